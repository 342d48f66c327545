import type { Language, Voice } from '../kernel/index.ts';
import { Thread } from './thread.ts';
import { forSpeech } from './voice-words.ts';
import type { VoiceAsk, VoiceSaid } from './voice-worker.ts';

/** About a minute: nobody listens longer, and the text has all of it. */
const LETTERS_MOST = 900;
const WITHIN_MS = 15_000;
/** English, and Pidgin whose words an English voice can read; an English voice would make nonsense of the other languages. */
const speaks: readonly Language[] = ['en', 'pcm'];

/** Flite's English voice, in a thread of its own. */
export function embeddedVoice(): Voice {
  const thread = new Thread<VoiceAsk, VoiceSaid>(new URL('./voice-worker.ts', import.meta.url), {
    timeoutMs: WITHIN_MS,
  });
  return {
    name: 'embedded',
    speak: async (text, language, options = {}) => {
      const said = shorten(forSpeech(text));
      if (!speaks.includes(language) || said === '') return undefined;
      const { ogg, seconds } = await thread.ask({ text: said, slow: options.slow ?? false });
      return { ogg: Buffer.from(ogg), seconds };
    },
    close: () => thread.close(),
  };
}

/** Ends with the last sentence that fits. */
function shorten(text: string): string {
  if (text.length <= LETTERS_MOST) return text;
  const cut = text.slice(0, LETTERS_MOST);
  return cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, LETTERS_MOST / 2));
}
