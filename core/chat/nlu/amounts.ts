import { type Kobo, kobo, type Language, plain, remembering } from '../../kernel/index.ts';
import { numberWords, readNumber } from './number-words.ts';

/** One amount, or the several that it could mean ("one five", "two fifty", "1.5"), which are asked about and never guessed. */
export type Amount = { kobo: Kobo } | { options: Kobo[] };
/** An amount and where it stands in the folded text; `marked` where a currency or a scale says that it is money. */
export type FoundAmount = { amount: Amount; start: number; end: number; marked: boolean };

const K = 1_000n;
const M = 1_000_000n;
const scales: Record<string, bigint> = { k: K, m: M, mil: M, b: 1_000_000_000n, bn: 1_000_000_000n };

/** What makes figures something else than money when it follows them. */
const unitAfter =
  /^\s?-?\s?(?:gb|gig|gigs|mb|g|kg|km|kb|tb|cm|kw|kwh|%|percent|per cent|st|nd|rd|th|am|pm|a\.m|p\.m|days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|mins?|minutes?|secs?|seconds?|o'?clock|times?|people|persons?|members?|pesin|transactions?|transfers?|units?|dollars?|usd|pounds?|gbp|euros?|cedis?|kwanaki|kwana|watanni|wata|mako|shekaru|shekara|awa|osu|ojo|ose|odun|onwa|ubochi|izu|afo|mmadu|eniyan|mutane)(?![a-z])/;
const countBefore =
  /(?:\blast|\bpast|\bprevious|\brecent|\btop|\bfirst|\bnumber|\bnumba|\bno\.|\boption|\bnext|\bevery|\bfor the|\bday|\bversion|\btier|\blevel|\blesson|\bchapter|\bhouse|\bblock|\bflat|\bchannel|\blamba|\bnomba|\bakara|\bzabi|\$|€|£)\s?$/;
/** Where the unit of time stands first, a small figure counts it: "watanni 6", "ojo 5", "onwa 3". */
const timeBefore =
  /\b(?:kwana|kwanaki|wata|watanni|mako|makonni|lambar|osu|ojo|ose|odun|onwa|ubochi|izu|afo)\s$/;
const currencyBefore = /(?:(?:=n=|₦|#|\bngn|\bnaira|\bnaria|\bn)\s?[.:]?\s?)$/;
const currencyAfter = /^\s?(?:naira|nairas|nira|naria|nera|ngn|₦|bucks|bar(?![a-z])|n(?![a-z'])|\/=)/;

/** The currency right before, unless it belongs to the amount before it. */
function currencyAt(before: string, floor = 0): RegExpExecArray | null {
  const match = currencyBefore.exec(before);
  return match && match.index >= floor ? match : null;
}

const hundredths = (whole: string, fraction: string, scale: bigint): Kobo =>
  kobo(
    BigInt(whole || '0') * 100n * scale +
      (BigInt(fraction || '0') * 100n * scale) / 10n ** BigInt(fraction.length),
  );

const figure =
  /(?<![\d.,:/])(\d{1,3}(?:,\d{3})+(?![\d])|\d{1,3}(?:'\d{3})+(?!\d)|\d{1,3}(?: \d{3})+(?!\d)|\d{1,3}(?:\.\d{3})+(?![\d.])|\d+)?(?:([.,])(\d+))?(?:\s?(k|m|mil|b|bn)(?![a-z]))?(\d{1,3})?/g;

/** `2k5` and `2k500`: two thousand five hundred. */
function withTail(whole: string, scale: bigint, tail: string): Amount | undefined {
  const step = scale / 10n ** BigInt(tail.length);
  const small = tail.length === 3 || tail.length === 1;
  return small && !/^0/.test(tail)
    ? { kobo: kobo((BigInt(whole) * scale + BigInt(tail) * step) * 100n) }
    : undefined;
}

function readFigures(
  raw: string,
  mark: string,
  fraction: string,
  unit: string,
  tail: string,
  money: boolean,
): Amount | undefined {
  const grouped = /[,'. ]/.test(raw);
  const whole = raw.replace(/\D/g, '');
  const scale = scales[unit];
  if (tail) return scale && !fraction && whole ? withTail(whole, scale, tail) : undefined;
  if (scale) return { kobo: hundredths(whole, fraction, scale) };
  if (!fraction) return whole ? { kobo: hundredths(whole, '', 1n) } : undefined;
  if (mark === ',' && fraction.length === 2 && whole)
    return { options: [hundredths(whole + fraction, '', 1n), hundredths(whole + fraction, '', 10n)] };
  // "1.5" alone is said for 1.5k and for 1.5m.
  const short = !grouped && whole.length <= 2 && fraction.length === 1;
  if (short && (!money || mark === ','))
    return { options: [hundredths(whole, fraction, K), hundredths(whole, fraction, M)] };
  return fraction.length <= 2 && whole ? { kobo: hundredths(whole, fraction, 1n) } : undefined;
}

/** Whether figures that begin or end here are a date, a time, part of a word or a longer number, and so no money. */
function isOther(before: string, after: string, scaled: boolean, currency: boolean): boolean {
  if (/[\d.:/-]$/.test(before) && !/^.*(?:=n=)$/.test(before)) return /[\d:/.-]$/.test(before);
  if (/[a-z]$/.test(before) && !currency) return true;
  if (/^[:/]\d|^-\d/.test(after)) return true;
  if (!scaled && unitAfter.test(after) && !currencyAfter.test(after)) return true;
  if (!currency && !scaled && countBefore.test(before)) return true;
  return (
    /^[a-z]/.test(after) &&
    !currencyAfter.test(after) &&
    !/^(?:thousand|thousands|million|hundred|tausand)/.test(after)
  );
}

function findFigures(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(figure)) {
    const [matched, raw = '', mark = '', fraction = '', unit = '', tail = ''] = match;
    if (!/\d/.test(matched)) continue;
    const digits = (raw + fraction).replace(/\D/g, '').length;
    if (digits >= 10 || (mark === ',' && !raw)) continue;
    const start = match.index;
    const before = text.slice(0, start);
    const after = text.slice(start + matched.length);
    const currency = currencyAt(before, found.at(-1)?.end);
    if (isOther(before, after, unit !== '', currency !== null)) continue;
    if (digits <= 2 && !unit && !currency && timeBefore.test(before)) continue;
    const follows = currencyAfter.exec(after);
    const money = currency !== null || follows !== null;
    const amount = readFigures(raw, mark, fraction, unit, tail, money);
    if (!amount) continue;
    const end = start + matched.length + (follows?.[0].length ?? 0);
    found.push({ amount, start: start - (currency?.[0].length ?? 0), end, marked: money || unit !== '' });
  }
  return found;
}

const toAmount = (values: readonly bigint[]): Amount =>
  values.length === 1 ? { kobo: kobo(values[0] ?? 0n) } : { options: values.map(kobo) };

type Words = ReturnType<typeof numberWords>;

/** A run of number words as money; undefined where it counts or orders something else. `floor` is where the amount before it ended. */
function readRun(
  text: string,
  words: Words,
  from: number,
  grammar: { language: Language; own: boolean; floor: number; texts: readonly string[] },
): FoundAmount | undefined {
  const { language, own, floor, texts } = grammar;
  const first = words[from];
  if (!first) return undefined;
  const followed = (next: number): boolean => currencyAfter.test(text.slice(words[next - 1]?.end ?? 0));
  const reading = readNumber(language, texts, from, followed);
  if (!reading) return undefined;
  const last = words[reading.next - 1];
  if (!last) return undefined;
  const before = text.slice(0, first.start);
  const after = text.slice(last.end);
  const currency = currencyAt(before, floor);
  const follows = currencyAfter.exec(after);
  const marked = reading.marked || currency !== null || follows !== null;
  if (!own && !reading.marked) return undefined;
  // "this one", "no one"
  if (!marked && first.text === 'one' && reading.next === from + 1) return undefined;
  if (!follows && unitAfter.test(after) && !/^\s?(?:m|g)(?![a-z])/.test(after)) return undefined;
  if (!currency && countBefore.test(before)) return undefined;
  if (/^[a-z]*\d/.test(first.text) && /[a-z.:/-]$/.test(before) && !currency) return undefined;
  return {
    amount: toAmount(reading.values),
    start: first.start - (currency?.[0].length ?? 0),
    end: last.end + (follows?.[0].length ?? 0),
    marked,
  };
}

function findWords(text: string, language: Language): FoundAmount[] {
  const words = numberWords(text);
  const texts = words.map((word) => word.text);
  const all: FoundAmount[] = [];
  for (const grammar of ['en', 'ha', 'yo', 'ig'] as const) {
    const own = grammar === 'en' || grammar === language;
    const found: FoundAmount[] = [];
    let index = 0;
    while (index < words.length) {
      const run = readRun(text, words, index, {
        language: grammar,
        own,
        floor: found.at(-1)?.end ?? 0,
        texts,
      });
      if (run) {
        found.push(run);
        index = words.findIndex((word) => word.start >= run.end);
        if (index < 0) break;
      } else index += 1;
    }
    all.push(...found);
  }
  return all;
}

/** Of readings that overlap, the one that explains more of the text; of equals, the first. */
function widest(found: readonly FoundAmount[]): FoundAmount[] {
  const byLength = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: FoundAmount[] = [];
  for (const each of byLength)
    if (!kept.some((other) => each.start < other.end && other.start < each.end)) kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}

const between = /^\s*(?:,|and|da|na|ati|pelu)?\s*$/;

/** "five naira, fifty kobo" is one amount, and kobo alone is one too. */
function withKobo(text: string, found: readonly FoundAmount[]): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const each of found) {
    const after = /^\s*kobo(?![a-z])/.exec(text.slice(each.end));
    const before = /kobo\s*$/.exec(text.slice(0, each.start));
    if ((!after && !before) || !('kobo' in each.amount)) {
      result.push(each);
      continue;
    }
    const start = each.start - (before?.[0].length ?? 0);
    const end = each.end + (after?.[0].length ?? 0);
    const small = kobo(each.amount.kobo / 100n);
    const whole = result.at(-1);
    if (whole && 'kobo' in whole.amount && between.test(text.slice(whole.end, start)) && small < 100n) {
      result.pop();
      result.push({ ...whole, amount: { kobo: kobo(whole.amount.kobo + small) }, end });
    } else result.push({ amount: { kobo: small }, start, end, marked: true });
  }
  return result;
}

const positive = ({ amount }: FoundAmount): boolean =>
  'kobo' in amount
    ? amount.kobo > 0n
    : amount.options.length > 1 && amount.options.every((each) => each > 0n);

/** "2k 500" is 2,500 or two amounts: it is asked about. "1m 500k" is one. */
function joined(text: string, found: readonly FoundAmount[]): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const each of found) {
    const last = result.at(-1);
    // "send 2k 2 chidi": to him.
    if (
      last &&
      /^[24]$/.test(text.slice(each.start, each.end)) &&
      /^ (?:[a-z]|\.{10})/.test(text.slice(each.end))
    )
      continue;
    const near =
      last && text.slice(last.end, each.start) === ' ' && !/(?:naira|₦|ngn|n)$/.test(text.slice(0, last.end));
    if (near && 'kobo' in last.amount && 'kobo' in each.amount && /[kmb]$/.test(text.slice(0, last.end))) {
      const [a, b] = [last.amount.kobo, each.amount.kobo];
      const scale = text[last.end - 1] === 'k' ? 100_000n : 100_000_000n;
      if (b < scale && a >= scale && a % scale === 0n) {
        const total = kobo(a + b);
        result.pop();
        result.push({
          ...last,
          amount: /k$/.test(text.slice(0, each.end)) ? { kobo: total } : { options: [total, a] },
          end: each.end,
        });
        continue;
      }
    }
    result.push(each);
  }
  return result;
}

const THOUSAND = 1000n * 100n;
const orElse = /^\s*(?:or|or even|abi|abi na|ko|ko kuma|tabi|ma ?o ?bu)\s*$/;

const upTo = /^\s*(?:to|-|zuwa|si|ruo)\s*$/;
const changes =
  /\b(?:change|changed|increase|raise|reduce|lower|move|upgrade|from|daga|canza|canja|sauya|yi|lati|gbanwee|gbanwe)\b[^.;]*$/;

/** What two sums with "to" between them mean: "3 to 5k", "dubu uku zuwa biyar", where a thousand is said once. */
function endsOf(last: FoundAmount, each: FoundAmount): [Kobo, Kobo] | undefined {
  if (!('kobo' in last.amount) || !('kobo' in each.amount)) return undefined;
  const whole = (sum: Kobo, { marked }: FoundAmount, beside: Kobo): Kobo =>
    marked || sum >= THOUSAND || beside % THOUSAND !== 0n ? sum : kobo(sum * 1000n);
  const [from, to] = [last.amount.kobo, each.amount.kobo];
  if (!last.marked && !each.marked) return undefined;
  return [whole(from, last, to), whole(to, each, from)];
}

/** A range is not decided yet; of a sum that is changed into another the other is meant. */
function ranged(text: string, found: readonly FoundAmount[]): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const each of found) {
    const last = result.at(-1);
    const ends = last && upTo.test(text.slice(last.end, each.start)) ? endsOf(last, each) : undefined;
    const [from, to] = ends ?? [];
    if (!last || from === undefined || to === undefined) result.push(each);
    else if (each.marked && last.marked && changes.test(text.slice(0, last.start)))
      result.splice(-1, 1, each);
    else if (from < to)
      result.splice(-1, 1, {
        amount: { options: [from, to] },
        start: last.start,
        end: each.end,
        marked: true,
      });
    else result.push(each);
  }
  return result;
}

const andAlso = /^\s*(?:and|&|\+|plus)\s*$/;
const apart = /\b(?:between|from)\s*$/;

/** "5k and 2k" is one of them, or both together: it is asked about. */
function added(text: string, found: readonly FoundAmount[]): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const each of found) {
    const last = result.at(-1);
    const joins = last?.marked && each.marked && andAlso.test(text.slice(last.end, each.start));
    if (joins && !apart.test(text.slice(0, last.start)) && 'kobo' in last.amount && 'kobo' in each.amount) {
      const [a, b] = [last.amount.kobo, each.amount.kobo];
      result.pop();
      result.push({ ...last, amount: { options: [a, b, kobo(a + b)] }, end: each.end });
    } else result.push(each);
  }
  return result;
}

