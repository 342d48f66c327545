import type { Body } from '@karo/core/contract';
import { Button, Loader, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { ApiError, call, sentenceOf, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords, type Words } from '../../words/words.ts';
import classes from './BankingDemo.module.css';
import { TransferResult } from './TransferResult.tsx';

const NUBAN_LENGTH = 10;

type Form = { bank: string; amount: string; account: string; narration: string };
type Errors = Partial<Record<keyof Form, string>>;

const blank: Form = { bank: 'GTBank', amount: '', account: '', narration: '' };

const check = (form: Form, banks: readonly string[], words: Words['demo']['transfer']): Errors => ({
  ...(!banks.includes(form.bank) && { bank: words.pickBank }),
  ...(form.account.length < NUBAN_LENGTH && { account: words.required.account }),
  ...(!(Number(form.amount) > 0) && { amount: words.required.amount }),
});

/** The field that a refusal is about. */
const fieldOf: Partial<Record<string, keyof Form>> = {
  bank_unknown: 'bank',
  bank_down: 'bank',
  nuban_invalid: 'account',
  destination_unknown: 'account',
  same_account: 'account',
  amount_invalid: 'amount',
  insufficient_funds: 'amount',
  limit_single: 'amount',
  limit_daily: 'amount',
  limit_monthly: 'amount',
  new_identity_cap: 'amount',
  receiver_capped: 'amount',
};

type To = Body<'POST /api/banking/name-enquiry'>;

/** Whose account it is, asked of its own bank as soon as the number is complete. */
const useOwner = (to: To | undefined) =>
  useSWR(
    to ? ['name-enquiry', to.bank, to.accountNumber] : null,
    () => call('POST /api/banking/name-enquiry', { body: to as To }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: true },
  );

/** The name at the account's own bank, or why there is none yet. */
const Owner = ({ to }: { to: To | undefined }) => {
  const words = useWords('demo', demo).transfer;
  const { data, error, isLoading } = useOwner(to);
  return (
    <p className={classes.owner} role="status" data-known={data !== undefined || undefined}>
      {!to && words.whose}
      {isLoading && (
        <>
          <Loader size={16} aria-hidden /> {words.lookingUp}
        </>
      )}
      {data && <strong>{data.name}</strong>}
      {error !== undefined && sentenceOf(error)}
    </p>
  );
};

/** What the form holds, what is wrong with it, and the offer that the bank makes of it. */
function useTransferForm(banks: readonly string[]) {
  const words = useWords('demo', demo).transfer;
  const [form, setForm] = useState<Form>(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [quoteId, setQuoteId] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (field: keyof Form, value: string) => {
    setForm((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const offer = async () => {
    const found = check(form, banks, words);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const narration = form.narration.trim();
    const order = { bank: form.bank, accountNumber: form.account, amount: form.amount };
    try {
      const quote = await call('POST /api/banking/transfer/quote', {
        body: narration ? { ...order, narration } : order,
      });
      setQuoteId(quote.quoteId);
    } catch (failure) {
      const field = failure instanceof ApiError ? fieldOf[failure.problem.code ?? ''] : undefined;
      const text = sentenceOf(failure);
      if (field) setErrors({ [field]: text });
      else showToast({ title: words.failed, text, bad: true });
    } finally {
      setBusy(false);
    }
  };
  const close = () => setQuoteId(undefined);
  const clear = () => setForm(blank);
  return { form, errors, quoteId, isBusy, change, offer, close, clear };
}

/** Money to an account at any bank: the name first, then the offer with its charges, then the PIN. */
export const Transfer = ({ onSent }: { onSent: () => void }) => {
  const words = useWords('demo', demo).transfer;
  const { data: list } = useRead('GET /api/banking/banks', {});
  const banks = list?.map(({ name }) => name) ?? [blank.bank];
  const { form, errors, quoteId, isBusy, change, offer, close, clear } = useTransferForm(banks);
  const [sent, setSent] = useState<string>();
  const to =
    form.account.length === NUBAN_LENGTH && banks.includes(form.bank)
      ? { bank: form.bank, accountNumber: form.account }
      : undefined;
  const text = (field: keyof Form) => ({
    id: `transfer-${field}`,
    size: 'md',
    value: form[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
  const go = (event: FormEvent) => {
    event.preventDefault();
    offer();
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
        <TextInput label={words.bank} list="transfer-banks" autoComplete="off" {...text('bank')} />
        <datalist id="transfer-banks">
          {banks.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Digits
          {...text('account')}
          label={words.account}
          length={NUBAN_LENGTH}
          autoComplete="off"
          onChange={(digits) => change('account', digits)}
        />
      </div>
      <Owner to={to} />
      <div className={classes.two}>
        <TextInput
          label={words.amount}
          inputMode="decimal"
          leftSection="₦"
          autoComplete="off"
          {...text('amount')}
          onChange={(event) => change('amount', event.currentTarget.value.replace(/[^\d.]/g, ''))}
        />
        <TextInput label={words.narration} maxLength={100} autoComplete="off" {...text('narration')} />
      </div>
      <p className={classes.hint} data-sandbox-only>
        {words.hint}
      </p>
      <Button type="submit" size="md" loading={isBusy}>
        {words.go}
      </Button>
      {quoteId && (
        <ApproveQuote
          quoteId={quoteId}
          onClose={close}
          onApproved={({ reference }) => {
            setSent(reference);
            clear();
            onSent();
          }}
        />
      )}
      {sent && <TransferResult reference={sent} onChanged={onSent} onClose={() => setSent(undefined)} />}
    </form>
  );
};
