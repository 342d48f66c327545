import { Button, Skeleton } from '@mantine/core';
import { IconCashBanknote, IconFileText, IconGauge, IconListCheck, IconPigMoney } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Page } from '../../ui/PageHead.tsx';
import { PageTabs, useTab } from '../../ui/PageTabs.tsx';
import { part } from '../../ui/part.ts';
import { UntilKnown } from '../../ui/UntilKnown.tsx';
import classes from './Loans.module.css';
import { Products } from './Products.tsx';

const ApplyForm = part(() => import('./ApplyForm.tsx').then((module) => ({ default: module.ApplyForm })));
const Applications = part(() =>
  import('./Applications.tsx').then((module) => ({ default: module.Applications })),
);
const CreditScore = part(() =>
  import('./CreditScore.tsx').then((module) => ({ default: module.CreditScore })),
);

const COMING = <Skeleton component="span" display="inline-block" width={150} height={26} />;

type ScoreProps = { said: ReactNode; note: string; action: string; onAction: () => void };

const Score = ({ said, note, action, onAction }: ScoreProps) => (
  <section className={classes.banner} aria-label="Credit score">
    <IconGauge size={44} aria-hidden />
    <div>
      <p>Your credit score</p>
      <strong>{said}</strong>
      <p>{note}</p>
    </div>
    <Button size="md" color="gold.4" autoContrast onClick={onAction}>
      {action}
    </Button>
  </section>
);

/** The customer's score over the tabs; a visitor is told what there is to see. */
const Banner = () => {
  const { user } = useSession();
  const { data, error } = useRead('GET /api/loans/credit-score', user ? {} : undefined);
  const [, go] = useTab('products');
  const known = data ? `${data.score} · ${data.rating}` : error ? 'Not known now' : COMING;
  const theirs = (
    <Score
      said={known}
      note="On a scale of 300 to 850, from what you do at this bank."
      action="View Details"
      onAction={() => go('score')}
    />
  );
  if (user) return theirs;
  const visitors = (
    <Score
      said="Yours in one click"
      note="It says which loan you would get, and what would raise it."
      action="Sign in"
      onAction={openSignIn}
    />
  );
  return <UntilKnown user={user} visitor={visitors} customer={theirs} />;
};

const tabs = [
  {
    value: 'products',
    label: 'Loan Products',
    icon: <IconCashBanknote size={20} aria-hidden />,
    panel: <Products />,
  },
  { value: 'apply', label: 'Apply Now', icon: <IconFileText size={20} aria-hidden />, panel: <ApplyForm /> },
  {
    value: 'applications',
    label: 'My Applications',
    icon: <IconListCheck size={20} aria-hidden />,
    panel: <Applications />,
  },
  {
    value: 'score',
    label: 'Credit Score',
    icon: <IconGauge size={20} aria-hidden />,
    panel: <CreditScore />,
  },
];

/** Borrowing: six loans, what each costs, the application and what became of it. */
const LoansPage = () => (
  <Page
    title="Personal Loans"
    icon={<IconPigMoney />}
    lead="Borrow with the whole price in view: the monthly payment, the interest in all, every date. Decided in a moment."
  >
    <Banner />
    <PageTabs label="Loans" tabs={tabs} />
  </Page>
);

export default LoansPage;
