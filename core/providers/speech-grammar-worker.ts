import { fileURLToPath } from 'node:url';
import createModule, { type Decoder } from 'soundswallower';
import type { Samples } from '../ports.ts';
import { SAMPLE_RATE } from './audio.ts';
import { alsoSaid, type Grammar, pronounce } from './speech-grammar.ts';
import { serveThread } from './thread.ts';

export type GrammarAsk = { samples: Samples; grammar: Grammar };
/** The sentence of the grammar that fits best; undefined where none does. */
export type GrammarSaid = { sentence: string | undefined };

/** Words are added once a thread; the dictionary refuses one that it has, and numbers its other pronunciations. */
function teach(decoder: Decoder, known: Set<string>, words: readonly string[]): void {
  for (const word of words) {
    if (known.has(word)) continue;
    known.add(word);
    const has = decoder.lookup_word(word);
    const others = (alsoSaid[word] ?? []).filter((sounds) => sounds !== has);
    const sounds = [...(has ? [] : [others.shift() ?? pronounce(word)]), ...others];
    sounds.forEach((each, index) => {
      const number = index + (has ? 5 : 1);
      decoder.add_words([number === 1 ? word : `${word}(${number})`, each]);
    });
  }
}

serveThread<GrammarAsk, GrammarSaid>(async () => {
  const code = import.meta.resolve('soundswallower');
  const modelBase = fileURLToPath(new URL('model/', code));
  const { Decoder } = await createModule({ modelBase } as object);
  const decoder = new Decoder({
    loglevel: 'FATAL',
    samprate: SAMPLE_RATE,
    ...JSON.parse(process.env.CFG ?? '{}'),
  });
  await decoder.initialize();
  const known = new Set<string>();
  let current: string | undefined;

  return ({ samples, grammar }) => {
    teach(decoder, known, grammar.words);
    if (grammar.jsgf !== current) decoder.set_grammar(grammar.jsgf);
    current = grammar.jsgf;
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    const sentence = decoder.get_text().trim();
    return { sentence: sentence || undefined };
  };
});
