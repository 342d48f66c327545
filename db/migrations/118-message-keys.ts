import { type Kysely, sql } from 'kysely';

/**
 * By what a message or a reply is known again, apart from the tables that hold them. Those can then be partitioned by month (`db/months.ts`), where no unique index can leave the month
 * out; until then the tables' own indexes do it, and these stay empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbox_key (
      conversation_id bigint not null,
      provider_id text not null,
      -- The message's own number, which is asked for again where it is delivered again.
      inbox_id bigint not null,
      at timestamptz not null,
      primary key (conversation_id, provider_id)
    );
    create table outbox_key (
      dedupe text primary key,
      at timestamptz not null
    );
    create index inbox_key_at on inbox_key using brin (at);
    create index outbox_key_at on outbox_key using brin (at);

    -- Before a row is written: one whose key is known is left out, as by "on conflict do nothing"; who writes the same key at the same time waits for the other's end.
    create function inbox_once() returns trigger language plpgsql as $$
    begin
      insert into inbox_key values (new.conversation_id, new.provider_id, new.id, new.received_at) on conflict do nothing;
      if not found then return null; end if;
      return new;
    end $$;
    create function outbox_once() returns trigger language plpgsql as $$
    begin
      if new.dedupe is null then return new; end if;
      insert into outbox_key values (new.dedupe, new.created_at) on conflict do nothing;
      if not found then return null; end if;
      return new;
    end $$;
  `.execute(db);
}
