import { sql } from 'kysely';
import type { Bank } from '../kernel/index.ts';

/** Every `table.column` of the database in which one of the patterns (PostgreSQL's, case aside) is found as clear text, bytes read as text too. */
export async function columnsHolding(bank: Pick<Bank, 'db'>, patterns: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(bank.db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ key: string }>`
        select distinct field.key from ${sql.table(name)} as line, jsonb_each(to_jsonb(line)) as field,
          lateral (select field.value #>> '{}' as said) as text
        where jsonb_typeof(field.value) in ('string', 'object', 'array')
          and case when said ~ '^\\\\x([0-9a-f]{2})*$'
            then encode(decode(substr(said, 3), 'hex'), 'escape') else said end
          ~* any (${sql.val(patterns)}::text[])`.execute(bank.db);
      return rows.map(({ key }) => `${name}.${key}`);
    }),
  );
  return found.flat().sort();
}
