import { readFileSync } from 'node:fs';
import { isBankAction } from '@karo/core/chat/intents';
import { guessLanguage, understand } from '@karo/core/chat/nlu';
import { type Language, languages } from '@karo/core/kernel';
import type { Bench } from '../report.ts';
import { isKept } from '../training/kept.ts';
import { clincLabel, type Sets } from '../training/sets.ts';
import { type Example, writeExamples } from '../training/templates.ts';
import { type Confusion, commonest, confuse, count, percent, type Share, shareOf } from './figures.ts';
import { isRight, readRows, understandAlone } from './text.ts';

/** A figure that must not fall below its bar, or above it where `most` is set. */
export type Judged = { name: string; share: Share; least?: number; most?: number };
export type Bars = { bars: Judged[]; confusion: { language: Confusion; intent: Confusion } };

const stripped = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ɗ/g, 'd').replace(/ɓ/g, 'b').replace(/ƙ/g, 'k');

/** Below this many words a line says too little of its language for anybody. */
const WORDS_LEAST = 3;

function languageBars(sets: Sets, confusion: Confusion): Judged[] {
  const kept = sets.language.filter(
    ({ text }, index) => isKept(index) && text.split(/\s+/).length >= WORDS_LEAST,
  );
  return (['as written', 'without diacritics'] as const).flatMap((how) => {
    const all: Share = { right: 0, of: 0 };
    const shares = new Map<string, Share>();
    for (const { language, text } of kept) {
      const guess = guessLanguage(how === 'as written' ? text : stripped(text)).language;
      for (const share of [all, shareOf(shares, language)]) count(share, guess === language);
      if (guess !== language && how === 'as written') confuse(confusion, language, language, guess);
    }
    return [
      { name: `language, public text kept out of training, ${how}`, share: all, least: 96 },
      ...languages.map((language) => ({
        name: `language, ${how}: ${language}`,
        share: shareOf(shares, language),
        least: 90,
      })),
    ];
  });
}

const understandExample = (each: Example, now: Date) =>
  understand(each.text, { language: each.language, now, names: each.names });

function writtenBars(now: Date, confusion: Confusion): Judged[] {
  const shares = new Map<string, Share>();
  const falseActions: Share = { right: 0, of: 0 };
  for (const each of writeExamples()) {
    if (!each.heldOut) continue;
    const understood = understandExample(each, now);
    const right = isRight(understood, each.label);
    count(shareOf(shares, each.language), right);
    if (!right) confuse(confusion, each.language, each.label, understood.topic ?? understood.intent);
    if (each.label === 'out_of_scope')
      count(falseActions, isBankAction(understood.intent) && !understood.bare);
  }
  return [
    ...languages.map((language) => ({
      name: `intent, written lines kept out of training: ${language}`,
      share: shareOf(shares, language),
      least: 95,
    })),
    { name: 'bank actions on written out-of-scope lines kept out of training', share: falseActions, most: 1 },
  ];
}

/** Plain messages in every language, written apart from the examples: no training reads them, and nobody who writes examples should. */
const plain = new URL('./plain.tsv', import.meta.url);

function plainBars(now: Date, confusion: Confusion): Judged[] {
  const shares = new Map<string, Share>();
  for (const { language, intent, text } of readRows(readFileSync(plain, 'utf8'))) {
    const understood = understandAlone(text, now);
    const right = isRight(understood, intent);
    count(shareOf(shares, language), right);
    if (!right) confuse(confusion, `plain ${language}`, intent, understood.topic ?? understood.intent);
  }
  return languages.map((language) => ({
    name: `intent, plain messages written apart: ${language}`,
    share: shareOf(shares, language),
    least: 95,
  }));
}

/** CLINC150's domain of banking, by the names that it gives. */
const bankingOf = (sets: Sets): Set<string> => new Set(sets.clincDomains.banking);

function publicBars(sets: Sets, now: Date, confusion: Confusion): Judged[] {
  const banking = bankingOf(sets);
  const understood: Share = { right: 0, of: 0 };
  const outside: Share = { right: 0, of: 0 };
  const strangers = new Map<Language, Share>();
  const context = { language: 'en' as const, now, names: [] };
  for (const { split, intent, text } of sets.clinc) {
    if (split === 'val' && banking.has(intent)) {
      const label = clincLabel(intent) ?? intent;
      const result = understand(text, context);
      // A cable bill is a bill there, and television here: either is right, as in a file.
      const right = isRight(result, intent);
      count(understood, right);
      if (!right) confuse(confusion, 'CLINC150', label, result.topic ?? result.intent);
    }
    if (split === 'oos_val') count(outside, isBankAction(understand(text, context).intent));
  }
  for (const [index, { language, text }] of sets.language.entries()) {
    if (!isKept(index)) continue;
    const share = strangers.get(language) ?? { right: 0, of: 0 };
    strangers.set(language, share);
    const result = understand(text, { language, now, names: [] });
    if (language !== 'en') count(share, isBankAction(result.intent) && !result.bare);
    if (language !== 'en' && isBankAction(result.intent) && !result.bare)
      confuse(confusion, `strangers ${language}`, 'out_of_scope', result.intent);
  }
  return [
    { name: 'intent, CLINC150 banking (validation split)', share: understood, least: 93 },
    { name: 'bank actions on CLINC150 out-of-scope (validation split)', share: outside, most: 1 },
    ...[...strangers]
      .filter(([, share]) => share.of > 0)
      .map(([language, share]) => ({
        name: `bank actions on public text, no business of a bank: ${language}`,
        share,
        most: 1,
      })),
  ];
}

/** Measures what the issue of five languages asks for, on text that training did not see. */
export function measureBars(sets: Sets, now: Date): Bars {
  const confusion = { language: new Map() as Confusion, intent: new Map() as Confusion };
  const bars = [
    ...languageBars(sets, confusion.language),
    ...writtenBars(now, confusion.intent),
    ...plainBars(now, confusion.intent),
    ...publicBars(sets, now, confusion.intent),
  ];
  return { bars, confusion };
}

/** Figures as every command tells them, in percent; what was never tried is left out. */
export const reportOf = (bars: readonly Judged[]): Bench => {
  const told = bars.flatMap(({ name, share, least = 0, most = 100 }) => {
    const value = percent(share);
    const want = most < 100 ? `<= ${most}` : `>= ${least}`;
    return value === undefined
      ? []
      : [{ name: `${name}, %`, value, want, ok: value >= least && value <= most, of: share.of }];
  });
  return {
    figures: Object.fromEntries(told.map(({ name, of }) => [name.replace(/, %$/, ', texts'), of])),
    bars: told.map(({ of: _, ...bar }) => bar),
  };
};

/** The confusion as plain objects. */
export const confusionOf = ({ confusion }: Bars) => ({
  language: commonest(confusion.language),
  intent: commonest(confusion.intent),
});
