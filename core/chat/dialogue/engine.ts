import {
  type Fault,
  type FaultCode,
  isFault,
  type Kobo,
  kobo,
  type Language,
  printNaira,
} from '../../kernel/index.ts';
import { phrasesIn } from '../../phrases/index.ts';
import type { Intent } from '../intents.ts';
import { flowOf } from './decide.ts';
import {
  type Answered,
  type Completion,
  type Flow,
  type MenuItem,
  type Offered,
  type Question,
  type Scene,
  type Slot,
  toChoices,
} from './flow.ts';
import { soundsLike } from './said.ts';
import { extremeSaid } from './said-of-options.ts';
import type { Taken } from './said-types.ts';
import { forget, type Option, type Pending, type SlotName, type Values } from './state.ts';
import type { Talk } from './turn.ts';
import { isExpired, preempt, sayPreempted } from './waiting.ts';

/** Refusals, or messages that were not understood, in a row. */
export const MISSES = 2;

/** Which slots a refusal is about; the first is asked for again, and the others may be corrected instead. */
const blame: { [C in FaultCode]?: readonly SlotName[] } = {
  amount_invalid: ['amount'],
  insufficient_funds: ['amount'],
  limit_single: ['amount'],
  limit_daily: ['amount'],
  limit_monthly: ['amount'],
  limit_bills: ['amount'],
  new_identity_cap: ['amount'],
  receiver_capped: ['amount'],
  airtime_amount: ['amount'],
  nuban_invalid: ['account', 'bank'],
  destination_unknown: ['account', 'bank'],
  same_account: ['account', 'bank'],
  bank_unknown: ['bank'],
  phone_invalid: ['phone'],
  network_unknown: ['network'],
  handle_unknown: ['name', 'handle', 'phone', 'people'],
  handle_taken: ['handle'],
  handle_refused: ['handle'],
  name_invalid: ['full_name'],
  bvn_invalid: ['bvn'],
  bvn_mismatch: ['bvn', 'full_name'],
  loan_amount: ['amount'],
  loan_term: ['months'],
  investment_minimum: ['amount'],
  holding_short: ['amount'],
  asset_unknown: ['asset'],
  plan_term: ['years'],
  country_unknown: ['country'],
  remittance_amount: ['foreign'],
  bill_amount: ['amount'],
  bill_number: ['meter', 'biller'],
  bill_plan: ['bundle'],
  biller_unknown: ['biller'],
  card_limit: ['amount'],
  group_size: ['count'],
  group_amount: ['amount'],
  group_code: ['code'],
  goal_target: ['amount'],
  goal_short: ['amount'],
  goal_date: ['until'],
  module_locked: ['course'],
};

/** Refusals after which the same may be tried again a little later. */
const passing: readonly FaultCode[] = ['bank_down', 'unavailable'];

/** Puts what a message gave into a flow; a value said anew drops what followed from the old one. */
export function fill(flow: Flow, top: Pending, taken: Taken, phrases: Scene['phrases']): void {
  const { values, between } = taken;
  const given = Object.keys(values) as SlotName[];
  for (const slot of flow.slots) {
    const value = values[slot.name];
    if (value === undefined || value === top.values[slot.name]) continue;
    for (const dropped of slot.drops ?? []) if (!given.includes(dropped)) delete top.values[dropped];
    // Another account than the one that was found by a name is somebody else's.
    if (slot.name === 'account' && top.values.account !== undefined && !given.includes('name'))
      delete top.values.name;
    top.values[slot.name] = value;
    if (top.between?.slot === slot.name) delete top.between;
  }
  restoreAside(top, given);
  if (!between) return;
  delete top.values[between.slot];
  const another: Option = { title: phrases.chat.titles.another, values: {} };
  top.between = { slot: between.slot, options: [...between.amounts.map(amountOption), another] };
}

const amountOption = (amount: Kobo): Option => ({
  title: printNaira(amount),
  values: { amount: String(amount) },
});

/** What was refused together with a value that is now corrected counts again. */
function restoreAside(top: Pending, given: readonly SlotName[]): void {
  const { aside } = top;
  if (!aside || given.length === 0) return;
  for (const [name, value] of Object.entries(aside) as [SlotName, string][])
    if (!given.includes(name)) top.values[name] ??= value;
  delete top.aside;
}

