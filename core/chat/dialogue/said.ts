import { billPlans, findAsset } from '../../catalogue/index.ts';
import { parsePhone } from '../../customers/index.ts';
import { banks, type Kobo, kobo, type Language, plain, tokens } from '../../kernel/index.ts';
import type { Choice } from '../../messaging/index.ts';
import { isBankAction } from '../intents.ts';
import {
  againSaid,
  asksPrice,
  asksToBlock,
  BACK,
  bareName,
  bondSaid,
  cardActSaid,
  cardinals,
  categorySaid,
  codeSaid,
  countInWords,
  countrySaid,
  countSaid,
  courseSaid,
  dataLasts,
  deedSaid,
  discoOfCity,
  type Expecting,
  eachOfSaid,
  endsReports,
  enquiresName,
  findAnswer,
  findPeriods,
  foreignSaid,
  givenBackTo,
  givenInHausa,
  givesBackSaid,
  groupActSaid,
  groupKindSaid,
  howOften,
  investmentSaid,
  isForThem,
  isMonthOnly,
  isQuestion,
  isRelation,
  keepsSum,
  limitSaid,
  loanSaid,
  meterTypeSaid,
  missesIncoming,
  mixSaid,
  monthsSaid,
  outwardSaid,
  type Period,
  partSaid,
  partSold,
  peopleOfThree,
  peopleSaid,
  planSaid,
  repeatsLast,
  saysOnlyWhen,
  shareSaid,
  shopsSaid,
  sideSaid,
  titleSaid,
  toppedUpFor,
  townSaid,
  type Understood,
  untilSaid,
  WITHIN,
  wantsFewer,
  waySaid,
  withoutSchedule,
  withoutSum,
  yearsSaid,
} from '../nlu/index.ts';
import { periodValue } from './asking.ts';
import type { Flow } from './flow.ts';
import type { Said, Taken } from './said-types.ts';
import { type Option, type SlotName, slotNames, type Values } from './state.ts';

/** What the understanding is told to expect while a slot is asked for. */
export const expectings: Record<SlotName, Expecting> = {
  amount: 'amount',
  name: 'name',
  account: 'account',
  bank: 'bank',
  schedule: 'choice',
  payee: 'name',
  phone: 'phone',
  network: 'network',
  narration: 'narration',
  full_name: 'full_name',
  bvn: 'bvn',
  reference: 'reference',
  period: 'period',
  language: 'language',
  sure: 'yes_no',
  product: 'choice',
  months: 'choice',
  income: 'amount',
  loan: 'choice',
  side: 'choice',
  asset: 'choice',
  mix: 'choice',
  years: 'choice',
  country: 'choice',
  foreign: 'amount',
  again: 'choice',
  meter: 'meter',
  meter_type: 'choice',
  biller: 'biller',
  bundle: 'plan',
  category: 'choice',
  card: 'choice',
  card_act: 'choice',
  handle: 'name',
  people: 'name',
  request: 'choice',
  action: 'choice',
  kind: 'choice',
  often: 'choice',
  count: 'choice',
  title: 'narration',
  code: 'choice',
  group: 'choice',
  goal: 'choice',
  deed: 'choice',
  until: 'choice',
  course: 'choice',
  step: 'choice',
  q1: 'choice',
  q2: 'choice',
  q3: 'choice',
  act: 'choice',
  way: 'choice',
  people_act: 'choice',
  whom: 'name',
  beneficiary: 'choice',
  nickname: 'narration',
  outward: 'choice',
  enquiry: 'choice',
  target: 'amount',
  part: 'choice',
  share: 'choice',
  whose: 'choice',
  limit: 'choice',
  trade: 'choice',
  town: 'choice',
};

/** A wallet's account number is its owner's phone number without the zero. */
export const walletOf = (phone: string | undefined): string | undefined =>
  phone && parsePhone(phone)?.replace('+234', '');

