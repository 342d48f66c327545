import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record } from '../audit/index.ts';
import { type Bank, Fault } from '../kernel/index.ts';
import { type Acting, type AdminRole, isAtLeast, SHARED } from './administrators.ts';

/** The acts that move or free money at one word: each takes two people. */
export const adminActs = [
  'money_back',
  'review_release',
  'thaw',
  'remittance',
  'loan',
  'group_death',
  'sanction',
  'lien',
  'death',
] as const;
export type AdminAct = (typeof adminActs)[number];

/** A proposal that nobody answered goes after a week. */
const LAPSE_MS = 7 * 24 * 3_600_000;
const SHOWN = 200;

/** From where an administrator's act comes, in the log. */
export const houseOrigin = (by: Acting): Origin => ({ ...by.origin, channel: 'house' });

/** What is asked for: on what, and with which facts decide its effect. */
export type AdminActing = {
  act: AdminAct;
  subject: string;
  facts?: Record<string, string | boolean | null>;
  note?: string;
  customerId?: string;
  by: Acting;
};

type Keyed = Pick<Bank, 'clock' | 'config'>;

/** The role that a person has now. The bearer of the sandbox's shared key is one person, and exists there alone. */
async function roleNow(trx: Trx, bank: Keyed, id: string): Promise<AdminRole | undefined> {
  if (id === SHARED) return bank.config.sandbox ? 'owner' : undefined;
  const { rows } = await sql<{ role: AdminRole }>`
    select role from administrator where id::text = ${id} and disabled_at is null and confirmed_at is not null`.execute(
    trx,
  );
  return rows[0]?.role;
}

/** Whether a person has the role at this moment, and the call is not made with less: by a key, say. */
const mayNow = (now: AdminRole | undefined, by: Acting, least: AdminRole): boolean =>
  now !== undefined && isAtLeast(now, least) && isAtLeast(by.role ?? now, least);

/** Whether who proposed may still propose: a role that was lowered since takes its open proposals along. */
const stillProposes = async (trx: Trx, bank: Keyed, proposedBy: string): Promise<boolean> => {
  const now = await roleNow(trx, bank, proposedBy);
  return now !== undefined && isAtLeast(now, 'operations');
};

/**
 * Whoever agrees to what another person proposed is an approver at this moment, and the proposer still one who may propose: for what keeps its proposals itself, and decides them by their
 * number. Such a proposal stands until it is refused; it does not lapse. Throws Fault `forbidden` to the proposer and to who is no approver, `not_found` where the proposer may
 * propose no more.
 */
export async function checkSecond(
  trx: Trx,
  bank: Keyed,
  proposedBy: string | null,
  by: Acting,
): Promise<void> {
  const role = await roleNow(trx, bank, by.administrator);
  if (!mayNow(role, by, 'approver') || proposedBy === by.administrator) throw new Fault('forbidden');
  if (proposedBy === null || !(await stillProposes(trx, bank, proposedBy))) throw new Fault('not_found');
}

const write = (trx: Trx, bank: Keyed, asked: AdminActing, step: string) =>
  record(trx, bank, {
    actor: { kind: 'administrator', id: asked.by.administrator },
    action: 'admin_action',
    origin: houseOrigin(asked.by),
    subject: { kind: asked.act, id: asked.subject },
    ...(asked.customerId && { customerId: asked.customerId }),
    facts: { step, ...asked.facts, ...(asked.note && { note: asked.note }) },
  });

const openProposal = (trx: Trx, asked: Pick<AdminActing, 'act' | 'subject'>) =>
  trx
    .selectFrom('adminProposal')
    .selectAll()
    .where('act', '=', asked.act)
    .where('subject', '=', asked.subject)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();

