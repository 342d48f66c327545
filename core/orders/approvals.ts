import { type Trx, transact } from '@karo/db/client';
import { type Origin, record, recordAlone } from '../audit/index.ts';
import {
  type AuthenticationResponseJSON,
  checkApproval,
  checkCode,
  checkFormCode,
  endSessions,
  type SentCode,
  sendCode,
} from '../auth/index.ts';
import { checkPin, findCustomer, getActiveCustomer, isNewPhone } from '../customers/index.ts';
import {
  acceptChangePin,
  acceptSetPin,
  type PreparedPin,
  prepareNewPin,
  welcomeFacts,
} from '../identity/index.ts';
import { type Bank, Fault, isFault, toNaira, traced, wakeSettle } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import {
  type CarriedOut,
  checkOpen,
  findQuote,
  lockOpenQuote,
  type Operation,
  type Quote,
  quoteLanguage,
} from '../quotes/index.ts';
import { handlerOf } from './registry.ts';
import { checkStepUp, looksUnlike, passesRisk } from './step-up.ts';

export type Approval = {
  quoteId: string;
  /** Where it is known who approves: the quote must be theirs. */
  customerId?: string;
  /** The PIN; for `set_pin` the new one. */
  pin?: string;
  /** What a passkey signed in place of the PIN: this very offer. */
  passkey?: AuthenticationResponseJSON;
  /** For `change_pin`. */
  newPin?: string;
  /** For an account opened where a BVN is not taken in chat. */
  bvn?: string;
  /** The code that was sent for this offer: a chat's link takes it before the PIN, a step-up after it. */
  code?: string;
  device?: string;
  /** From where, for the audit log; the device says it where this does not. */
  origin?: Origin;
  /** The session that goes on where a new PIN ends the others. */
  keepSession?: bigint;
};

export type Approved = {
  quoteId: string;
  operation: Operation;
  customerId: string;
  status: CarriedOut['status'];
  reference?: string;
  /** What happened, in the customer's language, for the page where it was approved. */
  message: string;
};

async function carryOut(
  trx: Trx,
  bank: Bank,
  quote: Quote,
  prepared: PreparedPin | undefined,
): Promise<CarriedOut> {
  const handler = handlerOf(quote);
  if (handler) {
    const done = await handler.accept(trx, bank, quote);
    const { orderId, settleInMs } = done;
    if (orderId !== undefined && settleInMs !== undefined) wakeSettle(trx, orderId, settleInMs);
    return done;
  }
  if (!prepared) throw new Fault('pin_invalid');
  const accept = quote.operation === 'set_pin' ? acceptSetPin : acceptChangePin;
  await accept(trx, bank, quote, prepared);
  return { status: 'done' };
}

const originOf = ({ origin, device }: Approval): Origin =>
  origin ?? { channel: device?.startsWith('ussd') ? 'ussd' : 'terminal', ...(device && { device }) };

/** By whom wrong PINs are counted: the browser, the line, or the chat in which the approval's link was given. */
function sourceOf(quote: Quote, given: Approval): string | undefined {
  const { channel, source } = originOf(given);
  if (source) return source;
  if (channel === 'ussd') return 'ussd';
  return quote.conversationId === undefined ? undefined : `chat:${quote.conversationId}`;
}

/** Checks the PIN; a wrong one stands in the audit log. */
async function provePin(bank: Bank, quote: Quote, given: Approval): Promise<void> {
  const { customerId, operation, id } = quote;
  try {
    await checkPin(bank, customerId, given.pin ?? '', sourceOf(quote, given));
  } catch (error) {
    await recordAlone(bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'pin_refused',
      customerId,
      origin: originOf(given),
      subject: { kind: 'quote', id },
      facts: { operation, reason: isFault(error) ? error.code : 'error' },
    });
    throw error;
  }
}

const codePurposeOf = ({ operation }: Quote): 'link' | 'transaction' =>
  operation === 'link' ? 'link' : 'transaction';

/** What is checked as the code that was sent to the customer's own number, for this very offer. */
const codeOf = (quote: Quote, given: Approval) => ({
  to: { customerId: quote.customerId, quoteId: quote.id },
  purpose: codePurposeOf(quote),
  method: 'sms' as const,
  code: given.code ?? '',
  origin: originOf(given),
});

/**
 * Proves that a chat is the customer's. The code alone would let in whoever was given the number after them, and the PIN alone would let strangers try PINs: so the code comes first,
 * and a wrong PIN does not use it up.
 */
async function proveLink(bank: Bank, quote: Quote, given: Approval): Promise<void> {
  await checkFormCode(bank, codeOf(quote, given));
  await refuseFrozen(bank, quote);
  await provePin(bank, quote, given);
}

async function refuseFrozen(bank: Bank, { customerId }: Quote): Promise<void> {
  const customer = await findCustomer(bank.db, customerId);
  if (customer?.status === 'frozen') throw new Fault('customer_frozen');
}

/** Sends the code that an offer takes. Throws Fault `quote_missing`, `quote_used`, `quote_expired`, and those of `sendCode`. */
export async function sendApprovalCode(bank: Bank, quoteId: string, origin: Origin): Promise<SentCode> {
  const quote = await findQuote(bank.db, quoteId);
  if (!quote) throw new Fault('quote_missing');
  checkOpen(quote, bank.clock.now());
  const to = { customerId: quote.customerId, quoteId };
  const language = await quoteLanguage(bank.db, quote);
  return sendCode(bank, { to, method: 'sms', purpose: codePurposeOf(quote), origin, language });
}

/** What the approval proved: whether by two factors, and a new PIN where it sets one. */
type Proved = { twice: boolean; prepared?: PreparedPin };

