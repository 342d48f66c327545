import { plain } from '../../kernel/index.ts';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { isBankAction } from '../intents.ts';
import { type Condition, isConditional, isQuestion, splitCondition } from '../nlu/index.ts';
import { say } from './engine.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

/** Whether a condition holds at this moment, which is said; one that the bank cannot look at does not. */
export async function holdsNow(talk: Talk, condition: Condition, hasElse: boolean): Promise<boolean> {
  const { turns } = talk.phrases;
  if (condition.on === 'else') {
    say(talk, turns.cannotWait());
    return false;
  }
  const { available } = await balanceOfCustomer(talk.bank.db, (await talk.customer()).id);
  const { than, amount } = condition;
  const holds = than === 'above' ? available >= amount : available < amount;
  say(talk, holds || hasElse ? turns.holds({ available }) : turns.fails({ available }));
  return holds;
}

/**
 * An order with an "if" in it: what it orders where the condition holds, nothing where it does not or where the bank cannot look, which is said. Undefined
 * for a message that has no condition. `hear` understands a part of the message.
 */
export async function underCondition(
  talk: Talk,
  said: Said,
  hear: (text: string) => Promise<Said>,
): Promise<{ goesOn: Said | undefined } | undefined> {
  if (talk.conversation.customerId === undefined || said.heard.choiceId !== undefined) return undefined;
  // "What does it cost if I send 5000" asks: the whole message is known for something that is no order.
  const { intent } = said.understood;
  if (!isBankAction(intent) && intent !== 'out_of_scope') return undefined;
  const split = splitCondition(said.text, said.understood.language);
  if (!split || isQuestion(plain(split.wish))) return undefined;
  const wish = await hear(split.wish);
  if (!isConditional(wish.understood)) return undefined;
  const mayElse = split.condition.on === 'balance' && split.otherwise !== undefined;
  if (await holdsNow(talk, split.condition, mayElse)) return { goesOn: wish };
  return { goesOn: mayElse ? await hear(split.otherwise ?? '') : undefined };
}
