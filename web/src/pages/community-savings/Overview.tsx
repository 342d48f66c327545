import { IconCoins, IconRosetteDiscountCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printShort, printWhole } from '../../ui/money.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import { Groups } from './Groups.tsx';

const Figures = () => {
  const { stats: words } = useWords('savings', savings);
  const { data, error, mutate } = useRead('GET /api/groups/stats', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={4} height={106} />;
  return (
    <Cards>
      <Stat label={words.groups} value={printWhole(data.groups)} icon={<IconUsersGroup />} />
      <Stat label={words.saved} value={`₦${printShort(data.totalSaved)}`} icon={<IconCoins />} />
      <Stat label={words.members} value={printWhole(data.members)} icon={<IconUsers />} />
      <Stat
        label={words.success}
        value={`${data.successRate}%`}
        note={words.successNote}
        icon={<IconRosetteDiscountCheck />}
      />
    </Cards>
  );
};

/** How the groups of the bank do, and all that can be seen. */
export const Overview = () => (
  <>
    <Figures />
    <Groups />
  </>
);
