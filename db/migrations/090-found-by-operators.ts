import { type Kysely, sql } from 'kysely';

/** What operators look for by name, and what their figures count, is found by place and not by reading tables that grow for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_full_name on customer (lower(first_name || ' ' || last_name) text_pattern_ops);
    create index customer_last_name on customer (lower(last_name) text_pattern_ops);
    create index outbox_failed on outbox (failed_at) where sent_at is null and failed_at is not null;
    create index webhook_delivery_failed on webhook_delivery (created_at) where status = 'failed';
  `.execute(db);
}
