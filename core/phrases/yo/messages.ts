import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Yoruba. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Fi nọ́ńbà dáhùn.',
  approveAt: (f) => `Fọwọ́ sí i níbí, pẹ̀lú PIN rẹ:\n${f.link}`,
  resendVoice: () => 'A kò rí ohùn rẹ gbà. Jọ̀ọ́ tún un sọ, tàbí kí o kọ ọ́.',
};
