import { IconCoins, IconRosetteDiscountCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printShort, printWhole } from '../../ui/money.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { Groups } from './Groups.tsx';

const Figures = () => {
  const { data, error, mutate } = useRead('GET /api/groups/stats', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={4} height={106} />;
  return (
    <Cards>
      <Stat label="Groups" value={printWhole(data.groups)} icon={<IconUsersGroup />} />
      <Stat label="Saved together" value={`₦${printShort(data.totalSaved)}`} icon={<IconCoins />} />
      <Stat label="Members" value={printWhole(data.members)} icon={<IconUsers />} />
      <Stat
        label="Success rate"
        value={`${data.successRate}%`}
        note="Contributions paid"
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
