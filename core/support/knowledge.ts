import type { articleCategories } from '../contract/index.ts';
import { fold, type Language } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';

export type ArticleCategory = (typeof articleCategories)[number];
export type Article = { id: string; category: ArticleCategory; question: string; answer: string };
type ArticleId = keyof ReturnType<typeof phrasesIn>['knowledge'];

/** Each article's place on the FAQ page, and the words by which people ask for it that its own text does not have. */
const articles: Record<ArticleId, { category: ArticleCategory; words: string }> = {
  'what-is-karo': { category: 'WhatsApp Banking', words: 'about company explain who are you' },
  'open-account': { category: 'Account Setup', words: 'register sign up create new join start' },
  'what-you-need': { category: 'Account Setup', words: 'documents requirements bvn nin id' },
  'minimum-age': { category: 'Account Setup', words: 'years child minor young 18 teenager' },
  'verify-more': { category: 'Account Setup', words: 'kyc tier upgrade level increase nin limit' },
  'forgot-pin': { category: 'Account Setup', words: 'reset lost remember password' },
  'close-account': { category: 'Account Setup', words: 'delete remove deactivate cancel leave' },
  'transfer-fee': {
    category: 'Payments',
    words: 'charge charges cost fee fees price stamp duty how much vat',
  },
  'bills-fee': { category: 'Payments', words: 'charge charges fee light dstv nepa data free' },
  'meter-number': {
    category: 'Payments',
    words: 'electricity light prepaid smart card iuc dstv gotv find see know locate written sticker',
  },
  'transfer-time': { category: 'Payments', words: 'fast slow instant minutes delay arrive when' },
  'daily-limit': { category: 'Payments', words: 'maximum most limit limits per day month' },
  'pending-transfer': {
    category: 'Payments',
    words: 'debited not received delayed stuck processing deducted',
  },
  'wrong-transfer': {
    category: 'Payments',
    words: 'mistake reverse refund recall wrong person dispute error',
  },
  'international-fee': { category: 'Payments', words: 'abroad foreign dollar overseas charge' },
  'virtual-card': { category: 'Payments', words: 'debit visa mastercard online shopping price cost' },
  'receive-money': { category: 'Payments', words: 'account number fund deposit get paid' },
  'is-it-safe': { category: 'Security', words: 'secure trust protect hacked steal security' },
  'never-share': { category: 'Security', words: 'otp password ask call secret share' },
  'lost-phone': { category: 'Security', words: 'stolen sim lost block freeze lock hacked' },
  'two-factor': { category: 'Security', words: '2fa otp code verification authenticator' },
  biometrics: { category: 'Security', words: 'passkey fingerprint face id touch' },
  'scam-message': { category: 'Security', words: 'fraud scam fake hijacked whatsapp suspicious' },
  'if-karo-closes': {
    category: 'Security',
    words:
      'closes shuts down collapse collapses fold folds bankrupt bankruptcy fail disappear run away our money lost',
  },
  licence: { category: 'Security', words: 'cbn central bank legal registered licensed insured ndic' },
  'voice-languages': { category: 'Voice Banking', words: 'hausa yoruba igbo pidgin english speak language' },
  'voice-how': { category: 'Voice Banking', words: 'voice note record talk microphone command' },
  'voice-accuracy': { category: 'Voice Banking', words: 'accurate accuracy mistake accent wrong understand' },
  'esusu-what': {
    category: 'Community Savings',
    words: 'ajo adashi thrift contribution rotating group circle',
  },
  'esusu-join': {
    category: 'Community Savings',
    words: 'create members invite weekly monthly savings group',
  },
  'esusu-miss': { category: 'Community Savings', words: 'default late arrears owe leave run away' },
  'savings-interest': {
    category: 'Community Savings',
    words: 'earn interest rate percent tax withholding goal locked savings',
  },
  'whatsapp-start': { category: 'WhatsApp Banking', words: 'begin use chat number message' },
  'whatsapp-approve': { category: 'WhatsApp Banking', words: 'secure page pin link approve payment' },
  'whatsapp-person': { category: 'WhatsApp Banking', words: 'human agent customer care call representative' },
  'no-internet': { category: 'WhatsApp Banking', words: 'ussd offline feature phone data code small phone' },
  'support-hours': {
    category: 'WhatsApp Banking',
    words: 'open time contact phone email working hours weekend',
  },
};

