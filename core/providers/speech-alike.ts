import { pronounce } from './speech-grammar.ts';

/** How many other people are weighed against the one whom the grammar heard, and how many of the customer's own whatever they sound like. */
const PEOPLE_MOST = 4;
const OWN_MOST = 3;

/** What is mistaken for one another within a sum. */
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
  ['a hundred', 'four hundred'],
  ['naira', 'nepa'],
];

/** Sentences that sound like this one: with each other person whose name is near, and with the number that it is mistaken for most. */
export function soundAlikes(sentence: string, people: readonly string[], ownPeople = 0): string[] {
  return [...otherNumbers(sentence), ...otherPeople(sentence, people, ownPeople)];
}

function otherNumbers(sentence: string): string[] {
  return numbers.flatMap(([one, other]) =>
    [...sentence.matchAll(new RegExp(`\\b(?:${one}|${other})\\b`, 'g'))].map(
      ({ 0: said, index }) =>
        sentence.slice(0, index) + (said === one ? other : one) + sentence.slice(index + said.length),
    ),
  );
}

/** Who is named in a sentence, by the longest name. */
export const personIn = (sentence: string, people: readonly string[]): string | undefined =>
  [...people].sort((a, b) => b.length - a.length).find((person) => ` ${sentence} `.includes(` ${person} `));

function otherPeople(sentence: string, people: readonly string[], ownPeople: number): string[] {
  const said = personIn(sentence, people);
  if (!said) return [];
  const nearest = (among: readonly string[], most: number): string[] =>
    among
      .filter((person) => person !== said)
      .map((person) => ({ person, far: distance(sounds(said), sounds(person)) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, most)
      .map(({ person }) => person);
  const others = new Set([...nearest(people, PEOPLE_MOST), ...nearest(people.slice(0, ownPeople), OWN_MOST)]);
  return [...others].map((person) => ` ${sentence} `.replace(` ${said} `, ` ${person} `).trim());
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
