// Measures what the bank understands. With nothing: the bars of five languages on text kept out of training. `npm run eval -- --file DATA.tsv`
// [--json] [--predictions OUT.tsv] for any file of texts; `--audio DIR` for a folder of voice notes with its manifest.tsv.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAudio } from './evaluation/audio.ts';
import { confusionOf, holds, measureBars } from './evaluation/bars.ts';
import { percent, printShare } from './evaluation/figures.ts';
import { measure, printPredictions, readRows, strangeNames } from './evaluation/text.ts';
import { defaultFolder, readSets } from './training/sets.ts';

const options = {
  file: { type: 'string' },
  audio: { type: 'string' },
  predictions: { type: 'string' },
  json: { type: 'boolean', default: false },
  data: { type: 'string', default: defaultFolder },
} as const;

const print = (value: unknown): void =>
  console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2));

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
  const { report, understood } = measure(rows, new Date());
  if (predictions) writeFileSync(predictions, `${printPredictions(understood)}\n`);
  if (json) {
    print(report);
    return;
  }
  print(`${report.texts} texts`);
  printTable('language', report.language);
  printTable('intent', report.intent);
  printTable('amount', report.amount);
  if (report.falseBankActions?.of)
    print(`bank actions on out-of-scope text: ${printShare(report.falseBankActions)}`);
  printConfusion('taken for another language', report.language.confusion);
  printConfusion('taken for another intent', report.intent.confusion);
  print(`${report.milliseconds.mean} ms a text, p95 ${report.milliseconds.p95} ms`);
}

function evaluateBars(folder: string, json: boolean): void {
  const sets = readSets(folder);
  if (!sets)
    throw new Error(`no public sets in ${folder}: give their folder with --data (NOTICE names the sets)`);
  const measured = measureBars(sets, new Date());
  const rows = measured.bars.map((bar) => ({ ...bar, percent: percent(bar.share), holds: holds(bar) }));
  if (json) print({ bars: rows, confusion: confusionOf(measured) });
  else {
    for (const bar of rows)
      print(
        `${bar.holds ? '  ' : '✗ '}${bar.name}: ${printShare(bar.share)}, bar ${bar.least === undefined ? `at most ${bar.most}` : `at least ${bar.least}`} %`,
      );
    const { language, intent } = confusionOf(measured);
    printConfusion('taken for another language', language);
    printConfusion('taken for another intent', intent);
  }
  if (rows.some((bar) => !bar.holds)) process.exitCode = 1;
}

const { values } = parseArgs({ options });
if (values.audio) await measureAudio(values.audio, values, print);
else if (values.file) evaluateFile(values.file, values.json, values.predictions);
else evaluateBars(values.data, values.json);
