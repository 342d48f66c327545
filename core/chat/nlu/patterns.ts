import { isStory } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import type { Matched } from './matched.ts';
import { isElsewhere, paysCardOff } from './patterns-of-elsewhere.ts';
import { plainPattern } from './patterns-of-five.ts';
import { moneyPattern } from './patterns-of-money.ts';
import { productPattern, wantsFewer } from './patterns-of-products.ts';
import { savingsPattern } from './patterns-of-savings.ts';
import { asksForToken } from './said-of-bills.ts';
import { givenInHausa, PERSONS, peopleSaid } from './said-of-people.ts';
import type { Slots } from './slots.ts';

const fillers =
  /\b(?:please|pls|plz|kindly|abeg|biko|jowo|e jowo|ejo|don allah|dan allah|sir|ma(?! (?:se|fi|san|ra|lo|tesiwaju)\b)|oga|dear|my dear|karo|hi|hello|hey|ok|okay|alright|all right|thanks|thank you|now|nau|o)\b/g;

/** Words of a few letters as thumbs shorten them. */
const shorthand: [RegExp, string][] = [
  [/\b(?:snd|sned|sedn|sendd|sen)\b/g, 'send'],
  [/\b(?:mony|moni|mney|muny|moeny|monney|doe)\b/g, 'money'],
  [/\b(?:trf|trsf|tranfer|trasfer|transfar|tranzfer|transfa)\b/g, 'transfer'],
  [/\b(?:wnt|wanna|wanto)\b/g, 'want to'],
  [/\b(?:balans|balanc|balace|blance|baalance)\b/g, 'balance'],
];
const spelt = (text: string): string =>
  shorthand.reduce((result, [pattern, word]) => result.replace(pattern, word), text);

