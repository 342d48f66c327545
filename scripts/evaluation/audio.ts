/** Hears every voice note of a folder. */
export async function measureAudio(
  _folder: string,
  _json: boolean,
  _out: string | undefined,
  _print: (value: unknown) => void,
): Promise<void> {
  throw new Error('not yet');
}
