import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

type Goal = Answer<'GET /api/goals'>[number];
type Act = 'save' | 'take' | 'repeat';
type Props = {
  goal: Goal;
  onClose: () => void;
  onChanged: () => void;
  /** An order of it waits for the PIN. */
  onOffer: (quoteId: string) => void;
};

const acts: readonly Act[] = ['save', 'take', 'repeat'];

const ActForm = ({ goal, act, onOffer }: Omit<Props, 'onClose' | 'onChanged'> & { act: Act }) => {
  const say = useWords('demo', demo).goals;
  const [amount, setAmount] = useState('');
  const [frequency, setFrequency] = useState<'weekly' | 'monthly'>('monthly');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: goal.id };
  const isBroken = act === 'take' && goal.kind === 'locked';
  const ask = async (): Promise<{ quoteId: string | null }> => {
    if (act === 'save') return call('POST /api/goals/{id}/save', { params, body: { amount } });
    if (act === 'take')
      return call('POST /api/goals/{id}/withdraw', {
        params,
        body: { amount, ...(isBroken && { breakLock: true }) },
      });
    return call('POST /api/goals/{id}/plan', { params, body: { amount, frequency } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === '') return setMissing(true);
    const offer = await run(ask, say.refused);
    if (offer?.quoteId) onOffer(offer.quoteId);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={say.amount}
        size="md"
        inputMode="decimal"
        leftSection="₦"
        value={amount}
        error={isMissing && say.required.amount}
        onChange={(event) => {
          setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''));
          setMissing(false);
        }}
      />
      {act === 'repeat' && (
        <NativeSelect
          label={say.how}
          size="md"
          data={[
            { value: 'weekly', label: say.every.weekly },
            { value: 'monthly', label: say.every.monthly },
          ]}
          value={frequency}
          onChange={(event) => setFrequency(event.currentTarget.value === 'weekly' ? 'weekly' : 'monthly')}
        />
      )}
      {isBroken && <p className={classes.hint}>{say.broken}</p>}
      <Button type="submit" size="md" loading={isBusy}>
        {say.go}
      </Button>
    </form>
  );
};

const History = ({ id }: { id: string }) => {
  const say = useWords('demo', demo).goals;
  const dates = useDateWords();
  const { data, error } = useRead('GET /api/goals/{id}', { params: { id } });
  if (error) return null;
  if (!data) return <Loading count={2} height={36} />;
  if (data.history.length === 0) return null;
  return (
    <section aria-label={say.history}>
      <h3>{say.history}</h3>
      <Facts
        facts={data.history.map((line) => [
          `${printDate(line.at, dates)} · ${say.moves[line.kind]}`,
          `${line.kind === 'taken' ? '−' : '+'}${nairaText(Math.abs(line.amount))}`,
        ])}
      />
    </section>
  );
};

/** One goal: what is in it and what it earns; money in, money out, saving by itself, and its end. */
export const GoalSheet = ({ goal, onClose, onChanged, onOffer }: Props) => {
  const say = useWords('demo', demo).goals;
  const dates = useDateWords();
  const [act, setAct] = useState<Act>('save');
  const [isEnding, setEnding] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: goal.id };
  const breakLock = goal.kind === 'locked' && { breakLock: true };
  const offered = (quoteId: string) => {
    onClose();
    onOffer(quoteId);
  };
  const end = async () => {
    const ended = await run(
      () => call('POST /api/goals/{id}/close', { params, body: { ...breakLock } }),
      say.refused,
    );
    if (ended?.quoteId) return offered(ended.quoteId);
    if (!ended) return;
    showToast({ title: ended.message });
    onClose();
    onChanged();
  };
  const stop = async () => {
    if (!(await run(() => call('POST /api/goals/{id}/plan', { params, body: {} }), say.refused))) return;
    showToast({ title: say.stopped });
    onChanged();
  };
  const { plan } = goal;
  return (
    <>
      <Sheet title={goal.name} onClose={onClose}>
        <Facts
          facts={[
            [say.title, say.of(nairaText(goal.currentAmount), nairaText(goal.targetAmount, true))],
            [say.interest, `${say.earns(goal.interestRate)} · ${nairaText(goal.interestEarned)}`],
            ...(goal.lockedUntil ? [[say.until, printDate(goal.lockedUntil, dates)] as const] : []),
            ...(plan
              ? [[say.planned, `${nairaText(plan.amount, true)} ${say.every[plan.frequency]}`] as const]
              : []),
            ...(plan ? [[say.next, printDate(plan.nextAt, dates)] as const] : []),
          ]}
        />
        <div className={classes.doings}>
          {acts.map((each) => (
            <Button
              key={each}
              variant={act === each ? 'filled' : 'default'}
              aria-pressed={act === each}
              onClick={() => setAct(each)}
            >
              {say[each]}
            </Button>
          ))}
        </div>
        <ActForm key={act} goal={goal} act={act} onOffer={offered} />
        <History id={goal.id} />
        <div className={classes.doings}>
          {plan && (
            <Button variant="default" loading={isBusy} onClick={stop}>
              {say.stop}
            </Button>
          )}
          <Button variant="subtle" color="red" onClick={() => setEnding(true)}>
            {say.close}
          </Button>
        </div>
      </Sheet>
      {isEnding && (
        <Confirm
          title={say.close}
          text={breakLock ? say.broken : say.closeText}
          doIt={say.close}
          bad
          onClose={() => setEnding(false)}
          onDo={end}
        />
      )}
    </>
  );
};
