import { fold, plain, spanOf } from '../../kernel/index.ts';
import { isRelation } from './names-said.ts';

/** What is to be done with somebody whom the customer pays. */
export type PeopleAct = 'save' | 'rename' | 'remove';
/** Who is meant, and what they are to be called, as they were said. */
export type PeopleSaid = { act: PeopleAct; whom?: string; nickname?: string };

const polite =
  '^\\s*(?:(?:please|pls|abeg|biko|jowo|ejo|don allah|dan allah|kindly|help me|i (?:want|wan)(?: to)?|make i|make you|can you|could you|ina so in|ina so a|ka|mo fe|e|achoro m)[ ,]+)*';
const who = "(?<whom>[a-z][a-z .'-]{0,38}?)";
const newName = "(?:[\"'])?(?<nickname>[a-z][a-z0-9 .'-]{0,38}?)(?:[\"'])?[\\s.!]*$";
const myList =
  '(?:(?:my |the )?(?:list|beneficiar(?:y|ies)(?: list)?|people|contacts?|saved (?:people|names|accounts|list))|(?:people|those|them) (?:wey|that|whom|who|i) .*)';

const patterns: [PeopleAct, RegExp][] = [
  [
    'remove',
    new RegExp(
      `${polite}(?:delete|remove|erase|comot|take out|forget|clear) ${who} (?:from|in|off|for) ${myList}`,
    ),
  ],
  [
    'remove',
    new RegExp(
      `${polite}(?:delete|remove|erase|comot|forget) (?:my |the |this |a )?(?:beneficiary|saved person|payee)(?: (?:called|named))?(?: ${who})?[\\s.!]*$`,
    ),
  ],
  ['remove', new RegExp(`${polite}(?:delete|remove|erase|comot) ${who}[\\s.!]*$`)],
  [
    'remove',
    new RegExp(
      `${polite}(?:goge|cire) ${who} (?:daga|a|cikin) (?:cikin )?(?:jeri\\w*|sunaye\\w*|wadanda .*|mutane\\w*)`,
    ),
  ],
  ['remove', new RegExp(`${polite}(?:goge (?:sunan )?|share sunan )${who}[\\s.!]*$`)],
  ['remove', new RegExp(`${polite}(?:yo|mu|pa) ${who} (?:kuro|re|jade)(?: (?:ninu|lara|lori) .*)?[\\s.!]*$`)],
  [
    'remove',
    new RegExp(
      `${polite}(?:wepu|hichapu|hicha|sepu|wezuga) ${who} (?:na|n'|site na) ?(?:ndi|aha|list|ndepu).*`,
    ),
  ],
  ['remove', new RegExp(`${polite}(?:hichapu|hicha) (?:aha )?${who}[\\s.!]*$`)],
  ['rename', new RegExp(`${polite}rename ${who} (?:to|as) ${newName}`)],
  ['rename', new RegExp(`${polite}change (?:the )?(?:nick)?(?:name (?:of|for) )${who} to ${newName}`)],
  ['rename', new RegExp(`${polite}change ${who}(?:'s|s)? (?:nick)?name to ${newName}`)],
  ['rename', new RegExp(`${polite}(?:save|call|put) ${who} (?:as|name as) ${newName}`)],
  ['rename', new RegExp(`${polite}(?:canza|sauya) sunan ${who} (?:zuwa|ya zama|a) ${newName}`)],
  ['rename', new RegExp(`${polite}yi oruko ${who} (?:pada )?(?:si|pada si) ${newName}`)],
  [
    'rename',
    new RegExp(`${polite}(?:gbanwee|gbanwe) aha ${who} (?:ka o buru|gaa na|ka ọ buru|buru|na) ${newName}`),
  ],
  [
    'rename',
    new RegExp(
      `${polite}(?:rename|change (?:the )?name of) (?:a |my |the )?(?:beneficiary|person|payee)(?: ${who})?[\\s.!]*$`,
    ),
  ],
];

/** In place of a name: whoever was paid last. */
export const LAST = '@last';
const lastPaid = new RegExp(
  `${polite}(?:save|call|name|put) (?:am|him|her|it|that person|this person|them) (?:as|name as|with name) ${newName}`,
  'd',
);

