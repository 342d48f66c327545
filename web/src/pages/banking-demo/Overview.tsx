import type { Answer, User } from '@karo/core/contract';
import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartPie, IconEye, IconEyeOff, IconQrcode, IconVolume } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DEMO_PIN } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { printAccount, printNaira, sayNaira } from '../../ui/money.ts';
import { MASK, nairaText } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { canReadAloud, readAloud } from '../../ui/read-aloud.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const Receive = part(() => import('./Receive.tsx').then((module) => ({ default: module.Receive })));

type Dashboard = Answer<'GET /api/users/{id}/dashboard'>;

/** Whose account it is and what is in it, hidden until asked for. What is not known is never shown as nothing. */
export const Welcome = ({
  user,
  data,
  failed,
}: {
  user: User;
  data: Dashboard | undefined;
  failed: boolean;
}) => {
  const words = useWords('demo', demo);
  const [isShown, { toggle }] = useDisclosure(false);
  const [isReceiving, { open: openReceive, close: closeReceive }] = useDisclosure(false);
  // The bank's own link in a chat leads here, and so do the first steps.
  const place = useLocation();
  useEffect(() => {
    if (place.hash === '#receive') openReceive();
  }, [place, openReceive]);
  const balance = data?.user.accountBalance;
  const partner = data?.receiving?.account === user.accountNumber ? undefined : data?.receiving;
  return (
    <>
      <section className={classes.hero} aria-label={words.balance}>
        <div className={classes.heroTop}>
          <h2>{words.welcome(user.firstName)}</h2>
          <span className={classes.badge} data-not={user.isVerified ? undefined : true}>
            {user.isVerified ? words.verified : words.unverified}
          </span>
        </div>
        <p className={classes.number}>
          {words.account} <span>{printAccount(user.accountNumber)}</span>
        </p>
        {partner && (
          <p className={classes.number}>
            {words.receive.others} <span>{printAccount(partner.account)}</span> {partner.bank}
          </p>
        )}
        <div className={classes.balance}>
          <strong>{words.balance}</strong>
          <span className={classes.amount} data-testid="balance">
            {balance === undefined && !failed && <Skeleton width={190} height={42} />}
            {balance === undefined && failed && words.balanceUnknown}
            {balance !== undefined && (isShown ? printNaira(balance) : MASK)}
          </span>
          <button
            type="button"
            className={classes.eye}
            aria-pressed={isShown}
            aria-label={isShown ? words.hideBalance : words.showBalance}
            onClick={toggle}
          >
            {isShown ? <IconEyeOff size={26} aria-hidden /> : <IconEye size={26} aria-hidden />}
          </button>
          {isShown && balance !== undefined && canReadAloud() && (
            <button
              type="button"
              className={classes.eye}
              aria-label={words.readAloud}
              onClick={() => readAloud(`${words.balance}: ${sayNaira(balance)}`)}
            >
              <IconVolume size={26} aria-hidden />
            </button>
          )}
        </div>
        {Number(balance) === 0 && <p className={classes.pin}>{words.receive.empty}</p>}
        <button type="button" className={classes.receive} onClick={openReceive}>
          <IconQrcode size={22} aria-hidden /> {words.receive.open}
        </button>
        {user.isDemo && <p className={classes.pin}>{words.pin(DEMO_PIN)}</p>}
      </section>
      {isReceiving && (
        <Suspense>
          <Receive onClose={closeReceive} />
        </Suspense>
      )}
    </>
  );
};

/** The account in four figures. */
export const Stats = ({ data }: { data: Dashboard | undefined }) => {
  const words = useWords('demo', demo).stats;
  const stats = [
    [words.transactions, data?.stats.totalTransactions],
    [words.spending, data && nairaText(data.stats.monthlySpending, true)],
    [words.cards, data?.virtualCards.length],
    [words.goals, data?.savingsGoals.length],
  ] as const;
  return (
    <Card title={words.title} icon={<IconChartPie />}>
      <dl className={classes.stats}>
        {stats.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
