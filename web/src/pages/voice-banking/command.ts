import type { Answer } from '@karo/core/contract';
import { useState } from 'react';
import { call } from '../../api.ts';
import type { Recording } from '../../chat/recording.ts';
import { type Saying, sayings } from '../../ui/sayings.ts';
import { tell } from '../../ui/toast.ts';
import { voice } from '../../words/en/voice.ts';
import { type Language, wordsNow } from '../../words/words.ts';

const SAMPLE_MS = 2000;
const LEAST_CONFIDENCE = 0.85;

type Said = Answer<'POST /api/chat/voice'>;

/** What was said, as the bank heard it, and what it said to that. */
export type Command = {
  text: string;
  language: Language;
  confidence: number;
  intent: string;
  response: string;
  /** The reply that can be played. */
  soundId: string | undefined;
  isSample: boolean;
};

const spoken = (said: Pick<Said, 'response' | 'messages'>) => ({
  response: said.response,
  soundId: said.messages.find((message) => message.from === 'bank' && message.speak)?.id,
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The last command: a recording that the server hears, or a sample where there is no microphone. */
export function useCommand(language: Language) {
  const [last, setLast] = useState<Command>();
  const [unheard, setUnheard] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setUnheard(undefined);
    try {
      await act();
    } catch {
      tell('voiceFailed');
    } finally {
      setBusy(false);
    }
  };
  const hear = (recording: Recording) =>
    run(async () => {
      const said = await call('POST /api/chat/voice', { query: { language }, body: recording.wav });
      if (said.heard) setLast({ ...said.heard, ...spoken(said), isSample: false });
      else setUnheard(said.response || wordsNow('voice', voice).late);
    });
  const sample = (chosen?: Saying, of = language) =>
    run(async () => {
      const saying = chosen ?? sayings[of][Math.floor(Math.random() * sayings[of].length)];
      if (!saying) return;
      const [said] = await Promise.all([
        call('POST /api/chat/message', { body: { message: saying.text, language: of } }),
        pause(SAMPLE_MS),
      ]);
      const confidence = LEAST_CONFIDENCE + Math.random() * (1 - LEAST_CONFIDENCE);
      setLast({
        text: saying.text,
        intent: saying.intent,
        language: of,
        confidence,
        ...spoken(said),
        isSample: true,
      });
    });
  return { last, unheard, isBusy, hear, sample };
}
