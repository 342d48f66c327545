/** What a channel adds to what the bank says. */
export const messages = {
  answerWithNumber: () => 'Reply with a number.',
  approveAt: (f: { link: string }) => `Approve here, with your PIN:\n${f.link}`,
  resendVoice: () => 'We could not fetch your voice note. Please record it again, or type it.',
  choose: () => 'Choose',
  approveByPin: () => 'Approve with PIN',
  pin: () => 'PIN',
  pinHelp: () => 'Karo never asks for it in chat',
  approvalOver: () => 'This was approved already, or its time is over. Ask again in the chat.',
  approvalUnderWay: () => 'We are still working on it. The answer comes in the chat.',
  approvedOnPage: () => 'This one is approved on our page.',
  editUnseen: () =>
    'An edited message does not reach us as you changed it. Please send it again as a new one.',
  stopped: () =>
    'Done. We no longer write to you here unasked; what you ask is still answered, and what touches your safety still reaches you by SMS. To be told again, send START.',
  started: () => 'Karo writes to you here about your account and your money. To end that, send STOP.',
  stopHint: () => 'If you meant that we should no longer write to you unasked, send STOP again.',
};
