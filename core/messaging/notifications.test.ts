import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { startSession } from '../auth/sessions.ts';
import { addProof } from '../customers/proofs.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { Fault } from '../kernel/faults.ts';
import { NotCalled } from '../kernel/gate.ts';
import { naira } from '../kernel/money.ts';
import type { Push } from '../kernel/ports.ts';
import { approve } from '../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../orders/settlements.ts';
import { offerBill } from '../products/vending/bills.ts';
import { webPush } from '../providers/push-web.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { withdrawConsent } from './consent.ts';
import { deliverNotifications, deliverOn } from './deliveries.ts';
import {
  announce,
  clearNotifications,
  countUnread,
  getNoticeSettings,
  listNotifications,
  type NoticeSettings,
  noticeOf,
  readNotification,
  saveNoticeSettings,
} from './notifications.ts';
import { notifyCustomer } from './notify.ts';
import { endPush, subscribePush } from './push-subscriptions.ts';

let bank: TestBank;
let people = 0;
let events = 0;
const pushed: { endpoint: string; body: string; urgent: boolean }[] = [];
let pushAnswer: () => Promise<'sent' | 'gone'> = async () => 'sent';

const push: Push = {
  publicKey: 'key',
  send: async ({ endpoint }, message) => {
    const answer = await pushAnswer();
    pushed.push({ endpoint, ...message });
    return answer;
  },
};

beforeAll(async () => {
  bank = await testBank({ seed: false, ports: { push } });
});
afterAll(() => bank.drop());

/** The code that was sent to the customer's address came back; or, with null, the address is another one since. */
const prove = async (customerId: string, emailVerifiedAt: Date | null) => {
  const row = { customerId, emailVerifiedAt, changedAt: bank.clock.now() };
  await bank.db
    .insertInto('customerSecurity')
    .values(row)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
};

const person = async (email?: string) => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481200000${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName: 'Person',
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  if (email) {
    await bank.db.updateTable('customer').set({ email }).where('id', '=', id).execute();
    await prove(id, bank.clock.now());
  }
  return id;
};

const happen = (customerId: string, event: string, text = 'It happened.') =>
  transact(bank.db, (trx) =>
    notifyCustomer(trx, { customerId }, { at: bank.clock.now(), dedupe: event, words: () => ({ text }) }),
  );
const fresh = (kind: string) => {
  events += 1;
  return `${kind}:${events}`;
};

const save = async (customerId: string, changes: Partial<NoticeSettings>) =>
  saveNoticeSettings(
    bank,
    customerId,
    { ...(await getNoticeSettings(bank.db, customerId)), ...changes },
    { channel: 'web' },
  );

/** Saves settings, and forgets the news of it. */
async function set(customerId: string, changes: Partial<NoticeSettings>) {
  const saved = await save(customerId, changes);
  const news = bank.db.selectFrom('notification').select('id').where('dedupe', 'like', 'notices:%');
  await bank.db.deleteFrom('notificationDelivery').where('notificationId', 'in', news).execute();
  await bank.db.deleteFrom('notification').where('dedupe', 'like', 'notices:%').execute();
  return saved;
}

const sms = async () =>
  (await bank.db.selectFrom('sandboxCode').select(['kind', 'body']).orderBy('id').execute()).map(
    ({ kind, body }) => `${kind}: ${body}`,
  );

/** Ten in the evening, when the quiet hours begin; and back to ten in the morning of the next day. */
const toNight = () => bank.clock.advance(((22 + 24 - lagosHour()) % 24) * 3_600_000);
const toMorning = () => bank.clock.advance(((10 + 24 - lagosHour()) % 24) * 3_600_000);
const lagosHour = () => (bank.clock.now().getUTCHours() + 1) % 24;

