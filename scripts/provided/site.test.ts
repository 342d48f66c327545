import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@karo/api/serve';
import { loggedWords } from '@karo/api/testing';
import { openGateway } from '@karo/bot/gateway';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { openLog } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { openReceiving } from '@karo/core/products/inward';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { type Booted, bootBank } from '../boot.ts';
import { checkLooks } from '../journeys/looks.ts';
import { approveByPin, closeTransferResult, fillTransfer } from '../journeys/pin.ts';
import { freePort } from '../journeys/world.ts';
import { needTools } from '../needs.ts';
import { type MoneyWorld, monnifyWorld } from './money.ts';
import { Phone, wordsOf } from './phone.ts';
import { openProviders, type Providers } from './servers.ts';

/** The site of a bank with no sandbox, in a browser: every provider is a server on this machine that speaks its own protocol, and a BVN is read by its person's consent. */

const PIN = '7391';
const BVN = '22212345678';
const OTHER_BVN = '22212345679';
const LOCAL = '08031234567';
const A_DAY_MS = 300_000;

const logs: string[] = [];
let providers: Providers;
let money: MoneyWorld;
let booted: Booted;
let browser: Browser;
let page: Page;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  providers = await openProviders();
  booted = await bootBank({
    fresh: true,
    env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL, ...providers.env('monnify'), BVN: 'mono' },
    // A browser takes no cookie of https from a server without it.
    config: { port, publicUrl: url },
    family: 'provided-site',
    log: openLog({ level: 'trace' }, { write: (line) => void logs.push(line) }),
    senders: (bank) => openGateway(bank, [whatsappCloud(bank)]).senders,
  });
  const site = await serve(
    booted.bank,
    { queueReady: booted.queues.ready, unlimited: true },
    { port, host: '127.0.0.1' },
  );
  money = monnifyWorld(providers, url);
  browser = await chromium.launch({ executablePath: needTools().chromium, args: ['--no-sandbox'] });
  close = async () => {
    await browser.close();
    await site.close();
    await booted.close();
    await providers.close();
  };
}, A_DAY_MS);
afterAll(() => close());

async function visit(path: string, width: number): Promise<Page> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-NG',
  });
  const visited = await context.newPage();
  visited.setDefaultTimeout(120_000);
  await visited.goto(path);
  return visited;
}

