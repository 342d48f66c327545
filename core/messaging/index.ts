export {
  clearNotifications,
  countUnread,
  deliverNotifications,
  endPush,
  getNoticeSettings,
  isPushed,
  listNotifications,
  type NoticeSettings,
  type Notification,
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
} from './outbox.ts';
