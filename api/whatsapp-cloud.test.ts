import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openGateway } from '@karo/bot/gateway';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { notifyCustomer } from '@karo/core/messaging';
import { settleOrder } from '@karo/core/orders';
import { workWebhook } from '@karo/core/providers';
import { transact } from '@karo/db/client';
import { outbound } from '@karo/workers/outbound';
import { openAnswer, sealRequest } from '@karo/workers/whatsapp/flow-crypto';
import { Graph } from '@karo/workers/whatsapp/graph';
import { MetaServer, type Taken } from '@karo/workers/whatsapp/meta-server';
import { whatsappSource } from '@karo/workers/whatsapp/source';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from './testing.ts';

const SECRET = 'appsecret123';
const ADA = '2348030000001';
const PIN = '2580';
const key: KeyObject = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

let meta: MetaServer;
let site: TestSite;
let source: ReturnType<typeof whatsappSource>;
let serial = 0;

const sign = (body: string | Buffer): string =>
  `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;

beforeAll(async () => {
  meta = new MetaServer();
  await meta.open();
});
afterAll(() => meta.close());
beforeEach(async () => {
  const cloud = meta.config({ flow: { id: '300000000000003', keys: [key] } });
  source = whatsappSource(cloud, new Graph(cloud, 2_000));
  site = await testSite(
    { webhooks: [source] },
    {
      whatsapp: 'cloud',
      whatsappCloud: cloud,
      burstMs: { whatsapp: 0, web: 0, ussd: 0, terminal: 0 },
    },
  );
  const { bank } = site;
  bank.speech = {
    name: 'played',
    hears: ['en'],
    transcribe: async () => ({ text: 'what is my balance', confidence: 0.95, provider: 'played' }),
    close: async () => {},
  };
  meta.messages.length = 0;
  meta.reads.length = 0;
  meta.troubles.length = 0;
});
afterEach(() => site.close());

const changeOf = (more: object) => ({
  messaging_product: 'whatsapp',
  metadata: { phone_number_id: meta.config().phoneNumberId },
  ...more,
});
const bodyOf = (...values: object[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: values.map((value) => ({ id: 'WABA', changes: [{ field: 'messages', value: changeOf(value) }] })),
  });
const messageOf = (content: object, from = ADA) => {
  serial += 1;
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { from, id: `wamid.in-${serial}`, timestamp, ...content };
};
const text = (body: string, from = ADA) => messageOf({ type: 'text', text: { body } }, from);

/** Posts a webhook as Meta does, and works on what was stored. */
async function post(body: string): Promise<void> {
  await request(site.app.server)
    .post('/api/webhooks/whatsapp')
    .set('content-type', 'application/json')
    .set('x-hub-signature-256', sign(body))
    .send(body)
    .expect(200);
  await workStored();
}
async function workStored(): Promise<void> {
  const rows = await site.bank.db
    .selectFrom('providerWebhook')
    .select('id')
    .where('endedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await workWebhook(site.bank, [source], id);
}

const conversations = () =>
  site.bank.db.selectFrom('conversation').selectAll().where('channel', '=', 'whatsapp').execute();

/** Sends what is due, moving the clock over the pauses. */
async function deliver(most = 12): Promise<void> {
  const { senders } = openGateway(site.bank, [whatsappCloud(site.bank)]);
  for (const { id } of await conversations())
    for (let turn = 0; turn < most; turn += 1) {
      const againMs = await outbound(site.bank, senders)(String(id));
      if (againMs === undefined) break;
      site.bank.clock.advance(againMs);
    }
}

/** Until the worker of this process has answered all that was stored. */
async function answered(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await site.bank.db.selectFrom('inbox').select('id').where('answeredAt', 'is', null).execute())
          .length,
      {
        timeout: 20_000,
        interval: 20,
      },
    )
    .toBe(0);
}
async function say(content: ReturnType<typeof messageOf>): Promise<Taken> {
  await post(bodyOf({ messages: [content], contacts: [{ wa_id: content.from, profile: { name: 'Ada' } }] }));
  await answered();
  await deliver();
  return meta.last as Taken;
}
const wordsOf = (taken: Taken | undefined): string => JSON.stringify(taken ?? {});

/** News that nobody asked for. */
async function notify(): Promise<void> {
  const { bank } = site;
  const [owner] = await bank.db
    .selectFrom('identity')
    .select('customerId')
    .where('value', '=', `+${ADA}`)
    .execute();
  const at = bank.clock.now();
  await transact(bank.db, (trx) =>
    notifyCustomer(
      trx,
      { customerId: owner?.customerId ?? '' },
      {
        at,
        dedupe: `transfer:${at.getTime()}:received`,
        words: () => ({ text: 'NGN 5,000 from MUSA BELLO' }),
      },
    ),
  );
  await deliver();
}

type FlowMessage = { interactive: { action: { parameters: { flow_token: string } } } };
const tokenIn = (taken: Taken): string =>
  (taken as unknown as FlowMessage).interactive.action.parameters.flow_token;

async function flow(asked: object, given: { signature?: string; key?: KeyObject; raw?: string } = {}) {
  const sealed = sealRequest(given.key ?? key, { version: '3.0', ...asked });
  const raw = given.raw ?? JSON.stringify(sealed.body);
  const response = await request(site.app.server)
    .post('/api/whatsapp/flow')
    .set('content-type', 'application/json')
    .set('x-hub-signature-256', given.signature ?? sign(raw))
    .send(raw);
  return {
    status: response.status,
    raw,
    answer: () => openAnswer(sealed, response.text) as { screen?: string; data: Record<string, unknown> },
    error: () => openAnswer(sealed, response.text) as { error_msg: string },
  };
}

const status = (wamid: string, outcome: string, more: object = {}) =>
  bodyOf({ statuses: [{ id: wamid, status: outcome, timestamp: '1764000000', recipient_id: ADA, ...more }] });
const callbackIn = (taken: Taken | undefined) => ({
  biz_opaque_callback_data: String(taken?.biz_opaque_callback_data),
});

describe('a conversation through the Cloud API', () => {
  test('from the greeting to the receipt, with a PIN in a Flow, a voice note, 131047, 131056 and a lost status', async () => {
    const { bank } = site;
    expect(wordsOf(await say(text('hello')))).toContain('Ada');

    meta.keep('voice1', { mime: 'audio/ogg', bytes: readFileSync('core/providers/fixtures/balance.ogg') }, 1);
    const voice = {
      type: 'audio',
      audio: { mime_type: 'audio/ogg; codecs=opus', id: 'voice1', voice: true },
    };
    expect(wordsOf(await say(messageOf(voice)))).toContain('₦250,000');

    // 131056: too many to one person. It waits, and then goes once.
    meta.troubles.push({ code: 131056 });
    const offer = await say(text('send 5000 to 1234567896 gtb'));
    expect(offer).toMatchObject({ type: 'interactive', interactive: { type: 'flow' } });
    expect(meta.messages.filter((each) => wordsOf(each).includes('flow_token'))).toHaveLength(1);
    const token = tokenIn(offer);

    const init = await flow({ action: 'INIT', flow_token: token });
    expect(init.answer()).toMatchObject({ screen: 'PIN', data: { token } });
    expect(String(init.answer().data.what)).toContain('CHIDI OKAFOR');
    const wrong = await flow({ action: 'data_exchange', screen: 'PIN', data: { pin: '0000', token } });
    expect(wrong.answer().data.error_message).toBeTruthy();
    const right = await flow({
      action: 'data_exchange',
      screen: 'PIN',
      flow_token: token,
      data: { pin: PIN },
    });
    expect(right.answer().screen).toBe('SUCCESS');
    await post(
      bodyOf({
        messages: [
          messageOf({
            type: 'interactive',
            interactive: {
              type: 'nfm_reply',
              nfm_reply: { name: 'flow', body: 'Sent', response_json: JSON.stringify(right.answer().data) },
            },
          }),
        ],
      }),
    );
    const order = await bank.db.selectFrom('transfer').select(['id', 'status']).executeTakeFirstOrThrow();
    // The window closes before the news is there: it is refused once, and goes as a template.
    meta.troubles.push({ code: 131047 });
    await settleOrder(bank, order.id);
    await deliver();
    expect(meta.last).toMatchObject({ type: 'template', template: { name: 'karo_settled' } });

    // No status of it ever comes: nothing is sent twice. Then the customer writes, and has the receipt.
    const before = meta.messages.length;
    bank.clock.advance(3 * 3_600_000);
    await deliver();
    expect(meta.messages).toHaveLength(before);
    const receipt = await say(text('send me the receipt of my last transfer'));
    expect(meta.uploads.length).toBeGreaterThan(0);
    expect(wordsOf(receipt)).toContain('image');

    // The PIN stands nowhere: not in what was heard, said, stored or logged.
    const kept = await bank.asOwner(async (db) =>
      Promise.all([
        db.selectFrom('inbox').selectAll().execute(),
        db.selectFrom('outbox').selectAll().execute(),
        db.selectFrom('flowAnswer').selectAll().execute(),
        db.selectFrom('audit').selectAll().execute(),
      ]),
    );
    const printed = JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(printed).not.toMatch(new RegExp(`(?<![\\w.:-])${PIN}(?![\\w.:-])`));
    expect(JSON.stringify(right.answer())).not.toContain(PIN);
    expect(site.logs.join('')).not.toMatch(new RegExp(`"${PIN}"`));
  });
});

describe('the webhook', () => {
  test('answers the check of its address, and nobody else', async () => {
    const check = (token: string) =>
      request(site.app.server).get(
        `/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
      );
    const { text: answer } = await check('a-verify-token-of-ours').expect(200);
    expect(answer).toBe('1158201444');
    await check('another-token-of-mine').expect(403);
  });

  test('a thousand updates, two entries, duplicates and another number’s messages', async () => {
    // What is answered is told elsewhere: here it is only written down.
    site.bank.wake.inbound = async () => {};
    const one = text('hello');
    const many = Array.from({ length: 998 }, (_, index) =>
      text('hello', `23480900${String(10_000 + index)}`),
    );
    const foreign = { messages: [text('hello', '2348099999999')], metadata: { phone_number_id: '1' } };
    const body = bodyOf({ messages: [one, one, ...many] }, foreign);
    await post(body);
    await post(body);
    await post(`${body} `);
    const rows = await site.bank.db.selectFrom('inbox').select('id').execute();
    expect(rows).toHaveLength(999);
    const foreigners = await site.bank.db
      .selectFrom('conversation')
      .select('id')
      .where('address', '=', '+2348099999999')
      .execute();
    expect(foreigners).toEqual([]);
  });

  test('a message with NUL is heard without it, and one that cannot be written down loses none of the others', async () => {
    site.bank.wake.inbound = async () => {};
    await post(
      bodyOf({ messages: [text('he\0llo'), messageOf({ type: 'button', button: { text: '\0' } })] }),
    );
    const bodies = async () =>
      (await site.bank.db.selectFrom('inbox').select('body').orderBy('id').execute()).map(({ body }) => body);
    expect(await bodies()).toEqual(['hello', '']);

    const [ada] = await conversations();
    site.bank.wake.inbound = async (id) => {
      if (id === ada?.id) throw new Error('not this one');
    };
    const others = [text('first'), text('second', '2348090000001'), text('third')];
    const failing = bodyOf({ messages: others });
    await post(failing);
    expect((await bodies()).slice(2).sort()).toEqual(['first', 'second', 'third']);
    const open = await site.bank.db
      .selectFrom('providerWebhook')
      .select('failure')
      .where('endedAt', 'is', null)
      .execute();
    expect(open).toEqual([{ failure: 'Error' }]);
  });

  test('a contact card is a payee, a button its choice; a reaction approves nothing; what cannot be read is said kindly', async () => {
    const card = {
      name: { formatted_name: 'Bola Ade' },
      phones: [{ phone: '+234 803 000 0002', wa_id: '2348030000002' }],
    };
    await say(messageOf({ type: 'contacts', contacts: [card] }));
    const heard = await site.bank.db.selectFrom('inbox').select(['body', 'kind']).execute();
    expect(heard).toEqual([{ body: 'Bola Ade +2348030000002', kind: 'text' }]);
    const before = meta.messages.length;
    await post(
      bodyOf({
        messages: [messageOf({ type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍' } })],
      }),
    );
    await deliver();
    expect(meta.messages).toHaveLength(before);
    const edit = { type: 'unsupported', errors: [{ code: 131051 }], unsupported: { type: 'edit' } };
    expect(wordsOf(await say(messageOf(edit)))).toContain('edited message');
    const poll = { type: 'unsupported', errors: [{ code: 131051 }], unsupported: { type: 'poll' } };
    expect(wordsOf(await say(messageOf(poll)))).toContain('I can read text');
    expect(meta.reads.length).toBeGreaterThan(0);
  });

  test('statuses in any order only go forward, and one finds the message whose answer was lost', async () => {
    meta.troubles.push('lost answer');
    await post(bodyOf({ messages: [text('hello')] }));
    await answered();
    const { senders } = openGateway(site.bank, [whatsappCloud(site.bank)]);
    const [chat] = await conversations();
    await outbound(site.bank, senders)(String(chat?.id));
    const sent = meta.last;
    await post(status(String(sent?.wamid), 'read', callbackIn(sent)));
    await post(status(String(sent?.wamid), 'sent', callbackIn(sent)));
    await deliver();
    expect(meta.messages).toHaveLength(1);
    const [row] = await site.bank.db.selectFrom('outbox').selectAll().execute();
    expect(row).toMatchObject({ providerId: sent?.wamid, failedAt: null });
    expect(row?.readAt).toBeTruthy();
    // A failure that was told late, of a message that was read, changes nothing.
    await post(status(String(sent?.wamid), 'failed', { ...callbackIn(sent), errors: [{ code: 131047 }] }));
    await deliver();
    expect(meta.messages).toHaveLength(1);
  });

  test('a status of a message that was never sent, or of another’s sending, changes nothing', async () => {
    const sent = await say(text('hello'));
    const rows = () => site.bank.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const before = await rows();
    const messages = meta.messages.length;
    const [own] = before;
    const failed = { errors: [{ code: 131047 }] };
    for (const outcome of ['sent', 'read', 'failed']) {
      await post(status('wamid.of-nobody', outcome, { ...callbackIn(sent), ...failed }));
      await post(status('wamid.of-nobody', outcome, failed));
      for (const callback of ['outbox:999999999', `outbox:${own?.id}0`, 'outbox:-1', 'outbox:1e3', 7, {}])
        await post(status(sent.wamid, outcome, { biz_opaque_callback_data: callback, ...failed }));
    }
    await post(status(sent.wamid, 'deleted', callbackIn(sent)));
    await deliver();
    expect(await rows()).toEqual(before);
    expect(meta.messages).toHaveLength(messages);
  });

  test('a failure in a status is sent another way: 131047 by template, 131026 by SMS', async () => {
    const first = await say(text('hello'));
    await post(status(first.wamid, 'failed', { ...callbackIn(first), errors: [{ code: 131047 }] }));
    await post(`${status(first.wamid, 'failed', { ...callbackIn(first), errors: [{ code: 131047 }] })} `);
    await deliver();
    expect(meta.messages.map(({ type }) => type).filter((type) => type === 'template')).toHaveLength(1);
    const second = meta.last;
    await post(
      status(String(second?.wamid), 'failed', { ...callbackIn(second), errors: [{ code: 131026 }] }),
    );
    await deliver();
    const [sms] = await site.bank.db
      .selectFrom('sandboxCode')
      .select(['kind', 'address'])
      .orderBy('id', 'desc')
      .execute();
    expect(sms).toEqual({ kind: 'sms', address: `+${ADA}` });
  });
});

describe('the number', () => {
  test('that has sent too many waits once for a burst of refusals, and what it holds back is no try', async () => {
    const channel = whatsappCloud(site.bank);
    const to = { conversationId: 0n, address: `+${ADA}`, language: 'en' as const };
    const send = () => channel.send(to.address, { text: 'hello' }, to);
    meta.troubles.push(...Array.from({ length: 6 }, () => ({ code: 130429 })));
    const refused = await Promise.allSettled(Array.from({ length: 6 }, send));
    expect(refused.map(({ status: outcome }) => outcome)).toEqual(Array(6).fill('rejected'));
    await expect(send()).rejects.toMatchObject({ when: 'later', uncalled: true });
    site.bank.clock.advance(2_001);
    await expect(send()).resolves.toMatchObject({ providerId: expect.stringMatching(/^wamid/) });
  });
});

describe('the Flow', () => {
  async function offered(): Promise<string> {
    return tokenIn(await say(text('send 5000 to 1234567896 gtb')));
  }
  const transfers = () => site.bank.db.selectFrom('transfer').select('id').execute();

  test('is pinged, told of errors, and refuses what is not signed or not sealed for it', async () => {
    expect((await flow({ action: 'ping' })).answer()).toEqual({ data: { status: 'active' } });
    const notice = await flow({ action: 'data_exchange', data: { error_key: 'x', error_message: 'y' } });
    expect(notice.answer()).toEqual({ data: { acknowledged: true } });
    expect((await flow({ action: 'ping' }, { signature: sign('other') })).status).toBe(432);
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect((await flow({ action: 'ping' }, { key: foreign })).status).toBe(421);
    expect((await flow({}, { raw: '{"encrypted_flow_data":"AA=="}' })).status).toBe(421);
    const forged = await flow({
      action: 'INIT',
      flow_token: `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(43)}`,
    });
    expect(forged.status).toBe(427);
    expect(forged.error().error_msg).toBeTruthy();
    const unnamed = await flow({ action: 'data_exchange', data: { pin: PIN } });
    expect(unnamed.status).toBe(427);
  });

  test('approves once: the same bytes again have the same answer, and any other entry finds it over', async () => {
    const token = await offered();
    const right = await flow({ action: 'data_exchange', flow_token: token, data: { pin: PIN } });
    const again = await flow({}, { raw: right.raw });
    expect(again.status).toBe(200);
    const other = await flow({ action: 'data_exchange', flow_token: token, data: { pin: PIN } });
    expect(other.status).toBe(427);
    expect((await flow({ action: 'BACK', flow_token: token })).status).toBe(427);
    expect(await transfers()).toHaveLength(1);
  });

  test('a token for another offer, in whichever place, approves neither', async () => {
    const first = await offered();
    const second = tokenIn(await say(text('send 700 to 1234567896 gtb')));
    const enter = (flow_token: string, token: string) =>
      flow({ action: 'data_exchange', flow_token, data: { pin: PIN, token } });
    expect((await enter(first, second)).status).toBe(427);
    expect((await enter(second, first)).status).toBe(427);
    const [quoteId, mac] = [first.split('.')[0], second.split('.')[1]];
    expect((await enter(`${quoteId}.${mac}`, `${quoteId}.${mac}`)).status).toBe(427);
    expect(await transfers()).toEqual([]);
    const guesses = await site.bank.db.selectFrom('pinGuess').selectAll().execute();
    expect(guesses).toEqual([]);
    expect((await enter(second, second)).answer().screen).toBe('SUCCESS');
    expect(await transfers()).toHaveLength(1);
  });

  test('wrong PINs lock this chat, and a wrong one that is repeated by the network is one try', async () => {
    const token = await offered();
    const enter = (pin: string) => flow({ action: 'data_exchange', flow_token: token, data: { pin } });
    const first = await enter('1111');
    for (let repeat = 0; repeat < 6; repeat += 1) await flow({}, { raw: first.raw });
    const [guess] = await site.bank.db.selectFrom('pinGuess').selectAll().execute();
    expect(guess).toMatchObject({ tries: 1, source: expect.stringMatching(/^chat:\d+$/) });
    for (let tries = 0; tries < 4; tries += 1) await enter('1111');
    const locked = await enter(PIN);
    expect(locked.answer().data.error_message).toBeTruthy();
    expect(await transfers()).toEqual([]);
  });

  test('what a stopped Flow cannot take goes as the page’s link', async () => {
    meta.troubles.push({ code: 132069 });
    const sent = await say(text('send 5000 to 1234567896 gtb'));
    expect(sent.type).toBe('text');
    expect(wordsOf(sent)).toContain('/approve#');
  });
});

describe('who writes', () => {
  const known = (bsuid: string, content = text('hello')) =>
    bodyOf({ messages: [{ ...content, from_user_id: bsuid }], contacts: [{ wa_id: ADA, user_id: bsuid }] });

  test('another WhatsApp account at a customer’s number is nobody until the PIN links it, and little money moves', async () => {
    await post(known('NG.111'));
    await answered();
    const [before] = await conversations();
    expect(before?.customerId).toBeTruthy();
    await post(known('NG.222', text('balance')));
    await answered();
    const [after] = await conversations();
    expect(after?.customerId).toBeNull();
    await deliver();
    expect(wordsOf(meta.last)).not.toContain('250,000');
    const customer = await site.bank.db
      .selectFrom('customer')
      .select('cappedUntil')
      .where('id', '=', before?.customerId ?? '')
      .executeTakeFirstOrThrow();
    expect(customer.cappedUntil?.getTime()).toBeGreaterThan(site.bank.clock.now().getTime());
    const audit = await site.bank.db.selectFrom('audit').select('action').execute();
    expect(audit.map(({ action }) => action)).toContain('identity_doubted');
  });

  test('a number that its owner gave up proves nothing to whoever has it next', async () => {
    await say(text('hello'));
    const moved = { type: 'system', system: { type: 'user_changed_number', wa_id: '2348099990000' } };
    await post(bodyOf({ messages: [messageOf(moved)] }));
    await say(text('what is my balance'));
    expect(wordsOf(meta.last)).not.toContain('250,000');
    const [chat] = await conversations();
    expect(chat?.customerId).toBeNull();
  });

  test('who hides their number is known by their id, as long as it is theirs', async () => {
    await post(known('NG.111'));
    await answered();
    const { from: _, ...hidden } = text('what is my balance');
    await post(
      bodyOf({ messages: [{ ...hidden, from_user_id: 'NG.111' }], contacts: [{ user_id: 'NG.111' }] }),
    );
    await answered();
    await deliver();
    const own = meta.messages.find(({ recipient }) => recipient === 'NG.111');
    expect(wordsOf(own)).toContain('250,000');
  });

  test('137000: the phone at the number has other keys, which is a risk and no retry', async () => {
    const sent = await say(text('hello'));
    await post(status(sent.wamid, 'failed', { ...callbackIn(sent), errors: [{ code: 137000 }] }));
    const [customer] = await site.bank.db
      .selectFrom('customer')
      .innerJoin('identity', 'identity.customerId', 'customer.id')
      .select('cappedUntil')
      .where('value', '=', `+${ADA}`)
      .execute();
    expect(customer?.cappedUntil?.getTime()).toBeGreaterThan(site.bank.clock.now().getTime());
  });

  test('137000 at the sending itself is the same risk: the chat is cut off and nothing is sent again', async () => {
    await say(text('hello'));
    meta.troubles.push({ code: 137000 });
    const before = meta.messages.length;
    await say(text('what is my balance'));
    expect(meta.messages.slice(before)).toEqual([]);
    const doubts = await site.bank.db
      .selectFrom('audit')
      .select('facts')
      .where('action', '=', 'identity_doubted')
      .execute();
    expect(doubts).toHaveLength(1);
    expect((await conversations())[0]?.customerId).toBeNull();
  });

  test('a template that Meta does not take reaches its customer by SMS, told of in a status or at once', async () => {
    const first = await say(text('hello'));
    await post(status(first.wamid, 'failed', { ...callbackIn(first), errors: [{ code: 132015 }] }));
    await deliver();
    site.bank.clock.advance(25 * 3_600_000);
    meta.troubles.push({ code: 132016 });
    await notify();
    const sms = await site.bank.db
      .selectFrom('sandboxCode')
      .select('address')
      .where('kind', '=', 'sms')
      .execute();
    expect(sms).toEqual([{ address: `+${ADA}` }, { address: `+${ADA}` }]);
  });
});

describe('what is written unasked', () => {
  const credit = notify;

  test('was agreed to when the chat began, ends by STOP and begins by START; what is asked is answered all the while', async () => {
    expect(wordsOf(await say(text('hello')))).toContain('send STOP');
    expect(wordsOf(await say(text('hello')))).not.toContain('send STOP');
    await credit();
    expect(wordsOf(meta.last)).toContain('MUSA BELLO');
    expect(wordsOf(await say(text('Stop.')))).toContain('send START');
    const before = meta.messages.length;
    site.bank.clock.advance(60_000);
    await credit();
    expect(meta.messages).toHaveLength(before);
    expect(wordsOf(await say(text('what is my balance')))).toContain('₦250,000');
    expect(wordsOf(await say(text('START')))).toContain('send STOP');
    site.bank.clock.advance(60_000);
    await credit();
    expect(wordsOf(meta.last)).toContain('MUSA BELLO');
    const kept = await site.bank.db
      .selectFrom('consent')
      .select(['kind', 'by', 'wording'])
      .orderBy('id')
      .execute();
    expect(kept.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'given opening',
      'withdrawn stop',
      'given start',
    ]);
    expect(kept.every(({ wording }) => wording.length > 20)).toBe(true);
  });

  test.each(['STOP', 'Daina', 'Dúró', 'Kwụsị', 'unsubscribe'])(
    '%s ends it, and only as the whole message',
    async (word) => {
      await say(text('hello'));
      await say(text(`please ${word} my card`));
      expect((await conversations())[0]?.stoppedAt).toBeNull();
      await say(text('never mind'));
      await say(text(word));
      expect((await conversations())[0]?.stoppedAt).toBeTruthy();
    },
  );

  test('STOP while something is open stops that, and nobody loses their alerts by it', async () => {
    await say(text('send 5000 to 1234567896 gtb'));
    expect(wordsOf(await say(text('stop')))).toContain('STOP again');
    expect((await conversations())[0]?.stoppedAt).toBeNull();
    await say(text('stop'));
    expect((await conversations())[0]?.stoppedAt).toBeTruthy();
  });

  test('outside the 24 hours news goes by a template at once, without a try that is bound to fail', async () => {
    await say(text('hello'));
    site.bank.clock.advance(25 * 3_600_000);
    const before = meta.messages.length;
    await credit();
    expect(meta.messages.slice(before)).toMatchObject([
      { type: 'template', template: { name: 'karo_credit' } },
    ]);
  });
});
