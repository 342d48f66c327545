import { kinship } from '../../customers/index.ts';
import { plain } from '../../kernel/index.ts';
import { Told } from './lexicon.ts';

/** A person named in the folded text. */
export type FoundName = { start: number; end: number; known: boolean };

type Word = { text: string; start: number; end: number; taken: boolean };

const NAME_WORDS_MOST = 3;

/** Before the person who is paid. */
const toWords = new Set(
  'to give gv fit for zuwa wa ga wajen hannun si fun nye nyere nyee nyefee maka dash pay tip settle credit send transfer owe bless tura turawa aika aikawa ziga zigara zigaara zipu zipura zipuru iziga izigara izigaara izipu izipuru izigaram named called asusun wurin'.split(
    ' ',
  ),
);

/** Words that are never a name, beside the vocabulary of banking that the training wrote down. */
const never = new Set(
  (
    'a an the my your his her our their this that these those me you him her them us it i we he she they am is are was be been being do does did done have has had ' +
    'will would can could should may might must shall want wan wanna need like please pls plz abeg biko jowo kindly sir ma oga now now nau na o sha sef jare for to from of in on at by with and or but not no yes ' +
    'send sending sent transfer transfering move pay paying give dash put buy get make let lets help check show tell say how what when where why who which wetin wey dey don go fit one two three four five six seven eight nine ten ' +
    'money cash fund funds naira kobo amount account acct acc a/c number num no bank banks balance airtime credit data card bill light nepa token thousand hundred million k m ' +
    'both neither either none each other others someone somebody anybody everybody people person friend friends family another other new same else again today tomorrow yesterday now later quick quickly fast sharp immediately ' +
    'actually sorry instead rather mean meant said oops wait change correct correction wrong use ' +
    'first last next into onto inside via using through as if so then just only also too very well good bad okay ok wallet pocket phone mobile line sim savings current ' +
    'kudi kudin kudina naira asusu asusun tura tura aika aika min mini ma na da ga wa zuwa daga ina so nake son nufi nufin zan za yi don allah dan dan ka ki ku mana shi ita su ni kai ke mu banki bankin lamba lambar yau gobe jiya yanzu wani wata mutum aboki ' +
    'owo owo mi re fi ranse si fun lati ni mo fe ki o a e je ka jowo ejo akanti akaunti asunwon apo ile ifowopamo banki nomba yii naa san ra wo gbe mu sinu ninu ati pelu kan enikan ore loni ola ana ' +
    'ego m i ya anyi unu ha ziga zigara zipu zipura nye nyere nyefee kwuo si na n maka biko achoro chọrọ ka ga nwere akauntu akaunti ulo aku nomba onye mmadu enyi taa echi unyaahu ugbu a ahu gi site wepu tinye'
  ).split(/\s+/),
);

const titles = new Set(
  'mr mrs ms miss dr chief alhaji alhaja alh mallam malam hajiya hajia madam mama mummy mum mommy daddy papa baba uncle aunty auntie aunt brother bro sister sis my oga pastor prof engr barr sir iya nwanne nna nne'.split(
    ' ',
  ),
);
const relations = new Set([
  ...kinship,
  ...'mother father mum dad landlady grandma grandpa girlfriend boyfriend babe mumsi popsi pikin wifey hubby fiance fiancee matata mijina mahaifiyata mahaifina babana mamana mamata innata kanina kanwata yayana yayata yarona yarinyata surukata kawuna iyawo oko omo aburo egbon nwunye nne nna nwa nwanne di'.split(
    ' ',
  ),
]);

/** Whether somebody is called by what they are to the customer ("my mum") and not by a name. */
export function isRelation(said: string): boolean {
  const [last = '', ...before] = plain(said).trim().split(/\s+/).toReversed();
  return relations.has(last) && before.every((word) => word === 'my' || relations.has(word));
}

/** What one person is called by those who speak several languages. */
const oneRelation = [
  'wife wifey matata iyawo nwunye',
  'husband hubby mijina oko di',
  'mother mum mummy mama mumsi mahaifiyata mamana mamata innata iya nne',
  'father dad daddy papa popsi mahaifina babana baba nna',
].map((words) => words.split(' '));

