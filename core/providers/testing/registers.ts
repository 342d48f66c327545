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
