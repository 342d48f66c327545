import { transact } from '@karo/db/client';
import { type Acting, askedByTwo } from '../auth/index.ts';
import { type Bank, Fault, type Kobo, kobo, toNaira } from '../kernel/index.ts';
import { balanceOfCustomer, lockCustomerAccount } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { takeByOrder } from '../products/goals/index.ts';
import { enquirePayee, type Payee, payByHouse } from '../products/transfers/index.ts';
import { auditLien, type Lien, leftOf, lockLien } from './liens.ts';

const NARRATION_MOST = 100;

/** What two people ask for: how much of an order, to which account, and why now. */
export type LienPayment = Payee & { id: bigint; amount: Kobo; note: string };

async function findPlaced(bank: Bank, id: bigint): Promise<Lien> {
  const row = await bank.db
    .selectFrom('lien')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'placed')
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row;
}

/**
 * Pays what an order holds, or a part of it, to the account that the order names, free of charge and whatever keeps the customer's account still, once two people ask for the same; the lien shrinks by
 * it in that transaction, and has it again where the transfer comes back. What the account has not, its owner's goals pay. Answers the name that the account's bank gives, and the transfer's reference after the second. Throws Fault `not_found` where
 * the order does not stand or is paid, `amount_invalid` above what is left of it, `insufficient_funds` where less is there once orders of before have theirs, those of `enquirePayee`, `payByHouse` and
 * `askedByTwo`.
 */
export async function payLien(
  bank: Bank,
  by: Acting & LienPayment,
): Promise<{ name: string; reference?: string }> {
  const { id, bankCode, account, payee, amount, note } = by;
  const { customerId } = await findPlaced(bank, id);
  const enquiry = await enquirePayee(bank, customerId, { bankCode, account, payee });
  const { name } = enquiry;
  return transact(bank.db, async (trx) => {
    const row = await lockLien(trx, id, 'placed');
    if (!row) throw new Fault('not_found');
    const left = leftOf(row);
    if (amount <= 0n || amount > left) throw new Fault('amount_invalid');
    const facts = { bankCode, account, name, amount: toNaira(amount) };
    const asked = { act: 'lien', subject: `pay:${id}`, facts, customerId, note, by } as const;
    if (!(await askedByTwo(trx, bank, asked))) return { name };
    await lockCustomerAccount(trx, customerId);
    const { balance, held } = await balanceOfCustomer(trx, customerId);
    const missing = kobo(amount - (balance - held));
    const now = bank.clock.now();
    await takeByOrder(trx, { id: `lien:${id}:${row.paid}:${now.getTime()}`, customerId, missing, now });
    const narration = `Order ${row.reference}, ${row.authority}`.slice(0, NARRATION_MOST);
    const to = { customerId, bankCode, account, amount, enquiry, narration, lien: id };
    const { reference, orderId } = await payByHouse(trx, bank, to);
    await auditLien(trx, bank, row, 'pay', by, { paid: toNaira(amount), transfer: reference, account, name });
    const told = {
      paid: amount,
      payee: name,
      authority: row.authority,
      order: row.reference,
      left: kobo(left - amount),
      reference,
    };
    await notifyCustomer(
      trx,
      { customerId },
      {
        at: now,
        dedupe: `lien:${id}:paid:${orderId}`,
        words: ({ compliance }) => ({ text: compliance.lienPaid(told) }),
      },
    );
    return { name, reference };
  });
}
