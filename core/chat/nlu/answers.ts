import type { Language } from '../../kernel/index.ts';

/** Yes, no and choices, as people say them; folded spelling. What only one language says so stands under it. */
const yes: Record<Language | 'all', string> = {
  all: "yes|yess|yea|yeah|go ahead and send it|go ahead and send am|go ahead and send|go ahead and do it|go ahead and pay|go ahead with it|yh|yep|yup|yeap|ya|yah|y|ok|okay|okey|okk|kk|sure|correct|confirm|confirmed|i confirm|go ahead|go on|continue|proceed|that is right|that's right|thats right|that is correct|right|exactly|please do|do it|of course|true|alright|all right|fine|agreed|i agree|accept|accepted|approve|approve it|approve am|approved|i approve|definitely|absolutely|certainly|why not|send it|it is correct|it's correct|its correct|perfect|sounds good|👍|✅|👌|💯|yes please|yes send|yes pay|yes pay it|yes send it|yes continue|yes proceed|yes go ahead|oya|ehen|na so|na am|na im|e correct|gbam|no wahala|no problem|no wahala at all|do am|send am|carry go|oya do am|oya send am|i gree|i don gree|yes o|yes now|yes nau|yes na|na true|sharp|correct am|abeg send am|na the one be that|na the person be that|it's okay|it is okay|its okay|it's ok|its ok|it's fine|it is fine|run am|oya run am|e dey correct|e dey okay|e dey ok|e don correct",
  en: '',
  pcm: '',
  ha: "eh|ehh|e|ee|eeh|i|na'am|naam|haka ne|eh haka ne|hakane|to|toh|tou|na yarda|na amince|tabbas|daidai|daidai ne|haka yake|ci gaba|a ci gaba|ka aika|aika|i mana|eh mana|gaskiya ne|kwarai|ba matsala|ya yi|yayi|ya yi daidai|yayi daidai|ya yi kyau|yayi kyau|haka nake so|shi nake nufi|ita nake nufi|shi ne|ita ce|ka ci gaba|ki ci gaba|ka tura|ki tura|a tura|ka tura shi|ka tura masa|ka tura mata|ka tura musu|shine|ina so|ka hanzarta|ki hanzarta|ka biya",
  yo: 'beeni|bee ni|be ni|beni|een|ehn|hen|o daa|o da|oda|odaa|dara|o dara|mo gba|mo gba bee|o tona|ooto ni|otito ni|e te siwaju|te siwaju|tesiwaju|e maa ba lo|maa ba a lo|e je ka se e|o pe|beeni o|beeni mo gba|ko buru|ko si wahala|fi ranse|e fi ranse|e ba mi fi ranse|ba mi fi ranse|mo fe|mo fe bee|o daa be|o da be|o daa bee|bee ni mo fe|bi mo se fe niyen|o ye|e te e|e tesiwaju|e maa se e|oun ni|oun naa ni|iyen ni',
  ig: "ee|eeh|eh|e|ehe|eya|o di mma|odi mma|ezigbo|eziokwu|ekwere m|ekwetara m|ekwela m|o bu ya|obu ya|o bu eziokwu|gaa n'ihu|ga n'ihu|ngwa|ngwanu|zipu ya|ziga ya|mee ya|o ziri ezi|nsogbu adighi|o buru otu ahu|ee biko|ya gazie|kwe",
};
const no: Record<Language | 'all', string> = {
  all: "no|noo|nope|nah|n|no please|no thanks|no thank you|not that|wrong|incorrect|not correct|that is wrong|that's wrong|it is wrong|it's wrong|no way|never|don't|do not|not really|disagree|i disagree|false|👎|❌|no be so|no be am|no o|no oo|at all|at all o|e no correct|no be that one|no be him|no be her|i no gree|no be the person|na lie|not him|not her|not this one|that's not it|that is not it|reject|decline",
  en: '',
  pcm: '',
  ha: "a'a|aa|a a|aah|ba haka ba|ba haka bane|ba haka ba ne|ban yarda ba|ban amince ba|kuskure ne|ba daidai ba|ba daidai bane|ba shi ba|ba shi bane|babu|a'a ba haka ba|ba na so|bana so|karya ne|ba yanzu ba|ba yanzu ba tukuna|sai wani lokaci",
  yo: 'rara|raara|rara o|beeko|bee ko|be ko|beko|o ti|oti|mi o fe|n ko fe|ko ri bee|ko tona|kii se bee|ki i se bee|iro ni|mi o gba|ko pe|kii se oun|kii se eyi|ki i se bayi|ki i se bayii|kii se bayi|kii se bayii|ko i ti i|nigba miran|o di igba miran',
  ig: 'mba|mbanu|mba o|mba nu|e-e|o bughi ya|obughi ya|o bughi otu ahu|achoghi m|ekweghi m|o dighi mma|o zighi ezi|mba biko|o bu asi|ozighi ezi',
};

