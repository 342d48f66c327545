import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A customer's @name. The skeleton is what is left of it where letters that look alike are one: no two names share it, and one that was given up
    -- is kept from others for a while, so that nobody is paid in another's place.
    create table handle (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      handle text not null,
      skeleton text not null,
      created_at timestamptz not null,
      released_at timestamptz
    );
    create unique index handle_customer on handle (customer_id) where released_at is null;
    create unique index handle_name on handle (handle) where released_at is null;
    create unique index handle_skeleton on handle (skeleton) where released_at is null;
    create index handle_old on handle (skeleton, released_at);

    create table payment_request (
      id uuid primary key default gen_random_uuid(),
      asker_id uuid not null references customer (id),
      payer_id uuid not null references customer (id),
      amount bigint not null check (amount > 0),
      note text not null default '',
      -- Those of one split bill belong together.
      split_id uuid,
      status text not null default 'open' check (status in ('open', 'paid', 'declined', 'cancelled', 'expired')),
      quote_id uuid references quote (id),
      transfer_id bigint references transfer (id),
      reminders smallint not null default 0,
      remind_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      check (asker_id <> payer_id)
    );
    create index payment_request_payer on payment_request (payer_id, created_at);
    create index payment_request_asker on payment_request (asker_id, created_at);
    create index payment_request_due on payment_request (remind_at) where status = 'open';
    create index payment_request_quote on payment_request (quote_id) where quote_id is not null;

    -- Whom somebody does not want to be asked by.
    create table request_block (
      customer_id uuid not null references customer (id),
      blocked_id uuid not null references customer (id),
      created_at timestamptz not null,
      primary key (customer_id, blocked_id)
    );

    create table business (
      customer_id uuid primary key references customer (id),
      name text not null,
      category text not null,
      town text not null,
      about text not null default '',
      status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
      decided_by text,
      created_at timestamptz not null,
      decided_at timestamptz
    );
    create index business_verified on business (category, town) where status = 'verified';

    -- A request is paid in the transaction that pays it, wherever that was approved.
    create function request_paid() returns trigger language plpgsql as $$
      begin
        if new.status = 'success' then
          update payment_request set status = 'paid', transfer_id = new.id, ended_at = coalesce(new.settled_at, new.created_at), remind_at = null
          where quote_id = new.quote_id and status = 'open';
        end if;
        return null;
      end
    $$;
    create trigger request_paid after insert or update of status on transfer
      for each row execute function request_paid();

    -- Who closes their account is nobody's name any more, and nothing calls or asks for them.
    create function leave_names() returns trigger language plpgsql as $$
      begin
        if new.status <> 'closed' or old.status = 'closed' then return null; end if;
        update handle set released_at = now() where customer_id = new.id and released_at is null;
        update business set status = 'rejected' where customer_id = new.id;
        update payment_request set status = 'cancelled', remind_at = null where status = 'open' and new.id in (asker_id, payer_id);
        update trusted_number set removed_at = now() where customer_id = new.id and removed_at is null;
        update api_key set revoked_at = now() where new.id in (customer_id, acts_for) and revoked_at is null;
        update webhook set removed_at = now() where new.id in (customer_id, acts_for) and removed_at is null;
        return null;
      end
    $$;
    create trigger leave_names after update of status on customer
      for each row execute function leave_names();
  `.execute(db);
}
