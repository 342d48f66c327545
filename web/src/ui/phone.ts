/** A Nigerian mobile number as the bank keeps it (`+234803…`), by the same reading; undefined for what cannot be one. */
export function readPhone(text: string): string | undefined {
  const digits = /^(?:\+?2340?|0)?([789][01]\d{8})$/.exec(text.replace(/[\s().-]/g, ''))?.[1];
  return digits && `+234${digits}`;
}
