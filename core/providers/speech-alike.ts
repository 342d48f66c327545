import { pronounce } from './speech-grammar.ts';

/** How many other people are weighed against the one whom the grammar heard. */
const PEOPLE_MOST = 4;

const numbers: readonly (readonly [string, string])[] = [
  ['thirteen', 'thirty'],
  ['fourteen', 'forty'],
  ['fifteen', 'fifty'],
  ['sixteen', 'sixty'],
  ['seventeen', 'seventy'],
  ['eighteen', 'eighty'],
  ['nineteen', 'ninety'],
  ['five', 'nine'],
  ['two', 'ten'],
];

/** Sentences that sound like this one: with each other person whose name is near, and with the number that it is mistaken for most. */
export function soundAlikes(sentence: string, people: readonly string[]): string[] {
  return [...otherNumbers(sentence), ...otherPeople(sentence, people)];
}

function otherNumbers(sentence: string): string[] {
  const words = sentence.split(' ');
  return words.flatMap((word, at) => {
    const pair = numbers.find((each) => each.includes(word));
    const other = pair?.find((each) => each !== word);
    return other ? [words.with(at, other).join(' ')] : [];
  });
}

function otherPeople(sentence: string, people: readonly string[]): string[] {
  const said = [...people]
    .sort((a, b) => b.length - a.length)
    .find((person) => ` ${sentence} `.includes(` ${person} `));
  if (!said) return [];
  return people
    .filter((person) => person !== said)
    .map((person) => ({ person, far: distance(sounds(said), sounds(person)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, PEOPLE_MOST)
    .map(({ person }) => ` ${sentence} `.replace(` ${said} `, ` ${person} `).trim());
}

const sounds = (person: string): string[] =>
  person.split(' ').flatMap((word) => (pronounce(word)[0] ?? '').split(' '));

/** Levenshtein's, over sounds, as a share of the longer. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, sound] of a.entries()) {
    const next = [index + 1];
    for (const [at, other] of b.entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sound === other ? 0 : 1)),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(a.length, b.length, 1);
}
