import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackOf, outboxIdOf } from './callback.ts';
import { failureOf, limitsNumber, limitsPair } from './failures.ts';
import { openAnswer, openRequest, sealAnswer, sealRequest } from './flow-crypto.ts';
import { Graph, GraphRefusal, GraphSilence } from './graph.ts';
import { MetaServer } from './meta-server.ts';
import { isSigned, readWebhook } from './webhook.ts';

const SECRET = 'appsecret123';
/** Bodies and their signatures, computed apart from this code. */
const vectors: [string, string][] = [
  [
    '{"object":"whatsapp_business_account","entry":[]}',
    '5f5d4ae685e6c323ebea2d5a7d58ac41acf4344a54bae38373a09987238e8198',
  ],
  [String.raw`{"t":"caf\u00e9"}`, 'fd1bba53cae9439d61f640e5d507860fe1f7f4df661975b61f0ee0e08da9f0e1'],
  ['{"t":"café"}', '41b180b941196b13eee6d83126df1ab8bc4eae6c2c9580dea08e6d010a996b45'],
];

test.each(vectors)('the signature is over the bytes of %s', (body, hex) => {
  const raw = Buffer.from(body);
  expect(isSigned(raw, `sha256=${hex}`, [SECRET])).toBe(true);
  expect(isSigned(raw, `sha256=${hex}`, ['another', SECRET])).toBe(true);
  expect(isSigned(raw, `sha256=${hex}`, ['another'])).toBe(false);
  const others = [undefined, '', hex, `sha1=${hex}`, `sha256=${hex.slice(2)}`, `sha256=${hex}00`, [hex]];
  for (const header of others) expect(isSigned(raw, header, [SECRET])).toBe(false);
});

test('the same text written anew has another signature', () => {
  const [, hex = ''] = vectors[1] ?? [];
  const anew = Buffer.from(JSON.stringify(JSON.parse(vectors[1]?.[0] ?? '')));
  expect(isSigned(anew, `sha256=${hex}`, [SECRET])).toBe(false);
});

test('each code leads one way, wherever it is told', () => {
  for (let code = 132_000; code <= 132_016; code += 1)
    expect(failureOf(code)).toEqual({ next: 'sms', alarm: true });
  expect(failureOf(137_000)).toEqual({ next: 'risk' });
  expect(failureOf(131_026)).toEqual({ next: 'sms' });
  expect(failureOf(987_654)).toEqual({ next: 'later', alarm: true });
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const iv = Buffer.from('101112131415161718191a1b1c1d1e1f', 'hex');

test('a Flow’s request and answer are sealed as phones seal and open them', () => {
  const text = '{"version":"3.0","action":"ping"}';
  const { body } = sealRequest(privateKey, text, { key, iv });
  expect(body.initial_vector).toBe('EBESExQVFhcYGRobHB0eHw==');
  expect(body.encrypted_flow_data).toBe(
    'vryB0w/BTee4OvmgkgEf9dnfQfwZb8iWi7yl5iotFMJeuQl749lOptdzv/L1T2V2PA==',
  );
  const opened = openRequest(body, [privateKey]);
  expect(opened?.text).toBe(text);
  const answer = sealAnswer({ key, iv }, { data: { status: 'active' } });
  expect(answer).toBe('IHgL0mWXHJ6FDPLH6+aygF5BfT+mPzwvzktiKvlmYpg8eFKqJX/07YVStaI=');
  expect(openAnswer({ key, iv }, answer)).toEqual({ data: { status: 'active' } });
});

test('what was touched, or sealed for another key, is not opened; the key before this one still opens', () => {
  const { body } = sealRequest(privateKey, { action: 'ping' });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  expect(openRequest(body, [other])).toBeUndefined();
  expect(openRequest(body, [other, privateKey])?.text).toBe('{"action":"ping"}');
  const touched = Buffer.from(body.encrypted_flow_data, 'base64');
  touched[0] = (touched[0] ?? 0) ^ 1;
  expect(
    openRequest({ ...body, encrypted_flow_data: touched.toString('base64') }, [privateKey]),
  ).toBeUndefined();
  for (const broken of [
    null,
    {},
    [],
    'x',
    { ...body, initial_vector: 'AA==' },
    { ...body, encrypted_flow_data: '' },
  ])
    expect(openRequest(broken, [privateKey])).toBeUndefined();
});

test('no shape of a webhook makes the reader throw, and what is not ours is not read', () => {
  const broken = [
    '',
    'null',
    '[]',
    '{}',
    '{"object":"page"}',
    '\u0000',
    '{"object":"whatsapp_business_account"',
  ];
  for (const text of broken) expect(readWebhook(Buffer.from(text), '1')).toBeUndefined();
  const odd = {
    object: 'whatsapp_business_account',
    entry: [
      null,
      1,
      { changes: {} },
      {
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: '1' },
              messages: [
                null,
                {},
                { from: {}, id: 3 },
                { from: 'x', id: 'y', type: 'text' },
                { id: 'z', from: '2348030000001', type: 'constructor' },
              ],
              statuses: [{ id: 'a', status: 'toString' }],
            },
          },
        ],
      },
    ],
  };
  const events = readWebhook(Buffer.from(JSON.stringify(odd)), '1') ?? [];
  expect(events).toEqual([expect.objectContaining({ kind: 'message', id: 'z', says: 'other' })]);
});

