import { type Kysely, sql } from 'kysely';

/**
 * Postings are chained by hashes (decision 36), in the order of the transactions that wrote them: once every transaction below a number has ended, no posting below it
 * can appear any more. What was posted before this migration has transaction 0 and is chained first, by id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posting add column written_in bigint not null default 0;
    alter table posting alter column written_in set default txid_current();
    -- Costs a posting nothing: it keeps the lowest and highest number of each stretch of the table.
    create index posting_written_in on posting using brin (written_in) with (pages_per_range = 32, autosummarize = on);

    -- A seal ends at a posting, and its hash is over the hash of the seal before it and all postings in between.
    create table posting_seal (
      position bigint primary key check (position > 0),
      written_in bigint not null,
      posting_id bigint not null,
      postings int not null check (postings > 0),
      hash bytea not null,
      sealed_at timestamptz not null default now(),
      unique (written_in, posting_id)
    );
    create trigger posting_seal_append_only before update or delete or truncate on posting_seal
      for each statement execute function refuse_change();
    revoke insert, update, delete on posting_seal from karo_application;
  `.execute(db);
  await sealing.execute(db);
}

/** What the chain keeps of a posting `c`: every word of it. */
const leaf = sql`
  sha256(convert_to(json_build_array(c.id, c.request_id, encode(c.order_hash, 'hex'), c.kind, c.narration, c.reference,
    (extract(epoch from c.at) * 1000000)::bigint, c.accounts, c.amounts, c.reverses, c.written_in)::text, 'UTF8'))
`;

const sealing = sql`
  -- Seals what was posted since by transactions that have ended, at most so many postings; answers the new head, or nothing where there
  -- was nothing to seal.
  create function seal_postings(most int) returns table (sealed_position bigint, sealed_hash bytea, sealed_postings int)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    declare
      head record;
      fresh record;
      -- True where nothing is left of the time before there was a chain.
      done boolean := true;
      -- Read before the postings are: whatever has a lower number has ended, and is seen by what reads after.
      horizon bigint := txid_snapshot_xmin(txid_current_snapshot());
    begin
      perform pg_advisory_xact_lock(hashtext('posting_seal'));
      select s.position, s.written_in, s.posting_id, s.hash into head from posting_seal s order by s.position desc limit 1;
      if not found then
        select 0::bigint as position, 0::bigint as written_in, 0::bigint as posting_id, '\\x'::bytea as hash into head;
      end if;
      if head.written_in = 0 then
        with chosen as materialized (
          select * from posting p where p.written_in = 0 and p.id > head.posting_id order by p.id limit most
        )
        select count(*)::int as postings, 0::bigint as written_in, max(c.id) as posting_id,
          string_agg(${leaf}, '' order by c.id) as leaves into fresh
        from chosen c;
        done := fresh.postings = 0;
      end if;
      if done then
        with chosen as materialized (
          select * from posting p
          where p.written_in >= head.written_in and (p.written_in, p.id) > (head.written_in, head.posting_id) and p.written_in < horizon
            and p.written_in > 0
          order by p.written_in, p.id limit most
        )
        select count(*)::int as postings, max(c.written_in) as written_in,
          (array_agg(c.id order by c.written_in desc, c.id desc))[1] as posting_id,
          string_agg(${leaf}, '' order by c.written_in, c.id) as leaves into fresh
        from chosen c;
      end if;
      if fresh.postings = 0 then return; end if;
      return query
        insert into posting_seal as s (position, written_in, posting_id, postings, hash)
        values (head.position + 1, fresh.written_in, fresh.posting_id, fresh.postings, sha256(head.hash || fresh.leaves))
        returning s.position, s.hash, s.postings;
    end
  $$;
`;
