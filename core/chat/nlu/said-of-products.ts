import { assetSaid, type ProductId } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';
import { cardinals } from './answers.ts';
import { sells } from './said-of-sums.ts';

/** How people name what the products ask for: each reads a message's text, and answers a slot's value where it is there. */

const loanWords: [RegExp, ProductId][] = [
  [/\b(?:quick|soft|urgent|emergency|sharp sharp|small) (?:cash|loan|money)\b/, 'quick'],
  [/\b(?:salary|payday|pay day)\b/, 'salary'],
  [/\b(?:business|trade|trader|shop|market) loan\b|\bbusiness\b/, 'business'],
  [/\b(?:car|motor|vehicle|keke|generator|solar|asset)\b/, 'asset'],
  [/\b(?:home|house|mortgage|building|land) loan\b|\bmortgage\b/, 'home'],
  [/\bpersonal\b/, 'personal'],
  [/\b(?:bashi\w*|rance\w*) (?:na )?gaggawa|\bowo kiakia|\bmbinye ego (?:nke )?ngwa/, 'quick'],
  [/\balbashi\w*|\bowo osu\b|\bugwo onwa\b/, 'salary'],
  [/\b(?:kasuwanci\w*|okowo|azumahia)\b/, 'business'],
  [/\bbashi\w* (?:na )?gida|\beyawo ile\b|\bmbinye ego (?:nke )?ulo\b/, 'home'],
  [/\bbashi\w* (?:na )?kai\b|\bti ara eni\b|\bmbinye ego (?:nke )?onwe/, 'personal'],
];

/** Which of the loans. */
export const loanSaid = (text: string): string | undefined =>
  loanWords.find(([pattern]) => pattern.test(plain(text)))?.[1];

const YEAR_MONTHS = 12;
const halfYear = /\b(?:half (?:a )?year|six months)\b/;
const year = /\b(?:a|one|1) year\b/;
const years = /\b(two|three|five|ten|2|3|5|10) years?\b/;
const yearWords: Record<string, number> = { two: 2, three: 3, five: 5, ten: 10 };

/** A figure and no other, which is no sum: "10k" is not ten. */
export const loneFigure = (folded: string): string | undefined =>
  /^\D*(\d{1,2})(?!\s?(?:k|m|naira|ngn)\b)\D*$/.exec(folded)?.[1];

/** How many years. */
export function yearsSaid(text: string, asked: boolean): string | undefined {
  const folded = plain(text);
  if (year.test(folded)) return '1';
  const local = countSaid(yearsAfter, folded);
  if (local) return String(local);
  const found = years.exec(folded)?.[1];
  if (found) return String(yearWords[found] ?? found);
  return asked ? loneFigure(folded) : undefined;
}

