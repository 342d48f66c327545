import { type Folded, plain, spanOf } from '../../kernel/index.ts';
import { findDigits } from './digits.ts';
import { discoCodes } from './discos.ts';

export type Secret = { kind: 'pin' | 'bvn' | 'code' | 'card'; start: number; end: number };

type Found = { kind: Secret['kind']; start: number; end: number };

const pinWord =
  /\b(?:pins?(?! [₦#n]?\d[\d.,]*k? (?:si (?:ona )?(?:meji|meta|merin|marun|mefa|\d)|laarin))|(?<=\bmy )pen|pinni|pinnii|pin number|passwords?|passcodes?|pass ?word|secret (?:number|code)|lambar sirri(?:n?(?:a|ka|ki|mu))?|lambobin sirri|sirri(?:na|nka)?|akara nzuzo|akara (?:m )?nzuzo|onuogugu nzuzo|nomba (?:asiri|ikoko)|asiri|koodu asiri)\b/g;
const codeWord = /\b(?:otp|code|koodu|verification|one[- ]time|token|cvv|cvc|cvv2|lambar tabbatarwa)\b/g;
const bvnWord = /\b(?:bvn|nin|bank verification|national id(?:entity)?)\b/g;
const spokenRun =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[\s,-]+){3,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/g;

/** What a customer says a code of theirs is about, though it is no secret to the bank: meters, references, networks. */
const harmless =
  /\b(?:ussd|qr|swift|sort|bank|promo|referral|postal|invite|group|club|circle|esusu|ajo|meter|country|zip) (?:code|pin|number)\b/;

const REACH = 60;

/** What joins digits to the word after them: "2580 is my pin". */
const isMine =
  /^\s*(?:is|na|be|as|ni|ne|ce|bu|wu|=|,)?\s*(?:my|the|mi|m|our|new|old|atm|card|this)?\s*(?:atm|card|new|old)?\s*$/;

/** Whether one of the words stands near enough before or after to say what the digits are. */
function near(text: string, words: RegExp, start: number, end: number): boolean {
  for (const match of text.matchAll(words)) {
    const wordEnd = match.index + match[0].length;
    if (start >= wordEnd && start - wordEnd <= REACH && !/[.!?;]\s/.test(text.slice(wordEnd, start)))
      return true;
    if (match.index >= end && isMine.test(text.slice(end, match.index))) return true;
  }
  return false;
}

/** Money says so beside the digits; then they are no PIN, whatever else the sentence holds. */
const looksLikeMoney = (text: string, start: number, end: number): boolean =>
  /(?:₦|#|\bn|\bngn|naira)\s?$/.test(text.slice(0, start)) ||
  /^\s?(?:k|m|naira|ngn|bucks|thousand|million|hundred|units?|mb|gb)\b/.test(text.slice(end)) ||
  /^[.,]\d/.test(text.slice(end)) ||
  /\d[.,]$/.test(text.slice(0, start));

/** The day, the year, the time: four digits that everybody may read. */
const looksLikeDate = (text: string, start: number, end: number): boolean =>
  /^(?:19|20)\d\d$/.test(text.slice(start, end)) &&
  /(?:in|since|year|of|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec),?\s$/.test(
    text.slice(0, start),
  );

type Expected = string | undefined;

/** Bare digits, with nothing around them, by what was asked. */
function bareSecret(digits: string, expecting: Expected): Secret['kind'] | undefined {
  const short = digits.length === 4 || digits.length === 6;
  if (!short || expecting === 'amount' || expecting === 'reference' || expecting === 'narration')
    return undefined;
  // Hundreds of thousands, rounded to ten: a sum sooner than a code.
  if (/0000$/.test(digits)) return undefined;
  const kind = digits.length === 4 ? 'pin' : 'code';
  // Where one of several is chosen a round sum may be said as well.
  if (expecting !== undefined && expecting !== 'choice') return kind;
  return BigInt(digits) % 50n === 0n && !digits.startsWith('0') ? undefined : kind;
}

/** Before an account number: eleven digits there are one with a digit too many. */
const toAccount =
  /\b(?:to|give|zuwa|si|na|nye|ga|account|acct|acc|nuban)(?: (?:number|no\.?|num|is|account|acct|acc))*[\s:]*$/;

const ofMeters = new RegExp(
  `\\b(?:meter|mita|nepa|light|prepaid|electric|electricity|wuta|ina|oku|token|discos?|ekedp|phedc|dstv|go ?tv|star ?times|decoder|dikoda|cable|iuc|smart ?card|${discoCodes.join('|')})\\b`,
);

function longSecrets(text: string, expecting: Expected): Found[] {
  const meter = expecting === 'meter' || ofMeters.test(text);
  return findDigits(text).flatMap((run): Found[] => {
    const span = { start: run.start, end: run.end };
    const named = near(text, bvnWord, run.start, run.end);
    if (run.kind === 'card' && !meter) return [{ kind: 'card', ...span }];
    if (run.digits.length === 11 && (named || expecting === 'bvn')) return [{ kind: 'bvn', ...span }];
    const sent = !/^22/.test(run.digits) && toAccount.test(text.slice(0, run.start));
    if (run.kind === 'eleven' && !meter && !sent && expecting !== 'account')
      return [{ kind: 'bvn', ...span }];
    if (run.kind === 'phone' && /^22/.test(run.digits)) return [{ kind: 'bvn', ...span }];
    return [];
  });
}

function shortSecrets(text: string): Found[] {
  const runs = [
    ...[...text.matchAll(/(?<![\d.,:/+#*])\d{3,8}(?![\d])/g)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      size: match[0].length,
    })),
    ...[...text.matchAll(/(?<![\d.,])\d(?:[ -.]\d){3}(?:(?:[ -.]\d){2})?(?![\d])/g)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      size: match[0].length > 8 ? 6 : 4,
    })),
    ...[...text.matchAll(spokenRun)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      size: 4,
    })),
  ];
  return runs.flatMap((run): Found[] => {
    const { start, end } = run;
    if (looksLikeMoney(text, start, end) || looksLikeDate(text, start, end)) return [];
    if (run.size >= 4 && run.size <= 6 && near(text, pinWord, start, end))
      return [{ kind: 'pin', start, end }];
    return near(text, codeWord, start, end) && !harmless.test(text) ? [{ kind: 'code', start, end }] : [];
  });
}

/** PINs, BVNs, codes and card numbers in a text, known by what stands around them and by what was asked. */
export function findSecrets(folded: Folded, expecting: Expected): Secret[] {
  const { text } = folded;
  const bare = /^[\s"'*.]*(\d[\d -]*\d)[\s"'*.!]*$/.exec(text);
  const digits = bare?.[1]?.replace(/\D/g, '') ?? '';
  const kind = bare ? bareSecret(digits, expecting) : undefined;
  const found = [...longSecrets(text, expecting), ...(kind ? [] : shortSecrets(text))];
  if (kind && bare?.[1]) {
    const start = text.indexOf(bare[1]);
    found.push({ kind, start, end: start + bare[1].length });
  }
  return found
    .filter(
      (each, index) =>
        !found.some((other, at) => at < index && each.start < other.end && other.start < each.end),
    )
    .sort((a, b) => a.start - b.start)
    .map((each) => ({ kind: each.kind, ...spanOf(folded, each.start, each.end) }));
}

const aroundSecrets = new Set(
  'a an the my this that it its is here hi hello dear please pls abeg biko jowo sir ma na be dey me i am im use take ok yes for to of and new old atm card bank number no num pin pins otp code codes bvn nin cvv cvc verification one time password passcode token secret lambar sirri sirrina nawa ce ne ga wannan nomba asiri mi ni koodu aha akara nzuzo m bu nke a'.split(
    ' ',
  ),
);

/** Digits alone that were wiped and could have been a sum: a round one. */
export const couldBeSum = (said: string): boolean => /^\D*[1-9]\d*[05]0\D*$/.test(said);

/** Whether a text, its secrets wiped, says nothing else: "my otp is ••••••". */
export const saysOnlySecret = (wiped: string): boolean =>
  (plain(wiped).match(/[a-z\d]+/g) ?? []).every((word) => aroundSecrets.has(word));

/** The text with its secrets gone: every digit (or letter, where digits were said in words) is a dot. */
export function wipe(said: string, secrets: readonly Secret[]): string {
  let result = '';
  let from = 0;
  for (const secret of secrets) {
    const hidden = said.slice(secret.start, secret.end);
    result += said.slice(from, secret.start);
    result += /\d/.test(hidden) ? hidden.replace(/\d/g, '•') : hidden.replace(/[\p{L}\p{M}]/gu, '•');
    from = secret.end;
  }
  return result + said.slice(from);
}
