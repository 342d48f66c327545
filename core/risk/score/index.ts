export {
  DAY_MS,
  HOLD,
  HOUR_MS,
  heavier,
  type Known,
  keepRisk,
  MINUTE_MS,
  NOTABLE,
  pointsOf,
  REFUSE,
  type Risk,
  type RiskReason,
  raiseRisk,
  riskOf,
  weigh,
} from './points.ts';
export { scoreOffer, scoreSpending } from './spending.ts';
