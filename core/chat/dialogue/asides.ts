import { type BillPlan, findPlan, plansOf, televisions } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';
import { billerName } from '../../products/vending/index.ts';
import type { Intent } from '../intents.ts';
import {
  asksEachMonth,
  asksHowLong,
  asksHowMuchMay,
  buysForeign,
  courseSaid,
  definesIt,
  greetsAtLength,
  hasNoCode,
  invitesSomebody,
  lacksOfThem,
  pricedOfSize,
  pricedPlan,
  putsInOnce,
  takesLeave,
  tellsOfRefusing,
  termAsked,
  wantsItLater,
  wantsItMailed,
  wantsItOften,
} from '../nlu/index.ts';
import { answerOf } from './answering.ts';
import { tellEachMonth } from './borrowing.ts';
import { asksOfStopping, flowOf } from './decide.ts';
import type { Move } from './dialogue-commands.ts';
import { say } from './engine.ts';
import { extremeSaid, safestSaid } from './said-of-options.ts';
import type { Said } from './said-types.ts';
import { askedOfOrder, knownSoFar } from './so-far.ts';
import { isSaidFreely } from './state.ts';
import type { Talk } from './turn.ts';

type Begin = Extract<Move, { do: 'begin' }>;

/** What a word of banking means, for who asks that; nothing is begun. */
function tellTerm({ phrases, state }: Talk, { text, understood: { slots } }: Said): string | undefined {
  if (isSaidFreely(state.stack.at(-1)?.asked) || slots.amount || slots.account) return undefined;
  const term = termAsked(text);
  return term && phrases.chat.terms[term]();
}

/** From here what something is stands in an answer. */
const DEFINED = 0.4;

/** "What is a fixed deposit": who asks what something is orders none. What is known of it is told, or its lesson begins. */
export async function explain(
  talk: Talk,
  move: Move,
  { text, understood }: Said,
): Promise<string | Begin | undefined> {
  if (move.do !== 'begin' || Object.keys(understood.slots).length > 0 || !definesIt(text)) return undefined;
  if (move.intent === 'lesson' || flowOf(talk.table, move.intent)?.kind !== 'order') return undefined;
  const answer = await answerOf(talk, text, DEFINED);
  const course = courseSaid(text);
  return answer ?? { do: 'begin', intent: 'lesson', taken: { values: course ? { course } : {} } };
}

/** "Which one is cheapest?" is told, and the question stays; "that one" is that. */
function tellExtreme({ phrases, state }: Talk, { text }: Said): string | undefined {
  const top = state.stack.at(-1);
  const extreme = extremeSaid(top?.options, text);
  if (!top || !extreme?.asks) return undefined;
  top.named = extreme.option.title;
  return phrases.chat.extremes[extreme.end]({ title: extreme.option.title });
}

/** "Who will get it?", of an order that is not complete: what is known of it; nothing but the question again where that is nothing. */
function tellSoFar({ phrases, state, table }: Talk, { text }: Said): string | undefined {
  const top = state.stack.at(-1);
  if (!top || top.hold || flowOf(table, top.flow)?.kind !== 'order') return undefined;
  const asked = askedOfOrder(text);
  if (!asked) return undefined;
  // What something costs stands in its list, where there is one.
  const isListed = top.options !== undefined && top.asked !== 'meter';
  if (asked === 'sum' && top.values.amount === undefined && top.flow !== 'transfer' && !isListed)
    return undefined;
  const known = knownSoFar(top.values);
  return known.length > 0 ? phrases.chat.soFar({ what: known.join(', ') }) : '';
}

/** "Can I stop it anytime?", of what is under way: how, and nothing is stopped. */
function tellStopping({ phrases, state, offered }: Talk, { text }: Said): string | undefined {
  const isUnderWay = offered !== undefined || state.stack.length > 0;
  return isUnderWay && asksOfStopping(text) ? phrases.chat.orCancel() : undefined;
}

/** "How much will I pay each month", before it is settled for how long, and of the loan that is held out. */
function tellInstalments({ phrases, state, offered }: Talk, { text }: Said): string | undefined {
  if (!asksEachMonth(text)) return undefined;
  const top = state.stack.at(-1);
  if (!top && offered?.operation === 'loan_accept') {
    const { product, months } = offered.facts;
    return tellEachMonth(phrases, { amount: String(offered.amount), product, months: String(months) });
  }
  return top?.flow === 'loan_apply' && !top.hold ? tellEachMonth(phrases, top.values) : undefined;
}

