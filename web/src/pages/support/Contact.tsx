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
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx';
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import classes from './Contact.module.css';
import { contact } from './contact-points.ts';

const points = [
  {
    icon: <IconPhone />,
    name: 'phone',
    href: contact.phoneHref,
    value: contact.phone,
    note: 'phoneHours',
  },
  {
    icon: <IconMail />,
    name: 'email',
    href: `mailto:${contact.email}`,
    value: contact.email,
    note: 'within',
  },
] as const;

const empty = { name: '', reach: '', message: '' };
type Field = keyof typeof empty;
const fields = Object.keys(empty) as Field[];

/** A message to the bank's people, from anybody. */
const InquiryForm = () => {
  const words = useWords('help', help).contact;
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [sent, setSent] = useState<'sent' | 'kept'>();
  const [isBusy, run] = useDoing();

  if (sent)
    return (
      <Empty
        icon={<IconSend />}
        title={sent === 'sent' ? words.sent : words.kept}
        text={sent === 'sent' ? words.sentText : words.keptText}
        action={
          <Button variant="default" onClick={() => setSent(undefined)}>
            {words.another}
          </Button>
        }
      />
    );

  const set = (field: Field) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [field]: event.currentTarget.value });
    setMissing(missing.filter((name) => name !== field));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? words.required[field] : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blank = fields.filter((field) => form[field].trim() === '');
    setMissing(blank);
    if (blank.length > 0) return;
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
    const became = await run(send, words.notSent);
    if (!became) return;
    setForm(empty);
    setSent(became);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorSummary
        errors={missing.map((field) => ({ field: `inquiry-${field}`, text: words.required[field] }))}
      />
      <TextInput
        id="inquiry-name"
        label={words.name}
        size="md"
        autoComplete="name"
        maxLength={80}
        value={form.name}
        error={errorOf('name')}
        onChange={set('name')}
      />
      <TextInput
        id="inquiry-reach"
        label={words.reach}
        size="md"
        maxLength={200}
        value={form.reach}
        error={errorOf('reach')}
        onChange={set('reach')}
      />
      <Textarea
        id="inquiry-message"
        label={words.message}
        size="md"
        rows={4}
        maxLength={2000}
        value={form.message}
        error={errorOf('message')}
        onChange={set('message')}
      />
      <div>
        <Button type="submit" size="md" loading={isBusy}>
          {words.go}
        </Button>
      </div>
    </form>
  );
};

/** The number that works; in a sandbox without one, where it would stand. */
const WhatsApp = () => {
  const words = useWords('help', help).contact;
  const about = useAbout();
  const number = about?.whatsapp ?? (about?.sandbox ? contact.whatsapp : undefined);
  if (!number) return null;
  return (
    <Card title={words.whatsapp} icon={<IconBrandWhatsapp />}>
      <p className={classes.point}>
        <WhatsAppLink number={number} />
        <span>{about?.whatsapp ? words.whatsappHours : words.sample}</span>
      </p>
    </Card>
  );
};

/** Every way to reach the bank, when it is open, and a message to its people. */
export const Contact = () => {
  const { contact: words, chat, support } = useWords('help', help);
  const hours = [
    [words.weekdays, words.weekdayHours],
    [words.saturday, words.saturdayHours],
    [words.emergency, '24/7'],
  ];
  return (
    <>
      <Cards least={320}>
        {points.map((point) => (
          <Card key={point.name} title={words[point.name]} icon={point.icon}>
            <p className={classes.point}>
              <a href={point.href}>{point.value}</a>
              <span>{support[point.note]}</span>
            </p>
          </Card>
        ))}
        <WhatsApp />
      </Cards>
      <div className={classes.split}>
        <Card title={words.write} icon={<IconSend />}>
          <InquiryForm />
        </Card>
        <div className={classes.side}>
          <Card title={words.hours} icon={<IconClock />}>
            <dl className={classes.hours}>
              {hours.map(([when, what]) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card title={chat.quick} icon={<IconHelpCircle />}>
            <ul className={classes.links}>
              {Object.entries(words.questions).map(([article, question]) => (
                <li key={article}>
                  <Link to={`${paths.faq}#${article}`}>{question}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </>
  );
};
