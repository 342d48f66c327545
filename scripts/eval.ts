// Measures what the bank understands. With nothing: the bars of five languages on text kept out of training. `npm run eval -- --file DATA.tsv`
// [--predictions OUT.tsv] for any file of texts; `--audio DIR` for a folder of voice notes with its manifest.tsv, `--spoken` for notes that a machine
// speaks; `--nlu [--folds 10]` for the small net of core/chat/nlu and the guards, with INJONGO by cross-validation, which learns so many nets. `--json`: the last line is one object, `{figures, bars, …}` with what the tables show. Ends with 1 where a bar is not met.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAudio } from './evaluation/audio.ts';
import { confusionOf, measureBars, reportOf } from './evaluation/bars.ts';
import { printShare } from './evaluation/figures.ts';
import { measureNlu } from './evaluation/nlu.ts';
import { withSpokenNotes } from './evaluation/spoken.ts';
import { figuresOfText, measure, printPredictions, readRows, strangeNames } from './evaluation/text.ts';
import { report } from './report.ts';
import { sourcesOf } from './training/nlu.ts';
import { defaultFolder, readSets, type Sets } from './training/sets.ts';

const options = {
  file: { type: 'string' },
  audio: { type: 'string' },
  spoken: { type: 'boolean', default: false },
  nlu: { type: 'boolean', default: false },
  folds: { type: 'string', default: '0' },
  predictions: { type: 'string' },
  json: { type: 'boolean', default: false },
  data: { type: 'string', default: defaultFolder },
} as const;

const print = (line: string): void => console.log(line);

type Table = { all?: { right: number; of: number }; by: Record<string, { right: number; of: number }> };

function printTable(name: string, { all, by }: Table): void {
  if (all && all.of > 0) print(`${name}: ${printShare(all)}`);
  for (const [key, share] of Object.entries(by))
    if (share.of > 0) print(`  ${key || '-'}: ${printShare(share)}`);
}

function printConfusion(name: string, groups: Record<string, Record<string, number>>): void {
  for (const [group, mistakes] of Object.entries(groups)) {
    print(`${name}, ${group || '-'}:`);
    for (const [what, times] of Object.entries(mistakes)) print(`  ${String(times).padStart(4)}  ${what}`);
  }
}

function evaluateFile(file: string, json: boolean, predictions: string | undefined): void {
  const rows = readRows(readFileSync(file, 'utf8'));
  const strange = strangeNames(rows);
  if (strange.length > 0)
    console.error(
      `no such intent, so never right: ${strange.join(', ')} (core/chat/intents.ts has the catalogue)`,
    );
  const { report: told, understood } = measure(rows, new Date());
  if (predictions) writeFileSync(predictions, `${printPredictions(understood)}\n`);
  if (!json) {
    print(`${told.texts} texts`);
    printTable('language', told.language);
    printTable('intent', told.intent);
    printTable('amount', told.amount);
    if (told.falseBankActions?.of)
      print(`bank actions on out-of-scope text: ${printShare(told.falseBankActions)}`);
    printConfusion('taken for another language', told.language.confusion);
    printConfusion('taken for another intent', told.intent.confusion);
    print(`${told.milliseconds.mean} ms a text, p95 ${told.milliseconds.p95} ms`);
  }
  report({ figures: figuresOfText(told), bars: [] }, json, told);
}

function setsIn(folder: string): Sets {
  const sets = readSets(folder);
  if (!sets)
    throw new Error(`no public sets in ${folder}: give their folder with --data (NOTICE names the sets)`);
  return sets;
}

function evaluateBars(folder: string, json: boolean): void {
  const sets = setsIn(folder);
  const measured = measureBars(sets, new Date());
  const confusion = confusionOf(measured);
  if (!json) {
    printConfusion('taken for another language', confusion.language);
    printConfusion('taken for another intent', confusion.intent);
  }
  report(reportOf(measured.bars), json, { confusion });
}

async function evaluateAudio(folder: string, json: boolean, predictions: string | undefined): Promise<void> {
  const { heard, ...measured } = await measureAudio(folder, predictions);
  if (!json) {
    for (const { file, intent, amount, text } of heard) print([file, intent, amount, text].join('\t'));
    for (const [name, figure] of Object.entries(measured.figures)) print(`${name}: ${figure}`);
  }
  report(measured, json, { heard });
}

const { values } = parseArgs({ options });
const { json, predictions } = values;
if (values.audio) await evaluateAudio(values.audio, json, predictions);
else if (values.spoken) await withSpokenNotes((folder) => evaluateAudio(folder, json, predictions));
else if (values.nlu) {
  const sources = sourcesOf(setsIn(values.data), values.data);
  report(reportOf(measureNlu(sources, Number(values.folds))), json);
} else if (values.file) evaluateFile(values.file, json, predictions);
else evaluateBars(values.data, json);
