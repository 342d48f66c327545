import { fold, plain, spanOf } from '../../kernel/index.ts';

const every =
  /\b(?:all (?:of )?(?:my|the|d|di) (?:money|balance|cash|funds?)|(?:my|the) (?:whole|entire|full) (?:money|balance|cash)|everything (?:i have|i get|(?:wey )?(?:dey |wey )*(?:in|for|inside) my (?:account|acct|acc)|to|give)|all (?:that |wey )?(?:i have|i get|(?:dey |is )?(?:in|for|inside) my (?:account|acct|acc))|duk(?:a|kan|kanin)? (?:kudina|kudin asusuna|abin da nake da shi)|kudina (?:duka|gaba daya|dukka)|gbogbo (?:owo mi|owo (?:to|ti) wa|ohun ti mo ni)|owo mi gbogbo|ego (?:m )?(?:nile|niile|dum)(?: m)?(?: nwere)?)\b/;
const half =
  /\b(?:half (?:of )?(?:my|the|d|di) (?:money|balance|cash)|half of what i (?:have|get)|rabin (?:kudina|kudin asusuna)|(?:idaji|ilaji|abo) (?:ninu )?owo mi|(?:okara|nkera) (?:nke )?ego m)\b/;

/** "Send all of it to 1234567896", and "all", "everything" alone. */
const allOfIt =
  /\b(?:send|transfer|move|pay) (?:all|everything)(?: of (?:it|am|them))? (?:to|give)\b|^(?:(?:send |na )?(?:all|everything|all of it|duka|gbogbo re|ha nile)[\s.,!]*)+$/;

/** "All my money", "half of my balance": `all` or `half`, in any of the five languages. */
export function partSaid(text: string): 'all' | 'half' | undefined {
  const folded = plain(text);
  if (half.test(folded)) return 'half';
  return every.test(folded) || allOfIt.test(folded) ? 'all' : undefined;
}

/** "Leave 1000 and send the rest": the sum that is named is the one that stays. */
export const keepsSum = (text: string): boolean =>
  /\b(?:leave|keep|hold|reserve)\b.*\d.*\b(?:send|transfer|pay|give)\b.*\b(?:rest|remaining|remainder|balance)\b/.test(
    plain(text),
  );

const before =
  '^\\s*(?:(?:please|pls|abeg|biko|jowo|ejo|don allah|ok|make i|i (?:want|wan)(?: to)?|let me|ina so(?:n)?(?: in)?|ka|ki|mo n? ?fe|e|achoro m|ka m)[ ,]+)*';
const sale = `${before}(?:sell|liquidate|cash out|sayar(?: da)?|siyar(?: da)?|ta|i?ree?)`;
const sold = new RegExp(`${sale}\\b`);
const soldWhole = new RegExp(
  `${sale} (?:[a-z']+ ){0,3}?(?<part>all|everything|half|duk(?:a|kan?su|kan)?|gaba daya|rabi(?:n\\w*)?|gbogbo|idaji|ilaji|abo|ni?ile|dum|okara|nkera)(?: (?:of|it|am|them|my|the|shares?|stocks?|sa|su|shi|re|e|won|ya|ha|ninu|n'ime|na|ime|[a-z]+ (?:shares?|stocks?|bonds?|fund)))*[\\s.!]*$`,
);
const halves = /^(?:half|rabi|idaji|ilaji|abo|okara|nkera)/;

/** Whether something held is sold, in the languages whose word for it is short and means much else: only where it begins the message. */
export const sells = (text: string): boolean => sold.test(plain(text));

/** "Sell all of it", "sayar da rabi": how much of what is held is sold, where a share of it is named. */
export function partSold(text: string): 'all' | 'half' | undefined {
  const part = soldWhole.exec(plain(text))?.groups?.part;
  if (part === undefined) return undefined;
  return halves.test(part) ? 'half' : 'all';
}

