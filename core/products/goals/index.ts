export { takeByOrder } from './moving.ts';
export {
  getGoal,
  goalHistory,
  listGoals,
  listOpenGoals,
  paceOf,
  savedByCustomer,
  savingsRate,
  shareOf,
} from './reading.ts';
export {
  changeGoal,
  createGoal,
  endGoal,
  getSavable,
  goalHandlers,
  quotePlan,
  quoteSaving,
  quoteTaking,
  stopPlan,
  stopPlanIn,
  tendGoals,
} from './savings.ts';
