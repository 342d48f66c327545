import {
  IconBolt,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
  IconPlaneInflight,
  IconReceipt2,
  IconShieldCheck,
  IconWorld,
} from '@tabler/icons-react';
import { Card, Cards } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Countries } from './Countries.tsx';
import classes from './Remittance.module.css';
import { SendForm } from './SendForm.tsx';
import { Sent } from './Sent.tsx';

const benefits = [
  {
    icon: <IconBolt />,
    title: 'Home in 1-5 minutes',
    text: 'The naira are in the account before you have put the phone down.',
  },
  {
    icon: <IconReceipt2 />,
    title: 'The whole price first',
    text: 'Rate, fee and the naira that arrive, to the kobo, before you pay. The rate holds for 15 minutes.',
  },
  {
    icon: <IconDeviceMobile />,
    title: 'To a phone number',
    text: 'No account number to copy: whoever it is for gets a WhatsApp alert.',
  },
  {
    icon: <IconShieldCheck />,
    title: 'Checked',
    text: 'Each payment is checked against sanction lists, and your card’s bank asks you, not us.',
  },
];

const steps = [
  { title: 'Say how much', text: 'Choose where you are, and see what arrives.' },
  { title: 'Say to whom', text: 'Their Nigerian phone number is enough.' },
  { title: 'Pay by card', text: 'Your card’s bank confirms that it is you.' },
  { title: 'It arrives', text: 'They get a WhatsApp alert; you follow it here.' },
];

const methods = [
  {
    icon: <IconCreditCard />,
    title: 'Debit and credit cards',
    text: 'Visa, Mastercard and Verve: used for every payment on this page.',
  },
  {
    icon: <IconBuildingBank />,
    title: 'Bank transfer',
    text: 'Not yet. From an account in your country.',
  },
  {
    icon: <IconDeviceMobile />,
    title: 'Mobile money',
    text: 'Not yet. From the wallet on your phone.',
  },
  { icon: <IconWorld />, title: 'Online banking', text: 'Not yet. Agreed at your own bank.' },
];

const voices = [
  {
    name: 'Ngozi E.',
    place: 'Houston, USA',
    text: 'My mother called before I could call her. She had the alert on WhatsApp in two minutes.',
  },
  {
    name: 'Femi A.',
    place: 'Manchester, UK',
    text: 'I see the rate and the fee before I pay. What I was told would arrive is what arrived.',
  },
  {
    name: 'Halima S.',
    place: 'Berlin, Germany',
    text: 'School fees for three, every term, from my kitchen table. I only need my sister’s number.',
  },
];

const checks = [
  'Identity of the sender by the card’s own bank (3-D Secure)',
  'Every name against the sanction lists, by a person where it comes near',
  'Limits a payment and a day, set with the law of the country you send from',
  'What cannot be delivered goes back to the card that paid',
];

/** Sending money home from abroad: the price, the payment, and where it is. */
const DiasporaRemittancePage = () => (
  <Page
    title="Diaspora Remittance"
    icon={<IconPlaneInflight />}
    lead="Send money home to Nigeria with a card and a phone number. They get a WhatsApp alert within minutes."
  >
    <Cards>
      {benefits.map((benefit) => (
        <Card key={benefit.title} {...benefit}>
          <p className={classes.text}>{benefit.text}</p>
        </Card>
      ))}
    </Cards>
    <SendForm />
    <Sent />
    <section className={classes.part} aria-labelledby="remit-how">
      <h2 id="remit-how">How it works</h2>
      <Steps steps={steps} />
    </section>
    <section className={classes.part} aria-labelledby="remit-methods">
      <h2 id="remit-methods">Payment methods</h2>
      <Cards>
        {methods.map((method) => (
          <Card key={method.title} level={3} title={method.title} icon={method.icon}>
            <p className={classes.text}>{method.text}</p>
          </Card>
        ))}
      </Cards>
    </section>
    <Countries />
    <section className={classes.part} aria-labelledby="remit-voices">
      <h2 id="remit-voices">From those who send</h2>
      <div className={classes.voices}>
        {voices.map((voice) => (
          <figure key={voice.name}>
            <blockquote>“{voice.text}”</blockquote>
            <figcaption>
              <strong>{voice.name}</strong> {voice.place}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
    <Card title="Safe and lawful" icon={<IconShieldCheck />}>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </Card>
  </Page>
);

export default DiasporaRemittancePage;
