import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a customer was told, as the site lists it.
    create table notification (
      id bigint generated always as identity primary key,
      customer_id uuid not null references customer (id),
      type text not null check (type in ('transaction', 'security', 'account', 'system', 'other')),
      priority text not null check (priority in ('high', 'medium', 'low')),
      title text not null,
      message text not null,
      -- What makes it the same one when its cause is worked on again.
      dedupe text not null unique,
      at timestamptz not null,
      read_at timestamptz,
      archived_at timestamptz
    );
    create index notification_customer on notification (customer_id, id) where archived_at is null;
    create index notification_unread on notification (customer_id) where read_at is null and archived_at is null;

    -- The way outside the site: each channel once.
    create table notification_delivery (
      notification_id bigint not null references notification (id),
      channel text not null check (channel in ('whatsapp', 'sms', 'email', 'push')),
      due_at timestamptz not null,
      tries smallint not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      primary key (notification_id, channel)
    );
    create index notification_delivery_due on notification_delivery (due_at) where sent_at is null and failed_at is null;

    create table notification_setting (
      customer_id uuid primary key references customer (id),
      push boolean not null,
      sms boolean not null,
      email boolean not null,
      whatsapp boolean not null,
      transactions boolean not null,
      security boolean not null,
      account boolean not null,
      system boolean not null,
      marketing boolean not null,
      quiet boolean not null,
      -- Minutes after midnight in Lagos.
      quiet_from smallint not null check (quiet_from between 0 and 1439),
      quiet_to smallint not null check (quiet_to between 0 and 1439),
      changed_at timestamptz not null
    );

    create table push_subscription (
      endpoint text primary key,
      customer_id uuid not null references customer (id),
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    );
    create index push_subscription_customer on push_subscription (customer_id);
  `.execute(db);
}
