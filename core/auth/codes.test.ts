import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { hasProof, takeProof } from '../customers/proofs.ts';
import { type Customer, findCustomerByIdentity } from '../customers/records.ts';
import { naira } from '../kernel/money.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { maskAddress, parseEmail } from './addresses.ts';
import { type CheckCode, checkCode, deliverCodes, type SendCode, sendCode } from './codes.ts';
import { listSandboxMessages } from './sandbox-messages.ts';

let bank: TestBank;
let ada: Customer;
let bola: Customer;
let people = 0;

const byPhone = async (phone: string): Promise<Customer> => {
  const found = await findCustomerByIdentity(bank.db, 'phone', phone);
  if (!found) throw new Error(phone);
  return found;
};

beforeAll(async () => {
  bank = await testBank();
  ada = await byPhone('+2348030000001');
  bola = await byPhone('+2348030000002');
});
afterAll(() => bank.drop());
beforeEach(async () => {
  bank.clock.advance(25 * 3_600_000);
  await bank.db.deleteFrom('tryCount').execute();
});

const origin = { channel: 'web', ip: '41.58.1.2', device: 'Chrome' } as const;
const newPhone = () => {
  people += 1;
  return `+234901000${String(people).padStart(4, '0')}`;
};
const forAda = (more: Partial<SendCode> = {}): SendCode => ({
  to: { customerId: ada.id },
  method: 'sms',
  purpose: 'verify',
  origin,
  ...more,
});

const lastText = async (address?: string): Promise<string> =>
  (await listSandboxMessages(bank, { ...(address && { address }), limit: 1 }))[0]?.body ?? '';
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Sends a code and answers it as the customer reads it. */
const send = async (ask: SendCode): Promise<string> => {
  await sendCode(bank, ask);
  return codeIn(await lastText());
};
const check = (code: string, more: Partial<CheckCode> = {}) =>
  checkCode(bank, { to: { customerId: ada.id }, origin, code, ...more });

