import type { Answer, Body } from '@karo/core/contract';
import '@mantine/core/styles/Slider.css';
import { Button, NativeSelect, Slider, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCalculator, IconFileText } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call, segments, sentenceOf, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Naira, nairaText } from '../../ui/Naira.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { loans } from '../../words/en/loans.ts';
import { useWords } from '../../words/words.ts';
import classes from './Loans.module.css';
import { Schedule } from './Schedule.tsx';

type Product = Answer<'GET /api/loans/products'>[number];
type Employment = NonNullable<Body<'POST /api/loans/apply'>['employment']>;

const TERMS = [6, 12, 18, 24, 36];
const DEFAULT_TERM = 12;
const TYPING_PAUSE_MS = 350;

const purposes = Object.keys(loans.form.purposes) as (keyof typeof loans.form.purposes)[];
const employments = Object.keys(loans.form.employments) as Employment[];

type CostProps = { productId: string; amount: number; term: number };

/** What it costs, as it is typed: the bank's own sum, with every payment in it. */
const Cost = ({ productId, amount, term }: CostProps) => {
  const words = useWords('loans', loans);
  const asked = amount > 0 ? { query: { productId, amount: String(amount), term } } : undefined;
  const { data, error, isLoading } = useRead('GET /api/loans/quote', asked);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.calculator.title} icon={<IconCalculator />}>
      {error ? (
        <p role="alert" className={classes.problem}>
          {sentenceOf(error)}
        </p>
      ) : isLoading ? (
        <Loading count={3} height={30} />
      ) : (
        <div aria-live="polite" className={classes.cost}>
          <p className={classes.figure}>
            <span>{words.monthly}</span>
            <strong>
              <Naira amount={data?.monthlyPayment} whole />
            </strong>
          </p>
          <Facts
            total
            facts={[
              [words.calculator.get, <Naira key="amount" amount={amount > 0 ? amount : undefined} whole />],
              [words.totalInterest, <Naira key="interest" amount={data?.totalInterest} whole />],
              [words.calculator.back, <Naira key="total" amount={data?.totalPayment} whole />],
            ]}
          />
          {!data && <p className={classes.text}>{words.calculator.empty}</p>}
          {data && (
            <div>
              <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? words.hideSchedule : words.showSchedule}
              </Button>
            </div>
          )}
          {data && isOpen && <Schedule rows={data.schedule} />}
        </div>
      )}
    </Card>
  );
};

type Applicant = {
  purpose: (typeof purposes)[number];
  income: number | string;
  employment: Employment;
  employer: string;
};

const nobody: Applicant = { purpose: 'Business', income: '', employment: 'employed', employer: '' };

type ApplicantProps = { applicant: Applicant; onChange: (applicant: Applicant) => void };

/** What for, and from what it will be paid back. */
const ApplicantFields = ({ applicant, onChange }: ApplicantProps) => {
  const { form: words } = useWords('loans', loans);
  const set = (part: Partial<Applicant>) => onChange({ ...applicant, ...part });
  return (
    <>
      <NativeSelect
        label={words.purpose}
        size="md"
        data={purposes.map((value) => ({ value, label: words.purposes[value] }))}
        value={applicant.purpose}
        onChange={(event) => set({ purpose: event.currentTarget.value as Applicant['purpose'] })}
      />
      <NairaInput
        label={words.income}
        description={words.incomeHint}
        inputMode="numeric"
        value={applicant.income}
        onChange={(income) => set({ income })}
      />
      <NativeSelect
        label={words.employment}
        size="md"
        data={employments.map((value) => ({ value, label: words.employments[value] }))}
        value={applicant.employment}
        onChange={(event) => set({ employment: event.currentTarget.value as Employment })}
      />
      <TextInput
        label={words.employer}
        size="md"
        maxLength={100}
        value={applicant.employer}
        onChange={(event) => set({ employer: event.currentTarget.value })}
      />
    </>
  );
};