/** "How much can I get", while it is asked which loan or how much: the question tells from what to what. */
const tellRange = ({ state }: Talk, { text }: Said): string | undefined => {
  const top = state.stack.at(-1);
  const isAsked = top?.flow === 'loan_apply' && (top.asked === 'product' || top.asked === 'amount');
  return isAsked && asksHowMuchMay(text) ? '' : undefined;
};

/** "I don't have a code", where a group's is asked for. */
const tellNoCode = ({ phrases, state }: Talk, { text }: Said): string | undefined =>
  state.stack.at(-1)?.asked === 'code' && hasNoCode(text) ? phrases.groups.whoHasCode() : undefined;

/** A plan's price, as a line: "DSTV Compact: ₦19,000.00, 30 days." */
const lineOf = (bills: Talk['phrases']['bills'], kind: 'tv' | 'data', plan: BillPlan): string =>
  `${bills.planTitle({ ...plan, name: `${billerName(kind, plan.biller)} ${plan.name}` })}, ${bills.days(plan)}.`;

/** "How long does it last": of a plan that is held out, its days; while one is asked for, the list tells those of each. */
function tellDays({ phrases: { bills }, state, offered }: Talk, { text }: Said): string | undefined {
  if (!asksHowLong(text)) return undefined;
  const top = state.stack.at(-1);
  if (top) return top.asked === 'bundle' ? '' : undefined;
  if (offered?.operation !== 'bill') return undefined;
  const { kind, biller, plan: named } = offered.facts;
  const plan = findPlan(biller, named ?? '');
  return plan && (kind === 'data' || kind === 'tv') ? lineOf(bills, kind, plan) : undefined;
}

/** "How much is compact plus", of television that is being paid: what it costs, and the order stays. */
function tellPlanPrice(
  { phrases: { bills }, state }: Talk,
  { text, understood: { slots } }: Said,
): string | undefined {
  const under = state.stack.at(-1) ?? state.offer;
  if (under?.flow !== 'tv' || slots.meter) return undefined;
  const biller = slots.biller ?? under.values.biller;
  const plan = pricedPlan(biller ? plansOf(biller) : Object.keys(televisions).flatMap(plansOf), text);
  return plan && lineOf(bills, 'tv', plan);
}

