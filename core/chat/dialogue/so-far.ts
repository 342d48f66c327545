import { networks } from '../../catalogue/index.ts';
import { localPhone } from '../../customers/index.ts';
import { bankByCode, kobo, plain, printNaira } from '../../kernel/index.ts';
import type { Values } from './state.ts';

const opens = '^(?:(?:and|but|so|ok|abeg|wait|please|sorry|biko|jowo|don allah|kai)[ ,]+)*';
const ends = '(?: (?:again|now|please|sef|o|na|ne|kuma|lekan si|ozo|so far|to|for|am|it))*[\\s?!.]*$';
const asks = (words: readonly string[]): RegExp => new RegExp(`${opens}(?:${words.join('|')})${ends}`);

const who = asks([
  'who (?:will|is going to|go|is to) (?:get|receive|collect) (?:it|am|the money)',
  'who (?:is|be) (?:it|this|the money)(?: for| going to)?',
  'who (?:am i|i dey|are we|we dey) (?:sending|paying|send|pay)(?: (?:it|am|money|the money))?',
  'who is the (?:receiver|recipient|person)|to whom?|na who|(?:na )?who get (?:the|di|that|dis|this) (?:account|acct)',
  'wa zai (?:samu|karba|karbi)(?: shi| kudin)?|zuwa ga wa',
  'ta ni (?:yoo|maa|lo ma) gba a?|si ta ni',
  "(?:what is|what's|wetin be) (?:the|his|her|their|di|im) (?:account )?name(?: (?:on|for) (?:it|that|the account))?",
  'wa(?:ye|ne)? ?(?:ne |ke )?(?:da|mai) (?:wannan |wancan )?(?:asusun?|account|acct)(?: (?:din|nan))?|(?:menene|mene ne|me ne ne|yaya) suna(?:n ?sa|n ?shi|n ?ta|n mai (?:asusun?|account)(?: din)?)',
  '(?:ki ni|kini|ki lo je) oruko (?:re|e|eni (?:naa|yen)|olowo)|oruko ta ni',
  '(?:ole|gini bu|kedu|kedu ihe bu) aha (?:ya|onye (?:ahu|a))|aha onye ka o bu',
  'onye ga-? ?(?:enweta|anata|ewere)(?: ya| ego ahu)?|o bu onye',
]);
const sum = asks([
  "how much|how much (?:is it|was it|did i say|am i (?:sending|paying|buying)|i (?:dey|go|talk|say)(?: send| pay| buy)?)|(?:what is|what's|wetin be) the amount|na how much|how much (?:e|it) (?:go )?(?:be|cost)|how much be (?:it|am|that)",
  'nawa (?:na ce|nake turawa|zan tura)|nawa ne (?:jimla|duka|gaba daya)|jimla nawa|nawa',
  'elo ni(?: mo (?:so|fe fi ranse)| (?:gbogbo re|lapapo))?',
  'ego ole(?: ka (?:o bu|m kwuru|m na-? ?eziga))?',
]);
const where = asks([
  '(?:to |at |in |into |for )?(?:which|what) (?:bank|account)(?: (?:is it|is that|am i sending|i dey send|did i (?:say|give)))?',
  '(?:a |zuwa )?(?:wane|wanne) (?:banki|asusu)',
  '(?:si )?(?:banki|akanti) wo(?: ni)?',
  "(?:na |n'? ?)?(?:kedu|olee) (?:ulo aku|banki|akaunt\\w*)",
]);
const all = asks([
  'what (?:have|did) (?:i|we) (?:said|say|done|do|got|give|given)|where (?:are|were) we|where we (?:dey|stop|reach)|what do you have',
]);

/** What somebody asks of an order: who gets it, how much it is, where it goes, or all that was said of it. */
export function askedOfOrder(text: string): 'who' | 'sum' | 'where' | 'all' | undefined {
  const folded = plain(text).trim();
  if (who.test(folded)) return 'who';
  if (where.test(folded)) return 'where';
  if (sum.test(folded)) return 'sum';
  return all.test(folded) ? 'all' : undefined;
}

/** What is known of an order that is not complete, in the order in which it would be offered. */
export function knownSoFar(values: Values): string[] {
  const { amount, account, bank, phone, network, meter } = values;
  const name = values.payee ?? values.name ?? values.full_name;
  const at = bank && bankByCode(bank)?.short;
  const line = network && network in networks ? networks[network as keyof typeof networks] : undefined;
  return [
    amount && printNaira(kobo(BigInt(amount))),
    name,
    [at, account].filter(Boolean).join(' '),
    phone && localPhone(phone),
    line,
    meter,
    values.title,
  ].filter((each): each is string => each !== undefined && each !== '');
}
