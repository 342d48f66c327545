import type { User } from '@karo/core/contract/index';
import { Button, Title } from '@mantine/core';
import { IconArrowRight, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import classes from './HomePage.module.css';

type Props = {
  user: User | null | undefined;
  onSay: (text: string) => void;
  onDemo: () => void;
  isBusy: boolean;
  children: ReactNode;
};

const visitorWords = ['I want to open account', 'How much is a transfer?', 'Is my money safe?'];
const customerWords = [
  'Send 5k to 1234567896 GTB',
  'Abeg transfer two thousand naira give Amina 1234567899 Zenith',
  'Where is my money?',
  'Buy 500 airtime for my line',
];

/** The page's left half on a wide screen: what this is, and what to say to it. */
export const Pitch = ({ user, onSay, onDemo, isBusy, children }: Props) => (
  <section className={classes.pitch}>
    <div className={classes.brand}>
      <Logo size={52} />
      <span>Karo</span>
    </div>
    <div className={classes.words}>
      <Title order={1} className={classes.title}>
        Your bank is
        <br />a chat away.
      </Title>
      <p className={classes.lead}>
        Type it, or say it as you would say it to a person. Karo opens your account, checks the name before
        money moves, and brings you the receipt.
      </p>
    </div>
    {children}
    <div className={classes.sayings}>
      <h2>
        <IconQuote size={18} aria-hidden /> Say it your way
      </h2>
      <ul>
        {(user ? customerWords : visitorWords).map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onSay(text)}>
              {text}
              <IconArrowRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
    {user === null && (
      <div className={classes.demo}>
        <Button size="lg" color="gold.4" autoContrast loading={isBusy} onClick={onDemo}>
          Try it as Ada, with ₦250,000
        </Button>
        <p>A demo customer with play money. Nothing here is real naira.</p>
      </div>
    )}
  </section>
);
