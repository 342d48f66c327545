import { readFileSync } from 'node:fs';
import { normalise, understand, weighText } from '@karo/core/chat/nlu';
import { quantile, round } from '../evaluation/figures.ts';
import { readRows } from '../evaluation/text.ts';
import { type Bench, type BenchOptions, below } from '../report.ts';

const plain = new URL('../evaluation/plain.tsv', import.meta.url);
const now = new Date('2026-11-21T09:00:00Z');
const WARM = 200;

/** Milliseconds that one call takes on each text, once the code is warm. */
function timesOf(texts: readonly string[], run: (text: string) => unknown): number[] {
  for (const text of texts.slice(0, WARM)) run(text);
  return texts.map((text) => {
    const began = performance.now();
    run(text);
    return performance.now() - began;
  });
}

/** Times the net with its masking, alone, and within the whole of understanding. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  const all = readRows(readFileSync(plain, 'utf8')).map(({ text }) => text);
  const texts = quick ? all.slice(0, WARM) : all;
  const context = { language: 'en' as const, now, names: [] };
  const masked = new Map(texts.map((text) => [text, normalise(text, context)]));
  const runs = {
    'net, masking included': (text: string) => weighText(normalise(text, context).net),
    'net alone': (text: string) => weighText(masked.get(text)?.net ?? ''),
    'understand, whole': (text: string) => understand(text, context),
  };
  const figures: Record<string, number> = { texts: texts.length };
  for (const [name, run] of Object.entries(runs)) {
    const times = timesOf(texts, run);
    figures[`${name}, median ms`] = round(quantile(times, 0.5), 3);
    figures[`${name}, p95 ms`] = round(quantile(times, 0.95), 3);
    say(`${name}: median ${round(quantile(times, 0.5), 3)} ms, p95 ${round(quantile(times, 0.95), 3)} ms`);
  }
  return {
    figures,
    bars: [
      below('a text by the net, median ms', figures['net, masking included, median ms'] ?? 0, 0.5),
      below('a text by the net, p95 ms', figures['net, masking included, p95 ms'] ?? 0, 2),
    ],
  };
}
