import type { Trx } from '@karo/db/client';
import { findSpeaker } from '../../customers/index.ts';
import { asRead, type Bank, beginningOf, Fault, kobo, type Language } from '../../kernel/index.ts';
import type { Choice, Reply } from '../../messaging/index.ts';
import { phrasesIn, writtenFor } from '../../phrases/index.ts';
import { latestTransfer } from '../../products/transfers/index.ts';
import { findQuote, type Quote } from '../../quotes/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import {
  Alarm,
  cardActSaid,
  couldBeSum,
  openReader,
  type Stranger,
  saysOnlySecret,
  type Two,
  type Understood,
  wipe,
} from '../nlu/index.ts';
import { heedStopWord, tellOpening } from './agreeing.ts';
import { answerDanger } from './answer-danger.ts';
import { readByModel } from './asking-model.ts';
import { underCondition } from './conditions.ts';
import { asksForBot, choicesOf, decide } from './decide.ts';
import { advance, foresee, say, tellHeard } from './engine.ts';
import type { Effect, Conversation as Known, Table } from './flow.ts';
import { flows } from './flows.ts';
import { followPolicy, isCommand, obey } from './following.ts';
import { isDoubtful, listen, unheard } from './listen.ts';
import { askConsent, heedModelWord } from './model-agreeing.ts';
import { followFrames } from './model-following.ts';
import { apply, beginQueued, queueWish } from './moves.ts';
import { tableOf } from './offering.ts';
import { heedPerson, inWriting } from './person.ts';
import { enqueue, GO_ON, takeNext, wordsOf } from './queue.ts';
import type { Heard, Said } from './said-types.ts';
import { type Conversing, isSaidFreely, type Pending, readState, type State } from './state.ts';
import type { Talk } from './turn.ts';
import { waitingFacts } from './waiting.ts';

export type { Heard, State };
/** `sender` is a keyed hash of the address that it was opened from, where that is known. */
export type Conversation = Known & { state: State; sender?: string };
/** A burst, in order, worked on as one. `late` says that it was long on its way. */
export type Turn = { conversation: Conversation; heard: Heard[]; now: Date; late: boolean };
export type Outcome = {
  state: State;
  language: Language;
  customerId?: string;
  /** One combined reply; none where a person has the conversation and was announced. */
  replies: Reply[];
  understood: Understood[];
  /** Messages whose text held a secret, as they are to be kept. */
  wiped: { inboxId: bigint; body: string }[];
  /** Why its messages wait for a person, where the bank gave them up. */
  setAside?: 'ended_turns' | 'overran';
  /** What is to be written together with the replies; its answer takes the place of what it names. */
  write?: (trx: Trx) => Promise<{ replies?: Reply[] } | undefined>;
};

/** A customer whom a person looks after is told so once in this time. */
const QUIET_MS = 10 * 60_000;

async function findOffered(bank: Bank, state: Conversing): Promise<Quote | undefined> {
  if (!state.offer) return undefined;
  const quote = await findQuote(bank.db, state.offer.quoteId);
  if (quote?.status === 'open') return quote;
  const { flow, values } = state.offer;
  delete state.offer;
  if (quote?.status === 'approved') state.done = { flow, values };
  if (quote?.status === 'expired') state.lapsed = { flow, values };
  return undefined;
}

/** Whoever is no customer yet. */
const strangerIn = ({ id, customerId, sender }: Conversation): Stranger | undefined =>
  customerId === undefined ? { conversation: String(id), ...(sender && { address: sender }) } : undefined;

async function openTalk(bank: Bank, turn: Turn, table: Table): Promise<{ talk: Talk; names: string[] }> {
  const { conversation, now, heard } = turn;
  const { language } = conversation;
  const state = readState(conversation.state, now);
  const { customerId } = conversation;
  const speaker = customerId === undefined ? undefined : await findSpeaker(bank.db, customerId);
  const talk: Talk = {
    bank,
    now,
    conversation,
    language,
    table,
    state,
    read: openReader(strangerIn(conversation)),
    phrases: phrasesIn(language),
    customer: async () => {
      if (!speaker) throw new Fault('account_missing');
      return speaker.customer;
    },
    effects: [],
    offered: await findOffered(bank, state),
    parts: [],
    carried: [...state.stack],
    ended: false,
    begun: undefined,
    spoke: heard.some((message) => message.kind === 'voice'),
    own: [speaker?.customer.phone, speaker?.customer.nuban].flatMap((number) => number?.slice(-10) ?? []),
  };
  return { talk, names: speaker?.names ?? [] };
}

