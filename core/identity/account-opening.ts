import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { newIdentityCap, type Tier } from '../catalogue/index.ts';
import {
  type Customer,
  checkName,
  checkNewPin,
  findCustomer,
  getActiveCustomer,
  hashPin,
  isSameName,
  parsePhone,
  setPin,
} from '../customers/index.ts';
import {
  ageAt,
  type Bank,
  type BvnRecord,
  Fault,
  issueNuban,
  type Kobo,
  keyedHash,
  type Language,
  naira,
} from '../kernel/index.ts';
import { internal, openAccount, postOne } from '../ledger/index.ts';
import { NEW_IDENTITY_MS } from '../limits/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { createQuote, type Quote } from '../quotes/index.ts';
import { findBvn } from './bvn-consent.ts';

/** The PIN that every fixture and demo customer of the sandbox has. */
export const demoPin = '2580';

const DEMO_OPENING = naira(250_000);

/** Play money for who opens an account in the sandbox's chat, so that there is something to send. */
const GIFT = naira(20_000);

const ADULT = 18;

const OPENING_MS = 30 * 60_000;

const UNIQUE_VIOLATION = '23505';

type Bvn = { sealed: Buffer; hash: Buffer; birthDate: string };

/** Looks a BVN up and checks that it is this person's, of age; throws Fault `bvn_invalid`, `bvn_mismatch`, `bvn_consent_needed`, `under_age`, `unavailable`. */
async function checkBvn(
  bank: Bank,
  person: { firstName: string; lastName: string; phone: string; asker: string },
  bvn: string,
): Promise<Bvn> {
  if (!/^\d{11}$/.test(bvn)) throw new Fault('bvn_invalid');
  const record: BvnRecord | undefined = await findBvn(bank, bvn, person);
  if (!record) throw new Fault('bvn_invalid');
  const found = `${record.firstName} ${record.lastName}`;
  if (!isSameName(`${person.firstName} ${person.lastName}`, found)) throw new Fault('bvn_mismatch');
  if (ageAt(record.birthDate, bank.clock.now()) < ADULT) throw new Fault('under_age');
  return {
    sealed: bank.keys.seal(bvn),
    hash: keyedHash(bank.config.secret, 'bvn', bvn),
    birthDate: record.birthDate,
  };
}

/** An application that never came to a PIN makes way for a new one with the same phone or BVN. */
async function forgetPending(trx: Trx, customerId: string, at: Date): Promise<void> {
  await trx.deleteFrom('identity').where('customerId', '=', customerId).execute();
  await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('customerId', '=', customerId)
    .where('status', '=', 'open')
    .execute();
  await trx
    .updateTable('customer')
    .set({ status: 'closed', bvnSealed: null, bvnHash: null, birthDate: null })
    .where('id', '=', customerId)
    .execute();
}

/**
 * Makes way for somebody with this phone: an application that never came to a PIN ends, and where the phone is proved, whoever only typed it loses it. Throws
 * Fault `customer_exists`.
 */
export async function clearPhone(trx: Trx, phone: string, at: Date, proved = false): Promise<void> {
  const holder = await trx
    .selectFrom('identity')
    .innerJoin('customer', 'customer.id', 'identity.customerId')
    .select(['customer.id', 'customer.status', 'identity.id as identityId', 'verifiedAt'])
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .forUpdate()
    .executeTakeFirst();
  if (!holder) return;
  if (holder.status === 'pending') return forgetPending(trx, holder.id, at);
  if (!proved || holder.verifiedAt) throw new Fault('customer_exists');
  await trx.deleteFrom('identity').where('id', '=', holder.identityId).execute();
}

async function clearBvn(trx: Trx, bvn: Bvn, except: string | undefined, at: Date): Promise<void> {
  const holder = await trx
    .selectFrom('customer')
    .select(['id', 'status'])
    .where('bvnHash', '=', bvn.hash)
    .forUpdate()
    .executeTakeFirst();
  if (!holder || holder.id === except) return;
  if (holder.status !== 'pending') throw new Fault('customer_exists');
  await forgetPending(trx, holder.id, at);
}

type Enlisted = {
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
  email?: string;
  demo?: boolean;
  bvn?: Bvn;
  verified?: boolean;
  at: Date;
};

