// A thread that encodes a text and weighs it against every label, for who waits for it in `encoded.ts`.
import { parentPort } from 'node:worker_threads';
import { answerIn, FAILED, WEIGHED, type Weighing } from './encoded.ts';
import { loadEncoder } from './encoder.ts';
import { readMeaning, weighMeaning } from './meaning.ts';

const loading = loadEncoder();
const model = readMeaning(new URL('./weights/intent-encoded.bin', import.meta.url));

parentPort?.on('message', async ({ text, shared }: Weighing) => {
  const { state, odds } = answerIn(shared);
  try {
    const encode = await loading;
    odds.set(weighMeaning(model, await encode([text])));
    Atomics.store(state, 0, WEIGHED);
  } catch {
    Atomics.store(state, 0, FAILED);
  }
  Atomics.notify(state, 0);
});