const NEWS_MOST = 5;

/** The choices under news that the bank wrote by itself since it last answered. */
async function listNewsChoices(talk: Talk, said: Said): Promise<Choice[]> {
  if (said.understood.choice === undefined) return [];
  const rows = await talk.bank.db
    .selectFrom('outbox')
    .select(['reply', 'inboxId'])
    .where('conversationId', '=', talk.conversation.id)
    .orderBy('id', 'desc')
    .limit(NEWS_MOST)
    .execute();
  const answered = rows.findIndex((row) => row.inboxId !== null);
  const news = rows.slice(0, answered < 0 ? rows.length : answered);
  return (
    news.map((row) => (row.reply as unknown as Reply).choices ?? []).find((choices) => choices.length > 0) ??
    []
  );
}

/** From here a message is a request, and not talk with the person who has the conversation. */
const REQUEST = 0.75;

/** What was begun is forgotten where nothing follows it. */
const FRAGMENT_MS = 3 * 60_000;

const asksForMenu = ({ understood: { intent, confidence, source } }: Said): boolean =>
  intent === 'help' && source === 'pattern' && confidence >= REQUEST;

const isRequest = ({ understood: { intent, confidence, bare } }: Said): boolean =>
  isBankAction(intent) && confidence >= REQUEST && !bare;

const guarding: readonly Intent[] = ['freeze_account', 'card_freeze'];
/** "Yes", where it was asked whether to block. */
const answersGuard = ({ state }: Talk, { understood, heard }: Said): boolean => {
  const top = state.stack.at(-1);
  const isAsked = top?.asked !== undefined && guarding.includes(top.flow);
  return isAsked && (understood.answer ?? understood.choice ?? heard.choiceId) !== undefined;
};

/** What keeps money from leaving is done at once, whoever has the conversation. */
async function isUrgent(talk: Talk, said: Said): Promise<boolean> {
  const { intent, confidence } = said.understood;
  if (answersGuard(talk, said)) return true;
  if (intent === 'freeze_account') return confidence >= REQUEST;
  if (intent === 'card_freeze' && cardActSaid(said.text) === undefined) return confidence >= REQUEST;
  const { customerId } = talk.conversation;
  if (said.heard.choiceId?.startsWith('cancel:')) return true;
  if (intent !== 'cancel' || customerId === undefined) return false;
  if (talk.offered) return true;
  return (await latestTransfer(talk.bank.db, customerId, 'waiting')) !== undefined;
}

