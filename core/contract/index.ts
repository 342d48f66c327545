export { type SpendingCategory, spendingCategories } from './analytics.ts';
export { receiptOperations } from './banking.ts';
export { billKinds } from './bills.ts';
export { merchantKinds } from './cards.ts';
export { dateNames } from './date-names.ts';
export { apiPlans, keyModes, scopes, type WebhookEvent, webhookTells } from './developer.ts';
export { moduleCategories, moduleIcons } from './education.ts';
export {
  type Answer,
  type Approval,
  type Body,
  type Choice,
  type Contract,
  contract,
  type Endpoint,
  type Message,
  type Params,
  type Query,
  type Reading,
  type User,
} from './endpoints.ts';
export { type ErrorCode, errorList } from './errors.ts';
export { mark } from './mark.ts';
export { noticePriorities, noticeTypes } from './notifications.ts';
export { endpointList, openApi } from './openapi.ts';
export type { Auth, Row } from './row.ts';
export {
  articleCategories,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from './support.ts';
