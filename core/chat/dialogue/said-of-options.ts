import { findAsset } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';
import { isQuestion } from '../nlu/index.ts';
import type { Option } from './state.ts';

/** What is cheap by its price in a year, and not by the sum. */
const cheap =
  /\b(?:cheap\w*|least expensive|most affordable|lowest (?:interest|rate)|ara?ha|rahusa|sauki|dinwo|po?oku|onu ?ala)\b/;
type End = 'cheapest' | 'smallest' | 'biggest';

const least =
  /\b(?:cheapest|lowest|least expensive|smallest|most affordable|(?:cheap|small) pass|(?:cheap|small)(?:er)? (?:one|own|wan|plan|bundle|package)|mafi (?:ara?ha|rahusa|sauki|karanci|kankanta)|mai (?:ara?ha|rahusa|sauki)|(?:kere|dinwo|po?oku) ju(?:lo)?|kacha (?:di )?(?:onu ?ala|nta|ala)|nke di onu ?ala)\b/;
const most =
  /\b(?:biggest|largest|highest|most expensive|dearest|(?:big|cost) pass|big(?:ger)? (?:one|own)|mafi (?:girma|tsada|yawa)|(?:tobi|won|po) ju(?:lo)?|kacha (?:ibu|buo|elu|(?:di )?oke onu|nnukwu))\b/;
/** "The second cheapest", "not the biggest". */
const another =
  /\b(?:second|third|fourth|next|2nd|3rd|4th|not|no|except|but|after|biyu|uku|keji|keta|abuo|ato|ba)\b|n't\b/;
const WORDS_MOST = 8;

/** "No, the small one" refuses what was said before. */
const refusal = /^\s*no+[,\s]+(?!be\b)/;

function endSaid(said: string): End | undefined {
  const folded = said.replace(refusal, '');
  if (another.test(folded)) return undefined;
  if (folded.trim().split(/\s+/).length > WORDS_MOST) return undefined;
  const low = cheap.test(folded) ? 'cheapest' : 'smallest';
  return least.test(folded) ? low : most.test(folded) ? 'biggest' : undefined;
}

const sums = (text: string): number[] =>
  [...text.matchAll(/₦([\d,]+)/g)].map(([, figures = '']) => Number(figures.replaceAll(',', '')));
const one = '(?:one|1|own|wan|plan|bundle|package|sub)';
const figure = '(?:₦|n|ngn)?\\s?(?<figure>\\d[\\d,.]*)\\s?(?<size>k|thousand)?(?: naira)?';
const priced = [
  `(?:the|di|that|dat|this|dis)?\\s*${figure} ${one}`,
  `(?:the|di|that|dat|this|dis)? ?(?:${one} )?(?:for|of|at|that (?:is|costs?)|wey (?:be|cost|dey)|na|worth|nke|wanda yake|mai|ta|eyi to je|ti) ${figure}`,
].map(
  (each) =>
    new RegExp(
      `^\\s*(?:(?:no|ok|please|pls|abeg|give me|i (?:want|wan|go take|will take|choose)|make i take|take)[ ,]+)*${each}[\\s.!]*$`,
    ),
);

/** "The 6k one", "nke 2500": the price of the one that is meant, in naira, and the one of a list that costs that, where only one does. */
export function pricedSaid(
  options: readonly Option[] | undefined,
  text: string,
): { price: number; option?: Option } | undefined {
  const prices = options?.map(({ title, about = '' }) => sums(`${title} ${about}`)) ?? [];
  if (prices.length === 0 || prices.some(({ length }) => length !== 1)) return undefined;
  const folded = plain(text);
  const { figure: said = '', size } =
    priced.map((each) => each.exec(folded)?.groups).find((each) => each !== undefined) ?? {};
  const price = Number(said.replaceAll(',', '')) * (size ? 1000 : 1);
  if (!price) return undefined;
  // "The 4k one" costs ₦4,400.
  const isMeant = [
    (sum = 0) => sum === price,
    (sum = 0) => size !== undefined && sum - (sum % 1000) === price,
  ];
  for (const meant of isMeant) {
    const found = options?.filter((_, index) => meant(prices[index]?.[0])) ?? [];
    if (found.length > 0) return { price, ...(found.length === 1 && { option: found[0] }) };
  }
  return { price };
}

