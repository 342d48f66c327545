export { changeLimits, type LimitsView, raiseDue, viewLimits } from './limit-changes.ts';
export { givePlan } from './rewards.ts';
export { choosePlan, currentPlan, planHandlers, renewPlans } from './subscriptions.ts';
