import { addProof } from '@karo/core/customers';
import { demoPin } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { quoteTransfer } from '@karo/core/products/transfers';
import { approvalLink } from '@karo/core/quotes';
import { softPasskey } from '@karo/core/sandbox';
import { transact } from '@karo/db/client';
import { describe, expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;
const post = (browser: Agent, path: string, body: object = {}) => browser.post(`/api${path}`).send(body);

let made = 0;
async function someone(): Promise<{ browser: Agent; id: string; phone: string }> {
  made += 1;
  const browser = agent();
  const phone = `+23480640000${String(10 + made)}`;
  const person = { phone, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await post(browser, '/users/register', person).expect(200);
  return { browser, id: body.user.id, phone };
}

const offer = async (customerId: string, amount = 2_000) =>
  (
    await quoteTransfer(site.bank, {
      customerId,
      bankCode: '000013',
      account: '1234567896',
      amount: naira(amount),
    })
  ).quoteId;

const newKey = () => softPasskey(site.bank.config.publicUrl);

async function enrol(browser: Agent, proves?: { id: string }) {
  const key = newKey();
  if (proves)
    await transact(site.bank.db, (trx) =>
      addProof(trx, site.bank, { customerId: proves.id, factor: 'sms', purpose: 'verify' }),
    );
  const given = proves ? {} : { pin: demoPin };
  const { body: options } = await post(browser, '/user/passkeys/options', given).expect(200);
  const { body } = await post(browser, '/user/passkeys', { response: key.create(options), name: 'My phone' });
  return { key, passkey: body };
}

describe('passkeys over HTTP', () => {
  test('one is made with the PIN, listed, and removed', async () => {
    const { browser } = await someone();
    await post(browser, '/user/passkeys/options', {}).expect(403);
    const { passkey } = await enrol(browser);
    expect((await browser.get('/api/user/passkeys')).body).toMatchObject([
      { id: passkey.id, name: 'My phone' },
    ]);
    const { body: settings } = await browser.get('/api/user/security-settings');
    expect(settings).toMatchObject({ biometricEnabled: true, passkeys: 1 });
    await post(browser, `/user/passkeys/${passkey.id}/remove`).expect(200);
    expect((await browser.get('/api/user/passkeys')).body).toEqual([]);
  });

  test('it signs in on another browser, without PIN or code', async () => {
    const { browser, id } = await someone();
    const { key } = await enrol(browser, { id });
    const { key: weak, passkey } = await enrol(browser);
    expect(passkey.countsFrom).toBeNull();
    const other = agent();
    const { body: asked } = await post(other, '/auth/passkey/options').expect(200);
    const refused = await post(other, '/auth/passkey', { response: weak.get(asked) }).expect(403);
    expect(refused.body.code).toBe('passkey_unproved');
    expect((await post(browser, `/user/passkeys/${passkey.id}/confirm`)).body.code).toBe(
      'second_factor_needed',
    );
    const { body: options } = await post(other, '/auth/passkey/options').expect(200);
    const { body } = await post(other, '/auth/passkey', { response: key.get(options) }).expect(200);
    expect(body.user.id).toBe(id);
    expect((await other.get('/api/session')).body.user.id).toBe(id);
    await post(agent(), '/auth/passkey', { response: key.get(options) }).expect(403);
  });

  test('it approves the one offer whose hash it signed', async () => {
    const { browser, id } = await someone();
    const { key } = await enrol(browser);
    const [one, two] = [await offer(id), await offer(id)];
    expect((await browser.get(`/api/approvals/${one}`)).body.passkey).toBe(true);
    const { body: options } = await post(browser, `/approvals/${one}/passkey-options`).expect(200);
    const passkey = key.get(options);
    expect((await post(browser, `/approvals/${two}`, { passkey })).body.code).toBe('passkey_wrong');
    const again = await post(browser, `/approvals/${one}/passkey-options`).expect(200);
    await post(browser, `/approvals/${one}`, { passkey: key.get(again.body) }).expect(200);
    await post(browser, `/approvals/${one}`, { passkey }).expect(409);
  });
});

describe('a second factor beside the PIN', () => {
  test('comes to the customer’s number, also on the page of a link', async () => {
    const { browser, id, phone } = await someone();
    const { body: held } = await browser.get('/api/user/security-settings');
    const { instantTransfers: _, twoFactorMethod: __, passkeys: ___, ...settings } = held;
    await post(browser, '/user/security-settings', { ...settings, stepUpAbove: 1_000 }).expect(200);
    const quoteId = await offer(id);
    const secret = (await approvalLink(site.bank, quoteId)).split('#')[1];
    const stranger = agent();
    const approve = (given: object) => post(stranger, `/approvals/${quoteId}`, { secret, ...given });
    expect((await approve({ pin: demoPin })).body.code).toBe('second_factor_needed');
    await post(stranger, `/approvals/${quoteId}/send-code`, {}).expect(404);
    await post(stranger, `/approvals/${quoteId}/send-code`, { secret }).expect(200);
    const { body: messages } = await agent().get('/api/sandbox/messages').query({ address: phone });
    const code = /\b\d{6}\b/.exec(messages[0].body)?.[0];
    expect(messages[0].body).toContain('₦2,000');
    expect((await approve({ pin: demoPin, code: '000000' })).body.code).toBe('code_wrong');
    await approve({ pin: demoPin, code }).expect(200);
  });
});

describe('whoever holds an approval link', () => {
  test('has five tries at the PIN, however many customers they are signed in as', async () => {
    const { browser, id } = await someone();
    const quoteId = await offer(id);
    const secret = (await approvalLink(site.bank, quoteId)).split('#')[1];
    const answers: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      const { browser: other } = await someone();
      for (const pin of ['1111', '1112'])
        answers.push((await post(other, `/approvals/${quoteId}`, { secret, pin })).body.code);
    }
    expect(answers).toEqual([...Array<string>(4).fill('pin_wrong'), 'pin_locked', 'pin_locked']);
    // The customer's own session has its own tries.
    await post(browser, `/approvals/${quoteId}`, { pin: demoPin }).expect(200);
  });
});
