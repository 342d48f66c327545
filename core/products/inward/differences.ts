import type { Trx } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import type { Kobo, ReportLine } from '../../kernel/index.ts';
import { bookedAs, keyOf, type LineName } from './book.ts';

/** Where our book and the provider's report differ. */
export type Difference = Selectable<DB['settlementDifference']>;

type Figures = Pick<Difference, 'ours' | 'theirs'>;

/** A line that one side lacks, or has with another amount. */
export type Found = LineName & Figures;

const lockKnown = (trx: Trx, { sessionId, direction }: LineName): Promise<Difference | undefined> =>
  trx
    .selectFrom('settlementDifference')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('direction', '=', direction)
    .forUpdate()
    .executeTakeFirst();

const close = (trx: Trx, id: bigint, now: Date) =>
  trx
    .updateTable('settlementDifference')
    .set({ status: 'matched', resolvedAt: now })
    .where('id', '=', id)
    .execute();

/** Gives a difference that nobody has booked the figures that hold now: the same on both sides end it, and others end what was proposed for those before. */
async function keep(trx: Trx, known: Difference, { ours, theirs }: Figures, now: Date): Promise<void> {
  if (ours === theirs) return void (await close(trx, known.id, now));
  if (known.status !== 'matched' && known.ours === ours && known.theirs === theirs) return;
  await trx
    .updateTable('settlementDifference')
    .set({ ours, theirs, status: 'open', proposedBy: null, note: null, resolvedAt: null })
    .where('id', '=', known.id)
    .execute();
}

/** Writes a difference of a day's down; the missing half of one that is known already, from the day before or after, closes it. One that was closed and has come again is open again. */
export async function note(trx: Trx, day: string, found: Found, now: Date): Promise<void> {
  const known = await lockKnown(trx, found);
  if (!known) {
    await trx
      .insertInto('settlementDifference')
      .values({ day, ...found, foundAt: now })
      .execute();
    return;
  }
  if (known.status === 'resolved') return;
  // Closed by our book's line of another day, it is none for all that its own day lacks the line.
  const isMissing = found.theirs !== null && (await bookedAs(trx, found)) !== found.theirs;
  if (known.status === 'matched' && !isMissing) return;
  const merged = { ours: known.ours ?? found.ours, theirs: known.theirs ?? found.theirs };
  await keep(trx, known, known.day === day ? found : merged, now);
}

/** Closes the differences of a day that its comparison does not find any more, proposed ones too: there is nothing left to book. */
export async function closeOthers(
  trx: Trx,
  day: string,
  compared: { found: readonly Found[]; ours: readonly ReportLine[] },
  now: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom('settlementDifference')
    .selectAll()
    .where('day', '=', day)
    .where('status', 'in', ['open', 'proposed'])
    .forUpdate()
    .execute();
  const found = new Set(compared.found.map(keyOf));
  const ours = new Set(compared.ours.map(keyOf));
  for (const row of rows) {
    // Money for nobody stands under the day on which it was heard of, which need not be the day of the report that has it.
    const isElsewhere = row.about !== null && !ours.has(keyOf(row));
    if (!found.has(keyOf(row)) && !isElsewhere) await close(trx, row.id, now);
  }
}

/**
 * What is in suspense already, in kobo, of a credit that is booked now: two people have booked its line of the report there. A difference that nobody has booked ends by the credit,
 * or gets its amount. Holds the difference until `trx` ends, so that it cannot be approved at the same time.
 */
export async function meetDifference(
  trx: Trx,
  credit: { sessionId: string; amount: Kobo },
  now: Date,
): Promise<bigint> {
  const known = await lockKnown(trx, { sessionId: credit.sessionId, direction: 'in' });
  if (known?.status === 'resolved') return (known.theirs ?? 0n) - (known.ours ?? 0n);
  if (known && known.status !== 'matched')
    await keep(trx, known, { ours: credit.amount, theirs: known.theirs }, now);
  return 0n;
}
