import type { Approval } from '@karo/core/contract/index';
import { printNaira } from '../ui/money.ts';

type Words = { title: string; button: string; done: string };

const operations: Record<string, Words> = {
  transfer: { title: 'Send money', button: 'Approve', done: 'Approved' },
  airtime: { title: 'Buy airtime', button: 'Approve', done: 'Approved' },
  set_pin: { title: 'Choose your PIN', button: 'Choose a PIN', done: 'PIN set' },
  link: { title: 'Link this chat', button: 'Link this chat', done: 'Linked' },
  bill: { title: 'Pay a bill', button: 'Pay', done: 'Paid' },
  api_plan: { title: 'Take the API plan', button: 'Approve', done: 'Plan changed' },
  plan: { title: 'Change your plan', button: 'Approve', done: 'Plan changed' },
  goal_save: { title: 'Save to your goal', button: 'Save', done: 'Saved' },
  goal_take: { title: 'Take from your goal', button: 'Take it out', done: 'Taken out' },
  goal_plan: { title: 'Save by itself', button: 'Approve', done: 'Set' },
  group_contribute: { title: 'Contribute to the group', button: 'Contribute', done: 'Contributed' },
  group_invest: { title: 'Vote in the club', button: 'Agree', done: 'Counted' },
  group_act: { title: 'Agree in the group', button: 'Agree', done: 'Agreed' },
  invest_trade: { title: 'Approve the order', button: 'Approve', done: 'Done' },
  invest_plan: { title: 'Begin the plan', button: 'Begin the plan', done: 'Begun' },
  invest_plan_close: { title: 'Sell and close the plan', button: 'Sell and close', done: 'Closed' },
  loan_accept: { title: 'Accept the loan', button: 'Accept the loan', done: 'Accepted' },
  loan_repay: { title: 'Pay back', button: 'Pay back', done: 'Paid' },
  card_create: { title: 'Get a virtual card', button: 'Get the card', done: 'On its way' },
  card_show: { title: 'Show the card’s number', button: 'Show it', done: 'Shown once' },
  card_change: { title: 'Change the card', button: 'Change the card', done: 'Changed' },
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
