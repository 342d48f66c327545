import type { User } from '@karo/core/contract/index';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, call, newKey, sentenceOf } from '../../api.ts';
import { Digits } from '../../ui/Digits.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { nairaText } from '../../ui/Naira.tsx';
import { PinPad } from '../../ui/PinPad.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords, type Words } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const banks = [
  { value: 'access', label: 'Access Bank' },
  { value: 'gtb', label: 'GTBank' },
  { value: 'first', label: 'First Bank' },
  { value: 'zenith', label: 'Zenith Bank' },
  { value: 'uba', label: 'UBA' },
];
const NUBAN_LENGTH = 10;
const PIN_LENGTH = 4;

type Form = { bank: string; amount: string; account: string; name: string; narration: string };
type Errors = Partial<Record<keyof Form, string>>;

const blank: Form = { bank: 'gtb', amount: '', account: '', name: '', narration: '' };

/** The published charges of a transfer to another bank, value added tax included; the receipt tells what was taken. */
function chargesOf(amount: number): { fee: number; duty: number } {
  const fee = amount <= 5_000 ? 10.75 : amount <= 50_000 ? 26.88 : 53.75;
  return { fee, duty: amount >= 10_000 ? 50 : 0 };
}

const check = (form: Form, words: Words['demo']['transfer']): Errors => ({
  ...(!(Number(form.amount) > 0) && { amount: words.required.amount }),
  ...(form.account.length < NUBAN_LENGTH && { account: words.required.account }),
  ...(form.name.trim() === '' && { name: words.required.name }),
});

/** The field that a refusal is about. */
const fieldOf: Partial<Record<string, keyof Form>> = {
  name_mismatch: 'name',
  nuban_invalid: 'account',
  destination_unknown: 'account',
  same_account: 'account',
  amount_invalid: 'amount',
  insufficient_funds: 'amount',
  limit_single: 'amount',
  limit_daily: 'amount',
  limit_monthly: 'amount',
};

type ApproveProps = {
  form: Form;
  userId: string;
  /** What the bank knows this order by, however often it is sent. */
  orderKey: string;
  onClose: () => void;
  onSent: () => void;
  onRefused: (field: keyof Form, text: string) => void;
};

/** What will be sent, to whom, and the PIN. */
const Approve = ({ form, userId, orderKey: key, onClose, onSent, onRefused }: ApproveProps) => {
  const words = useWords('demo', demo).transfer;
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const amount = Number(form.amount);
  const { fee, duty } = chargesOf(amount);

  const send = async () => {
    setBusy(true);
    try {
      const sent = await call(
        'POST /api/banking/transfer',
        {
          body: {
            userId,
            recipientBank: form.bank,
            recipientAccount: form.account,
            recipientName: form.name.trim(),
            amount: form.amount,
            ...(form.narration.trim() && { narration: form.narration.trim() }),
            pin,
          },
        },
        { key },
      );
      showToast({ title: words.initiated, text: words.reference(sent.transactionRef) });
      onSent();
    } catch (failure) {
      setPin('');
      setBusy(false);
      const text = sentenceOf(failure);
      showToast({ title: words.failed, text, bad: true });
      const field = failure instanceof ApiError ? fieldOf[failure.problem.code ?? ''] : undefined;
      if (field) onRefused(field, text);
      else setProblem(text);
    }
  };
  return (
    <Sheet title={words.check} onClose={onClose}>
      <dl className={classes.offer}>
        <div>
          <dt>{words.to}</dt>
          <dd>
            {form.name}
            <br />
            {banks.find(({ value }) => value === form.bank)?.label} {form.account}
          </dd>
        </div>
        <div>
          <dt>{words.amount}</dt>
          <dd>{nairaText(amount)}</dd>
        </div>
        <div>
          <dt>{words.fee}</dt>
          <dd>{nairaText(fee)}</dd>
        </div>
        {duty > 0 && (
          <div>
            <dt>{words.duty}</dt>
            <dd>{nairaText(duty)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{words.total}</dt>
          <dd>{nairaText(amount + fee + duty)}</dd>
        </div>
      </dl>
      <PinPad
        label={words.pin}
        value={pin}
        disabled={isBusy}
        {...(problem && { error: problem })}
        onChange={(value) => {
          setPin(value);
          if (value) setProblem(undefined);
        }}
        onDone={send}
      >
        <Button size="lg" fullWidth loading={isBusy} disabled={pin.length < PIN_LENGTH} onClick={send}>
          {words.send(nairaText(amount))}
        </Button>
      </PinPad>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {words.change}
      </Button>
    </Sheet>
  );
};

/** Money to an account at another bank. */
export const Transfer = ({ user, onSent }: { user: User; onSent: () => void }) => {
  const words = useWords('demo', demo).transfer;
  const [form, setForm] = useState<Form>(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [isChecking, setChecking] = useState(false);
  // An order whose answer was lost is the same one until something in it changes: it is not paid twice.
  const [orderKey, setOrderKey] = useState(newKey);
  const change = (field: keyof Form, value: string) => {
    setForm((now) => ({ ...now, [field]: value }));
    setOrderKey(newKey());
    setErrors(({ [field]: _, ...others }) => others);
  };
  const text = (field: keyof Form) => ({
    id: `transfer-${field}`,
    size: 'md',
    value: form[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
  const go = (event: FormEvent) => {
    event.preventDefault();
    const found = check(form, words);
    setErrors(found);
    setChecking(Object.keys(found).length === 0);
  };
  return (
    <form className={classes.form} onSubmit={go} noValidate>
      <ErrorSummary
        title={words.problem}
        errors={Object.entries(errors).map(([field, message]) => ({
          field: `transfer-${field}`,
          text: message,
        }))}
      />
      <div className={classes.two}>
        <NativeSelect label={words.bank} data={banks} {...text('bank')} />
        <Digits
          {...text('account')}
          label={words.account}
          length={NUBAN_LENGTH}
          autoComplete="off"
          onChange={(digits) => change('account', digits)}
        />
        <TextInput label={words.name} autoComplete="off" {...text('name')} />
        <TextInput
          label={words.amount}
          inputMode="decimal"
          leftSection="₦"
          autoComplete="off"
          {...text('amount')}
          onChange={(event) => change('amount', event.currentTarget.value.replace(/[^\d.]/g, ''))}
        />
      </div>
      <TextInput label={words.narration} maxLength={100} autoComplete="off" {...text('narration')} />
      <p className={classes.hint}>{words.hint}</p>
      <Button type="submit" size="md">
        {words.go}
      </Button>
      {isChecking && (
        <Approve
          form={form}
          userId={user.id}
          orderKey={orderKey}
          onClose={() => setChecking(false)}
          onSent={() => {
            setChecking(false);
            setForm(blank);
            setOrderKey(newKey());
            onSent();
          }}
          onRefused={(field, message) => {
            setChecking(false);
            setErrors({ [field]: message });
          }}
        />
      )}
    </form>
  );
};
