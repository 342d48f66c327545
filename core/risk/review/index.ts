export {
  checkRisk,
  decideReview,
  holdForReview,
  lapseReviews,
  listReviews,
  raisePayee,
  scoreOrder,
} from './holds.ts';