describe('the list', () => {
  test('an event makes one, once; it is read, and the list is cleared', async () => {
    const id = await person();
    const event = fresh('transfer');
    await happen(id, event, 'You received ₦500.');
    await happen(id, event, 'You received ₦500.');
    await happen(id, fresh('passkey'), 'A passkey was added.');
    const all = await listNotifications(bank.db, id, 'all');
    expect(
      all.map(({ type, priority, title, message, read }) => [type, priority, title, message, read]),
    ).toEqual([
      ['security', 'high', 'Security', 'A passkey was added.', false],
      ['transaction', 'medium', 'Transfer', 'You received ₦500.', false],
    ]);
    expect(await countUnread(bank.db, id)).toBe(2);
    const [newest] = all;
    expect(await readNotification(bank, id, newest?.id ?? 0n)).toMatchObject({ read: true });
    expect(await readNotification(bank, id, newest?.id ?? 0n)).toMatchObject({ read: true });
    expect(await countUnread(bank.db, id)).toBe(1);
    expect(await listNotifications(bank.db, id, 'unread')).toHaveLength(1);
    expect(await listNotifications(bank.db, id, 'security')).toHaveLength(1);
    await expect(readNotification(bank, await person(), newest?.id ?? 0n)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await clearNotifications(bank, id, all[1]?.id)).toBe(1);
    expect(await listNotifications(bank.db, id, 'all')).toMatchObject([{ message: 'A passkey was added.' }]);
    expect(await clearNotifications(bank, id)).toBe(1);
    expect(await listNotifications(bank.db, id, 'all')).toEqual([]);
    expect(await countUnread(bank.db, id)).toBe(0);
  });

  test('a bill that was paid is told of', async () => {
    const id = await person();
    const order = { customerId: id, kind: 'tv', biller: 'gotv', number: '7012345678', plan: 'max' } as const;
    const { quoteId } = await offerBill(bank, order);
    await approve(bank, { quoteId, pin: '2580' });
    for (const due of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, due);
    expect(await listNotifications(bank.db, id, 'transaction')).toMatchObject([
      { title: 'Bill', message: expect.stringContaining('GOtv Max') },
    ]);
  });

  test.each([
    ['transfer:5:failed', { type: 'transaction', priority: 'high', subject: 'transfer' }],
    ['transfer:5:received', { type: 'transaction', subject: 'received' }],
    ['frozen:x:1', { type: 'security', priority: 'high' }],
    ['loan:5:late', { type: 'transaction', priority: 'high' }],
    ['loan:5:decided', { type: 'account', subject: 'loan' }],
    ['group:due:7:paid', { type: 'transaction', subject: 'group' }],
    ['something:new', { type: 'system', subject: 'bank' }],
  ])('%s', (event, expected) => expect(noticeOf(event)).toMatchObject(expected));
});

