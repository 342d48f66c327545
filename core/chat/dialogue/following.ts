import { parsePhone } from '../../customers/index.ts';
import { interpret } from '../nlu/index.ts';
import { answerOf } from './answering.ts';
import { tellFacets } from './asked-of-offer.ts';
import { askWhich, keepFragment } from './dead-ends.ts';
import { flowOf } from './decide.ts';
import type { Command, Move } from './dialogue-commands.ts';
import { say } from './engine.ts';
import { answersFirst, openFlow } from './moves.ts';
import { fallback, policy } from './policy.ts';
import { take } from './said.ts';
import type { Said } from './said-types.ts';
import type { Standing } from './standing.ts';
import type { Pending, Values } from './state.ts';
import { obeyOfThings, thingsOf } from './stopping.ts';
import { tellFromKnowledge } from './telling.ts';
import type { Talk } from './turn.ts';
import { isExpired, takeBack } from './waiting.ts';

const commands: Readonly<Record<Command['do'], true>> = {
  resend: true,
  unchanged: true,
  aside: true,
  take_back: true,
  decline: true,
  closing: true,
  no_date: true,
  which: true,
  tell: true,
  others_account: true,
  stop: true,
  stop_all: true,
  which_stop: true,
  was_stopped: true,
  list: true,
  bring_up: true,
  only_own: true,
};
/** Whether the policy asks something about the conversation itself, rather than about an order. */
export const isCommand = (move: Move | Command): move is Command => Object.hasOwn(commands, move.do);

/** A phone number beside a word of light reads as a meter; whoever is asked for money has none. */
function withPhone(values: Values, { understood }: Said): Values {
  const { meter } = understood.slots;
  const phone = values.phone === undefined && meter ? parsePhone(meter) : undefined;
  return phone ? { ...values, phone } : values;
}

function standing(talk: Talk, said: Said): Standing {
  const { state, table, offered } = talk;
  const top = state.stack.at(-1);
  const { done, lapsed, dropped } = state;
  const before = dropped ?? done;
  const isOffered = !top && offered !== undefined && state.offer !== undefined;
  const open = top ?? (isOffered ? state.offer : undefined);
  const flow = open && flowOf(table, open.flow);
  const request = flowOf(table, 'request_money');
  const valuesOf = (of: typeof flow, asked: Pending['asked']): Values =>
    of ? take(of, said, asked).values : {};
  return {
    ...(open &&
      flow && {
        under: {
          flow: open.flow,
          values: open.values,
          isOrder: flow.kind === 'order',
          isHeld: top?.hold !== undefined,
          ...(top?.asked && { asked: top.asked }),
        },
      }),
    isOffered,
    takesDay: flow?.slots.some(({ name }) => name === 'schedule') === true,
    now: said.heard.sentAt,
    lapsed: !open && lapsed !== undefined,
    ...(done && { done }),
    ...(dropped && { dropped }),
    given: valuesOf(flow ?? (before && flowOf(table, before.flow)), top?.asked),
    asking: withPhone(valuesOf(request, undefined), said),
    things: thingsOf(talk),
    wantsOrder: flowOf(table, said.understood.intent)?.kind === 'order',
    own: talk.own,
  };
}

/** What is made of a message: by the policy's table, or else by `otherwise`. */
export function followPolicy(talk: Talk, said: Said, otherwise: () => Move): Command | Move {
  if (said.isSettled || said.heard.choiceId !== undefined || said.understood.choice !== undefined)
    return otherwise();
  const own = interpret(said.text, said.understood, said.understood.language, said.heard.sentAt);
  const frame = { ...own, ...said.frame };
  const at = standing(talk, said);
  return policy(frame, at) ?? fallback(frame, at, otherwise());
}

/** The page of what waits once more; what ran out of time is made anew under the flow, and shown. */
function resend(talk: Talk, why: 'page' | 'pin_place'): void {
  const { state, offered, phrases } = talk;
  const before = offered ? state.offer : state.lapsed;
  if (offered && !isExpired(talk)) {
    const text = why === 'page' ? phrases.turns.pageAgain() : phrases.turns.pinPlace();
    talk.parts.push({ text, approval: { quoteId: offered.id } });
    return;
  }
  if (!before) return;
  say(talk, phrases.chat.offerExpired());
  if (offered) takeBack(talk, offered.id);
  delete state.lapsed;
  const pending: Pending = { flow: before.flow, values: { ...before.values } };
  state.stack = [pending];
  talk.begun = pending;
}

