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
import { Book } from './Book.tsx';
import { Club } from './Club.tsx';
import classes from './Community.module.css';
import { Draw } from './Draw.tsx';
import { typeWords } from './Groups.tsx';
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
      'Not joined',
    );
    if (!joined) return;
    showToast({ title: `You are in ${group.name}`, text: 'You hear of the draw and of each due date.' });
    onChanged();
  };
  return (
    <Card title="Join Group" icon={<IconUsers />}>
      <form className={classes.form} onSubmit={submit}>
        {!group.open && !invitation && (
          <TextInput
            label="Invitation code"
            size="md"
            maxLength={10}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <TextInput
          label="Your word in the draw (optional)"
          description="Any word or number: it goes into the draw, so that nobody can bend it."
          size="md"
          maxLength={60}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" size="md" loading={isBusy}>
            {user ? 'Join Group' : 'Sign in to join'}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** What the member owes now, and having it paid by itself. */
const Pay = ({ group, onChanged }: PartProps) => {
  const [quote, setQuote] = useState<{ id: string; done: string }>();
  const [isBusy, run] = useDoing();
  const params = { id: group.id };
  const contribute = async () => {
    const act = () => call('POST /api/groups/{id}/contribute', { params, body: {} });
    const offer = await run(act, 'Contribution not made');
    if (offer) setQuote({ id: offer.quoteId, done: 'Contribution made' });
  };
  const order = async (on: boolean) => {
    const act = () => call('POST /api/groups/{id}/standing-order', { params, body: { on } });
    const answer = await run(act, 'Standing order not changed');
    if (!answer) return;
    if (answer.quoteId) return setQuote({ id: answer.quoteId, done: 'Standing order set' });
    showToast({ title: answer.message });
    onChanged();
  };
  return (
    <Card title="Your contribution" icon={<IconCoins />}>
      {group.payable ? (
        <>
          <p className={classes.text}>
            <strong className={classes.large}>
              <Naira amount={group.payable.amount} />
            </strong>{' '}
            for turn {group.payable.turn}, due {printDate(group.payable.dueDate)}
          </p>
          <div>
            <Button size="md" loading={isBusy} onClick={contribute}>
              Contribute Now
            </Button>
          </div>
        </>
      ) : (
        <p className={classes.text}>Nothing to pay now. You hear of the next due date in good time.</p>
      )}
      <Switch
        size="md"
        label="Pay each contribution by itself on its day"
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
  const [phone, setPhone] = useState('');
  const [isBusy, run] = useDoing();
  const params = { id: group.id };
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { phone: phone.trim() };
    const answer = await run(() => call('POST /api/groups/{id}/invite', { params, body }), 'Not invited');
    if (!answer) return;
    setPhone('');
    showToast({ title: answer.message });
  };
  const start = async () => {
    if (!(await run(() => call('POST /api/groups/{id}/start', { params }), 'Not started'))) return;
    showToast({ title: 'The round has begun', text: 'The order is drawn; each member can check it.' });
    onChanged();
  };
  return (
    <Card title="Invite members" icon={<IconShare />}>
      <form className={classes.line} onSubmit={invite}>
        <TextInput
          label="Phone number"
          type="tel"
          placeholder="0803 123 4567"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={phone.trim() === ''}>
          Invite
        </Button>
      </form>
      {group.inviteLink && (
        <p className={classes.invite}>
          Or pass on the code <code>{group.inviteCode}</code>
          <CopyButton value={group.inviteLink} what="the invitation link" label="Copy link" />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`Join “${group.name}” on Karo: ${group.inviteLink}`)}`}
          >
            Share on WhatsApp
          </a>
        </p>
      )}
      {group.founder && (
        <div className={classes.doings}>
          <Button loading={isBusy} disabled={group.members < group.minMembers} onClick={start}>
            Draw the order and start
          </Button>
          {group.members < group.minMembers && (
            <span className={classes.dim}>
              {group.minMembers - group.members} more needed; a full group starts by itself.
            </span>
          )}
        </div>
      )}
    </Card>
  );
};

const Roster = ({ group }: { group: Details }) => (
  <Card title="Members" icon={<IconUsers />}>
    {group.roster.length === 0 && (
      <p className={classes.dim}>
        {group.members} of {group.maxMembers} places are taken. Who they are is seen by who is in it.
      </p>
    )}
    <ul className={classes.roster}>
      {group.roster.map((member) => (
        <li key={`${member.place} ${member.name}`} data-you={member.you || undefined}>
          <span className={classes.place}>{member.place ?? '·'}</span>
          <span>
            <strong>
              {member.name}
              {member.you && ' (you)'}
            </strong>
            <small>
              {member.founder && 'Founder · '}paid <Naira amount={member.contributed} whole />
              {member.received > 0 && (
                <>
                  {' '}
                  · got <Naira amount={member.received} whole />
                </>
              )}
            </small>
          </span>
          {member.arrears > 0 && (
            <Badge component="span" color="red" variant="light">
              behind
            </Badge>
          )}
          {member.status !== 'member' && (
            <Badge component="span" color="gray" variant="light">
              {member.status}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

/** In an esusu each turn is somebody’s, whose name the members know; in the others all save till the end. */
const takerOf = (group: Details, turn: Details['order'][number]): string => {
  if (turn.yours) return 'Your turn';
  return turn.recipient ?? (group.type === 'esusu' ? 'A member’s turn' : 'All save');
};

/** The turns in their order: who gets the pot, and when. */
const Order = ({ group }: { group: Details }) => {
  if (group.order.length === 0) return null;
  return (
    <Card title="Order of turns" icon={<IconDice5 />}>
      <ol className={classes.roster}>
        {group.order.map((turn) => (
          <li key={turn.number} data-you={turn.yours || undefined}>
            <span className={classes.place}>{turn.number}</span>
            <span>
              <strong>{takerOf(group, turn)}</strong>
              <small>
                {printDate(turn.dueDate)} · <Naira amount={turn.collected} whole /> of{' '}
                <Naira amount={turn.expected} whole /> in
              </small>
            </span>
            {turn.paidOutAt && (
              <Badge component="span" variant="light">
                paid out
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};

const Leave = ({ group, onChanged }: PartProps) => {
  const [isAsking, setAsking] = useState(false);
  const [quoteId, setQuote] = useState<string>();
  const [, run] = useDoing();
  const leave = async () => {
    const answer = await run(
      () => call('POST /api/groups/{id}/leave', { params: { id: group.id } }),
      'Not left',
    );
    if (!answer) return;
    if (answer.quoteId) return setQuote(answer.quoteId);
    showToast({ title: answer.message });
    onChanged();
  };
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Leave the group
      </Button>
      {isAsking && (
        <Confirm
          title="Leave the group"
          text={
            group.status === 'recruiting'
              ? `You are no longer in ${group.name}. Nothing is owed.`
              : `You leave ${group.name} by its rule. What that comes to is shown before you agree with your PIN.`
          }
          doIt="Leave"
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

const leavers = ({ type, rules }: Details): string => {
  if (rules.leaver === 'replace') return 'finds a replacement';
  return type === 'esusu' ? 'settles with each member' : 'takes their part at its worth';
};

const Inside = ({ group, onChanged }: PartProps) => {
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
        <Card title="How it runs" icon={<IconBook />}>
          <Facts
            facts={[
              ['Kind', typeWords[group.type]],
              ['Contribution', <Naira key="each" amount={group.contribution} whole />],
              ['Rhythm', group.frequency === 'weekly' ? 'Every week' : 'Every month'],
              ['Members', `${group.members} of ${group.maxMembers}`],
              ['Days of grace', group.rules.graceDays],
              ['Who leaves', leavers(group)],
              [
                'On a death',
                group.rules.death === 'settle' ? 'paid to next of kin' : 'next of kin takes over',
              ],
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
          All groups
        </Button>
      </div>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={420} />}
      {data && (
        <>
          <section className={classes.banner} aria-label={data.name}>
            <div>
              <h2>{data.name}</h2>
              <p>{data.description || typeWords[data.type]}</p>
            </div>
            <p className={classes.pot}>
              <strong>
                <Naira amount={data.currentAmount} whole />
              </strong>
              of <Naira amount={data.targetAmount} whole />
              {data.turn > 0 && `, turn ${data.turn} of ${data.turns}`}
            </p>
          </section>
          <Inside group={data} onChanged={changed} />
        </>
      )}
    </>
  );
};
