// Rebuilds the weights of core/chat/weights: the same data give the same bytes. `npm run train -- [--data FOLDER]`; `npm run train -- moves` or `danger` those alone, `nlu` those of the
// small net of core/chat/nlu alone, in about two minutes of processor. Both need the public sets, which the repository does not hold (NOTICE names them).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labels } from '@karo/core/chat/intents';
import {
  glossesOf,
  intentPieces,
  languagePieces,
  languageText,
  pidginWords,
  intentRows as piecesOfIntents,
  languageRows as piecesOfLanguages,
  prepare,
  wordsOf,
} from '@karo/core/chat/nlu';
import { fold, type Language, languages, plain } from '@karo/core/kernel';
import { Thread } from '@karo/core/providers';
import { trainDanger } from './training/danger.ts';
import { packed, type Row, seeded, shuffled } from './training/fit.ts';
import { isKept } from './training/kept.ts';
import type { Lesson } from './training/learner.ts';
import { trainMoves } from './training/moves.ts';
import { sourcesOf, trainNlu } from './training/nlu.ts';
import { trainQuestions } from './training/questions.ts';
import { clincLabel, defaultFolder, fromBanking, readSets, type Sets } from './training/sets.ts';
import { type Example, writeExamples, writtenWords } from './training/templates.ts';

const folder = join(import.meta.dirname, '../core/chat/weights');
const now = new Date('2026-11-21T09:00:00Z');

/** A slip of the finger in one longer word: a letter lost, doubled or swapped. */
function slip(text: string, random: () => number): string {
  const words = text.split(' ');
  const index = Math.floor(random() * words.length);
  const word = words[index] ?? '';
  if (word.length < 5 || /\d/.test(word)) return text;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  const wrong =
    kind < 0.4
      ? word.slice(0, at) + word.slice(at + 1)
      : kind < 0.7
        ? word.slice(0, at) + (word[at] ?? '') + word.slice(at)
        : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return words.map((each, place) => (place === index ? wrong : each)).join(' ');
}

const SLIPS = 0.12;
/** A short message keeps the conversation's language, whatever it is written in: so often a sentence is read by another language's dictionary. */
const MISHEARD = 0.06;
const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;
/** A bank that acts on what was no business of its own is worse than one that asks. */
const STRANGE = 2;
/** What is said in one way alone weighs more than each of the many sentences of a line with choices. */
const LINE = 2;

/** What somebody says, masked, and the language that it is read in. */
type Told = { masked: string; heard: Language; label: string; weight: number };

const rowOf = ({ masked, heard, label, weight }: Told): Row => ({
  pieces: intentPieces(masked, heard),
  label,
  weight,
});

/** Masks what somebody says in a language. */
type Say = (
  text: string,
  language: Language,
  label: string,
  more?: { weight?: number; names?: readonly string[] },
) => Told;

/** What is said of every intent; `asked` gathers the words of all that is asked of the bank, as they are said and in English. */
export function tellAll(
  examples: readonly Example[],
  sets: Sets,
  words: ReadonlySet<string>,
  asked: Set<string>,
): Told[] {
  const random = seeded(7);
  const say: Say = (text, language, label, { weight = 1, names = [] } = {}) => {
    const { masked } = prepare(text, { language, now, names, words });
    // As it is said too: a short message may be read by another language's dictionary, which has no word of it.
    if (label !== 'out_of_scope')
      for (const word of [...glossesOf(masked, language), ...wordsOf(masked)]) asked.add(word);
    const heard = random() < MISHEARD ? pick(languages, random) : language;
    return { masked, heard, label, weight };
  };
  const sizes = new Map<string, number>();
  const lineOf = ({ language, label, line }: Example): string => `${language} ${label} ${line}`;
  for (const each of examples) sizes.set(lineOf(each), (sizes.get(lineOf(each)) ?? 0) + 1);
  const own = examples
    .filter((each) => !each.heldOut)
    .map((each) => {
      const { language, label, names } = each;
      const text = random() < SLIPS ? slip(each.text, random) : each.text;
      const share = LINE / Math.sqrt(sizes.get(lineOf(each)) ?? 1);
      return say(text, language, label, { names, weight: share * (label === 'out_of_scope' ? STRANGE : 1) });
    });
  const clinc = sets.clinc.flatMap(({ split, intent, text }) => {
    if (split !== 'train' && split !== 'oos_train') return [];
    const label = clincLabel(intent);
    return label ? [say(text, 'en', label, { weight: clincWeight(split, label) })] : [];
  });
  const banking = sets.banking.flatMap(({ intent, text }) => {
    const label = fromBanking[intent];
    return label ? [say(text, 'en', label, { weight: 0.5 })] : [];
  });
  return [...own, ...clinc, ...banking, ...strangers(sets, say)];
}

/** The few lines of what the bank does weigh more than the many of all else that people ask an assistant. */
const clincWeight = (split: string, label: string): number =>
  split === 'oos_train' ? 3 : label === 'out_of_scope' ? 1 : 6;

