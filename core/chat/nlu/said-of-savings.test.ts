import { expect, test } from 'vitest';
import { courses, type ModuleId } from '../../catalogue/courses.ts';
import { languages } from '../../kernel/ports.ts';
import { phrasesIn } from '../../phrases/languages.ts';
import { courseSaid, dayMeant, deedSaid, titleSaid, untilSaid } from './said-of-savings.ts';

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

const deeds: [text: string, deed: string | undefined][] = [
  ['open a goal for rent', 'new'],
  ['lock 50k till June', 'lock'],
  ['put 5k in my savings', 'save'],
  ['withdraw 20k from my savings', 'take'],
  ['my goals', 'show'],
  ['buɗe ajiya', 'new'],
  ['kulle 20k har zuwa disamba', 'lock'],
  ['saka 5k a ajiyata', 'save'],
  ['cire kuɗi daga ajiyata', 'take'],
  ['nuna min ajiyata', 'show'],
  ['nawa na tara zuwa yanzu', 'show'],
  ['ṣí ìfowópamọ́', 'new'],
  ['ti 20k pamo titi di december', 'lock'],
  ['fi 5k si ifowopamo mi', 'save'],
  ['yo 10k kuro ninu ifowopamo mi', 'take'],
  ['ifowopamo mi nko', 'show'],
  ['mepee nchekwa ohuru', 'new'],
  ['kpochie 20k ruo december', 'lock'],
  ['tinye 5k na nchekwa m', 'save'],
  ['wepu 10k na nchekwa m', 'take'],
  ['ego ole ka m chekwara', 'show'],
  ['make my rent goal 300k', 'aim'],
  ['increase the target to 300k', 'aim'],
  ['raise my rent goal by 50k', 'aim_up'],
  ['reduce my target by 20k', 'aim_down'],
  ['change my mind about the goal', undefined],
  ['move 5k to my rent goal', 'save'],
  ['make a goal of 300k', 'new'],
  ['ka kara burina zuwa 300k', 'aim'],
  ['gbe afojusun mi si 300k', 'aim'],
  ['bulie ebumnuche m ka o ruo 300k', 'aim'],
  ['haya', undefined],
  ['moto', undefined],
];

test.each(deeds)('%s: %s a goal', (text, deed) => {
  expect(deedSaid(text)).toBe(deed);
});

const days: [text: string, asked: boolean, until: string | undefined][] = [
  ['lock 50k till 30 June 2027', false, '2027-06-30'],
  ['lock 50k for 6 months', false, '+6'],
  ['december', true, '-12-01'],
  ['har Yuni 2027', true, '2027-06-01'],
  ['kulle 20k har zuwa disamba', false, '-12-01'],
  ['kulle 20k na wata shida', false, '+6'],
  ['títí di Oṣù Kẹfà 2027', true, '2027-06-01'],
  ['ti 20k pamo titi di osu kejila', false, '-12-01'],
  ['oṣù mẹ́fà', true, '+6'],
  ['ruo June 2027', true, '2027-06-01'],
  ['kpochie 20k ruo december', false, '-12-01'],
  ['kpochie 20k ruo onwa isii', false, '+6'],
  ['shekara daya', true, '+12'],
  ['kulle 20k', false, undefined],
  ['save 200k for rent before next June', false, '-06-01'],
  ['save 200k by the end of February', false, '-02-28'],
  ['save 20k before christmas', false, '-12-25'],
  ['save 20k by end of the year', false, '-12-31'],
  ['chekwaa 20k tupu disemba', false, '-12-01'],
  ['save 5k every month for rent', false, undefined],
];

test.each(days)('%s (asked: %s): until %s', (text, asked, until) => {
  expect(untilSaid(text, asked)).toBe(until);
});

const titles: [text: string, title: string | undefined][] = [
  ['I want to save for rent', 'rent'],
  ['abeg make I save for generator', 'generator'],
  ['how much I don save', undefined],
  ['ina so in fara ajiya don mota', 'mota'],
  ['ina so in fara ajiya', undefined],
  ['ina so in ajiye 50k don kuɗin makaranta', 'kuɗin makaranta'],
  ['mo fẹ́ bẹ̀rẹ̀ ìfowópamọ́ fún ọkọ̀', 'ọkọ̀'],
  ['fi 5k pamo fun igbeyawo losoosu', 'igbeyawo'],
  ['bido nchekwa maka ụgbọ ala', 'ụgbọ ala'],
  ['nawa na tara zuwa yanzu', undefined],
  ['i want to save for my rent. put 20k every month', 'rent'],
  ['put 20k every month. it is for my wedding', 'wedding'],
  ['ina so in fara ajiya don mota. ka rika saka 5k', 'mota'],
  ['i want to save. 2.5k a week', undefined],
];

test.each(titles)('%s: for %s', (text, title) => {
  expect(titleSaid(text)).toBe(title);
});

const daysMeant: [text: string, day: string][] = [
  ['500k by june', '2027-06-01'],
  ['500k by december', '2026-12-01'],
  ['500k by december next year', '2027-12-01'],
  ['500k kafin watan disamba na shekara mai zuwa', '2027-12-01'],
  ['500k by june next year', '2027-06-01'],
  ['500k by june 2028', '2028-06-01'],
  ['500k before the end of next year', '2027-12-31'],
  ['500k by christmas', '2026-12-25'],
  ['500k by christmas next year', '2027-12-25'],
];

test.each(daysMeant)('%s is %s', (text, day) => {
  expect(dayMeant(untilSaid(text, false) ?? '', new Date('2026-11-21T09:00:00Z'))).toBe(day);
});
