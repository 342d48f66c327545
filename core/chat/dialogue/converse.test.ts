import { transact } from '@karo/db/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCustomerByIdentity } from '../../customers/records.ts';
import { fixtures } from '../../sandbox/seed.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { receive } from '../channel/inbox.ts';
import { type Conversation, converse, type Outcome } from './converse.ts';
import type { Flow, Table } from './flow.ts';
import { flows } from './flows.ts';
import type { Heard } from './said-types.ts';
import { readState } from './state.ts';

let bank: TestBank;
let customerId: string;
beforeAll(async () => {
  bank = await testBank();
  customerId = (await findCustomerByIdentity(bank.db, 'phone', fixtures[0].phone))?.id ?? '';
});
afterAll(() => bank.drop());

let count = 0;

/** A conversation of its own, which keeps its state from one message to the next as the inbox would. */
async function open(options: { known?: boolean; table?: Table; human?: boolean } = {}) {
  count += 1;
  const address = `conversation-${count}`;
  const { conversationId } = await receive(bank, {
    channel: 'web',
    address,
    providerId: 'first',
    kind: 'text',
    text: '',
    sentAt: bank.clock.now(),
  });
  const conversation: Conversation = {
    id: conversationId,
    channel: 'web',
    address,
    language: 'en',
    state: {},
    human: options.human ?? false,
    ...(options.known !== false && { customerId }),
  };
  const hear = async (...texts: (string | Partial<Heard>)[]): Promise<Outcome & { text: string }> => {
    const now = bank.clock.now();
    const heard = texts.map((each, index): Heard => {
      const base: Heard = {
        inboxId: BigInt(index + 1),
        kind: 'text',
        text: typeof each === 'string' ? each : '',
        sentAt: now,
        receivedAt: now,
      };
      return typeof each === 'string' ? base : { ...base, ...each };
    });
    const turn = { conversation, heard, now, late: heard.some((each) => each.sentAt < each.receivedAt) };
    const outcome = await converse(bank, turn, options.table);
    const state = JSON.parse(JSON.stringify(outcome.state));
    if (outcome.write) await transact(bank.db, outcome.write);
    Object.assign(conversation, { state, language: outcome.language });
    return { ...outcome, text: outcome.replies.map((reply) => reply.text).join('\n') };
  };
  return { conversation, hear };
}

describe('a row of the table is all that a product needs', () => {
  const goal: Flow = {
    kind: 'order',
    who: 'customer',
    slots: [
      { name: 'amount', ask: () => ({ text: 'How much a month?' }) },
      {
        name: 'network',
        ask: () => ({
          text: 'Which colour?',
          options: [
            { title: 'Red', values: { network: 'red' } },
            { title: 'Blue', values: { network: 'blue' } },
          ],
        }),
      },
      { name: 'narration', presume: async () => 'rainy days' },
    ],
    complete: async (_, values) => ({
      say: { text: `Saving ${values.amount} in ${values.network} for ${values.narration}` },
    }),
  };
  const table: Table = { ...flows, goal };

  test('it asks, is answered, is digressed from, corrected, and completed', async () => {
    const { hear, conversation } = await open({ table });
    expect((await hear({ choiceId: 'do:goal' })).text).toBe('How much a month?');
    expect((await hear("what's my balance?")).text).toMatch(/You have ₦250,000[\s\S]*How much a month\?$/);
    const asked = await hear('5k');
    expect(asked.text).toBe('Which colour?');
    expect(asked.replies[0]?.choices?.map((choice) => choice.title)).toEqual(['Red', 'Blue']);
    expect((await hear('no, 7k')).text).toBe('OK, ₦7,000.\n\nWhich colour?');
    expect((await hear('blue')).text).toBe('Saving 700000 in blue for rainy days');
    expect(conversation.state.stack).toEqual([]);
  });

  test('it is cancelled at every step', async () => {
    for (const steps of [[], ['5k']]) {
      const { hear, conversation } = await open({ table });
      await hear({ choiceId: 'do:goal' });
      for (const step of steps) await hear(step);
      expect((await hear('cancel')).text).toContain('stopped');
      expect(conversation.state.stack).toEqual([]);
    }
  });

  test('a burst fills it at once, and is answered once', async () => {
    const { hear } = await open({ table });
    const { replies, text } = await hear({ choiceId: 'do:goal' }, '5k', 'red');
    expect(replies).toHaveLength(1);
    expect(text).toBe('Saving 500000 in red for rainy days');
  });

  test('what came late waits for a yes, and a no ends it', async () => {
    const { hear, conversation } = await open({ table });
    const sentAt = new Date(bank.clock.now().getTime() - 3 * 3_600_000);
    const late = await hear({ choiceId: 'do:goal', sentAt });
    expect(late.text).toContain('Do you still want it?');
    expect((await hear('yes')).text).toBe('How much a month?');
    await hear({ text: 'cancel' });
    await hear({ choiceId: 'do:goal', sentAt });
    await hear('no');
    expect(conversation.state.stack).toEqual([]);
  });
});

