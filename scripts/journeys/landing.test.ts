import { expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { checkAccess, visit, visitAsDemo } from './world.ts';

const anchors = ['features', 'how-it-works', 'demo', 'pricing', 'security', 'contact'];

test('the landing page reads without script, whole and in order', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  expect(await page.title()).toBe('Karo · the bank in your chat');
  expect(await page.locator('main > section').count()).toBe(11);
  expect(await page.locator('footer').count()).toBe(1);
  const ids = await page.locator('main > section[id]').evaluateAll((all) => all.map((each) => each.id));
  expect(ids).toEqual(anchors);
  expect(await page.locator('#features article').count()).toBe(10);
  expect(await page.locator('#pricing table tbody tr').count()).toBe(7);
  await page.context().close();
});

test('no script of the site’s is fetched before the page is touched; then it answers', async () => {
  const { page, errors } = await visit('/');
  const scripts = () =>
    page.evaluate(
      "performance.getEntriesByType('resource').filter((r) => r.name.includes('/assets/')).length",
    );
  expect(await scripts()).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('every page has its head before any script, and what is typed and pressed before the script has come is not lost', async () => {
  const { page } = await visit('/faq');
  for (const path of Object.values(paths).filter((each) => each !== paths.approve))
    expect(await (await page.request.get(path)).text(), path).toMatch(/<h1[ >]/);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.onboarding);
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await page.getByText('Last name is required').first().waitFor();
  expect(await page.getByText('First name is required').count()).toBe(0);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ngozi');
  await page.context().close();
});

test('a kind of question that is chosen before the script has come is what stands once it has', async () => {
  const { page } = await visit('/faq');
  const kinds = page.getByRole('radiogroup', { name: 'Category' });
  const box = await kinds.getByText('Payments').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await kinds.getByText('Payments').click();
  await expect
    .poll(async () => new Set(await page.locator('details small').allInnerTexts()))
    .toEqual(new Set(['Payments']));
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(async () => new Set(await page.locator('details small').allInnerTexts()))
    .toEqual(new Set(['WhatsApp Banking']));
  await page.context().close();
});

test('a tour’s button speaks, and after its delay the bank’s bubble comes; what is typed goes to the bank', async () => {
  const { page } = await visit('/');
  await page.getByRole('link', { name: 'Try Demo Now' }).click();
  const demo = page.locator('#demo');
  await demo.getByRole('button', { name: 'Join Esusu' }).click();
  const log = demo.getByRole('log');
  await log.getByText('Join Esusu', { exact: true }).waitFor();
  await log.getByText('An esusu is, for example').waitFor();
  const field = demo.getByRole('textbox', { name: 'Message' });
  await field.fill('   ');
  await field.press('Enter');
  expect(await log.getByRole('article', { name: 'You' }).count()).toBe(1);
  await field.fill('What is Karo?');
  await field.press('Enter');
  await log.getByRole('article', { name: 'Karo' }).nth(2).waitFor();
  expect(await field.inputValue()).toBe('');
  await page.context().close();
});

test('a notice that was pressed and let go beside it closes by itself all the same', async () => {
  const { page } = await visit('/#contact');
  await page.locator('#contact form').getByRole('button', { name: 'Join Waitlist' }).click();
  const notice = page.getByText('Missing information');
  await notice.hover();
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await notice.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the waitlist asks for all three, counts who joins, and says so', async () => {
  const { page } = await visit('/#contact');
  const form = page.locator('#contact form');
  const waiting = page.getByTestId('waiting');
  const before = await waiting.textContent();
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByText('Missing information').waitFor();
  await page.getByText('Please fill in all fields.').waitFor();
  await form.getByLabel('Full name').fill('Ngozi Eze');
  await form.getByLabel('WhatsApp number').fill(`+234805${Math.floor(1e6 + Math.random() * 8.9e6)}`);
  await form.getByLabel('Email').fill(`ngozi${Date.now()}@example.ng`);
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByText('Welcome to the waitlist!').waitFor();
  expect(await form.getByLabel('Full name').inputValue()).toBe('');
  await waiting.getByText('people are waiting already').waitFor();
  expect(await waiting.textContent()).not.toBe(before);
  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 500, body: '{}' }));
  await form.getByLabel('Full name').fill('Ngozi Eze');
  await form.getByLabel('WhatsApp number').fill('+2348051234567');
  await form.getByLabel('Email').fill('ngozi@example.ng');
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByText('Something went wrong. Please try again.').waitFor();
  await page.context().close();
});

