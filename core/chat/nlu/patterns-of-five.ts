import { isStory } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import { conceptsNamed } from './concepts.ts';
import type { Matched } from './matched.ts';
import type { Slots } from './slots.ts';

/** Names a place abroad, or a way from it, in any of the five languages. */
const lands =
  /\b(?:to|go|zuwa|si|na|ga|from|daga|lati|for) (?:the )?(?:ghana|kenya|south africa|uk|u k|london|england|america|usa|canada|china|cotonou|benin republic|dubai|germany|italy|togo|cameroon|niger republic|saudi|saudiya|amurka|ingila|amerika|abroad|overseas|kasar waje|oke okun|ilu oyinbo|mba ofesi|obodo oyibo)\b/;
/** What is sent by road or by air, and by no bank. */
const goods = /\b(?:parcels?|packages?|goods|cargo|letters?|clothes|dhl|fedex|gig logistics|waybill|load)\b/;
/** What else is sent from abroad is not told by a list of goods, but by money that is not named. */
const money =
  /\b(?:money|moni|cash|kudi\w*|owo|ego|naira|dollars?|pounds?|euros?|cedis?|allowance|remit\w*|western union|moneygram)\b/;
/** More words than these tell of something. */
const ASKED_WORDS = 6;
const refusesRobot =
  /\b(?:don'?t|do not|no|not)(?: (?:i|want|wan|like|need|gree|dey|talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|to|with|follow|give|me|a|an|any|this|dis|more|your|una|be|be talking))* (?:bots?|robots?|machine|computer)\b|\b(?:bana so|ba na son|ban son|mi o fe|n ko fe|achoghi m|anaghi m acho)\b.*\b(?:bots?|robots?|machine|computer|na'ura|inji|ero|igwe)\b/;
