import type { User } from '@karo/core/contract/index';
import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDownLeft, IconArrowUpRight, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { DEMO_PIN } from '../../session.ts';
import { printAccount, printNaira } from '../../ui/money.ts';
import classes from './Account.module.css';

const MASK = '₦ ••••••';
const SHOWN = 4;

const useDashboard = (user: User) => useRead('GET /api/users/{id}/dashboard', { params: { id: user.id } });

type BalanceProps = { balance: string | undefined; failed: boolean };

/** The balance, hidden until asked for; what is not known is never shown as nothing. */
const Balance = ({ balance, failed }: BalanceProps) => {
  const [isShown, { toggle }] = useDisclosure(false);
  const shown = balance === undefined ? '' : printNaira(balance);
  return (
    <div className={classes.balance}>
      <span className={classes.amount}>
        {balance === undefined && !failed && <Skeleton width={120} height={22} />}
        {failed && 'Balance not known now'}
        {balance !== undefined && (isShown ? shown : MASK)}
      </span>
      <button
        type="button"
        className={classes.eye}
        aria-pressed={isShown}
        aria-label={isShown ? 'Hide the balance' : 'Show the balance'}
        onClick={toggle}
      >
        {isShown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
      </button>
    </div>
  );
};

/** The account in one line, under the chat's header on a phone. */
export const AccountBar = ({ user }: { user: User }) => {
  const { data, error } = useDashboard(user);
  return (
    <div className={classes.bar}>
      <span className={classes.who}>
        <strong>
          {user.firstName} {user.lastName}
        </strong>
        <span>{printAccount(user.accountNumber)}</span>
      </span>
      <Balance balance={data?.user.accountBalance} failed={error !== undefined} />
    </div>
  );
};

const statusWords = { success: '', pending: 'on its way', failed: 'not sent' };

/** The account beside the phone: it moves as the chat moves money. */
export const AccountCard = ({ user }: { user: User }) => {
  const { data, error } = useDashboard(user);
  return (
    <section className={classes.card} aria-label="Your account">
      <div className={classes.who}>
        <strong>
          {user.firstName} {user.lastName}
        </strong>
        <span>Karo · {printAccount(user.accountNumber)}</span>
      </div>
      <Balance balance={data?.user.accountBalance} failed={error !== undefined} />
      <ul className={classes.moves}>
        {data?.recentTransactions.slice(0, SHOWN).map((move) => (
          <li key={move.id}>
            {move.type === 'credit' ? (
              <IconArrowDownLeft size={20} aria-label="In" role="img" />
            ) : (
              <IconArrowUpRight size={20} aria-label="Out" role="img" />
            )}
            <span>
              {move.description}
              {move.status !== 'success' && <em> · {statusWords[move.status]}</em>}
            </span>
            <b>{printNaira(move.amount)}</b>
          </li>
        ))}
      </ul>
      {user.isDemo && (
        <p className={classes.pin}>
          Demo PIN <strong>{DEMO_PIN}</strong>
        </p>
      )}
    </section>
  );
};
