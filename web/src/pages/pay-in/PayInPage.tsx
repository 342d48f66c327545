import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { Page } from '../../ui/PageHead.tsx';
import classes from './PayIn.module.css';

type Paid = Answer<'POST /api/pay-in/credit'>;

const senders = ['GTBank', 'Access', 'Zenith', 'First Bank', 'UBA', 'OPay'];

const became: Record<string, string> = {
  '00': 'Paid',
  '06': 'Refused: the account is closed',
  '07': 'Refused: there is no such account',
  '13': 'Refused: the amount is not valid',
  '57': 'Refused: the account takes no credits',
  '94': 'Refused: that session id names another order',
};

const resultOf = ({ code, status, amount }: Paid): string => {
  if (status === 'held')
    return `Taken (00), and held: Karo tells its customer what lifts it. ${nairaText(amount)}`;
  return `${became[code] ?? 'Refused'} (${code}). ${nairaText(amount)}`;
};

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 10);

/** What was sent, and the same order once more: it must not be booked twice. */
const Sent = ({ paid, onAgain }: { paid: Paid; onAgain: () => void }) => (
  <div className={classes.sent} role="status">
    <p>{resultOf(paid)}</p>
    <p className={classes.small}>Session ID {paid.sessionId}</p>
    {paid.reference && <p className={classes.small}>Karo’s reference {paid.reference}</p>}
    <Button variant="default" onClick={onAgain}>
      Deliver the same order again
    </Button>
  </div>
);

/** `to`: the account that a link names. */
const PayForm = ({ to }: { to: string }) => {
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
      'The enquiry was not answered',
    );
    if (found) setOwner(found.name ?? became[found.code] ?? `Refused (${found.code})`);
  };
  const send = async (sessionId?: string) => {
    const body = { bank, senderName, accountNumber: account, amount, narration };
    const answer = await run(
      () => call('POST /api/pay-in/credit', { body: sessionId ? { ...body, sessionId } : body }),
      'The payment was not taken',
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
        label="Your bank"
        size="md"
        data={senders}
        value={bank}
        onChange={(event) => setBank(event.currentTarget.value)}
      />
      <TextInput
        label="Your name"
        size="md"
        required
        withAsterisk={false}
        maxLength={100}
        value={senderName}
        onChange={(event) => setSenderName(event.currentTarget.value)}
      />
      <TextInput
        label="Account number at Karo"
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
          Whose account is it?
        </Button>
        <output>{owner}</output>
      </div>
      <TextInput
        label="Amount in naira"
        size="md"
        inputMode="decimal"
        required
        withAsterisk={false}
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''))}
      />
      <TextInput
        label="What for (optional)"
        size="md"
        maxLength={100}
        value={narration}
        onChange={(event) => setNarration(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={isBusy} disabled={account.length !== 10 || amount === ''}>
        Pay
      </Button>
      {paid && <Sent paid={paid} onAgain={() => send(paid.sessionId)} />}
    </form>
  );
};

const ReversalForm = () => {
  const [sessionId, setSessionId] = useState('');
  const [code, setCode] = useState<string>();
  const [isBusy, run] = useDoing();
  const reverse = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(
      () => call('POST /api/pay-in/reversal', { body: { sessionId } }),
      'The reversal was not taken',
    );
    if (answer) setCode(answer.code);
  };
  return (
    <form className={classes.form} onSubmit={reverse}>
      <TextInput
        label="Session ID of a transfer from Karo, from its receipt"
        size="md"
        inputMode="numeric"
        value={sessionId}
        onChange={(event) => setSessionId(event.currentTarget.value.replace(/\D/g, '').slice(0, 30))}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={sessionId.length !== 30}>
        Send it back
      </Button>
      {code && (
        <output>
          {code === '00' ? 'Sent back (00).' : `Refused (${code}): no such transfer has arrived.`}
        </output>
      )}
    </form>
  );
};

const recalled: Record<string, string> = {
  asked: 'Karo has asked its customer, who decides.',
  agreed: 'The customer gives it back.',
  declined: 'The customer keeps it.',
  lapsed: 'The customer has not answered in time, and keeps it.',
};
const reasons = [
  { value: 'mistake', label: 'It was sent by mistake' },
  { value: 'twice', label: 'It was sent twice' },
  { value: 'amount', label: 'The amount was wrong' },
  { value: 'fraud', label: 'Our customer reports fraud' },
];
type Reason = 'mistake' | 'twice' | 'amount' | 'fraud';

const RecallForm = () => {
  const [sessionId, setSessionId] = useState('');
  const [reason, setReason] = useState<Reason>('mistake');
  const [said, setSaid] = useState<string>();
  const [isBusy, run] = useDoing();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(
      () => call('POST /api/pay-in/recall', { body: { sessionId, reason } }),
      'The request was not taken',
    );
    if (answer)
      setSaid(
        answer.status
          ? recalled[answer.status]
          : `Refused (${answer.code}): no such payment is in an account.`,
      );
  };
  return (
    <form className={classes.form} onSubmit={ask}>
      <TextInput
        label="Session ID of a payment to Karo"
        size="md"
        inputMode="numeric"
        value={sessionId}
        onChange={(event) => setSessionId(event.currentTarget.value.replace(/\D/g, '').slice(0, 30))}
      />
      <NativeSelect
        label="Why"
        size="md"
        data={reasons}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={sessionId.length !== 30}>
        Ask for it back
      </Button>
      {said && <output>{said}</output>}
    </form>
  );
};

/** Another bank of the sandbox: it asks whose account a number is, pays it, delivers an order twice, and sends a transfer back late. */
const PayInPage = () => {
  // A page that was made beforehand learns what its address names once it stands.
  const to = digits(useLocation().hash);
  return (
    <Page
      title="Another bank"
      lead="This is not Karo. Play somebody at another bank who pays into a Karo account; the money is not real."
    >
      <Card title="Pay into a Karo account">
        <PayForm key={to} to={to} />
      </Card>
      <Card title="Ask for a payment back">
        <RecallForm />
      </Card>
      <Card title="Send a transfer back late">
        <ReversalForm />
      </Card>
    </Page>
  );
};

export default PayInPage;
