import {
  IconAward,
  IconBook2,
  IconFlame,
  IconMedal,
  IconSchool,
  IconStars,
  IconTrophy,
} from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../api.ts';
import { isKnown, useSession } from '../../session.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Achievements } from './Achievements.tsx';
import { Courses } from './Courses.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Reader } from './Reader.tsx';

const whole = new Intl.NumberFormat('en-NG');

/** Where the customer stands; nothing where nobody learns yet. */
const Standing = () => {
  const { user } = useSession();
  const { data, error } = useRead('GET /api/education/progress', user ? {} : undefined);
  // Whoever signed in here before is most likely still in: the place is kept for them from the first moment.
  if (error || user === null || (user === undefined && !isKnown())) return null;
  return (
    <Cards>
      <Stat label="Total points" value={data && whole.format(data.totalPoints)} icon={<IconStars />} />
      <Stat
        label={data ? `Level ${data.level}` : 'Level'}
        value={data?.title}
        note={data ? `${whole.format(data.toNextLevel)} points to the next` : 'Points to the next'}
        icon={<IconAward />}
      />
      <Stat
        label="Streak"
        value={data && `${data.streak} ${data.streak === 1 ? 'day' : 'days'}`}
        icon={<IconFlame />}
      />
      <Stat label="Completed modules" value={data?.completedModules} icon={<IconBook2 />} />
    </Cards>
  );
};

const tabs = [
  { value: 'courses', label: 'Courses', icon: <IconBook2 size={20} aria-hidden />, panel: <Courses /> },
  {
    value: 'achievements',
    label: 'Achievements',
    icon: <IconMedal size={20} aria-hidden />,
    panel: <Achievements />,
  },
  {
    value: 'leaderboard',
    label: 'Leaderboard',
    icon: <IconTrophy size={20} aria-hidden />,
    panel: <Leaderboard />,
  },
];

/** Learning about money in short lessons, with points that are worth something. */
const FinancialEducationPage = () => {
  const [search] = useSearchParams();
  const module = search.get('module');
  return (
    <Page
      title="Financial Education"
      icon={<IconSchool />}
      lead="Short lessons in plain words: saving, credit, fraud, esusu, investing. Learn, answer, and your points pay."
    >
      <Standing />
      {module ? <Reader key={module} id={module} /> : <PageTabs label="Financial education" tabs={tabs} />}
    </Page>
  );
};

export default FinancialEducationPage;
