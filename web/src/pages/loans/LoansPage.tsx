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
import { loans } from '../../words/en/loans.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
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

const Score = ({ said, note, action, onAction }: ScoreProps) => {
  const { banner: words } = useWords('loans', loans);
  return (
    <section className={classes.banner} aria-label={words.label}>
      <IconGauge size={44} aria-hidden />
      <div>
        <p>{words.yours}</p>
        <strong>{said}</strong>
        <p>{note}</p>
      </div>
      <Button size="md" color="gold.4" autoContrast onClick={onAction}>
        {action}
      </Button>
    </section>
  );
};

/** The customer's score over the tabs; a visitor is told what there is to see. */
const Banner = () => {
  const { banner: words } = useWords('loans', loans);
  const { signIn } = useWords('shell', shell);
  const { user } = useSession();
  const { data, error } = useRead('GET /api/loans/credit-score', user ? {} : undefined);
  const [, go] = useTab('products');
  const known = data ? `${data.score} · ${data.rating}` : error ? words.unknown : COMING;
  const theirs = (
    <Score said={known} note={words.scale} action={words.details} onAction={() => go('score')} />
  );
  if (user) return theirs;
  const visitors = (
    <Score said={words.visitor} note={words.visitorNote} action={signIn} onAction={openSignIn} />
  );
  return <UntilKnown user={user} visitor={visitors} customer={theirs} />;
};

const tabs = [
  { value: 'products', icon: <IconCashBanknote size={20} aria-hidden />, panel: <Products /> },
  { value: 'apply', icon: <IconFileText size={20} aria-hidden />, panel: <ApplyForm /> },
  { value: 'applications', icon: <IconListCheck size={20} aria-hidden />, panel: <Applications /> },
  { value: 'score', icon: <IconGauge size={20} aria-hidden />, panel: <CreditScore /> },
] as const;

/** Borrowing: six loans, what each costs, the application and what became of it. */
const LoansPage = () => {
  const words = useWords('loans', loans);
  return (
    <Page title={words.title} icon={<IconPigMoney />} lead={words.lead} translated>
      <Banner />
      <PageTabs
        label={words.tabsLabel}
        tabs={tabs.map((tab) => ({
          value: tab.value,
          label: words.tabs[tab.value],
          icon: tab.icon,
          panel: tab.panel,
        }))}
      />
    </Page>
  );
};

export default LoansPage;