test('messages of a webhook are in the order that they were sent', () => {
  const messages = [3, 1, 2].map((second) => ({
    from: '2348030000001',
    id: `m${second}`,
    timestamp: `176400000${second}`,
    type: 'text',
    text: { body: 'x' },
  }));
  const body = {
    object: 'whatsapp_business_account',
    entry: [{ changes: [{ field: 'messages', value: { metadata: { phone_number_id: '1' }, messages } }] }],
  };
  const events = readWebhook(Buffer.from(JSON.stringify(body)), '1') ?? [];
  expect(events.map((event) => event.kind === 'message' && event.id)).toEqual(['m1', 'm2', 'm3']);
});

test('each code says what is done', () => {
  expect(failureOf(131047)).toEqual({ next: 'template' });
  expect(failureOf(131056)).toEqual({ next: 'later' });
  expect(failureOf(190)).toEqual({ next: 'later', alarm: true });
  expect(failureOf(210)).toEqual({ next: 'never', alarm: true });
  expect(failureOf(999_999)).toEqual({ next: 'later', alarm: true });
  expect([limitsNumber(130429), limitsNumber(131056), limitsPair(131056)]).toEqual([true, false, true]);
  expect(outboxIdOf(callbackOf(12n))).toBe(12n);
  for (const other of [undefined, 12, 'outbox:', 'outbox:1;drop', `outbox:${'9'.repeat(30)}`])
    expect(outboxIdOf(other)).toBeUndefined();
});

let meta: MetaServer;
beforeAll(async () => {
  meta = new MetaServer();
  await meta.open();
});
afterAll(() => meta.close());

const hello = { to: '+2348030000001', type: 'text', text: { body: 'hello' } };

test('an answer with a code is a refusal, and one that cannot be read tells nothing', async () => {
  const graph = new Graph(meta.config(), 1_000);
  meta.troubles.push({ code: 131016, http: 500 }, 'lost answer', 'not JSON', 'lost message');
  await expect(graph.send(hello)).rejects.toMatchObject({ code: 131016 });
  for (let time = 0; time < 3; time += 1)
    await expect(graph.send(hello)).rejects.toBeInstanceOf(GraphSilence);
  await expect(graph.send(hello)).resolves.toMatch(/^wamid\./);
  await expect(graph.send({ ...hello, to: '2348030000001' })).rejects.toBeInstanceOf(GraphRefusal);
  const stranger = new Graph(meta.config({ token: 'stolen' }), 1_000);
  await expect(stranger.send(hello)).rejects.toMatchObject({ code: 190, http: 401 });
});

test('a medium is fetched again where its address has died, and refused where its bytes are others', async () => {
  const graph = new Graph(meta.config(), 1_000);
  const bytes = Buffer.from('a recording');
  meta.keep('v1', { mime: 'audio/ogg; codecs=opus', bytes }, 1);
  await expect(graph.download('v1')).resolves.toEqual({ mime: 'audio/ogg', bytes });
  meta.keep('v2', { mime: 'audio/ogg', bytes }, 9);
  await expect(graph.download('v2')).rejects.toBeInstanceOf(GraphSilence);
  meta.keep('v3', { mime: 'audio/ogg', bytes: Buffer.alloc(0) });
  await expect(graph.download('v3')).rejects.toBeInstanceOf(GraphSilence);
});
