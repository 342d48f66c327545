import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A virtual card, from its order on. The number and the CVV stay with the issuer.
    create table card (
      id bigint primary key default nextval('order_id'),
      reference text not null unique,
      quote_id uuid not null unique references quote (id),
      customer_id uuid not null references customer (id),
      conversation_id bigint references conversation (id),
      label text not null,
      status text not null check (status in ('sending', 'pending', 'active', 'frozen', 'closed', 'failed')),
      issuer_id text unique,
      brand text,
      last_four text check (last_four ~ '^[0-9]{4}$'),
      expires text,
      holder text not null,
      daily_limit bigint not null check (daily_limit >= 0),
      -- By kind of merchant, in kobo.
      kind_limits jsonb not null default '{}',
      replaces bigint references card (id),
      fee bigint not null,
      vat bigint not null,
      hold_id bigint,
      posting_id bigint,
      tries smallint not null default 0,
      next_query_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      opened_at timestamptz,
      closed_at timestamptz
    );
    create index card_customer on card (customer_id, id);
    create index card_open on card (id) where status in ('sending', 'pending');

    -- A payment by card: money held for a merchant, then taken or given back; or why it was declined.
    create table card_charge (
      id bigint generated always as identity primary key,
      card_id bigint not null references card (id),
      -- The issuer's name for it.
      authorisation text not null unique,
      merchant text not null,
      kind text not null,
      amount bigint not null check (amount > 0),
      captured bigint not null default 0 check (captured between 0 and amount),
      refunded bigint not null default 0 check (refunded between 0 and captured),
      status text not null check (status in ('held', 'captured', 'released', 'declined', 'refunded')),
      reason text,
      hold_id bigint,
      posting_id bigint,
      at timestamptz not null,
      ended_at timestamptz
    );
    create index card_charge_card on card_charge (card_id, at);
    create index card_charge_held on card_charge (at) where status = 'held';

    create table sandbox_card (
      issuer_id text primary key,
      reference text not null unique,
      holder text not null,
      status text not null,
      expires text not null,
      opened_at timestamptz not null
    );
  `.execute(db);
  await openHotAccounts(db, [['card_purchases', 'Payments by virtual card']]);
}
