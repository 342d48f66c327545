import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BvnRegister, Identity } from '../kernel/ports.ts';
import { sandboxBvn } from './bvn-sandbox.ts';
import { dojah, parseBirthDate } from './identity-dojah.ts';
import { qoreid } from './identity-qoreid.ts';
import { sandboxIdentity } from './identity-sandbox.ts';
import { openDojahServer, openQoreIdServer } from './testing/registers.ts';
import { badGateway } from './testing/server.ts';

const person = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348031234567', birthDate: '1995-03-26' };
const troubles: string[] = [];
const trouble = (_provider: string, why: string) => void troubles.push(why);
let ofDojah: Awaited<ReturnType<typeof openDojahServer>>;
let ofQoreId: Awaited<ReturnType<typeof openQoreIdServer>>;
beforeAll(async () => {
  [ofDojah, ofQoreId] = await Promise.all([openDojahServer(), openQoreIdServer()]);
});
afterAll(async () => void (await Promise.all([ofDojah.close(), ofQoreId.close()])));

type Pair = { bvn: BvnRegister; identity: Identity };
const dojahWithin = (timeoutMs: number) =>
  dojah({ account: { ...ofDojah.account, url: ofDojah.url }, timeoutMs, trouble });
/** For calls that are answered, however busy the machine is. */
const PATIENT_MS = 10_000;
const opened = {
  sandbox: () => ({ bvn: sandboxBvn(), identity: sandboxIdentity() }),
  dojah: () => dojahWithin(300),
  qoreid: () => qoreid({ account: { ...ofQoreId.account, url: ofQoreId.url }, timeoutMs: 300, trouble }),
} satisfies Record<string, () => Pair>;

describe.each(Object.entries(opened))('registers: %s', (name, open) => {
  test('a BVN answers its record, and undefined where nobody has it', async () => {
    const { bvn } = open();
    const found = await bvn.find('22212345678', person);
    expect(found?.firstName.toUpperCase()).toBe('NGOZI');
    expect(found?.birthDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await bvn.find('22200000000', person)).toBeUndefined();
  });

  test('a NIN answers its record', async () => {
    const found = await open().identity.nin('70123456789', person);
    expect(found?.lastName.toUpperCase()).toBe('EZE');
    if (name !== 'sandbox') expect(await open().identity.nin('70123450000', person)).toBeUndefined();
  });
});

const picture = (words = '') => ({
  mime: 'image/jpeg',
  bytes: Buffer.from(`\xff\xd8\xff ${words}`, 'latin1'),
});
const both = { bvn: '22212345678', nin: '70123456789' };

describe.each([
  ['sandbox', opened.sandbox],
  ['dojah', () => dojahWithin(PATIENT_MS)],
] as const)('faces: %s', (_name, open) => {
  test.each([
    ['', { live: true, same: true }],
    ['karo:spoof', { live: false }],
    ['karo:other', { same: false }],
  ])('a picture that shows %s', async (words, said) =>
    expect(await open().identity.liveness(picture(words), both)).toMatchObject(said),
  );
});

