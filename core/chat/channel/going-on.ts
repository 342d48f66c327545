import { sql } from 'kysely';
import type { Bank } from '../../kernel/index.ts';
import { GO_ON } from '../dialogue/index.ts';
import { type Incoming, receive } from './inbox.ts';

type Waiting = Pick<Incoming, 'channel' | 'address'>;

/**
 * Goes on with what a customer ordered in the same message, where the order before it is carried out; nothing where nothing waits. Safe to repeat: an order
 * is gone on from once.
 */
export async function goOnFrom(bank: Bank, orderId: bigint): Promise<void> {
  const { rows } = await sql<Waiting>`
    select c.channel, c.address from (
      select quote_id from transfer where id = ${orderId}
      union all select quote_id from airtime where id = ${orderId}
      union all select quote_id from bill where id = ${orderId}) done
    join quote q on q.id = done.quote_id
    join conversation c on c.id = q.conversation_id
    where jsonb_array_length(coalesce(c.state -> 'queue', '[]'::jsonb)) > 0`.execute(bank.db);
  const [waiting] = rows;
  if (!waiting) return;
  await receive(bank, {
    channel: waiting.channel,
    address: waiting.address,
    providerId: `go-on-${orderId}`,
    kind: 'other',
    choiceId: GO_ON,
    sentAt: bank.clock.now(),
  });
}
