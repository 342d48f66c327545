import type { Frequency, GroupKind, ModuleId } from '../../catalogue/index.ts';
import { addMonths, dayOf, fold, plain, sentencesOf, spanOf } from '../../kernel/index.ts';
import { findAmounts } from './amounts.ts';
import { loneFigure, monthsSaid } from './said-of-products.ts';
import { isDaily, oftenOfThree } from './said-of-times.ts';

/** How people name what saving and learning ask for: each reads a message's text, and answers a slot's value where it is there. */

/** Which kind of group. */
export function groupKindSaid(text: string): GroupKind | undefined {
  const folded = text.toLowerCase();
  if (/\b(?:investment|investing) (?:club|group)\b/.test(folded)) return 'investment_club';
  if (/\b(?:savings?|contribution) circle\b|\bcircle\b/.test(folded)) return 'savings_circle';
  return /\b(?:esusu|ajo|adashe|adashi|isusu|osusu|thrift|rotating)\b/.test(folded) ? 'esusu' : undefined;
}

/** How often. */
function oftenInEnglish(text: string): Frequency | undefined {
  const folded = text.toLowerCase();
  if (
    /\b(?:weekly|(?:every|each) (?:week|(?:sun|mon|tues|wednes|thurs|fri|satur)day)|per week|a week)\b/.test(
      folded,
    )
  )
    return 'weekly';
  return /\b(?:monthly|every month|each month|per month|a month)\b/.test(folded) ? 'monthly' : undefined;
}

/** How often, in the five languages: `daily` is asked about, since nothing is put in so often. */
export const howOften = (text: string): Frequency | 'daily' | undefined =>
  oftenInEnglish(text) ?? oftenOfThree(text) ?? (isDaily(text) ? 'daily' : undefined);

/** How many people; a lone figure only where it was asked for. */
export function countSaid(text: string, asked: boolean): string | undefined {
  const people =
    /\b(\d{1,2}) ?(?:people|members|persons|of us|friends)\b/i.exec(text)?.[1] ??
    /\bwe (?:are|be|dey) (\d{1,2})\b/i.exec(text)?.[1];
  return people ?? (asked ? loneFigure(plain(text)) : undefined);
}

const code = /\b[2-9A-HJKMNP-TV-Z]{6}\b/;

/** The code of a group: six letters and figures, in small letters only where it was asked for. */
export function codeSaid(text: string, asked: boolean): string | undefined {
  const written = code.exec(text)?.[0];
  if (written) return written;
  const loose = code.exec(text.toUpperCase())?.[0];
  if (!loose || /\d/.test(loose)) return loose;
  // "How much is the charge": six letters of a sentence are none.
  const isAlone = text.trim().split(/\s+/).length <= 2 || /\b(?:code|koodu|lamba\w*)\b/i.test(text);
  return asked && isAlone ? loose : undefined;
}

const noCode =
  /\b(?:no|don'?t|do not|never|haven'?t)(?: (?:yet|even|get|have|know|see|receive|got))+(?: \w+)?(?: the| any| a)? (?:code|link)\b|\bba ?ni da (?:lamba\w*|code)\b|\bban (?:da|san) (?:lamba\w*|code)\b|\b(?:mi o|n ko) (?:ni|mo) (?:koodu|code)\b|\b(?:enweghi m|amaghi m) (?:koodu|code)\b/;

/** "I don't have a code". */
export const hasNoCode = (text: string): boolean => noCode.test(plain(text));

const ordinary = /^(?:me|my|am|us|it|that|this|now|later|a|the|december|christmas day|\d+.*)$/;

