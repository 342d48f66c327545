import { type Language, plain } from '../../kernel/index.ts';
import { Told } from './lexicon.ts';

/** What somebody wants of what they set up to be paid later: a list, or an act on one of them by number or by whom it pays. */
export type MandateWish = {
  act: 'list' | 'pause' | 'resume' | 'skip' | 'stop';
  number?: number;
  to?: string;
};

const orders =
  'standing ?orders?|scheduled (?:payments?|transfers?)|recurring (?:payments?|transfers?)|auto(?:matic)? ?(?:payments?|transfers?)|biyan da (?:na|aka) tsara|isanwo ti (?:mo|a) seto|ikwu ugwo (?:m|e|i) doziri';

const acts: readonly (readonly [MandateWish['act'], RegExp])[] = [
  ['skip', /\b(?:skip|leave out|tsallake|fo|mafee?re)\b/],
  ['resume', /\b(?:resume|continue|restart|ci gaba|te ?siwaju|gaa? n ?ihu)\b/],
  ['pause', /\b(?:pause|hold|suspend|dakatar)\b/],
  ['stop', /\b(?:stop|cancel|end|delete|remove|comot|tsayar|soke|fagile|da\b.*\bduro|kwusi)\b/],
];
const lists =
  /^(?:(?:please|abeg|ok|and)[ ,]+)*(?:(?:show|list|see|view|check|nuna|fi han|gosi|wetin be my|what are my|which|do i have|how many)\b.*|(?:me |all )*(?:my |the )?(?:active )?)$/;

/** What a message wants of the customer's standing orders; undefined where it is of something else, or sets one up. */
export function mandateWish(text: string): MandateWish | undefined {
  const folded = plain(text).replaceAll('’', "'").trim();
  const named = new RegExp(`\\b(?:${orders})\\b`).exec(folded);
  if (!named || /^(?:what is|wetin be a|meaning of|can i|how do i|how to)\b/.test(folded)) return undefined;
  const rest = folded.slice(named.index + named[0].length);
  const number = Number(/(?:^|\D)(\d{1,2})(?!\d)/.exec(rest)?.[1] ?? Number.NaN);
  const to = /\b(?:to|for|give|ga|fun|nye) ([a-z][a-z' ]{1,40})$/.exec(rest)?.[1];
  const found = acts.find(([, words]) => words.test(folded.slice(0, named.index)));
  if (found)
    return { act: found[0], ...(Number.isNaN(number) ? {} : { number }), ...(to !== undefined && { to }) };
  return lists.test(folded.slice(0, named.index)) && !/\d{4,}/.test(folded) ? { act: 'list' } : undefined;
}

const funds: readonly RegExp[] = [
  /\bhow\b.*\b(?:fund|top ?up|credit|load|deposit|add money|put money|pay (?:money )?in(?:to)?|receive money|get money)\b.*\b(?:account|acct|wallet|karo|here)\b/,
  /\bhow\b.*\b(?:people|person|someone|somebody|they|pesin)\b.*\b(?:pay|send|transfer)\b.*\b(?:me|my account)\b/,
  /^(?:i (?:want|wan|need) (?:to )?)?(?:fund|deposit (?:money )?in(?:to)?|add money to|put money (?:for|in|into)) (?:my |this )?(?:karo )?(?:account|acct|wallet)\b/,
  /\bya+ya\b.*\b(?:sa|saka|zuba|ajiye)\b.*\bkudi\b.*\basusu\w*/,
  /\bbawo\b.*\b(?:fi|san|fowo)\b.*\bowo\b.*\b(?:akanti|account|apo)\b|\bbawo\b.*\bfowo si\b.*\b(?:akanti|account)\b/,
  /\bkedu\b.*\b(?:tinye|etinye|kwunye)\b.*\bego\b.*\b(?:akauntu|account)\b/,
];

/** Whether it is asked how money comes into one's account: how it is put there, or where others pay it. */
export const asksToFund = (text: string, language: Language): boolean => {
  const folded = plain(text).replaceAll('’', "'").trim();
  if (/\d{5,}/.test(folded)) return false;
  return new Told(text, language).has('payin') || funds.some((pattern) => pattern.test(folded));
};
