const emailShape = /^[^\s@,;:<>()[\]\\"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/** One mail address, with its host in small letters; undefined for anything else. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  if (email.length > 254 || !emailShape.test(email)) return undefined;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${email.slice(at + 1).toLowerCase()}`;
}

/** As much of an address as tells its owner which one it is. */
export const maskAddress = (address: string): string =>
  address.includes('@')
    ? address.replace(/^(.).*(@.)[^.]*/, '$1•••$2•••')
    : `${address.slice(0, 4)}•••${address.slice(-4)}`;
