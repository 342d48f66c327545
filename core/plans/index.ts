export { changeLimits, type LimitsView, raiseDue, viewLimits } from './limit-changes.ts';
export { givePlan } from './rewards.ts';
export { choosePlan, currentPlan, planCarriers, renewPlans } from './subscriptions.ts';
