import type { Db } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import { type RawBuilder, sql } from 'kysely';
import { type Bank, dayOf } from '../kernel/index.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 1_000;
/** However much has gathered, other work has its turn: what is left over goes with the next round. */
const BATCHES_MOST = 50;

/** A table whose lines stay, with the reason; or how many days after what its lines, or their words, are kept. */
export type Rule = { stays: string } | { days: number; after: string; sweep: Sweep };
/** Removes so many lines that are older, and answers how many. */
type Sweep = (before: Date) => RawBuilder<unknown>;

/** Lines that go as a whole. The condition is a text of this file. */
const drop =
  (table: string, condition: (before: Date) => RawBuilder<unknown>): Sweep =>
  (before) =>
    sql`delete from ${sql.table(table)} where (tableoid, ctid) in (
      select tableoid, ctid from ${sql.table(table)} where ${condition(before)} limit ${AT_ONCE})`;

/** Lines that stay, without their words. The condition must not hold any more once they are gone. */
const empty =
  (table: string, set: RawBuilder<unknown>, condition: (before: Date) => RawBuilder<unknown>): Sweep =>
  (before) =>
    sql`update ${sql.table(table)} set ${set} where (tableoid, ctid) in (
      select tableoid, ctid from ${sql.table(table)} where ${condition(before)} limit ${AT_ONCE})`;

const book = { stays: 'the book: append-only, under an id that names nobody once its owner has gone' };
const orders = { stays: 'what was moved and to whom: asked for five years after the end (decision 14)' };
const account = { stays: 'while the account is open; erased at its closing' };
const product = { stays: 'while the account is open; names nobody after' };
const sandbox = { stays: 'the sandbox only' };
const house = { stays: "the house's own: no person" };
const swept = (by: string) => ({ stays: `erased by another round: ${by}` });

