import type { Words } from '../words.ts';

export const toasts: Words['toasts'] = {
  microphoneDenied: { title: 'A kò lè gbà á sílẹ̀', text: 'A kò rí gbohùngbohùn lò. Wo àṣẹ rẹ̀.' },
  voiceFailed: { title: 'A kò gbọ́ ohùn náà', text: 'Kò ṣiṣẹ́. Jọ̀wọ́ tún gbìyànjú.' },
  demoFailed: { title: 'Àkáǹtì ìdánwò kò ṣí' },
  waitlistMissing: { title: 'Nǹkan kan kù', text: 'Jọ̀wọ́ kún gbogbo àyè.' },
  waitlistFailed: { title: 'Kò ṣiṣẹ́', text: 'Nǹkan kan kò lọ bó ṣe yẹ. Jọ̀wọ́ tún gbìyànjú.' },
  waitlistJoined: { title: 'Káàbọ̀ sí àkójọ ìdúró!' },
  tierActive: { title: 'Ó ti ń ṣiṣẹ́', text: 'O ti wà lórí ètò yìí' },
  tierUpgraded: { title: 'A ti gbé ètò rẹ ga!' },
  upgradeFailed: { title: 'Ètò kò yí padà' },
  codeSent: { title: 'Kóòdù ti lọ' },
  codeNotSent: { title: 'Kóòdù kò lọ', text: 'Jọ̀wọ́ tún gbìyànjú' },
  codeRight: { title: 'A ti jẹ́rìí sí i' },
  codeWrong: { title: 'Kóòdù kò tọ́', text: 'Wo kóòdù náà, kí o tún gbìyànjú' },
  codeTooShort: { title: 'Kóòdù kò tọ́', text: 'Tẹ nọ́ńbà 6' },
  biometricRight: { title: 'Ìwọ ni lóòótọ́', text: 'Ìka tàbí ojú bára mu' },
  biometricWrong: { title: 'Kò bára mu', text: 'Tún gbìyànjú, tàbí lo PIN rẹ' },
  biometricMissing: { title: 'Kò sí ìka tàbí ojú', text: 'Ẹ̀rọ yìí kò ní i' },
  authCancelled: { title: 'A ti fagi lé e' },
  stillIn: { title: 'O kò tíì jáde' },
  signedOut: { title: 'O ti jáde', text: 'Tún bẹ̀rẹ̀ pẹ̀lú àkáǹtì ìdánwò, tàbí ṣí àkáǹtì.' },
};
