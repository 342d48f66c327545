import type { Answer } from '@karo/core/contract';
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStatus, sentenceOf, useRead } from '../../api.ts';
import buttons from '../../ui/Button.module.css';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { printNaira } from '../../ui/money.ts';
import { Loading } from '../../ui/States.tsx';
import { useDateWords } from '../../words/dates.ts';
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import classes from './Security.module.css';

type Proof = Answer<'GET /api/receipts/{reference}/check'>;

const useReceiptWords = () => useWords('help', help).receipt;

const Verdict = ({ proof }: { proof: Proof }) => {
  const words = useReceiptWords();
  const dateWords = useDateWords();
  return (
    <div className={classes.verdict} data-good={proof.status === 'success' || undefined} role="status">
      {proof.status === 'success' ? (
        <IconCircleCheckFilled size={28} aria-hidden />
      ) : (
        <IconCircleX size={28} aria-hidden />
      )}
      <p>
        <strong>{words.says({ ...proof, amount: printNaira(proof.amount) })}</strong>
        <br />
        {printMoment(proof.date, dateWords)}. {words[proof.status]} {words.reference} {proof.reference}.
      </p>
    </div>
  );
};

/** A drawn receipt is easily made; the bank says which ones are its own. The reference comes in the address's fragment, from the QR. */
export const ReceiptCheck = () => {
  const words = useReceiptWords();
  const named = useLocation().hash.slice(1);
  const [typed, setTyped] = useState<string>();
  const reference = typed ?? (/^K[RI]/.test(named) ? named : undefined);
  const { data, error, isLoading } = useRead(
    'GET /api/receipts/{reference}/check',
    reference ? { params: { reference } } : undefined,
  );
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('reference') ?? '').trim();
    if (/^[A-Za-z0-9-]{4,60}$/.test(given)) setTyped(given.toUpperCase());
  };
  return (
    <Card title={words.title}>
      <div className={classes.receipt}>
        <p style={{ margin: 0 }}>{words.about}</p>
        <form onSubmit={look}>
          <label className={classes.field}>
            {words.reference}
            <input name="reference" defaultValue={reference} placeholder="KR261121…" autoComplete="off" />
          </label>
          <button type="submit" className={buttons.button}>
            {words.check}
          </button>
        </form>
        {isLoading && <Loading shape="block" height={84} />}
        {data && <Verdict proof={data} />}
        {error && (
          <div className={classes.verdict} role="status">
            <IconCircleX size={28} aria-hidden />
            <p>{isStatus(error, 404) ? words.unknown : sentenceOf(error)}</p>
          </div>
        )}
      </div>
    </Card>
  );
};
