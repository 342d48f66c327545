import { readFileSync } from 'node:fs';
import { type Folded, fold, type Language } from '../../kernel/index.ts';
import { type FoundName, findName } from './names-said.ts';
import { findSecrets, type Secret } from './secrets.ts';
import { maskText, type Read, readSlots } from './slots.ts';

/** A text with everything that can be read off it before its intent is known. `masked` is what the classifier sees. */
export type Prepared = {
  folded: Folded;
  /** The folded letters in the case in which they were typed. */
  cased: string;
  secrets: Secret[];
  read: Read;
  name: FoundName | undefined;
  masked: string;
};

const file = new URL('../weights/words.txt', import.meta.url);
let loaded: ReadonlySet<string> | undefined;
/** The words of banking that the examples are written in: none of them is a person, unless it stands where only a person can. */
export const vocabulary = (): ReadonlySet<string> => {
  loaded ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return loaded;
};

function casedOf(folded: Folded): string {
  let result = '';
  for (let index = 0; index < folded.text.length; index += 1) {
    const letter = folded.text[index] ?? '';
    const origin = folded.said[folded.at[index] ?? 0] ?? '';
    result +=
      origin !== origin.toLowerCase() && letter !== letter.toUpperCase() ? letter.toUpperCase() : letter;
  }
  return result;
}

/** Without its marks the Yoruba "please" before an order is spelt as the word for a case. */
const pleaseFirst = /^ejo+[ ,]+(?=(?:ra|san|fi|so|ba|e|se|je|bami|gba|yi|mo fe)\b)/;

/** Folds a text, finds its secrets and its values, and masks them. */
export function prepare(
  said: string,
  context: {
    language: Language;
    now: Date;
    names: readonly string[];
    expecting?: string;
    words?: ReadonlySet<string>;
  },
): Prepared {
  const folded = fold(said);
  const secrets = findSecrets(folded, context.expecting);
  const read = readSlots(folded, secrets, context);
  const cased = casedOf(folded);
  const options = { names: context.names, vocabulary: context.words ?? vocabulary(), anywhere: false };
  const name = findName(read.text, cased, read.spans, options);
  const spans = name ? [...read.spans, { start: name.start, end: name.end, mask: 'xname' }] : read.spans;
  const masked = maskText(read.text, spans).replace(pleaseFirst, '');
  return { folded, cased, secrets, read, name, masked };
}
