import { printNaira } from '@karo/core/kernel';
import { trialBalance } from '@karo/core/ledger';
import { openDb } from '@karo/db/client';
import { ensureDatabase, startDatabase } from './database.ts';
import { report } from './report.ts';

/** `npm run ledger:check`: proves the book of DATABASE_URL, or of the embedded database. */
const given = process.env.DATABASE_URL;
const server = given ? undefined : await startDatabase('.karo');
const url = given ?? (await ensureDatabase(server?.url ?? '', 'karo'));
const { db } = openDb(url, { max: 2, name: 'karo-ledger-check' });
try {
  const { ok, problems, figures } = await trialBalance(db);
  const { accounts, postings, entries, debits, credits, held } = figures;
  console.log(`${accounts} accounts, ${postings} postings, ${entries} entries`);
  console.log(`debits ${printNaira(debits)}, credits ${printNaira(credits)}, on hold ${printNaira(held)}`);
  for (const problem of problems) console.error(problem);
  report(
    {
      figures: {
        accounts,
        postings: String(postings),
        entries: String(entries),
        debits: String(debits),
        credits: String(credits),
        held: String(held),
      },
      bars: [{ name: 'problems in the book', value: problems.length, want: '= 0', ok }],
    },
    process.argv.includes('--json'),
  );
} finally {
  await db.destroy();
  await server?.stop();
}
