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
  quick: 'Owó kíákíá',
  salary: 'Owó oṣù ṣáájú',
  personal: 'Ẹ̀yáwó ti ara ẹni',
  business: 'Ẹ̀yáwó okòwò',
  asset: 'Ẹ̀yáwó ohun èlò',
  home: 'Ẹ̀yáwó ilé',
};

const early = 'Tètè san án láìsí owó kankan';

const products: Record<ProductId, Words> = {
  quick: {
    about: 'Owó kékeré fún ohun tí kò lè dúró.',
    processing: 'Lẹ́sẹ̀kẹsẹ̀',
    features: ['Ìdáhùn láàárín ìṣẹ́jú àáyá', 'Kò sí ìwé', early],
    requirements: ['Àkántì Karo', 'Owó tó ń wọlé sí i'],
  },
  salary: {
    about: 'Owó oṣù rẹ, ṣáájú ọjọ́ rẹ̀.',
    processing: 'Lẹ́sẹ̀kẹsẹ̀',
    features: ['Ìdáhùn láàárín ìṣẹ́jú àáyá', 'Ìsanwó tí kì í yí padà', early],
    requirements: ['Owó tó ń wọlé déédéé', 'Àmì 480 tàbí jù bẹ́ẹ̀ lọ'],
  },
  personal: {
    about: 'Owó ilé-ìwé, owó ilé, ìgbéyàwó: ohun tó ju oṣù kan lọ.',
    processing: 'Lẹ́sẹ̀kẹsẹ̀, tàbí láàárín ọjọ́ kan',
    features: ['Títí dé oṣù 24', 'Ìsanwó tí kì í yí padà', early],
    requirements: ['Owó tó ń wọlé déédéé', 'Àmì 520 tàbí jù bẹ́ẹ̀ lọ', 'Ìpele 2 fún ohun tó ju ₦50,000'],
  },
  business: {
    about: 'Ọjà, ẹ̀rọ, ṣọ́ọ̀bù míràn.',
    processing: 'Lẹ́sẹ̀kẹsẹ̀, tàbí láàárín ọjọ́ kan',
    features: ['Títí dé oṣù 36', 'Ìsanwó tí kì í yí padà', early],
    requirements: ['Okòwò tó ń mówó wọlé', 'Àmì 540 tàbí jù bẹ́ẹ̀ lọ', 'Ìpele 3 fún ohun tó ju ₦5,000,000'],
  },
  asset: {
    about: 'Mọ́tò, jẹnẹrétọ̀, sólà: máa san bí o ṣe ń lò ó.',
    processing: 'Láàárín ọjọ́ kan',
    features: ['Títí dé oṣù 36', 'Èlé tó kéré', early],
    requirements: ['Owó tó ń wọlé déédéé', 'Àmì 600 tàbí jù bẹ́ẹ̀ lọ', 'Ìpele 3 fún ohun tó ju ₦5,000,000'],
  },
  home: {
    about: 'Kọ́ ilé, tún un ṣe tàbí rà á.',
    processing: 'Láàárín ọjọ́ kan',
    features: ['Títí dé ₦50,000,000', 'Èlé wa tó kéré jù', early],
    requirements: ['Owó tó dájú', 'Àmì 650 tàbí jù bẹ́ẹ̀ lọ', 'Ìpele 3 fún ohun tó ju ₦5,000,000'],
  },
};

type ReasonFacts = { amount: Kobo | undefined; words: string | undefined; score: number; scoreLeast: number };

const because = (words: string | undefined): string => (words ? ` ${words}` : '');

const THOUSAND = 100_000n;
const roundDown = (amount: Kobo): Kobo => ((amount / THOUSAND) * THOUSAND) as Kobo;

