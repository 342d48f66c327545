export {
  type Consent,
  giveConsent,
  hasConsent,
  isStopped,
  recordOpening,
  withdrawConsent,
} from './consent.ts';
export { deliverNotifications, deliverOn, listDueChannels } from './deliveries.ts';
export { noteDelivery, sendAgain, type Undelivered } from './delivery-reports.ts';
export { forgetEventStreams, noteEventStreams } from './event-streams.ts';
export {
  clearNotifications,
  countUnread,
  getNoticeSettings,
  listNotifications,
  type NoticeSettings,
  type Notification,
  noticeOf,
  readNotification,
  readNotifications,
  saveNoticeSettings,
} from './notifications.ts';
export { type Addressee, notifyCustomer } from './notify.ts';
export {
  type Choice,
  claimUnsent,
  findConversation,
  findUnsent,
  listUnsent,
  markSent,
  putBack,
  type Reply,
  say,
  type Unsent,
  type Way,
} from './outbox.ts';
export { endPush, isPushed, purgePush, subscribePush, takePush } from './push-subscriptions.ts';
