import { type Json, textAt } from '../http.ts';
import { openProviderServer, type ProviderServer, type Reply } from './server.ts';

/** Numbers that no register knows end so. */
const UNKNOWN = /0000$/;
const UNDER_AGE = /0002$/;
const birthYear = (number: string): string => (UNDER_AGE.test(number) ? '2015' : '1995');

/** What Dojah says of a picture, whose words say what it shows: `karo:spoof`, `karo:two`, `karo:nobody`, `karo:other`, `karo:alike`. */
function pictureOf(path: string, body: Json): Reply | undefined {
  const shows = (what: string) =>
    Buffer.from(textAt(body, 'image') ?? textAt(body, 'selfie_image') ?? '', 'base64').includes(
      `karo:${what}`,
    );
  if (path === '/api/v1/ml/liveness') {
    const face = { face_detected: !shows('nobody'), multiface_detected: shows('two') };
    const liveness = { liveness_check: !shows('spoof'), liveness_probability: shows('spoof') ? 12.5 : 97.3 };
    return { body: { entity: { liveness, face } } };
  }
  const [, register] = /^\/api\/v1\/kyc\/(bvn|nin)\/verify$/.exec(path) ?? [];
  if (!register) return undefined;
  if (UNKNOWN.test(textAt(body, register) ?? '')) return { status: 404, body: { error: 'not found' } };
  const certainty = shows('other') ? 21 : shows('alike') ? 82.4 : 99.1;
  const found = { confidence_value: certainty, match: certainty > 80 };
  return { body: { entity: { first_name: 'NGOZI', last_name: 'EZE', selfie_verification: found } } };
}

/** Dojah as its documents describe it. */
export async function openDojahServer(): Promise<
  ProviderServer & { account: { appId: string; secret: string } }
> {
  const account = { appId: 'app-1', secret: 'dojah_secret' };
  const entity = (number: string, more: object): Reply =>
    UNKNOWN.test(number) ? { status: 404, body: { error: 'BVN not found' } } : { body: { entity: more } };
  const server = await openProviderServer(({ path, query, headers, body }) => {
    if (headers.appid !== account.appId || headers.authorization !== account.secret)
      return { status: 401, body: { error: 'Unauthorized' } };
    const picture = pictureOf(path, body);
    if (picture) return picture;
    if (path === '/api/v1/balance') return { body: { entity: { wallet_balance: '250.75' } } };
    const bvn = query.get('bvn') ?? '';
    if (path === '/api/v1/kyc/bvn/full')
      return entity(bvn, {
        bvn,
        first_name: 'NGOZI',
        last_name: 'EZE',
        date_of_birth: `${birthYear(bvn)}-03-26`,
        phone_number1: '08031234567',
      });
    const nin = query.get('nin') ?? '';
    if (path !== '/api/v1/kyc/nin') return undefined;
    return entity(nin, { firstname: 'NGOZI', surname: 'EZE', birthdate: `26-03-${birthYear(nin)}` });
  });
  return { ...server, account };
}

/** What QoreID answers about a number that it knows. */
function checkOf(kind: string, number: string, lastname: string | undefined): Reply['body'] {
  const isSame = lastname?.toUpperCase() === 'EZE';
  const check = {
    status: isSame ? 'EXACT_MATCH' : 'NO_MATCH',
    fieldMatches: { firstname: true, lastname: isSame },
  };
  const record = {
    firstname: 'NGOZI',
    lastname: 'EZE',
    birthdate: `26-03-${birthYear(number)}`,
    phone: '08031234567',
  };
  const register = kind === 'nin' ? 'nin' : 'bvn';
  return {
    id: 7,
    summary: { [`${register}_check`]: check },
    status: { state: 'complete', status: isSame ? 'verified' : 'id_mismatch' },
    [register]: record,
  };
}

/** QoreID as its documents describe it: a mismatch is answered 200. */
export async function openQoreIdServer(): Promise<
  ProviderServer & { account: { clientId: string; secret: string }; expire(): void }
> {
  const account = { clientId: 'client-1', secret: 'qoreid_secret' };
  let token = 0;
  const server = await openProviderServer(({ path, headers, body }) => {
    if (path === '/token') {
      if (textAt(body, 'secret') !== account.secret)
        return { status: 401, body: { message: 'Unauthorized' } };
      token += 1;
      return {
        status: 201,
        body: { accessToken: `token-${token}`, expiresIn: '7200 secs', tokenType: 'Bearer' },
      };
    }
    if (headers.authorization !== `Bearer token-${token}`)
      return { status: 401, body: { message: 'Expired' } };
    const [, , , , kind = '', number = ''] = path.split('/');
    if (UNKNOWN.test(number)) return { status: 404, body: { message: 'not found' } };
    return { body: checkOf(kind, number, textAt(body, 'lastname')) };
  });
  return {
    ...server,
    account,
    expire: () => {
      token += 1;
    },
  };
}

export type MonoServer = ProviderServer & {
  account: { secretKey: string };
  /** The code that it sends. */
  code: string;
};

/** Mono's iGree as its documents describe it: three calls, of which each is billed, a session in a header, and a refusal that says `failed`. */
export async function openMonoServer(): Promise<MonoServer> {
  const account = { secretKey: 'test_sk_karo' };
  const code = '123456';
  const sessions = new Map<string, string>();
  const done = (data: unknown): Reply => ({ body: { status: 'successful', message: 'OK', data } });
  const failed = (message: string): Reply => ({
    status: 400,
    body: { status: 'failed', message, data: null },
  });
  const initiate = (bvn: string): Reply => {
    if (UNKNOWN.test(bvn)) return failed('BVN not found');
    const session_id = `session-${sessions.size + 1}`;
    sessions.set(session_id, bvn);
    const methods = [
      { method: 'phone', hint: '0803*****67' },
      { method: 'email', hint: 'n***@example.ng' },
      { method: 'alternate_phone', hint: 'another number' },
    ];
    return done({ session_id, bvn, methods });
  };
  const server = await openProviderServer(({ path, headers, body }) => {
    if (headers['mono-sec-key'] !== account.secretKey)
      return { status: 401, body: { status: 'failed', message: 'Unauthorized', data: null } };
    if (path === '/v2/lookup/bvn/initiate') return initiate(textAt(body, 'bvn') ?? '');
    const of = sessions.get(String(headers['x-session-id']));
    if (of === undefined) return failed('Session not found');
    if (path === '/v2/lookup/bvn/verify') return done(null);
    if (path !== '/v2/lookup/bvn/details') return undefined;
    if (textAt(body, 'otp') !== code) return failed('Invalid OTP');
    const person = { first_name: 'NGOZI', last_name: 'EZE', middle_name: 'ADA', bvn: of, nin: '70123456789' };
    return done({ ...person, dob: `${birthYear(of)}-03-26`, phone_number: '08031234567', address: 'Lagos' });
  });
  return { ...server, account, code };
}
