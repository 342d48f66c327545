import type { Schedule } from '../../catalogue/index.ts';
import { isSameName, localPhone } from '../../customers/index.ts';
import { linkPinReset, PIN_RESET_MINUTES } from '../../identity/index.ts';
import {
  bankByCode,
  isFault,
  kobo,
  offeredBy,
  plain,
  printNaira,
  runOf,
  sentencesOf,
} from '../../kernel/index.ts';
import { cancelWaiting, latestTransfer } from '../../products/transfers/index.ts';
import { findOpenQuote } from '../../quotes/index.ts';
import { addToTicket } from '../../support/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import {
  ANOTHER_DAY,
  asksOfEarly,
  asksOfRisk,
  asksOfSum,
  asksPlainlyOfSum,
  asksWhatArrives,
  conceptsNamed,
  deedSaid,
  eachOfSaid,
  findSchedule,
  isQuestion,
  packSchedule,
  speaksOfCharges,
  untilSaid,
  wantsItMailed,
} from '../nlu/index.ts';
import { answerQuestion } from './answering.ts';
import { answerAside, atOnce, explain } from './asides.ts';
import { answerOfOffer } from './asked-of-offer.ts';
import { menuFor } from './asking.ts';
import { askWhich, isFragment, keepFragment, offerPerson, tellFollowUp, tellOfUs } from './dead-ends.ts';
import { flowOf } from './decide.ts';
import type { Move } from './dialogue-commands.ts';
import {
  answerNow,
  askToOpen,
  beginHeld,
  doubt,
  fill,
  giveUp,
  handOver,
  isUnderWay,
  MISSES,
  say,
  tellHeard,
} from './engine.ts';
import type { Flow } from './flow.ts';
import { speaksOfAbroad } from './from-abroad.ts';
import { noteComplaint } from './helping.ts';
import { isDoubtful, lastSaid } from './listen.ts';
import { answerOfMandates, cancelLater } from './mandating.ts';
import { careWhenLost } from './person.ts';
import { enqueue } from './queue.ts';
import { answerOfRecalls } from './recalling.ts';
import { gives, take } from './said.ts';
import { asksWhy } from './said-of-offers.ts';
import type { Said, Taken } from './said-types.ts';
import { moveInstead } from './social.ts';
import { type Conversing, forget, type Pending, type Queued, type SlotName, type Values } from './state.ts';
import { chargesOf, knowsNotIt, tellFromKnowledge } from './telling.ts';
import type { Talk } from './turn.ts';
import { isExpired, takeBack, waitingFacts } from './waiting.ts';

/** An answer to a question older than this is not taken: the question is asked again. */
const STALE_MS = 30 * 60_000;
/** How long after a transfer "cancel" is told that it has gone. */
const RECENT_MS = 15 * 60_000;

/** From here a clause is a wish of its own. */
const CLEAR = 0.5;

type Doing<D extends Move['do']> = Extract<Move, { do: D }>;

const isStale = (talk: Talk): boolean =>
  talk.state.at !== undefined && talk.now.getTime() - new Date(talk.state.at).getTime() > STALE_MS;

/** A message that came late, or answers a question of long ago, changes nothing: it is asked again. */
function heldBack(talk: Talk, move: Move, said: Said, late: boolean): boolean {
  const { chat } = talk.phrases;
  const acts = ['fill', 'pick', 'reopen', 'yes', 'no', 'cancel'].includes(move.do);
  if (late && acts) {
    say(talk, chat.late({ at: said.heard.sentAt }));
    return true;
  }
  const answers = ['pick', 'yes'].includes(move.do) || (move.do === 'fill' && said.understood.bare === true);
  if (!isStale(talk) || !answers || talk.state.stack.length === 0) return false;
  say(talk, chat.longAgo());
  return true;
}

/** Answers what is asked of an offer, of a charge or of what was said last, which changes nothing. */
export async function answersFirst(talk: Talk, said: Said): Promise<boolean> {
  const recall = await answerOfRecalls(talk, said);
  if (recall) {
    talk.state.misses = 0;
    talk.parts.push(recall);
    return true;
  }
  const asked =
    tellOfUs(talk, said) ?? (await answerOfMandates(talk, said)) ?? (await answerOfOffer(talk, said));
  if (asked) {
    talk.state.misses = 0;
    say(talk, asked);
  } else if (await asksOfOtherCharge(talk, said)) say(talk, chargesOf(said, talk.language));
  else if (await asksOfLastSaid(talk, said)) await repeat(talk, said);
  else return answerAside(talk, said);
  return true;
}

/** Who forgot the PIN and is known here is given the way to a new one with the answer. */
async function withResetLink(talk: Talk, told: string): Promise<string> {
  const { phrases, conversation, bank } = talk;
  if (told !== phrases.knowledge['forgot-pin'].answer || conversation.customerId === undefined) return told;
  const customer = await talk.customer();
  if (!customer.hasPin || !customer.phone) return told;
  if (!offeredBy(bank).newPin) return phrases.faults.unavailable({ what: 'identity' });
  const { id, channel } = conversation;
  const link = await linkPinReset(bank, { customer, origin: { channel, source: `chat:${id}` } });
  return `${told}\n\n${phrases.security.pinResetLink({ link, minutes: PIN_RESET_MINUTES })}`;
}

