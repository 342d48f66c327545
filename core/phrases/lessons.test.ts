import { describe, expect, test } from 'vitest';
import { type CourseWords, courses, type ModuleId } from '../catalogue/courses.ts';
import type { Intent } from '../chat/intents.ts';
import { understand } from '../chat/nlu/understand.ts';
import { languages } from '../kernel/ports.ts';
import { phrasesIn } from './languages.ts';

/** Sums of money, per cents and plain numbers, in whatever order a language tells them. */
const figuresIn = (text: string): string[] =>
  (text.match(/₦?\d[\d,.]*\d%?|₦?\d%?/g) ?? []).map((figure) => figure.replaceAll(',', '')).toSorted();

/** The texts of a course by their place in it; options stay in order, for the right one is told by its number. */
function textsOf(words: CourseWords): Map<string, string> {
  const texts = new Map([['title', words.title]]).set('about', words.about);
  for (const [at, lesson] of words.lessons.entries())
    for (const [part, text] of Object.entries(lesson)) texts.set(`lesson ${at + 1}: ${part}`, text);
  for (const [at, { question, options, why }] of words.quiz.entries()) {
    texts.set(`question ${at + 1}`, question).set(`question ${at + 1}: why`, why);
    for (const [index, option] of options.entries()) texts.set(`question ${at + 1}: option ${index}`, option);
  }
  return texts;
}

const english = (id: ModuleId) => textsOf(phrasesIn('en').lessons[id]);
const others = languages.filter((language) => language !== 'en');

test('figures are read whole', () => {
  expect(figuresIn('Put ₦100,000 at 8% a year: 72 / 8, “50k”, *347*5276#, 1.5%.')).toEqual(
    ['₦100000', '8%', '72', '8', '50', '347', '5276', '1.5%'].toSorted(),
  );
});

describe.each(others)('the courses in %s', (language) => {
  test.each(courses.map(({ id }) => id))('%s has the lessons, options and figures of the English', (id) => {
    const texts = textsOf(phrasesIn(language).lessons[id]);
    expect([...texts.keys()]).toEqual([...english(id).keys()]);
    for (const [place, text] of english(id)) {
      const here = texts.get(place) ?? '';
      expect([place, ...figuresIn(here)]).toEqual([place, ...figuresIn(text)]);
    }
  });

  test.each(courses.map(({ id }) => id))('%s asks with options that can be told apart', (id) => {
    for (const { question, options } of phrasesIn(language).lessons[id].quiz)
      expect([question, new Set(options).size]).toEqual([question, options.length]);
  });
});

/** What a lesson tells to say to the bank: the last that stands between quotes in it. */
const taught: [id: ModuleId, lesson: number, intent: Intent][] = [
  ['money-basics', 3, 'spending'],
  ['saving-first', 2, 'goal'],
  ['safe-account', 2, 'pin_change'],
];

test.each([...languages])('what the lessons in %s tell to say is understood', (language) => {
  const said = taught.map(([id, lesson, intent]) => {
    const { text = '' } = phrasesIn(language).lessons[id].lessons[lesson - 1] ?? {};
    const words = [...text.matchAll(/“([^”]+)”/g)].at(-1)?.[1] ?? '';
    const { intent: heard } = understand(words, {
      language,
      names: [],
      now: new Date('2026-11-21T12:00:00Z'),
    });
    return [words, heard, intent];
  });
  expect(said.filter(([, heard, intent]) => heard !== intent)).toEqual([]);
});
