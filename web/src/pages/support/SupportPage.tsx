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
import { Chat } from './Chat.tsx';
import { Contact } from './Contact.tsx';
import { contact } from './contact-points.ts';
import { Tickets } from './Tickets.tsx';

const tabs = [
  { value: 'chat', label: 'Live Chat', icon: <IconMessages size={20} aria-hidden />, panel: <Chat /> },
  {
    value: 'tickets',
    label: 'Support Tickets',
    icon: <IconTicket size={20} aria-hidden />,
    panel: <Tickets />,
  },
  {
    value: 'contact',
    label: 'Contact Us',
    icon: <IconAddressBook size={20} aria-hidden />,
    panel: <Contact />,
  },
];

/** The support centre: talk to the bank now, leave it a ticket, or find another way to reach it. */
const SupportPage = () => (
  <Page
    title="Support Center"
    icon={<IconHeadset />}
    lead="Ask, complain, get your money back. The assistant answers at once, and a person takes over when you want one."
  >
    <Cards least={320}>
      <Stat
        label="Live Chat"
        value="Available 24/7"
        note="The assistant answers in seconds"
        icon={<IconMessages />}
      />
      <Stat label="Phone Support" value={contact.phone} note="Mon-Fri 9 AM-6 PM WAT" icon={<IconPhone />} />
      <Stat label="Email Support" value={contact.email} note="A reply within 24 hours" icon={<IconMail />} />
    </Cards>
    <PageTabs label="Ways to get support" tabs={tabs} />
  </Page>
);

export default SupportPage;
