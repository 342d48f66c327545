import type {
  Factor,
  FactorName,
  Habits,
  Loan,
  LoanReason,
  ProductId,
  Rating,
} from '../../catalogue/index.ts';
import { type Kobo, printNaira, zero } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

type Words = { about: string; processing: string; features: string[]; requirements: string[] };

const names: Record<ProductId, string> = {
  quick: 'Mbinye ego ngwa',
  salary: 'Ụgwọ ọnwa tupu oge',
  personal: 'Mbinye ego onwe',
  business: 'Mbinye ego azụmahịa',
  asset: 'Mbinye ego ngwá ọrụ',
  home: 'Mbinye ego ụlọ',
};

const early = 'Kwụọ ya tupu oge n’efu';

const products: Record<ProductId, Words> = {
  quick: {
    about: 'Obere ego maka ihe na-enweghị ike ichere.',
    processing: 'Ozugbo',
    features: ['Azịza n’ime sekọnd', 'Akwụkwọ adịghị', early],
    requirements: ['Akaụntụ Karo', 'Ego na-abata na ya'],
  },
  salary: {
    about: 'Ụgwọ ọnwa gị, tupu ụbọchị ya.',
    processing: 'Ozugbo',
    features: ['Azịza n’ime sekọnd', 'Ịkwụ ụgwọ anaghị agbanwe', early],
    requirements: ['Ego na-abata mgbe niile', 'Akara 480 maọbụ karịa'],
  },
  personal: {
    about: 'Ego akwụkwọ, ego ụlọ, agbamakwụkwọ: ihe karịrị otu ọnwa.',
    processing: 'Ozugbo, maọbụ n’ime otu ụbọchị',
    features: ['Ruo ọnwa 24', 'Ịkwụ ụgwọ anaghị agbanwe', early],
    requirements: ['Ego na-abata mgbe niile', 'Akara 520 maọbụ karịa', 'Ọkwa 2 maka ihe karịrị ₦50,000'],
  },
  business: {
    about: 'Ngwa ahịa, igwe, ụlọ ahịa ọzọ.',
    processing: 'Ozugbo, maọbụ n’ime otu ụbọchị',
    features: ['Ruo ọnwa 36', 'Ịkwụ ụgwọ anaghị agbanwe', early],
    requirements: ['Azụmahịa na-eweta ego', 'Akara 540 maọbụ karịa', 'Ọkwa 3 maka ihe karịrị ₦5,000,000'],
  },
  asset: {
    about: 'Ụgbọala, jenereto, sola: na-akwụ ka ị na-eji ya.',
    processing: 'N’ime otu ụbọchị',
    features: ['Ruo ọnwa 36', 'Ọmụrụ nwa dị ala', early],
    requirements: ['Ego na-abata mgbe niile', 'Akara 600 maọbụ karịa', 'Ọkwa 3 maka ihe karịrị ₦5,000,000'],
  },
  home: {
    about: 'Rụọ ụlọ, rụzie ya maọbụ zụta ya.',
    processing: 'N’ime otu ụbọchị',
    features: ['Ruo ₦50,000,000', 'Ọmụrụ nwa anyị kacha ala', early],
    requirements: ['Ego doro anya', 'Akara 650 maọbụ karịa', 'Ọkwa 3 maka ihe karịrị ₦5,000,000'],
  },
};

type ReasonFacts = { amount: Kobo | undefined; words: string | undefined; score: number; scoreLeast: number };

const because = (words: string | undefined): string => (words ? ` ${words}` : '');

const THOUSAND = 100_000n;
const roundDown = (amount: Kobo): Kobo => ((amount / THOUSAND) * THOUSAND) as Kobo;

