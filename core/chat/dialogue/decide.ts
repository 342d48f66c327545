import { kobo, languages, naira, plain } from '../../kernel/index.ts';
import type { Choice } from '../../messaging/index.ts';
import { type Intent, isBankAction } from '../intents.ts';
import {
  bySaid,
  conceptsNamed,
  discoOfCity,
  doesOnlySum,
  findAnswer,
  isQuestion,
  isRelation,
  LAST,
  meterKindSaid,
  opensAsCorrection,
  peopleSaid,
  putsInOnce,
  raisesIt,
  setsSum,
  toppedUpFor,
} from '../nlu/index.ts';
import type { Move } from './dialogue-commands.ts';
import type { Control, Flow, Table } from './flow.ts';
import {
  amountIn,
  gives,
  isTitleOf,
  lastsAnother,
  onlyRenamed,
  optionId,
  pickOf,
  RIGHTLY,
  take,
  walletOf,
} from './said.ts';
import { agreesInWords, purposeSaid } from './said-of-offers.ts';
import { extremeSaid, pricedSaid, safestSaid, thatOneSaid } from './said-of-options.ts';
import type { Said, Taken } from './said-types.ts';
import type { Conversing, Option, Pending, SlotName, Values } from './state.ts';
import { isPlainQuestion } from './telling.ts';

type Offer = NonNullable<Conversing['offer']>;

/** Below this an intent is a guess: the bank asks rather than act on it. */
const LEAST = 0.5;
/** From here an intent is taken even where another answer was awaited. */
const SURE = 0.75;

/** From here a word that could answer what was asked is taken for part of an order of its own. */
const CERTAIN = 0.95;
const ordersToo: readonly Intent[] = ['invest', 'airtime', 'data', 'electricity', 'tv', 'loan_apply', 'goal'];
const toppedUp: readonly Intent[] = ['airtime', 'data', 'electricity', 'tv'];
const orders =
  /^\s*(?:(?:please|pls|abeg|biko|jowo|jọ̀wọ́|don allah|i want to|i wan|ina so in|mo fe|mo fẹ́|achoro m|achọrọ m) )*(?:buy|airtime|katin|kati|kaadi|kaadị|data|token|invest|pay|recharge|load|subscribe|borrow|lend|save|lock|ya|rance|ranta|ba ni (?:bashi|rance)|i?biri|gbazi\w*|binye|say[aio]|biya|zuba|ajiye|ra|san|zu[ot]a?|zụta|kwu[oọ]|kwụọ|tinye|chekwaa)\b.*\s/i;

const isControl = (row: Table[Intent]): row is Control => typeof row === 'string' && row !== 'not_yet';

/** The row's flow, where it has one. */
export const flowOf = (table: Table, intent: Intent): Flow | undefined => {
  const row = table[intent];
  return typeof row === 'string' ? undefined : row;
};

/** The choices under the open question. */
export const choicesOf = (top: Pending | undefined): Choice[] => {
  if (!top?.options || !top.asked) return [];
  const { asked, options } = top;
  return options.map((option) => ({ id: optionId(asked, option), ...option }));
};

const backWords =
  /^\s*(?:(?:please|pls|abeg|ok|i want|let me|go|come|talk|speak|take me)\s+)*(?:to\s+)?(?:(?:the\s+)?(?:bot|karo)|back|back to (?:the\s+)?(?:bot|karo))(?:\s+(?:please|pls|abeg|back))*[\s.!]*$/i;

/** Whether a message gives the conversation back to the bank's own voice. */
export const asksForBot = (said: Said): boolean => said.heard.choiceId === 'bot' || backWords.test(said.text);

function byButton(id: string): Move {
  if (id === 'cancel') return { do: 'cancel' };
  if (id.startsWith('cancel:')) return { do: 'cancel', reference: id.slice('cancel:'.length) };
  if (id === 'human') return { do: 'human' };
  if (id === 'bot') return { do: 'return' };
  return { do: 'over' };
}

const isIntent = (table: Table, name: string): name is Intent => name in table;

function byMenu(table: Table, id: string): Move {
  const name = id.startsWith('do:') ? id.slice('do:'.length) : '';
  if (!isIntent(table, name)) return byButton(id);
  const row = table[name];
  return isControl(row) ? { do: row } : { do: 'begin', intent: name, taken: { values: {} } };
}

function byOption(top: Pending, choices: readonly Choice[], picked: Choice): Move {
  const option = top.options?.[choices.indexOf(picked)];
  const sure = option?.values.sure;
  if (sure === 'no') return { do: 'no' };
  if (sure === 'yes' && top.hold) return { do: 'yes', taken: { values: {} } };
  return { do: 'pick', values: option?.values ?? {} };
}

/** "The biggest", "the 2500 one", "that one": one of a list by what is said of it. */
function pickedInWords({ options, asked, named }: Pending, text: string): Move | undefined {
  const extreme = extremeSaid(options, text);
  if (extreme && !extreme.asks) return { do: 'pick', values: extreme.option.values };
  const safe = safestSaid(options, text);
  const [safest, other] = safe?.options ?? [];
  if (safest && !other && !safe?.asks) return { do: 'pick', values: safest.values };
  const priced = pricedSaid(options, text);
  if (priced && !priced.option && asked === 'bundle')
    return { do: 'fill', taken: { values: { amount: String(naira(priced.price)) } } };
  const option = priced?.option ?? thatOneSaid(options, named, text);
  return option && { do: 'pick', values: option.values };
}

