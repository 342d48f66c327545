import { kobo, type Language, spanOf } from '../../kernel/index.ts';
import { type Intent, isBankAction, wordedIntents } from '../intents.ts';
import { type FoundAmount, findAmounts } from './amounts.ts';
import { findAnswer, findChoice, opensAsCorrection } from './answers.ts';
import { classify } from './classifier.ts';
import { conceptsNamed } from './concepts.ts';
import { identifyLanguage } from './language.ts';
import { Told } from './lexicon.ts';
import { isLittleWord } from './little-words.ts';
import type { Matched } from './matched.ts';
import { bareName, findName } from './names-said.ts';
import { hintOf, insteadOf, matchPattern } from './patterns.ts';
import { type Prepared, prepare, vocabulary } from './prepare.ts';
import { asksOfBlocking } from './said-of-blocking.ts';
import { shopPattern } from './said-of-shops.ts';
import { saysOnlyWhen } from './schedule-said.ts';
import {
  isDisco,
  isTv,
  lightWords,
  phoneWords,
  type Slots,
  type Span,
  settleDigits,
  tvWords,
} from './slots.ts';
import { isStrange } from './strange.ts';
import type { Understood } from './understood.ts';

export type Expecting =
  | 'amount'
  | 'account'
  | 'bank'
  | 'name'
  | 'phone'
  | 'choice'
  | 'yes_no'
  | 'full_name'
  | 'bvn'
  | 'network'
  | 'plan'
  | 'biller'
  | 'meter'
  | 'period'
  | 'language'
  | 'narration'
  | 'reference'
  | 'approval';

export type Context = {
  language: Language;
  expecting?: Expecting;
  now: Date;
  /** The customer's beneficiaries, by name and nickname. */
  names: readonly string[];
};

/** Below this the classifier's word counts for nothing: the text is taken for something that the bank does not do. */
const REJECT = 0.32;
/** What the bank would do something for must be likelier where nothing of a bank is named; set on lines put aside for that, never on those that judge. */
const REJECT_UNNAMED = 0.48;
const REJECT_CANCEL = 0.6;

