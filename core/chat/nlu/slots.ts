import type { Folded, Language } from '../../kernel/index.ts';
import { type Amount, type FoundAmount, findAmounts } from './amounts.ts';
import { withoutTakenBack } from './answers.ts';
import { findBanks } from './banks-said.ts';
import { type DigitRun, findDigits, toPhone } from './digits.ts';
import { discoCodes } from './discos.ts';
import { findPeriods, type Period } from './periods.ts';
import type { Secret } from './secrets.ts';

export type Network = 'mtn' | 'airtel' | 'glo' | '9mobile';

export type Slots = {
  amount?: Amount;
  account?: string;
  bank?: { code: string; name: string };
  phone?: string;
  /** A person or nickname, as said. */
  name?: string;
  network?: Network;
  /** A data plan ("1gb weekly") or a television bouquet ("compact plus"), folded. */
  plan?: string;
  /** Whom a bill is paid to, by a short code: `ikedc`, `dstv`, `waec`, `bet9ja` … */
  biller?: string;
  meter?: string;
  period?: Period;
  language?: Language;
  narration?: string;
  reference?: string;
};

/** A part of the folded text that a slot explains, and the word that stands for it when a text is classified. */
export type Span = { start: number; end: number; mask: string };

/** What was read, and where. `runs` are long digits whose meaning waits for the intent: an account or a phone, a meter or a BVN. */
export type Read = { slots: Slots; spans: Span[]; runs: DigitRun[]; amounts: FoundAmount[]; text: string };

const networkNames: [RegExp, Network][] = [
  [/\b(?:mtn+|emtiyen|em tee en|m\.t\.n)\b/g, 'mtn'],
  [/\b(?:air?tell?e?|airtle|artel|zain)\b/g, 'airtel'],
  [/\b(?:glo+|globacom|glow)\b/g, 'glo'],
  [/\b(?:9 ?mobile|nine ?mobile|etisalate?|t2(?: mobile)?)\b/g, '9mobile'],
];