/** "5k or 6k" is one sum that is not decided yet: it is asked about, and the first is not taken for it. */
function undecided(text: string, found: readonly FoundAmount[]): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const each of found) {
    const last = result.at(-1);
    const isOther = last !== undefined && orElse.test(text.slice(last.end, each.start));
    if (!isOther || !('kobo' in each.amount)) {
      result.push(each);
      continue;
    }
    const before = 'kobo' in last.amount ? [last.amount.kobo] : last.amount.options;
    const [first] = before;
    // "dubu biyar ko shida": the thousand is said once.
    const said = each.amount.kobo;
    const isShort = !each.marked && first !== undefined && said < THOUSAND && first % THOUSAND === 0n;
    const value = isShort ? kobo(said * 1000n) : said;
    result.pop();
    result.push({ amount: { options: [...before, value] }, start: last.start, end: each.end, marked: true });
  }
  return result;
}

/** Igbo says "I" and "me" as "m": "500 m zigara", "5000 m debere". A million stands before no verb, and a thousand of them are said otherwise. */
const selfAfter =
  /(?<=\d\s)m(?=\s(?:na-|ga-|(?!naira)[a-z]+r[aeiou](?![a-z])))|(?<=(?:\d{4}|,\d{3})\s)m(?![a-z])/g;

/** The money in a folded text, in the order that it stands: figures and words, shorthand and long. */
export const findAmounts = remembering((folded, language: Language): readonly FoundAmount[] => {
  const said = language === 'ig' ? folded.replace(selfAfter, '_') : folded;
  const text = said.replace(/-(?=[a-z])(?!(?:un|an)(?![a-z]))/g, ' ');
  const found = widest([...findFigures(text), ...findWords(text, language)]);
  return undecided(text, added(text, ranged(text, joined(text, withKobo(text, found))))).filter(positive);
});

/** The money in a text as it was typed. */
export const parseAmounts = (said: string, language: Language): readonly FoundAmount[] =>
  findAmounts(plain(said), language);
