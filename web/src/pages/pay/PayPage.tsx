import type { Answer } from '@karo/core/contract';
import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconQrcode } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../paths.ts';
import { call, sentenceOf } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Naira, nairaText } from '../../ui/Naira.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { Loading } from '../../ui/States.tsx';
import { directory } from '../../words/en/directory.ts';
import { useWords } from '../../words/words.ts';
import classes from './Pay.module.css';

const usePayWords = () => useWords('directory', directory);

type Scanned = Answer<'POST /api/names/scan'>;

type FormProps = { code: string; ask: Scanned };

const PayForm = ({ code, ask }: FormProps) => {
  const { code: words, pay } = usePayWords();
  const [amount, setAmount] = useState('');
  const [quoteId, setQuoteId] = useState<string>();
  const [isPaid, setPaid] = useState(false);
  const [isBusy, act] = useDoing();
  const { displayName } = ask.to;

  const offer = async (event: FormEvent) => {
    event.preventDefault();
    const given = ask.amount === null ? { amount: amount.trim() } : {};
    const made = await act(() => call('POST /api/names/pay', { body: { code, ...given } }), words.failed);
    if (made) setQuoteId(made.quoteId);
  };

  if (isPaid)
    return (
      <div className={classes.done} role="status">
        <IconCircleCheck size={56} aria-hidden />
        <p>{words.paid(displayName, nairaText(ask.amount ?? amount))}</p>
      </div>
    );
  return (
    <form className={classes.form} onSubmit={offer}>
      {ask.amount === null && (
        <TextInput
          label={words.howMuch}
          inputMode="decimal"
          placeholder="1500"
          required
          withAsterisk={false}
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value.replace(/[^\d.]/g, ''))}
        />
      )}
      <Button type="submit" size="lg" loading={isBusy} disabled={ask.amount === null && amount === ''}>
        {pay(displayName)}
      </Button>
      <p className={classes.note}>{words.note}</p>
      {quoteId && (
        <ApproveQuote
          quoteId={quoteId}
          onClose={() => setQuoteId(undefined)}
          onApproved={() => setPaid(true)}
        />
      )}
    </form>
  );
};

/** For a code that came as a link, in a message. */
const CodeForm = () => {
  const { code: words } = usePayWords();
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    navigate({ hash: given.slice(given.indexOf('#') + 1) });
  };
  return (
    <form className={classes.form} onSubmit={open}>
      <TextInput name="code" label={words.paste} size="md" required withAsterisk={false} autoComplete="off" />
      <Button type="submit" variant="default" size="md">
        {words.open}
      </Button>
      <Link to={paths.bankingDemo}>{words.own}</Link>
    </form>
  );
};

/** Where a scanned code leads: whom it pays, how much, and the way to approve it. */
const PayPage = () => {
  const { hash } = useLocation();
  const code = hash.slice(1);
  const { data: ask, error } = useSWR(code && ['/api/names/scan', code], () =>
    call('POST /api/names/scan', { body: { code } }),
  );
  const { code: words } = usePayWords();
  const problem = code ? error && sentenceOf(error) : words.nothing;
  return (
    <Page title={words.title} icon={<IconQrcode />} lead={words.lead} translated narrow>
      {problem && (
        <Card title={words.none} icon={<IconQrcode />}>
          <p className={classes.note}>{problem}</p>
          <CodeForm />
        </Card>
      )}
      {!ask && !problem && <Loading shape="block" />}
      {ask && (
        <Card title={ask.to.displayName}>
          <p className={classes.what}>
            {ask.to.business && <strong>{words.business} </strong>}
            {ask.amount !== null && <Naira amount={ask.amount} />} {ask.note && words.for(ask.note)}
          </p>
          <NeedsCustomer about={words.signIn(ask.to.displayName)}>
            {() => <PayForm code={code} ask={ask} />}
          </NeedsCustomer>
        </Card>
      )}
    </Page>
  );
};

export default PayPage;
