export {
  getGoal,
  goalHistory,
  listGoals,
  listOpenGoals,
  paceOf,
  savedByCustomer,
  savingsRate,
} from './reading.ts';
export {
  changeGoal,
  createGoal,
  endGoal,
  goalHandlers,
  quotePlan,
  quoteSaving,
  quoteTaking,
  stopPlan,
  tendGoals,
} from './savings.ts';
