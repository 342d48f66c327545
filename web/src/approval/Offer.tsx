import type { Approval } from '@karo/core/contract';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { printSeconds } from '../ui/dates.ts';
import { isZero, printAccount, printNaira } from '../ui/money.ts';
import classes from './Offer.module.css';
import { movesMoney, useApprovalWords } from './words.ts';

type Line = { name: string; value: string; isTotal?: boolean };

const linesOf = (approval: Approval, words: ReturnType<typeof useApprovalWords>): Line[] => {
  const money: Line[] = [
    { name: words.amount, value: printNaira(approval.amount) },
    { name: words.fee, value: isZero(approval.fee) ? words.free : printNaira(approval.fee) },
    ...(isZero(approval.duty) ? [] : [{ name: words.duty, value: printNaira(approval.duty) }]),
    { name: words.total, value: printNaira(approval.total), isTotal: true },
  ];
  return [
    ...(approval.narration ? [{ name: words.purpose, value: approval.narration }] : []),
    ...(movesMoney(approval) ? money : []),
  ];
};

/** Who gets it, and what it costs: all that is being approved. */
export const Offer = ({ approval }: { approval: Approval }) => {
  const words = useApprovalWords();
  return (
    <div className={classes.offer}>
      {(approval.name || approval.account) && (
        <div className={classes.to}>
          <span className={classes.face} aria-hidden>
            {(approval.name ?? '#').slice(0, 1)}
          </span>
          <div>
            <strong>{approval.name ?? approval.account}</strong>
            <span>
              {[approval.bank, approval.account && printAccount(approval.account)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
      )}
      <dl className={classes.lines}>
        {linesOf(approval, words).map((line) => (
          <div key={line.name} data-total={line.isTotal}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

type CountdownProps = { approval: Approval; onEnd: () => void };

/** How long the offer still stands, by the bank's clock. */
export const Countdown = ({ approval, onEnd }: CountdownProps) => {
  const words = useApprovalWords();
  const [ahead] = useState(() => Date.parse(approval.now) - Date.now());
  const leftNow = () => (Date.parse(approval.expiresAt) - Date.now() - ahead) / 1000;
  const [left, setLeft] = useState(leftNow);
  useInterval(
    () => {
      const now = leftNow();
      if (now <= 0 && left > 0) onEnd();
      setLeft(now);
    },
    1000,
    { autoInvoke: true },
  );
  return (
    <span className={classes.countdown} role="timer" data-soon={left < 30 || undefined}>
      {left > 0 ? words.expiresIn(printSeconds(left)) : words.expired}
    </span>
  );
};
