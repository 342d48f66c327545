import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, dropProposal, houseOrigin } from '../../auth/index.ts';
import { factsOf, type TransferRow as Transfer } from '../../catalogue/index.ts';
import { isSameName } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, karoBank, kobo, toNaira, wakeSettle } from '../../kernel/index.ts';
import { balanceOfCustomer, release } from '../../ledger/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { clearPayee, isSanctioned, loadedNow, raiseMatches } from '../sanctions/index.ts';
import {
  DAY_MS,
  HOLD,
  HOUR_MS,
  type Known,
  keepRisk,
  MINUTE_MS,
  NOTABLE,
  pointsOf,
  REFUSE,
  type Risk,
  type RiskReason,
  weigh,
} from '../score/index.ts';

const REVIEW_MS = DAY_MS;
/** Far enough that no clock of a transfer reaches it: a person's decision does. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** An order, as the rules look at it. */
export type RiskOrder = {
  customerId: string;
  bankCode: string;
  account: string;
  name: string;
  /** The name that the customer gave, where it was given. */
  said?: string;
  amount: Kobo;
  newBeneficiary: boolean;
};

type Seen = Known & { cameIn: bigint; openCases: number; lostCases: number; lists: string | null };

async function look(db: Db | Trx, order: RiskOrder, now: Date): Promise<Seen> {
  const { customerId, bankCode, account } = order;
  const [ten, hour, day, quarter] = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 90 * DAY_MS].map(
    (ms) => new Date(now.getTime() - ms),
  );
  const { rows } = await sql<Seen>`
    select
      (select count(*)::int from transfer where customer_id = ${customerId} and created_at > ${ten}) as lately,
      (select count(*)::int from (
        select bank_code, account from beneficiary where customer_id = ${customerId} and created_at > ${hour}
        union
        select bank_code, account from transfer paid where customer_id = ${customerId} and created_at > ${hour} and status <> 'cancelled'
          and not exists (select from beneficiary known where known.customer_id = ${customerId} and known.bank_code = paid.bank_code
            and known.account = paid.account and known.created_at <= ${hour})) met) as new_people,
      (select capped_until from customer where id = ${customerId}) as capped_until,
      (select count(*)::int from device where customer_id = ${customerId} and removed_at is null and created_at > ${day}) as new_devices,
      (select count(*)::int from device where customer_id = ${customerId} and removed_at is null and created_at <= ${day}) as old_devices,
      usual.habit, usual.payments,
      (select coalesce(sum(amount), 0)::bigint from transfer
        where to_customer_id = ${customerId} and status = 'success' and created_at > ${hour}) as came_in,
      cases.open_cases, cases.lost_cases, ${loadedNow} as lists
    from (
      select count(distinct dispute.customer_id) filter (where dispute.status in ('open', 'bank_told'))::int as open_cases,
        count(distinct dispute.customer_id) filter (where dispute.status = 'resolved')::int as lost_cases
      from dispute join transfer on transfer.id = dispute.transfer_id
      where transfer.bank_code = ${bankCode} and transfer.account = ${account}
    ) cases, (
      select (percentile_disc(0.5) within group (order by amount)) as habit, count(*)::int as payments
      from transfer where customer_id = ${customerId} and created_at > ${quarter} and status = 'success'
    ) usual`.execute(db);
  const [seen] = rows;
  if (!seen) throw new Error('an order was not looked at');
  return seen;
}

/** What others say of the receiver: a case that is only open weighs little, one that was found for the sender much. */
function disputed({ openCases, lostCases }: Seen): number {
  if (lostCases > 0) return lostCases >= 3 ? REFUSE : lostCases * 30;
  return openCases >= 2 ? 10 : 0;
}

/** Money that goes on to somebody new as soon as it came is how a stolen account is emptied through another. */
async function isMule(db: Db | Trx, order: RiskOrder, seen: Seen): Promise<boolean> {
  if (!order.newBeneficiary || order.amount < NOTABLE) return false;
  if (order.amount * 10n < seen.cameIn * 8n || seen.cameIn < NOTABLE) return false;
  const { available } = await balanceOfCustomer(db, order.customerId);
  return order.amount * 10n >= available * 7n;
}