const saves = /\b(?:save|add|store|keep|remember|register|ajiye|kara|rubuta|fi|chekwaa|chekwa|tinye|debe)\b/;
const beneficiary = /\bbeneficiar(?:y|ies)\b|\bpayee\b/;
const named = new RegExp(
  `\\b(?:as|name (?:na|is)|call (?:am|it|him|her)|da sunan|a matsayin|a matsayi na|pelu oruko|ge+ge+ bi|aha ya bu|dika) ${newName}`,
);
const otherThings =
  /\b(?:account|acct|budgets?|data|profile|info|information|details|history|transactions?|statement|records?|app|email|address|card|goal|savings?|group|esusu|ajo|adashi|isusu|circle|club|money|cash|ego|owo|kudi\w*|pin|limits?|phone|number|lamba\w*|nomba|member|message|messages|chat|messages?|everything|all|it|am|this|that|him|her|them|plan|reminder|loan|bill|ticket|complaint|device|passkey|card|kati\w*|kaadi|standing order|me|my account|photo|picture|voice|your|una|here|matter|papa|jor|joor|enu|ti|yourself|myself|calendar|reservations?|appointments?|meetings?|events?|alarms?|playlists?|songs?|files?|documents?|videos?|facebook|instagram|tiktok|twitter|what|wetin|homework|chores|to ?do|units?|shares?|investments?)\b|[@\d]|^(?:mi|ni|m|mu|wa)$|^(?:a|an|some) |\b(?:from|with|at|on) /;
/** A list that is nobody's of those who are paid. */
const otherList =
  /\b(?:shopping|grocery|to ?-?do|play|wish|guest|price|reading|packing|check|waiting|music|watch) ?-?list\b|\blist of\b/;

/** What a message says of the people whom the customer pays: to save one, to call one otherwise, to take one off. */
export function peopleSaid(text: string): PeopleSaid | undefined {
  const folded = fold(text);
  if (otherList.test(folded.text)) return undefined;
  const as = (span: [number, number] | undefined): string | undefined => {
    if (!span) return undefined;
    const { start, end } = spanOf(folded, ...span);
    return text.slice(start, end).trim() || undefined;
  };
  for (const [act, pattern] of patterns) {
    const match = new RegExp(pattern.source, 'd').exec(folded.text);
    const { whom, nickname } = match?.indices?.groups ?? {};
    if (!match || otherThings.test(match.groups?.whom ?? '')) continue;
    return { act, whom: as(whom), nickname: as(nickname) };
  }
  const last = lastPaid.exec(folded.text);
  if (last) return { act: 'rename', whom: LAST, nickname: as(last.indices?.groups?.nickname) };
  if (!saves.test(folded.text)) return undefined;
  const hasAccount = /(?<!\d)\d{10}(?!\d)/.test(folded.text);
  const isMoney =
    /\b(?:send|transfer|pay|tura|aika|ranse|sowo|owo|ego|kudi\w*|egberun|ziga|zipu|naira|goals?|savings)\b|₦|\b\d+k\b/.test(
      folded.text,
    );
  if (isMoney || (!beneficiary.test(folded.text) && !hasAccount)) return undefined;
  const match = new RegExp(named.source, 'd').exec(folded.text);
  return { act: 'save', nickname: as(match?.indices?.groups?.nickname) };
}

/** Whom the customer speaks of by what they are to them, in English and Pidgin; in folded text. */
export const PERSONS =
  'drivers?|house ?(?:girl|boy|help)s?|maids?|nanny|cook|tenants?|neighbou?rs?|friends?|boss|oga|staff|workers?|gate ?man|guard|colleagues?|customers?|apprentice|pastor|teacher|lecturer|sons?|daughters?|child(?:ren)?|pikin|cousin|nephew|niece|in-? ?law|grand\\w+|room ?mate|landlord|landlady|mechanic|tailor|brothers?|sisters?|wife|husband|mother|father|mum|mummy|mom|mama|dad|daddy|papa|aunty?|uncle|madam|babe|guy|(?:girl|boy)friend';
