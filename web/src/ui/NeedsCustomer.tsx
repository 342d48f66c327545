import type { User } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useOffers } from '../offers.ts';
import { useSession } from '../session.ts';
import { openSignIn } from '../shell/sign-in.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './NeedsCustomer.module.css';
import { Loading } from './States.tsx';
import { UntilKnown } from './UntilKnown.tsx';

type Props = {
  /** What the page does for a customer, in a sentence or two. */
  about: ReactNode;
  /** A few things to be found here, each in some words. */
  points?: readonly string[];
  children: (user: User) => ReactNode;
  /** What stands while it is not known who this is. */
  waiting?: ReactNode;
};

/** What needs a customer: says what it is for, and lets a visitor in by signing in or with a demo account in one click. */
export const NeedsCustomer = ({ about, points, children, waiting }: Props) => {
  const session = useSession();
  const words = useWords('shell', shell);
  const { has } = useOffers();
  if (session.user) return children(session.user);
  const gate = (
    <section className={classes.gate}>
      <span className={classes.icon} aria-hidden>
        <IconUserHeart />
      </span>
      <h2>{words.gate.about}</h2>
      <p className={classes.about}>{about}</p>
      {points && (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {has('demo') && (
          <Button size="md" loading={session.isBusy} onClick={session.enterDemo}>
            {words.gate.demo}
          </Button>
        )}
        <Button size="md" variant="default" onClick={openSignIn}>
          {words.gate.signIn}
        </Button>
      </div>
      <p className={classes.note}>
        {has('demo') && words.gate.demoNote}{' '}
        {has('opening') && <Link to={paths.onboarding}>{words.gate.open}</Link>}
      </p>
    </section>
  );
  return <UntilKnown user={session.user} visitor={gate} customer={waiting ?? <Loading shape="cards" />} />;
};