/** Doubts what was heard badly: an amount is chosen among those that sound like it. */
export function doubt(taken: Taken): Taken {
  const { amount, account: _account, phone: _phone, ...values } = taken.values;
  if (amount === undefined) return { ...taken, values };
  const heard = kobo(BigInt(amount));
  return { values, between: { slot: 'amount', amounts: [heard, ...soundsLike(heard)] } };
}

/** Speaks another language from here on. */
export function setLanguage(talk: Talk, language: Language): void {
  talk.language = language;
  talk.phrases = phrasesIn(language);
}

/** Says a part of the reply. */
export function say(talk: Talk, text: string, menu?: readonly MenuItem[]): void {
  talk.parts.push({ text, ...(menu && { choices: toChoices(talk.phrases, menu, talk.table) }) });
}

/** Hands the conversation to a person: the bank's own voice keeps quiet from here. */
export function handOver(talk: Talk, text: string): void {
  const { id } = talk.conversation;
  const { now } = talk;
  // An account that is being opened waits for nobody.
  talk.state.stack = talk.state.stack.filter(({ flow }) => flow === 'open_account');
  talk.state.misses = 0;
  delete talk.state.givenUp;
  talk.state.quietAt = now.toISOString();
  talk.ended = talk.state.stack.length === 0;
  talk.effects.push(async (trx) => {
    await trx.updateTable('conversation').set({ humanAt: now }).where('id', '=', id).execute();
    return undefined;
  });
  say(talk, text, [{ id: 'bot', title: 'bot' }]);
}

/** Calls a person because the bank does not understand; whoever is understood after all has the bank back at once. */
export function giveUp(talk: Talk): void {
  const { chat } = talk.phrases;
  handOver(talk, `${chat.personAfterAll()} ${chat.person()}`);
  talk.state.givenUp = true;
}

/** Says once what a voice note was heard as. */
export function tellHeard(talk: Talk): void {
  if (talk.spokenText) say(talk, talk.phrases.chat.heardAs(talk.spokenText));
  delete talk.spokenText;
}

/** Whether an order is being asked about, or waits for its approval: a person is then offered, and not called over it. */
export const isUnderWay = (talk: Talk): boolean => {
  const top = talk.state.stack.at(-1);
  if (!top) return talk.offered !== undefined && !isExpired(talk);
  return top.hold !== 'invite' && flowOf(talk.table, top.flow)?.kind === 'order';
};

type Asked = { question: Question; slot: SlotName };
type Step = Asked | { done: Completion } | { dropped: true };

const yesNo = (talk: Talk): Option[] => [
  { title: talk.phrases.chat.titles.yes, values: { sure: 'yes' } },
  { title: talk.phrases.chat.titles.no, values: { sure: 'no' } },
];

function askHold(talk: Talk, top: Pending): Question {
  const { ask, invite } = talk.phrases.chat;
  const options = yesNo(talk);
  if (top.hold === 'invite') return { text: invite(), options };
  if (top.hold === 'retry') return { text: ask.retry(), options };
  return { text: ask.sureLate({ at: new Date(top.sentAt ?? talk.now) }), options };
}

/** Settles one slot: a question where it is empty or unclear, otherwise nothing. */
async function settleSlot(talk: Talk, top: Pending, slot: Slot): Promise<Question | undefined> {
  const { values } = top;
  if (top.between?.slot === slot.name)
    return { text: talk.phrases.chat.ask.whichAmount(), options: top.between.options };
  if (slot.needed && !slot.needed(talk, values)) return undefined;
  if (values[slot.name] === undefined && slot.presume) {
    const presumed = await slot.presume(talk, values);
    if (presumed !== undefined) values[slot.name] = presumed;
  }
  if (values[slot.name] === undefined) return slot.ask?.(talk, values, top.plain === slot.name);
  const checked = await slot.check?.(talk, values);
  if (!checked) return undefined;
  if ('ask' in checked) return checked.ask;
  Object.assign(values, checked.values);
  return undefined;
}

async function proceed(talk: Talk, flow: Flow, top: Pending): Promise<Step> {
  if (top.hold) return { question: askHold(talk, top), slot: 'sure' };
  for (const slot of flow.slots) {
    const question = await settleSlot(talk, top, slot);
    if (question) return { question, slot: slot.name };
  }
  return { done: await flow.complete(talk, top.values) };
}

