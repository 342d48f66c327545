import { fold, spanOf } from '../../kernel/index.ts';
import { isLittleWord } from './little-words.ts';
import type { Matched } from './matched.ts';
import {
  type PhraseTable,
  type Place,
  type Places,
  placesIn,
  readPhraseTable,
  wordsOf,
} from './phrase-table.ts';
import type { Slots } from './slots.ts';

/** A business that is looked for: `trade` is its category, the stem to search by and the words that were said, between slashes; `/` alone is any business. */
export type ShopsSaid = { trade?: string; town?: string };

/** Any town will do. */
export const ANYWHERE = 'anywhere';

const file = (name: string): URL => new URL(`../../../data/nlu/shops/${name}.tsv`, import.meta.url);

type Tables = { trades: PhraseTable; towns: PhraseTable; words: PhraseTable };
let loaded: Tables | undefined;
/** The words of all five languages as one: the name of a trade or a town is mixed into any of them. */
const tables = (): Tables => {
  loaded ??= {
    trades: readPhraseTable([file('trades')]),
    towns: readPhraseTable([file('towns')]),
    words: readPhraseTable([file('words')]),
  };
  return loaded;
};

type Named = Place & { concept: string };

/** What of a table stands in a text, the longest first. */
const namedIn = (places: Places): Named[] =>
  [...places]
    .flatMap(([concept, at]) => at.map((place) => ({ concept, at: place.at, end: place.end })))
    .sort((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at);

/** Words of a request for a business that nothing explains: more of them tell of something else; where no word of looking for stands there are none. */
const STRANGE_MOST = 1;
const SOUGHT_MOST = 3;
/** Words of a town's name, and of an answer that is nothing but one. */
const TOWN_WORDS = 3;
const ANSWER_WORDS = 5;

/** What is sold by nobody of a directory, or by the bank itself. */
const notSold = new Set(
  (
    'airtime data light token dollar dollars pound pounds euro euros cedi cedis share shares stock stocks bitcoin btc crypto usdt forex naira money cash ' +
    'card cards pos atm it this that them am gun guns drug drugs vote votes account accounts bvn nin sim'
  ).split(' '),
);
/** What stands before a place. */
const before = new Set(['in', 'at', 'for', 'around', 'near', 'close', 'a', 'ni', 'na', 'n']);

/** "Who sells adire in Abeokuta": what stands between is looked for, though no table has it. */
function unlisted(words: readonly string[], told: Places): string | undefined {
  const [from] = told.get('sells') ?? [];
  if (!from) return undefined;
  const rest = words.slice(from.end);
  const sought = rest.slice(
    0,
    rest.findIndex((word) => before.has(word)),
  );
  const isThing =
    sought.length > 0 && sought.length <= SOUGHT_MOST && !sought.some((word) => notSold.has(word));
  return isThing ? sought.join(' ') : undefined;
}

/** What is looked for in a text, and where; undefined where nobody looks for a business. */
export function shopsSaid(said: string): ShopsSaid | undefined {
  const { text } = fold(said);
  const words = wordsOf(text).map((word) => word.text);
  const { trades, towns, words: others } = tables();
  const told = placesIn(words, others);
  const seeks = told.has('sells') || told.has('find');
  const inTown = namedIn(placesIn(words, towns))[0];
  const isPlaced = inTown !== undefined || told.has('near');
  const found = namedIn(placesIn(words, trades))[0];
  const town = inTown && { town: inTown.concept };
  if (!found) {
    const sought = isPlaced ? unlisted(words, told) : undefined;
    return sought ? { trade: `/${sought}/${sought}`, ...town } : undefined;
  }
  const isAny = found.concept === '/';
  if ((!seeks && !isPlaced) || (isAny && !isPlaced) || told.has('own')) return undefined;
  const explained = new Set(
    [found, ...(inTown ? [inTown] : []), ...namedIn(told)].flatMap(({ at, end }) =>
      Array.from({ length: end - at }, (_, index) => at + index),
    ),
  );
  const strange = words.filter((word, at) => !explained.has(at) && !isLittleWord(word) && word.length > 1);
  const most = seeks && !isAny ? STRANGE_MOST : 0;
  if (strange.length > most || words.some((word) => /\d/.test(word))) return undefined;
  const [category = '', stem = ''] = found.concept.split('/');
  const name = words.slice(found.at, found.end).join(' ');
  return { trade: `${category}/${stem}/${stem ? name : ''}`, ...town };
}

/** What is searched for where only the search is typed: the stem of a trade in any language in its place, the town that is named, and every other word that carries something. */
export function searchSaid(said: string): { q: string; town?: string } {
  const folded = fold(said);
  const words = wordsOf(folded.text);
  const texts = words.map(({ text }) => text);
  const [trade] = namedIn(placesIn(texts, tables().trades));
  const [town] = namedIn(placesIn(texts, tables().towns));
  const idle = namedIn(placesIn(texts, tables().words));
  const left = words.filter(
    ({ text }, at) =>
      !isLittleWord(text) && ![trade, town, ...idle].some((each) => each && at >= each.at && at < each.end),
  );
  const asTyped = left.map(({ start, end }) => {
    const span = spanOf(folded, start, end);
    return folded.said.slice(span.start, span.end);
  });
  const q = [...(trade ? [trade.concept.split('/')[1] ?? ''] : []), ...asTyped].filter(Boolean).join(' ');
  return { q: q || trade || town ? q : said.trim(), ...(town && { town: town.concept }) };
}

/** The town that answers "In which town?": one of the table, any, or as many words as a town's name has. */
export function townSaid(said: string): string | undefined {
  const { text } = fold(said);
  const words = wordsOf(text).map((word) => word.text);
  const named = namedIn(placesIn(words, tables().towns))[0];
  if (named) return named.concept;
  const [any] = placesIn(words, tables().words).get(ANYWHERE) ?? [];
  const plain = words.filter((word, at) => !isLittleWord(word) && !(any && at >= any.at && at < any.end));
  if (any && plain.length === 0) return ANYWHERE;
  const isName =
    plain.length > 0 &&
    plain.length <= TOWN_WORDS &&
    words.length <= ANSWER_WORDS &&
    plain.every((word) => /^[a-z]{2,}$/.test(word));
  return isName ? plain.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') : undefined;
}

/** Whether a text looks for a business of the directory; what names a sum, an account or a phone does something else. */
export function shopPattern(
  text: string,
  { amount, account, phone, bank, network, plan }: Slots,
): Matched | undefined {
  if (amount ?? account ?? phone ?? bank ?? network ?? plan) return undefined;
  return shopsSaid(text) && { intent: 'directory', confidence: 0.95, stands: true };
}
