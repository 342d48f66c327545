import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await keys(db);
  await webhooks(db);
  await triggers(db);
  await productTriggers(db);
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

    -- Of airtime and bills: what each is told of besides stands in its trigger.
    create function vending_webhooks() returns trigger language plpgsql as $$
      declare
        facts jsonb := jsonb_build_object('reference', new.reference, 'status', new.status, 'amount', new.amount::text);
        name text;
      begin
        if new.status not in ('success', 'failed') or new.status = old.status then return null; end if;
        foreach name in array tg_argv loop
          facts := facts || jsonb_build_object(name, to_jsonb(new) -> name);
        end loop;
        perform tell_webhooks(new.customer_id, tg_table_name || '.' || new.status, new.reference, facts,
          coalesce(new.settled_at, new.created_at));
        return null;
      end
    $$;
    create trigger vending_webhooks after update of status on airtime
      for each row execute function vending_webhooks('network', 'phone');
    create trigger vending_webhooks after update of status on bill
      for each row execute function vending_webhooks('kind', 'biller', 'number', 'plan');
  `.execute(db);
}

/** The same for what is borrowed, charged to a card, saved, invested and sent from abroad. */
async function productTriggers(db: Kysely<unknown>): Promise<void> {
  await loanTriggers(db);
  await cardTriggers(db);
  await savingTriggers(db);
  await sql`
    create function trade_webhooks() returns trigger language plpgsql as $$
      begin
        perform tell_webhooks(new.customer_id, case new.side when 'buy' then 'investment.bought' else 'investment.sold' end, new.id::text,
          jsonb_build_object('reference', new.reference, 'asset', new.asset, 'amount', new.amount::text, 'fee', new.fee::text,
            'price', new.price::text, 'quantity', trim_scale(new.quantity / 100000000.0)::text, 'plan', new.plan_id::text),
          new.at);
        return null;
      end
    $$;
    create trigger trade_webhooks after insert on trade for each row execute function trade_webhooks();

    create function remittance_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.status
          when 'held' then 'remittance.held' when 'success' then 'remittance.success' when 'declined' then 'remittance.declined'
          when 'expired' then 'remittance.expired' when 'refused' then 'remittance.refused' when 'refunded' then 'remittance.refunded' end;
        moment timestamptz := coalesce(new.completed_at, new.held_until - interval '30 days', new.created_at);
      begin
        if event is null or new.status = old.status then return null; end if;
        if new.sender_id is not null then
          perform tell_webhooks(new.sender_id, event, new.reference,
            jsonb_build_object('reference', new.reference, 'status', new.status, 'amount', new.amount::text, 'fee', new.fee::text,
              'currency', new.currency, 'receives', new.receives::text, 'recipientPhone', new.recipient_phone),
            moment);
        end if;
        if new.status = 'success' and new.recipient_id is not null then
          perform tell_webhooks(new.recipient_id, 'remittance.received', new.reference,
            jsonb_build_object('reference', new.reference, 'amount', new.receives::text, 'country', new.country), moment);
        end if;
        return null;
      end
    $$;
    create trigger remittance_webhooks after update of status on remittance
      for each row execute function remittance_webhooks();
  `.execute(db);
}

async function loanTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function loan_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.status
          when 'approved' then 'loan.approved' when 'rejected' then 'loan.rejected' when 'disbursed' then 'loan.disbursed'
          when 'in_arrears' then 'loan.in_arrears' when 'repaid' then 'loan.repaid' end;
        subject text := new.reference;
      begin
        if event is null or (tg_op = 'UPDATE' and new.status = old.status) then return null; end if;
        -- What caught up was disbursed long ago; what falls behind again is told again.
        if event = 'loan.disbursed' and old.status = 'in_arrears' then event := 'loan.current'; end if;
        if event in ('loan.in_arrears', 'loan.current') then
          subject := new.reference || ':' || (select count(*) from loan_payment where loan_id = new.id);
        end if;
        perform tell_webhooks(new.customer_id, event, subject,
          jsonb_build_object('reference', new.reference, 'status', new.status, 'product', new.product, 'amount', new.amount::text,
            'months', new.months, 'payment', new.payment::text, 'reason', new.reason),
          coalesce(new.closed_at, new.disbursed_at, new.decided_at, new.applied_at));
        return null;
      end
    $$;
    create trigger loan_webhooks after insert or update of status on loan for each row execute function loan_webhooks();

    create function loan_payment_webhooks() returns trigger language plpgsql as $$
      declare owner loan%rowtype;
      begin
        select * into owner from loan where id = new.loan_id;
        perform tell_webhooks(owner.customer_id, 'loan.payment', new.id::text,
          jsonb_build_object('reference', owner.reference, 'kind', new.kind, 'amount', new.amount::text,
            'principal', new.principal::text, 'interest', new.interest::text, 'lateFee', new.late_fee::text),
          new.at);
        return null;
      end
    $$;
    create trigger loan_payment_webhooks after insert on loan_payment
      for each row execute function loan_payment_webhooks();
  `.execute(db);
}