const mayISend =
  /^(?:please |abeg |biko |jowo )*(?:can i|am i able to|am i allowed to|i fit|make i fit|zan iya|ko zan iya|se mo le|nje mo le|enwere m ike|a ga m enwe ike)\b.*\b(?:at once|one time|in (?:a|one) day|per day|daily|today|a day|lokaci daya|lokaci guda|a rana|rana daya|yau|leekan|lekan|lojo|lojumo|loojo|loni|otu ugboro|n'otu|ubochi|taa)\b/;
/** How much may still go: what is left of the limits. */
const howMuchMayGo =
  /\bhow much (?:more )?(?:money )?(?:(?:can|could|may|am) i|(?:wey )?i (?:still )?(?:fit|can|may|go fit))(?: \w+){0,3} (?:send|transfer|spend)\b|\b(?:left|remaining|remains?|balance) (?:of |on |for |from |in )*(?:my )?(?:daily |transfer |sending )*limits?\b|\blimits? (?:\w+ )?(?:left|remaining|remains?)\b|\bnawa (?:ne )?(?:nake iya|zan iya|na iya|ya rage|ya saura)\b.{0,24}\b(?:tura|turawa|aika|aikawa|iyaka\w*)\b|\b(?:elo|iye) (?:ni |wo ni )?(?:ti )?(?:mo|o ku ti mo) (?:si |tun )*le (?:si |tun )*fi (?:owo )?(?:ranse|sowo)\b|\bego ole (?:ka |foduru |fodur[ou] )?(?:m |ka m )?(?:nwere ike|ga-e?)[ -]?\w*(?:ziga|zipu)\b/;
/** "What is this limit": what it is tells what it means. */
const whatLimit =
  /^(?:please |abeg |biko |jowo |but |and )*(?:what(?:'s| is| are)?|wetin be|menene|mene ne|kini|ki ni|gini bu|kedu ihe bu) (?:this |dis |the |these |una |your |my )*["'“”]?(?:transfer |daily |sending )?(?:limits?|iyaka\w*|opin)\b(?!.*\b(?:cards?|kati\w*|kaadi|speed|age)\b)(?! (?:of|in|on) (?!.*\b(?:accounts?|acct|days?|daily|week|month|levels?|tiers?|transfer\w*|send\w*|karo|money|cash|withdraw\w*|wallet|airtime|spend\w*)\b))|\b(?:cap|ceiling)\b.{0,8}\b(?:on|for)\b.{0,12}\b(?:incoming|money|transfers?|withdrawals?|deposits?)\b/;
/** "Refund my 2k": what was sent is asked back. */
const asksBack =
  /^(?:(?:please|pls|abeg|kindly) )*refund my (?:money|cash|[₦#n]?\d[\d.,]*k?)(?: naira)?[\s.!]*$|^(?:(?:please|pls|abeg|biko|jowo|kindly) )*refund(?: (?:please|pls|biko|jowo|abeg|m mehiere))*[\s.!]*$|^refund\b.*\b(?:wrong|mistake|asise|kuskure|mmejo)\b/;
const ofLoans = /\b(?:loans?|borrow|bashi|rance|eyawo|mbinye|fees?|charges?|abroad)\b/;
/** What is said of a set as a thing of the house. */
const ofSet =
  /\btv stand\b|\binch(?:es)?\b|\b(?:n'|na )elu tv\b|\bsori (?:tv|telifisan)\b|\bon (?:top (?:of )?)?(?:the|my) tv\b|\bwhich tv\b|\b(?:na|ta|sayi) tv\b|\btv mi ti baje\b/;
const grateful = /^[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Emoji_Modifier}\s]+$/u;
const pleased = /[👍🙏❤🥰😊💯👏]/u;

/** What is asked of a bill or told of one that was paid. */
const asksOfBill =
  /\b(?:what|which|last) (?:day|date|time)\b|\blast (?:day|date)\b|\bubochi\b|\bwace rana\b|\bojo wo\b|\b(?:i|i have|i don) (?:paid|pay)\b.*\b(?:but|never|didn't|not|no)\b/;

/** What was paid already is asked about or complained of, and not paid once more. */
const paidAlready =
  /(?<!\b(?:so|son|inaso) )\bna biya\b|\bm (?:kwuru|kwuola)\b|\b(?:ti mo|mo ti) san\b|\bi (?:have |don |just )*paid\b|\bi (?:don )?pay\b.*\b(?:since|but|still|never)\b/;

/** What a word for television stands beside where it is not to be paid. */
const beside = [
  'airtime',
  'data',
  'light',
  'notcome',
  'history',
  'when',
  'howmuch',
  'due',
  'least',
  'receipt',
  'complain',
  'debited',
  'failed',
  'cancel',
  'spend',
];

/** "Same for my daughter 0805…": what was bought for one phone, for another. */
const sameFor =
  /^(?:(?:do|buy|run|abeg|and|please) )*(?:the )?same\b|^haka (?:ma|nan)\b|^bakan ?naa\b|^otu (?:ahu|ihe ahu)\b/;

/** In Hausa, a sum that is put where no account, phone or group is: into a goal, by its name. */
const putsBy =
  /^(?:(?:zan|a|ka|ki|ina so in|don allah) )*(?:saka|zuba) \S.* (?:a|cikin) (?!(?:asusu|account|acct|akwanti|akant|layi|waya|kati|adashi|asusun|kungiya|group|hannun|jari|banki)\w*)[a-z]{3,}$/;

/** The same in Igbo. */
const putsInto =
  /^(?:(?:biko|achoro m|ka m) )*i?tinye \S.* (?:na |n' ?)(?!(?:akaunt\w*|account|acct|ekwenti|fon|kaadi|isusu|otu|aka|ahia|aku|investment|banki|ulo aku|ya|ha)\b)[a-z]{3,}$/;

/** "45k each for two children": money for people, of whom none is named. */
const forEach =
  /^\D{0,12}\d[\d.,]*\s?(?:k|m|thousand)?(?: naira)? (?:each|apiece) (?:for|to|give) (?:my |the |our )?(?:\d|two|three|four|five|six)\b/;

/** The same in three languages, of so many children or friends. */
const forEachOfThree =
  /\b(?:fun|fi|tura|aika|ba|bai|nye|ziga|zigara|zipuru)\b.*\b(?:awon (?:omo|aburo|egbon|ore|osise)|yara\w*|kanne\w*|abokai\w*|umu\w*|ndi oru)\b(?: (?:mi|wa|na|m|mu|anyi))?(?: \w+)? (?:meji|meta|merin|marun|biyu|uku|hudu|biyar|abuo|ato|ano|ise)\b/;

/** In Yoruba, what one owes another: "Ada je Bola ni 5k". */
const owes =
  /^(?!(?:e|o|mo|ko|ki|ti|ni|won|se|je|owo|emi)\b)[a-z]+(?: [a-z]+)? je (?!(?:ki|ka|k)\b)(mi )?(?:[a-z]+ ){0,2}(?:ni )?\d/;

/** What is said in any of the five languages so plainly that it needs no weighing. */
export function plainPattern(text: string, slots: Slots): Matched | undefined {
  const sure = (intent: Intent) => ({ intent, confidence: 0.95 });
  const { amount, account, bank, phone, network, biller, meter } = slots;
  if (grateful.test(text) && pleased.test(text)) return sure('thanks');
  if (refusesRobot.test(text)) return sure('human');
  if (asksBack.test(text)) return sure('recall');
  const debt = amount && !account ? owes.exec(text) : undefined;
  if (debt) return { ...sure(debt[1] ? 'request_money' : 'out_of_scope'), stands: true };
  if (phone && !amount && !bank && sameFor.test(text)) return { ...sure('airtime'), stands: true };
  if (amount && mayISend.test(text)) return sure('limits');
  if (!amount && whatLimit.test(text) && !ofLoans.test(text)) return sure('limits');
  if (!amount && howMuchMayGo.test(text) && !ofLoans.test(text)) return sure('limits');
  if (
    amount &&
    !(account ?? phone ?? network ?? biller ?? meter) &&
    (putsBy.test(text) || putsInto.test(text))
  )
    return { intent: 'goal', confidence: 0.8 };
  if (
    amount &&
    !(account ?? phone ?? network ?? biller ?? meter) &&
    (forEach.test(text) || forEachOfThree.test(text))
  )
    return { intent: 'transfer', confidence: 0.8, stands: true };
  if (isStory(text)) return undefined;
  const speaks = conceptsNamed(text);
  if (
    speaks.has('send') &&
    lands.test(text) &&
    !goods.test(text) &&
    (amount || money.test(text) || text.split(' ').length <= ASKED_WORDS) &&
    !account &&
    !bank
  )
    return sure('remittance');
  if (asksOfBill.test(text) || paidAlready.test(text)) return undefined;
  // A channel has a number, which is no sum.
  const isPaid = speaks.has('pay') || (amount && !/\bchann?els?\b/.test(text));
  if (speaks.has('tv') && isPaid && !ofSet.test(text) && !beside.some((each) => speaks.has(each)))
    return sure('tv');
  return undefined;
}
