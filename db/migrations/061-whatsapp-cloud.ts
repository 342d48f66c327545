import { type Kysely, sql } from 'kysely';

/** What WhatsApp's own API tells of a message after it was taken, of who is at a number, and what its customers agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      -- How it goes when its usual way is closed: by a template, with the page's link in place of the Flow, by SMS.
      add column way text check (way in ('template', 'page', 'sms')),
      add column delivered_at timestamptz,
      add column read_at timestamptz,
      -- The provider's number for what was wrong with it.
      add column problem integer;

    alter table conversation
      -- The sender's business-scoped id, and the hash that WhatsApp gives the keys of their phone: another one is another phone, or another person.
      add column bsuid text,
      add column identity_key text,
      -- Since when it is unsure who is at this address: its number proves nothing until the customer's PIN links it again.
      add column unsure_at timestamptz,
      -- STOP was said here: nothing unasked is written to it.
      add column stopped_at timestamptz;

    -- What a customer agreed to be written to, and took back: with the words that they were shown, for whoever asks later.
    create table consent (
      id bigint generated always as identity primary key,
      conversation_id bigint not null references conversation (id),
      kind text not null check (kind in ('given', 'withdrawn')),
      -- By what: the first message, or the word.
      by text not null check (by in ('opening', 'start', 'stop')),
      wording text not null,
      language text not null,
      at timestamptz not null
    );
    create index consent_conversation on consent (conversation_id, id);

    -- What a Flow was answered, by the hash of what it sent: the same thing sent twice is done once. Neither holds a PIN.
    create table flow_answer (
      body_hash bytea primary key,
      quote_id uuid not null references quote (id),
      answer jsonb,
      at timestamptz not null
    );
    create index flow_answer_at on flow_answer (at);
    revoke update, delete on consent from karo_application;
  `.execute(db);
}
