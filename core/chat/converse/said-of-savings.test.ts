import { expect, test } from 'vitest';
import { courses, type ModuleId } from '../../education/courses.ts';
import { phrasesIn } from '../../phrases/index.ts';
import { languages } from '../../ports.ts';
import { courseSaid } from './said-of-savings.ts';

const asked: [text: string, course: ModuleId | undefined][] = [
  ['teach me about saving', 'saving-first'],
  ['I want to learn about stamp duty', 'charges'],
  ['how do I keep my account safe', 'safe-account'],
  ['koya min yadda ake ajiya', 'saving-first'],
  ['ina so in koyi kasafin kuɗi', 'budgeting'],
  ['yaya zan guje wa zamba', 'scams'],
  ['menene hauhawar farashi', 'interest-inflation'],
  ['koya min game da bashi', 'credit'],
  ['darasi a kan sana’a', 'business-money'],
  ['ko mi bi mo se le fi owo pamo', 'saving-first'],
  ['mo fẹ́ kọ́ nípa ètò ìsúná', 'budgeting'],
  ['kini ele ori ele', 'interest-inflation'],
  ['bawo ni mo se le yago fun jibiti', 'scams'],
  ['mo fe ko nipa idokowo', 'investing-first'],
  ['kuziere m otu m ga esi chekwaa ego', 'saving-first'],
  ['achọrọ m ịmụta nhazi ego', 'budgeting'],
  ['gini bu omuru nwa', 'interest-inflation'],
  ['kuziere m maka ụgwọ ọrụ', 'charges'],
  ['kedu ka m ga esi zere ugwo', 'credit'],
  ['darasi', undefined],
  ['èkó nípa owó', undefined],
  ['ihe omumu ego', undefined],
];

test.each(asked)('%s: %s', (text, course) => {
  expect(courseSaid(text)).toBe(course);
});

/** Their names say what they are for, not what one would ask for. */
const named: readonly ModuleId[] = ['money-basics'];

test.each([...languages])('no course named in %s is taken for another', (language) => {
  const { lessons } = phrasesIn(language);
  const taken = courses
    .filter(({ id }) => !named.includes(id))
    .map(({ id }) => [id, courseSaid(lessons[id].title) ?? id]);
  expect(taken.filter(([id, found]) => id !== found)).toEqual([]);
});
