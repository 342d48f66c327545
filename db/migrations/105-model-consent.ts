import { type Kysely, sql } from 'kysely';

/** What customers agreed to of a language model outside the house, and how often a day a model was asked about whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_consent (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      -- Each is asked once; what was said last is what holds.
      kind text not null check (kind in ('asked', 'given', 'refused', 'withdrawn')),
      by text not null check (by in ('chat', 'site')),
      wording text not null,
      language text not null,
      at timestamptz not null
    );
    create index model_consent_customer on model_consent (customer_id, id);
    revoke update, delete on model_consent from karo_application;

    create table model_ask (
      -- A customer's id, or a conversation of somebody who is none.
      person text not null,
      day date not null,
      asked integer not null,
      primary key (person, day)
    );
    create index model_ask_day on model_ask (day);
  `.execute(db);
}
