import { Badge } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { useUnread } from '../../notices.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { notices } from '../../words/en/notices.ts';
import { useWords } from '../../words/words.ts';
import { List } from './List.tsx';
import { Requests } from './Requests.tsx';
import { Settings } from './Settings.tsx';

const Inside = () => {
  const say = useWords('notices', notices);
  const { data, mutate } = useRead('GET /api/notifications', {});
  const told = useUnread(() => mutate());
  const unread = data?.filter((one) => !one.read).length ?? told ?? 0;
  const tabs = [
    {
      value: 'list',
      label: say.tabList,
      icon:
        unread > 0 ? (
          <Badge component="span" circle size="lg" color="red" aria-label={say.unread(unread)}>
            {unread}
          </Badge>
        ) : (
          <IconBell size={20} aria-hidden />
        ),
      panel: (
        <>
          <Requests />
          <List />
        </>
      ),
    },
    {
      value: 'settings',
      label: say.tabSettings,
      icon: <IconAdjustments size={20} aria-hidden />,
      panel: <Settings />,
    },
  ];
  return <PageTabs label={say.title} tabs={tabs} />;
};

/** What the bank told the customer, and how it may tell more. */
const NotificationsPage = () => {
  const say = useWords('notices', notices);
  return (
    <Page title={say.title} icon={<IconBell />} lead={say.lead} translated>
      <NeedsCustomer about={say.about} points={[say.p1, say.p2, say.p3]}>
        {() => <Inside />}
      </NeedsCustomer>
    </Page>
  );
};

export default NotificationsPage;
