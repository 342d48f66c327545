import type { User } from '@karo/core/contract';
import {
  IconBell,
  IconBuildingStore,
  IconCalendarRepeat,
  IconChartBar,
  IconHeadset,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUnreadCount } from '../notices.ts';
import { useSession } from '../session.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './AccountMenu.module.css';

const items = [
  { key: 'notifications', icon: IconBell },
  { key: 'analytics', icon: IconChartBar },
  { key: 'standingOrders', icon: IconCalendarRepeat },
  { key: 'directory', icon: IconBuildingStore },
  { key: 'settings', icon: IconSettings },
  { key: 'support', icon: IconHeadset },
] as const;

/** Who is signed in, where their pages are, and the way out. */
export const AccountMenu = ({ user }: { user: User }) => {
  const words = useWords('shell', shell);
  const { leave } = useSession();
  const unread = useUnreadCount();
  const name = `${words.account.label}: ${user.firstName} ${user.lastName}`;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className={classes.account}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary aria-label={unread > 0 ? `${name}, ${words.account.unread(unread)}` : name}>
        <span aria-hidden>
          {user.firstName.slice(0, 1)}
          {user.lastName.slice(0, 1)}
        </span>
        {unread > 0 && (
          <i className={classes.unread} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </i>
        )}
      </summary>
      <div className={classes.menu}>
        <p>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          {user.isDemo && <span>{words.account.demo}</span>}
        </p>
        {items.map(({ key, icon: Icon }) => (
          <Link key={key} to={paths[key]} onClick={close}>
            <Icon size={20} aria-hidden /> {words.account[key]}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => {
            close();
            leave();
          }}
        >
          <IconLogout size={20} aria-hidden /> {words.account.leave}
        </button>
      </div>
    </details>
  );
};