const Form = ({ products }: { products: readonly Product[] }) => {
  const { form: words, term: termWord, months: monthsOf } = useWords('loans', loans);
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const [search, setSearch] = useSearchParams();
  const [amount, setAmount] = useState<number | string>('');
  const [term, setTerm] = useState(DEFAULT_TERM);
  const [applicant, setApplicant] = useState(nobody);
  const [problem, setProblem] = useState<string>();
  const [isBusy, run] = useDoing();
  const product = products.find((one) => one.id === search.get('product')) ?? products[0];
  const [settled] = useDebouncedValue(Number(amount) || 0, TYPING_PAUSE_MS);
  if (!product) return null;
  const [least, most] = [nairaText(product.minAmount, true), nairaText(product.maxAmount, true)];
  const terms = TERMS.filter((months) => product.terms.includes(months));
  const months = terms.includes(term) ? term : (terms[0] ?? DEFAULT_TERM);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!user) return openSignIn();
    if (!(Number(amount) > 0)) return setProblem(words.missing);
    const isOutside = Number(amount) < product.minAmount || Number(amount) > product.maxAmount;
    if (isOutside) return setProblem(words.outside(least, most));
    const body = {
      productId: product.id,
      amount: Number(amount),
      term: months,
      purpose: applicant.purpose,
      employment: applicant.employment,
      ...(Number(applicant.income) > 0 && { income: Number(applicant.income) }),
      ...(applicant.employer.trim() && { employer: applicant.employer.trim() }),
    };
    const made = await run(() => call('POST /api/loans/apply', { body }), words.notSubmitted);
    if (!made) return;
    // One outcome: what was turned down at once is no success.
    const isDeclined = made.status === 'rejected';
    showToast({
      title: isDeclined ? words.declined : words.submitted,
      text: made.reason ?? undefined,
      bad: isDeclined,
    });
    await mutate(segments('GET /api/loans/applications'));
    setSearch({ tab: 'applications' }, { preventScrollReset: true });
  };

  return (
    <div className={classes.split}>
      <Card title={words.title} icon={<IconFileText />}>
        <ErrorSummary errors={problem ? [{ field: 'loan-amount', text: problem }] : []} />
        <form className={classes.form} onSubmit={submit} noValidate>
          <NativeSelect
            label={words.loan}
            size="md"
            data={products.map((one) => ({ value: one.id, label: one.name }))}
            value={product.id}
            onChange={(event) => setSearch({ tab: 'apply', product: event.currentTarget.value })}
          />
          <NairaInput
            id="loan-amount"
            label={words.amount}
            description={words.range(least, most)}
            inputMode="numeric"
            value={amount}
            error={problem}
            onChange={(value) => {
              setAmount(value);
              setProblem(undefined);
            }}
          />
          <Slider
            label={null}
            thumbLabel={words.amount}
            min={product.minAmount}
            max={product.maxAmount}
            step={Math.max(1000, Math.round((product.maxAmount - product.minAmount) / 100_000) * 1000)}
            value={Number(amount) || product.minAmount}
            onChange={(value) => {
              setAmount(value);
              setProblem(undefined);
            }}
          />
          <NativeSelect
            label={termWord}
            size="md"
            data={terms.map((one) => ({ value: String(one), label: monthsOf(one) }))}
            value={String(months)}
            onChange={(event) => setTerm(Number(event.currentTarget.value))}
          />
          <ApplicantFields applicant={applicant} onChange={setApplicant} />
          <div>
            <Button type="submit" size="md" loading={isBusy}>
              {user ? words.submit : words.signIn}
            </Button>
          </div>
        </form>
      </Card>
      <Cost productId={product.id} amount={settled} term={months} />
    </div>
  );
};

/** The application, with its price beside it as it is typed. */
export const ApplyForm = () => {
  const { data, error, mutate } = useRead('GET /api/loans/products', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={560} />;
  return <Form products={data} />;
};
