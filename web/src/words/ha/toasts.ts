import type { Words } from '../words.ts';

export const toasts: Words['toasts'] = {
  microphoneDenied: { title: 'Ba a yi rikodi ba', text: 'Ba mu samu makirufo ba. Duba izini.' },
  voiceFailed: { title: 'Ba a fahimci murya ba', text: 'Bai yi ba. Don Allah sake gwadawa.' },
  demoFailed: { title: 'Ba a buɗe asusun gwaji ba' },
  waitlistMissing: { title: 'Akwai abin da ya rage', text: 'Don Allah cika duka wuraren.' },
  waitlistFailed: { title: 'Bai yi ba', text: 'Wani abu ya ɓaci. Don Allah sake gwadawa.' },
  waitlistJoined: { title: 'Barka da shiga jerin jira!' },
  tierActive: { title: 'Yana aiki tuni', text: 'Kana kan wannan tsarin tuni' },
  tierUpgraded: { title: 'An ɗaga tsarinka!' },
  upgradeFailed: { title: 'Ba a sauya tsarin ba' },
  codeSent: { title: 'An aika lambar' },
  codeNotSent: { title: 'Ba a aika lambar ba', text: 'Sake gwadawa' },
  codeRight: { title: 'An tabbatar' },
  codeWrong: { title: 'Lambar ba daidai ba ce', text: 'Duba lambar ka sake gwadawa' },
  codeTooShort: { title: 'Lambar ba daidai ba ce', text: 'Rubuta lambobi 6' },
  biometricRight: { title: 'An tabbatar kai ne', text: 'Yatsa ko fuska sun dace' },
  biometricWrong: { title: 'Bai dace ba', text: 'Sake gwadawa ko ka yi amfani da PIN' },
  biometricMissing: { title: 'Babu yatsa ko fuska', text: 'Wannan na’ura ba ta da shi' },
  authCancelled: { title: 'An soke' },
  stillIn: { title: 'Ba ka fita ba tukuna' },
  signedOut: { title: 'Ka fita', text: 'Sake farawa da asusun gwaji, ko ka buɗe asusu.' },
};