/** A person looks, whatever else speaks for the order; within Karo, where money is posted at once and nothing can be held, before it is ordered again. */
const pointsOfListed = (bankCode: string): number => (bankCode === karoBank.code ? REFUSE : HOLD);

/** Scores an order: each rule that it meets adds its points. Nothing is changed. */
export async function scoreOrder(db: Db | Trx, order: RiskOrder, now: Date): Promise<Risk> {
  const seen = await look(db, order, now);
  const { amount, newBeneficiary, customerId, name, bankCode } = order;
  const listed = await isSanctioned(db, { party: 'payee', customerId, name, lists: seen.lists });
  return weigh({
    ...pointsOf(seen, { amount, isNew: newBeneficiary }, now),
    name_mismatch: order.said && !isSameName(order.said, order.name) ? 25 : 0,
    mule: (await isMule(db, order, seen)) ? 35 : 0,
    disputed_receiver: disputed(seen),
    sanctioned: listed ? pointsOfListed(bankCode) : 0,
  });
}

/** Writes down what a payee's name is near, where that is among the reasons, for people to decide: whatever became of the payment. */
export async function raisePayee(
  trx: Trx,
  of: { customerId: string; name: string; risk: Risk; at: Date },
): Promise<void> {
  const { customerId, name, risk, at } = of;
  if (isListed(risk.reasons)) await raiseMatches(trx, { party: 'payee', customerId, name, at });
}

const isListed = (reasons: RiskReason[]): boolean => reasons.some(({ rule }) => rule === 'sanctioned');

/** Scores an order and refuses what no second look would mend; the refusal stays on record. Throws Fault `risk_refused`. */
export async function checkRisk(bank: Bank, order: RiskOrder): Promise<Risk> {
  const at = bank.clock.now();
  const risk = await scoreOrder(bank.db, order, at);
  if (risk.decision !== 'refuse') return risk;
  await transact(bank.db, async (trx) => {
    await keepRisk(trx, { customerId: order.customerId, risk, at });
    await raisePayee(trx, { customerId: order.customerId, name: order.name, risk, at });
  });
  throw new Fault('risk_refused');
}

/** Keeps an approved transfer back until a person has looked at it. */
export async function holdForReview(
  trx: Trx,
  of: { transfer: Transfer; risk: Risk; at: Date },
): Promise<void> {
  const { transfer, risk, at } = of;
  const dueAt = new Date(at.getTime() + REVIEW_MS);
  const { customerId, name } = transfer;
  await raisePayee(trx, { customerId, name, risk, at });
  await trx
    .updateTable('transfer')
    .set({ status: 'waiting', releaseAt: NEVER })
    .where('id', '=', transfer.id)
    .execute();
  await trx
    .insertInto('riskReview')
    .values({
      transferId: transfer.id,
      score: risk.score,
      dueAt,
      createdAt: at,
      reasons: JSON.stringify(risk.reasons),
    })
    .execute();
  return notifyCustomer(trx, transfer, {
    at,
    dedupe: `transfer:${transfer.id}:review`,
    words: (phrases) => ({
      text: phrases.risk.held({ ...factsOf(transfer), dueAt }),
      choices: [{ id: `cancel:${transfer.reference}`, title: 'CANCEL' }],
    }),
  });
}

export type Review = {
  reference: string;
  customerId: string;
  amount: Kobo;
  name: string;
  bankCode: string;
  account: string;
  score: number;
  reasons: RiskReason[];
  createdAt: Date;
  dueAt: Date;
};

