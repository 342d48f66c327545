import type { Frequency } from '../../groups/records.ts';
import { cardinals } from '../answers.ts';
import { plain } from '../text.ts';

const weekly =
  /\b(?:(?:kowane|kowace|duk) (?:mako|sati)|mako[- ]mako|sati[- ]sati|l?osoose|lose?ose|gbogbo ose|kwa izu|izu (?:nile|o bula)|n'izu)\b/;
const monthly =
  /\b(?:(?:kowane|kowace|duk) wata|wata[- ]wata|l?osoosu|lososu|gbogbo osu|kwa onwa|onwa (?:nile|o bula)|n'onwa)\b/;

/** How often, in Hausa, Yoruba and Igbo. */
export function oftenOfThree(text: string): Frequency | undefined {
  const folded = plain(text);
  if (weekly.test(folded)) return 'weekly';
  return monthly.test(folded) ? 'monthly' : undefined;
}

const words = Object.keys(cardinals).sort((a, b) => b.length - a.length);
const figure = `(\\d{1,2}|${words.join('|')})`;
const ofPeople = '(?:mutane|mutum|mambobi|eniyan|omo egbe|mmadu|ndi otu)';
const people = new RegExp(`\\b${ofPeople} ${figure}\\b|\\b(\\d{1,2}) (?:${ofPeople}|people)\\b`);

/** How many people, in Hausa, Yoruba and Igbo. */
export function peopleOfThree(text: string): string | undefined {
  const [, after = '', before] = people.exec(plain(text)) ?? [];
  return before ?? (after in cardinals ? String(cardinals[after]) : after || undefined);
}

/** A counting word alone, where a number was asked for. */
export function countInWords(text: string): string | undefined {
  const count =
    cardinals[
      plain(text)
        .trim()
        .replace(/[.!]+$/, '')
    ];
  return count === undefined ? undefined : String(count);
}
