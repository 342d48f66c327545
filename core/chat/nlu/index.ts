export { cardinals, findAnswer, opensAsCorrection } from './answers.ts';
export { type Classified, weighText } from './classifier.ts';
export { conceptsNamed } from './concepts.ts';
export { Alarm, type Danger, findDanger } from './danger.ts';
export { type DangerLabel, dangerLabels, surest } from './danger-model.ts';
export { amendSchedule } from './day-said.ts';
export type { Condition, Facet, Frame } from './frame.ts';
export { glossesOf } from './glossary.ts';
export { interpret, isConditional, splitCondition } from './interpret.ts';
export { guessLanguage, languageText, pidginWords } from './language.ts';
export { type Linear, type Pieces, predict, softmax } from './linear.ts';
export { askForFrames, hasClauses, isUnsure, type Read } from './model-frames.ts';
export type { Setting } from './model-prompt.ts';
export { type ConversationMove, conversationMoves, learntMove, moveOf, tellsOfSelf } from './moves-model.ts';
export { bareName, isRelation, wordsOfRelation } from './names-said.ts';
export {
  type Act,
  acts,
  type Head,
  type Net,
  type NetPieces,
  piecesOf,
  ROWS,
  readNet,
  softmaxInPlace,
  WIDTH,
  weigh,
} from './net.ts';
export { normalise, spelt } from './normalise.ts';
export type { Two } from './orders-said.ts';
export { speaksOfVoice } from './patterns.ts';
export { endsAccount, enquiresName, repeatsLast } from './patterns-of-money.ts';
export { endsReports, wantsFewer } from './patterns-of-products.ts';
export { findPeriods, type Period } from './periods.ts';
export { intentPieces, intentRows, languagePieces, languageRows, wordsOf } from './pieces.ts';
export { prepare } from './prepare.ts';
export { answeredElsewhere, guessQuestion, type Question, questionPieces } from './question-model.ts';
export { Exhausted, openReader, type Reader, type Stranger, startReading } from './reading.ts';
export { Overran, ReadingPool } from './reading-pool.ts';
export type { ReadingName } from './readings.ts';
export { sentencesRead } from './readings.ts';
export { type Regression, regress, regressionPieces } from './regression.ts';
export {
  againSaid,
  asksHowLong,
  asksPrice,
  BACK,
  dataLasts,
  isAgain,
  meterKindSaid,
  meterTypeSaid,
  planSaid,
  pricedOfSize,
  pricedPlan,
  WITHIN,
} from './said-of-bills.ts';
export { asksToBlock } from './said-of-blocking.ts';
export { cardActSaid, ofCardNamed, speaksOfCard } from './said-of-cards.ts';
export { asksOfSum, asksPlainlyOfSum, speaksOfCharges } from './said-of-charges.ts';
export { greetsAtLength, takesLeave } from './said-of-greetings.ts';
export { isLimitName, type LimitName, limitSaid } from './said-of-limits.ts';
export { asksEachMonth, asksHowMuchMay, ofLoanNamed, speaksOfLoan } from './said-of-loans.ts';
export { asksToFund, type MandateWish, mandateWish } from './said-of-mandates.ts';
export {
  givenInHausa,
  isForThem,
  LAST,
  lacksOfThem,
  peopleSaid,
  sends,
  toppedUpFor,
} from './said-of-people.ts';
export {
  asksOfRisk,
  asksWhatArrives,
  bondSaid,
  buysForeign,
  countrySaid,
  foreignSaid,
  investmentSaid,
  loanSaid,
  mixSaid,
  monthsSaid,
  outwardSaid,
  sideSaid,
  yearsSaid,
} from './said-of-products.ts';
export { isQuestion, question } from './said-of-questions.ts';
export { recallWish } from './said-of-recalls.ts';
export { doesOnlySum, raisesIt, tellsOfRefusing, wantsItLater, wantsItOften } from './said-of-refusals.ts';
export {
  asksOfEarly,
  codeSaid,
  countSaid,
  courseSaid,
  dayMeant,
  deedSaid,
  groupActSaid,
  groupKindSaid,
  hasNoCode,
  howOften,
  invitesSomebody,
  isMonthOnly,
  isNamedIn,
  ofGoalNamed,
  ofGroupNamed,
  potSaid,
  putsInOnce,
  speaksOfGoal,
  speaksOfGroup,
  titleSaid,
  untilSaid,
  withoutSum,
} from './said-of-savings.ts';
export { ANYWHERE, searchSaid, shopsSaid, townSaid } from './said-of-shops.ts';
export { categorySaid, missesIncoming, wantsItMailed, waySaid } from './said-of-spending.ts';
export {
  bySaid,
  eachByName,
  eachOfSaid,
  givenBackTo,
  givesBackSaid,
  keepsSum,
  partSaid,
  partSold,
  saidOnce,
  setsSum,
  shareSaid,
} from './said-of-sums.ts';
export { definesIt, termAsked } from './said-of-terms.ts';
export { ANOTHER_DAY, countInWords, peopleOfThree } from './said-of-times.ts';
export {
  findSchedule,
  packSchedule,
  saysOnlyWhen,
  unpackSchedule,
  withoutSchedule,
} from './schedule-said.ts';
export { couldBeSum, type Secret, saysOnlySecret, wipe } from './secrets.ts';
export { withoutOpenEnd, withoutShorthand } from './shorthand.ts';
export { discoOfCity } from './slots.ts';
export { type Context, type Expecting, understand } from './understand.ts';
export type { Understood } from './understood.ts';
