import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await keys(db);
  await webhooks(db);
  await triggers(db);
}

async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table developer (
      customer_id uuid primary key references customer (id),
      plan text not null default 'free' check (plan in ('free', 'startup', 'enterprise')),
      -- The month that is paid ends then; where it is not renewed, free begins.
      paid_until timestamptz,
      renews boolean not null default true,
      -- The play customer on whom the sandbox keys act.
      play_customer_id uuid references customer (id),
      since timestamptz not null
    );

    create table api_key (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      -- Whose account a call with it moves.
      acts_for uuid not null references customer (id),
      name text not null,
      mode text not null check (mode in ('sandbox', 'live')),
      -- What may be shown of it; the rest is only a hash.
      first text not null,
      last text not null,
      hash bytea not null unique,
      scopes text[] not null,
      created_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    );
    create index api_key_customer on api_key (customer_id);

    -- Calls by key: in a month (2026-11), and in a minute (2026-11-21T09:46).
    create table api_usage (
      key_id uuid not null references api_key (id),
      period text not null,
      calls integer not null,
      primary key (key_id, period)
    );

    -- What the API served in a minute of the real clock; a minute without a row was not served.
    create table api_minute (
      minute timestamptz primary key,
      calls integer not null,
      failed integer not null,
      total_ms bigint not null
    );
  `.execute(db);
}

async function webhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customer (id),
      acts_for uuid not null references customer (id),
      mode text not null check (mode in ('sandbox', 'live')),
      url text not null,
      events text[] not null,
      secret bytea not null,
      created_at timestamptz not null,
      failing_since timestamptz,
      removed_at timestamptz
    );
    create index webhook_customer on webhook (customer_id);
    create index webhook_acts_for on webhook (acts_for) where removed_at is null;

    create table webhook_delivery (
      id bigint generated always as identity primary key,
      webhook_id uuid not null references webhook (id),
      event text not null,
      -- What it is about: with the event, what makes it the same one.
      subject text not null,
      facts jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
      attempts smallint not null default 0,
      response_code smallint,
      created_at timestamptz not null,
      next_at timestamptz,
      delivered_at timestamptz,
      unique (webhook_id, event, subject)
    );
    create index webhook_delivery_due on webhook_delivery (next_at) where status = 'waiting';
  `.execute(db);
}

/** Events are written by the database, in the transaction that makes them true: no operation can forget one. */
async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_webhooks(whose uuid, event text, subject text, facts jsonb, at timestamptz) returns void language sql as $$
      insert into webhook_delivery (webhook_id, event, subject, facts, created_at, next_at)
      select id, $2, $3, $4, $5, $5 from webhook where acts_for = $1 and removed_at is null and $2 = any(events)
      on conflict do nothing
    $$;

    create function transfer_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.status
          when 'pending' then 'transfer.pending' when 'success' then 'transfer.success' when 'failed' then 'transfer.failed'
          when 'cancelled' then 'transfer.failed' when 'reversed' then 'transfer.reversed' end;
        facts jsonb;
      begin
        if event is null or (tg_op = 'UPDATE' and new.status = old.status) then return null; end if;
        facts := jsonb_build_object(
          'reference', new.reference, 'status', new.status, 'amount', new.amount::text, 'fee', new.fee::text, 'duty', new.duty::text,
          'account', new.account, 'bankCode', new.bank_code, 'name', new.name, 'narration', new.narration);
        perform tell_webhooks(new.customer_id, event, new.reference, facts, coalesce(new.settled_at, new.created_at));
        if new.status = 'success' and new.to_customer_id is not null then
          perform tell_webhooks(new.to_customer_id, 'transfer.received', new.reference,
            jsonb_build_object('reference', new.reference, 'amount', new.amount::text, 'narration', new.narration),
            coalesce(new.settled_at, new.created_at));
        end if;
        return null;
      end
    $$;
    create trigger transfer_webhooks after insert or update of status on transfer
      for each row execute function transfer_webhooks();

    create function airtime_webhooks() returns trigger language plpgsql as $$
      begin
        if new.status in ('success', 'failed') and new.status <> old.status then
          perform tell_webhooks(new.customer_id, 'airtime.' || new.status, new.reference,
            jsonb_build_object('reference', new.reference, 'status', new.status, 'amount', new.amount::text,
              'network', new.network, 'phone', new.phone),
            coalesce(new.settled_at, new.created_at));
        end if;
        return null;
      end
    $$;
    create trigger airtime_webhooks after update of status on airtime
      for each row execute function airtime_webhooks();

    create function bill_webhooks() returns trigger language plpgsql as $$
      begin
        if new.status in ('success', 'failed') and new.status <> old.status then
          perform tell_webhooks(new.customer_id, 'bill.' || new.status, new.reference,
            jsonb_build_object('reference', new.reference, 'status', new.status, 'amount', new.amount::text,
              'kind', new.kind, 'biller', new.biller, 'number', new.number, 'plan', new.plan),
            coalesce(new.settled_at, new.created_at));
        end if;
        return null;
      end
    $$;
    create trigger bill_webhooks after update of status on bill
      for each row execute function bill_webhooks();
  `.execute(db);
}
