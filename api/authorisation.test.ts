import { type Auth, contract, type Endpoint, type Row } from '@karo/core/contract';
import { addProof } from '@karo/core/customers';
import { demoPin } from '@karo/core/identity';
import { transact } from '@karo/db/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from './testing.ts';

/**
 * Who may call what: every row of the contract against everybody who could try. A row is judged by its `auth` alone, so one without a rule does not compile, and one that is served
 * otherwise than it says fails here.
 */
const callers = ['nobody', 'another', 'demo', 'owner', 'key', 'viewer', 'administrator'] as const;
type CallerName = (typeof callers)[number];

/** `in`: the call is looked at, whatever comes of it. */
type Expected = 'in' | 'unauthenticated' | 'forbidden' | 'scope_missing';

const admitted = (auth: Auth, row: Row): Record<CallerName, Expected> => {
  const out = 'unauthenticated';
  const everybody = {
    nobody: 'in',
    another: 'in',
    demo: 'in',
    owner: 'in',
    viewer: 'in',
    administrator: 'in',
  } as const;
  const customers = {
    nobody: out,
    another: 'in',
    demo: 'in',
    owner: 'in',
    viewer: out,
    administrator: out,
  } as const;
  const key: Expected = row.scope ? 'scope_missing' : auth === 'anyone' ? 'in' : 'forbidden';
  const rules: Record<Auth, Record<Exclude<CallerName, 'key'>, Expected>> = {
    anyone: everybody,
    visitor: everybody,
    // Whether the offer is theirs is asked of the offer: to anybody else there is none.
    approver: everybody,
    customer: customers,
    owner: { ...customers, another: 'forbidden', demo: 'forbidden' },
    admin: {
      nobody: out,
      another: out,
      demo: out,
      owner: out,
      // Cases of suspicion are not even an owner’s.
      administrator: row.role === 'compliance' ? 'forbidden' : 'in',
      viewer: (row.role ?? 'viewer') === 'viewer' ? 'in' : 'forbidden',
    },
  };
  return { ...rules[auth], key };
};

/** These end the caller's own session or stillness: they come last. */
const ending = [
  'POST /api/admin/key',
  'POST /api/user/deactivate',
  'POST /api/user/sessions/end-all',
  'DELETE /api/session',
  'DELETE /api/admin/session',
];

let site: TestSite;
let ownerId = '';
const browsers = {} as Record<Exclude<CallerName, 'key'>, ReturnType<typeof request.agent>>;
const keys: Record<string, string> = {};

const agent = () => request.agent(site.app.server);

async function enter(browser: ReturnType<typeof agent>, phone: string): Promise<string> {
  const person = { phone, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return body.user.id;
}

async function makeKey(permission: string): Promise<void> {
  const proof = { customerId: ownerId, factor: 'sms', purpose: 'verify' } as const;
  await transact(site.bank.db, (trx) => addProof(trx, site.bank, proof));
  const wanted = { name: permission, permissions: [permission], mode: 'live', pin: demoPin };
  const { body } = await browsers.owner.post('/api/developer/keys/generate').send(wanted).expect(200);
  keys[permission] = body.key;
}

async function nameViewer(): Promise<void> {
  const { body } = await browsers.administrator
    .post('/api/admin/administrators')
    .send({ name: 'Vera', role: 'viewer' })
    .expect(200);
  await browsers.viewer.post('/api/admin/verify').send({ adminKey: body.adminKey }).expect(200);
}

beforeAll(async () => {
  site = await testSite();
  for (const name of callers) if (name !== 'key') browsers[name] = agent();
  ownerId = await enter(browsers.owner, '+2348030011111');
  await enter(browsers.demo, '+2348030011112');
  await enter(browsers.another, '+2348030011113');
  await site.bank.db.updateTable('customer').set({ demo: false }).where('id', 'in', [ownerId]).execute();
  await browsers.administrator.post('/api/admin/verify').send({ adminKey: 'right' }).expect(200);
  await nameViewer();
  await makeKey('analytics:read');
  await makeKey('payments:read');
});
afterAll(() => site.close());

const NOBODYS = '11111111-1111-4111-8111-111111111111';

/** Sends what the row would take from the owner about themselves, and nothing else: no call here is meant to succeed. */
function send(endpoint: string, row: Row, caller: CallerName): request.Test {
  const [method = '', path = ''] = endpoint.split(' ');
  const url = path.replace(/\{(\w+)\}/g, row.auth === 'owner' ? ownerId : NOBODYS);
  const from = caller === 'key' ? agent() : browsers[caller];
  const call = from[method.toLowerCase() as 'get' | 'post' | 'delete'](url);
  if (caller === 'key') {
    const other = row.scope === 'analytics:read' ? 'payments:read' : 'analytics:read';
    call.set('authorization', `Bearer ${keys[other]}`);
  }
  return method === 'GET' ? call : call.send(row.auth === 'owner' ? { userId: ownerId } : {});
}

const refusals: readonly string[] = ['unauthenticated', 'forbidden', 'scope_missing'];

async function answered(endpoint: string, row: Row, caller: CallerName): Promise<Expected> {
  const { status, body } = await send(endpoint, row, caller);
  const code = String((body as { code?: string }).code ?? '');
  expect([500, 502, 504], `${caller}: ${endpoint}`).not.toContain(status);
  return refusals.includes(code) ? (code as Expected) : 'in';
}

const rows = Object.entries(contract as Record<string, Row>)
  // A stream never ends for who is let in; `api/chat.test.ts` opens it.
  .filter(([, row]) => row.produces !== 'text/event-stream')
  .sort(([one], [other]) => ending.indexOf(one) - ending.indexOf(other));

describe('every endpoint, and everybody', () => {
  test('the contract says of each row whom it answers', () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const [endpoint, row] of rows)
      expect(Object.values(admitted(row.auth, row)), endpoint).toHaveLength(callers.length);
  });

  test.each(rows)('%s', async (endpoint, row) => {
    const expected = admitted(row.auth, row);
    // A row that refuses for a reason of its own is let in first, and says so.
    const own: readonly string[] = row.faults;
    const got: Partial<Record<CallerName, Expected>> = {};
    for (const caller of callers) {
      const answer = await answered(endpoint, row, caller);
      // A freeze revokes the live keys of its account, which other rows are asked with.
      if (endpoint === 'POST /api/user/freeze') {
        await site.bank.db.updateTable('apiKey').set({ revokedAt: null }).execute();
        await site.bank.db
          .updateTable('customer')
          .set({ status: 'active' })
          .where('id', '=', ownerId)
          .execute();
      }
      got[caller] = own.includes(answer) && expected[caller] === 'in' ? 'in' : answer;
    }
    expect(got).toEqual(expected);
  });

  test('the dashboard answers only its owner; the lists of people only an administrator', async () => {
    await browsers.owner.get(`/api/users/${ownerId}/dashboard`).expect(401);
    for (const path of ['/api/waitlist', '/api/inquiries', '/api/stats']) {
      await browsers.nobody.get(path).expect(401);
      await browsers.demo.get(path).expect(401);
    }
    const rights: Endpoint[] = ['GET /api/waitlist', 'GET /api/inquiries', 'GET /api/stats'];
    expect(rights.map((endpoint) => contract[endpoint].auth)).toEqual(['admin', 'admin', 'admin']);
  });
});
