import { testBank } from '@karo/core/testing';
import { expect, test } from 'vitest';
import { openGateway } from './gateway.ts';

test('who dials by USSD is written to by SMS, in letters that every phone shows', async () => {
  const bank = await testBank();
  const { senders } = openGateway(bank, []);
  const to = { conversationId: 1n, address: '+2348030000001', language: 'en' as const };
  await senders.ussd?.(to, { text: '₦5,000 sent — “rent”', choices: [{ id: 'a', title: 'Yes' }] });
  const [sms] = await bank.db.selectFrom('sandboxCode').select(['kind', 'address', 'body']).execute();
  expect(sms).toMatchObject({ kind: 'sms', address: '+2348030000001' });
  expect(sms?.body).toContain('N5,000 sent');
  expect(sms?.body).toContain('1. Yes');
  expect(sms?.body).toMatch(/^[\n\x20-\x7e]*$/);
  await bank.drop();
});
