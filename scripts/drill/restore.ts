import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addKey, resealAll, retireKeys } from '@karo/core/account';
import { receive } from '@karo/core/chat/channel';
import { openSandboxCustomer } from '@karo/core/identity';
import { type Bank, keyIdOf, kobo, naira, newKeyRing, openLog, readConfig } from '@karo/core/kernel';
import {
  checkChain,
  getCustomerAccount,
  openPoster,
  readHeads,
  sealBook,
  trialBalance,
} from '@karo/core/ledger';
import { openBank } from '@karo/core/providers';
import { longLimits, openDb } from '@karo/db/client';
import { sql } from 'kysely';
import { makeBase } from '../backup/base.ts';
import { type PgBackRest, startArchived } from '../backup/pgbackrest.ts';
import { startReceiver } from '../backup/receiver.ts';
import { restore } from '../backup/restoring.ts';
import { collectSecrets } from '../backup/secrets.ts';
import { ensureDatabase, running, type Server, startDatabase, stopServer } from '../database.ts';
import { findPgBackRest } from '../needs.ts';
import { prepareDatabase } from '../prepare.ts';
import { type Bench, below, equal } from '../report.ts';

const CUSTOMERS = 20;
const CALLERS = 32;
/** Every so many transfers somebody writes a message. */
const MESSAGE_EVERY = 10;
const AFTER_MS = 1_500;

type Acknowledged = { id: string; sentAt: number; at: number };
type Message = Acknowledged & { address: string };
type Traffic = { transfers: Acknowledged[]; messages: Message[]; log: string[] };
type Options = { transfers: number; embedded: boolean; say(line: string): void };

async function openOver(url: string, secret: string, log: string[]): Promise<Bank> {
  const config = readConfig({ SANDBOX: 'on', KARO_SECRET: secret, SPEECH: 'off' });
  const stream = { write: (line: string) => void log.push(line) };
  return openBank(config, { databaseUrl: url, log: openLog({ level: 'info' }, stream) });
}

const incoming = (bank: Bank, address: string, providerId: string) => ({
  channel: 'terminal' as const,
  address,
  providerId,
  kind: 'text' as const,
  text: 'what is my balance',
  sentAt: bank.clock.now(),
});

async function enlist(bank: Bank): Promise<{ accounts: bigint[]; phones: string[] }> {
  const accounts: bigint[] = [];
  const phones: string[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const phone = `+23480700${String(at).padStart(5, '0')}`;
    const given = {
      firstName: 'Drill',
      lastName: 'Customer',
      phone,
      opening: naira(90_000),
      demo: false,
      verified: true,
    };
    const { id } = await openSandboxCustomer(bank, given);
    accounts.push((await getCustomerAccount(bank.db, id)).id);
    phones.push(phone);
  }
  return { accounts, phones };
}

/** Transfers of one naira between customers, by so many callers at once, until `until` says so; what is acknowledged is written down here and nowhere else. */
async function trade(
  bank: Bank,
  { accounts, phones }: Awaited<ReturnType<typeof enlist>>,
  until: (count: number) => boolean,
  traffic: Traffic,
): Promise<void> {
  const poster = openPoster(bank.pool);
  let turn = 0;
  const one = async (): Promise<void> => {
    while (!until(traffic.transfers.length)) {
      turn += 1;
      const [from = 0n, to = 0n] = [accounts[turn % CUSTOMERS], accounts[(turn * 7 + 1) % CUSTOMERS]];
      if (from === to) continue;
      const id = randomUUID();
      const sentAt = Date.now();
      const legs = [
        { account: from, amount: kobo(-100n) },
        { account: to, amount: kobo(100n) },
      ];
      const verdict = await poster.post({ id, kind: 'transfer', narration: 'drill', at: new Date(), legs });
      if (verdict.status === 'posted') traffic.transfers.push({ id, sentAt, at: Date.now() });
      if (turn % MESSAGE_EVERY > 0) continue;
      const address = phones[turn % CUSTOMERS] ?? '';
      const message = { id: randomUUID(), sentAt: Date.now(), address };
      await receive(bank, incoming(bank, address, message.id));
      traffic.messages.push({ ...message, at: Date.now() });
    }
  };
  // The server dies under them: what was not acknowledged by then is nobody's loss.
  await Promise.allSettled(Array.from({ length: CALLERS }, one));
  await poster.close().catch(() => {});
}

