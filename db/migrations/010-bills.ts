import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Data, electricity and television; airtime has its own table.
    create table bill (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      kind text not null check (kind in ('data', 'electricity', 'tv')),
      biller text not null,
      number text not null,
      meter_type text check (meter_type in ('prepaid', 'postpaid')),
      -- Whose meter or smartcard it is, as its company said when it was offered.
      holder text,
      plan text,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('sending', 'pending', 'success', 'failed')),
      -- What is typed into a prepaid meter, and the kWh that it is worth.
      token text,
      units text,
      hold_id bigint,
      posting_id bigint,
      tries smallint not null default 0,
      next_query_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz
    );
    create index bill_customer on bill (customer_id, created_at);
    create index bill_open on bill (id) where status in ('sending', 'pending');

    create table sandbox_bill (
      reference text primary key,
      kind text not null,
      biller text not null,
      number text not null,
      plan text,
      amount bigint not null,
      status_now text not null,
      status_then text not null,
      token text,
      units text,
      settles_at timestamptz not null,
      received_at timestamptz not null
    );
  `.execute(db);
  await openHotAccounts(db, [['bill_settlement', 'Bills']]);
}
