import type { Intent } from '../intents.ts';
import { type ConversationMove, learntMove, tellsOfSelf } from '../nlu/index.ts';
import { menuFor } from './asking.ts';
import type { Move } from './dialogue-commands.ts';
import { say } from './engine.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

type Known = Exclude<ConversationMove, 'none'>;

/** What a classifier takes for a wish to be helped, or for no business of the bank, where nothing plainer was found. */
const isTalk = (move: Move, { understood: { source, intent } }: Said): boolean =>
  move.do === 'begin' && source === 'classifier' && (intent === 'help' || intent === 'out_of_scope');

/**
 * What is made of a message that wishes nothing by itself but does something to the conversation, as examples taught it: agrees, puts off, does not follow, asks whether it is
 * done. A move in place of the one that the classifier led to, or `answered`; undefined where the message does none of these.
 */
export function moveInstead(talk: Talk, move: Move, said: Said): Move | 'answered' | undefined {
  if (said.heard.choiceId !== undefined || said.isSettled || !(move.do === 'miss' || isTalk(move, said)))
    return undefined;
  const done = learntMove(said.text, move.do === 'miss');
  // Who names a sum, a number or a person tells more than of themselves.
  const isValued = Object.keys(said.understood.slots).length > 0;
  if (done) return done === 'introduces' && isValued ? undefined : moves[done](talk);
  const tells = move.do === 'miss' && !isValued && !isOpen(talk) && tellsOfSelf(said.text, talk.language);
  return tells ? moves.introduces(talk) : undefined;
}

const told = (talk: Talk, text: string, menu?: Parameters<typeof say>[2]): 'answered' => {
  talk.state.misses = 0;
  say(talk, text, menu);
  return 'answered';
};

const isOpen = ({ state, offered }: Talk): boolean => state.stack.length > 0 || offered !== undefined;
/** Whether nothing was spoken of yet: later on, what is told is about that. */
const isFresh = ({ state: { topic, done, misses } }: Talk): boolean =>
  topic === undefined && done === undefined && misses === 0;
/** A yes, where one is waited for. */
function agrees({ state, offered }: Talk): Move | undefined {
  const top = state.stack.at(-1);
  if (top?.asked === 'sure') return { do: 'pick', values: { sure: 'yes' } };
  const isAwaited = top ? top.hold !== undefined : offered !== undefined;
  return isAwaited ? { do: 'yes', taken: { values: {} } } : undefined;
}

const putsOff = (talk: Talk): 'answered' =>
  told(talk, isOpen(talk) ? talk.phrases.turns.later() : talk.phrases.chat.declined());

/** What was looked at last is looked at again by "and now?". */
const shownAgain = ['balance', 'transactions', 'loan_status', 'group_status', 'portfolio'] as const;

/** What is bought, and has a receipt that says whether it came. */
const vended: readonly Intent[] = ['airtime', 'data', 'electricity', 'tv', 'bill'];

/** What each move comes to where the conversation stands. */
const moves: Readonly<Record<Known, (talk: Talk) => Move | 'answered' | undefined>> = {
  assent: agrees,
  refuse: (talk) => (isOpen(talk) ? { do: 'cancel' } : told(talk, talk.phrases.chat.declined())),
  postpone: putsOff,
  wait: putsOff,
  thanks: (talk) => told(talk, talk.phrases.chat.thanks()),
  farewell: putsOff,
  introduces: (talk) => {
    if (isOpen(talk)) return told(talk, talk.phrases.turns.noted());
    return isFresh(talk) ? told(talk, talk.phrases.turns.welcome(), menuFor(talk)) : undefined;
  },
  confused: (talk) =>
    talk.offered
      ? told(talk, talk.phrases.turns.pinPlace())
      : told(talk, talk.phrases.turns.whichPart(), ['human']),
  status: ({ state: { topic, done, stack }, offered }) => {
    const asked = stack.length === 0 && !offered ? shownAgain.find((each) => each === topic) : undefined;
    const bought = done && vended.includes(done.flow) ? 'receipt' : undefined;
    return { do: 'begin', intent: asked ?? bought ?? 'where_is_my_money', taken: { values: {} } };
  },
  misread: (talk) => told(talk, talk.phrases.turns.sayAgain()),
  distress: (talk) => told(talk, talk.phrases.chat.abuse(), ['human']),
  authority: (talk) => told(talk, talk.phrases.turns.noStaff()),
};
