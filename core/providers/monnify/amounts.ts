import { type Kobo, kobo } from '../../kernel/index.ts';

/** Kobo as providers write them that count in naira: two decimals. */
export const nairaText = (amount: Kobo): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** A provider's naira as kobo; undefined where it is no amount. */
export function koboOf(text: string | undefined): Kobo | undefined {
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(text ?? '');
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  if (/[1-9]/.test(part.slice(2))) return undefined;
  return kobo(BigInt(whole) * 100n + BigInt(part.slice(0, 2).padEnd(2, '0')));
}
