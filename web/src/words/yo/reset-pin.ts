import type { Words } from '../words.ts';

export const resetPin: Words['resetPin'] = {
  title: 'Ṣètò PIN tuntun',
  lead: 'Kóòdù sí fóònù rẹ, lẹ́yìn náà àwòrán ojú rẹ. Ó máa gba bí ìṣẹ́jú méjì.',
  phone: 'Nọ́ńbà fóònù àkántì rẹ',
  send: 'Fi kóòdù ránṣẹ́',
  codeTitle: 'Kóòdù náà',
  codeSent: (to) =>
    `Bí ${to} bá ní àkántì, kóòdù oní-nọ́ńbà mẹ́fà ń bọ̀. Ó dára fún ìṣẹ́jú mẹ́wàá. Má sọ ọ́ fún ẹnikẹ́ni.`,
  check: 'Yẹ kóòdù wò',
  other: 'Lo nọ́ńbà mìíràn',
  faceTitle: 'Ojú rẹ, àti PIN tuntun',
  faceLead:
    'Wo kámẹ́rà tààrà, níbi tí ìmọ́lẹ̀ wà, láìsí fìlà tàbí gíláàsì. A ń fi àwòrán náà wé èyí tí BVN tàbí NIN rẹ ní, a kì í tọ́jú rẹ̀.',
  take: 'Ya àwòrán',
  again: 'Tún àwòrán yà',
  taken: 'Àwòrán rẹ',
  unreadable: 'A kò lè ka àwòrán yìí. Jọ̀ọ́ ya òmíràn.',
  pin: 'PIN tuntun oní-nọ́ńbà 4',
  pinAgain: 'PIN tuntun lẹ́ẹ̀kan sí i',
  differ: 'Àwọn méjèèjì kò dọ́gba.',
  after: 'Láti dáàbò bò ọ́, fún wákàtí 24 owó díẹ̀ ló lè jáde, a ó sì yọ àwọn ẹ̀rọ rẹ yòókù jáde.',
  finish: 'Ṣètò PIN tuntun',
  doneTitle: 'A ti ṣètò PIN tuntun rẹ',
  doneText: (until, cap) =>
    `Títí di ${until}, ${cap} péré ló lè jáde. A ti sọ fún ọ ní gbogbo ọ̀nà tí o ní. Bí kì í bá ṣe ìwọ, ti àkántì rẹ pa.`,
  signIn: 'Wọlé',
};
