import type { articleCategories } from '../contract/index.ts';
import { fold, type Language } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';

export type ArticleCategory = (typeof articleCategories)[number];
export type Article = { id: string; category: ArticleCategory; question: string; answer: string };
type ArticleId = keyof ReturnType<typeof phrasesIn>['knowledge'];

/** Each article's place on the FAQ page. */
const categories: Record<ArticleId, ArticleCategory> = {
  'what-is-karo': 'WhatsApp Banking',
  'open-account': 'Account Setup',
  'what-you-need': 'Account Setup',
  'minimum-age': 'Account Setup',
  'verify-more': 'Account Setup',
  'forgot-pin': 'Account Setup',
  'close-account': 'Account Setup',
  'transfer-fee': 'Payments',
  'bills-fee': 'Payments',
  'meter-number': 'Payments',
  'transfer-time': 'Payments',
  'daily-limit': 'Payments',
  'pending-transfer': 'Payments',
  'wrong-transfer': 'Payments',
  'international-fee': 'Payments',
  'virtual-card': 'Payments',
  'receive-money': 'Payments',
  'is-it-safe': 'Security',
  'never-share': 'Security',
  'lost-phone': 'Security',
  'two-factor': 'Security',
  biometrics: 'Security',
  'scam-message': 'Security',
  'if-karo-closes': 'Security',
  licence: 'Security',
  'voice-languages': 'Voice Banking',
  'voice-how': 'Voice Banking',
  'voice-accuracy': 'Voice Banking',
  'esusu-what': 'Community Savings',
  'esusu-join': 'Community Savings',
  'esusu-miss': 'Community Savings',
  'savings-interest': 'Community Savings',
  'whatsapp-start': 'WhatsApp Banking',
  'whatsapp-approve': 'WhatsApp Banking',
  'whatsapp-person': 'WhatsApp Banking',
  'no-internet': 'WhatsApp Banking',
  'support-hours': 'WhatsApp Banking',
};

const ids = Object.keys(categories) as ArticleId[];

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

/** A word of the question tells more than one of the answer. */
const WEIGHTS = { question: 3, answer: 1 };

const toArticle = (id: ArticleId, language: Language): Article => ({
  id,
  category: categories[id],
  ...phrasesIn(language).knowledge[id],
});

/** How many of the words an article has, those of its question counting more. */
function pointsOf({ question, answer }: Article, words: readonly string[]): number {
  const [asked, told] = [new Set(wordsOf(question)), new Set(wordsOf(answer))];
  const points = words.map((word) =>
    asked.has(word) ? WEIGHTS.question : told.has(word) ? WEIGHTS.answer : 0,
  );
  return points.reduce((sum: number, each) => sum + each, 0);
}

/** The articles, those nearest to `q` first where it is given, at most one category of them. */
export function searchKnowledge(
  language: Language,
  asked: { q?: string; category?: ArticleCategory } = {},
): Article[] {
  const articles = ids.map((id) => toArticle(id, language));
  const words = [...new Set(wordsOf(asked.q ?? ''))];
  const found = asked.q?.trim()
    ? articles
        .map((article) => ({ article, points: pointsOf(article, words) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points)
        .map(({ article }) => article)
    : articles;
  return found.filter(({ category }) => !asked.category || category === asked.category);
}
