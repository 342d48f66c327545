/** A run of digits that stands for something: an account, a phone number, a card, a session id, or something short. */
export type DigitRun = {
  kind: 'account' | 'phone' | 'eleven' | 'card' | 'session' | 'meter' | 'other';
  digits: string;
  start: number;
  end: number;
};

const digitsOf = (words: string): Record<string, string> =>
  Object.fromEntries(
    words.split(' ').flatMap((each, digit) => each.split('|').map((word) => [word, String(digit)])),
  );

/** The digits of each language from nought on, and how many of them in a row stand for a number: elsewhere than in English few of them are as well a sum. */
const spoken: readonly { digits: Record<string, string>; least: number }[] = [
  { digits: digitsOf('zero|oh|o|nought one two three|tree four five six seven eight nine'), least: 4 },
  { digits: digitsOf('sifili|sifiri|zero daya biyu uku hudu biyar shida bakwai takwas tara'), least: 7 },
  {
    digits: digitsOf(
      'odo|zero okan|kan|eni|ookan meji|eeji meta|eeta merin|eerin marun|aarun mefa|eefa meje|eeje mejo|eejo mesan|eesan',
    ),
    least: 7,
  },
  { digits: digitsOf('efu|zero otu abuo ato ano ise isii asaa asato itoolu|itolu|iteghete'), least: 7 },
];
const repeats: Record<string, number> = { double: 2, triple: 3, treble: 3 };

type Spoken = { digits: string; start: number; end: number };

/** Digits said one by one ("zero one double two", "daya biyu uku …"), as many of one language as make a number. */
export const spokenDigits = (folded: string): Spoken[] =>
  spoken.flatMap((language) => spokenIn(folded, language));

function spokenIn(folded: string, { digits: spokenDigit, least }: (typeof spoken)[number]): Spoken[] {
  const words = [...folded.matchAll(/[a-z]+|\d+|[^\sa-z\d]/g)];
  const found: Spoken[] = [];
  let digits = '';
  let start = 0;
  let end = 0;
  let times = 1;
  const close = (next: string) => {
    const counts = /^(?:hundred|thousand|million|k|naira)$/.test(next);
    if (digits.length >= least && !counts) found.push({ digits, start, end });
    digits = '';
    times = 1;
  };
  for (const word of words) {
    const [text] = word;
    const digit = spokenDigit[text];
    if (digit !== undefined && (digits !== '' || text !== 'o')) {
      if (digits === '' && times === 1) start = word.index;
      digits += digit.repeat(times);
      times = 1;
      end = word.index + text.length;
    } else if (repeats[text]) {
      if (digits === '') start = word.index;
      times = repeats[text] ?? 1;
    } else if (text !== ',' && text !== '-') close(text);
  }
  close('');
  return found;
}

const phoneShape = /^(?:234|2340|0)?[789][01]\d{8}$/;

/** Whether digits are a Nigerian mobile number as people write it, with its 0 or its 234. */
const isPhone = (digits: string): boolean => digits.length >= 11 && phoneShape.test(digits);

function kindOf(digits: string, plus: boolean): DigitRun['kind'] {
  if (isPhone(digits) || (plus && digits.startsWith('234'))) return 'phone';
  if (digits.length === 10) return 'account';
  if (digits.length === 11) return 'eleven';
  if (digits.length === 30) return 'session';
  if (digits.length === 13) return 'meter';
  if (digits.length >= 14 && digits.length <= 19) return 'card';
  return 'other';
}

/** Thousands written apart ("10 000 000") are one amount and no account. */
const isGrouped = (groups: readonly string[]): boolean =>
  !/^0/.test(groups[0] ?? '') &&
  (groups[0] ?? '').length <= 3 &&
  groups.slice(1).every((each) => each.length === 3);

/** The fewest neighbouring groups from `from` that together make a number of a known length. */
function joinGroups(groups: readonly string[], from: number): number {
  let digits = '';
  for (let to = from; to < groups.length; to += 1) {
    const group = groups[to] ?? '';
    if (to > from && (group.length >= 7 || group.length === 1)) return 0;
    digits += group;
    const parts = groups.slice(from, to + 1);
    if (to === from) {
      if (digits.length >= 7) return 0;
      continue;
    }
    const account = digits.length === 10 && !isGrouped(parts) && parts.length >= 2;
    const phone = digits.length >= 11 && digits.length <= 14 && isPhone(digits);
    const card = (digits.length === 16 && parts.every((each) => each.length === 4)) || digits.length === 19;
    const bvn = digits.length === 11 && /^[02]/.test(digits);
    const following = groups[to + 1] ?? '';
    if ((account && following.length !== 1) || phone || card || bvn) return to - from + 1;
  }
  return 0;
}

/** The long runs of digits in a folded text, put together where people space them ("0803 000 0001"), and those said one by one. */
export function findDigits(folded: string): DigitRun[] {
  const found: DigitRun[] = [];
  for (const chain of folded.matchAll(
    /(?<![\d.,:/a-z])\+?(?:\(0\))?\d+(?:(?:[ -]|\s?\(0\)\s?)\d+)*(?![\d]|[.,:/]\d)/g,
  )) {
    const plus = chain[0].startsWith('+');
    const text = chain[0].replace(/\(0\)/g, '   ');
    const groups = [...text.matchAll(/\d+/g)];
    const texts = groups.map((group) => group[0]);
    let index = 0;
    while (index < groups.length) {
      const size = Math.max(1, joinGroups(texts, index));
      const first = groups[index];
      const last = groups[index + size - 1];
      if (!first || !last) break;
      const digits = texts.slice(index, index + size).join('');
      const kind = kindOf(digits, plus && index === 0);
      const start = chain.index + first.index - (plus && index === 0 ? 1 : 0);
      found.push({ kind, digits, start, end: chain.index + last.index + last[0].length });
      index += size;
    }
  }
  for (const spoken of spokenDigits(folded)) found.push({ ...spoken, kind: kindOf(spoken.digits, false) });
  return found.sort((a, b) => a.start - b.start);
}

/** A phone as the bank stores it: +234 and ten digits. */
export const toPhone = (digits: string): string => `+234${digits.slice(-10)}`;
