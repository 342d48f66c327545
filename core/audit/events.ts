import { createHmac, randomUUID } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, keyFor } from '../kernel/index.ts';

/** Who did it; `system` with the job's name. */
export type Actor =
  | { kind: 'customer' | 'administrator' | 'api_key'; id: string }
  | { kind: 'system'; id: string }
  | { kind: 'visitor' };

/** From where it was done. */
export type Origin = {
  channel: 'web' | 'whatsapp' | 'ussd' | 'terminal' | 'api' | 'house';
  ip?: string;
  device?: string;
  /** What the caller is known by (`device:7`, `chat:12`, `ussd`), by which wrong PINs are counted; not in the log. */
  source?: string;
};

/** What can be in the log. */
export type AuditAction =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'admin_sign_in'
  | 'admin_refused'
  | 'admin_invited'
  | 'admin_passkey_added'
  | 'administrator_changed'
  | 'session_ended'
  | 'device_removed'
  | 'code_sent'
  | 'code_right'
  | 'code_wrong'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_confirmed'
  | 'passkey_used'
  | 'passkey_refused'
  | 'pin_set'
  | 'pin_changed'
  | 'pin_refused'
  | 'quote_approved'
  | 'card_shown'
  | 'customer_opened'
  | 'profile_changed'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_removed'
  | 'identity_doubted'
  | 'names_refused'
  | 'email_verified'
  | 'settings_changed'
  | 'notices_changed'
  | 'api_key_made'
  | 'api_key_revoked'
  | 'webhook_added'
  | 'webhook_removed'
  | 'webhook_disabled'
  | 'webhook_enabled'
  | 'trusted_added'
  | 'trusted_removed'
  | 'pin_reset_asked'
  | 'pin_reset_refused'
  | 'pin_reset'
  | 'instant_off'
  | 'instant_on'
  | 'limits_lowered'
  | 'limit_raise_asked'
  | 'limit_raised'
  | 'linked_account_added'
  | 'linked_account_verified'
  | 'linked_account_primary'
  | 'linked_account_removed'
  | 'kyc_asked'
  | 'kyc_decided'
  | 'data_exported'
  | 'deactivated'
  | 'reactivated'
  | 'customer_closed'
  | 'customer_frozen'
  | 'customer_unfrozen'
  | 'recall_asked'
  | 'recall_answered'
  | 'personal_data_read'
  | 'person_found'
  | 'keys_rotated'
  | 'sanctions_loaded'
  | 'admin_action';

/** What was decided, without secrets: no PIN, no code, no BVN. Amounts are text. */
export type AuditFacts = Record<string, string | number | boolean | null>;

export type AuditEntry = {
  actor: Actor;
  action: AuditAction;
  origin: Origin;
  /** What it was done to, where that is not the customer. */
  subject?: { kind: string; id: string };
  /** Whose account it concerns. */
  customerId?: string;
  facts?: AuditFacts;
};

type Keyed = Pick<Bank, 'config'>;

const TEXT_MAX = 400;
const secretNames = /^(pin|newpin|oldpin|bvn|nin|code|secret|password|token|adminkey|selfie|card|cvv)$/i;

function checkFacts(facts: AuditFacts): void {
  const wrong = Object.keys(facts).find((name) => secretNames.test(name));
  if (wrong) throw new Error(`the audit log does not take ${wrong}`);
}

/** The columns that an entry's MAC is made over, in this order for ever. */
type Written = {
  nonce: string;
  at: Date;
  actorKind: string;
  actorId: string | null;
  action: string;
  channel: string;
  ip: string | null;
  device: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  customerId: string | null;
  facts: unknown;
};

const sorted = (facts: unknown): unknown =>
  Object.entries(facts as AuditFacts).sort(([a], [b]) => (a < b ? -1 : 1));

const written = (row: Written): string =>
  JSON.stringify([
    row.nonce,
    row.at.toISOString(),
    row.actorKind,
    row.actorId,
    row.action,
    row.channel,
    row.ip,
    row.device,
    row.subjectKind,
    row.subjectId,
    row.customerId,
    sorted(row.facts),
  ]);

const macOf = (key: Buffer, row: Written): Buffer => createHmac('sha256', key).update(written(row)).digest();

