import { limitNames } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';

export type LimitName = (typeof limitNames)[number];

/** Whether a text is the name of a limit. */
export const isLimitName = (text: string | undefined): text is LimitName =>
  limitNames.some((each) => each === text);

const limit = '(?:limits?|cap|ceiling|iyaka\\w*|opin|oke)\\b';
const sets = [
  // English and Pidgin: "set my daily limit to 20k", "make my limit 20k", "limit me to 10k", "I don't want to send more than 5k a day".
  `\\b(?:set|put|make|change|reduce|lower|decrease|cut|bring|drop|fix|peg|increase|raise|need|want|add|use)\\b.{0,24}\\b${limit}`,
  `\\b${limit}.{0,24}\\b(?:should be|make (?:it|am) (?:be )?|to be|be only|down to|reduced? to|is too (?:much|high|big)|too (?:much|high|big))`,
  '^(?:please |pls |abeg |biko |karo )*(?:limit|cap|restrict) (?:me|my (?:account|transfers?|sending|spending|airtime|withdrawals?|payments?))\\b',
  "\\b(?:do not|don'?t|make you no) (?:let|allow|gree) (?:me|make i|anybody|anyone|my account) (?:to )?(?:send|transfer|spend|withdraw|move)\\b.{0,16}\\b(?:more than|above|over|pass)\\b",
  // Hausa
  '\\b(?:saka|sa|saita|rage|canza|mayar da|kayyade|yanke)\\b.{0,16}\\biyaka\\w*',
  // Yoruba
  '\\b(?:fi|din|yi|se|so|je ki)\\b.{0,24}\\bopin\\b',
  // Igbo
  '\\b(?:tinye|tinyere|belata|gbanwee|mee(?: ka)?|wedata|debe)\\b.{0,20}\\b(?:oke|limit)\\b',
];
const setting = new RegExp(sets.join('|'));

/** What a question asks is told, and what is a card's or another's is set elsewhere. */
const asks =
  /^(?:(?:please|abeg|but|and|so|biko|jowo|don allah) )*(?:what|whats|what's|how|why|when|who|where|wetin|which|is|are|was|did|does|do (?!not)|has|have|nawa|menene|mene|me|yaya|elo|kini|ki|bawo|ego ole|gini|kedu)\b|\b(?:cards?|kati\w*|kaadi|group|loans?|overdraft|age|speed)\b/;

const kinds: [RegExp, LimitName][] = [
  [
    /\b(?:at once|at a time|at one time|one time|once|per (?:transfer|transaction)|(?:each|every|one|single) (?:transfer|transaction)|lokaci guda|lokaci daya|leekan|otu mgbe)\b/,
    'single',
  ],
  [/\b(?:atm|cash|withdraw\w*|cire kudi|fa kudi|gba owo|iseputa ego|wepu ego)\b/, 'withdrawal'],
  [/\b(?:airtime|recharge|bills?|bil|data|katin waya|kaadi ipe|ugwo)\b/, 'dailyBills'],
  [/\b(?:month|monthly|wata|wat[ai]n|osu|oso?osu|onwa)\b/, 'monthly'],
];

/** Which limit is to be set, where a text sets one. */
export function limitSaid(text: string): LimitName | undefined {
  const said = plain(text);
  if (!setting.test(said) || asks.test(said)) return undefined;
  return kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'daily';
}
