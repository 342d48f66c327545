export {
  type BrowserConversation,
  findAnswer,
  findBrowserConversation,
  findReply,
  findVoiceHeard,
  listMessages,
  listRepliesAfter,
  newestReply,
  openBrowserConversation,
  senderFrom,
} from './browser.ts';
export { goOnFrom } from './going-on.ts';
export {
  type ChannelName,
  type Incoming,
  listUnanswered,
  receive,
  type Talk,
  work,
} from './inbox.ts';
export { replayMessage } from './replay.ts';
export { speakReply } from './speak.ts';
