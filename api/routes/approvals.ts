import type { Origin } from '@karo/core/audit';
import type { AuthenticationResponseJSON } from '@karo/core/auth';
import type { Approval } from '@karo/core/contract';
import { findCustomer } from '@karo/core/customers';
import { applicantOf, askConsent } from '@karo/core/identity';
import { Fault, toNaira } from '@karo/core/kernel';
import { approve, sendApprovalCode } from '@karo/core/orders';
import {
  cancelQuote,
  checkOpen,
  findQuote,
  findQuoteBySecret,
  type QuoteView,
  quoteView,
} from '@karo/core/quotes';
import { getSecurity } from '@karo/core/security';
import { transact } from '@karo/db/client';
import type { AnyCall, Handlers } from '../call.ts';
import { signIn } from '../caller.ts';
import { sentOf } from './entry.ts';
import { consentOf } from './users.ts';

function viewOf(view: QuoteView, now: Date): Approval {
  const { id, operation, name, bank, account, narration, language, asks } = view;
  const isOver = view.status === 'open' && view.expiresAt <= now;
  return {
    id,
    operation,
    language,
    asks,
    status: isOver ? 'expired' : view.status,
    amount: toNaira(view.amount),
    fee: toNaira(view.fee),
    duty: toNaira(view.duty),
    total: toNaira(view.total),
    ...(name && { name }),
    ...(bank && { bank }),
    ...(account && { account }),
    ...(narration && { narration }),
    expiresAt: view.expiresAt.toISOString(),
    now: now.toISOString(),
  };
}

/** The customer of the session, or the browser in whose chat the offer was made (there an account is being opened), may act on it. */
async function isTheirs({ bank, caller }: AnyCall, view: QuoteView): Promise<boolean> {
  if (caller.customer) return caller.customer.id === view.customerId;
  const quote = caller.conversation && (await findQuote(bank.db, view.id));
  return quote !== undefined && quote.conversationId === caller.conversation?.id;
}

async function holdsSecret({ bank }: AnyCall, view: QuoteView, secret: string | undefined): Promise<boolean> {
  const quote = secret ? await findQuoteBySecret(bank.db, secret) : undefined;
  return quote?.id === view.id;
}

/**
 * From where an approval comes. Wrong PINs and codes count against a session only where it is the customer's own: whoever holds the link, and is signed in as others, would have tries
 * for each of them. Theirs count against the conversation in which the link was given.
 */
function originFor({ caller, origin }: AnyCall, view: QuoteView): Origin {
  if (caller.customer?.id === view.customerId) return origin;
  const { source: _, ...rest } = origin;
  return rest;
}

/** The quote, for whoever may approve it; to anybody else there is none. */
async function getApproval(call: AnyCall, quoteId: string, secret?: string): Promise<QuoteView> {
  const view = await quoteView(call.bank.db, quoteId);
  if (view && ((await isTheirs(call, view)) || (await holdsSecret(call, view, secret)))) return view;
  throw new Fault('quote_missing');
}

const deviceOf = ({ request }: AnyCall): string =>
  `web: ${request.headers['user-agent'] ?? 'unknown'}`.slice(0, 200);

/** The browser in whose chat an account was just opened becomes its customer's. One that only followed a link does not. */
async function signInOpened(call: AnyCall, view: QuoteView): Promise<void> {
  const { bank, caller, reply } = call;
  const customer = await findCustomer(bank.db, view.customerId);
  if (!customer || !caller.conversation) return;
  caller.conversation.customerId = customer.id;
  await signIn(bank, caller, reply, customer);
}

export const approvals = {
  'POST /api/approvals/find': async ({ bank, body }) => {
    const quote = await findQuoteBySecret(bank.db, body.secret);
    const view = quote && (await quoteView(bank.db, quote.id));
    if (!view) throw new Fault('quote_missing');
    return viewOf(view, bank.clock.now());
  },

  'GET /api/approvals/{id}': async (call) => {
    const { bank, customer } = call;
    const view = await getApproval(call, call.params.id);
    const mayShow = customer?.id === view.customerId && view.asks === 'pin';
    const passkey = mayShow && (await getSecurity(bank.db, customer.id)).biometric;
    return { ...viewOf(view, bank.clock.now()), ...(passkey && { passkey }) };
  },

  'POST /api/approvals/{id}': async (call) => {
    const { bank, body } = call;
    const { secret, passkey, ...given } = body;
    const view = await getApproval(call, call.params.id, secret);
    const { id: quoteId, customerId } = view;
    const opensHere = view.operation === 'set_pin' && (await isTheirs(call, view));
    const done = await approve(bank, {
      quoteId,
      customerId,
      device: deviceOf(call),
      origin: originFor(call, view),
      ...given,
      ...(passkey && { passkey: passkey as unknown as AuthenticationResponseJSON }),
      ...(call.caller.session && { keepSession: call.caller.session.id }),
    });
    if (opensHere) await signInOpened(call, view);
    const { message, reference } = done;
    const approval = viewOf({ ...view, status: 'approved' }, bank.clock.now());
    return { status: 'approved', message, ...(reference && { reference }), approval };
  },

  'POST /api/approvals/{id}/send-code': async (call) => {
    const view = await getApproval(call, call.params.id, call.body.secret);
    return sentOf(await sendApprovalCode(call.bank, view.id, originFor(call, view)));
  },

  'POST /api/approvals/{id}/bvn-consent': async (call) => {
    const { bank, params, body } = call;
    const { secret, bvn, ...step } = body;
    await getApproval(call, params.id, secret);
    const quote = await findQuote(bank.db, params.id);
    if (!quote) throw new Fault('quote_missing');
    checkOpen(quote, bank.clock.now());
    const { phone, asker } = await applicantOf(bank, quote);
    return consentOf(await askConsent(bank, { phone, bvn, asker }, step));
  },

  'POST /api/approvals/{id}/decline': async (call) => {
    const { bank, params, body } = call;
    const view = await getApproval(call, params.id, body.secret);
    const now = bank.clock.now();
    const isCancelled = await transact(bank.db, (trx) => cancelQuote(trx, view.id, now));
    if (!isCancelled && view.status === 'approved') throw new Fault('quote_used');
    return viewOf({ ...view, status: isCancelled ? 'cancelled' : view.status }, now);
  },
} satisfies Partial<Handlers>;
