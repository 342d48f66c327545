import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { productionEnv } from '../sandbox/testing.ts';
import { examine, readConfig } from './config.ts';
import { type Finding, sentenceOf } from './environment/finding.ts';
import { isWeakSecret } from './environment/safety.ts';

const sandboxEnv = { SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32) };
const errorsIn = (env: Record<string, string | undefined>): Finding[] =>
  examine(env).filter(({ level }) => level === 'error');
const refused = (env: Record<string, string | undefined>): string[] =>
  errorsIn(env).map(({ variable }) => variable);

test('C8 an environment that says nothing of the sandbox is production, whatever NODE_ENV is', () => {
  for (const NODE_ENV of [undefined, '', 'production', 'development'])
    expect(readConfig({ ...productionEnv, NODE_ENV }).sandbox).toBe(false);
  expect(() => readConfig({ KARO_SECRET: productionEnv.KARO_SECRET })).toThrow('PUBLIC_URL');
});

test('C8 the sandbox asked for by name does not run with NODE_ENV=production, however that is spelt', () => {
  expect(readConfig(sandboxEnv).sandbox).toBe(true);
  for (const NODE_ENV of ['production', 'Production', ' prod'])
    expect(() => readConfig({ ...sandboxEnv, NODE_ENV })).toThrow(/^SANDBOX is on together with/);
  expect(() => readConfig({ ...sandboxEnv, SANDBOX: 'true' })).toThrow('SANDBOX is true');
});

test('C8 a secret that follows a pattern is refused in production', () => {
  const patterns = [
    ...['0'.repeat(64), 'f'.repeat(64), '0123456789abcdef'.repeat(4), 'deadbeefcafebabe'.repeat(4)],
    productionEnv.KARO_SECRET.slice(0, 32).repeat(2),
    Buffer.from(Array.from({ length: 32 }, (_, index) => index * 3)).toString('hex'),
  ];
  for (const KARO_SECRET of patterns)
    expect(refused({ ...productionEnv, KARO_SECRET })).toEqual(['KARO_SECRET']);
  for (const KARO_SECRET of ['', 'secret', productionEnv.KARO_SECRET.toUpperCase()])
    expect(refused({ ...productionEnv, KARO_SECRET })).toEqual(['KARO_SECRET']);
  for (let count = 0; count < 2_000; count += 1)
    expect(isWeakSecret(randomBytes(32).toString('hex'))).toBe(false);
});

test.each([
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'http://karo.example'],
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['PUBLIC_URL', 'karo.example'],
  ['PUBLIC_URL', 'https://karo.example/bank'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', undefined],
  ['TRUST_PROXY', 'yes'],
  ['USSD_KEY', 'short'],
  ['DATABASE_URL', 'postgres://karo:karo@db.example:5432/karo'],
  ['DATABASE_URL', 'postgres://karo@postgres:5432/karo'],
  ['DATABASE_REPLICA_URL', 'postgres://karo@replica:5432/karo'],
  ['PORT', 'three thousand'],
  ['PORT', '65536'],
  ['SMTP_URL', 'mail.example'],
])('C8 production does not start with %s=%s, and one sentence says why', (variable, value) => {
  const env = { ...productionEnv, [variable]: value };
  const [finding, ...others] = errorsIn(env);
  expect(others).toEqual([]);
  expect(finding?.variable).toBe(variable);
  expect(() => readConfig(env)).toThrow(finding && sentenceOf(finding));
  expect(finding && sentenceOf(finding)).toMatch(/^[A-Z_]+ \S[^\n]*: [^\n]+\.$/);
});

test('all that is wrong is said at once, each variable once', () => {
  const env = {
    PORT: 'x',
    KARO_SECRET: '0'.repeat(64),
    SPEECH: 'loud',
    WHATSAPP: 'on',
    TRUST_PROXY: 'maybe',
  };
  expect(refused(env).sort()).toEqual([
    'KARO_SECRET',
    'PORT',
    'PUBLIC_URL',
    'SPEECH',
    'TRUST_PROXY',
    'WHATSAPP',
  ]);
  expect(() => readConfig(env)).toThrow(/TRUST_PROXY is maybe: .+\.\nSPEECH is loud: .+\.\n/);
});

