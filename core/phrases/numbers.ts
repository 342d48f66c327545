import type { Kobo, Language } from '../kernel/index.ts';

/** How a language writes whole numbers in words. */
type Numbers = {
  /** 1 to 99. */
  small(number: number): string;
  /** 1 to 9 hundreds. */
  hundreds(count: number): string;
  /** So many thousands or millions, said with their number. */
  scaled(scale: 'thousand' | 'million' | 'billion', count: number): string;
  /** Between hundreds and what is below them, and between groups. */
  and: string;
  join: string;
  /** Before a last group below a hundred, where that is another word. */
  last?: string;
  naira(words: string): string;
  kobo(words: string): string;
  none: string;
};

const at = (list: string, index: number): string => list.split(' ')[index] ?? '';

const enUnits =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const enTens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety';
const english: Numbers = {
  small: (number) =>
    number < 20
      ? at(enUnits, number)
      : [at(enTens, Math.floor(number / 10)), ...(number % 10 ? [at(enUnits, number % 10)] : [])].join('-'),
  hundreds: (count) => `${at(enUnits, count)} hundred`,
  scaled: (scale, count) => `${below(english, count)} ${scale}`,
  and: ' and ',
  join: ', ',
  last: ' and ',
  naira: (words) => `${words} naira`,
  kobo: (words) => `${words} kobo`,
  none: 'zero naira',
};

const haUnits = 'sifili ɗaya biyu uku huɗu biyar shida bakwai takwas tara goma';
const haTens = "sifili goma ashirin talatin arba'in hamsin sittin saba'in tamanin casa'in";
const haScales = { thousand: 'dubu', million: 'miliyan', billion: 'biliyan' };
const hausa: Numbers = {
  small: (number) => {
    if (number <= 10) return at(haUnits, number);
    if (number < 20) return `goma sha ${at(haUnits, number - 10)}`;
    return [at(haTens, Math.floor(number / 10)), ...(number % 10 ? [at(haUnits, number % 10)] : [])].join(
      ' da ',
    );
  },
  hundreds: (count) => (count === 1 ? 'ɗari' : `ɗari ${at(haUnits, count)}`),
  scaled: (scale, count) => `${haScales[scale]} ${below(hausa, count)}`,
  and: ' da ',
  join: ', da ',
  naira: (words) => `naira ${words}`,
  kobo: (words) => `kobo ${words}`,
  none: 'naira sifili',
};

const yoUnits =
  'òdo kan méjì mẹ́ta mẹ́rin márùn-ún mẹ́fà méje mẹ́jọ mẹ́sàn-án mẹ́wàá mọ́kànlá méjìlá mẹ́tàlá mẹ́rìnlá mẹ́ẹ̀ẹ́dógún';
const yoTens = 'òdo mẹ́wàá ogún ọgbọ̀n ogójì àádọ́ta ọgọ́ta àádọ́rin ọgọ́rin àádọ́rùn-ún ọgọ́rùn-ún';
const yoStems = 'òdo mọ́kàn méjì mẹ́tà mẹ́rìn márùn';
const yoHundreds = 'òdo ọgọ́rùn-ún igba ọ̀ọ́dúnrún irinwó ẹ̀ẹ́dẹ́gbẹ̀ta ẹgbẹ̀ta ẹ̀ẹ́dẹ́gbẹ̀rin ẹgbẹ̀rin ẹ̀ẹ́dẹ́gbẹ̀rún';
const yoScales = { thousand: 'ẹgbẹ̀rún', million: 'mílíọ̀nù', billion: 'bílíọ̀nù' };

/** Yoruba counts from the nearest score: one to four are added to it, five to nine are taken from the next. */
function yorubaSmall(number: number): string {
  if (number <= 15) return at(yoUnits, number);
  const unit = number % 10;
  if (unit === 0) return at(yoTens, number / 10);
  const tens = at(yoTens, Math.floor(number / 10) + (unit >= 5 ? 1 : 0));
  return unit < 5 ? `${at(yoStems, unit)}lél${tens}` : `${at(yoStems, 10 - unit)}dínl${tens}`;
}

const yoruba: Numbers = {
  small: yorubaSmall,
  hundreds: (count) => at(yoHundreds, count),
  scaled: (scale, count) =>
    count < 11
      ? `${yoScales[scale]} ${below(yoruba, count)}`
      : `${yoScales[scale]} lọ́nà ${below(yoruba, count)}`,
  and: ' ó lé ',
  join: ' àti ',
  naira: (words) => `${words} náírà`,
  kobo: (words) => `${words} kọ́bọ̀`,
  none: 'òdo náírà',
};

const igUnits = 'efu otu abụọ atọ anọ ise isii asaa asatọ itoolu iri';
const igScales = { thousand: 'puku', million: 'nde', billion: 'ijeri' };
const igbo: Numbers = {
  small: (number) => {
    if (number <= 10) return at(igUnits, number);
    const tens = number < 20 ? 'iri' : `iri ${at(igUnits, Math.floor(number / 10))}`;
    return [tens, ...(number % 10 ? [at(igUnits, number % 10)] : [])].join(' na ');
  },
  hundreds: (count) => (count === 1 ? 'otu narị' : `narị ${at(igUnits, count)}`),
  scaled: (scale, count) =>
    count === 1 ? `otu ${igScales[scale]}` : `${igScales[scale]} ${below(igbo, count)}`,
  and: ' na ',
  join: ', na ',
  naira: (words) => `naira ${words}`,
  kobo: (words) => `kobo ${words}`,
  none: 'naira efu',
};

function below(numbers: Numbers, number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  return [...(hundreds ? [numbers.hundreds(hundreds)] : []), ...(rest ? [numbers.small(rest)] : [])].join(
    numbers.and,
  );
}

const all: Record<Language, Numbers> = { en: english, pcm: english, ha: hausa, yo: yoruba, ig: igbo };

function whole(numbers: Numbers, number: number): string {
  const groups = [
    ...(['billion', 'million', 'thousand'] as const).map((scale, index) => {
      const count = Math.floor(number / 1000 ** (3 - index)) % 1000;
      return count ? numbers.scaled(scale, count) : '';
    }),
  ].filter(Boolean);
  const rest = number % 1000;
  if (rest === 0) return groups.join(numbers.join);
  if (groups.length === 0) return below(numbers, rest);
  const join = rest < 100 ? (numbers.last ?? numbers.join) : numbers.join;
  return groups.join(numbers.join) + join + below(numbers, rest);
}

/** An amount in the words of a language, as it is read aloud: `five thousand naira`, `naira dubu biyar`. */
export function amountInWords(amount: Kobo, language: Language): string {
  const numbers = all[language];
  const naira = Number(amount / 100n);
  const kobo = Number(amount % 100n);
  const parts = [
    ...(naira ? [numbers.naira(whole(numbers, naira))] : []),
    ...(kobo ? [numbers.kobo(whole(numbers, kobo))] : []),
  ];
  return parts.join(', ') || numbers.none;
}
