import type { Answer, Body } from '@karo/core/contract';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call, sentenceOf } from '../../api.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { standing } from '../../words/en/standing.ts';
import { useWords } from '../../words/words.ts';
import { Payee } from './Payee.tsx';
import classes from './StandingOrders.module.css';

type Wanted = Body<'POST /api/mandates'>;
export type Kind = Wanted['kind'];
type Rhythm = Wanted['rhythm'];
type End = 'never' | 'times' | 'until';

/** What is paid, as far as the form knows it; the bank says what is missing. */
export type Paid = Partial<Omit<Wanted, 'kind' | 'rhythm' | 'startOn'>>;

const kinds: readonly Kind[] = ['transfer', 'airtime', 'data', 'electricity', 'tv', 'goal', 'loan'];
const rhythms: readonly Rhythm[] = ['once', 'daily', 'weekly', 'fortnightly', 'monthly'];
const ends: readonly End[] = ['never', 'times', 'until'];
const TIMES_MOST = 1000;
const DAY_MS = 86_400_000;
const LAGOS_MS = 3_600_000;

const tomorrow = (): string => new Date(Date.now() + LAGOS_MS + DAY_MS).toISOString().slice(0, 10);

type When = { rhythm: Rhythm; startOn: string; end: End; times: string; untilOn: string };

const scheduleOf = ({ rhythm, startOn, end, times, untilOn }: When) => ({
  rhythm,
  startOn,
  ...(rhythm !== 'once' && end === 'times' && { times: Number(times) }),
  ...(rhythm !== 'once' && end === 'until' && { untilOn }),
});

const isComplete = ({ rhythm, startOn, end, times, untilOn }: When): boolean =>
  startOn !== '' &&
  (rhythm === 'once' ||
    end === 'never' ||
    (end === 'times' ? Number(times) >= 1 && Number(times) <= TIMES_MOST : untilOn !== ''));

const Rhythmic = ({ when, onChange }: { when: When; onChange: (changes: Partial<When>) => void }) => {
  const words = useWords('standing', standing);
  const day = (label: string, field: 'startOn' | 'untilOn', min: string) => (
    <TextInput
      type="date"
      size="md"
      label={label}
      min={min}
      value={when[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.two}>
      <NativeSelect
        label={words.rhythm}
        size="md"
        value={when.rhythm}
        data={rhythms.map((value) => ({ value, label: words.rhythms[value] }))}
        onChange={(event) => onChange({ rhythm: event.currentTarget.value as Rhythm })}
      />
      {day(words.first, 'startOn', tomorrow())}
      {when.rhythm !== 'once' && (
        <NativeSelect
          label={words.end}
          size="md"
          value={when.end}
          data={ends.map((value) => ({ value, label: words.ends[value] }))}
          onChange={(event) => onChange({ end: event.currentTarget.value as End })}
        />
      )}
      {when.rhythm !== 'once' && when.end === 'times' && (
        <TextInput
          label={words.times}
          size="md"
          inputMode="numeric"
          value={when.times}
          onChange={(event) => onChange({ times: event.currentTarget.value.replace(/\D/g, '').slice(0, 4) })}
        />
      )}
      {when.rhythm !== 'once' && when.end === 'until' && day(words.until, 'untilOn', when.startOn)}
    </div>
  );
};

/** What is offered: the answer's quote waits for the PIN. */
function useOrder(onOffer: (quoteId: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = async (body: Wanted) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const offered: Answer<'POST /api/mandates'> = await call('POST /api/mandates', { body });
      onOffer(offered.quoteId);
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, ask };
}

/** Sets up what is paid later, or again and again; nothing is paid by it. */
export const OrderSheet = ({
  onClose,
  onOffer,
}: {
  onClose: () => void;
  onOffer: (quoteId: string) => void;
}) => {
  const words = useWords('standing', standing);
  const [kind, setKind] = useState<Kind>('transfer');
  const [paid, setPaid] = useState<Paid>({});
  const [when, setWhen] = useState<When>({
    rhythm: 'monthly',
    startOn: tomorrow(),
    end: 'never',
    times: '12',
    untilOn: '',
  });
  const [retry, setRetry] = useState(true);
  const { problem, isBusy, ask } = useOrder(onOffer);
  const amount = paid.amount ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return ask({ ...paid, ...scheduleOf(when), kind, amount, retry });
  };
  return (
    <Sheet title={words.add} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={words.kind}
          size="md"
          value={kind}
          data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(event) => {
            setKind(event.currentTarget.value as Kind);
            setPaid({});
          }}
        />
        <Payee
          key={kind}
          kind={kind}
          paid={paid}
          onChange={(changes) => setPaid((now) => ({ ...now, ...changes }))}
        />
        <Rhythmic when={when} onChange={(changes) => setWhen((now) => ({ ...now, ...changes }))} />
        <Checkbox
          size="md"
          label={words.retry}
          description={words.retryHint}
          checked={retry}
          onChange={(event) => setRetry(event.currentTarget.checked)}
        />
        <p className={classes.problem} role="alert">
          {problem}
        </p>
        <Button
          type="submit"
          size="md"
          loading={isBusy}
          disabled={!(Number(amount) > 0) || !isComplete(when)}
        >
          {words.go}
        </Button>
      </form>
    </Sheet>
  );
};
