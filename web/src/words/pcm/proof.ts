import type { Words } from '../words.ts';

export const proof: Words['proof'] = {
  where: 'Where make we send the code?',
  sms: 'Text message (SMS)',
  email: 'Email',
  send: 'Send the code',
  code: 'Verification code',
  hint: (by) => `Six digits wey we send by ${by}. E good for ten minutes.`,
  verify: 'Check am',
  resend: 'Send code again',
  resendIn: (seconds) => `Send again in ${seconds}s`,
  sentBy: (by) => `We don send verification code by ${by}`,
  inbox: 'Read the demo inbox',
  nothing: 'Nothing don come yet.',
  noEmail: 'No email dey your profile yet. Choose SMS, or add one first.',
};
