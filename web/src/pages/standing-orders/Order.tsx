import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { call, urlOf } from '../../api.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { standing } from '../../words/en/standing.ts';
import { useWords } from '../../words/words.ts';
import classes from './StandingOrders.module.css';

const ReceiptViewer = part(() => import('../../chat/ReceiptViewer.tsx'));

type Mandate = Answer<'GET /api/mandates'>[number];
type Act = 'pause' | 'resume' | 'skip' | 'stop';
type Props = {
  order: Mandate;
  onChanged: () => unknown;
  /** More waits for the PIN. */
  onOffer: (quoteId: string) => void;
};

/** What each state lets its customer do. */
const actsIn: Record<Mandate['status'], readonly Exclude<Act, 'stop'>[]> = {
  active: ['pause', 'skip'],
  paused: ['resume'],
  stopped: [],
  ended: [],
};

const Runs = ({ runs }: { runs: Mandate['runs'] }) => {
  const words = useWords('standing', standing);
  const dates = useDateWords();
  const [shown, setShown] = useState<string>();
  if (runs.length === 0) return <p className={classes.none}>{words.noRuns}</p>;
  return (
    <>
      <h4>{words.runs}</h4>
      <ul className={classes.runs}>
        {runs.map(({ day, status, reference }) => {
          const date = printDate(day, dates);
          return (
            <li key={day}>
              <span>
                {date} · {words.run[status]}
              </span>
              {reference && (
                <Button variant="subtle" size="compact-md" onClick={() => setShown(reference)}>
                  {words.receipt(date)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown && (
        <Suspense>
          <ReceiptViewer
            reference={shown}
            url={urlOf('GET /api/receipts/{reference}', { params: { reference: shown }, query: {} })}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

/** Another amount: less is kept at once, more is offered. */
const ChangeSheet = ({ order, onClose, onChanged, onOffer }: Props & { onClose: () => void }) => {
  const words = useWords('standing', standing);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, run] = useDoing();
  const params = { reference: order.reference };
  const lower = async () => {
    const lowered = await run(
      () => call('PATCH /api/mandates/{reference}', { params, body: { amount } }),
      words.failed,
    );
    if (!lowered) return;
    showToast({ title: words.lowered });
    onClose();
    onChanged();
  };
  const raise = async () => {
    const offered = await run(
      () => call('POST /api/mandates/{reference}/raise', { params, body: { amount } }),
      words.problem,
    );
    if (!offered) return;
    onClose();
    onOffer(offered.quoteId);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(amount);
    if (wanted === Number(order.amount)) return setProblem(words.same);
    return wanted < Number(order.amount) ? lower() : raise();
  };
  return (
    <Sheet title={words.change} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.hint}>{words.changeHint}</p>
        <TextInput
          label={words.amount}
          size="md"
          inputMode="decimal"
          leftSection="₦"
          autoComplete="off"
          placeholder={order.amount}
          value={amount}
          error={problem}
          onChange={(event) => {
            setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''));
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="md" loading={isBusy} disabled={!(Number(amount) > 0)}>
          {words.go}
        </Button>
      </form>
    </Sheet>
  );
};

const Details = ({ order }: { order: Mandate }) => {
  const words = useWords('standing', standing);
  const dates = useDateWords();
  return (
    <Facts
      facts={[
        ...(order.nextOn && order.status === 'active'
          ? [[words.next, printDate(order.nextOn, dates)] as const]
          : []),
        [words.most, <Naira key="most" amount={order.ceiling} />],
        [words.tries, order.retry ? words.triesAgain : words.triesOnce],
        [words.reference, order.reference],
      ]}
    />
  );
};

/** One of them: what it pays and when, what has become of its runs, and what can be done with it. */
export const Order = ({ order, onChanged, onOffer }: Props) => {
  const words = useWords('standing', standing);
  const [isBusy, run] = useDoing();
  const [open, setOpen] = useState<'change' | 'stop'>();
  const close = () => setOpen(undefined);
  const act = async (wanted: Act) => {
    const params = { reference: order.reference };
    const done = await run(
      () => call('POST /api/mandates/{reference}', { params, body: { act: wanted } }),
      words.failed,
    );
    if (done) showToast({ title: done.message });
    // What was refused may have ended meanwhile.
    onChanged();
  };
  return (
    <li className={classes.order}>
      <div className={classes.top}>
        <h3>
          <Naira amount={order.amount} /> · {order.to}
        </h3>
        <Badge component="span" variant="light" color={order.status === 'active' ? 'karo' : 'gold'}>
          {words.status[order.status]}
        </Badge>
      </div>
      <p>{order.when}</p>
      {order.pausedFor && order.status === 'paused' && <p className={classes.waits}>{words.waits}</p>}
      <Details order={order} />
      <div className={classes.doings}>
        {actsIn[order.status].map((each) => (
          <Button key={each} variant="default" loading={isBusy} onClick={() => act(each)}>
            {words[each]}
          </Button>
        ))}
        {!order.isPlanPrice && (
          <Button variant="default" disabled={isBusy} onClick={() => setOpen('change')}>
            {words.change}
          </Button>
        )}
        <Button variant="light" color="red" disabled={isBusy} onClick={() => setOpen('stop')}>
          {words.stop}
        </Button>
      </div>
      <Runs runs={order.runs} />
      {open === 'change' && (
        <ChangeSheet order={order} onChanged={onChanged} onOffer={onOffer} onClose={close} />
      )}
      {open === 'stop' && (
        <Confirm
          title={words.stop}
          text={words.stopText(order.to)}
          doIt={words.stop}
          bad
          onClose={close}
          onDo={() => act('stop')}
        />
      )}
    </li>
  );
};
