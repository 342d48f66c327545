import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { printNaira, printWhole } from './money.ts';

type Props = {
  /** As the payloads carry it: `'1500.00'`, or a number of naira. */
  amount: string | number | undefined;
  /** No kobo, as the spec wants it in places. */
  whole?: boolean;
  /** Hidden from who looks over the shoulder. */
  masked?: boolean;
};

export const MASK = '₦••••••';

/** Naira in words for a place that takes text only. What is not known is a dash, never a zero. */
export function nairaText(amount: string | number | undefined, whole = false): string {
  if (amount === undefined) return '—';
  if (whole) return `${Number(amount) < 0 ? '-' : ''}₦${printWhole(Math.abs(Number(amount)))}`;
  return printNaira(typeof amount === 'number' ? amount.toFixed(2) : amount);
}

const Masked = () => {
  const { hidden } = useWords('shell', shell);
  return (
    <>
      <span aria-hidden>{MASK}</span>
      <span className="unseen">{hidden}</span>
    </>
  );
};

/** An amount of money. */
export const Naira = ({ amount, whole, masked }: Props) => (
  <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {masked && amount !== undefined ? <Masked /> : nairaText(amount, whole)}
  </span>
);
