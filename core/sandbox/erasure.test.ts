import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeCustomer } from '../account/closing.ts';
import { eraseClosedTalk } from '../account/erasure.ts';
import { startSession } from '../auth/sessions.ts';
import { receive, work } from '../chat/channel/inbox.ts';
import { findCustomer } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { decideKyc, recheckKyc } from '../identity/kyc.ts';
import { naira } from '../kernel/money.ts';
import { createGoal } from '../products/goals/savings.ts';
import { openTicket } from '../support/tickets.ts';
import { type TestBank, testBank } from './testing.ts';
import { columnsHolding } from './testing-columns.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const PHONE = '+2348066677788';
const marks = {
  first: 'Zebulon',
  last: 'Quartermain',
  phone: '8066677788',
  email: 'zebulon@post.example',
  nin: '55566677788',
  street: 'Oduduwa Crescent',
  agent: 'Firefox on a borrowed laptop',
  ip: '203.0.113.77',
  kin: '8099911122',
  trusted: 'Aunt Philomena',
  goal: 'Philomena wedding',
};

async function customer(): Promise<string> {
  const { id } = await openSandboxCustomer(bank, {
    phone: PHONE,
    firstName: marks.first,
    lastName: marks.last,
    opening: naira(0),
    demo: false,
    verified: true,
  });
  await sql`update customer set email = ${marks.email} where id = ${id}`.execute(bank.db);
  return id;
}

/** A pending application for tier 3, as one that waits for a visit to the address. */
async function applied(customerId: string): Promise<string> {
  const papers = { nin: marks.nin, address: { street: marks.street, city: 'Ile-Ife', state: 'Osun' } };
  const { id } = await bank.db
    .insertInto('kycApplication')
    .values({
      customerId,
      tier: 3,
      askedAt: bank.clock.now(),
      sealed: bank.keys.seal(JSON.stringify(papers)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function leavesTraces(customerId: string): Promise<void> {
  const at = bank.clock.now();
  const message = { channel: 'whatsapp', address: PHONE, kind: 'text', text: 'hi, I am Zebulon' } as const;
  const { conversationId } = await receive(bank, { ...message, providerId: randomUUID(), sentAt: at });
  await work(bank, conversationId);
  const { ip, agent } = marks;
  await startSession(bank.db, bank.clock, customerId, { ip, agent });
  await openTicket(bank, {
    customerId,
    category: 'Account Issues',
    subject: 'Zebulon writes',
    message: `call me on 0${marks.phone}`,
  });
  await createGoal(bank, { customerId, name: marks.goal, target: naira(10_000) });
  const device = {
    customerId,
    name: marks.agent,
    ip,
    secretHash: Buffer.alloc(32),
    createdAt: at,
    seenAt: at,
  };
  await bank.db.insertInto('device').values(device).execute();
  const trusted = { customerId, name: marks.trusted, phone: `+234${marks.kin}`, createdAt: at };
  await bank.db.insertInto('trustedNumber').values(trusted).execute();
  await bank.db
    .insertInto('ussdSession')
    .values({
      customerId,
      phone: PHONE,
      provider: 'simulator',
      providerId: randomUUID(),
      startedAt: at,
      lastAt: at,
      screen: 'Hello Zebulon',
      vouched: true,
    })
    .execute();
}

const holding = () => columnsHolding(bank, Object.values(marks));

test('C12 closing leaves nothing of the person in any column but what decision 14 keeps', async () => {
  const id = await customer();
  await leavesTraces(id);
  const application = await applied(id);
  expect((await holding()).length).toBeGreaterThan(8);
  await bank.db.updateTable('conversation').set({ sender: 'keyed' }).where('customerId', '=', id).execute();
  await closeCustomer(bank, { customerId: id, pin: '2580', origin: { channel: 'web' } });
  // What was said last has still to be sent to the number.
  expect(await holding()).toEqual(['conversation.address', 'outbox.reply']);
  expect(await eraseClosedTalk(bank)).toBe(0);
  await bank.db.updateTable('outbox').set({ sentAt: bank.clock.now() }).where('sentAt', 'is', null).execute();
  expect(await eraseClosedTalk(bank)).toBe(1);
  expect(await holding()).toEqual([]);
  expect(
    await bank.db.selectFrom('conversation').select('id').where('sender', '=', 'keyed').execute(),
  ).toEqual([]);
  const { status, sealed } = await bank.db
    .selectFrom('kycApplication')
    .select(['status', 'sealed'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow();
  expect({ status, sealed }).toEqual({ status: 'rejected', sealed: null });
});

test('C12 an application approved after the closing seals nothing back', async () => {
  const id = await customer();
  const application = await applied(id);
  await closeCustomer(bank, { customerId: id, pin: '2580', origin: { channel: 'web' } });
  // As a decision that was on its way when the account closed would find it.
  await bank.db
    .updateTable('kycApplication')
    .set({ status: 'pending', sealed: bank.keys.seal(JSON.stringify({ nin: marks.nin })) })
    .where('id', '=', application)
    .execute();
  await recheckKyc(bank);
  await decideKyc(bank, application, { approved: true }, { kind: 'administrator', id: 'ngozi' });
  const row = await bank.db
    .selectFrom('customer')
    .select(['ninSealed', 'ninHash', 'addressSealed', 'bvnSealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ ninSealed: null, ninHash: null, addressSealed: null, bvnSealed: null });
  expect((await findCustomer(bank.db, id))?.status).toBe('closed');
});

test('who writes again from the same number is somebody new', async () => {
  const { conversationId } = await receive(bank, {
    channel: 'whatsapp',
    address: PHONE,
    providerId: randomUUID(),
    kind: 'text',
    text: 'hello',
    sentAt: bank.clock.now(),
  });
  const row = await bank.db
    .selectFrom('conversation')
    .select('customerId')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  expect(row).toEqual({ customerId: null });
});
