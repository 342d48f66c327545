import { type Kysely, sql } from 'kysely';

/** The number under which a biller's platform was first asked for an order: it must be of the day of the order, and is asked about for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_request (
      reference text primary key,
      request_id text not null unique,
      at timestamptz not null
    );
  `.execute(db);
}
