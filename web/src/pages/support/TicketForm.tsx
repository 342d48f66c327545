import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { showToast } from '../../ui/toast.ts';
import { help } from '../../words/en/help.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import classes from './Tickets.module.css';

type Ticket = Answer<'POST /api/support/tickets'>;
type Field = 'subject' | 'category' | 'message';

const categories: readonly Ticket['category'][] = [
  'Account Issues',
  'Transaction Problems',
  'Technical Support',
  'Voice Banking',
  'Community Savings',
  'Security Concerns',
  'General Inquiry',
];
const priorities: readonly Ticket['priority'][] = ['low', 'medium', 'high', 'urgent'];

const required: readonly Field[] = ['subject', 'category', 'message'];
const empty = { subject: '', category: '', priority: 'medium', message: '' };
const LONGEST_SUBJECT = 120;
const LONGEST_MESSAGE = 2000;

type Props = { onClose: () => void; onMade: (ticket: Ticket) => void };

/** What went wrong, in the customer's words. */
export const TicketForm = ({ onClose, onMade }: Props) => {
  const { tickets: words, categories: names } = useWords('help', help);
  const shellWords = useWords('shell', shell);
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isBusy, run] = useDoing();

  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [field]: event.currentTarget.value });
    setMissing(missing.filter((name) => name !== field));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? words.required[field] : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blank = required.filter((field) => form[field].trim() === '');
    setMissing(blank);
    if (blank.length > 0) return;
    const category = categories.find((name) => name === form.category);
    const priority = priorities.find((name) => name === form.priority);
    if (!category) return;
    const body = { subject: form.subject.trim(), category, priority, message: form.message.trim() };
    const ticket = await run(() => call('POST /api/support/tickets', { body }), words.notSent);
    if (!ticket) return;
    showToast({ title: words.made, text: words.madeText });
    onMade(ticket);
  };

  return (
    <Card title={words.create}>
      <ErrorSummary
        title={shellWords.missing}
        errors={missing.map((field) => ({ field: `ticket-${field}`, text: words.required[field] }))}
      />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          ref={takeFocus}
          id="ticket-subject"
          label={words.subject}
          required
          size="md"
          maxLength={LONGEST_SUBJECT}
          placeholder={words.subjectHint}
          value={form.subject}
          error={errorOf('subject')}
          onChange={set('subject')}
        />
        <NativeSelect
          id="ticket-category"
          label={words.category}
          required
          size="md"
          data={[
            { value: '', label: words.choose },
            ...categories.map((value) => ({ value, label: names[value] })),
          ]}
          value={form.category}
          error={errorOf('category')}
          onChange={set('category')}
        />
        <NativeSelect
          label={words.priority}
          size="md"
          data={priorities.map((value) => ({ value, label: words.priorities[value] }))}
          value={form.priority}
          onChange={set('priority')}
        />
        <Textarea
          id="ticket-message"
          label={words.message}
          description={words.warning}
          required
          size="md"
          rows={5}
          maxLength={LONGEST_MESSAGE}
          value={form.message}
          error={errorOf('message')}
          onChange={set('message')}
        />
        <div className={classes.doings}>
          <Button type="submit" size="md" loading={isBusy}>
            {words.go}
          </Button>
          <Button variant="default" size="md" onClick={onClose}>
            {shellWords.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
};