const STRANGERS = 1000;

/** What people say in each language that is no business of a bank: the sets of banking, which are among the English lines, are left out. */
function strangers(sets: Sets, say: Say): Told[] {
  const banking = new Set([...sets.clinc, ...sets.banking].map(({ text }) => text.trim()));
  return languages.flatMap((language) => {
    const lines = sets.language.filter(
      (row, index) => row.language === language && !isKept(index) && !banking.has(row.text.trim()),
    );
    return shuffled(lines, seeded(11))
      .slice(0, STRANGERS)
      .map(({ text }) => say(text.slice(0, 120), language, 'out_of_scope'));
  });
}

export function languageRows(examples: readonly Example[], sets: Sets): Row[] {
  const random = seeded(13);
  const rows = sets.language
    .filter((_, index) => !isKept(index))
    .map(({ language, text }) => ({ text: languageText(text), label: language }));
  // Chat is shorter than tweets: a piece of each line counts too.
  const pieces = rows.flatMap(({ text, label }) => {
    const words = text.split(' ');
    if (words.length < 8) return [];
    const from = Math.floor(random() * (words.length - 5));
    return [{ text: words.slice(from, from + 3 + Math.floor(random() * 4)).join(' '), label }];
  });
  const own = examples
    .filter((each) => !each.heldOut && each.text.split(' ').length > 1)
    // Many a Nigerian says "abeg" in English: what is English must not be learnt from it.
    .filter((each) => each.language !== 'en' || !pidginWords.test(languageText(each.text)))
    .map(({ text, language }) => ({ text: languageText(text), label: language }));
  return [...rows, ...pieces, ...own].flatMap(({ text, label }) =>
    text === '' ? [] : [{ pieces: languagePieces(text), label }],
  );
}

const COMMON = 10;
const people = new Set('carrie chris bob jim john kevin tom steve robin paris'.split(' '));

/** Words of every day, which are nobody's name where they stand for one. */
function commonWords(sets: Sets): string[] {
  const counts = new Map<string, number>();
  for (const { split, text } of sets.clinc)
    if (split === 'train')
      for (const word of new Set(plain(text).match(/[a-z]+(?:'[a-z]+)*/g) ?? []))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, times]) =>
    times >= COMMON && word.length > 1 && !people.has(word) ? [word] : [],
  );
}

const LESSON_MS = 3_600_000;

/** Learns every model, and writes what was learnt. */
async function learnAll(lessons: Record<string, Lesson>): Promise<void> {
  const module = new URL('./training/learner.ts', import.meta.url);
  const learnt = Object.entries(lessons).map(async ([name, lesson]) => {
    const thread = new Thread<Lesson, Uint8Array>(module, { timeoutMs: LESSON_MS });
    const bytes = await thread.ask(lesson);
    await thread.close();
    writeFileSync(join(folder, name), bytes);
    console.log(`${name}: ${Math.round(bytes.length / 1024)} kB`);
  });
  await Promise.all(learnt);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string', default: defaultFolder } },
    allowPositionals: true,
  });
  const sets = readSets(values.data);
  if (!sets)
    throw new Error(
      `no training data in ${values.data}: give their folder with --data (NOTICE names the sets)`,
    );
  if (positionals.includes('danger')) return trainDanger(sets, values.data);
  if (positionals.includes('moves')) return trainMoves(sets, values.data);
  if (positionals.includes('questions')) return trainQuestions(sets, values.data);
  if (positionals.includes('nlu')) return trainNlu(sourcesOf(sets, values.data));
  mkdirSync(folder, { recursive: true });
  const examples = writeExamples();
  const words = [...new Set([...writtenWords((text) => plain(text)), ...commonWords(sets)])].sort();
  writeFileSync(join(folder, 'words.txt'), words.join('\n'));
  console.log(
    `${examples.length} written examples, ${words.length} words, fold of "ẹ̀kọ́": ${fold('ẹ̀kọ́').text}`,
  );
  const began = performance.now();
  const asked = new Set<string>();
  const told = tellAll(examples, sets, new Set(words), asked);
  writeFileSync(join(folder, 'asked.txt'), [...asked].sort().join('\n'));
  const rows = told.map(rowOf);
  const intent = packed(rows, labels);
  console.log(`${rows.length} rows of intents`);
  const linear = { rows: piecesOfIntents, epochs: 5, rate: 0.5, shrink: 1e-5, drop: 0.4, seed: 3 };
  const spoken = packed(languageRows(examples, sets), languages);
  const speech = { rows: piecesOfLanguages, epochs: 4, rate: 0.5, shrink: 1e-6, drop: 0, seed: 5 };
  await learnAll({
    'intent.bin': { rows: intent, linear },
    'language.bin': { rows: spoken, linear: speech },
  });
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}

if (import.meta.filename === process.argv[1]) await main();
