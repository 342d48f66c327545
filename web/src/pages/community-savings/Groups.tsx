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
import { useDateWords } from '../../words/dates.ts';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Community.module.css';

export type GroupCard = Answer<'GET /api/groups'>[number];

const colors: Record<GroupCard['status'], string> = { recruiting: 'gold', active: 'karo', completed: 'gray' };

/** What the card's button does: a group that is running is paid into by its members only. */
const actionOf = (group: GroupCard): { does: 'action' | 'view'; disabled: boolean } => {
  if (group.status === 'completed' || (group.status === 'active' && !group.member))
    return { does: 'action', disabled: true };
  return { does: group.status === 'recruiting' && group.member ? 'view' : 'action', disabled: false };
};

const Line = ({ group }: { group: GroupCard }) => {
  const words = useWords('savings', savings);
  const dates = useDateWords();
  const [, setSearch] = useSearchParams();
  const action = actionOf(group);
  const label = action.does === 'view' ? words.view : words.actions[group.status];
  const share = group.targetAmount > 0 ? (group.currentAmount / group.targetAmount) * 100 : 0;
  const open = () => setSearch({ group: group.id });
  return (
    <article className={classes.group} aria-label={group.name}>
      <header>
        <h2>{group.name}</h2>
        <Badge component="span" variant="light" color={colors[group.status]}>
          {words.statuses[group.status]}
        </Badge>
      </header>
      <p className={classes.kind}>
        {words.types[group.type]} · {words.frequencies[group.frequency]}
        {group.member && ` · ${words.inIt}`}
      </p>
      {group.description && <p>{group.description}</p>}
      <p className={classes.each}>
        <strong>
          <Naira amount={group.contribution} whole />
        </strong>{' '}
        {words.per[group.frequency]}
      </p>
      {group.status === 'completed' ? (
        <p className={classes.sum}>
          {group.type === 'esusu' ? words.allPaidOut(group.turns) : words.sharedOut}
        </p>
      ) : (
        <div>
          {share > 0 && (
            <Progress
              value={Math.min(100, share)}
              size="lg"
              radius="xl"
              aria-label={words.savedBy(group.name)}
            />
          )}
          <p className={classes.sum}>
            <Naira amount={group.currentAmount} whole /> {words.of}{' '}
            <Naira amount={group.targetAmount} whole />
          </p>
        </div>
      )}
      <ul className={classes.facts}>
        <li>
          <IconUsers size={18} aria-hidden /> {words.membersOf(group.members, group.maxMembers)}
        </li>
        {group.nextPayoutDate && (
          <li>
            <IconCalendar size={18} aria-hidden /> {words.nextPayout(printDate(group.nextPayoutDate, dates))}
          </li>
        )}
        {group.position !== null && (
          <li>
            <IconUsersGroup size={18} aria-hidden /> {words.yourPlace(group.position, group.turns)}
          </li>
        )}
      </ul>
      <div className={classes.doings}>
        <Button size="md" disabled={action.disabled} aria-label={`${label}: ${group.name}`} onClick={open}>
          {label}
        </Button>
        {action.disabled && group.member && (
          <Button size="md" variant="default" aria-label={`${words.view}: ${group.name}`} onClick={open}>
            {words.view}
          </Button>
        )}
        {action.disabled && group.status === 'active' && <span className={classes.dim}>{words.closed}</span>}
      </div>
    </article>
  );
};

/** The groups of some kinds, or all; one's own come first. */
export const Groups = ({ types }: { types?: readonly GroupCard['type'][] }) => {
  const { user } = useSession();
  const { data, error, mutate } = useRead('GET /api/groups', user === undefined ? undefined : {});
  const words = useWords('savings', savings);
  const [, go] = useTab('overview');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={6} height={300} />;
  const shown = data.filter((group) => !types || types.includes(group.type));
  const sorted = [...shown].sort((a, b) => Number(b.member) - Number(a.member));
  if (sorted.length === 0)
    return (
      <Empty
        icon={<IconUsersGroup />}
        title={words.none}
        text={words.noneText}
        action={
          <Button size="md" onClick={() => go('create')}>
            {words.found}
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
