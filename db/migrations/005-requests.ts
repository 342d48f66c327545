import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A caller's own name for a request that moves money: sent twice, it is done once.
    create table request (
      customer_id uuid not null references customer (id),
      key text not null,
      order_hash bytea not null,
      quote_id uuid references quote (id),
      created_at timestamptz not null,
      primary key (customer_id, key)
    );
  `.execute(db);
}
