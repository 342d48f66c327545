/** The code that is sent and typed. */
export const proof = {
  where: 'Where should the code go?',
  sms: 'Text message (SMS)',
  email: 'Email',
  send: 'Send Code',
  code: 'Verification code',
  hint: (by: string) => `Six digits, sent by ${by}. Good for ten minutes.`,
  verify: 'Verify',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  sentBy: (by: string) => `Verification code sent via ${by}`,
  inbox: 'Read the demo inbox',
  nothing: 'Nothing has come yet.',
  noEmail: 'There is no email address in your profile yet. Choose SMS, or add one first.',
};
