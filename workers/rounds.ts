import { eraseClosed, eraseClosedTalk, keepRetention } from '@karo/core/account';
import { sealAudit } from '@karo/core/audit';
import { deliverCodes, purgeAdminChallenges, purgeChallenges, purgeTries } from '@karo/core/auth';
import { purgeGuesses } from '@karo/core/customers';
import { deliverWebhooks, giveUpOldEvents, purgeUsage, renewApiPlans } from '@karo/core/developer';
import { purgeAttempts, recheckKyc } from '@karo/core/identity';
import type { Bank } from '@karo/core/kernel';
import { closeDays, expireHolds, sealBook, trialBalance } from '@karo/core/ledger';
import { deliverNotifications, purgePush } from '@karo/core/messaging';
import { measureBank } from '@karo/core/orders';
import { raiseDue, renewPlans } from '@karo/core/plans';
import { releaseOldCharges } from '@karo/core/products/cards';
import { tendGoals } from '@karo/core/products/goals';
import { turnGroups } from '@karo/core/products/groups';
import { contributePlans } from '@karo/core/products/investments';
import { hearMissed, lapseRecalls, openReceiving, reconcileDays } from '@karo/core/products/inward';
import { collectLoans } from '@karo/core/products/loans';
import { runMandates } from '@karo/core/products/mandates';
import { remindMandates } from '@karo/core/products/scheduled';
import { raiseDoubts, remindRequests } from '@karo/core/products/transfers';
import { watchProviders } from '@karo/core/providers';
import { watchMovements } from '@karo/core/risk/monitoring';
import { lapseReviews } from '@karo/core/risk/review';
import { screenCustomers } from '@karo/core/risk/sanctions';
import { endLiens } from '@karo/core/security';
import { mailReports } from '@karo/core/statements';
import { transact } from '@karo/db/client';

/** A periodic job: how often, and what is done. It is safe to repeat, and a run that is killed leaves nothing half done. */
export type Round = { everyMs: number; run(bank: Bank): Promise<void> };

const MINUTE_MS = 60_000;

/** The book is broken: the job that proves it has failed, which the figures say for as long as it lasts. */
class Unbalanced extends Error {
  override readonly name = 'Unbalanced';
}

/** The book must balance at every hour, not only when somebody asks. */
async function proveBook(bank: Bank): Promise<void> {
  const { ok, problems } = await trialBalance(bank.db);
  if (ok) return;
  bank.log.fatal({ problems }, 'the trial balance does not balance');
  throw new Unbalanced(problems.join('; '));
}

const DAY_MS = 24 * 60 * MINUTE_MS;
const SCREEN_MS = 5 * MINUTE_MS;

