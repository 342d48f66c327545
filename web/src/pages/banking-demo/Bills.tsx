import type { Answer, Body, User } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { useUnread } from '../../notices.ts';
import { Digits } from '../../ui/Digits.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);

type Billers = Answer<'GET /api/bills/billers'>;
type Order = Body<'POST /api/bills/quote'>;
type MeterType = NonNullable<Order['meterType']>;
type Plan = Billers['tv'][number]['plans'][number];
type Props = { onDone: () => void };

const PHONE_LENGTH = 11;
const METER_LENGTH = 13;
const meterTypes: readonly MeterType[] = ['prepaid', 'postpaid'];

const local = (phone: string) => phone.replace(/^\+234/, '0');
const digitsIn = (text: string) => text.replace(/\D/g, '');
const planLines = (plans: readonly Plan[]) =>
  plans.map(({ id, name, price }) => ({ value: id, label: `${name} · ${nairaText(price, true)}` }));

/** Asks for an offer, and shows it with the PIN pad. */
function useOffer(onDone: () => void) {
  const [quoteId, setQuoteId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = async (order: Order) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setQuoteId((await call('POST /api/bills/quote', { body: order })).quoteId);
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const sheet = quoteId && (
    <Suspense>
      <ApproveQuote quoteId={quoteId} onClose={() => setQuoteId(undefined)} onApproved={onDone} />
    </Suspense>
  );
  return { ask, problem, isBusy, sheet };
}

type AmountProps = { label: string; value: string; onChange: (amount: string) => void };

const Amount = ({ label, value, onChange }: AmountProps) => (
  <TextInput
    label={label}
    size="md"
    inputMode="numeric"
    leftSection="₦"
    autoComplete="off"
    value={value}
    onChange={(event) => onChange(digitsIn(event.currentTarget.value))}
  />
);

const AirtimeForm = ({ user, billers, onDone }: Props & { user: User; billers: Billers }) => {
  const words = useWords('demo', demo).airtime;
  const [phone, setPhone] = useState(local(user.phone));
  const [amount, setAmount] = useState('500');
  const [bundle, setBundle] = useState('');
  const offer = useOffer(onDone);
  const { data: guess } = useRead(
    'GET /api/bills/network',
    phone.length === PHONE_LENGTH ? { query: { phone } } : undefined,
  );
  const network = billers.networks.find(({ id }) => id === guess?.network);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const biller = network && { biller: network.id };
    if (bundle) offer.ask({ kind: 'data', number: phone, plan: bundle, ...biller });
    else offer.ask({ kind: 'airtime', number: phone, amount: Number(amount), ...biller });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.two}>
        <Digits
          label={words.phone}
          description={network?.name}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          length={PHONE_LENGTH}
          value={phone}
          onChange={setPhone}
          autoComplete="tel"
        />
        <NativeSelect
          label={words.what}
          size="md"
          value={bundle}
          data={[{ value: '', label: words.airtime }, ...planLines(network?.plans ?? [])]}
          onChange={(event) => setBundle(event.currentTarget.value)}
        />
        {!bundle && <Amount label={words.amount} value={amount} onChange={setAmount} />}
      </div>
      <p className={classes.hint}>{words.hint}</p>
      <p className={classes.problem} role="alert">
        {offer.problem}
      </p>
      <Button
        type="submit"
        size="md"
        loading={offer.isBusy}
        disabled={phone.length < PHONE_LENGTH || !(bundle || Number(amount))}
      >
        {words.go}
      </Button>
      {offer.sheet}
    </form>
  );
};

const BillForm = ({ billers, onDone }: Props & { billers: Billers }) => {
  const words = useWords('demo', demo).bills;
  const [biller, setBiller] = useState(billers.electricity[0]?.id ?? '');
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState('');
  const [chosen, setPlan] = useState('');
  const [meterType, setMeterType] = useState<MeterType>('prepaid');
  const offer = useOffer(onDone);
  const tv = billers.tv.find(({ id }) => id === biller);
  const plan = tv?.plans.find(({ id }) => id === chosen)?.id ?? tv?.plans[0]?.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tv) offer.ask({ kind: 'tv', biller, number, ...(plan && { plan }) });
    else offer.ask({ kind: 'electricity', biller, number, amount: Number(amount), meterType });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.two}>
        <NativeSelect
          label={words.biller}
          size="md"
          value={biller}
          data={[
            {
              group: words.electricity,
              items: billers.electricity.map(({ id, name }) => ({ value: id, label: name })),
            },
            { group: words.tv, items: billers.tv.map(({ id, name }) => ({ value: id, label: name })) },
          ]}
          onChange={(event) => setBiller(event.currentTarget.value)}
        />
        <Digits
          label={tv ? words.smartcard : words.meter}
          length={METER_LENGTH}
          value={number}
          onChange={setNumber}
          autoComplete="off"
        />
        {tv ? (
          <NativeSelect
            label={words.plan}
            size="md"
            value={plan}
            data={planLines(tv.plans)}
            onChange={(event) => setPlan(event.currentTarget.value)}
          />
        ) : (
          <>
            <NativeSelect
              label={words.meterType}
              size="md"
              value={meterType}
              data={meterTypes.map((value) => ({ value, label: words[value] }))}
              onChange={(event) =>
                setMeterType(event.currentTarget.value === 'postpaid' ? 'postpaid' : 'prepaid')
              }
            />
            <Amount label={words.amount} value={amount} onChange={setAmount} />
          </>
        )}
      </div>
      <p className={classes.hint}>{words.hint}</p>
      <p className={classes.problem} role="alert">
        {offer.problem}
      </p>
      <Button
        type="submit"
        size="md"
        loading={offer.isBusy}
        disabled={number.length < 10 || !(tv || Number(amount))}
      >
        {words.go}
      </Button>
      {offer.sheet}
    </form>
  );
};

const LATEST = 3;

/** The latest tokens, so that nobody looks for them. */
const Tokens = () => {
  const words = useWords('demo', demo).bills;
  const { data, mutate } = useRead('GET /api/bills', { query: { kind: 'electricity' } });
  // The company's answer is told as a notice, and brings the token.
  useUnread(() => void mutate());
  if (!data || data.length === 0) return null;
  return (
    <dl className={classes.offer}>
      {data.slice(0, LATEST).map((bill) => (
        <div key={bill.reference}>
          <dt>
            {bill.billerName} {nairaText(bill.amount, true)}
          </dt>
          <dd>{bill.token ?? words.waiting}</dd>
        </div>
      ))}
    </dl>
  );
};

const useBillers = () => useRead('GET /api/bills/billers', {});

/** Airtime and data for any line. */
export const Airtime = (props: Props & { user: User }) => {
  const { data, error, mutate } = useBillers();
  if (error) return <Failed error={error} onRetry={mutate} />;
  return data ? <AirtimeForm {...props} billers={data} /> : <Loading count={2} />;
};

/** Light and television. */
export const Bills = (props: Props) => {
  const { data, error, mutate } = useBillers();
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} />;
  return (
    <div className={classes.form}>
      <BillForm {...props} billers={data} />
      <Tokens />
    </div>
  );
};
