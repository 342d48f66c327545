import { bankByCode, kobo, printNaira } from '../../kernel/index.ts';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { whatOf } from '../../products/scheduled/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Facet } from '../nlu/index.ts';
import { askedOfOffer } from './said-of-offers.ts';
import type { Said } from './said-types.ts';
import { knownSoFar } from './so-far.ts';
import type { Talk } from './turn.ts';
import { isExpired, waitingFacts } from './waiting.ts';

/** An offer as it was first shown, from what it holds: nothing of it is made anew, so that the page of it stays good. */
function cardOf({ phrases }: Talk, offered: Quote): string {
  if (offered.operation === 'transfer') {
    const { name, account, bankCode, narration } = offered.facts;
    const bank = bankByCode(bankCode)?.short ?? bankCode;
    const { amount, fee, vat, duty, total, expiresAt } = offered;
    const cost = { fee, vat, duty, total };
    return phrases.money.quote({
      ...cost,
      name,
      account,
      bank,
      narration,
      amount,
      expiresAt,
      newBeneficiary: false,
    });
  }
  if (offered.operation === 'mandate') {
    const { payee, name, ceiling, schedule } = offered.facts;
    const { amount, expiresAt } = offered;
    return phrases.scheduled.offer({
      what: whatOf(payee, name),
      isSaved: payee.operation === 'goal_save',
      amount,
      ceiling: kobo(BigInt(ceiling)),
      schedule,
      expiresAt,
    });
  }
  return phrases.chat.stillWaits(waitingFacts(offered));
}

/** What it costs and comes to. */
function costOf({ phrases }: Talk, { operation, fee, duty, total }: Quote): string | undefined {
  const { receipt } = phrases.money;
  if (operation === 'mandate') return undefined;
  const parts = [
    ...(fee > 0n ? [`${receipt.fee} ${printNaira(fee)}`] : [`${receipt.fee} ${receipt.free}`]),
    ...(duty > 0n ? [`${receipt.duty} ${printNaira(duty)}`] : []),
    `${receipt.total} ${printNaira(total)}`,
  ];
  return parts.join('\n');
}

/** Tells what is asked of the order that is offered, or of the one that is not complete, from what it holds. */
export function tellFacets(talk: Talk, facets: readonly Facet[]): string {
  const { offered, state, phrases } = talk;
  const top = state.stack.at(-1);
  if (top || !offered) return phrases.chat.soFar({ what: knownSoFar(top?.values ?? {}).join(', ') });
  const ofCost = facets.every((facet) => facet === 'charges' || facet === 'total');
  if (ofCost && facets.length > 0) return costOf(talk, offered) ?? cardOf(talk, offered);
  const isOfName = facets.includes('name') && facets.length === 1 && offered.operation === 'transfer';
  return isOfName ? nameOf(talk, offered) : cardOf(talk, offered);
}

/** Whose account it goes to, as the bank of it named them. */
function nameOf({ phrases }: Talk, offered: Quote): string {
  if (offered.operation !== 'transfer') return phrases.chat.stillWaits(waitingFacts(offered));
  const { name, account, bankCode } = offered.facts;
  return phrases.chat.sureName({ name, account, bank: bankByCode(bankCode)?.short ?? bankCode });
}

/** What is asked of the order that waits for its PIN; it stays as it is. */
export async function answerOfOffer(
  talk: Talk,
  { understood: { slots }, text }: Said,
): Promise<string | undefined> {
  if (!talk.offered || isExpired(talk) || talk.state.stack.length > 0) return undefined;
  const amount = slots.amount && 'kobo' in slots.amount ? slots.amount.kobo : undefined;
  const answers: string[] = [];
  // Each of several questions in a row is answered.
  for (const part of text.split(/(?<=\?)\s+/)) {
    const asked = askedOfOffer(part, /\d/.test(part) ? amount : undefined);
    const answer = asked && (await tellOfOffer(talk, talk.offered, asked));
    if (answer && !answers.includes(answer)) answers.push(answer);
  }
  return answers.length > 0 ? answers.join('\n\n') : undefined;
}

async function tellOfOffer(
  talk: Talk,
  offered: Quote,
  asked: NonNullable<ReturnType<typeof askedOfOffer>>,
): Promise<string | undefined> {
  const { phrases } = talk;
  if (asked === 'why') return phrases.chat.notByWords();
  if (asked === 'total' || (asked === 'charges' && offered.operation !== 'transfer'))
    return `${phrases.money.receipt.total} ${printNaira(offered.total)}`;
  if (asked === 'charges') return phrases.knowledge['transfer-fee'].answer;
  if (asked === 'time')
    return offered.operation === 'transfer' ? phrases.knowledge['transfer-time'].answer : undefined;
  if (asked === 'name') return nameOf(talk, offered);
  if (asked !== 'left') return undefined;
  const { available } = await balanceOfCustomer(talk.bank.db, (await talk.customer()).id);
  const left = kobo(available - offered.total);
  return left < 0n ? undefined : phrases.chat.leftAfter({ left });
}
