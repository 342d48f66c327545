import type { Db } from '@karo/db/client';
import { type AuditFacts, type AuditLine, listAudit } from '../audit/index.ts';
import { type Kobo, toNaira } from '../kernel/index.ts';
import { findQuotes, type Operation, type Quote, type Shown, shownOf } from '../quotes/index.ts';
import { maskAccount } from './masking.ts';

/** What stood in the offer that a customer said yes to; an account or a number only with its middle hidden. */
export type ApprovedOffer = { operation: Operation; amount: string } & Shown;

/** One line of a customer's own log, with what was approved or changed by it. */
export type ActivityLine = AuditLine & { approved?: ApprovedOffer; changes: AuditFacts };

/** The changes whose facts are the customer's own; what the house noted for itself stays with the house. */
const ownChanges: Partial<Record<AuditLine['action'], readonly string[]>> = {
  settings_changed: [
    ...['biometric', 'twoFactor', 'loginNotices', 'transactionNotices', 'suspicionAlerts', 'stepUpAbove'],
  ],
  limits_lowered: ['single', 'daily', 'monthly', 'dailyBills', 'withdrawal'],
  limit_raise_asked: ['single', 'daily', 'monthly', 'dailyBills', 'withdrawal'],
  limit_raised: ['single', 'daily', 'monthly', 'dailyBills', 'withdrawal'],
  profile_changed: ['name', 'email'],
  kyc_asked: ['tier'],
  kyc_decided: ['tier', 'status'],
};

const changesOf = ({ action, facts }: AuditLine): AuditFacts => {
  const own = ownChanges[action] ?? [];
  return Object.fromEntries(Object.entries(facts).filter(([name]) => own.includes(name)));
};

const offerOf = (quote: Quote): ApprovedOffer => {
  const { account, ...shown } = shownOf(quote);
  return {
    operation: quote.operation,
    amount: toNaira(quote.amount as Kobo),
    ...shown,
    ...(account !== undefined && { account: /^\+?\d+$/.test(account) ? maskAccount(account) : account }),
  };
};

/** What the audit log says of a customer's account, newest first, each approval with what was approved. */
export async function listActivity(
  db: Db,
  range: { customerId: string; before?: bigint; limit: number },
): Promise<ActivityLine[]> {
  const lines = await listAudit(db, range);
  const ids = lines.flatMap(({ subject }) => (subject?.kind === 'quote' ? [subject.id] : []));
  const quotes = new Map((await findQuotes(db, [...new Set(ids)])).map((quote) => [quote.id, quote]));
  return lines.map((line) => {
    const quote = line.subject?.kind === 'quote' ? quotes.get(line.subject.id) : undefined;
    const isTheirs = quote?.customerId === range.customerId;
    return { ...line, changes: changesOf(line), ...(quote && isTheirs && { approved: offerOf(quote) }) };
  });
}
