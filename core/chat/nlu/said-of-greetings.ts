import { plain } from '../../kernel/index.ts';
import { isQuestion } from './said-of-questions.ts';
import { speaksOfBank } from './understand.ts';
import type { Understood } from './understood.ts';

const greeting =
  /^(?:(?:ah|oh|my (?:dear|son|daughter|child|pikin|people|brother|sister)|dear|pikin|dana|yata|omo mi|nwa m)[ ,]+)*(?:good (?:morning|afternoon|evening|day)|morning|hello|hi|hey|well ?done|greetings|how (?:are|far|body|una)|peace be|salam|(?:as)?salamu|sannu|barka|ina (?:kwana|wuni|yini)|e ?ka+ ?a?(?:ro|san|le|bo)|e ku [a-z]+|bawo ni(?= *[,.!?]| (?:ise|ile|ara|omo|iyawo|oko|gbogbo|nnkan)\b)|nno+|ndewo|kedu(?= *[,.!?]| (?:maka|ka (?:i|unu)|unu)\b)|(?:ututu|ehihie|mgbede) oma|i ?bo+la ?chi)\b/;
/** How somebody and theirs are, which is asked out of kindness. */
const wellBeing =
  /^(?:(?:and|so|my (?:dear|son|daughter)|hope|i hope|abi|shey)[ ,]+)*(?:how (?!much|many|long|do i|can|to|come)|hope\b|you (?:are|dey)|your (?:people|family)|kedu\b|bawo ni|se (?:daadaa|alaafia|dada)|(?:ya|yaya|ina) (?:gida|iyali|aiki|jiki|gari|yara|gajiya|sanyi|zafi)|unu (?:di|mere))/;
const WELL_BEING_MOST = 8;
const wishes =
  /\b(?:i (?:want|wan|need|would like|go like)|help me|please|abeg|can you|could you|fit you|tell me|show me|send|give me|buy|lost|stolen?|stole|thie(?:f|ves)|scam\w*|hack\w*|ina so|don allah|mo fe|jowo|ejo|ba mi|achoro m|biko|nyere m)\b/;
const WORDS_LEAST = 8;
const UNSURE = 0.5;

const isPart = (part: string): boolean => {
  const words = part.split(/\s+/).length;
  return !isQuestion(part) || (wellBeing.test(part) && words <= WELL_BEING_MOST);
};

/** "Good morning my daughter, how is work, God bless you, my knee is paining me": a greeting with a story in which nothing is wished. */
export function greetsAtLength(text: string, { intent, confidence, slots }: Understood): boolean {
  const folded = plain(text).trim();
  const isNothing = intent === 'out_of_scope' || (intent === 'greet' && confidence < UNSURE);
  if (!isNothing || !greeting.test(folded) || folded.split(/\s+/).length < WORDS_LEAST) return false;
  if (Object.keys(slots).some((name) => name !== 'period' && name !== 'name')) return false;
  const parts = folded.replace(greeting, '').split(/(?<=[.!?])\s+|[,;]\s*/);
  return (
    !wishes.test(folded) && !speaksOfBank(folded) && parts.every((part) => part === '' || isPart(part.trim()))
  );
}

const farewell =
  /\b(?:i (?:will|go|shall) (?:come back|be back|return|talk (?:to you|later)|rest|sleep)|see you|till (?:later|tomorrow|next time)|greet (?:your|una) (?:people|family|wife|husband)|sai (?:gobe|anjima|wata rana)|zan dawo (?:gobe|anjima|jibi)|mo n lo sun|(?:ma+|yoo) pada wa|(?:a ?ga|aga) m (?:alota|alaghachi|abia) (?:echi|ozo)|ka chi fo+)\b/;

/** "My dear, I am tired, I will come back tomorrow": goodbye, and nothing is wished. */
export const takesLeave = (text: string, { intent, slots }: Understood): boolean => {
  const folded = plain(text).trim();
  const isOnly = Object.keys(slots).every((name) => name === 'period' || name === 'name');
  return (
    intent === 'out_of_scope' &&
    isOnly &&
    farewell.test(folded) &&
    !wishes.test(folded) &&
    !speaksOfBank(folded) &&
    !/\?/.test(folded)
  );
};
