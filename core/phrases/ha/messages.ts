import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Hausa. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Amsa da lamba.',
  approveAt: (f) => `Ka amince a nan, da PIN ɗinka:\n${f.link}`,
  resendVoice: () => 'Ba mu iya samun muryarka ba. Don Allah sake ɗauka, ko ka rubuta.',
};
