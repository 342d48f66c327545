import { type Kobo, naira } from '../../money.ts';
import { plain } from '../text.ts';

/** What is left once an order is paid. */
const left =
  /^(?!.*\b(?:limit|loan|owe|goal|data|iyaka|bashi|gbese)\b)(?:.*\b(?:how much|what|wetin)\b.{0,24}\b(?:left|remain\w*)\b|.*\bmy balance (?:after|go be|will be)\b|.*\b(?:nawa|me)\b.{0,10}\b(?:rage|saura)\b|.*\b(?:elo|iye)\b.{0,16}\bku\b|.*\b(?:ego ole|ihe)\b.{0,10}\b(?:ga-? ?)?a?fod\w+)/;
/** What it comes to in all. */
const total =
  /^(?:(?:and|so|but|ok|wait|abeg)[ ,]+)*(?:how much (?:is (?:it|that|this|the (?:total|price|cost))|(?:will|do|am) (?:you|i|it) (?:take|cut|remove|pay|paying|cost|be)(?: in all| in total| altogether)?|in (?:all|total)|altogether)|what(?:'?s| is| will be)? the (?:total|price|cost|amount)|na how much)(?: (?:now|in all|in total|altogether|please|then))*[\s?!.]*$/;
/** Whether it is the right person. */
const right =
  /^(?:(?:but|and|wait|abeg|ah|hmm)[ ,]+)*(?:(?:are )?you sure\b|is (?:that|this|it) (?:really )?(?:the )?(?:right|correct|him|her)\b|na (?:the )?(?:correct|right) (?:person|account)\b|(?:ka|kin|kun|an) tabbata\b|(?:se )?o da (?:e|yin|o) loju\b|i ji (?:ya )?n'? ?aka\b|o doro gi anya\b)/;
const why =
  /^(?:(?:but|and|ah|haba|abeg|wait)[ ,]+)*(?:why\b|wetin be\b|what (?:is|are)\b|for what\b|me ya ?sa\b|don me\b|saboda me\b|menene\b|kilode\b|kini\b|ki lo\b|nitori kini\b|gini (?:mere|kpatara|bu)\b|maka gini\b|olee\b)/;
/** "Why" and no more. */
const whyAlone =
  /^(?:(?:but|and|ah|haba|abeg|wait|no)[ ,]+)*(?:why|for what|how come|me ?ya ?sa|don me|saboda me|kilode|nitori kini|gini mere|gini kpatara|maka gini)(?: (?:na|now|nau|o|fa|kuma|sir|ma|abeg|ya|biko))*[\s?!.]*$/;
/** Whether a text asks only why. */
export const asksWhy = (said: string): boolean => whyAlone.test(plain(said).trim());

/** The charges are no more than this. */
const CHARGE_MOST = naira(60);

/** What is asked of an order that waits for its PIN: what will be `left`, its `total`, whether its `name` is right, what its `charges` are for, `why` it waits. */
export function askedOfOffer(
  said: string,
  amount: Kobo | undefined,
): 'left' | 'total' | 'name' | 'charges' | 'why' | undefined {
  const text = plain(said).trim();
  if (asksWhy(said)) return 'why';
  if (amount === undefined && left.test(text)) return 'left';
  if (amount === undefined && total.test(text)) return 'total';
  if (amount === undefined && right.test(text)) return 'name';
  return amount !== undefined && amount <= CHARGE_MOST && why.test(text) ? 'charges' : undefined;
}

/** "Everything looks correct, please go ahead and send it": a yes in a whole sentence. */
const agreed =
  /\b(?:go ahead|do it|send it now|proceed|carry on|continue with it|(?:you can|please|now|and|then) (?:send|pay|buy|do|process|approve) (?:it|am)|i (?:agree|confirm|approve)|(?:it|that|all|everything|details?|name)(?:'?s| is| are| looks?| look)+ (?:all )?(?:correct|right|good|fine|okay|ok|in order))\b/;
const agreesNot =
  /\b(?:not|no|never|don'?t|do not|isn'?t|wait|before|if|but|wrong|change|instead|cancel|stop|how|why|what|who|when|is (?:it|that|this|everything))\b|\?|\d/;

/** Whether a sentence agrees to what was offered. */
export const agreesInWords = (said: string): boolean => {
  const text = plain(said);
  return agreed.test(text) && !agreesNot.test(text);
};

const without =
  /^(?:(?:but|and|ah|abeg)[ ,]+)*(?!(?:i|we|you|do|does|if|who|what|why|how)\b)(?:my )?[a-z]+ (?:no get|does ?n[o']?t have|do ?n[o']?t have|has no|hasn't got|no dey use)(?: an?| any)?(?: bank)? (?:account|acct|acc)\b|\b(?:ba ?shi|ba ?ta|ba su) da (?:asusu|account)|^(?:iya mi |mama mi |o |won )*ko ni (?:akanti|akaunti|account)|\bo nweghi akaunt\w*/;

/** "She has no account": whoever is to be paid cannot be. */
export const hasNoAccount = (said: string): boolean => without.test(plain(said).trim());
