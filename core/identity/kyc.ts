import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Actor, type Origin, record } from '../audit/index.ts';
import { type Limits, type Tier, tiers } from '../catalogue/index.ts';
import { type Customer, getActiveCustomer, isSameName, lockActiveCustomer } from '../customers/index.ts';
import { type Address, type Bank, Fault, isFault, keyedHash, type Selfie } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { exclusively } from './account-opening.ts';
import { checkFace, keepPicture } from './faces.ts';

export type KycNeed = 'bvn' | 'nin' | 'address' | 'selfie';

/** What each tier takes, and what it allows: `normal` until the customer chooses, up to the `ceiling` (CBN: tier 1 one number, tiers 2 and 3 both). */
export const kycTiers: Record<Tier, { needs: readonly KycNeed[]; normal: Limits; ceiling: Limits }> = {
  1: { needs: ['bvn'], ...tiers[1] },
  2: { needs: ['bvn', 'nin'], ...tiers[2] },
  3: { needs: ['bvn', 'nin', 'address', 'selfie'], ...tiers[3] },
};

export type KycStatus = 'approved' | 'pending' | 'rejected';

export type KycApplication = {
  id: string;
  customerId: string;
  tier: Tier;
  status: KycStatus;
  reason?: string;
  askedAt: Date;
  decidedAt?: Date;
};

export type KycUpgrade = {
  customerId: string;
  tier: 2 | 3;
  nin?: string;
  address?: Address;
  selfie?: Selfie;
  origin: Origin;
};

const ADDRESS_MAX = 120;

type Known = { birthDate: string; ninHash: Buffer | null };

