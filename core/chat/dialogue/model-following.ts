import { isBankAction } from '../intents.ts';
import type { Alarm, Read } from '../nlu/index.ts';
import { holdsNow } from './conditions.ts';
import { flowOf } from './decide.ts';
import { queueWish } from './moves.ts';
import { heedPerson } from './person.ts';
import { enqueue } from './queue.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

/** A message that a model read: as it was heard, its clauses, and what the guards look at. */
export type ReadMessage = { said: Said; read: readonly Read[]; alarm: Alarm };

const beside: readonly string[] = ['statement', 'social'];
/** What is told or wished well beside something that is wanted. */
const isBeside = ({ frame, understood }: Read): boolean =>
  beside.includes(frame.act) && !isBankAction(understood.intent);

/** A clause as if it had been a message of its own; the account is never blocked by a model's word before that was asked. */
const partOf = (
  { heard: { choiceId: _choice, ...heard } }: Said,
  { said, understood, frame }: Read,
): Said => ({
  heard,
  text: said,
  understood,
  secrets: [],
  frame,
  ...(understood.intent === 'freeze_account' && { asksFirst: true }),
});

/** Whether a clause orders something that must wait for what is open. */
const mustWait = ({ begun, state, table }: Talk, { frame, understood: { intent } }: Said): boolean =>
  (begun !== undefined || state.stack.length > 0) &&
  frame?.act === 'order' &&
  flowOf(table, intent)?.kind === 'order';

/** Whether an order's condition holds; an order without one is not held up. */
async function mayGoOn(talk: Talk, { condition, frame }: Read, all: readonly Read[]): Promise<boolean> {
  if (!condition || frame.act !== 'order' || talk.conversation.customerId === undefined) return true;
  return holdsNow(talk, condition, all.filter((other) => other.condition).length > 1);
}

/**
 * Follows the clauses of a message that a model read, one after the other, behind the same guard of the person that the whole message passed; what orders behind
 * an order that is open waits. Answers the message with the meaning that was acted on.
 */
export async function followFrames(
  talk: Talk,
  { said, read, alarm }: ReadMessage,
  follow: (part: Said) => Promise<void>,
): Promise<Said> {
  const wished = read.filter((each) => !isBeside(each));
  const all = wished.length > 0 ? wished : read.slice(0, 1);
  let isFirst = true;
  for (const each of all) {
    const heeded = await heedPerson(talk, partOf(said, each), alarm);
    if (heeded?.answered) break;
    const part = heeded?.said ?? partOf(said, each);
    if (!(await mayGoOn(talk, each, all))) continue;
    if (isFirst || !mustWait(talk, part)) await follow(part);
    else if (!(await queueWish(talk, part, part.text))) enqueue(talk, part.text);
    isFirst = false;
  }
  return { ...said, understood: all[0]?.understood ?? said.understood };
}