/** "It is not MTN, it is Airtel": what is refused right before its name is not what is meant. */
const refusedBefore =
  /\b(?:not|isn't|no be|no bi|ba|ki i se|kii se|o bughi|abughi)(?: (?:an?|the|to|for))? ?$/;

const languageNames: [RegExp, Language][] = [
  [/\b(?:english|englsh|inglishi|turanci|turancin|oyinbo|geesi|gesi|bekee|bekeeh|oyibo)\b/, 'en'],
  [/\b(?:pidgin|pigin|pidgeon|pidjin|broken(?: english)?|naija)\b/, 'pcm'],
  [/\b(?:hausa|hause|awusa)\b/, 'ha'],
  [/\b(?:yoruba|yorubaa|yariba|yarbanci|yorubanci)\b/, 'yo'],
  [/\b(?:igbo|ibo|inyamurai|inyamuranci)\b/, 'ig'],
];

const billerNames: [RegExp, string][] = [
  [/\b(?:ikedc|ikeja electric|ikeja disco|ie prepaid)\b/g, 'ikedc'],
  [/\b(?:ekedc|eko electric|eko disco|ekedp)\b/g, 'ekedc'],
  [/\b(?:aedc|abuja electric|abuja disco)\b/g, 'aedc'],
  [/\b(?:ibedc|ibadan electric|ibadan disco)\b/g, 'ibedc'],
  [/\b(?:kedco|kano electric|kano disco)\b/g, 'kedco'],
  [/\b(?:phed|phedc|port harcourt electric|ph disco)\b/g, 'phed'],
  [/\b(?:kaedco|kaduna electric)\b/g, 'kaedco'],
  [/\b(?:jed|jos electric|jos disco)\b/g, 'jed'],
  [/\b(?:eedc|enugu electric|enugu disco)\b/g, 'eedc'],
  [/\b(?:bedc|benin electric|benin disco)\b/g, 'bedc'],
  [/\b(?:yedc|yola electric)\b/g, 'yedc'],
  [/\b(?:ds ?tv|dstb|multichoice)\b/g, 'dstv'],
  [/\b(?:go ?tv|gotb)\b/g, 'gotv'],
  [/\b(?:star ?times?|startime)\b/g, 'startimes'],
  [/\b(?:show ?max)\b/g, 'showmax'],
  [/\b(?:waec|wassce)\b/g, 'waec'],
  [/\b(?:neco)\b/g, 'neco'],
  [/\b(?:jamb|utme)\b/g, 'jamb'],
  [/\b(?:lawma|waste bill|refuse)\b/g, 'lawma'],
  [/\b(?:water (?:bill|board|corporation|rate)|ruwa|ugwo mmiri|owo omi)\b/g, 'water'],
  [/\b(?:bet9ja|bet 9ja|bet9)\b/g, 'bet9ja'],
  [/\b(?:sporty ?bet)\b/g, 'sportybet'],
  [/\b(?:1xbet)\b/g, '1xbet'],
  [/\b(?:bet ?king)\b/g, 'betking'],
  [/\b(?:spectranet)\b/g, 'spectranet'],
  [/\b(?:smile(?= (?:data|internet|bill|subscription)))\b/g, 'smile'],
  [/\b(?:lcc|toll(?: gate)?|e-?tag)\b/g, 'lcc'],
  [/\b(?:firs|lirs|remita)\b/g, 'remita'],
];
const discos = new Set(discoCodes);
const cityDiscos: [RegExp, string][] = [
  [/\bikeja\b/, 'ikedc'],
  [/\beko\b/, 'ekedc'],
  [/\babuja\b/, 'aedc'],
  [/\bibadan\b/, 'ibedc'],
  [/\bkano\b/, 'kedco'],
  [/\b(?:port harcourt|portharcourt|phc)\b/, 'phed'],
  [/\bkaduna\b/, 'kaedco'],
  [/\bjos\b/, 'jed'],
  [/\benugu\b/, 'eedc'],
  [/\bbenin\b/, 'bedc'],
];
/** "No, not Ikeja": what may stand before the city that is meant, and behind it. */
const beforeCity =
  /^(?:(?:no+|sorry|oh|ah|wait|abeg|please|i mean|it'?s|it is|make it|change (?:it|am) to|use|na|rara|mba|a'?a|(?:not|no be|ba|ki i se|o bughi) [a-z]+(?: electric)?(?: ba)?)[\s,]+)+/;
const behindCity = /(?:[\s,]+(?:na|own|one|please|abeg|instead|o|ne|ni))?[\s.!]*$/;
/** "Ikeja", and no more, or "not Ikeja, Eko": who sells light there. */
export function discoOfCity(text: string): string | undefined {
  const named = text.trim().replace(beforeCity, '').replace(behindCity, '');
  return cityDiscos.find(([city]) => named.replace(city, '') === '')?.[1];
}
const tvNames = new Set(['dstv', 'gotv', 'startimes', 'showmax']);

const volume =
  /(\d+(?:\.\d+)?)\s?(gb|gig|gigs|gigabytes?|mb|megabytes?|tb)\b(?:\s(?:for )?(?:a |one |1 )?(daily|weekly|monthly|day|week|month|night|weekend))?/;
const bouquet =
  /\b(compact plus|compact|premium|padi|yanga|confam|jinja|jolli|smallie|supa plus|supa|gotv max|max|nova|basic|smart|super|classic|access(?= (?:dstv|bouquet|package)))\b/;

/** The words that tell what kind of thing is being paid for, before any intent is known. */
export const lightWords =
  /\b(?:meter|mita|nepa|phcn|light|electric|electricity|prepaid|postpaid|disco|wuta|lantarki|(?:owo|san|ra|fun|mita) ina|oku|eletiriiki|token|latrik)\b/;
export const tvWords =
  /\b(?:ds ?tv|go ?tv|star ?times?|startime|showmax|cable|decoder|bouquet|tv|iuc|smartcard|smart card|telebijin|talabijin)\b/;
export const phoneWords =
  /\b(?:airtime|recharge|card|credit|data|top ?up|load|vtu|mb|gb|bundle|sub|subscribe|kati|katin|kaadi|kardi|caji|line)\b/;

const reference = /\b(?:k[a-z]\d{6}[a-z0-9]{6,10}(?:-\d{1,3})?|\d{30}|[a-z]{2,4}-\d{4,}[a-z0-9-]*)\b/;

function addAll(read: Read, pattern: RegExp, mask: string, use: (match: RegExpMatchArray) => boolean): void {
  for (const match of read.text.matchAll(pattern)) {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (read.spans.some((span) => start < span.end && span.start < end)) continue;
    if (use(match) && mask) read.spans.push({ start, end, mask });
  }
}

const blanked = (text: string, spans: readonly { start: number; end: number }[]): string => {
  let result = text;
  for (const { start, end } of spans)
    result = result.slice(0, start) + '.'.repeat(end - start) + result.slice(end);
  return result;
};

function readDigits(read: Read, secrets: readonly { start: number; end: number }[]): void {
  for (const run of findDigits(read.text)) {
    if (run.kind === 'other' || secrets.some((each) => run.start < each.end && each.start < run.end))
      continue;
    const masks = {
      account: 'xacct',
      phone: 'xphone',
      eleven: 'xmeter',
      card: 'xmeter',
      session: 'xref',
      meter: 'xmeter',
    };
    if (run.kind === 'session') read.slots.reference = run.digits;
    else read.runs.push(run);
    read.spans.push({ start: run.start, end: run.end, mask: masks[run.kind] });
  }
}

function readBillers(read: Read, expecting: string | undefined): void {
  const { slots, text } = read;
  for (const [pattern, biller] of billerNames)
    addAll(read, pattern, '', () => {
      slots.biller ??= biller;
      return false;
    });
  if (!slots.biller && (expecting === 'meter' || lightWords.test(text)))
    slots.biller = cityDiscos.find(([city]) => city.test(text))?.[1];
  const tv = tvWords.test(text) || tvNames.has(slots.biller ?? '');
  if (tv) slots.plan = bouquet.exec(text)?.[1];
  addAll(read, new RegExp(volume, 'g'), 'xplan', (match) => {
    const size = `${match[1]}${/^g/.test(match[2] ?? '') ? 'gb' : /^t/.test(match[2] ?? '') ? 'tb' : 'mb'}`;
    const rhythm: Record<string, string> = { day: 'daily', week: 'weekly', month: 'monthly' };
    slots.plan ??= match[3] ? `${size} ${rhythm[match[3]] ?? match[3]}` : size;
    return true;
  });
  for (const key of ['biller', 'plan'] as const) if (slots[key] === undefined) delete slots[key];
}

/** Reads every slot of a text but the name, in an order in which none takes what is another's. */
export function readSlots(
  folded: Folded,
  secrets: readonly Secret[],
  context: { language: Language; now: Date; expecting?: string },
): Read {
  const hidden = secrets.map((secret) => ({
    start: folded.at.findIndex((at) => at >= secret.start),
    end: folded.at.findIndex((at) => at >= secret.end),
    mask: 'xsecret',
  }));
  const text = withoutTakenBack(folded.text);
  const read: Read = { slots: {}, spans: [...hidden], runs: [], amounts: [], text };
  const { slots } = read;
  addAll(read, /•+/g, 'xsecret', () => true);
  addAll(read, new RegExp(reference, 'g'), 'xref', (match) => {
    slots.reference ??= match[0].toUpperCase();
    return true;
  });
  readDigits(read, hidden);
  readBillers(read, context.expecting);
  for (const { period, start, end } of findPeriods(
    blanked(text, read.spans),
    context.now,
    context.language,
  )) {
    slots.period ??= period;
    read.spans.push({ start, end, mask: 'xperiod' });
  }
  for (const found of findAmounts(blanked(text, read.spans), context.language)) {
    read.amounts.push(found);
    if (found.marked) read.spans.push({ start: found.start, end: found.end, mask: 'xamt' });
  }
  for (const { bank, start, end } of findBanks(blanked(text, read.spans), context.expecting === 'bank')) {
    slots.bank ??= { code: bank.code, name: bank.short };
    read.spans.push({ start, end, mask: 'xbank' });
  }
  const networks: { network: Network; at: number }[] = [];
  for (const [pattern, network] of networkNames)
    addAll(read, pattern, 'xnet', ({ index = 0 }) => networks.push({ network, at: index }) > 0);
  networks.sort((a, b) => a.at - b.at);
  const meant = networks.find(({ at }) => !refusedBefore.test(text.slice(0, at))) ?? networks[0];
  if (meant) slots.network = meant.network;
  for (const [pattern, language] of languageNames) if (pattern.test(text)) slots.language ??= language;
  return read;
}

/** Gives the long digits their meaning, once it is known what the customer is about. */
export function settleDigits(
  read: Read,
  about: { phone: boolean; meter: boolean; expecting?: string },
): void {
  const { slots } = read;
  for (const run of read.runs) {
    const wallet = /^[789][01]\d{8}$/.test(run.digits);
    const asPhone = run.kind === 'phone' || (wallet && (about.phone || about.expecting === 'phone'));
    // Airtime asked for where a meter was awaited is for a phone.
    const ofPhone = about.expecting === 'meter' && run.kind === 'phone' && slots.network !== undefined;
    if (about.meter && !ofPhone && (run.digits.length >= 10 || about.expecting === 'meter'))
      slots.meter ??= run.digits;
    else if (asPhone) slots.phone ??= toPhone(run.digits);
    else if (run.kind === 'account') slots.account ??= run.digits;
    else if (run.kind === 'eleven' || run.kind === 'meter' || run.kind === 'card') slots.meter ??= run.digits;
  }
}

/** The text with its values replaced by words that stand for their kinds, as the classifier reads it. */
export function maskText(text: string, spans: readonly Span[]): string {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let result = '';
  let from = 0;
  for (const span of sorted) {
    if (span.start < from) continue;
    result += `${text.slice(from, span.start)} ${span.mask} `;
    from = span.end;
  }
  return (result + text.slice(from)).replace(/\d+/g, ' xnum ').replace(/\s+/g, ' ').trim();
}

/** Whether a biller sells light. */
export const isDisco = (biller: string | undefined): boolean => biller !== undefined && discos.has(biller);
/** Whether a biller sells television. */
export const isTv = (biller: string | undefined): boolean => biller !== undefined && tvNames.has(biller);