/** The word for a relation, and then the other words for the same one ("wife" for "matata"), in which somebody may have been saved. */
export function wordsOfRelation(word: string): string[] {
  const same = oneRelation.find((words) => words.includes(word)) ?? [];
  return [word, ...same.filter((other) => other !== word)];
}

const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?=[aou])/g, 'k')
    .replace(/(?<=.)h/g, '')
    .replace(/(.)\1+/g, '$1');

/** How well a word said fits a word of a known name. */
function fits(said: string, known: string): number {
  if (said === known) return 3;
  if (said.length >= 3 && known.startsWith(said)) return 2;
  if (said.length >= 4 && sound(said) === sound(known)) return 2;
  return 0;
}

/** What it counts for that a name stands behind "to" and its like: more than how well it fits. */
const PAID = 15;

/** Whether a word of paying stands right before a name, but for what the person is to the customer. */
function isPaid(words: readonly Word[], from: number): boolean {
  let before = from - 1;
  while (before >= 0 && (titles.has(words[before]?.text ?? '') || relations.has(words[before]?.text ?? '')))
    before -= 1;
  return toWords.has(words[before]?.text ?? '');
}

/** "… to Chidi, sorry, Amina": who is named behind it is meant. */
const takesBack =
  /[a-z][\s,.;-]+(?:no+|sorry|oops|i mean(?:t)?|wait)[\s,]+(?:(?:no|i mean|to|na|it'?s|give)[\s,]+)*(?=[a-z][a-z' ]{1,30}[.!]*$)/;

/** Who is paid, where somebody else is only spoken of: "Chidi said I should send 5k to Amina". */
const payee = new Set('to give zuwa wa ga nye nyere'.split(' '));

