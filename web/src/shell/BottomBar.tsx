import { IconBell, IconHome, IconMoneybag, IconPigMoney, IconSend } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../session.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './BottomBar.module.css';

const items = [
  { key: 'home', to: paths.bankingDemo, icon: IconHome },
  { key: 'send', to: `${paths.bankingDemo}#send`, icon: IconSend },
  { key: 'savings', to: paths.communitySavings, icon: IconPigMoney },
  { key: 'loans', to: paths.loans, icon: IconMoneybag },
  { key: 'alerts', to: paths.notifications, icon: IconBell },
] as const;

/** The account's main pages, at the bottom of a phone, for whoever is signed in. */
export const BottomBar = () => {
  const words = useWords('shell', shell);
  const { user } = useSession();
  const { pathname, hash } = useLocation();
  if (!user) return null;
  const isHere = (to: string) =>
    to.includes('#') ? `${pathname}${hash}` === to : pathname === to && hash !== '#send';
  return (
    <nav className={classes.bar} aria-label={words.bottom.label}>
      {items.map(({ key, to, icon: Icon }) => (
        <Link key={key} to={to} aria-current={isHere(to) ? 'page' : undefined}>
          <Icon size={22} aria-hidden />
          {words.bottom[key]}
        </Link>
      ))}
    </nav>
  );
};