describe('sending', () => {
  test('goes to the own phone, says what it is for, and is told without the number', async () => {
    const sent = await sendCode(bank, forAda());
    const now = bank.clock.now().getTime();
    expect(sent).toEqual({
      to: '+234•••0001',
      resendAt: new Date(now + 60_000),
      expiresAt: new Date(now + 600_000),
    });
    expect(await lastText('+2348030000001')).toMatch(/^Karo: \d{6} is your code to confirm that it is you/);
  });

  test('stays as a hash only', async () => {
    const code = await send(forAda());
    const rows = await bank.db.selectFrom('oneTimeCode').selectAll().execute();
    expect(rows.every((row) => row.letter === null)).toBe(true);
    const stored = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(stored).not.toContain(code);
    expect(rows.every((row) => !row.hash.toString('latin1').includes(code))).toBe(true);
  });

  test('codes are of all six digits, with zeros in front too', async () => {
    const codes = new Set<string>();
    for (let n = 0; n < 30; n += 1)
      codes.add(
        await send(forAda({ to: { phone: newPhone() }, purpose: 'link', origin: { channel: 'web' } })),
      );
    expect(codes.size).toBeGreaterThan(25);
    expect([...codes].every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  test('once a minute, of many at once one', async () => {
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => sendCode(bank, forAda())));
    expect(many.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const retryAt = new Date(bank.clock.now().getTime() + 60_000);
    await expect(sendCode(bank, forAda())).rejects.toMatchObject({
      code: 'code_sent_lately',
      facts: { retryAt },
    });
    bank.clock.advance(59_999);
    await expect(sendCode(bank, forAda())).rejects.toMatchObject({ code: 'code_sent_lately' });
    bank.clock.advance(1);
    await sendCode(bank, forAda());
  });

  test('ten a day to one customer, whatever for', async () => {
    for (let n = 0; n < 10; n += 1) {
      await sendCode(bank, forAda({ purpose: n % 2 ? 'verify' : 'setup' }));
      bank.clock.advance(60_000);
    }
    await expect(sendCode(bank, forAda())).rejects.toMatchObject({ code: 'too_many_requests' });
    await sendCode(bank, forAda({ to: { customerId: bola.id } }));
  });

  test('a thousand a day from one address, which a mobile network may share out to many', async () => {
    await sendCode(bank, forAda({ to: { phone: newPhone() }, purpose: 'register' }));
    await bank.db
      .updateTable('tryCount')
      .set({ tries: 999 })
      .where('kind', '=', 'code_send_address')
      .execute();
    await sendCode(bank, forAda({ to: { phone: newPhone() }, purpose: 'register' }));
    await expect(
      sendCode(bank, forAda({ to: { phone: newPhone() }, purpose: 'register' })),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
    await sendCode(
      bank,
      forAda({ to: { phone: newPhone() }, purpose: 'register', origin: { channel: 'web' } }),
    );
  });

  test('of a refused sending nothing is written', async () => {
    await sendCode(bank, forAda());
    const before = await bank.db.selectFrom('oneTimeCode').select('id').execute();
    await expect(sendCode(bank, forAda())).rejects.toThrow();
    expect(await bank.db.selectFrom('oneTimeCode').select('id').execute()).toEqual(before);
  });

  test('to a number that is a customer already the answer is the same, and the message tells its owner', async () => {
    const ask = { ...forAda(), purpose: 'register' } as const;
    const known = await sendCode(bank, { ...ask, to: { phone: '+2348030000001' } });
    const unknown = await sendCode(bank, { ...ask, to: { phone: newPhone() } });
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known.expiresAt).toEqual(unknown.expiresAt);
    expect(await lastText('+2348030000001')).toMatch(/has one already/);
    expect(codeIn(await lastText('+2348030000001'))).toBe('');
  });

  test('mail goes to a proved address only, but to prove it', async () => {
    await expect(sendCode(bank, forAda({ method: 'email' }))).rejects.toMatchObject({
      code: 'bad_request',
      facts: { field: 'email' },
    });
    await bank.db
      .updateTable('customer')
      .set({ email: 'ada@example.com' })
      .where('id', '=', ada.id)
      .execute();
    await expect(sendCode(bank, forAda({ method: 'email' }))).rejects.toMatchObject({ code: 'bad_request' });
    const code = await send(forAda({ method: 'email', purpose: 'setup' }));
    expect(await lastText('ada@example.com')).toContain(code);
    await check(code);
    await sendCode(bank, forAda({ method: 'email' }));
  });

  test('a code for one approval says what it approves', async () => {
    const order = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount: naira(60_000) };
    const { quoteId } = await quoteTransfer(bank, order);
    await sendCode(bank, forAda({ to: { customerId: ada.id, quoteId }, purpose: 'transaction' }));
    expect(await lastText()).toContain('to send ₦60,000 to CHIDI OKAFOR');
  });

  test('on the real site the message is bound to it', async () => {
    const real = { ...bank, config: { ...bank.config, publicUrl: 'https://karo.example' } };
    await sendCode(real, forAda());
    const text = await lastText();
    expect(text.endsWith(`\n\n@karo.example #${codeIn(text)}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('in Pidgin where that is spoken', async () => {
    await sendCode(bank, forAda({ language: 'pcm' }));
    expect(await lastText()).toContain('No tell anybody');
  });
});

describe('the messenger', () => {
  const broken = (codes: Partial<TestBank['codes']>): TestBank =>
    ({ ...bank, codes: { ...bank.codes, ...codes } }) as TestBank;
  const down = () => Promise.reject(new Error('down'));

  test('where it fails, that is told, and another code may be asked for at once', async () => {
    await expect(sendCode(broken({ sms: down }), forAda())).rejects.toMatchObject({ code: 'unavailable' });
    await sendCode(bank, forAda());
  });

  test('a code whose sender died is sent by the sweep, the same one, once', async () => {
    const texts: string[] = [];
    let release = () => {};
    const dying = broken({
      sms: (_, text) => {
        texts.push(text);
        return new Promise<void>((done) => {
          release = done;
        });
      },
    });
    void sendCode(dying, forAda());
    await expect.poll(() => texts.length).toBe(1);
    expect(await deliverCodes(bank)).toBe(0);
    bank.clock.advance(30_000);
    expect(await deliverCodes(bank)).toBe(1);
    expect(await deliverCodes(bank)).toBe(0);
    expect(await lastText('+2348030000001')).toBe(texts[0]);
    release();
    await check(codeIn(texts[0] ?? ''));
  });

  test('what was never sent in time is erased', async () => {
    const stuck = broken({ sms: () => new Promise(() => {}) });
    void sendCode(stuck, forAda());
    await expect
      .poll(() => bank.db.selectFrom('oneTimeCode').select('id').where('letter', 'is not', null).execute())
      .toHaveLength(1);
    bank.clock.advance(11 * 60_000);
    expect(await deliverCodes(bank)).toBe(0);
    expect(
      await bank.db.selectFrom('oneTimeCode').select('id').where('letter', 'is not', null).execute(),
    ).toEqual([]);
  });
});

describe('checking', () => {
  test('a right code is good once, and for one change', async () => {
    const code = await send(forAda());
    expect(await check(code)).toEqual({ purpose: 'verify', method: 'sms' });
    await expect(check(code)).rejects.toMatchObject({ code: 'code_expired' });
    expect(await hasProof(bank.db, bank, ada.id)).toBe(true);
    const take = () =>
      bank.db.transaction().execute((trx) => takeProof(trx, bank, { customerId: ada.id, on: 'test' }));
    expect(await take()).toBe('sms');
    await expect(take()).rejects.toMatchObject({ code: 'second_factor_needed' });
  });

  test('of many at once with the right code, one', async () => {
    const code = await send(forAda());
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => check(code)));
    expect(many.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  test('five tries, then it is over, even for the right one', async () => {
    const code = await send(forAda());
    for (const triesLeft of [4, 3, 2, 1, 0])
      await expect(check(other(code))).rejects.toMatchObject({ code: 'code_wrong', facts: { triesLeft } });
    await expect(check(code)).rejects.toMatchObject({ code: 'code_expired' });
  });

  test('of a crowd of guesses at once five are looked at', async () => {
    const code = await send(forAda());
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => check(other(code))));
    const looked = guesses.filter(
      (one) => one.status === 'rejected' && (one.reason as { code?: string }).code === 'code_wrong',
    );
    expect(looked).toHaveLength(5);
  });

  test('many codes do not give many guesses', async () => {
    let looked = 0;
    for (let n = 0; n < 9; n += 1) {
      const code = await send(forAda());
      for (let guess = 0; guess < 5; guess += 1)
        await check(other(code)).catch((error) => {
          if (error.code === 'code_wrong') looked += 1;
        });
      bank.clock.advance(60_000);
    }
    expect(looked).toBe(15);
  });

  test('ten minutes, and not one millisecond more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 590_000, max: 610_000 }), async (ms) => {
        const code = await send(
          forAda({ to: { phone: newPhone() }, purpose: 'link', origin: { channel: 'web' } }),
        );
        const { address = '' } = (await listSandboxMessages(bank, { limit: 1 }))[0] ?? {};
        bank.clock.advance(ms);
        const result = await check(code, { to: { phone: address }, origin: { channel: 'web' } }).catch(
          (error) => error.code,
        );
        expect(result).toEqual(ms < 600_000 ? { purpose: 'link', method: 'sms' } : 'code_expired');
      }),
      { numRuns: 12 },
    );
  });

  test('a newer one takes the older one’s place', async () => {
    const first = await send(forAda());
    bank.clock.advance(60_000);
    const second = await send(forAda());
    if (first !== second) await expect(check(first)).rejects.toMatchObject({ code: 'code_wrong' });
    await check(second);
  });

  test('it is for one purpose, one customer, one phone, one approval', async () => {
    const code = await send(forAda());
    for (const wrong of [
      { purpose: 'setup' },
      { method: 'email' },
      { to: { customerId: bola.id } },
      { to: { customerId: ada.id, quoteId: '9b2d' } },
      { to: { customerId: ada.id, phone: '+2348030000001' } },
      { to: { phone: '+2348030000001' } },
    ] as Partial<CheckCode>[])
      await expect(check(code, wrong)).rejects.toMatchObject({ code: 'code_expired' });
    await check(code, { purpose: 'verify', method: 'sms' });
  });

  test('where there never was one the answer is that of one that is over', async () => {
    await expect(check('123456')).rejects.toMatchObject({ code: 'code_expired' });
  });

  test('a code for one approval is no second factor for anything else', async () => {
    const order = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount: naira(5_000) };
    const { quoteId } = await quoteTransfer(bank, order);
    const to = { customerId: ada.id, quoteId };
    const code = await send(forAda({ to, purpose: 'transaction' }));
    await check(code, { to });
    expect(await hasProof(bank.db, bank, ada.id)).toBe(false);
  });

  test('who sent, and who was right or wrong, is in the audit log, without the code', async () => {
    const code = await send(forAda());
    await check(other(code)).catch(() => {});
    await check(code);
    const lines = await listAudit(bank.db, { customerId: ada.id, limit: 3 });
    expect(lines.map((line) => line.action)).toEqual(['code_right', 'code_wrong', 'code_sent']);
    expect(lines.every((line) => line.origin.ip === '41.58.1.2')).toBe(true);
    expect(JSON.stringify(lines.map((line) => line.facts))).not.toContain(code);
  });
});

test('the development inbox is of the sandbox only', async () => {
  const real = { ...bank, config: { ...bank.config, sandbox: false } };
  await expect(listSandboxMessages(real)).rejects.toMatchObject({ code: 'sandbox_only' });
});

test.each([
  ['ada@Example.COM', 'ada@example.com'],
  [' a.b+c@x.ng ', 'a.b+c@x.ng'],
])('%s is an address', (text, email) => expect(parseEmail(text)).toBe(email));
test.each([
  '',
  'ada',
  'ada@',
  '@x.ng',
  'a@b',
  'a b@x.ng',
  'a@x.ng,b@x.ng',
  'a@x.ng\nBcc: b@x.ng',
  '<a@x.ng>',
  'a@-',
])('%s is none', (text) => expect(parseEmail(text)).toBeUndefined());
test('an address is told by its ends', () => {
  expect(maskAddress('ada@example.com')).toBe('a•••@e•••.com');
  expect(maskAddress('+2348030000001')).toBe('+234•••0001');
});