test('what is only unwise starts, with a warning', () => {
  const warned = (env: Record<string, string>) =>
    examine(env)
      .filter(({ level }) => level === 'warning')
      .map(({ variable }) => variable);
  expect(warned({ ...productionEnv, TRUST_PROXY: 'off', WHATSAPP: 'web', LOG_LEVEL: 'trace' })).toEqual([
    ...['RAILS', 'INWARD', 'BILLERS', 'BVN', 'NIN', 'FACES'],
    ...['TRUST_PROXY', 'SMTP_URL', 'WHATSAPP', 'LOG_LEVEL'],
  ]);
  expect(warned({ ...sandboxEnv, PUBLIC_URL: 'https://try.karo.example' })).toEqual(['SANDBOX']);
  expect(warned(sandboxEnv)).toEqual([]);
});

test('outside the sandbox no port is played, and a provider needs its keys', () => {
  const wrong = (more: Record<string, string>) =>
    examine({ ...productionEnv, ...more })
      .filter(({ level }) => level === 'error')
      .map(({ variable }) => variable);
  for (const port of ['RAILS', 'INWARD', 'BILLERS', 'BVN', 'NIN'])
    expect(wrong({ [port]: 'sandbox' })).toEqual([port]);
  expect(wrong({ RAILS: 'paystack' })).toEqual(['PAYSTACK_SECRET_KEY']);
  expect(wrong({ RAILS: 'monnify', MONNIFY_API_KEY: 'MK_1' })).toEqual(['MONNIFY_SECRET_KEY']);
  expect(wrong({ RAILS: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_1' })).toEqual([]);
  expect(wrong({ PAYSTACK_SECRET_KEY: 'sk_live_1', PAYSTACK_URL: 'http://somewhere.example' })).toEqual([
    'PAYSTACK_URL',
  ]);
});

test('the token of WhatsApp goes to no address that is not https, but our own machine’s', () => {
  const wrong = (WHATSAPP_GRAPH_URL: string) =>
    refused({
      ...productionEnv,
      WHATSAPP: 'cloud',
      WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
      WHATSAPP_BUSINESS_ACCOUNT_ID: '200000000000002',
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_APP_SECRET: 'a-secret-of-the-app',
      WHATSAPP_VERIFY_TOKEN: 'a-verify-token-of-ours',
      WHATSAPP_GRAPH_URL,
    });
  for (const url of ['http://graph.facebook.com/v26.0', 'http://127.0.0.1.example', 'ftp://x', 'graph'])
    expect(wrong(url)).toEqual(['WHATSAPP_GRAPH_URL']);
  for (const url of ['', 'https://graph.facebook.com/v26.0', 'http://127.0.0.1:9000'])
    expect(wrong(url)).toEqual([]);
});

test('a model reads beside the net where there is one, and outside the house by https alone', () => {
  const read = (env: object) => readConfig({ ...productionEnv, ...env });
  const own = { OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1', MODEL_IN_HOUSE: 'on' };
  expect(read({}).understand).toBe('net');
  expect(read({ OPENAI_API_KEY: 'sk' })).toMatchObject({ understand: 'both', modelInHouse: false });
  expect(read({ OPENAI_API_KEY: 'sk', UNDERSTAND: 'net' }).understand).toBe('net');
  expect(read(own)).toMatchObject({ understand: 'both', modelInHouse: true, modelADay: 40 });
  const wrong = (env: object) => refused({ ...productionEnv, ...env });
  expect(wrong({ UNDERSTAND: 'both' })).toEqual(['UNDERSTAND']);
  expect(wrong({ OPENAI_API_KEY: 'sk', OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' })).toEqual([
    'OPENAI_BASE_URL',
  ]);
  for (const OPENAI_BASE_URL of [undefined, 'https://api.openai.com/v1', 'nowhere'])
    expect(wrong({ MODEL_IN_HOUSE: 'on', OPENAI_BASE_URL })).toContain('MODEL_IN_HOUSE');
});
