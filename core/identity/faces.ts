import type { Db, Trx } from '@karo/db/client';
import { type Bank, type ExpectedFace, Fault, keyedHash, type Selfie } from '../kernel/index.ts';

const BYTES = { least: 1_000, most: 5_000_000 };
const pictures: Record<string, string> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e47',
  'image/webp': '52494646',
};

/** The picture, where it is one of a size and kind that are taken. Throws Fault `bad_request`. */
export function checkPicture(selfie: Selfie | undefined): Selfie {
  const { bytes, mime } = selfie ?? { bytes: Buffer.alloc(0), mime: '' };
  const size = bytes.length >= BYTES.least && bytes.length <= BYTES.most;
  const start = pictures[mime];
  if (!selfie || !size || !start || !bytes.subarray(0, 4).toString('hex').startsWith(start))
    throw new Fault('bad_request', { field: 'selfie' });
  return selfie;
}

/** Whose face the registers are asked to compare with: the numbers that the customer has on file. */
async function expectedFace(
  bank: Pick<Bank, 'keys'>,
  db: Db | Trx,
  customerId: string,
): Promise<ExpectedFace> {
  const { bvnSealed, ninSealed } = await db
    .selectFrom('customer')
    .select(['bvnSealed', 'ninSealed'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    ...(bvnSealed && { bvn: bank.keys.unseal(bvnSealed) }),
    ...(ninSealed && { nin: bank.keys.unseal(ninSealed) }),
  };
}

/**
 * Checks that a picture is of a living person, and of the very face that the registers have for this customer; `claimed` adds a number that they have just shown. Throws Fault
 * `bad_request`, `unavailable`, and `selfie_rejected` also where no register's number is on file: there is no face to compare with.
 */
export async function checkFace(
  bank: Bank,
  customerId: string,
  selfie: Selfie | undefined,
  claimed: ExpectedFace = {},
): Promise<void> {
  const picture = checkPicture(selfie);
  const expected = { ...claimed, ...(await expectedFace(bank, bank.db, customerId)) };
  if (!expected.bvn && !expected.nin) throw new Fault('selfie_rejected');
  const { live, same } = await bank.identity.liveness(picture, expected);
  if (!live || !same) throw new Fault('selfie_rejected');
}

const hashOf = (bank: Pick<Bank, 'config'>, { bytes }: Selfie): Buffer =>
  keyedHash(bank.config.secret, 'picture', bytes.toString('base64'));

/** Whether this very picture was taken before: a living person never gives the same one twice. */
export async function isSeenPicture(bank: Pick<Bank, 'db' | 'config'>, selfie: Selfie): Promise<boolean> {
  const row = await bank.db
    .selectFrom('seenPicture')
    .select('hash')
    .where('hash', '=', hashOf(bank, selfie))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a picture that was taken, by a keyed hash; false where it was taken before. */
export async function keepPicture(
  trx: Trx,
  bank: Pick<Bank, 'config' | 'clock'>,
  selfie: Selfie,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('seenPicture')
    .values({ hash: hashOf(bank, selfie), at: bank.clock.now() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
