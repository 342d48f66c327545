import { type Language, startOfDay, startOfMonth } from '../../kernel/index.ts';

/** A stretch of time in WAT, `from` in it and `to` not; `label` says how it was named. */
export type Period = { from: Date; to: Date; label: string };
export type FoundPeriod = { period: Period; start: number; end: number };

const DAY = 86_400_000;
const OFFSET = 3_600_000;

/** The WAT midnight that begins a day; months count from 0 and may overflow. */
const midnight = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day) - OFFSET);
const wat = (at: Date): { year: number; month: number; day: number; weekday: number } => {
  const local = new Date(at.getTime() + OFFSET);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
  };
};
const plus = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

const startOfWeek = (now: Date): Date => {
  const { weekday } = wat(now);
  return plus(startOfDay(now), -((weekday + 6) % 7));
};
const monthAt = (now: Date, back: number): Date => midnight(wat(now).year, wat(now).month - back, 1);

type Named = [pattern: string, label: string, of: (now: Date) => [Date, Date]];

const tomorrow = (now: Date): Date => plus(startOfDay(now), 1);

const named: Named[] = [
  [
    'day before yesterday|shekaranjiya|ijeta|nnyaafu gara aga',
    'day_before',
    (now) => [plus(startOfDay(now), -2), plus(startOfDay(now), -1)],
  ],
  ['today|2day|tdy|yau din nan|yau|leni|loni|taa', 'today', (now) => [startOfDay(now), tomorrow(now)]],
  [
    'yesterday|yestaday|yesday|jiya|unyaahu|nnyaahu|unyahu',
    'yesterday',
    (now) => [plus(startOfDay(now), -1), startOfDay(now)],
  ],
  [
    "this week|dis week|wannan mako|wannan satin|wannan makon|makon nan|satin nan|mako nan|ose yii|lose yii|ose yi|izu a|izu uka a|n'izu a|this wk",
    'this_week',
    (now) => [startOfWeek(now), tomorrow(now)],
  ],
  [
    'last week|past week|previous week|makon da ya gabata|satin da ya gabata|makon da ya wuce|satin da ya wuce|makon jiya|ose to koja|ose ti o koja|ose to lo|izu gara aga|izu uka gara aga|last wk',
    'last_week',
    (now) => [plus(startOfWeek(now), -7), startOfWeek(now)],
  ],
  [
    "this month|dis month|wannan wata|wannan watan|watan nan|osu yii|losu yii|osu yi|onwa a|n'onwa a",
    'this_month',
    (now) => [startOfMonth(now), tomorrow(now)],
  ],
  [
    'last month|past month|previous month|watan da ya gabata|watan da ya wuce|watan jiya|osu to koja|osu ti o koja|osu to lo|onwa gara aga',
    'last_month',
    (now) => [monthAt(now, 1), startOfMonth(now)],
  ],
  [
    "this year|dis year|wannan shekara|wannan shekarar|shekarar nan|bana|odun yii|lodun yii|afo a|n'afo a",
    'this_year',
    (now) => [midnight(wat(now).year, 0, 1), tomorrow(now)],
  ],
  [
    'last year|shekarar da ta gabata|shekarar da ta wuce|bara|odun to koja|odun to lo|odun ti o koja|afo gara aga',
    'last_year',
    (now) => [midnight(wat(now).year - 1, 0, 1), midnight(wat(now).year, 0, 1)],
  ],
  [
    'this weekend|the weekend|weekend',
    'weekend',
    (now) => [
      plus(startOfWeek(now), wat(now).weekday === 6 || wat(now).weekday === 0 ? 5 : -2),
      wat(now).weekday === 6 || wat(now).weekday === 0 ? tomorrow(now) : startOfWeek(now),
    ],
  ],
];
/** Words that mean a day in Yoruba only: "ana" is a common verb's beginning in Hausa and Igbo. */
const yoruba: Named[] = [
  ['oni', 'today', (now) => [startOfDay(now), tomorrow(now)]],
  ['lanaa|lana|ana', 'yesterday', (now) => [plus(startOfDay(now), -1), startOfDay(now)]],
];
const toPatterns = (list: readonly Named[]) =>
  list.map(([pattern, label, of]) => ({
    // Igbo writes "in" before a vowel as n', Yoruba as l.
    pattern: new RegExp(`(?<![a-z'])(?:n'|l(?=o[ds]))?(?:${pattern})(?![a-z'])`, 'g'),
    label,
    of,
  }));
const everywhere = toPatterns(named);
const yorubaOnly = toPatterns([...yoruba, ...named]);

const counts: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  few: 3,
  couple: 2,
};
const relative =
  /\b(?:last|past|previous|in the last|for the last|dis last)\s+(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple(?: of)?)\s+(days?|weeks?|months?|years?)\b/g;
const localRelative =
  /\b(?:(kwanaki?|makonni|watanni) (\d{1,2})|(ojo|ose|osu) (\d{1,2})|(ubochi|izu|onwa) (\d{1,2}))(?= (?:da suka|to koja|ti o koja|gara aga))/g;

