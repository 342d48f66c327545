import type { Trx } from '@karo/db/client';
import { isSameName } from '../../customers/index.ts';
import { type Bank, bankByCode, Fault, type Kobo, karoBank, wakeSettle } from '../../kernel/index.ts';
import { getCustomerAccount, hold, holdForLien } from '../../ledger/index.ts';
import { checkNotPaused } from '../../providers/index.ts';
import { createQuote } from '../../quotes/index.ts';
import { isSanctioned } from '../../risk/sanctions/index.ts';
import {
  type Accepted,
  acceptWithin,
  type Enquiry,
  enquireName,
  rowOf,
  type TransferQuoteRow,
} from './orders.ts';

/** Whom a paper names: their account, and how the paper writes their name. */
export type Payee = { bankCode: string; account: string; payee: string };

/**
 * Whose account a paper names, as its bank says, which has to be the name in the paper. Throws Fault `name_mismatch` where it is another's, `same_account` where it is the account that is to
 * pay, and those of `enquireName`.
 */
export async function enquirePayee(bank: Bank, customerId: string, to: Payee): Promise<Enquiry> {
  const enquiry = await enquireName(bank, customerId, to);
  if (enquiry.toCustomerId === customerId) throw new Fault('same_account');
  if (!isSameName(to.payee, enquiry.name)) throw new Fault('name_mismatch', { name: enquiry.name });
  return enquiry;
}

/**
 * Pays out of an account by the order of two of the bank's people, whatever keeps it still, free of charge and by nobody's limits: for owners who can order nothing any more, and, with
 * `lien`, to whom an order of a court or an authority names, out of what that lien keeps. Throws `insufficient_funds`, `account_missing`, `risk_refused` where the receiver's name is near a
 * sanctioned one, and those of a receiver here.
 */
export async function payByHouse(
  trx: Trx,
  bank: Bank,
  order: {
    customerId: string;
    bankCode: string;
    account: string;
    amount: Kobo;
    enquiry: Enquiry;
    narration: string;
    lien?: bigint;
  },
): Promise<Accepted> {
  const { customerId, bankCode, account, amount, enquiry, narration, lien } = order;
  const { name, sessionId = null, toCustomerId = null } = enquiry;
  if (await isSanctioned(trx, { party: 'payee', customerId, name })) throw new Fault('risk_refused');
  const now = bank.clock.now();
  const kind = bankCode === karoBank.code ? 'karo' : 'nip';
  if (kind === 'nip') await checkNotPaused(trx, 'rails', 'rails');
  const made = await createQuote(trx, {
    operation: 'transfer',
    facts: {
      kind,
      bankCode,
      account,
      bankName: bankByCode(bankCode)?.short ?? bankCode,
      name,
      enquirySessionId: sessionId,
      toCustomerId,
      narration,
      newBeneficiary: true,
    },
    customerId,
    amount,
    at: now,
    expiresAt: now,
  });
  const quote = made as TransferQuoteRow;
  await trx
    .updateTable('quote')
    .set({ status: 'approved', endedAt: now, approvedDevice: 'house' })
    .where('id', '=', quote.id)
    .execute();
  const row = rowOf(quote, now);
  const want = { id: `transfer:${quote.id}`, amount, at: now, reason: `transfer ${row.reference}` };
  const holdId =
    lien === undefined
      ? await hold(trx, { ...want, account: (await getCustomerAccount(trx, customerId)).id })
      : await holdForLien(trx, { ...want, lien });
  if (kind === 'karo') return acceptWithin(trx, quote, now, { reference: row.reference, holdId });
  const { id: orderId } = await trx
    .insertInto('transfer')
    .values({ ...row, status: 'sending', holdId, byHouse: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  wakeSettle(trx, orderId);
  return { orderId, reference: row.reference, status: 'sending' };
}
