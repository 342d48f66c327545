import type { Frequency } from '../../groups/records.ts';
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

const people =
  /\b(?:mutane|mutum|mambobi|eniyan|omo egbe|mmadu|ndi otu) (\d{1,2})\b|\b(\d{1,2}) (?:mutane|mambobi|eniyan|mmadu|people)\b/;

/** How many people, in Hausa, Yoruba and Igbo. */
export function peopleOfThree(text: string): string | undefined {
  const [, after, before] = people.exec(plain(text)) ?? [];
  return after ?? before;
}