const monthNames: readonly string[] = [
  'january|jan|janairu|jenuwari|osu kini|osu kinni|osu kiini',
  'february|feb|fabrairu|febuwari|februwari|osu keji',
  'march|mar|maris|maachi|osu keta',
  'april|apr|afrilu|epril|epreel|osu kerin',
  'may|mayu|mee|osu karun|osu karunun|osu karun-un',
  'june|jun|yuni|juun|osu kefa',
  'july|jul|yuli|julai|osu keje',
  'august|aug|agusta|ogost|ogoost|osu kejo',
  'september|sept|sep|satumba|septemba|osu kesan|osu kesanan|osu kesan-an',
  'october|oct|oktoba|osu kewa|osu kewaa',
  'november|nov|nuwamba|novemba|osu kokanla',
  'december|dec|disamba|disemba|osu kejila',
];
const months = new Map(
  monthNames.flatMap((names, month) => names.split('|').map((name): [string, number] => [name, month])),
);
const monthWord = [...months.keys()].sort((a, b) => b.length - a.length).join('|');
const weekdays: readonly string[] = [
  'sunday|lahadi|aiku|isinmi|sondee',
  'monday|litinin|aje|mondee',
  'tuesday|talata|isegun|tuzdee|tiuzdee',
  'wednesday|laraba|ojoru|wenezdee',
  'thursday|alhamis|ojobo|tozdee',
  "friday|juma'a|jumma'a|juma|eti|fraidee",
  'saturday|asabar|abameta|satodee',
];
const weekdayOf = new Map(
  weekdays.flatMap((names, day) => names.split('|').map((name): [string, number] => [name, day])),
);
const weekdayWord = [...weekdayOf.keys()].join('|');

const writtenDate = `(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})[/.](\\d{1,2})[/.](\\d{2,4})|(\\d{1,2})(?:st|nd|rd|th)?(?: of| ga(?: watan)?)?,? (${monthWord})(?:,? (\\d{4}))?|(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`;
const datePattern = `(?:${writtenDate}|(today|yesterday|now|yau|jiya|oni|ana|taa))(?![a-z\\d])`;
const dateParts = new RegExp(`^${datePattern}$`);

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A day as people write it, the nearest one that is not after `now` where the year is left out. */
function readDate(text: string, now: Date): Date | undefined {
  const match = dateParts.exec(text);
  if (!match) return undefined;
  const [, y1, m1, d1, d2, m2, y2, d3, month3, y3, month4, d4, y4, word] = match;
  if (word) return plus(startOfDay(now), /yesterday|jiya|ana/.test(word) ? -1 : 0);
  if (y1) return midnight(Number(y1), Number(m1) - 1, Number(d1));
  if (d2) return midnight(fullYear(Number(y2)), Number(m2) - 1, Number(d2));
  const month = months.get(month3 ?? month4 ?? '');
  const day = Number(d3 ?? d4);
  const year = y3 ?? y4;
  if (month === undefined || day < 1 || day > 31) return undefined;
  if (year) return midnight(Number(year), month, day);
  const here = wat(now).year;
  const guess = midnight(here, month, day);
  return guess > now ? midnight(here - 1, month, day) : guess;
}

