import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { addressOf, startSession } from '@karo/core/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countStreams, STREAMS_EACH, STREAMS_OF_NETWORK } from './streams.ts';
import { type TestSite, testSite } from './testing.ts';

/** Short enough to wait for; nothing below is timed. */
const hasty = { headMs: 150, requestMs: 300, idleMs: 20_000, lookMs: 50 };
let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await testSite({ patience: hasty });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => site.close());

/** Whatever the server says to bytes that are never finished, once it has closed the line. */
async function unfinished(bytes: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  // The server may reset a line that it has given up.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

describe('C16 the door', () => {
  test('a request that is never finished is given up, head or body', async () => {
    const head = 'POST /api/users/register HTTP/1.1\r\nhost: karo\r\n';
    expect(await unfinished(head)).toContain('408');
    const body = `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"phone":`;
    expect(await unfinished(body)).toContain('408');
  });

  test('the usual waits are set, for whoever serves', async () => {
    const usual = await testSite();
    const { requestTimeout, headersTimeout, timeout } = usual.app.server;
    expect({ requestTimeout, headersTimeout, timeout }).toEqual({
      requestTimeout: 120_000,
      headersTimeout: 15_000,
      timeout: 120_000,
    });
    await usual.close();
  });

  /** A browser in which a customer is signed in: its cookie. */
  async function signedIn(): Promise<string> {
    const { bank, app } = site;
    const { id } = await bank.db.selectFrom('customer').select('id').limit(1).executeTakeFirstOrThrow();
    const { secret } = await startSession(bank.db, bank.clock, id);
    return `karo_session=${app.signCookie(secret)}`;
  }

  async function listen(cookie: string) {
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    expect(answer.status).toBe(200);
    const page = { heard: '', over: false, leave: () => leaving.abort() };
    void (async () => {
      for await (const chunk of answer.body ?? []) page.heard += Buffer.from(chunk).toString();
    })()
      .catch(() => {})
      .finally(() => {
        page.over = true;
      });
    return page;
  }

  test('a customer has five lines of news open, whichever session asks: the oldest gives way', async () => {
    const pages: Awaited<ReturnType<typeof listen>>[] = [];
    for (let count = 0; count < STREAMS_EACH + 3; count += 1) pages.push(await listen(await signedIn()));
    await vi.waitFor(() => expect(pages.slice(0, 3).map(({ over }) => over)).toEqual([true, true, true]), {
      timeout: 10_000,
    });
    const [first] = pages;
    expect(first?.heard.trimEnd().split('\n').at(-1)).toBe('retry: 60000');
    expect(pages.slice(3).map(({ over }) => over)).toEqual(Array(STREAMS_EACH).fill(false));
    for (const page of pages) page.leave();
  });

  test('lines in other processes count too, and those of a process that died do not', async () => {
    const { bank } = site;
    const customerId = randomUUID();
    const [one, two] = [countStreams(bank), countStreams(bank)];
    const open = async (streams: typeof one) => {
      const stream = streams.open(new PassThrough(), { customerId, conversation: 'c', ip: '10.0.0.1' });
      bank.clock.advance(1);
      await streams.note();
      return stream;
    };
    const first: PassThrough[] = [];
    for (let count = 0; count < 3; count += 1) first.push(await open(one));
    const second: PassThrough[] = [];
    for (let count = 0; count < 4; count += 1) second.push(await open(two));
    await one.note();
    expect(first.map(({ writableEnded }) => writableEnded)).toEqual([true, true, false]);
    expect(second.map(({ writableEnded }) => writableEnded)).toEqual([false, false, false, false]);
    // The second process says nothing more, as one that died: what it had open counts no longer.
    bank.clock.advance(61_000);
    const later = [await open(one), await open(one), await open(one), await open(one)];
    expect([first[2], ...later].map((stream) => stream?.writableEnded)).toEqual(Array(5).fill(false));
    for (const stream of [...first, ...second, ...later]) stream.destroy();
    one.close();
    two.close();
  });

  test('asking for the head of a line of news opens none', async () => {
    const cookie = await signedIn();
    for (const path of ['/api/notifications/stream', '/api/chat/replies']) {
      const answer = await site.app.inject({ method: 'HEAD', url: path, headers: { cookie } });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('nobody signed in has five for a conversation, and so many for a network, an IPv6 one too', () => {
    const streams = countStreams(site.bank);
    const open = (conversation: string, ip: string) =>
      streams.open(new PassThrough(), { customerId: undefined, conversation, ip });
    const own = Array.from({ length: STREAMS_EACH + 1 }, () => open('one', '10.0.0.1'));
    expect(own.map(({ writableEnded }) => writableEnded)).toEqual([true, ...Array(STREAMS_EACH).fill(false)]);
    const many = Array.from({ length: STREAMS_OF_NETWORK + 2 }, (_, at) =>
      open(`c${at}`, `2001:db8:0:7::${(at + 1).toString(16)}`),
    );
    expect(many.filter(({ writableEnded }) => writableEnded)).toHaveLength(2);
    expect(open('other', '2001:db8:0:8::1').writableEnded).toBe(false);
    for (const stream of [...own, ...many]) stream.destroy();
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('%s counts as %s', (ip, network) => expect(addressOf(ip)).toBe(network));
});

describe('C8 cookies', () => {
  test('are bound to this host by their name where customers come by https, and no other is read', async () => {
    const safe = await testSite({}, { publicUrl: 'https://karo.example' });
    const asked = { phone: '08030009999', firstName: 'Ngozi', lastName: 'Eze' };
    const answer = await safe.app.inject({ method: 'POST', url: '/api/users/register', payload: asked });
    const given = [answer.headers['set-cookie'] ?? []].flat();
    expect(given.length).toBeGreaterThanOrEqual(3);
    for (const cookie of given) {
      expect(cookie).toMatch(/^__Host-karo_\w+=/);
      expect(cookie).toMatch(/; Path=\/;.*; Secure/);
      expect(cookie).not.toMatch(/domain=/i);
    }
    const session = given.find((cookie) => cookie.includes('session'))?.split(';')[0] ?? '';
    const dashboard = `/api/users/${answer.json().user.id}/dashboard`;
    const ask = async (cookie: string) =>
      (await safe.app.inject({ url: dashboard, headers: { cookie } })).statusCode;
    expect(await ask(session)).toBe(200);
    expect(await ask(session.replace('__Host-', ''))).toBe(401);
    const out = await safe.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie: session },
    });
    for (const cookie of [out.headers['set-cookie'] ?? []].flat())
      expect(cookie).toMatch(/^__Host-\w+=; .*Path=\/.*Secure/);
    expect(await ask(session)).toBe(401);
    await safe.close();
  });

  test("and so is the administrators', which is for the whole host then", async () => {
    const safe = await testSite({}, { publicUrl: 'https://karo.example' });
    const payload = { adminKey: 'right' };
    const answer = await safe.app.inject({ method: 'POST', url: '/api/admin/verify', payload });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-karo_admin=.*Path=\/;.*Secure; SameSite=Strict/,
    );
    await safe.close();
  });
});
