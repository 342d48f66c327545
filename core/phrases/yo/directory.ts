import { directory as english } from '../en/directory.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What is said of the directory of verified businesses, in Yoruba. */
export const directory: Begun<(typeof en)['directory']> = {
  line: english.line,
  whichTown: (f) => (f.sought ? `Ìlú wo ni kí n ti wá “${f.sought}”?` : 'Ìlú wo ni kí n wò?'),
  anywhere: () => 'Ibikíbi',
  found: (f) =>
    [
      `Àwọn ilé iṣẹ́ tí a ti yẹ̀wò${f.sought ? ` fún “${f.sought}”` : ''}${f.town ? ` ní ${f.town}` : ''}:`,
      ...f.lines,
      ...(f.pays ? [`Láti san owó fún ọ̀kan: “fi 5k ranse si @${f.pays}”.`] : []),
      `Gbogbo wọn: ${f.link}`,
    ].join('\n\n'),
  none: (f) =>
    [
      `Kò tíì sí ilé iṣẹ́ tí a yẹ̀wò${f.sought ? ` fún “${f.sought}”` : ''}${f.town ? ` ní ${f.town}` : ''}.`,
      ...(f.lines.length > 0 ? ['Àwọn tó sún mọ́ ọn nìyí:', ...f.lines] : []),
      ...(f.pays ? [`Láti san owó fún ọ̀kan: “fi 5k ranse si @${f.pays}”.`] : []),
      `Gbogbo ilé iṣẹ́, àti bí o ṣe lè fi tìrẹ kún un: ${f.link}`,
    ].join('\n\n'),
};
