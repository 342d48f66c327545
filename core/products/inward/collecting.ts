import { type Db, type Trx, transact } from '@karo/db/client';
import { type Customer, findCustomer, nameOnOrders } from '../../customers/index.ts';
import { type Bank, dayOf, findBank, karoBank, type Receiving } from '../../kernel/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import { collectedSessionId } from '../../providers/index.ts';
import { receiveCredit } from './credits.ts';
import { answers, findCredit } from './records.ts';

/** Who takes money in for us, where a provider does; undefined for the sandbox's own rails, and where nobody does. */
export const providerOf = (bank: Bank): string | undefined =>
  bank.inward.receiveFor ? bank.inward.name : undefined;

/** The number that other banks pay a customer by; undefined where their own number is the one, or none is open yet. */
export async function findReceiving(bank: Bank, customerId: string): Promise<Receiving | undefined> {
  const provider = providerOf(bank);
  if (provider === undefined) return undefined;
  const row = await bank.db
    .selectFrom('receivingAccount')
    .select(['account', 'bankName', 'accountName'])
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!row?.account || !row.bankName) return undefined;
  return { account: row.account, bankName: row.bankName, accountName: row.accountName ?? '' };
}

/** True where customers can be told a number to be paid by: the sandbox's own, or a provider's. */
const takesMoneyIn = (bank: Bank): boolean => bank.config.providers.inward !== 'off';

type Receiver = Pick<Customer, 'id' | 'nuban' | 'firstName' | 'lastName'>;

/** The number that other banks pay a customer by, a partner bank's or their own; undefined where nobody takes money in, or the partner has not opened one yet. */
export async function fundingNumber(bank: Bank, customer: Receiver): Promise<Receiving | undefined> {
  const at = await findReceiving(bank, customer.id);
  if (at)
    return {
      account: at.account,
      bankName: at.bankName,
      accountName: at.accountName || nameOnOrders(customer),
    };
  // Behind a provider only the provider's number can be paid into.
  if (!takesMoneyIn(bank) || bank.inward.receiveFor) return undefined;
  return { account: customer.nuban ?? '', bankName: karoBank.short, accountName: nameOnOrders(customer) };
}

/** The number to show as a customer's where one line has room: a partner bank's with its name, because their own cannot be paid into there; else their own. */
export async function numberShown(bank: Bank, customer: Receiver): Promise<string> {
  const at = await findReceiving(bank, customer.id);
  return at ? `${at.account} ${at.bankName}` : (customer.nuban ?? '');
}

async function nubanBehind(db: Db, provider: string, account: string): Promise<string> {
  const row = await db
    .selectFrom('receivingAccount')
    .select('customerId')
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirst();
  const customer = row && (await findCustomer(db, row.customerId));
  return customer?.nuban ?? '';
}

/**
 * Takes a provider's word that money came in: asks that provider for it by its reference, and credits what it says, once. Safe to repeat, in any order. Throws Fault
 * `unavailable` where the provider does not answer, and Error where INWARD names another one: only whoever took the money in can confirm it, so the webhook stays open.
 */
