import { type Bank, readConfig } from '@karo/core/kernel';
import { claimUnsent, findUnsent, say } from '@karo/core/messaging';
import { openBank, type SandboxClock } from '@karo/core/providers';
import { transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budget, NotSent, outbound, type Sender } from './outbound.ts';

const config = readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), SPEECH: 'off' });

let fresh: FreshDb;
let bank: Bank;
let conversationId: bigint;
let sent: string[];

const sender: Sender = async (to, reply) => {
  sent.push(`${to.address}: ${reply.text}`);
  return { providerId: `wamid-${sent.length}` };
};
const tell = (text: string) =>
  transact(bank.db, (trx) => say(trx, { conversationId, reply: { text }, at: bank.clock.now() }));
const pass = (ms: number) => (bank.clock as SandboxClock).advance(ms);
const rows = () => bank.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const send = (whatsapp: Sender = sender) => outbound(bank, { whatsapp })(String(conversationId));

beforeEach(async () => {
  fresh = await freshDb({ max: 2 });
  bank = await openBank(config, { databaseUrl: fresh.url, max: 4 });
  sent = [];
  const row = await bank.db
    .insertInto('conversation')
    .values({ channel: 'whatsapp', address: '+2348030000001', createdAt: bank.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  conversationId = row.id;
});
afterEach(async () => {
  await bank.close();
  await fresh.drop();
});

describe('sending', () => {
  test('goes in order, once, and keeps what the provider calls it', async () => {
    await tell('one');
    await tell('two');
    expect(await send()).toBeUndefined();
    expect(await send()).toBeUndefined();
    expect(sent).toEqual(['+2348030000001: one', '+2348030000001: two']);
    expect((await rows()).map((row) => row.providerId)).toEqual(['wamid-1', 'wamid-2']);
  });

  test('is not this process’s where it has no such channel', async () => {
    await tell('one');
    expect(await outbound(bank, {})(String(conversationId))).toBeUndefined();
    expect((await rows())[0]?.sentAt).toBeNull();
  });

  test('that fails is tried again after a pause that grows, and holds back what comes after it', async () => {
    await tell('one');
    await tell('two');
    let tries = 0;
    const shy: Sender = async (to, reply) => {
      tries += 1;
      if (tries < 3) throw new NotSent('later', '131056');
      return sender(to, reply);
    };
    expect(await send(shy)).toBeGreaterThan(500);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(await send(shy)).toBeGreaterThan(3_000);
    await pass(4_000);
    expect(await send(shy)).toBeUndefined();
    expect(sent).toEqual(['+2348030000001: one', '+2348030000001: two']);
  });

  test('that called nobody is no try: it waits as long as it takes, and then goes', async () => {
    await tell('one');
    let calls = 0;
    const away: Sender = async (to, reply) => {
      calls += 1;
      if (calls <= 20) throw NotSent.uncalled('paused', 5_000);
      return sender(to, reply);
    };
    for (let time = 0; time < 20; time += 1) {
      expect(await send(away)).toBeGreaterThan(4_000);
      expect((await rows())[0]).toMatchObject({ attempts: 0, failedAt: null });
      await pass(5_000);
    }
    expect(await send(away)).toBeUndefined();
    expect(sent).toEqual(['+2348030000001: one']);
  });

  test('that called nobody is not taken again before its time by whoever read it before', async () => {
    await tell('one');
    const stale = await findUnsent(bank.db, conversationId);
    await send(async () => {
      throw NotSent.uncalled('paused', 5_000);
    });
    const now = bank.clock.now();
    expect(stale && (await claimUnsent(bank.db, stale, { now, until: now }))).toBeUndefined();
  });

  test('that the provider will never take is given up, and the next one goes', async () => {
    await tell('one');
    await tell('two');
    const picky: Sender = async (to, reply) => {
      if (reply.text === 'one') throw new NotSent('never', '131026');
      return sender(to, reply);
    };
    expect(await send(picky)).toBeUndefined();
    expect(sent).toEqual(['+2348030000001: two']);
    expect((await rows())[0]?.failedAt).not.toBeNull();
  });

  test('by two at once is done by one', async () => {
    await tell('one');
    await Promise.all([send(), send(), send()]);
    expect(sent).toHaveLength(1);
  });

  test('by one who died with a reply in hand is taken up by another', async () => {
    await tell('one');
    const dying: Sender = () => new Promise(() => {});
    void send(dying);
    let waits: number | undefined;
    while (waits === undefined || waits < 1_000) waits = await send(dying);
    expect(sent).toEqual([]);
    await pass(60_000);
    await send();
    expect(sent).toEqual(['+2348030000001: one']);
  });
});

describe('the pace of WhatsApp', () => {
  test('lets a burst go, then one in six seconds', async () => {
    for (let at = 0; at < 12; at += 1) await tell(String(at));
    const waits = await send();
    expect(sent).toHaveLength(10);
    expect(waits).toBeGreaterThan(4_000);
    expect(waits).toBeLessThanOrEqual(6_000);
    await pass(6_000);
    await send();
    expect(sent).toHaveLength(11);
  });

  test('is never passed in the long run, and never waits without need', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }), (pauses) => {
        let now = Date.parse('2026-11-21');
        let usedUntil: Date | undefined;
        const wentAt: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const next = budget('whatsapp', usedUntil, new Date(now));
          if (next.waitMs > 0) continue;
          usedUntil = next.usedUntil;
          wentAt.push(now);
        }
        wentAt.forEach((from, first) => {
          wentAt.slice(first).forEach((to, index) => {
            expect(index + 1).toBeLessThanOrEqual(10 + Math.floor((to - from) / 6_000));
          });
        });
      }),
      { numRuns: 300 },
    );
  });
});
