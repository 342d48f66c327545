import { randomUUID } from 'node:crypto';
import { transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import type { Bank } from '../../kernel/bank.ts';
import { readConfig } from '../../kernel/config.ts';
import { naira } from '../../kernel/money.ts';
import { type Reply, say } from '../../messaging/outbox.ts';
import { phrasesIn } from '../../phrases/languages.ts';
import type { SandboxClock } from '../../providers/clock.ts';
import { openBank } from '../../providers/open-bank.ts';
import { createQuote } from '../../quotes/offers.ts';
import type { Outcome, Turn } from '../dialogue/converse.ts';
import type { State } from '../dialogue/state.ts';
import { Exhausted } from '../nlu/reading.ts';
import { Overran } from '../nlu/reading-pool.ts';
import { type Incoming, listUnanswered, receive, type Talk, work } from './inbox.ts';

const silent = {
  speech: {
    name: 'none',
    hears: [],
    transcribe: async () => ({ text: '', confidence: 0, provider: 'none' }),
    close: async () => {},
  },
  voice: { name: 'none', speak: async () => undefined, close: async () => {} },
};
const config = {
  ...readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64) }),
  burstMs: { whatsapp: 60, web: 0, ussd: 0, terminal: 0 },
};

let fresh: FreshDb;
let bank: Bank;
let woken: string[];

beforeEach(async () => {
  fresh = await freshDb({ max: 2 });
  woken = [];
  bank = await openBank(config, {
    databaseUrl: fresh.url,
    ports: silent,
    wake: {
      inbound: async (id) => void woken.push(`inbound ${id}`),
      outbound: async (id) => void woken.push(`outbound ${id}`),
      settle: async () => {},
      events: async () => {},
      notices: async () => {},
    },
  });
});
afterEach(async () => {
  await bank.close();
  await fresh.drop();
});

const incoming = (text: string, more: Partial<Incoming> = {}): Incoming => ({
  channel: 'terminal',
  address: '+2348030000001',
  providerId: randomUUID(),
  kind: 'text',
  text,
  sentAt: bank.clock.now(),
  ...more,
});
const hear = (text: string, more: Partial<Incoming> = {}) => receive(bank, incoming(text, more));

const outcome = (turn: Turn, text: string, more: Partial<Outcome> = {}): Outcome => ({
  state: turn.conversation.state,
  language: turn.conversation.language,
  customerId: turn.conversation.customerId,
  replies: [{ text }],
  understood: [],
  wiped: [],
  ...more,
});
const words = (turn: Turn) => turn.heard.map(({ text }) => text).join('|');
/** Says back what it heard: enough of a conversation to see what the inbox does with it. */
const echo: Talk = async (_bank, turn) => outcome(turn, words(turn));

const replies = async (): Promise<string[]> => {
  const rows = await bank.db.selectFrom('outbox').select('reply').orderBy('id').execute();
  return rows.map((row) => (row.reply as unknown as Reply).text);
};
const inbox = () => bank.db.selectFrom('inbox').selectAll().orderBy('id').execute();
const conversation = () => bank.db.selectFrom('conversation').selectAll().executeTakeFirstOrThrow();

