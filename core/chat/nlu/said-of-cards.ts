import { plain } from '../../kernel/index.ts';

const acts: [RegExp, string][] = [
  [
    /\b(?:un-?freeze|un-?lock|un-?block|thaw|(?:open|carry) (?:am|it|my card) (?:again|back)|activate|(?:open|bude|meghee|kpoghee) (?:am|it|shi|ta|ya)|si i|bude (?:min )?(?:kati|katina)|si kaadi|kpoghe+ kaadi)\b/,
    'unfreeze',
  ],
  [/\b(?:replace|renew|change my card|new card in the place)\b/, 'replace'],
  [/\b(?:close|delete|terminate|destroy|remove|goge|soke)\b|\bpa\b.* re\b|\bhichapu\w*\b/, 'close'],
  [
    /^\s*(?:what|whats|how much|wetin|show|check|tell me|nawa|menene|elo|kini|ki ni|ego ole|gini)\b(?!.*\d).*\b(?:limit|iyaka\w*|opin|oke ego)\b/,
    'look',
  ],
  [/\b(?:limit|iyaka\w*|opin|oke ego)\b|\boke (?:nke )?kaadi\b/, 'limit'],
];

/** What is to be done with a card, where it is not freezing. */
export const cardActSaid = (text: string): string | undefined =>
  acts.find(([pattern]) => pattern.test(plain(text)))?.[1];

const actsOnIt =
  /^\s*(?:(?:please|pls|abeg|biko|jowo|ejo|don allah|oya|ok|then|so|just|help me|can you|make you|una|ka|ki|e|quickly?|sharp)[ ,]+)*(?:(?:un-?)?(?:block|freeze|lock)|disable|activate|open|close|replace|delete|bude|si|meghee|kpoghee|toshe|kulle|rufe|ti|di|da|kpochie|gbochie|mechie)(?: (?:am|it|that|this|that one|this one|shi|ta|i|un|ya))?(?: (?:for me|again|back|ozo|now|quick|quickly|please|abeg|fast|immediately|at once|sharp|pa|duro|biko|o|sir|ma|jare))*[\s.!]*$/;

const limitsIt =
  /^\s*(?:(?:please|pls|abeg|can you|make you|i want to|i wan) )*(?:set|change|increase|reduce|raise|lower|put|make) (?:the |its |am |that )?(?:daily |spending )?limit\b(?!.*\b(?:transfer|account|sending)\b).*\d/;

/** "Block am", "set the limit to 50k": what is meant was named before. */
export const ofCardNamed = (text: string): boolean =>
  actsOnIt.test(plain(text)) || limitsIt.test(plain(text));

/** Whether the bank spoke of a card that pays: a recharge card and a decoder's are others. */
export const speaksOfCard = (text: string): boolean =>
  / •••• \d{4}/.test(text) ||
  /\b(?:cards?|kati\w*|kaadi\w*|atm)\b/.test(
    plain(text).replace(/\b(?:recharge card|smart ?card\w*|kati\w* waya|kaadi ipe)\b/g, ' '),
  );