/** The same in Hausa, in Yoruba and in Igbo, in folded spelling; Pidgin's words are English ones. */
const wordsOfThree: Partial<Record<ArticleId, string>> = {
  'open-account': 'bude asusu rajista si akanti forukosile mepee meghe akauntu debanye',
  'minimum-age': 'shekaru yaro omode odun nwata afo',
  'verify-more': 'kara iyaka mataki tabbatarwa ipele oke bulie okwa',
  'forgot-pin': 'manta mantuwa sirri gbagbe echefuru chefuru chefu',
  'close-account': 'rufe pa de kwusi mechie',
  'transfer-fee': 'caji cajin caje cire yanke owo ise ugwo oru eri',
  'transfer-time': 'isa yaushe dade dauka pe de yara igba ruo eru ewe mgbe',
  'pending-transfer': 'jira bai iso duro sonu eche furu erubeghi',
  'wrong-transfer': 'kuskure dawo asise pada mmejo weghachi',
  'receive-money': 'karba karbi gba nata anata',
  'is-it-safe': 'aminci tsaro amintacce lafiyar aabo lewu ailewu leewu nchebe nchekwa echekwa',
  'never-share': 'fada raba asiri nzuzo',
  'lost-phone': 'bata bace sace sata wayata waya sonu foonu ji ole efuola furu efu zuru ekwenti ohi sim',
  'scam-message': 'damfara yaudara zamba gbaju jibiti aghugho wayo',
  licence: 'lasisi izini doka iwe ase ofin ikike ikikere iwu',
  'voice-languages': 'harshe magana ede so asusu ekwu',
  'esusu-what': 'adashi adashe adashin esusu ajo isusu aiki sise aru oru',
  'savings-interest': 'riba ribar ajiya ele ifowopamo omuru nwa nchekwa ego',
  'no-internet': 'intanet intaneti intaneeti babu ayelujara enweghi',
  'support-hours': 'lokaci aiki awanni bude rufe wakati sise asiko ise oge oru aru awa',
};

const ids = Object.keys(articles) as ArticleId[];

const little = new Set(
  (
    'a an the is are am be was to of for from in on at it its this that my me i you your we us our do does did can could will would should have has had with and or not no if ' +
    'so much many use now then again still yet what how when where who which why there by as about get one any please abeg wetin dey na fit go una dem e o wan make ' +
    'ne ce da ka kana kake ki zan za zai zata ya ta su mu ba ga yaya menene nawa yaushe shi kai ni a cikin kuma ko idan me ke kuna kuke kuka muna muke daga bisa wane wace dina yake take ina kwana wuni yini samu ' +
    'se mo ti si lo le kan ki ati ninu pelu fun re bawo elo wo wa won bi tabi maa naa yoo ni yin eni oun kini nje mi ri ibo nibo ' +
    'nke bu gi mere ka ga esi si na m ole ebee kedu unu ji eme gini o nwere ike nwe maka site ma oburu'
  ).split(' '),
);

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s)$/, '').replace(/(.)\1$/, '$1') : word;

const wordsOf = (text: string): string[] =>
  (fold(text).text.match(/[a-z0-9]+/g) ?? []).filter((word) => !little.has(word)).map(stem);

type Indexed = { id: ArticleId; weights: Map<string, number> };
type Index = { all: Indexed[]; rarity: Map<string, number> };

/** A word of the question tells more than one of the keywords, and that more than one of the answer. */
const WEIGHTS = { question: 3, words: 2, answer: 1 };

function build(language: Language): Index {
  const { knowledge } = phrasesIn(language);
  const all = ids.map((id) => {
    const weights = new Map<string, number>();
    const { question, answer } = knowledge[id];
    const words = `${articles[id].words} ${wordsOfThree[id] ?? ''}`;
    const parts = { question, words, answer };
    for (const [part, text] of Object.entries(parts) as [keyof typeof WEIGHTS, string][])
      for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, WEIGHTS[part]));
    return { id, weights };
  });
  const counts = new Map<string, number>();
  for (const { weights } of all)
    for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + all.length / count)]));
  return { all, rarity };
}

const indexes = new Map<Language, Index>();
function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known) return known;
  const built = build(language);
  indexes.set(language, built);
  return built;
}

const toArticle = (id: ArticleId, language: Language): Article => ({
  id,
  category: articles[id].category,
  ...phrasesIn(language).knowledge[id],
});

/** `points` are the weights of the words it shares, rare or not: one keyword alone is not enough. */
type Found = { article: Article; score: number; share: number; points: number };

function rank(language: Language, text: string): Found[] {
  const { all, rarity } = indexOf(language);
  const words = [...new Set(wordsOf(text))];
  const rarest = Math.log(1 + all.length);
  const worth = (word: string) => rarity.get(word) ?? rarest;
  const most = words.reduce((total, word) => total + worth(word) * WEIGHTS.question, 0);
  return all
    .map(({ id, weights }) => {
      const score = words.reduce((total, word) => total + worth(word) * (weights.get(word) ?? 0), 0);
      const points = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
      return { article: toArticle(id, language), score, points, share: most === 0 ? 0 : score / most };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The articles, those nearest to `q` first where it is given, at most one category of them. */
export function searchKnowledge(
  language: Language,
  asked: { q?: string; category?: ArticleCategory } = {},
): Article[] {
  const found = asked.q?.trim()
    ? rank(language, asked.q).map(({ article }) => article)
    : ids.map((id) => toArticle(id, language));
  return found.filter(({ category }) => !asked.category || category === asked.category);
}

/** From this share of the question's words an article answers it; and the next one must be clearly further away. */
const SURE = 0.5;
const CLEAR = 1.1;

function findSure(language: Language, question: string): Article | undefined {
  const [best, next] = rank(language, question);
  if (!best || best.share < SURE || best.points < WEIGHTS.question) return undefined;
  return !next || best.score >= next.score * CLEAR ? best.article : undefined;
}

/** The one article that surely answers a question, where there is one; who banks in Hausa, Yoruba or Igbo may ask in English as well. */
export function findAnswer(language: Language, question: string): Article | undefined {
  const own = findSure(language, question);
  if (own || language === 'en' || language === 'pcm') return own;
  const english = findSure('en', question);
  return english && toArticle(english.id as ArticleId, language);
}
