import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveInquiry } from '../account/waitlist.ts';
import { receive, type Talk, work } from '../chat/channel/inbox.ts';
import { checkPin } from '../customers/pins.ts';
import { findCustomerByIdentity } from '../customers/records.ts';
import { openTicket } from '../support/tickets.ts';
import { type TestBank, testBank } from './testing.ts';
import { columnsHolding } from './testing-columns.ts';

const PHONE = '+2348030000001';
/** A customer's secrets, none of which is anything else in this bank. */
const secrets = { pin: '7391', bvn: '22298761234', code: '618204', cvv: '937', card: '5399830012345671' };

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const say = async (text: string, talk?: Talk): Promise<void> => {
  const { conversationId } = await receive(bank, {
    channel: 'whatsapp',
    address: PHONE,
    providerId: randomUUID(),
    kind: 'text',
    text,
    sentAt: bank.clock.now(),
  });
  await work(bank, conversationId, talk);
};

const holding = () =>
  columnsHolding(
    bank,
    Object.values(secrets).map((secret) => `(?<![0-9a-z])${[...secret].join('[ -]?')}(?![0-9a-z])`),
  );

/** What nobody could understand, three times over. */
async function failOn(text: string): Promise<void> {
  const broken: Talk = async () => {
    throw new Error('a bug');
  };
  await expect(say(text, broken)).rejects.toThrow('a bug');
  const { id } = await bank.db
    .selectFrom('conversation')
    .select('id')
    .where('address', '=', PHONE)
    .executeTakeFirstOrThrow();
  for (let tries = 0; tries < 6; tries += 1) await work(bank, id, broken).catch(() => {});
  const waiting = await bank.db
    .selectFrom('inbox')
    .select('id')
    .where('conversationId', '=', id)
    .where('answeredAt', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
}

test('the search finds what is in clear, in text, in JSON and in bytes', async () => {
  const marked = await bank.db
    .insertInto('media')
    .values({ mime: 'text/plain', bytes: Buffer.from('pin 7391'), createdAt: bank.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await holding()).toEqual(['media.bytes']);
  await bank.db.deleteFrom('media').where('id', '=', marked.id).execute();
  expect(await holding()).toEqual([]);
});

test('C11 after chats, tickets and failures no secret of a customer stands in clear in any column', async () => {
  const { pin, bvn, code, cvv, card } = secrets;
  for (const text of [
    ...[
      `my pin is ${pin}`,
      `${pin} na my pin`,
      `bvn ${bvn}`,
      `the otp is ${code}`,
      `my card is ${card} cvv ${cvv}`,
    ],
    ...[
      `lambar sirrina ${pin} ce`,
      `nomba asiri mi ni ${pin}`,
      `akara nzuzo m bu ${pin}`,
      `send 5k to Chidi, pin ${pin}`,
    ],
  ])
    await say(text);
  await failOn(`abeg help, my pin is ${pin}, bvn ${bvn} and card ${card}`);
  await failOn(`seven three nine one, ${code}`);
  const customer = await findCustomerByIdentity(bank.db, 'phone', PHONE);
  const customerId = customer?.id ?? '';
  await openTicket(bank, {
    customerId,
    category: 'Account Issues',
    subject: `pin ${pin} does not work`,
    message: `My PIN is ${pin}, BVN ${bvn}, card ${card.match(/.{4}/g)?.join(' ')}, CVV ${cvv}, OTP ${code}.`,
  });
  const email = 'someone@karo.example';
  await leaveInquiry(bank, { name: 'Ada', email, message: `bvn ${bvn}, my pin: ${pin}` });
  await expect(checkPin(bank, customerId, pin, undefined)).rejects.toMatchObject({ code: 'pin_wrong' });
  expect(await holding()).toEqual([]);
});
