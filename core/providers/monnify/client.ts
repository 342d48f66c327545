import type { Logger } from 'pino';
import type { Monnify } from '../../kernel/index.ts';
import { bearer } from '../bearer.ts';
import { type Ask, at, connect, type Heard, type Json, type Trouble, textAt, wordsAt } from '../http.ts';

export type MonnifyOptions = { account: Monnify; timeoutMs: number; trouble: Trouble; log: Logger };

/** The way to Monnify. */
export function askMonnify({ account, timeoutMs, trouble }: MonnifyOptions): Ask {
  const basic = Buffer.from(`${account.apiKey}:${account.secretKey}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  return bearer(connect({ name: 'monnify', url: account.url, headers: {}, timeoutMs, trouble }), {
    asking: { method: 'POST', path: '/api/v1/auth/login', json: '{}', headers },
    token: ['responseBody', 'accessToken'],
    seconds: ['responseBody', 'expiresIn'],
  }).call;
}

/** The body of an answer that says that it succeeded; undefined otherwise. */
export const bodyOf = (heard: Heard): Json =>
  !heard.silent && at(heard.body, 'requestSuccessful') === true ? at(heard.body, 'responseBody') : undefined;

/** Monnify's code of an answer. */
export const codeIn = (heard: Heard): string =>
  heard.silent ? '' : (textAt(heard.body, 'responseCode') ?? '');

/** Monnify's words for an answer, without secrets. */
export const messageIn = (heard: Heard): string =>
  heard.silent ? heard.why : (wordsAt(heard.body, 'responseMessage') ?? '');
