import type { Kobo } from '../kernel/index.ts';

/** How often something is paid. */
export const rhythms = ['once', 'daily', 'weekly', 'fortnightly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Days (`yyyy-mm-dd`, in Lagos) on which something is paid: from `firstOn`, so many `times` or until a day, whichever comes first. */
export type Schedule = {
  rhythm: Rhythm;
  firstOn: string;
  /** Of a monthly one, where it is not the day of `firstOn`: 31 is the last day of every month. */
  monthDay?: number;
  times?: number;
  untilOn?: string;
};

/** What each run of a mandate pays; a quote of its own is made from it. */
export type Payee =
  | { operation: 'transfer'; bankCode: string; account: string; narration: string }
  | { operation: 'airtime'; phone: string }
  | {
      operation: 'bill';
      kind: 'data' | 'electricity' | 'tv';
      biller: string;
      number: string;
      plan: string | null;
      meterType: 'prepaid' | 'postpaid' | null;
    }
  | { operation: 'goal_save'; goalId: string }
  | { operation: 'loan_repay'; loanId: string };

/** What is approved once: to whom, how much, how often, until when, and the most that one run may take (kobo, charges included). */
export type MandateTerms = {
  payee: Payee;
  /** Whose account it is, as the other bank or the company has it. */
  name: string;
  ceiling: string;
  schedule: Schedule;
  /** Money that is short is looked for again on the same day. */
  retries: boolean;
  /** The mandate that this one takes the place of. */
  replaces: string | null;
};

/** A mandate as phrases speak of it. */
export type MandateFacts = {
  reference: string;
  what: string;
  amount: Kobo;
  ceiling: Kobo;
  schedule: Schedule;
  nextOn: string | undefined;
  status: 'active' | 'paused' | 'stopped' | 'ended';
};
