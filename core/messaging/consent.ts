import type { Db, Trx } from '@karo/db/client';
import type { Language } from '../kernel/index.ts';

/** What somebody agreed to, or took back, with the words that they were shown. */
export type Consent = {
  conversationId: bigint;
  customerId: string | undefined;
  wording: string;
  language: Language;
  at: Date;
};

async function write(trx: Trx, consent: Consent, by: 'opening' | 'start' | 'stop'): Promise<void> {
  const { conversationId, wording, language, at } = consent;
  const kind = by === 'stop' ? 'withdrawn' : 'given';
  await trx.insertInto('consent').values({ conversationId, kind, by, wording, language, at }).execute();
}

/** Nothing unasked goes to any of the customer's chats from now on, wherever they said so (Meta: opt-outs count on and off WhatsApp). */
export async function withdrawConsent(trx: Trx, consent: Consent): Promise<void> {
  await write(trx, consent, 'stop');
  await setStopped(trx, consent, consent.at);
}

/** They are written to again. */
export async function giveConsent(trx: Trx, consent: Consent): Promise<void> {
  await write(trx, consent, 'start');
  await setStopped(trx, consent, null);
}

async function setStopped(trx: Trx, consent: Consent, stoppedAt: Date | null): Promise<void> {
  const { conversationId, customerId } = consent;
  await trx
    .updateTable('conversation')
    .set({ stoppedAt })
    .where((where) =>
      where.or([
        where('id', '=', conversationId),
        ...(customerId === undefined ? [] : [where('customerId', '=', customerId)]),
      ]),
    )
    .execute();
}

/** Writes down that a chat was begun by its customer, who was told in the answer that they are written to and how that ends. */
export const recordOpening = (trx: Trx, consent: Consent): Promise<void> => write(trx, consent, 'opening');

/** Whether anything was ever agreed to here. */
export async function hasConsent(db: Db, conversationId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('conversationId', '=', conversationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether STOP was said here and not taken back. */
export async function isStopped(db: Db | Trx, conversationId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('conversation')
    .select('stoppedAt')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return (row?.stoppedAt ?? null) !== null;
}
