import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkWidth, visitAsDemo } from './world.ts';

const languages = ['pcm', 'ha', 'yo', 'ig'] as const;

/** Where a page of five languages is read, with each of its tabs. */
const places = [
  '/faq',
  '/security',
  '/support',
  '/support?tab=tickets',
  '/support?tab=contact',
  '/notifications',
  '/settings',
  '/settings?tab=security',
  '/settings?tab=limits',
  '/settings?tab=bank-accounts',
  '/settings?tab=privacy',
  '/standing-orders',
];

const words = new URL('../../web/src/words/', import.meta.url);

/** Every text of a part of the words, by its path; what needs facts to be said is left out. */
const textsOf = (part: object, path: string): [string, string][] =>
  Object.entries(part).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${path}.${key}`) : [];
  });

/** The sentences of the English words that another language says otherwise. */
async function englishOf(language: (typeof languages)[number]): Promise<string[]> {
  const { words: theirs } = await import(new URL(`${language}/all.ts`, words).href);
  const said = new Map(textsOf(theirs, ''));
  const files = readdirSync(new URL('en/', words));
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(`en/${file}`, words).href)));
  return modules
    .flatMap((module) => textsOf(module, ''))
    .filter(([path, text]) => text.trim().split(/\s+/).length > 2 && said.get(path) !== text)
    .map(([, text]) => text)
    .filter((text) => ![...said.values()].includes(text));
}

test.each(languages)(
  'a page that is read in %s shows no sentence of the English words, at the width of a phone',
  async (language) => {
    const english = await englishOf(language);
    expect(english.length).toBeGreaterThan(300);
    const { page } = await visitAsDemo('/faq', { viewport: { width: 360, height: 800 } });
    await page.evaluate(`localStorage.setItem('karo-language', '${language}')`);
    for (const place of places) {
      await page.goto(place);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      await page.locator('main h1').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      const shown = page.locator('main');
      // What was made beforehand in English is fetched anew in the language chosen.
      await expect
        .poll(async () => {
          const text = (await shown.textContent()) ?? '';
          return english.filter((sentence) => text.includes(sentence));
        }, `${place} in ${language}`)
        .toEqual([]);
      await checkWidth(page);
    }
    await page.context().close();
  },
);
