import { type Db, leaseOfTurn, type Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type {
  BillFacts,
  Billing,
  CardChange,
  CardFacts,
  GroupAct,
  MandateTerms,
  MixName,
  PlanId,
  ProductId,
} from '../catalogue/index.ts';
import {
  type Bank,
  currentTrace,
  Fault,
  Fenced,
  type Kobo,
  keyedHash,
  kobo,
  type Language,
  secretHash,
  type Trace,
  totalOf,
  zero,
} from '../kernel/index.ts';
import { type Phrases, phrasesIn } from '../phrases/index.ts';
import { scoreSpending } from '../risk/score/index.ts';

/** What a quote offers, with what its carrying out needs to know. Amounts stand beside it, in columns. */
export type Offer =
  | {
      operation: 'transfer';
      facts: {
        kind: 'karo' | 'nip';
        bankCode: string;
        bankName: string;
        account: string;
        name: string;
        enquirySessionId: string | null;
        toCustomerId: string | null;
        narration: string;
        newBeneficiary: boolean;
        /** What the customer calls the receiver ("My Mum"), remembered once they are paid. */
        nickname?: string;
      };
    }
  | { operation: 'airtime'; facts: { network: string; phone: string } }
  | { operation: 'bill'; facts: BillFacts }
  | { operation: 'card_create'; facts: CardFacts & { label: string; replaces: string | null } }
  | { operation: 'card_show'; facts: CardFacts & { cardId: string } }
  | { operation: 'card_change'; facts: CardFacts & { cardId: string; change: CardChange } }
  | { operation: 'set_pin'; facts: { needsBvn: boolean } }
  | { operation: 'change_pin'; facts: Record<never, never> }
  | {
      operation: 'group_contribute';
      /** What a club’s assets cost, in kobo, where it holds any: it is valued by them. */
      facts: { shown: Shown; groupId: string; dueId: string; prices?: Record<string, string> };
    }
  | {
      operation: 'group_act';
      facts: {
        shown: Shown;
        groupId: string;
        act: GroupAct;
        requestId: string | null;
        prices?: Record<string, string>;
      };
    }
  | {
      operation: 'group_invest';
      facts: {
        shown: Shown;
        groupId: string;
        /** What is agreed to; null where it is put to the members. */
        proposalId: string | null;
        side: 'buy' | 'sell';
        asset: string;
        amount: string | null;
        price: string;
      };
    }
  | { operation: 'goal_save'; facts: { shown: Shown; goalId: string } }
  | { operation: 'goal_take'; facts: { shown: Shown; goalId: string; closes: boolean; breaks: boolean } }
  | {
      operation: 'goal_plan';
      facts: { shown: Shown; goalId: string; frequency: 'weekly' | 'monthly' };
    }
  | { operation: 'loan_accept'; facts: LoanFacts }
  | { operation: 'loan_repay'; facts: LoanFacts & { closes: boolean } }
  | {
      operation: 'invest_trade';
      facts: {
        shown: Shown;
        asset: string;
        side: 'buy' | 'sell';
        quantity: string;
        price: string;
        gross: string;
        fee: string;
        vat: string;
      };
    }
  | {
      operation: 'invest_plan';
      facts: {
        shown: Shown;
        name: string;
        risk: MixName;
        years: number;
        target: string;
        prices: Record<string, string>;
      };
    }
  | {
      operation: 'invest_plan_close';
      facts: { shown: Shown; planId: string; name: string; prices: Record<string, string> };
    }
  | { operation: 'api_plan'; facts: { shown: Shown } }
  | { operation: 'plan'; facts: { shown: Shown; plan: PlanId; billing: Billing } }
  | { operation: 'recall_agree'; facts: { shown: Shown; creditId: string } }
  | { operation: 'mandate'; facts: MandateTerms & { shown: Shown } }
  | {
      operation: 'link';
      facts: {
        shown: Shown;
        channel: 'whatsapp' | 'terminal';
        address: string;
        /** `pin` where the PIN alone proves it, without a code to the number: whose number that is may be what is in doubt. */
        proof?: 'pin';
      };
    };

/** What an approval page shows of a product's offer beside its amounts, in the customer's language. */
export type Shown = { name?: string; bank?: string; account?: string; narration?: string };

type LoanFacts = {
  shown: Shown;
  loanId: string;
  reference: string;
  product: ProductId;
  months: number;
  payment: string;
  rateBp: number;
};

export type Operation = Offer['operation'];
export type QuoteStatus = 'open' | 'approved' | 'cancelled' | 'expired';

/** The immutable offer that one approval accepts. */
export type Quote = Offer & {
  id: string;
  customerId: string;
  conversationId: bigint | undefined;
  amount: Kobo;
  fee: Kobo;
  vat: Kobo;
  duty: Kobo;
  total: Kobo;
  status: QuoteStatus;
  createdAt: Date;
  expiresAt: Date;
  /** What asked for the offer: its approval is part of that. */
  trace: Trace | undefined;
};

const columns = [
  'id',
  'customerId',
  'conversationId',
  'operation',
  'facts',
  'amount',
  'fee',
  'vat',
  'duty',
  'status',
  'createdAt',
  'expiresAt',
  'trace',
] as const;

const select = (db: Db | Trx) => db.selectFrom('quote').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

function toQuote(row: Row): Quote {
  const offer = { operation: row.operation, facts: row.facts } as Offer;
  const amount = kobo(row.amount);
  const [fee, vat, duty] = [kobo(row.fee), kobo(row.vat), kobo(row.duty)];
  return {
    ...offer,
    id: row.id,
    customerId: row.customerId,
    conversationId: row.conversationId ?? undefined,
    amount,
    fee,
    vat,
    duty,
    total: totalOf(amount, { fee, duty }),
    status: row.status as QuoteStatus,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    trace: row.trace ?? undefined,
  };
}

/** The secret of a quote's approval link: the same one each time, so that a message sent again opens the same page. */
const linkSecret = (bank: Pick<Bank, 'config'>, quoteId: string): string =>
  keyedHash(bank.config.secret, 'approval', quoteId).toString('base64url');

export type NewQuote = Offer & {
  customerId: string;
  conversationId?: bigint;
  amount?: Kobo;
  fee?: Kobo;
  vat?: Kobo;
  duty?: Kobo;
  at: Date;
  expiresAt: Date;
};

/** Withdraws what is open in a conversation. A turn that has lost its lease withdraws nothing: what is open then is its successor's. Throws Fenced there. */
async function takePlace(trx: Trx, conversationId: bigint, at: Date): Promise<void> {
  const lease = leaseOfTurn(trx, conversationId);
  const isOurs =
    lease === undefined
      ? sql`true`
      : sql`exists (select from conversation where id = ${conversationId} and lease_id = ${lease})`;
  const { rows } = await sql<{ ours: boolean }>`
    with turn as materialized (select ${isOurs} as ours),
      withdrawn as (
        update quote set status = 'cancelled', ended_at = ${at}
        where conversation_id = ${conversationId} and status = 'open' and (select ours from turn))
    select ours from turn`.execute(trx);
  if (!rows[0]?.ours) throw new Fenced();
}

/**
 * Makes an offer, and scores it where it takes money out. In a conversation it takes the place of any that was open there: one question is asked at a time. Throws Fenced in a turn
 * that has lost its lease.
 */
export async function createQuote(trx: Trx, quote: NewQuote): Promise<Quote> {
  if (quote.conversationId !== undefined) await takePlace(trx, quote.conversationId, quote.at);
  const row = await trx
    .insertInto('quote')
    .values({
      customerId: quote.customerId,
      conversationId: quote.conversationId ?? null,
      operation: quote.operation,
      facts: JSON.stringify(quote.facts),
      amount: quote.amount ?? zero,
      fee: quote.fee ?? zero,
      vat: quote.vat ?? zero,
      duty: quote.duty ?? zero,
      createdAt: quote.at,
      expiresAt: quote.expiresAt,
      trace: currentTrace() ?? null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const made = toQuote(row);
  await scoreSpending(trx, made);
  return made;
}

/** The quote with this id. */
export async function findQuote(db: Db | Trx, quoteId: string): Promise<Quote | undefined> {
  const row = await select(db).where('id', '=', quoteId).executeTakeFirst();
  return row && toQuote(row);
}

/** The quotes with these ids, of as many as there are. */
export async function findQuotes(db: Db, ids: readonly string[]): Promise<Quote[]> {
  if (ids.length === 0) return [];
  return (await select(db).where('id', 'in', ids).execute()).map(toQuote);
}

/** The newest open quote of a conversation (its id) or of a customer (theirs). It may be past `expiresAt`: then it only needs asking anew. */
export async function findOpenQuote(db: Db | Trx, of: bigint | string): Promise<Quote | undefined> {
  const row = await select(db)
    .where(typeof of === 'bigint' ? 'conversationId' : 'customerId', '=', of)
    .where('status', '=', 'open')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toQuote(row);
}

/** Locks a quote that may still be approved; throws Fault `quote_missing`, `quote_used`, `quote_expired`. */
export async function lockOpenQuote(trx: Trx, quoteId: string, now: Date): Promise<Quote> {
  const row = await select(trx).where('id', '=', quoteId).forUpdate().executeTakeFirst();
  if (!row) throw new Fault('quote_missing');
  const quote = toQuote(row);
  checkOpen(quote, now);
  return quote;
}

/** Throws Fault `quote_used` where the quote was approved, `quote_expired` where its time is over or something took its place. */
export function checkOpen(quote: Pick<Quote, 'status' | 'expiresAt'>, now: Date): void {
  if (quote.status === 'approved') throw new Fault('quote_used');
  if (quote.status !== 'open' || quote.expiresAt <= now) throw new Fault('quote_expired');
}

/** Withdraws an open quote; does nothing to one that was answered. */
export async function cancelQuote(trx: Trx, quoteId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quote')
    .set({ status: 'cancelled', endedAt: at })
    .where('id', '=', quoteId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The address of the page that approves the quote; the secret stands in the fragment, which browsers keep to themselves. */
export async function approvalLink(bank: Pick<Bank, 'db' | 'config'>, quoteId: string): Promise<string> {
  const secret = linkSecret(bank, quoteId);
  await bank.db
    .updateTable('quote')
    .set({ secretHash: secretHash(secret) })
    .where('id', '=', quoteId)
    .where('secretHash', 'is', null)
    .execute();
  return `${bank.config.publicUrl}/approve#${secret}`;
}

/** The quote whose approval link holds this secret. */
export async function findQuoteBySecret(db: Db, secret: string): Promise<Quote | undefined> {
  const row = await select(db).where('secretHash', '=', secretHash(secret)).executeTakeFirst();
  return row && toQuote(row);
}

/** What an approval asks for. */
export type Asks = 'pin' | 'new_pin' | 'bvn_and_new_pin' | 'pin_and_new_pin' | 'code_and_pin';

/** What the approval of an offer asks for: the PIN alone, or more. */
export const asksFor = (offer: Offer): Asks => {
  if (offer.operation === 'link') return offer.facts.proof ?? 'code_and_pin';
  if (offer.operation === 'set_pin') return offer.facts.needsBvn ? 'bvn_and_new_pin' : 'new_pin';
  return offer.operation === 'change_pin' ? 'pin_and_new_pin' : 'pin';
};

/** What an approval page may show. */
export type QuoteView = {
  id: string;
  customerId: string;
  operation: Operation;
  status: QuoteStatus;
  amount: Kobo;
  fee: Kobo;
  duty: Kobo;
  total: Kobo;
  name?: string;
  bank?: string;
  account?: string;
  narration?: string;
  language: Language;
  expiresAt: Date;
  asks: Asks;
};

/** Whom or what an offer is for, as its approval page shows it. */
export const shownOf = (offer: Offer): Shown => {
  if (offer.operation === 'transfer') {
    const { name, bankName, account, narration } = offer.facts;
    return { name, bank: bankName, account, ...(narration && { narration }) };
  }
  if (offer.operation === 'airtime') return { bank: offer.facts.network, account: offer.facts.phone };
  return 'shown' in offer.facts ? offer.facts.shown : {};
};

/** The language of a quote's conversation, or of its customer where it was made elsewhere. */
export async function quoteLanguage(
  db: Db | Trx,
  quote: Pick<Quote, 'customerId' | 'conversationId'>,
): Promise<Language> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('conversation', (join) => join.on('conversation.id', '=', quote.conversationId ?? -1n))
    .select(['customer.language', 'conversation.language as spoken'])
    .where('customer.id', '=', quote.customerId)
    .executeTakeFirst();
  return (row?.spoken ?? row?.language ?? 'en') as Language;
}

/** The phrases in which an offer is made. */
export const phrasesFor = async (
  db: Db | Trx,
  to: { customerId: string; conversationId?: bigint },
): Promise<Phrases> =>
  phrasesIn(await quoteLanguage(db, { customerId: to.customerId, conversationId: to.conversationId }));

/** A quote as its approval page shows it; undefined where there is none. */
export async function quoteView(db: Db, quoteId: string): Promise<QuoteView | undefined> {
  const quote = await findQuote(db, quoteId);
  if (!quote) return undefined;
  const { id, customerId, operation, status, amount, fee, duty, total, expiresAt } = quote;
  const language = await quoteLanguage(db, quote);
  return {
    id,
    customerId,
    operation,
    status,
    amount,
    fee,
    duty,
    total,
    expiresAt,
    language,
    ...shownOf(quote),
    asks: asksFor(quote),
  };
}
