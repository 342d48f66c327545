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
import classes from './Investments.module.css';

type Plan = Answer<'GET /api/investments/plans'>[number];
type Model = Answer<'GET /api/investments/plans/models'>[number];

const statusWords: Record<Plan['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  matured: 'Matured',
  closed: 'Closed',
};

type PlanProps = { plan: Plan; masked: boolean; onChanged: () => void };

const PlanCard = ({ plan, masked, onChanged }: PlanProps) => {
  const [quoteId, setQuote] = useState<string>();
  const [isEnding, setEnding] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: plan.id };
  const pause = async () => {
    const paused = plan.status === 'active';
    const act = () => call('POST /api/investments/plans/{id}/pause', { params, body: { paused } });
    if (!(await run(act, 'Plan not changed'))) return;
    showToast({ title: paused ? 'Plan paused' : 'Plan goes on' });
    onChanged();
  };
  const close = async () => {
    const order = await run(
      () => call('POST /api/investments/plans/{id}/close', { params }),
      'Plan not closed',
    );
    if (order) setQuote(order.quoteId);
  };
  const isOpen = plan.status === 'active' || plan.status === 'paused';
  return (
    <Card
      title={plan.name}
      aside={
        <Badge component="span" variant="light">
          {statusWords[plan.status]}
        </Badge>
      }
    >
      <p className={classes.text}>{plan.description}</p>
      <div>
        <p className={classes.toGoal}>
          <strong>
            <Naira amount={plan.currentAmount} whole masked={masked} />
          </strong>{' '}
          of <Naira amount={plan.targetAmount} whole masked={masked} />
        </p>
        <Progress
          value={Math.min(100, plan.progress)}
          size="lg"
          radius="xl"
          aria-label={`Progress of ${plan.name}`}
        />
      </div>
      <Facts
        facts={[
          ['Each month', <Naira key="monthly" amount={plan.monthlyContribution} whole masked={masked} />],
          ['Expected return', `${plan.expectedRange} a year`],
          ['Next contribution', plan.nextContribution ? printDate(plan.nextContribution) : '—'],
          ['Ends', printDate(plan.endsAt)],
        ]}
      />
      {isOpen && (
        <div className={classes.doings}>
          <Button variant="default" loading={isBusy} onClick={pause}>
            {plan.status === 'active' ? 'Pause' : 'Go on'}
          </Button>
          <Button variant="light" color="red" loading={isBusy} onClick={() => setEnding(true)}>
            Sell and close
          </Button>
        </div>
      )}
      {isEnding && (
        <Confirm
          title="Sell and close"
          text={`All that “${plan.name}” holds is sold at today’s prices, and the plan ends.`}
          doIt="Go on to the PIN"
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
            showToast({ title: 'Plan closed', text: 'The money is in your account.' });
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
    const order = await run(() => call('POST /api/investments/plans', { body }), 'Plan not begun');
    if (order) setQuote(order.quoteId);
  };
  if (quoteId)
    return (
      <ApproveQuote
        quoteId={quoteId}
        onClose={() => setQuote(undefined)}
        onApproved={() => {
          showToast({ title: 'Investment Successful', text: 'Your plan has begun.' });
          onStarted();
        }}
      />
    );
  return (
    <Sheet title={`Start a ${model.name.toLowerCase()} plan`} onClose={onClose}>
      <form className={classes.order} onSubmit={submit}>
        <TextInput
          label="What is it for?"
          placeholder="School fees 2030"
          size="md"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NairaInput
          label="Each month"
          description={`From ${nairaText(model.minimumContribution, true)}`}
          value={monthly}
          onChange={setMonthly}
        />
        <NativeSelect
          label="For how long?"
          size="md"
          data={model.years.map((one) => ({
            value: String(one),
            label: `${one} ${one === 1 ? 'year' : 'years'}`,
          }))}
          value={String(years)}
          onChange={(event) => setYears(Number(event.currentTarget.value))}
        />
        <p className={classes.text}>
          The first contribution is taken now. Expected return {model.expectedRange} a year; it is not
          promised.
        </p>
        <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!(Number(monthly) > 0)}>
          Go on to the PIN
        </Button>
      </form>
    </Sheet>
  );
};

/** The three kinds of plan. */
const Models = ({ onStart }: { onStart: (model: Model) => void }) => {
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
              ['Expected return', `${model.expectedRange} a year`],
              ['From', <Naira key="from" amount={model.minimumContribution} whole />],
            ]}
          />
          <p className={classes.mix}>
            {model.assets.map((asset) => `${asset.percent}% ${asset.symbol}`).join(' · ')}
          </p>
          <Button aria-label={`Start a plan: ${model.name}`} onClick={() => onStart(model)}>
            Start a plan
          </Button>
        </Card>
      ))}
    </Cards>
  );
};

const List = ({ masked }: { masked: boolean }) => {
  const { data, error, mutate } = useRead('GET /api/investments/plans', {});
  const [starting, setStarting] = useState<Model>();
  return (
    <>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={2} height={300} />}
      {data?.length === 0 && (
        <Empty
          icon={<IconPlant2 />}
          title="No plan yet"
          text="Choose a kind below; a little each month does the work."
        />
      )}
      {data && data.length > 0 && (
        <Cards least={340}>
          {data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} masked={masked} onChanged={() => mutate()} />
          ))}
        </Cards>
      )}
      <h2 className={classes.part}>Kinds of plan</h2>
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
export const Plans = ({ masked }: { masked: boolean }) => (
  <NeedsCustomer
    about="Put in a little each month, careful or bold, and let it grow for one to ten years. Pause or close when you need to."
    points={['Conservative 5-7%', 'Moderate 8-12%', 'Aggressive 12-18%']}
  >
    {() => <List masked={masked} />}
  </NeedsCustomer>
);
