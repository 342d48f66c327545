import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './client.ts';

/** What every application may do in the bank's database is granted to this role, which cannot sign in; the one that DATABASE_URL names is its member. */
export const APPLICATION = 'karo_application';

const LOGIN = 'karo_app';

/** The application's address on a server of our own (embedded, of tests): its password follows from the owner's, and does not give it away. */
export function applicationUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update('karo application')
    .digest('hex');
  url.username = LOGIN;
  url.password = password;
  return url.href;
}

const INVALID_PASSWORD = '28P01';
const TAKEN = new Set(['42710', '23505']);

/** True where the server takes this name and password. */
async function signsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === INVALID_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Lets the role that `applicationUrl` names into the migrated database of `ownerUrl`: made where it is missing, given the password of the address where it has
 * another, and a member of the application's role. Throws where the owner may not do that: then whoever runs the server does.
 */
export async function admitApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const { username, password } = new URL(applicationUrl);
  const name = decodeURIComponent(username);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = client.escapeIdentifier(name);
    const login = `login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(decodeURIComponent(password))}`;
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    if (!rowCount)
      await client.query(`create role ${role} ${login}`).catch((error: { code?: string }) => {
        // Another process was faster.
        if (!TAKEN.has(error.code ?? '')) throw error;
      });
    else if (!(await signsIn(applicationUrl))) await client.query(`alter role ${role} ${login}`);
    const member = await client.query<{ is: boolean }>(`select pg_has_role($1, $2, 'member') as is`, [
      name,
      APPLICATION,
    ]);
    if (!member.rows[0]?.is)
      await client.query(`grant ${APPLICATION} to ${role}`).catch((error: { code?: string }) => {
        if (!TAKEN.has(error.code ?? '')) throw error;
      });
  } finally {
    await client.end();
  }
}

/** Throws Error, in one sentence, where the connected role could change the ledger otherwise than by its functions. */
export async function refuseOwner(db: Db): Promise<void> {
  const { rows } = await sql<{ role: string; strong: boolean }>`
    select current_user as role, r.rolsuper or r.rolcreaterole or exists (
      select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname in ('account', 'posting', 'entry', 'hold')
        and (pg_has_role(c.relowner, 'member') or has_table_privilege(c.oid, 'insert, update, delete, truncate, trigger'))
    ) as strong
    from pg_roles r where r.rolname = current_user`.execute(db);
  const [found] = rows;
  if (found?.strong)
    throw new Error(
      `DATABASE_URL signs in as ${found.role}, who owns the ledger or may write its tables: give the application a role of its own there, and this one to DATABASE_OWNER_URL`,
    );
}
