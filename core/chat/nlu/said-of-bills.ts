import { billPlans } from '../../catalogue/index.ts';
import { plain } from '../../kernel/index.ts';

/** How people ask for a bill once more, and say what kind of meter they have. */

const token =
  /\b(?:(?:my|the|last|send|resend|see|show|where|receive|get|give me) (?:[a-z]+ )?(?:[a-z]+ )?(?:[a-z]+ )?token|(?:which|what(?:'?s| is| was)?|wetin(?: be| is)?) (?:(?:the|my|di) )?(?:[a-z]+ )?token|token (?:again|did not|didn't|no |never)|re-?send (?:my |the )?token|(?:number|numbers|code|digits)\b.{0,24}\b(?:put|enter|load|press|punch|type)\b.{0,16}\b(?:meter|light))\b/;
const same =
  /\b(?:same (?:as|again|bill|one|thing|light|meter|token|data|airtime|recharge|number|dstv|gotv|startimes|tv|sub(?:scription)?|amount|plan)|repeat (?:my |the |that )?(?:last|bill|light|data|dstv|gotv|tv|electricity|subscription)|(?:as|like) (?:last time|before)|renew|(?:buy|recharge|load|top ?up|subscribe|renew|pay)(?: (?:am|it|that|me|for me|(?:for )?(?:him|her|them)|(?:the |my |di )?(?:light|nepa|electricity|token|data|airtime|card|dstv|gotv|startimes|tv|cable|bill|sub(?:scription)?)))* again|last (?:one|bill|data|light) again|(?:light|token|data|airtime|dstv|gotv|startimes) again)\b|^(?:(?:do|buy|run) )?(?:the )?same (?:for|to|give)\b|^haka (?:ma|nan)\b|^bakan ?naa\b|^otu (?:ahu|ihe ahu)\b|^(?:ka |ki |a )?(?:sake|kara) (?:saya|sayi|siyan|biya)\w*\b|^(?:e )?tun (?:ra|san)\b|^(?:zu[ot]a(?:ra|kwara)?|kwuo) (?:(?:m|ya|ha) )*ozo\b|\b(?:zu[ot]a|kwuo) otu (?:ihe )?ahu\b|\b(?:zu[ot]a|kwuo|tinye) (?:oku|data|kaadi|dstv|gotv) ozo\b|\b(?:e )?tun (?:ba mi )?(?:ra|san)\b|\b(?:sake|kara) (?:sayen|siyan|sayo)\b/;

const tokenOfFive =
  /\btoken (?:na|dina|mi|m|mu|wa|da|naa da|ahu kedu)\b|\b(?:ina|kedu|nibo ni|ebee ka) token\b|\b(?:turo|aiko|nuna|maimaita|ba ni|fi|fihan|gosi|zite|zitere|nye|nyeghachi)\b.{0,16}\btoken\b|\blambar (?:token|wuta)\b|\btoken\b.{0,12}\b(?:ozo|leekan si|again|kuma)\b/;
const complains = /\b(?:complain\w*|korafi|ejo|mkpesa|ba a (?:turo|aiko|kawo))\b/;
const buysIt = /\b(?:buy|pay|purchase|say[aio]|biya|ra|san|zu[ot]a?|kwuo)\b/;

/** Whether the last token is asked for once more, in any of the five languages; `folded` is the text without its marks. */
export const asksForToken = (folded: string): boolean =>
  (token.test(folded) || tokenOfFive.test(folded)) && !buysIt.test(folded) && !complains.test(folded);

const usual = /\b(?:(?:the|as|like|my) usual)\b/;

/** Before a stretch of time: what was sent then is wanted once more. */
export const WITHIN = 'within:';
/** In place of what was sent before: what came in, to be given back. */
export const BACK = 'back';

/** Whether what was bought or sent before is wanted once more. */
export const isAgain = (again: string | undefined): boolean => again === 'same' || again === 'usual';

/** `token` where the last token is asked for, `same` where a bill is wanted once more, `usual` where it is called that. */
export function againSaid(text: string): string | undefined {
  const folded = plain(text);
  if (asksForToken(folded)) return 'token';
  if (usual.test(folded)) return 'usual';
  return same.test(folded) ? 'same' : undefined;
}

const price =
  /\b(?:prices?|cost|costs|how much (?:is|be|for|does|now)|na how much|nawa|elo|ego ole|farashi\w*|iye|cheapest|mafi arha|(?:what|which) plans?)\b/;

/** Whether it is asked what something costs. */
export const asksPrice = (text: string): boolean => price.test(plain(text));

/** "How much is compact plus": the one of these plans whose price is asked, by its whole name. */
export function pricedPlan<Plan extends { name: string }>(
  plans: readonly Plan[],
  text: string,
): Plan | undefined {
  if (!asksPrice(text)) return undefined;
  const folded = plain(text);
  return plans
    .filter(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(folded))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** "How much is 500mb": those of these plans that are of a size, whose price is asked. */
export const pricedOfSize = <Plan extends { name: string }>(
  plans: readonly Plan[],
  size: string | undefined,
  text: string,
): Plan[] =>
  size !== undefined && asksPrice(text)
    ? plans.filter(({ name }) => `${name.toLowerCase()} `.startsWith(`${size} `))
    : [];

/** `postpaid`, where it is said. */
export const meterTypeSaid = (text: string): string | undefined =>
  meterKindSaid(text) === 'postpaid' ? 'postpaid' : undefined;

const notOfKind = /\b(?:not|no be|isn'?t|ba|ki+ se|a?bughi)(?: a| an)? (?:p(?:re|ost) ?-?paid)\b/;

/** Of which kind a meter is, where that is said: "it's postpaid", "not prepaid". */
export function meterKindSaid(text: string): 'prepaid' | 'postpaid' | undefined {
  const folded = plain(text);
  const denied = notOfKind.exec(folded)?.[0] ?? '';
  const said = folded.replace(denied, ' ');
  const post = /\bpost ?-?paid\b/;
  const pre = /\bpre ?-?paid\b/;
  if (post.test(said) !== pre.test(said)) return post.test(said) ? 'postpaid' : 'prepaid';
  if (denied === '') return undefined;
  return post.test(denied) ? 'prepaid' : 'postpaid';
}

/** A plan by its bare name: `compact`. */
export function planSaid(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  return billPlans.some((plan) => plan.name.toLowerCase() === name) ? name : undefined;
}

const kindsOfData: readonly (readonly [string, RegExp])[] = [
  [
    'daily',
    /\b(?:daily|(?:a|one|1)[ -]day|(?:na|ta) (?:yini|rana)|(?:na|ta) kwana (?:daya|1)|ti ojo kan|nke otu ubochi)\b/,
  ],
  ['weekly', /\b(?:weekly|(?:a|one|1)[ -]week|(?:na|ta) (?:mako|sati)|ti (?:ose|oose) kan|nke otu izu)\b/],
  ['monthly', /\b(?:monthly|(?:a|one|1)[ -]month|(?:na|ta) wata|ti osu kan|nke otu onwa)\b/],
];

/** "Weekly data", "data na mako": `daily`, `weekly` or `monthly`, for how long data is to last; what is to be bought every week is another matter. */
export function dataLasts(text: string): string | undefined {
  const folded = plain(text);
  if (!/\b(?:data|bundles?|sub)\b/.test(folded) || /\b(?:every|each|kowane|kowace|duk|kwa)\b/.test(folded))
    return undefined;
  const found = kindsOfData.filter(([, pattern]) => pattern.test(folded));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const lasting =
  /\b(?:how long|how many days|when|wetin be the time)\b.{0,24}\b(?:last|expire|finish|valid|run out|go reach)\w*\b|\b(?:validity|kwana nawa|tsawon lokaci|kwanaki nawa|ojo (?:melo|meloo)|igba wo|ubochi ole|abali ole|ogologo oge ole)\b/;

/** Whether it is asked how long a plan lasts. */
export const asksHowLong = (text: string): boolean => lasting.test(plain(text));
