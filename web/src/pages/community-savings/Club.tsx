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
import { useDateWords } from '../../words/dates.ts';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Community.module.css';
import type { Details } from './Group.tsx';
import { useAgreed } from './Together.tsx';

type Held = Answer<'GET /api/groups/{id}/investments'>;
type Order = Pick<Held['results'][number], 'type' | 'name' | 'amount'>;
type Props = { group: Details; onChanged: () => void };

type ClubWords = typeof savings.club;

const said = ({ type, name, amount }: Order, words: ClubWords): string => {
  if (amount === null) return words.sellAll(name);
  return (type === 'buy' ? words.buyOf : words.sellOf)(nairaText(amount, true), name);
};

const Holdings = ({ holdings }: { holdings: Held['holdings'] }) => {
  const { club: words } = useWords('savings', savings);
  return (
    <ul className={classes.roster} aria-label={words.holds}>
      {holdings.map((each) => (
        <li key={each.asset}>
          <span className={classes.place} aria-hidden>
            {each.name.slice(0, 1)}
          </span>
          <span>
            <strong>{each.name}</strong>
            <small>
              {each.quantity} {each.symbol}, {words.cost} <Naira amount={each.cost} whole />
            </small>
          </span>
          <strong>
            <Naira amount={each.value} />
          </strong>
          <Badge component="span" variant="light" color={each.value < each.cost ? 'red' : undefined}>
            {each.value < each.cost ? words.down : words.up}{' '}
            <Naira amount={Math.abs(each.value - each.cost)} whole />
          </Badge>
        </li>
      ))}
    </ul>
  );
};

/** What is put to the members, how they stand to it, and one's own vote. */
const Proposal = ({ group, proposal, onChanged }: Props & { proposal: NonNullable<Held['proposal']> }) => {
  const { club: words, vote: votes, agree: yes, refuse } = useWords('savings', savings);
  const dates = useDateWords();
  const { isBusy, agree, sheet } = useAgreed(onChanged);
  const vote = (agreed: boolean) =>
    agree(
      () => call('POST /api/groups/{id}/investments/vote', { params: { id: group.id }, body: { agreed } }),
      votes.failed,
    );
  return (
    <section className={classes.proposal} aria-label={words.put}>
      <p className={classes.text}>
        <strong>{said(proposal, words)}</strong>, {words.proposedBy(proposal.by)}
      </p>
      <progress value={proposal.agreed} max={proposal.needed} aria-label={words.votes} />
      <p className={classes.text}>
        {votes.count(
          proposal.agreed,
          proposal.refused,
          proposal.needed,
          printDateTime(proposal.endsAt, dates),
        )}
        {proposal.yours !== null && ` ${proposal.yours ? votes.saidYes : votes.saidNo}`}
      </p>
      <div className={classes.doings}>
        <Button loading={isBusy} disabled={proposal.yours === true} onClick={() => vote(true)}>
          {yes}
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          disabled={proposal.yours === false}
          onClick={() => vote(false)}
        >
          {refuse}
        </Button>
      </div>
      {sheet}
    </section>
  );
};

const Propose = ({ group, held, onChanged }: Props & { held: Held }) => {
  const { club: words, choose } = useWords('savings', savings);
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
  const inCash = nairaText(held.cash);
  const cash = least ? words.hasFrom(inCash, nairaText(least, true)) : words.has(inCash);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const naira = Number(amount);
    if (!chosen) return setProblem(words.chooseWhat);
    if (!selling && !(naira > 0)) return setProblem(words.missingAmount);
    const body = { investmentId: chosen, type, ...(naira > 0 && { amount: naira }) };
    return agree(
      () => call('POST /api/groups/{id}/investments', { params: { id: group.id }, body }),
      words.notProposed,
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {held.holdings.length > 0 && (
        <SegmentedControl
          aria-label={words.side}
          data={[
            { value: 'buy', label: words.buy },
            { value: 'sell', label: words.sell },
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
        label={selling ? words.whatToSell : words.whatToBuy}
        size="md"
        data={[{ value: '', label: choose }, ...offered]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <NairaInput
        label={selling ? words.howMuchSold : words.howMuch}
        description={selling ? undefined : cash}
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
          {words.submit}
        </Button>
      </div>
      {sheet}
    </form>
  );
};

const Results = ({ results }: { results: Held['results'] }) => {
  const { club: words } = useWords('savings', savings);
  const dates = useDateWords();
  return (
    <details className={classes.rules}>
      <summary>{words.decided(results.length)}</summary>
      <ul className={classes.words}>
        {results.map((each) => (
          <li key={`${each.endedAt} ${each.investmentId}`}>
            <span>
              {said(each, words)}, {words.by(each.by)}
            </span>
            <span className={classes.dim}>
              {each.passed ? words.agreed : words.notAgreed}, {printDate(each.endedAt, dates)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What an investment club has, what its members are asked, and what they may ask. */
export const Club = ({ group, onChanged }: Props) => {
  const { club: words } = useWords('savings', savings);
  const { data, error, mutate } = useRead('GET /api/groups/{id}/investments', { params: { id: group.id } });
  const isRunning = group.status === 'active' && !group.dissolved;
  return (
    <Card title={words.title} icon={<IconChartLine />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} height={48} />}
      {data && (
        <>
          <Facts
            facts={[
              [words.cash, <Naira key="cash" amount={data.cash} />],
              [words.worth, <Naira key="worth" amount={data.worth} />],
              [words.part, <Naira key="part" amount={data.part} />],
            ]}
          />
          {data.holdings.length > 0 ? (
            <Holdings holdings={data.holdings} />
          ) : (
            <p className={classes.dim}>{words.nothing}</p>
          )}
          {isRunning && data.proposal && (
            <Proposal group={group} proposal={data.proposal} onChanged={onChanged} />
          )}
          {isRunning && !data.proposal && <Propose group={group} held={data} onChanged={onChanged} />}
          {data.results.length > 0 && <Results results={data.results} />}
          <p className={classes.dim}>{words.note}</p>
        </>
      )}
    </Card>
  );
};
