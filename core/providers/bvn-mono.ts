import { type BvnRegister, type ConsentWay, Fault, type Mono } from '../kernel/index.ts';
import { type Ask, at, connect, type Heard, listAt, type Trouble, textAt, wordsAt } from './http.ts';
import { recordIn } from './identity-dojah.ts';

/** The person must be asked for the number first, and the register does not say whose that is. */
const NEEDS_A_NUMBER = 'alternate_phone';
const REFUSED = new Set([200, 400, 404, 409, 422]);

const unavailable = (): Fault => new Fault('unavailable', { what: 'bvn' });

const isDone = (heard: Heard): heard is Exclude<Heard, { silent: true }> =>
  !heard.silent && heard.status < 300 && textAt(heard.body, 'status') === 'successful';

/** Refused in so many words, and for a reason that is the person's: an empty balance with Mono is ours. How an error looks is not documented in full. */
const isRefused = (heard: Heard): boolean =>
  !heard.silent &&
  REFUSED.has(heard.status) &&
  textAt(heard.body, 'status') === 'failed' &&
  !/balance|wallet|insufficient|expired key|unauthori[sz]ed|permission/i.test(
    wordsAt(heard.body, 'message') ?? '',
  );

async function call(ask: Ask, step: string, body: object, session?: string): Promise<Heard> {
  const heard = await ask({
    method: 'POST',
    path: `/v2/lookup/bvn/${step}`,
    json: JSON.stringify(body),
    ...(session && { headers: { 'x-session-id': session } }),
  });
  if (!isDone(heard) && !isRefused(heard)) throw unavailable();
  return heard;
}

/** BVNs by Mono's iGree. The BVN stands in no address; nothing of a record is kept here. It has no call that costs nothing, so that its key is tried by none. */
export function mono(options: { account: Mono; timeoutMs: number; trouble: Trouble }): BvnRegister {
  const { account, timeoutMs, trouble } = options;
  const headers = { 'mono-sec-key': account.secretKey };
  const ask = connect({ name: 'mono', url: account.url, headers, timeoutMs, trouble });
  return {
    name: 'mono',
    find: async () => {
      throw new Fault('bvn_consent_needed');
    },
    health: async () => ({ works: true, problem: 'its calls are billed, so that the key is not tried here' }),
    consent: {
      begin: async (bvn) => {
        const heard = await call(ask, 'initiate', { bvn, scope: 'identity' });
        if (!isDone(heard)) return undefined;
        const session = textAt(heard.body, 'data', 'session_id');
        const ways = listAt(heard.body, 'data', 'methods').flatMap((row): ConsentWay[] => {
          const [id, hint] = [textAt(row, 'method'), textAt(row, 'hint')];
          return id && id !== NEEDS_A_NUMBER ? [{ id, hint: hint ?? id }] : [];
        });
        if (!session || ways.length === 0) throw unavailable();
        return { session, ways };
      },
      send: async (session, method) => isDone(await call(ask, 'verify', { method }, session)),
      read: async (session, otp) => {
        const heard = await call(ask, 'details', { otp }, session);
        return isDone(heard) ? recordIn(at(heard.body, 'data'), 'bvn') : undefined;
      },
    },
  };
}
