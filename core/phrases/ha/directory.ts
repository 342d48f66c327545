import { directory as english } from '../en/directory.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What is said of the directory of verified businesses, in Hausa. */
export const directory: Begun<(typeof en)['directory']> = {
  line: english.line,
  whichTown: (f) => (f.sought ? `A wane gari zan nemi “${f.sought}”?` : 'A wane gari zan nema?'),
  anywhere: () => 'Ko’ina',
  found: (f) =>
    [
      `Kasuwancin da aka tantance${f.sought ? ` na “${f.sought}”` : ''}${f.town ? ` a ${f.town}` : ''}:`,
      ...f.lines,
      ...(f.pays ? [`Don biyan ɗaya: “tura 5k zuwa @${f.pays}”.`] : []),
      `Dukansu: ${f.link}`,
    ].join('\n\n'),
  none: (f) =>
    [
      `Babu kasuwancin da aka tantance${f.sought ? ` na “${f.sought}”` : ''}${f.town ? ` a ${f.town}` : ''} tukuna.`,
      ...(f.lines.length > 0 ? ['Waɗanda suka fi kusa su ne:', ...f.lines] : []),
      ...(f.pays ? [`Don biyan ɗaya: “tura 5k zuwa @${f.pays}”.`] : []),
      `Duk kasuwanci, da yadda za ka ƙara naka: ${f.link}`,
    ].join('\n\n'),
};
