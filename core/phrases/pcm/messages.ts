import type { messages as en } from '../en/messages.ts';

export const messages: typeof en = {
  answerWithNumber: () => 'Reply with number.',
  approveAt: (f) => `Approve am here, with your PIN:\n${f.link}`,
  resendVoice: () => 'We no fit collect your voice note. Abeg record am again, or type am.',
};
