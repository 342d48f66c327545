import type { Answer } from '@karo/core/contract';
import { Badge, Button, NativeSelect, Progress, TextInput } from '@mantine/core';
import { IconPlant2, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Card, Cards } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Naira, nairaText } from '../../ui/Naira.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { dates } from '../../words/en/dates.ts';
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Investments.module.css';

type Plan = Answer<'GET /api/investments/plans'>[number];
type Model = Answer<'GET /api/investments/plans/models'>[number];

type PlanProps = { plan: Plan; masked: boolean; onChanged: () => void };

const PlanCard = ({ plan, masked, onChanged }: PlanProps) => {
  const words = useWords('investing', investing);
  const say = words.plans;
  const said = useWords('dates', dates);
  const [quoteId, setQuote] = useState<string>();
  const [isEnding, setEnding] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: plan.id };
  const pause = async () => {
    const paused = plan.status === 'active';
    const act = () => call('POST /api/investments/plans/{id}/pause', { params, body: { paused } });
    if (!(await run(act, say.notChanged))) return;
    showToast({ title: paused ? say.paused : say.goesOn });
    onChanged();
  };
  const close = async () => {
    const order = await run(() => call('POST /api/investments/plans/{id}/close', { params }), say.notClosed);
    if (order) setQuote(order.quoteId);
  };
  const isOpen = plan.status === 'active' || plan.status === 'paused';
  return (
    <Card
      title={plan.name}
      aside={
        <Badge component="span" variant="light">
          {say.status[plan.status]}
        </Badge>
      }
    >
      <p className={classes.text}>{plan.description}</p>
      <div>
        <p className={classes.toGoal}>
          <strong>
            <Naira amount={plan.currentAmount} whole masked={masked} />
          </strong>{' '}
          {say.of} <Naira amount={plan.targetAmount} whole masked={masked} />
        </p>
        <Progress
          value={Math.min(100, plan.progress)}
          size="lg"
          radius="xl"
          aria-label={say.progress(plan.name)}
        />
      </div>
      <Facts
        facts={[
          [say.monthly, <Naira key="monthly" amount={plan.monthlyContribution} whole masked={masked} />],
          [say.expected, say.aYear(plan.expectedRange)],
          [say.next, plan.nextContribution ? printDate(plan.nextContribution, said) : '—'],
          [say.ends, printDate(plan.endsAt, said)],
        ]}
      />
      {isOpen && (
        <div className={classes.doings}>
          <Button variant="default" loading={isBusy} onClick={pause}>
            {plan.status === 'active' ? say.pause : say.goOn}
          </Button>
          <Button variant="light" color="red" loading={isBusy} onClick={() => setEnding(true)}>
            {say.close}
          </Button>
        </div>
      )}
      {isEnding && (
        <Confirm
          title={say.close}
          text={say.closing(plan.name)}
          doIt={say.toPin}
          bad
          onClose={() => setEnding(false)}
          onDo={close}
        />
      )}
      {quoteId && (
        <ApproveQuote
          quoteId={quoteId}
          onClose={() => setQuote(undefined)}
          onApproved={() => {
            showToast({ title: say.closed, text: say.closedText });
            onChanged();
          }}
        />
      )}
    </Card>
  );
};

type StartProps = { model: Model; onClose: () => void; onStarted: () => void };

/** Begins a plan of one kind: its name, how much a month, for how long. */
const StartSheet = ({ model, onClose, onStarted }: StartProps) => {
  const words = useWords('investing', investing);
  const say = words.plans;
  const [name, setName] = useState('');
  const [monthly, setMonthly] = useState<number | string>(model.minimumContribution);
  const [years, setYears] = useState(model.years[1] ?? model.years[0] ?? 1);
  const [quoteId, setQuote] = useState<string>();
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      name: name.trim() || model.name,
      riskLevel: model.riskLevel,
      monthlyContribution: Number(monthly),
      years,
    };
    const order = await run(() => call('POST /api/investments/plans', { body }), say.notBegun);
    if (order) setQuote(order.quoteId);
  };
  if (quoteId)
    return (
      <ApproveQuote
        quoteId={quoteId}
        onClose={() => setQuote(undefined)}
        onApproved={() => {
          showToast({ title: words.trade.done, text: say.begun });
          onStarted();
        }}
      />
    );
  return (
    <Sheet title={say.startOf(model.name)} onClose={onClose}>
      <form className={classes.order} onSubmit={submit}>
        <TextInput
          label={say.what}
          placeholder={say.example}
          size="md"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NairaInput
          label={say.monthly}
          description={words.trade.from(nairaText(model.minimumContribution, true))}
          value={monthly}
          onChange={setMonthly}
        />
        <NativeSelect
          label={say.howLong}
          size="md"
          data={model.years.map((one) => ({
            value: String(one),
            label: say.years(one),
          }))}
          value={String(years)}
          onChange={(event) => setYears(Number(event.currentTarget.value))}
        />
        <p className={classes.text}>{say.first(model.expectedRange)}</p>
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!(Number(monthly) > 0)}>
          {say.toPin}
        </Button>
      </form>
    </Sheet>
  );
};

/** The three kinds of plan. */
const Models = ({ onStart }: { onStart: (model: Model) => void }) => {
  const say = useWords('investing', investing).plans;
  const { data, error, mutate } = useRead('GET /api/investments/plans/models', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={3} height={300} />;
  return (
    <Cards least={300}>
      {data.map((model) => (
        <Card key={model.riskLevel} level={3} title={model.name} icon={<IconSparkles />}>
          <p className={classes.text}>{model.description}</p>
          <Facts
            facts={[
              [say.expected, say.aYear(model.expectedRange)],
              [say.from, <Naira key="from" amount={model.minimumContribution} whole />],
            ]}
          />
          <p className={classes.mix}>
            {model.assets.map((asset) => `${asset.percent}% ${asset.symbol}`).join(' · ')}
          </p>
          <Button aria-label={say.startOf(model.name)} onClick={() => onStart(model)}>
            {say.start}
          </Button>
        </Card>
      ))}
    </Cards>
  );
};

const List = ({ masked }: { masked: boolean }) => {
  const say = useWords('investing', investing).plans;
  const { data, error, mutate } = useRead('GET /api/investments/plans', {});
  const [starting, setStarting] = useState<Model>();
  return (
    <>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={2} height={300} />}
      {data?.length === 0 && <Empty icon={<IconPlant2 />} title={say.none} text={say.noneText} />}
      {data && data.length > 0 && (
        <Cards least={340}>
          {data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} masked={masked} onChanged={() => mutate()} />
          ))}
        </Cards>
      )}
      <h2 className={classes.part}>{say.kinds}</h2>
      <Models onStart={setStarting} />
      {starting && (
        <StartSheet
          model={starting}
          onClose={() => setStarting(undefined)}
          onStarted={() => {
            setStarting(undefined);
            mutate();
          }}
        />
      )}
    </>
  );
};

/** Plans that take a little each month. */
export const Plans = ({ masked }: { masked: boolean }) => {
  const { about, points } = useWords('investing', investing).plans;
  return (
    <NeedsCustomer about={about} points={points}>
      {() => <List masked={masked} />}
    </NeedsCustomer>
  );
};