const setOf = (words: Record<Language | 'all', string>) => {
  const sets = {} as Record<Language, Set<string>>;
  for (const language of ['en', 'pcm', 'ha', 'yo', 'ig'] as const)
    sets[language] = new Set(`${words.all}|${words[language]}`.split('|').filter(Boolean));
  return sets;
};
const yesWords = setOf(yes);
const noWords = setOf(no);
const everyYes = new Set(
  Object.values(yes).flatMap((words) => words.split('|').filter((word) => word.length > 3)),
);
const everyNo = new Set(
  Object.values(no).flatMap((words) => words.split('|').filter((word) => word.length > 2)),
);

const fillers =
  /\b(?:please|pls|plz|abeg|biko|jowo|ejo|e jowo|e joo|don allah|dan allah|kindly|sir|ma|oga|dear|my dear|o|now|nau|na|sha|sef|jare|joor|bro|boss|thanks|thank you|dalu|nagode|ese|e se|i (?:said|say|don (?:talk|say)))\b/g;

/** How soon, beside a yes. */
const soon = new Set(
  'kiakia|mana|fa|dai|o|bayii|bayi|yanzu|yanzu yanzu|da sauri|maza|kawai|sharp sharp|quick|quickly|fast|ozugbo|ugbu a'.split(
    '|',
  ),
);
/** Before a no they agree to nothing: "ok no". */
const hesitates = new Set('ok|okay|oh|ah|well|hmm|hm|alright|haba|eh|toh|to|ehn|chai'.split('|'));
const PHRASE_WORDS = 5;

/** "Eh daidai ne, oya ka tura": nothing but words of yes, one after the other. */
function saysOnlyYes(words: readonly string[], language: Language): boolean {
  const ends = new Set([0]);
  for (let end = 1; end <= words.length; end += 1)
    for (let start = Math.max(0, end - PHRASE_WORDS); start < end; start += 1) {
      if (!ends.has(start)) continue;
      const phrase = words.slice(start, end).join(' ');
      const agrees = yesWords[language].has(phrase) || everyYes.has(phrase);
      if (agrees || (start > 0 && soon.has(phrase))) ends.add(end);
    }
  return ends.has(words.length);
}

