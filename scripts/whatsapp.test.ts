import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { testSite } from '@karo/api/testing';
import { flowKeysOf } from '@karo/core/kernel';
import { Graph } from '@karo/workers/whatsapp/graph';
import { MetaServer } from '@karo/workers/whatsapp/meta-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { probeWhatsapp } from './doctor/whatsapp.ts';
import { replay } from './whatsapp/replay.ts';
import { newFlowKey, setUp } from './whatsapp/set-up.ts';
import { submitTemplates } from './whatsapp/templates.ts';

let meta: MetaServer;
beforeEach(async () => {
  meta = new MetaServer();
  await meta.open();
});
afterEach(() => meta.close());

const order = (more: object = {}) => ({
  cloud: meta.config(),
  publicUrl: 'https://karo.example',
  key: newFlowKey(),
  pin: '123456',
  flowId: undefined,
  ...more,
});

test('setting up registers, uploads the key, publishes the Flow and subscribes; again it changes nothing', async () => {
  const graph = new Graph(meta.config());
  const steps = await setUp(graph, order());
  expect(steps.filter(({ done }) => !done)).toEqual([]);
  expect(meta).toMatchObject({ registered: true, subscribed: true });
  const fields = /messages, account_alerts, .*phone_number_quality_update.*flows/;
  expect(steps.map(({ remedy }) => remedy).join('; ')).toMatch(fields);
  expect(meta.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(meta.flow?.published).toBe(true);
  const screen = JSON.parse(meta.flow?.json ?? '{}');
  expect(JSON.stringify(screen)).toContain('"input-type":"passcode"');
  expect(screen.screens[0]).toMatchObject({ id: 'PIN', terminal: true, sensitive: ['pin'] });
  const again = await setUp(graph, order({ flowId: meta.flow?.id, pin: undefined }));
  expect(again.every(({ done }) => done)).toBe(true);
});

test('what is missing is said, and stops nothing else', async () => {
  const steps = await setUp(
    new Graph(meta.config()),
    order({ publicUrl: 'http://localhost:3000', pin: undefined }),
  );
  expect(steps.filter(({ done }) => !done).map(({ what }) => what)).toEqual([
    'an address that Meta reaches',
    'the number is registered',
  ]);
  expect(meta.subscribed).toBe(true);
});

test('templates are submitted once, and one that Meta made marketing is told', async () => {
  const graph = new Graph(meta.config());
  const first = await submitTemplates(graph, meta.config().businessAccountId);
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['PENDING']));
  const submitted = meta.calls.filter((call) => call.startsWith('POST')).length;
  const [moved] = meta.templates.values();
  if (moved) moved.category = 'MARKETING';
  const second = await submitTemplates(graph, meta.config().businessAccountId);
  expect(meta.calls.filter((call) => call.startsWith('POST'))).toHaveLength(submitted);
  expect(second[0]?.status).toBe('MOVED to MARKETING');
  for (const { name, components } of meta.templates.values()) {
    expect(String(name)).toMatch(/^[a-z_]{1,60}$/);
    const [body] = components as { text?: string }[];
    if (body?.text) expect(body.text).toMatch(/^(?!\{\{)[\s\S]+\{\{1\}\}[\s\S]+(?<!\}\})$/);
  }
});

test('the examples are replayed against a bank that runs, each answered as it should be', async () => {
  const key = newFlowKey();
  const cloud = meta.config({ flow: { id: '300000000000003', keys: flowKeysOf(key) } });
  const site = await testSite({}, { whatsapp: 'cloud', whatsappCloud: cloud });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const results = await replay(readFileSync('scripts/whatsapp/examples.jsonl', 'utf8'), {
    url: `http://127.0.0.1:${port}`,
    secret: 'appsecret123',
    verifyToken: cloud.verifyToken,
    phoneNumberId: cloud.phoneNumberId,
    flowKey: key,
  });
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(25);
  await site.close();
});

test('the doctor says what keeps customers from writing and from hearing, and nothing once it is mended', async () => {
  const { phoneNumberId, businessAccountId, token, graphUrl, verifyToken } = meta.config();
  const env = {
    SANDBOX: 'on',
    KARO_SECRET: '5e'.repeat(32),
    WHATSAPP: 'cloud',
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: businessAccountId,
    WHATSAPP_APP_SECRET: 'appsecret123',
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_GRAPH_URL: graphUrl,
  };
  const found = await probeWhatsapp(env);
  expect(found.map(({ variable }) => variable)).toEqual([
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_BUSINESS_ACCOUNT_ID',
    'WHATSAPP',
  ]);
  const graph = new Graph(meta.config());
  await setUp(graph, order());
  await submitTemplates(graph, businessAccountId);
  for (const template of meta.templates.values()) template.status = 'APPROVED';
  expect(await probeWhatsapp(env)).toEqual([]);
  const [stolen] = await probeWhatsapp({ ...env, WHATSAPP_TOKEN: 'revoked' });
  expect(stolen?.variable).toBe('WHATSAPP_TOKEN');
  expect(await probeWhatsapp({ ...env, WHATSAPP: 'off' })).toEqual([]);
});