const rate = (text: string): number | undefined => {
  const found = /(\d+(?:\.\d+)?)%/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The answer at that end of a list: the cheapest by what it costs (in a year, where it is a loan), the others by the most that they come to. */
function atEnd(options: readonly Option[], end: End): Option | undefined {
  const weighed = options.flatMap((option) => {
    const text = `${option.title} ${option.about ?? ''}`;
    const found = sums(text);
    const weight = end === 'cheapest' ? (rate(text) ?? found[0]) : found.at(-1);
    return weight === undefined || found.length === 0 ? [] : [{ option, weight }];
  });
  // What has no price cannot be compared.
  if (weighed.length < 2 || weighed.length < options.length) return undefined;
  const sign = end === 'biggest' ? -1 : 1;
  return weighed.toSorted((a, b) => sign * (a.weight - b.weight))[0]?.option;
}

const lengths: readonly [RegExp, string][] = [
  [/\b(?:1|one) ?day\b|\bdaily\b/, 'daily'],
  [/\b7 ?days\b|\bweek(?:ly)?\b|\bmako\b|\bose\b|\bizu\b/, 'weekly'],
  [/\b30 ?days\b|\bmonth(?:ly)?\b|\bwata\b|\bosu\b|\bonwa\b/, 'monthly'],
];
/** Of a list those that a text names: several by their names, or those that last as long as it says; all of them where it names none. */
function amongNamed(options: readonly Option[], folded: string): readonly Option[] {
  const said = new Set(folded.match(/[a-z]{4,}/g) ?? []);
  const titles = options.map(({ title }) => plain(title));
  const length = lengths.find(([words]) => words.test(folded))?.[1];
  const lasting = options.filter((_, at) => length !== undefined && titles[at]?.includes(length));
  if (lasting.length > 0) return lasting;
  const named = options.filter((_, at) => titles[at]?.match(/[a-z]{4,}/g)?.some((word) => said.has(word)));
  return named.length > 1 ? named : options;
}

/** "Which one is cheapest?", "the biggest": the one of a list that is meant, by which end of it, and whether it is only asked. */
export function extremeSaid(
  options: readonly Option[] | undefined,
  text: string,
): { option: Option; end: End; asks: boolean } | undefined {
  if (!options) return undefined;
  const folded = plain(text);
  const end = endSaid(folded);
  const among = amongNamed(options, folded);
  const option = end && (among.length === 1 ? among[0] : atEnd(among, end));
  return option && { option, end, asks: isQuestion(folded) };
}

const safest =
  /\b(?:safest|(?:least|less|lowest|smallest|no) risk\w*|most secure|safe pass|no get risk|mafi (?:aminci|tsaro|karancin hadari)|(?:ewu|ewu re) kere ju(?:lo)?|(?:ailewu|aabo) ju(?:lo)?|kacha (?:di )?(?:nchekwa|nchebe))\b/;
const risks: readonly (string | undefined)[] = [
  'low',
  'conservative',
  'medium',
  'moderate',
  'high',
  'aggressive',
];
const riskOf = ({ values: { asset, mix } }: Option): number =>
  Math.floor(risks.indexOf(asset === undefined ? mix : findAsset(asset)?.risk) / 2);

/** "The safest one": those of a list with the least risk, and whether they are only asked for. */
export function safestSaid(
  options: readonly Option[] | undefined,
  text: string,
): { options: Option[]; asks: boolean } | undefined {
  const folded = plain(text);
  const known = (options ?? []).filter((option) => riskOf(option) >= 0);
  if (known.length === 0 || another.test(folded.replace(/\bno(?: get)? risk/, '')) || !safest.test(folded))
    return undefined;
  if (folded.trim().split(/\s+/).length > WORDS_MOST) return undefined;
  const lowest = Math.min(...known.map(riskOf));
  return { options: known.filter((option) => riskOf(option) === lowest), asks: isQuestion(folded) };
}

const thatOne =
  /^\s*(?:(?:ok(?:ay)?|oya|yes|good|fine|alright|to|o da|ehen|eh|ee|beeni|please|abeg|biko|jowo|then)[\s,]+)*(?:(?:give me|i (?:want|go take|will take|choose)|take|buy|use) )?(?:(?:that|this|dat|dis)(?: one)?|the one|it|am|shi|ita|wannan|wancan|eyi|iyen|yen|nke (?:ahu|a))(?:[\s,]+(?:then|please|abeg|naa|ne|ni))*[\s.!]*$/;

/** "OK, that one": the answer that was spoken of last. */
export const thatOneSaid = (
  options: readonly Option[] | undefined,
  named: string | undefined,
  text: string,
): Option | undefined =>
  named !== undefined && thatOne.test(plain(text))
    ? options?.find(({ title }) => title === named)
    : undefined;
