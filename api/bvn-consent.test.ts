import { startCustomer } from '@karo/core/identity';
import { approvalLink } from '@karo/core/quotes';
import { beforeAll, expect, test } from 'vitest';
import { sandboxBvnByConsent } from '../core/providers/bvn-sandbox.ts';
import { siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
const CODE = '123456';
const BVN = '22212345678';
const post = (path: string, body: object) => agent().post(`/api${path}`).send(body);

beforeAll(() => {
  site.bank.bvn = sandboxBvnByConsent();
});

test('the wizard opens an account with the register’s own code, and only who has the phone’s spends the bank’s money', async () => {
  const phone = '0806 123 4571';
  const asking = { phone, bvn: BVN };
  await post('/auth/send-2fa-code', { method: 'sms', purpose: 'register', phone }).expect(200);
  const { body: sent } = await agent().get('/api/sandbox/messages').query({ address: '+2348061234571' });
  const verificationCode = /\b\d{6}\b/.exec(sent[0]?.body ?? '')?.[0] ?? '';
  const step = (more: object = {}) => post('/users/bvn-consent', { ...asking, verificationCode, ...more });
  const stranger = await post('/users/bvn-consent', { ...asking, verificationCode: '000000' });
  expect(stranger.body.code).toBe('code_wrong');
  expect(await site.bank.db.selectFrom('bvnConsent').selectAll().execute()).toEqual([]);
  const person = { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.com' };
  const pins = { transactionPin: '7391', confirmPin: '7391' };
  const register = () => post('/users/register', { ...person, ...pins, ...asking, verificationCode });
  expect((await register()).body.code).toBe('bvn_consent_needed');
  expect((await step()).body).toEqual({ state: 'choose', ways: [{ id: 'phone', hint: '0803*****67' }] });
  expect((await step({ way: 'phone' })).body.state).toBe('sent');
  expect((await step({ code: '000000' })).body).toMatchObject({
    code: 'code_wrong',
    facts: { triesLeft: 4 },
  });
  expect((await step({ code: CODE })).body).toEqual({ state: 'done', ways: [] });
  expect((await register()).body.user.firstName).toBe('Ngozi');
});

test('who opens by a link gives the register’s code there; without the link’s secret there is nothing', async () => {
  const bvn = '22212345679';
  const { quoteId } = await startCustomer(site.bank, {
    firstName: 'Ngozi',
    lastName: 'Eze',
    phone: '+2348061234572',
    language: 'en',
  });
  const secret = (await approvalLink(site.bank, quoteId)).split('#')[1];
  const at = `/approvals/${quoteId}`;
  const step = (more: object = {}) => post(`${at}/bvn-consent`, { secret, bvn, ...more });
  await post(`${at}/bvn-consent`, { bvn }).expect(404);
  const approve = () => post(at, { secret, bvn, pin: '7391' });
  expect((await approve()).body.code).toBe('bvn_consent_needed');
  await step().expect(200);
  await step({ way: 'phone' }).expect(200);
  await step({ code: CODE }).expect(200);
  await approve().expect(200);
  // The offer is over, and asks the register nothing more.
  expect((await step()).body.code).toBe('quote_used');
});
