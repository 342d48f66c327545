import { loanCeilings, plans, tiers } from '@karo/core/catalogue';
import { languages, printNaira } from '@karo/core/kernel';
import { expect, test } from 'vitest';
import type { landing } from '../web/src/words/en/landing.ts';

type Landing = typeof landing;

/** The site's words are typed for a browser: they are read here without their types. */
const wordsIn = async (language: string): Promise<Landing> =>
  ((await import(`../web/src/words/${language}/landing.ts`)) as { landing: Landing }).landing;

test.each(languages)('what the landing page claims in %s is what the bank gives', async (language) => {
  const words = await wordsIn(language);
  const claims = JSON.stringify([words.platform, words.features, words.showcase]);
  const highlights = words.platform.categories.flatMap(([, features]) => features.map(([, said]) => said));
  // The least that anybody may invest without paying for a plan, the highest interest, and the largest loan.
  expect(highlights.some((said) => said.includes(printNaira(plans.basic.investmentMinimum)))).toBe(true);
  expect(claims).toContain(`${plans.vip.interestBp / 100}%`);
  expect(Math.max(...Object.values(loanCeilings).map(Number))).toBe(Number(plans.vip.loanMaximum));
  // No licence is claimed in words: it is said only where it is configured.
  expect(claims).not.toMatch(/licen[sc]|central bank/i);
  // A date would be true for a week.
  expect(claims).not.toMatch(/27 /);
});

test('the highest limits that are sold are those of the highest level', () => {
  expect(plans.vip.daily).toBe(tiers[3].ceiling.daily);
  expect(plans.vip.monthly).toBe(tiers[3].ceiling.monthly);
});
