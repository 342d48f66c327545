import { plain } from '../../kernel/index.ts';
import { howOften } from './said-of-savings.ts';
import { ANOTHER_DAY } from './said-of-times.ts';

/** "Increase it", "kara shi": more of what was spoken of. */
const raises =
  /^(?:(?:please|pls|abeg|biko|jowo|don allah|ok|oya|then|so|can you|could you|i want to|i wan|help me|e|a|ka) )*(?:(?:increase|raise|lift|upgrade|extend|add) (?:it|am|them|that|this|(?:my |the )?limit)|make (?:it|am|them|that) (?:higher|bigger|more)|kara (?:shi|su|min|mini)(?: shi)?|daga (?:shi|su)|(?:mu|gbe) (?:un|e|won|re) (?:ga(?: soke)?|soke)|(?:bulie|bulite|welite|buliere m) (?:ya|ha)(?: elu)?)(?: (?:for me|please|abeg|now|then|na|nau|biko|jowo|small))*(?: (?:to|zuwa|si|ruo) \S+)?[\s.!?]*$/;

/** Whether more is wanted of what is limited, in words that do not name it. */
export const raisesIt = (text: string): boolean => raises.test(plain(text).trim().replaceAll(',', ''));

const opens = '^(?:(?:ok(?:ay)?|oya|then|just|alright|well|so|toh?|abeg|please|no|fine)[ ,]+)*';
const ends = '(?:[ ,]*(?:then|instead|please|abeg|first|now|na|nau|for now))*[\\s.!]*$';
/** "OK do 100k": a sum, of what is under way. */
const doesSum = new RegExp(
  `${opens}(?:do|make (?:it|am|e be)|take|let it be|put|run|try|send|transfer|pay)(?: just| only)? (?:₦|n|ngn)?\\d[\\d.,]*\\s?(?:k|m|naira)?${ends}`,
);

/** Whether only another sum is named, for what is under way. */
export const doesOnlySum = (text: string): boolean => doesSum.test(plain(text).trim());

const LATER_WORDS_MOST = 9;
const later = new RegExp(`\\b(?:${ANOTHER_DAY}|gobe|jibi|l?ola|echi|anjima|leyin|emechaa?)\\b`);
const sendsIt =
  /\b(?:(?:send|do|pay|buy|make|transfer|try|process|run|put) (?:it|am|that|this|the money)|(?:tura|aika|biya|yi) (?:shi|ta|kudin)|(?:fi|ran) (?:an?|owo naa)|(?:fi|se) (?:e|i|o) (?:ranse)?|(?:ziga(?:ra)?|zipu(?:ru)?|mee|kwuo) ya)\b/;

const byItself = /\bautomatic(?:ally)?\b|\bby (?:itself|yourself|themselves)\b|\b(?:every|each) payday\b/;
const repeatsIt =
  /\b(?:(?:send|do|pay|make|transfer|remind me to (?:send|pay)|dey (?:send|pay|do)|be (?:sending|paying|doing)|keep (?:sending|paying)) (?:it|am|that|this|her|him|them)|(?:rika|dinga) (?:tura|biya)\w*|maa (?:san|fi)|na-? ?(?:akwu|eziga)\w*)\b/;

const isShort = (folded: string): boolean => folded.split(/\s+/).length <= LATER_WORDS_MOST;

/** "Do it by yourself every month": what was spoken of, again and again. */
export function wantsItOften(text: string): boolean {
  const folded = plain(text).trim();
  const isOften = byItself.test(folded) || howOften(folded) !== undefined;
  return isShort(folded) && isOften && repeatsIt.test(folded);
}

/** "Send it tomorrow then": what was spoken of, at another time. */
export function wantsItLater(text: string): boolean {
  const folded = plain(text).trim();
  return isShort(folded) && later.test(folded) && sendsIt.test(folded);
}

const refused =
  /\b(?:(?:and|but|so|then) )?i (?:said|say|talk say|replied|answered|told (?:him|her|them)|tell (?:am|him|her|them)|don tell am)(?: that)? (?:no|never|i (?:can'?t|won'?t|will not|no fit|no go))(?: way)?[\s.!]*$|\b(?:but|and|so)? ?i (?:refused?|declined?|didn'?t|did not|no gree|no send(?: am)?|no do(?: am)?|never send(?: am)?)(?: to)?[\s.!]*$|\b(?:amma|sai|kuma) (?:na ki|na ce a'?a|ban yarda(?: ba)?|ban tura(?: ba)?)[\s.!]*$|\b(?:sugbon|mo si|mo) (?:mo )?(?:ko(?: fun (?:un|won))?|ni rara|so pe rara|so fun (?:un|won) pe rara)[\s.!]*$|\b(?:mana|ma) (?:a?juru m|m juru|a?si(?:ri)? m(?: ya)? mba|ekweghi m|m ekweghi)[\s.!]*$/;
const says = /\b(?:said|says|say|told|tells?|talk|asked?|wants?|wanted|ce|so pe|ni ki|si|siri|gwara)\b/;

/** "She said send 5k to Chidi and I said no": a story, in which the customer has refused what was asked. */
export function tellsOfRefusing(text: string): boolean {
  const folded = plain(text);
  const end = refused.exec(folded);
  return end !== null && end.index > 0 && says.test(folded.slice(0, end.index));
}
