import type { SpendingCategory } from '../../contract/index.ts';
import { plain } from '../../kernel/index.ts';

const words: [RegExp, SpendingCategory][] = [
  [/\b(?:airtime|recharge|credit card|calls?|katin?|kaadi|kardi)\b/, 'airtime'],
  [/\bdata\b|\bbundles?\b/, 'data'],
  [/\b(?:light|electricity|nepa|meter|wuta|lantarki|owo ina|oku)\b/, 'electricity'],
  [/\b(?:dstv|gotv|startimes|cable|tv|talabijin|telifisan|onyonyo)\b/, 'tv'],
  [/\b(?:food|chop(?! my money)|eating|groceries|restaurants?|abinci|ounje|nri)\b/, 'food'],
  [/\b(?:transport|sufuri|oko|ugbo ala|fuel|petrol|uber|bolt|taxi|fares?)\b/, 'transport'],
  [/\b(?:rent|house|housing|haya|owo ile|ugwo ulo)\b/, 'housing'],
  [/\b(?:school|fees|makaranta|ileewe|ile-iwe|akwukwo|education|books)\b/, 'education'],
  [/\b(?:hospital|drugs|asibiti|magani|ileewosan|oogun|ulo ogwu|ogwu|medicine|health)\b/, 'health'],
  [/\b(?:family|upkeep)\b/, 'family'],
  [/\b(?:shopping|clothes|shoes)\b/, 'shopping'],
  [/\b(?:enjoyment|entertainment|betting|games|netflix)\b/, 'entertainment'],
  [/\b(?:charges|bank fees)\b/, 'charges'],
  [/\bloans?\b/, 'loans'],
  [/\btransfers?\b/, 'transfers'],
];

/** What the money went on, where one thing is named. */
export const categorySaid = (text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(plain(text)))?.[1];

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

const cameIn = any(
  "\\bname of (?:the )?sender\\b|\\bsender'?s? name\\b|^(?:the )?sender$",
  '^(?!i\\b|we\\b|you\\b|can\\b|could\\b)[a-z]+(?: [a-z]+)? (?:just |don |has |have )*(?:sent|paid|gave|transferred)\\b.{1,16}\\bto me\\b',
  '\\b(?:who|whose|which (?:person|people))\\b(?! (?:can|could|will|would|should)\\b).{0,24}\\b(?:sen[dt]|pa(?:id|y)|ga?i?ve|transfer(?:red)?|credit(?:ed)?|dash(?:ed)?)\\b.{0,12}\\b(?:me|us|my (?:account|acct))\\b',
  '\\b(?:money|cash|payments?|transfers?)\\b.{0,16}\\b(?:sen[dt]|paid) (?:to )?(?:me|us)\\b',
  '\\b(?:money|cash|payments?|transfers?) (?:(?:that |wey )?i (?:have |don )?(?:received?|got|collect(?:ed)?)|(?:that |wey )(?:don |has |have )?(?:came|come|enter(?:ed)?)(?: in)?)\\b',
  '\\bhow much\\b(?! (?:gas|fuel|petrol|food|time|data|airtime)\\b).{0,16}\\b(?:i (?:have |don )?(?:received?|got|collected)|(?:has |have |don )?(?:came|come|enter(?:ed)?)(?: in)?)\\b(?! (?!my|me|for|inside|into|today|yesterday|this|last|account|acct)[a-z])',
  '\\bhow much (?:money )?(?:did|have|do|don) i (?:don )?(?:ma[kd]e|earn(?:ed)?)(?= (?:in |for )?(?:today|yesterday|this|last|so far|xperiod|in)\\b|[?.! ]*$)',
  '\\b(?:only|all|my|the|show|list|see) credits\\b|\\bwhat (?:has |have )?(?:came|come|comes) in\\b|\\b(?:incoming|inflows?|credit alerts?)\\b|\\bmoney in(?= (?:today|yesterday|this|last)\\b|[?.! ]*$)',
  '^(?:did|has|have|shey|don)\\b.{0,24}\\b(?:sen[dt]|pa(?:id|y)|credited?)\\b.{0,10}\\b(?:me|my (?:account|acct|salary))\\b',
  '^(?:shin |ko )?(?:an|wani|wata|wani mutum) (?:ya |ta )?(?:turo|aiko)(?:wa)? (?:min|mini|mana) (?:da )?(?:kudi|wani abu)\\b',
  '\\b(?:wa|wane|wanene|su wa)\\b.{0,12}\\b(?:turo|aiko|tura|biya)\\b.{0,10}\\b(?:min|mini|mana|ni)\\b',
  '\\bnawa (?:ne )?(?:na samu|na karba|ya shigo|suka shigo|aka turo)\\b|\\b(?:elo|iye) (?:ni )?(?:ti )?mo (?:ti )?gba\\b|\\bego ole (?:ka )?m (?:natara|nwetara)\\b|\\bego ole batara\\b',
  '\\bkudi\\w*\\b.{0,10}\\b(?:shigo|aka (?:turo|aiko))\\b',
  '\\b(?:ta ?ni|ta|awon)\\b.{0,8}\\b(?:lo|to|o|ti)\\b.{0,20}\\b(?:si|fun) mi\\b|\\bowo (?:wo lo|to|ti o|ti) wole\\b',
  '\\b(?:onye|ndi)\\b.{0,6}\\b(?:zite?re|zigaa?ra|ziteere|kwuru) m\\b|\\bego (?:\\w+ )?(?:batara|e zitere m)\\b',
);
const wentOut = any(
  '\\b(?:who|which (?:person|people)|people)\\b.{0,16}\\bi\\b.{0,10}\\b(?:sen[dt]|pa(?:id|y)|transfer(?:red)?|gave)\\b',
  '\\b(?:only|all|my|the|show|list|see) debits\\b|\\bwhat (?:has |have )?(?:went|gone|goes) out\\b|\\b(?:money|cash|payments?|transfers?) (?:that |wey )(?:don |has |have )?(?:went out|gone out|comot|left)\\b|\\b(?:outgoing|outflows?|debit alerts?)\\b',
  '\\bwan?(?:ne|nene|da)? na (?:biya|tura|aika)\\b|\\bkudi\\w* da (?:suka|ya) fita\\b',
  '\\bta ?ni? (?:ni )?mo (?:ti )?(?:san|fi)\\b|\\bowo (?:to|ti o|ti) jade\\b',
  '\\bonye ka m (?:zigara|kwuru)\\b|\\bego puru\\b',
);
/** Money that has not come is not listed: it is looked for. */
const misses =
  /\b(?:not|never|hasn't|haven't|didn't|isn't|yet|mistake|wrong|bai|ba|ko (?:ti|tii|de|i|wole)|why|when|sugbon|amma|mana)\b|\w+(?:be|ta)ghi\b/;
