import type { Db } from '@karo/db/client';
import { sql } from 'kysely';
import type { Logger } from 'pino';

/** Where the chain of postings ended at some time: the seal's place, and its hash in hexadecimal digits. */
export type Head = { position: bigint; hash: string };

const AT_ONCE = 20_000;

/** The message under which a head stands in the log, where `readHeads` finds it. */
const SEALED = 'book sealed';

/**
 * Chains the postings that were made since the last seal and logs the new head: a log that is kept elsewhere proves that nothing before it was changed or cut off. Safe to
 * run twice at once. Answers how many postings were sealed.
 */
export async function sealBook({ db, log }: { db: Db; log: Logger }): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await sql<{ position: bigint; hash: Buffer; postings: number }>`
      select sealed_position as position, sealed_hash as hash, sealed_postings as postings
      from seal_postings(${AT_ONCE}::int)`.execute(db);
    const [seal] = rows;
    if (!seal) return all;
    all += seal.postings;
    const { position, hash, postings } = seal;
    log.info({ position: String(position), hash: hash.toString('hex'), postings }, SEALED);
    if (postings < AT_ONCE) return all;
  }
}

/** The heads that a log of the bank's tells, one JSON object a line; other lines are passed over. */
export function readHeads(log: string): Head[] {
  return log
    .split('\n')
    .filter((line) => line.includes(SEALED))
    .flatMap((line) => {
      const match = /"position":"(\d+)","hash":"([0-9a-f]{64})"/.exec(line);
      return match ? [{ position: BigInt(match[1] ?? 0), hash: match[2] ?? '' }] : [];
    });
}

export type ChainCheck = {
  problems: string[];
  seals: bigint;
  /** Postings that no seal covers yet. */
  waiting: bigint;
  head: Head | undefined;
};

/** What a seal is made over, told here once more: a proof that asked the database's own function would believe it. */
const leaf = sql`
  sha256(convert_to(json_build_array(p.id, p.request_id, encode(p.order_hash, 'hex'), p.kind, p.narration, p.reference,
    (extract(epoch from p.at) * 1000000)::bigint, p.accounts, p.amounts, p.reverses, p.written_in)::text, 'UTF8'))
`;

const broken = sql<{ position: bigint }>`
  with leaves as (
    select seal.position, p.written_in, p.id, ${leaf} as leaf
    from posting p cross join lateral (
      select s.position from posting_seal s where (s.written_in, s.posting_id) >= (p.written_in, p.id)
      order by s.written_in, s.posting_id limit 1
    ) seal
  ), covered as (
    select position, count(*) as postings, string_agg(leaf, '' order by written_in, id) as leaves from leaves group by position
  ), links as (
    select s.*, lag(s.position, 1, 0::bigint) over chain as position_before, lag(s.hash, 1, ''::bytea) over chain as hash_before,
      lag(s.written_in, 1, 0::bigint) over chain as written_before, lag(s.posting_id, 1, 0::bigint) over chain as id_before
    from posting_seal s window chain as (order by s.position)
  )
  select l.position from links l left join covered c using (position)
  where l.position <> l.position_before + 1 or (l.written_in, l.posting_id) <= (l.written_before, l.id_before)
    or c.postings is distinct from l.postings or l.hash <> sha256(l.hash_before || coalesce(c.leaves, ''))
  order by l.position limit 5`;

/** A posting's entries are its legs: on the accounts that it names, or a stripe of theirs, of the same amounts. */
const unlike = sql<{ id: bigint }>`
  with legs as (
    select e.posting_id as id, array_agg(row (coalesce(a.stripe_of, a.id), e.amount) order by coalesce(a.stripe_of, a.id), e.amount) as legs
    from entry e left join account a on a.id = e.account_id group by e.posting_id
  )
  select coalesce(p.id, legs.id) as id from posting p full join legs on legs.id = p.id
  where legs.legs is distinct from (
    select array_agg(row (x.account, x.amount) order by x.account, x.amount) from unnest(p.accounts, p.amounts) as x (account, amount)
  ) limit 5`;

const state = sql<{ seals: bigint; waiting: bigint; position: bigint | null; hash: Buffer | null }>`
  select (select count(*) from posting_seal) as seals, head.position, head.hash, (
    select count(*) from posting p
    where head.position is null or (p.written_in, p.id) > (head.written_in, head.posting_id)
  ) as waiting
  from (select 1) as one left join (select * from posting_seal order by position desc limit 1) head on true`;

async function unknownHeads(db: Db, heads: readonly Head[]): Promise<string[]> {
  if (heads.length === 0) return [];
  const { rows } = await sql<{ position: bigint }>`
    select h.position from unnest(${heads.map((head) => head.position)}::bigint[], ${heads.map((head) => head.hash)}::text[]) as h (position, hash)
    left join posting_seal s on s.position = h.position and encode(s.hash, 'hex') = h.hash
    where s.position is null order by h.position limit 5`.execute(db);
  return rows.map(({ position }) => `the head noted at ${position} is not in the chain`);
}

/**
 * Proves that no posting was changed, removed or put in before the last seal, and that each has the entries that it tells of. `heads` are earlier heads, from the log or a
 * note: with them even an end that was cut off, or a whole older copy, is found. One snapshot, read only.
 */
export function checkChain(db: Db, heads: readonly Head[] = []): Promise<ChainCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const breaks = await broken.execute(trx);
      const strange = await unlike.execute(trx);
      const [now] = (await state.execute(trx)).rows;
      return {
        problems: [
          ...breaks.rows.map(({ position }) => `the chain of postings breaks at seal ${position}`),
          ...strange.rows.map(({ id }) => `the entries of posting ${id} are not what it tells`),
          ...(await unknownHeads(trx, heads)),
        ],
        seals: now?.seals ?? 0n,
        waiting: now?.waiting ?? 0n,
        head:
          now?.position && now.hash ? { position: now.position, hash: now.hash.toString('hex') } : undefined,
      };
    });
}
