import { plain } from '../text.ts';
import type { Option } from './state.ts';
import { isQuestion } from './telling.ts';

/** What is cheap by its price in a year, and not by the sum. */
const cheap =
  /\b(?:cheap\w*|least expensive|most affordable|lowest (?:interest|rate)|arha|sauki|dinwo|po?oku|onu ?ala)\b/;
type End = 'cheapest' | 'smallest' | 'biggest';

const least =
  /\b(?:cheapest|lowest|least expensive|smallest|most affordable|(?:cheap|small) pass|mafi (?:arha|sauki|karanci|kankanta)|(?:kere|dinwo|po?oku) ju(?:lo)?|kacha (?:di )?(?:onu ?ala|nta|ala))\b/;
const most =
  /\b(?:biggest|largest|highest|most expensive|dearest|(?:big|cost) pass|mafi (?:girma|tsada|yawa)|(?:tobi|won|po) ju(?:lo)?|kacha (?:ibu|buo|elu|(?:di )?oke onu|nnukwu))\b/;
/** "The second cheapest", "not the biggest". */
const another =
  /\b(?:second|third|fourth|next|2nd|3rd|4th|not|no|except|but|after|biyu|uku|keji|keta|abuo|ato|ba)\b|n't\b/;
const WORDS_MOST = 8;

function endSaid(folded: string): End | undefined {
  if (another.test(folded)) return undefined;
  if (folded.trim().split(/\s+/).length > WORDS_MOST) return undefined;
  const low = cheap.test(folded) ? 'cheapest' : 'smallest';
  return least.test(folded) ? low : most.test(folded) ? 'biggest' : undefined;
}

const sums = (text: string): number[] =>
  [...text.matchAll(/₦([\d,]+)/g)].map(([, figures = '']) => Number(figures.replaceAll(',', '')));
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

/** "Which one is cheapest?", "the biggest": the one of a list that is meant, by which end of it, and whether it is only asked. */
export function extremeSaid(
  options: readonly Option[] | undefined,
  text: string,
): { option: Option; end: End; asks: boolean } | undefined {
  if (!options) return undefined;
  const folded = plain(text);
  const end = endSaid(folded);
  const option = end && atEnd(options, end);
  return option && { option, end, asks: isQuestion(folded) };
}