/** Kills the server as a machine dies, and deletes all that it had. */
async function destroy(folder: string): Promise<void> {
  const pid = running(join(folder, 'postgres'))?.pid;
  if (!pid) throw new Error('no PostgreSQL runs that could be killed');
  process.kill(-pid, 'SIGKILL');
  for (let left = 100; left > 0 && existsSync(`/proc/${pid}`); left -= 1) await sleep(20);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

async function presentOf(bank: Bank, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select request_id as id from posting where request_id = any (${ids}::text[])
    union all select provider_id from inbox where provider_id = any (${ids}::text[])`.execute(bank.db);
  if (rows.length !== new Set(rows.map(({ id }) => id)).size) throw new Error('a row came back twice');
  return new Set(rows.map(({ id }) => id));
}

type Found = {
  lost: number;
  lostSince: number | undefined;
  tooNew: number;
  problems: string[];
  again: number;
  sealed: number;
};

/** Proves a restored bank: the book, the chain against the heads that the log told, what was acknowledged before `to`, the messages, and the secrets. */
async function prove(url: string, secret: string, traffic: Traffic, to: number): Promise<Found> {
  const bank = await openOver(url, secret, []);
  try {
    const { problems: broken } = await trialBalance(bank.db);
    const lines = traffic.log.filter((line) => (JSON.parse(line) as { time: number }).time < to);
    const chain = await checkChain(bank.db, readHeads(lines.join('')));
    const all = [...traffic.transfers, ...traffic.messages];
    const present = await presentOf(
      bank,
      all.map(({ id }) => id),
    );
    const before = traffic.messages.filter(({ at }) => at <= to).slice(-5);
    const again = await Promise.all(
      before.map(({ id, address }) => receive(bank, incoming(bank, address, id))),
    );
    const { rows } = await sql<{ sealed: Buffer }>`
      select bvn_sealed as sealed from customer where bvn_sealed is not null and first_name = 'Drill'`.execute(
      bank.db,
    );
    if (rows.length === 0) throw new Error('nothing that was sealed came back');
    const lost = all.filter(({ id, at }) => at <= to && !present.has(id)).map(({ at }) => at);
    return {
      lost: lost.length,
      lostSince: lost.length > 0 ? Math.min(...lost) : undefined,
      tooNew: all.filter(({ id, sentAt }) => sentAt > to && present.has(id)).length,
      problems: [...broken, ...chain.problems],
      again: again.filter(({ fresh }) => fresh).length,
      sealed: rows.filter(
        (row) => keyIdOf(row.sealed) === 0 || !/^22\d{9}$/.test(bank.keys.unseal(row.sealed)),
      ).length,
    };
  } finally {
    await bank.close();
  }
}

type Place = {
  folder: string;
  root: string;
  key: Buffer;
  rest: PgBackRest | undefined;
  say(line: string): void;
};

async function restoreAndProve(
  { folder, root, key, rest, say }: Place,
  traffic: Traffic,
  to: number,
  target?: Date,
) {
  mkdirSync(folder, { recursive: true });
  const began = performance.now();
  const done = await restore(root, key, folder, target, rest);
  const secret = readFileSync(join(folder, 'secret'), 'utf8');
  const url = await ensureDatabase(done.server.url, 'karo');
  const found = await prove(await prepareDatabase(url), secret, traffic, to);
  const seconds = (performance.now() - began) / 1_000;
  await stopServer(done.server);
  say(`Restored to ${target?.toISOString() ?? 'the end of the WAL'} and proved in ${seconds.toFixed(1)} s`);
  return { ...found, seconds };
}

/** Rotates the key that seals, between the base backup and the disaster: the ring comes back by the WAL. */
async function rotateKeys(ownerUrl: string, secret: string, say: (line: string) => void): Promise<void> {
  const { db } = openDb(ownerUrl, { max: 2, limits: longLimits });
  const keys = newKeyRing(secret);
  const config = readConfig({ SANDBOX: 'on', KARO_SECRET: secret, SPEECH: 'off' });
  const keeper = { db, config, keys, clock: { now: () => new Date() } };
  try {
    const { id } = await addKey(keeper, 0);
    await keys.refresh(db);
    const sealed = await resealAll(keeper, () => {});
    await retireKeys(keeper);
    say(`Rotated to key ${id}: ${sealed} values sealed again`);
  } finally {
    await db.destroy();
  }
}

async function live(
  server: Server,
  place: Place,
  secret: string,
  transfers: number,
): Promise<{ traffic: Traffic; killedAt: number }> {
  const { folder, root, key, rest, say } = place;
  const traffic: Traffic = { transfers: [], messages: [], log: [] };
  const ownerUrl = await ensureDatabase(server.url, 'karo');
  const bank = await openOver(await prepareDatabase(ownerUrl), secret, traffic.log);
  const receiver = await startReceiver(server.url, root, key);
  const sealing = setInterval(() => void sealBook(bank).catch(() => {}), 500);
  try {
    const customers = await enlist(bank);
    await trade(bank, customers, (count) => count >= transfers / 5, traffic);
    await makeBase(server.url, root, key, collectSecrets(folder, {}, 'none'), rest);
    await rotateKeys(ownerUrl, secret, say);
    const base = traffic.transfers.length;
    say(`Backed up after ${base} transfers; ${transfers} more, and on until the server dies`);
    let killedAt = 0;
    let enoughAt = 0;
    const isDead = (count: number): boolean => {
      if (killedAt > 0) return true;
      if (count >= base + transfers) enoughAt ||= Date.now();
      // Traffic goes on, so that the second before the end is one of those in which something happened.
      if (enoughAt === 0 || Date.now() < enoughAt + AFTER_MS) return false;
      killedAt = Date.now();
      void destroy(folder);
      return true;
    };
    await trade(bank, customers, isDead, traffic);
    await receiver.ended.catch(() => {});
    return { traffic, killedAt };
  } finally {
    clearInterval(sealing);
    await bank.close().catch(() => {});
  }
}

const SECOND_MS = 1_000;

/** A loaded book, a backup, more transfers, the data directory deleted: restored to the second before, and to the end; proved, and measured. */
export async function drillRestore({ transfers, embedded, say }: Options): Promise<Bench> {
  const programs = embedded ? undefined : findPgBackRest(true);
  const home = mkdtempSync(join(tmpdir(), 'karo-drill-'));
  const [folder, root] = [join(home, 'bank'), join(home, 'backups')];
  const [key, secret] = [randomBytes(32), randomBytes(32).toString('hex')];
  const rest = programs
    ? { config: join(home, 'pgbackrest.conf'), passwords: join(home, 'pgpass'), programs }
    : undefined;
  const place = { folder, root, key, rest, say };
  say(
    rest ? `PostgreSQL of ${programs}, and pgBackRest` : 'The embedded PostgreSQL, and a backup of our own',
  );
  mkdirSync(folder);
  mkdirSync(root, { mode: 0o700 });
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
  try {
    const server = await (rest ? startArchived(home, folder, rest) : startDatabase(folder));
    const { traffic, killedAt } = await live(server, place, secret, transfers);
    const to = killedAt - SECOND_MS;
    const second = await restoreAndProve(place, traffic, to, new Date(to));
    const end = await restoreAndProve({ ...place, folder: join(home, 'end') }, traffic, killedAt);
    const rpoSeconds = end.lostSince === undefined ? 0 : (killedAt - end.lostSince) / SECOND_MS;
    const rtoSeconds = Number(second.seconds.toFixed(1));
    return {
      figures: {
        transfers: traffic.transfers.length,
        messages: traffic.messages.length,
        rtoSeconds,
        rpoSeconds,
        lostAtTheEnd: end.lost,
      },
      bars: [
        equal('acknowledged before the second, and lost', second.lost, 0),
        equal('sent after the second, and there', second.tooNew, 0),
        equal('broken proofs of the book and its chain', second.problems.length + end.problems.length, 0),
        equal('messages taken for new when delivered again', second.again + end.again, 0),
        equal('sealed numbers that the restored secret does not open', second.sealed + end.sealed, 0),
        below('RPO, seconds', rpoSeconds, 5),
        below('RTO, seconds', rtoSeconds, 300),
      ],
    };
  } finally {
    await rm(home);
  }
}

async function rm(home: string): Promise<void> {
  for (const folder of ['bank', 'end']) {
    const found = running(join(home, folder, 'postgres'));
    if (found) process.kill(found.pid, 'SIGQUIT');
  }
  await sleep(200);
  rmSync(home, { recursive: true, force: true });
}
