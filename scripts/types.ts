import { execFileSync } from 'node:child_process';
import { longLimits, openDb } from '@karo/db/client';
import { migrate } from '@karo/db/migrate';
import pg from 'pg';
import { ensureDatabase, startDatabase, stopServer } from './database.ts';

/** `npm run types`: writes db/schema.ts from the migrated schema. */
const server = await startDatabase('.karo/types', { fsync: 'off' });
try {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('drop database if exists types with (force)');
  await client.end();
  const url = await ensureDatabase(server.url, 'types');
  const { db } = openDb(url, { max: 1, limits: longLimits });
  await migrate(db);
  await db.destroy();
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      `--url=${url}`,
      '--camel-case',
      '--out-file=db/schema.ts',
      '--exclude-pattern=kysely_*',
      '--type-mapping={"int8":"bigint","interval":"string"}',
    ],
    { stdio: 'inherit' },
  );
} finally {
  await stopServer(server);
}
