import { directory as english } from '../en/directory.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What is said of the directory of verified businesses, in Igbo. */
export const directory: Begun<(typeof en)['directory']> = {
  line: english.line,
  whichTown: (f) => (f.sought ? `N’obodo ole ka m ga-achọ “${f.sought}”?` : 'N’obodo ole ka m ga-achọ?'),
  anywhere: () => 'Ebe ọ bụla',
  found: (f) =>
    [
      `Azụmahịa ndị enyochara${f.sought ? ` maka “${f.sought}”` : ''}${f.town ? ` na ${f.town}` : ''}:`,
      ...f.lines,
      ...(f.pays ? [`Iji kwụọ otu: “ziga 5k nye @${f.pays}”.`] : []),
      `Ha niile: ${f.link}`,
    ].join('\n\n'),
  none: (f) =>
    [
      `Ọ dịbeghị azụmahịa enyochara${f.sought ? ` maka “${f.sought}”` : ''}${f.town ? ` na ${f.town}` : ''}.`,
      ...(f.lines.length > 0 ? ['Ndị dị ya nso bụ:', ...f.lines] : []),
      ...(f.pays ? [`Iji kwụọ otu: “ziga 5k nye @${f.pays}”.`] : []),
      `Azụmahịa niile, na otu ị ga-esi tinye nke gị: ${f.link}`,
    ].join('\n\n'),
};
