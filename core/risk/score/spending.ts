import type { Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type { Kobo } from '../../kernel/index.ts';
import {
  DAY_MS,
  HOUR_MS,
  type Known,
  keepRisk,
  MINUTE_MS,
  NOTABLE,
  pointsOf,
  type Risk,
  weigh,
} from './points.ts';

/**
 * What takes money out of an account beside a transfer, which is scored with whom it goes to. Not here: what stays the customer's own (goals), what comes in (loans,
 * sales), and what moves nothing.
 */
const spending: ReadonlySet<string> = new Set([
  ...['airtime', 'bill', 'card_create', 'group_contribute', 'loan_repay', 'invest_plan', 'plan', 'api_plan'],
  'invest_buy',
]);

/** An offer as the rules look at it. */
type Offered = {
  id: string;
  customerId: string;
  operation: string;
  facts: object;
  amount: Kobo;
  createdAt: Date;
};

type Seen = Known & { paidBefore: boolean; cameIn: bigint; available: bigint };

/** The phone, meter or smartcard that value goes to; what is bought there can be sold on. */
const numberOf = ({ operation, facts }: Offered): string | undefined => {
  if (operation !== 'airtime' && operation !== 'bill') return undefined;
  const { phone, number } = facts as { phone?: string; number?: string };
  return phone ?? number;
};

async function look(trx: Trx, offered: Offered, at: Date): Promise<Seen> {
  const { id, customerId, operation } = offered;
  const [ten, hour, day, quarter] = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 90 * DAY_MS].map(
    (ms) => new Date(at.getTime() - ms),
  );
  const { rows } = await sql<Seen>`
    with paid as (
      select operation, amount, ended_at, coalesce(facts ->> 'phone', facts ->> 'number') as number from quote
      where customer_id = ${customerId} and created_at > ${quarter} and status = 'approved' and amount > 0 and id <> ${id}
    ), bought as (
      select number, min(ended_at) as first_at from paid where operation in ('airtime', 'bill') group by number
    )
    select
      (select count(*)::int from paid where ended_at > ${ten}) as lately,
      (select count(*)::int from bought where first_at > ${hour}) as new_people,
      customer.capped_until,
      (select count(*)::int from device where customer_id = ${customerId} and removed_at is null and created_at > ${day}) as new_devices,
      (select count(*)::int from device where customer_id = ${customerId} and removed_at is null and created_at <= ${day}) as old_devices,
      (select percentile_disc(0.5) within group (order by amount) from paid where operation = ${operation}) as habit,
      (select count(*)::int from paid where operation = ${operation}) as payments,
      exists (select 1 from bought where number = ${numberOf(offered) ?? ''})
        or exists (select 1 from identity where customer_id = ${customerId} and kind = 'phone'
          and replace(value, '+234', '0') = ${numberOf(offered) ?? ''}) as paid_before,
      (select coalesce(sum(amount), 0)::bigint from transfer
        where to_customer_id = ${customerId} and status = 'success' and created_at > ${hour}) as came_in,
      (select balance - held from account where customer_id = ${customerId} and kind = 'customer') as available
    from customer where customer.id = ${customerId}`.execute(trx);
  const [seen] = rows;
  if (!seen) throw new Error('an offer was not looked at');
  return seen;
}

/** Money that becomes airtime or units for somebody new as soon as it came. */
const isMule = (seen: Seen, amount: Kobo): boolean =>
  amount >= NOTABLE &&
  seen.cameIn >= NOTABLE &&
  amount * 10n >= seen.cameIn * 8n &&
  amount * 10n >= seen.available * 7n;

const isSpending = ({ operation, facts }: Offered): boolean =>
  spending.has(
    operation === 'invest_trade' && (facts as { side?: string }).side === 'buy' ? 'invest_buy' : operation,
  );

/** Scores what takes money out of an account, as it looks at this moment. Nothing is changed. */
export async function scoreOffer(trx: Trx, offered: Offered, at: Date): Promise<Risk> {
  const { amount } = offered;
  const seen = await look(trx, offered, at);
  const isNew = numberOf(offered) !== undefined && !seen.paidBefore;
  return weigh({
    ...pointsOf(seen, { amount, isNew }, at),
    mule: isNew && isMule(seen, amount) ? 35 : 0,
  });
}

/** Scores an offer that takes money out of an account, and keeps what was thought of it beside it. */
export async function scoreSpending(trx: Trx, offered: Offered): Promise<Risk | undefined> {
  const { id: quoteId, customerId, amount, createdAt: at } = offered;
  if (amount <= 0n || !isSpending(offered)) return undefined;
  const risk = await scoreOffer(trx, offered, at);
  await keepRisk(trx, { quoteId, customerId, risk, at });
  return risk;
}
