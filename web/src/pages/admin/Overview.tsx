import type { Answer } from '@karo/core/contract';
import { Badge, NativeSelect } from '@mantine/core';
import { IconCash, IconMail, IconMessage2, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { call, useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { printWhole } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { Activity } from './Activity.tsx';
import classes from './Admin.module.css';
import { Listing } from './Listing.tsx';

type Inquiry = Answer<'GET /api/inquiries'>[number];

const statuses: readonly Inquiry['status'][] = ['new', 'answered', 'closed'];

const Figures = () => {
  const { data, error, mutate } = useRead('GET /api/stats', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={4} height={106} />;
  return (
    <Cards>
      <Stat label="Waitlist signups" value={printWhole(data.waitlistCount)} icon={<IconUserPlus />} />
      <Stat
        label="Inquiries"
        value={printWhole(data.totalInquiries)}
        note={`${printWhole(data.newInquiries)} new`}
        icon={<IconMessage2 />}
      />
      <Stat label="Customers" value={printWhole(data.customers)} icon={<IconUsers />} />
      <Stat
        label="Moved today"
        value={<Naira amount={data.valueToday} whole />}
        note={`${printWhole(data.transactionsToday)} ${data.transactionsToday === 1 ? 'transaction' : 'transactions'}`}
        icon={<IconCash />}
      />
    </Cards>
  );
};

const Waitlist = () => {
  const { data, error, mutate } = useRead('GET /api/waitlist', {});
  return (
    <Listing
      title="Recent Waitlist Signups"
      icon={<IconUserPlus />}
      file="waitlist"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => row.id}
      empty="Nobody waits yet"
      columns={[
        { name: 'Name', text: (row) => row.name },
        { name: 'Phone', text: (row) => row.phone },
        { name: 'Email', text: (row) => row.email },
        { name: 'Joined', text: (row) => row.createdAt, show: (row) => printDateTime(row.createdAt) },
      ]}
    />
  );
};

const Inquiries = () => {
  const { data, error, mutate } = useRead('GET /api/inquiries', {});
  const [isBusy, run] = useDoing();
  const mark = async (id: string, status: Inquiry['status']) => {
    const act = () => call('POST /api/inquiries/{id}/status', { params: { id }, body: { status } });
    const changed = await run(act, 'Status not changed');
    if (!changed) return;
    showToast({ title: 'Inquiry updated' });
    mutate((now) => now?.map((row) => (row.id === id ? changed : row)), { revalidate: false });
  };
  return (
    <Listing
      title="Recent Inquiries"
      icon={<IconMail />}
      file="inquiries"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => row.id}
      empty="Nobody has asked anything yet"
      columns={[
        { name: 'Name', text: (row) => row.name },
        { name: 'Reach', text: (row) => row.email ?? row.phone ?? '' },
        {
          name: 'Message',
          text: (row) => row.message,
          show: (row) => <p className={classes.said}>{row.message}</p>,
        },
        { name: 'Asked', text: (row) => row.createdAt, show: (row) => printDateTime(row.createdAt) },
        {
          name: 'Status',
          text: (row) => row.status,
          show: (row) => (
            <span className={classes.status}>
              <Badge
                component="span"
                color={row.status === 'new' ? 'red.9' : 'gray'}
                variant={row.status === 'new' ? 'filled' : 'light'}
              >
                {row.status}
              </Badge>
              <NativeSelect
                aria-label={`Status of ${row.name}’s inquiry`}
                disabled={isBusy}
                data={[...statuses]}
                value={row.status}
                onChange={(event) => {
                  const status = statuses.find((one) => one === event.currentTarget.value);
                  if (status) mark(row.id, status);
                }}
              />
            </span>
          ),
        },
      ]}
    />
  );
};

/** Four figures, who waits, who asked. */
export const Overview = () => (
  <>
    <Figures />
    <Activity />
    <Waitlist />
    <Inquiries />
  </>
);
