import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '@karo/core/chat/nlu';
import { banks, type Language, languages, readConfig, type Speech } from '@karo/core/kernel';
import { decodeVoiceNote, openSpeech, voiceSegments } from '@karo/core/providers';
import { type Bar, type Bench, below } from '../report.ts';
import { count, percent, quantile, round, type Share } from './figures.ts';
import { isRight, printAmount, printPredictions } from './text.ts';

/** One voice note of a folder, and what is said in it. */
type Note = {
  file: string;
  intent: string;
  text: string;
  amount: string;
  language: Language;
  names: string[];
};

const manifests = ['manifest.tsv', 'manifest.csv', 'manifest.txt'];

const cellsOf = (line: string, separator: string): string[] =>
  line
    .replace(/\r$/, '')
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Reads a folder's manifest: file, intent, text, amount; a heading may name more (language, names) and another order. */
function readManifest(folder: string): Note[] {
  const name = manifests.find((each) => existsSync(join(folder, each)));
  if (!name) throw new Error(`${folder} holds no manifest.tsv (file, intent, text, amount)`);
  const separator = name.endsWith('.csv') ? ',' : '\t';
  const lines = readFileSync(join(folder, name), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const heading = cellsOf(lines[0] ?? '', separator).map((cell) => cell.toLowerCase());
  const named = heading.includes('file');
  const order = named ? heading : ['file', 'intent', 'text', 'amount', 'language', 'names'];
  return lines
    .slice(named ? 1 : 0)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = cellsOf(line, separator);
      const cell = (column: string): string => cells[order.indexOf(column)] ?? '';
      return {
        file: cell('file'),
        intent: cell('intent'),
        text: cell('text'),
        amount: cell('amount').replace(/[₦,\s]/g, ''),
        language: languages.find((each) => each === cell('language')) ?? 'en',
        names: cell('names').split(/[;|]/).filter(Boolean),
      };
    });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** How many words must be put in, left out or changed to make one text the other. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [want, got] = [wordsOf(said), wordsOf(heard)];
  let row = Array.from({ length: got.length + 1 }, (_, index) => index);
  for (const [at, word] of want.entries()) {
    const next = [at + 1];
    for (const [index, other] of got.entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (word === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: want.length };
}

/** What was heard in one note, and how long that took. */
async function hearNote(speech: Speech, folder: string, note: Note) {
  const { samples, seconds } = await decodeVoiceNote(readFileSync(join(folder, note.file)));
  const began = performance.now();
  const silent = voiceSegments(samples).length === 0 || !speech.hears.includes(note.language);
  const hints = { language: note.language, names: note.names, banks: banks.map((bank) => bank.short) };
  const text = silent ? '' : (await speech.transcribe(samples, hints)).text;
  const ms = performance.now() - began;
  const understood = understand(text, { language: note.language, now: new Date(), names: note.names });
  return { text, seconds, ms, understood };
}

type Heard = Awaited<ReturnType<typeof hearNote>>;

/** What somebody who spoke for five seconds waits at most, 95 times of 100. */
const WAIT_MS = 2000;
const SHORT_SECONDS = 5.5;

function barsOf(heard: readonly Heard[]): Bar[] {
  const times = heard.filter(({ seconds }) => seconds <= SHORT_SECONDS).map(({ ms }) => ms);
  return times.length === 0
    ? []
    : [below('p95 of a note of at most five seconds, ms', round(quantile(times, 0.95), 0), WAIT_MS)];
}

function figuresOf(notes: readonly Note[], heard: readonly Heard[]): Bench['figures'] {
  const intent: Share = { right: 0, of: 0 };
  const amount: Share = { right: 0, of: 0 };
  let [errors, words] = [0, 0];
  for (const [index, note] of notes.entries()) {
    const got = heard[index];
    if (!got) continue;
    if (note.intent) count(intent, isRight(got.understood, note.intent));
    if (note.amount) count(amount, printAmount(got.understood) === String(Number(note.amount)));
    if (!note.text) continue;
    const wrong = wordErrors(note.text, got.text);
    errors += wrong.errors;
    words += wrong.words;
  }
  const seconds = heard.reduce((sum, each) => sum + each.seconds, 0);
  const times = heard.map((each) => each.ms);
  const share = (name: string, of: Share) => (of.of > 0 ? { [`${name}, %`]: percent(of) ?? 0 } : {});
  return {
    notes: notes.length,
    seconds: round(seconds, 1),
    ...share('intent', intent),
    ...share('amount', amount),
    ...(words > 0 && { 'word error rate, %': round((errors / words) * 100, 1) }),
    'real-time factor': round(times.reduce((sum, each) => sum + each, 0) / 1000 / (seconds || 1), 3),
    'p50, ms': round(quantile(times, 0.5), 0),
    'p95, ms': round(quantile(times, 0.95), 0),
    'peak memory, MB': round(process.resourceUsage().maxRSS / 1024, 0),
  };
}

/** A note as it was heard: its file, what was understood, and the words. */
export type HeardNote = { file: string; intent: string; amount: string; text: string };

/** Hears every voice note of a folder with the provider that the environment names, and counts what was right. */
export async function measureAudio(
  folder: string,
  predictions?: string | undefined,
): Promise<Bench & { heard: HeardNote[] }> {
  const notes = readManifest(folder);
  const speech = openSpeech(readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), ...process.env }));
  try {
    await speech.warm?.();
    const heard: Heard[] = [];
    for (const note of notes) heard.push(await hearNote(speech, folder, note));
    if (predictions)
      writeFileSync(predictions, `${printPredictions(heard.map((each) => each.understood))}\n`);
    return {
      figures: { provider: speech.name, ...figuresOf(notes, heard) },
      bars: barsOf(heard),
      heard: heard.map(({ understood, text }, index) => ({
        file: notes[index]?.file ?? '',
        intent: understood.intent,
        amount: printAmount(understood),
        text,
      })),
    };
  } finally {
    await speech.close();
  }
}
