/** A new PIN for whoever forgot theirs. */
export const resetPin = {
  title: 'Set a new PIN',
  lead: 'A code to your phone, then a picture of your face. It takes about two minutes.',
  phone: 'Phone number of your account',
  send: 'Send the code',
  codeTitle: 'The code',
  codeSent: (to: string) =>
    `If ${to} has an account, a code of six digits is on its way. It is good for ten minutes. Never tell it to anyone.`,
  check: 'Check the code',
  other: 'Use another number',
  faceTitle: 'Your face, and the new PIN',
  faceLead:
    'Look straight at the camera, in good light, without cap or glasses. We compare the picture with the one that your BVN or NIN has, and do not keep it.',
  take: 'Take a picture',
  again: 'Take another picture',
  taken: 'Your picture',
  unreadable: 'This picture cannot be read. Please take another one.',
  pin: 'New PIN of 4 digits',
  pinAgain: 'The new PIN again',
  differ: 'Those two are not the same.',
  after: 'To protect you, for 24 hours little money can move, and your other devices are signed out.',
  finish: 'Set the new PIN',
  doneTitle: 'Your new PIN is set',
  doneText: (until: string, cap: string) =>
    `Until ${until} at most ${cap} can move. We have told you on every channel that you have. If you did not do this, freeze your account.`,
  signIn: 'Sign in',
};
