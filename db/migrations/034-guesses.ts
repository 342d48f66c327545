import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Wrong PINs by whom they came from (a known device, a chat, a telephone line, a key): the lock is theirs, and nobody else's.
    create table pin_guess (
      customer_id uuid not null references customer (id),
      source text not null,
      tries smallint not null,
      locks smallint not null,
      locked_until timestamptz,
      tried_at timestamptz not null,
      -- A try is being looked at until then, by the clock of the database; another waits for it, in whatever process it is.
      busy_until timestamptz,
      primary key (customer_id, source)
    );
    create index pin_guess_old on pin_guess (tried_at);
    alter table customer_pin drop column tries, drop column locks, drop column locked_until;
  `.execute(db);
}
