import { plain } from '../../kernel/index.ts';
import type { Matched } from './matched.ts';
import { endangersNothing, losesAnothers, suspectsAnother } from './said-of-blocking.ts';
import { waySaid } from './said-of-spending.ts';
import { givesBackSaid, partSaid } from './said-of-sums.ts';
import type { Slots } from './slots.ts';

/** An account that is to be opened again: no word in a chat does that, a person does. */
const reopens =
  /\b(?:un-?(?:freeze|block|lock|suspend)|re-?(?:open|activate))\b(?: \w+){0,2} (?:account|acct|acc|am)\b|\b(?:un-?freeze|un-?block) it\b|^(?:un-?freeze|un-?block)$/;
/** "Lift the hold on my account": a block that is to go. */
const lifts =
  /\b(?:end|undo|lift|remove|comot|take (?:off|away)) (?:the |this |that |una |your )?(?:lock|freeze|block|blockage|hold|restriction|suspension|ban)\b.*\b(?:account|acct|acc)\b|\btake (?:my |the )?(?:account|acct|acc) off (?:hold|lock|freeze)\b/;
/** "Open am back", said of what was blocked. */
const opensBack =
  /^(?:can you |i want (?:you )?to |help me )?(?:open|unlock|release|reactivate|unfreeze|unblock) (?:am|it|my account|the account)(?: (?:back|again|for me))*$/;
/** The same in three languages, said of one's own. */
const opensMine =
  /^(?:ka |ki |ku |a |ina so (?:a|ku) )?(?:bude|kwance|bude min) asusuna(?: da (?:aka|kuka) \w+)?$|^(?:e )?(?:ba mi )?(?:si|tu) (?:akanti|akaunti|account) mi(?: (?:pada|sile|fun mi))*$|^(?:biko )?(?:mepee|meghee|mepe) akaunt[uo] m(?: ozo)?$/;
/** An account that is to end. */
const ends =
  /\b(?:close|delete|terminate|deactivate)\b(?! (?:my |the )?loan\b)(?: \w+){0,2} (?:account|acct|acc)\b(?! (?:in|at|with|number))|\bmechie akaunt\w*(?: \w+)? kpam ?kpam\b/;

/** It is the customer who ends it: nobody else closed it or threatens to. */
const endsIt =
  /^(?:(?:i|want|wan|to|can|could|you|make|una|help|me|let|how|do|fit|go|just) )*(?:close|delete|terminate|deactivate)\b(?!.*\b(?:why|wetin|no fit|charges)\b)|\bmechie\b/;

/** "Deactivate my account till I see my phone": blocked, and not ended. */
const rests =
  /\b(?:close|deactivate|shut)\b(?: \w+){0,2} (?:account|acct|acc)\b.*\b(?:till|until|for now|for (?:a|one|two|some|few|\d+) (?:few )?(?:days?|weeks?|months?|while|time|bit)|temporar\w*|thie(?:f|ves)|(?:phone|sim) (?:don |is |was |has |has been )?(?:miss(?:ing)?|lost|los|stolen|gone)|(?:make|so(?: that)?) (?:no ?body|no (?:person|one)|they|dem|nothing)|nwa oge)\b|\b(?:sim|phone|thie(?:f|ves)|stole|stolen)\b.*\b(?:close|deactivate|shut)\b(?: \w+){0,2} (?:account|acct|acc)\b|\b(?:otp|pin|passwords?|codes?|bvn|scam\w*|fraud\w*)\b.*\b(?:close|deactivate|shut)\b(?: \w+){0,2} (?:account|acct|acc)\b|^(?:urgent(?:ly)?|quickly|sharp sharp)\b.*\b(?:close|deactivate|shut)\b(?: \w+){0,2} (?:account|acct|acc)\b/;

/** Whether a text wants the account closed: it is told how, and nothing is done. */
export const endsAccount = (text: string): boolean => ends.test(plain(text));

const asksWhether =
  /\b(?:did|has|have|is|was|shey|hope|abi)\b.{0,24}\b(?:money|cash|transfer|payment|it|e|am|\d[\d,.]*k?)\b.{0,12}\b(?:go|gone|enter|entered|drop|dropped|reach|reached|land|landed|arrive|arrived|deliver|delivered|go through|gone through|successful)\b/;
const tellsWhether =
  /\b(?:money|transfer|cash)\b.{0,6}\b(?:don|never|no)\b ?\b(?:go|enter|drop|reach|land|deliver)\b|^e (?:don|never|no) (?:go|enter|drop|reach|land|deliver)\b.{0,16}$|^(?:my )?[a-z]+ don (?:see|get|receive|collect) (?:am|the money)\b.{0,4}$/;
const asksWhetherOfThree =
  /^(?:shin |ko )?ya (?:tafi|isa|shiga)(?: ne| kuwa)?$|\b(?:kudi\w*|tura\w*)\b.{0,6}\bya (?:isa|shiga|tafi|je)\b|(?<!\bmu )\bowo (?:naa |yen |mi )?(?:ti )?(?:de|wole)\b|^(?:se|nje|sebi) (?:o |owo naa )?ti (?:de|wole|lo)\b|^(?:o )?ti (?:lo|de|wole)(?: (?:bayi|na))?$|^(?:o )?(?:gara|garala|ruru|rutela|erutela|banyela|puola)$|^(?:se|nje|sebi) (?:o |won )?(?:ti gba a?|ri i)$|^(?:shin |ko )?(?:ya|ta|sun) (?:gani|samu|karba)(?: ne| kuwa)?$|\bego (?:ahu |m )?o? ?(?:ruola|rutego|ruru|banyela)\b|^(?:kin|kun|ka|ki) tabbata\b.*\b(?:samu|isa|shiga|gani)\b|^(?:se )?o da (?:e|yin) loju\b.*\b(?:gba|wole|ri)\b|^i ji (?:ya )?n'? ?aka\b.*\b(?:nweta\w*|ruru|rutela|banyela)\b/;