const nothingLeft = (fault: Fault): boolean =>
  Object.entries(fault.facts).some(
    ([name, value]) => (name === 'left' || name === 'available') && value === 0n,
  );

/** Says a refusal and what to do: another value for the slot to blame, another try, or nothing more. */
function refuse(talk: Talk, flow: Flow, top: Pending, fault: Fault): 'ask again' | 'dropped' {
  const { faults } = talk.phrases;
  const phrase = faults[fault.code] as (facts: Fault['facts']) => string;
  say(talk, phrase(fault.facts));
  if (passing.includes(fault.code)) {
    top.hold = 'retry';
    return 'ask again';
  }
  const blamed = (blame[fault.code] ?? []).filter((name) => flow.slots.some((slot) => slot.name === name));
  // Where one of several slots may be at fault it is the one that was filled: a number that nobody has, and no @name.
  const first = blamed.find((name) => top.values[name] !== undefined) ?? blamed[0];
  const others = blamed.filter((name) => name !== first);
  if (first !== undefined && nothingLeft(fault))
    talk.state.refused = { flow: top.flow, values: withoutSecrets(flow, top.values) };
  if (first === undefined || nothingLeft(fault)) return 'dropped';
  top.tries = top.asked === first ? (top.tries ?? 0) + 1 : 1;
  const refused = top.values[first];
  delete top.values[first];
  // Half of it may be too much as well: how much it is to be is asked.
  if (first === 'amount') forget(top.values, ['part', 'share']);
  if (first === 'account' && top.values.payee !== undefined) {
    delete top.values.payee;
    delete top.values.name;
  }
  if (refused !== undefined && others.length > 0) top.aside = { [first]: refused };
  return 'ask again';
}

/** How an open slot is asked for once more after a refusal; money is asked for as another amount. */
const again = (talk: Talk, slot: SlotName, question: Question): Question =>
  slot === 'amount' ? { ...question, text: talk.phrases.chat.ask.amountAgain() } : question;

async function step(talk: Talk, flow: Flow, top: Pending): Promise<Step> {
  try {
    return await proceed(talk, flow, top);
  } catch (error) {
    if (!isFault(error)) throw error;
    if (refuse(talk, flow, top, error) === 'dropped') return { dropped: true };
    const asked = await askAgain(talk, flow, top);
    if ('slot' in asked && (top.tries ?? 0) > MISSES)
      say(talk, talk.phrases.chat.wrongAgain({ example: examples[asked.slot] }));
    return asked;
  }
}

/** How a value looks, for who has been refused it again and again: they mistype, and no person can type it for them. */
const examples: { [name in SlotName]?: string } = {
  account: '0123456789',
  phone: '0803 000 0000',
  bvn: '22212345678',
  meter: '45012345678',
  code: 'K7M2PX',
  handle: '@amina',
};

/** After a refusal one slot is empty: what is asked now cannot be refused again, because nothing is completed. */
async function askAgain(talk: Talk, flow: Flow, top: Pending): Promise<Step> {
  if (top.hold) return { question: askHold(talk, top), slot: 'sure' };
  for (const slot of flow.slots) {
    if (top.values[slot.name] !== undefined || !slot.ask) continue;
    if (slot.needed && !slot.needed(talk, top.values)) continue;
    return { question: again(talk, slot.name, await slot.ask(talk, top.values, false)), slot: slot.name };
  }
  return { dropped: true };
}

function expect(top: Pending, { question, slot }: Asked): void {
  top.asked = slot;
  if (question.options?.length) top.options = question.options;
  else delete top.options;
}

/** Asks the open question at the end of the reply. */
function pose(talk: Talk, flow: Flow, top: Pending, asked: Asked): void {
  const isStuck = countStuck(talk, top, asked);
  expect(top, asked);
  preempt(talk, flow, top);
  const extreme = talk.begun === top ? extremeSaid(top.options, talk.begunWith ?? '') : undefined;
  if (extreme) {
    top.named = extreme.option.title;
    say(talk, talk.phrases.chat.extremes[extreme.end]({ title: extreme.option.title }));
  }
  const { text } = asked.question;
  talk.parts.push({ text: isStuck ? `${text}\n${talk.phrases.chat.orCancel()}` : text });
}

