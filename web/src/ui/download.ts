/** Gives the browser a file to keep. */
export function download(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const cell = (value: string | number): string => {
  const text = String(value);
  // A spreadsheet would run what begins so.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as a spreadsheet reads them; the first is the head. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
