import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { ADMIN_KEY, pay, visit, visitAsDemo } from './world.ts';

/**
 * What does not fit the screen as it is: a page that is wider, words beyond its edge or cut by what holds them, words over other words. What compares by columns, and
 * code, scrolls in a place of its own (WCAG 1.4.10 leaves it that), which the keyboard reaches.
 */
const misfits = `(() => {
  const wide = document.documentElement.clientWidth;
  const found = new Set();
  if (document.documentElement.scrollWidth > wide) found.add('the page is ' + document.documentElement.scrollWidth + ' px wide');
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const above = (element) => {
    const line = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) line.push(at);
    return line;
  };
  const isHolder = (element) => ['hidden', 'clip'].includes(style(element).overflowX);
  const isScroller = (element) => ['auto', 'scroll'].includes(style(element).overflowX);
  const isUnseen = (element) => style(element).clipPath === 'inset(50%)' || (isHolder(element) && element.clientWidth <= 1);
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder || holder.closest('script, style, noscript, select, svg')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const line = above(holder);
    if (line.some(isUnseen)) continue;
    const name = '“' + text.data.trim().slice(0, 40) + '”';
    const range = document.createRange();
    range.selectNodeContents(text);
    const scroller = line.find(isScroller);
    if (scroller && scroller.scrollWidth > scroller.clientWidth + 1 && !(scroller.tabIndex === 0 && scroller.matches('section:has(table), section:has(code), [role=region]')))
      found.add(name + ' is scrolled to sideways');
    const half = parseFloat(style(holder).fontSize) * 0.36;
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const middle = (box.top + box.bottom) / 2;
      const word = { name, text, left: box.left, right: box.right, top: middle - half, bottom: middle + half };
      if (!scroller && (word.right > wide + 1 || word.left < -1)) found.add(name + ' is beyond the edge');
      for (const cutter of scroller ? [] : line.filter(isHolder)) {
        const edge = cutter.getBoundingClientRect();
        if (word.right > edge.right + 1 || word.left < edge.left - 1 || word.bottom > edge.bottom + 1 || word.top < edge.top - 1)
          found.add(name + ' is cut');
      }
      if (!scroller && !line.some((one) => ['fixed', 'sticky'].includes(style(one).position))) words.push(word);
    }
  }
  words.sort((one, other) => one.top - other.top);
  words.forEach((one, at) => {
    for (const other of words.slice(at + 1, at + 40)) {
      if (other.top >= one.bottom - 2) break;
      const isBeside = one.right - 2 <= other.left || other.right - 2 <= one.left;
      if (one.text !== other.text && !isBeside) found.add(one.name + ' lies on ' + other.name);
    }
  });
  return [...found];
})()`;

/** Words that are broken in two, not at a hyphen or a slash. */
const brokenWords = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || holder.closest('script, style, noscript, select, svg, code') || !holder.checkVisibility()) continue;
    for (const word of text.data.matchAll(/[^\\s\u2013\u2014\\/-]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / 4)));
      if (lines.size > 1 && holder.clientWidth !== 1) found.add(word[0]);
    }
  }
  return [...found];
})()`;

/** What stands over the edge of the card that holds it. */
const beyondCards = `[...document.querySelectorAll('article *')].flatMap((element) => {
  const beyond = element.getBoundingClientRect().right - element.closest('article').getBoundingClientRect().right;
  return beyond > 0 && element.checkVisibility() ? [element.textContent.trim() + ': ' + Math.round(beyond) + ' px'] : [];
})`;

/** The spacing that WCAG 1.4.12 lets a reader ask for. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What observes its own size (a place that scrolls becomes reachable by keyboard, a marker moves to its tab) does so after the layout: a fault is what stays. */
const fits = (page: Page, where: string): Promise<void> =>
  expect.poll(() => page.evaluate(misfits), { message: where, timeout: 5_000 }).toEqual([]);

/** 1,280 px at 200 % and at 400 %, and the latter with a reader's own spacing. */
async function checkFits(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 450 });
  await fits(page, `${where} at 200 %`);
  await page.setViewportSize({ width: 320, height: 225 });
  await fits(page, `${where} at 400 %`);
  const sheet = await page.addStyleTag({ content: spaced });
  await fits(page, `${where} at 400 %, spaced`);
  await sheet.evaluate('(sheet) => sheet.remove()');
}

/** Opens a page and each of its tabs, and checks what is seen of each, once what the first shows is there. */
async function checkTabs(
  page: Page,
  path: string,
  check: (page: Page, where: string) => Promise<void>,
  shown = 'h1',
): Promise<void> {
  await page.goto(path);
  await page.locator(shown).waitFor();
  const tabs = page.getByRole('main').getByRole('tab');
  for (let at = 0; at < Math.max(1, await tabs.count()); at += 1) {
    if (at > 0) await tabs.nth(at).click();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await check(page, `${path}, tab ${at + 1}`);
  }
}

async function checkWhole(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(misfits), where).toEqual([]);
  expect(await page.evaluate(brokenWords), where).toEqual([]);
}

const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };

test('every page is read at 200 % and at 400 %, and with wider spacing, for a customer', async () => {
  const demo = await visitAsDemo('/faq', zoomed);
  // Charts are drawn only where money has moved.
  await pay(demo, '2500');
  const { page } = demo;
  for (const path of [...Object.values(paths), '/no-such-page']) await checkTabs(page, path, checkFits);
  await page.context().close();
});

const accountPages = [
  ...[paths.bankingDemo, paths.communitySavings, paths.loans, paths.investments],
  ...[paths.analytics, paths.settings, paths.notifications, paths.support],
];

test('bigger words fit a small phone whole, with the pages of an account', async () => {
  const { page } = await visitAsDemo('/faq', { viewport: { width: 360, height: 760 } });
  await page.evaluate("localStorage.setItem('karo-easy', 'yes')");
  for (const path of accountPages) await checkTabs(page, path, checkWhole);
  await page.context().close();
});

test('bigger words of every language stay inside their cards', async () => {
  const { page } = await visit('/faq', { viewport: { width: 360, height: 760 } });
  await page.evaluate("localStorage.setItem('karo-easy', 'yes')");
  for (const language of ['yo', 'ha', 'ig', 'pcm']) {
    await page.evaluate(`localStorage.setItem('karo-language', '${language}')`);
    await page.goto('/');
    await page.locator(`html[lang=${language}]`).waitFor();
    expect(await page.evaluate(beyondCards), language).toEqual([]);
  }
  await page.context().close();
});

test('so is what a visitor sees of the pages for customers, and what an administrator sees', async () => {
  const customer = await visitAsDemo('/faq');
  await pay(customer, '2500');
  await customer.page.context().close();
  const { page, world } = await visit('/settings', zoomed);
  for (const path of [paths.home, paths.bankingDemo, paths.settings]) await checkTabs(page, path, checkFits);
  const opened = await page.request.post('/api/admin/verify', {
    data: { adminKey: ADMIN_KEY },
    headers: { origin: world.url },
  });
  expect(opened.status()).toBe(200);
  await checkTabs(page, paths.admin, checkFits, 'figcaption:has-text("the highest bar")');
  await page.context().close();
});