function takenBack(talk: Talk): string {
  const { state, offered, phrases } = talk;
  const { offer } = state;
  if (offer) state.dropped = { flow: offer.flow, values: offer.values };
  if (offered) takeBack(talk, offered.id);
  return phrases.turns.takenBack();
}

/** From here a question is answered where nothing else is made of it. */
const PROBABLE = 0.25;

/** The answer to a question on the way: first by what the open flow knows of itself. */
async function answerAsked(talk: Talk, said: Said): Promise<string | undefined> {
  const told = tellFromKnowledge({ do: 'miss', beyond: false, guesses: [] }, said, openFlow(talk));
  const answer = told ?? (await answerOf(talk, said.text, PROBABLE));
  // Whether an account can be blocked is never left without an answer.
  const isGuard = said.understood.intent === 'freeze_account';
  return answer ?? (isGuard ? talk.phrases.knowledge['lost-phone'].answer : undefined);
}

/** From here "does he see my name" is no question of whose account it is, and "is this page safe" no wish for the page. */
const SEEN = 0.97;
const SAFE = 0.85;

/** What a question comes to that only sounds like one of the name in an offer, or of its page. */
async function toldInstead(talk: Talk, command: Command, { text }: Said): Promise<string | undefined> {
  const { asked } = talk.phrases;
  const isName = command.do === 'tell' && command.facets.join() === 'name';
  const answer = await answerOf(talk, text, isName ? SEEN : SAFE);
  return answer === asked[isName ? 'payee-sees' : 'page-safe'] ? answer : undefined;
}

type Answered = Extract<Command, { do: 'take_back' | 'aside' | 'no_date' | 'decline' | 'unchanged' }>;

/** What is said to a command that changes no order; the offer that was wrong is taken back first. */
async function answerTo(talk: Talk, command: Answered, said: Said): Promise<string> {
  const { turns, chat } = talk.phrases;
  if (command.do === 'take_back') return takenBack(talk);
  if (command.do === 'aside') return (await answerAsked(talk, said)) ?? turns.notKnown();
  if (command.do === 'no_date') return turns.noSuchDate({ said: command.said });
  return command.do === 'decline' ? chat.declined() : turns.unchanged();
}

/** Of the account of who died the heirs are told the way again; of any other a person may tell. */
function tellOfOthers({ state, phrases: { dangers, turns } }: Talk): string {
  return state.person?.bereaved ? dangers.death() : turns.notKnown();
}

/** Does what the policy asks about the conversation itself; a question and what is told by the way are first answered as any is. */
export async function obey(talk: Talk, command: Command, said: Said): Promise<void> {
  const isBeside = command.do === 'aside' || command.do === 'unchanged';
  if (isBeside && (await answersFirst(talk, said))) return;
  talk.state.misses = 0;
  switch (command.do) {
    case 'resend': {
      const told = await toldInstead(talk, command, said);
      return told === undefined ? resend(talk, command.why) : say(talk, told);
    }
    // Whoever meant that nobody may get at it presses one button.
    case 'closing':
      return say(talk, talk.phrases.knowledge['close-account'].answer, ['freeze_account']);
    case 'which':
      keepFragment(talk, said.text);
      askWhich(talk, said.text);
      return;
    case 'others_account':
      return say(talk, tellOfOthers(talk), ['human']);
    case 'only_own':
      return say(talk, talk.phrases.turns.onlyOwn());
    case 'tell':
      return say(talk, (await toldInstead(talk, command, said)) ?? tellFacets(talk, command.facets));
    case 'take_back':
    case 'aside':
    case 'no_date':
    case 'decline':
    case 'unchanged':
      return say(talk, await answerTo(talk, command, said));
    default:
      return obeyOfThings(talk, command);
  }
}
