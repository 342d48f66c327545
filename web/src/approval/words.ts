import type { Approval } from '@karo/core/contract/index';
import { printNaira } from '../ui/money.ts';

type Words = { title: string; button: string; done: string };

const operations: Record<string, Words> = {
  transfer: { title: 'Send money', button: 'Approve', done: 'Approved' },
  airtime: { title: 'Buy airtime', button: 'Approve', done: 'Approved' },
  set_pin: { title: 'Choose your PIN', button: 'Choose a PIN', done: 'PIN set' },
  link: { title: 'Link this chat', button: 'Link this chat', done: 'Linked' },
  change_pin: { title: 'Change your PIN', button: 'Change my PIN', done: 'PIN changed' },
};

/** What an operation is called where it waits for approval. */
export const wordsOf = (approval: Approval): Words =>
  operations[approval.operation] ?? { title: 'Approve', button: 'Approve', done: 'Approved' };

export const movesMoney = (approval: Approval): boolean => Number(approval.total) > 0;

/** `Send ₦5,000`, for the button that does it. */
export const doingOf = (approval: Approval): string =>
  approval.operation === 'transfer' ? `Send ${printNaira(approval.amount)}` : wordsOf(approval).button;

export const statusWords = {
  open: 'Waiting for your PIN',
  approved: 'Approved',
  cancelled: 'Cancelled. Nothing was taken.',
  expired: 'Expired. Nothing was taken.',
} satisfies Record<Approval['status'], string>;
