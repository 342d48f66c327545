export type Picture = { mime: 'image/jpeg'; base64: string; url: string };

/** Enough for a face, and little to send over a slow line. */
const LONGEST = 1280;
const QUALITY = 0.9;

const isBlob = (blob: Blob | null): blob is Blob => blob !== null;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Reads a picture and makes it as small as is needed. Throws where the browser cannot read it. */
export async function readPicture(file: Blob): Promise<Picture> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!isBlob(blob)) throw new Error('the picture could not be written');
  return { mime: 'image/jpeg', base64: await base64Of(blob), url: URL.createObjectURL(blob) };
}
