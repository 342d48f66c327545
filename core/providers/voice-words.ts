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

const money: Change = (_, naira = '', kobo = '', scale = '') => {
  const times = { k: 1000n, m: 1_000_000n }[scale.toLowerCase()] ?? 1n;
  if (times > 1n && kobo)
    return `${inWords(whole(naira))} point ${digitByDigit(kobo)} ${scale === 'k' ? 'thousand' : 'million'} ${NAIRA}`;
  const small = kobo && Number(kobo) > 0 ? ` ${inWords(whole(kobo.padEnd(2, '0')))} kobo` : '';
  return `${inWords(whole(naira) * times)} ${NAIRA}${small}`;
};

/** A time of the day as people say it: `14:05` is five past two. */
const time: Change = (_, hours = '', minutes = '') => {
  const hour = Number(hours);
  const minute = Number(minutes);
  const past = minute === 0 ? '' : ` ${minute < 10 ? 'oh ' : ''}${inWords(BigInt(minute))}`;
  return `${inWords(BigInt(hour % 12 || 12))}${past} ${hour < 12 ? 'A M' : 'P M'}`;
};

/** A number longer than a phone's is for the eyes: its end is enough to recognise it. */
const longNumber: Change = (digits) => `the number ending in ${digitByDigit(digits.slice(-4))}`;

const steps: readonly [RegExp, Change][] = [
  [/https?:\/\/\S+/g, () => 'the link in the text'],
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu, () => ''],
  [/[*_~`#>]+(?=\S)|(?<=\S)[*_~`]+/g, () => ''],
  [/^\s*[-•]\s+/gm, () => ''],
  [/(?:₦|NGN ?|\bN)(\d[\d,]*)(?:\.(\d{1,2}))?(?: ?([kKmM])\b)?/g, money],
  [/\b(\d[\d,]*)(?:\.(\d{1,2}))? naira\b/g, (match, naira = '', kobo = '') => money(match, naira, kobo)],
  [/\bnaira\b/gi, () => NAIRA],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, time],
  [
    /\+?\d{12,}\b/g,
    (match, ...rest) =>
      match.startsWith('+') ? `plus ${digitByDigit(match.slice(1))}` : longNumber(match, ...rest),
  ],
  [/\+?\b\d{5,11}\b/g, (match) => digitByDigit(match.replace('+', ''))],
  [/(?:[•*.]{2,4} ?)(\d{4})\b/g, (_, end = '') => `ending in ${digitByDigit(end)}`],
  [
    /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{4,}\b/g,
    (match) => spell(match.replace(/-/g, '')),
  ],
  [/\b\d{1,3}(?:,\d{3})+\b/g, (match) => inWords(whole(match))],
  [/\b(WAT)\b/g, () => ''],
  [/\bGTBank\b/g, () => 'G T Bank'],
  [/\bOPay\b/g, () => 'Oh Pay'],
  [/\b(?!PIN\b|YES\b|NO\b|CANCEL\b|MENU\b|HELP\b|PERSON\b|RECALL\b)[A-Z]{2,4}\b/g, (match) => spell(match)],
  [/\bPIN\b/g, () => 'pin'],
  [/^(\d)\. /gm, (_, digit = '') => `${units[Number(digit)]}, `],
  [/\s*\n\s*/g, () => '. '],
  [/([.!?,:;])\s*\.(?=\s|$)/g, (_, mark = '') => mark],
  [/\s{2,}/g, () => ' '],
  [/\s+([.,!?])/g, (_, mark = '') => mark],
];