const rowKey = ({ config }: Keyed): Buffer => keyFor(config.secret, 'audit-row');
const chainKey = ({ config }: Keyed): Buffer => keyFor(config.secret, 'audit-chain');

/** What PostgreSQL would refuse or write differently is taken out first, so that what is read is what was signed. */
const clean = (text: string | undefined): string | null =>
  text === undefined ? null : text.toWellFormed().replaceAll('\0', '').slice(0, TEXT_MAX);

const cleanFacts = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      clean(name),
      typeof value === 'string' ? clean(value) : value,
    ]),
  );

function toRow(bank: Keyed & Pick<Bank, 'clock'>, entry: AuditEntry): Written {
  const facts = cleanFacts(entry.facts ?? {});
  checkFacts(facts);
  return {
    nonce: randomUUID(),
    at: bank.clock.now(),
    actorKind: entry.actor.kind,
    actorId: 'id' in entry.actor ? clean(entry.actor.id) : null,
    action: entry.action,
    channel: entry.origin.channel,
    ip: clean(entry.origin.ip),
    device: clean(entry.origin.device),
    subjectKind: clean(entry.subject?.kind),
    subjectId: clean(entry.subject?.id),
    customerId: entry.customerId ?? null,
    facts,
  };
}

/**
 * Writes one entry in the caller's transaction, so that it stands exactly when what it tells of does. It is chained later, by `sealAudit`: a
 * chain made here would let only one transaction of the bank commit at a time.
 */
export async function record(trx: Trx, bank: Keyed & Pick<Bank, 'clock'>, entry: AuditEntry): Promise<void> {
  const row = toRow(bank, entry);
  const mac = macOf(rowKey(bank), row);
  await sql`
    with entry as (
      insert into audit (nonce, at, actor_kind, actor_id, action, channel, ip, device, subject_kind, subject_id,
        customer_id, facts, mac)
      values (${row.nonce}, ${row.at}, ${row.actorKind}, ${row.actorId}, ${row.action}, ${row.channel}, ${row.ip},
        ${row.device}, ${row.subjectKind}, ${row.subjectId}, ${row.customerId}, ${JSON.stringify(row.facts)}, ${mac})
      returning id
    )
    insert into audit_waiting (audit_id) select id from entry`.execute(trx);
}

/** Writes one entry by itself, as of a refusal whose own transaction was undone. */
export const recordAlone = (bank: Pick<Bank, 'db' | 'config' | 'clock'>, entry: AuditEntry): Promise<void> =>
  transact(bank.db, (trx) => record(trx, bank, entry));

type Link = { position: bigint; auditId: bigint; mac: Buffer };

const linkHash = (key: Buffer, previous: Buffer, link: Link): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(`|${link.position}|${link.auditId}|`)
    .update(link.mac)
    .digest();

type Head = { position: bigint; hash: Buffer };

/** Cutting the end off the log needs an older head, which nobody can write who has not the key. */
const headMac = (key: Buffer, head: Head): Buffer =>
  createHmac('sha256', key).update(`head|${head.position}|`).update(head.hash).digest();

const SEAL_AT_ONCE = 2_000;

