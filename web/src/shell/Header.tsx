import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogin2, IconMenu2, IconMoon, IconSun, IconTextSize, IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { serviceOf, useOffers } from '../offers.ts';
import { useSession } from '../session.ts';
import { Logo } from '../ui/Logo.tsx';
import { Tip } from '../ui/Tip.tsx';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { toggleEasy, useEasy } from './easy.ts';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { scrollToPart, sections } from './sections.ts';
import { openSignIn } from './sign-in.ts';

const links = [
  'bankingDemo',
  'voiceBanking',
  'communitySavings',
  'security',
  'faq',
  'loans',
  'investments',
  'admin',
] as const;

const unheard = () => () => undefined;

/** Pages are made beforehand in light colours: what a reader chose is taken in once the page is taken over, which is not drawn anew for it. */
const useDark = (): boolean => {
  const scheme = useComputedColorScheme('light');
  return useSyncExternalStore(
    unheard,
    () => scheme === 'dark',
    () => false,
  );
};

const SchemeSwitch = () => {
  const words = useWords('shell', shell);
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useDark();
  const label = isDark ? words.toLight : words.toDark;
  return (
    <Tip label={label}>
      <button
        type="button"
        className={classes.icon}
        aria-label={label}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={22} aria-hidden /> : <IconMoon size={22} aria-hidden />}
      </button>
    </Tip>
  );
};

const EasySwitch = () => {
  const words = useWords('shell', shell);
  const isEasy = useEasy();
  const label = isEasy ? words.easyOff : words.easyOn;
  return (
    <Tip label={label}>
      <button
        type="button"
        className={classes.icon}
        aria-label={words.easyOn}
        aria-pressed={isEasy}
        onClick={toggleEasy}
      >
        <IconTextSize size={22} aria-hidden />
      </button>
    </Tip>
  );
};

const MobileMenu = ({ onChoose }: { onChoose: () => void }) => {
  const words = useWords('shell', shell);
  const navigate = useNavigate();
  return (
    <nav id="menu" className={classes.menu} aria-label={words.menu.label}>
      {sections.map(({ key, to }) => (
        <a
          key={key}
          href={to}
          onClick={(event) => {
            event.preventDefault();
            onChoose();
            navigate(to);
            scrollToPart(to.split('#')[1] ?? '');
          }}
        >
          {words.sections[key]}
        </a>
      ))}
    </nav>
  );
};

const Who = () => {
  const words = useWords('shell', shell);
  const { user } = useSession();
  if (user) return <AccountMenu user={user} />;
  return (
    <button type="button" className={classes.signIn} onClick={openSignIn}>
      <IconLogin2 size={20} aria-hidden />
      <span>{words.signIn}</span>
    </button>
  );
};

/** The head of every page. */
export const Header = () => {
  const words = useWords('shell', shell);
  const { user } = useSession();
  const { opens } = useOffers();
  const shown = links.filter((name) => opens(paths[name]));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever in the header the focus is.
    <header className={classes.header} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div className={classes.bar}>
        <Link to={paths.home} className={classes.brand}>
          <Logo size={36} />
          <span>Karo</span>
        </Link>
        <nav className={classes.links} aria-label={words.nav.label}>
          {shown.map((name) => (
            <NavLink
              key={name}
              to={paths[name]}
              data-service={serviceOf[paths[name]]}
              data-sandbox-only={(name === 'bankingDemo' && !user) || undefined}
            >
              {name === 'bankingDemo' && user ? words.bottom.home : words.nav[name]}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          <EasySwitch />
          <LanguageSwitch />
          <SchemeSwitch />
          <Who />
          <button
            type="button"
            className={classes.burger}
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label={isOpen ? words.menu.close : words.menu.open}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconX size={24} aria-hidden /> : <IconMenu2 size={24} aria-hidden />}
          </button>
        </div>
      </div>
      {isOpen && <MobileMenu onChoose={close} />}
    </header>
  );
};