describe('receiving', () => {
  test('writes the message down before it wakes anybody', async () => {
    const { conversationId, inboxId, fresh } = await hear('hello');
    expect(fresh).toBe(true);
    expect(await inbox()).toMatchObject([{ id: inboxId, conversationId, body: 'hello', answeredAt: null }]);
    expect(woken).toEqual([`inbound ${conversationId}`]);
  });

  test('knows a message that is delivered again, however many times at once', async () => {
    const message = incoming('hello', {
      kind: 'voice',
      media: { mime: 'audio/ogg', bytes: Buffer.from('x') },
    });
    const all = await Promise.all(Array.from({ length: 12 }, () => receive(bank, message)));
    const again = await receive(bank, message);
    expect(new Set([...all, again].map(({ inboxId }) => inboxId)).size).toBe(1);
    expect(all.filter((each) => each.fresh)).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
  });

  test('links a proven phone to its customer, and nobody else', async () => {
    const ada = await openSandboxCustomer(bank, {
      firstName: 'Ada',
      lastName: 'Obi',
      phone: '+2348030000001',
      opening: naira(100),
      demo: false,
      verified: true,
    });
    await hear('hello');
    await hear('hello', { channel: 'web', address: '+2348030000001' });
    await hear('hello', { address: '+2348039999999' });
    const rows = await bank.db.selectFrom('conversation').select('customerId').orderBy('id').execute();
    expect(rows.map((row) => row.customerId)).toEqual([ada.id, null, null]);
  });

  test('knows a customer by the hidden name that WhatsApp gave with the phone once', async () => {
    const ada = await openSandboxCustomer(bank, {
      firstName: 'Ada',
      lastName: 'Obi',
      phone: '+2348030000001',
      opening: naira(100),
      demo: false,
      verified: true,
    });
    const whatsapp = { channel: 'whatsapp' } as const;
    await hear('with the phone', { ...whatsapp, lid: '111@lid' });
    await hear('without it', { ...whatsapp, address: '111@lid' });
    await hear('a stranger', { ...whatsapp, address: '222@lid' });
    const rows = await bank.db.selectFrom('conversation').select('customerId').orderBy('id').execute();
    expect(rows.map((row) => row.customerId)).toEqual([ada.id, ada.id, null]);
  });

  test('is not stopped by a queue that is away', async () => {
    bank.wake.inbound = async () => {};
    const { conversationId } = await hear('hello');
    const later = new Date(bank.clock.now().getTime() + 1_000);
    expect(await listUnanswered(bank.db, later, later)).toEqual([conversationId]);
  });
});

describe('working', () => {
  test('answers each message once, in order, and says so to whoever sends', async () => {
    const { conversationId } = await hear('one');
    expect(await work(bank, conversationId, echo)).toBe(1);
    await hear('two');
    expect(await work(bank, conversationId, echo)).toBe(1);
    expect(await work(bank, conversationId, echo)).toBe(0);
    expect(await replies()).toEqual(['one', 'two']);
    expect(woken.filter((each) => each.startsWith('outbound'))).toHaveLength(2);
  });

  test('keeps state, language and customer of the turn', async () => {
    const { conversationId } = await hear('hello');
    const state = { asked: 'name' } as unknown as State;
    await work(bank, conversationId, async (_bank, turn) => outcome(turn, 'hi', { state, language: 'pcm' }));
    expect(await conversation()).toMatchObject({ state: { asked: 'name' }, language: 'pcm', leaseId: null });
  });

  test('wipes what was secret from the message and from what was understood of it', async () => {
    const { conversationId, inboxId } = await hear('my pin is 2580');
    const understood = [{ intent: 'pin_change', language: 'en', slots: { account: '2580' } }] as never;
    await work(bank, conversationId, async (_bank, turn) =>
      outcome(turn, 'never type it', { wiped: [{ inboxId, body: 'my pin is ••••' }], understood }),
    );
    const [row] = await inbox();
    expect(row).toMatchObject({
      body: 'my pin is ••••',
      understood: { intent: 'pin_change', language: 'en' },
    });
    expect(JSON.stringify(row, (_, each) => (typeof each === 'bigint' ? String(each) : each))).not.toContain(
      '2580',
    );
  });

  test('deletes a recording when it is answered, and asks for one that never came', async () => {
    const media = { mime: 'audio/ogg', bytes: Buffer.from('OggS') };
    const { conversationId } = await hear('', { kind: 'voice', media });
    await work(bank, conversationId, echo);
    expect(await bank.db.selectFrom('media').select('id').execute()).toEqual([]);
    await hear('', { kind: 'voice' });
    await work(bank, conversationId, echo);
    expect((await replies()).at(-1)).toContain('voice note');
  });

  test('writes effects, replies and answers together or not at all', async () => {
    const { conversationId } = await hear('do it');
    const failing: Talk = async (_bank, turn) =>
      outcome(turn, 'done', {
        write: async (trx) => {
          await say(trx, { conversationId, reply: { text: 'effect' }, at: turn.now });
          throw new Error('and then it failed');
        },
      });
    await expect(work(bank, conversationId, failing)).rejects.toThrow('and then it failed');
    expect(await replies()).toEqual([]);
    expect(await inbox()).toMatchObject([{ answeredAt: null, attempts: 1 }]);
    await work(bank, conversationId, async (_bank, turn) =>
      outcome(turn, 'done', { write: async () => ({ replies: [{ text: 'written' }] }) }),
    );
    expect(await replies()).toEqual(['written']);
  });

  test('tells the turn that a message was long on its way', async () => {
    const late: boolean[] = [];
    const note: Talk = async (_bank, turn) => {
      late.push(turn.late);
      return outcome(turn, 'ok');
    };
    const { conversationId } = await hear('now');
    await work(bank, conversationId, note);
    await hear('hours ago', { sentAt: new Date(bank.clock.now().getTime() - 3_600_000) });
    await work(bank, conversationId, note);
    await hear('it waited here');
    await (bank.clock as SandboxClock).advance(3_600_000);
    await work(bank, conversationId, note);
    expect(late).toEqual([false, true, true]);
  });

  test('a reply to the site is sent when it is written', async () => {
    const { conversationId } = await hear('hello', { channel: 'web', address: 'browser' });
    await work(bank, conversationId, echo);
    await transact(bank.db, (trx) =>
      say(trx, { conversationId, reply: { text: 'news' }, at: bank.clock.now() }),
    );
    const rows = await bank.db.selectFrom('outbox').select('sentAt').execute();
    expect(rows.every((row) => row.sentAt !== null)).toBe(true);
  });
});

