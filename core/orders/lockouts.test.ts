import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAdminByKey } from '../auth/admin-sessions.ts';
import { adminKeyHash } from '../auth/administrators.ts';
import { sendCode } from '../auth/codes.ts';
import { listSandboxMessages } from '../auth/sandbox-messages.ts';
import { findSession, startSession } from '../auth/sessions.ts';
import { checkPin } from '../customers/pins.ts';
import { addProof } from '../customers/proofs.ts';
import type { Customer } from '../customers/records.ts';
import { findKeyHolder, generateKey, listKeys } from '../developer/keys.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { enter, reopenSignIn, sendReopenCode, signInByPin } from '../identity/sign-in.ts';
import { naira } from '../kernel/money.ts';
import { listNotifications } from '../messaging/notifications.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { freezeCustomer } from '../security/freezing.ts';
import { approve } from './approvals.ts';

let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const PIN = '2580';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Person = Customer & { phone: string };

async function person(): Promise<Person> {
  people += 1;
  const phone = `+23481600${String(10_000 + people)}`;
  const opened = await openSandboxCustomer(bank, {
    phone,
    firstName: 'Ada',
    lastName: 'Obi',
    opening: naira(50_000),
    demo: false,
    verified: true,
  });
  return { ...opened, phone };
}

const web = (ip: string) => ({ channel: 'web', ip, device: 'Chrome' }) as const;
const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'error';
const signIn = (phone: string, pin: string, ip: string, browser?: string) =>
  signInByPin(bank, { phone, pin, origin: web(ip), ...(browser && { browser }) }).then(
    ({ status }) => status,
    codeOf,
  );

/** Wrong PINs of strangers, each from an address of its own; answers what the last one was told. */
async function guess(phone: string, times: number, net = '41.58.7'): Promise<string> {
  let last = '';
  for (let n = 0; n < times; n += 1) last = await signIn(phone, '1357', `${net}.${n}`);
  return last;
}

const newestCode = async (phone: string) => {
  const [letter] = await listSandboxMessages(bank, { address: phone, limit: 1 });
  return /\d{6}/.exec(letter?.body ?? '')?.[0];
};

describe('C4 wrong PINs of strangers', () => {
  test('lock neither a known browser, a session nor an approval, however many they are', async () => {
    const ada = await person();
    const { browser } = await enter(bank, { customerId: ada.id, origin: web('41.1.1.1'), how: 'opening' });
    expect(await guess(ada.phone, 25)).toBe('sign_in_closed');
    expect(await signIn(ada.phone, PIN, '41.58.7.1', browser)).toBe('signed_in');
    await checkPin(bank, ada.id, PIN, 'device:1');
    const order = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount: naira(500) };
    const { quoteId } = await quoteTransfer(bank, order);
    await approve(bank, { quoteId, pin: PIN, origin: { ...web('41.58.7.1'), source: 'device:1' } });
  });

  test('lock whoever guessed: five from one address, others not', async () => {
    const ada = await person();
    for (let n = 0; n < 5; n += 1) expect(await signIn(ada.phone, '1357', '41.58.8.1')).toBe('sign_in_wrong');
    expect(await signIn(ada.phone, PIN, '41.58.8.1')).toBe('too_many_requests');
    expect(await signIn(ada.phone, PIN, '41.58.8.2')).toBe('code_needed');
  });

  test('after twenty in a day close new devices, tell the owner once, and a code to the phone opens them', async () => {
    const ada = await person();
    expect(await guess(ada.phone, 20, '41.58.9')).toBe('sign_in_wrong');
    expect(await signIn(ada.phone, PIN, '41.58.10.1')).toBe('sign_in_closed');
    bank.clock.advance(30 * DAY);
    expect(await signIn(ada.phone, PIN, '41.58.10.2')).toBe('sign_in_closed');
    const news = await listNotifications(bank.db, ada.id, 'security');
    expect(news.filter(({ message }) => message.includes('many wrong PINs'))).toHaveLength(1);
    const ask = { phone: ada.phone, origin: web('41.58.10.3'), language: 'en' } as const;
    await sendReopenCode(bank, ask);
    await vi.waitFor(async () => expect(await newestCode(ada.phone)).toBeDefined());
    const code = (await newestCode(ada.phone)) ?? '';
    const other = code === '000000' ? '111111' : '000000';
    await expect(reopenSignIn(bank, { ...ask, code: other })).rejects.toMatchObject({ code: 'code_wrong' });
    await reopenSignIn(bank, { ...ask, code });
    expect(await signIn(ada.phone, PIN, '41.58.10.4')).toBe('code_needed');
  });

  test('tell nobody who is a customer: the same answers and limits for a number that nobody has', async () => {
    const answers = async (phone: string, net: string) => {
      const all: string[] = [];
      for (let n = 0; n < 22; n += 1) all.push(await signIn(phone, '1357', `${net}.${n}`));
      const ask = { phone, origin: web(`${net}.99`), language: 'en' } as const;
      const sent = await sendReopenCode(bank, ask);
      all.push(sent.to.slice(0, 4), String(sent.resendAt.getTime() - bank.clock.now().getTime()));
      all.push(await sendReopenCode(bank, ask).then(String, codeOf));
      for (let n = 0; n < 7; n += 1)
        all.push(await reopenSignIn(bank, { ...ask, code: '12345x' }).then(String, codeOf));
      bank.clock.advance(2 * MINUTE);
      return all;
    };
    const { phone } = await person();
    expect(await answers(phone, '41.59.1')).toEqual(await answers('+2348169999999', '41.59.2'));
    expect(await listSandboxMessages(bank, { address: '+2348169999999' })).toEqual([]);
  });
});