/** "My name is Ngozi Okeke", said where something else was asked. */
const introduces =
  /^\s*(?:no+[\s,]+)?(?:my (?:full |real )?name(?: is| na|['’]s)|sunana|suna na|or[uú]k[oọ] mi ni|aha m b[uụ])\s+\S+\s+\S/iu;

/** "My name is", and no more. */
const introducesNobody =
  /^(?:(?:my|our|the|full|real|names?|is|it|it'?s|i|am|i'?m|they|dem|call|me|na|be|sunana?|suna|ni|oruko|mi|emi|je|aha|m|bu)\b[\s.,:]*)+$/;

const fullNameOf = (said: Said, asked: SlotName | undefined): string | undefined => {
  const { name } = said.understood.slots;
  const { intent, source, confidence, bare } = said.understood;
  // "Open account" is nobody's name.
  if (asked === 'full_name' && intent === 'open_account' && source === 'pattern' && confidence > 0.9 && !bare)
    return undefined;
  // "I have no BVN" is nobody's either, nor is "my name is".
  if (/\b(?:bvn|nin)\b/i.test(name ?? '') || introducesNobody.test(plain(name ?? ''))) return undefined;
  if (asked === 'full_name') return name ?? undefined;
  if (name?.includes(' ')) return name;
  const sentence = said.text.split(/[.!?;,\n]\s+/).find((each) => introduces.test(each));
  return sentence && bareName(sentence.replace(/^\s*no+[\s,]+/i, ''));
};

/** A name that was typed or heard without capitals, with them. */
const withCapitals = (said: string): string => {
  const name = isRelation(said) ? said.replace(/^my\s+/i, '') : said;
  return name === name.toLowerCase()
    ? name.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
};

/** Whose school fees are paid is not who is paid. */
const pupil = /\b(?:fees?|tuition|makaranta|iwe|akwukwo)\b/;
const payeeOf = (text: string, name: string | undefined): string | undefined =>
  name && isRelation(name) && pupil.test(plain(text))
    ? undefined
    : (name ?? givenBackTo(text) ?? givenInHausa(text));

/** Airtime for one's driver is for no phone of one's own. */
const anotherPhone = (text: string, { intent, slots }: Understood): string | undefined =>
  (intent === 'airtime' || intent === 'data') && !slots.phone ? toppedUpFor(text) : undefined;

const nameIn = (said: string | undefined): string | undefined => said && withCapitals(said);

/** "Her name is Amina". */
const theirName =
  /^\s*(?:(?:yes|no+|ok|okay|oh|and|but|sorry|rara|a'a|a’a|mba)[\s,]+)*(?:(?:(?:that|it)(?: is|['’]s) not (?:the|her|his) name|(?:na )?no be (?:the|her|im) name(?: be that)?)[\s,.]+(?:it is|it['’]s|na)|(?:her|his|the person'?s?|their|im|the) (?:(?:full|real|correct|right) )?name(?: is| na|['’]s)|aha (?:ya|ha|onye ahụ) b[uụ]|suna(?:nsa|nta|n sa|n ta|nshi)(?: shi ne| ita ce)?|or[uú]k[oọ] (?:r[eẹ]\p{M}*|w[oọ]\p{M}*n) (?:ni|n[ií] [oó]ń? ?jẹ́|nje|n je))\s+(?!(?:not|no|wrong|incorrect|correct|different|another|missing|spelt|misspelt)\b)([\p{L}][\p{L}\p{M}'’]*(?: [\p{L}][\p{L}\p{M}'’]*){0,2})[\s.!]*$/iu;

/** "No, her name is Amina", where the account was given by its number: only the name was wrong, and the account stays. */
export function onlyRenamed({ account, bank, payee }: Values, { text }: Said, taken: Taken): Taken {
  const { values } = taken;
  if (!account || payee || values.account || !values.name || !theirName.test(text)) return taken;
  return { ...taken, values: { ...values, account, ...(bank && { bank: values.bank ?? bank }) } };
}

/** The sum that a message names, in kobo. */
export const amountIn = ({ understood: { slots } }: Said): string | undefined =>
  slots.amount && 'kobo' in slots.amount ? String(slots.amount.kobo) : undefined;

/** The @names in a text, as they are written, in small letters; `@name` itself is nobody's. */
const handlesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])@[a-z][\w.]{1,18}[a-z0-9]/gi)]
    .map((match) => match[0].toLowerCase())
    .filter((handle) => !/^@(?:name|tag|handle|aha|oruko|suna(?:na|ta)?)$/.test(handle));

/** What money is asked for, at the end of a sentence with an @name. */
const purposeIn = (text: string): string | undefined =>
  handlesIn(text).length > 0 ? /\bfor ([a-z][a-z' ]{1,38}[a-z])[\s.!]*$/i.exec(text)?.[1] : undefined;

/** "To buy market", "it is for my shop", where which loan or how long was asked: what it is for. */
function endOfLoan(text: string, asked: SlotName | undefined): string | undefined {
  if (asked !== 'product' && asked !== 'months') return undefined;
  return /^\s*(?:(?:it'?s|it is|na|i (?:want|need|wan)(?: (?:it|am|the (?:money|loan)))?|the (?:money|loan) is|because|make i take|zan|ina so|mo fe|achoro m)[ ,]+)*(?:to|for|don|domin|saboda|lati|fun|nitori|iji|maka) (?!(?:me|you|him|her|long|short|now|how|what|(?:\S+ )?\S+ (?:months?|years?|weeks?)$)\b)([a-z][a-z' ]{2,38}[a-z])[\s.!]*$/.exec(
    plain(text),
  )?.[1];
}

const few = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const lastOfIgbo = /\b(?:azumahia|nzipu|nziga) (?:m )?(\d{1,2}|[a-z]+) (?:m )?(?:ikpeazu|gara aga)\b/;

/** How many of the last things: "my last 3 transactions". */
function lastSaid(text: string): string | undefined {
  const [, count = ''] =
    /\b(?:last|recent|latest|previous) (\d{1,2}|[a-z]+) (?:transactions?|transfers?|payments?|things)\b/i.exec(
      text,
    ) ?? [];
  const [, local = count] = lastOfIgbo.exec(plain(text)) ?? [];
  const place = few.indexOf(local.toLowerCase()) + 1 || cardinals[local];
  return /^\d+$/.test(local) ? local : place ? String(place) : undefined;
}

/** A name of the customer's own for somebody, without what is said around it. */
const nameGiven = (text: string): string | undefined =>
  bareName(text)
    ?.slice(0, 40)
    .replace(/^(?:call (?:him|her|them|am|it)|as)\s+/i, '');

/** Where one of these is asked for, a sum is its answer and no other slot's. */
const notSum: readonly (SlotName | undefined)[] = ['income', 'foreign', 'target'];

const earnings =
  /^\s*(?:my (?:monthly )?(?:salary|income|pay)\b|i (?:dey )?(?:earn|collect|make)\b.*\b(?:month|monthly|salary)\b|i (?:dey )?earn\b|my (?:market|shop|business|work) (?:dey |go )?(?:brings?|gives?)\b|(?:ahia|oru) m na-?\s?e(?:wetara|nye)\b|a ?na-?\s?akwu m\b|albashi\w*|owo osu mi|ugwo onwa m\b)/;
/** "My salary is 100k" is no sum to send or to borrow. */
const earns = ({ text }: Said, asked: SlotName | undefined): boolean =>
  asked !== 'amount' && earnings.test(plain(text));

/** "Nov", where a time was asked for. */
const monthAlone = (text: string, now: Date, language: Understood['language']): Period | undefined =>
  findPeriods(`for ${plain(text).trim()}`, now, language)[0]?.period;

const tillNow =
  /\b(?:from )?(?<month>[a-z]{3,9})(?: this year)? (?:to|till|until|up to|reach|zuwa|titi(?: di)?|ruo)(?: na)? (?:now|date|today|yau|yanzu|oni|isisiyi|ugbu a|taa)\b/;
/** "3 months statement", "January till now": how far back an account is to be told. */
function monthsBack(text: string, now: Date): Period | undefined {
  const folded = plain(text);
  const { month } = tillNow.exec(folded)?.groups ?? {};
  const since = month ? findPeriods(`since ${month}`, now, 'en')[0]?.period : undefined;
  const months = since ? undefined : monthsSaid(folded, false);
  return since ?? (months ? findPeriods(`last ${months} months`, now, 'en')[0]?.period : undefined);
}

const CALLED =
  "(?:(?:please |let'?s |let us |we |i )*(?:will |want to )?(?:call|name) (?:it|am|the group|this|this one)|(?:it'?s|its|it is) called|(?:the|its) name is|suna(?:nta|nsa|n ta|n sa)(?: ita ce| shi ne)?|sunan (?:shi|ta|ajiyar)|(?:ka |ki |a )?canza sunan? (?:zuwa|ya koma)|change (?:the|its) name to|(?:a |mu )?kira (?:ta|shi)|or[uú]k[oọ] r[eẹ] ni|aha ya b[uụ])";
const calls = new RegExp(String.raw`^(?:${CALLED}|to buy(?: an?| my)?)\s+(?=\S)`, 'i');
/** "Call am Balogun", "sunansa Alheri", said before a name was asked for. */
const callsIt = new RegExp(
  String.raw`^(?:(?:please|abeg|ok|okay|oya|to|biko|jowo) )*${CALLED} ([\p{L}][\p{L}\p{N} ’']{1,38})[\s.!]*$`,
  'iu',
);

/** "Don makaranta", "fun omo mi": what is saved for, where that was asked. */
const forIt = /^(?:for|don|saboda|fun|nitori|maka) (?=\S{3})/i;

const clausesOf = (text: string): string[] =>
  text.split(/[,.;!?\n]+\s*/).filter((clause) => clause.trim() !== '');

/** What something is called, by the clause that says so: "ok call am Balogun". */
const nameCalled = (text: string): string | undefined =>
  clausesOf(text).flatMap((clause) => callsIt.exec(clause.trim())?.[1] ?? [])[0];

const nameless =
  /^(?:target|goal|aim|(?:i (?:want|wan)|ina so|mo fe|achoro m)(?: to| in)? (?:save|ajiye|fi|chekwa)\w*)\b/;
/** A clause without the words of yes that it begins and ends with: "shop rent yes". */
function withoutYes(clause: string, language: Language): string {
  const said = clause.trim().split(/\s+/);
  const agrees = (word: string | undefined): boolean =>
    word !== undefined && findAnswer(plain(word), language) === 'yes';
  while (agrees(said[0])) said.shift();
  while (agrees(said.at(-1))) said.pop();
  return said.join(' ');
}

/** What a goal or a group is called, where that was asked: the first clause that is more than a yes, a sum or a time; nothing where the message asks. */
function titleAsked(text: string, language: Language): string | undefined {
  if (isQuestion(plain(text))) return undefined;
  const whole = titleSaid(withoutSchedule(text, language));
  for (const clause of clausesOf(text)) {
    if (onlyLasting.test(clause) || isMonthOnly(clause) || saysOnlyWhen(clause, language)) continue;
    if (findAnswer(plain(clause).trim(), language) !== undefined) continue;
    if (nameless.test(plain(clause).trim())) return whole;
    const untimed = withoutSchedule(clause.replace(calls, '').replace(forIt, ''), language);
    const title = withoutSum(withoutYes(untimed, language));
    if (title) return title;
  }
  return whole;
}

/** "For 3 months" is how long, and nobody's goal. */
const onlyLasting =
  /^\s*(?:for |in |within |na |by )?(?:\d{1,2}|a|one|two|three|four|five|six) (?:days?|weeks?|months?|years?)[\s.!]*$/i;

/** What of before is wanted once more: of a month that is named, or the last. */
function againOf({ text, understood: { slots } }: Said): string | undefined {
  if (givesBackSaid(text)) return BACK;
  // "Send 5k give am, 1234567896": who "am" is stands behind it, and how much before.
  const isWhole = slots.amount !== undefined && slots.account !== undefined;
  if (isWhole || !repeatsLast(text)) return againSaid(text);
  const { period } = slots;
  return period && period.label !== 'today' ? `${WITHIN}${periodValue(period)}` : (againSaid(text) ?? 'same');
}

/** Foreign money as three languages call it: what stands beside it is a sum of it. */
const foreignNamed = /\b(?:fam|paun|po+n?un|pound|dala|dola|yuro)\b/;

/** How what was said before is set right: "no", "make it", "ka ya zama"; in folded text. */
export const RIGHTLY =
  "no+|na|a'a|rara|mba|it'?s|i mean|actually|(?:make|change|switch) (?:it|am)(?: to)?|let it be|make e be|je ki o je|mee ya|ka o (?:buru|bu)|(?:ka|bari) ya zama|a yi|(?:canza|sauya|mai ?da|mayar da) (?:shi|ta|su)(?: (?:zuwa|ya koma|ta koma))?|(?:yi|paaro|paro) (?:e|re|un)(?: (?:pada )?si)?|gbanwee? ya(?: (?:ka o buru|ka o bu|gaa na|buru))?";
/** "No, Ibadan", "make it premium". */
const setsRight = new RegExp(`^\\s*(?:(?:${RIGHTLY}|sorry)[\\s,]+)+`);

const OFTEN_WORDS_MOST = 3;
/** "No, eight people", "weekly", where a name was asked for: what was said before is set right, or added to. */
function correctsAnother(text: string, { amount }: Understood['slots']): boolean {
  const often = howOften(text);
  if (often && text.trim().split(/\s+/).length <= OFTEN_WORDS_MOST) return true;
  return (
    setsRight.test(plain(text)) &&
    (amount ?? countSaid(text, false) ?? peopleOfThree(text) ?? often) !== undefined
  );
}

/** How each slot is filled from what was understood. */
const takers: {
  [name in SlotName]: (said: Said, asked: SlotName | undefined) => string | undefined;
} = {
  amount: (said, asked) =>
    notSum.includes(asked) || earns(said, asked) || keepsSum(said.text) ? undefined : amountIn(said),
  name: ({ understood, text }) =>
    handlesIn(text)[0] ??
    theirName.exec(text)?.[1] ??
    nameIn(payeeOf(text, understood.slots.name)) ??
    anotherPhone(text, understood),
  account: ({ understood: { slots } }) => slots.account ?? walletOf(slots.phone),
  bank: ({ understood }) => understood.slots.bank?.code,
  payee: () => undefined,
  schedule: () => undefined,
  phone: ({ understood }) => understood.slots.phone,
  network: ({ understood }) => understood.slots.network,
  narration: ({ understood, text }, asked) => {
    // A yes is no purpose.
    if (asked === 'narration' && understood.answer) return undefined;
    const said = understood.slots.narration ?? purposeIn(text) ?? endOfLoan(text, asked);
    // "For me please" is no purpose.
    return said && /^(?:me|am|him|her|us|them)\b/i.test(said) ? undefined : said;
  },
  full_name: fullNameOf,
  bvn: ({ bvn }, asked) => (asked === 'bvn' ? bvn : undefined),
  reference: ({ understood }) => understood.slots.reference,
  period: ({ understood: { slots, language, intent }, text, heard }, asked) => {
    const named = slots.period ?? (asked === 'period' ? monthAlone(text, heard.sentAt, language) : undefined);
    const isOfStatement = intent === 'statement' || asked === 'period';
    const period = named ?? (isOfStatement ? monthsBack(text, heard.sentAt) : undefined);
    return period && periodValue(period);
  },
  language: ({ understood }) => understood.slots.language,
  sure: ({ understood }) => (understood.answer === 'yes' ? 'yes' : undefined),
  product: ({ text }) => (earnings.test(plain(text)) ? undefined : loanSaid(text)),
  months: ({ text }, asked) => monthsSaid(text, asked === 'months'),
  income: (said, asked) => (asked === 'income' || earns(said, asked) ? amountIn(said) : undefined),
  loan: () => undefined,
  side: ({ text }) => sideSaid(text),
  asset: ({ text }, asked) => (asked === 'years' ? undefined : (bondSaid(text) ?? investmentSaid(text))),
  mix: ({ text }) => mixSaid(text),
  years: ({ text }, asked) =>
    asked !== 'years' && bondSaid(text) ? undefined : yearsSaid(text, asked === 'years'),
  country: ({ text }) => countrySaid(text),
  // "Dala dari": a sum in words.
  foreign: (said, asked) =>
    foreignSaid(said.text, asked === 'foreign') ??
    (asked === 'foreign' || foreignNamed.test(plain(said.text)) ? amountIn(said) : undefined),
  again: againOf,
  meter: ({ understood }) => understood.slots.meter,
  meter_type: ({ text }) => meterTypeSaid(text),
  category: ({ text }) => categorySaid(text),
  card: () => undefined,
  card_act: ({ text }) => cardActSaid(text),
  biller: ({ understood, text }) =>
    understood.slots.biller ?? discoOfCity(plain(text).replace(setsRight, '')),
  bundle: ({ understood, text }, asked) =>
    understood.slots.plan ??
    planSaid(text) ??
    planSaid(plain(text).replace(setsRight, '')) ??
    (asked === 'bundle' ? rhythmSaid(text) : undefined) ??
    dataLasts(text),
  handle: ({ text }) => handlesIn(text)[0],
  people: ({ text }) => handlesIn(text).join(',') || undefined,
  request: () => undefined,
  action: () => undefined,
  // What an ajo is may be asked.
  kind: ({ text }, asked) => (asked === 'kind' && isQuestion(plain(text)) ? undefined : groupKindSaid(text)),
  often: ({ text }) => howOften(text),
  count: ({ text }, asked) => {
    // "Call am Balogun Line 4 Sisters" is a name.
    if (nameCalled(text) !== undefined) return undefined;
    return (
      countSaid(text, asked === 'count') ??
      peopleOfThree(text) ??
      lastSaid(text) ??
      (asked === 'count' ? countInWords(text) : undefined)
    );
  },
  // A yes is nobody's goal and no group.
  title: ({ understood: { slots, language }, text }, asked) => {
    if (saysOnlyWhen(text, language)) return undefined;
    const called = nameCalled(text);
    const isAsked = asked === 'title' && !correctsAnother(text, slots);
    return called ?? (isAsked ? titleAsked(text, language) : titleSaid(withoutSchedule(text, language)));
  },
  code: ({ text }, asked) => codeSaid(text, asked === 'code'),
  group: () => undefined,
  goal: () => undefined,
  deed: ({ text }) => deedSaid(text),
  until: ({ text }, asked) => untilSaid(text, asked === 'until' || (asked === 'title' && isMonthOnly(text))),
  course: ({ text }) => courseSaid(text),
  step: () => undefined,
  q1: () => undefined,
  q2: () => undefined,
  q3: () => undefined,
  act: ({ text }) => groupActSaid(text) ?? (wantsFewer(text) || endsReports(text) ? 'fewer' : undefined),
  way: ({ text, understood: { intent } }) =>
    intent === 'where_is_my_money' && missesIncoming(text) ? 'in' : waySaid(plain(text)),
  outward: ({ text }) => outwardSaid(text),
  enquiry: ({ understood, text, asksFirst }, asked) => {
    const { slots, intent } = understood;
    if (asksFirst || asksToBlock(understood, text)) return 'how';
    if (slots.account) return enquiresName(text) ? 'name' : undefined;
    return (intent === 'tv' || asked === 'meter') && asksPrice(text) && !slots.meter ? 'price' : undefined;
  },
  target: (said, asked) => (asked === 'target' ? amountIn(said) : undefined),
  part: ({ text }) => partSaid(text) ?? partSold(text),
  share: ({ text }) => shareSaid(text),
  whose: ({ understood: { slots }, text }) => (!slots.phone && isForThem(text) ? 'theirs' : undefined),
  limit: ({ text }) => limitSaid(text),
  trade: ({ text }) => shopsSaid(text)?.trade,
  town: ({ text, understood: { bare, intent } }, asked) =>
    shopsSaid(text)?.town ??
    (asked === 'town' && (bare || !isBankAction(intent)) ? townSaid(text) : undefined),
  people_act: ({ text }) => peopleSaid(text)?.act,
  whom: ({ text }) => peopleSaid(text)?.whom,
  beneficiary: () => undefined,
  nickname: ({ text }, asked) =>
    peopleSaid(text)?.nickname ?? (asked === 'nickname' ? nameGiven(text) : undefined),
};

/** "The 2031 one": the year in a bond's name is no sum. */
const isYearOf = (asset: string | undefined, text: string): boolean => {
  const year = /\d{4}/.exec(findAsset(asset ?? '')?.name ?? '')?.[0];
  return year !== undefined && (text.match(/\d[\d.,]*/g) ?? []).every((figure) => figure === year);
};

/** What a message gives to a flow's slots. */
export function take(flow: Flow, said: Said, asked: SlotName | undefined): Taken {
  const values: Values = {};
  for (const { name } of flow.slots) {
    if (name === 'sure' && asked !== 'sure') continue;
    const value = takers[name](said, asked);
    if (value !== undefined && value !== '') values[name] = value;
  }
  if (isYearOf(values.asset, said.text)) {
    delete values.amount;
    return { values };
  }
  const { amount } = said.understood.slots;
  if (!amount || keepsSum(said.text) || !flow.slots.some((slot) => slot.name === 'amount')) return { values };
  // What a school bills for several children is for each of them or for all; people are paid one by one.
  const count = pupil.test(plain(said.text)) ? eachOfSaid(said.text) : undefined;
  if (count && 'kobo' in amount)
    return { values, between: { slot: 'amount', amounts: [amount.kobo, kobo(amount.kobo * BigInt(count))] } };
  return 'options' in amount ? { values, between: { slot: 'amount', amounts: amount.options } } : { values };
}

/** Whether a message gave anything at all. */
export const gives = (taken: Taken): boolean =>
  taken.between !== undefined || Object.keys(taken.values).length > 0;

/** The id of an option's button: it carries what it means, so that a button of an older question cannot mean something new. */
export const optionId = (slot: SlotName, option: Option): string =>
  `${slot}:${slotNames.flatMap((name) => option.values[name] ?? []).join('.')}`;

const little = new Set(
  'nake so fe choro the a an one that this to in at with my i mean want number option please abeg na dey wey is it for of bank ta ti kan daya nke eyi eleyi wanda wacce ce ne ni'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  tokens(plain(text))
    .map((token) => token.text)
    .filter((word) => /[a-z\d]/.test(word));

/** Whether a text is the words of a choice's button, typed. */
export function isTitleOf(text: string, { title }: Choice): boolean {
  const words = wordsOf(text).join(' ');
  // "Compact" is the one, and not Compact Plus.
  const named = [title, title.replace(/\s₦[\d,.]+$/, '')];
  return words !== '' && named.some((each) => words === wordsOf(each).join(' '));
}

/** "Ta mako", "ti ose": what is sold by the day, the week or the month has English names. */
const rhythms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['daily', 'daily day rana yini kullum ojo ojumo ubochi'],
    ['weekly', 'weekly week mako sati ose izu'],
    ['monthly', 'monthly month wata osu onwa'],
  ].flatMap(([name = '', said = '']) => said.split(' ').map((word) => [word, name])),
);

const WORDS_MOST = 5;

/** "Ti ojo kan", of what lasts one day or seven: the daily one. */
function oneByRhythm(words: readonly string[], choices: readonly Choice[]): Choice | undefined {
  const named = words.flatMap((word) => rhythms[word] ?? []);
  const fits = choices.filter(({ title }) => named.some((rhythm) => wordsOf(title).includes(rhythm)));
  return fits.length === 1 ? fits[0] : undefined;
}

/** Which of some choices a message means: by its button, its number, its title, or words that only one of them has. */
export function pickOf(said: Said, choices: readonly Choice[]): Choice | undefined {
  const { heard, understood, text } = said;
  if (heard.choiceId !== undefined) return choices.find((choice) => choice.id === heard.choiceId);
  if (understood.choice !== undefined) return choices[understood.choice - 1];
  const exact = choices.find((choice) => isTitleOf(text, choice));
  if (exact) return exact;
  const words = wordsOf(plain(text).replace(setsRight, ''));
  const bank = banks.find((each) => each.code === understood.slots.bank?.code);
  const telling = words.filter((word) => !little.has(word));
  const fits = choices.filter((choice) => {
    const known = wordsOf(`${choice.title} ${choice.about ?? ''}`);
    if (bank && wordsOf(bank.short).every((word) => known.includes(word))) return true;
    return (
      telling.length > 0 &&
      telling.every((word) => known.includes(word) || known.includes(rhythms[word] ?? word))
    );
  });
  const [only, other] = fits;
  if (words.length > WORDS_MOST) return undefined;
  return other ? oneByRhythm(telling, fits) : only;
}

const TEEN = [13n, 14n, 15n, 16n, 17n, 18n, 19n];
const SCALES = [100n, 100_000n, 100_000_000n];

/** The amounts that sound like this one: fifteen and fifty are told apart badly by any ear. */
export function soundsLike(amount: Kobo): Kobo[] {
  for (const scale of SCALES) {
    const size = amount / scale;
    if (size * scale !== amount) continue;
    if (TEEN.includes(size)) return [kobo((size - 10n) * 10n * scale)];
    if (size % 10n === 0n && TEEN.includes(size / 10n + 10n)) return [kobo((size / 10n + 10n) * scale)];
  }
  return [];
}

/** For how long data is to last, where that is all that is said: "the weekly one". */
function rhythmSaid(text: string): string | undefined {
  const words = wordsOf(plain(text).replace(setsRight, '')).filter((word) => !little.has(word));
  return words.length === 1 ? rhythms[words[0] ?? ''] : undefined;
}

/** "Na sati", "make it monthly", of data that is offered for another time: the same size for that long, where it is sold so. */
export function lastsAnother(bundle: string | undefined, text: string): { bundle?: string } | undefined {
  const rhythm = rhythmSaid(text);
  const plan = billPlans.find(({ id }) => id === bundle);
  if (!rhythm || !plan || plan.name.endsWith(` ${rhythm}`)) return undefined;
  const name = `${plan.name.split(' ')[0]} ${rhythm}`;
  const other = billPlans.find((each) => each.biller === plan.biller && each.name === name);
  return other ? { bundle: other.id } : {};
}
