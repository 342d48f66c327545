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
import classes from './Loans.module.css';
import { Schedule } from './Schedule.tsx';

type Product = Answer<'GET /api/loans/products'>[number];
type Employment = NonNullable<Body<'POST /api/loans/apply'>['employment']>;

const TERMS = [6, 12, 18, 24, 36];
const DEFAULT_TERM = 12;
const TYPING_PAUSE_MS = 350;
const MISSING_AMOUNT = 'Please enter loan amount';

const purposes = ['Business', 'Education', 'Medical', 'Rent or home', 'Personal', 'Other'];
const employments: readonly { value: Employment; label: string }[] = [
  { value: 'employed', label: 'Employed' },
  { value: 'self-employed', label: 'Self-employed' },
  { value: 'business', label: 'I run a business' },
  { value: 'student', label: 'Student' },
  { value: 'retired', label: 'Retired' },
  { value: 'other', label: 'Other' },
];

type CostProps = { productId: string; amount: number; term: number };

/** What it costs, as it is typed: the bank's own sum, with every payment in it. */
const Cost = ({ productId, amount, term }: CostProps) => {
  const asked = amount > 0 ? { query: { productId, amount: String(amount), term } } : undefined;
  const { data, error, isLoading } = useRead('GET /api/loans/quote', asked);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Loan calculator" icon={<IconCalculator />}>
      {error ? (
        <p role="alert" className={classes.problem}>
          {sentenceOf(error)}
        </p>
      ) : isLoading ? (
        <Loading count={3} height={30} />
      ) : (
        <div aria-live="polite" className={classes.cost}>
          <p className={classes.figure}>
            <span>Monthly payment</span>
            <strong>
              <Naira amount={data?.monthlyPayment} whole />
            </strong>
          </p>
          <Facts
            total
            facts={[
              ['You get', <Naira key="amount" amount={amount > 0 ? amount : undefined} whole />],
              ['Total interest', <Naira key="interest" amount={data?.totalInterest} whole />],
              ['You pay back', <Naira key="total" amount={data?.totalPayment} whole />],
            ]}
          />
          {!data && <p className={classes.text}>Enter an amount to see what it costs.</p>}
          {data && (
            <div>
              <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Hide the schedule' : 'Show the schedule'}
              </Button>
            </div>
          )}
          {data && isOpen && <Schedule rows={data.schedule} />}
        </div>
      )}
    </Card>
  );
};

type Applicant = { purpose: string; income: number | string; employment: Employment; employer: string };

const nobody: Applicant = { purpose: 'Business', income: '', employment: 'employed', employer: '' };

type ApplicantProps = { applicant: Applicant; onChange: (applicant: Applicant) => void };

/** What for, and from what it will be paid back. */
const ApplicantFields = ({ applicant, onChange }: ApplicantProps) => {
  const set = (part: Partial<Applicant>) => onChange({ ...applicant, ...part });
  return (
    <>
      <NativeSelect
        label="Purpose"
        size="md"
        data={purposes}
        value={applicant.purpose}
        onChange={(event) => set({ purpose: event.currentTarget.value })}
      />
      <NairaInput
        label="Monthly income (optional)"
        description="What comes into your account counts more than what is written here."
        inputMode="numeric"
        value={applicant.income}
        onChange={(income) => set({ income })}
      />
      <NativeSelect
        label="Employment"
        size="md"
        data={[...employments]}
        value={applicant.employment}
        onChange={(event) =>
          set({
            employment: employments.find((one) => one.value === event.currentTarget.value)?.value ?? 'other',
          })
        }
      />
      <TextInput
        label="Employer or business (optional)"
        size="md"
        maxLength={100}
        value={applicant.employer}
        onChange={(event) => set({ employer: event.currentTarget.value })}
      />
    </>
  );
};

const Form = ({ products }: { products: readonly Product[] }) => {
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
  const terms = TERMS.filter((months) => product.terms.includes(months));
  const months = terms.includes(term) ? term : (terms[0] ?? DEFAULT_TERM);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!user) return openSignIn();
    if (!(Number(amount) > 0)) {
      setProblem(MISSING_AMOUNT);
      return showToast({ title: MISSING_AMOUNT, bad: true });
    }
    const body = {
      productId: product.id,
      amount: Number(amount),
      term: months,
      purpose: applicant.purpose,
      employment: applicant.employment,
      ...(Number(applicant.income) > 0 && { income: Number(applicant.income) }),
      ...(applicant.employer.trim() && { employer: applicant.employer.trim() }),
    };
    const made = await run(() => call('POST /api/loans/apply', { body }), 'Loan Application Not Submitted');
    if (!made) return;
    // One outcome: what was turned down at once is no success.
    const isDeclined = made.status === 'rejected';
    showToast({
      title: isDeclined ? 'Loan application declined' : 'Loan Application Submitted',
      text: made.reason ?? undefined,
      bad: isDeclined,
    });
    await mutate(segments('GET /api/loans/applications'));
    setSearch({ tab: 'applications' }, { preventScrollReset: true });
  };

  return (
    <div className={classes.split}>
      <Card title="Apply for a loan" icon={<IconFileText />}>
        <ErrorSummary errors={problem ? [{ field: 'loan-amount', text: problem }] : []} />
        <form className={classes.form} onSubmit={submit} noValidate>
          <NativeSelect
            label="Loan"
            size="md"
            data={products.map((one) => ({ value: one.id, label: one.name }))}
            value={product.id}
            onChange={(event) => setSearch({ tab: 'apply', product: event.currentTarget.value })}
          />
          <NairaInput
            id="loan-amount"
            label="Loan amount"
            description={`${nairaText(product.minAmount, true)} to ${nairaText(product.maxAmount, true)}`}
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
            thumbLabel="Loan amount"
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
            label="Term"
            size="md"
            data={terms.map((one) => ({ value: String(one), label: `${one} months` }))}
            value={String(months)}
            onChange={(event) => setTerm(Number(event.currentTarget.value))}
          />
          <ApplicantFields applicant={applicant} onChange={setApplicant} />
          <div>
            <Button type="submit" size="md" loading={isBusy}>
              {user ? 'Submit Application' : 'Sign in to apply'}
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
