/** One line of a settlement report: a session id, which way its money went, and how much in kobo. */
export type ReportLine = { sessionId: string; direction: 'in' | 'out'; amount: bigint };

const HEAD = 'session_id,direction,amount_kobo';
const shape = /^(R?\d{30}),(in|out),(\d{1,15})$/;

/** A report as the file that the provider sends. */
export const printReport = (lines: readonly ReportLine[]): string =>
  [HEAD, ...lines.map((line) => `${line.sessionId},${line.direction},${line.amount}`), ''].join('\n');

/** Reads a report; undefined where any line is not one, since a report that is half read proves nothing. */
export function parseReport(file: string): ReportLine[] | undefined {
  const [head, ...rest] = file.trim().split(/\r?\n/);
  if (head !== HEAD) return undefined;
  const lines: ReportLine[] = [];
  for (const text of rest) {
    const match = shape.exec(text.trim());
    if (!match) return undefined;
    const [, sessionId = '', direction, amount = ''] = match;
    lines.push({ sessionId, direction: direction as ReportLine['direction'], amount: BigInt(amount) });
  }
  return lines;
}
