import type { Health } from '../kernel/index.ts';
import { type Ask, type Asking, type Heard, textAt } from './http.ts';

/** A token is renewed at this part of its life. */
const RENEW_AT = 0.8;
const SECONDS_USUAL = 60;
const UNAUTHORISED = 401;

type Token = { text: string; until: number };

/** How a provider is signed in to, and where its answer says the token and how many seconds it is good for (`7200`, or `7200 secs`). */
export type SigningIn = { asking: Asking; token: string[]; seconds: string[] };

async function takeToken(ask: Ask, { asking, token, seconds }: SigningIn): Promise<Token | Heard> {
  const heard = await ask(asking);
  if (heard.silent) return heard;
  const text = textAt(heard.body, ...token);
  if (!text) return { silent: true, why: 'the key was not taken', status: heard.status };
  const life = Number.parseInt(textAt(heard.body, ...seconds) ?? '', 10) || SECONDS_USUAL;
  return { text, until: performance.now() + life * 1000 * RENEW_AT };
}

/** The way to a provider that gives out tokens: it signs in when it must, and once more where a token is refused before its time. `signIn` says whether the key is taken. */
export function bearer(ask: Ask, signing: SigningIn): { call: Ask; signIn(): Promise<Health> } {
  let token: Promise<Token | Heard> | undefined;

  const renew = (): Promise<Token | Heard> => {
    token = takeToken(ask, signing);
    return token;
  };
  const current = async (): Promise<Token | Heard> => {
    const asked = token;
    const known = await asked;
    if (known && 'text' in known && known.until > performance.now()) return known;
    // Whoever found it so first has signed in for the others.
    return token && token !== asked ? token : renew();
  };
  const withToken = async (asking: Asking, again: boolean): Promise<Heard> => {
    const known = await current();
    if (!('text' in known)) return known;
    const heard = await ask({ ...asking, headers: { authorization: `Bearer ${known.text}` } });
    if (heard.silent || heard.status !== UNAUTHORISED) return heard;
    if (!again) return { silent: true, why: 'the token was not taken', status: heard.status };
    token = undefined;
    return withToken(asking, false);
  };
  return {
    call: (asking) => withToken(asking, true),
    signIn: async () => {
      const known = await renew();
      if ('text' in known) return { works: true };
      return { works: false, problem: known.silent ? known.why : 'the key was not taken' };
    },
  };
}