/** How much of what is owed, in folded spelling; the narrower share stands before the wider one. */
const shares: [RegExp, string][] = [
  [/\b(?:two[ -]thirds?|2\/3)\b/, '2/3'],
  [/\b(?:three[ -]quarters?|3\/4)\b/, '3/4'],
  [/\b(?:half|1\/2|rabi|rabin\w*|idaji|ilaji|abo|okara|nkera)\b/, '1/2'],
  [
    /\b(?:(?:a|one)[ -]third|1\/3|sulusi\w*|(?:kashi )?daya (?:cikin|bisa) uku|ida ?meta|ida kan ninu meta|otu (?:uzo )?n'? ?ime (?:uzo )?ato)\b/,
    '1/3',
  ],
  [
    /\b(?:(?:a|one)[ -]quarter|1\/4|rubu\w*|(?:kashi )?daya (?:cikin|bisa) hudu|ida ?merin|ida kan ninu merin|otu (?:uzo )?n'? ?ime (?:uzo )?ano)\b/,
    '1/4',
  ],
  [
    /\b(?:all(?: of)? (?:it|am|my loans?|the loan|that is left)|everything|in full|completely|pay (?:it |am )?off|duka|gaba daya|gbogbo (?:e|re|gbese)|ha nile|ya nile|dum)\b/,
    '1/1',
  ],
];

/** "Half of it", "a third of my loan", "20%": the share of what is owed that is paid, as a fraction. */
export function shareSaid(text: string): string | undefined {
  const folded = plain(text);
  const percent = /\b([1-9]\d?) ?(?:%|per ?cent\b)/.exec(folded)?.[1];
  return percent ? `${percent}/100` : shares.find(([pattern]) => pattern.test(folded))?.[1];
}

const people =
  'children|kids|pikin|people|persons?|students|boys|girls|brothers|sisters|sons|daughters|wards|workers|staff|friends|of them|of us';
const several = [
  new RegExp(`\\b(?:each|apiece)\\b.*?\\b(\\d|two|three|four|five|six)(?: [a-z]+)? (?:${people})\\b`),
  new RegExp(`\\b(\\d|two|three|four|five|six)(?: [a-z]+)? (?:${people})\\b.*\\b(?:each|apiece)\\b`),
];
const figures = ['two', 'three', 'four', 'five', 'six'];

/** "Kowannensu", "ọ̀kọ̀ọ̀kan", "onye ọ bụla": each, of several who are paid; in folded text. */
const EACH_OF_THREE =
  "kowannen?\\s?su|kowane(?:n)?su|ko wannensu|(?:eni ?)?o?ko+kan(?: won)?|olukuluku(?: won)?|(?:onye|nke|otu onye)(?: nke)?(?: n'ime ha)? o ?bula";
const twoToSix = {
  ha: 'biyu|uku|hudu|biyar|shida',
  yo: 'meji|meta|merin|marun|mefa',
  ig: 'abuo|ato|ano|ise|isii',
};
const groupsOfThree = [
  `'?(?:yan ?'?uwa|ya'ya|yara|mutane|abokai|kanne|yayye|ma'aikata|dalibai)[a-z']* (?<ha>${twoToSix.ha})`,
  `(?:awon )?(?:omo(?: iya| ise| egbe)?|aburo|egbon|ore|eniyan|osise|akekoo)(?: mi)? (?<yo>${twoToSix.yo})`,
  `(?:umunne|umuaka|umu|ndi enyi|enyi|mmadu|ndi oru|nwanne)(?: m)? (?<ig>${twoToSix.ig})`,
].join('|');
const severalOfThree = new RegExp(`(?=.*\\b(?:${EACH_OF_THREE})).*?(?:^|[ ,])(?:${groupsOfThree})\\b`);

/** How many each is for, in Hausa, Yoruba and Igbo. */
function eachOfThree(folded: string): number {
  const { groups = {} } = severalOfThree.exec(folded) ?? {};
  const places = (['ha', 'yo', 'ig'] as const).map((language) =>
    twoToSix[language].split('|').indexOf(groups[language] ?? ''),
  );
  return Math.max(...places) + 2;
}

/** A text without its "each", where that word is none of English. */
export function withoutEach(text: string): string {
  const folded = fold(text);
  const match = new RegExp(`[\\s,]*\\b(?:${EACH_OF_THREE})\\b`).exec(folded.text);
  if (!match) return text;
  const { start, end } = spanOf(folded, match.index, match.index + match[0].length);
  return `${text.slice(0, start)}${text.slice(end)}`;
}

/** "45k each for two children": for how many each is, where it is said. */
export function eachOfSaid(text: string): number | undefined {
  const folded = plain(text);
  const said = several.map((pattern) => pattern.exec(folded)?.[1]).find((each) => each !== undefined) ?? '';
  const count = Number(said) || Math.max(figures.indexOf(said) + 2, eachOfThree(folded));
  return count > 1 ? count : undefined;
}

const groupNamed = new RegExp(
  `(?:(?<![a-z'])(?:${groupsOfThree}),? (?=[a-z@])|\\b(?:my |the |di )?(?:\\d|two|three|four|five|six)(?: [a-z]+)? (?:${people})(?:[\\s,:;.-]+|(?:,? (?:namely|called|they are|their names are|dem be|na) ))(?=[a-z@])(?!(?:each|apiece|for|from|in|on|at|today|now|please|abeg|and)\\b))`,
);

/** "5k each for my two brothers, Ada and Emeka" is "5k each for Ada and Emeka". */
export function eachByName(text: string): string {
  const folded = fold(text);
  const match = eachOfSaid(text) === undefined ? undefined : groupNamed.exec(folded.text);
  if (!match || !/\b(?:and|da|ati|na)\b|[&,]/.test(folded.text.slice(match.index + match[0].length)))
    return text;
  const { start, end } = spanOf(folded, match.index, match.index + match[0].length);
  return `${text.slice(0, start)}${text.slice(end)}`;
}

/** Words that stand where a name would, and name nobody who could be given anything back: the customer, the bank, the money. */
const nobody =
  'me|my|us|our|am|it|them|the|this|that|all|please|pls|biko|jowo|abeg|money|back|n\\d*|k|ngn|you|your|una|ur|karo|what|wrong|' +
  'from|for|of|on|in|into|to|has|have|is|don|wey|will|never|no|not|when|why|policy|status|request|process|alert|' +
  'din|na|da|min|mini|mana|mani|muku|maku|kudi\\w*|mi|wa|yin|naa|yen|tiyin|ti|owo|si|m|nke|anyi|unu|ego|naira|mbinye';
const begins =
  '^\\s*(?:(?:please|pls|abeg|biko|jowo|ejo|don allah|i (?:want|wan)(?: to)?|make i|let me)[ ,]+)*';
const givesBack = new RegExp(
  `${begins}(?:${[
    `refund (?!(?:${nobody})\\b)[a-z@]`,
    `(?:return|give back|pay back|send back) (?!(?:${nobody})\\b)[a-z@]+(?:'s)? (?:his |her |their |the |im )?(?:money|cash)`,
    '(?:return|send|give|pay) (?:it|am|the money|(?:his|her|their|im) money|that money) back (?:to|give) [a-z@]',
    `(?:return|send|give|pay) (?!(?:${nobody})\\b)[a-z@]+ back (?:his|her|their|im) (?:money|cash)`,
    `(?:mayar|maida|mayarwa|maidawa)(?: da| wa| ma)? (?!(?:${nobody})\\b)[a-z]+(?: da)? kudi(?:n|nsa|nta|n sa|n ta)?`,
    `da owo (?!(?:${nobody})\\b)[a-z]+ pada`,
    `nyeghachi (?!(?:${nobody})\\b)[a-z]+ ego`,
  ].join('|')})`,
);

/** "Refund Bola": what somebody sent is given back to them. */
export const givesBackSaid = (text: string): boolean => givesBack.test(plain(text));

const toWhom =
  /\b(?:refund|return|give back|pay back|send back) (?!(?:it|am|the|that|his|her|their|im|money)\b)(@?[a-z]+)|\bback (?:to|give) (@?[a-z]+)|\b(?:return|send|give|pay) ([a-z@]+) back\b|\bda owo ([a-z]+) pada|\bnyeghachi ([a-z]+)/;

/** Who is given their money back. */
export function givenBackTo(text: string): string | undefined {
  if (!givesBackSaid(text)) return undefined;
  const [, ...found] = toWhom.exec(plain(text)) ?? [];
  return found.find((name) => name !== undefined);
}

const few = 'one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty';
const unit = 'k|thousand|hundred|naira';
const big = 'dubu|dari|egberun|ogorun|puku|nari';
/** A sum said twice over, which is how many say that each gets it: "5k 5k", "10 10 thousand", "dubu biyar biyar". */
const doubled = [
  new RegExp(
    `(?<![\\d.,]\\s?)(?<![\\w.,])(?<sum>(?:₦|n)?(?<figure>\\d[\\d,.]*?) ?(?:${unit}))[, ]+(?:₦|n)?\\k<figure> ?(?:${unit})\\b(?![.,]?\\d| \\d)`,
  ),
  new RegExp(
    `(?<![\\d.,]\\s?)(?<![\\w.,])(?:₦|n)?(?<figure>\\d{1,4})[, ]+(?<sum>\\k<figure> ?(?:${unit}))\\b(?![.,]?\\d| \\d)`,
  ),
  /(?<![\d.,]\s?)(?<![\w.,])(?<sum>(?:₦|n)?[1-9]\d{0,3}(?:00|50)),? \k<sum>(?![\w.,]| \d)/,
  new RegExp(`\\b(?<figure>${few}) (?<sum>\\k<figure> (?:thousand|hundred|k))\\b`),
  new RegExp(`\\b(?<sum>(?:${big})(?: naira)? (?<figure>[a-z]+(?:-[a-z]+)?)) \\k<figure>\\b`),
  new RegExp(`\\b(?<sum>(?:(?:${big}) [a-z]+(?:-[a-z]+)?|otu (?:puku|nari))) \\k<sum>\\b`),
];
/** So many of these are in English. */
const ENGLISH = 4;
const OTHER_WORDS_LEAST = 2;

/** A text with a sum for each said once: "send 5k 5k to Ada and Bola" is "send 5k each to …". */
export function saidOnce(text: string): string {
  const folded = fold(text);
  for (const [index, pattern] of doubled.entries()) {
    const match = pattern.exec(folded.text);
    const { sum } = match?.groups ?? {};
    if (!match || !sum) continue;
    const around = folded.text.replace(match[0], ' ').match(/[a-z]{2,}/g) ?? [];
    if (around.length < OTHER_WORDS_LEAST) return text;
    const { start, end } = spanOf(folded, match.index, match.index + match[0].length);
    // In English nothing but "each" says it; the other languages have no such word among their sums.
    const each = index < ENGLISH ? `${sum} each` : sum;
    return `${text.slice(0, start)}${each}${text.slice(end)}`;
  }
  return text;
}

const toIt =
  '(?: (?:to|for|on|from|inside|into|with|by|join|put|on top(?: of)?|out of|top)(?: (?:it|am|that|this|the (?:amount|money|payment)))?)?';
const aSum =
  "(?:(?:another|extra|just|only|like|ya|with|by|da|naira) )*(?:₦|ngn ?|n)?(?:\\d[\\d,.]*(?: ?(?:k|thousand|hundred))?|(?:dubu|dari|egberun|igba|ogorun|puku|nari)(?: [a-z']+){1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)(?: hundred)? ?(?:thousand|hundred|k)?)(?: naira)?";
const closes =
  "(?: (?:more|extra|again|please|abeg|sir|ma|o|join am|join|biko|jowo|don allah|mini|kun|un|owo naa|kuro(?: nibe| ninu (?:e|re))?|(?:a|akan) (?:kai|ciki)|ciki|(?:na|n')ya|na ya))*[\\s.!]*$";
const opensSum =
  '^\\s*(?:(?:please|pls|abeg|biko|jowo|ejo|don allah|ok|no|wait|oya|sorry|make i|let me|you can|can you|i (?:want|wan)(?: to)?)[ ,]+)*';
const grown = [
  `${opensSum}(?:add|plus|increase (?:it|am|the amount|that)? ?(?:by|with)|top (?:it|am) up (?:by|with)|(?:put|send|join)(?= ${aSum} (?:more|extra|join|on top)))(?: me| am)? ${aSum}${toIt}${closes}`,
  `${opensSum}${aSum} (?:more|extra|on top)${closes}`,
  `${opensSum}(?:a|ka|ki|ku)? ?(?:kara|dada) (?:masa |mata |mini |min |da )?${aSum}${closes}`,
  `${opensSum}(?:e )?fi ${aSum} kun${closes}`,
  `${opensSum}(?:tinyekwuo|tinyekwu|gbakwunye|tukwasi) (?:ya )?${aSum}${closes}`,
].map((each) => new RegExp(each));
const shrunk = [
  `${opensSum}(?:remove|minus|subtract|deduct|comot|take(?= ${aSum} (?:off|out|away|from))|reduce (?:it|am|the amount|that) (?:by|with)|cut)(?: off| out| away)? ${aSum}(?: (?:off|out|away|comot))?${toIt}${closes}`,
  `${opensSum}${aSum} less${closes}`,
  `${opensSum}(?:a|ka|ki|ku)? ?(?:rage|cire) (?:masa |mata |da )?${aSum}${closes}`,
  `${opensSum}(?:e )?yo ${aSum} kuro${closes}`,
  `${opensSum}wepu ${aSum}${closes}`,
].map((each) => new RegExp(each));

const setTo = new RegExp(
  `${opensSum}(?:increase|raise|reduce|lower|bring|change) (?:it|am|that|the amount)(?: (?:up|down))? to ${aSum}${closes}`,
);

/** "Increase it to 8k": whether a sum that is named takes the place of another one. */
export const setsSum = (text: string): boolean => setTo.test(plain(text));

/** "Add 2k to it", "a rage dubu daya": whether a sum that is named makes another one `more` or `less`. */
export function bySaid(text: string): 'more' | 'less' | undefined {
  const folded = plain(text);
  if (grown.some((pattern) => pattern.test(folded))) return 'more';
  return shrunk.some((pattern) => pattern.test(folded)) ? 'less' : undefined;
}
