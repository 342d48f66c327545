import type { ModuleId } from '../../education/courses.ts';
import type { Frequency, GroupKind } from '../../groups/records.ts';
import { addMonths } from '../../wat.ts';
import { plain } from '../text.ts';

/** How people name what saving and learning ask for: each reads a message's text, and answers a slot's value where it is there. */

/** Which kind of group. */
export function groupKindSaid(text: string): GroupKind | undefined {
  const folded = text.toLowerCase();
  if (/\b(?:investment|investing) (?:club|group)\b/.test(folded)) return 'investment_club';
  if (/\b(?:savings?|contribution) circle\b|\bcircle\b/.test(folded)) return 'savings_circle';
  return /\b(?:esusu|ajo|adashe|adashi|isusu|osusu|thrift|rotating)\b/.test(folded) ? 'esusu' : undefined;
}

/** How often. */
export function oftenSaid(text: string): Frequency | undefined {
  const folded = text.toLowerCase();
  if (/\b(?:weekly|every week|each week|per week|a week)\b/.test(folded)) return 'weekly';
  return /\b(?:monthly|every month|each month|per month|a month)\b/.test(folded) ? 'monthly' : undefined;
}

/** How many people; a lone figure only where it was asked for. */
export function countSaid(text: string, asked: boolean): string | undefined {
  const people = /\b(\d{1,2}) ?(?:people|members|persons|of us|friends)\b/i.exec(text)?.[1];
  return people ?? (asked ? /^\D*(\d{1,2})\D*$/.exec(text)?.[1] : undefined);
}

const code = /\b[2-9A-HJKMNP-TV-Z]{6}\b/;

/** The code of a group: six letters and figures, in small letters only where it was asked for. */
export function codeSaid(text: string, asked: boolean): string | undefined {
  const written = code.exec(text)?.[0];
  if (written) return written;
  const loose = code.exec(text.toUpperCase())?.[0];
  return loose && (asked || /\d/.test(loose)) ? loose : undefined;
}

const ordinary = /^(?:me|my|am|us|it|that|this|now|later|a|the|december|christmas day|\d+.*)$/;

/** What is saved for, or the goal that is meant: `save 5k for new shop`, `put 5k in rent`. */
export function titleSaid(text: string): string | undefined {
  const found =
    /\b(?:for|towards?|in|into|inside|enter|called|named|to buy) (?:my |our |the |a |an )?([\p{L}][\p{L}\p{N} ’']{1,40}?)(?: (?:goal|fund|savings?|goals))?(?: (?:every|each|by|weekly|monthly|from)\b.*)?[\s.!?]*$/iu.exec(
      text,
    )?.[1];
  if (!found || ordinary.test(found.toLowerCase()) || /\b(?:goals?|savings?|esusu|group)\b/i.test(found))
    return undefined;
  return found.trim();
}

/** What is to be done with a goal. */
export function deedSaid(text: string): string | undefined {
  const folded = text.toLowerCase();
  if (/\block(?:ed)?\b/.test(folded)) return 'lock';
  if (/\b(?:withdraw|take|remove|comot|break|cash out|collect)\b/.test(folded)) return 'take';
  if (
    /\b(?:new|open|create|start|set|set up|make) (?:a |an |my |another |one )?(?:new )?(?:savings? )?(?:goal|target|plan|fund)\b|^new goal/.test(
      folded,
    )
  )
    return 'new';
  if (/\b(?:save|put|add|move|keep)\b/.test(folded) && /\d/.test(folded)) return 'save';
  return /\b(?:how much|how far|show|check|see|my goals|my savings|wetin i don save)\b/.test(folded)
    ? 'show'
    : undefined;
}

/** In folded spelling, in five languages; the narrower topic stands before the wider one. */
const topics: [RegExp, ModuleId][] = [
  [/\b(?:ponzi|money doubling|double my money|ninka kudi|so owo di meji|amuba ego)\b/, 'ponzi'],
  [/\b(?:scams?|fraud|yahoo|419|zamba|damfara|jibiti|gbaju ?e|aghugho|wayo)\b/, 'scams'],
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const untilDay = new RegExp(
  `\\b(?:till|until|til|before|by|reach)\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(${monthName})\\b(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d))?(?:,?\\s*(20\\d\\d))?`,
);
const forLong = /\b(\d{1,2})\s*(months?|mths?|years?|yrs?)\b/;
const two = (figure: string): string => figure.padStart(2, '0');

/** Until when money stays locked: `+6` months from now, or a day of `2027-06-30` of which year may be missing. */
export function untilSaid(text: string, asked: boolean): string | undefined {
  const folded = text.toLowerCase();
  const [, count, unit = ''] = forLong.exec(folded) ?? [];
  if (count && (asked || /\b(?:for|lock|in)\b/.test(folded)))
    return `+${Number(count) * (unit.startsWith('y') ? 12 : 1)}`;
  const [, before, name, after, year] = untilDay.exec(asked ? `until ${folded}` : folded) ?? [];
  if (!name) return undefined;
  const month = two(String(months.indexOf(name.slice(0, 3)) + 1));
  return `${year ?? ''}-${month}-${two(before ?? after ?? '1')}`;
}

/** The day that was meant, as `yyyy-mm-dd`: the next such one where no year was said. */
export function dayMeant(until: string, now: Date): string {
  const local = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
  if (until.startsWith('+')) return local(addMonths(now, Number(until.slice(1))));
  if (!until.startsWith('-')) return until;
  const today = local(now);
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
      `\\b(?:agree|accept|gree|support|vote yes|vote for)\\b.*${club}(?!.*\\b(?:end|close|dissolve)\\b)`,
    ),
    'club_yes',
  ],
  [
    new RegExp(
      `\\b(?:buy|sell|invest)\\b.*\\b(?:for|in|with|of|from)\\b.*${club}|\\bpropose\\b.*\\b(?:buy|sell)`,
    ),
    'club_order',
  ],
  [new RegExp(`\\b(?:invite|add)\\b.*\\b${together}\\b`), 'invite'],
  [/\b(?:agree|accept)\b.*\b(?:swap|change|place|position|turn)\b/, 'agree'],
  [/\b(?:decline|refuse|reject|no gree)\b.*\b(?:swap|change|place|position|turn)\b/, 'decline'],
  [/\b(?:swap|change|exchange)\b.*\b(?:turns?|places?|positions?)\b/, 'swap'],
  [/\bstanding order\b|\bpay (?:my )?(?:esusu|ajo|contribution)s? (?:by itself|automatically)\b/, 'standing'],
  [new RegExp(`\\b(?:leave|quit|exit|comot from|withdraw from)\\b.*\\b${together}\\b`), 'leave'],
  [new RegExp(`\\b(?:end|dissolve|scatter|close|vote)\\b.*\\b${together}\\b`), 'dissolve'],
];

/** What a member wants done in their group beside paying. */
export const groupActSaid = (text: string): string | undefined =>
  acts.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
