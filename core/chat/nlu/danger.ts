import { plain } from '../../kernel/index.ts';
import {
  holds,
  type PhraseTable,
  placesIn,
  readPhraseTable,
  type Rule as Told,
  wordsOf,
} from './phrase-table.ts';

/** What puts a customer or their money in danger; it is answered before anything that they ordered. */
export const dangers = ['duress', 'kidnap', 'scam', 'defrauded', 'secret_given', 'death', 'child'] as const;
export type Danger = (typeof dangers)[number];

/** A danger is told by several concepts that stand close together, `within` so many words. */
type Rule = Told & { danger: Danger };

const rules: readonly Rule[] = [
  ...[['kidnapped'], ['ransom', 'ransompay']].map((all) => ({
    danger: 'kidnap' as const,
    all,
    none: ['figurative'],
  })),
  ...[
    ['robbed'],
    ['force', 'present'],
    ['force', 'payword'],
    ['insist', 'present'],
    ['weapon', 'force'],
    ['weapon', 'present'],
    ['weapon', 'threat'],
    ['threat', 'present'],
    ['threat', 'payword'],
  ].map((all) => ({ danger: 'duress' as const, all, none: ['figurative', 'authority', 'past'] })),
  { danger: 'secret_given', all: ['gave', 'secret', 'tosomeone'], none: ['harmless', 'notgiven', 'lost'] },
  ...[
    ['win', 'release'],
    ['win', 'asked'],
    ['lover', 'metonline', 'sendmoney'],
    ['seller', 'payfirst', 'online'],
    ['seller', 'payfirst', 'asked'],
    ['double', 'third', 'asked'],
    ['caller', 'official', 'moveit'],
    ['job', 'jobfee', 'asked'],
    ['suspect', 'suspectpay'],
  ].map((all) => ({ danger: 'scam' as const, all })),
  // The money is gone already, or going now: what it takes is a block and a person, at once.
  { danger: 'defrauded', all: ['defrauded'], none: ['howto', 'past'] },
  { danger: 'defrauded', all: ['takesnow'], none: ['howto', 'past'] },
  { danger: 'death', all: ['relative', 'died'], none: ['thing'], within: 6 },
  { danger: 'death', all: ['deathalone'], none: ['thing'] },
  { danger: 'child', all: ['minorage'], none: ['notage'] },
  { danger: 'child', all: ['minor'], none: ['notage'] },
];

/** English and Pidgin are mixed in every second message, and are read as one. */
const files = [['en', 'pcm'], ['ha'], ['yo'], ['ig']] as const;

let loaded: readonly PhraseTable[] | undefined;
const tables = (): readonly PhraseTable[] => {
  loaded ??= files.map((names) =>
    readPhraseTable(names.map((name) => new URL(`./guards/${name}.tsv`, import.meta.url))),
  );
  return loaded;
};

/**
 * The danger that a message tells of, the gravest first; undefined of ordinary text. It knows no names and no sums: a phrase table of each language
 * (core/chat/nlu/guards) names concepts, and the rules above say which of them together are a danger.
 */
export function findDanger(said: string): Danger | undefined {
  const words = wordsOf(plain(said)).map(({ text }) => text);
  const found = tables().map((table) => placesIn(words, table));
  return rules.find((rule) => found.some((places) => holds(rule, places)))?.danger;
}
