import { planIds, plans, products } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import {
  type answeredElsewhere,
  conceptsNamed,
  guessQuestion,
  isQuestion,
  type Question,
} from '../nlu/index.ts';
import type { Move } from './dialogue-commands.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

const ofLoans: readonly Question[] = [
  ...(['loan-rate', 'loan-early', 'loan-late', 'loan-who', 'loan-when', 'loan-taken'] as const),
  ...(['loan-guarantor', 'credit-score'] as const),
];
const ofGroups: readonly Question[] = [
  ...(['esusu-what', 'esusu-join', 'esusu-miss', 'esusu-order', 'esusu-account', 'esusu-leave'] as const),
  ...(['esusu-pot', 'esusu-begin', 'esusu-cost'] as const),
];
const ofCards: readonly Question[] = [
  ...(['virtual-card', 'card-where', 'card-stop', 'card-number', 'card-declined'] as const),
];
const ofTransfers: readonly Question[] = [
  ...(['transfer-fee', 'transfer-time', 'payee-sees', 'payee-alert', 'wrong-transfer'] as const),
  ...(['pending-transfer', 'daily-limit', 'no-account-there'] as const),
];
const ofBills: readonly Question[] = ['bills-fee', 'meter-number', 'token-missing', 'airtime-wrong'];
const ofStatements: readonly Question[] = ['statement-pdf', 'statement-stamp', 'receipt-get'];
const ofInvesting: readonly Question[] = ['invest-out', 'invest-gain', 'invest-risk', 'invest-least'];
const ofLimits: readonly Question[] = ['limit-change', 'daily-limit', 'verify-more', 'new-number-cap'];
const ofRecalls: readonly Question[] = ['recall-sure', 'wrong-transfer', 'pending-transfer'];
const ofOpening: readonly Question[] = [
  ...(['open-account', 'what-you-need', 'bvn-why', 'account-cost', 'minimum-age'] as const),
  ...(['licence', 'is-it-safe'] as const),
];
const ofFrozen: readonly Question[] = ['frozen-in', 'frozen-enter', 'frozen-open', 'pin-change'];
const ofOffers: readonly Question[] = [
  ...(['page-safe', 'offer-expires', 'whatsapp-approve', 'no-funds', 'cancel-late'] as const),
];
const ofMandates: readonly Question[] = ['standing-stop', 'standing-how', 'standing-short'];

/** What is asked on the way of each flow. */
const near: Partial<Record<Intent, readonly Question[]>> = {
  loan_apply: ofLoans,
  loan_repay: ofLoans,
  loan_status: ofLoans,
  goal: ['goal-out', 'goal-auto', 'goal-missed', 'savings-interest'],
  group_create: ofGroups,
  group_join: ofGroups,
  group_contribute: ofGroups,
  group_status: ofGroups,
  card_create: ofCards,
  card_freeze: ofCards,
  card_show: ofCards,
  transfer: ofTransfers,
  where_is_my_money: ofRecalls,
  recall: ofRecalls,
  airtime: ofBills,
  data: ofBills,
  electricity: ofBills,
  tv: ofBills,
  bill: ofBills,
  statement: ofStatements,
  transactions: ofStatements,
  receipt: ofStatements,
  invest: ofInvesting,
  portfolio: ofInvesting,
  remittance: ['remit-how', 'remit-without', 'remit-out', 'international-fee'],
  open_account: ofOpening,
  request_money: ['request-how'],
  freeze_account: [...ofFrozen, 'lost-phone'],
  limits: ofLimits,
  tier_upgrade: ofLimits,
};

/** Where the conversation stands, for what is likely to be asked there. */
type Place = { near: readonly Question[]; isFrozen: boolean; isHuman: boolean };

async function placeOf(talk: Talk): Promise<Place> {
  const { state, conversation, offered } = talk;
  const under = state.stack.at(-1) ?? (offered && state.offer);
  const flow = under?.flow ?? state.topic;
  const isFrozen = conversation.customerId !== undefined && (await talk.customer()).status === 'frozen';
  return {
    isFrozen,
    isHuman: conversation.human === true,
    near: [
      ...((flow && near[flow]) ?? []),
      ...(offered ? ofOffers : []),
      ...(under?.values.schedule ? ofMandates : []),
      ...(isFrozen ? ofFrozen : []),
      ...(conversation.human ? (['person-when'] as const) : []),
    ],
  };
}

/** What is true of a blocked account, or of a person who was called, is told where it is so. */
function fitting(question: Question, { isFrozen, isHuman }: Place): Question {
  if (question === 'frozen-enter' && !isFrozen) return 'lost-phone';
  return question === 'person-when' && !isHuman ? 'support-hours' : question;
}

/** What each loan costs in a year, a line each. */
export const ratesOfLoans = ({ loans }: Phrases): string =>
  products.map((each) => `${loans.names[each.id]}: ${loans.productLine(each)}`).join('\n');

/** What each plan costs and lets leave in a day, a line each. */
const pricesOfPlans = ({ plans: { names, line } }: Phrases): string =>
  planIds
    .map((id) => `${names[id]}: ${line({ fee: plans[id].monthlyFee, daily: plans[id].daily })}`)
    .join('\n');

