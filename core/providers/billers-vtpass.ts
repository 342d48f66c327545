import type { Db } from '@karo/db/client';
import type { Logger } from 'pino';
import {
  type AirtimeOrder,
  type Billers,
  type Clock,
  dayOf,
  Fault,
  type Health,
  type Kobo,
  stamp,
  toNaira,
  type Vended,
  type VendOrder,
  type Vtpass,
} from '../kernel/index.ts';
import {
  type Ask,
  at,
  connect,
  type Heard,
  type Json,
  listAt,
  nairaAt,
  type Trouble,
  textAt,
  wordsAt,
} from './http.ts';
import { alarmOf } from './trouble.ts';

const networkIds: Readonly<Record<string, string>> = {
  mtn: 'mtn',
  glo: 'glo',
  airtel: 'airtel',
  '9mobile': 'etisalat',
};
const discoIds: Readonly<Record<string, string>> = {
  ikedc: 'ikeja-electric',
  ekedc: 'eko-electric',
  kedco: 'kano-electric',
  phed: 'portharcourt-electric',
  jed: 'jos-electric',
  ibedc: 'ibadan-electric',
  kaedco: 'kaduna-electric',
  aedc: 'abuja-electric',
  eedc: 'enugu-electric',
  bedc: 'benin-electric',
  yedc: 'yola-electric',
};

/** What is said of an order that failed, was undone, or was never charged. */
const OVER = new Set(['016', '040', '091']);
/** No order was made, or it was undone. */
const FAILED = new Set('016 040 091 010 011 012 013 017 031 032 085'.split(' '));
/** No order was made, for a reason that is ours to mend. */
const OURS = new Set('018 021 022 023 024 027 028 034 035 087'.split(' '));
const MISSING = '015';
/** The same was ordered half a minute ago: in answer to the question about an order, that none was made. */
const ALIKE = '019';
/** After so long a request that nobody knows never arrived. */
const BELIEVE_MISSING_MS = 3 * 60_000;

type Biller = { ask: Ask; post: Ask; db: Db; clock: Clock; alarm(why: string): void };
type Requested = { requestId: string; at: Date; isNew: boolean };