const reasons: Record<LoanReason, (facts: ReasonFacts) => string> = {
  within_means: () => 'O dabara n’ihe na-abata n’akaụntụ gị.',
  large: () =>
    'Ọ bụ nnukwu mbinye ego, ya mere mmadụ ga-ebu ụzọ lelee ya. Ị ga-anụ n’ọnụ anyị n’ime otu ụbọchị.',
  income_unseen: () =>
    'Anyị ahụbeghị ụdị ego ahụ ka ọ na-abata n’akaụntụ gị, ya mere mmadụ ga-ebu ụzọ lelee ya. Ị ga-anụ n’ọnụ anyị n’ime otu ụbọchị.',
  score: (f) => `Mbinye ego a chọrọ akara ${f.scoreLeast}; nke gị bụ ${f.score}.`,
  arrears: () => 'Ịkwụ ụgwọ mbinye ọzọ agafeela oge. Biko buru ụzọ kwụọ nke ahụ.',
  unaffordable: (f) =>
    f.amount && f.amount >= 500_000n
      ? `Ịkwụ ụgwọ ahụ ga-akarị ụzọ abụọ n’ime ise nke ihe na-abata. Ihe dịka ${printNaira(roundDown(f.amount))} ga-adaba.`
      : 'Ịkwụ ụgwọ ahụ ga-akarị ụzọ abụọ n’ime ise nke ihe na-abata n’akaụntụ gị.',
  tier: (f) =>
    `N’ọkwa gị, ị nwere ike ibinye ${printNaira(f.amount ?? zero)} kacha. Sị “bulie ọkwa m” ka ọ mụbaa.`,
  plan: (f) =>
    `Atụmatụ gị na-ebinye ${printNaira(f.amount ?? zero)} kacha. Atụmatụ ka elu na-ebinye karịa: lee ntọala gị.`,
  purpose: () => 'Anyị anaghị ebinye ego maka ịgba chaa chaa: ọ na-eri karịa ihe ọ na-enye.',
  too_new: () => 'Nọmba gị dị ọhụrụ n’akaụntụ a. Biko nwaa ọzọ echi.',
  person_said_yes: (f) => `Anyị lelere ya, azịza ya bụ ee.${because(f.words)}`,
  person_said_no: (f) => `Anyị lelere ya, anyị agaghị enwe ike inye ya ugbu a.${because(f.words)}`,
};

const reasonOf = (loan: Loan): string =>
  reasons[loan.reason]({
    amount: loan.reasonAmount,
    words: loan.reasonWords,
    score: loan.score,
    scoreLeast: loan.product.scoreLeast,
  });

const percent = (rateBp: number): string => `${rateBp / 100}%`;

const terms = (loan: Loan): string[] => [
  `${printNaira(loan.payment)} kwa ọnwa ruo ọnwa ${loan.months}`,
  `Ọmụrụ nwa ${percent(loan.rateBp)} n’afọ: ${printNaira(loan.totalInterest)} n’ozuzu`,
];

const status: Record<Loan['status'], string> = {
  pending: 'a na-elele ya',
  approved: 'a kwadoro ya, ọ na-echere gị',
  rejected: 'e nyeghị ya',
  withdrawn: 'e wepụrụ ya',
  disbursed: 'ọ na-aga',
  in_arrears: 'ọ gafeela oge',
  repaid: 'a kwụchara ya',
  written_off: 'e kagburu ya',
};

function statusLine(loan: Loan): string {
  const head = `${names[loan.product.id]} ${printNaira(loan.amount)}: ${status[loan.status]}`;
  if (loan.status === 'rejected' || loan.status === 'pending') return `${head}. ${reasonOf(loan)}`;
  if (loan.outstanding === 0n) return head;
  const late = loan.due > 0n ? `\nIhe a ga-akwụ ugbu a: ${printNaira(loan.due)}` : '';
  const next = loan.next ? `\nỊkwụ na-esote ${printDay(loan.next.dueAt)}` : '';
  return `${head}\nIhe fọdụrụ taa: ${printNaira(loan.outstanding)}${late}${next}`;
}

const explained: Record<FactorName, (habits: Habits) => string> = {
  history: (h) => `Akaụntụ gị dị ọnwa ${h.months}.`,
  identity: (h) => `Ị nọ n’ọkwa ${h.tier} n’ime 3.`,
  income: (h) =>
    `Ego batara n’ọnwa ${h.monthsWithIncome} n’ime 3 gara aga, ihe dịka ${printNaira(h.incomeSeen)} kwa ọnwa.`,
  savings: (h) =>
    `Ị na-edebe ${printNaira(h.balance)}, ị na-emefu ihe dịka ${printNaira(h.outgoing)} kwa ọnwa.`,
  repayment: (h) =>
    h.instalmentsPaid + h.instalmentsLate === 0
      ? 'Ị kwụghachibeghị mbinye ego ebe a.'
      : `Ị kwụrụ n’oge ugboro ${h.instalmentsPaid}, ị kwụrụ n’azụ oge ugboro ${h.instalmentsLate}.`,
  groups: (h) =>
    h.contributionsPaid + h.contributionsLate === 0
      ? 'Ị tụbeghị isusu.'
      : `Ị tụrụ ụtụ n’oge ugboro ${h.contributionsPaid}, n’azụ oge ugboro ${h.contributionsLate}.`,
};

