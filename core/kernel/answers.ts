/** An answer over HTTP was longer than whoever asked would read. */
export class LongAnswer extends Error {
  override readonly name = 'LongAnswer';
}

/** Reads the body of an answer, of at most so many bytes. Throws `LongAnswer` as soon as there are more, and whatever a broken connection throws. */
export async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += (part as Uint8Array).length;
    if (length > most) throw new LongAnswer(`an answer of more than ${most} bytes`);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}
