import type { Frequency } from '../../catalogue/index.ts';
import { type Language, plain } from '../../kernel/index.ts';
import { findAmounts } from './amounts.ts';
import { cardinals } from './answers.ts';

/** A later day, however it is named; a pattern's middle. */
export const ANOTHER_DAY =
  'tomorrow|later|tmrw?|tmw|next (?:week|month|year|\\w+day)|(?:on|this|by|come) (?:mon|tues|wednes|thurs|fri|satur|sun)day';

const weekly =
  /\b(?:(?:kowane|kowace|duk) (?:mako|sati)|mako[- ]mako|sati[- ]sati|l?osoose|lose?ose|gbogbo ose|kwa izu|izu (?:nile|o bula)|n'izu)\b|^\s*(?:mako|sati|ose|izu(?: uka)?)[\s.!]*$/;
const monthly =
  /\b(?:(?:kowane|kowace|duk) wata|wata[- ]wata|l?osoosu|lososu|gbogbo osu|kwa onwa|onwa (?:nile|o bula)|n'onwa)\b|^\s*(?:wata|osu|onwa)[\s.!]*$/;

/** How often, in Hausa, Yoruba and Igbo. */
export function oftenOfThree(text: string): Frequency | undefined {
  const folded = plain(text);
  if (weekly.test(folded)) return 'weekly';
  return monthly.test(folded) ? 'monthly' : undefined;
}

const daily =
  /\b(?:daily|every ?day|each day|per day|kullum|kowace rana|l?ojoojumo|lojumo|gbogbo ojo|kwa ubochi|ubochi (?:nile|niile|o bula))\b/;

/** Whether something is to be done each day. */
export const isDaily = (text: string): boolean => daily.test(plain(text));

const people =
  /\b(?:mutane|mutum|mambobi|eniyan|omo egbe|mmadu|ndi otu) (\d{1,2})\b|\b(\d{1,2}) (?:mutane|mambobi|eniyan|mmadu|people)\b/;
const inWords: [RegExp, Language][] = [
  [/\b(?:mutane|mutum|mambobi) ([a-z].*)$/, 'ha'],
  [/\b(?:eniyan|omo egbe) ([a-z].*)$/, 'yo'],
  [/\b(?:mmadu|ndi otu) ([a-z].*)$/, 'ig'],
];

/** "Mmadu iri na ise": fifteen. */
function peopleInWords(folded: string): string | undefined {
  for (const [pattern, language] of inWords) {
    const [found] = findAmounts(pattern.exec(folded)?.[1] ?? '', language);
    if (found?.start === 0 && 'kobo' in found.amount) return String(found.amount.kobo / 100n);
  }
  return undefined;
}

/** How many people, in Hausa, Yoruba and Igbo. */
export function peopleOfThree(text: string): string | undefined {
  const folded = plain(text);
  const [, after, before] = people.exec(folded) ?? [];
  return after ?? before ?? peopleInWords(folded);
}

/** A counting word alone, where a number was asked for. */
export function countInWords(text: string): string | undefined {
  const count =
    cardinals[
      plain(text)
        .trim()
        .replace(/^(?:(?:we|na|it|there|all of us|ok|oya|about)(?: (?:are|be|dey|is|go be|will be))? )+/, '')
        .replace(/(?: (?:people|persons|members|of us))?[.!]*$/, '')
    ];
  return count === undefined ? undefined : String(count);
}
