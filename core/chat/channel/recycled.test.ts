import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../../audit/events.ts';
import { type Customer, findCustomerByIdentity } from '../../customers/records.ts';
import { doubtPhone, leaveSender, meetSender } from '../../identity/doubts.ts';
import { approve } from '../../orders/approvals.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { receive, work } from './inbox.ts';

const ADA = '+2348030000001';
const DAY = 24 * 3_600_000;

let bank: TestBank;
let ada: Customer;
const banks: TestBank[] = [];
beforeEach(async () => {
  bank = await testBank();
  banks.push(bank);
  const found = await findCustomerByIdentity(bank.db, 'phone', ADA);
  if (!found) throw new Error('Ada is missing');
  ada = found;
});
afterAll(async () => {
  for (const each of banks) await each.drop();
});

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);

/** Says something from Ada's number, and answers the conversation and what it was answered last. */
async function say(text: string, channel: 'whatsapp' | 'terminal' = 'whatsapp') {
  const { conversationId } = await receive(bank, {
    channel,
    address: ADA,
    providerId: randomUUID(),
    sentAt: bank.clock.now(),
    kind: 'text',
    text,
  });
  bank.clock.advance(5_000);
  await work(bank, conversationId);
  const row = await bank.db
    .selectFrom('conversation')
    .select(['customerId', 'proofOf', 'state'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const { reply } = await bank.db
    .selectFrom('outbox')
    .select('reply')
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { conversationId, ...row, reply: reply as { text: string; approval?: { quoteId: string } } };
}

describe('a recycled number', () => {
  test('that was silent for 90 days reads no balance: the PIN of the customer comes first', async () => {
    expect((await say('my balance')).reply.text).toContain('250,000');
    bank.clock.advance(91 * DAY);
    const asked = await say('my balance');
    expect(asked).toMatchObject({ customerId: null, proofOf: ada.id });
    expect(asked.reply.text).toContain('enter its PIN');
    expect(asked.reply.text).not.toMatch(/250|Ada/);
    // Asking again, or anything else, says no more.
    for (const text of ['what is my balance?', 'show my transactions', 'send 5k to 1234567896 gtb', 'hi'])
      expect((await say(text)).reply.text).toBe(asked.reply.text);
    const again = await say('balance');
    const quoteId = again.reply.approval?.quoteId ?? '';
    expect(await approve(bank, { quoteId, code: '000000' }).catch(codeOf)).toBe('pin_invalid');
    expect(await approve(bank, { quoteId, pin: '1357' }).catch(codeOf)).toBe('pin_wrong');
    const last = await say('balance');
    expect(last.customerId).toBeNull();
    await approve(bank, { quoteId: last.reply.approval?.quoteId ?? '', pin: '2580' });
    const back = await say('my balance');
    expect(back).toMatchObject({ customerId: ada.id, proofOf: null });
    expect(back.reply.text).toContain('250,000');
    const capped = await findCustomerByIdentity(bank.db, 'phone', ADA);
    expect(capped?.cappedUntil?.getTime()).toBeGreaterThan(bank.clock.now().getTime());
    const actions = (await listAudit(bank.db, { customerId: ada.id, limit: 50 })).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['identity_doubted', 'identity_linked']));
  });

  test('that writes for the first time, long after it was proved, is asked for the PIN too', async () => {
    bank.clock.advance(91 * DAY);
    const asked = await say('my balance');
    expect(asked).toMatchObject({ customerId: null, proofOf: ada.id });
    expect(asked.reply.text).toContain('enter its PIN');
    expect(asked.reply.text).not.toMatch(/250|Ada/);
    await approve(bank, { quoteId: asked.reply.approval?.quoteId ?? '', pin: '2580' });
    expect((await say('my balance')).reply.text).toContain('250,000');
    // The terminal's numbers are nobody else's.
    expect((await say('my balance', 'terminal')).customerId).toBe(ada.id);
  });

  test('whose identity key has changed reads nothing either, and forgets what was talked about', async () => {
    await say('send 5k to 1234567896 gtb');
    await leaveSender(bank, { address: ADA });
    await leaveSender(bank, { address: ADA });
    const asked = await say('yes');
    expect(asked).toMatchObject({ customerId: null, proofOf: ada.id });
    expect(asked.reply.text).not.toContain('CHIDI');
  });

  const moved = { identityKey: 'key of another phone' };
  test.each([
    ['no id', {}, moved],
    ['no id before', {}, { ...moved, bsuid: 'NG.222' }],
    ['no id any more', { bsuid: 'NG.111' }, moved],
    ['another id', { bsuid: 'NG.111' }, { ...moved, bsuid: 'NG.222' }],
  ])(
    'whose phone has other keys, and %s that says it is the same account, reads nothing',
    async (_, before, after) => {
      await say('send 5k to 1234567896 gtb');
      await meetSender(bank, { address: ADA, identityKey: 'key', ...before });
      await meetSender(bank, { address: ADA, ...after });
      const asked = await say('my balance');
      expect(asked).toMatchObject({ customerId: null, proofOf: ada.id });
      expect(asked.reply.text).not.toMatch(/250|CHIDI/);
    },
  );

  test('whose phone refused a message for its keys reads nothing', async () => {
    const { conversationId } = await say('hi');
    await doubtPhone(bank, conversationId);
    expect(await say('my balance')).toMatchObject({ customerId: null, proofOf: ada.id });
  });

  test('is not taken for one where the account’s id is the same: its owner has another phone', async () => {
    await say('hi');
    await meetSender(bank, { address: ADA, identityKey: 'key', bsuid: 'NG.111' });
    await meetSender(bank, { address: ADA, ...moved, bsuid: 'NG.111' });
    expect(await say('my balance')).toMatchObject({ customerId: ada.id, proofOf: null });
    const capped = await findCustomerByIdentity(bank.db, 'phone', ADA);
    expect(capped?.cappedUntil?.getTime()).toBeGreaterThan(bank.clock.now().getTime());
  });

  test('gets no news of the account meanwhile, and is not linked again by its number', async () => {
    const { conversationId } = await say('hi');
    await leaveSender(bank, { address: ADA });
    await say('hello');
    await say('hello?');
    const row = await bank.db
      .selectFrom('conversation')
      .select('customerId')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    expect(row.customerId).toBeNull();
  });

  test('with a turn under way when it came into doubt stays in doubt', async () => {
    const { conversationId } = await say('hi');
    await receive(bank, {
      channel: 'whatsapp',
      address: ADA,
      providerId: randomUUID(),
      sentAt: bank.clock.now(),
      kind: 'text',
      text: 'my balance',
    });
    bank.clock.advance(5_000);
    const talk = await import('../dialogue/index.ts');
    await work(bank, conversationId, async (at, turn) => {
      const outcome = await talk.converse(at, turn);
      await leaveSender(bank, { address: ADA });
      return outcome;
    });
    const row = await bank.db
      .selectFrom('conversation')
      .select(['customerId', 'proofOf'])
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ customerId: null, proofOf: ada.id });
  });

  test('of a customer who writes every few weeks is asked nothing, nor is a terminal', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await say('my balance')).reply.text).toContain('250,000');
      bank.clock.advance(60 * DAY);
    }
    await say('my balance', 'terminal');
    bank.clock.advance(100 * DAY);
    expect((await say('my balance', 'terminal')).customerId).toBe(ada.id);
  });
});
