import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, call, isCode, isSignedOut, isStatus, newKey, segments, sentenceOf } from './api.ts';
import { startServer } from './testing/server.ts';
import { shell } from './words/en/shell.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let answer: { status?: number; body: unknown };

beforeEach(async () => {
  answer = { body: {} };
  server = await startServer(() => answer);
});
afterEach(() => server.stop());

const waitlist = { name: 'Ada', phone: '08030000001', email: 'ada@example.com' };

describe('the address of an endpoint', () => {
  test('a parameter cannot leave its segment', () => {
    const path = segments('GET /api/approvals/{id}', { params: { id: '../admin?x=1#y' } }).join('/');
    expect(path).toBe('/api/approvals/..%2Fadmin%3Fx%3D1%23y');
  });

  test('a query is encoded, and stands at the end', () => {
    const path = segments('GET /api/remittance/rates', { query: { country: 'US&x=1' } }).join('/');
    expect(path).toBe('/api/remittance/rates?country=US%26x%3D1');
  });
});

describe('a call', () => {
  test('sends the body as JSON, the language and the name of the call', async () => {
    answer = { body: { ok: true } };
    await call('POST /api/waitlist', { body: waitlist }, { key: 'one' });
    const [sent] = server.received;
    expect(sent).toMatchObject({ method: 'POST', path: '/api/waitlist' });
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'en',
      'idempotency-key': 'one',
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual(waitlist);
  });

  test('says what the bank says where it refuses', async () => {
    answer = { status: 422, body: { code: 'phone_invalid', detail: 'That is not a phone number.' } };
    const failure = await call('POST /api/waitlist', { body: waitlist }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(isStatus(failure, 422)).toBe(true);
    expect(isCode(failure, 'phone_invalid')).toBe(true);
    expect(isSignedOut(failure)).toBe(false);
    expect(sentenceOf(failure)).toBe('That is not a phone number.');
  });

  test('an answer that is no problem document has a sentence too', () => {
    expect(sentenceOf(new ApiError(502, '<html>Bad gateway</html>'))).toBe(shell.wentWrong);
  });

  test('says that there is no network where nothing came back', async () => {
    server.drop(true);
    const failure = await call('POST /api/waitlist', { body: waitlist }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(sentenceOf(failure)).toBe(shell.noNetwork);
  });
});

test('no two calls have one name', () => {
  const names = Array.from({ length: 1_000 }, newKey);
  expect(new Set(names).size).toBe(1_000);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
});
