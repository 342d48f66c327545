import {
  type Intent,
  intents,
  isBankAction,
  type Topic,
  topics,
  wordedIntents,
} from '@karo/core/chat/intents';
import { type Act, acts, normalise, piecesOf } from '@karo/core/chat/nlu';
import { type Language, languages, plain } from '@karo/core/kernel';
import { seeded, shuffled } from './fit.ts';
import { isKept } from './kept.ts';
import { type NativeRow, nativeLabel } from './native.ts';
import type { HeadSpec, Lesson } from './net.ts';
import type { OurLine } from './our-lines.ts';
import { clincLabel, fromBanking, type Sets } from './sets.ts';

/** A text as the net reads it, what it is, and what it weighs. `act` where no intent is to be learnt of it. */
export type Told = { net: string; label?: Intent | Topic; act?: Act; weight: number };

const taught = intents.filter((intent) => !wordedIntents.some((worded) => worded === intent));
export const NONE = 'none';

/** What the net tells apart, and what each head's error weighs. */
export const specs: readonly HeadSpec[] = [
  { labels: taught, weight: 1 },
  { labels: acts, weight: 0.2 },
  { labels: [NONE, ...Object.keys(topics)], weight: 0.5 },
];

const isTopic = (label: string): label is Topic => label in topics;
export const intentOf = (label: Intent | Topic): Intent => (isTopic(label) ? topics[label] : label);

/** How a question begins, in folded text. */
const asking: ReadonlySet<string> = new Set(
  (
    'how what why when where which who is are can could do does did will would wetin abi shey ' +
    'nawa menene yaushe yaya ina shin wane wace ko elo bawo kini nibo igba se nje kedu gini ole olee ebee onye'
  ).split(' '),
);

/** The act of a text by what it is labelled with: as far as there are labels. */
export function actOf(label: Intent | Topic, text: string): Act | undefined {
  const intent = intentOf(label);
  if (intent === 'greet' || intent === 'thanks' || intent === 'abuse') return 'social';
  if (intent === 'human') return 'help';
  if (intent === 'cancel') return 'denial';
  const [first = ''] = plain(text).split(' ');
  if (text.trim().endsWith('?') || asking.has(first)) return 'question';
  if (intent === 'complaint' || intent === 'where_is_my_money') return 'statement';
  if (isTopic(label)) return 'question';
  return isBankAction(intent) ? 'order' : undefined;
}

/** The intents that have subjects: only what is one of them teaches the head of subjects, so that it tells subjects apart and no wishes. */
const ofTopics: ReadonlySet<Intent> = new Set(Object.values(topics));

export const lessonOf = ({ net, label, act, weight }: Told): Lesson => {
  const intent = label && intentOf(label);
  const topic = label && isTopic(label) ? label : NONE;
  return {
    pieces: piecesOf(net),
    right: [intent, act, intent && ofTopics.has(intent) ? topic : undefined],
    weight,
  };
};

const now = new Date('2026-11-21T09:00:00Z');
/** Letters of a stranger's text that are learnt. */
const STRANGE_LETTERS = 160;
const STRANGERS = 1500;

/** CLINC150's banking weighs six times, its out-of-scope rows three times; native rows eight times. */
const clincWeight = (isOurs: boolean, split: string): number => (split === 'oos_train' ? 3 : isOurs ? 6 : 1);
const NATIVE = 8;

export type Sources = {
  sets: Sets;
  native: readonly NativeRow[];
  ours: readonly OurLine[];
};

const say = (text: string, language: Language, names: readonly string[] = []): string =>
  normalise(text, { language, now, names }).net;

const acting: Record<string, Act> = { yes: 'confirmation', no: 'denial', maybe: 'answer' };

function tellClinc({ sets }: Sources): Told[] {
  return sets.clinc.flatMap(({ split, intent, text }) => {
    if (split !== 'train' && split !== 'oos_train') return [];
    const label = clincLabel(intent);
    const act = acting[intent] ?? (label && actOf(label, text));
    const weight = clincWeight(label !== undefined && label !== 'out_of_scope', split);
    return label || act ? [{ net: say(text, 'en'), label, act, weight }] : [];
  });
}

/** One in ten rows of Banking77 is kept out of training. */
export const isKeptBanking = (index: number): boolean => index % 10 === 3;

function tellBanking({ sets }: Sources): Told[] {
  return sets.banking.flatMap(({ intent, text }, index) => {
    const label = fromBanking[intent];
    return label && !isKeptBanking(index)
      ? [{ net: say(text, 'en'), label, act: actOf(label, text), weight: 1 }]
      : [];
  });
}

/** Native rows as the net learns them; each weighs eight times. */
export const tellNative = (rows: readonly NativeRow[]): Told[] =>
  rows.flatMap((row) => {
    const label = nativeLabel(row);
    return label
      ? [{ net: say(row.text, row.language), label, act: actOf(label, row.text), weight: NATIVE }]
      : [];
  });

const tellOurs = ({ ours }: Sources): Told[] =>
  ours.map(({ language, label, text, names }) => ({
    net: say(text, language, names),
    label,
    act: actOf(label, text),
    weight: 1,
  }));

/** What people write in each language that is no business of a bank; the banking sets among the English lines are left out. */
function tellStrangers({ sets }: Sources): Told[] {
  const known = new Set([...sets.clinc, ...sets.banking].map(({ text }) => text.trim()));
  return languages.flatMap((language) => {
    const lines = sets.language.filter(
      (row, index) => row.language === language && !isKept(index) && !known.has(row.text.trim()),
    );
    return shuffled(lines, seeded(11))
      .slice(0, STRANGERS)
      .map(({ text }) => ({
        net: say(text.slice(0, STRANGE_LETTERS), language),
        label: 'out_of_scope' as const,
        act: actOf('out_of_scope', text) ?? 'statement',
        weight: 1,
      }));
  });
}

/** One text of so many is learnt again behind a stranger's, as the end of a story. */
const STORY = 8;

/** Stories: what is no business of a bank, and a wish at its end; and two things that are none. */
function tellStories(told: readonly Told[], strange: readonly Told[]): Told[] {
  const random = seeded(19);
  return told.flatMap((each, index) => {
    if (index % STORY !== 0 || !each.label) return [];
    const before = strange[Math.floor(random() * strange.length)];
    return before ? [{ ...each, net: `${before.net} . ${each.net}`, weight: Math.min(each.weight, 1) }] : [];
  });
}

/** All that the net learns; native rows and stories apart, since cross-validation leaves some of the former out. */
export function tellAll(sources: Sources): Told[] {
  const strange = tellStrangers(sources);
  const told = [...tellClinc(sources), ...tellBanking(sources), ...tellOurs(sources), ...strange];
  const native = tellNative(sources.native);
  return [...told, ...native, ...tellStories([...told, ...native], strange)];
}
