import type { Words } from '../words.ts';

export const toasts: Words['toasts'] = {
  microphoneDenied: {
    title: 'Recording no work',
    text: 'We no fit use the microphone. Check the permission.',
  },
  voiceFailed: { title: 'We no hear am', text: 'E no work. Abeg try again.' },
  demoFailed: { title: 'Demo account no open' },
  waitlistMissing: { title: 'Something remain', text: 'Fill everything.' },
  waitlistFailed: { title: 'E no work', text: 'Something spoil. Abeg try again.' },
  waitlistJoined: { title: 'Welcome to the waitlist!' },
  tierActive: { title: 'E don already dey', text: 'You already dey this plan' },
  tierUpgraded: { title: 'Your plan don go up!' },
  upgradeFailed: { title: 'Plan no change' },
  codeSent: { title: 'Code don go' },
  codeNotSent: { title: 'Code no go', text: 'Abeg try again' },
  codeRight: { title: 'E correct' },
  codeWrong: { title: 'Code no correct', text: 'Check the code, try again' },
  codeTooShort: { title: 'Code no correct', text: 'Put the 6 digits' },
  biometricRight: { title: 'E be you', text: 'Finger or face don correct' },
  biometricWrong: { title: 'E no match', text: 'Try again, or use your PIN' },
  biometricMissing: { title: 'Finger and face no dey', text: 'This phone no get am' },
  authCancelled: { title: 'You cancel am' },
  stillIn: { title: 'You never sign out' },
  signedOut: { title: 'You don sign out', text: 'Start again as demo customer, or open account.' },
};
