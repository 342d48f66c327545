import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFault } from '../kernel/faults.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import {
  addressOf,
  countTries,
  forgetTries,
  giveTryBack,
  purgeTries,
  tryRules,
  verifyNobody,
} from './rate-limits.ts';

let bank: TestBank;

beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const kind = 'sign_in_account';
const rule = tryRules[kind];

const allowed = async (subject: string): Promise<boolean> => {
  try {
    await countTries(bank.db, bank, [{ kind, subject }]);
    return true;
  } catch (error) {
    if (isFault(error, 'too_many_requests')) return false;
    throw error;
  }
};

const lockedUntil = (subject: string) =>
  countTries(bank.db, bank, [{ kind, subject }]).then(
    () => undefined,
    (error) => (isFault(error, 'too_many_requests') ? error.facts.retryAt : Promise.reject(error)),
  );

/** The rule in so many words, to hold the statement against. */
class Model {
  tries = 0;
  locks = 0;
  since = 0;
  lockedUntil: number | undefined;
  triedAt = Number.NEGATIVE_INFINITY;
  try(now: number): boolean {
    if (this.lockedUntil !== undefined && this.lockedUntil > now) return false;
    if (now - this.triedAt >= 48 * 3_600_000) this.locks = 0;
    const anew = this.lockedUntil !== undefined || this.tries === 0 || now - this.since >= rule.windowMs;
    this.tries = anew ? 1 : this.tries + 1;
    if (this.tries === 1) this.since = now;
    this.lockedUntil = undefined;
    if (this.tries >= rule.most) {
      this.lockedUntil = now + Math.min(rule.longestMs, rule.lockMs * 4 ** this.locks);
      this.locks += 1;
    }
    this.triedAt = now;
    return true;
  }
}

describe('tries', () => {
  test('are let through and locked as the rule says, whatever the times between them', async () => {
    const steps = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 100 * 3_600_000 }),
      fc.constant(15 * 60_000),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (waits) => {
        const [subject, model] = [randomUUID(), new Model()];
        for (const ms of waits) {
          bank.clock.advance(ms);
          expect(await allowed(subject)).toBe(model.try(bank.clock.now().getTime()));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('of a crowd at once, exactly as many as the rule has are let through', async () => {
    const subject = randomUUID();
    const crowd = await Promise.all(Array.from({ length: 40 }, () => allowed(subject)));
    expect(crowd.filter(Boolean)).toHaveLength(rule.most);
  });

  test('each lock is four times the one before, up to the longest', async () => {
    const subject = randomUUID();
    const lengths: number[] = [];
    for (let lock = 0; lock < 6; lock += 1) {
      for (let n = 0; n < rule.most; n += 1) expect(await allowed(subject)).toBe(true);
      const until = await lockedUntil(subject);
      lengths.push((until?.getTime() ?? 0) - bank.clock.now().getTime());
      bank.clock.advance((lengths.at(-1) ?? 0) + 1);
    }
    expect(lengths.map((ms) => ms / 60_000)).toEqual([15, 60, 240, 960, 1440, 1440]);
  });

  test('refused tries do not make the lock longer', async () => {
    const subject = randomUUID();
    for (let n = 0; n < rule.most; n += 1) await allowed(subject);
    const until = await lockedUntil(subject);
    bank.clock.advance(60_000);
    expect(await lockedUntil(subject)).toEqual(until);
  });

  test('are apart for each subject and kind, and the longest lock of several is told', async () => {
    const [subject, other] = [randomUUID(), randomUUID()];
    for (let n = 0; n < rule.most; n += 1) await allowed(subject);
    expect(await allowed(other)).toBe(true);
    await countTries(bank.db, bank, [
      { kind: 'code_account', subject },
      { kind, subject: undefined },
    ]);
    await expect(
      countTries(bank.db, bank, [
        { kind: 'code_account', subject: other },
        { kind, subject },
      ]),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('a right one clears an account and is given back to an address, but opens no lock', async () => {
    const subject = randomUUID();
    for (let n = 0; n < rule.most - 1; n += 1) await allowed(subject);
    await forgetTries(bank.db, bank, { kind, subject });
    for (let n = 0; n < rule.most * 3; n += 1) {
      expect(await allowed(subject)).toBe(true);
      await giveTryBack(bank.db, bank, { kind, subject });
    }
    for (let n = 0; n < rule.most; n += 1) await allowed(subject);
    await giveTryBack(bank.db, bank, { kind, subject });
    expect(await allowed(subject)).toBe(false);
  });

  test('name nobody in the database, and are removed when they no longer count', async () => {
    await allowed('+2348030000001');
    const rows = await bank.db.selectFrom('tryCount').selectAll().execute();
    expect(rows.some((row) => row.subject.toString().includes('8030000001'))).toBe(false);
    bank.clock.advance(72 * 3_600_000);
    expect(await purgeTries(bank)).toBe(rows.length);
  });
});

test.each([
  ['41.58.1.2', '41.58.1.2'],
  ['::ffff:41.58.1.2', '41.58.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is one subscriber: %s', (ip, address) => expect(addressOf(ip)).toBe(address));

test('nobody takes the work of a PIN', async () => {
  await expect(verifyNobody('2580')).resolves.toBeUndefined();
  expect(addressOf(undefined)).toBeUndefined();
});
