import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Yoruba. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Fi nọ́ńbà dáhùn.',
  approveAt: (f) => `Fọwọ́ sí i níbí, pẹ̀lú PIN rẹ:\n${f.link}`,
  resendVoice: () => 'A kò rí ohùn rẹ gbà. Jọ̀ọ́ tún un sọ, tàbí kí o kọ ọ́.',
  choose: () => 'Yan',
  approveByPin: () => 'Fi PIN fọwọ́ sí i',
  pin: () => 'PIN',
  pinHelp: () => 'Karo kì í béèrè rẹ̀ nínú ìfọ̀rọ̀wérọ̀',
  approvalOver: () => 'O ti fọwọ́ sí èyí tẹ́lẹ̀, tàbí àkókò rẹ̀ ti kọjá. Tún béèrè nínú ìfọ̀rọ̀wérọ̀.',
  approvalUnderWay: () => 'A ṣì ń ṣiṣẹ́ lórí rẹ̀. Ìdáhùn yóò wá nínú ìfọ̀rọ̀wérọ̀.',
  approvedOnPage: () => 'Orí ojú-ìwé wa ni a ti ń fọwọ́ sí èyí.',
  editUnseen: () => 'Ọ̀rọ̀ tí o ṣàtúnṣe kì í dé ọ̀dọ̀ wa bí o ṣe yí i padà. Jọ̀wọ́ tún fi ránṣẹ́ ní tuntun.',
  stopped: () =>
    'Ó ti parí. A kò ní kọ̀wé sí ọ níbí mọ́ láìbéèrè; ohun tí o bá béèrè ni a ó dáhùn, ohun tó kan ààbò rẹ yóò sì dé nípasẹ̀ SMS. Láti máa gbọ́ lọ́dọ̀ wa, fi START ránṣẹ́.',
  started: () => 'Karo máa ń kọ̀wé sí ọ níbí nípa àkáǹtì rẹ àti owó rẹ. Láti dá a dúró, fi STOP ránṣẹ́.',
  stopHint: () => 'Tí o bá fẹ́ kí a má kọ̀wé sí ọ mọ́ láìbéèrè, tún fi STOP ránṣẹ́.',
};