/** Whether a person has written since they were called: until then the bank goes on serving. */
async function hasPersonWritten(talk: Talk): Promise<boolean> {
  const row = await talk.bank.db
    .selectFrom('outbox')
    .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
    .select('outbox.id')
    .where('conversation.id', '=', talk.conversation.id)
    .where('outbox.agent', 'is not', null)
    .whereRef('outbox.createdAt', '>=', 'conversation.humanAt')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** While a person has the conversation: a short word now and then once they write, and everything as ever until they do. */
async function keepQuiet(talk: Talk, said: Said): Promise<'quiet' | 'back' | 'act'> {
  const { id } = talk.conversation;
  if (await isUrgent(talk, said)) return 'act';
  const { givenUp } = talk.state;
  const understood = givenUp && isRequest(said);
  if (asksForBot(said) || asksForMenu(said) || understood) {
    talk.effects.push((trx) => handBack(trx, id));
    talk.state.misses = 0;
    delete talk.state.givenUp;
    return 'back';
  }
  if (!(await hasPersonWritten(talk))) return 'act';
  const { quietAt } = talk.state;
  if (!isRequest(said) && quietAt && talk.now.getTime() - new Date(quietAt).getTime() < QUIET_MS)
    return 'quiet';
  talk.state.quietAt = talk.now.toISOString();
  say(talk, talk.phrases.chat.personHas(), [{ id: 'bot', title: 'bot' }]);
  return 'quiet';
}

/** Gives a conversation back from a person to the bank's own voice. */
export async function handBack(trx: Trx, conversationId: bigint): Promise<undefined> {
  await trx.updateTable('conversation').set({ humanAt: null }).where('id', '=', conversationId).execute();
}

/** Refuses what must not be typed, and says why; true where nothing else was said in the message. */
function refuseSecrets(talk: Talk, said: Said): boolean {
  const [secret] = said.bvn ? [] : said.secrets;
  if (!secret) return false;
  const { chat } = talk.phrases;
  const waits = talk.offered && talk.state.stack.length === 0;
  const sum = waits && couldBeSum(said.heard.text) ? [chat.sumWiped()] : [];
  const seen = secret.kind === 'pin' && !waits ? [chat.pinSeen()] : [];
  const isOpening = talk.state.stack.at(-1)?.flow === 'open_account';
  const refusal = secret.kind === 'bvn' && isOpening ? chat.bvnEarly() : chat.secret(secret);
  say(talk, [refusal, ...seen, ...sum].join(' '));
  const { intent, confidence, bare } = said.understood;
  if (saysOnlySecret(said.text)) return true;
  return bare === true || intent === 'out_of_scope' || intent === 'pin_change' || confidence < 0.75;
}

/** Two messages may be one: what was begun in the last is read together with this one, where that says more. */
async function withFragment(talk: Talk, said: Said, names: readonly string[]): Promise<Said> {
  const { fragment, at } = talk.state;
  delete talk.state.fragment;
  const { heard, secrets, understood } = said;
  const isAnswer = understood.choice !== undefined || understood.answer !== undefined;
  if (!fragment || secrets.length > 0 || heard.choiceId !== undefined || isAnswer) return said;
  if (talk.state.stack.length > 0 || talk.offered) return said;
  if (at && talk.now.getTime() - new Date(at).getTime() > FRAGMENT_MS) return said;
  const whole = await listen(talk, { ...heard, text: `${fragment} ${heard.text}` }, names);
  const { intent, confidence } = whole.understood;
  const saysMore = isBankAction(intent) && confidence >= REQUEST;
  const saysNothing =
    understood.intent === 'out_of_scope' || understood.confidence < REQUEST || understood.bare;
  if (saysMore && (saysNothing || guarding.includes(intent))) return { ...whole, heard };
  talk.state.fragment = fragment;
  return said;
}

/** Of an account whose owner is reported dead nothing is told or done in chat: whoever writes is told so, and that a person helps. True unless they ask for one. */
async function tellDeath(talk: Talk, said: Said): Promise<boolean> {
  if (talk.conversation.customerId === undefined) return false;
  const { deceasedAt } = await talk.customer();
  if (!deceasedAt || said.understood.intent === 'human' || said.heard.choiceId === 'human') return false;
  say(talk, talk.phrases.faults.customer_deceased({}), ['human']);
  talk.ended = true;
  return true;
}

async function hearOne(talk: Talk, heard: Heard, names: readonly string[], late: boolean): Promise<Said> {
  const listened = await withFragment(talk, await listen(talk, heard, names), names);
  if (heard.choiceId === GO_ON) return listened;
  const alarm = new Alarm(listened.text);
  const danger = await answerDanger(talk, listened, alarm);
  const said = danger?.said ?? listened;
  if (danger?.answered) {
    if (said.secrets.length > 0) refuseSecrets(talk, said);
    return said;
  }
  if (!danger && (await heedStopWord(talk, heard.text))) return said;
  // At any time, also while a person has the conversation.
  if (!danger && heedModelWord(talk, said)) return said;
  if (!danger && talk.conversation.human && (await keepQuiet(talk, said)) === 'quiet') {
    talk.ended = true;
    if (said.secrets.length > 0) refuseSecrets(talk, said);
    return said;
  }
  if (await tellDeath(talk, said)) return said;
  if (heard.choiceId === undefined && unheard(talk, heard)) return said;
  if (refuseSecrets(talk, said)) return said;
  const heeded = danger ? undefined : await heedPerson(talk, said, alarm);
  if (heeded?.answered) return said;
  // Whatever is made of a note that was heard badly, the customer sees what it was made of.
  if (isDoubtful(heard)) tellHeard(talk);
  const meant = heeded?.said ?? said;
  const read = meant.isSettled ? undefined : await readByModel(talk, meant, names);
  if (read) return followFrames(talk, { said: meant, read, alarm }, (part) => follow(talk, part, late));
  await followAll(talk, meant, names, late);
  return said;
}

/** Follows every wish of a message, one after the other; what must wait is said back. */
async function followAll(talk: Talk, said: Said, names: readonly string[], late: boolean): Promise<void> {
  const hear = (text: string) => listen(talk, { ...said.heard, text }, names);
  const condition = await underCondition(talk, said, hear);
  if (condition) return condition.goesOn && followAll(talk, condition.goesOn, names, late);
  const two = await findTwo(talk, said, names);
  if (!two) return follow(talk, said, late);
  await followAll(talk, await hear(two.first), names, late);
  const isOpen = talk.begun !== undefined || talk.state.stack.length > 0;
  if (isOpen && talk.begun !== undefined) await queueRest(talk, said, two.rest, names);
  else if (two.heard) await followAll(talk, await hear(two.rest), names, late);
  else if (isOpen) enqueue(talk, two.rest);
}

/** Takes each wish of what stands behind an order by itself: what only asks is answered, and orders wait, as they were understood. */
async function queueRest(talk: Talk, whole: Said, rest: string, names: readonly string[]): Promise<void> {
  const context = { language: talk.language, now: talk.now, names };
  const hear = (text: string) => listen(talk, { ...whole.heard, text }, names, 'alone');
  const verb = talk.begun?.flow === 'transfer' ? 'send ' : '';
  const two =
    (await talk.read('splitOrders', rest, context)) ??
    (verb && (await talk.read('splitOrders', verb + rest, context)));
  if (two) {
    const isCarried = verb !== '' && two.first.startsWith(verb) && !rest.startsWith(verb);
    await queueRest(talk, whole, isCarried ? two.first.slice(verb.length) : two.first, names);
    return queueRest(talk, whole, two.rest, names);
  }
  if (await queueWish(talk, await hear(rest), rest)) return;
  if (!(await queueWish(talk, await hear(verb + rest), rest))) enqueue(talk, rest);
}

/** What waited behind an order is offered when that is over, one after the other. */
async function workQueue(talk: Talk, turn: Turn, names: readonly string[]): Promise<void> {
  const { heard, late, conversation } = turn;
  for (let next = takeNext(talk); next !== undefined; next = takeNext(talk)) {
    say(talk, talk.phrases.turns.next({ said: wordsOf(next) }));
    const [first] = heard;
    if (!first) return;
    if (typeof next !== 'string') {
      await beginQueued(talk, next);
      await advance(talk);
      continue;
    }
    const { choiceId: _choice, voice: _voice, ...message } = first;
    talk.read = openReader(strangerIn(conversation));
    await followAll(talk, await listen(talk, { ...message, text: next }, names), names, late);
    await advance(talk);
  }
}

/** What is ordered in a message of its own, whatever is asked meanwhile. */
const ordered: readonly Intent[] = ['transfer', 'airtime', 'data', 'electricity', 'tv', 'bill'];

const answersOnly = (top: Pending | undefined, { understood: { bare, intent } }: Said): boolean =>
  top !== undefined && (bare === true || isSaidFreely(top.asked) || !ordered.includes(intent));

/** "My pin is ••••", which is no part of what is ordered. */
const wipedPin = /(?:[, ]{0,3}(?:and )?(?:my |the )?pin(?: number)?(?: is| na|:)? {0,3})?•+/gi;

/** Two wishes in one message that is no answer to an open question; its secrets are wiped. */
async function findTwo(talk: Talk, said: Said, names: readonly string[]): Promise<Two | undefined> {
  const { heard } = said;
  const text = said.text.replace(wipedPin, ' ');
  if (heard.choiceId !== undefined) return undefined;
  const top = talk.state.stack.at(-1);
  const context = { language: talk.language, now: talk.now, names };
  if (asksWho(top)) {
    const { amount } = top.values;
    const sum = amount === undefined ? undefined : kobo(BigInt(amount));
    const payees = await talk.read('splitPayees', text, context, sum);
    if (payees) return payees;
  }
  const stop = top || talk.offered ? await talk.read('splitStop', text, context) : undefined;
  if (stop) return stop;
  if (answersOnly(top, said)) return undefined;
  const { orders } = said;
  const isRead = orders?.of === text && orders.language === context.language;
  return isRead ? orders.two : talk.read('splitOrders', text, context);
}

const asksWho = (top: Pending | undefined): top is Pending =>
  top?.flow === 'transfer' && top.asked === 'account' && top.values.name === undefined;

/** Writes down the language that was just switched to: an offer is made in its conversation's language. */
async function keepLanguage({ bank, conversation, language }: Talk): Promise<void> {
  if (language === conversation.language) return;
  await bank.db.updateTable('conversation').set({ language }).where('id', '=', conversation.id).execute();
}

async function follow(talk: Talk, said: Said, late: boolean): Promise<void> {
  await keepLanguage(talk);
  // "Karo" answers which bank it is, where that was asked.
  const isBank = talk.state.stack.at(-1)?.asked === 'bank' && said.understood.slots.bank !== undefined;
  const news = await listNewsChoices(talk, said);
  const move =
    asksForBot(said) && !isBank
      ? ({ do: 'return' } as const)
      : followPolicy(talk, said, () => decide(talk.state, said, talk.table, news));
  if (isCommand(move)) return obey(talk, move, said);
  await apply(talk, move, said, late);
}

/** Reminds of a quote that waits, where the turn said other things. */
function remind(talk: Talk): void {
  const { offered, state } = talk;
  if (!offered || talk.ended || state.stack.length > 0) return;
  if (offered.expiresAt <= talk.now) return;
  const text = talk.phrases.chat.stillWaits(waitingFacts(offered));
  const said = talk.parts.find((part) => part.text === text);
  if (said) said.approval = { quoteId: offered.id };
  else talk.parts.push({ text, approval: { quoteId: offered.id } });
}

/** The parts of a turn as one reply; its buttons are those of what was asked last. */
function compose(talk: Talk): Reply[] {
  const { parts, state } = talk;
  if (parts.length === 0) return [];
  const top = state.stack.at(-1);
  const choices = top && !talk.ended ? choicesOf(top) : parts.findLast((part) => part.choices)?.choices;
  const approval = top ? undefined : parts.findLast((part) => part.approval)?.approval;
  const receipt = parts.findLast((part) => part.receipt)?.receipt;
  const statement = parts.findLast((part) => part.statement)?.statement;
  return [
    {
      text: inWriting(talk, parts.map((part) => part.text).join('\n\n')),
      ...(choices?.length && { choices }),
      ...(approval && { approval }),
      ...(receipt && { receipt }),
      ...(statement && { statement }),
      ...(talk.spoke &&
        !state.person?.deaf && { speak: writtenFor(talk.language), ...(talk.slow && { slow: true }) }),
    },
  ];
}

function closeTalk(talk: Talk, replies: Reply[]): State {
  const { state, now } = talk;
  const [reply] = replies;
  if (!reply) return state;
  const { menu: _menu, ...rest } = state;
  const menu = rest.stack.length === 0 && reply.choices ? { menu: reply.choices } : {};
  return { ...rest, ...menu, at: now.toISOString() };
}

async function carryOut(
  trx: Trx,
  effects: readonly Effect[],
  replies: Reply[],
): Promise<{ replies?: Reply[] }> {
  const instead: string[] = [];
  for (const effect of effects) {
    const text = await effect(trx);
    if (text) instead.push(text);
  }
  const [reply] = replies;
  return instead.length && reply ? { replies: [{ ...reply, text: instead.join('\n\n') }] } : {};
}

/** Of a message that was cut nobody looked for secrets in the rest: no figure of it is kept. */
const unread = (heard: readonly Heard[], all: readonly Said[]): Outcome['wiped'] =>
  heard.flatMap(({ inboxId, text }, index) => {
    const [said, whole] = [all[index], asRead(text)];
    if (!said || whole.length === said.heard.text.length || said.secrets.length > 0) return [];
    const rest = whole.slice(said.heard.text.length);
    return /\d/.test(rest) ? [{ inboxId, body: said.heard.text + rest.replace(/\d/g, '•') }] : [];
  });

/** Hears a turn and answers it: understands every message, fills flows, asks, offers. It moves no money: only an approval does. */
export async function converse(bank: Bank, turn: Turn, table: Table = flows): Promise<Outcome> {
  const { talk, names } = await openTalk(bank, turn, tableOf(bank, table));
  const all: Said[] = [];
  for (const [index, raw] of turn.heard.entries()) {
    const heard = { ...raw, text: beginningOf(asRead(raw.text)) };
    talk.read = openReader(strangerIn(turn.conversation));
    if (index > 0) await foresee(talk);
    all.push(await hearOne(talk, heard, names, turn.late));
  }
  await advance(talk);
  await workQueue(talk, turn, names);
  remind(talk);
  if (talk.closing) talk.parts.push({ text: talk.closing });
  await tellOpening(talk);
  askConsent(talk);
  const replies = compose(talk);
  const { effects } = talk;
  const secret = all.filter((said) => said.secrets.length > 0);
  return {
    state: closeTalk(talk, replies),
    language: talk.language,
    customerId: turn.conversation.customerId,
    replies,
    understood: all.map((said) => said.understood),
    wiped: [
      ...secret.map(({ heard, secrets }) => ({ inboxId: heard.inboxId, body: wipe(heard.text, secrets) })),
      ...unread(turn.heard, all),
    ],
    ...(effects.length > 0 && { write: (trx: Trx) => carryOut(trx, effects, replies) }),
  };
}