/** The transfers that wait for a person's look, the one that is due first at the top. */
export async function listReviews(db: Db): Promise<Review[]> {
  const rows = await db
    .selectFrom('riskReview')
    .innerJoin('transfer', 'transfer.id', 'riskReview.transferId')
    .select(['reference', 'customerId', 'amount', 'name', 'bankCode', 'account'])
    .select(['score', 'reasons', 'riskReview.createdAt', 'dueAt'])
    .where('decision', 'is', null)
    .where('transfer.status', '=', 'waiting')
    .orderBy('dueAt')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    ...row,
    amount: kobo(row.amount),
    reasons: row.reasons as unknown as RiskReason[],
  }));
}

type Locked = { transfer: Transfer; reasons: RiskReason[] };

async function lockReview(trx: Trx, reference: string): Promise<Locked | undefined> {
  const row = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  const review =
    row &&
    (await trx
      .selectFrom('riskReview')
      .select(['decision', 'reasons'])
      .where('transferId', '=', row.id)
      .executeTakeFirst());
  if (review?.decision !== null || row?.status !== 'waiting') return undefined;
  return { transfer: row, reasons: review.reasons as unknown as RiskReason[] };
}

type Ending = 'released' | 'refused' | 'lapsed';

async function end(
  trx: Trx,
  row: Transfer,
  how: { decision: Ending; by: string; note?: string; at: Date },
): Promise<void> {
  const { decision, by, note, at } = how;
  await trx
    .updateTable('riskReview')
    .set({ decision, decidedBy: by, note: note ?? null, decidedAt: at })
    .where('transferId', '=', row.id)
    .execute();
  if (decision === 'released') {
    await trx.updateTable('transfer').set({ releaseAt: at }).where('id', '=', row.id).execute();
    return;
  }
  if (row.holdId !== null) await release(trx, row.holdId, at);
  await trx
    .updateTable('transfer')
    .set({ status: 'cancelled', settledAt: at })
    .where('id', '=', row.id)
    .execute();
  return notifyCustomer(trx, row, {
    at,
    dedupe: `transfer:${row.id}:${decision}`,
    words: (phrases) => ({ text: phrases.risk.sentBack(factsOf(row)) }),
  });
}

/**
 * Lets a held transfer go, which two people ask for, or sends its money back to the customer, which one may. Throws Fault `not_found` where it does not wait any more, and those of
 * `askedByTwo`.
 */
export async function decideReview(
  bank: Bank,
  decision: Acting & { reference: string; release: boolean; note?: string },
): Promise<void> {
  await transact(bank.db, async (trx) => {
    const locked = await lockReview(trx, decision.reference);
    if (!locked) throw new Fault('not_found');
    const { transfer: row, reasons } = locked;
    const at = bank.clock.now();
    const { administrator: by, note, reference: subject } = decision;
    const { customerId } = row;
    const asked = { act: 'review_release', subject, customerId, note, by: decision } as const;
    if (decision.release && !(await askedByTwo(trx, bank, asked))) return;
    if (!decision.release) await dropProposal(trx, bank, asked);
    else if (isListed(reasons)) await clearPayee(trx, { customerId, name: row.name, by, note, at });
    const how = decision.release ? 'released' : 'refused';
    await end(trx, row, { decision: how, by, note, at });
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by },
      action: 'admin_action',
      origin: houseOrigin(decision),
      subject: { kind: 'transfer', id: row.reference },
      customerId: row.customerId,
      facts: { review: how, amount: toNaira(kobo(row.amount)) },
    });
    if (decision.release) wakeSettle(trx, row.id);
  });
}

/** Sends back what nobody looked at in a day; safe to repeat. */
export async function lapseReviews(bank: Bank): Promise<number> {
  const due = await bank.db
    .selectFrom('riskReview')
    .innerJoin('transfer', 'transfer.id', 'riskReview.transferId')
    .select('reference')
    .where('decision', 'is', null)
    .where('transfer.status', '=', 'waiting')
    .where('dueAt', '<=', bank.clock.now())
    .limit(100)
    .execute();
  for (const { reference } of due) {
    await transact(bank.db, async (trx) => {
      const locked = await lockReview(trx, reference);
      return locked && end(trx, locked.transfer, { decision: 'lapsed', by: 'clock', at: bank.clock.now() });
    });
  }
  return due.length;
}