async function knownOf(db: Db | Trx, customerId: string): Promise<Known> {
  const row = await db
    .selectFrom('customer')
    .select([sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthDate'), 'ninHash'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { birthDate: row.birthDate ?? '', ninHash: row.ninHash };
}

/** A NIN of this very person: the name on the account, and the birth date on the BVN. */
async function checkNin(bank: Bank, customer: Customer, nin: string | undefined): Promise<string> {
  if (!nin || !/^\d{11}$/.test(nin)) throw new Fault('nin_invalid');
  const { birthDate } = await knownOf(bank.db, customer.id);
  const found = await bank.identity.nin(nin, { ...customer, birthDate });
  if (!found) throw new Fault('nin_invalid');
  const sameName = isSameName(
    `${customer.firstName} ${customer.lastName}`,
    `${found.firstName} ${found.lastName}`,
  );
  if (!sameName || (birthDate && found.birthDate !== birthDate)) throw new Fault('nin_mismatch');
  return nin;
}

async function checkAddress(bank: Bank, address: Address | undefined): Promise<'confirmed' | 'pending'> {
  const parts = address ? [address.street, address.city, address.state] : [];
  if (!address || parts.some((part) => !part.trim() || part.length > ADDRESS_MAX))
    throw new Fault('bad_request', { field: 'address' });
  const found = await bank.identity.address(address);
  if (found === 'unknown') throw new Fault('bad_request', { field: 'address' });
  return found;
}

type Papers = { nin?: string; address?: Address };

/** Looks at what the tier takes, and at what the customer has not shown before. */
async function checkPapers(
  bank: Bank,
  customer: Customer,
  asked: KycUpgrade,
): Promise<{ papers: Papers; status: KycStatus }> {
  const { ninHash } = await knownOf(bank.db, customer.id);
  const papers: Papers = {};
  if (!ninHash) papers.nin = await checkNin(bank, customer, asked.nin);
  if (asked.tier === 2) return { papers, status: 'approved' };
  const found = await checkAddress(bank, asked.address);
  await checkFace(bank, customer.id, asked.selfie, papers.nin ? { nin: papers.nin } : {});
  papers.address = asked.address;
  return { papers, status: found === 'pending' ? 'pending' : 'approved' };
}

const columns = ['id', 'customerId', 'tier', 'status', 'reason', 'askedAt', 'decidedAt'] as const;
type Row = {
  id: string;
  customerId: string;
  tier: number;
  status: string;
  reason: string | null;
  askedAt: Date;
  decidedAt: Date | null;
};

const toApplication = (row: Row): KycApplication => ({
  id: row.id,
  customerId: row.customerId,
  tier: row.tier as Tier,
  status: row.status as KycStatus,
  askedAt: row.askedAt,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.decidedAt && { decidedAt: row.decidedAt }),
});

/** What the customer has applied for, newest first. */
export async function listKyc(db: Db | Trx, customerId: string): Promise<KycApplication[]> {
  const rows = await db
    .selectFrom('kycApplication')
    .select(columns)
    .where('customerId', '=', customerId)
    .orderBy('askedAt', 'desc')
    .orderBy('decidedAt', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map(toApplication);
}

/** What waits to be decided, longest waiting first. */
export async function listPendingKyc(db: Db | Trx, limit = 100): Promise<KycApplication[]> {
  const rows = await db
    .selectFrom('kycApplication')
    .select(columns)
    .where('status', '=', 'pending')
    .orderBy('askedAt')
    .limit(limit)
    .execute();
  return rows.map(toApplication);
}

/** Whether the customer has still to apply; false with the tier already theirs. Throws Fault `account_missing`, `kyc_step`, `kyc_pending`. */
async function mayApply(db: Db | Trx, customer: Customer, tier: 2 | 3): Promise<boolean> {
  if (customer.tier >= tier) return false;
  if (tier > customer.tier + 1) throw new Fault('kyc_step', { tier: customer.tier + 1 });
  const earlier = await listKyc(db, customer.id);
  if (earlier.some((one) => one.status === 'pending')) throw new Fault('kyc_pending');
  return true;
}

/**
 * Applies for a higher tier by NIN (tier 2), and by address and a live picture (tier 3). Approved at once where every register confirms; pending where the address takes
 * a visit. Throws Fault `kyc_step`, `kyc_pending`, `nin_invalid`, `nin_mismatch`, `customer_exists`, `selfie_rejected`, `bad_request`, `unavailable`.
 */
export async function upgradeKyc(
  bank: Bank,
  asked: KycUpgrade,
): Promise<{ tier: Tier; status: KycStatus; applicationId?: string }> {
  const { customerId, tier, origin } = asked;
  const customer = await getActiveCustomer(bank.db, customerId);
  if (!(await mayApply(bank.db, customer, tier))) return { tier: customer.tier, status: 'approved' };
  const { papers, status } = await checkPapers(bank, customer, asked);
  const application = await exclusively(() =>
    transact(bank.db, async (trx) => {
      // The registers took their time: another of the customer's own may have been decided since.
      const now = await lockActiveCustomer(trx, customerId);
      if (!(await mayApply(trx, now, tier))) return undefined;
      const at = bank.clock.now();
      const row = await trx
        .insertInto('kycApplication')
        .values({ customerId, tier, sealed: bank.keys.seal(JSON.stringify(papers)), askedAt: at })
        .returning(columns)
        .executeTakeFirstOrThrow();
      // Whoever gets hold of the picture cannot prove anything by it again.
      if (asked.selfie) await keepPicture(trx, bank, asked.selfie);
      const asker = { kind: 'customer', id: customerId } as const;
      await record(trx, bank, { actor: asker, action: 'kyc_asked', origin, customerId, facts: { tier } });
      if (status === 'pending') return toApplication(row);
      return decide(trx, bank, row.id, { approved: true }, { kind: 'system', id: 'kyc' });
    }),
  );
  if (!application) return { tier, status: 'approved' };
  return { tier, status: application.status, applicationId: application.id };
}

export type KycDecision = { approved: boolean; reason?: string };

async function raiseTier(trx: Trx, bank: Bank, row: Row & { sealed: Buffer | null }): Promise<void> {
  const { secret } = bank.config;
  const papers: Papers = row.sealed ? JSON.parse(bank.keys.unseal(row.sealed)) : {};
  await trx
    .updateTable('customer')
    .set({
      tier: row.tier,
      kycStatus: 'approved',
      ...(papers.nin && {
        ninSealed: bank.keys.seal(papers.nin),
        ninHash: keyedHash(secret, 'nin', papers.nin),
      }),
      ...(papers.address && { addressSealed: bank.keys.seal(JSON.stringify(papers.address)) }),
    })
    .where('id', '=', row.customerId)
    // Who has closed the account is somebody of whom nothing is kept.
    .where('status', '<>', 'closed')
    .where('tier', '<', row.tier)
    .execute();
}

async function decide(
  trx: Trx,
  bank: Bank,
  id: string,
  decision: KycDecision,
  actor: Actor,
): Promise<KycApplication> {
  const at = bank.clock.now();
  const row = await trx
    .selectFrom('kycApplication')
    .select([...columns, 'sealed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  if (row.status !== 'pending') return toApplication(row);
  const status = decision.approved ? 'approved' : 'rejected';
  if (decision.approved) await raiseTier(trx, bank, row);
  const decided = await trx
    .updateTable('kycApplication')
    .set({ status, sealed: null, reason: decision.reason ?? null, decidedAt: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  const { customerId, tier } = row;
  await record(trx, bank, {
    actor,
    action: 'kyc_decided',
    origin: { channel: 'house' },
    customerId,
    subject: { kind: 'kyc_application', id },
    facts: { tier, status },
  });
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `kyc:${id}`,
      words: ({ security }) => ({
        text: decision.approved ? security.kycApproved({ tier }) : security.kycRejected(),
      }),
    },
  );
  return toApplication(decided);
}

/** Decides a pending application, once; a second decision changes nothing. Throws Fault `not_found`. */
export async function decideKyc(
  bank: Bank,
  id: string,
  decision: KycDecision,
  actor: Actor,
): Promise<KycApplication> {
  return transact(bank.db, (trx) => decide(trx, bank, id, decision, actor));
}

/** Asks again about addresses that took a visit, for the sweep; answers how many were decided. */
export async function recheckKyc(bank: Bank): Promise<number> {
  const rows = await bank.db
    .selectFrom('kycApplication')
    .select(['id', 'sealed'])
    .where('status', '=', 'pending')
    .orderBy('askedAt')
    .limit(100)
    .execute();
  let decided = 0;
  for (const { id, sealed } of rows) {
    const papers: Papers = sealed ? JSON.parse(bank.keys.unseal(sealed)) : {};
    const found = await askAddress(bank, papers.address);
    if (found === 'pending') continue;
    const decision = found === 'confirmed' ? { approved: true } : { approved: false, reason: 'address' };
    await decideKyc(bank, id, decision, { kind: 'system', id: 'kyc' });
    decided += 1;
  }
  return decided;
}

async function askAddress(bank: Bank, address: Address | undefined) {
  if (!address) return 'unknown';
  try {
    return await bank.identity.address(address);
  } catch (error) {
    if (isFault(error, 'unavailable')) return 'pending';
    throw error;
  }
}
