import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { endSessions } from '@karo/core/auth';
import type { Message } from '@karo/core/contract';
import { demoPin } from '@karo/core/identity';
import { findConversation, say as sayTo } from '@karo/core/messaging';
import { approve } from '@karo/core/orders';
import { transact } from '@karo/db/client';
import { describe, expect, test, vi } from 'vitest';
import { loggedWords, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

const say = async (browser: Agent, message: string, more: object = {}) => {
  const { body } = await browser
    .post('/api/chat/message')
    .send({ message, ...more })
    .expect(200);
  return body as { response: string; messages: Message[]; pending: boolean };
};

const quoteIn = (messages: readonly Message[]): string =>
  messages.find((message) => message.approval)?.approval?.quoteId ?? '';

let phones = 20_000;
const enter = async (browser: Agent) => {
  phones += 1;
  const person = { phone: `+23480300${phones}`, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return body.user;
};

/** Opens an account in the chat as far as the PIN; answers its quote. */
async function askToOpen(browser: Agent, bvn = '22212345678'): Promise<string> {
  phones += 1;
  await browser.get('/api/session').expect(200);
  await say(browser, 'I want to open an account');
  await say(browser, 'Tope Alabi');
  await say(browser, `080300${phones}`);
  const { messages } = await say(browser, bvn);
  return quoteIn(messages);
}

describe('the chat', () => {
  test('answers a visitor, who keeps the conversation by a signed cookie', async () => {
    const browser = agent();
    const first = await say(browser, 'hello', { language: 'english' });
    expect(first.response.length).toBeGreaterThan(10);
    expect(first.messages.map((message) => message.from)).toEqual(['customer', 'bank']);
    const { body } = await browser.get('/api/chat/messages').expect(200);
    expect(body.messages.map((message: Message) => message.id)).toEqual(
      first.messages.map((message) => message.id),
    );
    const stranger = await agent().get('/api/chat/messages').expect(200);
    expect(stranger.body.messages).toEqual([]);
  });

  test('hears a message that was sent twice once', async () => {
    const browser = agent();
    const send = () =>
      browser.post('/api/chat/message').set('idempotency-key', 'message-0001').send({ message: 'help' });
    const [first, second] = [await send(), await send()];
    expect(second.body.messages).toEqual(first.body.messages);
    const { body } = await browser.get('/api/chat/messages');
    expect(body.messages).toHaveLength(2);
  });

  test('knows the customer of the session, and refuses to speak for another', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { response } = await say(browser, 'balance', { userId: user.id });
    expect(response).toContain('250,000');
    const other = '11111111-1111-4111-8111-111111111111';
    await browser.post('/api/chat/message').send({ message: 'balance', userId: other }).expect(403);
    await agent().post('/api/chat/message').send({ message: 'balance', userId: user.id }).expect(401);
  });

  test('a customer’s conversation closes to the browser when the session ends', async () => {
    const browser = agent();
    const user = await enter(browser);
    await say(browser, 'balance', { userId: user.id });
    const signedIn = await browser.get('/api/chat/messages');
    expect(signedIn.body.messages.length).toBe(2);
    await site.bank.db
      .updateTable('browserSession')
      .set({ endedAt: site.bank.clock.now() })
      .where('customerId', '=', user.id)
      .execute();
    const after = await browser.get('/api/chat/messages');
    expect(after.body.messages).toEqual([]);
    expect((await say(browser, 'balance')).response).not.toContain('250,000');
  });

  /** Opens a page of this browser that hears what the bank says unasked. */
  async function listen(browser: Agent) {
    if (!site.app.server.listening) await site.app.listen({ port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const cookie = browser.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
    const leaving = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/chat/replies`, {
      headers: { cookie: cookie.toValueString() },
      signal: leaving.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const page = { heard: '', leave: () => leaving.abort(), over: Promise.resolve() };
    page.over = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body ?? []) page.heard += decoder.decode(chunk);
    })().catch(() => {});
    return page;
  }

  test('tells an open page what is said unasked', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 5k to 1234567896 gtb', { userId: user.id });
    const { headers } = await browser.get('/api/session');
    expect(headers['set-cookie']).toBeUndefined();
    const page = await listen(browser);
    await browser
      .post(`/api/approvals/${quoteIn(messages)}`)
      .send({ pin: demoPin })
      .expect(200);
    await site.settle();
    await vi.waitFor(() => expect(page.heard).toContain('CHIDI OKAFOR'), { timeout: 10_000 });
    const told = page.heard.split('\n').filter((line) => line.startsWith('id:'));
    expect(new Set(told).size).toBe(told.length);
    page.leave();
    await page.over;
  });

  test('tells an open page at once, however much the bank says at a time', async () => {
    const browser = agent();
    const user = await enter(browser);
    await say(browser, 'help', { userId: user.id });
    const page = await listen(browser);
    await vi.waitFor(() => expect(page.heard).toContain('retry'));
    const { db, clock } = site.bank;
    await transact(db, async (trx) => {
      const conversation = await findConversation(trx, user.id);
      if (!conversation) throw new Error('no conversation');
      for (let index = 0; index < 450; index += 1)
        await sayTo(trx, {
          conversationId: conversation.id,
          reply: { text: `Notice ${index}.` },
          at: clock.now(),
        });
    });
    await vi.waitFor(() => expect(page.heard).toContain('Notice 449.'), { timeout: 5_000 });
    expect(page.heard.match(/Notice \d+\./g)).toHaveLength(450);
    page.leave();
    await page.over;
  });

  test('tells an open page nothing more once its session has ended, and closes it', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 6k to 1234567896 gtb', { userId: user.id });
    const page = await listen(browser);
    await vi.waitFor(() => expect(page.heard).toContain('retry'), { timeout: 10_000 });
    const { body: history } = await browser.get('/api/chat/messages').expect(200);
    const before: string[] = history.messages.map(({ id }: { id: string }) => id);
    await endSessions(site.bank.db, site.bank.clock, user.id);
    await approve(site.bank, { quoteId: quoteIn(messages), pin: demoPin });
    await site.settle();
    await page.over;
    // A watch that runs already reaches back some seconds: what was said before may be told once more.
    const heard = [...page.heard.matchAll(/^id: (\S+)$/gm)].map(([, id = '']) => id);
    expect(heard.filter((id) => !before.includes(id))).toEqual([]);
  });

  test('takes a voice note as it is, and nothing that is none', async () => {
    const browser = agent();
    const post = (type: string, bytes: Buffer) =>
      browser.post('/api/chat/voice').set('content-type', type).send(bytes);
    const note = await post('audio/wav', Buffer.from('RIFF not really'));
    expect(note.status).toBe(200);
    expect(note.body.messages[0].kind).toBe('voice');
    expect(note.body.response.length).toBeGreaterThan(10);
    await browser.post('/api/chat/voice').send({ audio: 'no' }).expect(400);
    await post('audio/wav', Buffer.alloc(5_000_000)).expect(413);
  });
});

describe('approval', () => {
  test('opens an account: the PIN set in this browser signs it in', async () => {
    const browser = agent();
    const quoteId = await askToOpen(browser);
    const { body: offer } = await browser.get(`/api/approvals/${quoteId}`).expect(200);
    expect(offer).toMatchObject({ operation: 'set_pin', status: 'open', asks: 'new_pin' });
    await agent().get(`/api/approvals/${quoteId}`).expect(404);
    const weak = await browser.post(`/api/approvals/${quoteId}`).send({ pin: '1234' });
    expect(weak.body.code).toBe('pin_weak');
    const { body } = await browser.post(`/api/approvals/${quoteId}`).send({ pin: '7391' }).expect(200);
    expect(body).toMatchObject({ status: 'approved', approval: { status: 'approved' } });
    const { body: session } = await browser.get('/api/session').expect(200);
    expect(session.user).toMatchObject({ firstName: 'Tope', isDemo: false });
    const { body: history } = await browser.get('/api/chat/messages');
    expect(JSON.stringify(history)).not.toContain('22212345678');
    expect(history.messages.length).toBeGreaterThan(6);
  });

  test('shows, approves once, and refuses the second time', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 12k to 1234567896 gtb', { userId: user.id });
    const url = `/api/approvals/${quoteIn(messages)}`;
    const { body: offer } = await browser.get(url).expect(200);
    expect(offer).toMatchObject({
      amount: '12000.00',
      fee: '26.88',
      duty: '50.00',
      total: '12076.88',
      name: 'CHIDI OKAFOR',
      account: '1234567896',
      asks: 'pin',
    });
    await browser.post(url).send({ pin: '0001' }).expect(403);
    await browser.post(url).send({ pin: demoPin }).expect(200);
    const again = await browser.post(url).send({ pin: demoPin });
    expect(again.body.code).toBe('quote_used');
    await agent().post(url).send({ pin: demoPin }).expect(404);
  });

  test('declined, takes nothing and cannot be approved any more', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 5k to 1234567896 gtb', { userId: user.id });
    const url = `/api/approvals/${quoteIn(messages)}`;
    const { body } = await browser.post(`${url}/decline`).send({}).expect(200);
    expect(body.status).toBe('cancelled');
    await browser.post(url).send({ pin: demoPin }).expect(410);
  });

  test('by the secret of a link, from a browser that knows nothing else', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 5k to 1234567896 gtb', { userId: user.id });
    const quoteId = quoteIn(messages);
    const { approvalLink } = await import('@karo/core/quotes');
    const link = await approvalLink(site.bank, quoteId);
    const secret = link.split('#')[1] ?? '';
    const phone = agent();
    await phone
      .post('/api/approvals/find')
      .send({ secret: `${secret}x` })
      .expect(404);
    const { body: offer } = await phone.post('/api/approvals/find').send({ secret }).expect(200);
    expect(offer).toMatchObject({ id: quoteId, name: 'CHIDI OKAFOR' });
    await phone.post(`/api/approvals/${quoteId}`).send({ pin: demoPin }).expect(404);
    await phone.post(`/api/approvals/${quoteId}`).send({ pin: demoPin, secret }).expect(200);
    const { body: session } = await phone.get('/api/session');
    expect(session.user).toBeNull();
    expect(site.logs.join('')).not.toContain(secret);
  });

  test('an offer whose time is over says so', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { messages } = await say(browser, 'send 5k to 1234567896 gtb', { userId: user.id });
    site.bank.clock.advance(11 * 60_000);
    const url = `/api/approvals/${quoteIn(messages)}`;
    expect((await browser.get(url)).body.status).toBe('expired');
    const late = await browser.post(url).send({ pin: demoPin });
    expect(late.body).toMatchObject({ status: 410, code: 'quote_expired' });
  });
});

test('no PIN, BVN or secret stands in the log of any of this', () => {
  const all = loggedWords(site.logs);
  expect(all).toContain('/api/approvals/:id');
  for (const secret of [demoPin, '7391', '22212345678', '1234567896']) expect(all).not.toContain(secret);
});

test('the sources hold no inline script', () => {
  const page = readFileSync(new URL('../web/index.html', import.meta.url), 'utf8');
  expect(page.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
});
