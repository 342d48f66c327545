export { readAtMost } from './answers.ts';
export type { Bank } from './bank.ts';
export { accountFits, type BankName, bankByCode, banks, findBank, getBank, karoBank } from './banks.ts';
export { coalesceIn } from './coalesce.ts';
export { type Config, examine, readConfig } from './config.ts';
export {
  keyedHash,
  keyFor,
  randomDigits,
  randomLetters,
  sameSecret,
  secretHash,
} from './crypto.ts';
export { csvOf } from './csv.ts';
export { deviceWords } from './device-names.ts';
export { errorIn, type Finding, sentenceOf, warningIn } from './environment/finding.ts';
export type { Dojah, Monnify, Mono, Paystack, QoreId, Vtpass } from './environment/providers.ts';
export { sentinelsOf } from './environment/redis.ts';
export { isNamedProduction } from './environment/safety.ts';
export type { AfricasTalking, Smtp } from './environment/values.ts';
export { readDbLimits } from './environment/waits.ts';
export { flowKeysOf, type WhatsappCloud } from './environment/whatsapp.ts';
export { Fault, type FaultCode, type Faults, faultStatus, isFault } from './faults.ts';
export { totalOf, transferCharges, vatWithin } from './fees.ts';
export { Fenced } from './fenced.ts';
export {
  type Gate,
  type GateLimits,
  NoAnswer,
  NotCalled,
  NotConnected,
  type Outcome,
  openGate,
  Paused,
  usualGate,
} from './gate.ts';
export {
  headOf,
  type KeyRing,
  keyIdOf,
  newKeyRing,
  openKeyRing,
  RING_REFRESH_MS,
  type SealPurpose,
  wrapNewKey,
} from './key-ring.ts';
export {
  addMonths,
  addWorkingDays,
  ageAt,
  dayOf,
  daysAfter,
  stamp,
  startOf,
  startOfDay,
  startOfMonth,
} from './lagos-time.ts';
export { claimJob, endJob, enterJobs, listOverdue, type Periodic, renewJob } from './leases.ts';
export { openLog } from './logging.ts';
export { maskFigures, maskSecrets } from './masking.ts';
export { beforeScrape, listMetrics, measureProcess, metrics, scrape } from './metrics.ts';
export {
  fraction,
  inThrees,
  type Kobo,
  kobo,
  maximum,
  minimum,
  naira,
  parseNaira,
  printNaira,
  split,
  sum,
  toNaira,
  zero,
} from './money.ts';
export { type NipMeaning, type NipReason, nipMeaning, nipReason, nipSessionId } from './nip.ts';
export { checkDigit, issueNuban, nubanInstitution } from './nuban.ts';
export { offeredBy, type Service } from './offered.ts';
export {
  type Address,
  type AirtimeOrder,
  type Billers,
  type BvnConsent,
  type BvnRecord,
  type BvnRegister,
  type CardSecrets,
  type Cards,
  type Clock,
  type Codes,
  type Collected,
  type ConsentWay,
  type Enclosed,
  type Exchange,
  type ExpectedFace,
  type Health,
  type Hints,
  type Identity,
  type InwardRails,
  type InwardReturn,
  type Issued,
  type Language,
  languages,
  type Market,
  type Model,
  type NipCode,
  type NipCredit,
  type PaymentStatus,
  type Payments,
  type Price,
  type Provided,
  type Push,
  type PushAddress,
  type Rails,
  type Receiving,
  type Samples,
  type Selfie,
  type Speech,
  type Transcript,
  type Vended,
  type VendOrder,
  type Voice,
  type Wake,
} from './ports.ts';
export { qrSquares, qrSvg } from './qr.ts';
export { reading } from './reading.ts';
export { ANSWER_MS, backOffMs, eachAlone, Late, untilMs, within } from './retry.ts';
export { openSampler, type Sample } from './sampling.ts';
export { parseReport, printReport, type ReportLine } from './settlement-report.ts';
export type { Trace } from './spans.ts';
export {
  asRead,
  beginningOf,
  type Folded,
  fold,
  isStory,
  plain,
  remembering,
  runOf,
  sentencesOf,
  spanOf,
  tokens,
} from './text.ts';
export { currentTrace, noteSpan, startTracing, traced, withinTrace } from './tracing.ts';
export { passWakes, wakeEvents, wakeNotices, wakeOutbound, wakeSettle } from './wakes.ts';
