/** What a channel adds to what the bank says. */
export const messages = {
  answerWithNumber: () => 'Reply with a number.',
  approveAt: (f: { link: string }) => `Approve here, with your PIN:\n${f.link}`,
  resendVoice: () => 'We could not fetch your voice note. Please record it again, or type it.',
};
