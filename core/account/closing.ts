import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Origin, record } from '../audit/index.ts';
import { endSessions } from '../auth/index.ts';
import { type Customer, checkPin, findCustomer, lockCustomer, takeProof } from '../customers/index.ts';
import { type Bank, Fault, type Faults } from '../kernel/index.ts';
import { balanceOfCustomer, closeAccount, lockCustomerAccount } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { endMandatesOf } from '../products/scheduled/index.ts';
import { stopUnsent } from '../security/index.ts';
import { closedState, eraseBelongings } from './erasure.ts';

/** How long the law asks to keep who a customer was (five years after the end, as the rules against money laundering have it). */
const KEEP_YEARS = 5;

export type Closing = { customerId: string; pin?: string; origin: Origin };

type Why = Faults['closing_refused']['why'];

/** What keeps a customer, each a query that finds a row while it does. A product adds its own. */
const duties: readonly { why: Why; finds: (customerId: string) => ReturnType<typeof sql> }[] = [
  {
    why: 'loan',
    finds: (id) =>
      sql`select 1 from loan where customer_id = ${id} and status in ('pending', 'approved', 'disbursed', 'in_arrears')`,
  },
  {
    why: 'group',
    // A round that is over leaves debts too: of who paid late, and to whom it was for.
    finds: (id) => sql`select 1 from group_member m join savings_group g on g.id = m.group_id
      where m.customer_id = ${id} and ((m.ended is null and g.status <> 'completed') or exists (
        select from group_due due left join group_turn turn
          on turn.group_id = due.group_id and turn.round = due.round and turn.number = due.turn
        where due.group_id = g.id and due.status = 'open' and m.id in (due.member_id, turn.member_id)))`,
  },
  {
    why: 'savings',
    finds: (id) => sql`select 1 from goal join account on account.id = goal.pot
      where goal.customer_id = ${id} and account.balance <> 0`,
  },
  {
    why: 'investments',
    finds: (id) => sql`select 1 from holding where customer_id = ${id} and quantity > 0`,
  },
  {
    why: 'under_way',
    finds: (id) =>
      sql`select 1 from transfer where customer_id = ${id} and status in ('waiting', 'sending', 'pending')`,
  },
  {
    why: 'under_way',
    finds: (id) => sql`select 1 from airtime where customer_id = ${id} and status in ('sending', 'pending')`,
  },
  {
    why: 'under_way',
    finds: (id) => sql`
      select 1 from bill where customer_id = ${id} and status in ('sending', 'pending')
      union all select 1 from card where customer_id = ${id} and status in ('sending', 'pending')`,
  },
  {
    why: 'lien',
    finds: (id) => sql`select 1 from lien where customer_id = ${id} and status = 'placed' and paid < amount`,
  },
  {
    why: 'dispute',
    finds: (id) => sql`select 1 from dispute where customer_id = ${id} and closed_at is null`,
  },
];

async function checkFree(trx: Trx, customer: Customer): Promise<void> {
  for (const { why, finds } of duties) {
    const { rows } = await finds(customer.id).execute(trx);
    if (rows.length > 0) throw new Fault('closing_refused', { why });
  }
  await lockCustomerAccount(trx, customer.id);
  const { balance, held } = await balanceOfCustomer(trx, customer.id);
  if (held > 0n) throw new Fault('closing_refused', { why: 'held', amount: held });
  if (balance !== 0n) throw new Fault('closing_refused', { why: 'money', amount: balance });
}

/** What the law asks to keep, sealed until it may be erased. */
async function keepSealed(trx: Trx, bank: Bank, customer: Customer, at: Date): Promise<void> {
  const row = await trx
    .selectFrom('customer')
    .select([
      'bvnSealed',
      'ninSealed',
      'addressSealed',
      'createdAt',
      sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthDate'),
    ])
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const open = (sealed: Buffer | null) => (sealed ? bank.keys.unseal(sealed) : undefined);
  const { firstName, lastName, phone, email, nuban, tier } = customer;
  const kept = {
    firstName,
    lastName,
    phone,
    email,
    nuban,
    tier,
    birthDate: row.birthDate,
    openedAt: row.createdAt,
    bvn: open(row.bvnSealed),
    nin: open(row.ninSealed),
    address: open(row.addressSealed),
  };
  const eraseAt = new Date(at);
  eraseAt.setUTCFullYear(at.getUTCFullYear() + KEEP_YEARS);
  await trx
    .insertInto('closedCustomer')
    .values({ customerId: customer.id, sealed: bank.keys.seal(JSON.stringify(kept)), closedAt: at, eraseAt })
    .execute();
}

/** Nothing is put by or invested any more: what the clock does monthly would be told to nobody. */
async function endPlans(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('goal')
    .set({ closedAt: at, planAmount: null, planNextAt: null })
    .where('customerId', '=', customerId)
    .where('closedAt', 'is', null)
    .execute();
  await trx
    .updateTable('investmentPlan')
    .set({ status: 'closed', closedAt: at, nextAt: null })
    .where('customerId', '=', customerId)
    .where('status', '<>', 'closed')
    .execute();
}

/** Cards, keys, the handle and the plan end with the account. */
async function endBelongings(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('card')
    .set({ status: 'closed', closedAt: at })
    .where('customerId', '=', customerId)
    .where('status', 'in', ['active', 'frozen'])
    .execute();
  await trx
    .updateTable('apiKey')
    .set({ revokedAt: at })
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .execute();
  await trx
    .updateTable('handle')
    .set({ releasedAt: at })
    .where('customerId', '=', customerId)
    .where('releasedAt', 'is', null)
    .execute();
  await trx
    .updateTable('customerPlan')
    .set({ plan: 'basic', billing: null, nextPlan: null, renewsAt: null, graceUntil: null })
    .where('customerId', '=', customerId)
    .execute();
}

