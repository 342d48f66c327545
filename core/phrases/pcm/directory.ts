import type { directory as english } from '../en/directory.ts';
import { directory as inEnglish } from '../en/directory.ts';

export const directory: typeof english = {
  line: inEnglish.line,
  whichTown: (f) => (f.sought ? `Which town make I look for “${f.sought}”?` : 'Which town make I look?'),
  anywhere: () => 'Anywhere',
  found: (f) =>
    [
      `Businesses wey Karo don check${f.sought ? ` for “${f.sought}”` : ''}${f.town ? `, ${f.town} side` : ''}:`,
      ...f.lines,
      ...(f.pays ? [`To pay one: “send 5k to @${f.pays}”.`] : []),
      `All of dem dey here: ${f.link}`,
    ].join('\n\n'),
  none: (f) =>
    [
      `No business wey Karo don check${f.sought ? ` for “${f.sought}”` : ''} dey${f.town ? ` ${f.town}` : ''} yet.`,
      ...(f.lines.length > 0 ? ['The ones wey near am na:', ...f.lines] : []),
      ...(f.pays ? [`To pay one: “send 5k to @${f.pays}”.`] : []),
      `All the businesses, and how you fit add your own: ${f.link}`,
    ].join('\n\n'),
};
