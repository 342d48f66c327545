/**
 * What the English model writes for words that it does not know, put right before anything is understood. Only words are mended, never a sum or a name:
 * those are read back to the customer instead. What may be a PIN is, so that it is known for one and wiped.
 */
const NUMBER =
  '(?:\\d[\\d,.]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|k)';

/** What stands before a thing that is bought, so that "glow" in a story stays a glow. */
const BOUGHT = '(?=[ -]+(?:airtime|air ?time|data|card|credit|recharge|number|line|network|sub))';

/** What follows a number and is "naira" misheard. */
const likeNaira = new Set(
  (
    'nirra nira narrative narratives nairobi neuro nyro nyra nyrah naara nara nera nerra nayra niara nairah narra nair nearly nearing nerdy narrow mirror merit nerd ' +
    'narrator nyer neera nearer myra maira naire nairas nerves'
  ).split(' '),
);
const isNaira = ([word]: readonly unknown[]): boolean => likeNaira.has(String(word).toLowerCase());
const numberWords = new Set(NUMBER.slice(3, -1).split('|').slice(1));

/** Whether a number ends where this text does: figures, or a word for one. */
function endsInNumber(text: string): boolean {
  const near = text.slice(-12).toLowerCase();
  if (/[\d.,k]$/.test(near) && /\d[\d.,]{0,11}k?$/.test(near)) return true;
  return numberWords.has(near.split(/[^a-z]/).at(-1) ?? '');
}

type Change = (match: string, ...rest: (string | number)[]) => string;

/** Says other words for what was matched where a number stands before it. */
const behindNumber =
  (words: string): Change =>
  (all, ...rest) => {
    const [at, text] = rest.slice(-2);
    return endsInNumber(String(text).slice(0, Number(at))) ? ` ${words}` : all;
  };

const mended: readonly [RegExp, string | Change][] = [
  [
    /[ -]{1,3}(?:merrier|merry (?:their|there|air)|near (?:their|air)|nearer)[ -]?time\b/gi,
    behindNumber('naira airtime'),
  ],
  [
    /[ -]{1,3}([a-z]{3,11})\b/gi,
    (all, ...rest) => (isNaira(rest) ? behindNumber('naira')(all, ...rest) : all),
  ],
  [new RegExp(`^(?:san|sand|sent|sam|sense|cent) (?=(?:me )?${NUMBER}\\b|money\\b)`, 'i'), 'Send '],
  [/\b(take|get|want|need|borrow|repay|pay back|pay) alone\b/gi, '$1 a loan'],
  [/\b(?:air|ear|add|our|hair|ad)[ -]?times?\b/gi, 'airtime'],
  [/\ba bag\b|\babag\b|\ba beg\b|\babec\b|\baback\b/gi, 'abeg '],
  [/^a big (?=send|buy|pay|load|give|check|show|help|make|cancel)/gi, 'abeg '],
  [/^(?:by|bye|bite) (?=(?:me|a|\d|airtime|data|glo|mtn|airtel)\b)/i, 'buy '],
  [/^(?:by|bye|bite) (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)\b)/i, 'buy '],
  [/\b(?:what|wet|where|weapon) ?in (?=(?:dey|remain|i don|i'd on|you fit|you feet)\b)/gi, 'wetin '],
  [/\bwet(?:ting|in)\b|\bwherein (?=i)/gi, 'wetin '],
  [
    /\bi (?:won|one|wun) (?=(?:to )?(?:buy|by|send|pay|borrow|transfer|save|talk|check|open|see|change)\b)/gi,
    'I wan ',
  ],
  [/\bI wan by\b/gi, 'I wan buy'],
  [/\b(?:m[ .]?t[ .]?n|empty ?n|m ?t ?m|empty end)\b/gi, 'MTN'],
  [new RegExp(`\\b(?:glow|globe|glue|low|clo|g l o)${BOUGHT}`, 'gi'), 'Glo'],
  [/\b(?:air|heir|hair|ear)[ -]?(?:tell?|tale|tail)\b|\b(?:artel|eretel|ertel|aretell?)\b/gi, 'Airtel'],
  [/\b(?:nine|9|line|mine)[ -]mobile\b/gi, '9mobile'],
  [/\b(?:d[ .]?s|the s|this|d as|dee s)[ .]?t[ .]?v\b/gi, 'DSTV'],
  [/\b(?:go|goat|got|goal) ?t[ .]?v\b/gi, 'GOtv'],
  [/\bstar ?times?\b/gi, 'StarTimes'],
  [/\b(?:nepal?|nippa|neper|napa|nipper)(?= (?:bill|light|token|units?))/gi, 'NEPA'],
  [/\bg ?t ?b\b/gi, 'GTB'],
  [/\bu ?b ?a\b/gi, 'UBA'],
];

const digits: Readonly<Record<string, string>> = {
  to: 'two',
  too: 'two',
  for: 'four',
  ate: 'eight',
  won: 'one',
  oh: 'zero',
  tree: 'three',
};
const DIGIT = '(?:zero|one|two|three|four|five|six|seven|eight|nine|\\d)';
const LIKE = `(?:${DIGIT}|${Object.keys(digits).join('|')})`;
const FIGURES = `${LIKE}(?:[ ,.-]+${LIKE}){3}(?:(?:[ ,.-]+${LIKE}){2})?`;
/** Four or six figures alone, or said to be a PIN: "to five, eight, zero" has a two in it, and only what is known for a PIN is wiped. */
const secretFigures = [
  new RegExp(`^(${FIGURES})(?=[ .,!?]*$)`, 'gi'),
  new RegExp(
    `(?<=\\b(?:pin|pen|p i n|code|password)\\b(?: number)?(?: (?:is|na|be))?[ ,]+)(${FIGURES})\\b(?![ ,-]+${DIGIT})`,
    'gi',
  ),
];

const withFigures = (said: string): string =>
  secretFigures.reduce(
    (text, pattern) =>
      text.replace(pattern, (figures) => {
        const known = figures.match(new RegExp(`\\b${DIGIT}\\b`, 'gi'))?.length ?? 0;
        return known < 2
          ? figures
          : figures.replace(/[a-z]+/gi, (word) => digits[word.toLowerCase()] ?? word);
      }),
    said,
  );

/** A pause at the end is written as a comma. */
function withoutPause(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text[end - 1]?.trim() === '')) end -= 1;
  return text.slice(0, end);
}

/** A transcript with the model's known mishearings mended. */
export const mendWords = (text: string): string =>
  withFigures(mended.reduce((said, [pattern, to]) => said.replace(pattern, to as string), withoutPause(text)))
    .replace(/ {2,}/g, ' ')
    .trim();
