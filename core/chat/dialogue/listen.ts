import { sql } from 'kysely';
import { plain, runOf, sentencesOf } from '../../kernel/index.ts';
import type { Reply } from '../../messaging/index.ts';
import { listOpenGoals } from '../../products/goals/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import {
  type Context,
  cardActSaid,
  categorySaid,
  conceptsNamed,
  type Expecting,
  eachByName,
  isNamedIn,
  ofCardNamed,
  ofGoalNamed,
  ofGroupNamed,
  ofLoanNamed,
  potSaid,
  raisesIt,
  type Secret,
  saidOnce,
  sends,
  sentencesRead,
  speaksOfCard,
  speaksOfGoal,
  speaksOfGroup,
  speaksOfLoan,
  type Understood,
  wipe,
  withoutOpenEnd,
  withoutShorthand,
} from '../nlu/index.ts';
import { owesLoan } from './borrowing.ts';
import { say, setLanguage } from './engine.ts';
import { expectings } from './said.ts';
import { agreesWholly } from './said-of-offers.ts';
import type { Heard, Said } from './said-types.ts';
import { isSaidFreely } from './state.ts';
import type { Talk } from './turn.ts';
import { waitingName } from './waiting.ts';

/** Below this what was heard in a voice note is doubted. */
const HEARD_WELL = 0.6;
/** From here, and from so many words, another language than the conversation's is believed. */
const LANGUAGE_SURE = 0.8;
const LANGUAGE_WORDS = 3;
const GREETED = 0.95;
const SENTENCE_WORDS = 5;
/** So many words behind a greeting may be a wish, and from here it is believed. */
const WISH_WORDS = 2;
const WISH_SURE = 0.75;

/** Ten digits or more, with where it is, or what it is, around it. */
const numberWithin = /^\D{0,24}\d(?:[\s-]?\d){9,12}\D{0,24}$/;

function expecting(talk: Talk, text: string): Expecting | undefined {
  const top = talk.state.stack.at(-1);
  if (top?.hold) return 'yes_no';
  // A meter's or a decoder's number may come before it is asked for, and another after it was offered; a BVN begins with 22.
  const { offer } = talk.state;
  const under = top ?? offer;
  const isVend = under?.flow === 'electricity' || under?.flow === 'tv';
  const isOpen = !top || top.values.meter === undefined;
  if (isVend && isOpen && numberWithin.test(text) && !/^\D*22/.test(text)) return 'meter';
  if (top?.asked) return top.asked === 'account' ? 'account' : expectings[top.asked];
  return talk.state.offer ? 'approval' : undefined;
}

