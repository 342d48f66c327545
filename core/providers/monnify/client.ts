import type { Logger } from 'pino';
import type { Monnify } from '../../kernel/index.ts';
import { type Ask, type Asking, at, connect, type Heard, type Json, type Trouble, textAt } from '../http.ts';

export type MonnifyOptions = { account: Monnify; timeoutMs: number; trouble: Trouble; log: Logger };

/** A token is renewed at this part of its life. */
const RENEW_AT = 0.8;
const UNAUTHORISED = 401;

type Token = { text: string; until: number };

/** The way to Monnify: it signs in when it must, and once more where a token is refused before its time. */
export function askMonnify({ account, timeoutMs, trouble }: MonnifyOptions): Ask {
  const ask = connect({ name: 'monnify', url: account.url, headers: {}, timeoutMs, trouble });
  const basic = Buffer.from(`${account.apiKey}:${account.secretKey}`).toString('base64');
  let token: Promise<Token | Heard> | undefined;

  const signIn = async (): Promise<Token | Heard> => {
    const heard = await ask({
      method: 'POST',
      path: '/api/v1/auth/login',
      json: '{}',
      headers: { authorization: `Basic ${basic}` },
    });
    if (heard.silent) return heard;
    const text = textAt(heard.body, 'responseBody', 'accessToken');
    const seconds = Number(textAt(heard.body, 'responseBody', 'expiresIn') ?? '');
    if (!text) return { silent: true, why: 'the key was not taken', status: heard.status };
    return { text, until: performance.now() + (seconds || 60) * 1000 * RENEW_AT };
  };

  const current = async (): Promise<Token | Heard> => {
    const known = await token;
    if (known && 'text' in known && known.until > performance.now()) return known;
    token = signIn();
    return token;
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
  return (asking) => withToken(asking, true);
}

/** The body of an answer that says that it succeeded; undefined otherwise. */
export const bodyOf = (heard: Heard): Json =>
  !heard.silent && at(heard.body, 'requestSuccessful') === true ? at(heard.body, 'responseBody') : undefined;

/** Monnify's code of an answer. */
export const codeIn = (heard: Heard): string =>
  heard.silent ? '' : (textAt(heard.body, 'responseCode') ?? '');

/** Monnify's words for an answer. */
export const messageIn = (heard: Heard): string =>
  heard.silent ? heard.why : (textAt(heard.body, 'responseMessage') ?? '');