/** A picture of the page, for people to look at. */
async function show(name: string, shown = page): Promise<void> {
  const folder = join('.karo', 'test', 'provided');
  mkdirSync(folder, { recursive: true });
  await shown.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

const smsCode = (): string => /\b\d{6}\b/.exec(providers.sms.sent.at(-1)?.text ?? '')?.[0] ?? '';
const panelOf = (at: Page) => at.getByRole('region', { name: 'Your agreement' });

test(
  'the wizard opens an account by the register’s own code: nothing begun, under way, refused, wrong and right, on a phone and wide',
  async () => {
    const { mono } = providers;
    page = await visit('/onboarding', 360);
    const next = page.getByRole('button', { name: 'Continue' });
    await page.getByLabel('First name').fill('Ngozi');
    await page.getByLabel('Last name').fill('Eze');
    await page.getByLabel('Phone number').fill(LOCAL);
    await page.getByLabel('Email').fill('ngozi@example.ng');
    await next.click();
    await page.getByRole('textbox', { name: 'BVN' }).fill(BVN);
    await next.click();
    await expect.poll(smsCode, { timeout: 60_000 }).toMatch(/^\d{6}$/);
    await page.getByRole('textbox', { name: 'Verification code' }).fill(smsCode());
    await next.click();
    await page.getByLabel('Choose a 4-digit PIN').fill(PIN);
    await page.getByLabel('Type the PIN again').fill(PIN);
    await next.click();

    const panel = panelOf(page);
    await panel.waitFor();
    await show('consent-begin-360');
    await checkLooks(page);
    expect(mono.calls).toEqual([]);

    // The register is away: it is said, nothing was taken from the person, and they may ask again.
    mono.befall('/v2/lookup/bvn/initiate', 'cut');
    await panel.getByRole('button', { name: 'Continue' }).click();
    await panel
      .getByRole('alert')
      .getByText(/not|later|again/i)
      .waitFor();
    await show('consent-away');
    await panel.getByRole('button', { name: 'Continue' }).click();
    const phoneWay = panel.getByRole('button', { name: 'Send the code to 0803*****67' });
    await phoneWay.waitFor();
    await checkLooks(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await show('consent-choose-360');
    await phoneWay.click();
    const code = panel.getByLabel('Code of the BVN register');
    await code.fill('000000');
    await panel.getByRole('button', { name: 'Continue' }).click();
    await panel
      .getByRole('alert')
      .getByText(/wrong|not right|incorrect|tries/i)
      .waitFor();
    await checkLooks(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await show('consent-wrong-1280');
    await code.fill(mono.code);
    await panel.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Account Created!' }).waitFor();
    const steps = mono.calls.map(({ path }) => path.split('/').at(-1));
    expect(steps).toEqual(['initiate', 'verify', 'details', 'details']);
  },
  A_DAY_MS,
);

test(
  'the day in a browser: money by the partner bank’s number, a transfer, airtime, light with its token, and a receipt',
  async () => {
    await page.getByRole('button', { name: 'Start Banking' }).click();
    await page.getByRole('heading', { name: 'Welcome, Ngozi' }).waitFor();
    await openReceiving(booted.bank);
    await money.paysIn('REF-SITE', 1_500_000);
    await page.reload();
    await page.getByText('₦15,000').first().waitFor();
    await page.goto('/banking-demo#receive');
    await page.getByRole('dialog').getByText(money.receiving).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
    await page.getByRole('dialog').getByText('₦5,010.75').waitFor();
    await approveByPin(page, PIN);
    await closeTransferResult(page);
    expect(money.sent()).toEqual([500_000]);
    await page
      .getByRole('button', { name: /CHIDI OKAFOR/i })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click();
    await page.getByRole('img', { name: /^Receipt KR/ }).waitFor();
    await show('receipt-1280');
    // The address that told the number opens its sheet again.
    await page.goto('/banking-demo');

    await page.getByRole('tab', { name: 'Airtime' }).click();
    await page.getByLabel('Phone number').fill(LOCAL);
    await page.getByLabel('Amount').fill('500');
    await page.getByRole('button', { name: 'Buy it' }).click();
    await approveByPin(page, PIN);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    providers.vtpass.becomes('delivered', { mainToken: '26362054405982758802', units: '79.9 kWh' });
    await page.getByRole('tab', { name: 'Bills' }).click();
    await page.getByLabel('Meter number').fill('12345678901');
    await page.getByLabel('Amount').fill('2000');
    await page.getByRole('button', { name: 'Pay the bill' }).click();
    await approveByPin(page, PIN);
    await page.getByText('2636-2054-4059-8275-8802').first().waitFor();
    await show('day-1280');
    expect([...providers.vtpass.orders.values()].length).toBe(2);
    expect((await trialBalance(booted.bank.db)).problems).toEqual([]);
  },
  A_DAY_MS,
);

/** What only a bank that plays has, and what is said of it. */
const played =
  /sandbox|play money|sample (?:figure|number)|\bdemo (?:account|customer|pin)|try demo|try 1234567896/i;
const isStill =
  'document.readyState === "complete" && !!document.querySelector("main h1") && !document.querySelector("[aria-busy=true]")';
const visibleLinks =
  '[...document.querySelectorAll("a[href]")].filter((a) => a.checkVisibility()).map((a) => a.getAttribute("href"))';

/** Pages of services that nobody stands behind here. */
const absent: string[] = [paths.investments, paths.diasporaRemittance, paths.payIn];

/** What a page says of a sandbox, and which links it has to what is absent. What the bank offers is asked for as the page opens, so either may go within ten seconds. */
async function walk(at: Page, path: string): Promise<string[]> {
  await at.goto(path);
  await expect.poll(() => at.evaluate(isStill), { timeout: 60_000 }).toBe(true);
  let found: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const lines = String(await at.evaluate('document.body.innerText')).split('\n');
    const links = await at.evaluate<string[]>(visibleLinks);
    const isAbsent = (href: string) => absent.some((page) => href.startsWith(page));
    found = [...lines.filter((line) => played.test(line)), ...links.filter(isAbsent)];
    if (found.length === 0) break;
    await at.waitForTimeout(250);
  }
  return found.map((line) => `${path}: ${line.slice(0, 120)}`);
}

test(
  'no page offers what nobody stands behind, nor says a word of a sandbox',
  async () => {
    await page.goto('/banking-demo');
    await page.getByRole('tab', { name: 'Airtime' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Cards' }).count()).toBe(0);
    const hidden: string[] = [...absent, paths.admin, paths.approve, paths.pay];
    const open = Object.values(paths).filter((path) => !hidden.includes(path));
    const stranger = await visit('/', 1280);
    const found: string[] = [];
    for (const path of [...open, `${paths.developerApis}?tab=docs`])
      found.push(...(await walk(stranger, path)));
    await stranger.context().close();
    for (const path of [...open, `${paths.developerApis}?tab=keys`]) found.push(...(await walk(page, path)));
    await show('keys-1280');
    expect(await page.getByRole('radio', { name: 'Sandbox' }).count()).toBe(0);
    expect(found).toEqual([]);
  },
  A_DAY_MS,
);

test(
  'who opens an account in WhatsApp gives the register’s code on the page of the link',
  async () => {
    const phone = new Phone(providers, url, '2348031234568');
    await phone.types('hello', 'your bank in this chat');
    await phone.types('open an account', /name/i);
    await phone.types('Ngozi Eze', /0803 ?123 ?4568/);
    const [link = ''] =
      /http[^"\\\s]*approve#[\w.-]+/.exec(wordsOf(await phone.types('yes', '/approve'))) ?? [];
    const opened = await visit(link, 1280);
    await opened.getByLabel(/BVN/).fill(OTHER_BVN);
    await opened.keyboard.press('Enter');
    const field = opened.getByRole('textbox').first();
    for (const _ of ['once', 'again']) {
      await field.fill(PIN);
      await field.press('Enter');
    }
    const panel = panelOf(opened);
    await panel.getByRole('button', { name: 'Continue' }).click();
    await panel.getByRole('button', { name: /^Send the code to n/ }).click();
    await checkLooks(opened);
    await opened.setViewportSize({ width: 1280, height: 800 });
    await show('consent-link-1280', opened);
    await panel.getByLabel('Code of the BVN register').fill(providers.mono.code);
    await panel.getByRole('button', { name: 'Continue' }).click();
    await panel.waitFor({ state: 'detached' });
    await phone.reads(/account number/i);
    await opened.context().close();
  },
  A_DAY_MS,
);

test('nothing of a PIN, a BVN or a code stands in the log of it', () => {
  const printed = loggedWords(logs);
  for (const secret of [PIN, BVN, OTHER_BVN, providers.mono.code])
    expect(printed.includes(secret), secret).toBe(false);
});
