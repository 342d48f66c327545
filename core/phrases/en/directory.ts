type Line = { name: string; town: string; about: string; handle: string | undefined };
type Found = {
  sought: string;
  town: string;
  lines: readonly string[];
  pays: string | undefined;
  link: string;
};

const line = (f: Line): string =>
  [`*${f.name}* · ${f.town}${f.handle ? ` · @${f.handle}` : ''}`, f.about].filter(Boolean).join('\n');

/** What is said of the directory of verified businesses. */
export const directory = {
  line,
  whichTown: (f: { sought: string }) =>
    f.sought ? `In which town shall I look for “${f.sought}”?` : 'In which town shall I look?',
  anywhere: () => 'Anywhere',
  found: (f: Found) =>
    [
      `Verified businesses${f.sought ? ` for “${f.sought}”` : ''}${f.town ? ` in ${f.town}` : ''}:`,
      ...f.lines,
      ...(f.pays ? [`To pay one: “send 5k to @${f.pays}”.`] : []),
      `All of them: ${f.link}`,
    ].join('\n\n'),
  none: (f: Found) =>
    [
      `No verified business${f.sought ? ` for “${f.sought}”` : ''}${f.town ? ` in ${f.town}` : ''} yet.`,
      ...(f.lines.length > 0 ? ['Near to it are:', ...f.lines] : []),
      ...(f.pays ? [`To pay one: “send 5k to @${f.pays}”.`] : []),
      `All businesses, and the way to add yours: ${f.link}`,
    ].join('\n\n'),
};