/** What is asked about, or else what was offered and waits. */
export function openFlow({ language, state }: Talk) {
  const under = state.stack.at(-1);
  return { language, asked: under?.asked, flow: under?.flow ?? state.offer?.flow };
}

/** Does what a message asks. `late` says that it was long on its way. */
export async function apply(talk: Talk, meant: Move, said: Said, late: boolean): Promise<void> {
  if (heldBack(talk, meant, said, late) || (await answersFirst(talk, said))) return;
  const { state } = talk;
  if (leavesLesson(state, said)) {
    state.misses = 0;
    state.stack = state.stack.filter(({ flow }) => flow !== 'lesson');
    return say(talk, talk.phrases.chat.declined());
  }
  const told =
    tellFollowUp(talk, said) ??
    (offersToBlock(talk, meant)
      ? undefined
      : (tellFromKnowledge(meant, said, openFlow(talk)) ?? (await answerQuestion(talk, meant, said))));
  if (told) {
    talk.state.misses = 0;
    return say(talk, await withResetLink(talk, told), ['human']);
  }
  const explained = await explain(talk, meant, said);
  if (typeof explained === 'string') return say(talk, explained, ['human']);
  if (explained) return begin(talk, explained, said, late);
  if (isIdle(meant, said)) {
    if (talk.state.stack.length === 0) say(talk, talk.phrases.chat.declined());
    return;
  }
  const move = moveInstead(talk, meant, said) ?? meant;
  if (move === 'answered' || (move !== meant && heldBack(talk, move, said, late))) return;
  const wrong = wrongAccount(talk, move, said);
  if (wrong) {
    say(talk, talk.phrases.faults.nuban_invalid({ account: wrong }));
    if (move.do === 'miss') return;
  }
  if (move.do !== 'miss') talk.state.misses = 0;
  const { kept } = talk.state;
  delete talk.state.kept;
  if (move.do !== 'miss') {
    delete talk.state.refused;
    delete talk.state.dropped;
  }
  switch (move.do) {
    case 'begin':
      return beginMeant(talk, withKept(talk, move, kept), said, late);
    case 'fill':
      return fillTop(talk, move.taken, said, move.without);
    case 'pick':
      return pick(talk, move);
    case 'reopen':
      return reopen(talk, move.taken, said, move.without);
    case 'either':
      return askWhichOfTwo(talk, move.values);
    case 'yes':
      return yes(talk, move.taken, said);
    case 'no':
      return no(talk);
    case 'cancel':
      return onlyAsks(said) && !isWaiting(talk)
        ? say(talk, talk.phrases.chat.declined())
        : cancel(talk, move.reference, said);
    case 'repeat':
      return repeat(talk, said);
    case 'human':
      noteTopic(talk, said.understood.intent);
      return callPerson(talk, said);
    case 'return':
      return say(talk, talk.phrases.chat.back(), menuFor(talk));
    case 'over':
      return say(talk, talk.phrases.chat.longAgo());
    case 'miss':
      return missOrTell(talk, move, said);
  }
}

/** "Why", of what was refused; "how much will I get", after it was told what money from abroad comes to. */
async function asksOfLastSaid(talk: Talk, { text, understood: { slots } }: Said): Promise<boolean> {
  if (asksWhy(text) && !talk.offered && (talk.state.stack.at(-1)?.tries ?? 0) > 0) return true;
  if (talk.state.stack.length > 0 || slots.amount) return false;
  // What is lost by taking it out before its day stands in the offer.
  const { offer } = talk.state;
  const isEarly = offer?.flow === 'goal' && offer.values.until && asksOfEarly(text);
  // So does that prices fall.
  const isRisk = offer?.flow === 'invest' && asksOfRisk(text);
  if (isEarly || isRisk) return (await lastSaid(talk))?.reply.approval !== undefined;
  return asksWhatArrives(text) && speaksOfAbroad((await lastSaid(talk))?.reply.text ?? '');
}

/** "And 50000", after it was told what it costs to send another sum. */
async function asksOfOtherCharge(talk: Talk, { text, understood: { slots } }: Said): Promise<boolean> {
  const isUnderWay = talk.state.stack.length > 0 || talk.offered !== undefined;
  const asks = isUnderWay ? asksPlainlyOfSum(text) : asksOfSum(text);
  if (!slots.amount || !asks) return false;
  return speaksOfCharges((await lastSaid(talk))?.reply.text ?? '', talk.phrases);
}

/** Tells whoever's account is blocked so, and whether it is. */
async function tellFrozen(talk: Talk): Promise<boolean> {
  const isFrozen = (await talk.customer()).status === 'frozen';
  if (isFrozen) say(talk, talk.phrases.faults.customer_frozen({}), ['human']);
  return isFrozen;
}

