import { Badge } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { useUnread } from '../../notices.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { List } from './List.tsx';
import { Settings } from './Settings.tsx';

const Inside = () => {
  const { data, mutate } = useRead('GET /api/notifications', {});
  const told = useUnread(() => mutate());
  const unread = data?.filter((one) => !one.read).length ?? told ?? 0;
  const tabs = [
    {
      value: 'list',
      label: 'Notifications',
      icon:
        unread > 0 ? (
          <Badge component="span" circle size="lg" color="red" aria-label={`${unread} unread`}>
            {unread}
          </Badge>
        ) : (
          <IconBell size={20} aria-hidden />
        ),
      panel: <List />,
    },
    {
      value: 'settings',
      label: 'Settings',
      icon: <IconAdjustments size={20} aria-hidden />,
      panel: <Settings />,
    },
  ];
  return <PageTabs label="Notifications" tabs={tabs} />;
};

/** What the bank told the customer, and how it may tell more. */
const NotificationsPage = () => (
  <Page
    title="Notifications"
    icon={<IconBell />}
    lead="Every naira that moves, every door that opens: told once, where you want to hear it."
  >
    <NeedsCustomer
      about="All your alerts in one place: money in and out, sign-ins and due dates. You choose the channel."
      points={['WhatsApp, SMS, email, push', 'Quiet hours', 'No duplicate alerts']}
    >
      {() => <Inside />}
    </NeedsCustomer>
  </Page>
);

export default NotificationsPage;