const bare = (text: string): string =>
  spelt(text)
    .replace(/[^a-z'* #]/g, ' ')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "I want to …" before what is wanted, in any of the five languages. */
const wish =
  /^(?:i (?:want|would like|wish|need)(?: to)?|i'd like to|let me|make i|i wan|i go like|ina so (?:in|na)|inaso (?:in|na)?|ina son|ina bukatar|zan|mo fe|mo nilo|ba mi|e ba mi|achoro m|acho m|m choro|ka m) /;

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Whole messages that mean one thing, in any of the five languages. */
const whole: [Intent, ReadonlySet<string>][] = [
  [
    'greet',
    words(
      'u dey|you dey|una dey|you dey there|u dey there|una dey there|are you there|u there|you there|anybody there|anyone there|is anybody there|is anyone there',
    ),
  ],
  [
    'group_status',
    words(
      'adashina|adashinmu|adashin mu|kungiyata|kungiyar mu|ajo mi|ajo wa|esusu mi|egbe mi|isusu m|isusu anyi|otu isusu m|otu m',
    ),
  ],
  [
    'group_contribute',
    words('biya adashi|biya kudin adashi|san ajo mi|san ajo|san owo ajo|kwuo isusu|kwuo isusu m'),
  ],
  ['group_create', words('fara adashi|bude adashi|bere esusu|bere ajo|da ajo sile|malite isusu|bido isusu')],
  ['goal', words('bude ajiya|ajiyata|si ifowopamo|ifowopamo mi|mepee nchekwa|mepe nchekwa|nchekwa m')],
  ['loan_status', words('bashina|bashi na|rancena|eyawo mi|gbese mi|loan mi|mbinye ego m|ugwo m|loan m')],
  [
    'loan_repay',
    words(
      'biya bashi|biya bashina|san gbese|san gbese mi|san eyawo mi|kwuo ugwo m|kwughachi mbinye ego|kwughachi ugwo m',
    ),
  ],
  ['card_show', words('nuna katina|fi kaadi mi han|kaadi mi|katina|gosi kaadi m|kaadi m')],
  [
    'card_freeze',
    words(
      'kulle katina|toshe katina|bude katina|kulle katin|toshe katin|bude katin|ti kaadi mi pa|dina kaadi mi|di kaadi mi|dina mo kaadi mi|di kaadi mi pa|da kaadi mi duro|si kaadi mi|kpochie kaadi m|gbochie kaadi m|kpoghee kaadi m',
    ),
  ],
  ['card_create', words('sabon kati|kaadi tuntun|kaadi ohuru')],
  ['tier_upgrade', words('daga mataki|daga matakina|gbe ipele mi soke|bulie okwa m|bulie ogo m')],
  ['invest', words('zuba jari|dokowo|tinye ego')],
  [
    'balance',
    words(
      'balance|bal|my balance|check balance|account balance|check my balance|check my money|see my money|my money|how much i get for account|wetin remain|how much i get|ragowar|nawa nake da shi|duba asusu|duba asusuna|iye owo mi|iye owo mi to ku|elo ni mo ni|ego ole|ego ole ka m nwere',
    ),
  ],
  [
    'transfer',
    words(
      'transfer|send money|send|send cash|transfer money|make transfer|send moni|tura kudi|aika kudi|fi owo ranse|fowo ranse|fowo sowo|owo ranse|ziga ego|zipu ego|zigara ego|iziga ego|izipu ego',
    ),
  ],
  [
    'airtime',
    words(
      'airtime|recharge|buy airtime|top up|topup|recharge card|vtu|load card|buy card|sayi kati|katin waya|kaadi ipe|ra kaadi|recharge kaadi|zuta kaadi',
    ),
  ],
  ['data', words('data|buy data|data plan|data plans|data bundle|mb|sub|sayi data|ra data|zuta data')],
  [
    'electricity',
    words(
      'electricity|light|nepa|light bill|nepa bill|electricity bill|buy light|kudin wuta|wuta|lantarki|owo ina|ugwo oku',
    ),
  ],
  ['tv', words('tv|dstv|gotv|startimes|cable|cable tv')],
  ['bill', words('bill|bills|pay bill|pay bills|bill payment|my bills')],
  [
    'transactions',
    words(
      'transactions|history|transaction history|my transactions|mini statement|recent transactions|last transactions',
    ),
  ],
  ['statement', words('statement|account statement|bank statement|my statement|statement of account')],
  ['receipt', words('receipt|my receipt|send receipt|the receipt|rasit|risiti|risit')],
  [
    'beneficiaries',
    words(
      'beneficiaries|my beneficiaries|beneficiary|saved beneficiaries|my people|who are my people|people i pay|people i have paid|people wey i don pay|who have i paid before|who have i paid',
    ),
  ],
  [
    'open_account',
    words(
      'open account|new account|register|sign up|signup|create account|open an account|bude asusu|si akanti|si akaunti|mepee akauntu|mepe akaunti',
    ),
  ],
  [
    'loan_apply',
    words('loan|loans|borrow|borrow money|get loan|bashi|rance|eyawo|ya owo|mbinye ego|binye ego'),
  ],
  [
    'loan_status',
    words(
      'my loan|my loans|loan status|loan balance|credit score|my credit score|check my credit score|what is my credit score|wetin be my credit score|how much i dey owe',
    ),
  ],
  [
    'loan_repay',
    words('repay loan|repay my loan|pay my loan|pay loan|pay back loan|pay back my loan|loan repayment'),
  ],
  ['goal', words('goal|goals|savings|save|save money|my goals|my savings')],
  ['invest', words('invest|investment|investments')],
  ['portfolio', words('portfolio|my portfolio|my investments|my shares')],
  ['limits', words('limit|limits|my limit|my limits|daily limit|transfer limit')],
  [
    'tier_upgrade',
    words(
      'upgrade|kyc|upgrade account|tier|verify me|use my bvn|use my bvn then|use my nin|use my nin then|verify me with my bvn|verify me with my nin',
    ),
  ],
  [
    'pin_change',
    words('change pin|reset pin|forgot pin|pin change|pin reset|change my pin|reset my pin|i forgot my pin'),
  ],
  [
    'freeze_account',
    words(
      'freeze|freeze am|freeze it|block my account|freeze my account|lock my account|block account|freeze account',
    ),
  ],
  ['card_freeze', words('block my card|freeze my card|lock my card|block card|freeze card')],
  ['ussd', words('ussd|ussd code|short code')],
  [
    'help',
    words(
      'help|menu|main menu|help me|urgent|it is urgent|its urgent|emergency|options|start menu|what can you do|wetin you fit do|taimako|iranlowo|ran mi lowo|enyemaka|nyere m aka|nye m aka|taimaka min|commands|list',
    ),
  ],
  [
    'cancel',
    words(
      "cancel|stop|cancel it|stop it|cancel that|cancel am|stop am|never mind|nevermind|forget it|forget am|leave am|leave it|abort|quit|exit|cancel transfer|cancel the transfer|don't send|do not send|don't send it|do not send it|no send am|no send am again|i don't want again|i changed my mind|i don change my mind|soke|a soke|soke shi|bar shi|ka bari|fasa|na fasa|fagile|fagi le|daduro|da duro|e fagile|kagbuo|kagbuo ya|kwusi|kwusi ya|hapu ya|hapu|akwusi|fita|jade",
    ),
  ],
  [
    'repeat',
    words(
      "repeat|i don't understand|i dont understand|i do not understand|i no understand|what do you mean|wetin you mean|wetin be that|repeat that|say that again|say it again|come again|pardon|talk am again|repeat am|say am again|again|maimaita|sake fada|ka maimaita|tun so|tun un so|ko ye mi|ko yemi|ban gane ba|ban fahimta ba|aghotaghi m|e tun so|e tun un so|kwughachi|kwuo ozo|kwuo ya ozo|slower|slowly|speak slower|talk slow",
    ),
  ],
  [
    'human',
    words(
      'agent|human|person|customer care|customer service|talk to a person|talk to person|talk to human|talk to an agent|real person|representative|operator|live agent|speak to agent|wakili|mutum|eniyan|mmadu|onye oru',
    ),
  ],
  [
    'my_cases',
    words(
      'my case|my cases|my ticket|my tickets|case status|ticket status|my complaint|my complaints|status of my case|status of my ticket|wetin happen to my case',
    ),
  ],
  [
    'my_requests',
    words(
      'my requests|requests|payment requests|money requests|see requests|requests for money|who is asking me for money|who asked me for money|who dey ask me for money',
    ),
  ],
  [
    'recall',
    words(
      'recall|recall transfer|reverse transfer|reverse my transfer|bring it back|bring am back|get it back|wrong person|i sent it to the wrong person',
    ),
  ],
  ['electricity', words('which token|what token|what is the token|wetin be the token')],
  [
    'where_is_my_money',
    words(
      "where is it|where e dey|where am dey|wia e dey|where it dey|any update|any news|what happened|wetin happen|what's happening|whats happening|where is my money|where's my money|wheres my money|where my money|where my money dey|where my money de|where is my transfer|ina kudina|ina kudin na|owo mi da|nibo ni owo mi wa|ebee ka ego m no|ebee ka ego m di",
    ),
  ],
  [
    'thanks',
    words(
      'thanks|thank you|thank u|thx|tnx|nagode|na gode|e se|ese|e seun|daalu|dalu|imela|imeela|bye|bye bye|goodbye|good night|see you|sai anjima|sai da safe|sai gobe|mu kwana lafiya|o daaro|odaaro|o daro|daaro|daro|dabo|o dabo|odabo|ka o di|ka omesia|ka chi fo|ka chi foo|god bless you',
    ),
  ],
];

const language =
  /^(?:language|change language|change my language|languages|harshe|canza harshe|ede|yi ede pada|asusu|gbanwee asusu)$/;
const languageAlone =
  /^(?:in |speak |use |na |da |ni |n')?(?:english|pidgin|pigin|broken|broken english|hausa|yoruba|igbo|ibo|turanci|oyinbo|geesi|bekee)$/;

const refusesToSend =
  /^(?!(?:no+|mba|mbanu|rara|a'a)\s*,\s*(?:send|transfer|pay|give|tura|aika|fi|ziga|zipu)\b.*\d)(?:no+[, ]+)?(?:(?:please |abeg |pls )?(?:don't|dont|do not|never|make you no|no|mbanu|mba)[, ]+(?:ever )?(?:send|transfer|pay|buy|do|continue|proceed|tura|ziga)\b|i (?:don't|dont|do not|no|no longer) (?:want|wan|wish)(?: to)?(?: send| transfer| pay| buy| do| continue)|kada (?:ka|ki|a) (?:tura|aika|biya|sayi)|kar (?:ka|ki|a) (?:tura|aika|biya)|ma se (?:fi|san|ra)|e ma (?:fi|se fi)|(?:ezigala|ezipula|azigala|azipula|akwula|enyela|enyekwala)(?! m\b)|ma (?:fi|san)\b|e ma san|ko gbodo fi|ko ye ki (?:e|o) (?:fi|san)|mi o (?:fe|ni) (?:ki (?:e|o) )?(?:fi|san|ra)|ba zan (?:tura|aika|biya|saya)|(?:ba na|bana|ban) so (?:in|a|ku|ka|ki) (?:tura|aika|biya)|a daina (?:tura|aika))/;

const wantsInstead = /[,;.]\s*(?:but )?((?:i (?:want|wan|need|would like|go like)|make i|let me)\b.+)$/i;

/** What is wanted in place of what is refused: "I don't want to send money, I want to buy airtime". */
export const insteadOf = (said: string): string | undefined =>
  refusesToSend.test(said.toLowerCase()) && !/\d{4}/.test(said) ? wantsInstead.exec(said)?.[1] : undefined;

const sends =
  /\b(?:send|transfer|trasfer|tranfer|transfar|sent|pay|give|credit|move|drop|push|shoot|wire|dash|remit|tura|turawa|aika|aikawa|tura wa|aika wa|biya|ranse|fi|fun|san|ziga|zigara|zigaara|zipu|zipuru|zipura|nye|nyere|nyee|nyefee|kwuo|kwunye|bufee)\b/;
const vends =
  /\b(?:airtime|recharge|card|credit|data|mb|gb|light|nepa|electric|electricity|meter|token|dstv|gotv|startimes|bill|fees?|rent|loan|bashin?|rance|eyawo|esusu|ajo|adashi|isusu|adashe|contribution|osusu|goal|savings?|save|invest|shares?|stocks?|treasury|fixed|wuta|lantarki|(?:owo|san|ra|fun|mita) ina|oku|kati|katin|kaadi|kardi|group|circle|adashen|gbese|ugwo|limit|borrow|lend|mbinye|binye|recall|reverse|receipt|wrong|mistake|receive|received|debited|debit|not|never|didn't|has|hasn't|why|when|did|status|waec|jamb|bet9ja|split|water board|customer (?:number|id|no))\b/;

/** An @name. */
const handle = /@[a-z][a-z0-9._]{2,19}/;

/** Money that has gone already, or must come back: what tells of a transfer orders none. */
const tellsOfIt =
  /(?:^|\s)(?:(?:dem|they) (?:dey |don )?pay|by accident|accidentally|unknowingly|mistakenly|wrongly|position of|trac(?:e|ing)|(?:take|bring|get|collect|return) .{0,24}\bback|ko fe (?:san|fi)|bai|bata|ba ta|basu|(?<!(?:so|son|inaso) )na (?:tura|turawa|aika|aikawa|biya)|an cire|sun cire|dawo|maido|juyo|kuskure|har yanzu|mo (?:ti )?(?:fi|san)|ko (?:de|ti|tii|ri|wole|gba)|sugbon|amo|asise|pada|won ti|e?zigara m|m zigara|erubeghi|o rubeghi|nwetabeghi|hubeghi|ahughi|mana|mmejo|weghachi\w*|e wepu\w*)(?=\s|$)/;

/** What somebody else sent, or what was sent on a day that is past, is told and not ordered. */
const toldOf = new RegExp(
  [
    `\\be (?:don )?(?:send|sent|dash) (?:him|im|her) (?:${PERSONS})\\b`,
    /\bbeen (?:send|pay|give)\b/.source,
    // Who is named before what was done did it: an order names them after.
    /^(?:the|my|our|one|that|dat|some|his|her|im|di|dem|they|she|he|e) (?:[a-z']+ ){0,3}(?:sen[dt]|paid|pays?|g[ai]ve|dash(?:ed)?|transfer(?:red)?|borrow(?:ed)?|spent|chop|drop(?:ped)?)\b/
      .source,
    // In Yoruba whoever does it stands right before it, and an order has nobody there.
    /(?:^| )(?!(?:e|a|o|mo|ki|ko|ba|mi|n|fe|fee|le|yoo|maa|lati|ati|si|tun|yara|kan|jowo|ejo|dakun|joo|naa|bayi|oya|abeg|please|pls|kindly|sir|ma|karo)\b)[a-z']+ (?:fi|san)(?= )/
      .source,
    /^(?!(?:biko|m|ka|achoro|i|o|a|ha|anyi|ego|karo|please|abeg|ngwa|mba)\b)[a-z']+(?: [a-z']+)? (?:nyere|ziri|zigara|zipuru|kwuru)\b/
      .source,
    /\b(?:ya|ta|sun|suka) (?:tura|turawa|aika|aikawa|biya)\b|^(?:yesterday|last (?:week|month|year|night|christmas|easter|sallah)|(?:that|the other) (?:day|year|time))\b[^,]{0,12}\bi (?:don )?(?:sen[dt]|g[ai]ve|paid|pay|dash|transfer(?:red)?)\b|\bas i (?:don |just )?(?:sen[dt]|transfer(?:red)?|paid|pay|g[ai]ve|dash)\b/
      .source,
  ].join('|'),
);

/** Money that somebody is to send to the customer, or has sent. */
const paysMe = /\b(?:sen[dt]|transfer(?:red)?|pa(?:y|id)|gave|refund(?:ed)?) (?:me|us)\b/;

const purpose =
  /\b(?:for|purpose:?|narration:?|being|don|saboda|maka|nitori|fun) (?:the |my |her |his |our )?[a-z' ]{2,40}/g;

/** "I want to give my wife small money": an order, of which the sum is asked. */
const wantsToGive =
  /^(?:(?:please|abeg|ok(?:ay)?|hello|good (?:morning|afternoon|evening)|biko|jowo)[ ,.]+)*(?:i (?:want|wan|would like|need)(?: to)?|let me|make i|help me) (?:give|send|pay|transfer|dash)\b.*\b(?:money|cash)\b(?!.*\b(?:back|abroad|but|never|not|didn'?t)\b)/;

/** Orders so plain that words need not be weighed: an amount with an account, or with a person after a word of sending. */
function transferPattern(text: string, slots: Slots): Matched | undefined {
  if (isStory(text) && !slots.account) return undefined;
  // Beside an account, what stands after "for" is only what the money is for: "… GTBank, for house rent".
  // "Kindly credit the following" buys no airtime either.
  const order = slots.amount && slots.account ? text.replace(purpose, ' ').replace(/\bcredit\b/g, ' ') : text;
  if (vends.test(order) || tellsOfIt.test(text) || toldOf.test(text) || paysMe.test(text)) return undefined;
  // "Load 500 glo give 0805…": with a network a phone is topped up.
  const phone = slots.network === undefined && slots.phone !== undefined;
  const named = slots.name !== undefined || phone || handle.test(text);
  const destination = slots.account !== undefined || (named && sends.test(text));
  if (slots.amount && destination) return { intent: 'transfer', confidence: 0.97 };
  if (slots.amount && givenInHausa(text)) return { intent: 'transfer', confidence: 0.97 };
  if (slots.name && wantsToGive.test(text)) return { intent: 'transfer', confidence: 0.9 };
  if (slots.account && slots.bank && !/\?/.test(text)) return { intent: 'transfer', confidence: 0.93 };
  return undefined;
}

const invests =
  /\b(?:buy|sell|invest|put|liquidate|cash out|withdraw)\b.*\b(?:shares?|stocks|bitcoins?|btc|ethereum|solana|usdt|treasury bills?|t-?bills?|bonds?|mutual funds?|money market|my investments?)\b/;
const changesPlan = /\b(?:pause|resume|continue|restart|close|end|sell) my (?:investment )?plan\b/;

const repeatsBill =
  /^(?:ka |ki |a )?(?:sake|kara) (?:saya|sayi|siya)\w*(?: (?:min|masa|mishi|mata|mana|musu))?(?:$| amma\b)|^(?:e )?tun ra(?: naa| fun (?:mi|un|won)| pada)*(?:$| sugbon\b)|^zu[ot]a(?:ra|kwara)?(?: (?:m|ya|ha))* ozo(?:$| mana\b)|^(?:and |then )?(?:buy|recharge|load|renew|subscribe)(?: (?:it|am|that|one))* again\b|^(?:buy|pay|recharge|load|subscribe) (?:me )?(?:the )?same(?: (?:again|thing|one|amount))*[\s.!]*$|\b(?:repeat|renew|pay|buy|do) (?:my |the |that )?(?:last|same|previous) (?:bill|payment of light|subscription)\b|^(?!.*\b(?:twice|(?:two|2|three|3) times|double|paid|charged|debited|deducted|went)\b).*\bsame (?:bill|light|token|dstv|gotv)\b/;

const changesCard =
  /\b(?:un-?freeze|un-?lock|un-?block|close|delete|terminate|remove)\b(?: \w+){0,2} card\b|\bcard(?:'s)? (?:daily )?limit\b|\blimit (?:of|on|for) (?:my |the )?card\b/;

const replacesCard = /\breplace\b(?: \w+){0,2} (?:card|atm)\b/;

/** "Buy 100 MTN for me": a line is topped up, and no share is bought, where none is named. */
const loadsLine =
  /^(?:(?:please|abeg|pls) )*(?:buy|load|recharge|put|get)(?: me)? (?:₦|n|ngn)?\d[\d.,]*\s?k?(?: naira)?(?: of| for)? (?:mtn|glo|airtel|9mobile|etisalat)(?: (?:for me|for myself|please|abeg|now))*[\s.!]*$/;

/** "What about my light, it has finished". */
const lightIsOut =
  /^(?!.*\b(?:why|fast|quick\w*|early|soon)\b).*\b(?:my|our|the|di) (?:light|units?|power|nepa)\b.{0,14}\b(?:finish(?:ed)?|ran out|run out|exhausted)\b/;

/** A card's change, a line that is topped up, and what was bought before, asked for again. */
function billPattern(text: string, slots: Slots): Matched | undefined {
  if (changesCard.test(text)) return { intent: 'card_freeze', confidence: 0.95 };
  if (loadsLine.test(text)) return { intent: 'airtime', confidence: 0.95 };
  if (replacesCard.test(text)) return { intent: 'card_create', confidence: 0.95 };
  if ((asksForToken(text) || lightIsOut.test(text)) && !slots.amount)
    return { intent: 'electricity', confidence: 0.95 };
  return repeatsBill.test(text) ? { intent: 'bill', confidence: 0.95, stands: true } : undefined;
}

const politely = /^(?:(?:please|pls|abeg|kindly|biko|jowo|help me|i want to|i wan|make i|can you) )*/;
/** "Request 2k from Bola" sends Bola nothing. */
const requestsFrom = /^(?:request|collect|demand|claim)\b.*\bfrom [a-z]/;
const requests =
  /^(?:request|ask|collect|demand|charge|send (?:an? |am |him |her )*(?:money |payment )?request)\b/;
/** "Then just request 30k": a sum, and nobody named. */
const requestsSum =
  /^(?:(?:then|so|just|also|and) )*(?:request|bill|invoice) (?:(?:him|her|them|am) )?(?:₦|n|ngn)?\s?\d/;
const requestsOfThree =
  /^(?:ka |ki |e )?(?:karbo|nemo|nema|nemi|roki|tambayi|gba|beere|bere|rio|nara|natara|juo)\b.*(?:\bdaga|\blowo|\bn'aka|@)/;
const splits =
  /^(?:split|share(?! (?:the |my )?receipts?)|divide|raba|ke(?:re(?! (?:ju|tan))|waa?|e)|pin(?= .*\b(?:si|laarin)\b))\b/;
/** "Divide 100 by 20" is a sum in arithmetic. */
const divides =
  /^(?:divide|raba|kewaa?)\b[^@]*\b(?:by|da) \d+\b|^ke(?:waa?|e)\b[^@]*\buzo (?:abuo|ato|ano|ise)\b|^share \d+ (?!k\b|naira\b|thousand\b)[a-z]+ (?:among|between)\b/;
const takesName =
  /@(?:aha|oruko) mi?\b|@suna(?:na|ta)\b|^(?:ina son?|mo fe|achoro m) @(?:suna|oruko|aha)\b|\bmy (?:@ ?(?:name|tag|handle)|handle|username|karo ?tag|qr(?: code)?)\b|^(?:take|claim|choose|change to|call me|i (?:want|be)|my (?:@?name|handle) is|make i be|sunana|suna na|oruko mi(?: ni)?|aha m(?: bu)?)\b.*@/;

/** "Request 5k from Chidi", "Chidi should send me 5k": money that is to come, and that nobody is sent. */
const asksMoneyOf =
  /^(?:request|demand|collect|receive|get|ask for)\b.*\bfrom\b|^(?:ask|beg|tell) (?!me\b|you\b)[a-z]+(?: [a-z]+)? (?:for(?! (?:the|a|an|his|her|my) (?!money|cash|payment|refund|balance|rest))|to (?:pay|send|give)|make (?:he|she|e) (?:pay|send|give))\b|^make (?!i\b|we\b|you\b|una\b|am\b|it\b)[a-z]+(?: [a-z]+)? (?:send|pay|give|transfer) me\b|\b(?:should|must|suppose(?:d)?(?: to)?|needs? to|has to|have to|(?<!\b(?:say|promise)(?: (?:e|she|he|dem|you|im))? )go) (?:send|pay|give|transfer|refund) me\b/;
/** "Ask Bola for 2k": whoever it is. */
const asksSum =
  /^(?:(?:ask|beg|tell) (?!me\b|you\b|una\b|karo\b)[a-z]+ (?:for|to (?:pay|send|give)(?: me)?)|rio (?!m\b|gi\b|unu\b|ego\b|mbinye\b)[a-z]+(?: ka o (?:zitere|nye|kwuo) m)?) (?:₦|n|ngn)?\s?\d/;
const ofThings =
  /\b(?:goal|savings?|loan|group|esusu|ajo|adash\w*|isusu|club|atm|pos|account|wallet|card|investments?|shares|abroad|airtime|data|bank)\b/;

/** What is asked for with an @name, or about one. */
function namePattern(text: string, slots: Slots): Matched | undefined {
  const said = text.replace(politely, '');
  const named = handle.test(said) || slots.phone !== undefined;
  if (requests.test(said) && (named || /^(?:request|ask for) (?:money|cash|payment)\b/.test(said)))
    return { intent: 'request_money', confidence: 0.95 };
  if ((slots.name || named) && asksMoneyOf.test(said) && !ofThings.test(said) && !slots.account)
    return { intent: 'request_money', confidence: 0.95 };
  if (slots.amount && slots.name && !slots.account && requestsFrom.test(said) && !ofThings.test(said))
    return { intent: 'request_money', confidence: 0.95 };
  if (slots.amount && !slots.account && requestsSum.test(said))
    return { intent: 'request_money', confidence: 0.95 };
  if (slots.amount && !slots.account && asksSum.test(said))
    return { intent: 'request_money', confidence: 0.95, stands: true };
  if (
    splits.test(said) &&
    (handle.test(said) || slots.amount || /(?<!\bwith )\bbill\b/.test(said)) &&
    !divides.test(said) &&
    !/\b(?:airtime|recharge|data|savings?|goal|budgets?|invest\w*)\b/.test(said)
  )
    return { intent: 'split_bill', confidence: 0.95 };
  if (handle.test(said) && requestsOfThree.test(said)) return { intent: 'request_money', confidence: 0.95 };
  if (!slots.amount && takesName.test(said)) return { intent: 'my_name', confidence: 0.95 };
  return undefined;
}

/** "Hello again", "thank you my people": what would be a wish alone is only said to somebody. */
const addresses =
  /^\s*(?:hello|hi|hey|thanks?|thank you|dear)\b.*\b(?:again|my people|customer (?:service|care))\b|\bmy people\b.*\b(?:hello|hi)\b|^\s*(?:hello|hi|hey|sup)[ ,]+(?:karo[ ,]+)?what'?s (?:happening|up)[\s?.!]*$/;

/** "Hello my Karo": nothing but a greeting, and who is greeted. */
const onlyGreets =
  /^\s*(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:to|my|the|dear|karo|bank|banker|people|there|all|again|una))+[\s.!]*$/;

/** "How far my pikin": whoever is greeted is nobody's payment. */
const greetsSomebody =
  /^\s*(?:how far|how you dey|how una dey|wetin dey|good (?:morning|afternoon|evening|day)|hello|hi|hey|sannu|barka|ina kwana|ina wuni|e kaaro|e karo|e kaasan|e kaale|kedu|ndewo|nnoo)[ ,]+(?:my |our |the |di )?(?:pikin|guy|bro|brother|sister|people|daughter|son|padi|person|dear|oga|madam|child|children|friend|customer|banker|yata|dana|omo mi|nwa m)(?:[ ,]+(?:o|sir|ma|abeg|karo))*[\s.!?]*$/;

const findWhole = (said: string): Intent | undefined => whole.find(([, set]) => set.has(said))?.[0];

const LONG = 5;
const longWords: readonly string[] = [
  ...new Set(whole.flatMap(([, set]) => [...set].flatMap((each) => each.split(' ')))),
].filter((word) => word.length >= LONG && /^[a-z]+$/.test(word));

/** Whether one slip of the finger makes one word of the other: a letter lost, added, another one, or two that changed places. */
function isSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed[0] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, meant] = [typed.slice(start), word.slice(start)];
  if (rest.slice(1) === meant || rest === meant.slice(1) || rest.slice(1) === meant.slice(1)) return true;
  return rest.length > 1 && rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
}

/** A few words with the slips in their long ones mended, where only one word can be meant. */
function mended(said: string): string {
  const typed = said.split(' ');
  if (typed.length > 3) return said;
  return typed
    .map((word) => {
      if (word.length < LONG || longWords.includes(word)) return word;
      const near = longWords.filter((each) => isSlip(word, each));
      return near.length === 1 ? near[0] : word;
    })
    .join(' ');
}

/** What became of a complaint or of money that was asked back. */
const asksCase =
  /^(?:(?:and |so )?(?:what about|how about|how far(?: with| about| for)?|any (?:news|update)(?: on| about| of)?|(?:give me )?(?:an? )?update (?:on|about|of)|status of|what(?:'s| is| has)? (?:happening|happened|become) (?:to|with|of)|wetin (?:don |dey )?happen (?:to|with)|where is|check) )?(?:my|the|that) (?:case|ticket|complain|complaint|dispute|recall)(?: (?:now|status|update|nko))*$|^(?:what(?:'s| is| be)? )?(?:the |my )?(?:case|ticket|complaint|dispute) (?:status|update|news)$/;

/** Who cannot read, or asks about voice notes, is told how to speak. */
export const speaksOfVoice =
  /^(?!.*\b(?:never|no dey|doesn'?t|does not|didn'?t|did not|don'?t|do not|can'?t|cannot)\b.{0,12}\b(?:get|gets|hear|hears|understand|understands|catch|pick|know)\b).*\b(?:can|do|does|how|una fit|you fit|send)\b(?! (?:i|i go|do i|to) save\b)(?!.*\bvoice ?notes?(?: \w+)? (?:to|go) (?!you|una|karo|the bank)[a-z]).{0,24}\bvoice(?: ?notes?| messages?)?\b|\b(?:can'?t|cannot|no fit|no sabi|don'?t know how to|do not know how to) read\b/;

/** "Is 0123456789 my account number": nothing goes there. */
const isItMine =
  /^\s*(?:(?:please|abeg|pls|hello|hi)[ ,]+)*(?:is|na|confirm (?:if|that)|check (?:if|whether))\b.{0,12}\b\d{10}\b.{0,6}\b(?:mine|my (?:account|acct|own|number|aza))\b|\bam i the (?:one|person|owner)\b.{0,16}\b\d{10}\b/;

const hasValues = (slots: Slots): boolean => Object.keys(slots).some((name) => name !== 'name');

/** Reads a folded text by what needs no weighing; undefined where the classifier should decide. */
export function matchPattern(text: string, slots: Slots): Matched | undefined {
  const elsewhere = isElsewhere(text, slots);
  if (!slots.amount && !elsewhere && wantsFewer(text)) return { intent: 'notifications', confidence: 0.95 };
  if (refusesToSend.test(text) && !elsewhere) return { intent: 'cancel', confidence: 0.95 };
  if (/^\s*(?:recall|reverse)\b/.test(text) && slots.reference) return { intent: 'recall', confidence: 0.98 };
  if (/\breceipt\b/.test(text) && slots.reference) return { intent: 'receipt', confidence: 0.97 };
  if (!slots.amount && peopleSaid(text)) return { intent: 'beneficiaries', confidence: 0.95 };
  if (!isStory(text) && invests.test(text)) return { intent: 'invest', confidence: 0.95 };
  if (!isStory(text) && changesPlan.test(text)) return { intent: 'invest', confidence: 0.95, stands: true };
  const said = bare(text);
  if (onlyGreets.test(text) || greetsSomebody.test(text)) return { intent: 'greet', confidence: 0.95 };
  const found = addresses.test(text) ? undefined : (findWhole(said) ?? findWhole(said.replace(wish, '')));
  if (found) return { intent: found, confidence: 0.98 };
  if (asksCase.test(said)) return { intent: 'my_cases', confidence: 0.95 };
  if (language.test(said) || languageAlone.test(said)) return { intent: 'language', confidence: 0.97 };
  if (speaksOfVoice.test(said) && !hasValues(slots)) return { intent: 'help', confidence: 0.9 };
  if (/^\*\d{3}/.test(text.trim())) return { intent: 'ussd', confidence: 0.95 };
  if (slots.account && isItMine.test(text))
    return { intent: 'balance', topic: 'account_number', confidence: 0.95, stands: true };
  if (paysCardOff(text)) return { intent: 'out_of_scope', confidence: 0.9, stands: true };
  if (elsewhere) return { intent: 'out_of_scope', confidence: 0.9 };
  const slip = hasValues(slots) || addresses.test(text) ? undefined : findWhole(mended(said));
  if (slip) return { intent: slip, confidence: 0.9, stands: true };
  return (
    productPattern(text, slots) ??
    moneyPattern(text, said, slots) ??
    plainPattern(text, slots) ??
    namePattern(text, slots) ??
    savingsPattern(text, slots) ??
    billPattern(text, slots) ??
    transferPattern(text, slots)
  );
}

/** What values alone hint at, where a message is nothing but values. */
export function hintOf(slots: Slots): Matched {
  const { amount, account, bank, name, phone, network, plan, biller, meter, period, reference } = slots;
  if (plan && (phone || network)) return { intent: 'data', confidence: 0.9 };
  if (amount && network) return { intent: 'airtime', confidence: 0.9 };
  if (amount && meter) return { intent: 'electricity', confidence: 0.85 };
  if (account && (amount || bank)) return { intent: 'transfer', confidence: 0.93 };
  if (amount && name) return { intent: 'transfer', confidence: 0.9 };
  if (amount && phone && bank) return { intent: 'transfer', confidence: 0.93 };
  if (amount && phone) return { intent: 'transfer', confidence: 0.45 };
  if (plan) return { intent: 'data', confidence: 0.6 };
  if (account) return { intent: 'transfer', confidence: 0.7 };
  if (amount || name || bank) return { intent: 'transfer', confidence: 0.4 };
  if (biller) return { intent: 'bill', confidence: 0.5 };
  if (reference) return { intent: 'where_is_my_money', confidence: 0.5 };
  if (network || phone) return { intent: 'airtime', confidence: 0.3 };
  if (period) return { intent: 'transactions', confidence: 0.3 };
  return { intent: 'out_of_scope', confidence: 0 };
}