export async function hearCredit(bank: Bank, provider: string, reference: string): Promise<void> {
  if (providerOf(bank) !== provider)
    throw new Error(`${provider} took money in, and INWARD does not name it: the credit cannot be confirmed`);
  const found = await bank.inward.confirm?.(reference);
  if (!found) return;
  const sessionId = collectedSessionId(provider, reference);
  const { account, amount, senderName, senderAccount, narration } = found;
  await bank.db
    .insertInto('collectedCredit')
    .values({ sessionId, provider, reference, account, amount, at: bank.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bankCode = findBank(found.senderBank)?.code ?? found.senderBank.slice(0, 60);
  const nuban = await nubanBehind(bank.db, provider, account);
  const answer = await receiveCredit(bank, {
    sessionId,
    bankCode,
    senderName,
    senderAccount,
    account: nuban,
    amount,
    narration,
    collected: true,
  });
  if (answer.status === 'refused')
    await noteStray(bank, { provider, sessionId, account, amount, code: answer.code });
}

const strays: Readonly<Record<string, string>> = {
  [answers.unknown]: 'nobody here has this number',
  [answers.closed]: 'its account is closed',
  [answers.creditsFrozen]: 'its account takes no credits',
};

/** The provider has the money and nobody here does: operators see it among what differs at settlement until two of them book it away. */
async function noteStray(
  bank: Bank,
  stray: { provider: string; sessionId: string; account: string; amount: bigint; code: string },
): Promise<void> {
  const { provider, sessionId, account, amount, code } = stray;
  const booked = await findCredit(bank.db, { sessionId });
  bank.log.error({ provider, sessionId, code }, 'money came in for nobody');
  if (booked && booked.status !== 'refused') return;
  const at = bank.clock.now();
  const about = `${provider} ${account}: ${strays[code] ?? `refused with ${code}`}`;
  await bank.db
    .insertInto('settlementDifference')
    .values({ day: dayOf(at), sessionId, direction: 'in', theirs: amount, about, foundAt: at })
    .onConflict((conflict) => conflict.columns(['sessionId', 'direction']).doNothing())
    .execute();
}

const AT_ONCE = 20;
const HOUR_MS = 3_600_000;
const TRIES_MOST = 20;

/** Customers without a number at the provider, or whose number was asked for and has not come. */
async function listWithout(bank: Bank, provider: string): Promise<string[]> {
  const rows = await bank.db
    .selectFrom('customer')
    .leftJoin('receivingAccount as own', (join) =>
      join.onRef('own.customerId', '=', 'customer.id').on('own.provider', '=', provider),
    )
    .select('customer.id')
    .where('customer.status', '=', 'active')
    .where('customer.demo', '=', false)
    .where((where) =>
      where.or([
        where('own.status', 'is', null),
        where.and([
          where('own.status', '=', 'asked'),
          where('own.nextTryAt', '<=', bank.clock.now()),
          where('own.tries', '<', TRIES_MOST),
        ]),
      ]),
    )
    .orderBy('customer.createdAt')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function openOne(bank: Bank, provider: string, customerId: string): Promise<void> {
  const customer = await findCustomer(bank.db, customerId);
  if (!customer || !bank.inward.receiveFor) return;
  const now = bank.clock.now();
  const reference = `karo-${customerId}`;
  const nextTryAt = new Date(now.getTime() + HOUR_MS);
  // Written down before the provider is asked, so that two rounds at once do not ask twice.
  await bank.db
    .insertInto('receivingAccount')
    .values({
      provider,
      customerId,
      reference: `${provider}:${reference}`,
      status: 'asked',
      nextTryAt,
      askedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'customerId']).doUpdateSet({ nextTryAt }))
    .execute();
  const { bvnSealed } = await bank.db
    .selectFrom('customer')
    .select('bvnSealed')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const host = new URL(bank.config.publicUrl).hostname;
  const answer = await bank.inward.receiveFor({
    reference,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone ?? '',
    email: customer.email ?? `${reference}@${host}`,
    bvn: bvnSealed ? bank.keys.unseal(bvnSealed) : undefined,
  });
  await transact(bank.db, async (trx) => {
    const open = typeof answer === 'object' ? { ...answer, status: 'open' } : undefined;
    const { numUpdatedRows } = await trx
      .updateTable('receivingAccount')
      .set(open ?? { status: answer === 'refused' ? 'refused' : 'asked' })
      .set((set) => ({ tries: set('tries', '+', 1) }))
      .where('provider', '=', provider)
      .where('customerId', '=', customerId)
      .where('status', '<>', 'open')
      .executeTakeFirst();
    if (typeof answer === 'object' && numUpdatedRows > 0n) await tellNumber(trx, bank, customer, answer);
  });
  if (answer === 'refused')
    bank.log.error({ provider, customer: customerId }, 'a provider gives this customer no number');
}

/** Tells a customer, once, by which number other banks pay them: until it is open they have none to give. */
const tellNumber = (trx: Trx, { clock, config }: Bank, customer: Customer, at: Receiving) =>
  notifyCustomer(
    trx,
    { customerId: customer.id },
    {
      at: clock.now(),
      dedupe: `receiving:${customer.id}:${at.account}`,
      words: ({ inward }) => ({
        text: inward.fund({
          bank: at.bankName,
          nuban: at.account,
          name: at.accountName || nameOnOrders(customer),
          link: fundingLink(config.publicUrl),
        }),
      }),
    },
  );

/** Where a customer's number can be copied. */
export const fundingLink = (publicUrl: string): string => `${publicUrl}/banking-demo#receive`;

/**
 * Asks the provider for the numbers of customers who have none; for the rounds. Safe to repeat. One for whom it fails, as where the provider gives them another's number, keeps none of
 * the others back; then what was wrong first is thrown.
 */
export async function openReceiving(bank: Bank): Promise<void> {
  const provider = providerOf(bank);
  if (!provider) return;
  const failures: unknown[] = [];
  for (const customerId of await listWithout(bank, provider))
    await openOne(bank, provider, customerId).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