const bareText = (text: string): string =>
  text
    .replace(/[^\p{L}\p{Extended_Pictographic}\d' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the whole of a folded text is a yes or a no in a language, politeness aside. */
export function findAnswer(text: string, language: Language): 'yes' | 'no' | undefined {
  const whole = bareText(text);
  const stripped = bareText(whole.replace(fillers, ' ')).replace(/(.)\1{2,}/g, '$1');
  for (const each of [whole, stripped]) {
    if (each === '') continue;
    if (noWords[language].has(each) || everyNo.has(each)) return 'no';
    if (yesWords[language].has(each) || everyYes.has(each)) return 'yes';
  }
  const words = stripped.split(' ');
  const [first = '', ...rest] = words;
  // "yes yes", "yes, that is him", "no no"
  if (rest.length > 0 && rest.every((word) => word === first)) return findAnswer(first, language);
  const tail = rest.join(' ');
  const opens = noWords[language].has(first) || hesitates.has(first);
  if (opens && noWords[language].has(tail)) return 'no';
  const agrees = [whole.split(' '), words].some((each) => each.length > 1 && saysOnlyYes(each, language));
  return agrees ? 'yes' : undefined;
}

const ordinals: Record<string, number> = Object.fromEntries(
  [
    'first|1st|na farko|farko|ta farko|akoko|ekini|kinni|alakoko|nke mbu|mbu|nke izizi|first one|number one|one',
    'second|2nd|na biyu|ta biyu|biyu|keji|ekeji|elekeji|nke abuo|abuo|two',
    'third|3rd|na uku|ta uku|uku|keta|eketa|eleketa|nke ato|ato|three',
    'fourth|4th|na hudu|ta hudu|hudu|kerin|ekerin|elekerin|nke ano|ano|four',
    'fifth|5th|na biyar|ta biyar|biyar|karun|ekarun|elekarun|nke ise|five',
    'sixth|6th|na shida|ta shida|shida|kefa|ekefa|nke isii|isii|six',
    'seventh|7th|na bakwai|bakwai|keje|ekeje|nke asaa|asaa|seven',
    'eighth|8th|na takwas|takwas|kejo|ekejo|nke asato|asato|eight',
    'ninth|9th|na tara|tara|kesan|ekesan|nke itoolu|itoolu|nine',
  ].flatMap((words, index) => words.split('|').map((word): [string, number] => [word, index + 1])),
);
/** The counting words of the five languages, up to the months of a year. */
export const cardinals: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one|daya|kan|okan|otu',
    'two|biyu|meji|abuo',
    'three|uku|meta|ato',
    'four|hudu|merin|ano',
    'five|biyar|marun|ise',
    'six|shida|mefa|isii',
    'seven|bakwai|meje|asaa',
    'eight|takwas|mejo|asato',
    'nine|tara|mesan|itoolu',
    'ten|goma|mewa|iri',
    'eleven|goma sha daya|mokanla|iri na otu',
    'twelve|goma sha biyu|mejila|iri na abuo',
  ].flatMap((words, index) => words.split('|').map((word): [string, number] => [word, index + 1])),
);

