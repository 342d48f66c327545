import { type Language, plain } from '../../kernel/index.ts';
import { Told } from './lexicon.ts';

/** Before these a 2 is "to" and a 4 is "for", as people type them; before any other word a figure counts ("4 thousand", "2 people", "4 December"). */
const words = [
  {
    figure: '2',
    word: 'to',
    before:
      /^(?:me|my|him|her|them|d|the|dis|this|dat|that|pay|send|give|get|buy|do|be|see|go|start|open|check|know|close|join|lend|borrow|use|change|save|stop|block)$/i,
  },
  {
    figure: '4',
    word: 'for',
    before:
      /^(?:me|my|him|her|them|us|u|you|d|the|di|dis|this|dat|that|sch|school|rent|fees?|food|house|transport|fuel|church|market|mum|mama|mummy|dad|papa|daddy|sis|bro)$/i,
  },
] as const;
const spelled: readonly [RegExp, string][] = [
  [/\b2 ?mor+o?w?\b/gi, 'tomorrow'],
  [/\b2day\b/gi, 'today'],
  [/\b2nite\b/gi, 'tonight'],
  [/\bb4\b/gi, 'before'],
  [/\bfrm\b/gi, 'from'],
  [/\breq\b(?=\s+(?:\p{Sc}|\d|n\d|for\b|from\b))/giu, 'request'],
];

/** A text with the figures that are typed for words as those words: "15k 4 sch fees" is "15k for sch fees"; a figure that counts something stays. */
export function withoutShorthand(said: string): string {
  const parts = spelled.reduce((text, [short, word]) => text.replace(short, word), said).split(/(\s+)/);
  for (let at = 0; at < parts.length; at += 2) {
    const rule = words.find(({ figure }) => figure === parts[at]);
    const next = (parts[at + 2] ?? '').replace(/[.,!?]+$/, '');
    if (rule?.before.test(next)) parts[at] = rule.word;
  }
  return parts.join('');
}

/** Where a text says that something has no end but the customer's word ("until I say stop"), which stops nothing now: the text without it. */
export function withoutOpenEnd(said: string, language: Language): { text: string; isOpen: boolean } {
  const told = new Told(said, language);
  const until = told.places('until');
  const stop = told.places('saystop').find(({ at }) => until.some(({ end }) => end === at));
  const from = until.find(({ end }) => end === stop?.at);
  if (!stop || !from) return { text: said, isOpen: false };
  const rest = [told.said(0, from.at), told.said(stop.end, told.words.length)].join(' ').trim();
  return { text: plain(rest) === '' ? said : rest, isOpen: true };
}