/** "How much be 500mb", of data that is being bought: what it costs, and the order stays. */
function tellDataPrice(
  { phrases: { bills }, state }: Talk,
  { text, understood: { slots } }: Said,
): string | undefined {
  const under = state.stack.at(-1) ?? state.offer;
  if (under?.flow !== 'data' || slots.phone) return undefined;
  const network = slots.network ?? under.values.network;
  const plans = pricedOfSize(network ? plansOf(network) : [], slots.plan, text);
  const lines = plans.map((plan) => lineOf(bills, 'data', plan));
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** "Which is the safest": those with the least risk, and the question stays. */
function tellSafest({ phrases, state }: Talk, { text }: Said): string | undefined {
  const found = safestSaid(state.stack.at(-1)?.options, text);
  if (!found || (found.options.length === 1 && !found.asks)) return undefined;
  return phrases.chat.extremes.safest({ title: found.options.map(({ title }) => title).join(', ') });
}

/** A greeting with a story, and no wish: it is greeted back. */
const greetBack = ({ phrases, conversation }: Talk, { text, understood }: Said): string | undefined =>
  conversation.customerId !== undefined && greetsAtLength(text, understood)
    ? phrases.chat.greetedBack()
    : undefined;

/** Whoever takes leave is asked nothing more for now; what was asked about stays. */
function sayGoodbye(talk: Talk, { text, understood }: Said): string | undefined {
  if (!takesLeave(text, understood)) return undefined;
  talk.ended ||= talk.state.stack.length > 0;
  return talk.phrases.chat.declined();
}

/** A group, by one of its names. */
const namesGroup = /\b(?:group|esusu|ajo|adash[ei]|isusu|circle|egbe|otu|kungiya\w*)\b/;

/** "Add Bola and Ngozi", while a group is being opened: how others come into it. */
const tellInviting = ({ phrases, state }: Talk, { text }: Said): string | undefined =>
  (state.stack.at(-1)?.flow === 'group_create' || namesGroup.test(plain(text))) && invitesSomebody(text)
    ? phrases.knowledge['esusu-join'].answer
    : undefined;

/** What is paid as soon as it is approved, and never by itself. */
export const atOnce: readonly Intent[] = ['transfer', 'bill', 'airtime', 'data', 'electricity', 'tv'];

/** "To my email", of a statement: it comes here. */
const tellNotMailed = ({ phrases, state }: Talk, { text, understood }: Said): string | undefined =>
  state.stack.at(-1)?.flow === 'statement' &&
  understood.intent !== 'monthly_report' &&
  !understood.slots.period &&
  wantsItMailed(text)
    ? phrases.chat.notMailed()
    : undefined;

/** "I don't know her account", of who is to be paid: how it is found, and the question stays. */
function tellHowFound({ phrases, state }: Talk, { text, understood: { slots } }: Said): string | undefined {
  if (state.stack.at(-1)?.flow !== 'transfer' || slots.account) return undefined;
  const lacking = lacksOfThem(text);
  if (!lacking) return undefined;
  const { unknownAccount, unknownBank } = phrases.chat.ask;
  return lacking === 'bank' ? unknownBank() : unknownAccount();
}

/** "Send it tomorrow then", of what is under way or was refused: what is under way goes when it is approved. */
function tellOnlyNow({ phrases, state }: Talk, { text, understood: { intent } }: Said): string | undefined {
  const under = state.stack.at(-1) ?? state.offer ?? state.refused;
  if (!under || !atOnce.includes(under.flow)) return undefined;
  const mayBe = intent === 'out_of_scope' || intent === under.flow;
  return wantsItOften(text) || (mayBe && wantsItLater(text)) ? phrases.chat.ask.onlyNow() : undefined;
}

/** "Add 1500 now", before the goal is open. */
function tellOnceOpen({ phrases, state }: Talk, { text, understood: { slots } }: Said): string | undefined {
  const top = state.stack.at(-1);
  const { amount } = slots;
  if (top?.flow !== 'goal' || top.asked !== 'target' || !amount || !('kobo' in amount)) return undefined;
  return putsInOnce(text)
    ? phrases.goals.onceOpen({ amount: amount.kobo, name: top.values.title ?? '' })
    : undefined;
}

/** "Can I buy dollars": only naira is kept here, and nothing is begun. */
const tellNairaOnly = ({ phrases }: Talk, { text }: Said): string | undefined =>
  buysForeign(text) ? phrases.remittance.nairaOnly() : undefined;

/** "She said send 5k and I said no": nothing is wanted. */
const letBe = ({ phrases, table }: Talk, { text, understood: { intent } }: Said): string | undefined =>
  flowOf(table, intent)?.kind === 'order' && tellsOfRefusing(text) ? phrases.chat.declined() : undefined;

/** Answers what is asked by the way, and leaves everything as it stands; true where that was all. */
export function answerAside(talk: Talk, said: Said): boolean {
  // A button answers what was asked.
  if (said.heard.choiceId !== undefined) return false;
  const answer =
    letBe(talk, said) ??
    tellOnlyNow(talk, said) ??
    tellInviting(talk, said) ??
    tellOnceOpen(talk, said) ??
    tellNairaOnly(talk, said) ??
    tellInstalments(talk, said) ??
    tellRange(talk, said) ??
    tellDays(talk, said) ??
    tellNoCode(talk, said) ??
    tellHowFound(talk, said) ??
    tellNotMailed(talk, said) ??
    tellTerm(talk, said) ??
    tellStopping(talk, said) ??
    tellExtreme(talk, said) ??
    tellSafest(talk, said) ??
    tellPlanPrice(talk, said) ??
    tellDataPrice(talk, said) ??
    greetBack(talk, said) ??
    sayGoodbye(talk, said) ??
    tellSoFar(talk, said);
  if (answer === undefined) return false;
  talk.state.misses = 0;
  if (answer !== '') say(talk, answer);
  return true;
}
