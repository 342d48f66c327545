import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** The question of the language model outside, in Yoruba. */
export const model: Begun<(typeof en)['model']> = {
  ask: () =>
    'Ìbéèrè kan: níbi tí ohun tí o ní lọ́kàn kò bá dá mi lójú, ṣé kí àwòṣe èdè ti ilé-iṣẹ́ mìíràn ràn mí lọ́wọ́ láti ka ọ̀rọ̀ rẹ? A máa bo iye owó, nọ́ńbà àkáǹtì àti nọ́ńbà fóònù kí a tó fi ránṣẹ́, PIN, BVN tàbí iye tó kù kì í lọ síbẹ̀ rárá; orúkọ àti àwọn ọ̀rọ̀ rẹ yòókù máa ń lọ. Ó kàn ń ka ni: kò lè gbé owó. Mo lè ṣiṣẹ́ láìsí i. Láti yí ọkàn padà, fi MODEL ON tàbí MODEL OFF ránṣẹ́ nígbàkúgbà, tàbí lọ sí Ètò, Àṣírí.',
  what: () =>
    'Níbi tí ohun tí o ní lọ́kàn nínú ìfọ̀rọ̀wérọ̀ kò bá dá Karo lójú, àwòṣe èdè ti ilé-iṣẹ́ mìíràn máa ń ràn án lọ́wọ́ láti ka ọ̀rọ̀ rẹ. A máa bo iye owó, nọ́ńbà àkáǹtì àti nọ́ńbà fóònù kí a tó fi ránṣẹ́, PIN, BVN tàbí iye tó kù kì í lọ síbẹ̀ rárá; orúkọ àti àwọn ọ̀rọ̀ rẹ yòókù máa ń lọ. Ó kàn ń ka ni: kò lè gbé owó.',
  allow: () => 'Mo gbà',
  refuse: () => 'Mi ò gbà',
  given: () =>
    'O ṣeun. Láti ìsinsìnyí, àwòṣe náà yóò ràn mí lọ́wọ́ láti ka ohun tí kò dá mi lójú. Láti dá a dúró, fi MODEL OFF ránṣẹ́.',
  refused: () => 'Ó dára: àwọn ọ̀rọ̀ rẹ yóò wà lọ́dọ̀ Karo. Láti yí i padà, fi MODEL ON ránṣẹ́.',
  withdrawn: () =>
    'Ó ti parí: láti ìsinsìnyí, ọ̀rọ̀ rẹ kankan kò ní lọ sí àwòṣe ilé-iṣẹ́ mìíràn. Láti tún gbà á láàyè, fi MODEL ON ránṣẹ́.',
};