const elsewhere: Record<(typeof answeredElsewhere)[number], (phrases: Phrases) => string> = {
  'loan-rate': ratesOfLoans,
  'loan-early': ({ loans }) => loans.earlyFree(),
  'loan-late': ({ loans }) => loans.lateRule(),
  'invest-out': ({ investing }) => investing.outWhen(),
  'invest-gain': ({ investing }) => investing.gainUnknown(),
  'remit-out': ({ remittance }) => remittance.onlyInward(),
  'naira-only': ({ remittance }) => remittance.nairaOnly(),
  'no-account-there': ({ chat }) => chat.noAccountThere(),
  'plans-cost': pricesOfPlans,
  'statement-pdf': ({ chat }) => chat.notMailed(),
  cash: ({ chat }) => chat.noCash(),
  heirs: ({ chat }) => chat.heirs(),
  'in-error': ({ chat }) => chat.cameInError(),
  details: ({ turns }) => turns.details(),
  business: ({ turns }) => turns.business(),
  'is-bot': ({ turns }) => turns.bot(),
};

const isIn = <Of extends object>(of: Of, question: Question): question is Question & keyof Of =>
  question in of;

function answerIn(phrases: Phrases, question: Question): string {
  const { knowledge, asked } = phrases;
  if (isIn(knowledge, question)) return knowledge[question].answer;
  return isIn(asked, question) ? asked[question] : elsewhere[question](phrases);
}

/** What is asked of one product alone, by how its questions are called: the concepts that name it. */
const subjects: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^loan-/, ['loan', 'repay']],
  [/^esusu-/, ['group', 'contribute']],
  [/^goal-/, ['goal', 'saved']],
  [/^invest-/, ['invest', 'portfolio']],
  [/^card-/, ['card']],
];

/** Whether a question that stands alone says what it is of: "how much will that be" does not. */
function namesSubject(text: string, question: Question): boolean {
  const concepts = subjects.find(([of]) => of.test(question))?.[1];
  if (!concepts) return true;
  const named = conceptsNamed(plain(text));
  return concepts.some((concept) => named.has(concept));
}

/** From here a question is told that is not of what is spoken of. */
const ELSEWHERE = 0.5;

/** The answer to the question that a text surely asks, at least so probably; undefined where it asks none. */
export async function answerOf(talk: Talk, text: string, least: number): Promise<string | undefined> {
  const place = await placeOf(talk);
  const { question, probability } = guessQuestion(text, place.near);
  const isNear = question !== 'none' && place.near.includes(question);
  if (question === 'none' || probability < (isNear ? least : Math.max(least, ELSEWHERE))) return undefined;
  return isNear || namesSubject(text, question)
    ? answerIn(talk.phrases, fitting(question, place))
    : undefined;
}

/** Before what is asked. */
const lead =
  /^\s*(?:(?:and|but|so|ok|okay|then|please|abeg|pls|biko|jowo|amma|sugbon|mana|ma|kuma|ati|ehen|oya|hmm|before that|sorry)[ ,.]+)+/;
/** What begins a question beside what `isQuestion` knows. */
const supposed = [
  /^(?:(?:on|in|at|by|for|from|till|until) (?:which|what|when)|if|suppose|must|am i|may i|shall i|has|have you|did|hope)\b/,
  /^(?:na (?:una|who|how|when|which)|e (?:go|fit|dey)|dem (?:go|fit)|she go|he go|him go|una go)\b/,
  /^(?:bi|ti|oburu|o buru|o nwere|o ga|ha ga|ndi \w+ ga|dole|sai yaushe|za (?:ta|ku|su|a)|zai|har yaushe)\b/,
];

/** Whether a text asks something. */
const asks = (text: string): boolean => {
  const rest = plain(text).replace(lead, '');
  return isQuestion(rest) || supposed.some((each) => each.test(rest));
};

const NEVER = Number.POSITIVE_INFINITY;
/** From here what a classifier made of a message is no guess. */
const SURE = 0.75;
const CERTAIN = 0.95;
/** How probable a question must be where an order was surely read. */
const ORDERED = 0.8;

/** What an order is made of: whoever says it gives an order. */
const given = ['amount', 'account', 'phone', 'meter', 'plan', 'reference'] as const;

/** How probable a question must be to be answered in the place of what a message was otherwise taken for. */
function leastFor(talk: Talk, move: Move, { text, understood, heard }: Said): number {
  if (heard.choiceId !== undefined || understood.choice !== undefined) return NEVER;
  const { intent, confidence, source, slots } = understood;
  const isAsked = asks(text);
  if (move.do === 'miss') return isAsked ? 0.45 : 0.7;
  if (move.do === 'begin' && !isBankAction(intent)) {
    if (source === 'pattern' && confidence >= CERTAIN) return NEVER;
    return isAsked ? 0.45 : 0.7;
  }
  if (!isAsked || given.some((name) => slots[name] !== undefined)) return NEVER;
  if (move.do !== 'begin') return move.do === 'pick' ? NEVER : 0.5;
  // What is wished in plain words, or was read as good as certainly, is done: "what's my balance" asks for no article.
  if (source === 'pattern') return NEVER;
  if (confidence < SURE) return 0.4;
  const row = talk.table[intent];
  const isShown = typeof row !== 'string' && row.kind === 'answer';
  if (confidence >= CERTAIN) return isShown ? NEVER : ORDERED;
  const isOpen = talk.state.stack.length > 0 || talk.offered !== undefined;
  return isOpen ? 0.5 : 0.7;
}

/** The answer to a question that a message asks, where that is surer than what it was otherwise taken for. */
export async function answerQuestion(talk: Talk, move: Move, said: Said): Promise<string | undefined> {
  const least = leastFor(talk, move, said);
  return least === NEVER ? undefined : answerOf(talk, said.text, least);
}
