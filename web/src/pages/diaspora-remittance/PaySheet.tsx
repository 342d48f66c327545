import type { Answer } from '@karo/core/contract';
import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, segments, sentenceOf, useRead } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { printFigure } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Remittance.module.css';

type Remittance = Answer<'POST /api/remittance/send'>;

/** Paid, and on its way or there. */
const gone: ReadonlySet<Remittance['status']> = new Set([
  'processing',
  'paid_in',
  'held',
  'success',
  'review',
]);

/** What was paid with is gone, and the focus with it. */
const stayHere = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

type StepProps = { remittance: Remittance; onAnswer: (remittance: Remittance) => void };

/** Pays by one of the sandbox's cards, as the payment provider's own field would give it. */
const PayForm = ({ remittance, onAnswer }: StepProps) => {
  const { data: cards, error, mutate } = useRead('GET /api/remittance/cards', {});
  const [chosen, setChosen] = useState<string>();
  const [cardholder, setCardholder] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!cards) return <Loading count={3} />;
  const cardToken = chosen ?? cards[0]?.token ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { reference } = remittance;
      const body = { cardToken, cardholder: cardholder.trim() };
      onAnswer(await call('POST /api/remittance/{reference}/pay', { params: { reference }, body }));
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Radio.Group label="Card" value={cardToken} onChange={setChosen}>
        <div className={classes.cards}>
          {cards.map((card) => (
            <Radio
              key={card.token}
              value={card.token}
              label={`${card.brand} ending ${card.last4}`}
              description={card.about}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label="Name on the card"
        size="md"
        autoComplete="cc-name"
        maxLength={80}
        value={cardholder}
        onChange={(event) => setCardholder(event.currentTarget.value)}
      />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={cardholder.trim() === ''}>
        Pay {printFigure(remittance.amount)} {remittance.currency}
      </Button>
    </form>
  );
};

/** The code by which the card's bank knows its customer. */
const ChallengeForm = ({ remittance, onAnswer }: StepProps) => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { reference } = remittance;
      onAnswer(
        await call('POST /api/remittance/{reference}/challenge', { params: { reference }, body: { code } }),
      );
    } catch (failure) {
      setProblem(sentenceOf(failure));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.text}>{remittance.message}</p>
      <TextInput
        ref={takeFocus}
        name="code"
        label="Code from your card’s bank"
        size="md"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={code.length < 4}>
        Confirm
      </Button>
    </form>
  );
};

type Props = { remittance: Remittance; onClose: () => void };

/** Check it, pay it, and see where it is. */
export const PaySheet = ({ remittance: first, onClose }: Props) => {
  const { mutate } = useSWRConfig();
  const [remittance, setRemittance] = useState(first);
  const answer = (next: Remittance) => {
    setRemittance(next);
    mutate(segments('GET /api/remittance'));
    if (gone.has(next.status) && next.status !== 'review')
      showToast({
        title: 'Remittance Sent Successfully',
        text: 'Your money has been sent to Nigeria via WhatsApp',
      });
  };
  const canPay = remittance.status === 'awaiting_payment' || remittance.status === 'declined';
  return (
    <Sheet title={canPay ? 'Check and pay' : 'Your remittance'} onClose={onClose}>
      <Facts
        total
        facts={[
          ['To', remittance.recipientName ?? remittance.recipientPhone],
          ['You send', `${printFigure(remittance.amount)} ${remittance.currency}`],
          ['Fee', `${printFigure(remittance.fee)} ${remittance.currency}`],
          ['They receive', <Naira key="receives" amount={remittance.receives} whole />],
        ]}
      />
      {canPay && (
        <>
          {remittance.status === 'declined' && (
            <p role="alert" className={classes.problem}>
              {remittance.message}
            </p>
          )}
          <p className={classes.dim}>
            This rate holds until {printDateTime(remittance.payBefore)} (Lagos time).
          </p>
          <PayForm remittance={remittance} onAnswer={answer} />
        </>
      )}
      {remittance.status === 'challenge' && <ChallengeForm remittance={remittance} onAnswer={answer} />}
      {!canPay && remittance.status !== 'challenge' && (
        <>
          <p ref={remittance === first ? undefined : stayHere} tabIndex={-1} className={classes.text}>
            {remittance.message}
          </p>
          <p className={classes.dim}>Reference {remittance.reference}</p>
          <Button size="md" onClick={onClose}>
            Done
          </Button>
        </>
      )}
    </Sheet>
  );
};