async function enlist(trx: Trx, person: Enlisted): Promise<string> {
  await clearPhone(trx, person.phone, person.at, person.verified);
  if (person.bvn) await clearBvn(trx, person.bvn, undefined, person.at);
  const { id } = await trx
    .insertInto('customer')
    .values({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email ?? null,
      language: person.language,
      demo: person.demo ?? false,
      bvnSealed: person.bvn?.sealed ?? null,
      bvnHash: person.bvn?.hash ?? null,
      birthDate: person.bvn?.birthDate ?? null,
      createdAt: person.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('identity')
    .values({
      customerId: id,
      kind: 'phone',
      value: person.phone,
      verifiedAt: person.verified ? person.at : null,
      createdAt: person.at,
    })
    .execute();
  return id;
}

type Activation = {
  pinHash: string;
  tier: Tier;
  cappedUntil?: Date;
  opening?: Kobo;
  at: Date;
};

/** Turns an application into an account: PIN, NUBAN, tier, and the sandbox's opening balance. */
async function activate(trx: Trx, customerId: string, how: Activation): Promise<void> {
  await setPin(trx, customerId, how.pinHash, how.at);
  await trx
    .updateTable('customer')
    .set({
      status: 'active',
      kycStatus: 'approved',
      tier: how.tier,
      cappedUntil: how.cappedUntil ?? null,
    })
    .where('id', '=', customerId)
    .execute();
  const { rows } = await sql<{ serial: bigint }>`select nextval('nuban_serial') as serial`.execute(trx);
  const nuban = issueNuban(rows[0]?.serial ?? 0n);
  const account = await openAccount(trx, { kind: 'customer', customerId, nuban, at: how.at });
  if (how.opening)
    await postOne(trx, {
      id: `opening:${customerId}`,
      kind: 'opening',
      narration: 'Opening balance (sandbox)',
      at: how.at,
      legs: [
        { account: account.id, amount: how.opening },
        { account: await internal(trx, 'opening'), amount: -how.opening as Kobo },
      ],
    });
}

/** Throws Fault `customer_exists` where somebody else has the phone, the BVN or the NIN, also since a moment ago. */
export async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Fault('customer_exists');
    throw error;
  }
}

/** A customer of the sandbox, ready to bank. Throws Fault `customer_exists` where the phone has an account. */
export async function openSandboxCustomer(
  bank: Bank,
  person: {
    phone: string;
    firstName: string;
    lastName: string;
    opening: Kobo;
    demo: boolean;
    verified: boolean;
  },
): Promise<Customer> {
  const pinHash = await hashPin(bank, demoPin);
  return exclusively(() =>
    transact(bank, async (trx) => {
      const at = bank.clock.now();
      const id = await enlist(trx, { ...person, language: 'en', at });
      // A number of the sandbox's own, without its hash, which would fix the name: a face is compared with it.
      const bvnSealed = bank.keys.seal(`22${person.phone.slice(-9)}`);
      await trx.updateTable('customer').set({ bvnSealed }).where('id', '=', id).execute();
      await activate(trx, id, { pinHash, tier: 2, opening: person.opening, at });
      return getActiveCustomer(trx, id);
    }),
  );
}

/**
 * Opens a demo account of the sandbox: verified, with an opening balance and the demo PIN. Its phone stays unproved: it was only typed. Throws Fault
 * `sandbox_only`, `phone_invalid`, `name_invalid`, `customer_exists`.
 */
export async function openDemoCustomer(
  bank: Bank,
  person: { phone: string; firstName: string; lastName: string },
): Promise<Customer> {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  const phone = parsePhone(person.phone);
  if (!phone) throw new Fault('phone_invalid');
  const [firstName, lastName] = [checkName(person.firstName), checkName(person.lastName)];
  return openSandboxCustomer(bank, {
    phone,
    firstName,
    lastName,
    opening: DEMO_OPENING,
    demo: true,
    verified: false,
  });
}

/**
 * Begins an account: the BVN, where it is given, is looked up first (on WhatsApp it is given later, beside the new PIN). Answers the pending customer and
 * the quote whose approval sets the PIN and opens the account. Safe to repeat: a newer application takes the older one's place. Throws Fault
 * `phone_invalid`, `name_invalid`, `customer_exists`, `bvn_invalid`, `bvn_mismatch`, `under_age`, `unavailable`.
 */
