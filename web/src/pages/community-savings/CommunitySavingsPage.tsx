import {
  IconCirclePlus,
  IconLayoutDashboard,
  IconRotateClockwise2,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { part } from '../../ui/part.ts';
import { Loading } from '../../ui/States.tsx';
import { savings } from '../../words/en/savings.ts';
import { useWords } from '../../words/words.ts';
import { Groups } from './Groups.tsx';
import { Overview } from './Overview.tsx';

const CreateForm = part(() => import('./CreateForm.tsx').then((module) => ({ default: module.CreateForm })));
const Invited = part(() => import('./Invited.tsx').then((module) => ({ default: module.Invited })));
const Group = part(() => import('./Group.tsx').then((module) => ({ default: module.Group })));

const tabs = [
  { value: 'overview', icon: <IconLayoutDashboard size={20} aria-hidden />, panel: <Overview /> },
  {
    value: 'esusu',
    icon: <IconRotateClockwise2 size={20} aria-hidden />,
    panel: <Groups types={['esusu']} />,
  },
  {
    value: 'circles',
    icon: <IconTargetArrow size={20} aria-hidden />,
    panel: <Groups types={['savings_circle', 'investment_club']} />,
  },
  { value: 'create', icon: <IconCirclePlus size={20} aria-hidden />, panel: <CreateForm /> },
] as const;

/** Saving with others: groups to join, to pay into, to found, and the book that each member sees. */
const CommunitySavingsPage = () => {
  const words = useWords('savings', savings);
  const [search] = useSearchParams();
  const group = search.get('group');
  const invite = search.get('invite');
  return (
    <Page title={words.title} icon={<IconUsersGroup />} lead={words.lead} translated>
      {!group && invite && (
        <Suspense fallback={<Loading shape="block" height={420} />}>
          <Invited key={invite} code={invite} />
        </Suspense>
      )}
      {group && (
        <Suspense fallback={<Loading shape="block" height={420} />}>
          <Group key={group} id={group} />
        </Suspense>
      )}
      {!group && !invite && (
        <PageTabs
          label={words.tabsLabel}
          tabs={tabs.map((tab) => ({
            value: tab.value,
            label: words.tabs[tab.value],
            icon: tab.icon,
            panel: tab.panel,
          }))}
        />
      )}
    </Page>
  );
};

export default CommunitySavingsPage;