/** Twelve digits of the minute in Lagos, as the platform wants them, and the order: written down before the first call. */
async function requestFor({ db, clock }: Biller, reference: string): Promise<Requested> {
  const now = clock.now();
  const requestId = `20${stamp(now).slice(0, 10)}${reference.replace(/[^A-Za-z0-9]/g, '')}`;
  const made = await db
    .insertInto('vendorRequest')
    .values({ reference, requestId, at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('requestId')
    .executeTakeFirst();
  if (made) return { requestId, at: now, isNew: true };
  const known = await db
    .selectFrom('vendorRequest')
    .select(['requestId', 'at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}

const clean = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');
const TOKEN_DIGITS = 20;

const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1-');

/** Codes that change a meter's key, which is typed in first: without them it takes no token. */
const keyChangesIn = (body: Json): string[] =>
  ['kct1', 'kct2'].map((name) => clean(textAt(body, name))).filter((text) => text.length === TOKEN_DIGITS);

/** What is typed into the meter, in this order: the codes that change its key, where it is due for that, and the token. Companies write the token under four names, and some put words before it. */
function tokenIn(body: Json): string | undefined {
  const places = [
    textAt(body, 'mainToken'),
    textAt(body, 'token'),
    textAt(body, 'Token'),
    textAt(body, 'purchased_code'),
  ];
  const digits = places
    .map((text) => clean(text?.split(/bonus/i)[0]))
    .find((text) => text.length === TOKEN_DIGITS);
  return digits && [...keyChangesIn(body), digits].map(grouped).join(', ');
}

function unitsIn(body: Json): string | undefined {
  const places = ['units', 'mainTokenUnits', 'Units', 'PurchasedUnits'].map((name) => textAt(body, name));
  return places.map((text) => /\d+(?:\.\d+)?/.exec(text ?? '')?.[0]).find((text) => text !== undefined);
}

function readVended(biller: Biller, heard: Heard): Vended & { code: string } {
  if (heard.silent) return { status: 'unknown', code: '' };
  const { body } = heard;
  const code = textAt(body, 'code') ?? '';
  const status = textAt(body, 'content', 'transactions', 'status');
  if (OURS.has(code)) biller.alarm(`code ${code}: ${wordsAt(body, 'response_description') ?? ''}`);
  if (OURS.has(code) || FAILED.has(code) || status === 'reversed') return { status: 'failed', code };
  if (code !== '000') return { status: 'unknown', code };
  if (status === 'failed') return { status: 'failed', code };
  if (status !== 'delivered') return { status: 'unknown', code };
  const extras = at(body, 'content', 'transactions', 'extras') ?? at(body, 'extras');
  const [token, units] = [tokenIn(body) ?? tokenIn(extras), unitsIn(body) ?? unitsIn(extras)];
  return { status: 'done', code, ...(token && { token }), ...(units && { units }) };
}

async function requery(
  biller: Biller,
  known: Pick<Requested, 'requestId' | 'at'>,
): Promise<Vended | { status: 'missing' }> {
  const heard = await biller.post({
    method: 'POST',
    path: '/api/requery',
    json: JSON.stringify({ request_id: known.requestId }),
  });
  const { code, ...vended } = readVended(biller, heard);
  // A question that is refused, for our key, our address or its own form, says nothing of the order: that may be delivered and charged.
  const isRefused = vended.status === 'failed' && code !== '000' && !OVER.has(code);
  if (code === ALIKE) return { status: 'missing' };
  if (code !== MISSING) return isRefused ? { status: 'unknown' } : vended;
  const age = biller.clock.now().getTime() - known.at.getTime();
  return { status: age < BELIEVE_MISSING_MS ? 'unknown' : 'missing' };
}

async function pay(
  biller: Biller,
  reference: string,
  order: Readonly<Record<string, unknown>>,
): Promise<Vended> {
  const known = await requestFor(biller, reference);
  // The platform takes an order only on the day that its number names: later it can be asked about, and no more.
  if (!known.isNew && dayOf(known.at) !== dayOf(biller.clock.now())) {
    const found = await requery(biller, known);
    return found.status === 'missing' ? { status: 'failed' } : found;
  }
  const json = JSON.stringify({ request_id: known.requestId, ...order });
  const heard = await biller.post({ method: 'POST', path: '/api/pay', json });
  const { code, ...vended } = readVended(biller, heard);
  if (code !== '014' && code !== ALIKE) return vended;
  const found = await requery(biller, known);
  if (found.status !== 'missing') return found;
  return { status: code === ALIKE ? 'failed' : 'unknown' };
}

type Variation = { code: string; name: string; amount: Kobo };
const HOUR_MS = 3_600_000;

/** What a service sells now; kept for an hour, since codes and prices change. */
function variationsOf(ask: Ask): (serviceID: string) => Promise<Variation[]> {
  const known = new Map<string, { at: number; all: Variation[] }>();
  return async (serviceID) => {
    const kept = known.get(serviceID);
    if (kept && performance.now() - kept.at < HOUR_MS) return kept.all;
    const heard = await ask({ path: '/api/service-variations', query: { serviceID } });
    const content = heard.silent ? undefined : at(heard.body, 'content');
    const rows = [...listAt(content, 'variations'), ...listAt(content, 'varations')];
    const all = rows.flatMap((row) => {
      const [code, name, amount] = [
        textAt(row, 'variation_code'),
        textAt(row, 'name'),
        nairaAt(row, 'variation_amount'),
      ];
      return code && name && amount !== undefined ? [{ code, name, amount }] : [];
    });
    if (all.length > 0) known.set(serviceID, { at: performance.now(), all });
    return all.length > 0 ? all : (kept?.all ?? []);
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9.]/g, '');

/** The variation of this very price whose name says most of our plan's; undefined where none is named so, since a customer gets what they chose or nothing. */
export function matchPlan(plan: string, amount: Kobo, all: readonly Variation[]): Variation | undefined {
  const [, ...words] = plan.split('-');
  const scored = all
    .filter((each) => each.amount === amount && plain(each.name).includes(words[0] ?? '-'))
    .map((each) => ({ each, score: words.filter((word) => plain(each.name).includes(word)).length }))
    .sort((a, b) => b.score - a.score);
  return scored[0] && scored[0].score !== scored[1]?.score ? scored[0].each : undefined;
}

async function vend(
  biller: Biller,
  variations: ReturnType<typeof variationsOf>,
  order: VendOrder,
): Promise<Vended> {
  const { reference, kind, number, amount, meterType } = order;
  const common = { billersCode: number, phone: number, amount: toNaira(amount) };
  if (kind === 'electricity') {
    const serviceID = discoIds[order.biller];
    if (!serviceID) return { status: 'failed' };
    return pay(biller, reference, { ...common, serviceID, variation_code: meterType ?? 'prepaid' });
  }
  const service = kind === 'data' ? networkIds[order.biller] : order.biller;
  const serviceID = kind === 'data' ? `${service}-data` : service;
  const all = service && serviceID ? await variations(serviceID) : [];
  const known = await biller.db
    .selectFrom('vendorRequest')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  // Before the first call nothing was ordered; after it only the platform can say.
  if (all.length === 0) return { status: 'unknown' };
  const variation = matchPlan(order.plan ?? '', amount, all);
  if (!variation) return { status: known ? 'unknown' : 'failed' };
  const change = kind === 'tv' ? { subscription_type: 'change', quantity: 1 } : {};
  return pay(biller, reference, { ...common, serviceID, variation_code: variation.code, ...change });
}

async function enquire(
  biller: Biller,
  asked: Parameters<Billers['enquire']>[0],
): ReturnType<Billers['enquire']> {
  const serviceID = asked.kind === 'electricity' ? discoIds[asked.biller] : asked.biller;
  const heard = await biller.post({
    method: 'POST',
    path: '/api/merchant-verify',
    json: JSON.stringify({
      serviceID,
      billersCode: asked.number,
      ...(asked.kind === 'electricity' && { type: asked.meterType ?? 'prepaid' }),
    }),
  });
  const code = heard.silent ? '' : textAt(heard.body, 'code');
  if (heard.silent || (code !== '000' && code !== '020')) throw new Fault('unavailable', { what: 'bills' });
  const content = at(heard.body, 'content');
  const isWrong =
    ['true', true].includes(at(content, 'WrongBillersCode') as string | boolean) ||
    textAt(content, 'error') !== undefined;
  const name = textAt(content, 'Customer_Name');
  if (isWrong || !name) return undefined;
  const [address, plan] = [textAt(content, 'Address'), textAt(content, 'Current_Bouquet')];
  return { name, ...(address && { address }), ...(plan && { plan }) };
}

async function health(biller: Biller): Promise<Health> {
  const heard = await biller.ask({ path: '/api/balance' });
  if (heard.silent) return { works: false, problem: heard.why };
  const balance = nairaAt(heard.body, 'contents', 'balance');
  return balance === undefined
    ? { works: false, problem: wordsAt(heard.body, 'response_description') ?? 'the keys were not taken' }
    : { works: true, balance };
}

/** Airtime, data, electricity and television by VTpass, out of our wallet there. */
export function vtpassBillers(options: {
  account: Vtpass;
  db: Db;
  clock: Clock;
  timeoutMs: number;
  trouble: Trouble;
  log: Logger;
}): Billers {
  const { account, db, clock, timeoutMs, trouble, log } = options;
  const way = (key: Record<string, string>) =>
    connect({
      name: 'vtpass',
      url: account.url,
      headers: { 'api-key': account.apiKey, ...key },
      timeoutMs,
      trouble,
    });
  const biller: Biller = {
    ask: way({ 'public-key': account.publicKey }),
    post: way({ 'secret-key': account.secretKey }),
    db,
    clock,
    alarm: alarmOf('vtpass', { log, trouble }),
  };
  const variations = variationsOf(biller.ask);
  return {
    name: 'vtpass',
    airtime: async ({ reference, network, phone, amount }: AirtimeOrder) => {
      const serviceID = networkIds[network];
      if (!serviceID) return { status: 'failed' };
      const local = phone.replace(/^\+234/, '0');
      const { status } = await pay(biller, reference, { serviceID, amount: toNaira(amount), phone: local });
      return { status };
    },
    vend: (order) => vend(biller, variations, order),
    query: async (reference) => {
      const known = await db
        .selectFrom('vendorRequest')
        .select(['requestId', 'at'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return known ? requery(biller, known) : { status: 'missing' };
    },
    enquire: (asked) => enquire(biller, asked),
    health: () => health(biller),
  };
}
