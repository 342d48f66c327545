import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { Samples } from '../kernel/index.ts';
import { SAMPLE_RATE } from './audio.ts';
import { serveThread } from './thread.ts';

/** Hear a recording freely, or say how well each sentence fits the recording heard last. */
export type NeuralAsk = { hear: Samples } | { score: readonly string[] };
/** `logProb` is the mean over the tokens, in nats; `looped` where the model began to repeat itself and was cut. */
export type NeuralHeard = { text: string; logProb: number; looped: boolean };
export type NeuralSaid = { heard: NeuralHeard } | { scores: number[] };

/** Moonshine base, English, int8: the two files of the package, which nothing else of it is used. */
const files = {
  encoder: {
    name: 'encoder_model.onnx',
    sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
  },
  decoder: {
    name: 'decoder_model_merged.onnx',
    sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
  },
};
const LAYERS = 8;
const HEADS = 8;
const HEAD_SIZE = 52;
const VOCABULARY = 32_768;
const BEGIN = 1;
const END = 2;
/** Nobody speaks faster than this, so more tokens are a loop. */
const TOKENS_A_SECOND_MOST = 7;

async function open(file: { name: string; sha256: string }): Promise<InferenceSession> {
  const code = import.meta.resolve('@usefulsensors/moonshine-js');
  const bytes = await readFile(new URL(`model/base/quantized/${file.name}`, code));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== file.sha256)
    throw new Error(`${file.name} is not the speech model that was measured: ${found}`);
  return InferenceSession.create(bytes, { executionProviders: ['wasm'] });
}

type Past = Record<string, Tensor>;

const noPast = (): Past =>
  Object.fromEntries(
    Array.from({ length: LAYERS }, (_, layer) =>
      ['decoder', 'encoder'].flatMap((side) =>
        ['key', 'value'].map((part) => [
          `past_key_values.${layer}.${side}.${part}`,
          new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]),
        ]),
      ),
    ).flat(),
  );

/** The row of logits as log-probabilities' two facts: where the best is, and the normaliser. */
function best(logits: Float32Array, row: number): { token: number; logProb: number; normaliser: number } {
  const from = row * VOCABULARY;
  let token = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < VOCABULARY; index++) {
    const value = logits[from + index] ?? 0;
    if (value > most) {
      most = value;
      token = index;
    }
  }
  let sum = 0;
  for (let index = 0; index < VOCABULARY; index++) sum += Math.exp((logits[from + index] ?? 0) - most);
  const normaliser = most + Math.log(sum);
  return { token, logProb: most - normaliser, normaliser };
}

function meanLogProb(logits: Float32Array, firstRow: number, targets: readonly number[]): number {
  let sum = 0;
  targets.forEach((target, index) => {
    const row = firstRow + index;
    sum += (logits[row * VOCABULARY + target] ?? 0) - best(logits, row).normaliser;
  });
  return sum / targets.length;
}

/** How many tokens at the end are a repetition: a phrase of up to ten tokens said four times, or one token six times. */
function looping(tokens: readonly number[]): number {
  for (let size = 1; size <= 10; size++) {
    const times = size === 1 ? 6 : 4;
    const repeated = size * times;
    if (tokens.length < repeated) return 0;
    const tail = tokens.slice(-repeated);
    if (tail.every((token, index) => token === tail[index % size])) return repeated - size;
  }
  return 0;
}

serveThread<NeuralAsk, NeuralSaid>(async () => {
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const [encoder, decoder] = [await open(files.encoder), await open(files.decoder)];
  let states: Tensor | undefined;

  const decode = async (ids: readonly number[], past: Past, cached: boolean) =>
    decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      encoder_hidden_states: states as Tensor,
      use_cache_branch: new Tensor('bool', [cached]),
      ...past,
    });

  const encode = async (samples: Samples) => {
    states?.dispose();
    const out = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) });
    states = out.last_hidden_state as Tensor;
  };

  const transcribe = async (samples: Samples): Promise<NeuralHeard> => {
    await encode(samples);
    const most = Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_A_SECOND_MOST) + 4;
    let past = noPast();
    let tokens: number[] = [];
    let sum = 0;
    let looped = false;
    for (let step = 0; step < most; step++) {
      const out = await decode([tokens.at(-1) ?? BEGIN], past, step > 0);
      const next = best(out.logits?.data as Float32Array, 0);
      sum += next.logProb;
      tokens.push(next.token);
      const repeated = looping(tokens);
      looped = repeated > 0;
      if (looped) tokens = tokens.slice(0, -repeated);
      if (looped || next.token === END) break;
      past = Object.fromEntries(
        Object.entries(past).map(([name, tensor]) => {
          const kept = step > 0 && name.includes('encoder');
          return [name, kept ? tensor : (out[name.replace('past_key_values', 'present')] as Tensor)];
        }),
      );
    }
    const words = tokens.filter((token) => token !== END);
    const text = words.length === 0 ? '' : tokenizer.decode([BEGIN, ...words]).trim();
    return { text, logProb: tokens.length === 0 ? 0 : sum / tokens.length, looped };
  };

  /** One run over all sentences at once, teacher-forced: what the model would have given their tokens. */
  const score = async (sentences: readonly string[]): Promise<number[]> => {
    const heard = states as Tensor;
    const rows = sentences.map((sentence) => tokenizer.encode(sentence));
    const width = Math.max(...rows.map((row) => row.length));
    // What pads a shorter sentence comes after it, where a causal model does not look.
    const ids = rows.flatMap((row) => [...row, ...Array<number>(width - row.length).fill(END)]);
    const [, frames = 0, size = 0] = heard.dims;
    const copies = new Float32Array(rows.length * frames * size);
    for (const row of rows.keys()) copies.set(heard.data as Float32Array, row * frames * size);
    const out = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [rows.length, width]),
      encoder_hidden_states: new Tensor('float32', copies, [rows.length, frames, size]),
      use_cache_branch: new Tensor('bool', [false]),
      ...noPast(),
    });
    const logits = out.logits?.data as Float32Array;
    return rows.map((row, index) => meanLogProb(logits, index * width, [...row.slice(1), END]));
  };

  return async (ask) => {
    if ('hear' in ask) return { heard: await transcribe(ask.hear) };
    if (!states) throw new Error('nothing was heard yet');
    return { scores: await score(ask.score) };
  };
});
