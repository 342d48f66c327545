/** Text as an English voice should read it: amounts in words, numbers of accounts and phones digit by digit, references spelled, nothing that only eyes use. */
export function forSpeech(text: string): string {
  return steps.reduce((said, [pattern, change]) => said.replace(pattern, change), text).trim();
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: readonly [bigint, string][] = [
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
];

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const low =
    rest < 20 ? units[rest] : `${tens[Math.floor(rest / 10)]}${rest % 10 ? ` ${units[rest % 10]}` : ''}`;
  if (hundreds === 0) return low ?? '';
  return `${units[hundreds]} hundred${rest ? ` and ${low}` : ''}`;
}

function inWords(value: bigint): string {
  if (value === 0n) return 'zero';
  const parts: string[] = [];
  let rest = value;
  for (const [size, name] of scales) {
    if (rest < size) continue;
    parts.push(`${inWords(rest / size)} ${name}`);
    rest %= size;
  }
  if (rest > 0n) parts.push(`${parts.length > 0 && rest < 100n ? 'and ' : ''}${belowThousand(Number(rest))}`);
  return parts.join(' ');
}

const whole = (digits: string): bigint => BigInt(digits.replace(/\D/g, '') || '0');

/** Digits in threes and a last four, a breath between them, as Nigerians read an account number out. */
function digitByDigit(digits: string): string {
  const groups = digits.match(/^\d{4}(?=\d{7}$)|\d{1,3}(?=\d{4})|\d{1,4}/g) ?? [];
  return groups.map((group) => [...group].map((digit) => units[Number(digit)]).join(' ')).join(', ');
}

const spell = (text: string): string =>
  [...text].map((letter) => (/\d/.test(letter) ? units[Number(letter)] : letter.toUpperCase())).join(' ');

/** The English dictionary says it as "nehra". */
const NAIRA = 'nyra';

type Change = (match: string, ...groups: string[]) => string;

/** `12.50`: a decimal's figures are said one by one. */
const decimal = (before: string, after = ''): string =>
  `${inWords(whole(before))}${after ? ` point ${[...after].map((digit) => units[Number(digit)]).join(' ')}` : ''}`;

const money: Change = (_, naira = '', kobo = '', scale = '') => {
  const name = { k: ' thousand', m: ' million' }[scale.toLowerCase()] ?? '';
  if (name) return `${decimal(naira, kobo)}${name} ${NAIRA}`;
  return `${inWords(whole(naira))} ${NAIRA}${small(kobo, 'kobo')}`;
};

const small = (part: string, name: string): string =>
  Number(part) > 0 ? ` ${inWords(whole(part.padEnd(2, '0')))} ${name}` : '';

const coins: Readonly<Record<string, readonly [string, string]>> = {
  $: ['dollars', 'cents'],
  USD: ['dollars', 'cents'],
  '£': ['pounds', 'pence'],
  GBP: ['pounds', 'pence'],
  '€': ['euros', 'cents'],
  EUR: ['euros', 'cents'],
};

const foreign: Change = (_, coin = '', sum = '', part = '') => {
  const [large = '', parts = ''] = coins[coin] ?? [];
  return `${inWords(whole(sum))} ${large}${small(part, parts)}`;
};

