import { isFault } from '../../kernel/index.ts';
import { factsOf, keepCredit, listRecalls, quoteRecall, sayRecall } from '../../products/inward/index.ts';
import { recallWish } from '../nlu/index.ts';
import type { Say } from './flow.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

async function offerToGive(talk: Talk, customerId: string, reference: string): Promise<Say> {
  const { bank, conversation, phrases } = talk;
  const wanted = { customerId, reference, conversationId: conversation.id };
  try {
    const { quote, message } = await quoteRecall(bank, wanted);
    return { text: message, approval: { quoteId: quote.id } };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { text: (phrases.faults[error.code] as (facts: unknown) => string)(error.facts) };
  }
}

/** Answers "give it back" and "keep it" where a sending bank asks for a credit back; undefined where none does. With several open and none named, it says which they are. */
export async function answerOfRecalls(talk: Talk, said: Said): Promise<Say | undefined> {
  const { bank, conversation, now, phrases } = talk;
  const { customerId } = conversation;
  const wish = said.heard.choiceId === undefined ? recallWish(said.text) : undefined;
  if (!wish || customerId === undefined) return undefined;
  const open = await listRecalls(bank.db, customerId, now);
  if (open.length === 0) return undefined;
  const named = open.filter(({ credit }) => !wish.reference || credit.reference === wish.reference);
  const [one] = named;
  if (!one || named.length > 1) return { text: open.map((each) => sayRecall(each, phrases)).join('\n\n') };
  const { reference } = one.credit;
  if (wish.act === 'give') return offerToGive(talk, customerId, reference);
  talk.effects.push(async (trx) => {
    try {
      return phrases.inward.recallDeclined(factsOf(await keepCredit(trx, bank, { customerId, reference })));
    } catch (error) {
      if (!isFault(error, 'not_found')) throw error;
      return phrases.inward.recallLapsed(factsOf(one.credit));
    }
  });
  return { text: phrases.inward.recallDeclined(factsOf(one.credit)) };
}