const count = `(\\d{1,2}|${Object.keys(cardinals)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const monthsBefore = new RegExp(`\\b${count} ?(?:months?|mths?|mnths?)\\b|\\b(otu) onwa\\b`);
const monthsAfter = new RegExp(`\\b(?:watan?|watanni|osu|onwa) ${count}\\b`);
const yearsAfter = new RegExp(`\\b(?:shekara|shekaru|odun|afo) ${count}\\b`);

const countSaid = (pattern: RegExp, folded: string): number | undefined => {
  const [, one, other] = pattern.exec(folded) ?? [];
  const found = one ?? other;
  return found === undefined ? undefined : (cardinals[found] ?? Number(found));
};

/** How many months, in any of the five languages; a lone figure only where it was asked for. */
export function monthsSaid(text: string, asked: boolean): string | undefined {
  const folded = plain(text);
  const months = countSaid(monthsBefore, folded) ?? countSaid(monthsAfter, folded);
  if (months) return String(months);
  if (halfYear.test(folded)) return '6';
  const found = yearsSaid(folded, false);
  if (found) return String(Number(found) * YEAR_MONTHS);
  return asked ? loneFigure(folded) : undefined;
}

const bondOfYear =
  /^(?:(?:no|ok|the|di|that|make it|i (?:want|prefer)|give me)[ ,]+)*(?:(?:1|one|a)[ -]?(?:year|yr)s?|12 months?|364 days?)(?: (?:one|own|wan|bond|bill|instead|please|abeg))+[\s.!]*$|^(?:na|ta) shekara (?:daya|1)$|^(?:ti|eyi ti) odun (?:kan|1)$|^nke (?:otu afo|afo otu)$/;
/** "The 1 year one": what is lent to the government for a year. */
export const bondSaid = (text: string): string | undefined =>
  bondOfYear.test(plain(text).trim()) ? 'tbill-364' : undefined;

/** The asset by its id; or `plan`, for a plan by the month. */
export function investmentSaid(text: string): string | undefined {
  const folded = text.toLowerCase();
  if (/\bplans?\b|\b(?:every|per|each|a|by the) month\b|\bmonthly\b/.test(folded)) return 'plan';
  return assetSaid(folded)?.id ?? (/\bmtn\b/.test(folded) ? 'mtnn' : undefined);
}

/** What is to be done: something sold, or a plan paused or gone on with. */
export function sideSaid(text: string): string | undefined {
  const folded = text.toLowerCase();
  if (/\bpause\b/.test(folded)) return 'pause';
  if (/\b(?:resume|continue|go on with|restart)\b/.test(folded)) return 'resume';
  if (sells(text)) return 'sell';
  return /\b(?:sell|liquidate|cash ?out|redeem|encash|close|end|withdraw|take out|pull out)\b/.test(folded)
    ? 'sell'
    : undefined;
}

/** How daring a plan is. */
export function mixSaid(text: string): string | undefined {
  const folded = text.toLowerCase();
  if (/\b(?:conservative|safe|low risk|careful)\b/.test(folded)) return 'conservative';
  if (/\b(?:moderate|medium|balanced)\b/.test(folded)) return 'moderate';
  return /\b(?:aggressive|high risk|bold)\b/.test(folded) ? 'aggressive' : undefined;
}

const countries: [RegExp, string][] = [
  [/\b(?:america|usa|u\.s\.a?|united states|states|dollars?|dalar?|dola|amurka)\b|\$|\bUS\b/i, 'US'],
  [/\b(?:uk|u\.k\.?|england|britain|united kingdom|london|pounds?|ingila)\b|£/i, 'UK'],
  [/\b(?:canada|toronto|canadian)\b/i, 'CA'],
  [/\b(?:germany|berlin)\b/i, 'DE'],
  [/\b(?:france|paris)\b/i, 'FR'],
  [/\b(?:italy|rome|milan)\b/i, 'IT'],
  [/\b(?:spain|madrid)\b/i, 'ES'],
  [/\b(?:ireland|dublin)\b/i, 'IE'],
  [/\b(?:netherlands|holland|amsterdam|euros?|yuro)\b|€/i, 'NL'],
];

/** The country that money comes from, by its name, a city or its money. */
export const countrySaid = (text: string): string | undefined =>
  countries.find(([pattern]) => pattern.test(text))?.[1];

const outward =
  /\b(?:send|transfer|pay|remit|move)\w*\b.*\b(?:abroad|overseas|outside (?:nigeria|naija|the country)|out of (?:nigeria|the country))\b|\b(?:send|transfer|pay|remit|tura|aika|fi|ziga|zipu)\w*\b.*\b(?:to|zuwa|si|na|ga|in) (?:the |somebody in |my (?:\w+ )?in )?(?:ghana|kenya|south africa|uk|u k|london|england|america|usa|canada|china|cotonou|benin republic|dubai|germany|italy|togo|cameroon|niger republic|saudi|abroad|overseas|kasar waje|amurka|ingila|oke okun|ilu oyinbo|mba ofesi|obodo oyibo)\b/;
const comesHere =
  /\b(?:from|daga|lati|site|receive|collect|get)\b|\b(?:sen[dt]|sending) (?:me|us)\b|\b(?:to|for) me\b|\bnigeria\b/;

/** Money that is to leave the country, where that is meant. */
export function outwardSaid(text: string): 'yes' | undefined {
  const folded = plain(text);
  return outward.test(folded) && !comesHere.test(folded) ? 'yes' : undefined;
}

const foreign =
  /(?:[$£€]\s?|\b)(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)\s?(?:[$£€]|\b(?:dollars?|pounds?|euros?|quid|usd|gbp|eur|cad)\b)?/i;

const arrives =
  /^(?:(?:and|so|but|ok|then|abeg|please|in (?:all|total)|after (?:the )?(?:fees?|charges?))[ ,]+)*(?:(?:how much|what|wetin)\b.{0,8}\b(?:i|we|he|she|they|my \w+)\b.{0,10}\b(?:get|receive|collect|see|enter)\b|how much (?:will|go|does) (?:it |e )?(?:be|arrive|come|enter|drop|reach)\b|how much (?:is|be|na) (?:it|that|am) in naira|nawa zan (?:samu|karba|karbi)|nawa (?:zai|za ta) (?:shigo|iso)|elo ni (?:maa|n o|emi yoo|mo maa|yoo) (?:gba|ri|wole)|ego ole ka (?:m ga-? ?e?(?:nweta|anata|enweta)|ga-? ?abata))\b/;

/** "How much will I get", of money that comes from abroad. */
export const asksWhatArrives = (text: string): boolean => arrives.test(plain(text).trim());

const risk =
  /^(?:(?:and|but|so|abeg|please|hmm)[ ,]+)*(?:is|are|na|e|will|can|could|fit|shey|se|nje|shin|ko)\b.*\b(?:safe|risky?|sure|guaranteed?|lose|loss|scam|hadari|lafiya|asara|ewu|ailewu|padanu|nchekwa|ihe ize ndu|efu)\b/;

/** "Is it safe", of what can lose its worth. */
export const asksOfRisk = (text: string): boolean => risk.test(plain(text).trim());

/** What foreign money is worth, and no sum of it: told for a hundred. */
const asksRate =
  /\b(?:rate|exchange|canji\w*|pasipaaro|mgbanwe ego)\b|\b(?:how ?much|what|wetin|nawa|elo|ego ole)\b.*\b(?:dollars?|pounds?|euros?|dala\w*|dola|yuro)\b|\b(?:dollars?|pounds?|euros?|usd|gbp|eur|dala|dola) (?:to|in|into|a|zuwa|si|na) (?:naira|ngn)\b/;
const HUNDRED = '10000';

/** A sum of foreign money, in its hundredths; a hundred where only its rate is asked. */
export function foreignSaid(text: string, asked: boolean): string | undefined {
  const match = foreign.exec(text);
  if (!match && asksRate.test(plain(text))) return HUNDRED;
  if (!match?.[1] || (!asked && !/[$£€]|\b(?:dollars?|pounds?|euros?|usd|gbp|eur|cad)\b/i.test(match[0])))
    return undefined;
  return String(Math.round(Number(match[1].replaceAll(',', '')) * 100));
}

const foreignMoney = '(?:dollars?|pounds?|euros?|dala|dola|yuro|usd|gbp|foreign (?:currency|money))';
const buys = new RegExp(
  `^(?!.*\\b(?:from|abroad|overseas|send|sent|receive|fund|usdt|tether|stablecoin|coin|crypto|bitcoin|card|kati\\w*|kaadi|rate|shares?|stocks?|airtime|data|daga|lati|pupo|site)\\b).*(?:\\b(?:buy|purchase|sell|exchange|change|convert|hold|keep|sa[iy][aeo]n?|sayi|sayar da|canza|canja|ra|ta|paaro|se pa+ro|i?zu[ot]a|izu(?= do)|i?gbanwe\\w*|i?ree?)\\b.{0,16}\\b${foreignMoney}\\b|\\b${foreignMoney} account\\b|\\bdomiciliary\\b)`,
);

/** "Can I buy dollars", "mo fẹ́ ra dọ́là": foreign money, which the bank does not deal in. */
export const buysForeign = (text: string): boolean => buys.test(plain(text));
