import { type Kobo, naira, plain } from '../../kernel/index.ts';
import { askedOfOrder } from './so-far.ts';

/** What is left once an order is paid. */
const left =
  /^(?!.*\b(?:limit|loan|owe|goal|data|iyaka|bashi|gbese)\b)(?:.*\b(?:how much|what|wetin)\b.{0,24}\b(?:left|remain\w*)\b|.*\bmy balance (?:after|go be|will be)\b|.*\b(?:nawa|me)\b.{0,10}\b(?:rage|saura)\b|.*\b(?:elo|iye)\b.{0,16}\bku\b|.*\b(?:ego ole|ihe|gini)\b.{0,10}\b(?:ga-? ?)?a?fod\w+|ego ole ka m ga-? ?enwe\b|nawa zan tsira da\b|elo ni (?:maa|mo maa|yoo) (?:ni|ku)\b)/;
/** What it comes to in all. */
const total =
  /^(?:(?:and|so|but|ok|wait|abeg)[ ,]+)*(?:how much (?:is (?:it|that|this|the (?:total|price|cost))|(?:will|do|am|would|does) (?:you|i|it|that|this|everything) (?:take|cut|remove|pay|paying|cost|be|come to)(?: in all| in total| altogether)?|in (?:all|total)|altogether)|what(?:'?s| is| will be)? the (?:total|price|cost|amount)|na how much|what (?:will|does|would|is) it (?:going to )?cost(?: me)?|wetin e go cost(?: me)?|nawa (?:ne duka|ne gaba daya|zai (?:ci|kai|kama|zama))|nawa (?:zan|za mu) (?:biya|bayar)|elo ni (?:gbogbo (?:r?e|owo naa)|(?:yoo|maa) je|(?:mo )?maa san)|ego ole ka m ga-? ?akwu|ego ole ka (?:o|a|unu) ga-? ?e(?:we|ri|wepu)(?:ta)?)(?: (?:now|in all|in total|altogether|please|then))*[\s?!.]*$/;
/** Whether it is the right person. */
const right =
  /^(?:(?:but|and|wait|abeg|ah|hmm|no)[ ,]+)*(?:(?:are )?you (?:dey )?sure\b|una (?:dey )?sure\b|is (?:that|this|it) (?:really )?(?:the )?(?:right|correct|him|her)\b|is (?:that|this|it) (?!safe|free|ok\b|okay|done|all|sure|fast|instant|good|true|real|fine)[a-z]+[\s?]*$|na (?:the )?(?:correct|right) (?:person|account)\b|(?:who|whose name|whose account) (?:is|be|dey) (?:that|this|it|he|she)\b|is (?:that|this) (?:his|her|the|their) (?:full |real )?name\b|(?:ta ni|ta lo|tani) (?:oruko )?(?:eni|oni|ni) .*\b(?:akanti|akaunti|account)\b|onye (?:nwe|ji) akaunt\w*|(?:wa(?:ye)? (?:ne|ke) (?:da|mai)|(?:menene |mene ne )?sunan mai) asusu\w*|na who be (?:that|this|dat)\b|wane ne (?:wannan|shi)\b|wace ce (?:wannan|ita)\b|ta ni (?:yen|eleyi|o)\b|onye ka (?:o|nke (?:ahu|a)) bu\b|(?:ka|kin|kun|an) tabbata\b|(?:se )?o da (?:e|yin|o) loju\b|i ji (?:ya )?n'? ?aka\b|o doro gi anya\b|(?:na )?[a-z]+ (?:na|be) (?:the|her|him|im) name\b|[a-z]+ bu aha ya\b|o bu [a-z]+ ka aha ya bu\b)/;
const why =
  /^(?:(?:but|and|ah|haba|abeg|wait)[ ,]+)*(?:why\b|wetin be\b|what (?:is|are)\b|for what\b|me ya ?sa\b|don me\b|saboda me\b|menene\b|kilode\b|kini\b|ki lo\b|nitori kini\b|gini (?:mere|kpatara|bu)\b|maka gini\b|olee\b)/;
/** "Why" and no more. */
const whyAlone =
  /^(?:(?:but|and|ah|haba|abeg|wait|no)[ ,]+)*(?:why|for what|how come|me ?ya ?sa|don me|saboda me|kilode|nitori kini|gini mere|gini kpatara|maka gini)(?: (?:na|now|nau|o|fa|kuma|sir|ma|abeg|ya|biko))*[\s?!.]*$/;
/** Whether a text asks only why. */
export const asksWhy = (said: string): boolean => whyAlone.test(plain(said).trim());

/** What it takes besides, asked in a word or two. */
const chargesAlone =
  /^(?:(?:and|so|but|ok|wait|abeg|what about|how about|any|the|your|una|di)[ ,]+)*(?:(?:service |transfer |bank )?(?:charges?|fees?|commission)|caji(?:n(?:ku)?)?|owo ise|ugwo (?:oru|nziga))(?: (?:nko|kwanu|fa|kuwa|nan|na how much|be how much|is how much|how much|wetin|da|now|please))*[\s?!.]*$/;

/** The charges are no more than this. */
const CHARGE_MOST = naira(60);

/** "How long will it take to arrive", in the five languages. */
const arrives =
  /\bhow (?:long|fast|soon|quick(?:ly)?|many minutes)\b(?!.*\b(?:save|saved|lock\w*|loan|wait for me)\b).{0,32}\b(?:take|reach|arrive|get|land|enter|drop|go|deliver\w*)\b|\bwhen (?:will|go|would) (?:he|she|it|they|e|the money|am|my \w+|the person)\b.{0,8}\b(?:reach|arrive|get|land|enter|receive|see|drop)\b|\b(?:minti|awa) nawa\b|\byaushe (?:zai|za ta|za su|kudin zai|kudin za su) (?:isa|shiga|samu|karba)\b|\bigba wo (?:ni )?(?:yoo|lo|o|ni o|owo naa)\b.{0,14}\b(?:de|wole|gba)\b|\b(?:kedu|olee) mgbe\b.{0,20}\b(?:ruo|nweta|banye|eru|ruru)\b|\bo ga-?ewe (?:ogologo )?oge ole\b/;

/** What is asked of an order that waits for its PIN: what will be `left`, its `total`, whether its `name` is right, what its `charges` are for, `why` it waits. */
export function askedOfOffer(
  said: string,
  amount: Kobo | undefined,
): 'left' | 'total' | 'name' | 'charges' | 'why' | 'time' | undefined {
  const text = plain(said).trim();
  if (arrives.test(text)) return 'time';
  if (whyAlone.test(text)) return 'why';
  if (amount === undefined && left.test(text)) return 'left';
  if (amount === undefined && total.test(text)) return 'total';
  if (amount === undefined && chargesAlone.test(text)) return 'charges';
  const asked = amount === undefined ? askedOfOrder(said) : undefined;
  if (asked === 'sum') return 'total';
  if (asked || (amount === undefined && right.test(text))) return 'name';
  return amount !== undefined && amount <= CHARGE_MOST && why.test(text) ? 'charges' : undefined;
}

/** "Everything looks correct, please go ahead and send it": a yes in a whole sentence. */
const agreed =
  /\b(?:go ahead|do it|send it now|proceed|carry on|continue with it|(?:you can|please|now|and|then) (?:send|pay|buy|do|process|approve) (?:it|am)|i (?:agree|confirm|approve)|(?:it|that|all|everything|details?|name)(?:'?s| is| are| look)+ (?:all )?(?:correct|right|good|fine|okay|ok|in order))\b/;
const agreesNot =
  /\b(?:not|no|never|don'?t|do not|isn'?t|wait|before|if|but|wrong|change|instead|cancel|stop|how|why|what|who|when|is (?:it|that|this|everything))\b|\?|\d/;

/** Whether a sentence agrees to what was offered. */
export const agreesInWords = (said: string): boolean => {
  const text = plain(said);
  return agreed.test(text) && !agreesNot.test(text);
};

const without =
  /^(?:(?:but|and|ah|abeg)[ ,]+)*(?!(?:i|we|you|do|does|if|who|what|why|how)\b)(?:my )?[a-z]+ (?:no get|does ?n[o']?t have|do ?n[o']?t have|has no|hasn't got|no dey use)(?: an?| any)?(?: bank)? (?:account|acct|acc)\b|\b(?:ba ?shi|ba ?ta|ba su) da (?:asusu|account)|^(?:iya mi |mama mi |o |won )*ko ni (?:akanti|akaunti|account)|\bo nweghi akaunt\w*|\bbut (?:he|she|e|him|her|they|dem) (?:no get|does ?n[o']?t have|do ?n[o']?t have|has no|have no)(?: an?| any)?(?: bank)? (?:account|acct|acc)\b/;

/** "She has no account": whoever is to be paid cannot be. */
export const hasNoAccount = (said: string): boolean => without.test(plain(said).trim());

/** What people say who agree in more words than a yes, a part at a time, in folded text. */
const agreeing = new RegExp(
  `^(?:${[
    "yes|yea+h?|ok(?:ay)?|sure|alright|correct|(?:give|do) (?:me|it for me|am for me)|i(?:'ll| will| go) take (?:it|am)|let me have it|(?:that|it)(?:'s| is) (?:her|him|them|the (?:person|one|account|name)|my (?:person|sister|brother|mother|father|wife|husband|son|daughter|friend|landlord))|ee+|eh+e?n?|oya|ngwa(?:nu| ngwa)?|(?:it|that|this|everything|the name|the amount)(?:'s| is| looks?) (?:very )?(?:correct|right|fine|good|ok(?:ay)?)|go ahead(?: (?:with|and) (?:it|am|(?:do|send|pay) (?:it|am)))?|(?:please )?(?:proceed|continue)|(?:run|do|send|pay|put|process|release|buy|load|recharge|renew) (?:it|am|the money)",
    'carry (?:am )?go|(?:e|everything|(?:the |di )?(?:name|amount|account|person)|that one) (?:don |dey |be |na )*(?:correct|okay|ok|fine|right)(?: well well)?|na (?:so|him|her|she|am|true|(?:this|that|dis|dat) one|my (?:person|guy|sister|brother|friend)|(?:the |di )?(?:correct |right )?(?:person|one|account|name))(?: (?:e be|be that|be am|be the person|i mean))?|make (?:e|the money) (?:go|enter|reach)|i (?:don )?(?:gree|agree|confirm)(?: am)?|no (?:shaking|wahala|problem)',
    "(?:o|ha|ihe nii?le|aha(?: (?:ya|ahu))?|ego(?: ahu)?) (?:ziri ezi|dabara|di n?mma)(?: nke oma)?|(?:(?:nke a|nke ahu|onye a|onye ahu|o) ?)?bu (?:ya|eziokwu|onye ahu|onye m choro|otu ahu)|nke ahu|otu ahu ka o (?:di|bu)|(?:mee|ziga|zipu|kwuo|tinye)(?:kwa|nu)? (?:ya|ego ahu)|buru ya gaa|ga+(?:ba)? n'? ?ihu|ka (?:o|ego ahu) (?:gaa?|puo|pua|ruo)|ka anyi (?:mee ya|gaa n'? ?ihu)|e?kwe(?:re|tara|la) m|nsogbu adighi",
    '(?:iyen|eyi|oun|bee|beni) naa? ni|be+ ni|o da+(?: be+)?|shi ne|ita ce|haka ne|daidai(?: ne)?',
  ].join('|')})(?![a-z'])`,
);
const around =
  /^(?:[\s,.;!]+|\p{Extended_Pictographic}|\p{M}|(?:please|pls|abeg|biko|jowo|and|then|so|now|just|nau|na|o|sha|jare|sir|ma|oga|nne|nna|my (?:dear|guy|sister|brother)|sharp sharp|quick(?: quick|ly)?|fast|ugbu a|ozugbo|osiso(?: osiso)?|(?:no|don'?t) waste time|egbula oge)(?![a-z']))/u;

/** What joins a name to a yes: "yes that is Chidi", "eh amina ce". */
const joining =
  /^(?:(?:that|this|it|he|she)(?:'s| is)?|is|it|the|name|of|be|him|her|them|e|ne|ce|ni|bu|onye|that's|i mean)(?![a-z'])/;
const oneWord = /^[a-z']+/;

/** "E dey correct, oya run am", "yes na Chidi": whether every word of a text agrees to what was offered, or names (`known`) whom it is for. */
export function agreesWholly(said: string, known: ReadonlySet<string> = new Set()): boolean {
  let rest = plain(said).trim();
  let agrees = false;
  const ofKnown = (text: string): string | undefined => {
    const [word] = oneWord.exec(text) ?? [];
    return word !== undefined && known.has(word) ? word : undefined;
  };
  const namesOffered = known.size > 0 && rest.split(/[^a-z']+/).some((word) => known.has(word));
  while (rest !== '') {
    const [part] = agreeing.exec(rest) ?? [];
    agrees ||= part !== undefined;
    const [joint] = namesOffered ? (joining.exec(rest) ?? []) : [];
    const gone = part ?? around.exec(rest)?.[0] ?? ofKnown(rest) ?? joint;
    if (!gone) return false;
    rest = rest.slice(gone.length);
  }
  return agrees;
}

const opensPurpose =
  "^(?:(?:it'?s|it is|na|that(?:'s| is)|this is|the money is|and|but|please|abeg|write|put|add|say|ok|oh|sorry)[ ,]+)*";
const ofPurpose = [
  // English and Pidgin: "for rent", "na for my house rent", "it is for school fees".
  new RegExp(
    `${opensPurpose}for (?!(?:me|myself|you|him|her|it|them|us|am|now|today|tomorrow|later|sure|real|free|what|which|who|how|that|this|one|only|nothing)\\b)(?:(?:my|our|the|his|her|their) )?(?<what>[a-z][a-z' ]{2,38}?)(?: please| abeg| o)?$`,
  ),
  // Hausa: "don kudin haya", "na kudin makaranta ne".
  /^(?:(?:wannan|to|eh|a|shi)[ ,]+)*(?:don|domin|saboda|na) (?<what>(?:kudin|biyan|cinikin|sayen|siyan) [a-z' ]{3,30}?)(?: ne| ce)?$/,
  // Yoruba: "fun owo ile", "owo ile ni".
  /^(?:(?:o|beeni|e jowo)[ ,]+)*(?:fun|nitori) (?<what>owo [a-z' ]{2,30}?)(?: ni)?$|^(?<own>owo (?:ile|ileewe|iwe|oogun|epo|ounje)[a-z' ]{0,16}?) ni$/,
  // Igbo: "maka ugwo ulo", "o bu maka ego akwukwo".
  /^(?:(?:o bu|ee|biko)[ ,]+)*maka (?<what>(?:ugwo|ego|ihe) [a-z' ]{2,30})$/,
];

/** "For my house rent", and no more: what the money that is offered is for, as it was written. */
export function purposeSaid(text: string): string | undefined {
  const said = text.trim().replace(/[\s.!]+$/, '');
  const folded = plain(said);
  const groups = ofPurpose.map((pattern) => pattern.exec(folded)?.groups).find((each) => each !== undefined);
  const what = groups?.what ?? groups?.own;
  if (!what) return undefined;
  const begins = folded.lastIndexOf(what);
  const before = folded.slice(0, begins).split(/\s+/).filter(Boolean).length;
  return said
    .split(/\s+/)
    .slice(before, before + what.split(' ').length)
    .join(' ');
}
