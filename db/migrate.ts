import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Db } from './client.ts';
import * as ledger from './migrations/001-ledger.ts';
import * as customers from './migrations/002-customers.ts';
import * as messages from './migrations/003-messages.ts';
import * as transfers from './migrations/004-transfers.ts';
import * as requests from './migrations/005-requests.ts';
import * as security from './migrations/006-security.ts';
import * as entry from './migrations/007-entry.ts';
import * as plans from './migrations/008-plans.ts';
import * as bills from './migrations/010-bills.ts';
import * as cards from './migrations/011-cards.ts';
import * as notifications from './migrations/012-notifications.ts';
import * as analytics from './migrations/013-analytics.ts';
import * as groups from './migrations/014-groups.ts';
import * as goals from './migrations/015-goals.ts';
import * as education from './migrations/016-education.ts';
import * as loans from './migrations/017-loans.ts';
import * as investments from './migrations/018-investments.ts';
import * as remittance from './migrations/019-remittance.ts';
import * as waitlist from './migrations/020-waitlist.ts';
import * as ussd from './migrations/021-ussd.ts';
import * as support from './migrations/022-support.ts';
import * as developer from './migrations/023-developer.ts';
import * as risk from './migrations/024-risk.ts';
import * as names from './migrations/025-names.ts';
import * as posting from './migrations/026-posting.ts';
import * as room from './migrations/027-room.ts';
import * as limitsKept from './migrations/028-limits-kept.ts';
import * as thaw from './migrations/029-thaw.ts';
import * as pushBySession from './migrations/030-push-by-session.ts';
import * as setAside from './migrations/031-set-aside.ts';
import * as factors from './migrations/033-factors.ts';
import * as guesses from './migrations/034-guesses.ts';
import * as periodicJobs from './migrations/036-periodic-jobs.ts';
import * as applicationRole from './migrations/042-application-role.ts';
import * as postingChain from './migrations/043-posting-chain.ts';
import * as inward from './migrations/046-inward.ts';
import * as mandates from './migrations/047-mandates.ts';
import * as reconciliation from './migrations/048-reconciliation.ts';
import * as pinReset from './migrations/049-pin-reset.ts';
import * as transferDoubts from './migrations/050-transfer-doubts.ts';
import * as doubtedNumbers from './migrations/051-doubted-numbers.ts';
import * as webhookLanes from './migrations/052-webhook-lanes.ts';
import * as creditFreezes from './migrations/055-credit-freezes.ts';
import * as providerWebhook from './migrations/058-provider-webhook.ts';
import * as providers from './migrations/059-providers.ts';
import * as vendorRequest from './migrations/060-vendor-request.ts';
import * as whatsappCloud from './migrations/061-whatsapp-cloud.ts';
import * as administrators from './migrations/062-administrators.ts';
import * as creditsAskedFor from './migrations/087-credits-asked-for.ts';
import * as foundByOperators from './migrations/090-found-by-operators.ts';
import * as providerPauses from './migrations/091-provider-pauses.ts';
import * as eventStreams from './migrations/093-event-streams.ts';
import * as sealingKeys from './migrations/102-sealing-keys.ts';
import * as bvnConsent from './migrations/103-bvn-consent.ts';
import * as traces from './migrations/104-traces.ts';
import * as modelConsent from './migrations/105-model-consent.ts';
import * as sanctions from './migrations/106-sanctions.ts';
import * as consentAsker from './migrations/107-consent-asker.ts';
import * as liens from './migrations/108-liens.ts';
import * as deaths from './migrations/109-deaths.ts';
import * as monitoring from './migrations/110-monitoring.ts';
import * as losses from './migrations/111-losses.ts';
import * as dailyClose from './migrations/112-daily-close.ts';
import * as entriesOfOneLeg from './migrations/113-entries-of-one-leg.ts';
import * as lienPayments from './migrations/114-lien-payments.ts';
import * as liensOnPots from './migrations/115-liens-on-pots.ts';
import * as recoveries from './migrations/116-recoveries.ts';
import * as listsCompared from './migrations/117-lists-compared.ts';
import * as messageKeys from './migrations/118-message-keys.ts';
import * as measurements from './migrations/122-measurements.ts';

const migrations: Record<string, Migration> = {
  '001-ledger': ledger,
  '002-customers': customers,
  '003-messages': messages,
  '004-transfers': transfers,
  '005-requests': requests,
  '006-security': security,
  '007-entry': entry,
  '008-plans': plans,
  '010-bills': bills,
  '011-cards': cards,
  '012-notifications': notifications,
  '013-analytics': analytics,
  '014-groups': groups,
  '015-goals': goals,
  '016-education': education,
  '017-loans': loans,
  '018-investments': investments,
  '019-remittance': remittance,
  '020-waitlist': waitlist,
  '021-ussd': ussd,
  '022-support': support,
  '023-developer': developer,
  '024-risk': risk,
  '025-names': names,
  '026-posting': posting,
  '027-room': room,
  '028-limits-kept': limitsKept,
  '029-thaw': thaw,
  '030-push-by-session': pushBySession,
  '031-set-aside': setAside,
  '033-factors': factors,
  '034-guesses': guesses,
  '036-periodic-jobs': periodicJobs,
  '042-application-role': applicationRole,
  '043-posting-chain': postingChain,
  '046-inward': inward,
  '047-mandates': mandates,
  '048-reconciliation': reconciliation,
  '049-pin-reset': pinReset,
  '050-transfer-doubts': transferDoubts,
  '051-doubted-numbers': doubtedNumbers,
  '052-webhook-lanes': webhookLanes,
  '055-credit-freezes': creditFreezes,
  '058-provider-webhook': providerWebhook,
  '059-providers': providers,
  '060-vendor-request': vendorRequest,
  '061-whatsapp-cloud': whatsappCloud,
  '062-administrators': administrators,
  '087-credits-asked-for': creditsAskedFor,
  '090-found-by-operators': foundByOperators,
  '091-provider-pauses': providerPauses,
  '093-event-streams': eventStreams,
  '102-sealing-keys': sealingKeys,
  '103-bvn-consent': bvnConsent,
  '104-traces': traces,
  '105-model-consent': modelConsent,
  '106-sanctions': sanctions,
  '107-consent-asker': consentAsker,
  '108-liens': liens,
  '109-deaths': deaths,
  '110-monitoring': monitoring,
  '111-losses': losses,
  '112-daily-close': dailyClose,
  '113-entries-of-one-leg': entriesOfOneLeg,
  '114-lien-payments': lienPayments,
  '115-liens-on-pots': liensOnPots,
  '116-recoveries': recoveries,
  '117-lists-compared': listsCompared,
  '118-message-keys': messageKeys,
  '122-measurements': measurements,
};

const migrator = (db: Kysely<unknown>, known: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => known } });

/** What a newer release has brought the database to: this one, which it may be taken back to, takes that as it is. */
async function listNewer(db: Kysely<unknown>): Promise<Record<string, Migration>> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newest = Object.keys(migrations).toSorted().at(-1) ?? '';
  const newer = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]));
}

/** Brings the database to the newest schema that this release knows; safe to run from several processes at once (Kysely locks), and on what a newer one has migrated. */
export async function migrate(db: Db): Promise<void> {
  const any = db as unknown as Kysely<unknown>;
  const known = { ...migrations, ...(await listNewer(any)) };
  const { error } = await migrator(any, known).migrateToLatest();
  if (error) throw error;
}

/** True where every migration has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const all = await migrator(db as unknown as Kysely<unknown>, migrations).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
