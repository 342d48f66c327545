import type { Answer } from '@karo/core/contract';
import { Badge, Button, Progress } from '@mantine/core';
import { IconCalendar, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Cards } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import { useTab } from '../../ui/PageTabs.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import classes from './Community.module.css';

export type GroupCard = Answer<'GET /api/groups'>[number];

export const typeWords: Record<GroupCard['type'], string> = {
  esusu: 'Esusu',
  savings_circle: 'Savings Circle',
  investment_club: 'Investment Club',
};

const statuses: Record<GroupCard['status'], { label: string; color: string; action: string }> = {
  recruiting: { label: 'Recruiting', color: 'gold', action: 'Join Group' },
  active: { label: 'Active', color: 'karo', action: 'Contribute Now' },
  completed: { label: 'Completed', color: 'gray', action: 'Completed' },
};

/** What the card's button does: a group that is running is paid into by its members only. */
const actionOf = (group: GroupCard): { label: string; disabled: boolean } => {
  const { action } = statuses[group.status];
  if (group.status === 'completed' || (group.status === 'active' && !group.member))
    return { label: action, disabled: true };
  if (group.status === 'recruiting' && group.member) return { label: 'View Group', disabled: false };
  return { label: action, disabled: false };
};

const Line = ({ group }: { group: GroupCard }) => {
  const [, setSearch] = useSearchParams();
  const action = actionOf(group);
  const share = group.targetAmount > 0 ? (group.currentAmount / group.targetAmount) * 100 : 0;
  const open = () => setSearch({ group: group.id });
  return (
    <article className={classes.group} aria-label={group.name}>
      <header>
        <h2>{group.name}</h2>
        <Badge component="span" variant="light" color={statuses[group.status].color}>
          {statuses[group.status].label}
        </Badge>
      </header>
      <p className={classes.kind}>
        {typeWords[group.type]} · {group.frequency}
        {group.member && ' · you are in it'}
      </p>
      {group.description && <p>{group.description}</p>}
      <p className={classes.each}>
        <strong>
          <Naira amount={group.contribution} whole />
        </strong>{' '}
        {group.frequency === 'weekly' ? 'a week' : 'a month'}
      </p>
      {group.status === 'completed' ? (
        <p className={classes.sum}>
          {group.type === 'esusu'
            ? `All ${group.turns} turns were paid out.`
            : 'What was saved has been shared out.'}
        </p>
      ) : (
        <div>
          <Progress
            value={Math.min(100, share)}
            size="lg"
            radius="xl"
            aria-label={`Saved by ${group.name}`}
          />
          <p className={classes.sum}>
            <Naira amount={group.currentAmount} whole /> of <Naira amount={group.targetAmount} whole />
          </p>
        </div>
      )}
      <ul className={classes.facts}>
        <li>
          <IconUsers size={18} aria-hidden /> {group.members} of {group.maxMembers} members
        </li>
        {group.nextPayoutDate && (
          <li>
            <IconCalendar size={18} aria-hidden /> Next payout {printDate(group.nextPayoutDate)}
          </li>
        )}
        {group.position !== null && (
          <li>
            <IconUsersGroup size={18} aria-hidden /> Your place: {group.position} of {group.turns}
          </li>
        )}
      </ul>
      <div className={classes.doings}>
        <Button
          size="md"
          disabled={action.disabled}
          aria-label={`${action.label}: ${group.name}`}
          onClick={open}
        >
          {action.label}
        </Button>
        {action.disabled && group.member && (
          <Button size="md" variant="default" aria-label={`View Group: ${group.name}`} onClick={open}>
            View Group
          </Button>
        )}
        {action.disabled && group.status === 'active' && (
          <span className={classes.dim}>This round is closed to new members.</span>
        )}
      </div>
    </article>
  );
};

/** The groups of some kinds, or all; one's own come first. */
export const Groups = ({ types }: { types?: readonly GroupCard['type'][] }) => {
  const { user } = useSession();
  const { data, error, mutate } = useRead('GET /api/groups', user === undefined ? undefined : {});
  const [, go] = useTab('overview');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={6} height={300} />;
  const shown = data.filter((group) => !types || types.includes(group.type));
  const sorted = [...shown].sort((a, b) => Number(b.member) - Number(a.member));
  if (sorted.length === 0)
    return (
      <Empty
        icon={<IconUsersGroup />}
        title="No group of this kind yet"
        text="Found one, and invite those you trust by their numbers."
        action={
          <Button size="md" onClick={() => go('create')}>
            Create a group
          </Button>
        }
      />
    );
  return (
    <Cards least={320}>
      {sorted.map((group) => (
        <Line key={group.id} group={group} />
      ))}
    </Cards>
  );
};
