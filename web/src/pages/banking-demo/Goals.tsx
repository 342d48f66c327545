import type { Answer } from '@karo/core/contract';
import { Button, Checkbox, Progress, TextInput } from '@mantine/core';
import { IconLock, IconTargetArrow } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';
import { GoalSheet } from './GoalSheet.tsx';

type Goal = Answer<'GET /api/goals'>[number];

const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const blank = { name: '', target: '', first: '', until: '' };
const money = (text: string) => text.replace(/[^\d.]/g, '');

type NewProps = { onClose: () => void; onMade: (goal: Goal, quoteId: string | null) => void };

const NewGoal = ({ onClose, onMade }: NewProps) => {
  const words = useWords('demo', demo);
  const say = words.goals;
  const [form, setForm] = useState(blank);
  const [isLocked, setLocked] = useState(false);
  const [missing, setMissing] = useState<readonly ('name' | 'target' | 'until')[]>([]);
  const [isBusy, run] = useDoing();
  const set =
    (field: keyof typeof blank, clean = (text: string) => text) =>
    (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [field]: clean(event.currentTarget.value) });
      setMissing(missing.filter((name) => name !== field));
    };
  const errorOf = (field: 'name' | 'target' | 'until') =>
    missing.includes(field) ? say.required[field] : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const needed = isLocked ? (['name', 'target', 'until'] as const) : (['name', 'target'] as const);
    const empty = needed.filter((field) => form[field].trim() === '');
    setMissing(empty);
    if (empty.length > 0) return;
    const body = {
      name: form.name.trim(),
      targetAmount: form.target,
      ...(form.first && { firstAmount: form.first }),
      ...(isLocked && { kind: 'locked' as const, lockedUntil: form.until }),
    };
    const made = await run(() => call('POST /api/goals', { body }), say.refused);
    if (made) onMade(made.goal, made.quoteId);
  };
  return (
    <Sheet title={say.create} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorSummary
          title={words.transfer.problem}
          errors={missing.map((field) => ({ field: `goal-${field}`, text: say.required[field] }))}
        />
        <TextInput
          id="goal-name"
          label={say.name}
          size="md"
          maxLength={60}
          value={form.name}
          error={errorOf('name')}
          onChange={set('name')}
        />
        <TextInput
          id="goal-target"
          label={say.target}
          size="md"
          inputMode="decimal"
          leftSection="₦"
          value={form.target}
          error={errorOf('target')}
          onChange={set('target', money)}
        />
        <TextInput
          label={say.first}
          size="md"
          inputMode="decimal"
          leftSection="₦"
          value={form.first}
          onChange={set('first', money)}
        />
        <Checkbox
          label={say.lock}
          description={say.lockHint}
          size="md"
          checked={isLocked}
          onChange={(event) => setLocked(event.currentTarget.checked)}
        />
        {isLocked && (
          <TextInput
            id="goal-until"
            type="date"
            label={say.until}
            size="md"
            min={tomorrow()}
            value={form.until}
            error={errorOf('until')}
            onChange={set('until')}
          />
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {say.go}
        </Button>
      </form>
    </Sheet>
  );
};

const Line = ({ goal, onOpen }: { goal: Goal; onOpen: () => void }) => {
  const say = useWords('demo', demo).goals;
  const dates = useDateWords();
  const { plan } = goal;
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <span className={classes.way} data-in>
          {goal.kind === 'locked' ? (
            <IconLock size={22} role="img" aria-label={say.until} />
          ) : (
            <IconTargetArrow size={22} aria-hidden />
          )}
        </span>
        <span className={classes.what}>
          <span>{goal.name}</span>
          <Progress value={goal.progress} size="md" radius="xl" aria-label={goal.name} />
          <small>
            {say.of(nairaText(goal.currentAmount, true), nairaText(goal.targetAmount, true))} ·{' '}
            {say.earns(goal.interestRate)}
            {plan && ` · ${nairaText(plan.amount, true)} ${say.every[plan.frequency]}`}
            {goal.lockedUntil && ` · ${say.until} ${printDate(goal.lockedUntil, dates)}`}
          </small>
        </span>
        {goal.status === 'reached' && (
          <span className={classes.status} data-status="success">
            {say.reached}
          </span>
        )}
      </button>
    </li>
  );
};

/** What is put by, and for what: goals, some locked until their day, each with its interest. */
export const Goals = ({ onDone }: { onDone: () => void }) => {
  const say = useWords('demo', demo).goals;
  const { data, error, mutate } = useRead('GET /api/goals', {});
  const { mutate: mutateAll } = useSWRConfig();
  const [opened, setOpened] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const [quoteId, setQuoteId] = useState<string | null>(null);
  const changed = async () => {
    await mutateAll((key) => Array.isArray(key) && key[1] === 'api' && key[2] === 'goals');
    onDone();
  };
  const open = data?.filter(({ status }) => status !== 'closed') ?? [];
  const goal = open.find(({ id }) => id === opened);
  const create = (
    <Button variant={open.length > 0 ? 'default' : 'filled'} onClick={() => setMaking(true)}>
      {say.create}
    </Button>
  );
  return (
    <>
      <Card title={say.title} icon={<IconTargetArrow />} aside={open.length > 0 && create}>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={1} height={150} />}
        {data && open.length === 0 && <Empty title={say.none} text={say.noneText} action={create} />}
        <ul className={classes.moves}>
          {open.map((each) => (
            <Line key={each.id} goal={each} onOpen={() => setOpened(each.id)} />
          ))}
        </ul>
      </Card>
      {isMaking && (
        <NewGoal
          onClose={() => setMaking(false)}
          onMade={(made, quote) => {
            setMaking(false);
            setQuoteId(quote);
            showToast({ title: say.opened, text: made.name });
            changed();
          }}
        />
      )}
      {goal && (
        <GoalSheet
          goal={goal}
          onClose={() => setOpened(undefined)}
          onChanged={changed}
          onOffer={setQuoteId}
        />
      )}
      {quoteId && <ApproveQuote quoteId={quoteId} onClose={() => setQuoteId(null)} onApproved={changed} />}
    </>
  );
};