const digitsOnly = /^\D{0,3}(\d[\s-]?){4,6}\D{0,3}$/;
/** "N7000", "no 7000", "20000": a sum, and no PIN of four digits nor a code of six. */
const sumOnly = /^\s*(?:(?:₦|#|n)\s?[\d\s]+|[a-z]{2,3}\s+[1-9]\d*[05]0|[1-9]\d000|[1-9]\d0000)[\s.!?]*$/i;

const figure = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)';
/** A sum is not said by its figures, and an account number has more of them. */
const figuresSaid = new RegExp(`^\\W*(?:${figure}\\W+){3}(?:(?:${figure}\\W+){2})?${figure}\\W*$`, 'i');

/**
 * While a quote waits for its PIN, four to six digits alone are taken for it, unless no PIN is like them; and so are those said one by one in a voice note,
 * but where a number is asked for that may be as short.
 */
function lonePin(talk: Talk, { kind, text }: Heard): Secret[] {
  const top = talk.state.stack.at(-1);
  const waits = talk.offered !== undefined && top === undefined;
  const isTyped = waits && digitsOnly.test(text) && !sumOnly.test(text);
  const asked = top?.asked ?? 'amount';
  const isSaid = kind === 'voice' && asked === 'amount' && figuresSaid.test(text);
  return isTyped || isSaid ? [{ kind: 'pin', start: 0, end: text.length }] : [];
}

/** The BVN, where it was just asked for: it is taken, and wiped like any other. */
function bvnAsked(talk: Talk, text: string, secrets: readonly Secret[]): string | undefined {
  if (talk.state.stack.at(-1)?.asked !== 'bvn') return undefined;
  const found = secrets.find((secret) => secret.kind === 'bvn');
  const digits = text.slice(found?.start ?? 0, found?.end).replace(/[\s-]/g, '');
  return /^\d{11}$/.test(digits) ? digits : undefined;
}

function hearLanguage(talk: Talk, heard: Understood, text: string): void {
  const words = text.trim().split(/\s+/).length;
  if (talk.state.languageKept) return;
  // A name is no language's.
  const asked = talk.state.stack.at(-1)?.asked;
  if ((asked === 'name' || isSaidFreely(asked)) && !isBankAction(heard.intent)) return;
  // At the beginning a greeting is enough where only one language has it; later it is a courtesy. Thanks are said in any.
  const isFirst = talk.state.at === undefined;
  const greets = heard.intent === 'greet' || heard.intent === 'help';
  if (greets && !isFirst && heard.intent === 'greet') return;
  if (words < LANGUAGE_WORDS && !(greets && heard.languageConfidence >= GREETED)) return;
  // "No, one five": values are said alike in most languages.
  if (heard.bare && heard.answer === undefined && heard.slots.language === undefined) return;
  if (heard.languageConfidence < LANGUAGE_SURE) return;
  // Later another language is spoken from its second message on, or from a whole sentence of it.
  const isAgain = talk.state.heardIn === heard.language;
  if (isFirst || isAgain || words >= SENTENCE_WORDS || heard.language === talk.language)
    setLanguage(talk, heard.language);
  talk.state.heardIn = heard.language;
}

/** Whether a voice note was heard so badly that its figures are not to be believed. */
export const isDoubtful = (heard: Heard): boolean =>
  heard.voice !== undefined && heard.voice.confidence < HEARD_WELL;

/** How long what the bank said last is what "it" means. */
const NAMED_MS = 30 * 60_000;

/** What the bank said last in this conversation, and when. */
export async function lastSaid(talk: Talk): Promise<{ reply: Reply; createdAt: Date } | undefined> {
  const row = await talk.bank.db
    .selectFrom('outbox')
    .select(['reply', 'createdAt'])
    .where('conversationId', '=', talk.conversation.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { reply: row.reply as unknown as Reply, createdAt: row.createdAt };
}

/** What the bank said last, and a moment ago in this very turn. */
async function saidBefore(talk: Talk): Promise<string[]> {
  const last = await lastSaid(talk);
  const isFresh = last && last.createdAt.getTime() > talk.now.getTime() - NAMED_MS;
  return [...talk.parts.map((part) => part.text), isFresh ? last.reply.text : ''];
}

/** It has not come, and no word of what. */
const notCome =
  /^(?:(?:abeg|but|oga|amma|sugbon|mana) )*(?:(?:it|e|i)\b.{0,8}\b(?:never|no|not|hasn't|didn't|haven't)\b.{0,10}\b(?:enter\w*|come|came|drop\w*|reflect\w*|show\w*|see\w*|receive\w*|get)\b.{0,10}|(?:bai|ba ta|ba ya) (?:shigo|iso|zo)(?: ba)?|ko ti+ ?(?:wole|de)(?: o)?|o?(?:ba|ru|bia)(?:ta)?beghi)[\s.!]*$/;
/** What the customer wanted in the message before this one. */
async function wantedBefore(talk: Talk): Promise<string | undefined> {
  const row = await talk.bank.db
    .selectFrom('inbox')
    .select(sql<string | null>`understood ->> 'intent'`.as('intent'))
    .where('conversationId', '=', talk.conversation.id)
    .where('understood', 'is not', null)
    .where('receivedAt', '>', new Date(talk.now.getTime() - NAMED_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.intent ?? undefined;
}

/** "And last week", "what about on food": of what was asked before. */
const goesOn =
  /^(?:(?:and|ok|so|but|kuma|ati|ma|amma)[ ,]+|(?:what|how|wetin) (?:about|of|for) )+(?:(?:for|on|in|the|of|a|ni|na) )*[a-z]+(?: [a-z]+){0,2} ?(?:fa|nko|kwanu)?[\s?.!]*$/;
/** "For last month", and no more. */
const onlyWhen = /^(?:for|in|of|from|na|ta|ti|nke|fun|maka) /;
const WHEN_WORDS = 4;
const shown: readonly string[] = ['spending', 'transactions', 'statement'];

/** What was asked of the account a moment ago, asked of another time or of another thing. */
async function ofWhatWasAsked(
  talk: Talk,
  text: string,
  { slots, source, confidence }: Understood,
): Promise<Intent | undefined> {
  const isPlain = source === 'pattern' && confidence >= WISH_SURE;
  const isOther = slots.period !== undefined || categorySaid(text) !== undefined;
  const folded = plain(text);
  const isAlone =
    slots.period !== undefined && onlyWhen.test(folded) && folded.split(' ').length <= WHEN_WORDS;
  if (!isOther || slots.amount || isPlain || !(goesOn.test(folded) || isAlone)) return undefined;
  const before = await wantedBefore(talk);
  const intent = shown.find((each) => each === before) as Intent | undefined;
  return slots.period || intent === 'spending' ? intent : undefined;
}

const looked: readonly string[] = ['recall', 'where_is_my_money'];

/** "10k to 1234567896", after money that went wrong was asked about: which payment is meant, and no new one. */
async function ofWhatWentWrong(
  talk: Talk,
  text: string,
  { intent, slots }: Understood,
): Promise<Intent | undefined> {
  if (intent !== 'transfer' || !(slots.account ?? slots.name) || sends.test(plain(text))) return undefined;
  const before = await wantedBefore(talk);
  return looked.find((each) => each === before) as Intent | undefined;
}

/** The reference of airtime or of a bill, as the bank tells it. */
const vendReference = /\bK[AB]\d{6}\w{6,}/;

/** What was understood, with another intent that what was spoken of leaves no doubt about. */
const meant = (meaning: Understood, intent: Intent): Understood => ({
  ...meaning,
  intent,
  confidence: 0.95,
  source: 'pattern',
  bare: false,
});

const complains = /\b(?:complain\w*|korafi\w*|fejosun|ejo sun|ehonu|mkpesa)\b/;

const ofAccount = ['account', 'money', 'phone', 'fraud'] as const;

/** "Block am" blocks the card, "put 20k" is put into the goal and "pay half" pays the loan, where that is what was spoken of. */
async function ofWhatWasNamed(talk: Talk, text: string, meaning: Understood): Promise<Understood> {
  const [card, goal, loan] = [ofCardNamed(text), ofGoalNamed(text), ofLoanNamed(text)];
  const missing = notCome.test(plain(text)) && !meaning.slots.amount;
  const isQuiet = talk.state.stack.length === 0 && !talk.state.offer;
  const wasCard = talk.state.topic?.startsWith('card_') === true;
  const named = conceptsNamed(plain(text));
  // Whoever names their account, their money, their phone or a thief means more than the card.
  const isBlock = meaning.intent === 'freeze_account' && !ofAccount.some((concept) => named.has(concept));
  if (isQuiet && wasCard && isBlock) return meant(meaning, 'card_freeze');
  // Who says that they complain of a payment complains, and hears no more than where it is otherwise.
  if (meaning.intent === 'where_is_my_money' && complains.test(plain(text)))
    return meant(meaning, 'complaint');
  // What is owed to the bank itself is known; what others bill is not.
  if (meaning.topic === 'bill_balance' && !meaning.slots.biller && (await owesLoan(talk)))
    return { ...meant(meaning, 'loan_status'), topic: undefined };
  if (raisesIt(text)) {
    if (isQuiet && (await wantedBefore(talk)) === 'limits') return meant(meaning, 'tier_upgrade');
    // "Mu un ga soke" stops nothing, though "soke" does in Hausa.
    if (meaning.intent === 'cancel') return { ...meaning, intent: 'out_of_scope', confidence: 0 };
  }
  const asked = isQuiet ? await ofWhatWasAsked(talk, text, meaning) : undefined;
  if (asked) return meant(meaning, asked);
  const wrong = isQuiet && !talk.state.dropped ? await ofWhatWentWrong(talk, text, meaning) : undefined;
  if (wrong) return meant(meaning, wrong);
  const club = isQuiet && ofGroupNamed(text);
  if (!card && !goal && !loan && !missing && !club) return meaning;
  const under = talk.state.stack.at(-1)?.flow ?? talk.state.offer?.flow;
  const before = await saidBefore(talk);
  if (club && before.some(speaksOfGroup)) return meant(meaning, 'group_status');
  if (missing && !under && before.some((said) => vendReference.test(said)))
    return meant(meaning, 'complaint');
  if (card && (under?.startsWith('card_') || before.some(speaksOfCard))) return meant(meaning, 'card_freeze');
  if (loan && !under && before.some((said) => speaksOfLoan(said, talk.phrases.loans.names)))
    return meant(meaning, loan);
  return goal && (under === 'goal' || before.some(speaksOfGoal)) ? meant(meaning, 'goal') : meaning;
}

/** A goal is spoken of by the name that the customer gave it, which may be that of a bill or of a payment. */
async function ofGoalCalled(talk: Talk, text: string, meaning: Understood): Promise<Understood> {
  const { customerId } = talk.conversation;
  const { account, phone } = meaning.slots;
  const pot = potSaid(text);
  if (!customerId || (account ?? phone) || !pot) return meaning;
  const goals = await listOpenGoals(talk.bank.db, customerId);
  return goals.some(({ name }) => isNamedIn(pot, name)) ? meant(meaning, 'goal') : meaning;
}

/** A greeting, and what a speaker fills a pause with. */
const openings = [
  /\s*(?:u+m+|u+h+|e+r+m*|em|ok(?:ay)?|so|please|abeg|my (?:dear|people|brother|sister))\b[\s,.!]*/iuy,
  /\s*(?:hello|hi|hey|karo|good (?:morning|afternoon|evening|day)|how far)\b[\s,.!]*/iuy,
  /\s*how are you(?: doing)?(?: today)?\b[\s,.!]*/iuy,
  /\s*(?:sannu|ina (?:kwana|wuni|yini)|(?:as)?salamu? ?alaikum|salam|malam|alhaji|hajiya)\b[\s,.!]*/iuy,
  /\s*(?:barka(?: da \p{L}+)?|yata|dana|nno+|kedu|ututu oma)\b[\s,.!]*/iuy,
  /\s*(?:e ?ka+ ?(?:a?ro|san|le|bo)|e ku \p{L}+|omo mi|ore mi)\b[\s,.!]*/iuy,
];
/** Thanks that end a sentence, behind which a wish may stand. */
const thanked =
  /^\s*(?:(?:ok(?:ay)?|alright|oh|ah|to)[\s,]+)*(?:thanks?|thank you|na ?gode|mun gode|e se(?:un)?|mo dupe|daalu|imela)(?: (?:sir|ma|karo|so much|very much|a lot|my \w+|o|sosai|pupo|nke ukwuu|gan))*\s*[.!,]\s*/iu;
const pauses = /\b(?:u+m+|u+h+|e+r+m*|em)\b[\s,]*/giu;

/** "Um hello, good evening, I want to check, em, my balance": what is wanted behind the greeting. */
async function behindGreeting(
  talk: Talk,
  text: string,
  own: Understood,
  context: Context,
): Promise<Understood> {
  if (own.intent !== 'greet' && own.intent !== 'out_of_scope' && own.intent !== 'thanks') return own;
  const behind = own.intent === 'thanks' ? text.replace(thanked, '') : text.slice(runOf(openings, text));
  const rest = behind.replace(pauses, '');
  if (rest === text || rest.trim().split(/\s+/).length < WISH_WORDS) return own;
  const wish = await talk.read('understand', rest, context);
  return isWish(wish, WISH_SURE) ? wish : own;
}

/** Whether something is asked of the bank, as surely as is wanted. */
const isWish = ({ intent, confidence }: Understood, least: number): boolean =>
  isBankAction(intent) && confidence >= least;

/** From so many sentences a message is a story, of which one sentence is what is wanted. */
const STORY_SENTENCES = 3;
/** What is typed is read as it stands: of two sentences one may be the wish, where it is as good as certain. */
const TYPED_SENTENCES = 2;
const TYPED_WISH = 0.9;
/** What only shows something may be less certain: nothing is lost by it. */
const TYPED_LOOK = 0.55;

/** "Wait, it says Amina. That is not my Blessing. Stop it first!": what waits is stopped, whatever else is told. */
const stopIn = (talk: Talk, parts: readonly Understood[]): Understood | undefined =>
  talk.state.offer || talk.state.stack.length > 0 ? parts.find(isStop) : undefined;

const isStop = ({ intent, confidence }: Understood): boolean =>
  intent === 'cancel' && confidence >= TYPED_WISH;

/** What keeps money from leaving: no word of stopping undoes it. */
const guards: readonly Intent[] = ['freeze_account', 'card_freeze', 'recall', 'pin_change'];

/** "I thought of borrowing. But my husband said no. So forget it": a wish of no sum that its own end takes back. */
const unlessTakenBack = (own: Understood, end: Understood): Understood =>
  isStop(end) && !guards.includes(own.intent) && !own.slots.amount && !own.slots.account ? end : own;

/** Who speaks for half a minute, or writes as long, tells how it came to it: the first sentence that is surely a wish is taken. */
async function withinStory(
  talk: Talk,
  heard: Heard,
  text: string,
  own: Understood,
  context: Context,
): Promise<Understood> {
  const sentences = sentencesOf(text);
  if (sentences.length < TYPED_SENTENCES) return own;
  const read = sentencesRead(sentences);
  const end = await talk.read('understand', read.at(-1) ?? '', context);
  if (isWish(own, WISH_SURE)) return unlessTakenBack(own, end);
  const parts = [...(await talk.read('understandAll', read.slice(0, -1), context)), end];
  const isVoice = heard.kind === 'voice';
  const least = ({ intent }: Understood): number => {
    if (isVoice) return WISH_SURE;
    return intent === 'balance' || shown.includes(intent) ? TYPED_LOOK : TYPED_WISH;
  };
  const wishes = parts.filter((part) => isWish(part, least(part)));
  const guard = wishes.find(({ intent }) => guards.includes(intent));
  const urgent = guard ?? stopIn(talk, parts);
  if (urgent || (isVoice && sentences.length < STORY_SENTENCES)) return urgent ?? own;
  // "I have been calling since morning" is only how the story begins.
  const wish = wishes.find(({ intent }) => intent !== 'complaint') ?? wishes[0];
  return wish ? unlessTakenBack(wish, end) : own;
}

/** Understands one message: its secrets first, then what is left of it. A clause that is heard `alone` answers nothing that is asked. */
export async function listen(
  talk: Talk,
  heard: Heard,
  names: readonly string[],
  how?: 'alone',
): Promise<Said> {
  const context: Context = {
    language: talk.language,
    expecting: how === 'alone' ? undefined : expecting(talk, heard.text),
    now: talk.now,
    names,
  };
  const first = await talk.read('understandMessage', heard.text, context);
  const raw = first.understood;
  const secrets = raw.secrets.length > 0 ? raw.secrets : lonePin(talk, heard);
  const bvn = bvnAsked(talk, heard.text, secrets);
  const kept = wipe(heard.text, bvn && secrets.length === 0 ? [whole(heard.text)] : secrets);
  const ended = withoutOpenEnd(withoutShorthand(kept), talk.language);
  const text = secrets.length > 0 || bvn ? kept : eachByName(saidOnce(ended.text));
  const read = text === heard.text ? first : await talk.read('understandMessage', text, context);
  const own = read.understood;
  const wish =
    secrets.length > 0
      ? own
      : await withinStory(talk, heard, text, await behindGreeting(talk, text, own, context), context);
  const named = byAnotherName(text, await ofGoalCalled(talk, text, await ofWhatWasNamed(talk, text, wish)));
  const kind =
    (ended.isOpen && named.intent === 'cancel') || isBlindBlock(named, text) ? nothing(named) : named;
  const meaning = secrets.length === 0 && isAgreed(talk, context, text) ? agreed(kind) : kind;
  if (heard.kind === 'voice') talk.spokenText = kept.trim();
  if (!isDoubtful(heard)) hearLanguage(talk, meaning, text);
  const all = bvn && secrets.length === 0 ? [whole(heard.text)] : secrets;
  const understood = { ...meaning, secrets: all };
  const deniesPayee = meaning.answer === 'yes' ? undefined : deniesOffered(talk, text);
  const orders = { of: text, language: context.language, two: read.orders };
  return {
    heard,
    text,
    understood,
    secrets: all,
    orders,
    ...(bvn && { bvn }),
    ...(deniesPayee && { deniesPayee }),
  };
}

/** Whether a whole sentence is a yes, where one is waited for. */
const isAgreed = (talk: Talk, { expecting: what }: Context, text: string): boolean =>
  (what === 'approval' || what === 'yes_no') && agreesWholly(text, offeredWords(talk));

/** "That is not", in folded text of any of the languages. */
const denies = /\b(?:(?:is|was) not|isn't|no be|not|ba [a-z]+ ba|ki i se|kii se|a?bughi)\b/;
const aroundDenial = new Set(
  "no not that that's is isn't this it the be na oh ah wait please abeg sorry name of him her who i mean a'a ba ne ce rara ki i se kii oun mba obughi o bughi abughi ya".split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
/** Whether a text denies the name of whom the offer pays, and says nothing else. */
function deniesOffered({ offered }: Talk, text: string): true | undefined {
  const found = new Set(offered ? wordsIn(waitingName(offered)) : []);
  const rest = wordsIn(text).filter((word) => !aroundDenial.has(word));
  const isName = rest.length > 0 && rest.every((word) => found.has(word)) && !/\d/.test(text);
  return (isName && denies.test(plain(text))) || undefined;
}

/** The words of whom the offer pays: who says them back agrees to it. */
function offeredWords({ offered, state }: Talk): ReadonlySet<string> {
  const { payee = '', name = '' } = state.offer?.values ?? {};
  const named = [payee, name, offered ? waitingName(offered) : ''].join(' ');
  return new Set(wordsIn(named).filter((word) => word.length > 1));
}

/** A classifier takes "everything" for "block everything": no account is blocked where no word of banking says so. */
const isBlindBlock = ({ intent, source }: Understood, text: string): boolean =>
  intent === 'freeze_account' && source === 'classifier' && conceptsNamed(plain(text)).size === 0;

/** A text that asks for nothing. */
const nothing = ({ language, languageConfidence }: Understood): Understood => ({
  language,
  languageConfidence,
  secrets: [],
  intent: 'out_of_scope',
  confidence: 0,
  source: 'pattern',
  slots: {},
});

const agreed = (meaning: Understood): Understood => ({ ...nothing(meaning), answer: 'yes', bare: true });

/** Fees and rent are collected by somebody who has an account like anybody. */
const collected =
  /\b(?:fees?|levy|levies|dues|rent|tuition|(?:hospital|clinic|pharmacy|doctor'?s?) bills?|service charge|kudin (?:makaranta|haya|asibiti)|owo ile ?[ -]?(?:iwe|iwosan)?|(?:ugwo|ego) (?:akwukwo|ulo ?(?:akwukwo|ogwu)?))\b/;

/** What another flow does than the one that it is called by: fees are sent, and a card is replaced where cards are changed. */
function byAnotherName(text: string, meaning: Understood): Understood {
  const { intent, topic, slots } = meaning;
  if (intent === 'bill' && !topic && !slots.biller && collected.test(plain(text)))
    return { ...meaning, intent: 'transfer' };
  const replaces = intent === 'card_create' && cardActSaid(text) === 'replace';
  return replaces ? { ...meaning, intent: 'card_freeze' } : meaning;
}

const whole = (text: string): Secret => ({ kind: 'bvn', start: 0, end: text.length });

/** What no provider hears is typed; what one hears, and does not now, is tried again another time. */
const hearsNone = ({ bank, language, phrases }: Talk): string =>
  bank.speech.hears.length > 0 && !bank.speech.hears.includes(language)
    ? phrases.chat.cannotHear({ language })
    : phrases.chat.deaf();

/** Says why a voice note could not be heard; true where there was such a reason. */
export function unheard(talk: Talk, heard: Heard): boolean {
  const { chat } = talk.phrases;
  const problem = heard.voice?.problem;
  if (problem === 'silent') say(talk, chat.silent());
  else if (problem === 'too_long') say(talk, chat.tooLong());
  else if (problem === 'unavailable') say(talk, hearsNone(talk));
  else if (problem === 'unclear' || (heard.kind === 'voice' && heard.text.trim() === ''))
    say(talk, chat.unclear());
  else if (heard.edited) say(talk, talk.phrases.messages.editUnseen());
  else if (heard.kind === 'other' && heard.text.trim() === '') say(talk, chat.onlyText());
  else return false;
  return true;
}
