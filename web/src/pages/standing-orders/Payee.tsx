import type { Answer } from '@karo/core/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useRead } from '../../api.ts';
import { Digits } from '../../ui/Digits.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { standing } from '../../words/en/standing.ts';
import { useWords } from '../../words/words.ts';
import type { Kind, Paid } from './OrderForm.tsx';
import classes from './StandingOrders.module.css';

type Billers = Answer<'GET /api/bills/billers'>;
type Props = { paid: Paid; onChange: (changes: Paid) => void };
type Option = { id: string; name: string };

const NUBAN_LENGTH = 10;
const PHONE_LENGTH = 11;
const METER_LENGTH = 13;

const Amount = ({ paid, onChange }: Props) => (
  <TextInput
    label={useWords('standing', standing).amount}
    size="md"
    inputMode="decimal"
    leftSection="₦"
    autoComplete="off"
    value={paid.amount ?? ''}
    onChange={(event) => onChange({ amount: event.currentTarget.value.replace(/[^\d.]/g, '') })}
  />
);

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (id: string) => void;
};

/** A list that begins with nothing chosen. */
const Choice = ({ label, options, value = '', onChange }: ChoiceProps) => (
  <NativeSelect
    label={label}
    size="md"
    value={value}
    data={[{ value: '', label: '—' }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

const Transfer = ({ paid, onChange }: Props) => {
  const words = useWords('standing', standing);
  const { data: banks } = useRead('GET /api/banking/banks', {});
  return (
    <div className={classes.two}>
      <TextInput
        label={words.bank}
        size="md"
        list="standing-banks"
        autoComplete="off"
        value={paid.bank ?? ''}
        onChange={(event) => onChange({ bank: event.currentTarget.value })}
      />
      <datalist id="standing-banks">
        {banks?.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Digits
        label={words.account}
        length={NUBAN_LENGTH}
        autoComplete="off"
        value={paid.accountNumber ?? ''}
        onChange={(accountNumber) => onChange({ accountNumber })}
      />
      <Amount paid={paid} onChange={onChange} />
      <TextInput
        label={words.narration}
        size="md"
        maxLength={100}
        autoComplete="off"
        value={paid.narration ?? ''}
        onChange={(event) => onChange({ narration: event.currentTarget.value })}
      />
    </div>
  );
};

const Phone = ({ value, onChange }: { value: string | undefined; onChange: (digits: string) => void }) => (
  <Digits
    label={useWords('standing', standing).phone}
    length={PHONE_LENGTH}
    autoComplete="tel"
    value={value ?? ''}
    onChange={onChange}
  />
);

const Airtime = ({ paid, onChange }: Props) => (
  <div className={classes.two}>
    <Phone value={paid.phone} onChange={(phone) => onChange({ phone })} />
    <Amount paid={paid} onChange={onChange} />
  </div>
);

const priceOf = (plans: Billers['tv'][number]['plans'], plan: string): string | undefined => {
  const price = plans.find(({ id }) => id === plan)?.price;
  return price === undefined ? undefined : String(price);
};

/** Data and television: the plan says the amount. */
const Planned = ({ kind, paid, onChange, billers }: Props & { kind: 'data' | 'tv'; billers: Billers }) => {
  const words = useWords('standing', standing);
  const sellers = kind === 'data' ? billers.networks : billers.tv;
  const plans = sellers.find(({ id }) => id === paid.biller)?.plans ?? [];
  return (
    <div className={classes.two}>
      <Choice
        label={kind === 'data' ? words.network : words.company}
        options={sellers}
        value={paid.biller}
        onChange={(biller) => onChange({ biller, plan: undefined, amount: undefined })}
      />
      {kind === 'data' ? (
        <Phone value={paid.number} onChange={(number) => onChange({ number })} />
      ) : (
        <Digits
          label={words.smartcard}
          length={METER_LENGTH}
          autoComplete="off"
          value={paid.number ?? ''}
          onChange={(number) => onChange({ number })}
        />
      )}
      <Choice
        label={words.bundle}
        options={plans.map(({ id, name, price }) => ({ id, name: `${name} · ${nairaText(price, true)}` }))}
        value={paid.plan}
        onChange={(plan) => onChange({ plan, amount: priceOf(plans, plan) })}
      />
    </div>
  );
};

const Electricity = ({ paid, onChange, billers }: Props & { billers: Billers }) => {
  const words = useWords('standing', standing);
  return (
    <div className={classes.two}>
      <Choice
        label={words.company}
        options={billers.electricity}
        value={paid.biller}
        onChange={(biller) => onChange({ biller, meterType: 'prepaid' })}
      />
      <Digits
        label={words.meter}
        length={METER_LENGTH}
        autoComplete="off"
        value={paid.number ?? ''}
        onChange={(number) => onChange({ number })}
      />
      <Amount paid={paid} onChange={onChange} />
    </div>
  );
};

const Billed = ({ kind, paid, onChange }: Props & { kind: 'data' | 'electricity' | 'tv' }) => {
  const { data, error, mutate } = useRead('GET /api/bills/billers', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} />;
  if (kind === 'electricity') return <Electricity paid={paid} onChange={onChange} billers={data} />;
  return <Planned kind={kind} paid={paid} onChange={onChange} billers={data} />;
};

const Goal = ({ paid, onChange }: Props) => {
  const words = useWords('standing', standing);
  const { data, error, mutate } = useRead('GET /api/goals', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={1} />;
  const open = data.filter(({ status }) => status !== 'closed');
  if (open.length === 0) return <p className={classes.none}>{words.noGoal}</p>;
  return (
    <div className={classes.two}>
      <Choice
        label={words.goal}
        options={open}
        value={paid.goalId}
        onChange={(goalId) => onChange({ goalId })}
      />
      <Amount paid={paid} onChange={onChange} />
    </div>
  );
};

const Loan = ({ paid, onChange }: Props) => {
  const words = useWords('standing', standing);
  const { data, error, mutate } = useRead('GET /api/loans/applications', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={1} />;
  const running = data.filter(({ status }) => status === 'disbursed' || status === 'in_arrears');
  if (running.length === 0) return <p className={classes.none}>{words.noLoan}</p>;
  return (
    <div className={classes.two}>
      <Choice
        label={words.loan}
        options={running.map(({ id, productName, reference }) => ({
          id,
          name: `${productName} ${reference}`,
        }))}
        value={paid.loanId}
        onChange={(loanId) => onChange({ loanId })}
      />
      <Amount paid={paid} onChange={onChange} />
    </div>
  );
};

/** Whom or what a standing order pays, and how much. */
export const Payee = ({ kind, paid, onChange }: Props & { kind: Kind }) => {
  if (kind === 'transfer') return <Transfer paid={paid} onChange={onChange} />;
  if (kind === 'airtime') return <Airtime paid={paid} onChange={onChange} />;
  if (kind === 'goal') return <Goal paid={paid} onChange={onChange} />;
  if (kind === 'loan') return <Loan paid={paid} onChange={onChange} />;
  return <Billed kind={kind} paid={paid} onChange={onChange} />;
};