/** The customer's own people first: the longest run of words that fits one of them. */
function findKnown(words: readonly Word[], names: readonly string[]): FoundName | undefined {
  const known = names.map((name) =>
    plain(name)
      .split(/[^a-z']+/)
      .filter((word) => word.length > 1),
  );
  let best: (FoundName & { score: number }) | undefined;
  for (let from = 0; from < words.length; from += 1) {
    for (let size = 1; size <= NAME_WORDS_MOST && from + size <= words.length; size += 1) {
      const run = words.slice(from, from + size);
      if (run.some((word) => word.taken)) break;
      const plainRun = run.filter((word) => !titles.has(word.text) || size === 1);
      if (plainRun.length === 0 || plainRun.every((word) => never.has(word.text))) continue;
      const fit = Math.max(
        0,
        ...known.map((parts) =>
          Math.min(...plainRun.map((word) => Math.max(0, ...parts.map((part) => fits(word.text, part))))),
        ),
      );
      if (fit === 0) continue;
      const score = fit * 10 + size + (isPaid(words, from) ? PAID : 0);
      const span = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, known: true };
      if (!best || score > best.score) best = { ...span, score };
    }
  }
  return best;
}

/** "Matata", "omo mi": whose relation it is is said with it. */
const isOwn = (words: readonly Word[], index: number): boolean => {
  const { text = '' } = words[index] ?? {};
  if (!relations.has(text)) return false;
  return /[tn]a$/.test(text) ? text.length > 4 : /^(?:mi|m|mi ni)$/.test(words[index + 1]?.text ?? '');
};

type Vocabulary = { has(word: string): boolean };

const couldBeName = (word: Word | undefined, vocabulary: Vocabulary, said: string): boolean => {
  if (!word || word.taken || !/^[a-z][a-z']+$/.test(word.text) || never.has(word.text)) return false;
  const capital = /^\p{Lu}/u.test(said.slice(word.start, word.end));
  return capital || !vocabulary.has(word.text) || titles.has(word.text) || relations.has(word.text);
};

function runFrom(
  words: readonly Word[],
  from: number,
  vocabulary: Vocabulary,
  said: string,
): FoundName | undefined {
  // Elsewhere than in "di m", my husband, "di" is the Pidgin article.
  if (words[from]?.text === 'di' && words[from + 1]?.text !== 'm') return undefined;
  let to = from;
  while (to < words.length && to - from < NAME_WORDS_MOST && couldBeName(words[to], vocabulary, said)) {
    const gap = to > from ? said.slice(words[to - 1]?.end, words[to]?.start) : ' ';
    if (!/^[\s.-]*$/.test(gap)) break;
    to += 1;
  }
  const first = words[from];
  const last = words[to - 1];
  return first && last && to > from ? { start: first.start, end: last.end, known: false } : undefined;
}

/**
 * The person meant in a folded text (`said` has the same letters in their own case): one of the customer's people, or who stands after
 * "to" and its like, or, where a transfer is surely meant, the one word that nothing else explains.
 */
export function findName(
  text: string,
  said: string,
  taken: readonly { start: number; end: number }[],
  options: { names: readonly string[]; vocabulary: Vocabulary; anywhere: boolean },
): FoundName | undefined {
  const { vocabulary } = options;
  const words = [...text.matchAll(/[a-z]+(?:'[a-z]+)*|\d+/g)].map((match): Word => {
    const start = match.index;
    const end = start + match[0].length;
    return { text: match[0], start, end, taken: taken.some((span) => start < span.end && span.start < end) };
  });
  const instead = takesBack.exec(text);
  const meant = instead ? words.findIndex((word) => word.start >= instead.index + instead[0].length) : -1;
  const corrected = meant < 0 ? undefined : runFrom(words, meant, vocabulary, said);
  if (corrected) return corrected;
  const known = findKnown(words, options.names);
  const other = known && words.findIndex((word) => !word.taken && payee.has(word.text)) + 1;
  if (known && other && other > 1 && (words[other - 1]?.start ?? 0) > known.end) {
    const own = words.findIndex((word) => word.start === known.start);
    const run = isPaid(words, own) ? undefined : runFrom(words, other, vocabulary, said);
    if (run) return run;
  }
  if (known) return known;
  for (const [index, word] of words.entries()) {
    if (!toWords.has(word.text) || word.taken) continue;
    let from = index + 1;
    if (words[from]?.text === 'my' && !words[from]?.taken) {
      if (relations.has(words[from + 1]?.text ?? '')) {
        const relation = words[from + 1];
        return relation && { start: words[from]?.start ?? 0, end: relation.end, known: false };
      }
      from += 1;
    }
    const run = runFrom(words, from, vocabulary, said);
    if (run) return run;
  }
  if (!options.anywhere) return undefined;
  const starts = words.findIndex(
    (word, index) =>
      couldBeName(word, vocabulary, said) && (!vocabulary.has(word.text) || isOwn(words, index)),
  );
  return starts < 0 ? undefined : runFrom(words, starts, vocabulary, said);
}

/** A question, which is nobody's name. */
const asks =
  /^\s*(?:(?:how|what|what's|whats|why|when|where|which|wetin|kedu|gini|bawo|kini|yaya|menene|nawa)\b.*\s\S|(?:is|are|do|does|can|could|should|will|must|who|shey|abi|se|nje|ko|za)\s+\S+\s+\S)|\?\s*$/;

/** What is left of an answer to "what is your name?" when its politeness is gone. */
export function bareName(said: string): string | undefined {
  if (asks.test(plain(said))) return undefined;
  const rest = said
    .replace(
      /^(?:(?:hi|hello|ok|okay|yes|please|sannu|bawo|ndewo)[,.!\s]+)?(?:my (?:full )?names? (?:is|are|na)|my name['’]?s|i am|i['’]m|im|i be|it is|it['’]s|its|na|name na|this is|call me|dem dey call me|sunana|suna na|ni ne|oruko mi ni|orúkọ mi ni|aha m bu|aha m bụ|the name is|na me be)\s+/iu,
      '',
    )
    .replace(/[^\p{L}\p{M}'’ .-]/gu, ' ')
    .replace(/\s+(?:abeg|please|sir|ma|o)$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = rest.split(' ');
  if (isSentence(words)) return undefined;
  return rest.length >= 2 && words.length <= 5 && /\p{L}{2}/u.test(rest) ? rest : undefined;
}

const languagesOfNames = ['en', 'ha', 'yo', 'ig'] as const;
/** Two words that no name has, in any of the languages, make a sentence: one alone may be somebody's name ("Ola Bello"). */
function isSentence(words: readonly string[]): boolean {
  const isNone = (word: string): boolean =>
    never.has(word) || languagesOfNames.some((language) => new Told(word, language).has('notname'));
  return words.map(plain).filter((word) => word.length > 1 && isNone(word)).length > 1;
}
