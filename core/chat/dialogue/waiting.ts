import type { Kobo } from '../../kernel/index.ts';
import { cancelQuote, findQuote, type Quote } from '../../quotes/index.ts';
import type { Intent } from '../intents.ts';
import type { Flow } from './flow.ts';
import type { Pending } from './state.ts';
import type { Talk } from './turn.ts';

/** What a waiting quote is about, as its reminder says it. */
export const waitingFacts = (quote: Quote): { operation: string; amount: Kobo; name: string } => ({
  operation: quote.operation,
  amount: quote.amount,
  name: waitingName(quote),
});

/** Whom or what a waiting quote pays, by name or number; empty where it has none. */
export function waitingName(quote: Quote): string {
  if (quote.operation === 'transfer') return quote.facts.name;
  if (quote.operation === 'airtime') return quote.facts.phone;
  return 'shown' in quote.facts ? (quote.facts.shown.name ?? quote.facts.shown.bank ?? '') : '';
}

/** Whether the offer that waits is past its time. */
export const isExpired = ({ offered, now }: Talk): boolean =>
  offered !== undefined && offered.expiresAt <= now;

/** Orders that end in no offer, or in none that a customer would take for another payment: what waits may wait on. */
const besides: readonly Intent[] = [
  ...(['lesson', 'my_name', 'request_money', 'split_bill', 'my_requests', 'claim_reward'] as const),
  ...(['group_create', 'group_join', 'freeze_account', 'recall', 'open_account'] as const),
];

/** An offer can no longer be approved; `tooLate` is what is said where it was approved before. */
export function takeBack(talk: Talk, quoteId: string, tooLate?: () => string): void {
  const { now } = talk;
  talk.effects.push(async (trx) => {
    if (await cancelQuote(trx, quoteId, now)) return undefined;
    // An offer that another took the place of in this very turn is gone as well, and was not approved.
    return (await findQuote(trx, quoteId))?.status === 'approved' ? tooLate?.() : undefined;
  });
  talk.offered = undefined;
  delete talk.state.offer;
}

/** Where another order is asked about, the offer before it is taken back, and that is said: one thing is approved at a time. */
export function preempt(talk: Talk, flow: Flow, top: Pending): void {
  const { offered, phrases } = talk;
  if (!offered || isExpired(talk) || flow.kind !== 'order' || top.hold || besides.includes(top.flow)) return;
  const part = { text: phrases.chat.gaveWay(waitingFacts(offered)) };
  talk.parts.push(part);
  // Where it was approved a moment ago nothing is said of it that is not so.
  takeBack(talk, offered.id, () =>
    talk.parts.map((each) => (each === part ? phrases.faults.quote_used({}) : each.text)).join('\n\n'),
  );
}

/** Says of the offer before that a new one has taken its place, unless it is the same one made anew. */
export async function sayPreempted(talk: Talk, quoteId: string): Promise<void> {
  const { offered, bank, phrases } = talk;
  if (!offered || isExpired(talk)) return;
  const [before, made] = [await findQuote(bank.db, offered.id), await findQuote(bank.db, quoteId)];
  if (before?.status !== 'cancelled' || !made) return;
  const [was, is] = [waitingFacts(before), waitingFacts(made)];
  const isSame = was.operation === is.operation && was.amount === is.amount && was.name === is.name;
  if (!isSame) talk.parts.push({ text: phrases.chat.gaveWay(waitingFacts(before)) });
}