describe('settings', () => {
  test('something stays on; mail needs an address', async () => {
    const id = await person();
    const none = { push: false, sms: false, email: false, whatsapp: false };
    await expect(set(id, none)).rejects.toMatchObject({ code: 'notices_needed' });
    await expect(set(id, { transactions: false, security: false })).rejects.toMatchObject({
      code: 'notices_needed',
    });
    await expect(set(id, { email: true })).rejects.toMatchObject({ code: 'email_needed' });
    await expect(set(id, { transactions: false })).rejects.toMatchObject({ code: 'second_factor_needed' });
    await transact(bank.db, (trx) =>
      addProof(trx, bank, { customerId: id, factor: 'sms', purpose: 'verify' }),
    );
    expect(await set(id, { transactions: false, sms: true })).toMatchObject({
      transactions: false,
      sms: true,
    });
    expect(await getNoticeSettings(bank.db, id)).toMatchObject({
      transactions: false,
      sms: true,
      push: true,
    });
  });

  test('C2 a change of them is told by every channel that there is, the one switched off too', async () => {
    const id = await person('bisi@example.com');
    await set(id, { sms: false, whatsapp: false });
    await prove(id, bank.clock.now());
    await deliverNotifications(bank);
    const before = (await sms()).length;
    await save(id, { email: true, push: false });
    await deliverNotifications(bank);
    const text =
      'What we tell you about, or how, was changed in your settings. If this was not you, reply FREEZE.';
    expect((await sms()).slice(before).sort()).toEqual([`mail: ${text}`, `sms: Karo: ${text}`]);
    expect(await listNotifications(bank.db, id, 'security')).toMatchObject([{ message: text }]);
    await set(id, { marketing: true });
    expect(await deliverNotifications(bank)).toBe(0);
    const [line] = await listAudit(bank.db, { customerId: id, limit: 1 });
    expect(line).toMatchObject({ action: 'notices_changed', facts: { marketing: true } });
  });

  test('SMS and mail, as the settings say, and nothing twice', async () => {
    const id = await person('ada@example.com');
    await set(id, { sms: true, email: true, account: false });
    const before = (await sms()).length;
    await happen(id, fresh('transfer'), 'You received\n₦700.');
    await happen(id, fresh('kyc'), 'Your level is decided.');
    expect(await deliverNotifications(bank)).toBe(2);
    expect(await deliverNotifications(bank)).toBe(0);
    expect((await sms()).slice(before).sort()).toEqual([
      'mail: You received\n₦700.',
      'sms: Karo: You received ₦700.',
    ]);
    expect(await listNotifications(bank.db, id, 'account')).toHaveLength(1);
  });

  test('no mail goes where nobody showed that it is theirs, not even what waited', async () => {
    const id = await person('ada@example.com');
    await set(id, { email: true });
    const before = (await sms()).length;
    await happen(id, fresh('transfer'), 'You received ₦700.');
    await prove(id, null);
    await deliverNotifications(bank);
    await happen(id, fresh('transfer'), 'You received ₦800.');
    expect(await deliverNotifications(bank)).toBe(0);
    expect((await sms()).slice(before)).toEqual([]);
    expect(await getNoticeSettings(bank.db, id)).toMatchObject({ email: false });
    await expect(set(id, { email: true })).rejects.toMatchObject({ code: 'email_unproved' });
    await set(id, { sms: true });
  });

  test('news of money stays in the list alone where the security settings say so', async () => {
    const id = await person();
    await set(id, { sms: true });
    const changedAt = bank.clock.now();
    await bank.db
      .insertInto('customerSecurity')
      .values({ customerId: id, transactionNotices: false, changedAt })
      .execute();
    await happen(id, 'transfer:990:sent');
    await happen(id, 'entry:990');
    const sent = await bank.db
      .selectFrom('notificationDelivery')
      .innerJoin('notification', 'notification.id', 'notificationId')
      .select('type')
      .where('customerId', '=', id)
      .where('channel', '=', 'sms')
      .execute();
    expect(sent).toEqual([{ type: 'security' }]);
    expect(await listNotifications(bank.db, id, 'all')).toHaveLength(2);
    await deliverNotifications(bank);
  });

  test('quiet hours hold back what can wait, and nothing else', async () => {
    const id = await person();
    await set(id, { sms: true });
    toNight();
    const before = (await sms()).length;
    await happen(id, fresh('kyc'), 'You saved.');
    await happen(id, fresh('transfer'), 'You paid.');
    await happen(id, fresh('entry'), 'Somebody signed in.');
    await deliverNotifications(bank);
    expect((await sms()).slice(before).sort()).toEqual([
      'sms: Karo: Somebody signed in.',
      'sms: Karo: You paid.',
    ]);
    toMorning();
    await deliverNotifications(bank);
    expect((await sms()).slice(before + 2)).toEqual(['sms: Karo: You saved.']);
  });

  test('a provider that does not take it is asked again', async () => {
    const id = await person();
    await set(id, { sms: true });
    const before = (await sms()).length;
    const down = vi.spyOn(bank.codes, 'sms').mockRejectedValueOnce(new Error('down'));
    await happen(id, fresh('transfer'), 'Once more.');
    await deliverNotifications(bank);
    expect((await sms()).length).toBe(before);
    bank.clock.advance(5 * 60_000);
    await deliverNotifications(bank);
    expect((await sms()).slice(before)).toEqual(['sms: Karo: Once more.']);
    down.mockRestore();
  });

  test('C7 a channel that is silent delays no other, and what it was not asked is no try', async () => {
    const id = await person('kemi@example.com');
    await set(id, { sms: true, email: true });
    await deliverNotifications(bank);
    let answer = () => {};
    const silent = vi.spyOn(bank.codes, 'sms').mockImplementationOnce(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
    );
    await happen(id, fresh('transfer'), 'By both ways.');
    const before = (await sms()).length;
    const waiting = deliverOn(bank, 'sms');
    expect(await deliverOn(bank, 'email')).toBe(1);
    expect((await sms()).slice(before)).toEqual(['mail: By both ways.']);
    await vi.waitFor(() => expect(silent).toHaveBeenCalledTimes(1));
    answer();
    expect(await waiting).toBe(1);
    const unavailable = new Fault('unavailable', { what: 'codes' });
    unavailable.cause = new NotCalled('sms', 1_000);
    for (let time = 0; time < 8; time += 1) {
      silent.mockRejectedValueOnce(unavailable);
      if (time === 0) await happen(id, fresh('transfer'), 'After the outage.');
      await deliverOn(bank, 'sms');
      bank.clock.advance(5 * 60_000);
    }
    await deliverNotifications(bank);
    expect((await sms()).at(-1)).toMatch(/After the outage/);
    silent.mockRestore();
  });

  test('news of the bank waits for the morning; offers come only to who wants them', async () => {
    const id = await person();
    const offer = { type: 'other', text: 'An offer.', at: bank.clock.now() } as const;
    await transact(bank.db, (trx) => announce(trx, id, { ...offer, dedupe: fresh('offer') }));
    expect(await listNotifications(bank.db, id, 'other')).toHaveLength(1);
    expect(await deliverNotifications(bank)).toBe(0);
  });
});

