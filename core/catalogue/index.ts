export { type Asset, assetSaid, assets, type Category, findAsset } from './assets.ts';
export type { BillFacts, BillWords, MeterType } from './bill-facts.ts';
export {
  type BillKind,
  type BillPlan,
  billPlans,
  discos,
  electricityLeast,
  electricityMost,
  findDisco,
  findPlan,
  plansOf,
  televisions,
} from './bills.ts';
export type { Card, CardChange, CardFacts, Decline, KindLimits, MerchantKind } from './cards.ts';
export {
  type Cents,
  type Country,
  type Currency,
  countries,
  FEE_BP,
  findCountry,
  fixedFee,
  LEAST,
  MOST,
  printForeign,
  symbolOf,
} from './countries.ts';
export {
  type AchievementId,
  achievementIds,
  achievementPoints,
  type Course,
  type CourseWords,
  courses,
  findCourse,
  LESSON_POINTS,
  type ModuleId,
} from './courses.ts';
export { dueDate, type Frequency } from './frequency.ts';
export type { Goal } from './goals.ts';
export type { GroupAct, GroupKind, LineKind } from './groups.ts';
export {
  expectedBp,
  findMix,
  LEAST_MONTHLY,
  listMixes,
  type Mix,
  type MixName,
  mixes,
  planYears,
} from './investment-plans.ts';
export type { HoldReason, InwardFacts, RecallReason } from './inward.ts';
export { type Limits, limitNames, loanCeilings, newIdentityCap, type Tier, tiers } from './limits.ts';
export { eligibilityOf, findProduct, type Product, type ProductId, products } from './loan-products.ts';
export {
  type Bucket,
  type Factor,
  type FactorName,
  factorNames,
  type Habits,
  type Instalment,
  type Loan,
  type LoanReason,
  type LoanStatus,
  type Rating,
} from './loans.ts';
export {
  type MandateFacts,
  type MandateTerms,
  type Payee,
  type Rhythm,
  rhythms,
  type Schedule,
} from './mandates.ts';
export { type Network, networks } from './networks.ts';
export {
  type Billing,
  heldBack,
  type Plan,
  type PlanHeld,
  type PlanId,
  planIds,
  planOfLimits,
  plans,
  priceOf,
  tierFor,
} from './plans.ts';
export type { Match, Remittance, RemittanceStatus } from './remittances.ts';
export { categoryColors, categoryOf, type MovementType, ownPockets, typeOf } from './spending-categories.ts';
export type { ProductKind, TransactionKind } from './transactions.ts';
export { factsOf, type TransferRow } from './transfers.ts';
