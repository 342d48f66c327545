import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, segments, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { printFigure } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { remittance } from '../../words/en/remittance.ts';
import { useWords } from '../../words/words.ts';
import { countryNamed, durationOf } from './country.ts';
import { PaySheet } from './PaySheet.tsx';
import classes from './Remittance.module.css';

type Country = Answer<'GET /api/remittance/countries'>[number];
type Rate = Answer<'GET /api/remittance/rates'>[string];
type Remittance = Answer<'POST /api/remittance/send'>;

const DEFAULT_COUNTRY = 'US';
/** What an amount costs and what of it arrives. */
const priceOf = (amount: number, rate: Rate) => {
  const fee = (amount * rate.feePercentage) / 100 + rate.fee;
  return { fee, receives: Math.max(0, (amount - fee) * rate.rate) };
};

type ArrivesProps = { rate: Rate; amount: number; symbol: string };

/** What arrives of an amount, and at what rate and fee; dashes while no amount is typed. */
const Arrives = ({ rate, amount, symbol }: ArrivesProps) => {
  const said = useWords('remittance', remittance);
  const words = said.arrives;
  const price = amount > 0 ? priceOf(amount, rate) : undefined;
  return (
    <div aria-live="polite" className={classes.form}>
      <p className={classes.figure}>
        <span>{words.receive}</span>
        <strong>{price ? <Naira amount={price.receives} whole /> : '—'}</strong>
        <span>{durationOf(rate.estimatedDelivery, said)}</span>
      </p>
      <Facts
        facts={[
          [words.rate, `${symbol}1 = ₦${printFigure(rate.rate)}`],
          [words.fee, `${rate.feePercentage}% + ${symbol}${printFigure(rate.fee)}`],
          [words.feeOnThis, price ? `${symbol}${printFigure(price.fee)}` : '—'],
          [words.pay, price ? `${symbol}${printFigure(amount)} ${rate.currency}` : '—'],
        ]}
      />
      <p className={classes.dim}>{words.source(rate.source)}</p>
    </div>
  );
};

type FormProps = { countries: readonly Country[] };

const Form = ({ countries }: FormProps) => {
  const said = useWords('remittance', remittance);
  const words = said.form;
  const { mutate } = useSWRConfig();
  const [code, setCode] = useState(DEFAULT_COUNTRY);
  const [amount, setAmount] = useState<number | string>('');
  const [recipientPhone, setPhone] = useState('');
  const [sent, setSent] = useState<Remittance>();
  const [isBusy, run] = useDoing();
  const country = countries.find((one) => one.code === code) ?? countries[0];
  const {
    data: rates,
    error,
    mutate: again,
  } = useRead('GET /api/remittance/rates', { query: { country: code } });
  const rate = rates?.[code] ?? Object.values(rates ?? {})[0];
  const typed = Number(amount) || 0;
  const symbol = country?.symbol ?? '$';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      amount: typed,
      fromCountry: code,
      recipientPhone: recipientPhone.trim(),
      paymentMethod: 'card' as const,
    };
    const made = await run(() => call('POST /api/remittance/send', { body }), words.notSent);
    if (!made) return;
    setSent(made);
    mutate(segments('GET /api/remittance'));
  };

  return (
    <div className={classes.split}>
      <Card title={words.title} icon={<IconSend />}>
        <form className={classes.form} onSubmit={submit}>
          <NativeSelect
            label={words.from}
            size="md"
            data={countries.map((one) => ({ value: one.code, label: countryNamed(one, said) }))}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <NumberInput
            label={words.amount}
            description={
              rate &&
              words.range(
                `${symbol}${printFigure(rate.minAmount)}`,
                `${symbol}${printFigure(rate.maxAmount)}`,
              )
            }
            size="md"
            prefix={symbol}
            thousandSeparator=","
            allowNegative={false}
            decimalScale={2}
            hideControls
            inputMode="decimal"
            value={amount}
            onChange={setAmount}
          />
          <TextInput
            label={words.phone}
            type="tel"
            size="md"
            placeholder="+234 803 123 4567"
            autoComplete="off"
            value={recipientPhone}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
          <div>
            <Button
              type="submit"
              size="lg"
              loading={isBusy}
              disabled={!(typed > 0) || recipientPhone.trim() === ''}
            >
              {words.send}
            </Button>
          </div>
        </form>
      </Card>
      <Card title={said.arrives.title}>
        {error && <Failed error={error} onRetry={again} />}
        {!rate && !error && <Loading count={4} height={34} />}
        {rate && <Arrives rate={rate} amount={typed} symbol={symbol} />}
      </Card>
      {sent && <PaySheet order={sent} onClose={() => setSent(undefined)} />}
    </div>
  );
};

/** The calculator, which is the order as well. */
export const SendForm = () => {
  const { data, error, mutate } = useRead('GET /api/remittance/countries', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={430} />;
  return <Form countries={data.filter((country) => country.supported)} />;
};
