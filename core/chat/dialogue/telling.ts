import { type Language, naira, plain, transferCharges } from '../../kernel/index.ts';
import { phrasesIn } from '../../phrases/index.ts';
import type { Intent, Topic } from '../intents.ts';
import { conceptsNamed, endsAccount, question, speaksOfVoice, type Understood } from '../nlu/index.ts';
import { ratesOfLoans } from './answering.ts';
import type { Move } from './dialogue-commands.ts';
import { hasNoAccount } from './said-of-offers.ts';
import type { Said } from './said-types.ts';
import type { SlotName } from './state.ts';

/** A question that nobody gives as a name or a purpose. */
const plainQuestion =
  /^\s*(?:how|what|why|when|where|which|wetin|yaya|ta yaya|menene|nawa|yaushe|bawo|kini|ki ni|elo|melo|kedu|gini|ego ole|olee|ebee|nibo|who (?:will|is|go|can|collects?)|wa (?:zai|za ta|ke)|ta ?(?:ni|lo) (?:yoo|maa|lo|o)|onye (?:ga|ka|kedu))\b.*\s\S+\s+\S|\?\s*$/;

/** Whether a text asks something, where a name or a purpose was asked for. */
export const isPlainQuestion = (text: string): boolean => plainQuestion.test(plain(text));

/** "I don't know", in any of the five languages. */
const knowsNot =
  /^\s*(?:(?:ah|oh|hmm|to|abeg|wallahi),? )*(?:i (?:(?:don'?t|do not|can'?t|no|no fit) (?:know|sabi|remember|recall)|(?:have |don )?forg[eo]t)|ban sani?(?: ba)?|(?:mi o|n ko|emi ko) mo+|a ?ma ?ghi m)(?: (?:it|am|ta|shi|re|(?:my |the |di |her |his )?(?:account|acct|bvn|bank|meter|decoder)(?: number)?|(?:my |the |di )?number|lamb(?:a|ar)(?: \w+)?|banki\w*|asusun\w*|nomba(?: \w+){0,2}|banki naa|akanti\w*|akaunt\w*(?: ya)?|ya))?(?: ba)?(?:[\s.!,]|o\b|sir\b|ma\b|fa\b)*$/;

/** Whether somebody does not know what they were asked for. */
export const knowsNotIt = (text: string): boolean => knowsNot.test(plain(text));

/** From here a classifier is as good as certain. */
const CERTAIN = 0.95;

const asksCharges =
  /\belo (?:ni|lo) (?:e|won|yin|o) (?:maa |yoo |ma )?(?:n )?(?:gba|yo|ge)\b|\b(?:za a|ake|za ku|zaku) (?:cire|yanke|dauka) nawa\b|\bnawa (?:ne )?(?:za a|ake|za ku|zaku) (?:cire|yanke|dauka)\b|\bego ole ka (?:unu|ha|i) (?:ga-?)?\s?(?:a?n?a(?:na|ewe|nara)?|ewe(?:pu|re)?)\b|\b(?:how much|hw much)\b.{0,16}\b(?:cost )?to (?:send|transfer)\b|\bwhat (?:is|will) it cost to (?:send|transfer)\b|\b(?:what|how much)(?:'s| will| would| does| do| is| be| go)* (?:it|this|that|the (?:transfer|total)) cost\b|\bis there (?:a |any )?(?:charges?|fees?)\b|\bhow (?:do|can|to) (?:i )?(?:stop|avoid|reduce)\b.{0,16}\b(?:charges?|fees?|stamp duty)\b|\b(?:how|hw) much\b.{0,10}\b(?:una|you|karo|they)\b.{0,10}\b(?:collect|cut|take|remove|comot|charge)\b|\bcalculate\b.*\b(?:charges?|fees?)\b|\b(?:why|what|wat|wats|what's|wetin|how much|hw much|explain|tell me|is there|are there|do i pay|must i pay|will i pay)\b.*\b(?:charges?|charged?|fees?|stamp duty|vat|10\.75|26\.88|53\.75)\b|\bwhy\b.{0,12}\b(?:you|they|una|karo|bank)\b.{0,16}\b(?:take|took|taken|deduct(?:ed)?|remove[d]?|comot|debit(?:ed)?)\b.{0,12}\b(?:10\.75|26\.88|53\.75|50)\b(?![\d,.k])|\b(?:nawa|me|menene|don me|saboda me)\b.*\b(?:caj[ei]\w*|charges?)\b|\b(?:me ?ya ?sa|don me|saboda me)\b.{0,24}\b(?:cire|yanke|karbar?) (?:(?:min|mini|mani) )?(?:kudi|naira (?:hamsin|goma)\b|50\b)|\bkilode\b.{0,12}\b(?:n|fi|se) (?:yo|ge|gba)\b.{0,12}\b(?:owo|50|10\.75|26\.88|53\.75)\b|\b(?:elo|kini|ki lo|kilode|nitori kini)\b.*\b(?:owo ise|owo (?:ti )?e (?:n )?gba|charges?)\b|\bonye (?:weere|were|wepuru|wepurula)\b.{0,12}\b(?:10\.75|26\.88|53\.75|50)\b|\bwho (?:took|take|collect|carry|removed?|debited)\b.{0,16}\b(?:10\.75|26\.88|53\.75)\b|\b(?:ego ole|ole|gini|maka gini)\b.*\b(?:ugwo oru|ugwo (?:nziga|nzipu|iziga|izipu|izigara)|charges?|stamp duty|10\.75|26\.88|53\.75)\b/;