async function cardTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function card_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.status
          when 'active' then case when old.status = 'frozen' then 'card.unfrozen' else 'card.created' end
          when 'frozen' then 'card.frozen' when 'closed' then 'card.closed' when 'failed' then 'card.failed' end;
        times bigint := 0;
      begin
        if event is null or new.status = old.status then return null; end if;
        -- A card may be frozen many times: each is told.
        if event in ('card.frozen', 'card.unfrozen') then times := txid_current(); end if;
        perform tell_webhooks(new.customer_id, event, new.reference || ':' || times,
          jsonb_build_object('reference', new.reference, 'status', new.status, 'label', new.label, 'lastFour', new.last_four),
          coalesce(new.closed_at, new.opened_at, new.created_at));
        return null;
      end
    $$;
    create trigger card_webhooks after update of status on card for each row execute function card_webhooks();

    create function card_charge_webhooks() returns trigger language plpgsql as $$
      declare
        owner card%rowtype;
        event text := case new.status
          when 'held' then 'card.authorised' when 'captured' then 'card.captured' when 'released' then 'card.released'
          when 'declined' then 'card.declined' when 'refunded' then 'card.refunded' end;
      begin
        if tg_op = 'UPDATE' and new.status = old.status and new.refunded = old.refunded then return null; end if;
        if tg_op = 'UPDATE' and new.refunded > old.refunded then event := 'card.refunded'; end if;
        select * into owner from card where id = new.card_id;
        perform tell_webhooks(owner.customer_id, event, new.authorisation || ':' || new.refunded,
          jsonb_build_object('authorisation', new.authorisation, 'card', owner.reference, 'lastFour', owner.last_four,
            'merchant', new.merchant, 'kind', new.kind, 'amount', new.amount::text, 'captured', new.captured::text,
            'refunded', new.refunded::text, 'reason', new.reason),
          coalesce(new.ended_at, new.at));
        return null;
      end
    $$;
    create trigger card_charge_webhooks after insert or update of status, refunded on card_charge
      for each row execute function card_charge_webhooks();
  `.execute(db);
}

async function savingTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The group's book has a line for all that happens: money is told to whom it concerns, a beginning and an end to everybody there.
    create function group_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.kind
          when 'contribution' then 'group.contribution' when 'refund' then 'group.refund'
          when 'payout' then 'group.payout' when 'late_share' then 'group.payout' when 'share' then 'group.payout'
          when 'drawn' then 'group.started' when 'completed' then 'group.completed' end;
        saved savings_group%rowtype;
        facts jsonb;
      begin
        if event is null then return null; end if;
        select * into saved from savings_group where id = new.group_id;
        facts := jsonb_strip_nulls(jsonb_build_object('group', saved.code, 'name', saved.name, 'round', new.round, 'turn', new.turn,
          'amount', abs(new.amount)::text, 'reference', new.reference));
        perform tell_webhooks(member.customer_id, event, new.id::text, facts, new.at) from group_member member
          where member.group_id = new.group_id and case when new.member_id is null then member.ended is null else member.id = new.member_id end;
        return null;
      end
    $$;
    create trigger group_webhooks after insert on group_line for each row execute function group_webhooks();

    create function goal_webhooks() returns trigger language plpgsql as $$
      declare
        event text := case new.kind when 'taken' then 'goal.taken' when 'interest' then 'goal.interest' else 'goal.saved' end;
        owner goal%rowtype;
      begin
        select * into owner from goal where id = new.goal_id;
        perform tell_webhooks(owner.customer_id, event, new.id::text,
          jsonb_build_object('reference', new.reference, 'goal', owner.name, 'amount', abs(new.amount)::text, 'balance', new.balance::text),
          new.at);
        return null;
      end
    $$;
    create trigger goal_webhooks after insert on goal_line for each row execute function goal_webhooks();
  `.execute(db);
}
