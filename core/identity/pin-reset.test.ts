import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { listSandboxMessages } from '../auth/sandbox-messages.ts';
import { findSession, startSession } from '../auth/sessions.ts';
import { checkPin } from '../customers/pins.ts';
import { type Customer, findCustomer } from '../customers/records.ts';
import { naira } from '../kernel/money.ts';
import type { Selfie } from '../kernel/ports.ts';
import { deliverNotifications } from '../messaging/deliveries.ts';
import { listNotifications } from '../messaging/notifications.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { byTwo, type TestBank, testBank } from '../sandbox/testing.ts';
import { freezeCustomer, unfreezeCustomer } from '../security/freezing.ts';
import { openSandboxCustomer } from './account-opening.ts';
import {
  findPinReset,
  finishPinReset,
  linkPinReset,
  provePinReset,
  sendPinResetCode,
  startPinReset,
} from './pin-reset.ts';
import { enter, signInByPin } from './sign-in.ts';

let bank: TestBank;
let people = 0;
let shots = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const [OLD, NEW] = ['2580', '9173'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const web = (ip: string) => ({ channel: 'web', ip, device: 'Chrome' }) as const;
const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);

type Person = Customer & { phone: string };

async function person(): Promise<Person> {
  people += 1;
  const phone = `+23481700${String(10_000 + people)}`;
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

/** The BVN that an account of the sandbox has on file. */
const bvnOf = ({ phone }: Person) => `22${phone.slice(-9)}`;

/** A picture of a living person, each another one; `holds` says what the sandbox's register sees in it. */
function picture(holds = ''): Selfie {
  shots += 1;
  const head = Buffer.from('ffd8ffe0', 'hex');
  return {
    mime: 'image/jpeg',
    bytes: Buffer.concat([head, Buffer.from(`${holds} ${shots} `), Buffer.alloc(2_000)]),
  };
}

const newestCode = async (phone: string) => {
  const [letter] = await listSandboxMessages(bank, { address: phone, limit: 1 });
  return /\b\d{6}\b/.exec(letter?.body ?? '')?.[0];
};

const start = (phone: string, ip = '41.70.1.1') =>
  startPinReset(bank, { phone, origin: web(ip), language: 'en' });

/** Begins a reset and proves the phone: its secret. */
async function proved(who: Person, ip = '41.70.1.1'): Promise<string> {
  const before = await newestCode(who.phone);
  const { secret } = await start(who.phone, ip);
  const code = await vi.waitFor(async () => {
    const now = await newestCode(who.phone);
    expect(now && now !== before).toBe(true);
    return now ?? '';
  });
  await provePinReset(bank, { secret, code, origin: web(ip) });
  return secret;
}

const finish = (secret: string, selfie = picture(), newPin = NEW, keepSession?: bigint) =>
  finishPinReset(bank, { secret, selfie, newPin, keepSession, origin: web('41.70.1.1') }).then(
    () => 'set',
    codeOf,
  );

const pinIs = (who: Person, pin: string) =>
  checkPin(bank, who.id, pin, 'a test').then(
    () => true,
    () => false,
  );

describe('a PIN reset', () => {
  test('takes a code to the phone and the face of the register, then little moves for a day', async () => {
    const ada = await person();
    const other = await startSession(bank.db, bank.clock, ada.id);
    const mine = await startSession(bank.db, bank.clock, ada.id);
    const order = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount: naira(500) };
    const { quoteId } = await quoteTransfer(bank, order);
    const secret = await proved(ada);
    expect(await findPinReset(bank, secret)).toMatchObject({ step: 'picture' });
    expect(await finish(secret, picture(`karo:face:${bvnOf(ada)}`), NEW, mine.id)).toBe('set');
    expect([await pinIs(ada, OLD), await pinIs(ada, NEW)]).toEqual([false, true]);
    expect(await findSession(bank.db, bank.clock, other.secret)).toBeUndefined();
    expect(await findSession(bank.db, bank.clock, mine.secret)).toBeDefined();
    const after = await findCustomer(bank.db, ada.id);
    expect(after?.cappedUntil?.getTime()).toBe(bank.clock.now().getTime() + 24 * HOUR);
    const quote = await bank.db
      .selectFrom('quote')
      .select('status')
      .where('id', '=', quoteId)
      .executeTakeFirst();
    expect(quote?.status).toBe('cancelled');
    const lines = await listAudit(bank.db, { customerId: ada.id, limit: 20 });
    expect(JSON.stringify(lines.map(({ facts }) => facts))).not.toContain(NEW);
    const actions = lines.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['pin_reset_asked', 'pin_reset']));
  });

  test('tells of itself by every channel, when the phone is proved and when it is done', async () => {
    const ada = await person();
    await bank.db.updateTable('customer').set({ email: 'ada@example.ng' }).where('id', '=', ada.id).execute();
    const at = bank.clock.now();
    await bank.db
      .insertInto('customerSecurity')
      .values({ customerId: ada.id, emailVerifiedAt: at, changedAt: at })
      .execute();
    expect(await finish(await proved(ada))).toBe('set');
    await deliverNotifications(bank);
    const mails = await listSandboxMessages(bank, { address: 'ada@example.ng', limit: 5 });
    // Two messages that are due at once may go in either order.
    expect(mails.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('A new PIN was set'),
        expect.stringContaining('A code to your phone was given'),
      ]),
    );
    const news = (await listNotifications(bank.db, ada.id, 'security')).map(({ message }) => message);
    expect(news.filter((message) => /PIN/.test(message))).toHaveLength(2);
    const texts = await listSandboxMessages(bank, { address: ada.phone, limit: 5 });
    expect(texts.some(({ body }) => body.includes('A new PIN was set'))).toBe(true);
  });

  test('is gone on with where it stood, and for half an hour only', async () => {
    const ada = await person();
    const { secret } = await start(ada.phone);
    expect(await findPinReset(bank, secret)).toMatchObject({ step: 'code' });
    bank.clock.advance(2 * MINUTE);
    await sendPinResetCode(bank, { secret, origin: web('41.70.1.2'), language: 'en' });
    bank.clock.advance(29 * MINUTE);
    expect(await findPinReset(bank, secret)).toBeUndefined();
    expect(await finish(secret)).toBe('quote_expired');
  });

  test('begun in a chat sends nothing before its link is opened, and its link alone sets no PIN', async () => {
    const ada = await person();
    const link = await linkPinReset(bank, {
      customer: ada,
      origin: { channel: 'whatsapp', source: 'chat:1' },
    });
    const secret = link.split('#')[1] ?? '';
    expect(await newestCode(ada.phone)).toBeUndefined();
    expect(await finish(secret)).toBe('second_factor_needed');
    await sendPinResetCode(bank, { secret, origin: web('41.70.1.3'), language: 'en' });
    const code = await vi.waitFor(async () => {
      const now = await newestCode(ada.phone);
      expect(now).toBeDefined();
      return now ?? '';
    });
    await provePinReset(bank, { secret, code, origin: web('41.70.1.3') });
    expect(await finish(secret)).toBe('set');
  });
});

