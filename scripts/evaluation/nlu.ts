import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBankAction, topics } from '@karo/core/chat/intents';
import {
  Alarm,
  type Classified,
  findDanger,
  learntMove,
  type Net,
  normalise,
  weighText,
} from '@karo/core/chat/nlu';
import { type Language, languages } from '@karo/core/kernel';
import { foldsOf } from '../training/folds.ts';
import { isKept } from '../training/kept.ts';
import { isKeptBanking, lessonOf, type Sources, specs, tellAll, tellNative } from '../training/lessons.ts';
import { isBanking, nativeLabel } from '../training/native.ts';
import { learnNet } from '../training/net.ts';
import { readKeptLines } from '../training/our-lines.ts';
import { clincLabel, fromBanking } from '../training/sets.ts';
import type { Judged } from './bars.ts';
import { count, type Share, shareOf } from './figures.ts';

const now = new Date('2026-11-21T09:00:00Z');

const read = (text: string, language: Language, net?: Net, names: readonly string[] = []): Classified =>
  weighText(normalise(text, { language, now, names }).net, net);

/** Whether a reading is what a row is labelled with; a subject counts for its intent and for itself. */
const isRight = ({ intent, topic }: Classified, label: string): boolean =>
  label in topics ? topic === label : intent === label;

const acts = (weighed: Classified): boolean => isBankAction(weighed.intent);

function clincBars({ sets }: Sources, net?: Net): Judged[] {
  const banking = new Set(sets.clincDomains.banking);
  const [right, strange, others]: [Share, Share, Share] = [
    { right: 0, of: 0 },
    { right: 0, of: 0 },
    { right: 0, of: 0 },
  ];
  for (const { split, intent, text } of sets.clinc) {
    if (split === 'oos_val') count(strange, acts(read(text, 'en', net)));
    if (split !== 'val') continue;
    const label = clincLabel(intent);
    if (banking.has(intent)) count(right, isRight(read(text, 'en', net), label ?? intent));
    else if (label === 'out_of_scope') count(others, acts(read(text, 'en', net)));
  }
  return [
    { name: 'net, CLINC150 banking (validation split)', share: right, least: 93 },
    { name: 'net, bank actions on CLINC150 out-of-scope (validation split)', share: strange, most: 2.5 },
    { name: 'net, bank actions on CLINC150 domains that are none of the bank', share: others, most: 2.5 },
  ];
}

function bankingBar({ sets }: Sources, net?: Net): Judged {
  const share: Share = { right: 0, of: 0 };
  for (const [index, { intent, text }] of sets.banking.entries()) {
    const label = fromBanking[intent];
    if (label && isKeptBanking(index)) count(share, isRight(read(text, 'en', net), label));
  }
  return { name: 'net, Banking77 (a tenth kept out of training)', share, least: 95 };
}

function ownBars(net?: Net): Judged[] {
  const shares = new Map<string, Share>();
  for (const { language, label, text, names } of readKeptLines())
    count(shareOf(shares, language), isRight(read(text, language, net, names), label));
  return languages.map((language) => ({
    name: `net, our lines kept out of training: ${language}`,
    share: shareOf(shares, language),
    least: 0,
  }));
}

function strangerBars({ sets }: Sources, net?: Net): Judged[] {
  const [acted, alarmed] = [new Map<string, Share>(), new Map<string, Share>()];
  for (const [index, { language, text }] of sets.language.entries()) {
    if (!isKept(index)) continue;
    count(shareOf(alarmed, language), findDanger(text) !== undefined);
    if (language !== 'en') count(shareOf(acted, language), acts(read(text, language, net)));
  }
  return [
    ...[...acted].map(([language, share]) => ({
      name: `net, bank actions on public text, no business of a bank: ${language}`,
      share,
      most: 2.5,
    })),
    ...[...alarmed].map(([language, share]) => ({
      name: `guards, false alarms on public text: ${language}`,
      share,
      most: 0.5,
    })),
  ];
}

