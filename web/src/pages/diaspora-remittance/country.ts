import type { remittance } from '../../words/en/remittance.ts';

type Said = typeof remittance;

/** A country's name in the language chosen; as the bank calls it where the words have none. */
export const countryNamed = ({ code, name }: { code: string; name: string }, words: Said): string =>
  (words.countries as Record<string, string>)[code] ?? name;

/** `1-5 minutes` in the language chosen; any other duration as the bank says it. */
export const durationOf = (said: string, words: Said): string => {
  const range = /^(\S+) minutes$/.exec(said)?.[1];
  return range ? words.minutes(range) : said;
};
