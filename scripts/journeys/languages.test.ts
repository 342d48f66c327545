import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { phrasesOf } from '../phrases/listed.ts';
import { visitAsDemo } from './world.ts';

/** The pages that speak five languages, as a customer opens them. */
const spoken = [
  paths.home,
  paths.analytics,
  paths.bankingDemo,
  paths.brand,
  paths.communitySavings,
  paths.developerApis,
  paths.diasporaRemittance,
  paths.directory,
  paths.faq,
  paths.financialEducation,
  paths.investments,
  paths.loans,
  paths.notifications,
  paths.onboarding,
  paths.pay,
  paths.payIn,
  paths.resetPin,
  paths.security,
  paths.settings,
  paths.standingOrders,
  paths.status,
  paths.support,
  paths.ussdBanking,
  paths.voiceBanking,
] as const;

/** Letters from which a text of one word is no name, and is the same in two languages by no accident. */
const WORD_LEAST = 5;

/** What the page shows or has read out, part by part; what says itself that it is in another language is left out. */
const shown = `(() => {
  const texts = new Set();
  const add = (text) => text && texts.add(text.trim().replace(/\\s+/g, ' '));
  const foreign = (element) => element.closest('[lang]') !== document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility() && !foreign(node.parentElement)) add(node.data);
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    if (!foreign(element))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
  return [...texts];
})()`;

/** English phrases of the house, of the bank and of its pages, that this language says otherwise. */
async function otherwiseIn(language: 'pcm' | 'ha' | 'yo' | 'ig'): Promise<ReadonlySet<string>> {
  const [english, other] = await Promise.all([phrasesOf('en'), phrasesOf(language)]);
  // A language is called as its speakers call it.
  const own = new Set([...other.values(), 'English']);
  const foreign = [...english].filter(
    ([path, text]) =>
      !text.includes('{') &&
      !own.has(text) &&
      other.get(path) !== text &&
      (text.includes(' ') || text.length >= WORD_LEAST),
  );
  return new Set(foreign.map(([, text]) => text));
}

const englishOf = async (page: Page, foreign: ReadonlySet<string>): Promise<string[]> =>
  ((await page.evaluate(shown)) as string[]).filter((text) => foreign.has(text));

/** Fails where a page, or with `tabs` any tab of it, says something in English. What was made beforehand is English until the bank was asked again. */
async function checkPage(
  page: Page,
  path: string,
  { tabs, language, foreign }: { tabs: boolean; language: string; foreign: ReadonlySet<string> },
): Promise<void> {
  await page.goto(path);
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.locator('h1').waitFor();
  const listed = page.getByRole('main').getByRole('tab');
  const count = tabs ? Math.max(1, await listed.count()) : 1;
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await listed.nth(at).click();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expect
      .poll(() => englishOf(page, foreign), { message: `${path} in ${language}, tab ${at + 1}` })
      .toEqual([]);
  }
}

test.each(['pcm', 'ha', 'yo', 'ig'] as const)(
  'no English of the house is left on the pages that speak %s',
  async (language) => {
    const foreign = await otherwiseIn(language);
    expect(foreign.size).toBeGreaterThan(1_000);
    const { page } = await visitAsDemo(paths.bankingDemo);
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    // Chosen once, where everybody chooses it: the bank keeps it for the customer, the browser for its visitor.
    const kept = page.waitForResponse(/\/api\/user\/language/);
    await page.getByRole('combobox', { name: 'Choose a language' }).selectOption(language);
    expect((await kept).status()).toBe(200);
    // Each tab in two of the four: what the bank says on it is in the dictionaries of all, or of none.
    const isTabbed = ['pcm', 'yo'].includes(language) ? 0 : 1;
    for (const [at, path] of spoken.entries())
      await checkPage(page, path, { tabs: at % 2 === isTabbed, language, foreign });
    await page.context().close();
  },
);