/** Dangers that are served apart; all others end in the same: nothing is paid, and a block is offered. */
const apart: readonly string[] = ['death', 'child', 'not_owner', 'deaf', 'stolen'];
const servedAs = (danger: string | undefined): string | undefined =>
  danger === undefined || apart.includes(danger) ? danger : 'thief';

/** Dangers that a stranger told of, in five languages, none of which was taught (scripts/evaluation/dangers.tsv: label, language, text). */
function dangerBars(): Judged[] {
  const told = new Map<string, Share>();
  const alarmed: Share = { right: 0, of: 0 };
  for (const line of readFileSync(join(import.meta.dirname, 'dangers.tsv'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const [label = '', language = '', text = ''] = line.split('\t');
    const alarm = new Alarm(text);
    const danger = alarm.danger() ?? (alarm.guess === 'stolen' ? 'stolen' : undefined);
    if (label === 'none') count(alarmed, danger !== undefined);
    else
      for (const key of [label, language, 'all'])
        count(shareOf(told, key), servedAs(danger) === servedAs(label));
  }
  return [
    ...[...told].map(([key, share]) => ({
      name: `guards, dangers told by strangers: ${key}`,
      share,
      least: 95,
    })),
    { name: 'guards, false alarms on what only sounds like danger', share: alarmed, most: 5 },
  ];
}

/** Moves of the conversation that a stranger wrote, in five languages, none of which was taught (scripts/evaluation/moves.tsv: language, label, text). */
function moveBars(): Judged[] {
  const told = new Map<string, Share>();
  const taken: Share = { right: 0, of: 0 };
  for (const line of readFileSync(join(import.meta.dirname, 'moves.tsv'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const [language = '', label = '', text = ''] = line.split('\t');
    const move = learntMove(text, true);
    if (label === 'none') count(taken, move !== undefined);
    else for (const key of [label, language, 'all']) count(shareOf(told, key), move === label);
  }
  return [
    ...[...told].map(([key, share]) => ({ name: `moves told by strangers: ${key}`, share, least: 80 })),
    { name: 'moves, taken for one wrongly', share: taken, most: 3 },
  ];
}

/** INJONGO's training rows by cross-validation: each fold is read by a net that saw neither it nor its near-duplicates. */
function nativeBars(sources: Sources, folds: number): Judged[] {
  const shares = new Map<string, Share>();
  const strange: Share = { right: 0, of: 0 };
  const folded = foldsOf(sources.native, folds);
  const others = tellAll({ ...sources, native: [] }).map(lessonOf);
  for (let fold = 0; fold < folds; fold += 1) {
    const native = tellNative(sources.native.filter((_, at) => folded[at] !== fold));
    const net = learnNet([...others, ...native.map(lessonOf)], specs);
    for (const row of sources.native.filter((_, at) => folded[at] === fold)) {
      const label = nativeLabel(row);
      const weighed = read(row.text, row.language, net);
      if (label && isBanking(row.intent))
        for (const key of ['all', row.language]) count(shareOf(shares, key), isRight(weighed, label));
      else if (label === 'out_of_scope') count(strange, acts(weighed));
    }
  }
  return [
    ...[...shares].map(([language, share]) => ({
      name: `net, INJONGO banking, ${folds}-fold cross-validation: ${language}`,
      share,
      least: language === 'all' ? 94 : 91,
    })),
    { name: `net, bank actions on INJONGO's other intents, ${folds}-fold`, share: strange, most: 2.5 },
  ];
}

/**
 * Measures the committed net on sets that it was not taught, and the guards' false alarms. With `folds`, INJONGO by cross-validation too, which learns
 * that many nets.
 */
export const measureNlu = (sources: Sources, folds: number): Judged[] => [
  ...clincBars(sources),
  bankingBar(sources),
  ...ownBars(),
  ...strangerBars(sources),
  ...dangerBars(),
  ...moveBars(),
  ...(folds > 0 ? nativeBars(sources, folds) : []),
];
