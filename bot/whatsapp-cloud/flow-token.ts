import { timingSafeEqual } from 'node:crypto';
import { type Bank, keyedHash } from '@karo/core/kernel';

const macOf = (bank: Pick<Bank, 'config'>, quoteId: string): Buffer =>
  keyedHash(bank.config.secret, 'whatsapp-flow', quoteId);

/** What a Flow says it is for: one quote, and a proof that we named it. The same quote has the same token, so that a message sent again opens the same. */
export const flowTokenOf = (bank: Pick<Bank, 'config'>, quoteId: string): string =>
  `${quoteId}.${macOf(bank, quoteId).toString('base64url')}`;

/** The quote that a token was made for; undefined for anything else. */
export function quoteIdIn(bank: Pick<Bank, 'config'>, token: unknown): string | undefined {
  const [, quoteId, mac] =
    typeof token === 'string' ? (/^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []) : [];
  if (quoteId === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const own = macOf(bank, quoteId);
  return given.length === own.length && timingSafeEqual(given, own) ? quoteId : undefined;
}
