import { plain } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import { Alarm, conceptsNamed } from '../nlu/index.ts';
import { menuFor } from './asking.ts';
import { flowOf } from './decide.ts';
import { say } from './engine.ts';
import type { Said } from './said-types.ts';
import { isSaidFreely } from './state.ts';
import type { Talk } from './turn.ts';

/** What of the bank a word names, and what may be wished of it, the likeliest first. */
const topics: readonly (readonly [string, readonly Intent[]])[] = [
  ['card', ['card_freeze', 'card_show', 'card_create']],
  ['loan', ['loan_apply', 'loan_status', 'loan_repay']],
  ['repay', ['loan_repay', 'loan_status']],
  ['pin', ['pin_change']],
  ['statement', ['statement', 'transactions']],
  ['receipt', ['receipt', 'transactions']],
  ['history', ['transactions', 'statement']],
  ['limit', ['limits']],
  ['light', ['electricity']],
  ['tv', ['tv']],
  ['data', ['data']],
  ['airtime', ['airtime']],
  ['contribute', ['group_contribute', 'group_status']],
  ['group', ['group_status', 'group_contribute', 'group_join']],
  ['goal', ['goal']],
  ['portfolio', ['portfolio', 'invest']],
  ['invest', ['invest', 'portfolio']],
  ['abroad', ['remittance']],
  ['fraud', ['freeze_account', 'recall']],
  ['notcome', ['where_is_my_money', 'recall']],
  ['debited', ['where_is_my_money', 'transactions']],
  ['reverse', ['recall', 'where_is_my_money']],
  ['failed', ['where_is_my_money', 'recall']],
  ['saved', ['beneficiaries']],
  ['spend', ['spending', 'transactions']],
  ['balance', ['balance', 'transactions']],
];
const READINGS_MOST = 3;

/** What a message may be about, by the words of it or else by what a classifier half believes. */
function readingsOf(talk: Talk, text: string, guesses: readonly Intent[]): Intent[] {
  if (talk.conversation.customerId === undefined) return [];
  const named = conceptsNamed(plain(text));
  const all = topics.find(([concept]) => named.has(concept))?.[1] ?? guesses;
  const offered = all.filter((intent) => {
    const flow = flowOf(talk.table, intent);
    return isBankAction(intent) && flow && flow.who !== 'stranger' && intent in talk.phrases.chat.titles;
  });
  return offered.slice(0, READINGS_MOST);
}

/** Asks which of the likeliest readings is meant; false where there is none. */
export function askWhich(talk: Talk, text: string, guesses: readonly Intent[] = []): boolean {
  const readings = readingsOf(talk, text, guesses);
  if (readings.length === 0) return false;
  const titles = readings.map(
    (intent) => talk.phrases.chat.titles[intent as keyof Phrases['chat']['titles']],
  );
  say(talk, talk.phrases.turns.either({ titles }), [...readings, 'human']);
  return true;
}

/** A second miss in a row: a person is offered, beside what the words name. */
export function offerPerson(talk: Talk, text: string, isUnderWay: boolean): void {
  const readings = isUnderWay ? [] : readingsOf(talk, text, []);
  const menu = isUnderWay
    ? (['human'] as const)
    : readings.length > 0
      ? [...readings, 'human' as const]
      : menuFor(talk);
  say(talk, talk.phrases.chat.notUnderstoodAgain(), menu);
}

/** What is asked of the bank itself, or of what stands on the account, by the words of it. */
const ofUs: readonly (readonly [string, (phrases: Phrases) => string])[] = [
  ['isbot', ({ turns }) => turns.bot()],
  ['owner_of', ({ turns }) => turns.owner()],
  ['insured', ({ knowledge }) => `${knowledge.licence.answer}\n\n${knowledge['if-karo-closes'].answer}`],
  ['isreal', ({ knowledge }) => `${knowledge.licence.answer}\n\n${knowledge['is-it-safe'].answer}`],
  ['nonin', ({ chat, knowledge }) => `${knowledge['what-you-need'].answer}\n\n${chat.terms.nin()}`],
  ['mydetails', ({ turns }) => turns.details()],
  ['bizaccount', ({ turns }) => turns.business()],
];

