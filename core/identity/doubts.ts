import { type Trx, transact } from '@karo/db/client';
import { record } from '../audit/index.ts';
import { newIdentityCap } from '../catalogue/index.ts';
import type { Bank } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { capNewIdentity } from './sign-in.ts';

/** What WhatsApp knows of who writes: their business-scoped id, and the hash of their phone's keys, where it gives them. */
export type WhatsappSender = { address: string; bsuid?: string; identityKey?: string };

/** Why it is unsure who writes. Another id is another WhatsApp account; other keys are another phone, or the same one set up again. */
type Doubt = 'number_changed' | 'account_changed' | 'phone_changed';

type Row = { id: bigint; customerId: string | null; bsuid: string | null; identityKey: string | null };

const columns = ['id', 'customerId', 'bsuid', 'identityKey'] as const;

/**
 * Little money moves for a day and the customer is told everywhere; unless WhatsApp's id says that it is the same account, the chat belongs to nobody until the customer's PIN links
 * it again, for numbers are given to other people, and codes with them.
 */
async function doubt(
  trx: Trx,
  bank: Bank,
  row: Row,
  { why, isSameAccount = false }: { why: Doubt; isSameAccount?: boolean },
): Promise<void> {
  const at = bank.clock.now();
  const detaches = !isSameAccount;
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('conversationId', '=', row.id)
    .where('status', '=', 'open')
    .execute();
  if (detaches)
    await trx
      .updateTable('conversation')
      .set({
        customerId: null,
        state: '{}',
        unsureAt: at,
        ...(row.customerId !== null && { proofOf: row.customerId }),
      })
      .where('id', '=', row.id)
      .execute();
  const { customerId } = row;
  if (customerId === null) return;
  const until = await capNewIdentity(trx, customerId, at);
  if (why !== 'phone_changed' && row.bsuid)
    await trx
      .deleteFrom('identity')
      .where('customerId', '=', customerId)
      .where('kind', '=', 'bsuid')
      .where('value', '=', row.bsuid)
      .execute();
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `link:${row.id}:${why}:${at.getTime()}`,
      words: ({ security }) => ({
        text: `${security.chatInDoubt()} ${security.capped({ limit: newIdentityCap, until })}`,
      }),
    },
  );
  await record(trx, bank, {
    actor: { kind: 'system', id: 'whatsapp' },
    action: 'identity_doubted',
    customerId,
    origin: { channel: 'whatsapp' },
    subject: { kind: 'conversation', id: String(row.id) },
    facts: { why },
  });
}

/** What is another than before of whoever writes; undefined where nothing is known to be. */
function changeOf(
  row: Row,
  { bsuid, identityKey }: WhatsappSender,
): { why: Doubt; isSameAccount?: boolean } | undefined {
  if (bsuid !== undefined && row.bsuid !== null && row.bsuid !== bsuid) return { why: 'account_changed' };
  const isMoved = identityKey !== undefined && row.identityKey !== null && row.identityKey !== identityKey;
  return isMoved
    ? { why: 'phone_changed', isSameAccount: bsuid !== undefined && row.bsuid === bsuid }
    : undefined;
}

/**
 * Compares who writes with who wrote from this address before, and keeps what is new. A message from another WhatsApp account, or another phone, at a customer's number is a risk
 * event before it is read.
 */
export async function meetSender(bank: Bank, sender: WhatsappSender): Promise<void> {
  const { address, bsuid, identityKey } = sender;
  if (!bsuid && !identityKey) return;
  await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('conversation')
      .select(columns)
      .where('channel', '=', 'whatsapp')
      .where('address', '=', address)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return;
    if (row.bsuid === (bsuid ?? row.bsuid) && row.identityKey === (identityKey ?? row.identityKey)) return;
    await trx
      .updateTable('conversation')
      .set({ ...(bsuid && { bsuid }), ...(identityKey && { identityKey }) })
      .where('id', '=', row.id)
      .execute();
    const change = changeOf(row, sender);
    if (change) await doubt(trx, bank, row, change);
  });
}

/** WhatsApp says that somebody's number or id is another now: what stood under the old one proves nothing any more. */
export async function leaveSender(bank: Bank, old: { address?: string; bsuid?: string }): Promise<void> {
  await transact(bank.db, async (trx) => {
    const rows = await trx
      .selectFrom('conversation')
      .select(columns)
      .where('channel', '=', 'whatsapp')
      .where('unsureAt', 'is', null)
      .where((where) =>
        where.or([
          ...(old.address ? [where('address', '=', old.address)] : []),
          ...(old.bsuid ? [where('address', '=', old.bsuid), where('bsuid', '=', old.bsuid)] : []),
        ]),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const row of rows) await doubt(trx, bank, row, { why: 'number_changed' });
  });
}

/** WhatsApp refused a message because the phone at its number has other keys than the one it was meant for; whose account that is it does not say. */
export async function doubtPhone(bank: Bank, conversationId: bigint): Promise<void> {
  await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('conversation')
      .select(columns)
      .where('id', '=', conversationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return;
    await trx.updateTable('conversation').set({ identityKey: null }).where('id', '=', row.id).execute();
    await doubt(trx, bank, row, { why: 'phone_changed' });
  });
}
