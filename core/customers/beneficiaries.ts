import type { Db, Trx } from '@karo/db/client';
import type { Beneficiary as BeneficiaryTable } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { bankByCode, Fault } from '../kernel/index.ts';

export type Beneficiary = {
  id: bigint;
  bankCode: string;
  bankName: string;
  account: string;
  name: string;
  nickname?: string;
  paidCount: number;
  lastPaidAt?: Date;
};

const columns = ['id', 'bankCode', 'account', 'name', 'nickname', 'paidCount', 'lastPaidAt'] as const;

const toBeneficiary = (row: Pick<Selectable<BeneficiaryTable>, (typeof columns)[number]>): Beneficiary => ({
  ...row,
  bankName: bankByCode(row.bankCode)?.short ?? row.bankCode,
  nickname: row.nickname ?? undefined,
  lastPaidAt: row.lastPaidAt ?? undefined,
});

/** Whom the customer has paid or means to pay, the last one paid first. */
export async function listBeneficiaries(
  db: Db | Trx,
  customerId: string,
  limit = 200,
): Promise<Beneficiary[]> {
  const rows = await db
    .selectFrom('beneficiary')
    .select(columns)
    .where('customerId', '=', customerId)
    .orderBy('lastPaidAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toBeneficiary);
}

/** Whom the customer saved last, and has not paid yet, since a moment; undefined where there is nobody. */
export async function findNewlySaved(
  db: Db | Trx,
  { customerId, since }: { customerId: string; since: Date },
): Promise<Beneficiary | undefined> {
  const row = await db
    .selectFrom('beneficiary')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('paidCount', '=', 0)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toBeneficiary(row);
}

/** Whether the customer has paid this account before. */
export async function hasPaid(
  db: Db | Trx,
  customerId: string,
  to: { bankCode: string; account: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('beneficiary')
    .select('id')
    .where('customerId', '=', customerId)
    .where('bankCode', '=', to.bankCode)
    .where('account', '=', to.account)
    .where('paidCount', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers somebody whom the customer has just paid. */
export async function rememberPaid(
  trx: Trx,
  customerId: string,
  to: { bankCode: string; account: string; name: string; nickname?: string },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('beneficiary')
    .values({
      customerId,
      bankCode: to.bankCode,
      account: to.account,
      name: to.name,
      nickname: to.nickname ?? null,
      paidCount: 1,
      lastPaidAt: at,
      createdAt: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'bankCode', 'account']).doUpdateSet((set) => ({
        name: to.name,
        ...(to.nickname && { nickname: to.nickname }),
        paidCount: set('beneficiary.paidCount', '+', 1),
        lastPaidAt: at,
      })),
    )
    .execute();
}

/** Keeps somebody whom the customer means to pay, by the name that their bank gave. They count as paid only once they are. */
export async function saveBeneficiary(
  trx: Trx,
  customerId: string,
  to: { bankCode: string; account: string; name: string; nickname?: string },
  at: Date,
): Promise<Beneficiary> {
  const { bankCode, account, name, nickname } = to;
  await trx
    .insertInto('beneficiary')
    .values({ customerId, bankCode, account, name, nickname: nickname ?? null, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'bankCode', 'account'])
        .doUpdateSet({ name, ...(nickname && { nickname }) }),
    )
    .execute();
  const row = await trx
    .selectFrom('beneficiary')
    .select(columns)
    .where('customerId', '=', customerId)
    .where('bankCode', '=', bankCode)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return toBeneficiary(row);
}

const NICKNAME_MOST = 40;

/** Gives a beneficiary a name of the customer's own ("Mama"), or takes it back. Throws Fault `not_found`, `name_invalid`. */
export async function nameBeneficiary(
  trx: Trx,
  customerId: string,
  beneficiaryId: bigint,
  nickname: string | null,
): Promise<Beneficiary> {
  const said = nickname?.trim().replace(/\s+/g, ' ');
  if (said !== undefined && (said.length > NICKNAME_MOST || !/^[\p{L}][\p{L}\p{M}\d '’.-]*$/u.test(said)))
    throw new Fault('name_invalid');
  const row = await trx
    .updateTable('beneficiary')
    .set({ nickname: said ?? null })
    .where('customerId', '=', customerId)
    .where('id', '=', beneficiaryId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toBeneficiary(row);
}

/** Takes somebody off the list: paid again, they are somebody new, and are checked as such. Throws Fault `not_found`. */
export async function removeBeneficiary(
  trx: Trx,
  customerId: string,
  beneficiaryId: bigint,
): Promise<Beneficiary> {
  const row = await trx
    .deleteFrom('beneficiary')
    .where('customerId', '=', customerId)
    .where('id', '=', beneficiaryId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return toBeneficiary(row);
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'chief', 'alhaji', 'alhaja', 'my', 'the', 'to']);
/** What people are to whoever names them, in the words of every Nigerian. */
export const kinship =
  'brother sister bro sis cousin uncle aunty auntie boss oga madam mummy daddy mama papa baba iya wife husband son daughter landlord driver mechanic tailor'.split(
    ' ',
  );
/** What somebody is to the customer, said before their name. */
const kin = new Set([
  ...kinship,
  ...'friend aunt neighbour neighbor malam mallam hajiya pastor prof engr barr'.split(' '),
]);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !titles.has(word));

/** How a name sounds when it is spelt by ear: doubled letters, h, and vowels' and consonants' usual twins fall together. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?=[aou])/g, 'k')
    .replace(/ch|sh|j/g, 'c')
    .replace(/gb/g, 'b')
    .replace(/kp/g, 'p')
    .replace(/(?<=.)h/g, '')
    .replace(/z/g, 's')
    .replace(/ee|y|ie/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/[ei]$/, 'i');

function distanceAtMostOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

const PREFIX_MIN = 3;
const TYPO_MIN = 4;

/** How well one word said fits one word of a name: 3 the same, 2 its beginning or its sound, 1 a slip of the finger, 0 not at all. */
function fit(said: string, known: string): number {
  if (said === known) return 3;
  if (said.length >= PREFIX_MIN && known.startsWith(said)) return 2;
  if (said.length >= PREFIX_MIN && sound(said) === sound(known)) return 2;
  const long = Math.min(said.length, known.length) >= TYPO_MIN;
  return long && said[0] === known[0] && distanceAtMostOne(said, known) ? 1 : 0;
}

const score = (said: readonly string[], known: readonly string[]): number =>
  said.reduce((worst, word) => Math.min(worst, Math.max(0, ...known.map((each) => fit(word, each)))), 3);

/**
 * Every beneficiary whom the words said may mean, the best kind of fit only: an exact "Ada" leaves "Adaeze" aside, but two people called Ada are both there,
 * for the customer to choose between.
 */
export async function matchBeneficiaries(
  db: Db | Trx,
  customerId: string,
  said: string,
): Promise<Beneficiary[]> {
  const words = wordsOf(said);
  if (words.length === 0) return [];
  const all = await listBeneficiaries(db, customerId);
  const found = bestOf(all, words);
  const named = words.filter((word) => !kin.has(word));
  // "My brother Chidi" may be saved by that very name; else he is called Chidi.
  return found.length > 0 || named.length === 0 ? found : bestOf(all, named);
}

function bestOf(all: readonly Beneficiary[], words: readonly string[]): Beneficiary[] {
  const scored = all.map((each) => ({
    each,
    score: Math.max(score(words, wordsOf(each.name)), score(words, wordsOf(each.nickname ?? ''))),
  }));
  const best = Math.max(0, ...scored.map((one) => one.score));
  return best === 0 ? [] : scored.filter((one) => one.score === best).map((one) => one.each);
}