describe('STOP', () => {
  const chatOf = async (customerId: string) => {
    const now = bank.clock.now();
    const row = { channel: 'whatsapp', address: `+${customerId}`, language: 'en', customerId };
    const { id } = await bank.db
      .insertInto('conversation')
      .values({ ...row, lastInboundAt: now, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const said = async (conversationId: bigint) =>
    (
      await bank.db
        .selectFrom('outbox')
        .select('reply')
        .where('conversationId', '=', conversationId)
        .orderBy('id')
        .execute()
    ).map(({ reply }) => (reply as { text: string }).text);
  const stop = (customerId: string, conversationId: bigint) =>
    transact(bank.db, (trx) =>
      withdrawConsent(trx, {
        conversationId,
        customerId,
        wording: 'You will hear nothing unasked.',
        language: 'en',
        at: bank.clock.now(),
      }),
    );

  test('holds for news that already waits for the morning', async () => {
    const [id, other] = [await person(), await person()];
    const [chat, open] = [await chatOf(id), await chatOf(other)];
    toNight();
    for (const each of [id, other]) await happen(each, fresh('kyc'), 'Your level is decided.');
    await stop(id, chat);
    toMorning();
    await deliverNotifications(bank);
    expect(await said(open)).toEqual(['Your level is decided.']);
    expect(await said(chat)).toEqual([]);
    expect(await listNotifications(bank.db, id, 'all')).toMatchObject([
      { message: 'Your level is decided.' },
    ]);
  });

  test('holds for a change of the settings and for what is announced, which are in the list', async () => {
    const id = await person();
    const chat = await chatOf(id);
    await stop(id, chat);
    await save(id, { system: true, marketing: true, push: false });
    const at = bank.clock.now();
    const news = { type: 'system' as const, text: 'We are open.', dedupe: fresh('announced'), at };
    await transact(bank.db, (trx) => announce(trx, id, news));
    expect(await said(chat)).toEqual([]);
    expect(await listNotifications(bank.db, id, 'all')).toHaveLength(2);
  });
});

describe('web push', () => {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';

  test('goes to the browsers that subscribed, and ends with them', async () => {
    const id = await person();
    const { id: sessionId } = await startSession(bank.db, bank.clock, id);
    const who = { customerId: id, sessionId, browser: 'browser' };
    await expect(
      subscribePush(bank, who, { endpoint: 'https://evil.example/x', p256dh, auth }),
    ).rejects.toMatchObject({
      code: 'bad_request',
    });
    await subscribePush(bank, who, { endpoint, p256dh, auth });
    await happen(id, fresh('entry'), 'Hello.');
    await deliverNotifications(bank);
    expect(pushed).toMatchObject([{ endpoint, urgent: true, body: expect.stringContaining('Hello.') }]);
    pushAnswer = async () => 'gone';
    await happen(id, fresh('entry'), 'Anybody there?');
    await deliverNotifications(bank);
    await happen(id, fresh('entry'), 'Nobody.');
    expect(await deliverNotifications(bank)).toBe(0);
    await subscribePush(bank, who, { endpoint, p256dh, auth });
    await endPush(bank.db, id, endpoint);
    await happen(id, fresh('entry'), 'Nobody.');
    expect(await deliverNotifications(bank)).toBe(0);
  });

  /** What the browser reads of a message (RFC 8291). */
  const readAsBrowser = (sent: Buffer): Buffer => {
    const salt = sent.subarray(0, 16);
    const point = sent.subarray(21, 21 + 65);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), point]);
    const secret = derive(keys.computeSecret(point), Buffer.from(auth, 'base64url'), info, 32);
    const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, named('aes128gcm'), 16),
      derive(secret, salt, named('nonce'), 12),
    );
    cipher.setAuthTag(sent.subarray(-16));
    return Buffer.concat([cipher.update(sent.subarray(86, -16)), cipher.final()]);
  };

  test('is sealed for the browser, signed, and tells one that is gone from a service that is down', async () => {
    const port = webPush({ secret: bank.config.secret, site: 'https://karo.example' });
    const calls: { headers: [string, string][]; body: Uint8Array }[] = [];
    let status = 201;
    vi.stubGlobal('fetch', async (_: string, init: (typeof calls)[number]) => {
      calls.push(init);
      return { status, ok: status < 300 };
    });
    const to = { endpoint, p256dh, auth };
    expect(await port.send(to, { body: '₦500 came', urgent: true })).toBe('sent');
    status = 410;
    expect(await port.send(to, { body: 'x', urgent: false })).toBe('gone');
    status = 503;
    await expect(port.send(to, { body: 'x', urgent: false })).rejects.toThrow('503');
    vi.unstubAllGlobals();
    const [first] = calls;
    const plain = readAsBrowser(Buffer.from(first?.body ?? []));
    expect(plain.subarray(0, -1).toString('utf8')).toBe('₦500 came');
    expect(plain.at(-1)).toBe(2);
    const headers = new Headers(first?.headers);
    expect([headers.get('ttl'), headers.get('urgency')]).toEqual(['86400', 'high']);
    const [, token = ''] = /t=([^,]+)/.exec(headers.get('authorization') ?? '') ?? [];
    const [head, claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(port.publicKey, 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'https://karo.example',
    });
  });

  test('a bank that runs without https has a contact that push services take', async () => {
    const subjects: string[] = [];
    vi.stubGlobal('fetch', async (_: string, init: { headers: [string, string][] }) => {
      const [, claims = ''] = (new Headers(init.headers).get('authorization') ?? '').split('.');
      subjects.push(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub);
      return { status: 201, ok: true };
    });
    const port = webPush({ secret: bank.config.secret, site: 'http://localhost:3000' });
    await port.send({ endpoint, p256dh, auth }, { body: 'x', urgent: false });
    vi.unstubAllGlobals();
    expect(subjects).toEqual(['mailto:push@localhost']);
  });
});
