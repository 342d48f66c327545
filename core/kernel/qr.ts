import qrcode from 'qrcode';

type Drawn = { side: number; path: string };

/** A text as the dark squares of a QR code: a path on a grid of `side` units, with no margin of its own. */
export function qrSquares(text: string): Drawn {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const { size: side } = modules;
  const rows = Array.from({ length: side }, (_, row) => {
    const cells = Array.from({ length: side }, (_, column) => column);
    return cells
      .filter((column) => modules.get(row, column))
      .map((column) => `M${column} ${row}h1v1h-1z`)
      .join('');
  });
  return { side, path: rows.join('') };
}

/** A text as a QR code, drawn as SVG. */
export const qrSvg = (text: string): Promise<string> =>
  qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