/** In Hausa, Yoruba and Igbo "for" follows the saving: alone it says other things too. */
const savedFor = [
  /\b(?:ajiya|ajiyar|ajiye|tara|adana|buri|burin|tanadi|kudi)\b.*\b(?:don|saboda) ([a-z][a-z '-]{1,40}?)(?: (?:₦|n)?\d[\d.,]*(?: ?(?:k|m|naira))?)?(?: (?:kowane|kowace|duk|kafin|zuwa)\b.*)?[\s.!?]*$/d,
  /\b(?:ifowopamo|fowo ?pamo|pamo|afojusun)\b.*\b(?:fun|nitori) ([a-z][a-z '-]{1,40}?)(?: (?:₦|n)?\d[\d.,]*(?: ?(?:k|m|naira))?)?(?: (?:losoosu|losoose|titi|ki|ko to)\b.*)?[\s.!?]*$/d,
  /\b(?:n?chekwaa?|ichekwa|debe|atumatu|ebumn\w+|goal)\b.*\bmaka ([a-z][a-z '-]{1,40}?)(?: (?:₦|n)?\d[\d.,]*(?: ?(?:k|m|naira))?)?(?: (?:kwa|tupu|ruo)\b.*)?[\s.!?]*$/d,
];
/** "Ajiye kudin aure": money of what it is put by for. */
const kept =
  /\b(?:ajiya|ajiyar|ajiye|tara|adana) kudin(?! (?:na|a|da|nan)\b) ([a-z][a-z '-]{1,40}?)(?: (?:₦|n)?\d[\d.,]*(?: ?(?:k|m|naira))?)?(?: (?:kowane|kowace|duk|kafin|zuwa)\b.*)?[\s.!?]*$/d;
/** "in" before a verb is Hausa: "that I". */
const hausaVerb =
  /^(?:fara|kafa|kirkiri|kirkira|hada|shiga|ajiye|tara|adana|yi|saka|kulle|saita|bude|buɗe|sayi|koyi)\b/i;

const LEAST_SUM = 500_000n;

/** "A new phone 200k": the sum is no part of the name, in figures or in words. */
export function withoutSum(title: string): string | undefined {
  const folded = fold(title);
  const sum = findAmounts(folded.text, 'en').find(
    ({ amount, marked }) => marked || ('kobo' in amount && amount.kobo >= LEAST_SUM),
  );
  if (!sum) return title.trim();
  const name = title.slice(0, spanOf(folded, 0, sum.start).end);
  return name.replace(/[\s,]+(?:of|worth|at|with|na|de|ti)?\s*$/i, '').trim() || undefined;
}

/** "Take 2k from rent". */
const takenFrom =
  /\b(?:take|withdraw|remove|com+ot|bring out)\b.*\b(?:from|out of) (?:my |our |the )?(?!(?:my|our|the|it|am|there|that|this|goals?|savings?|account)\b)([\p{L}][\p{L}\p{N} ’']{1,40}?)(?: (?:goal|fund|savings?))?[\s.!?]*$/iu;

/** "For school, 300k by September". */
const sumBehind = /\s*,\s*(?:₦|n|ngn)?\s?\d[\d.,]*\s?(?:k|m|naira|million|thousand)?\b(?=\s|[.!?]|$)/iu;
/** "My rent goal". */
const calledSo =
  /\b(?:my|our|the|di) (?!new\b|first\b|second\b|last\b|other\b|old\b|only\b|main\b)([\p{L}][\p{L}\p{N} ’']{1,30}?) (?:goal|target|fund)\b/iu;

function titleIn(text: string): string | undefined {
  const out = takenFrom.exec(text)?.[1]?.trim();
  if (out) return out;
  const said =
    /\b(?:for|towards?|in|into|inside|enter|called|named|to buy|make i (?:take |use )?buy|(?:i go |to )?(?:take|use) buy) (?:my |our |the |a |an )?([\p{L}][\p{L}\p{N} ’']{1,40}?)(?: (?:goal|fund|savings?|goals))?(?: (?:every|each|by|before|until|till|within|weekly|monthly|from|in \d)\b.*)?[\s.!?]*$/iu.exec(
      text.replace(sumBehind, ''),
    )?.[1];
  // "Put 2k inside savings for shop rent".
  const found = said?.replace(/^(?:savings?|goals?) (?:for|towards?) (?:my |our |the )?/i, '');
  const folded = fold(text);
  const matched = [kept, ...savedFor].map((each) => each.exec(folded.text)).find((each) => each !== null);
  const [start, end] = matched?.indices?.[1] ?? [];
  if (start !== undefined && end !== undefined) {
    const span = spanOf(folded, start, end);
    return withoutSum(text.slice(span.start, span.end));
  }
  const called = calledSo.exec(text)?.[1]?.trim();
  if (called && !/\b(?:goals?|savings?|target|date|to|of)\b/i.test(called)) return called;
  if (
    !found ||
    hausaVerb.test(found) ||
    ordinary.test(found.toLowerCase()) ||
    /\b(?:goals?|savings?|esusu|group|adash\w*|isusu)\b/i.test(found)
  )
    return undefined;
  return withoutSum(found);
}

/** What is saved for, or the goal that is meant: `save 5k for new shop`, `put 5k in rent`; the first sentence that says it. */
export function titleSaid(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const title = titleIn(sentence);
    if (title) return title;
  }
  return undefined;
}

const ofGoal = '(?:goals?|targets?|buri\\w*|afojusun|ebumn\\w+)\\b';
/** "Make my rent goal 300k", "increase the target": what a goal aims at is changed, and nothing is put in. */
const aims = [
  `^(?!.*\\b(?:name|new|another)\\b).*\\b(?:change|increase|raise|reduce|lower|adjust|edit|extend|update(?= (?:my|the|di)\\b))\\b(?! my mind)(?: [a-z’']+){0,5} ${ofGoal}`,
  `\\b(?:make|set) (?:my|the|di|this|that|our)(?: [a-z’']+){0,3} ${ofGoal}`,
  `\\b(?:canza|sauya|kara|rage|daga)\\b(?: \\S+){0,3} ${ofGoal}.*\\bzuwa\\b`,
  `\\b(?:yi|paaro|gbe|so|mu)\\b(?: \\S+){0,3} ${ofGoal}.*\\b(?:si|di|pada|kuro)\\b`,
  `\\b(?:gbanwee?|bulie|belata|mee)\\b(?: \\S+){0,3} ${ofGoal}.*\\b(?:ruo|buru|bu)\\b`,
].join('|');
const by = '\\bby (?:₦|n|ngn)?\\s?\\d';
const raises = new RegExp(`\\b(?:increase|raise)\\b(?: [a-z’']+){0,5} ${ofGoal}.*${by}`);
const lowers = new RegExp(`\\b(?:reduce|lower)\\b(?: [a-z’']+){0,5} ${ofGoal}.*${by}`);

/** What is to be done with a goal, in folded spelling: the first that is said. In Yoruba "si" opens one only where the message begins with it. */
const deeds: [RegExp, string][] = [
  [raises, 'aim_up'],
  [lowers, 'aim_down'],
  [new RegExp(aims), 'aim'],
  [
    /\b(?:stop|end|pause|cancel)\b.{0,24}\b(?:saving|savings|save|auto ?-?save)\b|\b(?:daina|dakatar)\b.{0,16}\b(?:ajiye|ajiya)\b|\b(?:da|dawo)\b.{0,16}\b(?:ifowopamo|fipamo)\b.{0,8}\bduro\b|\bkwusi\w*\b.{0,16}\b(?:ichekwa|nchekwa)\b/,
    'stop',
  ],
  [
    /\b(?:close|delete|end|finish|rufe|pa)\b.{0,12}\b(?:goals?|ajiya\w*|ifowopamo)\b|\bmechie\b.{0,8}\bnchekwa\b|^(?:i (?:want|wan) (?:to )?)?close (?:it|am)\b/,
    'close',
  ],
  [/\bbreak\b|\bmebie\b|\bfasa\b.{0,10}\bajiya\w*/, 'break'],
  [
    /(?<!\bfrom (?:my |the )?)\block(?:ed)?\b|\bkulle\w*|\bti (?:owo |naira )?(?:\S*\d\S* )?(?:naira )?(?:pa|pamo|mole)\b|\bi?kpochie?\w*/,
    'lock',
  ],
  [
    /^(?:e |jowo |ejo |mo fe )*yo (?:naira |owo )?(?:\d|egberun|eede?gb|igba|irinwo|ogorun|gbogbo)|\b(?:withdraw|take|remove|com+ot|break|cash out|collect|cire|dauko|fitar da|wepu|weputa)\b|\b(?:yo|mu|gba)\b.*\b(?:ninu|kuro|jade)\b|\bwere\b.* (?:na|n)\b/,
    'take',
  ],
  [
    /\b(?:new|open|create|start|set|set up|make) (?:a |an |my |another |one )?(?:new )?(?:savings? )?(?:goal|target|plan|fund)\b|^new goal/,
    'new',
  ],
  [
    /\b(?:bude|fara|kirkiri|saita|sabon|sabuwar)\b.*\b(?:ajiya|ajiyar|buri|burin|tanadi|tanadin)\b|^(?:mo fe |e jowo |jowo |e )*(?:si|da|bere|seda)\b.*\b(?:ifowopamo|afojusun)\b|\b(?:ifowopamo|afojusun) tuntun\b|\b(?:mepee|bido|malite|mee)\b.*\b(?:nchekwa|ebumn\w+|atumatu)\b/,
    'new',
  ],
  [
    /(?=.*\d)(?:.*\b(?:save|put|add|move|keep|saka|kara|zuba|ajiye|adana|tinye|gbakwunye|debe|chekwaa|chekwara)\b|.*\b(?:fi|so|ko)\b.*\b(?:pamo|sinu|si|kun)\b)/,
    'save',
  ],
  [
    /\b(?:how much|how far|how (?:is|are) (?:my|the|our)|show|check|see|my goals|my savings|wetin i don save|nuna|ajiyata|burina|tanadina|nawa na (?:tara|ajiye|adana)|ifowopamo mi|afojusun mi|(?:elo ni|ohun ti|iye ti|owo ti) mo (?:ti )?fi pamo|gosi|nchekwa m|ebumn\w+ m|(?:ego ole ka|ihe|ego) m (?:chekwa\w*|debere))\b/,
    'show',
  ],
];

/** What is to be done with a goal. */
export function deedSaid(text: string): string | undefined {
  const folded = plain(text).replaceAll(/['’]/g, ' ');
  return deeds.find(([pattern]) => pattern.test(folded))?.[1];
}

/** In folded spelling, in five languages; the narrower topic stands before the wider one. */
const topics: [RegExp, ModuleId][] = [
  [/\b(?:ponzi|money doubling|double my money|ninka kudi|so owo di meji|amuba ego)\b/, 'ponzi'],
  [
    /\b(?:scams?|thie(?:f|ves)|ndi ohi|fraud|yahoo|419|zamba|damfara|jibiti|gbaju ?e|aghugho|wayo)\b/,
    'scams',
  ],
  [
    /\b(?:inflation|compound interest|interest|riba|hauhawar farashi|tsadar kaya|ele|owon ?gogo|omuru ?nwa|onu ahia)\b/,
    'interest-inflation',
  ],
  [
    /\binvest\w*|\b(?:stocks?|shares?|bonds?|treasury|zuba(?: hannun)? jari|jari|hannun jari|idokowo|dokowo|ipin ile|itinye ego|tinye ego|oke ulo)\b/,
    'investing-first',
  ],
  [/\b(?:credit score|my score|makin bashi\w*|maki na|ami eyawo|akara mbinye)\b/, 'credit-score'],
  [/\b(?:charges?|fees?|stamp duty|vat|caji|cajin|haraji|harajin|owo ise|owo ori|ugwo oru|utu)\b/, 'charges'],
  [
    /\bborrow\w*|\b(?:loans?|debts?|credit|bashi|bashin|rance|rancen|eyawo|yawo|ya owo|yiya owo|gbese|mbinye|ibinye|binye|ugwo)\b/,
    'credit',
  ],
  [
    /\b(?:emergency|bad days?|rainy|ranar wahala|bukatar gaggawa|ojo isoro|pajawiri|ubochi ojoo|mberede)\b/,
    'emergency-fund',
  ],
  [/\b(?:esusu|ajo|adashe|adashi|adashin|isusu|osusu)\b/, 'esusu'],
  [
    /\bsecur\w+|\b(?:pin|safe|safety|protect|tsaro|tsare|kiyaye|kare asusu\w*|aabo|daabo|dabobo|nchebe|nchedo|chebe|ichebe)\b/,
    'safe-account',
  ],
  [
    /\bbudget\w*|\b(?:kasafin|kasafi|tsara kudi\w*|tsarin kudi|eto isuna|eto owo|seto owo|isuna|atumatu ego|nhazi ego|hazie ego|ihazi ego)\b/,
    'budgeting',
  ],
  [
    /\b(?:business|shop|profit|kasuwanci|kasuwa|sana ?a|shago|okowo|iso|soobu|azumahia|ulo ahia|ahia)\b/,
    'business-money',
  ],
  [
    /\b(?:save|savings?|ajiya|ajiye|ajiyar|tattali|ifowopamo|fowo ?pamo|fi owo pamo|nchekwa|ichekwa|chekwaa)\b/,
    'saving-first',
  ],
];

/** The course that a message is about. */
export function courseSaid(text: string): ModuleId | undefined {
  const folded = plain(text).replaceAll(/['’]/g, ' ');
  return topics.find(([pattern]) => pattern.test(folded))?.[1];
}

/** The twelve months, as five languages name them in folded spelling. */
const months = [
  'jan(?:uary)?|janairu|januwari|osu kin?ni',
  'feb(?:ruary)?|fabrairu|februwari|febuwari|osu keji',
  'mar(?:ch)?|maris|maachi|osu keta',
  'apr(?:il)?|afrilu|eprel|osu kerin',
  'may|mayu|osu karun(?:-?un)?',
  'june?|yuni|juun|osu kefa',
  'july?|yuli|julai|osu keje',
  'aug(?:ust)?|agusta|ogost|osu kejo',
  'sept?(?:ember)?|satumba|septemba|osu kesan(?:-?an)?',
  'oct(?:ober)?|oktoba|osu kewaa?',
  'nov(?:ember)?|nuwamba|novemba|osu kokanla',
  'dec(?:ember)?|disamba|disemba|osu kejila',
].map((names) => new RegExp(`^(?:${names})$`));
const anyMonth = months.map(({ source }) => source.slice(4, -2)).join('|');
const before =
  '\\b(?:till|until|til|to|before|by|reach|har(?: zuwa)?|zuwa|sai|kafin|titi(?: di)?|di|ki|ko to di|ruo(?: na)?|tupu)\\s+';
const untilDay = new RegExp(
  `${before}(?:(?:the )?(?<end>end of|last day of|karshen|opin|njedebe|ngwucha)\\s+)?(?:next\\s+|this\\s+|watan?\\s+|onwa\\s+)?(?:(?<first>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+|ga\\s+)?)?(?<name>${anyMonth})\\b(?:\\s+(?<last>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?(?:,?\\s*(?<year>20\\d\\d))?`,
);
/** Days that have a name of their own. */
const feasts: [RegExp, string][] = [
  [new RegExp(`${before}(?:next |this )?(?:christmas|xmas|kirsimeti|keresimesi|ekeresimesi)\\b`), '12-25'],
  [
    new RegExp(
      `${before}(?:the )?(?:end of (?:the |this |next )?year|year end|karshen shekara\\w*|opin odun|(?:ngwucha|njedebe) afo)\\b`,
    ),
    '12-31',
  ],
];
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lasting = /\b(?:for|lock|in|kulle|har|zuwa|na|ti|titi|fun|kpochie|ruo)\b/;
const two = (figure: string): string => figure.padStart(2, '0');

const monthOnly = new RegExp(
  `^(?:(?:by|before|in|till|until|for|na|ni|har|zuwa) )?(?:\\d{1,2} )?(?:${anyMonth})(?: 20\\d\\d)?[\\s.!]*$`,
);
/** "December", and no more: a time, and nothing that is saved for. */
export const isMonthOnly = (text: string): boolean => monthOnly.test(plain(text).trim());

const nextYear =
  /\b(?:next|following|coming) year\b|\bshekara mai zuwa\b|\bbadi\b|\bodun to (?:n|m) ?bo\b|\bodun tuntun\b|\bafo (?:na-? ?abia|ozo)\b/;

/** Until when money stays locked: `+6` months from now, or a day of `2027-06-30` of which year may be missing, or `>` where it is next year's. */
export function untilSaid(text: string, asked: boolean): string | undefined {
  const folded = plain(text);
  const said = asked ? `until ${folded}` : folded;
  const feast = feasts.find(([pattern]) => pattern.test(said))?.[1];
  const ofYear = nextYear.test(folded) ? '>' : '';
  if (feast) return `${ofYear}-${feast}`;
  const { end, first, name = '', last, year } = untilDay.exec(said)?.groups ?? {};
  const month = months.findIndex((names) => names.test(name)) + 1;
  const day = end ? String(LAST_DAYS[month - 1] ?? 1) : (first ?? last ?? '1');
  if (month > 0) return `${year ?? ofYear}-${two(String(month))}-${two(day)}`;
  const count = asked || lasting.test(folded) ? monthsSaid(folded, false) : undefined;
  return count && `+${count}`;
}

/** The day that was meant, as `yyyy-mm-dd`: the next such one where no year was said. */
export function dayMeant(until: string, now: Date): string {
  if (until.startsWith('+')) return dayOf(addMonths(now, Number(until.slice(1))));
  const today = dayOf(now);
  if (until.startsWith('>')) return `${Number(today.slice(0, 4)) + 1}${until.slice(1)}`;
  if (!until.startsWith('-')) return until;
  const thisYear = `${today.slice(0, 4)}${until}`;
  return thisYear > today ? thisYear : `${Number(today.slice(0, 4)) + 1}${until}`;
}

const together = '(?:esusu|ajo|adashe|adashi|isusu|group|circle|club|contribution)';
const club = '\\b(?:investment )?clubs?\\b';
const acts: [RegExp, string][] = [
  [
    new RegExp(
      `\\b(?:refuse|reject|decline|against|vote no|no gree|not agree)\\b.*${club}(?!.*\\b(?:end|close|dissolve)\\b)`,
    ),
    'club_no',
  ],
  [
    new RegExp(
      `\\b(?:agree|accept|gree|support (?=the|this|our)|vote yes|vote for)\\b.*${club}(?!.*\\b(?:end|close|dissolve)\\b)`,
    ),
    'club_yes',
  ],
  [
    new RegExp(
      `\\b(?:buy|sell|invest)\\b.*\\b(?:for|in|with|of|from)\\b.*${club}|\\bpropose\\b.*\\b(?:buy|sell)`,
    ),
    'club_order',
  ],
  [new RegExp(`\\b(?:invite|add)\\b.*\\b${together}\\b|^(?:please |abeg )*invite\\b.*\\d{10}`), 'invite'],
  [/\b(?:agree|accept)\b.*\b(?:swap|change|place|position|turn)\b/, 'agree'],
  [
    /\b(?:decline|refuse|reject)\b.*\b(?:swap|change|place|position|turn)\b|^(?:(?:abeg|no|i|we)\b,? )*no gree\b.*\b(?:swap|change|place|position|turn)\b/,
    'decline',
  ],
  [/\b(?:swap|change|exchange)\b.*\b(?:turns?|places?|positions?)\b/, 'swap'],
  [/\bstanding order\b|\bpay (?:my )?(?:esusu|ajo|contribution)s? (?:by itself|automatically)\b/, 'standing'],
  [new RegExp(`\\b(?:leave|quit|exit|comot from|withdraw from) (?:\\w+ ){0,4}${together}\\b`), 'leave'],
  [
    /\b(?:bar|fita|fice|cire ni)\b(?: daga)?.{0,10}\b(?:adash\w*|kungiya\w*)\b|\bkuro (?:ninu|ni)\b.{0,10}\b(?:ajo|esusu|egbe)\b|\b(?:ipu|apu|puo|ihapu|hapu)\b.{0,6}\bisusu\b|\b(?:ipu|apu|puo) (?:na |n ?')otu\b/,
    'leave',
  ],
  [
    new RegExp(
      `(?<!\\b(?:month|week|year)[ -]?)\\b(?:end|dissolve|scatter|close|vote)\\b.*\\b${together}\\b`,
    ),
    'dissolve',
  ],
];

/** "Can I leave the group": whether one may leave is asked, and nobody leaves. */
const mayI =
  /^(?:please |abeg |shin |ko |don allah |jowo )*(?:(?:can|may|could) i (?!please\b)|am i (?:allowed|free)|is it possible|how (?:can|do)|what (?:if|happens|will)|i fit |zan iya|se mo le|nje mo le|enwere m ike|me zai faru|ki lo maa? sele)\b/;

/** What a member wants done in their group beside paying. */
export function groupActSaid(text: string): string | undefined {
  const folded = plain(text).trim();
  const act = acts.find(([pattern]) => pattern.test(folded))?.[1];
  return act === 'leave' && mayI.test(folded) ? undefined : act;
}

const movesIt =
  /^\s*(?:(?:please|pls|abeg|ok|oya|i want to|i wan|let me|make i|can i) )*(?:(?:put|save|add|keep|tinye|debe|chekwaa|saka|zuba|ajiye)(?: (?:me|like))? (?:₦|n|ngn)?\d[\d.,]*\s?(?:k|m|naira)?(?: (?:in(?:side)?|there|it|am|into it|now|n'ime ya|na ya))*|(?:withdraw|take(?: out)?|remove|collect|com+ot|bring out)(?: (?:it|am|all|everything|(?:the|my) money|back|out))+|get (?:it|am|(?:the|my) money) (?:back|out)|(?:withdraw|take out|remove|bring out|com+ot|take)(?: like)? (?:₦|n|ngn)?\d[\d.,]*\s?(?:k|m|naira)?(?: (?:from|out of|for|inside) (?:it|am|there|inside))?|break (?:it|am|the lock)|close (?:it|am))(?: (?:now|please|abeg))*[\s.!]*$/;
/** "Saka dubu goma", "fi egberun mewa si i". */
const putsIt =
  /^\s*(?:(?:don allah|jowo|ejo|to|ina so (?:in|a)|zan|ka|ki|a|e|mo fe) )*(?:(?:saka|zuba|kara) (?:naira )?(?:dubu|dari|miliyan|\d)[a-z\d\s.,]*?(?: (?:a ciki|ciki|yanzu))?|fi (?:naira )?(?:egberun|eede?gb\w*|igba|irinwo|\d)[a-z\d\s.,]* (?:si i|si|sinu e|sinu re|kun un))[\s.!]*$/;

/** "Cire dubu daya", "mu 500 jade", "wepu 500". */
const takesIt =
  /^\s*(?:(?:don allah|jowo|ejo|biko|to|ina so (?:in|a)|zan|ka|ki|e|mo fe|achoro m i?) )*(?:(?:cire|dauko|fitar da|kwaso) (?:naira )?(?:dubu|dari|miliyan|\d)[a-z\d\s.,]*?(?: (?:daga ciki|yanzu))?|(?:mu|yo) (?:naira )?(?:egberun|eede?gb\w*|igba|irinwo|\d)[a-z\d\s.,]* (?:jade|kuro)(?: ninu e| ninu re)?|(?:i?wepu(?:ta)?|were) (?:naira |ego )?(?:puku|nari|\d)[a-z\d\s.,]*?(?: (?:na ya|n'ime ya))?|yo (?:naira |owo )?(?:egberun|eede?gb\w*|igba|irinwo|ogorun|\d)[a-z\d\s.,]*|i?tinye (?:ego )?(?:puku|nari)[a-z\s]*|cire (?:duka|komai)|yo gbogbo (?:re|e)|i?wepu(?:ta)? (?:ha|ya) nile)[\s.!]*$/;

/** "How much dey inside". */
const asksIn =
  /^\s*(?:(?:and|so|ok|now) )*(?:how much (?:money )?(?:is|dey|i get)(?: now)? (?:inside|in (?:it|there)|there)|nawa (?:ne )?(?:yake |ke )?(?:a )?ciki(?:nsa|n ta)?|elo (?:lo|ni o) wa ninu (?:re|e)|ego ole (?:di|no) (?:na|n'ime) ya)(?: now| so far| yanzu| bayi| ugbu a)*[\s?!.]*$/;
/** "5k every week", and no more. */
const sumEach =
  /^\s*(?:(?:ok|and|so|make it|to|na) )*(?:₦|n|ngn)?(?:\d[\d,.]*\s?(?:k|m|naira)?|(?:naira )?(?:dubu|dari|egberun|eede?gb\w*|igba|puku|nari)(?: [a-z]+){0,2}) (?:every|each|per|a|kowane|kowanne|duk|kwa) (?:day|week|month|rana|mako|sati|wata|ubochi|izu|onwa)[\s.!]*$|^\s*(?:egberun|eede?gb\w*|igba|\d)[a-z\d ]* l?o(?:joojumo|soose|so+su)[\s.!]*$/;

const ONLY_DAY_MOST = 5;
const opensWithDay = new RegExp(`^\\s*(?:ok(?:ay)?,? |and |na |je ki o je )?${before}`);
/** "By next December": no more than a day. */
const onlyDay = (text: string): boolean =>
  opensWithDay.test(plain(text)) &&
  text.trim().split(/\s+/).length <= ONLY_DAY_MOST &&
  untilSaid(text, false) !== undefined;

/** "Put 20k", "break it", "by December": where a goal was spoken of, the goal is meant. */
export function ofGoalNamed(text: string): boolean {
  const folded = plain(text);
  return [movesIt, putsIt, takesIt, sumEach, asksIn].some((moves) => moves.test(folded)) || onlyDay(text);
}

const heldIn =
  /\b(?:how much|wetin|nawa|elo|ego ole)\b.*?\b(?:in|inside|dey|cikin|ninu|n ?['’]ime)\b(?<where>.*)/;
const putIn =
  /\b(?:put|add|drop|keep|move|saka|zuba|kara|fi|tinye|debe)\b.*?\d.*?\b(?:in|into|inside|enter|to|cikin|sinu|si|n ?['’]ime|na)\b(?<where>.*)/;
const wordsOf = (text: string): string =>
  ` ${plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** In what it is asked how much there is ("how much is in my rent"), or a sum is to be put: the words that say so. */
export function potSaid(text: string): string | undefined {
  const folded = plain(text);
  return (heldIn.exec(folded) ?? putIn.exec(folded))?.groups?.where;
}

/** Whether some words hold a name. */
export const isNamedIn = (words: string, name: string): boolean => wordsOf(words).includes(wordsOf(name));

/** How the bank marks what it says of a goal, puts a sum into one by its name, and calls one, in the five languages. */
const goalMarks = /[🎯🔒]|✅ [“"]|\bsaved\. [“"]/u;
const intoNamed =
  /(?:\b(?:into|out of|inside|enter|comot from|sinu|ninu)|₦[\d,.]+ (?:a|daga|na|from|site na|to|give|ga|fun|nye)) [“"]/u;
const goalWords = /\b(?:goals?|savings|locked|ajiya\w*|an ajiye|ifowopamo|pamo|nchekwa|e?che?kwa\w*)\b/u;

/** Whether the bank spoke of a goal, in any of the five languages. */
export const speaksOfGoal = (text: string): boolean => {
  const said = plain(text);
  return [goalMarks, intoNamed, goalWords].some((each) => each.test(said));
};

const invites =
  /^(?:(?:please|pls|abeg|biko|jowo|don allah|ok(?:ay)?|also|and|i (?:want|wan)(?: to)?|let me|make i|make we|can i|how (?:do|can|will) i|zan|ina so in|mo fe|achoro m|ka m)[ ,]+)*(?:(?:add|invite|include|bring(?: in)?|put(?: in)?|call) (?!(?:\d|money|cash|me\b|it\b|am\b))[a-z@]|(?:gayyac\w+|gayyat\w+|kara|saka|shigar da) (?!(?:kudi|min|shi)\b)[a-z]|(?:pe|fi) [a-z ]{2,30}\b(?:wa|si|kun|sinu|mo|mora)\b|(?:tinye|i?kpo\w*|gbakwunye) (?!(?:ego|m)\b)[a-z])/;

/** "Invite my sister", "add Bola and Ngozi": others who are to be in a group. */
export const invitesSomebody = (text: string): boolean =>
  !/\d/.test(text) && invites.test(plain(text).trim());

const early =
  /\b(?:what if|if|what happens|can i|fit i|i fit|could i|idan|in na|zan iya|ti mo ba|bi mo ba|se mo le|o ?buru|enwere m ike)\b.*\b(?:before|early|earlier|emergency|urgent\w*|break (?:it|am)|kafin|da wuri|saaju|siwaju|ki o to|tupu)\b/;

/** "What if I need it before", of what is to be locked. */
export const asksOfEarly = (text: string): boolean => early.test(plain(text));

/** "Add 1500 now": put in once, and not again and again. */
const once =
  /^(?!.*\b(?:every|each|weekly|monthly|instead|kowane|kowace|duk|kwa|lose?ose|losoo?su)\b)(?=.*(?:\b(?:now|today|at once|right away|first|yanzu|yau|bayi|nisinyi|loni|ugbu a|taa|ozugbo)\b|\bnan take\b))(?:.*\b)?(?:add|put|drop|saka|zuba|kara|tinye|fi)\b.*/;
/** Whether a sum is to be put in at once, and once. */
export const putsInOnce = (text: string): boolean => once.test(plain(text));

/** Whether the bank spoke of a savings group, in any of the five languages. */
export const speaksOfGroup = (text: string): boolean =>
  /\b(?:esusu|ajo|adashi\w*|adashe\w*|isusu|groups?|members|egbe|kungiya\w*)\b/.test(plain(text));

const ofGroup =
  /^(?:(?:and|but|so|ok|please|abeg|then)[ ,]+)*(?:when (?:do|will|are|can) (?:we|it|they) (?:going to )?(?:start|begin|collect)\w*|when (?:does|will) it (?:start|begin)|(?:can|may|could|shall|fit|make) i (?:be (?:the )?(?:first|last|number \w+)|(?:collect|take|pack|have (?:it|mine))\w* (?:first|last|now))|i (?:want|wan|would like) (?:to )?(?:collect|take|pack|be)(?: (?:it|am))? (?:the )?(?:first|last)|who(?:'s| is| are| be)? (?:the )?(?:members?|in it|inside|first|next)|how many (?:are we|of us|people)(?: (?:now|so far|have joined|inside|in it))?|are we complete|who (?:has|have|don) (?:joined|paid|collected)|yaushe za (?:mu|a) fara|mu nawa ne|nigba wo (?:la|ni a|ni e) (?:maa|fe|yoo)? ?bere|a je meloo|kedu mgbe (?:anyi|o) ga-?a?malite|anyi di ole)[\s?.!]*$/;

/** "When do we start?", "can I collect first?": of a savings group, where one was spoken of. */
export const ofGroupNamed = (text: string): boolean => ofGroup.test(plain(text).trim());
