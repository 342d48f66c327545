import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@karo/db/client';
import { type Customer, findCustomer, findCustomerByIdentity, parsePhone } from '../customers/index.ts';
import { type Bank, Fault, isFault, type Language, offeredBy } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { findOpenQuote } from '../quotes/index.ts';
import { type Facts, type MenuName, menuNames, type Next, type Scene, sentence } from './dialogue.ts';
import { menus } from './menus.ts';
import { fit } from './screen.ts';

/** The bank's code, also dialled as *347*KARO#. */
export const ussdCode = '*347*5276#';
const CODE = /^\*347\*(?:5276|KARO)((?:\*[^#]*)?)#?$/i;
const IDLE_MS = 5 * 60_000;
/** A hop that a process died on may be worked on again after this. */
const CLAIM_MS = 15_000;
const WAIT_MS = 6_000;
const LOOK_EVERY_MS = 100;
const SHOWN = 20;

export type UssdStatus = 'active' | 'ended' | 'expired';
/** What the phone shows after a hop. */
export type UssdAnswer = {
  sessionId: string;
  screen: string;
  status: UssdStatus;
  menu: string;
  secret: boolean;
};

/** One hop: how much has been typed in the whole dialogue, and what of it is new. */
type Hop = {
  provider: 'africastalking' | 'simulator';
  sessionId: string;
  phone: string;
  vouched: boolean;
  customer: Customer | undefined;
  browser?: string;
  /** Everything typed so far, joined by `*`. */
  text: string;
};

type Row = {
  id: bigint;
  phone: string;
  customerId: string | null;
  conversationId: bigint | null;
  vouched: boolean;
  menu: string;
  facts: unknown;
  heard: number;
  answered: number;
  claimedAt: Date | null;
  screen: string;
  secret: boolean;
  status: string;
  lastAt: Date;
};

const columns = [
  'id',
  'phone',
  'customerId',
  'conversationId',
  'vouched',
  'menu',
  'facts',
  'heard',
  'answered',
  'claimedAt',
  'screen',
  'secret',
  'status',
  'lastAt',
] as const;

async function findRow(db: Db, hop: Pick<Hop, 'provider' | 'sessionId'>): Promise<Row> {
  return db
    .selectFrom('ussdSession')
    .select(columns)
    .where('provider', '=', hop.provider)
    .where('providerId', '=', hop.sessionId)
    .executeTakeFirstOrThrow();
}

/** The conversation in which the phone is told by SMS what became of what it asked for. */
async function openConversation(bank: Bank, hop: Hop): Promise<bigint | undefined> {
  if (!hop.vouched) return undefined;
  const row = await bank.db
    .insertInto('conversation')
    .values({
      channel: 'ussd',
      address: hop.phone,
      createdAt: bank.clock.now(),
      customerId: hop.customer?.id ?? null,
      language: hop.customer?.language ?? 'en',
    })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'address']).doUpdateSet((eb) => ({
        customerId: eb.fn.coalesce('excluded.customerId', 'conversation.customerId'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function openSession(bank: Bank, hop: Hop): Promise<Row> {
  const at = bank.clock.now();
  const known = await bank.db
    .selectFrom('ussdSession')
    .select(columns)
    .where('provider', '=', hop.provider)
    .where('providerId', '=', hop.sessionId)
    .executeTakeFirst();
  if (known) return known;
  await bank.db
    .insertInto('ussdSession')
    .values({
      provider: hop.provider,
      providerId: hop.sessionId,
      phone: hop.phone,
      vouched: hop.vouched,
      customerId: hop.customer?.id ?? null,
      conversationId: (await openConversation(bank, hop)) ?? null,
      browser: hop.browser ?? null,
      startedAt: at,
      lastAt: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'providerId']).doNothing())
    .execute();
  return findRow(bank.db, hop);
}

/** Takes a hop for work; false where it is being worked on or was answered. */
async function claim(bank: Bank, row: Row, length: number): Promise<boolean> {
  const now = bank.clock.now();
  const dead = new Date(now.getTime() - CLAIM_MS);
  const { numUpdatedRows } = await bank.db
    .updateTable('ussdSession')
    .set({ heard: length, claimedAt: now })
    .where('id', '=', row.id)
    .where('answered', '<', length)
    .where((where) => where.or([where('heard', '<', length), where('claimedAt', '<', dead)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const answerOf = (row: Row, sessionId: string): UssdAnswer => ({
  sessionId,
  screen: row.screen,
  status: row.status as UssdStatus,
  menu: row.menu,
  secret: row.secret,
});

/** The answer of a hop that came twice: the first one's, as soon as it is there. */
async function waitFor(bank: Bank, hop: Hop, length: number): Promise<UssdAnswer> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const row = await findRow(bank.db, hop);
    if (row.answered >= length || performance.now() > deadline) return answerOf(row, hop.sessionId);
    await sleep(LOOK_EVERY_MS);
  }
}

/** What is new in the text. The first hop of a code dialled whole carries several answers; any later one carries one, whatever it holds. */
function newAnswers(row: Row, text: string): string[] {
  if (row.answered >= 0) return [text.slice(row.answered === 0 ? 0 : row.answered + 1).trim()];
  return text === '' ? [] : text.split('*').map((part) => part.trim());
}

const isMenu = (name: string): name is MenuName => (menuNames as readonly string[]).includes(name);

async function sceneOf(bank: Bank, row: Row): Promise<Scene> {
  const customer = row.customerId ? await findCustomer(bank.db, row.customerId) : undefined;
  const language: Language = customer?.language ?? 'en';
  return {
    bank,
    now: bank.clock.now(),
    phone: row.phone,
    vouched: row.vouched,
    customer,
    language,
    conversationId: row.conversationId ?? undefined,
    phrases: phrasesIn(language),
    facts: { ...(row.facts as Facts) },
  };
}

const homeOf = (scene: Scene): MenuName => (scene.customer ? 'home' : 'stranger');

/** A dialogue that broke off before its PIN was given, a moment ago: the same offer still waits. */
async function findBrokenOff(scene: Scene, row: Row): Promise<Facts | undefined> {
  if (!scene.customer) return undefined;
  const last = await scene.bank.db
    .selectFrom('ussdSession')
    .select(['facts', 'menu'])
    .where('phone', '=', row.phone)
    .where('customerId', '=', scene.customer.id)
    .where('id', '<', row.id)
    .where('status', '=', 'active')
    .where('lastAt', '>', new Date(scene.now.getTime() - IDLE_MS))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const facts = last?.facts as Facts | undefined;
  if (!facts?.quote || !last?.menu.endsWith('.pin')) return undefined;
  const open = await findOpenQuote(scene.bank.db, row.conversationId ?? scene.customer.id);
  return open?.id === facts.quote && open.expiresAt > scene.now
    ? { ...facts, operation: open.operation }
    : undefined;
}

type Played = { menu: MenuName; facts: Facts; screen: string; status: UssdStatus; secret: boolean };

const over = (menu: MenuName, screen: string, status: UssdStatus = 'ended'): Played => ({
  menu,
  status,
  secret: false,
  facts: {},
  screen: fit(screen),
});

async function hear(scene: Scene, menu: MenuName, said: string): Promise<Next> {
  try {
    scene.facts.menu = menu;
    return await menus[menu].hear(scene, said);
  } catch (error) {
    if (!isFault(error)) throw error;
    return { go: blamed(menu, error), note: sentence(scene, error) };
  }
}

/** Where a refusal is answered: a wrong amount is typed again, anything else in the menu where it was found. */
function blamed(menu: MenuName, fault: Fault): MenuName {
  if (fault.code === 'bill_number') return menu === 'bills.amount' ? 'bills.meter' : 'bills.card';
  const about =
    /^(?:insufficient_funds|amount_invalid|limit_|new_identity_cap|receiver_capped|airtime_amount)/;
  if (!about.test(fault.code)) return menu;
  if (menu.startsWith('bills')) return menu === 'bills.amount' ? menu : 'bills';
  return menu.startsWith('airtime') ? 'airtime.amount' : 'send.amount';
}

async function begin(scene: Scene, row: Row): Promise<MenuName> {
  const broken = row.answered < 0 ? await findBrokenOff(scene, row) : undefined;
  if (!broken) return homeOf(scene);
  scene.facts = broken;
  return 'resume';
}

/** Where a dialogue stands before an answer is read: a first hop without answers may take up what was broken off. */
async function menuBefore(scene: Scene, row: Row, answers: readonly string[]): Promise<MenuName> {
  if (row.answered < 0) return answers.length === 0 ? begin(scene, row) : homeOf(scene);
  return isMenu(row.menu) ? row.menu : homeOf(scene);
}

async function play(scene: Scene, row: Row, answers: string[]): Promise<Played> {
  if (scene.customer?.deceasedAt) return over('home', scene.phrases.compliance.deceasedShort());
  const isFirst = row.answered < 0;
  let menu = await menuBefore(scene, row, answers);
  let note: string | undefined;
  for (const said of answers) {
    if (isFirst && menus[menu].secret) {
      note = scene.phrases.ussd.pinApart();
      break;
    }
    const next = await hear(scene, menu, said);
    if ('end' in next) return over(menu, next.end);
    menu = next.go === 'home' ? homeOf(scene) : next.go;
    if (next.go === 'home') scene.facts = {};
    note = next.note;
    if (note) break;
  }
  const { secret = false } = menus[menu];
  const { menu: _menu, ...facts } = scene.facts;
  return { menu, facts, screen: fit(await menus[menu].ask(scene), note), status: 'active', secret };
}

async function keep(bank: Bank, row: Row, length: number, played: Played): Promise<void> {
  const { menu, facts, screen, status, secret } = played;
  await bank.db
    .updateTable('ussdSession')
    .set({
      menu,
      screen,
      status,
      secret,
      answered: length,
      lastAt: bank.clock.now(),
      facts: JSON.stringify(facts),
    })
    .where('id', '=', row.id)
    .where('answered', '<', length)
    .execute();
}

async function playHop(bank: Bank, row: Row, text: string): Promise<Played> {
  const scene = await sceneOf(bank, row);
  const now = bank.clock.now();
  const isOld = row.answered >= 0 && now.getTime() - row.lastAt.getTime() > IDLE_MS;
  if (isOld) return over(homeOf(scene), scene.phrases.ussd.expired(), 'expired');
  try {
    return await play(scene, row, newAnswers(row, text));
  } catch (error) {
    if (isFault(error)) return over(homeOf(scene), sentence(scene, error));
    bank.log.error({ err: error, session: String(row.id) }, 'a dialogue failed');
    return over(homeOf(scene), scene.phrases.ussd.trouble());
  }
}

/** Answers one hop of a dialogue. The same hop sent again changes nothing and is answered the same. */
async function answerHop(bank: Bank, hop: Hop): Promise<UssdAnswer> {
  const row = await openSession(bank, hop);
  const length = hop.text.length;
  if (row.status !== 'active' || row.answered >= length || row.phone !== hop.phone)
    return answerOf(row, hop.sessionId);
  if (!(await claim(bank, row, length))) return waitFor(bank, hop, length);
  await keep(bank, row, length, await playHop(bank, row, hop.text));
  return answerOf(await findRow(bank.db, hop), hop.sessionId);
}

/** A hop as the telephone company sends it: the network vouches for the number. Throws Fault `phone_invalid`. */
export async function dialByNetwork(
  bank: Bank,
  hop: { sessionId: string; phone: string; text: string },
): Promise<UssdAnswer> {
  const phone = parsePhone(hop.phone);
  if (!phone) throw new Fault('phone_invalid');
  const customer = await findCustomerByIdentity(bank.db, 'phone', phone);
  const { sessionId, text } = hop;
  return answerHop(bank, {
    provider: 'africastalking',
    sessionId,
    phone,
    text,
    customer,
    vouched: true,
  });
}

/** The provider says that a dialogue is over; safe to repeat. */
export async function hangUp(bank: Pick<Bank, 'db'>, sessionId: string, complete: boolean): Promise<void> {
  if (!complete) return;
  await bank.db
    .updateTable('ussdSession')
    .set({ status: 'ended' })
    .where('provider', '=', 'africastalking')
    .where('providerId', '=', sessionId)
    .where('status', '=', 'active')
    .execute();
}

/** The answers in a code that is dialled, joined by `*`; throws Fault `ussd_code_unknown`. */
export function answersIn(code: string): string {
  const match = CODE.exec(code.replace(/\s/g, ''));
  if (!match) throw new Fault('ussd_code_unknown', { code: code.slice(0, 40) });
  return (match[1] ?? '').slice(1);
}

async function whoDials(bank: Bank, phone: string, own: Customer | undefined) {
  if (own?.phone === phone) return { customer: own, vouched: true };
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  const customer = await findCustomerByIdentity(bank.db, 'phone', phone);
  return { customer, vouched: customer === undefined };
}

/**
 * A hop of the site's simulator. A signed-in customer dials with their own number; with another one only in the sandbox, where what needs the phone in the
 * hand is refused. Throws Fault `phone_invalid`, `ussd_code_unknown`, `sandbox_only`.
 */
export async function dialBySimulator(
  bank: Bank,
  hop: {
    sessionId?: string;
    newId: string;
    phoneNumber: string;
    code: string;
    browser: string;
    own?: Customer;
  },
): Promise<UssdAnswer> {
  const phone = parsePhone(hop.phoneNumber);
  if (!phone) throw new Fault('phone_invalid');
  const known = hop.sessionId
    ? await bank.db
        .selectFrom('ussdSession')
        .select(['answered', 'browser'])
        .where('provider', '=', 'simulator')
        .where('providerId', '=', hop.sessionId)
        .executeTakeFirst()
    : undefined;
  const goesOn = known?.browser === hop.browser && !/^\*.*#$/.test(hop.code.trim());
  const who = await whoDials(bank, phone, hop.own);
  // The simulator does not know what was typed before, only how much: so much stands before what is new.
  const before = goesOn ? `${' '.repeat(Math.max(0, known.answered))}${known.answered > 0 ? '*' : ''}` : '';
  const text = goesOn ? `${before}${hop.code.trim()}` : answersIn(hop.code);
  const sessionId = (goesOn && hop.sessionId) || hop.newId;
  return answerHop(bank, {
    provider: 'simulator',
    sessionId,
    phone,
    text,
    browser: hop.browser,
    ...who,
  });
}

export type UssdSession = {
  id: string;
  phoneNumber: string;
  currentMenu: string;
  status: UssdStatus;
  lastActivity: Date;
};

/** The dialogues of a customer, and those that a browser tried out, newest first. */
export async function listUssdSessions(
  bank: Pick<Bank, 'db' | 'clock'>,
  of: { customerId?: string; browser?: string },
): Promise<UssdSession[]> {
  const rows = await bank.db
    .selectFrom('ussdSession')
    .select(['providerId', 'phone', 'menu', 'status', 'lastAt'])
    .where((where) =>
      where.or([
        ...(of.customerId
          ? [where.and([where('customerId', '=', of.customerId), where('vouched', '=', true)])]
          : []),
        ...(of.browser ? [where('browser', '=', of.browser)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const old = new Date(bank.clock.now().getTime() - IDLE_MS);
  return rows.map((row) => ({
    id: row.providerId,
    phoneNumber: row.phone,
    currentMenu: row.menu,
    status: row.status === 'active' && row.lastAt < old ? 'expired' : (row.status as UssdStatus),
    lastActivity: row.lastAt,
  }));
}

export type UssdCategory = 'transfer' | 'balance' | 'bills' | 'airtime' | 'help';
type CodeWords = keyof ReturnType<typeof phrasesIn>['ussd']['codes'];

const codes: readonly { words: CodeWords; path: string; example: string; category: UssdCategory }[] = [
  { words: 'menu', path: '', example: '', category: 'help' },
  { words: 'send', path: '1*AMOUNT*ACCOUNT', example: '1*5000*1234567896', category: 'transfer' },
  { words: 'balance', path: '2*1', example: '2*1', category: 'balance' },
  { words: 'last', path: '2*2', example: '2*2', category: 'balance' },
  { words: 'airtimeSelf', path: '3*AMOUNT*1', example: '3*500*1', category: 'airtime' },
  { words: 'airtimeOther', path: '3*AMOUNT*2*PHONE', example: '3*500*2*08031234567', category: 'airtime' },
  { words: 'bills', path: '4', example: '4', category: 'bills' },
  { words: 'light', path: '4*1', example: '4*1', category: 'bills' },
  { words: 'tv', path: '4*2', example: '4*2', category: 'bills' },
  { words: 'data', path: '4*3*1', example: '4*3*1', category: 'airtime' },
  { words: 'where', path: '5*1', example: '5*1', category: 'help' },
  { words: 'block', path: '5*2', example: '5*2', category: 'help' },
  { words: 'person', path: '5*3', example: '5*3', category: 'help' },
  { words: 'charges', path: '5*4', example: '5*4', category: 'help' },
];

const dialled = (path: string): string => (path ? `*347*5276*${path}#` : ussdCode);

/** What can be dialled straight, in the language; what nobody stands behind is left out. */
export const ussdCodes = (
  bank: Bank,
  language: Language,
): { id: string; code: string; description: string; example: string; category: UssdCategory }[] => {
  const { bills } = offeredBy(bank);
  return codes
    .filter(({ category }) => bills || (category !== 'bills' && category !== 'airtime'))
    .map(({ words, path, example, category }) => ({
      id: words,
      code: dialled(path),
      description: phrasesIn(language).ussd.codes[words],
      example: dialled(example),
      category,
    }));
};
