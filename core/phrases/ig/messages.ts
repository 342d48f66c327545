import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Igbo. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Jiri nọmba zaa.',
  approveAt: (f) => `Kwado ya ebe a, jiri PIN gị:\n${f.link}`,
  resendVoice: () => 'Anyị enwetaghị olu gị. Biko kwuo ya ọzọ, ma ọ bụ dee ya.',
};
