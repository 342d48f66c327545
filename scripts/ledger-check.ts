import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printNaira, readDbLimits } from '@karo/core/kernel';
import { checkChain, type Head, readHeads, trialBalance } from '@karo/core/ledger';
import { openDb } from '@karo/db/client';
import { ensureDatabase, startDatabase, stopServer } from './database.ts';
import { report } from './report.ts';

/**
 * `npm run ledger:check`: proves the book of DATABASE_URL, or of the embedded database, and the chain of its postings. `--anchor POSITION:HASH` is an earlier head that has to
 * be in the chain, `--log FILE` a log of the workers with all the heads that it tells.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    anchor: { type: 'string', multiple: true, default: [] },
    log: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

function anchorOf(text: string): Head {
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text);
  if (!match) throw new Error('--anchor takes POSITION:HASH');
  return { position: BigInt(match[1] ?? 0), hash: match[2] ?? '' };
}

const heads = [
  ...values.anchor.map(anchorOf),
  ...values.log.flatMap((file) => readHeads(readFileSync(file, 'utf8'))),
];
const given = process.env.DATABASE_URL;
const server = given ? undefined : await startDatabase('.karo');
const url = given ?? (await ensureDatabase(server?.url ?? '', 'karo'));
const { db } = openDb(url, { max: 2, name: 'karo-ledger-check', limits: readDbLimits(process.env).long });
try {
  const { problems: broken, figures } = await trialBalance(db);
  const chain = await checkChain(db, heads);
  const problems = [...broken, ...chain.problems];
  const { accounts, postings, entries, debits, credits, held } = figures;
  const head = chain.head ? `${chain.head.position}:${chain.head.hash}` : 'none';
  console.log(`${accounts} accounts, ${postings} postings, ${entries} entries`);
  console.log(`debits ${printNaira(debits)}, credits ${printNaira(credits)}, on hold ${printNaira(held)}`);
  console.log(`${chain.seals} seals, ${chain.waiting} postings not sealed yet, ${heads.length} noted heads`);
  console.log(`head ${head}`);
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
        seals: String(chain.seals),
        waiting: String(chain.waiting),
        head,
      },
      bars: [
        { name: 'problems in the book', value: problems.length, want: '= 0', ok: problems.length === 0 },
      ],
    },
    values.json,
  );
} finally {
  await db.destroy();
  await stopServer(server);
}
