import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../kernel/ports.ts';
import { phrasesIn } from '../../phrases/languages.ts';
import { guessQuestion } from './question-model.ts';

const rows = readFileSync(join(import.meta.dirname, '../../../scripts/evaluation/questions.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

/** From here the dialogue takes a question for one. */
const LEAST = 0.5;
const guessed = (text: string): string => {
  const { question, probability } = guessQuestion(text);
  return probability >= LEAST ? question : 'none';
};

test('of questions that were never taught more than half are told, and few are told wrongly', () => {
  const asked = rows.filter(([label]) => label !== 'none');
  const right = asked.filter(([label, , text = '']) => guessed(text) === label);
  const wrong = asked.filter(([label, , text = '']) => ![label, 'none'].includes(guessed(text)));
  expect(right.length / asked.length).toBeGreaterThan(0.55);
  expect(wrong.length / asked.length).toBeLessThan(0.07);
});

test('what asks nothing that the bank has an answer to is left alone', () => {
  const others = rows.filter(([label]) => label === 'none');
  const wrong = others.filter(([, , text = '']) => guessed(text) !== 'none');
  expect(wrong.length / others.length).toBeLessThan(0.02);
});

test.each(languages)('the question of each article of the FAQ page is told, in %s', (language) => {
  const all = Object.entries(phrasesIn(language).knowledge);
  const missed = all.filter(([id, { question }]) => guessQuestion(question).question !== id);
  expect(missed.map(([id]) => id)).toEqual([]);
});

test('a question that belongs to what is spoken of is likelier', () => {
  const alone = guessQuestion('how long must it stay there').probability;
  const near = guessQuestion('how long must it stay there', ['invest-out']).probability;
  expect(near).toBeGreaterThan(alone);
});