/** Checks what the approval must prove, outside the transaction that it allows. */
async function prove(bank: Bank, quote: Quote, given: Approval): Promise<Proved> {
  if (quote.operation === 'set_pin')
    return {
      twice: false,
      prepared: await prepareNewPin(bank, quote, { newPin: given.pin ?? '', bvn: given.bvn }),
    };
  if (quote.operation === 'link' && !quote.facts.proof) {
    await proveLink(bank, quote, given);
    return { twice: false };
  }
  await refuseFrozen(bank, quote);
  const twice = await proveFactors(bank, quote, given);
  if (quote.operation !== 'change_pin') return { twice };
  return { twice, prepared: await prepareNewPin(bank, quote, { newPin: given.newPin ?? '' }) };
}

/**
 * Checks the PIN or the passkey, and the code where one came with it; true where they are two factors. A passkey is two in one, unless the PIN alone made it; a code is one
 * unless its phone became the customer's within a day.
 */
async function proveFactors(bank: Bank, quote: Quote, given: Approval): Promise<boolean> {
  const { passkey, code } = given;
  let counts = false;
  if (passkey && quote.operation !== 'change_pin')
    ({ counts } = await checkApproval(bank, quote, passkey, originOf(given)));
  else await provePin(bank, quote, given);
  if (code === undefined) return counts;
  await checkCode(bank, codeOf(quote, given));
  return counts || !(await isNewPhone(bank.db, bank, quote.customerId));
}

/**
 * Carries out, in the caller's transaction, an offer that a run of an approved mandate made: the mandate takes the place of the PIN, and of nothing else. Throws those of `approve`,
 * and Fault `second_factor_needed` where the customer would have to be asked.
 */
export async function acceptUnderMandate(
  trx: Trx,
  bank: Bank,
  quoteId: string,
  mandate: string,
): Promise<CarriedOut> {
  const at = bank.clock.now();
  const quote = await lockOpenQuote(trx, quoteId, at);
  if (!(await passesRisk(trx, bank, quote))) throw new Fault('risk_refused');
  if (await looksUnlike(trx, quote)) throw new Fault('second_factor_needed');
  const done = await carryOut(trx, bank, quote, undefined);
  const { customerId, operation, amount } = quote;
  await trx
    .updateTable('quote')
    .set({ status: 'approved', endedAt: at, approvedWith: 'mandate', approvedDevice: mandate })
    .where('id', '=', quoteId)
    .execute();
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'quote_approved',
    customerId,
    origin: { channel: 'house' },
    subject: { kind: 'quote', id: quoteId },
    facts: { operation, amount: toNaira(amount), with: 'mandate', mandate },
  });
  return done;
}

async function messageOf(bank: Bank, quote: Quote, done: CarriedOut): Promise<string> {
  const phrases = phrasesIn(await quoteLanguage(bank.db, quote));
  if (quote.operation === 'change_pin') return phrases.money.pinChanged();
  if (quote.operation === 'set_pin')
    return phrases.money.welcome(welcomeFacts(bank, await getActiveCustomer(bank.db, quote.customerId)));
  return (await handlerOf(quote)?.message(bank, quote, phrases, done)) ?? '';
}

const takesPinAlone = (quote: Quote): boolean =>
  quote.operation === 'change_pin' || (quote.operation === 'link' && !quote.facts.proof);

const factorOf = (quote: Quote, { passkey }: Approval): 'pin' | 'passkey' =>
  passkey && !takesPinAlone(quote) ? 'passkey' : 'pin';

/** Marks the quote as approved, and writes down who did it, from where, and with what. */
async function markApproved(trx: Trx, bank: Bank, quote: Quote, given: Approval): Promise<void> {
  const { id, customerId, operation, amount } = quote;
  const approvedWith = factorOf(quote, given);
  await trx
    .updateTable('quote')
    .set({
      status: 'approved',
      endedAt: bank.clock.now(),
      approvedWith,
      approvedDevice: given.device ?? null,
    })
    .where('id', '=', id)
    .execute();
  if (operation === 'change_pin') await endSessions(trx, bank.clock, customerId, { keep: given.keepSession });
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'quote_approved',
    customerId,
    origin: originOf(given),
    subject: { kind: 'quote', id },
    facts: { operation, amount: toNaira(amount), with: approvedWith },
  });
}

/**
 * The one act that accepts a quote: proves who approves, then marks the quote and carries its operation out in one transaction. Of two at once, one wins. Throws
 * Fault `quote_missing`, `quote_used`, `quote_expired`, those of the PIN, and those of the operation; then nothing has moved.
 */
export async function approve(bank: Bank, given: Approval): Promise<Approved> {
  const quote = await findQuote(bank.db, given.quoteId);
  if (!quote || (given.customerId !== undefined && quote.customerId !== given.customerId))
    throw new Fault('quote_missing');
  const { operation, trace: from } = quote;
  return traced('approval', { operation }, () => approveQuote(bank, quote, given), { from });
}

async function approveQuote(bank: Bank, quote: Quote, given: Approval): Promise<Approved> {
  checkOpen(quote, bank.clock.now());
  const { prepared, twice } = await prove(bank, quote, given);
  const done = await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const locked = await lockOpenQuote(trx, quote.id, now);
    // What was thought of a refused offer is committed with nothing else.
    if (!(await passesRisk(trx, bank, locked))) return undefined;
    if (!twice) await checkStepUp(trx, bank, locked);
    const result = await carryOut(trx, bank, locked, prepared);
    await markApproved(trx, bank, locked, given);
    return result;
  });
  if (!done) throw new Fault('risk_refused');
  const { operation, customerId } = quote;
  const message = await messageOf(bank, quote, done);
  return {
    quoteId: quote.id,
    operation,
    customerId,
    status: done.status,
    reference: done.reference,
    message,
  };
}
