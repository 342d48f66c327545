import type { Words } from '../words.ts';

export const resetPin: Words['resetPin'] = {
  title: 'Set new PIN',
  lead: 'Code to your phone, then picture of your face. E go take like two minutes.',
  phone: 'Phone number of your account',
  send: 'Send the code',
  codeTitle: 'The code',
  codeSent: (to) =>
    `If ${to} get account, code of six digits dey come. E good for ten minutes. No tell anybody.`,
  check: 'Check the code',
  other: 'Use another number',
  faceTitle: 'Your face, and the new PIN',
  faceLead:
    'Look camera straight, where light dey, no cap, no glasses. We go compare the picture with the one wey your BVN or NIN get, and we no go keep am.',
  take: 'Snap picture',
  again: 'Snap another one',
  taken: 'Your picture',
  unreadable: 'We no fit read this picture. Abeg snap another one.',
  pin: 'New PIN of 4 digits',
  pinAgain: 'The new PIN again',
  differ: 'The two no be the same.',
  after: 'To protect you, for 24 hours only small money fit move, and we go sign out your other phones.',
  finish: 'Set the new PIN',
  doneTitle: 'Your new PIN don set',
  doneText: (until, cap) =>
    `Until ${until} na only ${cap} fit move. We don tell you for every place wey you dey hear from us. If no be you, freeze your account.`,
  signIn: 'Sign in',
};