/** "For my driver": somebody who has a phone of their own, by what they are to the customer. */
const forAnother = [
  new RegExp(`\\b(?:for|give|to|buy|load|send) (?:my|our) (?<who>${PERSONS})\\b`),
  /\bfun (?<who>(?:awako|omo(?: odo| ise)?|ore|aburo|egbon|iyawo|oko|iya|baba|oga|osise|ayalegbe|alabagbe|oluko) (?:mi|wa))\b/,
  /(?:\b(?:wa|don|ga)|^na) (?<who>(?:direba|yarinya|yaro|aboki|kawa|makwab|jika|kani|kanwa|yaya|mata|miji|mahaifi|ma'aikaci|mai ?gadi)[a-z]*)\b/,
  /\b(?:zu[ot]a(?:ra|tara)|maka|nye) (?<who>(?:onye (?!o ?bula)[a-z ]{2,20}?|nwanne|enyi|nwa(?: nwa)?|di|nwunye|nne|nna|odibo) m)\b/,
];

/** Whose phone is topped up, where that is said and it is not one's own. */
export function toppedUpFor(text: string): string | undefined {
  const folded = plain(text);
  const who = forAnother
    .map((pattern) => pattern.exec(folded)?.groups?.who)
    .find((each) => each !== undefined);
  return who && `${who[0]?.toUpperCase()}${who.slice(1)}`;
}

/** "Buy 1k airtime for her too": for nobody's phone that is known. */
export const isForThem = (text: string): boolean =>
  /\b(?:for|to|give|send) (?:him|her|them)\b(?! (?:phone|number|line) (?:is|na)\b)|\bgive am\b|\b(?:wa|ba) (?:shi|ita|su)\b|\b(?:masa|mata|musu)\b|\bfun (?:un|won)\b|\bnye (?:ya|ha)\b/.test(
    plain(text),
  );

const hausaGift =
  /^(?:(?:ina son?|inaso|zan so|don allah|dan allah|please|pls|to|yanzu|karo)[ ,]+)*(?:a|ka|ki|ku) (?:ba|bai wa|baiwa) ([a-z]+)\b/;

/** "Ina so a ba matata dubu uku" (I want my wife to be given three thousand): who of one's people is to be paid. */
export function givenInHausa(text: string): string | undefined {
  const who = hausaGift.exec(plain(text).trim())?.[1];
  return who && isRelation(who) ? who : undefined;
}

const things =
  '(?:(?<bank>bank\\w*|banki\\w*|ulo aku)|account|acct|accounts?|(?:account )?(?:numbers?|details?)|asusu\\w*|lamba\\w*|akanti|akaunt\\w*|nomba)';
const lacks = [
  new RegExp(
    `\\b(?:don'?t|do not|no|never|didn'?t|did not|haven'?t|not|can'?t|cannot) (?:even |really |quite |yet )?(?:know|have|get|sabi|remember|recall|hold)\\b.{0,20}?\\b${things}\\b`,
  ),
  new RegExp(`\\b(?:forgot|forgotten|lost|misplaced)\\b.{0,16}?\\b${things}\\b`),
  new RegExp(`\\b(?:ban (?:san|rike|tuna)|ba ?ni da|na manta)\\b.{0,16}?\\b${things}`),
  new RegExp(`\\b(?:mi o|n ko|n o|emi o|mo ti) (?:mo|ni|ranti|gbagbe)\\b.{0,16}?\\b${things}`),
  new RegExp(`\\b(?:amagh[iou]|enwegh[iou]|echefu\\w*|echetagh[iou]) m\\b.{0,20}?\\b${things}`),
];
const asksTheirs =
  /^(?:(?:and|but|so|please|abeg|ok)[ ,]+)*(?:what(?:'s| is)|wetin be|which is|tell me) (?:her|his|their|the person'?s?|im|my (?:mum|mother|dad|father|wife|husband|brother|sister|friend|son|daughter)'?s?) (?:account|acct|acc|bank)(?: number| details?)?[\s?.!]*$|^(?:menene |mene ne )?(?:lambar )?asusun? ?(?:sa|ta|su|nsa|nta)[\s?.!]*$|^(?:ki ni |kini )?(?:nomba )?(?:akanti|account) (?:re|won)[\s?.!]*$/;
const ofTheirOwn =
  /\bmy (?:own )?(?:bank|account|acct|number)\b|\basusuna\b|\b(?:akanti|akaunti|banki) mi\b|\bakaunt\w* m\b/;

/** "I don't know her account": what of somebody who is to be paid the customer does not know. */
export function lacksOfThem(text: string): 'account' | 'bank' | undefined {
  const folded = plain(text);
  if (asksTheirs.test(folded.trim())) return 'account';
  if (ofTheirOwn.test(folded)) return undefined;
  const found = lacks.map((pattern) => pattern.exec(folded)).find((each) => each !== null);
  if (!found) return undefined;
  return found.groups?.bank ? 'bank' : 'account';
}

/** A word of sending or paying, in folded text of any of the languages. */
export const sends =
  /\b(?:send|pay|transfer|give|dash|drop|wire|tura\w*|aika\w*|biya\w*|fi|san|zi(?:ga|pu)\w*|kwuo|kwua)\b/;
