import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listBeneficiaries } from '../../customers/beneficiaries.ts';
import { findCustomerByIdentity } from '../../customers/records.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { NotCalled } from '../../kernel/gate.ts';
import { type Kobo, kobo, naira } from '../../kernel/money.ts';
import type { Rails } from '../../kernel/ports.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { sandboxRails } from '../../providers/rails-sandbox.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { freezeCustomer } from '../../security/freezing.ts';
import { cancelWaiting, quoteTransfer, reverseTransfer } from './orders.ts';
import { listUnsettledTransfers, settleTransfer } from './settle.ts';
import { latestTransfer, transferView } from './view.ts';

const GTB = { bankCode: '000013', account: '1234567896' };
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

type Person = { id: string; nuban: string; conversationId: bigint };

async function person(opening: Kobo = naira(1_000_000)): Promise<Person> {
  people += 1;
  const phone = `+23480411${String(people).padStart(5, '0')}`;
  const customer = await openSandboxCustomer(bank, {
    phone,
    firstName: 'Test',
    lastName: 'Person',
    opening,
    demo: false,
    verified: true,
  });
  const row = await bank.db
    .insertInto('conversation')
    .values({ channel: 'terminal', address: phone, customerId: customer.id, createdAt: bank.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: customer.id, nuban: customer.nuban ?? '', conversationId: row.id };
}

const balance = async (customerId: string) => {
  const account = await getCustomerAccount(bank.db, customerId);
  return balanceOf(bank.db, account.id);
};

const heard = async (who: Person): Promise<string[]> => {
  const rows = await bank.db
    .selectFrom('outbox')
    .select('reply')
    .where('conversationId', '=', who.conversationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => (row.reply as { text: string }).text);
};

const send = async (who: Person, amount: Kobo, to = GTB) => {
  const quote = await quoteTransfer(bank, {
    customerId: who.id,
    conversationId: who.conversationId,
    amount,
    ...to,
  });
  const done = await approve(bank, { quoteId: quote.quoteId, customerId: who.id, pin: '2580' });
  const row = await bank.db
    .selectFrom('transfer')
    .select('id')
    .where('quoteId', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  return { quote, id: row.id, reference: done.reference ?? '', status: done.status };
};

const view = async (reference: string) => {
  const found = await transferView(bank.db, reference);
  if (!found) throw new Error(`no transfer ${reference}`);
  return found;
};

const credited = (sessionId: string) =>
  bank.db.selectFrom('sandboxNipCredit').selectAll().where('sessionId', '=', sessionId).execute();

describe('a quote', () => {
  test('shows the enquired name, the charges and the total', async () => {
    const ada = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
    const quote = await quoteTransfer(bank, { customerId: ada?.id ?? '', ...GTB, amount: naira(20_000) });
    expect(quote).toMatchObject({
      kind: 'nip',
      name: 'CHIDI OKAFOR',
      bankName: 'GTBank',
      fee: kobo(26_88),
      duty: naira(50),
      total: kobo(2_007_688),
      newBeneficiary: true,
    });
  });

  test.each([
    [{ bankCode: '000013', account: '0000000000' }, 'destination_unknown'],
    [{ bankCode: '000014', account: '0000000000' }, 'destination_unknown'],
    [{ bankCode: '000013', account: '1234567890' }, 'destination_unknown'],
    [{ bankCode: '000013', account: '12345' }, 'nuban_invalid'],
    [{ bankCode: '999999', account: '1234567896' }, 'bank_unknown'],
    [{ bankCode: '000013', account: '0000000091' }, 'bank_down'],
    [{ bankCode: '000013', account: '0000000096' }, 'bank_down'],
    [{ bankCode: '090527', account: '2999999999' }, 'destination_unknown'],
  ])('to %o is refused: %s', async (to, code) => {
    const who = await person();
    const refused = quoteTransfer(bank, { customerId: who.id, ...to, amount: naira(100) });
    await expect(refused).rejects.toMatchObject({ code });
  });

  test('to oneself, of nothing, or above what one has is refused', async () => {
    const who = await person(naira(1_000));
    const order = { customerId: who.id, ...GTB };
    const own = { bankCode: '090527', account: who.nuban };
    await expect(quoteTransfer(bank, { ...order, ...own, amount: naira(1) })).rejects.toMatchObject({
      code: 'same_account',
    });
    await expect(quoteTransfer(bank, { ...order, amount: kobo(0) })).rejects.toMatchObject({
      code: 'amount_invalid',
    });
    await expect(quoteTransfer(bank, { ...order, amount: naira(995) })).rejects.toMatchObject({
      code: 'insufficient_funds',
      facts: { available: naira(1_000), needed: kobo(1_005_75) },
    });
  });

  test('is replaced by the next one in its conversation', async () => {
    const who = await person();
    const order = { customerId: who.id, conversationId: who.conversationId, ...GTB };
    const one = await quoteTransfer(bank, { ...order, amount: naira(100) });
    const two = await quoteTransfer(bank, { ...order, amount: naira(200) });
    await expect(approve(bank, { quoteId: one.quoteId, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    await expect(approve(bank, { quoteId: two.quoteId, pin: '2580' })).resolves.toMatchObject({
      status: 'sending',
    });
  });

  test('expires', async () => {
    const who = await person();
    const { quoteId } = await quoteTransfer(bank, { customerId: who.id, ...GTB, amount: naira(100) });
    bank.clock.advance(10 * 60_000);
    await expect(approve(bank, { quoteId, pin: '2580' })).rejects.toMatchObject({ code: 'quote_expired' });
  });
});

describe('within Karo', () => {
  test('it is there at once, free, and the receiver is told', async () => {
    const [from, to] = [await person(), await person(naira(100))];
    const sent = await send(from, naira(20_000), { bankCode: '090527', account: to.nuban });
    expect(sent.status).toBe('success');
    expect(sent.quote).toMatchObject({ kind: 'karo', fee: 0n, duty: 0n, name: 'TEST PERSON' });
    expect(await balance(from.id)).toMatchObject({ balance: naira(980_000), held: 0n });
    expect(await balance(to.id)).toMatchObject({ balance: naira(20_100) });
    expect((await heard(to)).join()).toContain('You received ₦20,000 from TEST PERSON');
    expect((await heard(from)).join()).toContain('Sent ₦20,000');
    expect(bank.woken.outbound).toEqual(expect.arrayContaining([from.conversationId, to.conversationId]));
  });

  test('it can be reversed, once, while the receiver has it', async () => {
    const [from, to] = [await person(), await person(naira(0n))];
    const sent = await send(from, naira(500), { bankCode: '090527', account: to.nuban });
    await reverseTransfer(bank, sent.reference, 'sent back');
    await reverseTransfer(bank, sent.reference, 'sent back');
    expect(await balance(from.id)).toMatchObject({ balance: naira(1_000_000) });
    expect(await balance(to.id)).toMatchObject({ balance: 0n });
    expect((await view(sent.reference)).status).toBe('reversed');
  });
});

describe('to another bank', () => {
  test('success: the money leaves once, charges go where they belong, the beneficiary is remembered', async () => {
    const who = await person();
    const sent = await send(who, naira(20_000));
    expect(sent.status).toBe('sending');
    expect(await balance(who.id)).toMatchObject({ held: kobo(2_007_688) });
    expect(bank.woken.settle.at(-1)).toEqual({ orderId: sent.id, delayMs: 0 });
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect(await balance(who.id)).toMatchObject({ balance: kobo(97_992_312), held: 0n });
    const done = await view(sent.reference);
    expect(done).toMatchObject({ status: 'success', responseCode: '00' });
    expect(done.sessionId).toMatch(/^090527261123\d{18}$/);
    expect(await credited(done.sessionId ?? '')).toHaveLength(1);
    expect(await listBeneficiaries(bank.db, who.id)).toMatchObject([{ name: 'CHIDI OKAFOR', paidCount: 1 }]);
    const said = await heard(who);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(done.sessionId);
  });

  test('668: refused at once, released, said so', async () => {
    const who = await person();
    const sent = await send(who, naira(668));
    await settleTransfer(bank, sent.id);
    expect(await view(sent.reference)).toMatchObject({ status: 'failed', responseCode: '57' });
    expect(await balance(who.id)).toMatchObject({ balance: naira(1_000_000), held: 0n });
    expect((await heard(who)).at(-1)).toContain('wasn’t sent');
  });

  test.each([
    [666, 'success', 'has reached CHIDI OKAFOR'],
    [667, 'failed', 'did not reach'],
  ] as const)('%i: silence, pending, and the truth on requery: %s', async (amount, end, words) => {
    const who = await person();
    const sent = await send(who, naira(amount));
    expect(await settleTransfer(bank, sent.id)).toEqual({ again: 5_000 });
    const { sessionId = '' } = await view(sent.reference);
    expect(await view(sent.reference)).toMatchObject({ status: 'pending', responseCode: 'silence' });
    expect((await heard(who)).at(-1)).toContain(sessionId);
    expect(await listUnsettledTransfers(bank.db, bank.clock.now())).not.toContain(sent.id);
    expect(await settleTransfer(bank, sent.id)).toEqual({ again: 5_000 });
    bank.clock.advance(5_000);
    expect(await listUnsettledTransfers(bank.db, bank.clock.now())).toContain(sent.id);
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect((await view(sent.reference)).status).toBe(end);
    expect((await heard(who)).at(-1)).toContain(words);
    expect((await heard(who)).at(-1)).toContain(sessionId);
    expect(await balance(who.id)).toMatchObject({
      balance: end === 'success' ? kobo(100_000_000 - 66_600 - 10_75) : naira(1_000_000),
      held: 0n,
    });
  });

  test.each([
    [670, 'success'],
    [671, 'failed'],
  ] as const)('%i: in progress, asked again with growing patience, then %s', async (amount, end) => {
    const who = await person();
    const sent = await send(who, naira(amount));
    expect(await settleTransfer(bank, sent.id)).toEqual({ again: 5_000 });
    for (const again of [10_000, 20_000, 40_000]) {
      bank.clock.advance(again / 2);
      expect(await settleTransfer(bank, sent.id)).toEqual({ again });
    }
    bank.clock.advance(40_000);
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect((await view(sent.reference)).status).toBe(end);
    expect(await heard(who)).toHaveLength(2);
  });

  test('a bank that is left alone for a moment was not asked: that is no try, and it is asked as soon as it may be', async () => {
    const who = await person();
    const sent = await send(who, naira(670));
    await settleTransfer(bank, sent.id);
    const query = async () => Promise.reject(new NotCalled('rails', 700));
    const leftAlone = { ...bank, rails: { ...bank.rails, query } };
    const due = () =>
      bank.db
        .selectFrom('transfer')
        .select(['tries', 'nextQueryAt'])
        .where('id', '=', sent.id)
        .executeTakeFirstOrThrow();
    for (const waited of [60_000, 700, 700]) {
      bank.clock.advance(waited);
      expect(await settleOrder(leftAlone, sent.id)).toEqual({ again: 5_000 });
      expect(await due()).toEqual({ tries: 0, nextQueryAt: new Date(bank.clock.now().getTime() + 700) });
    }
    bank.clock.advance(700);
    expect(await settleOrder(bank, sent.id)).toBe('done');
  });

  test('691: the receiving bank is down', async () => {
    const who = await person();
    const sent = await send(who, naira(691));
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect((await heard(who)).at(-1)).toContain('GTBank is not answering now');
  });

  test('a reversal after success gives back amount, fee and duty', async () => {
    const who = await person();
    const sent = await send(who, naira(20_000));
    await settleTransfer(bank, sent.id);
    await reverseTransfer(bank, sent.reference, 'returned by the bank');
    expect(await balance(who.id)).toMatchObject({ balance: naira(1_000_000), held: 0n });
    expect((await heard(who)).at(-1)).toContain('was reversed');
  });
});

describe('the thirty seconds', () => {
  const big = naira(60_000);

  test('a first transfer above 50,000 waits, and CANCEL stops it', async () => {
    const who = await person();
    const sent = await send(who, big);
    expect(sent.status).toBe('waiting');
    expect(bank.woken.settle.at(-1)).toEqual({ orderId: sent.id, delayMs: 30_000 });
    expect(await settleTransfer(bank, sent.id)).toEqual({ again: 30_000 });
    expect((await cancelWaiting(bank, who.id)).status).toBe('cancelled');
    expect((await cancelWaiting(bank, who.id, sent.reference)).status).toBe('cancelled');
    bank.clock.advance(30_000);
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect(await balance(who.id)).toMatchObject({ balance: naira(1_000_000), held: 0n });
  });

  test('FREEZE stops it too, and it stays stopped when the account is open again', async () => {
    const who = await person();
    const sent = await send(who, big);
    const freeze = () => freezeCustomer(bank, { customerId: who.id, channel: 'whatsapp', why: 'FREEZE' });
    await freeze();
    expect((await heard(who)).some((text) => text.includes('was not sent'))).toBe(true);
    await freeze();
    bank.clock.advance(30_000);
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    expect(await balance(who.id)).toMatchObject({ balance: naira(1_000_000), held: 0n });
    expect((await transferView(bank.db, sent.reference))?.status).toBe('cancelled');
  });

  test('after them it goes, and it is too late', async () => {
    const who = await person();
    const sent = await send(who, big);
    bank.clock.advance(30_000);
    await expect(cancelWaiting(bank, who.id)).rejects.toMatchObject({ code: 'too_late_to_cancel' });
    expect(await listUnsettledTransfers(bank.db, bank.clock.now())).toContain(sent.id);
    expect(await settleTransfer(bank, sent.id)).toBe('done');
    await expect(cancelWaiting(bank, who.id)).rejects.toMatchObject({ code: 'transfer_missing' });
    await expect(cancelWaiting(bank, who.id, sent.reference)).rejects.toMatchObject({
      code: 'too_late_to_cancel',
    });
  });

  test('50,000 exactly, or somebody paid before, does not wait', async () => {
    const who = await person();
    const first = await send(who, naira(30_000));
    expect(first.status).toBe('sending');
    await settleTransfer(bank, first.id);
    expect((await send(who, big)).status).toBe('sending');
  });
});

describe('a crash', () => {
  /** Rails of a process that dies at a chosen place of the n-th call. */
  const dying = (place: 'before' | 'after', call: 'credit' | 'query'): Rails => {
    const real = sandboxRails({ db: bank.db, clock: bank.clock, seed: 1, timeoutMs: 1 });
    let dead = false;
    const wrap =
      <A, R>(name: typeof call, work: (order: A) => Promise<R>) =>
      async (order: A): Promise<R> => {
        const dies = !dead && name === call;
        if (dies) dead = true;
        if (dies && place === 'before') throw new Error('killed');
        const answer = await work(order);
        if (dies) throw new Error('killed');
        return answer;
      };
    return { ...real, credit: wrap('credit', real.credit), query: wrap('query', real.query) };
  };

  test.each([
    ['before', 'credit', 2_000],
    ['after', 'credit', 2_000],
    ['after', 'credit', 668],
    ['before', 'credit', 666],
    ['after', 'credit', 666],
    ['before', 'query', 666],
    ['after', 'query', 667],
  ] as const)('%s the %s of %i naira: settled exactly once', async (place, call, amount) => {
    const who = await person();
    const sent = await send(who, naira(amount));
    const broken = { ...bank, rails: dying(place, call) };
    let failures = 0;
    for (let round = 0; round < 8; round += 1) {
      await settleTransfer(broken, sent.id).catch(() => {
        failures += 1;
      });
      bank.clock.advance(20_000);
    }
    expect(failures).toBe(1);
    const { sessionId = '', status } = await view(sent.reference);
    const [theirs, ...more] = await credited(sessionId);
    expect(more).toEqual([]);
    expect(status).toBe(theirs?.codeThen === '00' ? 'success' : 'failed');
    const all = await bank.db
      .selectFrom('sandboxNipCredit')
      .select('sessionId')
      .where('reference', '=', sent.reference)
      .execute();
    expect(all).toHaveLength(1);
    expect((await balance(who.id)).held).toBe(0n);
  });

  test('two workers at once send it once and say so once', async () => {
    const who = await person();
    const sent = await send(who, naira(2_000));
    await Promise.all([1, 2, 3].map(() => settleTransfer(bank, sent.id)));
    const { sessionId = '', status } = await view(sent.reference);
    expect(status).toBe('success');
    expect(await credited(sessionId)).toHaveLength(1);
    expect(await heard(who)).toHaveLength(1);
  });
});

describe('answers about my money', () => {
  let who: Person;
  beforeEach(async () => {
    who = await person();
  });

  test('the pending one, the last one, the one to somebody', async () => {
    const pending = await send(who, naira(670));
    await settleTransfer(bank, pending.id);
    const last = await send(who, naira(300), { bankCode: '000015', account: '1234567899' });
    await settleTransfer(bank, last.id);
    expect((await latestTransfer(bank.db, who.id, 'pending'))?.reference).toBe(pending.reference);
    expect((await latestTransfer(bank.db, who.id, 'last'))?.reference).toBe(last.reference);
    expect((await latestTransfer(bank.db, who.id, { name: 'chidi' }))?.reference).toBe(pending.reference);
    expect(await latestTransfer(bank.db, who.id, { name: 'nobody' })).toBeUndefined();
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
