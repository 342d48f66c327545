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
import { Groups } from './Groups.tsx';
import { Overview } from './Overview.tsx';

const CreateForm = part(() => import('./CreateForm.tsx').then((module) => ({ default: module.CreateForm })));
const Invited = part(() => import('./Invited.tsx').then((module) => ({ default: module.Invited })));
const Group = part(() => import('./Group.tsx').then((module) => ({ default: module.Group })));

const tabs = [
  {
    value: 'overview',
    label: 'Overview',
    icon: <IconLayoutDashboard size={20} aria-hidden />,
    panel: <Overview />,
  },
  {
    value: 'esusu',
    label: 'Esusu',
    icon: <IconRotateClockwise2 size={20} aria-hidden />,
    panel: <Groups types={['esusu']} />,
  },
  {
    value: 'circles',
    label: 'Circles',
    icon: <IconTargetArrow size={20} aria-hidden />,
    panel: <Groups types={['savings_circle', 'investment_club']} />,
  },
  { value: 'create', label: 'Create', icon: <IconCirclePlus size={20} aria-hidden />, panel: <CreateForm /> },
];

/** Saving with others: groups to join, to pay into, to found, and the book that each member sees. */
const CommunitySavingsPage = () => {
  const [search] = useSearchParams();
  const group = search.get('group');
  const invite = search.get('invite');
  return (
    <Page
      title="Community Savings"
      icon={<IconUsersGroup />}
      lead="Esusu, circles and clubs with nobody holding the bag: the pot is in escrow, the order is drawn in the open, the book is everybody’s."
    >
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
      {!group && !invite && <PageTabs label="Community savings" tabs={tabs} />}
    </Page>
  );
};

export default CommunitySavingsPage;
