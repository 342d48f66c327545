import { type BvnRegister, Fault, type Identity, type QoreId } from '../kernel/index.ts';
import { bearer } from './bearer.ts';
import { type Ask, at, connect, type Json, type Trouble, textAt } from './http.ts';
import { recordIn } from './identity-dojah.ts';

const NOT_FOUND = 404;

/** The way to QoreID. */
function askQoreId({ clientId, secret, url }: QoreId, timeoutMs: number, trouble: Trouble) {
  return bearer(connect({ name: 'qoreid', url, headers: {}, timeoutMs, trouble }), {
    asking: { method: 'POST', path: '/token', json: JSON.stringify({ clientId, secret }) },
    token: ['accessToken'],
    seconds: ['expiresIn'],
  });
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
  const of = (kind: string, number: string) => `/v1/ng/identities/${kind}/${number}`;
  return {
    bvn: {
      name: 'qoreid',
      health: signIn,
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
      health: signIn,
      // It has no comparison with a register's face that could be read.
      faces: { absent: true },
      address: noPictures,
      liveness: noPictures,
      nin: (nin, claimed) =>
        look(call, { path: of('nin', nin), claimed, record: 'nin', checks: ['nin_check'] }),
    },
  };
}
