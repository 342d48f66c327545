import { latestTransfer } from '../../products/transfers/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import type { Alarm, Danger, Understood } from '../nlu/index.ts';
import { flowOf } from './decide.ts';
import { say } from './engine.ts';
import { cancelTransfer } from './moves.ts';
import { asksOfDeath, isForced, isWholeOrder, meant, withdraw } from './person.ts';
import type { Said } from './said-types.ts';
import type { Person } from './state.ts';
import type { Talk } from './turn.ts';

/** Dangers in which nothing that waits may be approved any more. */
const withdraws: ReadonlySet<Danger> = new Set([
  'duress',
  'kidnap',
  'scam',
  'defrauded',
  'secret_given',
  'child',
  'not_owner',
]);

/** What is known of the person from here on. */
const known: Readonly<Partial<Record<Danger, Person>>> = {
  life: { exposed: 'life' },
  duress: { exposed: 'forced' },
  kidnap: { exposed: 'forced' },
  scam: { exposed: 'asked' },
  secret_asked: { exposed: 'asked' },
  secret_given: { exposed: 'secret' },
  defrauded: { exposed: 'fraud' },
  death: { bereaved: true },
  child: { speaker: 'child' },
  not_owner: { speaker: 'other' },
  deaf: { deaf: true },
};

/** Dangers that a block does not end. */
const notByBlock: ReadonlySet<Danger> = new Set([
  'life',
  'death',
  'child',
  'not_owner',
  'others_bvn',
  'deaf',
]);

/** Dangers in which what was approved a moment ago does not leave either. Under a weapon nothing is undone before the eyes of whoever holds it. */
const stopsApproved: ReadonlySet<Danger> = new Set(['kidnap', 'scam', 'defrauded', 'secret_given']);

/** Stops the transfers that were approved and wait their last seconds, and says of each whether it did. */
async function stopApproved(talk: Talk): Promise<void> {
  const { customerId } = talk.conversation;
  if (customerId === undefined) return;
  let last: string | undefined;
  for (;;) {
    const waiting = await latestTransfer(talk.bank.db, customerId, 'waiting');
    if (!waiting || waiting.reference === last) return;
    last = waiting.reference;
    await cancelTransfer(talk, last);
  }
}

const SURE = 0.75;
/** An answer, or a wish in words that the bank knows by heart, goes before what is only guessed of a danger. */
const PLAIN = 0.9;
const isWish = ({ intent, confidence, bare }: Understood): boolean =>
  isBankAction(intent) && confidence >= SURE && !bare;

/** Who grieves and orders in one breath, or says what they need and that they cannot hear, wants it done. */
const goesOn = (danger: Danger, { understood }: Said): boolean =>
  (danger === 'death' && isWholeOrder(understood)) || (danger === 'deaf' && isWish(understood));

/** Words that a guess of danger may rest on, whatever the bank makes of them by heart. */
const guessedUnder: readonly Intent[] = ['complaint', 'human', 'cancel', 'help', 'out_of_scope'];

const isOrdering = ({ table, state }: Talk): boolean => {
  const top = state.stack.at(-1);
  return top !== undefined && flowOf(table, top.flow)?.kind === 'order';
};

const asksSecret: ReadonlySet<Danger> = new Set(['secret_asked', 'secret_given']);

/** Whether what the bank knows by heart goes before a danger that is only guessed: an answer, a plain wish, or that the PIN of an offer was entered. */
function goesBefore(talk: Talk, { understood }: Said, alarm: Alarm, danger: Danger): boolean {
  const { bare, source, confidence, intent } = understood;
  if (bare || (source === 'pattern' && confidence >= PLAIN && !guessedUnder.includes(intent))) return true;
  // Who opens an account is asked for a BVN and a PIN by the bank itself.
  const isOpening = talk.state.stack.at(-1)?.flow === 'open_account';
  if (isOpening && asksSecret.has(danger) && !alarm.has('caller') && !alarm.has('tosomeone')) return true;
  return danger === 'secret_given' && talk.offered !== undefined && !alarm.has('tosomeone');
}

/**
 * Answers a message that tells of a danger before any flow hears it, also while a person has the conversation, and keeps what it tells of the person. `answered`
 * says that nothing more is to be done with it; otherwise the message goes on as the wish to block the account.
 */
export async function answerDanger(
  talk: Talk,
  said: Said,
  alarm: Alarm,
): Promise<{ said: Said; answered: boolean } | undefined> {
  if (said.heard.choiceId !== undefined) return undefined;
  const wasAsked = talk.state.person?.exposed === 'asked';
  const danger = alarm.danger(wasAsked);
  if (danger && !alarm.told(wasAsked) && goesBefore(talk, said, alarm, danger)) return undefined;
  // Whatever was stolen, a block is asked for unless they ask for something themselves.
  if (!danger && alarm.guess === 'stolen' && !isWish(said.understood) && !said.understood.bare)
    return { said: meant(said, 'freeze_account', true), answered: false };
  if (!danger) return undefined;
  if (danger === 'death' && goesOn(danger, said)) return undefined;
  // Who speaks of the dead on the way of an order is told that the bank is sorry, and goes on.
  if (danger === 'death' && isOrdering(talk) && !isWish(said.understood) && !asksOfDeath(alarm)) {
    say(talk, talk.phrases.dangers.sorry());
    return { said, answered: true };
  }
  const stays = isForced(talk) && ({ exposed: 'forced' } as const);
  const begins = known[danger]?.exposed === 'forced' && { since: talk.now.toISOString() };
  talk.state.person = { ...talk.state.person, ...known[danger], ...stays, ...begins };
  if (goesOn(danger, said)) return undefined;
  const { dangers } = talk.phrases;
  const isKnown = talk.conversation.customerId !== undefined;
  if (withdraws.has(danger)) withdraw(talk);
  if (stopsApproved.has(danger)) await stopApproved(talk);
  if (danger === 'secret_given') {
    say(talk, isKnown ? dangers.secret_given() : `${dangers.secret_given()}\n\n${dangers.stranger()}`);
    // Whatever else they said, the account is to be blocked, once they were asked.
    return { said: meant(said, 'freeze_account', true), answered: !isKnown };
  }
  say(talk, dangers[danger](), notByBlock.has(danger) || !isKnown ? ['human'] : ['freeze_account', 'human']);
  // Whose BVN it must be is told on the way of an opening, which goes on.
  talk.ended = danger !== 'others_bvn';
  return { said, answered: true };
}