const goesOn =
  /^(?:(?:ok|oya|please|abeg|biko|jowo|to|show me|give me|i want|read)[ ,]+)*(?:(?:(?:the |di )?next|another|(?:go )?on to the next|one more|more)(?: (?:one|lesson|wan))?|continue|go on|(?:wani|na|mai) (?:gaba|zuwa)|(?:a )?ci gaba|wani(?: darasi)?|(?:eyi to|ti o) (?:kan|tele)|omiran|(?:e )?(?:te|ma) ?siwaju|nke (?:ozo|na-? ?eso)|ozo|ga+ ?n'? ?ihu|gaba)(?: (?:please|abeg|biko|jowo|o|na))*[\s.!]*$/;
/** "Another one", under a lesson: the lesson that comes next. */
const goesOnTo = (text: string, { id }: Choice): boolean =>
  id === 'do:lesson' && goesOn.test(plain(text).trim());

/** "Make me one", of the one thing that was held out. */
const makesOne =
  /^(?:.{0,96}[,.] )?(?:(?:ok(?:ay)?|yes|oya|then|so|please|abeg|i no get|no|alright)[ ,]+)*(?:(?:can you |i want to |i wan |let me |make i )?(?:make|create|open|start|give|get|do) (?:me )?(?:one|wan)(?: for me)?|create (?:it|am))(?: (?:please|abeg|now|then|na))*[\s.!]*$/;

/** "She says 0123456789 Access", where the bank of another account was asked. */
const givesOther = ({ asked, values }: Pending, { understood }: Said): boolean =>
  asked === 'bank' && understood.slots.account !== undefined && understood.slots.account !== values.account;

function picked(state: Conversing, said: Said, table: Table, news: readonly Choice[]): Move | undefined {
  const top = state.stack.at(-1);
  const options = choicesOf(top);
  const option = pickOf(said, options);
  if (top && option && !givesOther(top, said)) return byOption(top, options, option);
  const described = top && said.heard.choiceId === undefined ? pickedInWords(top, said.text) : undefined;
  if (described) return described;
  const menu = [...news, ...(state.menu ?? [])];
  const numbered = said.understood.choice !== undefined && !top;
  const shown = news.length ? news : menu;
  const item =
    said.heard.choiceId !== undefined || numbered
      ? pickOf(said, shown)
      : shown.find((choice) => !top && (isTitleOf(said.text, choice) || goesOnTo(said.text, choice)));
  if (item) return byMenu(table, item.id);
  const offered = menu.filter(({ id }) => id.startsWith('do:') && id !== 'do:human');
  const [only, other] = offered;
  if (!top && only && !other && makesOne.test(plain(said.text).trim())) return byMenu(table, only.id);
  return said.heard.choiceId === undefined ? undefined : byMenu(table, said.heard.choiceId);
}

/** "Send 2k to my sister": whom it goes to is part of it. */
const sendsTo = /^\s*(?:(?:please|pls|abeg) )*(?:send|transfer)\b.*\bto [a-z]{3,}/;

/** "20k for 6 months": a sum and how long, and no word of what for. */
const sumAndTime =
  /^\s*(?:₦|n|ngn)?\s?\d[\d.,]*\s?(?:k|m)?(?: naira)?,? (?:for|in|over|within|na|ruo|n'ime) (?:\d{1,2}|[a-z]+) [a-z]+[\s.!]*$/;
/** "Onwa isii", "6 months", and no more. */
const timeAlone =
  /^\s*(?:(?:for|in|over|ruo|na|maka|fun|har) )?(?:(?:onwa|watan|watanni|osu) (?:\d{1,2}|[a-z]+)|(?:\d{1,2}|[a-z]+) (?:months?|mths?|years?|yrs?))[\s.!]*$/;

/** Whether a message asks for something of its own, rather than answers what was asked. */
function begins(said: Said, table: Table, answered: boolean): boolean {
  const { intent, confidence, bare, source } = said.understood;
  if (intent === 'out_of_scope' || bare || isControl(table[intent])) return false;
  if (doesOnlySum(said.text)) return false;
  // "Try PalmPay" is no thanks.
  const { slots } = said.understood;
  const isTalk = !isBankAction(intent) && intent !== 'help' && source === 'classifier';
  if (isTalk && (slots.bank ?? slots.account ?? slots.phone ?? slots.amount) !== undefined) return false;
  // An account with a sum is an order, whatever word of it could answer the question; so is a sum with a phone or a meter for what tops those up.
  const { account, amount, phone, meter, plan } = slots;
  const isSend = intent === 'transfer' && account !== undefined && amount !== undefined;
  const isToSomebody = intent === 'transfer' && amount !== undefined && sendsTo.test(plain(said.text));
  const isTopUp =
    toppedUp.includes(intent) && (amount ?? plan) !== undefined && (phone ?? meter) !== undefined;
  const inWords = isToSomebody || (ordersToo.includes(intent) && orders.test(said.text));
  const isOrder = isSend || (confidence >= CERTAIN && inWords);
  return confidence >= SURE && (isTopUp || isOrder || !(answered && source !== 'pattern'));
}

/** What is known of whoever was to be paid, and falls away where another is. */
const ofPayee: readonly SlotName[] = ['bank', 'name', 'payee', 'narration'];

/** "Send 2k to 1234567899", said whole while another account's bank or sum was asked for: not the old one's number corrected. */
function isToAnother(top: Pending, { understood: { bare, correction } }: Said, { values }: Taken): boolean {
  const { account, amount, name } = top.values;
  if (account === undefined || bare || correction) return false;
  if (values.account !== undefined) return values.account !== account;
  // Another sum for another name, where who was to be paid was told by number.
  const isSum = amount !== undefined && values.amount !== undefined && values.amount !== amount;
  return isSum && values.name !== undefined && values.name !== name;
}

/** "If I borrow ten thousand": what is supposed changes no order. */
const supposes =
  /^\s*(?:(?:and|but|to|amma|sugbon|ma|mana) )*(?:if|suppose|what if|idan|in (?:na|mun|an|sun|ka)|ti (?:mo|a|won|e) ba|bi (?:mo|a|won|e) ba|o ?buru)\b/;
const isOfAnother = (intent: Intent, { understood, text }: Said): boolean =>
  understood.intent !== intent && understood.intent !== 'out_of_scope' && supposes.test(plain(text));

/** An answer that is a yes, by what it does or by its words: "shall I use this number". */
const isYes = ({ title, values }: Option): boolean =>
  values.sure === 'yes' || languages.some((language) => findAnswer(plain(title), language) === 'yes');

/** "Send her 3k", where it is known who she is; "the same" is what she was sent before. */
const ofThem = /\b(?:send|give|transfer|pay) (?:him|her|them|am)\b(?!.*\bsame\b)/;

/** "Invest 5000", where it was asked what to sell. */
const turnsToBuying = (top: Pending, { understood, text }: Said, { values }: Taken): boolean =>
  top.values.side === 'sell' &&
  understood.intent === 'invest' &&
  values.side === undefined &&
  /^\s*(?:buy|invest)\b/i.test(text);

/** What is paid, bought or applied for. */
const products: readonly Intent[] = [
  ...(['transfer', 'airtime', 'data', 'bill', 'electricity', 'tv', 'tier_upgrade', 'card_create'] as const),
  ...(['loan_apply', 'loan_repay', 'group_create'] as const),
];

/** "When is it due", in the middle of an order: a question that names nothing to be done begins no other. */
function onlyAsks(top: Pending, said: Said, table: Table): boolean {
  const { intent } = said.understood;
  const flow = flowOf(table, intent);
  // Nothing is left by whoever asks of another order before anything was said of this one.
  if (Object.keys(top.values).length === 0) return false;
  if (!flow || !products.includes(intent) || flowOf(table, top.flow)?.kind !== 'order' || top.hold)
    return false;
  return isPlainQuestion(said.text) && !gives(take(flow, said, undefined));
}

/** What is forgotten of the old payee: of another account its name is told anew, of another name its account is. */
const forgone = ({ values }: Taken): readonly SlotName[] =>
  values.account === undefined ? ['account', 'bank', 'payee', 'narration'] : ofPayee;

/** "Make it 6k", where it was asked what is wanted in the end: what is put in each time is corrected, and the question stands. */
function correctedBefore(top: Pending, { understood }: Said, taken: Taken): Taken {
  const { target, ...others } = taken.values;
  const isBefore = top.asked === 'target' && understood.correction && top.values.amount !== undefined;
  return isBefore && target ? { ...taken, values: { ...others, amount: target } } : taken;
}

const LEAST_AGAIN = naira(100);
/** "OK do 20", where 30k was refused: twenty naira or twenty thousand, which is asked. */
function shortAgain(top: Pending, { text }: Said, taken: Taken): Taken {
  const { amount, ...values } = taken.values;
  const said = kobo(BigInt(amount ?? 0));
  if (top.asked !== 'amount' || !top.tries || said <= 0n || said >= LEAST_AGAIN) return taken;
  if (/naira|₦|\bn\d/i.test(text)) return taken;
  return { values, between: { slot: 'amount', amounts: [kobo(said * 1000n), said] } };
}

/** "Eko", of light: who supplies it, though it is a lesson in Yoruba. */
const namesSupplier = (top: Pending, { text }: Said, { values }: Taken): boolean =>
  top.flow === 'electricity' &&
  top.values.biller === undefined &&
  values.biller !== undefined &&
  text.trim().split(/\s+/).length <= 2;

/** "Let me start one", where the code of a group was asked. */
const startsOwn = /\b(?:start|create|open|make|begin|form) (?:(?:a|my) )?(?:new )?(?:own|one|wan)\b/;

/** What nobody borrows for. */
const noPurposes: readonly Intent[] = [
  ...(['goal', 'balance', 'transactions', 'statement', 'receipt', 'spending', 'beneficiaries'] as const),
  ...(['where_is_my_money', 'recall', 'limits', 'card_freeze', 'card_show', 'freeze_account'] as const),
  ...(['pin_change', 'group_status', 'group_contribute', 'loan_status', 'loan_repay', 'portfolio'] as const),
];
/** "I want to save money", where it is asked what a loan is for: a wish of its own. */
const wantsElse = (top: Pending, { understood: { intent, confidence, bare } }: Said): boolean =>
  top.flow === 'loan_apply' &&
  top.asked === 'narration' &&
  !bare &&
  confidence >= SURE &&
  noPurposes.includes(intent);

const beginsWithSum = /^\s*(?:₦|#|n|ngn)?\s?\d/i;
/** "15k for school fees", where a sum is still open: how much and what for, and no word of another order. */
const isOnlySum = ({ values, hold }: Pending, { text, understood: { slots } }: Said, taken: Taken): boolean =>
  !hold &&
  values.amount === undefined &&
  taken.values.amount !== undefined &&
  beginsWithSum.test(text) &&
  (slots.account ?? slots.phone ?? slots.meter ?? slots.biller ?? slots.bank ?? slots.name) === undefined;

function within(top: Pending, said: Said, table: Table): Move {
  const { understood } = said;
  const { intent, answer, confidence, bare } = understood;
  const flow = flowOf(table, top.flow);
  const given = flow ? take(flow, said, top.asked) : { values: {} };
  const taken = shortAgain(top, said, correctedBefore(top, said, onlyRenamed(top.values, said, given)));
  if (top.values.phone) delete taken.values.whose;
  if (top.flow === 'transfer' && top.values.name && ofThem.test(plain(said.text))) delete taken.values.again;
  const answered =
    top.asked !== undefined && (taken.values[top.asked] !== undefined || taken.between?.slot === top.asked);
  const other = intent !== top.flow;
  const lasts = taken.values.months !== undefined && top.values.months === undefined;
  const isGiven = lasts && [sumAndTime, timeAlone].some((each) => each.test(plain(said.text)));
  if (top.asked === 'code' && startsOwn.test(plain(said.text)))
    return { do: 'begin', intent: 'group_create', taken: { values: {} } };
  if (wantsElse(top, said)) return begin(said, table);
  if (isGiven || namesSupplier(top, said, taken)) return { do: 'fill', taken };
  if (other && onlyAsks(top, said, table)) return missed(said);
  if (isForPhone(top.flow, said, taken) && !taken.values.phone && !taken.values.name)
    return { do: 'fill', taken: forSomebody(said, taken) };
  if (turnsToBuying(top, said, taken)) return begin(said, table);
  if (other && isOnlySum(top, said, taken)) return { do: 'fill', taken };
  if (other && begins(said, table, answered || (top.hold !== undefined && answer !== undefined)))
    return begin(said, table);
  const inWords = top.asked === 'title' || top.asked === 'nickname' || top.asked === 'narration';
  if (inWords && isPlainQuestion(said.text))
    return other && confidence >= LEAST && intent !== 'out_of_scope' ? begin(said, table) : missed(said);
  const sums = top.between ? choicesOf(top) : [];
  const [only] = sums;
  // One sum and "another amount": a yes is for the sum.
  if (only && sums.length === 2 && answer === 'yes') return byOption(top, sums, only);
  // Of several answers one is what a yes is for.
  if (answer === 'yes' && top.asked !== 'sure' && !top.hold) {
    const [one, more] = top.options ?? [];
    const agreed = top.options?.find(isYes) ?? (more || top.asked === 'account' ? undefined : one);
    if (agreed) return { do: 'pick', values: agreed.values };
  }
  // "Freeze it" to "shall I block it": whoever only asked wants it now.
  const wantsBlock = top.flow === 'freeze_account' && !other && confidence >= SURE && !taken.values.enquiry;
  if (wantsBlock && top.asked === 'sure') return { do: 'pick', values: { sure: 'yes' } };
  const accepts = top.hold === 'invite' && !other && answer !== 'no' && confidence >= SURE;
  if (accepts || (top.hold && answer === 'yes')) return { do: 'yes', taken };
  if (answer === 'no' && (top.hold || top.asked === 'sure') && !gives(taken)) return { do: 'no' };
  if (gives(taken) && !isOfAnother(top.flow, said))
    return { do: 'fill', taken, ...(isToAnother(top, said, taken) && { without: forgone(taken) }) };
  if (answer === 'no') return { do: 'no' };
  if (!other && !bare && confidence >= LEAST) return { do: 'fill', taken };
  if (other && confidence >= LEAST && !bare && (isBankAction(intent) || intent === 'help'))
    return begin(said, table);
  return missed(said);
}

/** "500 for 08031234567": a sum and a phone number, and no word of what is wanted. */
function sendOrTopUp({ understood: { bare, slots } }: Said): Move | undefined {
  const { amount, phone, network, bank, account } = slots;
  if (!bare || !phone || !amount || !('kobo' in amount) || (network ?? bank ?? account)) return undefined;
  return { do: 'either', values: { amount: String(amount.kobo), phone, account: walletOf(phone) } };
}

/** "Give 08031234567": a number, in the words of a transfer or in few of airtime, and nothing else of one. */
const isOnlyPhone = ({ understood: { intent, confidence, slots } }: Said): boolean =>
  (intent === 'transfer' || (intent === 'airtime' && confidence < SURE)) &&
  slots.phone !== undefined &&
  (slots.amount ?? slots.account ?? slots.name ?? slots.bank) === undefined;

/** "For my wife, 0803…": of what is bought for a phone, whose it is. */
const forPhone =
  /^(?:(?:no+|it'?s|it is|make it|a'a|rara|mba|sorry|actually|ok|abeg|please|jowo|biko)[ ,]+)*(?:for|give|na for|na|fun|don|wa|ga|maka|nke|nye)\b(?!.*\b(?:buy|airtime|recharge|credit|load|data|saya|katin?|ra|kaadi|zu[ot]\w*)\b)/;
const isForPhone = (intent: Intent, { text, understood }: Said, { values }: Taken): boolean =>
  (intent === 'airtime' || intent === 'data') &&
  (understood.intent === intent || understood.intent === 'out_of_scope' || understood.confidence < SURE) &&
  (values.phone !== undefined || toppedUpFor(text) !== undefined) &&
  values.amount === undefined &&
  forPhone.test(plain(text));
/** "For my husband", and not his number, which is then asked for. */
const forSomebody = ({ text }: Said, taken: Taken): Taken =>
  taken.values.phone ? taken : { values: { ...taken.values, name: toppedUpFor(text) } };

/** What was not approved is told so, and how. */
const saysApproved =
  /^\s*(?:(?:ok(?:ay)?|yes|oga|sir|ma|o da|o dara|be+ ?ni|toh?|e+hen?|ngwa|o di mma|alright)[ ,.]+)*(?:i (?:have |don |already |just |ti )*(?:approved?|confirm(?:ed)?|put (?:my |the )?pin|enter(?:ed)? (?:my |the |it|am|pin)+|done|do am|did it|finish(?:ed)?)|approved|done|e don do|na (?:riga na )?(?:sa|saka|shigar da|rubuta|tabbatar|amince)\b(?: da)?(?: lambar)?(?: (?:sirri\w*|pin))?|mo ti (?:te|fi|tẹ|ko)(?: si)? pin|mo ti fowo ?si|e?tinyela m pin|e?kwetala m)\b.{0,20}$/;

/** "I go use GTB 1234567896": the order goes to another account. */
const usesAnother =
  /^(?:[^\s,]+[\s,]+){0,2}(?:i (?:go|will|wan|want to) use|(?:make i|let me) use|a(?:ga|na) m e(?:ji|jizi)|ka m jiri) /;

/** As something was done at another time. */
const asBefore =
  /\b(?:last|before|previous|yesterday|usual|jiya|dazu\w*|baya|karshe|ana|ose|osu|koja|isaaju|tele|gara aga|ikpeazu|mbu)\b/;

/** "Recharge her again", of what still waits to be paid once: nothing that was bought before is meant. */
const wantsItTwice = (intent: Intent, { understood, text }: Said, { values }: Taken): boolean =>
  (understood.intent === intent || understood.intent === 'bill') &&
  values.again === 'same' &&
  Object.keys(values).length === 1 &&
  !asBefore.test(plain(text));

const setsRight = new RegExp(
  `^(?:(?:${RIGHTLY}|it is|wait|use|her|his|the) |(?:she|he|they|i|we) (?:dey )?uses? )`,
);
const RIGHT_WORDS_MOST = 5;
const sold: readonly SlotName[] = ['network', 'biller', 'bundle', 'asset', 'bank'];

/** "She uses Airtel", "no, Ibadan", "actually premium": who sells it or what, where only that is said. */
function namesAnother({ flow, values }: Offer, { text, understood }: Said, taken: Values): boolean {
  const [name, more] = Object.keys(taken) as SlotName[];
  if (!name || !sold.includes(name) || more || values[name] === taken[name]) return false;
  const folded = plain(text).trim().replaceAll(',', '');
  const words = folded.split(/\s+/).length;
  const isRight = words <= 2 || (words <= RIGHT_WORDS_MOST && setsRight.test(folded));
  const isOwn =
    understood.bare ||
    understood.intent === 'out_of_scope' ||
    understood.intent === 'help' ||
    ((name === 'bundle' || name === 'asset') && understood.intent === flow);
  return isRight && isOwn && !isQuestion(folded);
}

/** "She gave me another number, 1234567896": with no wish of its own, another account is where the order goes. */
const givesAnother = (
  { flow, values }: Offer,
  { understood, text }: Said,
  { values: given }: Taken,
): boolean =>
  flow === 'transfer' &&
  understood.intent === 'out_of_scope' &&
  given.account !== undefined &&
  given.account !== values.account &&
  !isPlainQuestion(text);

/** "45012345690 ibadan": another meter, and no word of another order. */
const givesMeter = ({ values }: Taken, { text }: Said): boolean =>
  values.meter !== undefined && values.amount === undefined && /^\D{0,6}\d/.test(text);

/** "No, it's too expensive", "remove it": what is offered is not wanted. */
const turnsDown =
  /^\s*(?:(?:no+|nah|mba|a'a|rara)[ ,]+)?(?:it'?s |it is |e |this is |that is |that's |ya yi |o )?(?:too (?:expensive|costly|dear|high|much)|cost too much|tsada|won ju|di oke onu)(?: (?:for me|abeg|please|sir|ma|o))*[\s.!]*$|^\s*(?:(?:please|abeg|ok|no)[ ,]+)*(?:remove|delete|drop) (?:it|am|that)(?: (?:please|abeg))*[\s.!]*$/;

/** "Send it to her", of what is offered already: a yes in words, and no payment of its own. */
const sendsThat =
  /^\s*(?:(?:please|abeg|ok|oya|now|yes)[ ,]+)*(?:send|give|load|pay) (?:it|am) (?:to |give |for )?(?:him|her|them|am)(?: (?:now|sharp sharp|please|abeg|quick|quickly))*[\s.!]*$/;

/** "No, now", of what was not to be sent later: a yes. */
const goesNow =
  /^\s*(?:(?:no+|nah|ok|then|a'?a|rara|o ti|mba|please|abeg)[ ,.]+)*(?:(?:just |then )?(?:send|do|pay) (?:it|am) )?(?:now(?: now)?|right (?:now|away)|immediately|yanzu(?: yanzu)?|bayi|nisinsinyi|nisisiyi|ugbu a)(?: (?:then|please|abeg|biko|jowo))*[\s.!]*$/;

/** What is paid in naira that the customer names. */
const byAmount: readonly Intent[] = ['transfer', 'airtime', 'electricity', 'bill', 'goal', 'loan_apply'];

/** "Add 2k to it", of what is offered: the sum that was said before, and so much more or less. */
function bySo(offer: Offer, said: Said): Move | undefined {
  const before = BigInt(offer.values.amount ?? 0);
  const sum = amountIn(said);
  if (!byAmount.includes(offer.flow) || before <= 0n || sum === undefined) return undefined;
  const by = setsSum(said.text) ? 'to' : bySaid(said.text);
  const after = by === 'to' ? BigInt(sum) : before + (by === 'less' ? -BigInt(sum) : BigInt(sum));
  return by && after > 0n ? { do: 'reopen', taken: { values: { amount: String(after) } } } : undefined;
}

function overOffer(offer: Offer, said: Said, table: Table): Move | undefined {
  const changed = bySo(offer, said);
  if (changed) return changed;
  const { flow: intent, values } = offer;
  const { understood } = said;
  const flow = flowOf(table, intent);
  // "Make it one year", of what is locked until a day.
  const isLonger = values.until !== undefined && opensAsCorrection(plain(said.text));
  const given = flow ? take(flow, said, isLonger ? 'until' : undefined) : { values: {} };
  const taken = onlyRenamed(values, said, given);
  delete taken.values.whose;
  const own = understood.intent === intent;
  if (turnsDown.test(plain(said.text))) return { do: 'cancel' };
  if (
    sendsThat.test(plain(said.text)) &&
    (intent === 'transfer' || intent === 'airtime' || intent === 'data')
  )
    return { do: 'yes', taken: { values: {} } };
  if (taken !== given) return { do: 'reopen', taken };
  if (own && givesMeter(taken, said)) return { do: 'reopen', taken };
  if (givesAnother(offer, said, taken)) return { do: 'reopen', taken, without: ofPayee };
  if (namesAnother(offer, said, taken.values)) return { do: 'reopen', taken };
  if (wantsItTwice(intent, said, taken)) return { do: 'yes', taken: { values: {} } };
  if (isLonger && taken.values.until) return { do: 'reopen', taken };
  if (isForPhone(intent, said, taken))
    return { do: 'reopen', taken: forSomebody(said, taken), without: ['name', 'network'] };
  const { schedule, goal } = values;
  if (intent === 'goal' && schedule && goal && taken.values.amount && putsInOnce(said.text))
    return { do: 'begin', intent, taken: { values: { deed: 'save', goal, amount: taken.values.amount } } };
  if (isOnlyPhone(said) && taken.values.phone) return { do: 'reopen', taken };
  const own_words = own || understood.bare || understood.confidence < SURE;
  const { part, share, name, account } = taken.values;
  // "Make it all my money", "pay half": the order that was offered, of another sum.
  if ((part ?? share) && !name && !account) return { do: 'reopen', taken };
  // "Stop saving for the phone", where the plan for it still waits.
  if (own && intent === 'goal' && taken.values.deed === 'stop') return { do: 'cancel' };
  const isMoved = own && !taken.values.amount && usesAnother.test(plain(said.text));
  const changes = understood.correction || isMoved || (own_words && (!own || understood.bare));
  // "How much every week" asks of what was offered, and changes nothing.
  const asks = isPlainQuestion(said.text) && !understood.correction && !understood.bare && !isMoved;
  if (gives(taken) && changes && !asks && !isOfAnother(intent, said)) return { do: 'reopen', taken };
  if (understood.answer === 'no') return { do: 'no' };
  if (saysApproved.test(plain(said.text)) || (!isBankAction(understood.intent) && agreesInWords(said.text)))
    return { do: 'yes', taken: { values: {} } };
  if (understood.answer === 'yes' || (own && !gives(taken))) return { do: 'yes', taken };
  return undefined;
}

function missed(said: Said): Move {
  const { intent, confidence, guesses = [] } = said.understood;
  // "My mum", and no more: somebody is meant, and it is not said what for.
  if (isRelation(said.text)) return { do: 'miss', beyond: false, guesses: ['transfer', 'beneficiaries'] };
  // An account number is given for something to be sent there.
  if (said.understood.slots.account)
    return { do: 'miss', beyond: false, guesses: ['transfer', 'beneficiaries'] };
  return { do: 'miss', beyond: intent === 'out_of_scope' && confidence >= SURE, guesses };
}

function begin(said: Said, table: Table): Move {
  const { intent } = said.understood;
  const flow = flowOf(table, intent);
  return { do: 'begin', intent, taken: flow ? take(flow, said, undefined) : { values: {} } };
}

/** Words that stop what is under way, in any of the five languages. */
const stops =
  /\b(?:cancel\w*|stop\w*|abort|forget|never ?mind|nvm|leave|quit|don'?t|do not|soke|dakata|tsaya|bari|daina|fasa|fagile|fagi|duro|kagbuo|kwusi|hapu|ezigala|ezipula)\b/;

/** "No wait, make it 6k" changes the order, though it sounds to a classifier as if it ended it. */
function changed(state: Conversing, said: Said, table: Table): Move | undefined {
  const { intent, source, correction } = said.understood;
  if (intent !== 'cancel' || source !== 'classifier' || !correction || stops.test(plain(said.text)))
    return undefined;
  const top = state.stack.at(-1);
  const flow = flowOf(table, (top ?? state.offer)?.flow ?? intent);
  const taken = flow && take(flow, said, top?.asked);
  if (!taken || !gives(taken)) return undefined;
  return top ? { do: 'fill', taken } : { do: 'reopen', taken };
}

/** "I no mean make you send am twice": what waits was not meant. */
const denied =
  /^(?:(?:no+|wait|ah+|oh+|sorry|chai|ehn)[ ,]+)+i (?:have |had |don )?already (?:sen[dt]|paid|pay|bought|buy|did|do)\b|\bi (?:no|never|didn'?t|did not|don'?t|do not) (?:mean|say|ask|tell|want|talk)\b.{0,24}\b(?:send|pay|buy|transfer|do (?:it|am))\b|\bban ce (?:ki|ka|ku|a) (?:tura|biya|saya)\w*|\b(?:mi o|n ko|emi ko|mi ko) (?:so|ni) (?:pe )?ki (?:e|o)\b|\b(?:asighi|ekwughi) m (?:gi |unu )?(?:ziga|zipu|kwuo|zuta)\w*/;
function deniesOffer({ stack, offer }: Conversing, said: Said, table: Table): Move | undefined {
  const flow = offer && flowOf(table, offer.flow);
  if (!flow || stack.length > 0 || !denied.test(plain(said.text))) return undefined;
  return gives(take(flow, said, undefined)) ? undefined : { do: 'cancel' };
}

/** "No, the monthly one", of data that waits for its PIN. */
function changedLength({ stack, offer }: Conversing, { text }: Said): Move | undefined {
  if (stack.length > 0 || offer?.flow !== 'data') return undefined;
  const values = lastsAnother(offer.values.bundle, text);
  return values && { do: 'reopen', taken: { values }, without: ['bundle', 'amount'] };
}

const refusesOrOrders = /^\s*no+[\s,]+(?:send|transfer|pay|give)\b/;
/** "No, send it to Tunde": what waits goes to another. */
const sendsIt = /^\s*no+[\s,]+(?:send|transfer|pay|give) (?:it|am|the money) (?:to|give)\b/;
const ofOrder: readonly SlotName[] = ['amount', 'account', 'bank', 'name', 'payee', 'narration'];

/** "No send 3k to Amina" forbids it where nothing waits; where 10k to Chidi waits, it is wanted in its place. */
function inItsPlace({ stack, offer }: Conversing, said: Said, table: Table): Move | undefined {
  const flow = flowOf(table, 'transfer');
  const top = stack.at(-1);
  if (said.understood.intent !== 'cancel' || (top ?? offer)?.flow !== 'transfer' || !flow) return undefined;
  if (!refusesOrOrders.test(plain(said.text))) return undefined;
  const taken = take(flow, said, undefined);
  if (top) {
    const toAnother = taken.values.account ?? taken.values.name;
    return toAnother ? { do: 'fill', taken, without: ['account', ...ofPayee] } : undefined;
  }
  if (!offer) return undefined;
  const { amount, account, name } = taken.values;
  if (!amount && (account ?? name) && sendsIt.test(plain(said.text)))
    return { do: 'reopen', taken, without: ['account', ...ofPayee] };
  const isOther =
    amount !== offer.values.amount || (account !== undefined && account !== offer.values.account);
  return amount && (account ?? name) && isOther ? { do: 'reopen', taken, without: ofOrder } : undefined;
}

const other = '(?:change|edit|correct|another|(?:the|di) other|different|wrong|not (?:that|the|this))';
const ofAccount: readonly SlotName[] = ['account', 'bank', 'name', 'payee'];
/** What is to be another, where it is not said which. */
const others: [RegExp, readonly SlotName[]][] = [
  [
    new RegExp(
      `\\b${other}(?: [a-z]+){0,2} (?:amount|sum|figure|price)\\b|\\b(?:canza|sauya|gyara) (?:adadi|kudi)\\w*|\\b(?:yi|paaro|paro) iye(?: owo)?\\b|\\bgbanwee? (?:onu )?ego\\b`,
    ),
    ['amount'],
  ],
  [
    new RegExp(
      `\\b${other}(?: [a-z]+){0,2} (?:account|acct|acc|person|receiver|recipient|beneficiary|name|meter|decoder|iuc|smart ?card)\\b|\\b(?:canza|sauya|gyara) (?:asusu\\w*|mutum\\w*)|\\b(?:yi|paaro|paro) (?:akanti|akaunti|eni)\\b|\\b(?:akanti|akaunti) (?:keji|miran|mii)\\b|\\b(?:dayan|wani|daya) asusu\\w*|\\bakaunt[uoi] (?:nke )?ozo\\b|\\b(?:account|acct|akaunt[uo]|nomba|name|meter|decoder|iuc|smart ?card)(?: number)?(?: ahu)? (?:no (?:dey |be )?correct|(?:is |na )?(?:not correct|incorrect)|isn'?t correct|(?:is|na) wrong|ezighi ezi)\\b|\\bgbanwee? (?:akaunt[uo]|onye)\\b|^(?:\\S+,? ){0,3}(?:(?:that|it|this)(?:'s| is) not|that (?:no|not) be|(?:na )?no be) (?:him|her|them|the (?:one|person)|the right (?:one|person)|the (?:right |correct )?(?:number|account)(?: number)?|who i mean)\\b|^(?:a'a,? )?ba (?:shi|ita|shine|wannan) (?:ba|ne ba|ce ba)\\b|\\b(?:meter|mita|decoder|dikoda|smart ?card)\\w*(?: number)?(?: (?:naa|yen|yii|ahu|a|din|nan))? (?:(?:is not|isn't|no be|not) (?:mine|ours|my own|correct)|ba (?:tawa|nawa|tamu) ba|ki+ ?i? ?se temi|a?bughi nke m)\\b|\\bki+ ?i? ?se (?:oun|eni (?:yen|naa))\\b|\\bo ?bughi (?:onye (?:ahu|m)|ya)\\b`,
    ),
    ofAccount,
  ],
  [
    new RegExp(
      `\\b${other} bank\\b|\\b(?:the|that|di|dat|na) bank (?:no (?:dey )?correct|is not correct|(?:is|na) wrong)\\b|\\b(?:canza|sauya) banki\\b|\\b(?:yi|paaro|paro) (?:banki|ile ifowopamo)\\b|\\bgbanwee? (?:bank|ulo aku)\\b`,
    ),
    ['bank', 'payee'],
  ],
];
/** "That's too expensive", of what has a list of prices. */
const tooDear =
  /\b(?:too|very|so) (?:expensive|costly|dear)\b|^(?:(?:ah|chai|haba|kai|no|ewo)[ ,]+)*(?:(?:that|this|it|e)(?:'s| is| don)? )?(?:too (?:much|cost|high)|cost too much)[\s.!]*$|\bya yi (?:tsada|yawa)|\bo (?:ti )?(?:won|poju) ju\b|\b(?:iye|owo)(?: (?:re|e|naa))? (?:ti )?(?:poju|won ju|ga ju)\b|\bo (?:di|kari\w*) (?:oke|nnukwu) onu\b|\b(?:something|(?:a |the )?(?:one|plan|package)|wetin|anything) (?:that is |wey )?cheap(?:er)?\b|\bcheaper (?:one|plan|package)\b/;

/** "That is not mama's account": whose it is not is nobody to send to. */
const deniesIt =
  /^(?:\S+,? ){0,2}(?:(?:that|this|it|dat|dis)(?:'s| is) not|(?:that|this|it) isn'?t|(?:(?:that|this|dat|dis) )?(?:na )?no be) /;
const ofSomebody = [
  /^(?:[a-z']+ ){1,3}(?:account|acct|acc|number|own)(?: be)?(?: (?:that|this|dat|dis))?[\s.!]*$/,
  /^my (?!bank|money|problem|fault|business|limit|balance|phone|line|name)[a-z]+[\s.!]*$/,
];
const notTheirs = [
  /^(?:\S+,? ){0,2}(?:(?:wannan|wancan) )?ba (?:asusun|lambar) (?:[a-z']+ ){1,3}ba(?: ne| ce)?[\s.!]*$/,
  /^(?:\S+,? ){0,2}(?:(?:iyen|eyi|yen) )?ki+ ?i? ?se (?:akanti|akaunti|account|nomba) [a-z']+(?: [a-z']+){0,2} ?[\s.!]*$/,
  /^(?:\S+,? ){0,2}(?:(?:nke (?:ahu|a)|o) )?a?bughi (?:akaunt\w+|account|nomba) [a-z']+(?: [a-z']+){0,2} ?[\s.!]*$/,
];
const deniesOwner = (text: string): boolean => {
  const rest = text.replace(deniesIt, '');
  const isTold = rest !== text && ofSomebody.some((each) => each.test(rest));
  return isTold || notTheirs.some((each) => each.test(text));
};
const OTHERS_MOST = 48;
const wonders = /^\s*(?:what|how|why|who|when|if|is|can|could|does|will|suppose|which)\b|\?/;

/** "I sent money to the wrong person" tells of what has gone, and changes nothing that waits. */
const tellsOfBefore = /\b(?:sent|paid|transferred|went)\b/;

/** "Change the amount": the order stays, and what is to be another is asked for again. */
function askedAnew(state: Conversing, said: Said, table: Table): Move | undefined {
  const text = plain(said.text);
  const top = state.stack.at(-1);
  const under = top ?? state.offer;
  const flow = under && flowOf(table, under.flow);
  if (!under || !flow || flow.kind !== 'order' || top?.hold || text.length > OTHERS_MOST) return undefined;
  if (wonders.test(text) || tellsOfBefore.test(text)) return undefined;
  const isDenied = deniesOwner(text) || said.deniesPayee === true;
  const dear = under.values.bundle !== undefined && tooDear.test(text) ? (['bundle'] as const) : undefined;
  const named = isDenied ? ofAccount : (dear ?? others.find(([pattern]) => pattern.test(text))?.[1]);
  // The wrong name at a meter is that of its number.
  const isMeter = named?.includes('account') === true && under.values.meter !== undefined;
  const without: readonly SlotName[] | undefined = isMeter ? ['meter'] : named;
  const [first] = without ?? [];
  if (!without || !first) return undefined;
  const taken = isDenied ? { values: {} } : take(flow, said, top?.asked);
  if (gives(taken)) return undefined;
  // What is asked for already, a refused account too, is asked for as it was.
  if (under.values[first] === undefined)
    return top?.asked !== undefined && without.includes(top.asked) ? { do: 'repeat' } : undefined;
  return top ? { do: 'fill', taken, without } : { do: 'reopen', taken, without };
}

/** "Not Ikeja, Eko", of light that is being paid: who else supplies it. */
function anotherSupplier({ stack, offer }: Conversing, { text }: Said): Move | undefined {
  const top = stack.at(-1);
  const under = top ?? offer;
  if (under?.flow !== 'electricity' || top?.hold || under.values.biller === undefined) return undefined;
  const biller = discoOfCity(plain(text));
  if (!biller || biller === under.values.biller) return undefined;
  return { do: top ? 'fill' : 'reopen', taken: { values: { biller } } };
}

/** "It's postpaid", of light that is being paid: the meter is of that kind, and all else stays. */
function anotherMeterType({ stack, offer }: Conversing, { text }: Said): Move | undefined {
  const top = stack.at(-1);
  const under = top ?? offer;
  if (under?.flow !== 'electricity' || top?.hold || isQuestion(plain(text))) return undefined;
  const kind = meterKindSaid(text);
  const before = under.values.meter_type ?? 'prepaid';
  if (!kind || (kind === before && top)) return undefined;
  return { do: top ? 'fill' : 'reopen', taken: { values: { meter_type: kind } } };
}

/** "For my house rent", of a transfer that is being made: that is what it is for, and nothing else begins. */
function saysPurpose({ stack, offer }: Conversing, { text, understood }: Said): Move | undefined {
  const top = stack.at(-1);
  if ((top ?? offer)?.flow !== 'transfer' || top?.hold) return undefined;
  const narration = purposeSaid(text);
  const { amount, account, phone } = understood.slots;
  if (!narration || amount || account || phone || isRelation(narration)) return undefined;
  return { do: top ? 'fill' : 'reopen', taken: { values: { narration } } };
}

/** "Save it as mum", of a transfer that waits: its account is kept under that name, and it waits on. */
function savesPayee({ stack, offer }: Conversing, { text }: Said): Move | undefined {
  if (stack.length > 0 || offer?.flow !== 'transfer') return undefined;
  const { account, bank } = offer.values;
  const wanted = peopleSaid(text);
  if (!account || !bank || wanted?.whom !== LAST || !wanted.nickname) return undefined;
  const values = { people_act: 'save', account, bank, nickname: wanted.nickname };
  return { do: 'begin', intent: 'beneficiaries', taken: { values } };
}

/** "Give 0803…", of airtime or data that waits: another phone is topped up. */
const givesPhone =
  /^\s*(?:(?:no|sorry|oya|ok|abeg|please|actually|i mean|make it|it'?s|na|give|for|to|load(?: it)? (?:for|to)|send(?: it| am)? (?:to|give)|wa|fun|si|nye|maka)[\s,]+)*\+?\d[\d\s-]{9,16}[\s.!]*$/;
function turnedToAnother({ stack, offer }: Conversing, said: Said): Move | undefined {
  const { phone } = said.understood.slots;
  const isTopUp = offer?.flow === 'airtime' || offer?.flow === 'data';
  if (stack.length > 0 || !isTopUp || !phone || !givesPhone.test(plain(said.text))) return undefined;
  return { do: 'reopen', taken: { values: { phone } }, without: ['name', 'phone', 'network'] };
}

/** "For me instead", in any of the five languages. */
const forOneself =
  /^\s*(?:(?:ah|no be am|no|a'?a|rara|mba|sorry|i mean|make it|it'?s|na(?= for)|ehen|abeg|please|actually|jowo|biko|don allah)[\s,]+)*(?:(?:for |to )?(?:me|myself|my (?:own )?(?:phone|line|number|sim)|mine)|(?:don |wa )?(?:ni|kaina|nawa|lambata|layina|wayata)|(?:fun |si )?(?:mi|emi|ara mi|nomba mi|foonu mi|laini mi|temi)(?: funra mi)?|(?:maka |nye )?(?:nke m|onwe m|nomba m|ekwenti m|mu onwe m)|na (?:me|my own)(?: get (?:am|the (?:number|line|phone)))?|na my (?:own )?(?:line|number|phone))(?:[\s,]+(?:instead|abeg|please|now|ne|ni|sir|ma|o))*[\s.!]*$/;

/** What was to be bought for another's phone is bought for one's own. */
function turnedToOneself({ stack, offer }: Conversing, said: Said): Move | undefined {
  const top = stack.at(-1);
  const flow = (top ?? offer)?.flow;
  const isTopUp = flow === 'airtime' || flow === 'data';
  if (!isTopUp || top?.asked === 'phone' || !forOneself.test(plain(said.text))) return undefined;
  const without: readonly SlotName[] = ['name', 'phone', 'network'];
  return { do: top ? 'fill' : 'reopen', taken: { values: {} }, without };
}

const COMPLAINT_WORDS = 3;

/** What is not wanted, or not to be, in any of the five languages. */
const refuses =
  /\b(?:no|not|never|don'?t|isn'?t|a'a|ba|babu|kada|kar|rara|ko|ma|mi o|n ko|mba|\w+(?:ghi|la|kwala))\b/;

/** "Can I still cancel it later" stops nothing now. */
const stoppingLater =
  /^\s*(?:(?:and|but|so|ok)[ ,]+)*(?:(?:can|could|may|will|would|what if|if) i|(?:abi |shey )?i (?:go |still )?fit)\b.*\b(?:cancel|stop|comot)\w*\b.*\b(?:later|after\w*|once|before|any ?time|whenever|midway|in (?:the )?future)\b|^\s*(?:(?:shin|ko) )?zan iya\b.*\b(?:tsay\w*|soke\w*|dakat\w*)\b.*\b(?:daga baya|kowane lokaci|duk lokacin)\b|^\s*(?:se|nje) mo le\b.*\b(?:duro|fagile|fagi le)\b.*\b(?:nigbakugba|nigbakuugba|leyin)\b|^\s*(?:m ga-?enwe ike|enwere m ike) i?(?:kwusi|kagbu)\w*\b.*\b(?:mgbe o ?bula|oge o ?bula|emechaa?)\b/;

/** Whether it is only asked if one may stop later. */
export const asksOfStopping = (text: string): boolean => stoppingLater.test(plain(text));

/** "Go on then" undoes nothing: without a word of stopping or refusing, or in a question, a classifier must be certain. */
function leastToCancel(text: string): number {
  if (stoppingLater.test(text)) return Number.POSITIVE_INFINITY;
  if (conceptsNamed(text).has('cancel') || stops.test(text)) return LEAST;
  return refuses.test(text) && !isQuestion(text) ? LEAST : CERTAIN;
}

/** "How do I know that it is a scam" is asked, and reports none. */
const asksToTell = /^\s*how (?:do|can|will|would|to|i go)\b.*\b(?:know|tell|recogni[sz]e|avoid|spot)\b/;

/** A complaint calls a person and opens a ticket: "why" and what a classifier half believes do not. */
function leastFor(
  { text, understood: { intent, source, correction, answer, slots } }: Said,
  isAsked: boolean,
): number {
  // "Make it seven thousand" is no "again".
  if (intent === 'repeat' && source === 'classifier' && correction) return Number.POSITIVE_INFINITY;
  if (intent === 'cancel' && source === 'classifier')
    return answer === 'yes' ? Number.POSITIVE_INFINITY : leastToCancel(plain(text));
  // "Her number is 0803…", where something is asked, calls nobody.
  if (intent === 'human' && source === 'classifier' && isAsked && (slots.phone ?? slots.account))
    return Number.POSITIVE_INFINITY;
  // "Five people", where it was asked how many, calls nobody.
  if (intent === 'human' && source === 'classifier') return isAsked ? SURE : LEAST;
  // "What if the token does not work": nothing has gone wrong yet.
  if (intent === 'complaint' && supposes.test(plain(text))) return Number.POSITIVE_INFINITY;
  if (intent !== 'complaint' || source !== 'classifier') return LEAST;
  if (asksToTell.test(plain(text))) return Number.POSITIVE_INFINITY;
  const speaks = conceptsNamed(plain(text));
  if (speaks.has('fraud') || speaks.has('complain')) return LEAST;
  const { length } = text.trim().split(/\s+/);
  if (length < COMPLAINT_WORDS) return Number.POSITIVE_INFINITY;
  return length === COMPLAINT_WORDS ? CERTAIN : SURE;
}

/** "Do 5k instead", "raise it then": of what was refused, or taken back, a moment ago. */
function ofRefused(
  { stack, offer, refused, dropped }: Conversing,
  said: Said,
  table: Table,
): Move | undefined {
  const top = stack.at(-1);
  const isAsked = top?.asked === 'amount' && (top.tries ?? 0) > 0;
  const under = isAsked ? top : top || offer ? undefined : (refused ?? dropped);
  const flow = under && flowOf(table, under.flow);
  if (!under || !flow) return undefined;
  if (raisesIt(said.text) && under !== dropped)
    return { do: 'begin', intent: 'tier_upgrade', taken: { values: {} } };
  if (isAsked || !(said.understood.bare || doesOnlySum(said.text))) return undefined;
  const { values, between } = take(flow, said, 'amount');
  const isOnly = Object.keys(values).every((name) => name === 'amount');
  if (!(values.amount ?? between) || !isOnly) return undefined;
  return {
    do: 'begin',
    intent: under.flow,
    taken: { values: { ...under.values, ...values }, ...(between && { between }) },
  };
}

/** What a message means where the conversation stands. Pure: it reads the state and changes nothing. */
export function decide(state: Conversing, said: Said, table: Table, news: readonly Choice[] = []): Move {
  const { understood } = said;
  const row = table[understood.intent];
  const choice = picked(state, said, table, news);
  if (choice) return choice;
  const change =
    ofRefused(state, said, table) ??
    changed(state, said, table) ??
    inItsPlace(state, said, table) ??
    askedAnew(state, said, table) ??
    deniesOffer(state, said, table) ??
    changedLength(state, said) ??
    anotherSupplier(state, said) ??
    anotherMeterType(state, said) ??
    saysPurpose(state, said) ??
    savesPayee(state, said) ??
    turnedToAnother(state, said) ??
    turnedToOneself(state, said);
  if (change) return change;
  // "I don do am" stops nothing.
  const isOffered = state.offer !== undefined && state.stack.length === 0;
  const isApproved = saysApproved.test(plain(said.text)) && understood.source === 'classifier';
  if (isOffered && (isApproved || goesNow.test(plain(said.text))))
    return { do: 'yes', taken: { values: {} } };
  if (isControl(row) && understood.confidence >= leastFor(said, state.stack.length > 0))
    return { do: row, ...reference(said) };
  const top = state.stack.at(-1);
  if (top) return within(top, said, table);
  const move = state.offer && overOffer(state.offer, said, table);
  if (move) return move;
  const either = sendOrTopUp(said);
  if (either) return either;
  if (isControl(row)) return missed(said);
  // "If I took a loan, what would I pay" orders none, and what waits for its PIN stays.
  const isOrder = flowOf(table, understood.intent)?.kind === 'order';
  if (state.offer && isOrder && supposes.test(plain(said.text))) return missed(said);
  if (understood.intent !== 'out_of_scope' && understood.confidence >= LEAST) return begin(said, table);
  if (understood.answer) return { do: understood.answer, taken: { values: {} } };
  return missed(said);
}

const reference = (said: Said): { reference?: string } => {
  const { reference: named } = said.understood.slots;
  return named ? { reference: named } : {};
};
