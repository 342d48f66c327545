/** What `npm start` says at the end: the address that customers open, and where the bank listens in truth, where that is another port of this machine. */
export function openedAt(publicUrl: string, port: number): string {
  const { hostname, port: named, protocol } = new URL(publicUrl);
  const usual = protocol === 'https:' ? '443' : '80';
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  const isOther = isHere && (named || usual) !== String(port);
  const note = `it listens on http://localhost:${port}, and PUBLIC_URL names another port`;
  return `Karo is open: ${publicUrl}${isOther ? ` (${note})` : ''}`;
}