/** An offer is dead from the moment that its time is over; a day later nobody asks for it anew, and it is closed. */
async function closeQuotes(bank: Bank): Promise<void> {
  const now = bank.clock.now();
  await bank.db
    .updateTable('quote')
    .set({ status: 'expired', endedAt: now })
    .where('status', '=', 'open')
    .where('expiresAt', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
}

const HOLDS_AT_ONCE = 100;

/** Money held for something that never came is free again. */
async function releaseHolds(bank: Bank): Promise<void> {
  while (
    (await transact(bank.db, (trx) => expireHolds(trx, bank.clock.now(), HOLDS_AT_ONCE))) === HOLDS_AT_ONCE
  );
}

/** A voice note that was never worked on is not kept for ever. */
async function forgetMedia(bank: Bank): Promise<void> {
  const before = new Date(bank.clock.now().getTime() - DAY_MS);
  await bank.db.deleteFrom('media').where('createdAt', '<', before).execute();
}

/** What nobody looked at in a day goes back. */
async function endReviews(bank: Bank): Promise<void> {
  await lapseReviews(bank);
}

/** Each batch is a transaction of its own; what is left over when the time is up goes with the next round. */
async function screen(bank: Bank): Promise<void> {
  const until = performance.now() + SCREEN_MS;
  while ((await screenCustomers(bank)) > 0 && performance.now() < until);
}

async function remind(bank: Bank): Promise<void> {
  await remindRequests(bank);
}

async function keepApi(bank: Bank): Promise<void> {
  await renewApiPlans(bank);
  await purgeUsage(bank);
  await giveUpOldEvents(bank);
}

/** What is over is erased, so that nothing that let somebody in lies about. */
async function forgetSecrets(bank: Bank): Promise<void> {
  await purgeAttempts(bank);
  await purgeChallenges(bank);
  await purgeAdminChallenges(bank);
  await purgeTries(bank);
  await purgeGuesses(bank);
  await purgePush(bank);
  await eraseClosed(bank);
  await eraseClosedTalk(bank);
}

async function keepLevels(bank: Bank): Promise<void> {
  await raiseDue(bank);
  await recheckKyc(bank);
}

/** What the bank does by the clock: each is a periodic job of its own, which delays no other and is done by one process at a time. */
export const rounds = {
  'prove-book': { everyMs: 60 * MINUTE_MS, run: proveBook },
  'release-holds': { everyMs: MINUTE_MS, run: releaseHolds },
  'watch-movements': {
    everyMs: 5 * MINUTE_MS,
    run: async (bank) => void (await watchMovements(bank)),
  },
  'close-days': { everyMs: 10 * MINUTE_MS, run: async (bank) => void (await closeDays(bank)) },
  'end-liens': { everyMs: 10 * MINUTE_MS, run: async (bank) => void (await endLiens(bank)) },
  'close-quotes': { everyMs: 10 * MINUTE_MS, run: closeQuotes },
  'remind-requests': { everyMs: 10 * MINUTE_MS, run: remind },
  'screen-customers': { everyMs: 10 * MINUTE_MS, run: screen },
  'lapse-reviews': { everyMs: 5 * MINUTE_MS, run: endReviews },
  'renew-api-plans': { everyMs: 60 * MINUTE_MS, run: keepApi },
  'contribute-plans': { everyMs: 10 * MINUTE_MS, run: contributePlans },
  'run-mandates': { everyMs: MINUTE_MS, run: runMandates },
  'remind-mandates': { everyMs: 10 * MINUTE_MS, run: remindMandates },
  'open-receiving': { everyMs: MINUTE_MS, run: openReceiving },
  'hear-missed-credits': { everyMs: 10 * MINUTE_MS, run: hearMissed },
  'watch-providers': { everyMs: 5 * MINUTE_MS, run: watchProviders },
  'raise-doubts': { everyMs: 10 * MINUTE_MS, run: async (bank) => void (await raiseDoubts(bank)) },
  'reconcile-settlement': { everyMs: 60 * MINUTE_MS, run: reconcileDays },
  'lapse-recalls': { everyMs: 10 * MINUTE_MS, run: lapseRecalls },
  'collect-loans': { everyMs: 10 * MINUTE_MS, run: collectLoans },
  'seal-book': { everyMs: MINUTE_MS, run: async (bank) => void (await sealBook(bank)) },
  'seal-audit': { everyMs: MINUTE_MS, run: async (bank) => void (await sealAudit(bank)) },
  'deliver-codes': { everyMs: 10_000, run: async (bank) => void (await deliverCodes(bank)) },
  'keep-levels': { everyMs: 5 * MINUTE_MS, run: keepLevels },
  'forget-secrets': { everyMs: 60 * MINUTE_MS, run: forgetSecrets },
  'renew-plans': { everyMs: 60 * MINUTE_MS, run: async (bank) => void (await renewPlans(bank)) },
  'release-card-payments': {
    everyMs: 60 * MINUTE_MS,
    run: async (bank) => void (await releaseOldCharges(bank)),
  },
  'mail-reports': { everyMs: 10 * MINUTE_MS, run: async (bank) => void (await mailReports(bank)) },
  'keep-retention': { everyMs: DAY_MS, run: async (bank) => void (await keepRetention(bank)) },
  'measure-bank': { everyMs: MINUTE_MS, run: measureBank },
  'forget-media': { everyMs: 60 * MINUTE_MS, run: forgetMedia },
  'turn-groups': { everyMs: 5 * MINUTE_MS, run: turnGroups },
  'tend-goals': { everyMs: 15 * MINUTE_MS, run: tendGoals },
} as const satisfies Record<string, Round>;

/** Does every periodic job once, one after the other, and sends what is due outside: a day's work by the clock, where no queue calls it. */
export async function runJobs(bank: Bank): Promise<void> {
  for (const { run } of Object.values(rounds)) await run(bank);
  while ((await deliverWebhooks(bank)) + (await deliverNotifications(bank)) > 0);
}