const named =
  /^(?:i (?:want|choose|pick|mean|said)|give me|make it|na|it is|it's|let me (?:have|take)|choose|pick|select|go with|i go take|i wan|ina son|mo fe|achoro m|zan dauki|zabi)?\s*(?:the\s)?(?:option|number|numba|num|no\.?|choice|item|lamba|lambar|nomba|onuogugu|zabi|#)\s*(?:na\s)?(\d{1,2}|[a-z]+)$/;
const ordinal =
  /^(?:i (?:want|choose|pick|mean|said)|give me|na|it is|it's|let me (?:have|take)|choose|pick|go with|i go take|i wan|ina son|mo fe|achoro m|zan dauki)?\s*(?:the\s|di\s|eyi\s|eleyi\s)?([a-z\d ]+?)(?:\sone|\soption|\schoice|\sof them|\swan)?$/;

const CHOICES_MOST = 20;

/** The choice that a folded text makes: "2", "option 2", "the second one", and bare number words where a choice was asked. */
export function findChoice(text: string, asked: boolean): number | undefined {
  const whole = bareText(text.replace(fillers, ' '));
  const figure = /^(\d{1,2})$/.exec(bareText(whole.replace(/[.)]/g, '')));
  if (figure) {
    const value = Number(figure[1]);
    return value >= 1 && value <= CHOICES_MOST ? value : undefined;
  }
  const by = named.exec(whole);
  if (by?.[1]) {
    const value = Number(by[1]) || cardinals[by[1]];
    if (value && value <= CHOICES_MOST) return value;
  }
  // "na biyu" is the second in Hausa, where elsewhere "na" only fills.
  const plainly = ordinals[bareText(text)];
  if (plainly !== undefined && !(bareText(text) in cardinals)) return plainly;
  const said = ordinal.exec(whole)?.[1] ?? '';
  const place = ordinals[said];
  if (place !== undefined && (asked || !(said in cardinals))) return place;
  if (!asked) return undefined;
  if (/^[a-f]$/.test(whole)) return whole.charCodeAt(0) - 96;
  return cardinals[whole];
}

const opener =
  /^(?:(?:ai|no+|nah|nope|a'?a|a a|rara|mba|abeg|oh|ah|h+m+|u+m+|erm*|ok(?:ay)?|sorry|oops|chai|ehn|wait|hold on|please|pls|kai|haba)[\s,.!-]+)*(?:no+[,.! ]|nope|nah|sorry|oops|wait|hold on|actually|i mean|i meant|i said|i say|na .+ i (?:mean|talk|say)|rather|make (?:it|am|that|this|e be)|change (?:it|am|the|that|to)|correct (?:it|am)|correction|instead|wrong |not |no be |it should be|it supposed|e suppose|let it be|let's (?:make|do)|use |a'?a|a a |ina nufin|ba haka|ba .+ ba|gyara|canza|yi hakuri|rara|mo ni|mo so pe|kii se|ki i se|yi i pada|yi pada|e ma binu|mba|chere[ ,]|duro[ ,]|dakata[ ,]|o bu (?=puku|nari|\d)|o bughi|obughi|ihe m (?:na-)?ekwu|gbanwee|ndo)/;

/** "What about 9k" is asked of what was offered for 10k. */
const sumInstead =
  /^(?:and |but |ok(?:ay)? )?(?:what|how) about (?:₦|n|ngn)?\s?\d[\d.,]*\s?(?:k|m|thousand)?(?: naira)?[\s?.!]*$/;

/** "The amount is wrong, make it …", whatever stands before it. */
const setsRight =
  /\b(?:amount|sum|figure|price|name|number|bank)\b.{0,6}\b(?:is|na|ti|ya|dey|was)? ?(?:wrong|not correct|incorrect|no correct|kuskure)\b|[,;.] (?:make (?:it|am|that)|je ko je|je ki o je|e je ko je|ka (?:mayar|maida)(?: da)? shi)\b|^(?:e )?so+ (?:o |un )?di\b|^(?:ka |ki )?(?:mayar|maida)(?: da)? shi\b/;

/** Whether a folded text begins as a correction does: "no, 7k", "I mean Zenith", "not Chidi, Bola", "what about 9k". */
export const opensAsCorrection = (text: string): boolean =>
  opener.test(text.trim()) ||
  setsRight.test(text.trim()) ||
  sumInstead.test(text.trim()) ||
  /\b(?:instead|not \S+)\s*[.!]*$/.test(text);

const takenBackFirst =
  /^((?:(?:ai|no+|nope|sorry|wait|oops|abeg|i (?:said|mean|meant)|a'a|rara|mba)[\s,]+)*)(?:(?:it'?s |it is |that'?s |that is )?not|no be|it isn'?t|o bughi|obughi|kii se|ki i se|ba(?!\s+(?:ni|mu|mana|shi|ta|su|wa|ka|ki)\b))\s+([^,.;]+?)(?=\s*[,;]|\s+but\s|\s+na\s|\s+o bu\s|\s+(?:it'?s|it is|use|send to)\s)/;
const takenBackLast =
  /(?<!\b(?:did|do|does|was|has|have|had|is|am|are|could|can|will|would|should|why|i|it|e|me|im))[\s,]+(?:and )?(?:not|no be|instead of|rather than)\s+(?!(?:receiv|com|enter|work|reflect|show|deliver|going|gone|sure|yet|safe|clear|correct|available|successful|complet)\w*\b)(?:the |to )?\S+(?:\s\S+)?$/;

/** "Send 5k not 3k to Chidi". */
const takenBackSum =
  /\b(?:not|no be)\s+(?:(?:₦|n|ngn|#)?\d[\d.,]*\s?(?:k|m|naira)?|(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|million|naira) ?)+)(?=\s*(?:to|for|give)\b)/;
/** "Send 5000, don't send 50000". */
const notThatSum =
  /(?<=\d.*)[\s,.;]+(?:and |but |please |pls |abeg )?(?:don'?t|do not|never|no) (?:send|transfer|pay|give)(?: (?:me|him|her|them|am))?\s+(?:₦|n|ngn|#)?\d[\d.,]*\s?(?:k|m|naira)?(?=[\s.!]*$)/;

/** Blanks what a correction takes back ("not Chidi, Bola", "7k not 5k"), so that only what is meant is read. */
export const withoutTakenBack = (text: string): string =>
  text
    .replace(takenBackFirst, (match, lead: string) => lead + ' '.repeat(match.length - lead.length))
    .replace(takenBackSum, (match) => ' '.repeat(match.length))
    .replace(notThatSum, (match) => ' '.repeat(match.length))
    .replace(takenBackLast, (match) => ' '.repeat(match.length));