/** Takes the person out of every table but the book, the sealed record and the audit log. */
async function erase(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx
    .updateTable('customer')
    .set({
      status: 'closed',
      firstName: 'Closed',
      lastName: 'Account',
      email: null,
      birthDate: null,
      bvnSealed: null,
      bvnHash: null,
      ninSealed: null,
      ninHash: null,
      addressSealed: null,
    })
    .where('id', '=', customerId)
    .execute();
  for (const table of ['identity', 'pinGuess', 'customerPin', 'beneficiary', 'proof'] as const)
    await trx.deleteFrom(table).where('customerId', '=', customerId).execute();
  await sql`delete from notification_delivery where notification_id in (
    select id from notification where customer_id = ${customerId})`.execute(trx);
  const theirs = ['notification', 'pushSubscription', 'reportSchedule', 'categoryHabit', 'business'] as const;
  for (const table of theirs) await trx.deleteFrom(table).where('customerId', '=', customerId).execute();
  for (const table of ['passkey', 'device', 'linkedAccount', 'webhook'] as const)
    await trx.updateTable(table).set({ removedAt: at }).where('customerId', '=', customerId).execute();
  await eraseBelongings(trx, customerId, at);
  await endBelongings(trx, customerId, at);
  await endPlans(trx, customerId, at);
  await trx
    .updateTable('linkedAccount')
    .set({ name: null, account: '', isPrimary: false })
    .where('customerId', '=', customerId)
    .execute();
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .execute();
  await closeAccount(trx, customerId, at);
}

/** What was said is nobody's any more; the rows stay, so that nothing is answered twice. */
async function forgetTalk(trx: Trx, customerId: string): Promise<void> {
  const theirs = sql`select id from conversation where customer_id = ${customerId}`;
  await sql`update inbox set body = '', heard = null, understood = null where conversation_id in (${theirs})`.execute(
    trx,
  );
  await sql`update outbox set reply = '{"text": ""}' where conversation_id in (${theirs}) and sent_at is not null`.execute(
    trx,
  );
}

const goodbye = (trx: Trx, customerId: string, at: Date) =>
  notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `closed:${customerId}`,
      words: ({ security }) => ({ text: security.closed() }),
    },
  );

/**
 * Closes an account for good: it must be empty and free of duties. Sessions end; who the customer was is erased, or sealed for as long as the law asks; the book stays, under a
 * number that no longer names anybody. Throws Fault `closing_refused`, `second_factor_needed` without a PIN, and those of the PIN.
 */
export async function closeCustomer(bank: Bank, closing: Closing): Promise<void> {
  const { customerId, pin, origin } = closing;
  if (pin !== undefined) await checkPin(bank, customerId, pin, origin.source);
  await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!customer || customer.status === 'closed') return;
    if (customer.status === 'frozen') throw new Fault('customer_frozen');
    await checkFree(trx, customer);
    if (pin === undefined) await takeProof(trx, bank, { customerId, on: 'closing' });
    const at = bank.clock.now();
    await keepSealed(trx, bank, customer, at);
    await forgetTalk(trx, customerId);
    await goodbye(trx, customerId, at);
    await erase(trx, customerId, at);
    await endMandatesOf(trx, customerId, at);
    await trx
      .updateTable('conversation')
      .set({ customerId: null, state: closedState })
      .where('customerId', '=', customerId)
      .execute();
    await endSessions(trx, bank.clock, customerId);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'customer_closed',
      origin,
      customerId,
    });
  });
}

/** Erases what the law no longer asks to keep; for the rounds. */
export async function eraseClosed(bank: Pick<Bank, 'db' | 'clock'>): Promise<number> {
  const { numUpdatedRows } = await bank.db
    .updateTable('closedCustomer')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('eraseAt', '<=', bank.clock.now())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function keepStill(
  bank: Bank,
  wanted: { customerId: string; still: boolean; origin: Origin },
  prove: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const { customerId, still, origin } = wanted;
  await transact(bank.db, async (trx) => {
    await lockCustomer(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (customer?.status === 'frozen') throw new Fault('customer_frozen');
    if (customer?.status !== (still ? 'active' : 'deactivated')) return;
    await prove(trx);
    const at = bank.clock.now();
    const status = still ? 'deactivated' : 'active';
    await trx.updateTable('customer').set({ status }).where('id', '=', customerId).execute();
    if (still) await stopUnsent(trx, bank, customerId);
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: still ? 'deactivated' : 'reactivated',
      origin,
      customerId,
    });
    await notifyCustomer(
      trx,
      { customerId },
      {
        at,
        dedupe: `still:${customerId}:${at.getTime()}`,
        words: ({ security }) => ({ text: still ? security.deactivated() : security.reactivated() }),
      },
    );
  });
}

/** Keeps the account still, at the customer's own wish and with their PIN; safe to repeat. Throws Fault `customer_frozen`, and those of the PIN. */
export async function deactivate(
  bank: Bank,
  who: { customerId: string; pin: string; origin: Origin },
): Promise<void> {
  const { customerId, pin, origin } = who;
  await checkPin(bank, customerId, pin, origin.source);
  await keepStill(bank, { customerId, still: true, origin }, async () => {});
}

/** Lets it move again, with the PIN and a second factor. Throws Fault `second_factor_needed`, `customer_frozen`, and those of the PIN. */
export async function reactivate(
  bank: Bank,
  who: { customerId: string; pin: string; origin: Origin },
): Promise<void> {
  const { customerId, pin, origin } = who;
  await checkPin(bank, customerId, pin, origin.source);
  await keepStill(bank, { customerId, still: false, origin }, (trx) =>
    takeProof(trx, bank, { customerId, on: 'reactivate' }),
  );
}
