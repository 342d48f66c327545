import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { testBank } from '@karo/core/sandbox';
import { expect, test } from 'vitest';
import type { Drawn } from './drawing.ts';
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

test('a statement goes as a PDF where a channel carries documents, and as its words where it does not', async () => {
  const bank = await testBank({ seed: false });
  const { id: customerId } = await openSandboxCustomer(bank, {
    phone: '+2348030000001',
    firstName: 'Ada',
    lastName: 'Obi',
    opening: naira(1_000),
    demo: false,
    verified: true,
  });
  const sent: Drawn[] = [];
  const channel = (name: 'whatsapp' | 'terminal', documents: boolean) => ({
    name,
    pens: { choices: false, pad: false, pictures: false, documents, voice: false },
    start: async () => {},
    stop: async () => {},
    send: async (_: string, drawn: Drawn) => {
      sent.push(drawn);
      return {};
    },
  });
  const { senders } = openGateway(bank, [channel('whatsapp', true), channel('terminal', false)]);
  const to = { conversationId: 1n, address: '+2348030000001', language: 'en' as const };
  const reply = { text: 'In ₦1,000', statement: { customerId, from: '2026-11-01', to: '2026-11-30' } };
  await senders.whatsapp?.(to, reply);
  await senders.terminal?.(to, reply);
  expect(sent[0]?.pdf?.name).toBe('karo-statement-2026-11-01-2026-11-30.pdf');
  expect(sent[0]?.pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sent[1]).toEqual({ text: 'In ₦1,000' });
  await bank.drop();
});