/** "Na wa, the charge too much": what it costs is told, and nobody is called for it. */
const dearly =
  /\b(?:charges?|fees?|stamp duty)\b.{0,8}\b(?:too|very|so) (?:much|high|plenty|cost|dear|expensive)\b|\btoo (?:much|many|high) (?:charges?|fees?)\b|\bcaji\w* (?:ya|yana|sun) (?:yi )?(?:yawa|tsada)|\bowo ise (?:naa )?ti? ?(?:poju|won)\b|\bugwo oru (?:a )?(?:karia?ri|di oke)/;

/** "What if somebody does not pay", of a group. */
const ofDefaulter =
  /\b(?:if|suppose|what happens when)\b.{0,16}\b(?:somebody|someone|one (?:person|of us|member)|a (?:member|person)|anybody|people|they|others|members?)\b.{0,24}\b(?:not|n'?t|never|refuses?|fails?|miss(?:es)?|stops?|runs?|late)\b.{0,16}\b(?:pay\w*|contribut\w*|turn|away|with (?:the|our) money)\b|\bidan (?:wani|wata|mutum)\b.{0,12}\b(?:ki|bai|ba ya) (?:biya\w*)|\b(?:ti|bi) (?:enikan|eni kan|okan)\b.{0,12}\b(?:ko|ba ko) (?:ba )?san\b|\bo ?buru na (?:mmadu|onye|otu onye)\b.{0,12}\b(?:akwughi|kwughi|ekweghi akwu)\b/;

/** Whether it is a fraud is asked, and nobody is accused. */
const asksOfScam =
  /\bna (?:scam|fraud|419|wayo) (?:be )?(?:this|dis|that|am)\b|^(?:abeg )?is (?:this|it|that) (?:a )?(?:scam|fraud)\b|\bo bu (?:aghugho|wayo|scam)\b.{0,12}\?|\b(?:messages?|text|sms|calls?|ozi)\b.{0,24}\b(?:send|give|zite|nye)\b.{0,12}\b(?:bvn|pin|otp)\b/;

/** A charge by its own figure is no list of what was paid. */
const ofFigure = /\b(?:10\.75|26\.88|53\.75|stamp duty)\b/;

/** A charge that came twice, or on what never arrived, is complained of. */
const wrongly = /\b(?:twice|double|two times|again|wrong\w*|refund|never|not|didn'?t)\b/;
/** What was paid in charges is counted, and what a loan, a card or an investment costs stands elsewhere. */
const costsElsewhere: readonly Intent[] = [
  'spending',
  'statement',
  'transactions',
  'loan_apply',
  'invest',
  'portfolio',
  'card_create',
  'remittance',
];
/** A guess prices nothing. */
const GUESSED = 0.5;
const isPricedElsewhere = ({ intent, confidence }: Understood): boolean =>
  costsElsewhere.includes(intent) && confidence >= GUESSED;

type ArticleId = keyof ReturnType<typeof phrasesIn>['knowledge'];

const meters = '(?:meter|mita|decoder|dikoda|smart ?card|iuc)\\b';
/** "Where can I find it", where a meter or a decoder was asked for. */
const asksWhere =
  /^(?:(?:and|but|abeg|please|ok|so|amma|sugbon|mana|ma) )*(?:where|wia|how|ina|a ina|ta yaya|yaya|nibo|bawo|ebee|kedu)\b.{0,24}\b(?:it|that|am|number|lamba\w*|ta|shi|re|ya|nomba)\b|^(?:but )?(?:i )?(?:don'?t|do not|no) (?:know|sabi|have) (?:it|am|the number)\b|^(?:amma |sugbon |mana )?(?:ban san ta|mi o mo|amagh[ia] m)\b/;

/** Questions so plain that no words need be weighed, in folded text. */
const plainly: [RegExp, ArticleId][] = [
  [
    /\b(?:forg[eo]t|don'?t remember|can'?t remember)\b.{0,12}\bpin\b|\bmanta (?:da )?(?:pin|lambar sirri)\b|\bgbagbe pin\b|\bch?e?chefu\w* pin\b/,
    'forgot-pin',
  ],
  [
    /\b(?:who|what) are you\b|\bwho be you\b|\bkai wane ?ne\b|^wane ?ne kai\b|\bta ?ni (?:e|o|iwo|yin)$|^onye ka i bu\b|^i bu onye\b/,
    'what-is-karo',
  ],
  [
    /\b(?:what is|wetin be|menene|kini|ki ni|gini bu) karo\b|^(?:which|what) bank (?:are you|is this|una be|be this|una dey)|^una be (?:which )?bank/,
    'what-is-karo',
  ],
  [
    /\b(?:increase|raise|higher|upgrade|more|bigger)\b.{0,16}\blimits?\b|\blimits?\b.{0,10}\b(?:too small|too low|higher|up)\b|\b(?:kara|daga) (?:min )?iyaka\w*|\b(?:mu|gbe) (?:opin|ipele) mi (?:ga|soke)\b|\bi?buli(?:e|te) (?:oke|limit) m\b/,
    'verify-more',
  ],
  [
    /\b(?:without|avoid|no|free of) (?:any )?charges?\b(?=.{0,12}$)|\bis (?:it|this|that|karo|sending) free\b|\bdo i (?:have to )?pay (?:anything|to send)\b/,
    'transfer-fee',
  ],
  [
    /\b(?:what if|what happens if|suppose|how\b.{0,40}\bif (?:i|we) (?:send|transfer|pay))\b.{0,40}\bwrong (?:person|account|number|acct)\b/,
    'wrong-transfer',
  ],
  [
    /\b(?:what is|what's|wetin be|meaning of|where (?:can|do) i (?:get|find)|how (?:can|do) i (?:get|know|check|find)|menene|kini|ki ni|gini bu)\b.{0,10}\bbvn\b|\b(?:no|not|don'?t|never|without|no get|babu|ba ?ni da|mi o ni|ko ni|enweghi m)\b.{0,14}\bbvn\b|\b(?:why|kilode|nitori kini|me ?ya ?sa|don me|gini (?:kpatara|mere)|maka gini)\b.{0,24}\bbvn\b/,
    'what-you-need',
  ],
  [
    /\b(?:fund|top ?up|deposit|load|add money|put money|put cash)\b.{0,16}\b(?:my |the )?(?:account|acct|wallet)\b|\bhow (?:do|can|to|i go) (?:i )?(?:make a )?deposit\b|\b(?:saka|zuba) kudi a asusu\w*|\bfi owo si(?:nu)? (?:akanti|akaunti)\b|\btinye ego na akaunt[uo]?\b/,
    'receive-money',
  ],
  [
    /\b(?:is|are|be|shey|hope) (?:my|our|the|una) (?:money|cash|account|savings?|funds?)\b.{0,16}\b(?:safe|secure|protected)\b|\bhow\b.{0,20}\b(?:protect|secure|guard|keep)\b.{0,20}\b(?:money|account)\b|\b(?:kare|tsare) (?:kudi|asusu)\w*\b|\bkudi\w* (?:na )?(?:cikin |da )?(?:lafiya|aminci|tsaro)\b|\b(?:da+bo ?bo|daabobo) (?:owo|akanti|akaunti)\b|\bowo mi (?:wa )?(?:ni |ninu )?(?:l?ailewu|a+bo)\b|\b(?:chekwa|chebe) (?:ego|akaunt\w*) (?:m|anyi) n ?'?aka\b|\bego m (?:o )?(?:di|no) (?:na )?nche(?:be|kwa)\b/,
    'is-it-safe',
  ],
  [
    /\b(?:if|when|suppose|will|can|could|should|fit|go) (?:you(?: people)?|una|this bank|the bank|the company|karo)(?: ever| go| fit)? (?:closes?|fold(?:s|ed)?(?: up)?|collapses?|fails?|dies?|stops?|shuts?(?: down)?|goes? (?:bankrupt|under|down|burst)|crash(?:es)?|disappears?|vanish(?:es)?|runs? (?:away )?(?:with|carry)|carry (?:my|our) money run)\b|\b(?:you|una|karo)\b.{0,10}\brun(?:s|ning)? away\b|\bidan (?:karo|bankin?|kun|kuka)\b.{0,10}\b(?:rufe|karye|gudu|daina)\b|\b(?:ti|bi) (?:karo|banki|e)\b.{0,10}\b(?:ti se|ba se|kogba|salo|sa lo)\b|\bo ?buru na (?:karo|ulo aku|unu)\b.{0,10}\b(?:emechie|mechie|gbaa|daa|kwusi)\w*/,
    'if-karo-closes',
  ],
  [
    /\bhow\b.{0,16}\b(?:know|trust|be sure|believe)\b.{0,24}\b(?:you|una|u|karo|this)\b.{0,20}\b(?:thie(?:f|ves)|scam\w*|fraud\w*|419|fake|genuine|real|honest|run away|steal)\b/,
    'is-it-safe',
  ],
  [
    /\b(?:do|does|will) (?:you|karo|they|una) (?:charge|take)\b|\buna (?:dey|go|de) charge\b|\bkuna (?:karbar )?caj\w*|\b(?:se|nje) e (?:maa )?n gba owo\b|\bunu na-?ana (?:ego|ugwo)\b/,
    'transfer-fee',
  ],
  [
    /\b(?:if|what (?:happens|if)|suppose|in case|idan|bi|oburu|o buru)\b.{0,24}\b(?:lose|lost|los|steal|stole|stolen|thief|miss|missing|rasa|sata|sonu|ji|efu\w*|zuru)\b.{0,16}\b(?:phone|sim|line|waya\w*|foonu|ekwenti)\b|\b(?:if|suppose|in case)\b.{0,12}\bmy (?:phone|sim|line)\b.{0,16}\b(?:lost|stolen|missing)\b|\b(?:if|suppose|in case)\b.{0,16}\b(?:collect|snatch|carry|thief|take)\b.{0,6}\bmy (?:phone|sim|line)\b|\b(?:bi|ti)\b.{0,12}\bso (?:foonu|sim)\b.{0,6}\bnu\b|\bo ?buru\b.{0,12}\b(?:ekwenti|sim)\b.{0,6}\b(?:efu\w*|fuo\w*|furu)\b/,
    'lost-phone',
  ],
  [
    /\b(?:does|do|will|can|go|fit|e dey) (?:it|am|the card|my card|this card|i)\b.{0,16}\b(?:work|use|pay|buy|accepted?)\b.{0,16}\b(?:netflix|amazon|spotify|apple|google|aliexpress|temu|jumia|konga|online|internet|abroad|shops?|stores?|pos|atms?)\b/,
    'virtual-card',
  ],
  [
    /\b(?:(?:what|which|wetin) time|when)\b.{0,14}\b(?:you|una|karo|they|the bank|(?:the |your )?offices?|support|customer (?:care|service)|staff|workers)\b.{0,10}\b(?:open|close|closing|start|resume)\b(?!.*\baccount\b)|\b(?:do|does|una|you)\b.{0,8}\bwork (?:on|at|every|during|in the)\b|\bavailable (?:at|on|every|in the|during)\b|\b(?:working|opening|business) hours\b|\b(?:karfe nawa|yaushe) (?:ne )?(?:kuke|ku ke|za ku|ake) (?:bude|rufe|aiki)\w*|\b(?:ago|aago|igba|asiko) (?:melo|wo)\b.{0,8}\b(?:le|lo|e|yin|ni)\b.{0,8}\bn? ?(?:si|ti(?: ilekun)?|sise)\s*[?]*$/,
    'support-hours',
  ],
  [
    /\bis (?:this|that|the|dis)\b.{0,12}\b(?:message|text|call|sms|link|email|number)\b.{0,20}\b(?:real|true|genuine|fake|scam|from (?:you|karo))\b|\bsako\w* .{0,12}\b(?:daga gare ku|naku ne|na gaske)\b|\bse (?:odo|owo) yin\b.*\b(?:ifiranse|atejise|message)\b/,
    'scam-message',
  ],
  [
    /\b(?:should|must|do|can|shall) i (?:give|send|tell) (?:you|u|una|karo|them|him|her)\b.{0,12}\b(?:pin|otp|password)\b|\b(?:zan|in) ba ?(?:ku|ka|ki|su|shi)\b.{0,12}\bpin\b|\bki n fun (?:yin|e|o|won)\b.{0,10}\bpin\b/,
    'never-share',
  ],
  [
    /\b(?:open|create|make|get)\b.{0,16}\b(?:account|acct)\b.{0,12}\b(?:for|of) (?:my|our|a) (?:\w+ )?(?:son|daughter|child|children|kids?|baby|pikin|minor)\b|\b(?:minimum age|age limit|how old)\b(?!.*\b(?:jamb|nysc|army|navy|police|school|job|visa|vote|president)\b)|\b(?:bude|bude wa)\b.{0,16}\b(?:asusu|account)\b.{0,16}\b(?:dana|yata|yarona|yarinyata|yaro|yara)\b|\b(?:si|la)\b.{0,12}\b(?:akanti|akaunti|account)\b.{0,12}\bfun omo mi\b|\bmepee?\b.{0,16}\bakaunt[ui]?\b.{0,16}\bnwa m\b/,
    'minimum-age',
  ],
  [
    /\b(?:gini|kedu ihe) bu (?:isusu|esusu)\b|\bdifferen\w+\b.{0,16}\b(?:ajo|esusu|osusu|adashi|isusu)\b.{0,8}\b(?:ajo|esusu|osusu|adashi|isusu|group|goal)\b|\b(?:what is|what'?s|wetin be|menene|mene ne|kini|ki ni)\b.{0,8}\b(?:ajo|esusu|osusu|adashi\w*|adashe\w*|isusu|thrift)\b/,
    'esusu-what',
  ],
  [speaksOfVoice, 'voice-how'],
  [
    /\bi (?:can'?t|cannot|can not|no sabi|no fit|don'?t know how to) (?:read|write)\b|\bban iya (?:karatu|rubutu)\b|\b(?:mi o|n ko) (?:mo|le) (?:iwe )?(?:ka|ko|kowe|kawe)\b|\bama ?ghi m (?:agu|ede) (?:ihe|akwukwo)\b/,
    'voice-how',
  ],
  [
    new RegExp(
      `\\b(?:where|wia|which place|a ina|ina(?! so| son| bukata)|nibo|ebee)\\b.{0,32}\\b${meters}|\\b(?:how|yaya|bawo|kedu)\\b.{0,16}\\b(?:find|see|know|get|check|gane|gano|samu|san|ri|mo|hu|mara|mata)\\b.{0,12}\\b${meters}|\\b(?:don'?t|do not|no|never|ban|mi o|n ko|amagh[ia]) (?:know|sabi|san|mo|m)?\\b.{0,12}\\b${meters}`,
    ),
    'meter-number',
  ],
  [
    /\bhow\b.{0,16}\b(?:approve|authori[sz]e)\b|\bwhere (?:is|do i (?:see|find|get)|can i (?:see|find|get)) (?:the|that|your) (?:secure |approval |pin )?(?:page|link)\b|\bi (?:did not|didn'?t|don'?t|can'?t|no|never) (?:see|get|find|receive)\b.{0,10}\b(?:link|page|button)\b|\b(?:ta )?yaya zan (?:amince|tabbatar)|\bbawo ni (?:mo|n) (?:se|maa|yoo)? ?(?:maa )?fowo ?si\b|\bkedu ka m ga-? ?esi kwado\b|\bina (?:ne )?(?:shafi|link)\w*|\bnibo ni (?:oju ?ewe|link)\b|\bebee ka (?:peeji|link)\b|\bhow\b.{0,16}\b(?:put|enter|type|give|write)\b.{0,8}\bpin\b(?!.*\bussd\b)|\b(?:must|should|do|can|shall) i (?:put|type|enter|write) (?:it|am|the pin|my pin)(?: in)? here\b|\bwhy\b.{0,32}\b(?:pin|link|page)\b|\bwetin (?:una|you) (?:want|wan|need|dey)\b.{0,16}\b(?:pin|link)\b|\b(?:don me|me ya ?sa|saboda me|kilode|nitori kini|gini mere|maka gini)\b.{0,32}\bpin\b/,
    'whatsapp-approve',
  ],
  [
    /\bhow (?:do|can|will|would|go) (?:they|people|others|somebody|someone|members|my (?:friends|people|members))\b.{0,10}\bjoin\b|\b(?:what|which) (?:code|link) (?:do|will|should|can|shall) (?:i|we) (?:give|send|share|tell)\b/,
    'esusu-join',
  ],
  [
    /\b(?:level|tier) ?(?:[123]|one|two|three)\b|\bverify (?:my )?(?:nin|id|address|identity)\b/,
    'verify-more',
  ],
  [
    /\b(?:what(?:'s| is| be)?|wat|how much|wetin be|tell me)\b.{0,16}\binterest(?: rate)?s?\b(?!.*\b(?:loan|borrow|credit|invest\w*|bonds?|fund)\b)/,
    'savings-interest',
  ],
  [
    /\bis (?:it|this|that|the transfer) (?:instant|immediate|instantly|fast|sharp)\b|\b(?:when|how soon|(?:which|what|wetin) time) (?:(?:will|does|do|go) (?:it|he|she|they|the money|chidi)|(?:e|dem|the money) go) (?:get|receive|reach|arrive|enter|land)\b|\bhow (?:long|fast|quick|quickly|many minutes) (?:does|do|will|would|can) (?:a |an |one )?(?:transfers?|sending)\b|\bif i (?:send|transfer)\b.{0,20}\b(?:reach|enter|arrive|land)\b|\bm (?:ziga|zipu) ya\b.{0,12}\bo ga-?e(?:ru|rute)\b|\b(?:minti|lokaci) nawa\b.{0,24}\b(?:aika|tura)\w*|\b(?:wane|wanne) lokaci\b.{0,16}\b(?:isa|shiga|samu)\b|\b(?:igba|asiko|aago|ago) wo\b.{0,16}\b(?:de(?:be|bẹ)?|wole|ri i gba|ri owo gba)\b/,
    'transfer-time',
  ],
];

/** Sums up to this are the charges themselves, which are asked about. */
const LARGEST_CHARGE = naira(60);

/** Cash, and the places where other banks keep it. */
const asksForCash =
  /\b(?:come|visit|go|walk|travel)\b.{0,20}\b(?:your|the|una|bank) (?:office|branch|bank|place)\b|\b(?:use|withdraw|collect|get|cash|take)\b.{0,24}\b(?:atms?|pos)\b|\b(?:withdraw|collect|get|take out|cash out)\b(?: [a-z\d,.₦]+){0,3} cash\b|\b(?:do|does|una|you|karo)\b.{0,10}\b(?:have|get)\b.{0,10}\b(?:agents?|branch(?:es)?|offices?|atms?)\b|\b(?:where|wia|ina|nibo|ebee)\b.{0,16}\b(?:your|una|the|nearest|karo)\b.{0,10}\b(?:office|branch|agent|atm|pos|ofis\w*)(?:s|es)?\b[\s?.!]*$|\b(?:where|wia|ina|nibo|ebee)\b.{0,16}\bofisi?\b.{0,10}$|\bina (?:ne )?(?:ofis|ofish|reshe)\w*|\bunu (?:nwere|na-?e(?:me|nwe))\b.{0,10}\b(?:pos|atm|ulo oru|alaka|branch)\b|\bi?wepu(?:ta)? ego n ?'?aka\b|\buna (?:dey )?(?:do|use) (?:pos|atm)\b|\bcash\b.{0,16}\bhow (?:can|do|will|to|i go)\b.{0,8}\b(?:put|deposit|pay|enter|save) (?:it|am)\b|\bdeposit (?:of )?cash\b|\bcash deposit\b|\b(?:put|pay in|bring) cash\b/;

/** What becomes of the money of whoever dies. */
const asksOfDeath =
  /\b(?:if|when|after|once|suppose|in case|say|should) (?:i|i'?m|i am|person|anything happen(?:s)? to me)\b.{0,10}\b(?:die|dies|dead|kpeme|pass away|gone|no more)\b|\b(?:if|in case) (?:something|anything) happens? to me\b|\bnext of kin\b|\b(?:idan|in|bayan|lokacin da|ko) (?:na|mun) (?:mutu|rasu)\b|\b(?:ti|bi|nigba ti|leyin ti) mo ba (?:ti )?ku\b|\b(?:o ?buru (?:na )?|mgbe |ma )m ?(?:anwuo|nwuo|nwuru)\b/;
const ofMoney =
  /\b(?:money|cash|account|acct|it|am|savings?|funds?|kin|kudi\w*|asusu\w*|owo|akanti|ego|akaunt\w*|what happens)\b/;

/** Money that somebody sent the customer in error, and that is to go back: nothing of the customer's own is asked back. */
const cameInError = new RegExp(
  [
    /^(?!.*\bi (?:have |just |don |have just )?(?:sen[dt]|transfer(?:red)?|paid|pay)\b).*\b(?:sen[dt]|transfer(?:red)?|credit(?:ed)?|paid|pay|put)\b(?: (?!to\b|her\b|him\b|them\b)\S+){0,2} (?:me|us|(?:(?:in|into|inside|for|enter|to) )?(?:my|me|our)(?: own)?\b).*\b(?:mistake|mistakenly|error|wrongly|accident|accidentally)\b/
      .source,
    /\b(?:mistakenly|wrongly|accidentally|by mistake|in error)\b.{0,12}\b(?:sent|send|credited|paid|transferred) (?:me|us|(?:to |into |in )?my\b)/
      .source,
    /\b(?:money|alert|credit)\b.{0,40}\b(?:enter(?:ed)?|came|come|drop(?:ped)?|received|got|get)\b.{0,40}\b(?:by (?:mistake|error)|in error|(?:is )?not mine|no be (?:my own|mine)|does not belong to me)\b|\b(?:received|got|get|see|saw)\b.{0,16}\b(?:money|alert|credit)\b.{0,16}\b(?:in error|by mistake|not mine|no be (?:my own|mine)|does not belong to me)\b/
      .source,
    /\b(?:return|give back|send back)\b.{0,24}\b(?:money|it|am)\b.{0,40}\b(?:sent|came|entered|enter|paid)\b.{0,12}\b(?:me|my account)\b|\b(?:sent|came|entered|enter|paid)\b.{0,24}\b(?:me|my account)\b.{0,24}\bhow (?:do|can|will|go) i (?:return|give back|send back)\b/
      .source,
    /\b(?:turo|aiko|tura|aika)\w* (?:min|mini|mani)\b.*\bkuskure\b|\bkudi\w*\b.{0,16}\b(?:shigo|shiga)\b.*\b(?:kuskure|ba nawa)\b/
      .source,
    /\b(?:fi|san)\b.*\b(?:si|fun) mi\b.*\basise\b|\bowo\b.{0,24}\b(?:wole|wo)\b.*\b(?:asise|ki+ ?i? se t?emi)\b/
      .source,
    /\b(?:zigaara|zitere|ziteere|zitaara) (?:m|anyi)\b.*\bmmejo\b|\bego\b.{0,24}\bbata(?:ra|a)?\b.*\b(?:mmejo|abughi nke m)\b/
      .source,
  ].join('|'),
);

const isTransfer = (move: Move): boolean => move.do === 'begin' && move.intent === 'transfer';

/** What it costs to send: just that sum, where one is named. */
export function chargesOf({ understood: { slots } }: Said, language: Language): string {
  const { knowledge, chat } = phrasesIn(language);
  const { amount } = slots;
  const sum = amount && 'kobo' in amount ? amount.kobo : undefined;
  const isCharge = sum !== undefined && sum <= LARGEST_CHARGE;
  if (sum === undefined || isCharge) return knowledge['transfer-fee'].answer;
  return chat.chargesFor({ amount: sum, ...transferCharges('nip', sum) });
}

const ofLoans: readonly (Intent | undefined)[] = ['loan_apply', 'loan_repay', 'loan_status'];
const asksInterest =
  /^(?:and |so |but )*(?:what|wetin|how|nawa|yaya|elo|bawo|ego ole|kedu|menene|kini|gini)\b.{0,24}\b(?:interest|ribar?|ele|omuru ?nwa)\b(?!.*\b(?:savings?|save|goal)\b)/;
const paysEarly =
  /\b(?:pay|repay|clear|finish|settle)\b.{0,24}\bearly\b|\bearly (?:re)?payment\b|\bpenalty\b|\bbiya\b.{0,16}\bda wuri\b|\bsan\b.{0,16}\bsaaju\b|\bkwuo\b.{0,16}\btupu oge\b/;

const paysLate =
  /\b(?:pay|repay|pays|paying)\b.{0,16}\blate\b|\blate (?:re)?payment\b|\b(?:can'?t|cannot|don'?t|do not|no|no fit|miss|unable to|fail to)\b.{0,8}\b(?:pay|repay|payment|instal+ment)\b|\bban biya\b|\bbiya\b.{0,16}\b(?:makara|latti)\b|\bpe\b.{0,16}\bsan\b|\bmi o (?:ba )?(?:le )?san\b|\bkwughi\b|\bkwu\w*\b.{0,16}\bn'? ?azu oge\b/;

/** When what was invested can be had again. */
const asksOut =
  /\b(?:take|collect|withdraw|get|remove|bring|sell|comot|cash)\b.{0,24}\b(?:out|back|early|any ?time|before)\b|\b(?:for|till|until) how long\b|\bhow long\b.{0,20}\b(?:stay|lock\w*|keep|leave|wait|last|hold)\b|\b(?:cire|fitar|sayar)\w*\b.{0,20}\b(?:kafin|kowane lokaci|da wuri)\b|\bhar yaushe\b|\b(?:gba|yo|ta)\b.{0,24}\b(?:nigbakugba|nigbakuugba|saaju)\b|\b(?:fun )?igba wo\b|\b(?:wepu|nweta|ree?)\w*\b.{0,24}\b(?:mgbe o ?bula|tupu)\b|\bruo ole mgbe\b/;
/** What it will bring. */
const asksGain =
  /\bhow much (?:will|can|would|go|do|may) (?:i|we|it) (?:gain|make|get|earn|bring|give)\b|\bwhat (?:will|do|can|would) (?:i|it) (?:gain|get|earn|make|bring)\b|\bhow much (?:profit|gain|interest|returns?)\b|\bribar? nawa\b|\bnawa zan (?:samu|ci)\b|\belo ni (?:ere|(?:mo )?maa je)\b|\bego ole ka (?:m|o) ga-? ?(?:e|a)?(?:nweta|rite|eweta)\w*|\buru ole\b/;

const ofBills: readonly (Topic | undefined)[] = ['bill_due', 'bill_balance', 'min_payment'];

/** What somebody else bills, and when it is due: nobody tells the bank. */
const asksOfBill = (move: Move, { text, understood: { topic, slots } }: Said): boolean =>
  move.do === 'begin' &&
  move.intent === 'bill' &&
  ofBills.includes(topic) &&
  !/\bremind\b/.test(plain(text)) &&
  slots.amount === undefined &&
  !conceptsNamed(plain(text)).has('loan');

/** "I have no BVN", where a name is asked for. */
const noBvn = /\b(?:no|not|don'?t|never|without|babu|ba ?ni da|mi o ni|ko ni|enweghi m)\b.{0,14}\bbvn\b/;

/** What the knowledge base says to a question about the bank itself; undefined where the message is something else. */
export function tellFromKnowledge(
  move: Move,
  said: Said,
  { language, asked, flow }: { language: Language; asked: SlotName | undefined; flow: Intent | undefined },
): string | undefined {
  const text = plain(said.text);
  const isLost = knowsNot.test(text) || asksWhere.test(text);
  const isWithout = (asked === 'bvn' && knowsNot.test(text)) || (asked === 'full_name' && noBvn.test(text));
  if (isWithout) return phrasesIn(language).knowledge['what-you-need'].answer;
  if (asked === 'meter' && move.do !== 'fill' && isLost)
    return phrasesIn(language).knowledge['meter-number'].answer;
  const ofLoan = ofLoans.includes(flow) || conceptsNamed(text).has('loan');
  const isAnswer = (move.do === 'fill' || move.do === 'pick') && !question.test(text);
  if (ofLoan && !isAnswer && (said.understood.topic === 'interest_rate' || asksInterest.test(text)))
    return ratesOfLoans(phrasesIn(language));
  if (ofLoan && paysEarly.test(text) && question.test(text)) return phrasesIn(language).loans.earlyFree();
  if (ofLoan && paysLate.test(text) && question.test(text)) return phrasesIn(language).loans.lateRule();
  if (flow === 'invest' && !isAnswer && said.understood.slots.amount === undefined) {
    const { investing } = phrasesIn(language);
    if (asksGain.test(text)) return investing.gainUnknown();
    if (asksOut.test(text)) return investing.outWhen();
  }
  if (move.do !== 'begin' && move.do !== 'miss' && move.do !== 'human') return undefined;
  const { knowledge } = phrasesIn(language);
  const { understood } = said;
  if (move.do === 'begin' && move.intent === 'help' && endsAccount(said.text))
    return knowledge['close-account'].answer;
  // How to be safe from thieves is asked in the words of a complaint.
  const isGuess = understood.intent === 'complaint' && understood.confidence < CERTAIN && question.test(text);
  const mayBeHuman = understood.source === 'pattern' || understood.confidence >= CERTAIN;
  if (!(move.do === 'human' && mayBeHuman) && asksForCash.test(text) && !understood.slots.account)
    return phrasesIn(language).chat.noCash();
  if (asksOfDeath.test(text) && ofMoney.test(text) && !understood.slots.amount)
    return phrasesIn(language).chat.heirs();
  if (cameInError.test(text) && !understood.slots.account) return phrasesIn(language).chat.cameInError();
  if (!ofLoan && ofDefaulter.test(text)) return knowledge['esusu-miss'].answer;
  if (asksOfScam.test(text)) return knowledge['scam-message'].answer;
  if (move.do !== 'human' && hasNoAccount(said.text)) return phrasesIn(language).chat.noAccountThere();
  if (dearly.test(text) && !wrongly.test(text) && !isPricedElsewhere(understood))
    return chargesOf(said, language);
  const mayBePlain = move.do !== 'human' || isGuess;
  if (mayBePlain && !isTransfer(move)) {
    const found = plainly.find(([pattern]) => pattern.test(text));
    if (found && (understood.slots.amount === undefined || found[1] === 'savings-interest'))
      return knowledge[found[1]].answer;
  }
  if (
    asksCharges.test(text) &&
    question.test(text) &&
    !wrongly.test(text) &&
    (ofFigure.test(text) || !isPricedElsewhere(understood))
  )
    return chargesOf(said, language);
  return !ofLoan && asksOfBill(move, said) ? phrasesIn(language).chat.billsOfOthers() : undefined;
}