describe('faces by Dojah', () => {
  const look = (words: string, expected: { bvn?: string; nin?: string } = both) =>
    dojahWithin(PATIENT_MS).identity.liveness(picture(words), expected);
  const asked = (path: string) => ofDojah.calls.filter((call) => call.path === path);

  test.each(['karo:two', 'karo:nobody'])(
    '%s is no living person, and no register is asked',
    async (words) => {
      const before = asked('/api/v1/kyc/bvn/verify').length;
      expect(await look(words)).toEqual({ live: false, same: false });
      expect(asked('/api/v1/kyc/bvn/verify')).toHaveLength(before);
    },
  );

  test('every register that is named must know the face, and 82 per cent is not enough whatever is called a match', async () => {
    expect(await look('karo:alike')).toEqual({ live: true, same: false });
    expect(await look('', { bvn: both.bvn, nin: '70123450000' })).toEqual({ live: true, same: false });
    expect(await look('', { bvn: both.bvn })).toEqual({ live: true, same: true });
    expect(await look('', {})).toEqual({ live: true, same: false });
  });

  test.each([
    ['no words', { entity: {} }],
    [
      'a text for a truth',
      {
        entity: {
          liveness: { liveness_check: 'true', liveness_probability: 99 },
          face: { face_detected: true },
        },
      },
    ],
    ['no certainty', { entity: { liveness: { liveness_check: true }, face: { face_detected: true } } }],
    [
      'a certainty that is none',
      {
        entity: {
          liveness: { liveness_check: true, liveness_probability: '9e9' },
          face: { face_detected: true },
        },
      },
    ],
  ])('an answer with %s is no proof of life', async (_what, body) => {
    ofDojah.befall('/api/v1/ml/liveness', { body });
    expect(await look('')).toMatchObject({ live: false });
  });

  test.each(['/api/v1/ml/liveness', '/api/v1/kyc/bvn/verify', '/api/v1/kyc/nin/verify'])(
    'where %s does not answer, nobody is anybody and nobody is refused',
    async (path) => {
      const mishaps = [
        'hang',
        'cut',
        badGateway,
        { status: 402, body: { error: 'top up' } },
        { status: 200, body: {} },
      ] as const;
      for (const mishap of mishaps) {
        ofDojah.befall(path, mishap);
        const asked = dojahWithin(mishap === 'hang' ? 300 : PATIENT_MS).identity.liveness(picture(), both);
        await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
      }
      expect(troubles.join()).not.toMatch(/222123|701234/);
    },
  );
});

const servers = {
  dojah: { open: opened.dojah, server: () => ofDojah, bvn: '/api/v1/kyc/bvn/full' },
  qoreid: { open: opened.qoreid, server: () => ofQoreId, bvn: '/v1/ng/identities/bvn-basic/22212345678' },
};

describe.each(Object.entries(servers))('%s over its protocol', (_name, { open, server, bvn: path }) => {
  const mishaps = [
    'hang',
    'cut',
    badGateway,
    { status: 402, body: { error: 'top up' } },
    { status: 424, body: { error: 'down' } },
    { status: 429, body: {} },
    { status: 200, body: { entity: {}, status: { state: 'pending' } } },
  ] as const;
  test.each(mishaps.map((mishap) => [JSON.stringify(mishap).slice(0, 40), mishap] as const))(
    '%s is nobody’s record and nobody’s absence',
    async (_what, mishap) => {
      const { bvn } = open();
      await bvn.find('22212345678', person);
      server().befall(path, mishap);
      await expect(bvn.find('22212345678', person)).rejects.toMatchObject({ code: 'unavailable' });
      expect(troubles.join()).not.toMatch(/222123/);
    },
  );

  test('says whether its key works', async () => {
    expect(await open().bvn.health?.()).toMatchObject({ works: true });
  });
});

test('a record without a birth date is none: nobody’s age is assumed', async () => {
  const { bvn } = opened.dojah();
  ofDojah.befall('/api/v1/kyc/bvn/full', { body: { entity: { first_name: 'NGOZI', last_name: 'EZE' } } });
  await expect(bvn.find('22212345678', person)).rejects.toMatchObject({ code: 'unavailable' });
});

test('QoreID: only an exact match counts, though HTTP says 200; a token that is refused is renewed once', async () => {
  const { bvn, identity } = opened.qoreid();
  await expect(bvn.find('22212345678', { ...person, lastName: 'Obi' })).rejects.toMatchObject({
    code: 'bvn_mismatch',
  });
  await expect(identity.nin('70123456789', { ...person, lastName: 'Obi' })).rejects.toMatchObject({
    code: 'nin_mismatch',
  });
  ofQoreId.expire();
  expect((await bvn.find('22212345678', person))?.birthDate).toBe('1995-03-26');
});

test.each([
  ['1995-03-26', '1995-03-26'],
  ['26-03-1995', '1995-03-26'],
  ['26-Mar-1995', '1995-03-26'],
  ['1995-03-26T00:00:00Z', '1995-03-26'],
  ['99-99-1995', undefined],
  ['', undefined],
])('the birth date %s', (text, date) => expect(parseBirthDate(text)).toBe(date));