/** What sum came or went, or for what, is no question whether it did. */
const asksSum = /\b(?:how ?much|nawa|elo|ole|mee ihe|a kan me)\b/;
const incoming =
  /\b(?:sent me|send me|paid me|pay me|gave me|to me|for me|salary|my account|loan|data|airtime|ajo|esusu|adash\w*|isusu|contributions?|group|lati|(?:the|our|di|that) [a-z'-]+ money)\b/;
/** Money that came where it should not, or must come back, is not looked for. */
const astray =
  /\b(?:wrong|mistake\w*|asise|kuskure|dawo ?min|da ?wo min|mayar ?min|mayar da|ba daidai|ba shi ba|ban sani|bai dace|wani ba|wata ba|ezighi ezi|mmejo|weghachi\w*|da pada)\b|\bba \w+(?: \w+)? ba$/;
/** "Where did my money go?" asks what it was spent on. */
const whereItWent =
  /\b(?:where|wia|wey)\b(?: (?:did|does|do|is|all|the))* my money (?:all )?(?:go|going|gone|dey go)\b/;
const howFar = /^how far (?:with |about |for |on )?(?:my |the |that )?(?:transfer|money)\b/;

const sendsAgain =
  /^(?:(?:and|then|ok) )?(?:(?:can you|could you|make i|let me|i want to|i wan|help me) )?(?:re-?send|repeat(?= (?:\w+ )*(?:money|cash|transfer|payment|amount)\b)|redo|do|send|make|transfer|pay)(?: (?:it|am|him|her|them|that|the|my|same|last|previous|this|money|cash|transfer|payment|one|amount|thing))+ (?:again|once more|one more time|(?<!\b(?:do|make) (?:it|am|that) )another time)\b/;
const repeatsTransfer =
  /\b(?:repeat|redo|do|make) (?:my |the |that )?(?:last|same|previous) (?:transfer|payment|transaction)\b|\b(?:send|transfer|pay|give)\b.{0,20}\b(?:the )?same (?:amount|money|thing)\b|^(?:send|transfer|pay|give) (?:the )?same (?:to|give)\b|^same (?:transfer|payment)\b(?!.*\b(?:was|were|sent|twice|reverse)\b)|^(?:the |do the )?same (?:thing )?(?:as|like) (?:last|before|the last|yesterday)\b|^(?:just )?(?:as|like) last time\b|^kamar (?:na )?(?:watan (?:jiya|da ya (?:gabata|wuce))|na baya)$|^(?:ge+ge+ )?bii?(?: ti)? (?:osu|ose) (?:to|ti o) koja$|^d[io]ka (?:nke )?(?:onwa|izu) gara aga$|^(?:send|give|transfer|pay) (?:am|it|that|the same)(?: money)? (?:to|give) (?:am|him|her|them)(?: too| as well| also| again)*$/;
/** "As a while ago", in Hausa and Yoruba, whatever is then another. */
const likeBefore =
  /^(?:ka |ki |a )?(?:yi |sake )*(?:irin|kamar) (?:na|ta|wancan|wanda) (?:dazu\w*|baya|karshe|jiya|farko|wancan)\b|^(?:e )?(?:se )?(?:iru|bi+) (?:ti |eyi ti )?(?:isaaju|isaju|eleekan|ana|tele|to koja|akoko)\b/;
const triesAgain = /^(?:try|retry|re-?try)(?: (?:it|am|that|the transfer|sending))*(?: again| once more)?$/;
const sum =
  '(?:n|ngn|₦|#)?\\s?(?:\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|dubu|dari|naira|egberun|eede?gbe|igba|puku|nari)\\b)';
/** "Send him another 2k": whoever was paid last. */
const toTheSame = new RegExp(
  [
    `^(?:send|transfer|pay|give|dash) (?:am|him|her|them|that person|(?:the )?same person)(?: another| again| extra| more| na)* ${sum}`,
    `^(?:send|transfer|pay|give) (?:another |extra )?${sum}[^a-z]*k?(?: naira)?(?: more| again)? (?:to |give |for )(?:am|him|her|them|that person|(?:the )?same person)\\b`,
    `^(?:ka |ki |a )?(?:sake )?(?:tura|aika)(?:wa)? (?:masa|mata|mishi|musu)(?: kuma| wani)* ${sum}`,
    `^(?:ziga|zigara|zipu|zipuru) (?:ya|ha)(?: ozo)? ${sum}`,
    `^(?:tun )?fi ${sum}.{0,24} (?:ranse|sowo) si (?:i|won|oun)\\b`,
    '^(?:ka |ki |a )?(?:sake|kara|maimaita) (?:tura|aika)(?:wa)?(?: (?:shi|ta|masa|mata|musu|kudi|kudin|kuma))*[\\s.!]*$',
    '^(?:ka |ki |a )?(?:tura|aika)(?:wa)?(?: (?:shi|ta|masa|mata|kudi|kudin))* (?:kuma|again|sake)[\\s.!]*$',
    '^(?:e )?(?:tun )?fi(?: (?:owo|naa|un|i))* (?:ranse|sowo)(?: si i| fun un)?(?: naa)? (?:leekansi|leekan si|lekansi|lekan si|pada)[\\s.!]*$',
    '^(?:e )?tun fi(?: (?:owo|naa|un|i))* (?:ranse|sowo)(?: naa| si i| si (?:eni (?:yen|naa)|un))*[\\s.!]*$',
    '^(?:zi(?:ga|pu)(?:kwa)?(?:ra|ru)?|zi(?:ga|pu)ghachi|mee(?:kwa)?)(?:kwa)?(?: (?:ya|ha|ego|ahu|a|otu ahu))* (?:ozo|again)[\\s.!]*$|^megharia (?:ya|nziga ahu)[\\s.!]*$|^(?:ziga )?otu (?:ihe )?ahu m (?:ziri|zigara|zipuru) (?:na mbu|(?:oge )?ikpeazu|oge gara aga)[\\s.!]*$',
  ].join('|'),
);
const ofBills = /\b(?:airtime|data|light|token|bill|dstv|gotv|subscription|receipt|statement|code)\b/;

/** What leads into an order and is none of it: "abi make i …", "the person wey i send money first, …"; who else is told of is not the one paid last. */
const leads =
  /^(?:(?:the |that |di )?(?:person|one|guy|man|woman|babe) (?:that |who |wey )?i (?:just |don )*(?:sen[dt]|pa(?:id|y)|transfer(?:red)?)\b[^,]*, ?|(?:abi|oya|so|ok|and|then|make i|let me|i want to|i wan|can i|i go) )+/;

/** Whether a text wants the last transfer once more. */
export const repeatsLast = (text: string): boolean => {
  const said = plain(text)
    .replace(/\b(?:please|pls|abeg|kindly|biko|jowo)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    !ofBills.test(said) &&
    (likeBefore.test(said) ||
      sendsAgain.test(said) ||
      triesAgain.test(said) ||
      repeatsTransfer.test(said) ||
      toTheSame.test(said) ||
      toTheSame.test(said.replace(leads, '')))
  );
};

/** Asks whose account it is. */
const ownerOf =
  /\bwho(?:'s| is| owns?| get| has| dey own)?\b|\bwhose\b|\b(?:name|owner)\b.{0,12}\b(?:on|of|for|in|inside|wey dey|behind)\b|\b(?:check|confirm|verify|find|show|wetin be|what is|what's)\b.{0,24}\bname\b|\baccount name\b|\bname (?:check|enquiry|inquiry)\b|\b(?:sunan|wa(?:ye|ne|ke)?|na wane? ne)\b|\b(?:oruko|ta ?ni|tani|ta ?lo)\b|\b(?:onye (?:nwe|ka|kedu)|aha (?:onye|di))\b/;
const sendsThere =
  /\b(?:send|transfer|pay|sent|paid|give|tura|aika|ranse|sowo|fi|ziga|zipu|zigara|zipuru|save|beneficiary)\b/;

/** Whether a text that has an account asks its owner's name, and orders nothing. */
export const enquiresName = (text: string): boolean => {
  const folded = plain(text);
  return ownerOf.test(folded) && !sendsThere.test(folded);
};

/** "Make it all my money", of what was to be sent. */
const makesIt = /^(?:no |wait |actually )*(?:make|let|change) (?:it|am|that)\b/;
const sendsAway =
  /^(?!(?:who|why|how|where|when|what|wetin|if|did|has|have|can i|fit i|don'?t|do not|never|no)\b).*\b(?:send|transfer|pay|move|give|tura|turawa|aika|ranse|sowo|fi|ziga|zigara|zipu|zipuru|nye|nyere)\b/;

/** "Did my mum get it". */
const gotIt =
  /^(?:did|has|have|shey|hope) (?!i\b|we\b|you\b|my (?:account|salary)\b)(?:my |the |our |di )?[a-z]+ (?:don |has |have )?(?:get|got|gotten|receive|received|see|seen|collect) (?:it|am|the money|the transfer)\b(?!.*\bto me\b)|^are you sure (?:that )?(?:he|she|they|my [a-z]+|the [a-z]+) (?:has |have )?(?:got|gotten|received|seen) (?:it|the money)\b/;

/** "I want to pay school fees". */
const paysFees =
  /^(?!(?:i (?:don |have )?(?:pay|paid)|how|why|who|when|where|what|did|has|can|loan|is)\b)(?!.*\b(?:loan|borrow|save|saving|goal|card|waec|jamb|neco|paid|split|limit|esusu|ajo|isusu|adash\w*|mbinye|nawa|inu akanti|do i|will my|my tenant|suppose|wey i pay|ya ce|ti san|le san|(?:ni|ti) mo san|ya owo|kagbuo|group|reminder)\b).*(?:\b(?:pay|settle)\b.{0,24}\b(?:school|sch|lesson|tuition|hostel|creche)? ?(?:fees?|levy)\b|\bpay\b.{0,16}\b(?:house |shop )?rent\b|\bbiya (?:min )?kudin (?:makaranta|haya)\b|\bsan (?:owo|fees?) (?:ile ?[ -]?iwe|ile)\b|\bi?kwu\w* (?:ugwo|ego) (?:akwukwo|ulo akwukwo)\b)/;

const howToSend =
  /^(?!.*\b(?:no|without|without any) (?:data|internet|network|android|smartphone)\b|.*\b(?:401 ?k|files?|photos?|pictures?|videos?|songs?|contacts|documents?|letters?|parcels?|schools?|students?|god)\b).*\bhow\b(?!.*\b(?:much|long|many|charges?|fees?|cost|limit|fast|abroad|soon|reverse|recall|cancel|come|far|people|person|someone|somebody|dem|they|back|pin|internet|network|me)\b).{0,28}\b(?:send|transfer)\b(?: \w+)?(?: \w+)?$/;

/** "My rent is due next week, how much do I have left": whatever is told before, a balance is asked for. */
const asksLeft =
  /[,.;:] ?(?:so |abeg |please )?how much (?:money )?(?:do i (?:still )?have|have i got|i get|dey)(?: (?:left|remaining|remain|now|in my account|for my account|inside))+[\s?.!]*$/;

/** What is left of these is no balance. */
const leftOfAnother = /\b(?:loans?|owe|debt|data|airtime|units?|goals?|savings?|limit)\b/;

/** "How do I send money": the bank shows it by beginning. */
const sendsMoney = /\b(?:(?:send|transfer) (?:money|cash)|(?:do|make|send) (?:a )?transfer)\b/;

const listsThem =
  /^(?!.*\b(?:should|(?:paid|pay|spent) (?:for|on)|statement|receipts?|pdf|print\w*|download|limits?|spend\w*|spent|expenses?)\b)(?:.*\b(?:transactions?|history)\b|.*\b(?:what|who|wetin)\b.{0,12}\b(?:i|we)\b.{0,12}\b(?:send|sent|pay|paid|transfer|transferred)\b)/;

/** "What bills have I paid", "wetin I don do for my account". */
const listsMine =
  /^(?:what|wetin) (?:have |did )?i (?:just |don )*(?:do|done|did)(?: now| just now)*$|^me na yi(?: yanzu| dazu| a yanzu)*$|^ki ?ni mo (?:se+|sese se|ti se)(?: seyin| bayi+| tan)*$|^gini ka m mere(?: ugbu a)*$|^(?!.*\b(?:can|could|should|to) (?:i|we|do)\b|.*\bi (?:can|could|should)\b)(?:what|which|show|list|wetin|all)\b.{0,12}\b(?:bills?|payments?|purchases?|things)\b.{0,14}\bi\b.{0,8}\b(?:paid|pay|made|make|bought|buy|do|done|did)\b|^(?:what|wetin)\b.{0,6}\bi (?:have |don )?(?:do|done|did)\b.{0,6}\b(?:for|with|in|on|inside) my (?:account|acct|acc|money)\b/;

/** "What is the name of the sender?", of what came in. */
const senderAsked =
  /^(?:(?:and|but|please|so|abeg|ok)[ ,]+)*(?:(?:what(?:'s| is| was)|wetin be|tell me|show me|give me) )?(?:the )?(?:name of (?:the )?(?:sender|person (?:that |who |wey )(?:sent|send|paid)(?: (?:it|me|the money))?)|sender'?s? name|sender)[\s?.!]*$|^(?:menene |mene ne )?sunan (?:mai turowa|wanda ya turo)\w*[\s?.!]*$|^(?:ki ni |kini )?oruko (?:eni (?:to|ti o) fi (?:owo )?ranse)[\s?.!]*$|^(?:gini bu |kedu )?aha onye (?:zitere|ziteere)(?: ya| ego)?[\s?.!]*$/;

const thanks =
  /\b(?:thanks|thank you|thank u|thx|tnx|nagode|e se|e seun|dalu|daalu|imela|god bless(?: you)?)\b/;

/** Letters beyond which a text is a story, in which something came or went. */
const LONGEST = 80;

const lostPhone =
  /\b(?:no fit|can'?t|cannot|couldn'?t|no dey) (?:find|see) my (?:phone|sim)\b(?! (?:charger|case|cover))|\b(?:lost|los|lose|stole|stolen|thief|steal|carry|snatch(?:ed)?|missing)\b.{0,20}(?<!\b(?:through|from|with|on) )\bmy (?:phone|sim|line)\b(?! (?:charger|case|cover))|\bmy (?:(?:own|new|old|small|big|only|samsung|iphone|tecno|infinix|itel|nokia|redmi|android|mtn|glo|airtel|9mobile) )?(?:phone|sim|line)\b(?! (?:no|not|never) ).{0,14}\b(?:lost|los|stolen|missing|gone|snatched)\b(?! (?:my|all|the|money))|\b(?:na rasa|na yar da|an sace(?: min)?|an kwace(?: min)?|sun sace(?: min)?)\b.{0,8}\b(?:waya\w*|layi\w*|sim)\b|\b(?:wayata|wayana|layina|waya ta) (?:ta |ya )?(?:bata|bace|sace)\b|\b(?:foonu|ero|sim) mi (?:ti )?(?:sonu|so nu)\b|\b(?:won|ole) (?:ti )?ji (?:foonu|sim)\b|\bmo (?:ti )?so foonu mi nu\b|\bekwenti m (?:efuola|furu|efuo)\b|\b(?:e ?zuru|ha zuru|e zuola) (?:m )?ekwenti\b/;
/** "Open the account that I locked when my phone was stolen": the phone is no news. */
const opensLocked =
  /\b(?:open|release|un-?lock|un-?block|un-?freeze)\b.*\baccount i (?:had |have )?(?:locked|blocked|froze|frozen)\b|\bi (?:had |have )?(?:locked|blocked|froze|frozen) my account\b.*\bun-?(?:lock|block|freeze)\b/;
/** "Stop all debits" lists none. */
const stopsAll =
  /^(?:please |abeg |pls )*(?:stop|block|hold|freeze) (?:all|every|any) (?:the )?(?:debits?|withdrawals?|outgoing (?:payments?|transfers?))\b/;
/** Who says that the bank ate their money complains. */
const eaten =
  /\b(?:una|you|you people|karo|bank)\b.{0,8}\b(?:chop|thief|steal|stole|stolen|eat|ate|swallow\w*)\b.{0,6}\bmy (?:money|cash)\b/;
/** Who gave a code away and wants the account stopped wants no other PIN first. */
const stopsIt =
  /\b(?:stop|block|freeze|lock|close|kulle|toshe|ti|kpochie)\b.{0,16}\b(?:account|acct|acc|everything|am|it)\b|\bplease act\b/;
const receiptWord = /\b(?:receipts?|reciept|rasit\w*|risit\w*|rasiiti\w*)\b/;

/** A card that does not pay is looked at by a person. */
const cardFails =
  /\b(?:my|the|this) card\b.{0,12}\b(?:not|no dey|no|never|isn'?t|doesn'?t|didn'?t|refuse[sd]?)\b.{0,12}\b(?:work|working|go|going|pay|paying|through)\b|\bmy card\b.{0,16}\b(?:declined?|rejected|failed)\b/;
const supposes = /^in\b|\b(?:if|will|suppose|in case|idan|bi|ti .* ba|oburu|o buru|how)\b/;

/** What only a person changes, once they know who asks. */
const changesProfile =
  /^(?!.*\b(?:cancel|stop|start again)\b)(?:i (?:want|wan) (?:to )?)?(?:change|update|correct) (?:my |the )?(?:registered )?(?:phone(?: number)?|number|name|surname|address|email|e-mail|date of birth|bvn)$|^(?!.*\b(?:cancel|stop|start again)\b)(?:my|the) (?:name|surname|date of birth)\b.{0,16}\b(?:is |na )?(?:wrong|wrongly|not correct|incorrect|spelt|spelled|misspelt)\b|^(?:achoro m )?(?:i?gbanwee?|imezi|mezie) (?:nomba|nomba ekwenti|aha|adreesi|email) m$/;

const notCome =
  /\b(?:airtime|recharge|data|token|light units?|(?<!\bon )credit)\b.{0,20}\b(?:not|never|no|hasn't|didn't|haven't|doesn't)\b.{0,12}\b(?:receiv\w*|come|came|enter\w*|reflect\w*|show\w*|deliver\w*|work\w*|load\w*|drop\w*)\b|\b(?:(?:not|never|haven't|didn't) (?:yet )?(?:receiv\w*|get|gotten|see|collect)|(?:no|don't) (?:yet )?(?:receiv\w*|see))\b.{0,12}\b(?:airtime|recharge|data|token|light units?)\b|\b(?:kaadi|data|token)\b.{0,10}\b(?:a?(?:ba|ru|bia)(?:ta)?beghi|abataghi)\b/;

/** "My salary has not come": money that somebody else was to send. */
const payNotCome =
  /^(?:\S+ ){0,4}(?:my|our|the|di) (?:salary|wages?|pension|pay|stipend|allowance|(?:credit )?alert)\b.{0,12}\b(?:not|never|no|hasn't|didn't|haven't|hasnt|didnt|still|yet)\b.{0,16}\b(?:c[ao]me|enter\w*|arrive\w*|drop\w*|land\w*|reflect\w*|paid|show\w*|reach\w*)\b/;

/** "My sub has finished, renew it": an order stands behind what is told. */
const ordersAfter = /[a-z] ?, ?(?:abeg |please )?(?:load|buy|renew|recharge|resend|send am|pay (?:am|it))\b/;

const came =
  /\b(?:(?:it|e|money|transfer) (?:has |don )?(?:come|came|go|gone|enter|entered|land|landed|reach|drop)|ya (?:shig[oa]|isa|zo)|sun (?:shig[oa]|isa)|ti (?:de|wole)|abatala|eruola|ruola|banyela)\b/;
const thankedLast =
  /^(?!(?:did|has|have|is|shey|ko|se|abi|hope)\b)[^?]*\b(?:thanks|thank you|thx|nagode|na gode|e se|e seun|mo dupe|dalu|daalu|imela)[\s.!]*$/;
/** "It has come, thank you." */
const isThanked = (text: string): boolean =>
  thankedLast.test(text) && came.test(text) && !/\b(?:not|never|bai|ba|ko)\b|beghi\b/.test(text);

/** "Where is the 5k I sent to Chidi": what was sent is looked for, and nothing is sent. */
const looksFor =
  /\b(?:where(?:'s| is| are)?|wia|what happened to|what about|wetin happen (?:to|with)|any news (?:of|on|about)|status of|ina|nibo|da|ebee)\b.{0,40}\b(?:(?<!\b(?:do|can|should|must|may|will) )i|wey i|that i|dana|da na|ti mo|m) (?:just |have |don |already )*(?:sen[dt]|transfer(?:red)?|paid|pay|tura|aika|fi|zigara|zipuru)\b/;
/** The same of what was bought: a person looks for it. */
const looksForBought =
  /\b(?:where(?:'s| is)?|wia|ina(?! da\b)|nibo)\b.{0,24}\b(?:(?:that |wey )?i (?:(?:just |don )buy|(?:just |don )?bought)|wey i buy|da na (?:saya|sayi))\b|\bti mo ra\b.{0,16}\b(?:da|nko)[\s?]*$/;

/** What has happened is no order: "I sent 5k to Chidi already", "Chidi sent me 5k". */
const haveSent =
  /^(?:but |abeg |see )*i (?:have |had |don |just |already |did )*(?:sent|transferred|paid)\b(?!.*\b(?:again|want|should|please send)\b)/;
const sentMe =
  /^(?!.*\b(?:did|has|shey|hope|not|never|wrong|mistake)\b)[a-z]+(?: [a-z]+){0,2} (?:just |don |has |have )*(?:sent|paid|gave|transferred) me\b/;
/** Whoever was made to send tells of a crime, and orders nothing. */
const forcedToSend =
  /\b(?:made|forced|threatened|beat|tricked|deceived) (?:us|me|him|her|my \w+) (?:to |into |and )?(?:send|sending|transfer|transferring|pay|paying)\b/;
const asksFrom =
  /^(?:tell|ask|beg|remind) (?!me\b)[@a-z]+(?: [a-z]+)? (?:to )?(?:send|pay|give|transfer) me\b/;
/** Money that went to the wrong person or in the wrong sum, and is to come back. */
const sentWrongly =
  /\bi (?:have |had |just |don |mistakenly |wrongly |accidentally )*(?:sen[dt]|transfer(?:red)?|paid|pay)\b(?=.*\b(?:mistak\w*|wrong\w*|accident\w*|error|(?<!\b(?:not|never|didn'?t|no) )(?:get|bring|collect|reverse|recall|return) (?:it|am|my money|the money|back)|recall|reverse|reversal)\b)|\b(?:mistakenly|wrongly|accidentally)\b.{0,8}\b(?:sen[dt]|transfer(?:red)?|paid)\b/;

/** Who has no account number at hand still means to send. */
const knowsNoAccount =
  /\bi (?:don'?t|do not|no)(?: even)? (?:know|have|remember|sabi|get) (?:the|his|her|their|him|dem)?(?: \w+)? ?(?:account|acct|acc)(?: number| no)?$|^ban san (?:lamba\w*|asusu\w*)(?: \w+){0,2}$|^(?:mi(?: o)?|n ko|emi ko) mo (?:nomba|akanti|akaunti|account)(?: \w+){0,2}$|^amaghi m (?:nomba|akaunt\w*)(?: \w+){0,2}$/;

/** The same in Hausa and Yoruba, where a word or a mark asks it. */
const asksSentOfThree =
  /^(?!.*\b(?:kuskure|wrong|mistake\w*|dawo|(?:ba|ko) \w+ ba|asise|pada|(?:min|mini|mana|mani)|(?:si|fun) mi)\b)(?:(?:(?:shin|ko|wai) )+(?:kun|kin|ka|na|an|mun) (?:riga )?(?:tura|aika)(?:wa)?\b|(?:kun|kin|na|an|mun) (?:riga (?:kun|kin|na|an|mun) )?(?:tura|aika)(?:wa)?\b.*\?|an (?:tura|aika)(?: kuma| dai| kuwa)*$|(?:se|nje|sebi) (?:mo|e|o|a|won) ti fi\b.*\b(?:ranse|sowo)\b)/;
const ofSaving = /\b(?:esusu|ajo|isusu|adash\w*|contributions?|susu|thrift|loan)\b/;
/** "Did I send Chidi his pocket money": what was paid before is in the list. */
const asksPaid =
  /^(?:so |and )?(?:did|have) (?:i|we) (?:already |ever |just )?(?:sen[dt]|pa(?:y|id)|transfer(?:red)?|g[ai]ven?) (?!(?:it|am|that|this|him|her|them|money|cash|(?:the|my|that) (?:money|cash|transfer|payment))\b)[a-z]/;
/** "Did you send the 5k to Chidi": asked of what was sent. */
const asksSent =
  /^(?:so |and )?(?:did|have|has|shey|abi|hope) (?:you|u|una|karo|i|we|the money|it)\b.{0,12}\b(?:send|sent|transfer|transferred|pay|paid)\b(?!.*\bme\b)|^i don (?:send|pay)(?: am| it)?\s*\?*$/;
/** The money itself, and no letter and no child that was sent. */
const itGone = /\b(?:it|am|money|cash|transfer|payment)\b/;
/** What was paid for the wrong meter or line comes back by a person alone. */
const paidWrongly =
  /(?=.*\bwrong (?:meter|decoder|smart ?card|iuc|phone|number|line|network|plan|bundle)\b)(?=.*\b(?:paid|pay|bought|buy|recharged?|load(?:ed)?|sent|send|subscribed?|entered|typed|put|used|gave)\b)(?=.*\b(?:meter|decoder|smart ?card|iuc|airtime|data|recharged?|light|token|dstv|gotv|startimes|network|plan|bundle|card)\b)/;
/** Somebody else is in the account, or has what opens it. */
const intruded =
  /^(?!.*\b(?:block|lock|freeze)\b).*\b(?:someone|somebody|some ?body|person|they|dem|another person)\b.{0,12}\b(?:used|don use)\b.{0,12}\bmy account\b/;
/** Money that thieves have is complained of, and no more is sent to them. */
const robbed = /\b(?:scam(?:med|mer|mers)?|duped|defraud\w*|fraud(?:ster|sters)?|419|swindled?|conned)\b/;
/** "I was going to send 5k, but no more". */
const noMore =
  /^i (?:was going to|was about to|wanted to|would have|for) (?:send|transfer|pay|give)\b(?!.*\bbut i (?:don )?(?:send|sent|transfer|paid|pay)\b).*\b(?:but|again|no more)\b/;
/** "Chidi ya turo min 5k": it has come, or is asked after. */
const sentMeOfThree =
  /^(?:(?:shin|ko|wai) )?(?!(?:wa|wane|wanda|ban|bai)\b)[a-z]+(?: [a-z]+)? (?:ya|ta|sun) (?:turo|aiko|biyo)(?:wa)? (?:min|mini|mana|mani)\b(?!.*\b(?:daga (?:waje|amurka|kasar)|kuskure)\b)/;
/** "Chidi sent 5k to me". */
const sentToMe =
  /^(?!i\b|we\b|you\b|did\b|has\b|who\b|shey\b|can\b|could\b)[a-z]+(?: [a-z]+)? (?:just |don |has |have )*(?:sent|paid|gave|transferred) .{1,16}\bto me\b/;
/** A purchase that is to be stopped is not begun. */
const cancelsBuying =
  /^(?:cancel|stop|reverse)\b(?: (?:my|the|that|this))?.{0,12}\b(?:airtime|data|recharge|purchase|order|payment|subscription)(?: (?:purchase|order|payment|now|subscription))*$/;
const gaveAway =
  /\b(?:entered|enter|gave|give|told|tell|typed|put|sent|shared)\b.{0,16}\bmy (?:pin|password|otp)\b(?=.*\b(?:link|site|website|caller|somebody|someone|agent|him|her|them|man|woman|person)\b)|\b(?:link|site|website|caller|somebody|someone|agent|man|woman)\b.*\b(?:entered|enter|gave|give|told|tell|typed|put|shared)\b.{0,16}\bmy (?:pin|password)\b/;
const tvFails =
  /\b(?:dstv|gotv|startimes|decoder|subscription)\b(?!.{0,12}\bremote\b).{0,20}\b(?:not|never|no|isn'?t|hasn'?t|didn'?t)\b.{0,10}\b(?:show\w*|work\w*|active|activate\w*|come|came|open\w*|reflect\w*)\b/;

/** What thieves took already is complained of. */
const moneyGone =
  /\b(?:money|cash|balance)\b.{0,12}\b(?:go|gone|disappear\w*|vanish\w*|carry|carried|comot|finish\w*)\b|\bcarry\b.{0,12}\bmoney\b/;

/** "How much did I send Judy": a sum is asked for, and no list. */
const sumSent =
  /^how much (?:money )?(?:did|have) i (?:ever |already )?(?:sen[dt]|g[ai]ve|given|transfer(?:red)?)\b/;

/** "What is Chidi's account number": it stands in the list of those who were paid. */
const accountOf =
  /^(?:what(?:'s| is)?|show(?: me)?|give me|send me|tell me|wetin be|find)(?: the)? (?!my\b|our\b|your\b|the\b|this\b|it's\b)[a-z]{2,}'s (?:account|acct|acc|bank)(?: (?:number|no|details|name))?$/;

/** What another has is told to nobody. */
const ofOthers =
  /\b(?!(?:what|how|it|that|there|here|where|who|when|let|today|yesterday|month|week|year|day|karo|account|money|receiver|recipient)'?s )[a-z]{2,}'s (?:current |account |bank |wallet )?balance\b|\bbalance (?:of|for) (?!my|the|me|our|una|your|this|today|yesterday|savings?|account|loan|card|all|any)[a-z]+\b|\bhow much (?:money )?(?:does|do) (?!i\b|we\b|it\b|my\b|the\b|this\b|a\b|an\b|that\b|you\b|karo\b|one\b|they\b)[a-z+\d ]{2,24} (?:have|get)\b(?! to\b)(?: in (?:his|her|their) .*)?[\s?]*$/;

/** The same in Yoruba. */
const givesBack = /\bda\b.{0,20}\bpada (?:fun|si) (?!(?:akanti |account )?(?:mi|wa)\b)[a-z]/;
/** In Yoruba, money is to come back from where it went. */
const bringsBack = /\b(?:mu|gba) owo\b.{0,8}\bpada wa\b/;
/** Whose account it is said to be: nobody sends there. */
const accuses =
  /\b(?:thie(?:f|ves)|scam\w*|fraud\w*|arrest\w*|dupe[ds]?|yahoo boys?|barawo\w*|damfara\w*|ole ni|gbaju e|onye (?:ohi|aghugho)|ndi ohi)\b/;

/** Who is to be paid or paid back, and what was said to be wrong. */
function payingPattern(text: string, said: string, slots: Slots): Matched | undefined {
  if (slots.account && !slots.amount && accuses.test(said))
    return { intent: 'complaint', topic: 'report_fraud', confidence: 0.95, stands: true };
  if (bringsBack.test(said)) return { intent: 'recall', confidence: 0.95 };
  if (slots.account && !slots.amount && enquiresName(text))
    return { intent: 'transfer', confidence: 0.95, stands: true };
  if (paidWrongly.test(said) || intruded.test(said) || (tvFails.test(said) && !ordersAfter.test(text)))
    return { intent: 'complaint', confidence: 0.95 };
  if (robbed.test(said) && (slots.amount || slots.account)) return { intent: 'complaint', confidence: 0.95 };
  if (waySaid(said) === 'in' && /\balert\b/.test(said)) return { intent: 'transactions', confidence: 0.93 };
  if (gotIt.test(said)) return { intent: 'where_is_my_money', confidence: 0.93 };
  if (!slots.biller && paysFees.test(said))
    return { intent: (slots.account ?? slots.name) ? 'transfer' : 'bill', confidence: 0.93 };
  if (givesBackSaid(text)) return { intent: 'transfer', confidence: 0.93, stands: true };
  if (slots.amount && noMore.test(said)) return { intent: 'cancel', confidence: 0.93 };
  if (slots.amount && (sentToMe.test(said) || sentMeOfThree.test(said)))
    return { intent: 'transactions', confidence: 0.9 };
  if (cancelsBuying.test(said)) return { intent: 'cancel', confidence: 0.93 };
  if (gaveAway.test(said) && !moneyGone.test(said))
    return { intent: stopsIt.test(said) ? 'freeze_account' : 'pin_change', confidence: 0.93 };
  if (!slots.account && !slots.amount && asksPaid.test(said) && !ofBills.test(said) && !ofSaving.test(said))
    return { intent: 'transactions', confidence: 0.9 };
  if (
    !slots.account &&
    (asksSent.test(said) || asksSentOfThree.test(text.trim())) &&
    !/\b(?:airtime|data|light|bill)\b/.test(text) &&
    !ofSaving.test(text)
  )
    return { intent: 'where_is_my_money', confidence: 0.95, stands: !slots.amount && itGone.test(said) };
  if (sentWrongly.test(said) && !/\b(?:airtime|data|recharge|light|token|meter)\b/.test(text))
    return { intent: 'recall', confidence: 0.95 };
  if (slots.amount && sentMe.test(said)) return { intent: 'transactions', confidence: 0.9 };
  if (forcedToSend.test(said)) return { intent: 'complaint', confidence: 0.93 };
  if (slots.amount && haveSent.test(said)) return { intent: 'where_is_my_money', confidence: 0.9 };
  if (slots.amount && asksFrom.test(said)) return { intent: 'request_money', confidence: 0.93 };
  if (slots.amount && givesBack.test(said)) return { intent: 'transfer', confidence: 0.93, stands: true };
  if (
    knowsNoAccount.test(said) ||
    /^(?:yes |ok |oh |and )*(?:her|his|their|im) (?:full )?name (?:is|na) [a-z]/.test(said)
  )
    return { intent: 'transfer', confidence: 0.9 };
  return undefined;
}

/** What became of money, of a phone, of an account. */
function becamePattern(text: string, said: string, slots: Slots): Matched | undefined {
  if (!slots.amount && !leftOfAnother.test(text) && asksLeft.test(text.trim()))
    return { intent: 'balance', confidence: 0.93, stands: true };
  if (!slots.amount && looksForBought.test(said)) return { intent: 'complaint', confidence: 0.95 };
  if (!slots.account && looksFor.test(said)) return { intent: 'where_is_my_money', confidence: 0.95 };
  if (!slots.amount && !slots.account && accountOf.test(said))
    return { intent: 'beneficiaries', confidence: 0.93, stands: true };
  if (!slots.amount && ofOthers.test(said)) return { intent: 'out_of_scope', confidence: 0.95 };
  if (said === '' && thanks.test(text)) return { intent: 'thanks', confidence: 0.97 };
  if (opensLocked.test(said)) return { intent: 'complaint', topic: 'account_blocked', confidence: 0.95 };
  if (said.length <= LONGEST && lostPhone.test(said) && !supposes.test(text)) {
    if (losesAnothers(said)) return { intent: 'out_of_scope', confidence: 0.9, stands: true };
    if (!endangersNothing(text)) return { intent: 'freeze_account', confidence: 0.95 };
  }
  if (eaten.test(said)) return { intent: 'complaint', confidence: 0.93 };
  if (slots.period && !slots.amount && receiptWord.test(said)) return { intent: 'receipt', confidence: 0.95 };
  if (cardFails.test(said) && !/\b(?:new|another) (?:one|card)\b/.test(said) && said.length <= LONGEST)
    return { intent: 'complaint', confidence: 0.93 };
  if (/\bcard\b/.test(text)) return undefined;
  if (suspectsAnother(said)) return { intent: 'freeze_account', confidence: 0.93 };
  if (stopsAll.test(said)) return { intent: 'freeze_account', confidence: 0.93 };
  if (!slots.amount && senderAsked.test(said))
    return { intent: 'transactions', confidence: 0.93, stands: true };
  const asksWay =
    !slots.amount &&
    !slots.account &&
    !/\benough\b/.test(said) &&
    said.length <= LONGEST &&
    !/\bcan i\b/.test(said);
  const way = asksWay ? waySaid(said) : undefined;
  if (way) return { intent: 'transactions', confidence: 0.93, stands: way === 'in' && asksSum.test(said) };
  if (said.length <= LONGEST && payNotCome.test(said))
    return { intent: 'where_is_my_money', confidence: 0.93 };
  if (said.length <= LONGEST && notCome.test(said) && !ordersAfter.test(text))
    return { intent: 'complaint', confidence: 0.93 };
  if (changesProfile.test(said)) return { intent: 'human', confidence: 0.9, stands: true };
  if (reopens.test(said) || lifts.test(said) || opensBack.test(said) || opensMine.test(said))
    return { intent: 'complaint', topic: 'account_blocked', confidence: 0.95 };
  if (rests.test(text)) return { intent: 'freeze_account', confidence: 0.93 };
  if (ends.test(said)) return { intent: 'help', confidence: 0.95, stands: endsIt.test(said) };
  if (isThanked(text)) return { intent: 'thanks', confidence: 0.93 };
  if (sumSent.test(said)) return { intent: 'spending', confidence: 0.93, stands: true };
  if (whereItWent.test(said)) return { intent: 'spending', confidence: 0.93 };
  if (repeatsLast(text)) return { intent: 'transfer', confidence: 0.95, stands: true };
  if (
    !slots.amount &&
    (sendsAway.test(said) || makesIt.test(said)) &&
    partSaid(text) &&
    !/\b(?:owe|loans?|debt|save|savings|goal)\b/.test(said)
  )
    return { intent: 'transfer', confidence: 0.93 };
  if (howToSend.test(said)) return { intent: 'transfer', confidence: 0.9, stands: sendsMoney.test(said) };
  if (
    said.length <= LONGEST &&
    !incoming.test(said) &&
    !astray.test(said) &&
    !asksSum.test(said) &&
    (howFar.test(said) || asksWhether.test(said) || tellsWhether.test(said) || asksWhetherOfThree.test(said))
  )
    return { intent: 'where_is_my_money', confidence: 0.93 };
  if (!slots.amount && listsMine.test(said)) return { intent: 'transactions', confidence: 0.93 };
  if (slots.period && !slots.amount && listsThem.test(said))
    return { intent: 'transactions', confidence: 0.9 };
  return undefined;
}

/** What is said of money that has gone, may go again, or is all there is; `said` is the text without its politeness. */
export const moneyPattern = (text: string, said: string, slots: Slots): Matched | undefined =>
  payingPattern(text, said, slots) ?? becamePattern(text, said, slots);
