import {
  IconAddressBook,
  IconHeadset,
  IconMail,
  IconMessages,
  IconPhone,
  IconTicket,
} from '@tabler/icons-react';
import { Cards, Stat } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import { Chat } from './Chat.tsx';
import { Contact } from './Contact.tsx';
import { contact } from './contact-points.ts';
import { Tickets } from './Tickets.tsx';

const tabs = [
  { value: 'chat', icon: <IconMessages size={20} aria-hidden />, panel: <Chat /> },
  {
    value: 'tickets',
    icon: <IconTicket size={20} aria-hidden />,
    panel: <Tickets />,
  },
  {
    value: 'contact',
    icon: <IconAddressBook size={20} aria-hidden />,
    panel: <Contact />,
  },
] as const;

/** The support centre: talk to the bank now, leave it a ticket, or find another way to reach it. */
const SupportPage = () => {
  const words = useWords('help', help).support;
  return (
    <Page title={words.title} translated icon={<IconHeadset />} lead={words.lead}>
      <Cards least={320}>
        <Stat label={words.chat} value={words.always} note={words.seconds} icon={<IconMessages />} />
        <Stat label={words.phone} value={contact.phone} note={words.phoneHours} icon={<IconPhone />} />
        <Stat label={words.email} value={contact.email} note={words.within} icon={<IconMail />} />
      </Cards>
      <PageTabs label={words.ways} tabs={tabs.map((tab) => ({ ...tab, label: words[tab.value] }))} />
    </Page>
  );
};

export default SupportPage;
