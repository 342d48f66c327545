import type { Message } from '@karo/core/contract';
import { languages } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from './testing.ts';

/** What nobody stands behind is offered nowhere: not in chat, not by USSD, not on the site. */

let site: TestSite;
let phones = 20_000;
/** Several turns, each read by threads that may have other texts to read. */
const A_TALK_MS = 240_000;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const ports = ['billers', 'cards', 'market', 'exchange', 'payments', 'bvn', 'rails', 'inward'] as const;

/** Nobody stands behind these ports, or somebody again. */
function leave(away: readonly (typeof ports)[number][]): void {
  const bank = site.bank as unknown as Record<string, object>;
  for (const port of ports) bank[port] = { ...bank[port], absent: away.includes(port) };
  const { identity } = site.bank;
  site.bank.identity = { ...identity, faces: away.length > 0 ? { absent: true } : {} };
}
beforeEach(() => leave(ports));

type Told = { text: string; choices: string[] };

async function talker(asCustomer: boolean) {
  const browser = request.agent(site.app.server);
  await browser.get('/api/session').expect(200);
  if (asCustomer) {
    phones += 1;
    const person = { phone: `+23480611${phones}`, firstName: 'Ngozi', lastName: 'Eze' };
    await browser.post('/api/users/register').send(person).expect(200);
  }
  const list = async () => (await browser.get('/api/chat/messages').expect(200)).body.messages as Message[];
  const say = async (message: string): Promise<Told> => {
    await browser.post('/api/chat/message').send({ message, language: 'english' }).expect(200);
    // On a busy machine an answer may come after its call has ended.
    await expect.poll(async () => (await list()).at(-1)?.from, { timeout: 60_000 }).toBe('bank');
    const all = await list();
    const told = all.slice(all.findLastIndex(({ from }) => from === 'customer') + 1);
    return {
      text: told.map(({ text }) => text).join('\n'),
      choices: told.flatMap(({ choices = [] }) => choices.map(({ id }) => id)),
    };
  };
  return { browser, say };
}

test('the site is told what is offered, and everything is in the sandbox', async () => {
  const offers = async () => (await request(site.app.server).get('/api/about').expect(200)).body.offers;
  expect(new Set(Object.values(await offers()))).toEqual(new Set([false]));
  leave([]);
  expect(new Set(Object.values(await offers()))).toEqual(new Set([true]));
});

describe('in chat', () => {
  test(
    'no menu, button or line offers it, and whoever asks is told so before anything is asked of them',
    async () => {
      const { say } = await talker(true);
      const menu = await say('menu');
      expect(menu.choices).toContain('do:transfer');
      expect(menu.choices).not.toContain('do:airtime');
      expect(menu.text).not.toMatch(/airtime/);
      for (const wish of ['buy airtime', 'pay my light bill', 'create a card for me', 'invest 5000 in mtn']) {
        const told = await say(wish);
        expect(told.text, wish).toMatch(/not here yet/);
        expect(told.choices, wish).not.toContain('do:airtime');
      }
      leave([]);
      expect((await say('menu')).choices).toContain('do:airtime');
    },
    A_TALK_MS,
  );

  test(
    'nobody is asked to open an account where nobody looks at a BVN',
    async () => {
      const { say } = await talker(false);
      for (const wish of ['hello', 'open an account', 'send 5000 to 1234567896 gtb']) {
        const told = await say(wish);
        expect(told.text, wish).toMatch(/not here yet/);
        expect(told.choices, wish).not.toContain('do:open_account');
      }
    },
    A_TALK_MS,
  );

  test.each(languages)('the words of the menu leave it out in %s, and still say something', (language) => {
    const { chat } = phrasesIn(language);
    const [all, none] = [
      { bills: true, investments: true },
      { bills: false, investments: false },
    ];
    for (const line of [chat.menu, chat.menuStranger, chat.outOfScope]) {
      expect(line(none).length).toBeLessThan(line(all).length);
      expect(line(none)).not.toMatch(/undefined|, ,| {2}/);
    }
    for (const what of [chat.products.open_account, chat.products.airtime, chat.products.market])
      expect(chat.notYet({ what })).toContain(what);
  });
});

describe('by USSD', () => {
  const dial = async (browser: ReturnType<typeof request.agent>, code: string, sessionId?: string) => {
    const body = { phoneNumber: '+2348030000001', code, ...(sessionId && { sessionId }) };
    return (await browser.post('/api/ussd/test').send(body).expect(200)).body as {
      screen: string;
      sessionId: string;
    };
  };

  test('its numbers are neither shown nor taken, and the others keep theirs', async () => {
    const browser = request.agent(site.app.server);
    const { screen } = await dial(browser, '*347*5276#');
    expect(screen.split('\n')).toEqual(['Karo', '1 Send money', '2 My balance', '5 Help']);
    expect((await dial(browser, '*347*5276*3*500*1#')).screen).toMatch(/^Please choose a number/);
    expect((await dial(browser, '*347*5276*5#')).screen).not.toMatch(/6 New PIN/);
    const { body: codes } = await browser.get('/api/ussd/codes').expect(200);
    const categories = new Set((codes as { category: string }[]).map(({ category }) => category));
    expect(categories).toEqual(new Set(['help', 'transfer', 'balance']));
  });

  test('money goes to Karo alone where nobody carries it to other banks', async () => {
    const browser = request.agent(site.app.server);
    const { screen } = await dial(browser, '*347*5276*1*500*1234567896#');
    expect(screen).not.toMatch(/GTB/);
  });
});
