import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

test('a course is started, read to its end, and its quiz is answered and explained', async () => {
  const { page, errors } = await visitAsDemo('/financial-education');
  await page.getByText('Basic', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Start Learning/ })
    .first()
    .click();
  await page.getByText('Good luck with your learning journey!').waitFor();
  const quiz = page.getByRole('button', { name: 'Check my answers' });
  const next = page.getByRole('button', { name: /^(Next lesson|Go to the quiz)$/ });
  await page.getByRole('list', { name: 'Lessons' }).waitFor();
  const lessons = (await page.getByRole('list', { name: 'Lessons' }).getByRole('button').count()) - 1;
  for (let lesson = 1; lesson <= lessons; lesson += 1) {
    const title = await page.getByRole('article').getByRole('heading').textContent();
    await next.click();
    await expect
      .poll(async () =>
        (await quiz.isVisible()) ? 'quiz' : page.getByRole('article').getByRole('heading').textContent(),
      )
      .not.toBe(title);
  }
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  await quiz.click();
  await page
    .getByRole('status')
    .filter({ hasText: /of \d+ right/ })
    .first()
    .waitFor();
  await page
    .getByRole('img', { name: /^(Right|Wrong)$/ })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a visitor reads; a locked course says what comes first', async () => {
  const { page } = await visit('/financial-education');
  await page
    .getByRole('button', { name: /^Start Learning/ })
    .first()
    .click();
  await page.getByText('You are reading as a visitor.').waitFor();
  await page.getByRole('button', { name: 'All courses' }).click();
  await page.getByText('Advanced', { exact: true }).first().click();
  await page.locator('p').filter({ hasText: 'First: ' }).first().waitFor();
  await page.context().close();
});

test('a customer reads and is marked in Hausa, and finds the course in Yoruba and Igbo too', async () => {
  const { page, errors } = await visitAsDemo('/financial-education?module=saving-first');
  const language = page.getByRole('banner').getByRole('combobox');
  const article = page.getByRole('article');
  for (const [code, note, lesson, sum] of [
    ['yo', 'Gẹ̀ẹ́sì', 'Àkọ́kọ́, kì í ṣe ìkẹyìn', '₦26,000 lọ́dún'],
    ['ig', 'asụsụ Bekee', 'Ụzọ mbụ, ọ bụghị ikpeazụ', '₦26,000 n’afọ'],
    ['ha', 'Turanci', 'Farko, ba ƙarshe ba', '₦26,000 ne a shekara'],
  ] as const) {
    await language.selectOption(code);
    await article.getByRole('heading', { name: lesson }).waitFor();
    expect(await article.textContent()).toContain(sum);
    expect(await page.getByText(note).count()).toBe(0);
  }
  for (const button of ['Darasi na gaba', 'Darasi na gaba', 'Je zuwa tambayoyi']) {
    const title = await article.getByRole('heading').textContent();
    await article.getByRole('button', { name: button }).click();
    await article.getByRole('heading', { name: title ?? '', exact: true }).waitFor({ state: 'detached' });
  }
  for (const [at, group] of (await page.getByRole('radiogroup').all()).entries())
    await group.getByRole('radio').nth(at).check();
  await page.getByRole('button', { name: 'Duba amsoshina' }).click();
  await page.getByText('3 cikin 3 daidai: ka gama “Ka fara biyan kanka”').first().waitFor();
  await language.selectOption('en');
  await page.getByRole('heading', { name: 'Pay yourself first' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the customer chooses whether the leaderboard shows them', async () => {
  const { page } = await visitAsDemo('/financial-education?tab=leaderboard');
  const shown = page.getByRole('switch', { name: 'Show me here' });
  await shown.waitFor();
  const was = await shown.isChecked();
  await shown.setChecked(!was, { force: true });
  await expect.poll(() => shown.isChecked()).toBe(!was);
  await page.context().close();
});

test.each(['courses', 'achievements', 'leaderboard'])(
  'education’s %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/financial-education?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);

test('a lesson holds at both widths, in light and dark', async () => {
  const { page } = await visit('/financial-education');
  await page
    .getByRole('button', { name: /^Start Learning/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'Lessons' }).waitFor();
  await checkLooks(page);
  await page.context().close();
});
