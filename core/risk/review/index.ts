export { checkRisk, decideReview, holdForReview, lapseReviews, listReviews, scoreOrder } from './holds.ts';
