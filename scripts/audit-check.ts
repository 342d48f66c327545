import { verifyAudit } from '@karo/core/audit';
import { readConfig, readDbLimits } from '@karo/core/kernel';
import { openDb } from '@karo/db/client';
import { readEnv } from './boot.ts';
import { ensureDatabase, startDatabase, stopServer } from './database.ts';
import { report } from './report.ts';

/**
 * `npm run audit:check`: proves the audit log of DATABASE_URL, or of the embedded database. `--anchor POSITION:HASH` is an earlier head, from
 * the service's log, that has to be in the chain.
 */
const env = readEnv();
const given = env.DATABASE_URL;
const server = given ? undefined : await startDatabase('.karo');
const url = given ?? (await ensureDatabase(server?.url ?? '', 'karo'));
const { db } = openDb(url, { max: 2, name: 'karo-audit-check', limits: readDbLimits(process.env).long });

function anchorIn(args: readonly string[]): { position: bigint; hash: string } | undefined {
  const text = args[args.indexOf('--anchor') + 1];
  if (!args.includes('--anchor')) return undefined;
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text ?? '');
  if (!match) throw new Error('--anchor takes POSITION:HASH');
  return { position: BigInt(match[1] ?? 0), hash: match[2] ?? '' };
}

try {
  const { ok, problems, entries, sealed, waiting, head } = await verifyAudit(
    { db, config: readConfig(env) },
    anchorIn(process.argv.slice(2)),
  );
  console.log(`${entries} entries, ${sealed} chained, ${waiting} waiting`);
  console.log(`head ${head.position}:${head.hash}`);
  for (const problem of problems) console.error(problem);
  report(
    {
      figures: {
        entries: String(entries),
        sealed: String(sealed),
        waiting: String(waiting),
        head: `${head.position}:${head.hash}`,
      },
      bars: [{ name: 'problems in the audit log', value: problems.length, want: '= 0', ok }],
    },
    process.argv.includes('--json'),
  );
} finally {
  await db.destroy();
  await stopServer(server);
}
