import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { payIn } from '../../words/en/pay-in.ts';
import { useWords } from '../../words/words.ts';
import classes from './PayIn.module.css';

type Paid = Answer<'POST /api/pay-in/credit'>;

const senders = ['GTBank', 'Access', 'Zenith', 'First Bank', 'UBA', 'OPay'];

type Said = typeof payIn;

const meaningOf = (code: string, words: Said): string | undefined =>
  (words.codes as Record<string, string>)[code];

const resultOf = ({ code, status, amount }: Paid, words: Said): string =>
  status === 'held'
    ? `${words.held} ${nairaText(amount)}`
    : `${meaningOf(code, words) ?? words.refused} (${code}). ${nairaText(amount)}`;

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 10);

/** What was sent, and the same order once more: it must not be booked twice. */
const Sent = ({ paid, onAgain }: { paid: Paid; onAgain: () => void }) => {
  const words = useWords('payIn', payIn);
  return (
    <div className={classes.sent} role="status">
      <p>{resultOf(paid, words)}</p>
      <p className={classes.small}>{words.session(paid.sessionId)}</p>
      {paid.reference && <p className={classes.small}>{words.reference(paid.reference)}</p>}
      <Button variant="default" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
};

/** `to`: the account that a link names. */
const PayForm = ({ to }: { to: string }) => {
  const words = useWords('payIn', payIn);
  const [account, setAccount] = useState(to);
  const [bank, setBank] = useState(senders[0] ?? '');
  const [senderName, setSenderName] = useState('MUSA BELLO');
  const [amount, setAmount] = useState('');
  const [narration, setNarration] = useState('');
  const [owner, setOwner] = useState<string>();
  const [paid, setPaid] = useState<Paid>();
  const [isBusy, run] = useDoing();

  const enquire = async () => {
    const found = await run(
      () => call('POST /api/pay-in/enquiry', { body: { accountNumber: account } }),
      words.notEnquired,
    );
    if (found) setOwner(found.name ?? meaningOf(found.code, words) ?? `${words.refused} (${found.code})`);
  };
  const send = async (sessionId?: string) => {
    const body = { bank, senderName, accountNumber: account, amount, narration };
    const answer = await run(
      () => call('POST /api/pay-in/credit', { body: sessionId ? { ...body, sessionId } : body }),
      words.notPaid,
    );
    if (answer) setPaid(answer);
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    return send();
  };
  return (
    <form className={classes.form} onSubmit={pay}>
      <NativeSelect
        label={words.pay.bank}
        size="md"
        data={senders}
        value={bank}
        onChange={(event) => setBank(event.currentTarget.value)}
      />
      <TextInput
        label={words.pay.name}
        size="md"
        required
        withAsterisk={false}
        maxLength={100}
        value={senderName}
        onChange={(event) => setSenderName(event.currentTarget.value)}
      />
      <TextInput
        label={words.pay.account}
        size="md"
        inputMode="numeric"
        required
        withAsterisk={false}
        value={account}
        onChange={(event) => {
          setAccount(digits(event.currentTarget.value));
          setOwner(undefined);
        }}
      />
      <div className={classes.enquiry}>
        <Button variant="default" onClick={enquire} loading={isBusy} disabled={account.length !== 10}>
          {words.pay.whose}
        </Button>
        <output>{owner}</output>
      </div>
      <TextInput
        label={words.pay.amount}
        size="md"
        inputMode="decimal"
        required
        withAsterisk={false}
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''))}
      />
      <TextInput
        label={words.pay.narration}
        size="md"
        maxLength={100}
        value={narration}
        onChange={(event) => setNarration(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={isBusy} disabled={account.length !== 10 || amount === ''}>
        {words.pay.go}
      </Button>
      {paid && <Sent paid={paid} onAgain={() => send(paid.sessionId)} />}
    </form>
  );
};

const ReversalForm = () => {
  const words = useWords('payIn', payIn).reverse;
  const [sessionId, setSessionId] = useState('');
  const [code, setCode] = useState<string>();
  const [isBusy, run] = useDoing();
  const reverse = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => call('POST /api/pay-in/reversal', { body: { sessionId } }), words.failed);
    if (answer) setCode(answer.code);
  };
  return (
    <form className={classes.form} onSubmit={reverse}>
      <TextInput
        label={words.session}
        size="md"
        inputMode="numeric"
        value={sessionId}
        onChange={(event) => setSessionId(event.currentTarget.value.replace(/\D/g, '').slice(0, 30))}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={sessionId.length !== 30}>
        {words.go}
      </Button>
      {code && <output>{code === '00' ? words.done : words.refused(code)}</output>}
    </form>
  );
};

const reasons = ['mistake', 'twice', 'amount', 'fraud'] as const;
type Reason = (typeof reasons)[number];

const RecallForm = () => {
  const words = useWords('payIn', payIn).recall;
  const [sessionId, setSessionId] = useState('');
  const [reason, setReason] = useState<Reason>('mistake');
  const [said, setSaid] = useState<string>();
  const [isBusy, run] = useDoing();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(
      () => call('POST /api/pay-in/recall', { body: { sessionId, reason } }),
      words.failed,
    );
    if (answer) setSaid(answer.status ? words.states[answer.status] : words.refused(answer.code));
  };
  return (
    <form className={classes.form} onSubmit={ask}>
      <TextInput
        label={words.session}
        size="md"
        inputMode="numeric"
        value={sessionId}
        onChange={(event) => setSessionId(event.currentTarget.value.replace(/\D/g, '').slice(0, 30))}
      />
      <NativeSelect
        label={words.why}
        size="md"
        data={reasons.map((value) => ({ value, label: words.reasons[value] }))}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={sessionId.length !== 30}>
        {words.go}
      </Button>
      {said && <output>{said}</output>}
    </form>
  );
};

/** Another bank of the sandbox: it asks whose account a number is, pays it, delivers an order twice, and sends a transfer back late. */
const PayInPage = () => {
  const words = useWords('payIn', payIn);
  // A page that was made beforehand learns what its address names once it stands.
  const to = digits(useLocation().hash);
  return (
    <Page title={words.title} translated lead={words.lead}>
      <Card title={words.pay.title}>
        <PayForm key={to} to={to} />
      </Card>
      <Card title={words.recall.title}>
        <RecallForm />
      </Card>
      <Card title={words.reverse.title}>
        <ReversalForm />
      </Card>
    </Page>
  );
};

export default PayInPage;