/** What is paid as a rule is a list of people; what was lent, earned, saved together or sent from abroad has an intent of its own. */
const ofAnother =
  /\b(?:dey (?:send|pay|transfer)|fit|usually|always|often|before|people (?:that |who |whom |wey )?i (?:send|pay|transfer)|saved?|pamo|have i got|interest|riba|gains?|gained|profits?|stocks?|shares|jari\w*|invest\w*|tinyere|esusu|ajo|adash\w*|isusu|contributions?|bills?|light|water|loans?|pay back|give back|return|abroad|outside|overseas|yankee|canada|america|london|uk|kasar waje|oke okun|ozi|link|messages?|bvn|karo wallet|limits?|cap|maximum|iyaka\w*)\b|\b(?:a |good )amount of\b/;

/** An alert of money that is not there: what came in shows it. */
const alertAlone =
  /\b(?:got|received?|see|saw|get)\b.{0,16}\balert\b.{0,40}\b(?:not|never|no|don'?t|didn'?t|hasn'?t|yet)\b.{0,24}\b(?:see|balance|reflect\w*|enter\w*|account|show\w*|inside|there)\b/;

/** Which way the money went that is asked about, in folded text: who sent some, or who was sent some. */
export function waySaid(text: string): 'in' | 'out' | undefined {
  if (alertAlone.test(text)) return 'in';
  if (misses.test(text) || ofAnother.test(text)) return undefined;
  if (wentOut.test(text)) return 'out';
  return cameIn.test(text) ? 'in' : undefined;
}

const toMe = any(
  '\\b(?:sen[dt]|pa(?:id|y)|transfer(?:red)?|credit(?:ed)?)\\b.{0,24}\\b(?:me|us|(?:to|into|in) my (?:account|acct))\\b',
  '\\b(?:my|our) (?:salary|wages|pension|(?:credit )?alert)\\b|\\bsalary\\b|\\balbashi\\w*|\\bowo osu mi\\b|\\bugwo onwa m\\b',
  '\\b(?:turo|aiko)\\w* (?:min|mini|mana)\\b|\\b(?:fi|san|ran)\\b.{0,24}\\b(?:si|fun) (?:mi|wa)\\b',
  '\\b(?:zi(?:te)?e?re|zigaa?ra|kwuru) (?:m|anyi)\\b',
);
const sentByMe = [
  /\bi (?:have |had |don |just |already |never |not |haven't |didn't )*(?:sen[dt]|transfer(?:red)?|paid|pay|put|deposit(?:ed)?)\b/,
  /\bna (?:tura|aika|biya)\w*\b|\bmo (?:ti )?(?:fi|san)\b|\bm (?:zigara|kwuru)\b/,
];

/** "He said he don send am": somebody else is who sent. */
const others =
  'he|she|they|dem|who|somebody|someone|friend|brother|sister|customer|buyer|boss|office|company';
const theySent = new RegExp(
  `\\b(?:${others})\\b(?: (?:says?|said|told me|claims?|that|he|she|they|dem|e)){0,2}(?: (?:has|have|had|don|just|already))* (?:sen[dt]|paid|pay|transfer(?:red)?)\\b`,
);

/** "My brother sent me 5k and I have not seen it": money that was to come in. */
export function missesIncoming(text: string): boolean {
  const folded = plain(text);
  return (toMe.test(folded) || theySent.test(folded)) && !sentByMe.some((each) => each.test(folded));
}

/** Whether a statement is to come by email. */
export const wantsItMailed = (text: string): boolean => /\b(?:e-?mails?|gmail|imel|mail)\b/.test(plain(text));
