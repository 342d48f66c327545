import { type Kysely, sql } from 'kysely';

/** Each webhook is a lane of its own: when it may be tried again, and since when it is disabled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook
      add column failures smallint not null default 0,
      add column next_try_at timestamptz,
      add column disabled_at timestamptz;
    drop index webhook_delivery_due;
    create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where status = 'waiting';
  `.execute(db);
}