describe('an attacker', () => {
  test('in a stolen session has neither the code nor the face', async () => {
    const ada = await person();
    const stolen = await startSession(bank.db, bank.clock, ada.id);
    const { secret } = await start(ada.phone);
    expect(await finish(secret, picture(), NEW, stolen.id)).toBe('second_factor_needed');
    expect(await pinIs(ada, OLD)).toBe(true);
  });

  test('with a swapped SIM has not the face: three pictures of a reset, five of a day, each audited', async () => {
    const ada = await person();
    const [first, second] = [await proved(ada), await proved(ada, '41.70.2.1')];
    const tries: string[] = [];
    for (const holds of ['karo:other', 'karo:spoof', 'karo:other', 'karo:other'])
      tries.push(await finish(first, picture(holds)));
    for (const holds of ['karo:other', 'karo:other', '']) tries.push(await finish(second, picture(holds)));
    expect(tries).toEqual([
      ...['selfie_rejected', 'selfie_rejected', 'selfie_rejected', 'too_many_requests'],
      ...['selfie_rejected', 'selfie_rejected', 'too_many_requests'],
    ]);
    const third = await proved(ada, '41.70.2.2');
    expect(await finish(third)).toBe('too_many_requests');
    expect(await pinIs(ada, OLD)).toBe(true);
    const audit = await listAudit(bank.db, { customerId: ada.id, limit: 50 });
    expect(audit.filter(({ action }) => action === 'pin_reset_refused')).toHaveLength(5);
  });

  test('who is alive but somebody else is refused: the register is told whose face to expect', async () => {
    const [ada, thief] = [await person(), await person()];
    const secret = await proved(ada);
    expect(await finish(secret, picture(`karo:face:${bvnOf(thief)}`))).toBe('selfie_rejected');
    expect(await finish(secret, picture(`karo:face:${bvnOf(ada)}`))).toBe('set');
  });

  test('finds no way past a customer of whom no register has a face: knowing a BVN never suffices', async () => {
    const ada = await person();
    await bank.db.updateTable('customer').set({ bvnSealed: null }).where('id', '=', ada.id).execute();
    expect(await finish(await proved(ada))).toBe('selfie_rejected');
  });

  test('uses neither a reset nor a picture twice, not even both at once', async () => {
    const ada = await person();
    const shot = picture();
    const [first, second] = [await proved(ada), await proved(ada, '41.70.3.1')];
    const ends = await Promise.all([
      finish(first, shot),
      finish(second, shot, '8264'),
      finish(first, shot, '6482'),
    ]);
    expect(ends.filter((end) => end === 'set')).toHaveLength(1);
    expect(await finish(first)).toBe('quote_expired');
    expect(await finish(second)).toBe('quote_expired');
    const later = await proved(ada, '41.70.3.2');
    expect(await finish(later, shot)).toBe('selfie_rejected');
  });

  test('lifts no freeze by it, and one that comes while the picture is looked at stops it', async () => {
    const ada = await person();
    const secret = await proved(ada);
    await freezeCustomer(bank, { customerId: ada.id, channel: 'web', why: 'asked' });
    expect(await finish(secret)).toBe('customer_frozen');
    await byTwo(bank, (administrator) =>
      unfreezeCustomer(bank, { customerId: ada.id, administrator, why: 'spoke' }),
    );
    const again = await proved(ada, '41.70.4.1');
    const slow = {
      ...bank.identity,
      liveness: async () => {
        await freezeCustomer(bank, { customerId: ada.id, channel: 'web', why: 'asked' });
        return { live: true, same: true };
      },
    };
    const given = { secret: again, selfie: picture(), newPin: NEW, origin: web('41.70.4.1') };
    await expect(finishPinReset({ ...bank, identity: slow }, given)).rejects.toMatchObject({
      code: 'customer_frozen',
    });
    expect((await findCustomer(bank.db, ada.id))?.status).toBe('frozen');
    expect(await pinIs(ada, OLD)).toBe(true);
  });

  test('who has just moved the account to a phone of their own waits a day', async () => {
    const ada = await person();
    bank.clock.advance(HOUR);
    await bank.db
      .updateTable('identity')
      .set({ createdAt: bank.clock.now() })
      .where('customerId', '=', ada.id)
      .execute();
    expect(await finish(await proved(ada))).toBe('phone_new');
    bank.clock.advance(25 * HOUR);
    expect(await finish(await proved(ada))).toBe('set');
  });

  test('who lost the number since has proved nothing', async () => {
    const [ada, bola] = [await person(), await person()];
    const secret = await proved(ada);
    await bank.db.deleteFrom('identity').where('customerId', '=', ada.id).execute();
    await bank.db
      .updateTable('identity')
      .set({ value: ada.phone })
      .where('customerId', '=', bola.id)
      .execute();
    expect(await finish(secret)).toBe('account_missing');
  });

  test('who is a stranger locks nobody out: the owner signs in, and resets from a known browser and from chat', async () => {
    const ada = await person();
    const { browser } = await enter(bank, { customerId: ada.id, origin: web('41.1.1.1'), how: 'opening' });
    const mine = await proved(ada);
    const told: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      told.push(await start(ada.phone, `41.71.1.${n}`).then(() => 'sent', codeOf));
      bank.clock.advance(MINUTE);
    }
    expect(told.at(-1)).toBe('too_many_requests');
    const known = await signInByPin(bank, { phone: ada.phone, pin: OLD, browser, origin: web('41.1.1.1') });
    expect(known.status).toBe('signed_in');
    const ask = { phone: ada.phone, browser, origin: web('41.1.1.1'), language: 'en' } as const;
    expect((await startPinReset(bank, ask)).sent.to).toContain(ada.phone.slice(-4));
    const link = await linkPinReset(bank, {
      customer: ada,
      origin: { channel: 'whatsapp', source: 'chat:1' },
    });
    const sent = { secret: link.split('#')[1] ?? '', origin: web('41.1.1.1'), language: 'en' } as const;
    await sendPinResetCode(bank, sent);
    // What was proved before the stranger came is not made void by them.
    expect(await finish(mine)).toBe('set');
  });

  test('learns of no number whether it is a customer’s', async () => {
    const answers = async (phone: string, net: string) => {
      const all: string[] = [];
      const { secret, sent } = await start(phone, `${net}.1`);
      all.push(sent.to.slice(0, 4), String(sent.resendAt.getTime() - bank.clock.now().getTime()));
      all.push(JSON.stringify({ ...(await findPinReset(bank, secret)), to: '', expiresAt: '' }));
      const origin = web(`${net}.1`);
      all.push(await sendPinResetCode(bank, { secret, origin, language: 'en' }).then(String, codeOf));
      for (let n = 0; n < 7; n += 1)
        all.push(await provePinReset(bank, { secret, code: '12345x', origin }).then(String, codeOf));
      all.push(await finish(secret));
      for (let n = 0; n < 12; n += 1) {
        bank.clock.advance(MINUTE);
        all.push(await start(phone, `${net}.${n + 2}`).then(() => 'sent', codeOf));
      }
      return all;
    };
    const { phone } = await person();
    expect(await answers(phone, '41.72.1')).toEqual(await answers('+2348179999999', '41.72.2'));
    expect(await listSandboxMessages(bank, { address: '+2348179999999', limit: 3 })).toEqual([]);
  });

  test('does not choose a weak PIN, and spends no picture on it', async () => {
    const ada = await person();
    const secret = await proved(ada);
    for (let n = 0; n < 4; n += 1) expect(await finish(secret, picture(), '1111')).toBe('pin_weak');
    expect(await finish(secret)).toBe('set');
  });
});
