// A thread that encodes a text and weighs it against every label, for who waits for it in `encoded.ts`.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { answerIn, FAILED, WEIGHED, type Weighing } from './encoded.ts';
import { loadEncoder } from './encoder.ts';
import { readMeaning, weighMeaning } from './meaning.ts';

async function load(): Promise<(text: string) => Promise<Float64Array>> {
  const model = readMeaning(new URL('../weights/intent-encoded.bin', import.meta.url));
  const encode = await loadEncoder();
  return async (text) => weighMeaning(model, await encode([text]));
}

const loading = load();

async function answer({ text, shared }: Weighing): Promise<void> {
  const { state, odds } = answerIn(shared);
  try {
    const weigh = await loading;
    odds.set(await weigh(text));
    Atomics.store(state, 0, WEIGHED);
  } catch (error) {
    // Who waits cannot hear why.
    console.error(error);
    Atomics.store(state, 0, FAILED);
  }
  Atomics.notify(state, 0);
}

parentPort?.on('message', (message: Weighing | { port: MessagePort }) => {
  if ('port' in message) message.port.on('message', answer);
  else void answer(message);
});
