import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BvnRegister } from '../kernel/ports.ts';
import { mono } from './bvn-mono.ts';
import { sandboxBvnByConsent } from './bvn-sandbox.ts';
import { type MonoServer, openMonoServer } from './testing/registers.ts';
import { badGateway } from './testing/server.ts';

const BVN = '22212345678';
const CODE = '123456';
const PATIENT_MS = 10_000;
const person = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348031234567' };
const troubles: string[] = [];
const trouble = (_provider: string, why: string) => void troubles.push(why);
let server: MonoServer;
beforeAll(async () => {
  server = await openMonoServer();
});
afterAll(() => server.close());

const openMono = (timeoutMs = PATIENT_MS) =>
  mono({ account: { ...server.account, url: server.url, sessionsADay: 500 }, timeoutMs, trouble });
const consentOf = ({ consent }: BvnRegister) => {
  if (!consent) throw new Error('it asks for no consent');
  return consent;
};

describe.each([
  ['sandbox', () => sandboxBvnByConsent()],
  ['mono', () => openMono()],
] as const)('a BVN by its person’s consent: %s', (_name, open) => {
  test('the record comes for the code alone, by one of the ways that the register named', async () => {
    const consent = consentOf(open());
    const begun = await consent.begin(BVN);
    expect(begun?.ways.map(({ id }) => id)).toContain('phone');
    expect(JSON.stringify(begun?.ways)).not.toMatch(/080312|alternate_phone/);
    const session = begun?.session ?? '';
    expect(await consent.send(session, 'phone')).toBe(true);
    expect(await consent.read(session, '000000')).toBeUndefined();
    const record = await consent.read(session, CODE);
    expect(record).toMatchObject({ firstName: 'NGOZI', lastName: 'EZE' });
    expect(record?.birthDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('a BVN that nobody has opens no session, and a look-up without consent answers nobody', async () => {
    const register = open();
    expect(await consentOf(register).begin('22200000000')).toBeUndefined();
    await expect(register.find(BVN, person)).rejects.toMatchObject({ code: 'bvn_consent_needed' });
  });
});

const mishaps = [
  'hang',
  'cut',
  badGateway,
  { status: 401, body: { status: 'failed', message: 'Unauthorized' } },
  { status: 402, body: { status: 'failed', message: 'top up' } },
  { status: 400, body: { status: 'failed', message: 'Insufficient wallet balance' } },
  { status: 429, body: {} },
  { status: 200, body: {} },
  { status: 200, body: { status: 'successful', message: 'OK', data: {} } },
] as const;
test.each(mishaps.map((mishap) => [JSON.stringify(mishap).slice(0, 70), mishap] as const))(
  'Mono: %s is nobody’s absence, no wrong code and nobody’s record',
  async (_what, mishap) => {
    const begun = await consentOf(openMono()).begin(BVN);
    const consent = consentOf(openMono(mishap === 'hang' ? 500 : PATIENT_MS));
    server.befall('/v2/lookup/bvn/initiate', mishap);
    await expect(consent.begin(BVN)).rejects.toMatchObject({ code: 'unavailable' });
    server.befall('/v2/lookup/bvn/details', mishap);
    await expect(consent.read(begun?.session ?? '', CODE)).rejects.toMatchObject({ code: 'unavailable' });
    expect(troubles.join()).not.toMatch(/222123/);
  },
);

test.each([
  { date_of_birth: '26-Mar-1995', phone_number1: '08031234567' },
  { dob: '1995-03-26', phone_number: '08031234567' },
])('Mono: both ways in which its pages write a record are read', async (written) => {
  const consent = consentOf(openMono());
  const data = { ...written, first_name: 'NGOZI', last_name: 'EZE' };
  server.befall('/v2/lookup/bvn/details', { body: { status: 'successful', data } });
  const begun = await consent.begin(BVN);
  expect(await consent.read(begun?.session ?? '', CODE)).toMatchObject({
    birthDate: '1995-03-26',
    phone: '08031234567',
  });
});
