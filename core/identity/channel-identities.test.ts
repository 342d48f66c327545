import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSandboxMessages } from '../auth/sandbox-messages.ts';
import { receive, work } from '../chat/channel/inbox.ts';
import { findCustomerByIdentity } from '../customers/records.ts';
import { approve } from '../orders/approvals.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { listIdentities, removeIdentity, startLink } from './channel-identities.ts';

const ADA = '+2348030000001';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

let said = 0;

/** Says something from a WhatsApp whose number the bank does not see, and answers the conversation's row. */
async function say(text: string, address = '98765@lid') {
  said += 1;
  await receive(bank, {
    channel: 'whatsapp',
    address,
    providerId: `m${said}`,
    sentAt: bank.clock.now(),
    kind: 'text',
    text,
  });
  const find = () =>
    bank.db
      .selectFrom('conversation')
      .select(['id', 'customerId'])
      .where('address', '=', address)
      .executeTakeFirstOrThrow();
  const { id } = await find();
  bank.clock.advance(2_000);
  await work(bank, id);
  return find();
}

async function codeSent(): Promise<string> {
  const [newest] = await listSandboxMessages(bank, { address: ADA });
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
}

describe('a chat on an identity that the bank does not know', () => {
  test('becomes the customer’s by the code that goes to their number and their PIN, and by neither alone', async () => {
    const before = await say('hello');
    expect(before.customerId).toBeNull();
    const chat = {
      conversationId: before.id,
      channel: 'whatsapp',
      address: '98765@lid',
      phone: ADA,
    } as const;
    const { quoteId, to } = await startLink(bank, { ...chat, language: 'en' });
    expect(to).toBe('+234•••0001');
    const code = await codeSent();
    await expect(approve(bank, { quoteId, pin: '2580' })).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(approve(bank, { quoteId, pin: '2580', code: '000000' })).rejects.toMatchObject({
      code: 'code_wrong',
    });
    // Whoever was given the number after the customer receives the code, and knows no PIN.
    await expect(approve(bank, { quoteId, code })).rejects.toMatchObject({ code: 'pin_invalid' });
    expect((await say('balance')).customerId).toBeNull();
  });

  test('takes the PIN after the code: a wrong one costs no code, and without the code there are no tries', async () => {
    const { id: conversationId } = await say('hello');
    bank.clock.advance(60_000);
    const chat = { conversationId, channel: 'whatsapp', address: '98765@lid', phone: ADA } as const;
    const { quoteId } = await startLink(bank, { ...chat, language: 'en' });
    const code = await codeSent();
    const tried = (given: { pin: string; code?: string }) =>
      approve(bank, { quoteId, ...given }).catch((error: unknown) => error);
    for (let each = 0; each < 3; each += 1)
      expect(await tried({ pin: '1111', code: '000000' })).toMatchObject({ code: 'code_wrong' });
    expect(await tried({ pin: '1111', code })).toMatchObject({ code: 'pin_wrong', facts: { triesLeft: 4 } });
    expect(await tried({ pin: '2580', code: '000000' })).toMatchObject({ code: 'code_expired' });
    const done = await approve(bank, { quoteId, code, pin: '2580' });
    expect(done).toMatchObject({ operation: 'link', status: 'done' });
    const ada = await findCustomerByIdentity(bank.db, 'phone', ADA);
    expect(ada?.cappedUntil?.getTime()).toBe(bank.clock.now().getTime() + 24 * 3_600_000);
    expect((await say('balance')).customerId).toBe(ada?.id);
    expect(await findCustomerByIdentity(bank.db, 'lid', '98765@lid')).toMatchObject({ id: ada?.id });
    expect(ada?.phone).toBe(ADA);
  });

  test('and is a stranger’s again once the customer takes it off', async () => {
    const ada = await findCustomerByIdentity(bank.db, 'phone', ADA);
    const customerId = ada?.id ?? '';
    const [phone, lid] = await listIdentities(bank.db, customerId);
    expect([phone?.kind, lid?.kind]).toEqual(['phone', 'lid']);
    const origin = { channel: 'web' } as const;
    const gone = (id: bigint) => removeIdentity(bank, { customerId, id, origin });
    await expect(gone(phone?.id ?? 0n)).rejects.toMatchObject({ code: 'not_found' });
    await gone(lid?.id ?? 0n);
    expect((await say('balance')).customerId).toBeNull();
  });

  test('cannot be linked to a number that nobody has proved', async () => {
    const { id: conversationId } = await say('hello', '55555@lid');
    const chat = { conversationId, channel: 'whatsapp', address: '55555@lid', language: 'en' } as const;
    await expect(startLink(bank, { ...chat, phone: '08039998888' })).rejects.toMatchObject({
      code: 'account_missing',
    });
  });
});