/** What is told while a person was called goes to the ticket that is open, for them to read; true where there is one. */
async function tellTicket(talk: Talk, { text }: Said): Promise<boolean> {
  const { id: customerId } = await talk.customer();
  const added = await addToTicket(talk.bank, { customerId, priority: 'low', message: text });
  if (added)
    say(talk, talk.phrases.support.ticketAdded({ ticket: String(added.id) }), [{ id: 'bot', title: 'bot' }]);
  return added !== undefined;
}

/** "I found it", "I was joking", of an account that is blocked: who opens it again. */
async function missOrTell(talk: Talk, move: Doing<'miss'>, said: Said): Promise<void> {
  const isKnown = talk.conversation.customerId !== undefined;
  if (isKnown && talk.state.stack.length === 0 && (await tellFrozen(talk))) return;
  const isTold = isKnown && talk.conversation.human && !isUnderWay(talk) && !isQuestion(plain(said.text));
  if (isTold && (await tellTicket(talk, said))) return;
  if (talk.state.stack.length === 0 && (await careWhenLost(talk, said))) return;
  miss(talk, move, said);
}

/** Says that a message was not understood: asks which of its readings is meant, then offers a person, and then calls one. */
function miss(talk: Talk, move: Doing<'miss'>, said: Said): void {
  const { chat, turns } = talk.phrases;
  // What is told to the person who was called needs no other answer than where they are.
  if (talk.conversation.human && !isUnderWay(talk))
    say(talk, chat.personWaits(), [{ id: 'bot', title: 'bot' }]);
  else if (!move.beyond && isFragment(talk, said)) {
    keepFragment(talk, said.text);
    say(talk, turns.listening());
  } else missWhole(talk, move, said);
}

function missWhole(talk: Talk, { beyond, guesses }: Doing<'miss'>, said: Said): void {
  const { chat } = talk.phrases;
  talk.state.misses += 1;
  const { misses } = talk.state;
  tellHeard(talk);
  const isLost = said.understood.confidence === 0;
  const waits = isUnderWay(talk);
  if (misses > MISSES && !waits) giveUp(talk);
  else if (misses >= MISSES) offerPerson(talk, said.text, waits);
  else if (isLost || !askWhich(talk, said.text, beyond ? [] : guesses))
    say(talk, beyond ? chat.outOfScope(offeredBy(talk.bank)) : chat.notUnderstood(), menuFor(talk));
}

/** Begins what is wished; a guess that help is wished is first answered by what is known of the person, or by what the words name. */
async function beginMeant(talk: Talk, move: Doing<'begin'>, said: Said, late: boolean): Promise<void> {
  if (isGuessedHelp(move, said) && ((await careWhenLost(talk, said)) || askWhich(talk, said.text))) return;
  noteTopic(talk, move.intent);
  return begin(talk, move, said, late);
}

/** What is only talk has no subject to come back to. */
function noteTopic(talk: Talk, intent: Intent): void {
  if (isBankAction(intent) || intent === 'complaint') talk.state.topic = intent;
}

/** What a classifier takes for a wish to be helped, or for no business of the bank: the menu is the last thing to answer. */
const isGuessedHelp = (move: Move, { understood: { source, intent } }: Said): boolean =>
  move.do === 'begin' && (intent === 'help' || intent === 'out_of_scope') && source === 'classifier';

/** "How do I block my account" is told how, and asked whether to, where a yes could mean nothing else. */
function offersToBlock({ conversation, offered, state }: Talk, move: Move): boolean {
  const asks = move.do === 'begin' && move.intent === 'freeze_account' && move.taken.values.enquiry === 'how';
  return asks && conversation.customerId !== undefined && !offered && state.stack.length === 0;
}

/** What could be for one thing or another is asked about, and kept for the answer. */
function askWhichOfTwo(talk: Talk, values: Values): void {
  talk.state.kept = values;
  const amount = kobo(BigInt(values.amount ?? '0'));
  const text = talk.phrases.chat.ask.sendOrTopUp({ amount, phone: localPhone(values.phone ?? '') });
  say(talk, text, ['airtime', 'transfer']);
}

/** What was kept for the answer goes to what is chosen. */
function withKept(talk: Talk, move: Doing<'begin'>, kept: Values | undefined): Doing<'begin'> {
  if (!kept) return move;
  const values: Values = {};
  for (const { name } of flowOf(talk.table, move.intent)?.slots ?? [])
    if (kept[name] !== undefined) values[name] = kept[name];
  return { ...move, taken: { ...move.taken, values: { ...values, ...move.taken.values } } };
}

/** A complaint opens a ticket, so that it is not lost where nobody is there; then a person takes over. */
async function callPerson(talk: Talk, { text, understood }: Said): Promise<void> {
  const person = talk.phrases.chat.person();
  const noted = understood.intent === 'complaint' ? await noteComplaint(talk, text) : '';
  handOver(talk, noted ? `${noted}\n${person}` : person);
}

