import { type Kysely, sql } from 'kysely';

/** What a browser is pushed ends with the session in which it was let. Of those before nobody knows in which that was: they are asked for anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from push_subscription;
    alter table push_subscription
      add column session_id bigint not null references browser_session (id),
      -- Of the browser's own secret: it is the same browser, whoever is signed in.
      add column browser_hash bytea;
    create index push_subscription_session on push_subscription (session_id);
    create index push_subscription_browser on push_subscription (browser_hash);
  `.execute(db);
}