test('plans: a year is 17 % off, the plan in force is said to be active, and the PIN buys another', async () => {
  const { page } = await visitAsDemo('/#pricing');
  const pricing = page.locator('#pricing');
  await pricing.getByRole('button', { name: 'Current plan' }).click();
  await page.getByText('Already Active').waitFor();
  await page.getByText("You're already on this tier").waitFor();
  await pricing.getByText('₦2,500').waitFor();
  await pricing.getByText('Annual').click();
  await pricing.getByText('₦24,900').waitFor();
  await pricing.getByText('Monthly', { exact: true }).click();
  await pricing.getByRole('button', { name: 'Choose Premium' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/PIN/).fill('2580');
  await sheet.getByRole('button').last().click();
  await page.getByText('Tier Upgraded!').waitFor();
  await page.getByText('You are on Premium now.').waitFor();
  await page.context().close();
});

test('a plan that cannot be paid is refused in the bank’s words', async () => {
  const { page } = await visitAsDemo('/#pricing');
  await page.route('**/api/account/upgrade-tier', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'insufficient_funds', detail: 'There is not enough money.' },
    }),
  );
  await page.locator('#pricing').getByRole('button', { name: 'Choose VIP' }).click();
  await page.getByText('Upgrade Failed').waitFor();
  await page.getByText('There is not enough money.').waitFor();
  await page.context().close();
});

test('the mobile menu has the four sections and closes after one is chosen', async () => {
  const { page } = await visit('/faq', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.waitFor();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Features',
    'How It Works',
    'Security',
    'Contact',
  ]);
  await checkAccess(page);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await page.locator('#contact').waitFor();
  expect(await menu.count()).toBe(0);
  await page.waitForFunction('document.querySelector("#contact").getBoundingClientRect().top < innerHeight');
  await page.context().close();
});

test('the header has eight links, speaks five languages, and keeps colours and language', async () => {
  const { page } = await visit('/faq');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(hrefs).toEqual([
    '/banking-demo',
    '/voice-banking',
    '/community-savings',
    '/security',
    '/faq',
    '/loans',
    '/investments',
    '/admin',
  ]);
  const signIn = page.getByRole('banner').locator('button').filter({ hasText: /./ }).first();
  const english = await signIn.textContent();
  for (const code of ['pcm', 'ha', 'yo', 'ig']) {
    await page.getByRole('combobox').selectOption(code);
    await page.locator(`html[lang="${code}"]`).waitFor();
    expect(await signIn.textContent()).not.toBe(english);
  }
  await page.reload();
  await page.locator('html[lang="ig"]').waitFor();
  await page.context().close();
});

test('a page that was made beforehand is taken over as it stands, whatever its reader chose before', async () => {
  const chosen = {
    'mantine-color-scheme-value': 'dark',
    'karo-easy': 'yes',
    'karo-language': 'ig',
    'karo-known': 'yes',
  };
  const visits = Object.entries(chosen).map((choice) => ['/', Object.fromEntries([choice])] as const);
  for (const [path, kept] of [...visits, ['/faq', chosen], ['/loans', chosen]] as const) {
    const { page, errors } = await visit(path);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    await page.addInitScript(`window.ready = new Promise((done) => addEventListener('karo-ready', done))`);
    await page.reload();
    await page.keyboard.press('Tab');
    await page.evaluate('window.ready.then(() => undefined)');
    expect(errors, `${path} ${JSON.stringify(kept)}`).toEqual([]);
    await page.context().close();
  }
});

test('plans and answers are told in the language chosen, in the next visit, too', async () => {
  const { page } = await visit('/');
  await page.getByRole('banner').getByRole('combobox').selectOption('pcm');
  const told = page.locator('#pricing').getByText('Chat for five languages');
  await told.waitFor({ state: 'attached' });
  await page.reload();
  await told.waitFor({ state: 'attached' });
  await page.goto('/faq');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.getByText('Wetin be Karo?').waitFor();
  await page.context().close();
});

test('a language chosen before any script of the page has come is spoken once it has', async () => {
  const { page } = await visit('about:blank', { serviceWorkers: 'block' });
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').selectOption('ha');
  release();
  await page.locator('html[lang="ha"]').waitFor();
  await page.context().close();
});

test('a language chosen by whoever leaves before the page answers is spoken on the next', async () => {
  const { page } = await visit('about:blank', { serviceWorkers: 'block' });
  const main = '**/assets/main-*.js';
  await page.route(main, () => {});
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.locator('html[data-painted="yes"]').waitFor();
  await page.getByRole('banner').getByRole('combobox').selectOption('yo');
  await page.unroute(main);
  await page.goto('/security');
  await page.locator('html[lang="yo"]').waitFor();
  await page.context().close();
});

test('any other path is the not-found page, with a hint for developers', async () => {
  const { page, world } = await visit('/faq');
  const answer = await page.goto(`${world.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await page.context().close();
});

test('what has been seen opens without a network, and says that there is none', async () => {
  const { page } = await visit('/faq');
  await page.getByRole('radiogroup', { name: 'Category' }).getByText('Payments').click();
  await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
  await page.reload();
  await page.getByRole('radiogroup', { name: 'Category' }).getByText('Payments').click();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Category' }).getByText('Security').click();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.context().close();
});
