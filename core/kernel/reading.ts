import type { Bank } from './bank.ts';

/** Does what only reads with the database that may answer it: a replica which has all that was acknowledged so far, or the primary. `work` may be done twice, and writes nothing. */
export function reading<T>(bank: Bank, work: (bank: Bank) => Promise<T>): Promise<T> {
  return bank.replica ? bank.replica.read((db) => work(Object.assign({}, bank, { db }))) : work(bank);
}