describe('a person', () => {
  test('takes over after two clarifications, and gives back whoever is understood after all', async () => {
    const { hear, conversation } = await open();
    await hear('blorp zzkx qwv');
    await hear('vrrk plimf tttk');
    const third = await hear('ghhk trmp wwq');
    expect(third.text).toContain('A person from Karo');
    expect(third.write).toBeDefined();
    conversation.human = true;
    expect((await hear('hello?')).replies).toHaveLength(1);
    const served = await hear('what is my balance');
    expect(served.text).toContain('₦250,000');
    expect(served.write).toBeDefined();
  });

  test('being understood once forgets what was not', async () => {
    const { hear } = await open();
    for (let round = 0; round < 3; round += 1) {
      await hear('blorp zzkx qwv');
      await hear('vrrk plimf tttk');
      expect((await hear('balance')).text).toContain('₦250,000');
    }
  });
});

describe('secrets', () => {
  test.each([
    ['my pin is 2580', 'my pin is ••••'],
    ['my bvn is 22212345678', 'my bvn is •••••••••••'],
    ['otp 482913', 'otp ••••••'],
  ])('%s is wiped, also where a person has the conversation', async (text, body) => {
    for (const human of [false, true]) {
      const { hear } = await open({ human });
      const outcome = await hear({ text, inboxId: 7n });
      expect(outcome.wiped).toEqual([{ inboxId: 7n, body }]);
      expect(JSON.stringify(outcome.state)).not.toContain(/\d{4,}/.exec(text)?.[0]);
    }
  });

  test('a BVN that was asked for is used, wiped, and nowhere in the state', async () => {
    const { hear } = await open({ known: false });
    await hear('open an account');
    await hear('Ngozi Eze');
    await hear('08055443311');
    const outcome = await hear('22298765432');
    expect(outcome.wiped.map((each) => each.body)).toEqual(['•••••••••••']);
    expect(outcome.replies[0]?.approval).toBeDefined();
    expect(JSON.stringify(outcome.state)).not.toContain('22298765432');
    expect(
      JSON.stringify(outcome.understood, (_, part) => (typeof part === 'bigint' ? String(part) : part)),
    ).not.toContain('22298765432');
  });
});

const utterances = [
  'hi',
  'send 5k to 1234567896 gtb',
  'send money',
  'yes',
  'no',
  'no, 7k',
  '1',
  '2',
  '2580',
  'gtb',
  'zenith',
  '5k',
  'one five',
  '1234567899',
  'ada',
  'cancel',
  'repeat',
  'balance',
  'buy 200 airtime',
  'confirm',
  'go ahead',
  'speak pidgin',
  'recall',
  'blorp zzkx',
  'statement',
  'this month',
  'BOT',
  '😀',
  'my pin is 2580',
  'I want a loan',
] as const;

test('a statement brings the days of its PDF', async () => {
  const { hear } = await open();
  await hear('statement');
  const days = { customerId, from: '2026-10-01', to: '2026-10-31' };
  expect((await hear('last month')).replies).toMatchObject([{ statement: days }]);
});

test('whatever is said in whatever order: one reply at most, a small state that reads back, and no money moves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...utterances), { minLength: 1, maxLength: 8 }),
      async (said) => {
        const { hear } = await open();
        for (const text of said) {
          const { replies, state, wiped } = await hear(text);
          expect(replies.length).toBeLessThanOrEqual(1);
          expect(
            replies.every((reply) => reply.text.trim() !== '' && !/undefined|null|NaN/.test(reply.text)),
          ).toBe(true);
          expect(JSON.stringify(state).length).toBeLessThan(4096);
          expect(readState(JSON.parse(JSON.stringify(state)), bank.clock.now())).toEqual(
            JSON.parse(JSON.stringify(state)),
          );
          expect(wiped.every(({ body }) => !body.includes('2580'))).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
  const moved = await bank.db.selectFrom('transfer').select('id').execute();
  const approved = await bank.db.selectFrom('quote').select('id').where('status', '=', 'approved').execute();
  expect([moved, approved]).toEqual([[], []]);
});
