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
import { remittance } from '../../words/en/remittance.ts';
import { useWords } from '../../words/words.ts';
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

type StepProps = { order: Remittance; onAnswer: (remittance: Remittance) => void };

/** Pays by one of the sandbox's cards, as the payment provider's own field would give it. */
const PayForm = ({ order, onAnswer }: StepProps) => {
  const words = useWords('remittance', remittance).sheet;
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
      const { reference } = order;
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
      <Radio.Group label={words.card} value={cardToken} onChange={setChosen}>
        <div className={classes.cards}>
          {cards.map((card) => (
            <Radio
              key={card.token}
              value={card.token}
              label={words.cardEnding(card.brand, card.last4)}
              description={<span lang="en">{card.about}</span>}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label={words.holder}
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
        {words.pay(`${printFigure(order.amount)} ${order.currency}`)}
      </Button>
    </form>
  );
};

/** The code by which the card's bank knows its customer. */
const ChallengeForm = ({ order, onAnswer }: StepProps) => {
  const words = useWords('remittance', remittance).sheet;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { reference } = order;
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
      <p className={classes.text}>{order.message}</p>
      <TextInput
        ref={takeFocus}
        name="code"
        label={words.code}
        size="md"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={code.length < 4}>
        {words.confirm}
      </Button>
    </form>
  );
};

type Props = { order: Remittance; onClose: () => void };

/** Check it, pay it, and see where it is. */
export const PaySheet = ({ order: first, onClose }: Props) => {
  const said = useWords('remittance', remittance);
  const words = said.sheet;
  const { mutate } = useSWRConfig();
  const [order, setOrder] = useState(first);
  const answer = (next: Remittance) => {
    setOrder(next);
    mutate(segments('GET /api/remittance'));
    if (gone.has(next.status) && next.status !== 'review')
      showToast({
        title: words.sent,
        text: words.sentText,
      });
  };
  const canPay = order.status === 'awaiting_payment' || order.status === 'declined';
  return (
    <Sheet title={canPay ? words.check : words.yours} onClose={onClose}>
      <Facts
        total
        facts={[
          [words.to, order.recipientName ?? order.recipientPhone],
          [said.form.amount, `${printFigure(order.amount)} ${order.currency}`],
          [said.arrives.fee, `${printFigure(order.fee)} ${order.currency}`],
          [said.arrives.receive, <Naira key="receives" amount={order.receives} whole />],
        ]}
      />
      {canPay && (
        <>
          {order.status === 'declined' && (
            <p role="alert" className={classes.problem}>
              {order.message}
            </p>
          )}
          <p className={classes.dim}>{words.holds(printDateTime(order.payBefore))}</p>
          <PayForm order={order} onAnswer={answer} />
        </>
      )}
      {order.status === 'challenge' && <ChallengeForm order={order} onAnswer={answer} />}
      {!canPay && order.status !== 'challenge' && (
        <>
          <p ref={order === first ? undefined : stayHere} tabIndex={-1} className={classes.text}>
            {order.message}
          </p>
          <p className={classes.dim}>{words.reference(order.reference)}</p>
          <Button size="md" onClick={onClose}>
            {words.done}
          </Button>
        </>
      )}
    </Sheet>
  );
};
