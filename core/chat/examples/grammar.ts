import type { Intent, Topic, WordedIntent } from '../intents.ts';

/** Written examples of a language: word lists that lines share, and for each intent or topic its lines. */
export type Examples = {
  words: Readonly<Record<string, readonly string[]>>;
  lines: Record<Exclude<Intent, WordedIntent> | Topic, string>;
};

/** One in so many lines is kept out of training, by where it stands, to judge what was learnt. */
const HELD_OUT = 10;

export type Line = { line: string; heldOut: boolean };

/** The lines of an intent, with those that training must not see marked. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => ({ line, heldOut: index % HELD_OUT === HELD_OUT - 2 }));

export type Pick = (count: number) => number;

/** One sentence of a line: a choice of every bracket and list; slots stay as they are. */
export function expand(line: string, words: Examples['words'], pick: Pick): string {
  let text = line;
  const list = /<(\w+)>/;
  const bracket = /\(([^()]*)\)/;
  for (;;) {
    const match = list.exec(text) ?? bracket.exec(text);
    if (!match) break;
    const choices = match[0].startsWith('<') ? (words[match[1] ?? ''] ?? []) : (match[1] ?? '').split('|');
    text =
      text.slice(0, match.index) +
      (choices[pick(choices.length)] ?? '') +
      text.slice(match.index + match[0].length);
  }
  return text
    .replace(/\s+('s)/g, '$1')
    .replace(/\s+,/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}