describe('a burst', () => {
  const burst = { channel: 'whatsapp' } as const;

  test('that keeps coming is read together and answered once', async () => {
    // Long enough for a machine that is busy with other tests.
    bank.config.burstMs.whatsapp = 1_500;
    const { conversationId } = await hear('send', burst);
    const working = work(bank, conversationId, echo);
    await hear('5k', burst);
    await hear('to Chidi', burst);
    expect(await working).toBe(3);
    bank.config.burstMs.whatsapp = 60;
    expect(await replies()).toEqual(['send|5k|to Chidi']);
    expect((await inbox()).every((row) => row.answeredAt !== null)).toBe(true);
  });

  test('does not wait after a button, which is a whole answer', async () => {
    const { conversationId } = await hear('1', { ...burst, choiceId: 'cancel:KR1' });
    bank.config.burstMs.whatsapp = 60_000;
    const seen: (string | undefined)[] = [];
    await work(bank, conversationId, async (_bank, turn) => {
      seen.push(turn.heard[0]?.choiceId);
      return outcome(turn, 'ok');
    });
    bank.config.burstMs.whatsapp = 60;
    expect(seen).toEqual(['cancel:KR1']);
  });
});

describe('one worker at a time', () => {
  test('of a crowd of workers one answers, and nothing is out of order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (messages, workers) => {
          const address = randomUUID();
          let inside = 0;
          const careful: Talk = async (_bank, turn) => {
            inside += 1;
            expect(inside).toBe(1);
            await bank.pool.query('select 1');
            inside -= 1;
            return outcome(turn, words(turn));
          };
          const { conversationId } = await hear('0', { address });
          const crowd = Array.from({ length: workers }, async () => {
            for (let round = 0; round < messages; round += 1) await work(bank, conversationId, careful);
          });
          for (let at = 1; at < messages; at += 1) await hear(String(at), { address });
          await Promise.all(crowd);
          await work(bank, conversationId, careful);
          const said = await bank.db
            .selectFrom('outbox')
            .select('reply')
            .where('conversationId', '=', conversationId)
            .orderBy('id')
            .execute();
          const order = said.flatMap((row) => (row.reply as unknown as Reply).text.split('|')).map(Number);
          expect(order).toEqual(Array.from({ length: messages }, (_, at) => at));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('one that waited for another’s turn to end does not take what that turn answered', async () => {
    const { conversationId } = await hear('hello');
    const ending = await bank.pool.connect();
    await ending.query('begin');
    await ending.query('update conversation set lease_id = null where id = $1', [conversationId]);
    const waiting = work(bank, conversationId, echo);
    await expect
      .poll(async () => {
        const { rows } = await ending.query(`select from pg_locks
          where not granted and locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid`);
        return rows.length;
      })
      .toBe(1);
    await ending.query('update inbox set answered_at = now() where conversation_id = $1', [conversationId]);
    await ending.query('commit');
    ending.release();
    expect(await waiting).toBe(0);
    expect(await replies()).toEqual([]);
    await hear('still there?');
    expect(await work(bank, conversationId, echo)).toBe(1);
    expect(await replies()).toEqual(['still there?']);
  });

  test('one that lost its lease writes nothing', async () => {
    const { conversationId } = await hear('hello');
    const slow: Talk = async (_bank, turn) => {
      await (bank.clock as SandboxClock).advance(60_000);
      expect(await work(bank, conversationId, echo)).toBe(1);
      return outcome(turn, 'too late');
    };
    expect(await work(bank, conversationId, slow)).toBe(0);
    expect(await replies()).toEqual(['hello']);
  });

  test('one that lost its lease takes the place of no offer that its successor has made', async () => {
    const customer = await openSandboxCustomer(bank, {
      phone: '+2348030000001',
      firstName: 'Ada',
      lastName: 'Obi',
      opening: naira(1_000),
      demo: false,
      verified: true,
    });
    const { conversationId } = await hear('hello');
    const offer = (asked: Bank, amount: number) =>
      transact(asked, (trx) =>
        createQuote(trx, {
          operation: 'airtime',
          facts: { phone: '08031234567', network: 'mtn' },
          customerId: customer.id,
          conversationId,
          amount: naira(amount),
          at: bank.clock.now(),
          expiresAt: new Date(bank.clock.now().getTime() + 600_000),
        }),
      );
    const slow: Talk = async (first, turn) => {
      await (bank.clock as SandboxClock).advance(60_000);
      await work(bank, conversationId, async (second, next) => {
        await offer(second, 200);
        return outcome(next, 'in time');
      });
      await offer(first, 100);
      return outcome(turn, 'too late');
    };
    expect(await work(bank, conversationId, slow)).toBe(0);
    const quotes = await bank.db.selectFrom('quote').select(['amount', 'status']).execute();
    expect(quotes).toEqual([{ amount: naira(200), status: 'open' }]);
    expect(await replies()).toEqual(['in time']);
  });

  test('one that lost its lease has no effect either', async () => {
    const { conversationId } = await hear('hello');
    const write = vi.fn(async () => undefined);
    const slow: Talk = async (_bank, turn) => {
      await (bank.clock as SandboxClock).advance(60_000);
      await work(bank, conversationId, echo);
      return outcome(turn, 'too late', { write });
    };
    await work(bank, conversationId, slow);
    expect(write).not.toHaveBeenCalled();
  });
});

/** A turn whose worker dies in the middle of it: its lease is over, and nothing of it is written. */
const dying =
  (seen: string[]): Talk =>
  async (_bank, turn) => {
    seen.push(words(turn));
    await bank.pool.query(`update conversation set lease_until = 'epoch', lease_id = gen_random_uuid()`);
    return outcome(turn, 'never said');
  };

describe('C1 a message that ends its worker', () => {
  test('is counted when its turn is leased, before anything of it is read', async () => {
    const { conversationId } = await hear('poison');
    const counted: number[] = [];
    await work(bank, conversationId, async (_bank, turn) => {
      counted.push(...(await inbox()).map((row) => row.attempts));
      return outcome(turn, 'ok');
    });
    expect(counted).toEqual([1]);
  });

  test('is retried alone, as are those that were read with it', async () => {
    const { conversationId } = await hear('one');
    await hear('two');
    await hear('three');
    const seen: string[] = [];
    await work(bank, conversationId, dying(seen));
    expect(await work(bank, conversationId, echo)).toBe(3);
    expect(seen).toEqual(['one|two|three']);
    expect(await replies()).toEqual(['one', 'two', 'three']);
  });

  test('is answered with an apology after two turns alone, and those behind it are answered', async () => {
    const { conversationId } = await hear('poison');
    await hear('and then');
    const seen: string[] = [];
    await work(bank, conversationId, dying(seen));
    await work(bank, conversationId, dying(seen));
    await work(bank, conversationId, dying(seen));
    expect(seen).toEqual(['poison|and then', 'poison', 'poison']);
    expect(await work(bank, conversationId, echo)).toBe(2);
    const [sorry, next] = await replies();
    expect(sorry).toContain('Sorry');
    expect(next).toBe('and then');
    expect((await inbox()).map((row) => row.setAside)).toEqual(['ended_turns', null]);
  });

  test('does not share its process with another that is suspected', async () => {
    const addresses = ['a', 'b', 'c'];
    const ids: bigint[] = [];
    for (const address of addresses) ids.push((await hear(address, { address })).conversationId);
    for (const id of ids) await work(bank, id, dying([]));
    let inside = 0;
    const careful: Talk = async (_bank, turn) => {
      inside += 1;
      expect(inside).toBe(1);
      await bank.pool.query('select 1');
      inside -= 1;
      return outcome(turn, words(turn));
    };
    await Promise.all(ids.map((id) => work(bank, id, careful)));
    expect((await replies()).toSorted()).toEqual(addresses);
  });
});

describe('C1 a text that is slow to read', () => {
  test('is answered with an apology in its language, and set aside for a person without its figures', async () => {
    const { conversationId } = await hear('loop 2580', { language: 'pcm' });
    const state = { asked: 'name' } as unknown as State;
    await bank.pool.query('update conversation set state = $1', [state]);
    const overruns: Talk = async () => {
      throw new Overran('too long');
    };
    expect(await work(bank, conversationId, overruns)).toBe(1);
    const [reply] = await replies();
    expect(reply).toBe(phrasesIn('pcm').chat.unreadable());
    expect(await inbox()).toMatchObject([{ setAside: 'overran', body: 'loop ••••' }]);
    expect(await conversation()).toMatchObject({ state });
  });

  test('is not read where a stranger sends such texts without pause', async () => {
    const { conversationId } = await hear('slow');
    const refuses: Talk = async () => {
      throw new Exhausted('too many');
    };
    expect(await work(bank, conversationId, refuses)).toBe(1);
    expect(await replies()).toEqual([phrasesIn('en').chat.tooManySlow()]);
    expect(await inbox()).toMatchObject([{ setAside: null, body: 'slow' }]);
  });

  test('is understood by its beginning alone, and no figure of the rest is kept', async () => {
    const { conversationId } = await hear(`hello ${'ﷺ '.repeat(120)} my pin is 2580`);
    await work(bank, conversationId);
    const [row] = await inbox();
    expect(row?.body).toContain('hello');
    expect(row?.body).not.toContain('2580');
  });
});

describe('a message that the bank fails on', () => {
  const broken: Talk = async () => {
    throw new TypeError('a bug');
  };

  test('is tried three times, apologised for, and blocks nobody', async () => {
    const { conversationId } = await hear('poison');
    await hear('and then');
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(work(bank, conversationId, broken)).rejects.toThrow('a bug');
    await work(bank, conversationId, echo);
    const [sorry, next] = await replies();
    expect(sorry).toContain('Sorry');
    expect(next).toBe('and then');
  });

  test('is not blamed for a database that went away', async () => {
    const { conversationId } = await hear('hello');
    const cut: Talk = async () => {
      throw Object.assign(new Error('terminating connection due to administrator command'), {
        code: '57P01',
      });
    };
    await expect(work(bank, conversationId, cut)).rejects.toThrow('terminating');
    expect(await inbox()).toMatchObject([{ attempts: 0, answeredAt: null }]);
  });
});
