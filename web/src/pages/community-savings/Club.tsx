import type { Answer } from '@karo/core/contract';
import { Badge, Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate, printDateTime } from '../../ui/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Naira, nairaText } from '../../ui/Naira.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Community.module.css';
import type { Details } from './Group.tsx';
import { useAgreed } from './Together.tsx';

type Held = Answer<'GET /api/groups/{id}/investments'>;
type Order = Pick<Held['results'][number], 'type' | 'name' | 'amount'>;
type Props = { group: Details; onChanged: () => void };

const said = ({ type, name, amount }: Order): string => {
  const what = type === 'buy' ? 'Buy' : 'Sell';
  return `${what} ${amount === null ? `all of ${name}` : `${nairaText(amount, true)} of ${name}`}`;
};

const Holdings = ({ holdings }: { holdings: Held['holdings'] }) => (
  <ul className={classes.roster} aria-label="What the club holds">
    {holdings.map((each) => (
      <li key={each.asset}>
        <span className={classes.place} aria-hidden>
          {each.name.slice(0, 1)}
        </span>
        <span>
          <strong>{each.name}</strong>
          <small>
            {each.quantity} {each.symbol}, cost <Naira amount={each.cost} whole />
          </small>
        </span>
        <strong>
          <Naira amount={each.value} />
        </strong>
        <Badge component="span" variant="light" color={each.value < each.cost ? 'red' : undefined}>
          {each.value < each.cost ? 'down' : 'up'} <Naira amount={Math.abs(each.value - each.cost)} whole />
        </Badge>
      </li>
    ))}
  </ul>
);

/** What is put to the members, how they stand to it, and one's own vote. */
const Proposal = ({ group, proposal, onChanged }: Props & { proposal: NonNullable<Held['proposal']> }) => {
  const { isBusy, agree, sheet } = useAgreed(onChanged);
  const vote = (agreed: boolean) =>
    agree(
      () => call('POST /api/groups/{id}/investments/vote', { params: { id: group.id }, body: { agreed } }),
      'Vote not counted',
    );
  return (
    <section className={classes.proposal} aria-label="Put to the members">
      <p className={classes.text}>
        <strong>{said(proposal)}</strong>, proposed by {proposal.by}
      </p>
      <progress value={proposal.agreed} max={proposal.needed} aria-label="Votes for it" />
      <p className={classes.text}>
        {proposal.agreed} for, {proposal.refused} against; {proposal.needed} are needed by{' '}
        {printDateTime(proposal.endsAt)}.
        {proposal.yours !== null && ` You said ${proposal.yours ? 'yes' : 'no'}.`}
      </p>
      <div className={classes.doings}>
        <Button loading={isBusy} disabled={proposal.yours === true} onClick={() => vote(true)}>
          Agree
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          disabled={proposal.yours === false}
          onClick={() => vote(false)}
        >
          Refuse
        </Button>
      </div>
      {sheet}
    </section>
  );
};

const Propose = ({ group, held, onChanged }: Props & { held: Held }) => {
  const { isBusy, agree, sheet } = useAgreed(onChanged);
  const { data: assets } = useRead('GET /api/investments', { query: { category: 'all' } });
  const [type, setType] = useState<'buy' | 'sell'>('buy');
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState<number | string>('');
  const [problem, setProblem] = useState<string>();
  const selling = type === 'sell';
  const offered = selling
    ? held.holdings.map(({ asset, name }) => ({ value: asset, label: name }))
    : (assets ?? []).map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }));
  const least = selling ? undefined : assets?.find(({ id }) => id === chosen)?.minimumInvestment;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const naira = Number(amount);
    if (!chosen) return setProblem('Choose what it is about');
    if (!selling && !(naira > 0)) return setProblem('Please enter investment amount');
    const body = { investmentId: chosen, type, ...(naira > 0 && { amount: naira }) };
    return agree(
      () => call('POST /api/groups/{id}/investments', { params: { id: group.id }, body }),
      'Not proposed',
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {held.holdings.length > 0 && (
        <SegmentedControl
          aria-label="Buy or sell"
          data={[
            { value: 'buy', label: 'Buy' },
            { value: 'sell', label: 'Sell' },
          ]}
          value={type}
          onChange={(value) => {
            setType(value === 'sell' ? 'sell' : 'buy');
            setChosen('');
            setProblem(undefined);
          }}
        />
      )}
      <NativeSelect
        label={selling ? 'What to sell' : 'What to buy'}
        size="md"
        data={[{ value: '', label: 'Choose' }, ...offered]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <NairaInput
        label={selling ? 'For how much (all of it where empty)' : 'For how much'}
        description={
          selling
            ? undefined
            : `The club has ${nairaText(held.cash)} in cash${least ? `; from ${nairaText(least, true)}` : ''}`
        }
        decimalScale={2}
        value={amount}
        error={problem}
        onChange={(value) => {
          setAmount(value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" size="md" loading={isBusy}>
          Put it to the members
        </Button>
      </div>
      {sheet}
    </form>
  );
};

const Results = ({ results }: { results: Held['results'] }) => (
  <details className={classes.rules}>
    <summary>What was decided ({results.length})</summary>
    <ul className={classes.words}>
      {results.map((each) => (
        <li key={`${each.endedAt} ${each.investmentId}`}>
          <span>
            {said(each)}, by {each.by}
          </span>
          <span className={classes.dim}>
            {each.passed ? 'agreed' : 'not agreed'}, {printDate(each.endedAt)}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/** What an investment club has, what its members are asked, and what they may ask. */
export const Club = ({ group, onChanged }: Props) => {
  const { data, error, mutate } = useRead('GET /api/groups/{id}/investments', { params: { id: group.id } });
  const isRunning = group.status === 'active' && !group.dissolved;
  return (
    <Card title="The club’s investments" icon={<IconChartLine />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} height={48} />}
      {data && (
        <>
          <Facts
            facts={[
              ['In cash', <Naira key="cash" amount={data.cash} />],
              ['Worth in all today', <Naira key="worth" amount={data.worth} />],
              ['Your part of it', <Naira key="part" amount={data.part} />],
            ]}
          />
          {data.holdings.length > 0 ? (
            <Holdings holdings={data.holdings} />
          ) : (
            <p className={classes.dim}>Nothing is in the market yet.</p>
          )}
          {isRunning && data.proposal && (
            <Proposal group={group} proposal={data.proposal} onChanged={onChanged} />
          )}
          {isRunning && !data.proposal && <Propose group={group} held={data} onChanged={onChanged} />}
          {data.results.length > 0 && <Results results={data.results} />}
          <p className={classes.dim}>
            Two thirds carry an order out, at the price of the vote that decides. Prices rise and fall: a club
            may get back less than it puts in.
          </p>
        </>
      )}
    </Card>
  );
};