async function sealSome(trx: Trx, bank: Keyed): Promise<{ sealed: number; head: Head }> {
  const head: Head = await trx
    .selectFrom('auditHead')
    .select(['position', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const waiting = await trx
    .selectFrom('auditWaiting')
    .innerJoin('audit', 'audit.id', 'auditWaiting.auditId')
    .select(['auditId', 'mac'])
    .orderBy('auditId')
    .limit(SEAL_AT_ONCE)
    .execute();
  if (waiting.length === 0) return { sealed: 0, head };
  const key = chainKey(bank);
  const seals: { position: bigint; auditId: bigint; hash: Buffer }[] = [];
  let end: Head = head;
  for (const { auditId, mac } of waiting) {
    const position = end.position + 1n;
    const hash = linkHash(key, end.hash, { position, auditId, mac });
    seals.push({ position, auditId, hash });
    end = { position, hash };
  }
  await trx.insertInto('auditSeal').values(seals).execute();
  await trx
    .deleteFrom('auditWaiting')
    .where(
      'auditId',
      'in',
      waiting.map((one) => one.auditId),
    )
    .execute();
  await trx
    .updateTable('auditHead')
    .set({ ...end, mac: headMac(key, end) })
    .execute();
  return { sealed: waiting.length, head: end };
}

/**
 * Chains what was written since, in the order of the ids; an id that a rolled-back transaction took is simply not there, and one that commits late
 * comes after those that were faster. The head is logged: a log kept elsewhere proves that nothing was cut off. Safe to run twice at once.
 */
export async function sealAudit(bank: Pick<Bank, 'db' | 'config' | 'log'>): Promise<number> {
  let all = 0;
  for (;;) {
    const { sealed, head } = await transact(bank.db, (trx) => sealSome(trx, bank));
    all += sealed;
    if (sealed < SEAL_AT_ONCE) {
      if (all > 0)
        bank.log.info(
          { position: String(head.position), hash: head.hash.toString('hex') },
          'audit log sealed',
        );
      return all;
    }
  }
}

const columns = [
  'audit.id',
  'nonce',
  'at',
  'actorKind',
  'actorId',
  'action',
  'channel',
  'ip',
  'device',
  'subjectKind',
  'subjectId',
  'customerId',
  'facts',
  'mac',
] as const;

const PAGE = 1_000;

/** What a check found; `head` is where the chain ends, to be compared with what was noted elsewhere. */
export type AuditCheck = {
  ok: boolean;
  problems: string[];
  entries: bigint;
  sealed: bigint;
  waiting: bigint;
  head: { position: bigint; hash: string };
};

type Walk = { end: Head; problems: string[]; known: boolean };
type Seal = { position: bigint; auditId: bigint; hash: Buffer; mac: Buffer | null };

/** What is wrong with a seal that follows `end`: a gap before it, its entry, or its link. */
function problemsOfSeal(bank: Keyed, end: Head, seal: Seal): string[] {
  const { position, auditId, mac } = seal;
  const gap =
    position === end.position + 1n ? [] : [`seals ${end.position + 1n} to ${position - 1n} are missing`];
  if (!mac) return [...gap, `entry ${auditId} is missing`];
  const entry = mac.equals(macOf(rowKey(bank), seal as unknown as Written))
    ? []
    : [`entry ${auditId} was changed`];
  const right = linkHash(chainKey(bank), end.hash, { position, auditId, mac });
  const link = right.equals(seal.hash) ? [] : [`the chain breaks at ${position} (entry ${auditId})`];
  return [...gap, ...entry, ...link];
}

/** Follows the chain from its beginning; `anchor` is an earlier head that has to be on the way. */
async function walkChain(trx: Trx, bank: Keyed, anchor: Head | undefined): Promise<Walk> {
  const walk: Walk = {
    end: { position: 0n, hash: Buffer.alloc(0) },
    problems: [],
    known: !anchor || anchor.position === 0n,
  };
  for (;;) {
    const page = await trx
      .selectFrom('auditSeal')
      .leftJoin('audit', 'audit.id', 'auditSeal.auditId')
      .select(['auditSeal.position', 'auditSeal.auditId', 'auditSeal.hash', ...columns])
      .where('position', '>', walk.end.position)
      .orderBy('position')
      .limit(PAGE)
      .execute();
    for (const seal of page) {
      walk.problems.push(...problemsOfSeal(bank, walk.end, seal));
      walk.end = { position: seal.position, hash: seal.hash };
      if (anchor?.position === seal.position) walk.known = anchor.hash.equals(seal.hash);
    }
    if (page.length < PAGE) return walk;
  }
}

async function checkHead(trx: Trx, bank: Keyed, end: Head): Promise<string[]> {
  const head = await trx.selectFrom('auditHead').select(['position', 'hash', 'mac']).executeTakeFirst();
  if (!head) return ['the head of the chain is missing'];
  if (head.position === 0n && end.position === 0n && !head.mac) return [];
  const problems: string[] = [];
  if (head.position !== end.position || !head.hash.equals(end.hash))
    problems.push(`the head says ${head.position} entries, the chain has ${end.position}`);
  if (!head.mac?.equals(headMac(chainKey(bank), head))) problems.push('the head was changed');
  return problems;
}

/** Entries that are not chained yet must be waiting, each with its own right MAC. */
async function checkWaiting(trx: Trx, bank: Keyed): Promise<string[]> {
  const key = rowKey(bank);
  const loose = await trx
    .selectFrom('audit')
    .leftJoin('auditSeal', 'auditSeal.auditId', 'audit.id')
    .leftJoin('auditWaiting', 'auditWaiting.auditId', 'audit.id')
    .select([...columns, 'auditWaiting.auditId as waiting'])
    .where('auditSeal.auditId', 'is', null)
    .execute();
  const lost = await trx
    .selectFrom('auditWaiting')
    .leftJoin('audit', 'audit.id', 'auditWaiting.auditId')
    .leftJoin('auditSeal', 'auditSeal.auditId', 'auditWaiting.auditId')
    .select(['auditWaiting.auditId', 'audit.id', 'auditSeal.position'])
    .where((where) => where.or([where('audit.id', 'is', null), where('auditSeal.position', 'is not', null)]))
    .execute();
  return [
    ...loose.flatMap((row) => [
      ...(row.waiting === null ? [`entry ${row.id} is neither chained nor waiting`] : []),
      ...(row.mac.equals(macOf(key, row)) ? [] : [`entry ${row.id} was changed`]),
    ]),
    ...lost.map((row) =>
      row.id === null ? `entry ${row.auditId} is missing` : `entry ${row.auditId} waits though it is chained`,
    ),
  ];
}

async function counts(trx: Trx): Promise<{ entries: bigint; waiting: bigint }> {
  const { rows } = await sql<{ entries: bigint; waiting: bigint }>`
    select (select count(*) from audit) as entries, (select count(*) from audit_waiting) as waiting`.execute(
    trx,
  );
  return rows[0] ?? { entries: 0n, waiting: 0n };
}

/**
 * Proves that no entry was changed, removed, moved or put in since it was written, by anybody who has the database but not the bank's secret. `anchor` is an
 * earlier head, from the service's log or a note: with it even a whole older copy of the log, put in the place of this one, is found.
 */
export function verifyAudit(
  bank: Pick<Bank, 'db' | 'config'>,
  anchor?: { position: bigint; hash: string },
): Promise<AuditCheck> {
  const from = anchor && { position: anchor.position, hash: Buffer.from(anchor.hash, 'hex') };
  return bank.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { end, problems, known } = await walkChain(trx, bank, from);
      const found = [
        ...problems,
        ...(await checkHead(trx, bank, end)),
        ...(await checkWaiting(trx, bank)),
        ...(known ? [] : [`the head noted at ${from?.position} is not in the chain`]),
      ];
      const { entries, waiting } = await counts(trx);
      return {
        ok: found.length === 0,
        problems: found,
        entries,
        waiting,
        sealed: end.position,
        head: { position: end.position, hash: end.hash.toString('hex') },
      };
    });
}

