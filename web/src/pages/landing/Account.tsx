import type { User } from '@karo/core/contract';
import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { useChatWords } from '../../chat/words.ts';
import { printAccount, printNaira } from '../../ui/money.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import classes from './Account.module.css';

const MASK = '₦ ••••••';

const useDashboard = (user: User) => useRead('GET /api/users/{id}/dashboard', { params: { id: user.id } });

type BalanceProps = { balance: string | undefined; failed: boolean; onRetry: () => void };

/** The balance, hidden until asked for; what is not known is never shown as nothing. */
const Balance = ({ balance, failed, onRetry }: BalanceProps) => {
  const words = useChatWords().balance;
  const { again } = useWords('shell', shell);
  const [isShown, { toggle }] = useDisclosure(false);
  const shown = balance === undefined ? '' : printNaira(balance);
  return (
    <div className={classes.balance}>
      <span className={classes.amount}>
        {balance === undefined && !failed && <Skeleton width={120} height={22} />}
        {failed && words.unknown}
        {balance !== undefined && (isShown ? shown : MASK)}
      </span>
      {failed ? (
        <button type="button" className={classes.eye} aria-label={again} title={again} onClick={onRetry}>
          <IconRefresh size={22} aria-hidden />
        </button>
      ) : (
        <button
          type="button"
          className={classes.eye}
          aria-pressed={isShown}
          aria-label={isShown ? words.hide : words.show}
          onClick={toggle}
        >
          {isShown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
        </button>
      )}
    </div>
  );
};

/** The account in one line, under the chat's header on a phone. */
export const AccountBar = ({ user }: { user: User }) => {
  const { data, error, mutate } = useDashboard(user);
  return (
    <div className={classes.bar}>
      <span className={classes.who}>
        <strong>
          {user.firstName} {user.lastName}
        </strong>
        <span>{printAccount(user.accountNumber)}</span>
      </span>
      <Balance balance={data?.user.accountBalance} failed={error !== undefined} onRetry={() => mutate()} />
    </div>
  );
};