/** Before what says that a moment is asked for. */
const idleFirst = '(?:ok |okay |alright |oh |ah |abeg |pls |please |no |just )*';
/** Behind it. */
const idleLast = String.raw`(?:[\s.!,]|o\b|sir|ma\b)*`;
const idlePieces = [
  String.raw`(?:hold on|e?wait|one (?:moment|minute|sec|second))[\s,]+(?:let me|make i) (?:check|confirm|see|find|look|ask|think)(?: [a-z]+){0,4}`,
  '(?:let me|make i) (?:go (?:and )?)?(?:check|confirm|find|look|ask|think|see|get)(?: (?:it|am|that|out|first|well|for it|the (?:account )?number|the account|him|her|them))*',
  String.raw`(?:i am |i'm )?sorry(?: (?:abeg |please )?i (?:was|am|dey|just) (?:just )?(?:angry|upset|vex\w*|annoyed|tired|joking))?`,
  'i (?:will|go|shall|wan) (?:ask|call|check with) (?:him|her|them|am)(?: first)?|my bad|my mistake|wrong (?:chat|number)|no vex',
  '(?:e ?)?wait(?: first)?|hold(?: on(?: first)?)?|chere(?:kwa|nu)?(?: (?:m|nwa oge|obere))*|nwere ndidi',
  '(?:one|just a) (?:moment|minute|second|sec)|give me a (?:moment|minute)',
  String.raw`lol+(?: ok(?:ay)?)?|lmao|(?:ha|he)(?:ha|he)+|h+m+|k\b|oh+|ah+|wow|chai|omo|na wa|ehn?|kai|haba|ewo|eish|really|seriously`,
].map((piece) => new RegExp(`${idleFirst}(?:${piece})${idleLast}`, 'iuy'));
const faces = /^[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Emoji_Modifier}\s]+$/u;

/** "Hold on, let me check", "lol", and signs alone. */
export function isIdleWords(text: string): boolean {
  const said = text.trim();
  return faces.test(text) || (said !== '' && runOf(idlePieces, said) === said.length);
}

const stopsLesson =
  /^\s*(?:(?:please|pls|abeg|biko|i (?:want|wan)(?: to)?|achoro m|make we|ka anyi) )*(?:stop|end|quit|leave|exit|kwusi|ikwusi|hapu)(?: (?:the|this|my|di|dis))? (?:lessons?|course|class|teaching|ihe omumu|omumu)(?: (?:a|ahu|now|abeg|biko))*[\s.!]*$/;
/** The same among other words, where nothing else can be meant. */
const endsLesson =
  /^\s*(?:(?:please|pls|abeg|ok|i want to|i wan) )*(?:stop|end|quit|leave|exit|no more)\b.*\b(?:lessons?|class|course|learning|teaching)\b/;

/** "Stop the lesson": what is taught is left, and an order that waits stays. */
function leavesLesson({ stack, offer }: Conversing, { understood, text }: Said): boolean {
  const folded = plain(text);
  const isQuiet = stack.length === 0 && !offer;
  return stopsLesson.test(folded) || (isQuiet && understood.intent === 'lesson' && endsLesson.test(folded));
}

