import { Button, Textarea, TextInput } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconClock,
  IconHelpCircle,
  IconMail,
  IconPhone,
  IconSend,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAbout } from '../../about.ts';
import { call } from '../../api.ts';
import { queueMessage } from '../../shell/later.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Empty } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx';
import classes from './Contact.module.css';
import { contact } from './contact-points.ts';

const points = [
  {
    icon: <IconPhone />,
    title: 'Phone',
    href: contact.phoneHref,
    value: contact.phone,
    note: 'Mon-Fri 9 AM-6 PM WAT',
  },
  {
    icon: <IconMail />,
    title: 'Email',
    href: `mailto:${contact.email}`,
    value: contact.email,
    note: 'Within 24 hours',
  },
];

const hours = [
  ['Mon-Fri', '9 AM - 6 PM WAT'],
  ['Sat', '10 AM - 4 PM WAT'],
  ['Emergency', '24/7'],
];

/** Questions of the FAQ, each with the article that answers it. */
const questions = [
  { label: 'Is my money safe?', article: 'is-it-safe' },
  { label: 'How do I bank by voice?', article: 'voice-how' },
  { label: 'What is Esusu on Karo?', article: 'esusu-what' },
  { label: 'What does a transfer cost?', article: 'transfer-fee' },
  { label: 'How do I open an account?', article: 'open-account' },
];

const empty = { name: '', reach: '', message: '' };
const asked = {
  name: 'Enter your name',
  reach: 'Enter an email address or a phone number, so that we can answer',
  message: 'Enter your message',
};
type Field = keyof typeof asked;
const fields = Object.keys(asked) as Field[];

/** A message to the bank's people, from anybody. */
const InquiryForm = () => {
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [sent, setSent] = useState<'sent' | 'kept'>();
  const [isBusy, run] = useDoing();

  if (sent)
    return (
      <Empty
        icon={<IconSend />}
        title={sent === 'sent' ? 'Your message is with us' : 'Your message is kept here'}
        text={
          sent === 'sent'
            ? 'A person reads it and answers where you said.'
            : 'There is no network now. It goes by itself as soon as you are online.'
        }
        action={
          <Button variant="default" onClick={() => setSent(undefined)}>
            Write another
          </Button>
        }
      />
    );

  const set = (field: Field) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [field]: event.currentTarget.value });
    setMissing(missing.filter((name) => name !== field));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? asked[field] : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blank = fields.filter((field) => form[field].trim() === '');
    setMissing(blank);
    if (blank.length > 0)
      return showToast({
        title: 'Missing Information',
        text: 'Please fill in all required fields',
        bad: true,
      });
    const reach = form.reach.trim();
    const way = reach.includes('@') ? { email: reach } : { phone: reach };
    const body = { name: form.name.trim(), message: form.message.trim(), ...way };
    const send = async () => {
      try {
        await call('POST /api/inquiries', { body });
        return 'sent' as const;
      } catch (failure) {
        if (queueMessage('POST /api/inquiries', body, failure)) return 'kept' as const;
        throw failure;
      }
    };
    const became = await run(send, 'Your message was not sent');
    if (!became) return;
    setForm(empty);
    setSent(became);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={missing.map((field) => ({ field: `inquiry-${field}`, text: asked[field] }))} />
      <TextInput
        id="inquiry-name"
        label="Your name"
        size="md"
        autoComplete="name"
        maxLength={80}
        value={form.name}
        error={errorOf('name')}
        onChange={set('name')}
      />
      <TextInput
        id="inquiry-reach"
        label="Email or phone"
        size="md"
        maxLength={200}
        value={form.reach}
        error={errorOf('reach')}
        onChange={set('reach')}
      />
      <Textarea
        id="inquiry-message"
        label="Message"
        size="md"
        rows={4}
        maxLength={2000}
        value={form.message}
        error={errorOf('message')}
        onChange={set('message')}
      />
      <div>
        <Button type="submit" size="md" loading={isBusy}>
          Send Message
        </Button>
      </div>
    </form>
  );
};

/** The number that works; in a sandbox without one, where it would stand. */
const WhatsApp = () => {
  const about = useAbout();
  const number = about?.whatsapp ?? (about?.sandbox ? contact.whatsapp : undefined);
  if (!number) return null;
  return (
    <Card title="WhatsApp support" icon={<IconBrandWhatsapp />}>
      <p className={classes.point}>
        <WhatsAppLink number={number} />
        <span>{about?.whatsapp ? '9 AM-6 PM WAT' : '9 AM-6 PM WAT. A sample number: this is a sandbox'}</span>
      </p>
    </Card>
  );
};

/** Every way to reach the bank, when it is open, and a message to its people. */
export const Contact = () => (
  <>
    <Cards least={320}>
      {points.map((point) => (
        <Card key={point.title} title={point.title} icon={point.icon}>
          <p className={classes.point}>
            <a href={point.href}>{point.value}</a>
            <span>{point.note}</span>
          </p>
        </Card>
      ))}
      <WhatsApp />
    </Cards>
    <div className={classes.split}>
      <Card title="Send us a message" icon={<IconSend />}>
        <InquiryForm />
      </Card>
      <div className={classes.side}>
        <Card title="Business hours" icon={<IconClock />}>
          <dl className={classes.hours}>
            {hours.map(([when, what]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title="Quick answers" icon={<IconHelpCircle />}>
          <ul className={classes.links}>
            {questions.map((question) => (
              <li key={question.label}>
                <Link to={`${paths.faq}#${question.article}`}>{question.label}</Link>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  </>
);
