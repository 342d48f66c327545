import { type Language, languages, plain, remembering, runOf } from '../../kernel/index.ts';
import { type Linear, predict, readLinear } from './linear.ts';
import { languagePieces } from './pieces.ts';

const file = new URL('../weights/language.bin', import.meta.url);
let loaded: Linear | undefined;
const model = (): Linear => {
  loaded ??= readLinear(file);
  return loaded;
};

/** A text as languages are told apart by: no digits, links or handles, which every language writes alike. */
export const languageText = (said: string): string =>
  plain(said)
    .replace(/https?:\S+|@\w+|#\w+/g, ' ')
    .replace(/[\d₦]+(?:[.,]\d+)*\s?[km]?\b/g, ' ')
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function oddsOf(text: string): Record<Language, number> {
  const odds = predict(model(), languagePieces(text));
  const { labels } = model();
  return Object.fromEntries(
    languages.map((language) => [language, odds[labels.indexOf(language)] ?? 0]),
  ) as Record<Language, number>;
}

/** Words that one language alone uses and whose whole message is enough to tell it by. */
const greetings: Record<Exclude<Language, 'en'>, readonly RegExp[]> = {
  pcm: [
    /(?:how you dey|how una dey|wetin dey|my person|how bodi|how far|my guy|wetin|no be|na so|na wa|abeg|oya|una|dey|don)\b[\s,!?.]*/y,
  ],
  ha: [
    /(?:assalamu alaikum|salamu alaikum|sannu da zuwa|barka da (?:safiya|yamma|rana|zuwa|asuba)|sannun ku|ina kwana|yaya kake|yaya kike|don allah)\b[\s,!?.]*/y,
    /(?:dan allah|sannunku|ina wuni|ina yini|yaya dai|na gode|madalla|taimako|lafiya|nagode|sannu|barka)\b[\s,!?.]*/y,
  ],
  yo: [
    /(?:se alaafia ni|se daadaa ni|ran mi lowo|e ku irole|e se pupo|e kaasan|bawo ni|e kaaro|ekaasan|e kasan|e kaale|e kuule|mo dupe|ekaaro|e karo)\b[\s,!?.]*/y,
    /(?:ekaale|e kale|pele o|e pele|e jowo|bawo|pele|e se|jowo|ese)\b[\s,!?.]*/y,
  ],
  ig: [
    /(?:kedu ka (?:i|imere|o) (?:mere|di)|kedu ka imere|i boola chi|nyere m aka|i saala chi|i bola chi|ehihie oma|mgbede oma|ibola chi|ututu oma)\b[\s,!?.]*/y,
    /(?:ndeewo|imeela|ndewo|daalu|imela|kedu|dalu|biko|nno)\b[\s,!?.]*/y,
  ],
};

/** Whether a text is nothing but words by which one language greets; linear, where a repeated group would try every way of dividing "wetin dey dey". */
const isGreeting = (text: string, language: Exclude<Language, 'en'>): boolean =>
  text !== '' && runOf(greetings[language], text) === text.length;

/** What a greeting may end with: "e kaaro o", "ina kwana oga". */
const endings = /(?: (?:o+|sir|ma|oga|karo|dai))+$/;

const MARGIN = 0.8;
/** English that is short of grammar ("pay light 3000") looks like Pidgin: without a word that only Pidgin has, it must be surer; and so must English in a conversation in Pidgin. */
const PIDGIN_MARGIN = 0.97;
/** English and Pidgin together, in a conversation in another language. */
const MIXED_MARGIN = 0.9;
/** Words that only Pidgin has. */
export const pidginWords =
  /\b(?:abeg|abi|wetin|dey|wan|don(?!')|una|sef|oya|(?<!\bi )am|no be|na|nau|make i|make we|make you|go take|wey|comot|commot|dem|sabi|pikin|wahala|shey|neva|how far|how i go|i fit|i no|e no|e never|no gree|i gree)\b/;
/** Words of English that Pidgin says otherwise: "no send" is "don't send". */
const englishWords = /\b(?:do|does|did|is|are|was|have|has|ca|wo|would|could|should)n'?t\b/;
/** What Pidgin must be likely by where no conversation tells and no word of its own stands. */
const PIDGIN_ALONE = 0.7;
const SHORT = 3;
const FEW = 5;
/** From here what is left of a message without one of its words is likely another language's. */
const THIRD = 0.6;

const likeliest = (odds: Record<Language, number>, prior: Language): Language =>
  languages.reduce((top, each) => (odds[each] > odds[top] ? each : top), prior);

const isMixed = (language: Language): boolean => language === 'en' || language === 'pcm';

/** "Mu un ga soke" is Yoruba, though "soke" is a word of Hausa too: where one word of a few decides between two such languages, it does not count for more than the others. */
function withoutFalseFriend(text: string, prior: Language): Record<Language, number> {
  const odds = oddsOf(text);
  const best = likeliest(odds, prior);
  const words = text.split(' ');
  if (best === prior || isMixed(best) || words.length > FEW) return odds;
  const rests = words.map((_, left) => oddsOf(words.filter((__, at) => at !== left).join(' ')));
  const isThird = languages.some(
    (each) => each !== best && !isMixed(each) && rests.some((rest) => rest[each] >= THIRD),
  );
  if (!isThird) return odds;
  const mean = (each: Language) => rests.reduce((sum, rest) => sum + rest[each], 0) / rests.length;
  return Object.fromEntries(languages.map((each) => [each, mean(each)])) as Record<Language, number>;
}

type Spoken = { language: Language; confidence: number };

/**
 * The language of a message, with the conversation's as prior: another one must be likely by a margin, and a short message keeps the
 * conversation's language unless it is a greeting that only one language has.
 */
export const identifyLanguage = remembering((said, prior: Language): Spoken => {
  const text = languageText(said);
  const greeting = text.replace(endings, '');
  for (const language of ['ha', 'yo', 'ig', 'pcm'] as const)
    if (isGreeting(greeting, language) && (language !== 'pcm' || prior === 'en'))
      return { language, confidence: 0.95 };
  // No word of the five languages is without a vowel: what has none is a slip or a shorthand, and tells of none.
  const words = text.split(' ').filter((word) => word.length > 1 && /[aeiouy]/.test(word));
  if (words.length < SHORT) return { language: prior, confidence: 0.5 };
  const odds = withoutFalseFriend(text, prior);
  const best = likeliest(odds, prior);
  const isNear =
    best === 'pcm' ? prior === 'en' && !pidginWords.test(text) : best === 'en' && prior === 'pcm';
  const isOwn =
    (prior === 'pcm' && best === 'en' && pidginWords.test(text)) ||
    (prior === 'en' && best === 'pcm' && englishWords.test(text) && !pidginWords.test(text));
  if (isOwn) return { language: prior, confidence: odds[prior] };
  const sure = isNear ? PIDGIN_MARGIN : MARGIN;
  // "Buy 500 MTN for me", in the middle of Hausa: English that is short of grammar, where nothing stands that only Pidgin has.
  const mixed = odds.en + odds.pcm;
  if (!isMixed(prior) && isMixed(best) && mixed >= MIXED_MARGIN)
    return { language: pidginWords.test(text) ? 'pcm' : 'en', confidence: mixed };
  if (best === prior || odds[best] >= sure) return { language: best, confidence: odds[best] };
  return { language: prior, confidence: odds[prior] };
});

/** The language of a text that stands alone, in no conversation. */
export function guessLanguage(said: string): Spoken {
  const text = languageText(said);
  const greeting = text.replace(endings, '');
  for (const language of ['ha', 'yo', 'ig', 'pcm'] as const)
    if (isGreeting(greeting, language)) return { language, confidence: 0.95 };
  const odds = oddsOf(text);
  const best = likeliest(odds, 'en');
  // Short English has little grammar, and Pidgin none that a word does not show.
  if (best === 'pcm' && odds.pcm < PIDGIN_ALONE && !pidginWords.test(text))
    return { language: 'en', confidence: odds.en };
  return { language: best, confidence: odds[best] };
}
