import { randomUUID } from 'node:crypto';
import type { Origin } from '@karo/core/audit';
import {
  type Acting,
  type Admin,
  type BrowserSession,
  endSession,
  findAdminByKey,
  findAdminSession,
  findSession,
  renewSession,
} from '@karo/core/auth';
import { type BrowserConversation, findBrowserConversation } from '@karo/core/chat/channel';
import { type Customer, findCustomer } from '@karo/core/customers';
import { findKeyHolder, type KeyHolder } from '@karo/core/developer';
import { type Entered, enter } from '@karo/core/identity';
import { type Bank, Fault, type Language, languages } from '@karo/core/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who calls: the customer of the signed session cookie, the administrator of theirs, and the conversation of the browser's own. */
export type Caller = {
  customer: Customer | undefined;
  /** A customer whose session rests: nobody until the PIN wakes it. */
  resting: Customer | undefined;
  session: BrowserSession | undefined;
  sessionSecret: string | undefined;
  /** The secret under which this browser is known again. */
  browser: string | undefined;
  /** A sign-in of this browser that waits for a code. */
  attempt: string | undefined;
  /** The secret of a PIN reset that this browser goes on with. */
  reset: string | undefined;
  admin: Admin | undefined;
  adminUntil: Date | undefined;
  adminSecret: string | undefined;
  /** The developer's key that the call was made with, instead of cookies. */
  apiKey: KeyHolder | undefined;
  /** The address of the browser's conversation, where it has one that this caller may speak in. */
  address: string | undefined;
  conversation: BrowserConversation | undefined;
};

const SESSION = 'karo_session';
const CHAT = 'karo_chat';
const BROWSER = 'karo_browser';
const ATTEMPT = 'karo_attempt';
const RESET = 'karo_reset';
const ADMIN = 'karo_admin';
const YEAR_S = 365 * 24 * 3600;

const isSecure = (bank: Bank): boolean => bank.config.publicUrl.startsWith('https:');

type CookieName =
  | typeof SESSION
  | typeof CHAT
  | typeof BROWSER
  | typeof ATTEMPT
  | typeof RESET
  | typeof ADMIN;

/**
 * By the prefix a browser takes a cookie only from this very host, over https and for the whole of it: no neighbour under the same domain can plant one. It takes no
 * such cookie over http, so development goes without.
 */
const named = (bank: Bank, name: CookieName): string => (isSecure(bank) ? `__Host-${name}` : name);

const cookieOptions = (bank: Bank) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(bank), signed: true }) as const;
/** Administrators come from no other site's link. A cookie bound to its host has no path of its own. */
const adminOptions = (bank: Bank) =>
  ({ ...cookieOptions(bank), path: isSecure(bank) ? '/' : '/api', sameSite: 'strict' }) as const;

function readCookie(bank: Bank, request: FastifyRequest, name: CookieName): string | undefined {
  const raw = request.cookies[named(bank, name)];
  if (!raw) return undefined;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value ? value : undefined;
}

/** A conversation that has a customer's account behind it answers only that customer's own session. */
const maySpeak = (conversation: BrowserConversation | undefined, customer: Customer | undefined): boolean => {
  if (!conversation) return true;
  return customer ? conversation.customerId === customer.id : !conversation.guarded;
};

/** What a line that was opened before may hear now: nothing more where its session has ended or has another secret, and nothing for a while where it rests. */
export type MayHear = 'yes' | 'rests' | 'no';

/** Whether the browser that opened its conversation's line may still hear it. */
export async function mayStillHear(
  bank: Bank,
  address: string,
  secret: string | undefined,
): Promise<MayHear> {
  const conversation = await findBrowserConversation(bank.db, address);
  const known = await sessionOf(bank, secret, 'looks');
  if (!maySpeak(conversation, known?.customer)) return 'no';
  return known?.session.rests ? 'rests' : 'yes';
}

/** Whether the customer is still signed in with the cookie that they had. */
export async function isStillIn(
  bank: Bank,
  secret: string | undefined,
  customerId: string,
): Promise<MayHear> {
  const known = await sessionOf(bank, secret, 'looks');
  if (known?.customer.id !== customerId) return 'no';
  return known.session.rests ? 'rests' : 'yes';
}

