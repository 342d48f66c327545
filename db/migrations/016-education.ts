import { type Kysely, sql } from 'kysely';
import { openHotAccounts } from '../hot-accounts.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learner (
      customer_id uuid primary key references customer (id),
      listed boolean not null default true,
      -- Days in a row, ended on the day of streak_on.
      streak integer not null default 0,
      streak_best integer not null default 0,
      streak_on text
    );

    create table learner_module (
      customer_id uuid not null references customer (id),
      module text not null,
      started_at timestamptz not null,
      completed_at timestamptz,
      best smallint not null default 0,
      tries smallint not null default 0,
      primary key (customer_id, module)
    );

    create table learner_lesson (
      customer_id uuid not null references customer (id),
      module text not null,
      number smallint not null,
      at timestamptz not null,
      primary key (customer_id, module, number)
    );

    -- Points, each for one thing and once.
    create table learner_points (
      customer_id uuid not null references customer (id),
      reason text not null,
      points integer not null check (points > 0),
      at timestamptz not null,
      primary key (customer_id, reason)
    );
    create index learner_points_at on learner_points (at);

    create table learner_achievement (
      customer_id uuid not null references customer (id),
      achievement text not null,
      at timestamptz not null,
      primary key (customer_id, achievement)
    );

    create table learner_reward (
      customer_id uuid not null references customer (id),
      reward text not null check (reward in ('credit', 'premium', 'certificate')),
      posting_id bigint,
      -- Of a certificate, by which anybody may check it; with what stood on it.
      number text unique,
      name text,
      points integer,
      modules integer,
      at timestamptz not null,
      primary key (customer_id, reward)
    );
  `.execute(db);
  await openHotAccounts(db, [['rewards', 'Rewards for learning']]);
}
