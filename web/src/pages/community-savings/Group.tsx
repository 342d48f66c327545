import type { Answer } from '@karo/core/contract';
import { Badge, Button, Switch, TextInput } from '@mantine/core';
import { IconArrowLeft, IconBook, IconCoins, IconDice5, IconShare, IconUsers } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import { Book } from './Book.tsx';
import { Club } from './Club.tsx';
import classes from './Community.module.css';
import { Draw } from './Draw.tsx';
import { Swaps, Vote } from './Together.tsx';

export type Details = Answer<'GET /api/groups/{id}'>;

type PartProps = { group: Details; onChanged: () => void };

type JoinProps = {
  group: Pick<Details, 'id' | 'name' | 'open'>;
  /** The code of the invitation that led here. */
  code?: string;
  onChanged: () => void;
};

/** Joins under the rules shown, with one's own word in the draw. */
export const Join = ({ group, code: invitation = '', onChanged }: JoinProps) => {
  const { join: words, actions } = useWords('savings', savings);
  const { user } = useSession();
  const [code, setCode] = useState(invitation);
  const [word, setWord] = useState('');
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!user) return openSignIn();
    const body = { ...(code.trim() && { code: code.trim() }), ...(word.trim() && { word: word.trim() }) };
    const joined = await run(
      () => call('POST /api/groups/{id}/join', { params: { id: group.id }, body }),
      words.failed,
    );
    if (!joined) return;
    showToast({ title: words.done(group.name), text: words.doneText });
    onChanged();
  };
  return (
    <Card title={actions.recruiting} icon={<IconUsers />}>
      <form className={classes.form} onSubmit={submit}>
        {!group.open && !invitation && (
          <TextInput
            label={words.code}
            size="md"
            maxLength={10}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={words.word}
          description={words.wordHint}
          size="md"
          maxLength={60}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" size="md" loading={isBusy}>
            {user ? actions.recruiting : words.signIn}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** What the member owes now, and having it paid by itself. */
const Pay = ({ group, onChanged }: PartProps) => {
  const { pay: words, actions } = useWords('savings', savings);
  const dates = useDateWords();
  const [quote, setQuote] = useState<{ id: string; done: string }>();
  const [isBusy, run] = useDoing();
  const params = { id: group.id };
  const contribute = async () => {
    const act = () => call('POST /api/groups/{id}/contribute', { params, body: {} });
    const offer = await run(act, words.failed);
    if (offer) setQuote({ id: offer.quoteId, done: words.done });
  };
  const order = async (on: boolean) => {
    const act = () => call('POST /api/groups/{id}/standing-order', { params, body: { on } });
    const answer = await run(act, words.orderFailed);
    if (!answer) return;
    if (answer.quoteId) return setQuote({ id: answer.quoteId, done: words.orderDone });
    showToast({ title: answer.message });
    onChanged();
  };
  return (
    <Card title={words.title} icon={<IconCoins />}>
      {group.payable ? (
        <>
          <p className={classes.text}>
            <strong className={classes.large}>
              <Naira amount={group.payable.amount} />
            </strong>{' '}
            {words.due(group.payable.turn, printDate(group.payable.dueDate, dates))}
          </p>
          <div>
            <Button size="md" loading={isBusy} onClick={contribute}>
              {actions.active}
            </Button>
          </div>
        </>
      ) : (
        <p className={classes.text}>{words.nothing}</p>
      )}
      <Switch
        size="md"
        label={words.byItself}
        checked={group.standingOrder}
        disabled={isBusy}
        onChange={(event) => order(event.currentTarget.checked)}
      />
      {quote && (
        <ApproveQuote
          quoteId={quote.id}
          onClose={() => setQuote(undefined)}
          onApproved={() => {
            showToast({ title: quote.done });
            onChanged();
          }}
        />
      )}
    </Card>
  );
};

/** While members are sought: the link to pass on, and the start. */
const Recruit = ({ group, onChanged }: PartProps) => {
  const { recruit: words } = useWords('savings', savings);
  const [phone, setPhone] = useState('');
  const [isBusy, run] = useDoing();
  const params = { id: group.id };
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { phone: phone.trim() };
    const answer = await run(() => call('POST /api/groups/{id}/invite', { params, body }), words.failed);
    if (!answer) return;
    setPhone('');
    showToast({ title: answer.message });
  };
  const start = async () => {
    if (!(await run(() => call('POST /api/groups/{id}/start', { params }), words.notStarted))) return;
    showToast({ title: words.started, text: words.startedText });
    onChanged();
  };
  return (
    <Card title={words.title} icon={<IconShare />}>
      <form className={classes.line} onSubmit={invite}>
        <TextInput
          label={words.phone}
          type="tel"
          placeholder="0803 123 4567"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={phone.trim() === ''}>
          {words.invite}
        </Button>
      </form>
      {group.inviteLink && (
        <p className={classes.invite}>
          {words.passOn} <code>{group.inviteCode}</code>
          <CopyButton value={group.inviteLink} what={words.link} label={words.copy} />
          <a href={`https://wa.me/?text=${encodeURIComponent(words.message(group.name, group.inviteLink))}`}>
            {words.share}
          </a>
        </p>
      )}
      {group.founder && (
        <div className={classes.doings}>
          <Button loading={isBusy} disabled={group.members < group.minMembers} onClick={start}>
            {words.start}
          </Button>
          {group.members < group.minMembers && (
            <span className={classes.dim}>{words.more(group.minMembers - group.members)}</span>
          )}
        </div>
      )}
    </Card>
  );
};

const Roster = ({ group }: { group: Details }) => {
  const { roster: words } = useWords('savings', savings);
  return (
    <Card title={words.title} icon={<IconUsers />}>
      {group.roster.length === 0 && (
        <p className={classes.dim}>{words.taken(group.members, group.maxMembers)}</p>
      )}
      <ul className={classes.roster}>
        {group.roster.map((member) => (
          <li key={`${member.place} ${member.name}`} data-you={member.you || undefined}>
            <span className={classes.place}>{member.place ?? '·'}</span>
            <span>
              <strong>
                {member.name}
                {member.you && ` (${words.you})`}
              </strong>
              <small>
                {member.founder && `${words.founder} · `}
                {words.paid} <Naira amount={member.contributed} whole />
                {member.received > 0 && (
                  <>
                    {' '}
                    · {words.got} <Naira amount={member.received} whole />
                  </>
                )}
              </small>
            </span>
            {member.arrears > 0 && (
              <Badge component="span" color="red" variant="light">
                {words.behind}
              </Badge>
            )}
            {member.status !== 'member' && (
              <Badge component="span" color="gray" variant="light">
                {words.status[member.status] ?? member.status}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** In an esusu each turn is somebody’s, whose name the members know; in the others all save till the end. */
const takerOf = (group: Details, turn: Details['order'][number], words: typeof savings.order): string => {
  if (turn.yours) return words.yours;
  return turn.recipient ?? (group.type === 'esusu' ? words.member : words.all);
};

/** The turns in their order: who gets the pot, and when. */
const Order = ({ group }: { group: Details }) => {
  const { order: words, of } = useWords('savings', savings);
  const dates = useDateWords();
  if (group.order.length === 0) return null;
  return (
    <Card title={words.title} icon={<IconDice5 />}>
      <ol className={classes.roster}>
        {group.order.map((turn) => (
          <li key={turn.number} data-you={turn.yours || undefined}>
            <span className={classes.place}>{turn.number}</span>
            <span>
              <strong>{takerOf(group, turn, words)}</strong>
              <small>
                {printDate(turn.dueDate, dates)} · <Naira amount={turn.collected} whole /> {of}{' '}
                <Naira amount={turn.expected} whole /> {words.in}
              </small>
            </span>
            {turn.paidOutAt && (
              <Badge component="span" variant="light">
                {words.paidOut}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};

const Leave = ({ group, onChanged }: PartProps) => {
  const { leave: words } = useWords('savings', savings);
  const [isAsking, setAsking] = useState(false);
  const [quoteId, setQuote] = useState<string>();
  const [, run] = useDoing();
  const leave = async () => {
    const answer = await run(
      () => call('POST /api/groups/{id}/leave', { params: { id: group.id } }),
      words.failed,
    );
    if (!answer) return;
    if (answer.quoteId) return setQuote(answer.quoteId);
    showToast({ title: answer.message });
    onChanged();
  };
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {words.title}
      </Button>
      {isAsking && (
        <Confirm
          title={words.title}
          text={group.status === 'recruiting' ? words.early(group.name) : words.byRule(group.name)}
          doIt={words.go}
          bad
          onClose={() => setAsking(false)}
          onDo={leave}
        />
      )}
      {quoteId && (
        <ApproveQuote quoteId={quoteId} onClose={() => setQuote(undefined)} onApproved={onChanged} />
      )}
    </div>
  );
};

const leavers = ({ type, rules }: Details, words: typeof savings.leavers): string => {
  if (rules.leaver === 'replace') return words.replace;
  return type === 'esusu' ? words.settle : words.part;
};

const Inside = ({ group, onChanged }: PartProps) => {
  const words = useWords('savings', savings);
  const { facts } = words;
  const { user } = useSession();
  const isRecruiting = group.status === 'recruiting';
  const isRunning = group.member && group.status === 'active';
  return (
    <div className={classes.split}>
      <div className={classes.column}>
        {isRecruiting && !group.member && <Join group={group} onChanged={onChanged} />}
        {isRunning && <Pay group={group} onChanged={onChanged} />}
        {group.member && isRecruiting && <Recruit group={group} onChanged={onChanged} />}
        {group.member && group.type === 'investment_club' && <Club group={group} onChanged={onChanged} />}
        <Order group={group} />
        {group.member && <Book id={group.id} />}
        {group.member && group.status !== 'completed' && <Leave group={group} onChanged={onChanged} />}
      </div>
      <div className={classes.column}>
        <Card title={words.howItRuns} icon={<IconBook />}>
          <Facts
            facts={[
              [facts.kind, words.types[group.type]],
              [facts.contribution, <Naira key="each" amount={group.contribution} whole />],
              [facts.rhythm, words.every[group.frequency]],
              [facts.members, words.places(group.members, group.maxMembers)],
              [facts.grace, group.rules.graceDays],
              [facts.leaver, leavers(group, words.leavers)],
              [facts.death, words.deaths[group.rules.death]],
            ]}
          />
        </Card>
        <Roster group={group} />
        {user && group.member && <Draw id={group.id} />}
        {isRunning && group.type === 'esusu' && <Swaps group={group} onChanged={onChanged} />}
        {isRunning && <Vote group={group} onChanged={onChanged} />}
      </div>
    </div>
  );
};

/** One group: what it is, what one owes or may join, its order, its book and its draw. */
export const Group = ({ id }: { id: string }) => {
  const words = useWords('savings', savings);
  const { user } = useSession();
  const { mutate: mutateAll } = useSWRConfig();
  const [, setSearch] = useSearchParams();
  const { data, error, mutate } = useRead(
    'GET /api/groups/{id}',
    user === undefined ? undefined : { params: { id } },
  );
  const changed = () => mutateAll((key) => Array.isArray(key) && key.includes('groups'));
  return (
    <>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setSearch({})}
        >
          {words.allGroups}
        </Button>
      </div>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={420} />}
      {data && (
        <>
          <section className={classes.banner} aria-label={data.name}>
            <div>
              <h2>{data.name}</h2>
              <p>{data.description || words.types[data.type]}</p>
            </div>
            <p className={classes.pot}>
              <strong>
                <Naira amount={data.currentAmount} whole />
              </strong>
              {words.of} <Naira amount={data.targetAmount} whole />
              {data.turn > 0 && `, ${words.ofTurns(data.turn, data.turns)}`}
            </p>
          </section>
          <Inside group={data} onChanged={changed} />
        </>
      )}
    </>
  );
};