const range = new RegExp(
  `(?:from|between|daga|lati|site na|bido)?\\s?\\b(${datePattern.replace(/\((?!\?)/g, '(?:')})\\s*(?:to|till|until|and|-|zuwa|si|de|ruo|down to)\\s*(${datePattern.replace(/\((?!\?)/g, '(?:')})`,
  'g',
);
const dayRange = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? ?(?:to|-|and) ?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWord})(?:,? (\\d{4}))?(?![a-z\\d])`,
  'g',
);
const monthRange = new RegExp(
  `\\b(?:from |between |daga |lati |site na |bido )?(${monthWord})(?:,? (\\d{4}))? ?(?:to|till|until|and|-|zuwa|si|de|ruo) ?(${monthWord})(?:,? (\\d{4}))?(?![a-z\\d])(?! \\d{1,2}\\b)`,
  'g',
);
const since = new RegExp(
  `\\b(?:since|from|starting|tun|daga|lati|kemgbe|kemgbe)\\s(?:(${datePattern.replace(/\((?!\?)/g, '(?:')})|(?:last |on )?(${weekdayWord})\\b|(${monthWord})(?:,? (\\d{4}))?(?![a-z\\d]))`,
  'g',
);
/** A word for a day alone has its name's finder: "ana" is yesterday in Yoruba, and begins a verb in Hausa. */
const single = new RegExp(
  `\\b(?:on |ran )?((?:${writtenDate.replace(/\((?!\?)/g, '(?:')})(?![a-z\\d]))`,
  'g',
);
const monthOnly = new RegExp(
  `\\b(?:(in|for|of|during|month of|cikin|watan|osu|onwa) )?(${monthWord})(?:,? (\\d{4}))?(?![a-z\\d])`,
  'g',
);
const onWeekday = new RegExp(
  `\\b(?:(?:on|last|ran|ranar|this|ni|l?ojo|for)\\s|(?:na\\s|n')(?!aje\\b|eti\\b))(${weekdayWord})\\b|\\bl?(ojoru|ojobo)\\b`,
  'g',
);

type Finder = (text: string, now: Date, language: Language) => FoundPeriod[];

const at = (match: RegExpMatchArray, from: Date, to: Date, label: string): FoundPeriod[] => {
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  const start = (match.index ?? 0) + lead;
  const end = (match.index ?? 0) + match[0].length;
  return from < to ? [{ period: { from, to, label }, start, end }] : [];
};

const lastWeekday = (name: string, now: Date): Date => {
  const back = (wat(now).weekday - (weekdayOf.get(name) ?? 0) + 7) % 7 || 7;
  return plus(startOfDay(now), -back);
};

const monthOf = (name: string, year: string | undefined, now: Date): [Date, Date] => {
  const month = months.get(name) ?? 0;
  const here = wat(now);
  const full = year ? Number(year) : month > here.month ? here.year - 1 : here.year;
  return [midnight(full, month, 1), midnight(full, month + 1, 1)];
};

const findRanges: Finder = (text, now) => [
  ...[...text.matchAll(range)].flatMap((match) => {
    const from = readDate(match[1] ?? '', now);
    const to = readDate(match[2] ?? '', now);
    return from && to ? at(match, from, plus(to, 1), 'range') : [];
  }),
  ...[...text.matchAll(dayRange)].flatMap((match) => {
    const [begin] = monthOf(match[3] ?? '', match[4], now);
    return at(match, plus(begin, Number(match[1]) - 1), plus(begin, Number(match[2])), 'range');
  }),
  ...[...text.matchAll(monthRange)].flatMap((match) => {
    const [, first = '', firstYear, last = '', lastYear] = match;
    const [, end] = monthOf(last, lastYear, now);
    // The first month is the nearest one before the last.
    const [begin] = monthOf(first, firstYear ?? lastYear, plus(end, -1));
    return at(match, begin, end, 'range');
  }),
];

const findSince: Finder = (text, now) =>
  [...text.matchAll(since)].flatMap((match) => {
    const [, date, weekday, month, year] = match;
    const from = date
      ? readDate(date, now)
      : weekday
        ? lastWeekday(weekday, now)
        : monthOf(month ?? '', year, now)[0];
    return from ? at(match, from, tomorrow(now), 'range') : [];
  });

const findRelative: Finder = (text, now) =>
  [...text.matchAll(relative), ...text.matchAll(localRelative)].flatMap((match) => {
    const word = match[1] && /^\d|^[a-z]+$/.test(match[1]) && match[0].match(relative) ? match[1] : undefined;
    const count =
      Number(word ?? match[2] ?? match[4] ?? match[6]) || counts[(word ?? '').split(' ')[0] ?? ''] || 1;
    const unit = word ? (match[2] ?? 'day') : (match[1] ?? match[3] ?? match[5] ?? 'day');
    if (/^(?:month|watanni|osu|onwa)/.test(unit)) {
      const { year, month, day } = wat(now);
      return at(match, midnight(year, month - count, day), tomorrow(now), 'range');
    }
    const days = /^year/.test(unit) ? 365 : /^(?:week|makonni|ose|izu)/.test(unit) ? 7 : 1;
    return at(match, plus(tomorrow(now), -count * days), tomorrow(now), 'range');
  });

/** The longest name first: "watan jiya" is last month, though "jiya" is yesterday. */
const findNamed: Finder = (text, now, language) =>
  (language === 'yo' ? yorubaOnly : everywhere)
    .flatMap(({ pattern, label, of }) =>
      [...text.matchAll(pattern)].flatMap((match) => at(match, ...of(now), label)),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start));

const findDays: Finder = (text, now) => [
  ...[...text.matchAll(single)].flatMap((match) => {
    const day = readDate(match[1] ?? '', now);
    return day ? at(match, day, plus(day, 1), 'day') : [];
  }),
  ...[...text.matchAll(onWeekday)].flatMap((match) => {
    const day = lastWeekday(match[1] ?? match[2] ?? '', now);
    return at(match, day, plus(day, 1), 'day');
  }),
];

/** "may" is mostly a wish and "mar" a typo; a month alone needs its full name or a word before it. */
const findMonths: Finder = (text, now) =>
  [...text.matchAll(monthOnly)].flatMap((match) => {
    const [, lead, name = '', year] = match;
    if (!lead && !year && (name.length <= 4 || name === 'march') && !['june', 'july'].includes(name))
      return [];
    const [from, to] = monthOf(name, year, now);
    return at(match, from, to, 'month');
  });

/** The stretches of time named in a folded text, in order, none overlapping another. */
export function findPeriods(text: string, now: Date, language: Language): FoundPeriod[] {
  const all = [findRanges, findSince, findRelative, findNamed, findDays, findMonths].flatMap((find) =>
    find(text, now, language),
  );
  const kept: FoundPeriod[] = [];
  for (const each of all)
    if (!kept.some((other) => each.start < other.end && other.start < each.end)) kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}