/** "Duro, je ki n bi i", "bari in tambaye ta": a moment is asked for, and nothing is stopped. */
const letsMe =
  /^(?:(?:e|jowo|biko|don allah|to|toh|ok|mba|rara|a'a|duro|chere|dakata|jira|ka jira)[ ,]+)*(?:je ki n (?:bi|beere|bere|wo|ye|yewo|ronu)|ka m (?:juo|jua|lee|lelee|chee|mata|chota)|bari in (?:tambay\w*|duba|gani|yi tunani))\b.{0,24}$/;

/** "Duro na", "jira", "chere ntakiri": wait, and nothing is stopped. */
const waits =
  /^(?:(?:jowo|ejo|biko|don allah|to|toh|ok|oya)[ ,]+)*(?:(?:e )?duro (?:na|die|naa|fun mi)|(?:(?:ka|ki|a|ku) )?(?:dan )?(?:jira|saurara)(?: (?:tukuna|kadan|min|dai))?|(?:(?:ka|ki|a|ku) )?(?:dan dakata|dakata (?:tukuna|kadan|dai))|(?:e )?(?:mu|ni|se) suuru(?: die)?|chere(?:tu)?(?: m)?(?: (?:ntakiri|nwa ?ntinti|nwa oge))?|chetu(?: m)?|nodu nwa oge)[\s.!]*$/;

/** "Yi hakuri", "ma binu", "ndo": sorry. */
const sorry =
  /^\s*(?:(?:ka|ki|ku|a|e|biko|jowo|don allah) )*(?:yi hakuri|hakuri|ma binu|ndo+|gbaghara m|pele|kpele)(?:[\s.!,]|o\b|sir\b|ma\b|fa\b|nu\b)*$/;
/** "I don't have a card", told of what was just said. */
const hasNone =
  /^\s*(?:(?:but|ah|oh|ok|abeg) )*(?:i (?:don'?t|do not|no) (?:have|get)(?: an?| any)? card|ba ?ni da kati|mi o ni kaadi|enweghi m kaadi)(?:[\s.!,]|o\b|sir\b|ma\b|na\b|fa\b|sef\b)*$/;

/** Said by the way, and asking for nothing: what was asked is asked again, and nobody is called. */
const isIdle = (move: Move, said: Said): boolean => {
  // "Hold on" stops nothing, whatever a classifier makes of it.
  const isGuess = move.do === 'cancel' && said.understood.source === 'classifier';
  const answers = ['fill', 'pick', 'reopen', 'yes', 'no', 'cancel'].includes(move.do);
  const folded = plain(said.text);
  // "OK thank you. But wait. Let me ask him first."
  const last = sentencesOf(said.text).at(-1) ?? '';
  const isIdleSaid =
    [said.text, last].some((each) => isIdleWords(each)) || knowsNotIt(said.text) || sorry.test(folded);
  const isMoment = letsMe.test(folded.trim()) || waits.test(folded.trim());
  return ((isGuess || !answers) && isIdleSaid) || hasNone.test(folded) || isMoment;
};

/** Digits that were meant for an account number, and are too few or too many for one. */
function wrongAccount(talk: Talk, move: Move, said: Said): string | undefined {
  const asked = talk.state.stack.at(-1)?.asked === 'account';
  if (asked && move.do === 'miss') return badLength(loneDigits.exec(said.text)?.[1]);
  if (move.do !== 'begin' || move.intent !== 'transfer' || move.taken.values.account) return undefined;
  const { amount, phone, meter } = said.understood.slots;
  const beside = amount && !phone && !meter ? manyDigits.exec(said.text)?.[1] : undefined;
  const isSum = amount && 'kobo' in amount && String(amount.kobo / 100n) === beside;
  const wrong = badLength(toDigits.exec(said.text)?.[1] ?? (isSum ? undefined : beside));
  // Whoever gives a number does not mean the one that was paid before.
  if (wrong) delete move.taken.values.name;
  return wrong;
}

function badLength(found: string | undefined): string | undefined {
  const digits = found?.replace(/\D/g, '') ?? '';
  return digits.length >= 4 && digits.length !== 10 ? digits : undefined;
}

/** Eight digits or more together, which are no sum beside one. */
const manyDigits = /(?<![\d.,₦#])(\d{8,9}|\d{11,16})(?!\d|[.,]\d| ?(?:naira|ngn|k\b))/i;
const loneDigits = /^\D{0,20}(\d[\d\s-]{2,20}\d)\D{0,12}$/;
const toDigits =
  /\b(?:to|account|acct|acc|give|for)\s+(?:number |no\.? )?(\d{4,9}|\d{11,16})\b(?! ?(?:naira|ngn|k\b))/i;

function doubted(taken: Taken, said: Said): Taken {
  return isDoubtful(said.heard) ? doubt(taken) : taken;
}

/** The day or rhythm that a message names, where the flow can be carried out later or again. */
function scheduleIn(flow: Flow, intent: Intent, said: Said): Values {
  if (!flow.slots.some((slot) => slot.name === 'schedule') || saysHowLong(intent, said.text)) return {};
  const schedule = findSchedule(said.text, said.heard.sentAt, said.understood.language);
  if (!schedule || (intent === 'goal' && !isPutInOn(schedule, said.text))) return {};
  return { schedule: packSchedule(schedule) };
}

/** Whether a schedule says when money goes into a goal: it may be the day by which a goal is to be had, and what is taken out or locked is so at once. */
function isPutInOn({ rhythm }: Schedule, text: string): boolean {
  const deed = deedSaid(text);
  if (deed !== undefined && deed !== 'save' && deed !== 'new') return false;
  return rhythm !== 'once' || untilSaid(text, false) === undefined;
}

function fillTop(talk: Talk, taken: Taken, said: Said, without: readonly SlotName[] = []): void {
  const top = talk.state.stack.at(-1);
  const flow = top && flowOf(talk.table, top.flow);
  if (!top || !flow) return;
  const before = { ...top.values };
  forget(top.values, without);
  if (isDoubtful(said.heard) && taken.values.account) say(talk, talk.phrases.chat.ask.accountTyped());
  const given = doubted(taken, said);
  fill(flow, top, given, talk.phrases);
  // Whoever names a day or a rhythm with an order is never offered that order now.
  if (given.values.amount !== undefined) Object.assign(top.values, scheduleIn(flow, top.flow, said));
  const what = asideOf(top, before, given);
  if (what) say(talk, talk.phrases.chat.noted({ what }));
}

/** What a message gave that was not asked for: it is said back, because the question that follows is the old one. */
function asideOf(top: Pending, before: Values, { values: given, between }: Taken): string | undefined {
  if (!top.asked || between || given[top.asked] !== undefined) return undefined;
  const isNew = ([name, value]: [string, string]) => before[name as SlotName] !== value;
  const values: Values = Object.fromEntries(Object.entries(given).filter(isNew));
  const { amount, account, phone } = values;
  const name = values.name ?? values.full_name;
  if (amount !== undefined) return printNaira(kobo(BigInt(amount)));
  return name ?? account ?? (phone && localPhone(phone)) ?? (values.bank && bankByCode(values.bank)?.short);
}

function pick(talk: Talk, move: Doing<'pick'>): void {
  const top = talk.state.stack.at(-1);
  if (!top) return;
  delete top.between;
  if (Object.keys(move.values).length === 0 && top.asked) top.plain = top.asked;
  Object.assign(top.values, move.values);
}

const laterWords = new RegExp(
  String.raw`\b(?:${ANOTHER_DAY}|remind me|every (?:day|week|month|year|\w+day)|daily|weekly|monthly|at month end|(?:at |by )?end of (?:the )?month|(?:on|by) the \d{1,2}(?:st|nd|rd|th)|by \d{1,2} ?[ap]m|in \d+ (?:days?|weeks?|hours?)|gobe|jibi|(?<!(?:si|fun|ba) )l?ola(?= |$)|kowan[ae]|kowace|kullum|lojoojumo|losoose|losoosu|loso+su|echi|kwa (?:ubochi|izu|onwa))\b`,
);

/** Wants the same more than once. */
const severalWords =
  /\b(?:twice|thrice|(?:two|three|four|five|\d) times|sau (?:biyu|uku|hudu)|l?ee?meji|l?ee?meta|ugboro (?:abuo|ato)|okpukpu abuo)\b|(?<![\w.])(?:x ?[2-9]|[2-9] ?x)(?!\w)/;
/** Whether it must be told that nothing is paid later; data are asked for by the length that they last. */
const saysOnlyNow = (intent: Intent, text: string): boolean =>
  intent !== 'data' && atOnce.includes(intent) && laterWords.test(plain(text));

/** "Monthly data" is a plan that lasts a month; "every month" is when it is bought. */
const saysHowLong = (intent: Intent, text: string): boolean =>
  intent === 'data' &&
  !/\b(?:every|each|kowa\w+|kullum|lojoojumo|losoose|losoosu|kwa (?:ubochi|izu|onwa)|tomorrow|gobe|l?ola|echi)\b/.test(
    plain(text),
  );

const repeatable: readonly Intent[] = ['transfer', 'airtime', 'data'];

const wantsSeveral = (intent: Intent, text: string): boolean =>
  repeatable.includes(intent) && (severalWords.test(plain(text)) || eachOfSaid(text) !== undefined);

/** What keeps money safe or asks it back is done for a frozen account as well; any other order is refused before a question is asked. */
const whileFrozen: readonly Intent[] = ['recall', 'card_freeze'];

async function begin(talk: Talk, move: Doing<'begin'>, said: Said, late: boolean): Promise<void> {
  const { chat } = talk.phrases;
  const flow = flowOf(talk.table, move.intent);
  if (!flow) return notYet(talk, move.intent);
  const known = talk.conversation.customerId !== undefined;
  if (flow.who === 'customer' && !known) return inviteStranger(talk);
  if (flow.who === 'stranger' && known) {
    if (await tellFrozen(talk)) return;
    const { nuban = '' } = await talk.customer();
    return say(talk, chat.alreadyOpen({ nuban }), menuFor(talk));
  }
  const isRefused = flow.kind === 'order' && flow.who === 'customer' && !whileFrozen.includes(move.intent);
  if (isRefused && (await tellFrozen(talk))) return;
  // What waited for its PIN goes with the account that is blocked.
  const { phone, enquiry } = move.taken.values;
  if (move.intent === 'freeze_account' && !phone && !enquiry) {
    delete talk.state.queue;
    if (talk.offered) takeBack(talk, talk.offered.id);
  }
  const scheduled = scheduleIn(flow, move.intent, said);
  if (!scheduled.schedule && saysOnlyNow(move.intent, said.text)) say(talk, chat.ask.onlyNow());
  if (!scheduled.schedule && wantsSeveral(move.intent, said.text)) say(talk, chat.ask.onceOnly());
  if (move.intent === 'statement' && wantsItMailed(said.text)) say(talk, chat.notMailed());
  const pending: Pending = { flow: move.intent, values: scheduled };
  fill(flow, pending, doubted(move.taken, said), talk.phrases);
  talk.state.stack = talk.state.stack.filter((each) => !isForgone(talk, each));
  if (flow.kind === 'answer') {
    talk.state.stack.push(pending);
    return answerNow(talk, flow, pending);
  }
  return beginOrder(talk, pending, flow, said, late);
}

/** A question about what was only to be shown is not asked again once something else is wanted; an order's is. */
const isForgone = (talk: Talk, pending: Pending): boolean =>
  talk.carried.includes(pending) && !pending.hold && flowOf(talk.table, pending.flow)?.kind === 'answer';

function beginOrder(talk: Talk, pending: Pending, flow: Flow, said: Said, late: boolean): void {
  const { chat } = talk.phrases;
  if (late) {
    const held = beginHeld(talk, pending.flow, 'late', pending.values);
    if (pending.between) held.between = pending.between;
    held.sentAt = said.heard.sentAt.toISOString();
    return;
  }
  const before = talk.state.stack.find((each) => flowOf(talk.table, each.flow)?.kind === 'order');
  if (before && before === talk.begun) {
    queueOrder(talk, said.text, pending);
    return;
  }
  if (before && !before.hold) say(talk, chat.putAside());
  if (
    isDoubtful(said.heard) &&
    said.understood.slots.account &&
    flow.slots.some((slot) => slot.name === 'account')
  )
    say(talk, chat.ask.accountTyped());
  talk.state.stack = [pending];
  talk.begun = pending;
  talk.begunWith = said.text;
}

/** Keeps an order, with what it was understood as, behind the one that is open. */
function queueOrder(talk: Talk, said: string, { flow, values, between }: Pending): void {
  enqueue(talk, { said, flow, values, ...(between && { between }) });
}

/** Waits behind what is open where it is an order; is answered at once where it only asks; false where it is neither. It is told by its `words`. */
export async function queueWish(talk: Talk, said: Said, words: string): Promise<boolean> {
  const { intent, confidence } = said.understood;
  const flow = flowOf(talk.table, intent);
  if (!flow || !isBankAction(intent) || confidence < CLEAR || flow.who !== 'customer') return false;
  const taken = take(flow, said, undefined);
  if (flow.kind === 'answer') await begin(talk, { do: 'begin', intent, taken }, said, false);
  else {
    const pending: Pending = { flow: intent, values: scheduleIn(flow, intent, said) };
    fill(flow, pending, doubted(taken, said), talk.phrases);
    queueOrder(talk, words, pending);
  }
  return true;
}

/** Begins an order that waited, as it was understood when it was said. */
export async function beginQueued(talk: Talk, { said, flow, values, between }: Queued): Promise<void> {
  if (await tellFrozen(talk)) return;
  const pending: Pending = { flow, values: { ...values }, ...(between && { between }) };
  talk.state.stack = [pending];
  talk.begun = pending;
  talk.begunWith = said;
}

function notYet(talk: Talk, intent: Intent): void {
  const { chat } = talk.phrases;
  const { products } = chat;
  const what = products[intent as keyof typeof products] ?? '';
  say(talk, chat.notYet({ what }), menuFor(talk));
}

/** Who has no account is asked to open one; who is opening one is told that it comes first. */
function inviteStranger(talk: Talk): void {
  if (talk.state.stack.length > 0) say(talk, talk.phrases.chat.openFirst());
  else if (!talk.offered) askToOpen(talk);
}

/** "Not Mama Tayo, Tunde", where the account is Tunde's: the name is put right, and the account stays. */
function ofOwner({ offered }: Talk, pending: Pending, taken: Taken): Taken {
  const { name, ...values } = taken.values;
  const isOwner = offered?.operation === 'transfer' && name && isSameName(name, offered.facts.name);
  if (!isOwner || values.account) return taken;
  pending.values.name = name;
  return { ...taken, values };
}

/** The order that was offered, filled again from what was said: its quote gives way to a new one. */
function reopen(talk: Talk, taken: Taken, said: Said, without: readonly SlotName[] = []): void {
  const { offer } = talk.state;
  const flow = offer && flowOf(talk.table, offer.flow);
  if (!offer || !flow) return;
  const pending: Pending = { flow: offer.flow, values: { ...offer.values } };
  forget(pending.values, without);
  const corrected = ofOwner(talk, pending, taken);
  // What was corrected can no longer be approved as it was, even where the correction still has to be asked about.
  takeBack(talk, offer.quoteId);
  fill(flow, pending, doubted(corrected, said), talk.phrases);
  if (!taken.values.schedule) Object.assign(pending.values, scheduleIn(flow, offer.flow, said));
  talk.state.stack = [pending];
  talk.begun = pending;
}

/** Said at the end of what was told, and no answer to anything. */
const acknowledges =
  /^\s*(?:ok(?:ay|ey|k)?|alright|all right|fine|cool|noted|sharp|no wahala|no problem|perfect|to+h?|o da+|o di mma|👍|👌|💯|✅)(?:[\s,.!]|sir|ma|o|then|dear|boss)*$/iu;

async function yes(talk: Talk, taken: Taken, said: Said): Promise<void> {
  const top = talk.state.stack.at(-1);
  const { chat } = talk.phrases;
  if (top?.hold) {
    const late = top.hold === 'late';
    delete top.hold;
    delete top.sentAt;
    if (late && flowOf(talk.table, top.flow)?.kind === 'order') talk.state.stack = [top];
    if (gives(taken)) fillTop(talk, taken, said);
    return;
  }
  if (!talk.offered) {
    // Who says yes once more to a block that is done is told that it is.
    if (talk.conversation.customerId !== undefined && (await tellFrozen(talk))) return;
    if (acknowledges.test(said.text)) say(talk, chat.declined());
    else say(talk, chat.nothingAsked(), menuFor(talk));
  } else if (isExpired(talk)) {
    say(talk, chat.offerExpired());
    reopen(talk, { values: {} }, said);
  } else {
    const { offered } = talk;
    const orders = talk.state.offer?.flow === 'transfer' || said.understood.answer === 'yes';
    const text = offered.amount > 0n && orders ? chat.notByWords() : chat.stillWaits(waitingFacts(offered));
    talk.parts.push({ text, approval: { quoteId: offered.id } });
    talk.ended = true;
  }
}

function no(talk: Talk): Promise<void> | void {
  const top = talk.state.stack.at(-1);
  const { chat } = talk.phrases;
  if (!top) return talk.offered ? cancel(talk, undefined) : say(talk, chat.declined());
  const only = top.values.enquiry !== undefined && top.values.amount === undefined;
  if (!top.hold && top.asked !== 'sure' && !only) return say(talk, chat.ask.change());
  talk.state.stack.pop();
  say(talk, top.hold === 'invite' || only ? chat.declined() : chat.cancelled());
}

/** "I was only asking". */
const onlyAsks = ({ text }: Said): boolean =>
  /\bi (?:was|am|dey|bin dey) (?:only|just) ask(?:ing)?\b|\bna (?:only )?ask i (?:just |dey )*(?:dey )?ask\b/.test(
    plain(text),
  );
const isWaiting = ({ state, offered }: Talk): boolean => state.stack.length > 0 || offered !== undefined;
const toppedUp = ['light', 'airtime', 'data', 'tv'];

/** Stops what is under way: the questions, then the offer, then a transfer that still waits, then an offer that was made elsewhere. */
export async function cancel(talk: Talk, reference: string | undefined, said?: Said): Promise<void> {
  const { chat, faults } = talk.phrases;
  if (reference) return cancelTransfer(talk, reference);
  const tooLate = () => faults.quote_used({});
  const { offered } = talk;
  if (talk.state.stack.length > 0 || offered) {
    const { offer, stack } = talk.state;
    if (offer && stack.length === 0) talk.state.dropped = { flow: offer.flow, values: offer.values };
    talk.state.stack = [];
    if (offered) takeBack(talk, offered.id, tooLate);
    return say(talk, chat.cancelled());
  }
  const { customerId } = talk.conversation;
  if (customerId === undefined) return say(talk, chat.nothingToCancel());
  const { db } = talk.bank;
  const waiting = await latestTransfer(db, customerId, 'waiting');
  if (waiting) return cancelTransfer(talk, waiting.reference);
  const elsewhere = await findOpenQuote(db, customerId);
  if (elsewhere && elsewhere.expiresAt > talk.now) {
    takeBack(talk, elsewhere.id, tooLate);
    return say(talk, chat.cancelled());
  }
  if (await tellFrozen(talk)) return;
  // "Cancel that light", which is paid: the transfer before it was not meant.
  if (said && toppedUp.some((thing) => conceptsNamed(plain(said.text)).has(thing)))
    return say(talk, chat.nothingToCancel());
  const last = await latestTransfer(db, customerId, 'last');
  const isRecent = last && talk.now.getTime() - last.createdAt.getTime() < RECENT_MS;
  if (!isRecent || last.status === 'failed' || last.status === 'reversed')
    return say(talk, (await cancelLater(talk, customerId)) ?? chat.nothingToCancel());
  if (last.status === 'cancelled') return cancelTransfer(talk, last.reference);
  say(talk, chat.goneAlready(last), ['recall', 'human']);
}

/** Stops a transfer that was approved and waits its last seconds, or says why it cannot be stopped any more. */
export async function cancelTransfer(talk: Talk, reference: string): Promise<void> {
  const { customerId } = talk.conversation;
  const { faults, money, chat } = talk.phrases;
  if (customerId === undefined) return say(talk, chat.nothingToCancel());
  try {
    const view = await cancelWaiting(talk.bank, customerId, reference);
    say(talk, money.cancelled({ ...view, bank: view.bankName }));
  } catch (error) {
    if (isFault(error, 'too_late_to_cancel')) say(talk, faults.too_late_to_cancel({}), ['recall', 'human']);
    else if (isFault(error, 'transfer_missing')) say(talk, chat.nothingToCancel());
    else throw error;
  }
}

const slowly = /\b(?:slow\w*|(?:too|so|dey) fast|small small|jeje|rora|a hankali|sannu sannu|nwayo+)\b/;

/** What the bank said last, once more, and slower where that was asked for. An offer that is over is not held out again. */
async function repeat(talk: Talk, said: Said): Promise<void> {
  const last = await lastSaid(talk);
  if (!last) return say(talk, talk.phrases.chat.nothingToRepeat());
  const { text, choices, approval, receipt, statement, speak, slow } = last.reply;
  if (speak) talk.spoke = true;
  if (slow || slowly.test(plain(said.text))) talk.slow = true;
  const open = approval && talk.offered?.id === approval.quoteId && !isExpired(talk);
  talk.parts.push({
    text,
    ...(choices && { choices }),
    ...(receipt && { receipt }),
    ...(statement && { statement }),
    ...(approval && open && { approval }),
  });
  talk.ended = true;
}
