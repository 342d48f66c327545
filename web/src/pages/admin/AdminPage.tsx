import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconGavel,
  IconHeadset,
  IconLayoutDashboard,
  IconLogout,
  IconReportMoney,
  IconServer2,
  IconShieldLock,
  IconUserCheck,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../../../paths.ts';
import { call, useRead } from '../../api.ts';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { part } from '../../ui/part.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { Gate, LEAD } from './Gate.tsx';
import { type Administrator, type Role, reaches } from './roles.ts';

const Compliance = part(() => import('./Compliance.tsx').then((module) => ({ default: module.Compliance })));
const Customers = part(() => import('./Customers.tsx').then((module) => ({ default: module.Customers })));
const Inbox = part(() => import('./Inbox.tsx').then((module) => ({ default: module.Inbox })));
const Machines = part(() => import('./Machines.tsx').then((module) => ({ default: module.Machines })));
const Money = part(() => import('./Money.tsx').then((module) => ({ default: module.Money })));
const Overview = part(() => import('./Overview.tsx').then((module) => ({ default: module.Overview })));
const People = part(() => import('./People.tsx').then((module) => ({ default: module.People })));
const Reviews = part(() => import('./Reviews.tsx').then((module) => ({ default: module.Reviews })));

type Part = { value: string; label: string; icon: React.ReactNode; panel: React.ReactNode; needs: Role };

const parts: readonly Part[] = [
  {
    value: 'overview',
    label: 'Overview',
    icon: <IconLayoutDashboard size={20} aria-hidden />,
    panel: <Overview />,
    needs: 'viewer',
  },
  {
    value: 'support',
    label: 'Support',
    icon: <IconHeadset size={20} aria-hidden />,
    panel: <Inbox />,
    needs: 'support',
  },
  {
    value: 'customers',
    label: 'Customers',
    icon: <IconUserSearch size={20} aria-hidden />,
    panel: <Customers />,
    needs: 'support',
  },
  {
    value: 'money',
    label: 'Money',
    icon: <IconReportMoney size={20} aria-hidden />,
    panel: <Money />,
    needs: 'support',
  },
  {
    value: 'reviews',
    label: 'Reviews',
    icon: <IconUserCheck size={20} aria-hidden />,
    panel: <Reviews />,
    needs: 'support',
  },
  {
    value: 'compliance',
    label: 'Compliance',
    icon: <IconGavel size={20} aria-hidden />,
    panel: <Compliance />,
    needs: 'support',
  },
  {
    value: 'machines',
    label: 'Machines',
    icon: <IconServer2 size={20} aria-hidden />,
    panel: <Machines />,
    needs: 'support',
  },
  {
    value: 'people',
    label: 'People',
    icon: <IconUsers size={20} aria-hidden />,
    panel: <People />,
    needs: 'approver',
  },
];

type DashboardProps = { administrator: Administrator; onOut: () => void };

const Dashboard = ({ administrator, onOut }: DashboardProps) => (
  <Page
    title="Admin Dashboard"
    icon={<IconShieldLock />}
    lead={`${administrator.name} · ${administrator.role}`}
    actions={
      <>
        <Button
          component={Link}
          to={paths.home}
          variant="white"
          color="karo.9"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back to Site
        </Button>
        <Button
          color="gold.4"
          autoContrast
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={onOut}
        >
          Logout
        </Button>
      </>
    }
  >
    <PageTabs
      label="Parts of the dashboard"
      tabs={parts.filter((part) => reaches(administrator.role, part.needs))}
    />
  </Page>
);

/** The bank as its people see it. */
const AdminPage = () => {
  const { data, error, mutate } = useRead('GET /api/admin/session', {});
  const { mutate: mutateAll } = useSWRConfig();
  // What was read as one administrator is not shown to the next.
  const forget = () =>
    mutateAll((key) => Array.isArray(key) && key.includes('admin') && !key.includes('session'), undefined);
  const leave = async () => {
    await call('DELETE /api/admin/session', {}).catch(() => {});
    await forget();
    await mutate();
  };
  if (error)
    return (
      <Page narrow title="Admin Access" icon={<IconShieldLock />}>
        <Failed error={error} onRetry={mutate} />
      </Page>
    );
  if (!data)
    return (
      <Page narrow title="Admin Access" icon={<IconShieldLock />} lead={LEAD}>
        <Loading shape="block" height={205} />
      </Page>
    );
  if (!data.administrator) return <Gate onIn={() => mutate()} />;
  return <Dashboard administrator={data.administrator} onOut={leave} />;
};

export default AdminPage;