export type AuditLine = {
  id: bigint;
  at: Date;
  actor: { kind: Actor['kind']; id?: string };
  action: AuditAction;
  origin: Origin;
  subject?: { kind: string; id: string };
  customerId?: string;
  facts: AuditFacts;
};

/** What the log says of a customer's account (or of everybody's), newest first; `before` is the last line's id. */
export async function listAudit(
  db: Db | Trx,
  range: { customerId?: string; before?: bigint; action?: string; actor?: string; limit: number },
): Promise<AuditLine[]> {
  let query = db.selectFrom('audit').select(columns).orderBy('id', 'desc').limit(range.limit);
  if (range.customerId) query = query.where('customerId', '=', range.customerId);
  if (range.before !== undefined) query = query.where('id', '<', range.before);
  if (range.action) query = query.where('action', '=', range.action);
  if (range.actor) query = query.where('actorId', '=', range.actor);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: { kind: row.actorKind as Actor['kind'], ...(row.actorId !== null && { id: row.actorId }) },
    action: row.action as AuditAction,
    origin: {
      channel: row.channel as Origin['channel'],
      ...(row.ip !== null && { ip: row.ip }),
      ...(row.device !== null && { device: row.device }),
    },
    ...(row.subjectKind !== null &&
      row.subjectId !== null && { subject: { kind: row.subjectKind, id: row.subjectId } }),
    ...(row.customerId !== null && { customerId: row.customerId }),
    facts: row.facts as AuditFacts,
  }));
}
