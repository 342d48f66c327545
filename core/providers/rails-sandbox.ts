import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@karo/db/client';
import {
  accountFits,
  bankByCode,
  type Clock,
  type NipCode,
  type NipCredit,
  naira,
  type Rails,
} from '../kernel/index.ts';

/** How often the world misbehaves without being told to: shares of all credits, drawn from the seed. */
export type Trouble = { slow: number; lost: number };

type Options = {
  db: Db;
  clock: Clock;
  seed: number;
  /** How long the bank waits for an answer before it calls it silence. */
  timeoutMs?: number;
  trouble?: Trouble;
};

type Fate = { answer: NipCode; now: NipCode; end: NipCode; afterMs: number; slow?: boolean; hangs?: boolean };

const paid: Fate = { answer: '00', now: '00', end: '00', afterMs: 0 };
const refused = (code: NipCode): Fate => ({ answer: code, now: code, end: code, afterMs: 0 });

/** The other bank could not be reached; a status query knows that nothing was done (21). */
const unreached: Fate = { ...refused('21'), answer: '91' };

/** So long a bank that hangs answers nothing at all, neither a credit nor what is asked about it. */
const HANGS_MS = 120_000;
/** A call that nobody ever answers: the deadline of whoever called ends it. */
const never = (): Promise<never> => new Promise(() => {});

/** What becomes of a credit of a certain amount. */
const fates = new Map<bigint, Fate>([
  [naira(666), { answer: 'silence', now: '00', end: '00', afterMs: 0 }],
  [naira(667), { answer: 'silence', now: '57', end: '57', afterMs: 0 }],
  [naira(668), refused('57')],
  [naira(669), { ...paid, slow: true }],
  [naira(670), { answer: '09', now: '09', end: '00', afterMs: 60_000 }],
  [naira(671), { answer: '09', now: '96', end: '06', afterMs: 60_000 }],
  [naira(672), { ...paid, afterMs: HANGS_MS, hangs: true }],
  [naira(691), unreached],
]);

/** Accounts with a name of their own, as the documents list them. */
const named = new Map<string, string>([
  ['000013 1234567896', 'CHIDI OKAFOR'],
  ['000015 1234567899', 'AMINA BELLO'],
  ['000014 1234567895', 'TUNDE BALOGUN'],
]);

const UNKNOWN = '0000000000';
const BANK_DOWN = '0000000091';
const SILENT = '0000000096';

const first =
  'ADA BOLA CHIDI NGOZI TUNDE AMINA YUSUF FUNKE EMEKA HAUWA SADE IBRAHIM UCHE ZAINAB SEGUN KEMI MUSA IFEOMA OBINNA AISHA FEMI BLESSING DANLADI RONKE'.split(
    ' ',
  );
const last =
  'OKAFOR BELLO BALOGUN ADEYEMI EZE MOHAMMED OKONKWO ABUBAKAR OGUNLEYE NWOSU LAWAL ADEBAYO OBI SULEIMAN AKPAN OLAWALE DANJUMA UDOH IGWE FASHOLA'.split(
    ' ',
  );

/** The name that an account number has when nobody gave it one; always the same. */
function nameFrom(account: string): string {
  const serial = Number(account.slice(0, 9));
  const mixed = Math.imul(serial ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return `${first[mixed % first.length]} ${last[Math.floor(mixed / 64) % last.length]}`;
}

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed, the same world. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Other banks, as the sandbox plays them. What they did is in a table of their own: they remember a credit whose answer we never read. */
export function sandboxRails(options: Options): Rails {
  const { db, clock, seed, timeoutMs = 250, trouble = { slow: 0, lost: 0 } } = options;
  const roll = dice(seed);

  const fateOf = (order: NipCredit): Fate => {
    const luck = roll();
    const fate = fates.get(order.amount);
    if (fate) return fate;
    if (order.account === BANK_DOWN) return unreached;
    if (order.account === UNKNOWN) return refused('07');
    if (luck < trouble.lost) return { answer: 'silence', now: '00', end: '00', afterMs: 0 };
    return luck < trouble.lost + trouble.slow ? { ...paid, slow: true } : paid;
  };

  const remember = async (order: NipCredit, fate: Fate): Promise<boolean> => {
    const at = clock.now();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sandboxNipCredit')
      .values({
        sessionId: order.sessionId,
        bankCode: order.bankCode,
        account: order.account,
        amount: order.amount,
        reference: order.reference,
        codeNow: fate.now,
        codeThen: fate.end,
        settlesAt: new Date(at.getTime() + fate.afterMs),
        receivedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  return {
    enquire: async ({ sessionId, bankCode, account }) => {
      const there = bankByCode(bankCode);
      if (account === SILENT) {
        await sleep(timeoutMs);
        return { code: 'silence', sessionId };
      }
      if (account === BANK_DOWN) return { code: '91', sessionId };
      if (!there || account === UNKNOWN) return { code: '07', sessionId };
      const name = named.get(`${bankCode} ${account}`);
      if (!name && !accountFits(there, account)) return { code: '07', sessionId };
      return { code: '00', sessionId, name: name ?? nameFrom(account), kycLevel: 3 };
    },
    credit: async (order) => {
      const fate = fateOf(order);
      if (!(await remember(order, fate))) return { code: '94' };
      if (fate.slow) await sleep(timeoutMs * 0.8);
      if (fate.answer === 'silence') await sleep(timeoutMs);
      if (fate.hangs) return never();
      return { code: fate.answer };
    },
    query: async (sessionId) => {
      const row = await db
        .selectFrom('sandboxNipCredit')
        .select(['amount', 'codeNow', 'codeThen', 'settlesAt'])
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      if (!row) return { code: '25' };
      if (row.settlesAt > clock.now() && fates.get(row.amount)?.hangs) return never();
      return { code: row.settlesAt <= clock.now() ? row.codeThen : row.codeNow };
    },
  };
}
