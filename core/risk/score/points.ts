import type { Db, Trx } from '@karo/db/client';
import { type Kobo, naira } from '../../kernel/index.ts';

/** Why an order looks unlike its customer. */
export const riskRules = [
  'velocity',
  'fan_out',
  'new_beneficiary',
  'new_beneficiary_large',
  'new_identity',
  'new_device',
  'night',
  'far_from_habit',
  'name_mismatch',
  'mule',
  'disputed_receiver',
  'sanctioned',
] as const;
export type RiskRule = (typeof riskRules)[number];
export type RiskReason = { rule: RiskRule; points: number };
export type RiskDecision = 'allow' | 'step_up' | 'hold' | 'refuse';
export type Risk = { score: number; decision: RiskDecision; reasons: RiskReason[] };

/** From these scores: a second factor beside the PIN, a person's look, no. */
const STEP_UP = 45;
export const HOLD = 70;
export const REFUSE = 120;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const LARGE = naira(50_000);
/** From here on the hour of the day and the customer's habit say something. */
export const NOTABLE = naira(20_000);
/** Many small payments to many people are a market day. */
const SMALL = naira(5_000);
const HABIT_LEAST = 5;

/** What is known of a customer when they order something. */
export type Known = {
  lately: number;
  newPeople: number;
  cappedUntil: Date | null;
  newDevices: number;
  oldDevices: number;
  habit: bigint | null;
  payments: number;
};

/** One o'clock to five in Lagos. */
const isNight = (now: Date): boolean => {
  const hour = new Date(now.getTime() + HOUR_MS).getUTCHours();
  return hour >= 1 && hour < 5;
};

function farFromHabit({ habit, payments }: Known, amount: Kobo): number {
  if (habit === null || payments < HABIT_LEAST || amount < NOTABLE) return 0;
  if (amount > habit * 20n) return 30;
  return amount > habit * 8n ? 15 : 0;
}

/** The points of the highest step that a count reaches; steps from the highest down. */
const steps = (count: number, ...table: readonly (readonly [least: number, points: number])[]): number =>
  table.find(([least]) => count >= least)?.[1] ?? 0;

/** The points of a payment to somebody new, or from a customer or a device that is. */
function pointsOfNews(seen: Known, { amount, isNew }: { amount: Kobo; isNew: boolean }, now: Date) {
  return {
    new_beneficiary: isNew ? 10 : 0,
    new_beneficiary_large: isNew && amount > LARGE ? 10 : 0,
    new_identity: seen.cappedUntil !== null && seen.cappedUntil > now ? 10 : 0,
    new_device: seen.newDevices > 0 && seen.oldDevices > 0 ? 10 : 0,
  };
}

/** The points that every payment is given alike, whatever it is for. */
export const pointsOf = (
  seen: Known,
  payment: { amount: Kobo; isNew: boolean },
  now: Date,
): Partial<Record<RiskRule, number>> => {
  const { amount } = payment;
  return {
    ...pointsOfNews(seen, payment, now),
    velocity: amount < SMALL ? 0 : steps(seen.lately, [20, 30], [10, 15]),
    fan_out: amount < SMALL ? 0 : steps(seen.newPeople, [8, 40], [4, 20]),
    night: isNight(now) && amount >= NOTABLE ? 10 : 0,
    far_from_habit: farFromHabit(seen, amount),
  };
};

/** What the points come to, and what follows from it. */
export function weigh(points: Partial<Record<RiskRule, number>>): Risk {
  const reasons = riskRules
    .map((rule) => ({ rule, points: points[rule] ?? 0 }))
    .filter((reason) => reason.points > 0);
  const score = reasons.reduce((total, reason) => total + reason.points, 0);
  return { score, decision: decisionOf(score), reasons };
}

/** Each rule at its most of two looks: what was thought of an offer when it was made is not forgotten by waiting. */
export function heavier(one: Risk, other: Risk): Risk {
  const points = ({ reasons }: Risk, rule: RiskRule) =>
    reasons.find((reason) => reason.rule === rule)?.points ?? 0;
  return weigh(
    Object.fromEntries(riskRules.map((rule) => [rule, Math.max(points(one, rule), points(other, rule))])),
  );
}

const decisionOf = (score: number): RiskDecision => {
  if (score >= REFUSE) return 'refuse';
  if (score >= HOLD) return 'hold';
  return score >= STEP_UP ? 'step_up' : 'allow';
};

/** Keeps what was thought of an offer. */
export async function keepRisk(
  db: Db | Trx,
  of: { quoteId?: string; customerId: string; risk: Risk; at: Date },
): Promise<void> {
  const { score, decision, reasons } = of.risk;
  await db
    .insertInto('riskCheck')
    .values({
      quoteId: of.quoteId ?? null,
      customerId: of.customerId,
      score,
      decision,
      at: of.at,
      reasons: JSON.stringify(reasons),
    })
    .execute();
}

/** Keeps what is thought of an offer at its approval in the place of what was thought of it when it was made, whose score stays beside it. */
export async function raiseRisk(trx: Trx, of: { quoteId: string; offered: Risk; risk: Risk }): Promise<void> {
  const { score, decision, reasons } = of.risk;
  await trx
    .updateTable('riskCheck')
    .set({ score, decision, reasons: JSON.stringify(reasons), offeredScore: of.offered.score })
    .where('quoteId', '=', of.quoteId)
    .execute();
}

/** What was thought of a quote. */
export async function riskOf(db: Db | Trx, quoteId: string): Promise<Risk | undefined> {
  const row = await db
    .selectFrom('riskCheck')
    .select(['score', 'decision', 'reasons'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirst();
  return (
    row && {
      score: row.score,
      decision: row.decision as RiskDecision,
      reasons: row.reasons as unknown as RiskReason[],
    }
  );
}
