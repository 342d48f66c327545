import { plain } from '../../kernel/index.ts';

/** What has a meaning that the bank tells, by what people call it in the five languages. */
const names = {
  standingOrder: 'standing orders?|direct debits?',
  overdraft: 'over ?drafts?',
  mortgage: 'mortgages?',
  interest: 'interest|riba|ele|omuru ?-? ?nwa',
  goal: 'savings? goals?',
  bond: 't-?bills?|treasury bills?|(?:government |fgn )?bonds?',
  crypto: 'bit ?coins?|crypto(?: ?currenc(?:y|ies))?|ethereum|usdt',
  share: 'shares?|stocks?|hannun jari|ipin ile ?-?ise',
  nin: 'nin|national (?:identification|identity|id) (?:number|card)|lambar nin',
  transfer: 'transfers?|money transfers?|tura kudi|aika kudi|fi?fi owo ranse|i?zi(?:pu|ga) ego',
} as const;
export type Term = keyof typeof names | 'fakeAlert';

const asked = [
  "(?:what(?:'?s| is| are| be)|wetin be|wetin (?:dem|you|una|they) (?:mean by|dey call)|explain|define|(?:what is )?the meaning of|meaning of|tell me what|i (?:don'?t|no) (?:know|understand|sabi) what)",
  '(?:how (?:does|do|dem|dey|can|is))',
  "(?:menene|mene ?ne|me ?ne ?ne|me ake nufi da|bayyana|ma'anar|yaya|ta yaya)",
  '(?:ki ?ni|bawo ni|salaye|itumo)',
  '(?:gini bu|kedu ihe bu|kowaa|kowara m|gwa m ihe bu|kedu ka|kedu otu)',
].join('|');
const ends =
  '(?: (?:mean|means|meaning|is|be|are|about|all about|to me|again|work|works|dey work|go work|ne|ce|ke nufi|yake nufi|(?:yake |ke )?aiki|je|tumo si|se n sise|n sise|putara|(?:si )?a?na?-? ?ar[ou] oru|si aru oru))*[\\s?!.]*$';
const opens = '^(?:(?:and|but|so|ok|please|pls|abeg|biko|jowo|don allah|karo|shin)[ ,]+)*';

const terms = Object.entries(names).map(([term, words]): [RegExp, Term] => [
  new RegExp(`${opens}(?:${asked}) (?:an? |one )?(?:bank )?(?:${words})${ends}`),
  term as Term,
]);
const fake =
  /\bhow\b.{0,24}\b(?:spot|know|tell|detect|recogni[sz]e|identify|see|check|avoid|catch)\b.{0,24}\b(?:fake|false)\b.{0,12}\b(?:transfers?|alerts?|payments?|receipts?|credit)\b|\b(?:fake|false) alerts?\b.{0,20}\?|^(?:what is|wetin be|menene|kini|gini bu) (?:a )?fake alert\b|\b(?:yaya|ta yaya)\b.{0,20}\b(?:gane|san)\b.{0,16}\b(?:alert|transfer|sako)\w*\b.{0,12}\b(?:karya|bogi)\b|\bbawo\b.{0,20}\bmo\b.{0,16}\b(?:alert|transfer)\b.{0,12}\b(?:ayederu|iro|feeki)\b|\bkedu\b.{0,24}\b(?:mara|amata|mata)\b.{0,16}\b(?:alert|transfer)\b.{0,16}\b(?:adigboroja|ugha|fake)\b/;

/** "Can I schedule it for tomorrow": what runs by itself, and what does not. */
const later =
  /^(?:(?:and|but|so|ok|please|abeg)[ ,]+)*(?:can|could|may|will|shey|how (?:do|can|to)) (?:i|you|we|una)?(?: fit)? ?(?:schedule|automate|post-?date)\b|^i (?:want|wan|would like|need) (?:to )?(?:schedule|automate|post-?date)\b/;

/** "What is a standing order", "how does a transfer work": the word whose meaning is asked, where nothing is ordered. */
export function termAsked(text: string): Term | undefined {
  const folded = plain(text).replaceAll('’', "'").trim();
  if (fake.test(folded)) return 'fakeAlert';
  if (later.test(folded)) return 'standingOrder';
  return terms.find(([pattern]) => pattern.test(folded))?.[1];
}

/** What is chosen, and not explained: "what are the loan options". */
const ofChoice =
  'options?|plans?|available|cheap\\w*|best|prices?|costs?|rates?|types?|kinds?|requirements?|offers?|left|remaining|due|new|next|last';
const defines = new RegExp(
  `^(?!.*\\b(?:${ofChoice})\\b)${opens.slice(1)}(?:what(?:'?s| is| are)|wetin be|explain|define|(?:the )?meaning of|how (?:does|do)) (?:an? )?(?!my\\b|our\\b|the\\b|your\\b|i\\b|you\\b|we\\b|it\\b|this\\b|that\\b)(?:[a-z-]+ ?){1,3}${ends}`,
);

/** Whether the meaning of something is asked, whatever it is. */
export const definesIt = (text: string): boolean => defines.test(plain(text).trim());
