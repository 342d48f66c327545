import { fileURLToPath } from 'node:url';
import createModule, { type Decoder } from 'soundswallower';
import type { Samples } from '../kernel/index.ts';
import { SAMPLE_RATE } from './audio.ts';
import { alsoSaid, type Grammar, pronounce } from './speech-grammar.ts';
import { serveThread } from './thread.ts';

export type GrammarAsk = { samples: Samples; grammar: Grammar };
/** The sentence of the grammar that fits best; undefined where none does. */
export type GrammarSaid = { sentence: string | undefined };

/** Words are added once a thread; the dictionary refuses one that it has, and numbers its other pronunciations. */
function teach(decoder: Decoder, known: Set<string>, { words, nameWords }: Grammar): void {
  const names = new Set(nameWords);
  for (const word of words) {
    if (known.has(word)) continue;
    known.add(word);
    const first = decoder.lookup_word(word);
    const also = [...(alsoSaid[word] ?? []), ...(names.has(word) || first === null ? pronounce(word) : [])];
    const fresh = [...new Set(also)].filter((sounds) => sounds && sounds !== first);
    // Numbers up to 8 may be the dictionary's own.
    fresh.forEach((sounds, index) => {
      decoder.add_words([first === null && index === 0 ? word : `${word}(${index + 9})`, sounds]);
    });
  }
}

serveThread<GrammarAsk, GrammarSaid>(async () => {
  const code = import.meta.resolve('soundswallower');
  const modelBase = fileURLToPath(new URL('model/', code));
  const { Decoder } = await createModule({ modelBase } as object);
  const decoder = new Decoder({ loglevel: 'FATAL', samprate: SAMPLE_RATE });
  await decoder.initialize();
  const known = new Set<string>();
  let current: string | undefined;

  return ({ samples, grammar }) => {
    teach(decoder, known, grammar);
    if (grammar.jsgf !== current) decoder.set_grammar(grammar.jsgf);
    current = grammar.jsgf;
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    const sentence = decoder.get_text().trim();
    return { sentence: sentence || undefined };
  };
});
