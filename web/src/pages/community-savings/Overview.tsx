import { IconCoins, IconRosetteDiscountCheck, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { Groups } from './Groups.tsx';

const whole = new Intl.NumberFormat('en-NG');
const short = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });

const Figures = () => {
  const { data, error, mutate } = useRead('GET /api/groups/stats', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={4} height={106} />;
  return (
    <Cards>
      <Stat label="Groups" value={whole.format(data.groups)} icon={<IconUsersGroup />} />
      <Stat label="Saved together" value={`₦${short.format(data.totalSaved)}`} icon={<IconCoins />} />
      <Stat label="Members" value={whole.format(data.members)} icon={<IconUsers />} />
      <Stat
        label="Success rate"
        value={`${data.successRate}%`}
        note="Contributions that came"
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