/** Messages that an open question may go unanswered before it is told how to leave it. */
const STUCK_MOST = 2;

/** Whether a question is posed again and again with nothing given meanwhile. */
function countStuck({ carried }: Talk, top: Pending, { slot }: Asked): boolean {
  const known = Object.keys(top.values).length;
  const isSame = carried.includes(top) && top.asked === slot && top.stuck?.known === known && !top.tries;
  top.stuck = { known, times: isSame ? (top.stuck?.times ?? 0) + 1 : 0 };
  return top.stuck.times >= STUCK_MOST;
}

/** Between two messages of a burst: finds what would be asked now, so that the next one is heard as its answer. */
export async function foresee(talk: Talk): Promise<void> {
  const top = talk.state.stack.at(-1);
  const flow = top && flowOf(talk.table, top.flow);
  if (!top || !flow || top.hold) return;
  try {
    for (const slot of flow.slots) {
      const question = await settleSlot(talk, top, slot);
      if (!question) continue;
      if (slot.name !== 'sure') expect(top, { question, slot: slot.name });
      return;
    }
  } catch (error) {
    // What is refused is said at the end of the turn, if it still stands then.
    if (!isFault(error)) throw error;
  }
}

const withoutSecrets = (flow: Flow, values: Values): Values => {
  const kept = { ...values };
  for (const slot of flow.slots) if (slot.secret) delete kept[slot.name];
  return kept;
};

async function offer(talk: Talk, flow: Flow, top: Pending, done: Offered): Promise<void> {
  await sayPreempted(talk, done.quoteId);
  talk.state.offer = { quoteId: done.quoteId, flow: top.flow, values: withoutSecrets(flow, top.values) };
  talk.offered = undefined;
  talk.parts.push(done.say);
}

async function finish(talk: Talk, flow: Flow, top: Pending, done: Completion): Promise<void> {
  talk.state.stack = talk.state.stack.filter((pending) => pending !== top);
  if ('quoteId' in done) await offer(talk, flow, top, done);
  else give(talk, done);
}

function give(talk: Talk, { say: said, menu, invite, language }: Answered): void {
  talk.parts.push({ ...said, ...(menu && { choices: toChoices(talk.phrases, menu, talk.table) }) });
  if (language) {
    setLanguage(talk, language);
    talk.state.languageKept = true;
  }
  if (invite && talk.state.stack.length === 0) askToOpen(talk);
}

/** Asks a stranger whether to open an account; where nobody looks at a BVN, says that it is not here yet. */
export function askToOpen(talk: Talk): void {
  const { chat } = talk.phrases;
  if (flowOf(talk.table, 'open_account')) beginHeld(talk, 'open_account', 'invite');
  else say(talk, chat.notYet({ what: chat.products.open_account }), ['help', 'human']);
}

/** Puts a flow on top that waits for a yes before anything else. */
export function beginHeld(
  talk: Talk,
  flow: Intent,
  hold: NonNullable<Pending['hold']>,
  values: Values = {},
): Pending {
  const pending: Pending = { flow, values, hold };
  talk.state.stack.push(pending);
  return pending;
}

/** Carries the flow on top as far as it goes: to a question, to a quote, or to its end, and then the one below it. */
export async function advance(talk: Talk): Promise<void> {
  for (;;) {
    const top = talk.state.stack.at(-1);
    const flow = top && flowOf(talk.table, top.flow);
    if (!top || !flow || talk.ended) return;
    const next = await step(talk, flow, top);
    if ('question' in next) {
      top.values = withoutSecrets(flow, top.values);
      return pose(talk, flow, top, next);
    }
    if ('dropped' in next) talk.state.stack = talk.state.stack.filter((pending) => pending !== top);
    else await finish(talk, flow, top, next.done);
  }
}

/** Completes an answer at once, so that a burst is answered in its order; one that needs asking waits for the end of the turn. */
export async function answerNow(talk: Talk, flow: Flow, top: Pending): Promise<void> {
  const open = flow.slots.some((slot) => slot.ask && top.values[slot.name] === undefined);
  if (open) return;
  const next = await step(talk, flow, top);
  talk.state.stack = talk.state.stack.filter((pending) => pending !== top);
  if ('done' in next) await finish(talk, flow, top, next.done);
}