/** The browser or the key that a customer's call was made with. */
function sourceOf(caller: Caller | undefined): { source?: string } {
  if (caller?.apiKey) return { source: `key:${caller.apiKey.keyId}` };
  const { session } = caller ?? {};
  if (!session) return {};
  return {
    source: session.deviceId === undefined ? `session:${session.id}` : `device:${session.deviceId}`,
  };
}

/** From where a call comes, for the audit log, and for whom wrong PINs are counted. */
export const originOf = (request: FastifyRequest): Origin => ({
  channel: request.caller?.apiKey ? 'api' : 'web',
  ip: request.ip,
  ...sourceOf(request.caller),
  device: (request.headers['user-agent'] ?? 'unknown browser').slice(0, 200),
});

async function sessionOf(bank: Bank, secret: string | undefined, how?: 'looks') {
  const session = secret ? await findSession(bank.db, bank.clock, secret, how) : undefined;
  const customer = session && (await findCustomer(bank.db, session.customerId));
  return customer && customer.status !== 'closed' ? { session, customer } : undefined;
}

async function adminOf(bank: Bank, request: FastifyRequest, secret: string | undefined) {
  if (secret) return findAdminSession(bank, secret, request.headers['x-unattended'] ? 'looks' : 'uses');
  const key = request.headers['x-admin-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  const admin = await findAdminByKey(bank, key, originOf(request));
  return admin && { admin, expiresAt: undefined };
}

const nobody: Caller = {
  customer: undefined,
  resting: undefined,
  session: undefined,
  sessionSecret: undefined,
  browser: undefined,
  attempt: undefined,
  reset: undefined,
  admin: undefined,
  adminUntil: undefined,
  adminSecret: undefined,
  apiKey: undefined,
  address: undefined,
  conversation: undefined,
};

/** A program with a developer's key: it has no cookies, and acts for one customer. Throws Fault `unauthenticated`. */
async function readProgram(bank: Bank, header: string): Promise<Caller> {
  const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const apiKey = key ? await findKeyHolder(bank.db, key) : undefined;
  const customer = apiKey && (await findCustomer(bank.db, apiKey.actsFor));
  if (!customer || customer.status === 'closed') throw new Fault('unauthenticated');
  return { ...nobody, apiKey, customer };
}

/** Reads who calls: a key, or the cookies, of which a forged or ended one counts as none. */
export async function readCaller(bank: Bank, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization) return readProgram(bank, authorization);
  const sessionSecret = readCookie(bank, request, SESSION);
  const adminSecret = readCookie(bank, request, ADMIN);
  const address = readCookie(bank, request, CHAT);
  const [known, conversation, admin] = await Promise.all([
    sessionOf(bank, sessionSecret),
    address ? findBrowserConversation(bank.db, address) : undefined,
    adminOf(bank, request, adminSecret),
  ]);
  const customer = known?.session?.rests === false ? known.customer : undefined;
  const mine = address !== undefined && maySpeak(conversation, customer);
  return {
    customer,
    resting: known && !customer ? known.customer : undefined,
    session: known?.session,
    sessionSecret: known && sessionSecret,
    browser: readCookie(bank, request, BROWSER),
    attempt: readCookie(bank, request, ATTEMPT),
    reset: readCookie(bank, request, RESET),
    admin: admin?.admin,
    adminUntil: admin?.expiresAt,
    adminSecret,
    apiKey: undefined,
    address: mine ? address : undefined,
    conversation: mine ? conversation : undefined,
  };
}

/** Gives the browser a conversation of its own where it has none that it may speak in. */
export function giveConversation(bank: Bank, caller: Caller, reply: FastifyReply): string {
  if (!caller.address) {
    caller.address = randomUUID();
    reply.setCookie(named(bank, CHAT), caller.address, { ...cookieOptions(bank), maxAge: YEAR_S });
  }
  return caller.address;
}