/** A time of the day as people say it: `14:05` is two oh five in the afternoon. */
const time: Change = (_, hours = '', minutes = '', half = '') => {
  const hour = Number(hours);
  const minute = Number(minutes);
  const past = minute === 0 ? '' : ` ${minute < 10 ? 'oh ' : ''}${inWords(BigInt(minute))}`;
  const isMorning = half ? /^a/i.test(half) : hour < 12;
  return `${inWords(BigInt(hour % 12 || 12))}${past} ${isMorning ? 'A M' : 'P M'}`;
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `22 November 2026`: a year is said by its two halves. */
function day(date: string, month: string | undefined, year = ''): string {
  const halves = year.match(/\d\d/g)?.map((half) => inWords(BigInt(half))) ?? [];
  return [inWords(BigInt(date)), month, ...halves].join(' ');
}

const dayNamed: Change = (_, date = '', name = '', year = '') =>
  day(
    date,
    months.find((month) => month.startsWith(name)),
    year,
  );

/** A number longer than a phone's is for the eyes: its end is enough to recognise it. */
const longNumber: Change = (digits) => `the number ending in ${digitByDigit(digits.slice(-4))}`;

const sizes: Readonly<Record<string, string>> = {
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  kWh: 'kilowatt hour',
};

const short: Readonly<Record<string, string>> = {
  Ltd: 'Limited',
  Plc: 'P L C',
  PLC: 'P L C',
  LTD: 'Limited',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'a/c': 'account',
  '24/7': 'twenty four seven',
  GTBank: 'G T Bank',
  OPay: 'Oh Pay',
  GOtv: 'go T V',
  DStv: 'D S T V',
  PIN: 'pin',
};

/** Said by their letters though they could be read: a short word in capitals is more often somebody's name, which banks write so. */
const lettered = 'UBA|USSD|ATM|NIN|POS|OTP|API|ID|VIP|USD|EUR|FAQ|IUC|IBTC|NDIC|EFCC|IKEDC|AEDC|UK|US';

/** Figures from which on a number is an account's or a reference. */
const LONG = 12;

/**
 * Each step finds what it may change without failing after a long run of the same characters, and leaves what it must not change: so each takes time linear in the text.
 * `5,000`: a comma behind it is not of the number. */
const NUMBER = '(\\d{1,3}(?:,\\d{3})+|\\d+)';
const of = (pattern: string, flags = 'g'): RegExp => new RegExp(pattern.replace(/NUMBER/g, NUMBER), flags);

const steps: readonly [RegExp, Change][] = [
  [/https?:\/\/\S+/g, () => 'the link in the text'],
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu, () => ''],
  [
    /\*[\d*]+#?/g,
    (code) =>
      code.endsWith('#')
        ? [...code].map((key) => ({ '*': 'star', '#': 'hash' })[key] ?? units[Number(key)]).join(' ')
        : code,
  ],
  [/@(\w[\w.]*\w)/g, (_, name = '') => name.replace(/[_.]/g, ' ')],
  [/[*_~`#>]+(?=\S)|(?<=\S)[*_~`]+/g, () => ''],
  [/^[ \t]*(?:[-•][ \t]+)?/gm, (match) => (/[-•]/.test(match) ? '' : match)],
  [/(?<=\d[kKmM]?) ?[–—-] ?(?=₦)/g, () => ' to '],
  [/(?<![\p{L}\d])[-−–](?=[₦$£€\d])/gu, () => 'minus '],
  [/(?<![\p{L}\d])\+(?=[₦$£€]|\d[\d.]*%)/gu, () => 'plus '],
  [of('(?:₦|NGN ?|\\bN)NUMBER(?:\\.(\\d{1,2}))?(?: ?([kKmM])\\b)?'), money],
  [
    of('\\bNUMBER(?:(?:\\.(\\d{1,2}))?(?: ?([kKmM]))?( naira)\\b)?'),
    (match, ...said) => (said[3] ? money(match, ...said) : match),
  ],
  [
    of('([$£€]|\\b(?:USD|GBP|EUR) ?)NUMBER(?:\\.(\\d{1,2}))?'),
    (match, coin = '', ...rest) => foreign(match, coin.trim(), ...rest),
  ],
  [/\bnaira\b/gi, () => NAIRA],
  [
    of('\\bNUMBER(?:\\.(\\d+))?( ?%)?'),
    (match, sum = '', part, sign) => (sign ? `${decimal(sum, part)} percent` : match),
  ],
  [/\b([01]?\d|2[0-3]):([0-5]\d)(?: ?([ap])\.?m\b\.?)?/gi, time],
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, (_, year, month, date = '') => day(date, months[Number(month) - 1], year)],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    (_, date = '', month, year) => day(date, months[Number(month) - 1], year),
  ],
  [/\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b(?: (\d{4})\b)?/g, dayNamed],
  [
    of('\\bNUMBER(?:\\.(\\d+))?(?: ?(KB|MB|GB|TB|kWh)\\b)?'),
    (match, sum = '', part, size) =>
      size ? `${decimal(sum, part)} ${sizes[size]}${sum === '1' && !part ? '' : 's'}` : match,
  ],
  [/\b\d{4}(?:-\d{4})+\b/g, (token) => token.split('-').map(digitByDigit).join(', ')],
  [/\b0\d{3} \d{3} \d{4}\b/g, (phone) => digitByDigit(phone.replace(/ /g, ''))],
  [
    /\+?\d+/g,
    (match, ...rest) => {
      if (match.replace('+', '').length < LONG) return match;
      return match.startsWith('+') ? `plus ${digitByDigit(match.slice(1))}` : longNumber(match, ...rest);
    },
  ],
  [/\+?\b\d{5,11}\b/g, (match) => digitByDigit(match.replace('+', ''))],
  [/(?:\b\d*•{2,}|[•*.]{2,4}) ?(\d{3,4})\b/g, (_, end = '') => `ending in ${digitByDigit(end)}`],
  [/•+/g, () => ''],
  [
    /\b[A-Z0-9][A-Z0-9-]{4,40}\b/g,
    (match) => (/\d/.test(match) && /[A-Z]/.test(match) ? spell(match.replace(/-/g, '')) : match),
  ],
  [/\b\d{1,3}(?:,\d{3})+\b/g, (match) => inWords(whole(match))],
  [/ ?\bWAT\b/g, () => ''],
  [
    /(?<![\w/])(?:Ltd|LTD|Plc|PLC|e\.g\.|i\.e\.|a\/c|24\/7|GTBank|OPay|GOtv|DStv|PIN)(?![\w/])/g,
    (match) => short[match] ?? match,
  ],
  [new RegExp(`\\b(?:${lettered}|[B-DF-HJ-NP-TV-Z]{2,5})\\b`, 'g'), (match) => spell(match)],
  [/ [&+] /g, () => ' and '],
  [/ = /g, () => ' is '],
  [/ [–—-] /g, () => ', '],
  [/^(\d)\. /gm, (_, digit = '') => `${units[Number(digit)]}, `],
  [/\n\s*/g, () => '. '],
  [/([.!?,:;])\s{0,20}\.(?=\s|$)/g, (_, mark = '') => mark],
  [/\s{2,}/g, () => ' '],
  [/\s{1,20}([.,!?])/g, (_, mark = '') => mark],
];
