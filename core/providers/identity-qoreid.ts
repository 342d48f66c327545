import { type BvnRegister, Fault, type Health, type Identity, type QoreId } from '../kernel/index.ts';
import { type Ask, at, connect, type Heard, type Json, type Trouble, textAt } from './http.ts';
import { recordIn } from './identity-dojah.ts';

const UNAUTHORISED = 401;
const NOT_FOUND = 404;
const RENEW_AT = 0.8;

type Token = { text: string; until: number };

/** The way to QoreID: a token for two hours, and one more where it is refused before its time. */
function askQoreId(account: QoreId, timeoutMs: number, trouble: Trouble) {
  const ask = connect({ name: 'qoreid', url: account.url, headers: {}, timeoutMs, trouble });
  let token: Token | undefined;
  const signIn = async (): Promise<boolean> => {
    const { clientId, secret } = account;
    const heard = await ask({ method: 'POST', path: '/token', json: JSON.stringify({ clientId, secret }) });
    const text = heard.silent ? undefined : textAt(heard.body, 'accessToken');
    // `7200`, or `7200 secs`.
    const seconds = heard.silent ? 0 : Number.parseInt(textAt(heard.body, 'expiresIn') ?? '60', 10);
    token = text ? { text, until: performance.now() + seconds * 1000 * RENEW_AT } : undefined;
    return token !== undefined;
  };
  const call: Ask = async (asking) => {
    for (let turn = 0; turn < 2; turn += 1) {
      if ((!token || token.until < performance.now()) && !(await signIn())) break;
      const heard: Heard = await ask({ ...asking, headers: { authorization: `Bearer ${token?.text}` } });
      if (heard.silent || heard.status !== UNAUTHORISED) return heard;
      token = undefined;
    }
    return { silent: true, why: 'the key was not taken' };
  };
  return { call, signIn };
}

type Claimed = { firstName: string; lastName: string; birthDate?: string };

const isExact = (body: Json, check: readonly string[]): boolean =>
  textAt(body, 'status', 'state') === 'complete' &&
  check.some((name) => textAt(body, 'summary', name, 'status') === 'EXACT_MATCH');

async function look(
  ask: Ask,
  asked: { path: string; claimed: Claimed; record: 'bvn' | 'nin'; checks: readonly string[] },
) {
  const what = asked.record === 'bvn' ? 'bvn' : 'identity';
  const { firstName: firstname, lastName: lastname, birthDate: dob } = asked.claimed;
  const json = JSON.stringify({ firstname, lastname, ...(dob && { dob }) });
  const heard = await ask({ method: 'POST', path: asked.path, json });
  if (!heard.silent && heard.status === NOT_FOUND) return undefined;
  if (heard.silent || heard.status >= 300) throw new Fault('unavailable', { what });
  if (textAt(heard.body, 'status', 'state') !== 'complete') throw new Fault('unavailable', { what });
  // Another person's: HTTP says 200 all the same.
  if (!isExact(heard.body, asked.checks)) throw new Fault(what === 'bvn' ? 'bvn_mismatch' : 'nin_mismatch');
  return recordIn(at(heard.body, asked.record), what);
}

const noPictures = async (): Promise<never> => {
  throw new Fault('unavailable', { what: 'identity' });
};

/** BVN and NIN by QoreID: only an exact match of the names counts. */
export function qoreid(options: { account: QoreId; timeoutMs: number; trouble: Trouble }): {
  bvn: BvnRegister;
  identity: Identity;
} {
  const { call, signIn } = askQoreId(options.account, options.timeoutMs, options.trouble);
  const health = async (): Promise<Health> =>
    (await signIn()) ? { works: true } : { works: false, problem: 'the key was not taken' };
  const of = (kind: string, number: string) => `/v1/ng/identities/${kind}/${number}`;
  return {
    bvn: {
      name: 'qoreid',
      health,
      find: (bvn, { firstName, lastName }) =>
        look(call, {
          path: of('bvn-basic', bvn),
          claimed: { firstName, lastName },
          record: 'bvn',
          checks: ['bvn_match_check', 'bvn_check'],
        }),
    },
    identity: {
      name: 'qoreid',
      health,
      address: noPictures,
      liveness: noPictures,
      nin: (nin, claimed) =>
        look(call, { path: of('nin', nin), claimed, record: 'nin', checks: ['nin_check'] }),
    },
  };
}