export async function startCustomer(
  bank: Bank,
  person: {
    firstName: string;
    lastName: string;
    phone: string;
    bvn?: string;
    language: Language;
    conversationId?: bigint;
  },
): Promise<Customer & { quoteId: string }> {
  const phone = parsePhone(person.phone);
  if (!phone) throw new Fault('phone_invalid');
  const [firstName, lastName] = [checkName(person.firstName), checkName(person.lastName)];
  if (bank.bvn.absent) throw new Fault('unavailable', { what: 'bvn' });
  const bvn = person.bvn
    ? await checkBvn(bank, { firstName, lastName, phone, asker: phone }, person.bvn)
    : undefined;
  return exclusively(() =>
    transact(bank, async (trx) => {
      const at = bank.clock.now();
      const { language, conversationId } = person;
      const customerId = await enlist(trx, { firstName, lastName, phone, language, bvn, at });
      const quote = await createQuote(trx, {
        operation: 'set_pin',
        facts: { needsBvn: bvn === undefined },
        customerId,
        conversationId,
        at,
        expiresAt: new Date(at.getTime() + OPENING_MS),
      });
      const customer = await findCustomer(trx, customerId);
      if (!customer) throw new Fault('account_missing');
      return { ...customer, quoteId: quote.id };
    }),
  );
}

export type Applicant = {
  firstName: string;
  lastName: string;
  /** Proved by a code. */
  phone: string;
  email?: string;
  bvn: string;
  pin: string;
  language: Language;
};

/**
 * Opens an account for somebody who has proved their phone: BVN, age and PIN are checked, and the account begins at KYC tier 1. Throws Fault `bvn_invalid`,
 * `bvn_mismatch`, `under_age`, `pin_weak`, `customer_exists`, `unavailable`.
 */
export async function openProvedCustomer(
  bank: Bank,
  applicant: Applicant,
  note: (trx: Trx, customer: Customer) => Promise<void>,
): Promise<Customer> {
  const { pin, bvn: number, ...person } = applicant;
  const bvn = await checkBvn(bank, { ...person, asker: person.phone }, number);
  checkNewPin(pin, bvn.birthDate);
  const pinHash = await hashPin(bank, pin);
  return exclusively(() =>
    transact(bank, async (trx) => {
      const at = bank.clock.now();
      const id = await enlist(trx, { ...person, bvn, verified: true, at });
      const cappedUntil = new Date(at.getTime() + NEW_IDENTITY_MS);
      await activate(trx, id, { pinHash, tier: 1, cappedUntil, opening: giftOf(bank), at });
      const customer = await getActiveCustomer(trx, id);
      await note(trx, customer);
      return customer;
    }),
  );
}

/**
 * Whose BVN an application waits for, by its offer: the phone that was named for the account, and who asks, which is the chat's own address, for in a chat any number can be named. Throws
 * Fault `quote_missing` where it waits for none.
 */
export async function applicantOf(bank: Bank, quote: Quote): Promise<{ phone: string; asker: string }> {
  const isWaiting = quote.operation === 'set_pin' && quote.facts.needsBvn;
  const customer = isWaiting ? await findCustomer(bank.db, quote.customerId) : undefined;
  if (customer?.status !== 'pending' || !customer.phone) throw new Fault('quote_missing');
  return { phone: customer.phone, asker: await askerOf(bank.db, quote, customer.phone) };
}

/** Who asks by an offer: the address of its chat, which the channel vouches for, else the phone. */
async function askerOf(db: Db, { conversationId }: Quote, phone: string): Promise<string> {
  if (conversationId === undefined) return phone;
  const chat = db.selectFrom('conversation').select('address').where('id', '=', conversationId);
  return (await chat.executeTakeFirst())?.address ?? phone;
}

/** What was checked outside the transaction that opens the account. */
export type PreparedPin = { pinHash: string; bvn?: Bvn };