/** What the bank says about loans, in Igbo. */
export const loans: Begun<(typeof en)['loans']> = {
  names,
  products,
  months: (f) => `ọnwa ${f.least} ruo ${f.most}`,
  factors: {
    history: 'Afọ akaụntụ',
    identity: 'Ihe gosiri onye ị bụ',
    income: 'Ego na-abata',
    savings: 'Ego e debere',
    repayment: 'Ịkwụghachi',
    groups: 'Isusu',
  } satisfies Record<FactorName, string>,
  explain: (f: { factor: Factor; habits: Habits }) => explained[f.factor.name](f.habits),
  advice: {
    history: 'Na-eji akaụntụ gị: afọ ya na-enyere gị aka.',
    identity: 'Jiri NIN na adreesị gị bulie ọkwa gị.',
    income: 'Ka ụgwọ ọnwa maọbụ ego ahịa gị na-abata n’akaụntụ a kwa ọnwa.',
    savings: 'Hapụ ntakịrị n’akaụntụ kwa ọnwa.',
    repayment: 'Binye obere ego, kwụọ ya n’oge.',
    groups: 'Sonye n’isusu, ahapụla ụtụ ọ bụla.',
  } satisfies Record<FactorName, string>,
  ratings: { Excellent: 'kacha mma', Good: 'dị mma', Fair: 'dị n’etiti', Poor: 'dị ala' } satisfies Record<
    Rating,
    string
  >,
  reason: reasonOf,

  which: () => 'Kedu mbinye ego ị chọrọ?',
  productLine: (f) => `${printNaira(f.least)} ruo ${printNaira(f.most)}, ${percent(f.rateBp)} n’afọ`,
  howMuch: (f) => `${names[f.product]}: ego ole? Site na ${printNaira(f.least)} ruo ${printNaira(f.most)}.`,
  howLong: () => 'Ọnwa ole ka ị chọrọ iji kwụghachi ya?',
  monthsTitle: (f) => `ọnwa ${f.months}`,
  eachMonth: (f) => `Maka ${printNaira(f.amount)}, nke a ka ị ga na-akwụ kwa ọnwa:`,
  eachMonthDepends: () => 'Ọ dabere n’ego ole ị binyere na ọnwa ole.',
  whatFor: () => 'Gịnị ka ị chọrọ iji ya mee?',
  purposes: {
    business: 'Azụmahịa',
    school: 'Ego akwụkwọ',
    rent: 'Ego ụlọ',
    health: 'Ahụike',
    family: 'Ezinụlọ',
  },
  howMuchIncome: () => 'Ego ole na-abatara gị n’ọnwa, n’ihe niile ị na-eme?',
  approved: (loan) =>
    [
      `Ozi ọma: a kwadoro ${names[loan.product.id]} nke ${printNaira(loan.amount)}.`,
      ...terms(loan),
      'Ụgwọ ọzọ adịghị. Ị nwere ike ịkwụghachi ya tupu oge n’efu.',
      '',
      `Jiri PIN gị kwado ya ka ị nara ya. Ọ dị ruo ${loan.offerUntil ? printDay(loan.offerUntil) : ''}.`,
    ].join('\n'),
  pending: (loan) =>
    `Anyị nwetara arịrịọ gị maka ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  rejected: (loan) => `Anyị enweghị ike inye gị ${printNaira(loan.amount)} ugbu a. ${reasonOf(loan)}`,
  decided: (loan) =>
    loan.status === 'approved'
      ? `✅ A kwadoro mbinye ego gị nke ${printNaira(loan.amount)}. ${reasonOf(loan)}\n${terms(loan).join('\n')}\nSị “mbinye ego m” ka ị nara ya.`
      : `A kwadoghị arịrịọ gị maka ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  disbursed: (f) =>
    `✅ ${printNaira(f.amount)} dị n’akaụntụ gị.\nNọmba akaebe: ${f.loan.reference}\nỊkwụ mbụ ${printNaira(f.loan.payment)}${f.loan.next ? `, na ${printDay(f.loan.next.dueAt)}` : ''}\nFọdụrụ: ${printNaira(f.balance)}`,
  lateRule: () =>
    'Ị nwere ụbọchị 3 mgbe ụbọchị ahụ gachara. E mesịa a na-atụkwasị 1% nke ihe i kwesịrị ịkwụ, o karịghị ₦5,000, akara mbinye ego gị na-agbadakwa. Ọ bụrụ na o siri ike, buru ụzọ zaa MMADU: anyị ga-achọta ụzọ.',
  earlyFree: () =>
    'Ị nwere ike ịkwụ ya n’oge, ya niile ma ọ bụ akụkụ, n’akwụghị ụgwọ ọzọ: nke fọrọ ga-ebelata.',
  repayAmount: (f) => `Ego ole ka ị chọrọ ịkwụghachi? Ihe niile fọdụrụ taa bụ ${printNaira(f.all)}.`,
  repayAll: () => 'Ya niile',
  repayNext: () => 'Ịkwụ na-esote',
  repayQuote: (f) =>
    f.closes
      ? `Kwụọ ${printNaira(f.amount)} ma kwụchaa ${names[f.loan.product.id].toLowerCase()}.\nỤgwọ ọrụ adịghị\n\nJiri PIN gị kwado ya.`
      : `Kwụọ ${printNaira(f.amount)} na ${names[f.loan.product.id].toLowerCase()}.\nỤgwọ ọrụ adịghị. Ihe fọdụrụ ga-ebelata.\n\nJiri PIN gị kwado ya.`,
  repaid: (f) =>
    f.loan.outstanding === 0n
      ? `✅ A kwụrụ ${printNaira(f.amount)}. Ị kwụchaala ${names[f.loan.product.id].toLowerCase()}. I mere nke ọma!\nNọmba akaebe: ${f.loan.reference}`
      : `✅ A kwụrụ ${printNaira(f.amount)}. Ihe fọdụrụ: ${printNaira(f.loan.outstanding)}.\nNọmba akaebe: ${f.loan.reference}`,
  whichOne: () => 'Kedu mbinye ego?',
  none: () => 'I nweghị mbinye ego n’aka anyị. Sị “mbinye ego” ka ị hụ ihe ị nwere ike inweta.',
  nothingToRepay: () => 'I jighị anyị ụgwọ ọ bụla.',
  list: (f) => f.loans.map(statusLine).join('\n\n'),
  scoreLine: (f) => `Akara mbinye ego gị bụ ${f.score} n’ime 850.`,

  reminder: (f) =>
    `Ịkwụ mbinye ego gị nke ${printNaira(f.amount)} bụ na ${printDay(f.dueAt)}. Biko debe ya n’akaụntụ gị; anyị ga-ewere ya mgbe ahụ.`,
  collected: (f) =>
    `Anyị wepụrụ ịkwụ mbinye ego gị nke ${printNaira(f.amount)}. Ihe fọdụrụ: ${printNaira(f.loan.outstanding)}.\nNọmba akaebe: ${f.loan.reference}`,
  closed: (f) =>
    `✅ Anyị wepụrụ ịkwụ ikpeazụ gị nke ${printNaira(f.amount)}. Ị kwụchaala mbinye ego gị. I mere nke ọma!\nNọmba akaebe: ${f.loan.reference}`,
  short: (f) =>
    f.taken > 0n
      ? `Anyị wepụrụ ${printNaira(f.taken)} maka mbinye ego gị; ${printNaira(f.missing)} fọdụrụ. Biko tinye ego n’ime ụbọchị 3: e mechaa, ụgwọ mgbe oge gafere ga-adị.`
      : `Ịkwụ mbinye ego gị nke ${printNaira(f.missing)} eruola, mana ọ dịghị n’akaụntụ gị. Biko tinye ego n’ime ụbọchị 3: e mechaa, ụgwọ mgbe oge gafere ga-adị.`,
  late: (f) =>
    `Ịkwụ mbinye ego gị agafeela oge. ${f.fee > 0n ? `A gbakwụnyere ụgwọ ${printNaira(f.fee)}. ` : ''}Ihe a ga-akwụ ugbu a: ${printNaira(f.missing)}. Ọ bụrụ na o siri ike, zaa MMADỤ: anyị ga-achọkọ ụzọ.`,
  writtenOff: (f) =>
    `Nke fọdụrụ na mbinye ego gị ${f.loan.reference}, ${printNaira(f.amount)}, ka e wepụrụ n’akwụkwọ. Anyị agaghị anakọta ọzọ. Ọ ga-anọgide n’akụkọ mbinye ego gị. Ọ bụrụ na ị nwere ike ịkwụ mgbe e mesịrị, zaa MMADU.`,
};
