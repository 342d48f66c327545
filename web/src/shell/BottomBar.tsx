import { IconBell, IconHome, IconMoneybag, IconPigMoney, IconTrendingUp } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../session.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './BottomBar.module.css';

const items = [
  { key: 'home', to: paths.bankingDemo, icon: IconHome },
  { key: 'savings', to: paths.communitySavings, icon: IconPigMoney },
  { key: 'loans', to: paths.loans, icon: IconMoneybag },
  { key: 'invest', to: paths.investments, icon: IconTrendingUp },
  { key: 'alerts', to: paths.notifications, icon: IconBell },
] as const;

/** The account's main pages, at the bottom of a phone, for whoever is signed in. */
export const BottomBar = () => {
  const words = useWords('shell', shell);
  const { user } = useSession();
  if (!user) return null;
  return (
    <nav className={classes.bar} data-floating aria-label={words.bottom.label}>
      {items.map(({ key, to, icon: Icon }) => (
        <NavLink key={key} to={to}>
          <Icon size={22} aria-hidden />
          {words.bottom[key]}
        </NavLink>
      ))}
    </nav>
  );
};
