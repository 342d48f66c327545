import { randomUUID } from 'node:crypto';
import type { Db } from '@karo/db/client';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeCustomer } from '../account/closing.ts';
import { addKey, eraseKeys, listKeys, resealAll, retireKeys } from '../account/key-rotation.ts';
import { checkPin } from '../customers/pins.ts';
import { addWebhook } from '../developer/webhooks.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { keyFor } from '../kernel/crypto.ts';
import { keyIdOf, newKeyRing } from '../kernel/key-ring.ts';
import { naira } from '../kernel/money.ts';
import { createGroup } from '../products/groups/membership.ts';
import { type TestBank, testBank, testConfig } from './testing.ts';

let bank: TestBank;
let people = 0;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.drop());

const customer = async (): Promise<string> => {
  people += 1;
  const phone = `+23481900000${String(people).padStart(2, '0')}`;
  const person = { phone, firstName: 'Key', lastName: 'Holder', demo: false, verified: true };
  const { id } = await openSandboxCustomer(bank, { ...person, opening: naira(0) });
  return id;
};

/** One of each thing that the bank seals. */
async function sealEverything(): Promise<string> {
  const { keys, clock } = bank;
  const [id, leaver] = [await customer(), await customer()];
  const sealed = keys.seal('{}');
  const at = clock.now();
  const papers = { ninSealed: keys.seal('33344455566'), addressSealed: keys.seal('{"city":"Lagos"}') };
  await bank.db.updateTable('customer').set(papers).where('id', '=', id).execute();
  await bank.db
    .insertInto('kycApplication')
    .values({ customerId: id, tier: 3, askedAt: at, sealed })
    .execute();
  const code = {
    id: randomUUID(),
    subject: Buffer.from('a'),
    purpose: 'sign_in',
    method: 'sms',
    letter: sealed,
  };
  const times = { createdAt: at, expiresAt: at, nextAt: at };
  await bank.db
    .insertInto('oneTimeCode')
    .values({ ...code, ...times, hash: Buffer.from('b') })
    .execute();
  await addWebhook(bank, {
    customerId: id,
    url: 'https://hooks.example/karo',
    events: ['transfer.success'],
    mode: 'sandbox',
    origin: { channel: 'web' },
  });
  await createGroup(bank, {
    customerId: id,
    kind: 'esusu',
    name: 'Balogun traders',
    target: naira(10_000),
    membersMax: 5,
    frequency: 'weekly',
  });
  await closeCustomer(bank, { customerId: leaver, pin: '2580', origin: { channel: 'web' } });
  return id;
}

type Sealed = { place: string; key: number };

/** Every value of the schema, of whatever column, that a ring opens. */
async function readable(db: Db, ring: TestBank['keys']): Promise<Sealed[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('bytea', 'text')`.execute(db);
  const found: Sealed[] = [];
  for (const { table, column, type } of rows) {
    const value =
      type === 'bytea' ? sql.ref(column) : sql`decode(substring(${sql.ref(column)} from 6), 'hex')`;
    const only =
      type === 'bytea' ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} like 'ring:%'`;
    const values = await sql<{
      value: Buffer;
    }>`select ${value} as value from ${sql.table(table)} where ${only}`.execute(db);
    for (const { value: bytes } of values.rows)
      for (const purpose of ['seal', 'pin-hash'] as const)
        try {
          ring.unseal(bytes, purpose);
          found.push({ place: `${table}.${column}`, key: keyIdOf(bytes) });
        } catch {
          // Nothing that is sealed, or for another purpose.
        }
  }
  return found;
}

const places = (found: readonly Sealed[]) => [...new Set(found.map(({ place }) => place))].sort();

const all = [
  'closed_customer.sealed',
  'customer.address_sealed',
  'customer.bvn_sealed',
  'customer.nin_sealed',
  'customer_pin.hash',
  'group_round.secret_sealed',
  'kyc_application.sealed',
  'one_time_code.letter',
  'webhook.secret',
];

/** Rotates as `npm run keys:rotate` does, without the wait. */
const rotate = () =>
  bank.asOwner(async (db) => {
    const keeper = { db, config: bank.config, clock: bank.clock, keys: newKeyRing(bank.config.secret) };
    const { id } = await addKey(keeper, 0);
    await keeper.keys.refresh(db);
    await resealAll(keeper, () => {});
    await retireKeys(keeper);
    return id;
  });

const erase = (afterMs = 0) =>
  bank.asOwner(async (db) => {
    const keys = newKeyRing(bank.config.secret);
    await keys.refresh(db);
    return eraseKeys({ db, config: bank.config, clock: bank.clock, keys }, afterMs);
  });

