import type { Kysely } from 'kysely';
import { createPostingFunctions } from '../posting-functions.ts';

/** Posting finds what it has locked by its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPostingFunctions(db);
}