const reasons: Record<LoanReason, (facts: ReasonFacts) => string> = {
  within_means: () => 'Ó bá ohun tó ń wọlé sí àkántì rẹ mu.',
  large: () => 'Ẹ̀yáwó ńlá ni, nítorí náà ènìyàn yóò kọ́kọ́ wò ó. Wàá gbọ́ láti ọ̀dọ̀ wa láàárín ọjọ́ kan.',
  income_unseen: () =>
    'A kò tíì rí irú owó bẹ́ẹ̀ kó wọ àkántì rẹ, nítorí náà ènìyàn yóò kọ́kọ́ wò ó. Wàá gbọ́ láti ọ̀dọ̀ wa láàárín ọjọ́ kan.',
  score: (f) => `Ẹ̀yáwó yìí ń fẹ́ àmì ${f.scoreLeast}; tìrẹ jẹ́ ${f.score}.`,
  arrears: () => 'Ìsanwó ẹ̀yáwó míràn ti pẹ́. Jọ̀wọ́ kọ́kọ́ san ìyẹn.',
  unaffordable: (f) =>
    f.amount && f.amount >= 500_000n
      ? `Ìsanwó náà yóò ju ìdá méjì nínú márùn-ún ohun tó ń wọlé. Nǹkan bí ${printNaira(roundDown(f.amount))} ni yóò bá a mu.`
      : 'Ìsanwó náà yóò ju ìdá méjì nínú márùn-ún ohun tó ń wọlé sí àkántì rẹ.',
  tier: (f) =>
    `Ní ìpele rẹ, o lè yá ${printNaira(f.amount ?? zero)} ó pọ̀ jù. Sọ “gbé ìpele mi sókè” láti fi kún un.`,
  plan: (f) =>
    `Ètò rẹ ń yáni ní ${printNaira(f.amount ?? zero)} ó pọ̀ jù. Ètò tó ga jù ń yáni sí i: wo ètò rẹ.`,
  purpose: () => 'A kì í yáni lówó fún tẹ́tẹ́: ohun tó ń gbà pọ̀ ju ohun tó ń fúnni lọ.',
  too_new: () => 'Nọ́ńbà rẹ ṣẹ̀ṣẹ̀ wọ àkántì yìí. Jọ̀wọ́ tún gbìyànjú lọ́la.',
  person_said_yes: (f) => `A ti wò ó, bẹ́ẹ̀ni ni ìdáhùn.${because(f.words)}`,
  person_said_no: (f) => `A ti wò ó, a kò lè fún ọ báyìí.${because(f.words)}`,
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
  `${printNaira(loan.payment)} lóṣù fún oṣù ${loan.months}`,
  `Èlé ${percent(loan.rateBp)} lọ́dún: ${printNaira(loan.totalInterest)} lápapọ̀`,
];

const status: Record<Loan['status'], string> = {
  pending: 'a ń wò ó',
  approved: 'a ti fọwọ́ sí i, ó ń dúró dè ọ́',
  rejected: 'a kò fúnni',
  withdrawn: 'a ti yọ ọ́ kúrò',
  disbursed: 'ó ń lọ',
  in_arrears: 'ó ti pẹ́',
  repaid: 'o ti san án tán',
  written_off: 'a ti pa á rẹ́',
};

function statusLine(loan: Loan): string {
  const head = `${names[loan.product.id]} ${printNaira(loan.amount)}: ${status[loan.status]}`;
  if (loan.status === 'rejected' || loan.status === 'pending') return `${head}. ${reasonOf(loan)}`;
  if (loan.outstanding === 0n) return head;
  const late = loan.due > 0n ? `\nLáti san báyìí: ${printNaira(loan.due)}` : '';
  const next = loan.next ? `\nÌsanwó tó kàn ${printDay(loan.next.dueAt)}` : '';
  return `${head}\nOhun tó kù lónìí: ${printNaira(loan.outstanding)}${late}${next}`;
}

const explained: Record<FactorName, (habits: Habits) => string> = {
  history: (h) => `Àkántì rẹ ti pé oṣù ${h.months}.`,
  identity: (h) => `O wà ní ìpele ${h.tier} nínú 3.`,
  income: (h) =>
    `Owó wọlé ní oṣù ${h.monthsWithIncome} nínú 3 tó kẹ́yìn, nǹkan bí ${printNaira(h.incomeSeen)} lóṣù.`,
  savings: (h) => `O ń fi ${printNaira(h.balance)} pamọ́, o sì ń ná nǹkan bí ${printNaira(h.outgoing)} lóṣù.`,
  repayment: (h) =>
    h.instalmentsPaid + h.instalmentsLate === 0
      ? 'O kò tíì san ẹ̀yáwó padà níbí.'
      : `O san ní àkókò nígbà ${h.instalmentsPaid}, o pẹ́ nígbà ${h.instalmentsLate}.`,
  groups: (h) =>
    h.contributionsPaid + h.contributionsLate === 0
      ? 'O kò tíì dá àjọ níbí.'
      : `O dáwó ní àkókò nígbà ${h.contributionsPaid}, o pẹ́ nígbà ${h.contributionsLate}.`,
};

