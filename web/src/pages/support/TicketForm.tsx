import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { showToast } from '../../ui/toast.ts';
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

const asked: Record<Field, string> = {
  subject: 'Subject is required',
  category: 'Category is required',
  message: 'Message is required',
};
const required = Object.keys(asked) as Field[];
const empty = { subject: '', category: '', priority: 'medium', message: '' };
const LONGEST_SUBJECT = 120;
const LONGEST_MESSAGE = 2000;

type Props = { onClose: () => void; onMade: (ticket: Ticket) => void };

/** What went wrong, in the customer's words. */
export const TicketForm = ({ onClose, onMade }: Props) => {
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isBusy, run] = useDoing();

  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [field]: event.currentTarget.value });
    setMissing(missing.filter((name) => name !== field));
  };
  const errorOf = (field: Field) => (missing.includes(field) ? asked[field] : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blank = required.filter((field) => form[field].trim() === '');
    setMissing(blank);
    if (blank.length > 0)
      return showToast({
        title: 'Missing Information',
        text: 'Please fill in all required fields',
        bad: true,
      });
    const category = categories.find((name) => name === form.category);
    const priority = priorities.find((name) => name === form.priority);
    if (!category) return;
    const body = { subject: form.subject.trim(), category, priority, message: form.message.trim() };
    const ticket = await run(() => call('POST /api/support/tickets', { body }), 'Your ticket was not sent');
    if (!ticket) return;
    showToast({ title: 'Ticket Created', text: "We'll respond within 24 hours." });
    onMade(ticket);
  };

  return (
    <Card title="Create Support Ticket">
      <ErrorSummary errors={missing.map((field) => ({ field: `ticket-${field}`, text: asked[field] }))} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          ref={takeFocus}
          id="ticket-subject"
          label="Subject"
          required
          size="md"
          maxLength={LONGEST_SUBJECT}
          placeholder="In a few words"
          value={form.subject}
          error={errorOf('subject')}
          onChange={set('subject')}
        />
        <NativeSelect
          id="ticket-category"
          label="Category"
          required
          size="md"
          data={[{ value: '', label: 'Select category' }, ...categories]}
          value={form.category}
          error={errorOf('category')}
          onChange={set('category')}
        />
        <NativeSelect
          label="Priority"
          size="md"
          data={[
            { value: 'low', label: 'Low' },
            { value: 'medium', label: 'Medium' },
            { value: 'high', label: 'High' },
            { value: 'urgent', label: 'Urgent' },
          ]}
          value={form.priority}
          onChange={set('priority')}
        />
        <Textarea
          id="ticket-message"
          label="Message"
          description="Never write your PIN, BVN or a code: nobody at Karo asks for them."
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
            Create Ticket
          </Button>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
};
