import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../kernel/index.ts';
import { productionEnv, type TestBank, testBank } from '../sandbox/index.ts';
import { hashPin } from './index.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

/** The parameters of the hash under which this bank would keep a PIN. */
async function costOf(config: Pick<TestBank['config'], 'sandbox' | 'pinCost'>): Promise<string | undefined> {
  const kept = await hashPin({ config: { ...bank.config, ...config }, keys: bank.keys }, '2580');
  const sealed = Buffer.from(kept.slice(kept.indexOf(':') + 1), 'hex');
  return bank.keys.unseal(sealed, 'pin-hash').split('$')[3];
}

test('no environment has PINs hashed for less than OWASP asks of argon2id, and outside a sandbox nothing has', async () => {
  const production = readConfig({ ...productionEnv, PIN_COST: 'least', PINCOST: 'least' });
  expect(production.pinCost).toBe('usual');
  expect(readConfig({ SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32), PIN_COST: 'least' }).pinCost).toBe(
    'usual',
  );
  expect(await costOf({ sandbox: true, pinCost: 'usual' })).toBe('m=19456,t=2,p=1');
  expect(await costOf({ sandbox: false, pinCost: 'least' })).toBe('m=19456,t=2,p=1');
  expect(await costOf({ sandbox: true, pinCost: 'least' })).toBe('m=8,t=1,p=1');
});
