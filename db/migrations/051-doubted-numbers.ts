import { type Kysely, sql } from 'kysely';

/**
 * A number may have another owner by now: its chat is nobody's until whoever writes there proves that they are the customer. And of how many accounts a customer asks the owner in a
 * day, by keyed hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table conversation
      -- Whose chat this was; set while that has to be proved again, and then customer_id is null.
      add column proof_of uuid references customer (id),
      add constraint conversation_proof check (proof_of is null or customer_id is null);
    create index conversation_proof_of on conversation (proof_of) where proof_of is not null;

    create table asked_name (
      customer_id uuid not null references customer (id),
      day text not null,
      account bytea not null,
      primary key (customer_id, day, account)
    );
    create index asked_name_old on asked_name (day);
  `.execute(db);
}