describe('C4 wrong PINs of a known source', () => {
  const tryPin = (
    id: string,
    pin: string,
    source: string,
    at: Pick<TestBank, 'db' | 'clock' | 'config' | 'keys'> = bank,
  ) => checkPin(at, id, pin, source).then(() => 'right', codeOf);

  test('lock that source alone', async () => {
    const { id } = await person();
    for (let n = 0; n < 4; n += 1) expect(await tryPin(id, '1357', 'device:1')).toBe('pin_wrong');
    expect(await tryPin(id, '1357', 'device:1')).toBe('pin_locked');
    expect(await tryPin(id, PIN, 'device:1')).toBe('pin_locked');
    for (const source of ['device:2', 'chat:9', 'ussd', 'key:1'])
      expect(await tryPin(id, PIN, source)).toBe('right');
    bank.clock.advance(15 * MINUTE);
    expect(await tryPin(id, PIN, 'device:1')).toBe('right');
  });

  test('are looked at one by one over all processes: right ones at once lock nobody out', async () => {
    const { id } = await person();
    for (let n = 0; n < 4; n += 1) await tryPin(id, '1357', 'device:1');
    vi.resetModules();
    const elsewhere = await import('../customers/pins.ts');
    const there = () => elsewhere.checkPin(bank, id, PIN, 'device:1').then(() => 'right', codeOf);
    const all = [0, 1, 2].flatMap(() => [tryPin(id, PIN, 'device:1'), there()]);
    expect(new Set(await Promise.all(all))).toEqual(new Set(['right']));
  });
});

test('a right administrator key is let in whatever was tried from its address', async () => {
  const shared = { ...bank, config: { ...bank.config, adminKeyHash: undefined } };
  const origin = web('10.0.0.1');
  const wrong = () => findAdminByKey(shared, 'wrong', origin).then(String, codeOf);
  for (let n = 0; n < 5; n += 1) expect(await wrong()).toBe('undefined');
  expect(await wrong()).toBe('too_many_requests');
  const known = { ...bank, config: { ...bank.config, adminKeyHash: adminKeyHash('the right one') } };
  expect(await findAdminByKey(known, 'the right one', origin)).toMatchObject({ id: 'shared' });
});

test('codes to numbers that have no account are bounded all together, and customers’ go out still', async () => {
  const ada = await person();
  await bank.db.deleteFrom('tryCount').where('kind', '=', 'code_send_strangers').execute();
  const send = (phone: string) =>
    sendCode(bank, { to: { phone }, method: 'sms', purpose: 'register', origin: { channel: 'web' } });
  await send('+2348168000001');
  await bank.db
    .updateTable('tryCount')
    .set({ tries: 999 })
    .where('kind', '=', 'code_send_strangers')
    .execute();
  await send('+2348168000002');
  await expect(send('+2348168000003')).rejects.toMatchObject({ code: 'too_many_requests' });
  const own = { to: { customerId: ada.id }, method: 'sms', purpose: 'verify' } as const;
  await sendCode(bank, { ...own, origin: { channel: 'web' } });
});

describe('C10 a live API key', () => {
  const wanted = (customerId: string, extra: object = {}) => ({
    customerId,
    name: 'Shop',
    scopes: ['users:read' as const],
    mode: 'live' as const,
    origin: web('41.1.1.2'),
    ...extra,
  });

  test('takes the PIN and a second factor, and its owner is told; a freeze ends it', async () => {
    const { id } = await person();
    await expect(generateKey(bank, wanted(id))).rejects.toMatchObject({ code: 'pin_invalid' });
    const right = wanted(id, { pin: PIN });
    await expect(generateKey(bank, right)).rejects.toMatchObject({ code: 'second_factor_needed' });
    await transact(bank.db, (trx) =>
      addProof(trx, bank, { customerId: id, factor: 'sms', purpose: 'verify' }),
    );
    const { key } = await generateKey(bank, right);
    expect((await listNotifications(bank.db, id, 'security'))[0]?.message).toContain(
      'A live API key was made',
    );
    expect(await findKeyHolder(bank.db, key)).toMatchObject({ actsFor: id });
    await freezeCustomer(bank, { customerId: id, channel: 'web', why: 'test' });
    expect(await findKeyHolder(bank.db, key)).toBeUndefined();
    expect((await listKeys(bank.db, id)).map(({ revokedAt }) => revokedAt !== undefined)).toEqual([true]);
  });
});

test('C14 a session that an open page only looks at comes to rest', async () => {
  const { id } = await person();
  const { secret } = await startSession(bank.db, bank.clock, id);
  for (let n = 0; n < 8; n += 1) {
    bank.clock.advance(2 * MINUTE);
    await findSession(bank.db, bank.clock, secret, 'looks');
  }
  expect(await findSession(bank.db, bank.clock, secret)).toMatchObject({ rests: true });
  const used = await startSession(bank.db, bank.clock, id);
  for (let n = 0; n < 8; n += 1) {
    bank.clock.advance(2 * MINUTE);
    await findSession(bank.db, bank.clock, used.secret);
  }
  expect(await findSession(bank.db, bank.clock, used.secret)).toMatchObject({ rests: false });
});
