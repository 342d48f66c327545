import { randomUUID } from 'node:crypto';
import type { Bank } from '@karo/core/bank';
import { type BrowserConversation, findBrowserConversation } from '@karo/core/chat/browser';
import { type Customer, findCustomer } from '@karo/core/customers';
import { type Language, languages } from '@karo/core/ports';
import { endSession, findSession, startSession } from '@karo/core/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who calls: the customer of the signed session cookie, and the conversation of the browser's other cookie. */
export type Caller = {
  customer: Customer | undefined;
  sessionSecret: string | undefined;
  /** The address of the browser's conversation, where it has one that this caller may speak in. */
  address: string | undefined;
  conversation: BrowserConversation | undefined;
};

const SESSION = 'karo_session';
const CHAT = 'karo_chat';
const YEAR_S = 365 * 24 * 3600;

const isSecure = (bank: Bank): boolean => bank.config.publicUrl.startsWith('https:');

const cookieOptions = (bank: Bank) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(bank), signed: true }) as const;

function readCookie(request: FastifyRequest, name: string): string | undefined {
  const raw = request.cookies[name];
  if (!raw) return undefined;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value ? value : undefined;
}

/** A conversation that has a customer's account behind it answers only that customer's own session. */
const maySpeak = (conversation: BrowserConversation | undefined, customer: Customer | undefined): boolean => {
  if (!conversation) return true;
  return customer ? conversation.customerId === customer.id : !conversation.guarded;
};

async function customerOf(bank: Bank, secret: string | undefined): Promise<Customer | undefined> {
  const session = secret ? await findSession(bank.db, bank.clock, secret) : undefined;
  return session && (await findCustomer(bank.db, session.customerId));
}

/** Reads both cookies; a forged, ended or idle one counts as none. */
export async function readCaller(bank: Bank, request: FastifyRequest): Promise<Caller> {
  const sessionSecret = readCookie(request, SESSION);
  const address = readCookie(request, CHAT);
  const [customer, conversation] = await Promise.all([
    customerOf(bank, sessionSecret),
    address ? findBrowserConversation(bank.db, address) : undefined,
  ]);
  const mine = address !== undefined && maySpeak(conversation, customer);
  return {
    customer,
    sessionSecret: customer && sessionSecret,
    address: mine ? address : undefined,
    conversation: mine ? conversation : undefined,
  };
}

/** Gives the browser a conversation of its own where it has none that it may speak in. */
export function giveConversation(bank: Bank, caller: Caller, reply: FastifyReply): string {
  if (!caller.address) {
    caller.address = randomUUID();
    reply.setCookie(CHAT, caller.address, { ...cookieOptions(bank), maxAge: YEAR_S });
  }
  return caller.address;
}

/** Signs the browser in; a session that it had ends, and so does its part in another one's conversation. */
export async function signIn(
  bank: Bank,
  caller: Caller,
  reply: FastifyReply,
  customer: Customer,
): Promise<void> {
  if (caller.sessionSecret) await endSession(bank.db, bank.clock, caller.sessionSecret);
  caller.sessionSecret = await startSession(bank.db, bank.clock, customer.id);
  reply.setCookie(SESSION, caller.sessionSecret, cookieOptions(bank));
  caller.customer = customer;
  if (caller.conversation && caller.conversation.customerId !== customer.id) {
    caller.address = undefined;
    caller.conversation = undefined;
  }
  giveConversation(bank, caller, reply);
}

/** Ends the session and leaves its conversation behind. */
export async function signOut(bank: Bank, caller: Caller, reply: FastifyReply): Promise<void> {
  if (caller.sessionSecret) await endSession(bank.db, bank.clock, caller.sessionSecret);
  reply.clearCookie(SESSION, cookieOptions(bank)).clearCookie(CHAT, cookieOptions(bank));
}

/** The language to answer in: the customer's, or the first of the browser's that the bank speaks. */
export function languageOf(request: FastifyRequest, customer: Customer | undefined): Language {
  if (customer) return customer.language;
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  const codes = wanted.map((part) => part.trim().split(/[-;]/)[0]);
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean) ?? 'en';
}
