import { expect, test } from 'vitest';
import { languages } from '../kernel/ports.ts';
import { phrasesIn } from './languages.ts';

/** Pidgin says the word as English does; elsewhere it can only have come from the code. */
const others = languages.filter((language) => language !== 'en' && language !== 'pcm');

test.each(others)('no name out of the code stands in an answer in %s', (language) => {
  const answers = Object.values(phrasesIn(language).knowledge).map(({ answer }) => answer);
  expect(answers.filter((answer) => answer.includes('verified'))).toEqual([]);
});