/** Gives the browser its cookies; a session that it had ends, and so does its part in another one's conversation. */
export async function giveSession(
  bank: Bank,
  caller: Caller,
  reply: FastifyReply,
  who: { customer: Customer; entered: Entered },
): Promise<void> {
  const { customer, entered } = who;
  if (caller.sessionSecret) await endSession(bank.db, bank.clock, caller.sessionSecret);
  caller.sessionSecret = entered.session;
  caller.browser = entered.browser;
  reply.setCookie(named(bank, SESSION), entered.session, cookieOptions(bank));
  reply.setCookie(named(bank, BROWSER), entered.browser, { ...cookieOptions(bank), maxAge: YEAR_S });
  reply.clearCookie(named(bank, ATTEMPT), cookieOptions(bank));
  caller.customer = customer;
  if (caller.conversation && caller.conversation.customerId !== customer.id) {
    caller.address = undefined;
    caller.conversation = undefined;
  }
  giveConversation(bank, caller, reply);
}

/** Signs in the browser in which an account was just opened. */
export async function signIn(
  bank: Bank,
  caller: Caller,
  reply: FastifyReply,
  customer: Customer,
): Promise<void> {
  const origin = originOf(reply.request);
  const entered = await enter(bank, {
    customerId: customer.id,
    browser: caller.browser,
    origin,
    how: 'opening',
  });
  await giveSession(bank, caller, reply, { customer, entered });
}

/** Keeps a sign-in that waits for a code. */
export function giveAttempt(bank: Bank, reply: FastifyReply, attempt: string): void {
  reply.setCookie(named(bank, ATTEMPT), attempt, cookieOptions(bank));
}

const RESET_S = 30 * 60;

/** Keeps a PIN reset that goes on in this browser, or forgets it. */
export function giveReset(bank: Bank, reply: FastifyReply, secret: string | undefined): void {
  if (secret === undefined) reply.clearCookie(named(bank, RESET), cookieOptions(bank));
  else reply.setCookie(named(bank, RESET), secret, { ...cookieOptions(bank), maxAge: RESET_S });
}

/** Gives the session that goes on another secret; what a browser was given with fewer rights is worth nothing. */
export async function rotateSession(bank: Bank, caller: Caller, reply: FastifyReply): Promise<void> {
  if (!caller.session) return;
  caller.sessionSecret = await renewSession(bank.db, bank.clock, caller.session.id);
  reply.setCookie(named(bank, SESSION), caller.sessionSecret, cookieOptions(bank));
}

/** Puts the secret of a session that was renewed into its cookie. */
export function giveRenewed(bank: Bank, caller: Caller, reply: FastifyReply, secret: string): void {
  caller.sessionSecret = secret;
  reply.setCookie(named(bank, SESSION), secret, cookieOptions(bank));
}

/** Ends the session and leaves its conversation behind. */
export async function signOut(bank: Bank, caller: Caller, reply: FastifyReply): Promise<void> {
  if (caller.sessionSecret) await endSession(bank.db, bank.clock, caller.sessionSecret);
  reply
    .clearCookie(named(bank, SESSION), cookieOptions(bank))
    .clearCookie(named(bank, CHAT), cookieOptions(bank))
    .clearCookie(named(bank, ATTEMPT), cookieOptions(bank));
}

/** Gives an administrator's browser its cookie, or takes it. */
export function giveAdmin(
  bank: Bank,
  reply: FastifyReply,
  entered?: { secret: string; expiresAt: Date },
): void {
  if (!entered) {
    reply.clearCookie(named(bank, ADMIN), adminOptions(bank));
    return;
  }
  const maxAge = Math.max(0, Math.round((entered.expiresAt.getTime() - bank.clock.now().getTime()) / 1000));
  reply.setCookie(named(bank, ADMIN), entered.secret, { ...adminOptions(bank), maxAge });
}

/** Who does something as an administrator, with what they may do and from where, for the audit log. */
export const actingOf = ({ admin, origin }: { admin: Admin; origin: Origin }): Acting => ({
  administrator: admin.id,
  role: admin.role,
  origin,
});

/** The language to answer in: the customer's, or the first of the browser's that the bank speaks. */
export function languageOf(request: FastifyRequest, customer: Customer | undefined): Language {
  if (customer) return customer.language;
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  const codes = wanted.map((part) => part.trim().split(/[-;]/)[0]);
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean) ?? 'en';
}