/** Checks and hashes a new PIN, and looks up the BVN that came beside it. */
export async function prepareNewPin(
  bank: Bank,
  quote: Quote,
  given: { newPin: string; bvn?: string },
): Promise<PreparedPin> {
  const customer = await findCustomer(bank.db, quote.customerId);
  if (!customer) throw new Fault('account_missing');
  const needsBvn = quote.operation === 'set_pin' && quote.facts.needsBvn;
  checkNewPin(given.newPin, (await birthDateOf(bank.db, customer.id)) ?? undefined);
  const phone = customer.phone ?? '';
  const bvn = needsBvn
    ? await checkBvn(
        bank,
        { ...customer, phone, asker: await askerOf(bank.db, quote, phone) },
        given.bvn ?? '',
      )
    : undefined;
  if (bvn) checkNewPin(given.newPin, bvn.birthDate);
  return { pinHash: await hashPin(bank, given.newPin), bvn };
}

/** The customer's date of birth (`yyyy-mm-dd`), where a register told it. */
export async function birthDateOf(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthDate'))
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.birthDate ?? undefined;
}

/** On channels that vouch for the sender's number, the conversation proves that the phone is theirs. */
async function proveByChannel(trx: Trx, quote: Quote, at: Date): Promise<void> {
  if (quote.conversationId === undefined) return;
  const conversation = await trx
    .updateTable('conversation')
    .set({ customerId: quote.customerId })
    .where('id', '=', quote.conversationId)
    .returning(['channel', 'address'])
    .executeTakeFirst();
  const phone = conversation && parsePhone(conversation.address);
  if (!phone || !['whatsapp', 'terminal', 'ussd'].includes(conversation.channel)) return;
  await trx
    .updateTable('identity')
    .set({ verifiedAt: at })
    .where('customerId', '=', quote.customerId)
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .execute();
}

/** Carries out an approved `set_pin`: the application becomes an account, and the customer is welcomed. */
export async function acceptSetPin(trx: Trx, bank: Bank, quote: Quote, prepared: PreparedPin): Promise<void> {
  const at = bank.clock.now();
  const customer = await findCustomer(trx, quote.customerId);
  if (customer?.status !== 'pending') throw new Fault('quote_used');
  if (prepared.bvn) {
    await clearBvn(trx, prepared.bvn, customer.id, at);
    const { sealed: bvnSealed, hash: bvnHash, birthDate } = prepared.bvn;
    const known = trx.updateTable('customer').set({ bvnSealed, bvnHash, birthDate });
    await exclusively(() => known.where('id', '=', customer.id).execute());
  }
  const cappedUntil = new Date(at.getTime() + NEW_IDENTITY_MS);
  const gift = giftOf(bank);
  await activate(trx, customer.id, {
    pinHash: prepared.pinHash,
    cappedUntil,
    at,
    tier: 1,
    opening: gift,
  });
  await proveByChannel(trx, quote, at);
  const opened = await getActiveCustomer(trx, customer.id);
  return notifyCustomer(trx, quote, {
    at,
    dedupe: `quote:${quote.id}`,
    words: (phrases) => ({ text: phrases.money.welcome(welcomeFacts(bank, opened)) }),
  });
}

const giftOf = (bank: Bank): Kobo | undefined => (bank.config.sandbox ? GIFT : undefined);

/** What a new customer is welcomed with. */
export const welcomeFacts = (bank: Bank, customer: Customer) => ({
  firstName: customer.firstName,
  nuban: customer.nuban ?? '',
  gift: giftOf(bank),
  cap: newIdentityCap,
  cappedUntil: customer.cappedUntil ?? bank.clock.now(),
});

/** Carries out an approved `change_pin`. */
export async function acceptChangePin(
  trx: Trx,
  bank: Bank,
  quote: Quote,
  prepared: PreparedPin,
): Promise<void> {
  const at = bank.clock.now();
  await setPin(trx, quote.customerId, prepared.pinHash, at);
  return notifyCustomer(trx, quote, {
    at,
    dedupe: `pin:${quote.id}`,
    words: (phrases) => ({ text: phrases.money.pinChanged() }),
  });
}

/** Offers a change of PIN: approved with the PIN one has and the new one. */
export async function quotePinChange(
  bank: Bank,
  change: { customerId: string; conversationId?: bigint },
): Promise<Quote> {
  await getActiveCustomer(bank.db, change.customerId);
  return transact(bank, (trx) => {
    const at = bank.clock.now();
    return createQuote(trx, {
      operation: 'change_pin',
      facts: {},
      ...change,
      at,
      expiresAt: new Date(at.getTime() + OPENING_MS),
    });
  });
}
