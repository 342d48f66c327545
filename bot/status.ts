import type { Db } from '@karo/db/client';
import qrcode from 'qrcode';

/** What a channel with a life of its own is doing. */
export type ChannelState = 'off' | 'starting' | 'qr' | 'authenticated' | 'ready' | 'down';
export type WhatsappStatus = { state: ChannelState; since: Date; problem?: string; qrSvg?: string };

/** A code is shown while the channel says that it is still good. */
const QR_GOOD_MS = 150_000;

/** Writes down how WhatsApp stands, for whichever process is asked. */
export async function saveWhatsapp(
  db: Db,
  status: { state: ChannelState; qr?: string; problem?: string; since: Date; at: Date },
): Promise<void> {
  const { state, qr = null, problem = null, since, at } = status;
  const row = { state, qr, problem, since, seenAt: at };
  await db
    .insertInto('channelState')
    .values({ channel: 'whatsapp', ...row })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
    .execute();
}

/** How WhatsApp stands; while it waits to be paired, with the code to scan as SVG. */
export async function whatsappStatus(db: Db, now: Date): Promise<WhatsappStatus> {
  const row = await db
    .selectFrom('channelState')
    .select(['state', 'qr', 'problem', 'since', 'seenAt'])
    .where('channel', '=', 'whatsapp')
    .executeTakeFirst();
  if (!row) return { state: 'off', since: now };
  const state = row.state as ChannelState;
  const good = state === 'qr' && row.qr && now.getTime() - row.seenAt.getTime() < QR_GOOD_MS;
  return {
    state,
    since: row.since,
    ...(row.problem && { problem: row.problem }),
    ...(good && row.qr && { qrSvg: await qrcode.toString(row.qr, { type: 'svg', margin: 2 }) }),
  };
}
