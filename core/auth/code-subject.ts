import { createHmac } from 'node:crypto';
import { type Bank, keyedHash, keyFor } from '../kernel/index.ts';

/** What a code is good for, and nothing else. `setup`, `verify` and `transaction` are the pages' own words. */
export const codePurposes = [
  'register',
  'sign_in',
  'setup',
  'verify',
  'transaction',
  'link',
  'reopen',
  'pin_reset',
] as const;

export type CodePurpose = (typeof codePurposes)[number];

export type CodeMethod = 'sms' | 'email';

/**
 * Whom a code is for: a customer (`quoteId`: for that one approval), a phone or an address that is being proved (`resetId`: for that one PIN reset, whose code no other asker
 * makes void), or both: a customer who proves another phone to be theirs.
 */
export type CodeSubject = {
  customerId?: string;
  quoteId?: string;
  resetId?: string;
  phone?: string;
  email?: string;
};

/** The name by which a code belongs to a customer, a quote, a reset, a phone or an address. */
export const named = ({ customerId, quoteId, resetId, phone, email }: CodeSubject): string =>
  [
    customerId && `customer:${customerId}`,
    quoteId && `quote:${quoteId}`,
    resetId && `reset:${resetId}`,
    phone && `phone:${phone}`,
    email && `email:${email.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join('|');

/** The keyed hash of whom a code is for: the table keeps no number and no address. */
export const subjectHash = (bank: Pick<Bank, 'config'>, subject: CodeSubject): Buffer =>
  keyedHash(bank.config.secret, 'code-subject', named(subject));

/** The keyed hash of a code, bound to its row. */
export const codeHash = (bank: Pick<Bank, 'config'>, id: string, code: string): Buffer =>
  createHmac('sha256', keyFor(bank.config.secret, 'code')).update(`${id}|${code}`).digest();