/** What the bank says about loans, in Yoruba. */
export const loans: Begun<(typeof en)['loans']> = {
  names,
  products,
  months: (f) => `oṣù ${f.least} sí ${f.most}`,
  factors: {
    history: 'Ọjọ́ orí àkántì',
    identity: 'Ẹ̀rí ẹni tí o jẹ́',
    income: 'Owó tó ń wọlé',
    savings: 'Ìfowópamọ́',
    repayment: 'Sísan padà',
    groups: 'Àjọ',
  } satisfies Record<FactorName, string>,
  explain: (f: { factor: Factor; habits: Habits }) => explained[f.factor.name](f.habits),
  advice: {
    history: 'Máa lo àkántì rẹ: ọjọ́ orí rẹ̀ ń ràn ọ́ lọ́wọ́.',
    identity: 'Gbé ìpele rẹ sókè pẹ̀lú NIN àti àdírẹ́sì rẹ.',
    income: 'Jẹ́ kí owó oṣù tàbí owó ọjà rẹ máa wọ àkántì yìí lóṣooṣù.',
    savings: 'Fi díẹ̀ sílẹ̀ nínú àkántì lóṣooṣù.',
    repayment: 'Yá owó kékeré, sì san án ní àkókò.',
    groups: 'Darapọ̀ mọ́ àjọ, má sì pa ìdáwó jẹ.',
  } satisfies Record<FactorName, string>,
  ratings: { Excellent: 'dára jù', Good: 'dára', Fair: 'wà láàárín', Poor: 'kéré' } satisfies Record<
    Rating,
    string
  >,
  reason: reasonOf,

  which: () => 'Ẹ̀yáwó wo ni o fẹ́?',
  productLine: (f) => `${printNaira(f.least)} sí ${printNaira(f.most)}, ${percent(f.rateBp)} lọ́dún`,
  howMuch: (f) => `${names[f.product]}: èló? Láti ${printNaira(f.least)} sí ${printNaira(f.most)}.`,
  howLong: () => 'Oṣù mélòó ni o fẹ́ fi san án padà?',
  monthsTitle: (f) => `oṣù ${f.months}`,
  eachMonth: (f) => `Fún ${printNaira(f.amount)}, èyí ni wàá máa san lóṣooṣù:`,
  eachMonthDepends: () => 'Ó dá lórí iye tí o bá yá àti iye oṣù tí o bá fi san án.',
  whatFor: () => 'Kí ni o fẹ́ fi ṣe?',
  purposes: { business: 'Okòwò', school: 'Owó ilé-ìwé', rent: 'Owó ilé', health: 'Ìlera', family: 'Ẹbí' },
  howMuchIncome: () => 'Èló ló ń wọlé fún ọ lóṣù, láti inú gbogbo iṣẹ́ rẹ?',
  approved: (loan) =>
    [
      `Ìròyìn ayọ̀: a ti fọwọ́ sí ${names[loan.product.id]} ${printNaira(loan.amount)}.`,
      ...terms(loan),
      'Kò sí owó mìíràn. O lè tètè san án padà láìsí owó kankan.',
      '',
      `Fi PIN rẹ fọwọ́ sí i láti gbà á. Ó wà títí di ${loan.offerUntil ? printDay(loan.offerUntil) : ''}.`,
    ].join('\n'),
  pending: (loan) =>
    `A ti gba ìbéèrè rẹ fún ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  rejected: (loan) => `A kò lè fún ọ ní ${printNaira(loan.amount)} báyìí. ${reasonOf(loan)}`,
  decided: (loan) =>
    loan.status === 'approved'
      ? `✅ A ti fọwọ́ sí ẹ̀yáwó rẹ ${printNaira(loan.amount)}. ${reasonOf(loan)}\n${terms(loan).join('\n')}\nSọ “ẹ̀yáwó mi” láti gbà á.`
      : `A kò fọwọ́ sí ìbéèrè rẹ fún ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  disbursed: (f) =>
    `✅ ${printNaira(f.amount)} ti wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.loan.reference}\nÌsanwó àkọ́kọ́ ${printNaira(f.loan.payment)}${f.loan.next ? `, ní ${printDay(f.loan.next.dueAt)}` : ''}\nIye tó kù: ${printNaira(f.balance)}`,
  lateRule: () =>
    'O ní ọjọ́ 3 lẹ́yìn ọjọ́ náà. Lẹ́yìn ìyẹn, a ó fi 1% ohun tó yẹ kí o san kún un, kò ju ₦5,000 lọ, àmì ẹ̀yáwó rẹ á sì dínkù. Bí ó bá le, kọ́kọ́ dáhùn ENIYAN: a ó jọ wá ọ̀nà.',
  earlyFree: () => 'O lè tètè san án, gbogbo rẹ̀ tàbí apá kan, láìsí owó iṣẹ́: ohun tó kù á dínkù.',
  repayAmount: (f) => `Èló ni o fẹ́ san padà? Gbogbo ohun tó kù lónìí jẹ́ ${printNaira(f.all)}.`,
  repayAll: () => 'Gbogbo rẹ̀',
  repayNext: () => 'Ìsanwó tó kàn',
  repayQuote: (f) =>
    f.closes
      ? `San ${printNaira(f.amount)} kí o sì parí ${names[f.loan.product.id].toLowerCase()}.\nKò sí owó iṣẹ́\n\nFi PIN rẹ fọwọ́ sí i.`
      : `San ${printNaira(f.amount)} sí ${names[f.loan.product.id].toLowerCase()}.\nKò sí owó iṣẹ́. Ohun tó kù yóò dínkù.\n\nFi PIN rẹ fọwọ́ sí i.`,
  repaid: (f) =>
    f.loan.outstanding === 0n
      ? `✅ O san ${printNaira(f.amount)}. O ti san ${names[f.loan.product.id].toLowerCase()} tán. O ṣeun!\nNọ́ńbà ẹ̀rí: ${f.loan.reference}`
      : `✅ O san ${printNaira(f.amount)}. Ohun tó kù: ${printNaira(f.loan.outstanding)}.\nNọ́ńbà ẹ̀rí: ${f.loan.reference}`,
  whichOne: () => 'Ẹ̀yáwó wo?',
  none: () => 'O kò ní ẹ̀yáwó lọ́dọ̀ wa. Sọ “ẹ̀yáwó” láti rí ohun tí o lè gbà.',
  nothingToRepay: () => 'O kò jẹ wá ní nǹkan kan.',
  list: (f) => f.loans.map(statusLine).join('\n\n'),
  scoreLine: (f) => `Àmì ẹ̀yáwó rẹ jẹ́ ${f.score} nínú 850.`,

  reminder: (f) =>
    `Ìsanwó ẹ̀yáwó rẹ ${printNaira(f.amount)} jẹ́ ti ${printDay(f.dueAt)}. Jọ̀wọ́ jẹ́ kó wà nínú àkántì rẹ; a ó gbà á nígbà náà.`,
  collected: (f) =>
    `A gba ìsanwó ẹ̀yáwó rẹ ${printNaira(f.amount)}. Ohun tó kù: ${printNaira(f.loan.outstanding)}.\nNọ́ńbà ẹ̀rí: ${f.loan.reference}`,
  closed: (f) =>
    `✅ A gba ìsanwó rẹ tó kẹ́yìn ${printNaira(f.amount)}. O ti san ẹ̀yáwó rẹ tán. O ṣeun!\nNọ́ńbà ẹ̀rí: ${f.loan.reference}`,
  short: (f) =>
    f.taken > 0n
      ? `A gba ${printNaira(f.taken)} fún ẹ̀yáwó rẹ; ó ku ${printNaira(f.missing)}. Jọ̀wọ́ fi owó kún un láàárín ọjọ́ 3: lẹ́yìn náà owó ìtanràn yóò wà.`
      : `Ìsanwó ẹ̀yáwó rẹ ${printNaira(f.missing)} ti tó, kò sì sí nínú àkántì rẹ. Jọ̀wọ́ fi owó kún un láàárín ọjọ́ 3: lẹ́yìn náà owó ìtanràn yóò wà.`,
  late: (f) =>
    `Ìsanwó ẹ̀yáwó rẹ ti pẹ́. ${f.fee > 0n ? `A fi owó ìtanràn ${printNaira(f.fee)} kún un. ` : ''}Láti san báyìí: ${printNaira(f.missing)}. Bí nǹkan bá le fún ọ, sọ ÈNÌYÀN: a ó wá ọ̀nà pọ̀.`,
  writtenOff: (f) =>
    `Èyí tó kù nínú ẹ̀yáwó rẹ ${f.loan.reference}, ${printNaira(f.amount)}, ni a ti yọ kúrò nínú ìwé. A kò ní gba nǹkan kan mọ́. Yóò wà nínú ìtàn ẹ̀yáwó rẹ. Bí o bá lè san án lẹ́yìn náà, dáhùn ENIYAN.`,
};
