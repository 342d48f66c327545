import type { Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type { Bank } from '../kernel/index.ts';

/** What a closed conversation's state says until its last words are sent; then who it was with is erased too. */
export const closedState = '{"closed": true}';

/** What stands where words were that the law does not ask to keep. */
const ERASED = '(erased)';

type Erasure = (trx: Trx, customerId: string, at: Date) => Promise<unknown>;

const erasures: readonly Erasure[] = [
  (trx, id) =>
    sql`update card set holder = 'CLOSED ACCOUNT', label = 'Card' where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update device set name = '', ip = null where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update passkey set name = '' where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update browser_session set ip = null, agent = null where customer_id = ${id}`.execute(trx),
  (trx, id) =>
    sql`update ussd_session set phone = '', facts = '{}', screen = '', browser = null where customer_id = ${id}`.execute(
      trx,
    ),
  (trx, id) =>
    sql`update ticket set subject = ${ERASED}, message = ${ERASED}, response = null where customer_id = ${id}`.execute(
      trx,
    ),
  (trx, id) => sql`update dispute set reason = ${ERASED} where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`delete from trusted_number where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`delete from one_time_code where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update conversation set proof_of = null where proof_of = ${id}`.execute(trx),
  (trx, id) => sql`delete from receiving_account where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`delete from model_ask where person = ${id}`.execute(trx),
  (trx, id) => sql`delete from pin_reset where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`delete from sign_in_attempt where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update group_member set kin_phone = null where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update payment_request set note = '' where asker_id = ${id}`.execute(trx),
  (trx, id) => sql`update bill set holder = null where customer_id = ${id}`.execute(trx),
  (trx, id) => sql`update goal set name = ${ERASED} where customer_id = ${id}`.execute(trx),
  // What moved nothing is of nobody's books.
  (trx, id) => sql`update quote set facts = '{}' where customer_id = ${id} and amount = 0`.execute(trx),
  (trx, id) =>
    sql`delete from webhook_delivery where webhook_id in (select id from webhook where customer_id = ${id})`.execute(
      trx,
    ),
  (trx, id) => sql`update webhook set url = '', secret = '' where customer_id = ${id}`.execute(trx),
  (trx, id, at) =>
    sql`update kyc_application set sealed = null, reason = null, decided_at = coalesce(decided_at, ${at}),
      status = case when status = 'pending' then 'rejected' else status end where customer_id = ${id}`.execute(
      trx,
    ),
];

/** Takes a person out of what belongs to them, in the transaction that closes their account (decision 33). */
export async function eraseBelongings(trx: Trx, customerId: string, at: Date): Promise<void> {
  for (const erasure of erasures) await erasure(trx, customerId, at);
}

/** Takes the number away from conversations of closed accounts, once the goodbye is sent or given up; for the rounds. Answers how many. */
export async function eraseClosedTalk(bank: Pick<Bank, 'db'>): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with gone as (
      update conversation set address = 'closed:' || id, state = '{}', sender = null
      where customer_id is null and state @> ${closedState}::jsonb and not exists (
        select from outbox where conversation_id = conversation.id and sent_at is null and failed_at is null)
      returning id
    ), emptied as (
      update outbox set reply = '{"text": ""}' where conversation_id in (select id from gone)
    )
    select id from gone`.execute(bank.db);
  return rows.length;
}