/** Answers what is asked of the bank itself; undefined where nothing is. */
export function tellOfUs(
  { phrases, state }: Talk,
  { text, understood: { slots } }: Said,
): string | undefined {
  if (isSaidFreely(state.stack.at(-1)?.asked) || slots.amount || slots.account) return undefined;
  const alarm = new Alarm(text);
  return ofUs.find(([concept]) => alarm.has(concept))?.[1](phrases);
}

/** What is asked of what was spoken of before: how long it takes, what it costs, what is needed. */
const kinds = ['howlong', 'howcost', 'papers', 'nextis'] as const;
type Follow = Partial<Record<(typeof kinds)[number], (phrases: Phrases) => string>>;

const ofCard: Follow = { howcost: ({ knowledge }) => knowledge['virtual-card'].answer };
const ofTicket: Follow = {
  howlong: ({ knowledge }) => knowledge['support-hours'].answer,
  nextis: ({ chat }) => chat.personWaits(),
};
const ofTransfer: Follow = {
  howlong: ({ knowledge }) => knowledge['transfer-time'].answer,
  howcost: ({ knowledge }) => knowledge['transfer-fee'].answer,
};
const follows: Partial<Record<Intent, Follow>> = {
  transfer: ofTransfer,
  where_is_my_money: ofTransfer,
  recall: {
    howlong: ({ knowledge }) => knowledge['wrong-transfer'].answer,
    nextis: ({ knowledge }) => knowledge['wrong-transfer'].answer,
  },
  freeze_account: { nextis: ({ asked }) => asked['frozen-open'] },
  complaint: ofTicket,
  my_cases: ofTicket,
  human: ofTicket,
  open_account: {
    howlong: ({ knowledge }) => knowledge['open-account'].answer,
    howcost: ({ turns }) => turns.openingFree(),
    papers: ({ knowledge }) => knowledge['what-you-need'].answer,
    nextis: ({ knowledge }) => knowledge['what-you-need'].answer,
  },
  card_create: ofCard,
  card_show: ofCard,
  card_freeze: ofCard,
  remittance: {
    howlong: ({ knowledge }) => knowledge['international-fee'].answer,
    howcost: ({ knowledge }) => knowledge['international-fee'].answer,
  },
  goal: { howcost: ({ knowledge }) => knowledge['savings-interest'].answer },
  limits: { papers: ({ knowledge }) => knowledge['verify-more'].answer },
  tier_upgrade: { papers: ({ knowledge }) => knowledge['verify-more'].answer },
};

const WORDS_MOST = 9;

/** A question with no subject of its own is of what was spoken of before; undefined where it has one, or where that has no answer. */
export function tellFollowUp(
  { phrases, state }: Talk,
  { text, understood: { slots } }: Said,
): string | undefined {
  const under = state.stack.at(-1)?.flow ?? state.topic;
  const follow = under && follows[under];
  if (!follow || Object.keys(slots).length > 0 || text.trim().split(/\s+/).length > WORDS_MOST)
    return undefined;
  const named = conceptsNamed(plain(text));
  if (
    named.has('send') ||
    topics.some(([concept, intents]) => named.has(concept) && !intents.includes(under))
  )
    return undefined;
  const alarm = new Alarm(text);
  const kind = kinds.find((each) => follow[each] && alarm.has(each));
  return kind && follow[kind]?.(phrases);
}

const FRAGMENT_WORDS = 3;
const FRAGMENTS_MOST = 60;

/** The beginning of something that is said in pieces: few words that are known, and nothing to be made of them yet. */
export function isFragment({ state, offered }: Talk, { text, understood }: Said): boolean {
  const { slots, confidence, bare } = understood;
  const isQuiet = state.stack.length === 0 && !offered && (state.fragment?.length ?? 0) < FRAGMENTS_MOST;
  const isShort = text.trim().split(/\s+/).length <= FRAGMENT_WORDS && !text.includes('?');
  return isQuiet && isShort && confidence > 0 && !bare && Object.keys(slots).length === 0;
}

/** Keeps what was said so far, so that the next message is read together with it. */
export function keepFragment({ state }: Talk, text: string): void {
  state.fragment = `${state.fragment ?? ''} ${text}`.trim();
}
