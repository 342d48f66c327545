<<<<<<< HEAD
export { type Delivery, noteDelivery, sendAgain, type Undelivered } from './delivery.ts';
=======
export { deliverNotifications, deliverOn, listDueChannels } from './deliveries.ts';
>>>>>>> 8b7622e (Give each receiver of slow outside work a lane of its own; disable a webhook that fails for a day)
export {
  clearNotifications,
  countUnread,
  endPush,
  getNoticeSettings,
  isPushed,
  listNotifications,
  type NoticeSettings,
  type Notification,
  noticeOf,
  purgePush,
  readNotification,
  saveNoticeSettings,
  subscribePush,
  takePush,
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
