import { parseArgs } from 'node:util';
import { longLimits, openDb } from '@karo/db/client';
import { monthly, partitionByMonth, tendMonths } from '@karo/db/months';

/**
 * `npm run months`: partitions the tables of messages by month (docs/scaling.md says when). Run again, once a month, it takes out the months that are older than `--keep` (15) and
 * makes new ones ahead. It needs DATABASE_OWNER_URL.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { keep: { type: 'string', default: '15' } },
});
const { DATABASE_OWNER_URL: url } = process.env;
const keep = Number(values.keep);
if (!url || !Number.isInteger(keep) || keep < 1) {
  console.error('DATABASE_OWNER_URL=... npm run months [-- --keep MONTHS]');
  process.exit(2);
}
const now = new Date();
const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keep));
const { db } = openDb(url, { name: 'karo-months', max: 1, limits: longLimits });
try {
  for (const table of monthly) {
    await partitionByMonth(db, table, now);
    const detached = await tendMonths(db, table, { now, before });
    console.log(`${table} is partitioned by month; taken out: ${detached.join(', ') || 'nothing'}`);
  }
} finally {
  await db.destroy();
}
