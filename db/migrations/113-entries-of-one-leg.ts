import type { Kysely } from 'kysely';
import { createLedgerFunctions } from '../ledger-functions.ts';

/** Brings `post_batch` to its present text: the same arguments, answers and refusals, with less work for an account that one leg touches. */
export const up = (db: Kysely<unknown>): Promise<void> => createLedgerFunctions(db);