const isLittle = (text: string, spans: readonly Span[]): boolean => {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return (rest.match(/[a-z']+|\d+/g) ?? []).every((word) => isLittleWord(word));
};

/** Naira below which figures with no currency are a count or a choice, where no amount was asked for. */
const LEAST_UNMARKED = 5_000n;

const isMoney = ({ amount, marked }: FoundAmount): boolean =>
  marked || 'options' in amount || amount.kobo >= LEAST_UNMARKED;

const takesBack =
  /(?:[,.;-]\s*(?:no+|sorry|wait)|\b(?:i mean|i meant|actually|sorry|oops|make it|ina nufin|mo ni))[\s,]*(?:na|make it|i mean|it is)?\s*$/;

/** What is asked for by its digits: figures alone are then a number with a digit too few, never a sum. */
const byDigits: ReadonlySet<Expecting | undefined> = new Set(['account', 'phone', 'bvn', 'meter']);

const sendsIt =
  /\b(?:send|transfer|pay|give|dash|run|tura|aika|biya|fi|ziga|zipu|kwuo|nye)(?: (?:him|her|them|am|me|only|just|another))*\s*$/;

/** "If I have 10k, send 5k": of several sums the one that stands right behind the word of sending. */
function ordered({ read }: Prepared, amounts: readonly FoundAmount[]): FoundAmount | undefined {
  if (amounts.length < 2) return undefined;
  return amounts.find((each) => isMoney(each) && sendsIt.test(read.text.slice(0, each.start)));
}

const denies = /(?:^|[\s,])(?:not|no be|isn'?t|ba|ki ?i se|kii se|o ?bughi)\s*(?:₦|n)?$/;
/** "Not 5k, 3k": the sum that is not denied. */
const undenied = ({ read }: Prepared, amounts: readonly FoundAmount[]): FoundAmount | undefined => {
  const [first, other, more] = amounts.filter(isMoney);
  if (!first || !other || more || !denies.test(read.text.slice(0, first.start))) return undefined;
  return other;
};

const THOUSAND = 1_000n;

/** "Make it 4" of an order that was offered: four naira or four thousand, which is asked about. */
function shortened({ folded }: Prepared, amounts: readonly FoundAmount[]): FoundAmount | undefined {
  const [only, other] = amounts;
  if (!only || other || !('kobo' in only.amount) || !opensAsCorrection(folded.text)) return undefined;
  const { kobo: said } = only.amount;
  return said < THOUSAND * 100n ? { ...only, amount: { options: [kobo(said * THOUSAND), said] } } : undefined;
}

/** Whether a place of a text stands in the sentence of another. */
function inSentenceOf(text: string, place: number, other: number): boolean {
  const [from, to] = place < other ? [place, other] : [other, place];
  return !/[.!?;]\s|\n/.test(text.slice(from, to));
}

/** Of the sums of a story those in the sentence that says where the money goes: "rent was 40 naira in 1983. He wants 50k to 1234567896". */
function ofOrder({ read }: Prepared): readonly FoundAmount[] {
  const [to] = read.runs.filter(({ kind }) => kind === 'account' || kind === 'phone');
  const beside = to && read.amounts.filter(({ start }) => inSentenceOf(read.text, start, to.start));
  return beside?.some(isMoney) ? beside : read.amounts;
}

/** The amount meant: the first that is surely money, or any where one was asked for. */
function amountOf(prepared: Prepared, context: Context): FoundAmount | undefined {
  if (byDigits.has(context.expecting) && /^[\d\s-]+$/.test(prepared.folded.text)) return undefined;
  const amounts = ofOrder(prepared);
  const last = amounts.findLast(isMoney);
  // "send 5k give Chidi, no, 6k"
  if (last && amounts.length > 1 && takesBack.test(prepared.read.text.slice(0, last.start))) return last;
  const sure =
    undenied(prepared, amounts) ??
    ordered(prepared, amounts) ??
    amounts.find((each) => each.marked) ??
    amounts.find(isMoney);
  if (!sure && context.expecting === 'approval') return shortened(prepared, amounts);
  // "send 20 to 0123456789": beside an account a small figure is a sum.
  if (sure || (context.expecting !== 'amount' && !prepared.read.slots.account)) return sure;
  // The figures of an account, said one by one, are no sum.
  const isInRun = ({ start, end }: FoundAmount): boolean =>
    prepared.read.runs.some((run) => start < run.end && run.start < end);
  return amounts[0] ?? findAmounts(prepared.folded.text, context.language).find((each) => !isInRun(each));
}

const saidAt = (prepared: Prepared, span: { start: number; end: number }): string => {
  const { start, end } = spanOf(prepared.folded, span.start, span.end);
  return prepared.folded.said.slice(start, end).trim();
};

const narrationWords =
  /(?:\bfor|\bas|\bnarration(?: is)?:?|\bdescription:?|\bremark:?|\breason:?|\bsaboda|\bdon biyan|\bnitori|\bmaka) (?:the |my |her |his )?([a-z][a-z' ]{2,38}[a-z])\s*[.!]*$/;

/** "… to Ada for rent": what the money is for, where somebody to send it to stands before. */
function narrationOf(prepared: Prepared, slots: Slots): string | undefined {
  if (!slots.name && !slots.account) return undefined;
  const match = narrationWords.exec(prepared.read.text);
  if (!match?.[1]) return undefined;
  const start = match.index + match[0].lastIndexOf(match[1]);
  const end = start + match[1].length;
  const taken = [...prepared.read.spans, ...(prepared.name ? [prepared.name] : [])];
  if (taken.some((span) => start < span.end && span.start < end)) return undefined;
  return /^(?:me|am|him|her|us|them|now|today)$/.test(match[1])
    ? undefined
    : saidAt(prepared, { start, end });
}

/** What a narration is called, but for the description of a thing. */
const label =
  /(?<!\b(?:product|prod|job|item|course|video|book|role) )\b(?:narration|description|remarks?|memo)\b(?! (?:on|in|about) )/g;
/** What stands behind such a label, to the end. */
const labelled =
  /^(?:(?: (?:is|should be|be|as|to|of|na|ce|ni|bu))+\s|\s*:\s*|\s+)(?:for )?["']?([a-z][a-z' ]{1,38}[a-z])["']?[\s.!]*$/;
/** "The reason is school fees". */
const reasoned =
  /^(?:and |abeg |biko )*(?:(?:change )?(?:the |di )?(?:reason|purpose) (?:is|na|be|to) |ihe kpatara ya bu )["']?([a-z][a-z' ]{1,38}[a-z])["']?[\s.!]*$/;

/** "With narration birthday gift": what the money is for, called by its name. */
function narrationNamed(prepared: Prepared): string | undefined {
  const { text } = prepared.folded;
  const behind = [...text.matchAll(label)].map(
    (match) => labelled.exec(text.slice(match.index + match[0].length))?.[1],
  );
  const value = reasoned.exec(text)?.[1] ?? behind.find(Boolean);
  if (!value || /^(?:please|pls|is|it|again|too)$/.test(value)) return undefined;
  const start = text.lastIndexOf(value);
  return saidAt(prepared, { start, end: start + value.length });
}

/** What was asked for in its own words: a name, a reason. */
function answerInWords(said: string, context: Context, slots: Slots): void {
  if (context.expecting === 'narration' && !slots.amount) slots.narration ??= said.trim();
  if (context.expecting === 'full_name') {
    const name = bareName(said);
    if (name) slots.name = name;
  }
}

function readName(prepared: Prepared, context: Context, anywhere: boolean): string | undefined {
  if (prepared.name) return saidAt(prepared, prepared.name);
  if (!anywhere) return undefined;
  const options = { names: context.names, vocabulary: vocabulary(), anywhere };
  const found = findName(prepared.read.text, prepared.cased, prepared.read.spans, options);
  if (found) prepared.name = found;
  return found && saidAt(prepared, found);
}

/** Where it is asked who is paid, or how much, an answer of nothing but a name is one. */
function nameAlone(prepared: Prepared, context: Context): string | undefined {
  const { text, spans } = prepared.read;
  if ((context.expecting !== 'account' && context.expecting !== 'amount') || /\d/.test(text))
    return undefined;
  if (prepared.read.amounts.length > 0 || findAnswer(prepared.folded.text, context.language))
    return undefined;
  return nameAmid(prepared, context, spans);
}

/** "5k chidi": a name with a sum beside it and nothing else. */
function nameBeside(
  prepared: Prepared,
  context: Context,
  amount: FoundAmount | undefined,
): string | undefined {
  const { slots, spans } = prepared.read;
  const isOther = slots.account ?? slots.phone ?? slots.network ?? slots.plan ?? slots.biller ?? slots.meter;
  if (!amount?.marked || isOther !== undefined || context.expecting !== undefined) return undefined;
  return nameAmid(prepared, context, [...spans, { ...amount, mask: 'xamt' }]);
}

/** The one name in a text in which nothing else is said. */
function nameAmid(prepared: Prepared, context: Context, spans: readonly Span[]): string | undefined {
  const { text } = prepared.read;
  const options = { names: context.names, vocabulary: vocabulary(), anywhere: true };
  const found = findName(text, prepared.cased, spans, options);
  if (!found || !isLittle(text, [...spans, { ...found, mask: 'xname' }])) return undefined;
  prepared.name = found;
  return saidAt(prepared, found);
}

const otherwise = '(?:or|abi|tabi|abi na|ma o?bu|ka o?bu|ko)';
const orAfter = new RegExp(`^\\s+${otherwise}\\s+(?:(?:to|give|si|ga|zuwa|nye|fun|na)\\s+)?([a-z]{3,})`);
const orBefore = new RegExp(`([a-z]{3,})\\s+${otherwise}\\s+(?:(?:to|give|si|ga|zuwa|nye|fun|na)\\s+)?$`);

/** "5k to Chidi or Amina": who it is must be asked, and neither is taken. */
function isUndecided({ name, read }: Prepared): boolean {
  if (!name) return false;
  const other = orAfter.exec(read.text.slice(name.end)) ?? orBefore.exec(read.text.slice(0, name.start));
  return other?.[1] !== undefined && !vocabulary().has(other[1]) && !isLittleWord(other[1]);
}

const places = (text: string): boolean => {
  const told = new Told(text, 'en');
  return told.places('place').some(({ at, end }) => at === 0 && end === told.words.length);
};

/** A place ("moved to Ibadan") is nobody, nor is whoever stands in another sentence than the sum and the account that they would get. */
function isElsewhere({ name, read }: Prepared, amount: FoundAmount | undefined): boolean {
  if (!name || name.known) return false;
  if (places(read.text.slice(name.start, name.end))) return true;
  const [to] = read.runs;
  if (!to || !amount) return false;
  return ![to.start, amount.start].some((place) => inSentenceOf(read.text, name.start, place));
}

/** Letters beyond which a text that begins like a correction is a story. */
const CORRECTION_MOST = 40;

function settle(prepared: Prepared, context: Context): { slots: Slots; amount: FoundAmount | undefined } {
  const { read } = prepared;
  const { text, slots } = read;
  // With a bank beside it a number is an account, whatever the money is for.
  const banked = slots.bank !== undefined && !slots.biller && !/\b(?:meter|smart ?card|iuc)\b/.test(text);
  const meter =
    context.expecting === 'meter' ||
    (!banked && (lightWords.test(text) || tvWords.test(text))) ||
    isDisco(slots.biller) ||
    isTv(slots.biller);
  const phone = phoneWords.test(text) || slots.network !== undefined || slots.plan !== undefined;
  settleDigits(read, { meter, phone, expecting: context.expecting });
  const amount = amountOf(prepared, context);
  if (amount) slots.amount = amount.amount;
  const corrected = opensAsCorrection(prepared.folded.text) && prepared.folded.text.length <= CORRECTION_MOST;
  const asked = context.expecting === 'name' || context.expecting === 'full_name';
  const name =
    readName(prepared, context, asked || corrected) ??
    nameAlone(prepared, context) ??
    nameBeside(prepared, context, amount);
  if (name && !isUndecided(prepared) && !isElsewhere(prepared, amount)) slots.name = name;
  else if (name) prepared.name = undefined;
  return { slots, amount };
}

/** Below this share of known words a text is not something that the bank does not do, but nothing that it can read. */
const KNOWN_LEAST = 0.34;

/** The share of a masked text's words that the examples are written in, the common words of the languages among them. */
function shareKnown(masked: string): number {
  const words = masked.match(/[a-z']+/g) ?? [];
  if (words.length === 0) return 0;
  return (
    words.filter((word) => vocabulary().has(word) || isLittleWord(word) || /^x[a-z]+$/.test(word)).length /
    words.length
  );
}

/** What speaks of nothing that a bank has: many a text about the world has such words. */
const general = new Set(
  'greet thanks abuse world show where why when howmuch name number cancel repeat help apply home sell failed change forgot open language damaged complain least rate human saved join turn buy due incoming reverse contribute lost speak business yet'.split(
    ' ',
  ),
);

/** Whether a text names anything that a bank has. */
export const speaksOfBank = (text: string): boolean =>
  [...conceptsNamed(text)].some((concept) => !general.has(concept));

/** A word that names nothing of a bank, with figures grown to it: a seat, a room, a code. */
const isCode = ({ folded, masked }: Prepared): boolean => {
  const [, word] = /^\W*([a-z]+)\d+\W*$/.exec(folded.text) ?? [];
  return word !== undefined && masked.includes('xnum') && !speaksOfBank(word);
};

/** What the classifier must be sure of before its word counts: more where the bank would act, nothing of a bank is named and no value stands. */
function leastFor(intent: Intent, masked: string): number {
  // "Wait" undoes nothing.
  if (intent === 'cancel') return REJECT_CANCEL;
  if (!isBankAction(intent) || /\bx(?:amt|acct|phone|bank|net|plan|meter|ref|secret)\b/.test(masked))
    return REJECT;
  return speaksOfBank(masked) ? REJECT : REJECT_UNNAMED;
}

const blocking = ['block', 'isblocked', 'lost', 'fraud'];
const guarded =
  /\b(?:accounts?|acct|acc|asusu\w*|asunwon|akanti|akaunti?|akauntu|owo|lapo|apo|ego|kobo|phone|sim|line|card|money|foonu|ero|waya\w*|layi\w*|ekwenti|everything|komai|gbogbo|ihe nile|nile|transactions?|withdraw\w*)\b/;

/** "Don't block my account" blocks nothing. What asks about blocking is asked in turn: see `asksToBlock`. */
const forbidsBlocking =
  /\b(?:don'?t|do not|never|not|no)(?: (?:ever|want|wan|need|to|you|my|the|account|acct))* (?:block|freez|lock|suspend)|\bkad?[ar] (?:ka|ki|ku|a) (?:kulle|toshe|rufe)|\bma (?:se )?(?:ti|di|pa) (?:akanti|akaunti)|\b(?:emechila|akpochila|egbochila)\b/;
/** What the classifier must be sure of before it blocks where no word of blocking or theft stands. */
const BLOCK_UNNAMED = 0.95;

/** Whether a text speaks of blocking, of loss or of theft, or of what is to be kept: "hold on" blocks no account. */
const blocks = (masked: string, confidence: number): boolean => {
  if (forbidsBlocking.test(masked)) return false;
  const named = conceptsNamed(masked);
  if (asksOfBlocking(masked)) {
    // "How do you protect my account from thieves" is no question of blocking it; "can you put a stop on my account" is.
    if (/\b(?:secure|protect|safe)\b/.test(masked)) return false;
    if (!named.has('block')) return guarded.test(masked) && confidence >= BLOCK_UNNAMED;
  }
  if ([...named].some((concept) => blocking.includes(concept))) return true;
  return guarded.test(masked) && confidence >= BLOCK_UNNAMED;
};

type Weighed = Matched & { source: 'classifier'; guesses: Intent[] };

/** The classifier's word, or out of scope where it has none (surely so where its words are known, and else a guess), and how likely it is that nothing is wished of the bank. */
function judge(prepared: Prepared, language: Language): { meaning: Weighed; outside: number } {
  // Money from abroad is told by what is abroad: a country, a currency, who carries it. "What does it cost to send 50k" names none.
  const without: Intent[] = conceptsNamed(prepared.masked).has('abroad') ? [] : ['remittance'];
  const { intent, topic, confidence, guesses, outside } = classify(prepared.masked, language, without);
  const isUnsure =
    confidence < leastFor(intent, prepared.masked) ||
    (isBankAction(intent) && isCode(prepared)) ||
    (isBankAction(intent) && isStrange(prepared.masked, language, outside)) ||
    (intent === 'freeze_account' && !blocks(prepared.masked, confidence));
  const nothing = (sure: number): Weighed => ({
    intent: 'out_of_scope',
    confidence: sure,
    source: 'classifier',
    guesses,
  });
  // "cancel" undoes something: of words that nobody knows it is not believed.
  const isWeak = isUnsure || intent === 'out_of_scope' || intent === 'cancel';
  if (isWeak && shareKnown(prepared.masked) < KNOWN_LEAST) return { meaning: nothing(0), outside };
  if (isUnsure) return { meaning: nothing(outside), outside };
  return {
    meaning: { intent, confidence, source: 'classifier', guesses, ...(topic && { topic }) },
    outside,
  };
}

const weigh = (prepared: Prepared, language: Language): Weighed => judge(prepared, language).meaning;

type Meaning = Pick<Understood, 'intent' | 'topic' | 'confidence' | 'source' | 'guesses'>;

/** From here a text is a request by its every word ("my requests"), though a word of it could be a name. */
const WHOLE = 0.98;
/** What the classifier was never taught, and what guards money: a pattern alone decides it. */
const byPatternAlone: ReadonlySet<Intent> = new Set([
  ...wordedIntents,
  'freeze_account',
  'pin_change',
  'ussd',
]);
/** What tells of money that has gone or is to be stopped: no classifier makes an order of it. */
const looksBack: ReadonlySet<Intent> = new Set(['complaint', 'recall', 'where_is_my_money', 'cancel']);
const orders: ReadonlySet<Intent> = new Set([
  'transfer',
  'airtime',
  'data',
  'electricity',
  'tv',
  'remittance',
  'goal',
  'invest',
  'group_contribute',
  'loan_apply',
  'loan_repay',
  'card_create',
]);
/** What is none of a bank's business is often said in such words; elsewhere a pattern knows better than that. */
const mayBeNothing: ReadonlySet<Intent> = new Set([
  'group_status',
  'group_contribute',
  'beneficiaries',
  'electricity',
  'lesson',
  'where_is_my_money',
]);
/** What the classifier must be sure of to count for more than a pattern, and than one that was met in more words. */
const OUTWEIGHS = 0.9;
const OUTWEIGHS_IN_MANY = 0.8;
/** Words from which a pattern stands on a part alone: of lines that neither knew the classifier was right 171 times where the pattern was not, and wrong 8 times where it was. */
const MANY_WORDS = 5;

/** Whether a classifier that is sure of something may be believed against a pattern. */
function mayOutweigh(pattern: Intent, other: Intent, inMany: boolean): boolean {
  if (byPatternAlone.has(pattern)) return false;
  // "Somebody is inside my account, close the gate": better to ask about blocking than to hear of a gate.
  if (pattern === 'out_of_scope') return inMany || other === 'freeze_account';
  if (other === 'out_of_scope') return inMany || mayBeNothing.has(pattern);
  return !(looksBack.has(pattern) && orders.has(other));
}

const aggrieved = ['fraud', 'complain', 'notcome', 'failed', 'debited', 'reverse', 'lost'];
/** "His account is 1234567896, with GTBank, the orange one": whoever complains of nothing gives an account. */
const givesAccount = ({ intent }: Matched, other: Intent, { read, masked }: Prepared): boolean => {
  const given = intent === 'transfer' && other === 'complaint' && read.slots.account && read.slots.bank;
  return given !== undefined && given !== false && !aggrieved.some((each) => conceptsNamed(masked).has(each));
};

/** What a pattern says, unless it stands on some of the words alone and the classifier is sure of something else. */
function surer({ stands, ...matched }: Matched, prepared: Prepared, language: Language): Meaning {
  const pattern = { ...matched, source: 'pattern' as const };
  if (stands || matched.confidence >= WHOLE) return pattern;
  const { meaning, outside } = judge(prepared, language);
  // "Pay Obinna back the 1k I borrowed": whoever is named lent it, and not the bank.
  if (matched.intent === 'transfer' && meaning.intent === 'loan_repay' && prepared.name) return pattern;
  if (givesAccount(matched, meaning.intent, prepared)) return pattern;
  // The same, with a subject of its own, says more.
  const isOther = meaning.intent !== matched.intent || meaning.topic !== undefined;
  const inMany = prepared.masked.trim().split(/\s+/).length >= MANY_WORDS;
  // Doubt of a wish is no certainty that nothing is wished.
  const sure = meaning.intent === 'out_of_scope' ? outside : meaning.confidence;
  const isSure = sure >= (inMany ? OUTWEIGHS_IN_MANY : OUTWEIGHS) && isOther;
  return isSure && mayOutweigh(matched.intent, meaning.intent, inMany) ? meaning : pattern;
}

/** "???" says nothing, whatever a classifier makes of nothing. */
const saysNothing = /^[^\p{L}\p{N}\p{Extended_Pictographic}•]*$/u;

/** "Ok" is no thanks. */
const onlyAgrees = /^\W*(?:o?k(?:ay|ey|k)?|all? ?right|fine)\W*$/;

/** "Send to Chidi": who is to be paid, and not yet how much. */
const paysAlone =
  /^(?:send|pay|transfer|give|dash|tura|aika|ziga|zigara)(?: (?:to|give|wa|ga|zuwa ga|si))? xname[\s.!]*$/;

function meaningOf(prepared: Prepared, slots: Slots, isBare: boolean, language: Language): Meaning {
  if (saysNothing.test(prepared.read.text))
    return { intent: 'out_of_scope', confidence: 0, source: 'pattern', guesses: [] };
  const matched = shopPattern(prepared.read.text, slots) ?? matchPattern(prepared.read.text, slots);
  if (matched) return surer(matched, prepared, language);
  if (paysAlone.test(prepared.masked)) return { intent: 'transfer', confidence: 0.9, source: 'pattern' };
  // "Change to Igbo": nobody of that name is paid.
  if (isBare && slots.language && !slots.amount && !slots.account)
    return { intent: 'language', confidence: 0.9, source: 'pattern' };
  if (isBare) {
    const hint = { ...hintOf(slots), source: 'pattern' as const };
    if (hint.intent !== 'out_of_scope') return hint;
    if (onlyAgrees.test(prepared.folded.text)) return hint;
    // "Perfect" answers what is asked, and thanks where nothing is.
    const weighed = weigh(prepared, language);
    return weighed.intent === 'thanks' && weighed.confidence >= OUTWEIGHS ? weighed : hint;
  }
  // An @name alone answers a question; its letters mean nothing.
  if (/^\s*@[\w.]+\s*$/.test(prepared.read.text))
    return { intent: 'out_of_scope', confidence: 0, source: 'classifier', guesses: [] };
  const weighed = weigh(prepared, language);
  if (weighed.intent !== 'bill' || weighed.topic) return weighed;
  // What is paid to who sells light or television has an intent of its own.
  if (isDisco(slots.biller)) return { ...weighed, intent: 'electricity' };
  return isTv(slots.biller) ? { ...weighed, intent: 'tv' } : weighed;
}

const clean = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));

/** What the name of somebody whom the customer pays is worth, said alone. */
const NAMED_ALONE = 0.6;

/** "Mtn500", "glo1gb": a network with figures grown to it. */
const grownToNetwork = /\b(mtn|glo|airtel|9mobile|etisalat)(?=\d[\d.,]*\s?(?:k|mb|gb|naira)?\b)/gi;

/** Understands a text by patterns and the bank's own classifier, in a few milliseconds and with no key. */
export function understand(typed: string, context: Context): Understood {
  const said = typed.replace(grownToNetwork, '$1 ');
  const instead = insteadOf(said);
  if (instead) return understand(instead, context);
  const { language, confidence: languageConfidence } = identifyLanguage(said, context.language);
  const here = { ...context, language };
  const prepared = prepare(said, here);
  const { slots, amount } = settle(prepared, here);
  const { text } = prepared.folded;
  const spans: Span[] = [...prepared.read.spans];
  if (amount) spans.push({ ...amount, mask: 'xamt' });
  if (prepared.name) spans.push({ ...prepared.name, mask: 'xname' });
  const answer = findAnswer(text, language) ?? findAnswer(text, context.language);
  const choice =
    slots.amount && 'options' in slots.amount ? undefined : findChoice(text, context.expecting === 'choice');
  const isAnswer = answer !== undefined || choice !== undefined;
  const hasValue = Object.keys(slots).length > 0 || prepared.secrets.length > 0;
  const isValue =
    isLittle(prepared.read.text, spans) || (context.expecting !== undefined && saysOnlyWhen(said, language));
  const isBare = isAnswer || (hasValue && isValue);
  const meant = meaningOf(prepared, slots, isBare, language);
  const isPerson = isBare && !isAnswer && meant.intent === 'transfer' && slots.name && prepared.name?.known;
  const meaning = isPerson ? { ...meant, confidence: Math.max(meant.confidence, NAMED_ALONE) } : meant;
  if (meaning.intent === 'transfer' && !slots.name && !slots.account && meaning.source === 'classifier') {
    const name = readName(prepared, here, slots.amount !== undefined);
    if (name && !isUndecided(prepared)) slots.name = name;
  }
  const reason = narrationNamed(prepared);
  if (reason) slots.narration = reason;
  if (meaning.intent === 'transfer') slots.narration ??= narrationOf(prepared, slots);
  answerInWords(said, context, slots);
  return {
    language,
    languageConfidence,
    ...(reason && meaning.intent === 'out_of_scope'
      ? ({ intent: 'transfer', confidence: 0.9, source: 'pattern' } as const)
      : meaning),
    slots: clean(slots),
    ...(answer && { answer }),
    ...(choice !== undefined && { choice }),
    ...((reason || (hasValue && opensAsCorrection(text))) && { correction: true }),
    ...(isBare && meaning.source === 'pattern' && (isAnswer || meaning.confidence < WHOLE) && { bare: true }),
    secrets: prepared.secrets,
  };
}