/** How long each table keeps what it holds: every table of the schema, or this does not compile. `docs/retention.md` shows it. */
export const retention: Record<keyof DB, Rule> = {
  account: book,
  entry: book,
  hold: book,
  posting: book,
  postingSeal: book,
  audit: book,
  auditHead: book,
  auditSeal: book,
  auditWaiting: book,
  sealingKey: house,
  transfer: orders,
  airtime: orders,
  bill: orders,
  cardCharge: orders,
  trade: orders,
  remittance: orders,
  loan: orders,
  loanInstalment: orders,
  loanPayment: orders,
  planCharge: orders,
  inwardCredit: orders,
  inwardRecall: orders,
  dispute: orders,
  riskCheck: orders,
  riskReview: orders,
  paymentRequest: orders,
  goalLine: orders,
  groupLine: orders,
  kycApplication: orders,
  transferDoubt: orders,
  creditFreeze: orders,
  lien: orders,
  lienPayment: orders,
  deathReport: orders,
  suspicionCase: orders,
  suspicionAlert: orders,
  suspicionNote: orders,
  monitoringMark: house,
  dailyClose: house,
  dailyCloseMark: house,
  sanctionMatch: orders,
  sanctionList: { stays: 'by which list names were compared, and when: no person of ours' },
  sanctionEntry: swept('the newest list of a publisher replaces the one before'),
  adminProposal: orders,
  mandate: orders,
  mandateRun: orders,
  settlementDifference: orders,
  settlementReport: house,
  pinGuess: product,
  modelConsent: { stays: 'proof of what was agreed to of a model outside the house' },
  modelAsk: {
    days: 7,
    after: 'the day on which a model was asked: how often',
    sweep: drop('model_ask', (before) => sql`day < ${dayOf(before)}`),
  },
  measurement: {
    days: 8,
    after: 'the minute that was measured',
    sweep: drop('measurement', (before) => sql`at < ${before}`),
  },
  consent: { stays: 'proof of what was agreed to; its conversation forgets the address' },
  flowAnswer: {
    days: 7,
    after: 'it was answered',
    sweep: drop('flow_answer', (before) => sql`at < ${before}`),
  },
  providerPause: house,
  providerTrouble: house,
  receivingAccount: account,
  collectedCredit: orders,
  collectedUntil: house,
  vendorRequest: orders,
  closedCustomer: swept('sealed for five years after the closing, then emptied hourly'),
  customer: account,
  customerPin: account,
  customerSecurity: account,
  identity: account,
  beneficiary: account,
  linkedAccount: account,
  passkey: account,
  trustedNumber: account,
  business: account,
  card: account,
  handle: account,
  goal: account,
  reportSchedule: account,
  categoryHabit: account,
  pushSubscription: account,
  apiKey: account,
  webhook: account,
  customerLimit: product,
  customerPlan: product,
  limitChange: product,
  developer: product,
  categoryChoice: product,
  notificationSetting: product,
  requestBlock: product,
  holding: product,
  investmentPlan: product,
  learner: product,
  learnerAchievement: product,
  learnerLesson: product,
  learnerModule: product,
  learnerPoints: product,
  learnerReward: product,
  savingsGroup: product,
  groupMember: product,
  groupBallot: product,
  groupDue: product,
  groupHolding: product,
  groupProposal: product,
  groupProposalBallot: product,
  groupRequest: product,
  groupRound: product,
  groupSeat: product,
  groupTurn: product,
  groupVote: product,
  channelState: house,
  remittanceRate: house,
  administrator: house,
  adminPasskey: house,
  apiMinute: house,
  periodicJob: house,
  sandboxAirtime: sandbox,
  sandboxBill: sandbox,
  sandboxCard: sandbox,
  sandboxClock: sandbox,
  sandboxCode: sandbox,
  sandboxInward: sandbox,
  sandboxNipCredit: sandbox,
  sandboxPayment: sandbox,
  seenPicture: house,
  media: swept('a voice note that nobody worked on goes after a day'),
  signInAttempt: swept('hourly, once it has expired'),
  passkeyChallenge: swept('hourly, once it has expired'),
  tryCount: swept('hourly, once its last try is forgotten'),
  apiUsage: swept('counts of minutes hourly; of months they stay, and name nobody'),
  inbox: {
    days: 365,
    after: 'it was answered: its words',
    sweep: empty(
      'inbox',
      sql`body = '', heard = null, understood = null`,
      (before) =>
        sql`answered_at < ${before} and (body <> '' or heard is not null or understood is not null)`,
    ),
  },
  outbox: {
    days: 365,
    after: 'it was sent or given up: its words',
    sweep: empty(
      'outbox',
      sql`reply = '{"text": ""}'`,
      (before) => sql`coalesce(sent_at, failed_at) < ${before} and reply <> '{"text": ""}'`,
    ),
  },
  inboxKey: {
    days: 730,
    after: 'its message came: by what it is known again',
    sweep: drop('inbox_key', (before) => sql`at < ${before}`),
  },
  outboxKey: {
    days: 730,
    after: 'its reply was written: by what it is known again',
    sweep: drop('outbox_key', (before) => sql`at < ${before}`),
  },
  conversation: {
    days: 365,
    after: 'nobody we know was last heard there: the address',
    sweep: empty(
      'conversation',
      sql`address = 'forgotten:' || id, state = '{}'`,
      (
        before,
      ) => sql`customer_id is null and proof_of is null and coalesce(last_inbound_at, created_at) < ${before}
        and address not like 'forgotten:%' and address not like 'closed:%'`,
    ),
  },
  notificationDelivery: {
    days: 365,
    after: 'it was sent or given up',
    sweep: drop('notification_delivery', (before) => sql`coalesce(sent_at, failed_at) < ${before}`),
  },
  notification: {
    days: 365,
    after: 'it was written, once it is delivered',
    sweep: drop(
      'notification',
      (before) => sql`at < ${before}
        and not exists (select from notification_delivery where notification_id = notification.id)`,
    ),
  },
  browserSession: {
    days: 90,
    after: 'it ended or expired',
    sweep: drop(
      'browser_session',
      (before) => sql`coalesce(ended_at, expires_at) < ${before}
        and not exists (select from push_subscription where session_id = browser_session.id)`,
    ),
  },
  device: {
    days: 365,
    after: 'it was removed: its name and address',
    sweep: empty(
      'device',
      sql`name = '', ip = null`,
      (before) => sql`removed_at < ${before} and (name <> '' or ip is not null)`,
    ),
  },
  adminInvitation: {
    days: 90,
    after: 'it expired',
    sweep: drop('admin_invitation', (before) => sql`expires_at < ${before}`),
  },
  adminChallenge: swept('hourly, once it has expired'),
  adminSession: {
    days: 90,
    after: 'it ended or expired',
    sweep: drop('admin_session', (before) => sql`coalesce(ended_at, expires_at) < ${before}`),
  },
  ussdSession: {
    days: 90,
    after: 'its last screen',
    sweep: drop('ussd_session', (before) => sql`last_at < ${before}`),
  },
  oneTimeCode: {
    days: 30,
    after: 'it expired',
    sweep: drop('one_time_code', (before) => sql`expires_at < ${before}`),
  },
  bvnConsent: {
    days: 1,
    after: 'it expired: sealed, with keyed hashes of the phone and the BVN',
    sweep: drop('bvn_consent', (before) => sql`expires_at < ${before}`),
  },
  askedName: {
    days: 7,
    after: 'it was asked: a keyed hash of the account',
    sweep: drop('asked_name', (before) => sql`day < ${dayOf(before)}`),
  },
  pinReset: {
    days: 30,
    after: 'it expired',
    sweep: drop('pin_reset', (before) => sql`expires_at < ${before}`),
  },
  proof: {
    days: 90,
    after: 'it expired',
    sweep: drop('proof', (before) => sql`expires_at < ${before}`),
  },
  request: {
    days: 90,
    after: 'it was made: the key under which it is done once',
    sweep: drop('request', (before) => sql`created_at < ${before}`),
  },
  quote: {
    days: 90,
    after: 'it ended without an approval: what it offered',
    sweep: empty(
      'quote',
      sql`facts = '{}', secret_hash = null`,
      (before) => sql`status in ('cancelled', 'expired') and ended_at < ${before} and facts <> '{}'`,
    ),
  },
  webhookDelivery: {
    days: 30,
    after: 'it was written, once it is delivered or given up',
    sweep: drop('webhook_delivery', (before) => sql`created_at < ${before} and status <> 'waiting'`),
  },
  eventStream: {
    days: 1,
    after: 'its page was last seen: that a customer had a page open',
    sweep: drop('event_stream', (before) => sql`seen_at < ${before}`),
  },
  providerWebhook: {
    days: 90,
    after: 'it was worked on or given up',
    sweep: drop('provider_webhook', (before) => sql`ended_at < ${before}`),
  },
  ticket: {
    days: 730,
    after: 'it ended',
    sweep: drop('ticket', (before) => sql`ended_at < ${before}`),
  },
  inquiry: {
    days: 365,
    after: 'it was written',
    sweep: drop('inquiry', (before) => sql`created_at < ${before}`),
  },
  waitlist: {
    days: 730,
    after: 'it was written',
    sweep: drop('waitlist', (before) => sql`created_at < ${before}`),
  },
};

async function sweepTable(db: Db, sweep: Sweep, before: Date): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < BATCHES_MOST; batch += 1) {
    const { numAffectedRows = 0n } = await sweep(before).execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) break;
  }
  return removed;
}

/** Keeps to the schedule, table by table; for the rounds. Answers how many lines were removed or emptied, by table. Safe to repeat and to interrupt. */
export async function keepRetention(
  bank: Pick<Bank, 'db' | 'clock' | 'log'>,
): Promise<Partial<Record<keyof DB, number>>> {
  const removed: Partial<Record<keyof DB, number>> = {};
  for (const [table, rule] of Object.entries(retention) as [keyof DB, Rule][]) {
    if ('stays' in rule) continue;
    const before = new Date(bank.clock.now().getTime() - rule.days * DAY_MS);
    const count = await sweepTable(bank.db, rule.sweep, before);
    if (count > 0) removed[table] = count;
  }
  bank.log.info({ removed }, 'the retention schedule was kept');
  return removed;
}
