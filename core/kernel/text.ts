/** A text as it is compared: lower case, no diacritics, one kind of apostrophe and dash; `at` leads each letter back to where it stood. */
export type Folded = { text: string; at: readonly number[]; said: string };

const letters: Record<string, string> = {
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '⁄': '/',
  '“': '"',
  '”': '"',
  '\n': ' ',
  '\t': ' ',
  '\r': ' ',
};

const dropped = /\p{M}|\p{Cf}/u;

/** The folded letters of one sign: none where it is a mark, several where it is a ligature. */
function foldedParts(char: string): string[] {
  if (char >= ' ' && char < '`') return [char.toLowerCase()];
  return [...char.normalize('NFKD').toLowerCase()]
    .filter((part) => !dropped.test(part))
    .map((part) => letters[part] ?? (part.trim() === '' ? ' ' : part));
}

/** Text whose letters stand where they stood once it is in lower case. */
const isPlainAscii = (said: string): boolean => /^[ -_a-~]*$/.test(said);

function foldAnew(said: string): Folded {
  if (isPlainAscii(said))
    return { text: said.toLowerCase(), at: Array.from({ length: said.length + 1 }, (_, at) => at), said };
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const char of said) {
    for (const part of foldedParts(char)) {
      text += part;
      for (let unit = 0; unit < part.length; unit += 1) at.push(index);
    }
    index += char.length;
  }
  at.push(said.length);
  return { text, at, said };
}

/** One message is read by many readers: so many texts are remembered by each, of `READ_MOST` letters at most. */
const REMEMBERED_MOST = 64;

/** A function of a text, and of `of`, that remembers what it made of the last few: whoever asks again is given the same, and nobody changes it. */
export function remembering<Of extends readonly string[], Value>(
  make: (said: string, ...of: Of) => Value,
): (said: string, ...of: Of) => Value {
  const remembered = new Map<string, { value: Value }>();
  return (said, ...of) => {
    if (said.length > READ_MOST) return make(said, ...of);
    const key = of.length === 0 ? said : `${of.join()} ${said}`;
    const known = remembered.get(key);
    if (known) return known.value;
    const value = make(said, ...of);
    if (remembered.size >= REMEMBERED_MOST) remembered.clear();
    remembered.set(key, { value });
    return value;
  };
}

/** Folds a text for comparison, remembering where each of its letters came from. */
export const fold: (said: string) => Folded = remembering(foldAnew);

/** Where a span of folded text stood in what was said; marks that follow its last letter belong to it. */
export const spanOf = (folded: Folded, start: number, end: number): { start: number; end: number } => ({
  start: folded.at[start] ?? folded.said.length,
  end: folded.at[end] ?? folded.said.length,
});

/** The folded text alone. */
export const plain = (said: string): string => fold(said).text;

/** Letters beyond which a text is a story, in which a bank's words say little. */
const STORY = 120;

/** Whether a text is so long that single words in it tell nothing of what is wanted. */
export const isStory = (text: string): boolean => text.length > STORY;

/** The sentences of a text, each with the sign that ends it. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** No more of a message than this is understood, in letters as they are compared. */
export const READ_MOST = 1_000;

/** The beginning of a text that is understood: a sign may stand for many letters. */
export function beginningOf(said: string): string {
  if (said.length * 2 <= READ_MOST) return said;
  const most = said.slice(0, READ_MOST);
  const { at } = fold(most);
  const end = at.length - 1 > READ_MOST ? (at[READ_MOST] ?? READ_MOST) : READ_MOST;
  // A sign of two units is not cut in half.
  return said.slice(0, /[\ud800-\udbff]/.test(said.charAt(end - 1)) ? end - 1 : end);
}

/** A text without the marks that cannot be seen: directions, joiners of no width. What joins a picture to another stays. */
const withoutUnseen = (said: string): string =>
  said.replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '');

/** Letters that no word of the five languages has without a break: what is longer is held down, and is cut. */
const WORD_MOST = 48;

/** A text as a conversation reads it: nothing unseen, one space, line break or comma where several follow each other, and no endless word, so that no expression has to share them out. */
export const asRead = (said: string): string =>
  withoutUnseen(said)
    .replace(/[\s,]{2,}/g, (run) => (run.includes(',') ? ',' : '') + (run.includes('\n') ? '\n' : ' '))
    .replace(/[\p{L}'’]{49,}/gu, (word) => [...word].slice(0, WORD_MOST).join(''));

/**
 * Where the run ends that pieces of a text form from its start. `pieces` are sticky and tried in turn; what one has read is read, so that a text takes linear time
 * where a repeated group would try every way of dividing it.
 */
export function runOf(pieces: readonly RegExp[], text: string): number {
  let end = 0;
  const reads = (piece: RegExp): boolean => {
    piece.lastIndex = end;
    if (!piece.test(text) || piece.lastIndex === end) return false;
    end = piece.lastIndex;
    return true;
  };
  while (pieces.some(reads));
  return end;
}

export type Token = { text: string; start: number; end: number };

/** Words (with inner apostrophes), numbers and single signs, in order. */
export const tokens = (text: string): Token[] =>
  [...text.matchAll(/[a-z]+(?:'[a-z]+)*|\d+|[^\sa-z\d]/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
