import qrcode from 'qrcode';

/** A text as a QR code, drawn as SVG. */
export const qrSvg = (text: string): Promise<string> =>
  qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
