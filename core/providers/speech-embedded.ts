import { Fault, type Hints, type Samples, type Speech, type Transcript, within } from '../kernel/index.ts';
import { SAMPLE_RATE, voiceSegments } from './audio.ts';
import { personIn, soundAlikes } from './speech-alike.ts';
import { buildGrammar, type Grammar, movesMoney } from './speech-grammar.ts';
import type { GrammarAsk, GrammarSaid } from './speech-grammar-worker.ts';
import type { NeuralAsk, NeuralHeard, NeuralSaid } from './speech-neural-worker.ts';
import { mendWords } from './speech-words.ts';
import { Thread } from './thread.ts';

/** How well the neural model must believe the grammar's sentence (mean log-probability a token), by what it would do. */
const LEAST_TO_MOVE_MONEY = -2.1;
const LEAST_TO_ANSWER = -3;
const PIDGIN_ALLOWANCE = 0.6;
/** Of two names that fit almost alike, the customer's own is the likelier. */
const OWN_ALLOWANCE = 0.2;
/** A command is short; longer speech is no sentence of the grammar, and searching it would take long. */
const GRAMMAR_SECONDS_MOST = 9;
/** One voice note, with the wait for others before it; the conversation's worker holds it no longer than a minute. */
const WITHIN_MS = 45_000;
const THREAD_MS = 20_000;

/** Where each figure of confidence comes from is told in `confidenceOf`. */
type Heard = { text: string; confidence: number };

/** English and Pidgin on this machine's own processor: a grammar of the customer's names proposes, a neural model verifies or hears freely. */
export function embeddedSpeech(): Speech {
  const options = { timeoutMs: THREAD_MS };
  const neural = new Thread<NeuralAsk, NeuralSaid>(
    new URL('./speech-neural-worker.ts', import.meta.url),
    options,
  );
  const grammar = new Thread<GrammarAsk, GrammarSaid>(
    new URL('./speech-grammar-worker.ts', import.meta.url),
    options,
  );
  let turn: Promise<unknown> = Promise.resolve();

  const propose = async (samples: Samples, spoken: Grammar): Promise<string | undefined> => {
    if (samples.length > GRAMMAR_SECONDS_MOST * SAMPLE_RATE) return undefined;
    // Losing the proposal loses accuracy, not the message.
    const said = await grammar.ask({ samples, grammar: spoken }).catch(() => undefined);
    return said?.sentence;
  };

  const hearFreely = async (samples: Samples): Promise<NeuralHeard> => {
    const said = await neural.ask({ hear: samples });
    if (!('heard' in said)) throw new Error('the neural model answered another question');
    return said.heard;
  };

  /** The proposal, or what sounds like it, by what the neural model believes most. */
  const verify = async (proposal: string, spoken: Grammar): Promise<{ sentence: string; fit: number }> => {
    const sentences = [proposal, ...soundAlikes(proposal, spoken.people, spoken.ownPeople)];
    const said = await neural.ask({
      score: sentences.map((sentence) => written(sentence, spoken.nameWords)),
    });
    const { sentence, fit } = likeliest(sentences, 'scores' in said ? said.scores : [], spoken);
    return { sentence, fit: fit + allowance(proposal) };
  };

  const hearSegment = async (samples: Samples, spoken: Grammar): Promise<Heard> => {
    const [free, proposal] = await Promise.all([hearFreely(samples), propose(samples, spoken)]);
    if (!proposal || free.text === '') return fromFree(free);
    const { sentence, fit } = await verify(proposal, spoken);
    const least = movesMoney(sentence) ? LEAST_TO_MOVE_MONEY : LEAST_TO_ANSWER;
    return fit >= least
      ? { text: mendWords(sentence), confidence: chance(3.5 * (fit + 2.3)) }
      : fromFree(free);
  };

  const transcribe = async (samples: Samples, hints: Hints): Promise<Transcript> => {
    const spoken = buildGrammar(hints);
    const heard: Heard[] = [];
    for (const segment of voiceSegments(samples)) heard.push(await hearSegment(segment, spoken));
    return joined(heard);
  };

  return {
    name: 'embedded',
    hears: ['en', 'pcm'],
    warm: async () => void (await Promise.all([neural.warm(), grammar.warm()])),
    transcribe: (samples, hints) => {
      // One recording at a time: the verifier scores against what was heard last.
      const mine = turn.then(() => transcribe(samples, hints));
      turn = mine.catch(() => {});
      return within(WITHIN_MS, mine).catch(() => {
        throw new Fault('unavailable', { what: 'speech' });
      });
    },
    close: async () => void (await Promise.all([neural.close(), grammar.close()])),
  };
}

/** Which of them the model believes most; `fit` is its score alone. */
function likeliest(sentences: readonly string[], scores: readonly number[], spoken: Grammar) {
  const own = spoken.people.slice(0, spoken.ownPeople);
  const weighed = sentences.map((sentence, at) => {
    const fit = scores[at] ?? Number.NEGATIVE_INFINITY;
    return { sentence, fit, weight: fit + (personIn(sentence, own) ? OWN_ALLOWANCE : 0) };
  });
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best));
}

const joined = (heard: readonly Heard[]): Transcript => ({
  text: heard
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' '),
  confidence: heard.length === 0 ? 0 : Math.min(...heard.map(({ confidence }) => confidence)),
  provider: 'embedded',
});

const fromFree = (free: NeuralHeard): Heard => ({
  text: mendWords(free.text),
  confidence: free.text === '' || free.looped ? 0 : chance(12 * (free.logProb + 0.22)),
});

/**
 * The logistic curve: how likely what was heard is right. Its slopes and middles were fitted on synthetic speech (LANGUAGE 1), so they order what was
 * heard, and 0.6 is where asking again begins to pay; they are no accuracy on people.
 */
const chance = (value: number): number => Math.round(100 / (1 + Math.exp(-value))) / 100;

/** The English model finds Pidgin less likely than it is. */
const allowance = (sentence: string): number =>
  /\b(abeg|wan|dey|don|wetin|wey|give|oya|remain)\b/.test(sentence) ? PIDGIN_ALLOWANCE : 0;

/** A sentence as the model writes: a capital first, names with capitals, a full stop. */
function written(sentence: string, nameWords: readonly string[]): string {
  const words = sentence
    .split(' ')
    .map((word, index) => (index === 0 || word === 'i' || nameWords.includes(word) ? capital(word) : word));
  return `${words.join(' ').replace(/\b([a-z])((?: [a-z])+)\b/g, (letters) => letters.replace(/ /g, '').toUpperCase())}.`;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
