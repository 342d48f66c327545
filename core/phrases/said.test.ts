import { expect, test } from 'vitest';
import { languages } from '../kernel/ports.ts';
import { saidIn } from './languages.ts';

/** Every phrase by its path. */
const pathsOf = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

const told = new Set(pathsOf(saidIn.en));

test.each([...languages])('nothing that the bank says in English is left unsaid in %s', (language) => {
  const here = new Set(pathsOf(saidIn[language]));
  expect([...told].filter((path) => !here.has(path))).toEqual([]);
});
