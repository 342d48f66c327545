import { plain } from '@karo/core/kernel';
import type { NativeRow } from './native.ts';

/** Texts are near-duplicates where fewer edits than so large a share of the longer one part them. */
const NEAR = 0.35;
const LETTERS = 128;

/** How often each letter stands in a text: texts whose counts differ by much need as many edits. */
function countsOf(text: string): Uint16Array {
  const counts = new Uint16Array(LETTERS);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) % LETTERS;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}

type Text = { text: string; counts: Uint16Array };

/** The fewest edits that can part two texts, by their letters alone. */
function editsLeast(one: Text, other: Text): number {
  let [more, less] = [0, 0];
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const apart = (one.counts[letter] ?? 0) - (other.counts[letter] ?? 0);
    if (apart > 0) more += apart;
    else less -= apart;
  }
  return Math.max(more, less);
}

/** The edits that part two texts (Levenshtein). */
function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      here.push(Math.min(change, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}

function isNear(one: Text, other: Text): boolean {
  const most = Math.max(one.text.length, other.text.length) * NEAR;
  return editsLeast(one, other) < most && edits(one.text, other.text) < most;
}

/** The fold of each row, of so many: near-duplicates, and theirs in turn, stand in the same. */
export function foldsOf(rows: readonly Pick<NativeRow, 'language' | 'text'>[], folds: number): number[] {
  const texts = rows.map(({ text }) => ({ text: plain(text), counts: countsOf(plain(text)) }));
  const groups = rows.map((_, at) => at);
  const groupOf = (at: number): number => {
    const group = groups[at] ?? at;
    return group === at ? at : groupOf(group);
  };
  for (const [one, text] of texts.entries())
    for (let other = one + 1; other < rows.length; other += 1) {
      if (rows[one]?.language !== rows[other]?.language || groupOf(one) === groupOf(other)) continue;
      if (isNear(text, texts[other] ?? text)) groups[groupOf(other)] = groupOf(one);
    }
  const members = new Map<number, number[]>();
  for (const at of rows.keys()) members.set(groupOf(at), [...(members.get(groupOf(at)) ?? []), at]);
  const sizes = Array.from({ length: folds }, () => 0);
  const folded = rows.map(() => 0);
  for (const all of [...members.values()].sort((a, b) => b.length - a.length)) {
    const least = sizes.indexOf(Math.min(...sizes));
    for (const at of all) folded[at] = least;
    sizes[least] = (sizes[least] ?? 0) + all.length;
  }
  return folded;
}