test('after a rotation nothing in any column is readable with a retired key, and everything with the ring', async () => {
  const id = await sealEverything();
  const old = newKeyRing(testConfig.secret);
  const before = await readable(bank.db, old);
  expect(places(before)).toEqual(all);
  expect(await rotate()).toBe(1);
  expect(await bank.asOwner((db) => readable(db, old))).toEqual([]);
  await bank.keys.refresh(bank.db);
  const after = await readable(bank.db, bank.keys);
  expect(after).toHaveLength(before.length);
  expect(after.filter(({ key }) => key !== 1)).toEqual([]);
  await checkPin(bank, id, '2580', 'device:1');
  // And a second time, away from a key that is in the ring.
  const first = bank.keys.seal('sealed with key 1');
  expect(await rotate()).toBe(2);
  expect(await erase()).toEqual([0, 1]);
  await bank.keys.refresh(bank.db);
  expect(places(await readable(bank.db, bank.keys))).toEqual(all);
  expect(() => bank.keys.unseal(first)).toThrow('key 1, which is not in the ring');
});

test('a process that knows a new key only from the database reads what another sealed with it, and uses it from its time on', async () => {
  await rotate();
  expect(bank.keys.current()).toBe(0);
  await bank.keys.refresh(bank.db);
  expect(bank.keys.current()).toBe(1);
  await bank.asOwner((db) => addKey({ db, config: bank.config, clock: bank.clock, keys: bank.keys }, 60_000));
  await bank.keys.refresh(bank.db);
  expect(bank.keys.current()).toBe(1);
});

test('a rotation that was broken off goes on with the key that it had added', async () => {
  const add = () =>
    bank.asOwner((db) => addKey({ db, config: bank.config, clock: bank.clock, keys: bank.keys }, 0));
  expect(await add()).toEqual({ id: 1, added: true });
  expect(await add()).toEqual({ id: 1, added: false });
  expect(await rotate()).toBe(1);
  expect(await add()).toEqual({ id: 2, added: true });
});

test('what a slow process sealed with a retired key is sealed again before that key is erased', async () => {
  const id = await customer();
  const slow = bank.keys.seal('22200000123');
  await rotate();
  await bank.db.updateTable('customer').set({ bvnSealed: slow }).where('id', '=', id).execute();
  expect(await erase(60_000)).toEqual([]);
  await bank.db.updateTable('customer').set({ bvnSealed: slow }).where('id', '=', id).execute();
  expect(await erase()).toEqual([0]);
  await bank.keys.refresh(bank.db);
  const row = bank.db.selectFrom('customer').select('bvnSealed').where('id', '=', id);
  const { bvnSealed } = await row.executeTakeFirstOrThrow();
  expect(bank.keys.unseal(bvnSealed ?? Buffer.alloc(0))).toBe('22200000123');
});

test('a key is not retired while something is sealed with it', async () => {
  await customer();
  const retired = bank.asOwner(async (db) => {
    const keeper = { db, config: bank.config, clock: bank.clock, keys: newKeyRing(bank.config.secret) };
    await addKey(keeper, 0);
    await keeper.keys.refresh(db);
    return retireKeys(keeper);
  });
  await expect(retired).rejects.toThrow('still sealed with an older key');
  expect((await listKeys(bank.db)).filter(({ retiredAt }) => retiredAt)).toEqual([]);
});

test('the application may neither write the ring nor open it under another secret', async () => {
  await rotate();
  for (const statement of [
    sql`update sealing_key set wrapped = null, retired_at = now(), erased_at = now() where id = 1`,
    sql`delete from sealing_key`,
    sql`insert into sealing_key (id, wrapped, used_from) values (9, '\\x00', now())`,
  ])
    await expect(statement.execute(bank.db)).rejects.toThrow('permission denied');
  await expect(newKeyRing('ab'.repeat(32)).refresh(bank.db)).rejects.toThrow();
  // A wrapped key that was moved to another id is none.
  await bank.asOwner((db) =>
    sql`insert into sealing_key (id, wrapped, used_from) select 2, wrapped, now() from sealing_key where id = 1`.execute(
      db,
    ),
  );
  await expect(bank.keys.refresh(bank.db)).rejects.toThrow();
});

test('a PIN hash of before there was a ring moves at the next right PIN, and not at a wrong one', async () => {
  const id = await customer();
  const stored = bank.db.selectFrom('customerPin').select('hash').where('customerId', '=', id);
  const old = await hash('2580', { secret: keyFor(testConfig.secret, 'pin') });
  await bank.db.updateTable('customerPin').set({ hash: old }).where('customerId', '=', id).execute();
  await expect(checkPin(bank, id, '1357', 'device:1')).rejects.toMatchObject({ code: 'pin_wrong' });
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ hash: old });
  await checkPin(bank, id, '2580', 'device:1');
  const { hash: moved } = await stored.executeTakeFirstOrThrow();
  expect(moved).toMatch(/^ring:[0-9a-f]+$/);
  await checkPin(bank, id, '2580', 'device:1');
  await expect(checkPin(bank, id, '1357', 'device:1')).rejects.toMatchObject({ code: 'pin_wrong' });
});

test('what is sealed for one purpose is not opened for another, nor where a bit was changed', () => {
  const sealed = bank.keys.seal('2580', 'pin-hash');
  expect(() => bank.keys.unseal(sealed)).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => bank.keys.unseal(sealed, 'pin-hash')).toThrow();
});