const close = (trx: Trx, id: bigint, status: 'approved' | 'refused' | 'lapsed', by: string, at: Date) =>
  trx
    .updateTable('adminProposal')
    .set({ status, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .execute();

const sameFacts = (one: unknown, other: unknown): boolean => {
  const sorted = (facts: unknown) => JSON.stringify(Object.entries(facts ?? {}).sort());
  return sorted(one) === sorted(other);
};

/**
 * Two people ask for the same: the first call is written down as a proposal and answers false, and a second person's call, who must be an approver, answers true: then the caller does
 * it, in this transaction. Throws Fault `forbidden` to the proposer, to a second who is no approver, and to whoever has no role; `request_reused` where it was proposed with other
 * facts: that proposal has to be refused first.
 */
export async function askedByTwo(trx: Trx, bank: Keyed, asked: AdminActing): Promise<boolean> {
  const { act, subject, facts = {}, note, customerId, by } = asked;
  const now = bank.clock.now();
  const role = await roleNow(trx, bank, by.administrator);
  if (!mayNow(role, by, 'operations')) throw new Fault('forbidden');
  let open = await openProposal(trx, asked);
  const isOver = open && now.getTime() - open.proposedAt.getTime() > LAPSE_MS;
  // Who proposed and was shut out or lowered since may have been somebody else.
  if (open && (isOver || !(await stillProposes(trx, bank, open.proposedBy)))) {
    await close(trx, open.id, 'lapsed', 'clock', now);
    open = undefined;
  }
  if (open) {
    if (open.proposedBy === by.administrator) throw new Fault('forbidden');
    if (!mayNow(role, by, 'approver')) throw new Fault('forbidden');
    if (!sameFacts(open.facts, facts)) throw new Fault('request_reused');
    await close(trx, open.id, 'approved', by.administrator, now);
    await write(trx, bank, asked, 'approve');
    return true;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('adminProposal')
    .values({
      act,
      subject,
      facts: JSON.stringify(facts),
      note: note ?? null,
      customerId: customerId ?? null,
      proposedBy: by.administrator,
      proposedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['act', 'subject']).where(sql<boolean>`status = 'proposed'`).doNothing(),
    )
    .executeTakeFirst();
  // Another person proposed it at this moment: whoever comes again approves it.
  if (!numInsertedOrUpdatedRows) throw new Fault('request_reused');
  await write(trx, bank, asked, 'propose');
  return false;
}

/** Ends what was proposed of a subject, because somebody decided it the safe way; nothing where nothing was. */
export async function dropProposal(
  trx: Trx,
  bank: Keyed,
  of: Pick<AdminActing, 'act' | 'subject' | 'by'>,
): Promise<void> {
  const open = await openProposal(trx, of);
  if (open) await close(trx, open.id, 'refused', of.by.administrator, bank.clock.now());
}

export type Proposal = {
  id: bigint;
  act: AdminAct;
  subject: string;
  facts: Record<string, string | boolean | null>;
  note: string | null;
  customerId: string | null;
  proposedBy: string;
  proposerName: string;
  proposedAt: Date;
};

/** What one person proposed and nobody else has answered, oldest first. */
export async function listProposals(bank: Pick<Bank, 'db' | 'clock'>): Promise<Proposal[]> {
  const since = new Date(bank.clock.now().getTime() - LAPSE_MS);
  const { rows } = await sql<Proposal>`
    select p.id, p.act, p.subject, p.facts, p.note, p.customer_id as "customerId", p.proposed_by as "proposedBy",
      coalesce(a.name, 'Shared key') as "proposerName", p.proposed_at as "proposedAt"
    from admin_proposal p left join administrator a on a.id::text = p.proposed_by
    where p.status = 'proposed' and p.proposed_at > ${since} order by p.proposed_at limit ${SHOWN}`.execute(
    bank.db,
  );
  return rows;
}

/** Takes a proposal back or refuses another's: nothing is done. Throws Fault `not_found`. */
export async function refuseProposal(
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  of: { id: bigint; by: Acting },
): Promise<void> {
  await transact(bank.db, async (trx) => {
    const row = await trx
      .selectFrom('adminProposal')
      .selectAll()
      .where('id', '=', of.id)
      .where('status', '=', 'proposed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await close(trx, row.id, 'refused', of.by.administrator, bank.clock.now());
    const asked = { act: row.act as AdminAct, subject: row.subject, by: of.by };
    await write(trx, bank, asked, 'refuse');
  });
}
