import { plain, remembering } from '../../kernel/index.ts';
import { type DangerLabel, learntDanger } from './danger-model.ts';
import {
  holds,
  type PhraseTable,
  type Places,
  placesIn,
  type Rule,
  readPhraseTable,
  wordsOf,
} from './phrase-table.ts';
import { missesIncoming } from './said-of-spending.ts';

/**
 * What puts a customer or their money in danger, and what of the person decides how they are served: that they are a child, speak for another, use another's
 * BVN or cannot hear. It is answered before anything that they ordered.
 */
export type Danger =
  | 'life'
  | 'duress'
  | 'kidnap'
  | 'scam'
  | 'defrauded'
  | 'secret_given'
  | 'secret_asked'
  | 'death'
  | 'child'
  | 'not_owner'
  | 'others_bvn'
  | 'deaf';

/** A danger is told by several concepts that stand close together, `within` so many words. */
type DangerRule = Rule & { danger: Danger };

const rules: readonly DangerRule[] = [
  // A life first: no bank can help, and who can is told at once.
  { danger: 'life', all: ['dying'], none: ['figurative', 'died'] },
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
  ...['secret', 'bvnword'].map((what) => ({
    danger: 'secret_asked' as const,
    all: ['caller', 'asked', what],
    none: ['changes'],
    within: 30,
  })),
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
    // Money that "came by mistake" and is to go on to an account that it did not come from; a text that says what is locked unless a BVN is given.
    ['inerror', 'asked', 'otheraccount'],
    ['caller', 'bvnword', 'moveit'],
  ].map((all) => ({ danger: 'scam' as const, all })),
  {
    danger: 'scam',
    all: ['unknown', 'caller', 'asked', 'sendmoney'],
    none: ['authority', 'relative', 'inerror'],
    within: 12,
  },
  // The money is gone already, or going now: what it takes is a block and a person, at once.
  { danger: 'defrauded', all: ['defrauded'], none: ['howto', 'past'] },
  { danger: 'defrauded', all: ['takesnow'], none: ['howto', 'past'] },
  { danger: 'defrauded', all: ['paidfor', 'vanished'], none: ['howto'] },
  { danger: 'defrauded', all: ['moneyleft', 'notme'], none: ['howto'] },
  { danger: 'death', all: ['relative', 'died'], none: ['thing'], within: 6 },
  { danger: 'death', all: ['deathalone'], none: ['thing'] },
  { danger: 'child', all: ['minorage'], none: ['notage', 'adult'] },
  { danger: 'child', all: ['minor'], none: ['notage', 'adult'] },
  { danger: 'not_owner', all: ['borrowed'], none: ['number', 'mayi', 'owner'] },
  { danger: 'others_bvn', all: ['othersbvn'] },
  { danger: 'deaf', all: ['deaf'], none: ['hears'] },
  { danger: 'deaf', all: ['hardhear'], none: ['nothear', 'hears'] },
];
/** Where somebody asked for a secret a moment ago, "I told him" is enough. */
const gaveIt: Rule = { all: ['gaveit'], none: ['harmless', 'notgiven', 'gavenothing'] };

/** What no guess of a danger stands against: a secret that was kept, somebody who teaches children, money that came in error. */
const harmless = (guess: Danger): readonly Rule[] => [
  { all: ['inerror'], none: ['otheraccount'] },
  ...(guess === 'secret_given' ? [{ all: ['notgiven'], none: ['gave'] }, { all: ['lost'] }] : []),
  ...(guess === 'secret_given' || guess === 'secret_asked' ? [{ all: ['harmless'], none: ['secret'] }] : []),
  ...(guess === 'death' ? [{ all: ['thing'], none: ['relative'] }] : []),
  // Who owes is a debtor.
  ...(guess === 'defrauded'
    ? [{ all: ['owesme'] }, { all: ['howto'] }, { all: ['misbooked'], none: ['notme'] }]
    : []),
  ...(guess === 'secret_asked' ? [{ all: ['bankasks'] }] : []),
  ...(guess === 'deaf' ? [{ all: ['nothear'] }] : []),
  ...(guess === 'child' ? [{ all: ['notage'] }] : []),
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

/** Where the concepts of each table stand in a text. */
const foundIn = remembering((said): readonly Places[] => {
  const words = wordsOf(plain(said)).map(({ text }) => text);
  return tables()
    .map((table) => placesIn(words, table))
    .filter(({ size }) => size > 0);
});

/**
 * What a message tells of danger and of the person. It knows no names and no sums: a phrase table of each language (core/chat/nlu/guards) names concepts, and
 * the rules above say which of them together are a danger.
 */
export class Alarm {
  readonly #found: readonly Places[];
  readonly #said: string;
  #guess: { label: DangerLabel | undefined } | undefined;

  constructor(said: string) {
    this.#said = said;
    this.#found = foundIn(said);
  }

  /** The danger that the tables know, the gravest first. `wasAsked` says that somebody asked for a secret before. */
  told(wasAsked = false): Danger | undefined {
    if (wasAsked && this.holds(gaveIt)) return 'secret_given';
    return rules.find((rule) => this.holds(rule))?.danger;
  }

  /** The danger told of, or guessed where the tables know none; undefined of ordinary text. */
  danger(wasAsked = false): Danger | undefined {
    const told = this.told(wasAsked);
    const { guess } = this;
    if (told || !guess || guess === 'none' || guess === 'stolen') return told;
    // Money that another says they sent, and that has not come, is looked for and not lost.
    if (guess === 'defrauded' && missesIncoming(this.#said)) return undefined;
    return harmless(guess).some((rule) => this.holds(rule)) ? undefined : guess;
  }

  /** What the message tells of in words that no table has, as examples taught it. */
  get guess(): DangerLabel | undefined {
    this.#guess ??= { label: learntDanger(this.#said) };
    return this.#guess.label;
  }

  /** Whether concepts stand together, in one language. */
  holds(rule: Rule): boolean {
    return this.#found.some((places) => holds(rule, places));
  }

  has(concept: string): boolean {
    return this.holds({ all: [concept] });
  }
}

/** The danger that a message tells of by itself, the gravest first. */
export const findDanger = (said: string): Danger | undefined => new Alarm(said).danger();
