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
import { useSession } from '../../session.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printWhole } from '../../ui/money.ts';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { UntilKnown } from '../../ui/UntilKnown.tsx';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import { Achievements } from './Achievements.tsx';
import { Courses } from './Courses.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Reader } from './Reader.tsx';

/** Where the customer stands; nothing where nobody learns yet. */
const Standing = () => {
  const { user } = useSession();
  const { data, error } = useRead('GET /api/education/progress', user ? {} : undefined);
  const { standing: words, levels, days } = useWords('education', education);
  if (error || user === null) return null;
  const standing = (
    <Cards>
      <Stat label={words.points} value={data && printWhole(data.totalPoints)} icon={<IconStars />} />
      <Stat
        label={data ? words.levelIs(data.level) : words.level}
        value={data && levels[data.title]}
        note={data ? words.nextIn(printWhole(data.toNextLevel)) : words.next}
        icon={<IconAward />}
      />
      <Stat label={words.streak} value={data && days(data.streak)} icon={<IconFlame />} />
      <Stat label={words.completed} value={data?.completedModules} icon={<IconBook2 />} />
    </Cards>
  );
  // Whoever signed in here before is most likely still in: the place is kept for them from the first moment.
  return user ? standing : <UntilKnown user={user} customer={standing} />;
};

/** Learning about money in short lessons, with points that are worth something. */
const FinancialEducationPage = () => {
  const [search] = useSearchParams();
  const module = search.get('module');
  const words = useWords('education', education);
  const tabs = [
    {
      value: 'courses',
      label: words.tabs.courses,
      icon: <IconBook2 size={20} aria-hidden />,
      panel: <Courses />,
    },
    {
      value: 'achievements',
      label: words.tabs.achievements,
      icon: <IconMedal size={20} aria-hidden />,
      panel: <Achievements />,
    },
    {
      value: 'leaderboard',
      label: words.tabs.leaderboard,
      icon: <IconTrophy size={20} aria-hidden />,
      panel: <Leaderboard />,
    },
  ];
  return (
    <Page title={words.title} icon={<IconSchool />} lead={words.lead} translated>
      <Standing />
      {module ? <Reader key={module} id={module} /> : <PageTabs label={words.parts} tabs={tabs} />}
    </Page>
  );
};

export default FinancialEducationPage;
