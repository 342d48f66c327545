import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { shell } from '../words/en/shell.ts';
import { useLanguage, useWords } from '../words/words.ts';
import classes from './Page.module.css';
import { UntilKnown } from './UntilKnown.tsx';

type HeadProps = {
  /** The page's one h1, and what the browser's tab says. */
  title: string;
  lead?: ReactNode;
  icon?: ReactNode;
  /** Buttons beside the title; they stand on green. */
  actions?: ReactNode;
  /** They stand only where somebody is likely to be signed in, while that is not known. */
  areForCustomer?: boolean;
  /** The page speaks all five languages. */
  translated?: boolean;
};

/** The head of a page: what it is, in a band of the house's green. */
export const PageHead = ({ title, lead, icon, actions, areForCustomer, translated }: HeadProps) => {
  const words = useWords('shell', shell);
  const language = useLanguage();
  const beside = actions && <div className={classes.actions}>{actions}</div>;
  return (
    <header className={classes.head}>
      <title>{`${title} · Karo`}</title>
      <div className={classes.headIn}>
        {icon && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
        <div className={classes.headWords}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {areForCustomer ? <UntilKnown user={undefined} customer={beside} /> : beside}
      </div>
      {language !== 'en' && !translated && (
        <p className={classes.english}>
          <span>{words.onlyEnglish}</span>
        </p>
      )}
    </header>
  );
};

/** A page's head and, under it, its body at the width of the house. */
export const Page = ({
  children,
  narrow,
  ...head
}: HeadProps & { children: ReactNode; narrow?: boolean }) => (
  <>
    <PageHead {...head} />
    <div className={classes.body} data-narrow={narrow || undefined}>
      {children}
    </div>
  </>
);
