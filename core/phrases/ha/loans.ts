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
  quick: 'Bashin gaggawa',
  salary: 'Rancen albashi',
  personal: 'Bashin kai',
  business: 'Bashin kasuwanci',
  asset: 'Bashin sayen kaya',
  home: 'Bashin gida',
};

const early = 'Biya da wuri ba caji';

const products: Record<ProductId, Words> = {
  quick: {
    about: 'Ƙaramin kuɗi don abin da ba ya jira.',
    processing: 'Nan take',
    features: ['Amsa cikin daƙiƙoƙi', 'Babu takardu', early],
    requirements: ['Asusun Karo', 'Kuɗi na shigowa cikinsa'],
  },
  salary: {
    about: 'Albashinka, kafin ranarsa.',
    processing: 'Nan take',
    features: ['Amsa cikin daƙiƙoƙi', 'Biyan da ba ya canzawa', early],
    requirements: ['Kuɗin shiga na kullum', 'Maki 480 ko fiye'],
  },
  personal: {
    about: 'Kuɗin makaranta, haya, biki: abin da ya fi ƙarfin wata ɗaya.',
    processing: 'Nan take, ko cikin kwana ɗaya',
    features: ['Har wata 24', 'Biyan da ba ya canzawa', early],
    requirements: ['Kuɗin shiga na kullum', 'Maki 520 ko fiye', 'Mataki na 2 idan ya wuce ₦50,000'],
  },
  business: {
    about: 'Kaya, inji, wani shago.',
    processing: 'Nan take, ko cikin kwana ɗaya',
    features: ['Har wata 36', 'Biyan da ba ya canzawa', early],
    requirements: ['Kasuwanci mai riba', 'Maki 540 ko fiye', 'Mataki na 3 idan ya wuce ₦5,000,000'],
  },
  asset: {
    about: 'Mota, janareta, sola: ka biya kana amfani da shi.',
    processing: 'Cikin kwana ɗaya',
    features: ['Har wata 36', 'Ƙaramar riba', early],
    requirements: ['Kuɗin shiga na kullum', 'Maki 600 ko fiye', 'Mataki na 3 idan ya wuce ₦5,000,000'],
  },
  home: {
    about: 'Gina gida, gyara shi ko saya.',
    processing: 'Cikin kwana ɗaya',
    features: ['Har ₦50,000,000', 'Mafi ƙarancin ribarmu', early],
    requirements: ['Tabbataccen kuɗin shiga', 'Maki 650 ko fiye', 'Mataki na 3 idan ya wuce ₦5,000,000'],
  },
};

type ReasonFacts = { amount: Kobo | undefined; words: string | undefined; score: number; scoreLeast: number };

const because = (words: string | undefined): string => (words ? ` ${words}` : '');

const THOUSAND = 100_000n;
const roundDown = (amount: Kobo): Kobo => ((amount / THOUSAND) * THOUSAND) as Kobo;

const reasons: Record<LoanReason, (facts: ReasonFacts) => string> = {
  within_means: () => 'Ya dace da abin da ke shiga asusunka.',
  large: () => 'Babban bashi ne, sai mutum ya fara dubawa. Za ka ji daga gare mu cikin kwana ɗaya.',
  income_unseen: () =>
    'Ba mu ga irin wannan kuɗi yana shiga asusunka ba, sai mutum ya fara dubawa. Za ka ji daga gare mu cikin kwana ɗaya.',
  score: (f) => `Wannan bashi yana buƙatar maki ${f.scoreLeast}; naka ${f.score} ne.`,
  arrears: () => 'Biyan wani bashi ya makara. Don Allah ka biya shi tukuna.',
  unaffordable: (f) =>
    f.amount && f.amount >= 500_000n
      ? `Biyan zai wuce kashi biyu cikin biyar na abin da ke shigowa. Kamar ${printNaira(roundDown(f.amount))} zai dace.`
      : 'Biyan zai wuce kashi biyu cikin biyar na abin da ke shiga asusunka.',
  tier: (f) =>
    `A matakinka za ka iya rancen ${printNaira(f.amount ?? zero)} kawai. Ka ce “daga mataki” don ƙarawa.`,
  plan: (f) =>
    `Tsarinka yana bada bashi har ${printNaira(f.amount ?? zero)} kawai. Babban tsari yana bada fiye: duba saituna.`,
  purpose: () => 'Ba ma bada bashi don caca: tana cin kuɗi fiye da abin da take bayarwa.',
  too_new: () => 'Lambarka sabuwa ce a asusun. Don Allah ka sake gwadawa gobe.',
  person_said_yes: (f) => `Mun duba, amsar ita ce eh.${because(f.words)}`,
  person_said_no: (f) => `Mun duba, ba za mu iya bayarwa yanzu ba.${because(f.words)}`,
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
  `${printNaira(loan.payment)} kowane wata har wata ${loan.months}`,
  `Riba ${percent(loan.rateBp)} a shekara: ${printNaira(loan.totalInterest)} gaba ɗaya`,
];

const status: Record<Loan['status'], string> = {
  pending: 'ana dubawa',
  approved: 'an amince, ana jiranka',
  rejected: 'ba a bayar ba',
  withdrawn: 'an janye',
  disbursed: 'yana gudana',
  in_arrears: 'ya makara',
  repaid: 'an gama biya',
  written_off: 'an yafe shi',
};

function statusLine(loan: Loan): string {
  const head = `${names[loan.product.id]} ${printNaira(loan.amount)}: ${status[loan.status]}`;
  if (loan.status === 'rejected' || loan.status === 'pending') return `${head}. ${reasonOf(loan)}`;
  if (loan.outstanding === 0n) return head;
  const late = loan.due > 0n ? `\nZa a biya yanzu: ${printNaira(loan.due)}` : '';
  const next = loan.next ? `\nBiya na gaba ${printDay(loan.next.dueAt)}` : '';
  return `${head}\nAbin da ya rage yau: ${printNaira(loan.outstanding)}${late}${next}`;
}

const explained: Record<FactorName, (habits: Habits) => string> = {
  history: (h) => `Asusunka yana da wata ${h.months}.`,
  identity: (h) => `Kana mataki na ${h.tier} cikin 3.`,
  income: (h) =>
    `Kuɗi ya shigo a wata ${h.monthsWithIncome} cikin 3 na ƙarshe, kamar ${printNaira(h.incomeSeen)} a wata.`,
  savings: (h) => `Kana ajiye ${printNaira(h.balance)}, kana kashe kamar ${printNaira(h.outgoing)} a wata.`,
  repayment: (h) =>
    h.instalmentsPaid + h.instalmentsLate === 0
      ? 'Ba ka taɓa biyan bashi a nan ba.'
      : `Ka biya sau ${h.instalmentsPaid} a kan lokaci, sau ${h.instalmentsLate} a makare.`,
  groups: (h) =>
    h.contributionsPaid + h.contributionsLate === 0
      ? 'Ba ka taɓa yin adashi ba.'
      : `Ka bada gudummawa sau ${h.contributionsPaid} a kan lokaci, sau ${h.contributionsLate} a makare.`,
};

/** What the bank says about loans, in Hausa. */
export const loans: Begun<(typeof en)['loans']> = {
  names,
  products,
  months: (f) => `wata ${f.least} zuwa ${f.most}`,
  factors: {
    history: 'Shekarun asusu',
    identity: 'Shaidar kai',
    income: 'Kuɗin da ke shigowa',
    savings: 'Ajiya',
    repayment: 'Biyan bashi',
    groups: 'Adashi',
  } satisfies Record<FactorName, string>,
  explain: (f: { factor: Factor; habits: Habits }) => explained[f.factor.name](f.habits),
  advice: {
    history: 'Ka ci gaba da amfani da asusunka: shekaru suna taimakawa.',
    identity: 'Ka ɗaga matakinka da NIN da adireshinka.',
    income: 'Ka sa albashi ko cinikinka ya riƙa shiga wannan asusu kowane wata.',
    savings: 'Ka riƙa barin kaɗan a asusun kowane wata.',
    repayment: 'Ka ɗauki ƙaramin bashi ka biya a kan lokaci.',
    groups: 'Ka shiga adashi kada ka rasa gudummawa.',
  } satisfies Record<FactorName, string>,
  ratings: { Excellent: 'kyau ƙwarai', Good: 'kyau', Fair: 'matsakaici', Poor: 'ƙasa' } satisfies Record<
    Rating,
    string
  >,
  reason: reasonOf,

  which: () => 'Wane bashi kake so?',
  productLine: (f) => `${printNaira(f.least)} zuwa ${printNaira(f.most)}, ${percent(f.rateBp)} a shekara`,
  howMuch: (f) => `${names[f.product]}: nawa? Daga ${printNaira(f.least)} zuwa ${printNaira(f.most)}.`,
  howLong: () => 'A cikin wata nawa kake so ka biya?',
  monthsTitle: (f) => `wata ${f.months}`,
  eachMonth: (f) => `A kan ${printNaira(f.amount)}, ga abin da za ka riƙa biya kowane wata:`,
  eachMonthDepends: () => 'Ya danganta da nawa ka ranta da kuma wata nawa.',
  whatFor: () => 'Don me kake buƙata?',
  purposes: {
    business: 'Kasuwanci',
    school: 'Kuɗin makaranta',
    rent: 'Haya',
    health: 'Lafiya',
    family: 'Iyali',
  },
  howMuchIncome: () => 'Nawa ke shigo maka a wata, daga duk abin da kake yi?',
  approved: (loan) =>
    [
      `Albishir: an amince da ${names[loan.product.id]} na ${printNaira(loan.amount)}.`,
      ...terms(loan),
      'Babu wani caji. Za ka iya biya da wuri ba caji.',
      '',
      `Ka amince da PIN don karɓa. Tayin yana nan har ${loan.offerUntil ? printDay(loan.offerUntil) : ''}.`,
    ].join('\n'),
  pending: (loan) =>
    `Mun karɓi neman bashinka na ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  rejected: (loan) => `Ba za mu iya ba ka ${printNaira(loan.amount)} yanzu ba. ${reasonOf(loan)}`,
  decided: (loan) =>
    loan.status === 'approved'
      ? `✅ An amince da bashinka na ${printNaira(loan.amount)}. ${reasonOf(loan)}\n${terms(loan).join('\n')}\nKa ce “bashina” don karɓa.`
      : `Ba a amince da neman bashinka na ${printNaira(loan.amount)} (${loan.reference}) ba. ${reasonOf(loan)}`,
  disbursed: (f) =>
    `✅ ${printNaira(f.amount)} yana asusunka.\nLambar shaida: ${f.loan.reference}\nBiyan farko ${printNaira(f.loan.payment)}${f.loan.next ? `, ranar ${printDay(f.loan.next.dueAt)}` : ''}\nRagowa: ${printNaira(f.balance)}`,
  lateRule: () =>
    'Kana da kwana 3 bayan ranar. Daga nan ana ƙara 1% na abin da ya kamata ka biya, bai wuce ₦5,000 ba, makin bashinka kuma yana raguwa. Idan da wahala, amsa MUTUM tukuna: za mu sami mafita.',
  earlyFree: () => 'Za ka iya biya da wuri, duka ko wani ɓangare, ba tare da caji ba: saura yana raguwa.',
  repayAmount: (f) => `Nawa kake so ka biya? Duk abin da ya rage yau ${printNaira(f.all)} ne.`,
  repayAll: () => 'Duka',
  repayNext: () => 'Biyan da ke gaba',
  repayQuote: (f) =>
    f.closes
      ? `Biya ${printNaira(f.amount)} ka gama ${names[f.loan.product.id].toLowerCase()}.\nBabu caji\n\nKa amince da PIN.`
      : `Biya ${printNaira(f.amount)} na ${names[f.loan.product.id].toLowerCase()}.\nBabu caji. Abin da ya rage zai ragu.\n\nKa amince da PIN.`,
  repaid: (f) =>
    f.loan.outstanding === 0n
      ? `✅ An biya ${printNaira(f.amount)}. Ka gama biyan ${names[f.loan.product.id].toLowerCase()}. Ka kyauta!\nLambar shaida: ${f.loan.reference}`
      : `✅ An biya ${printNaira(f.amount)}. Abin da ya rage: ${printNaira(f.loan.outstanding)}.\nLambar shaida: ${f.loan.reference}`,
  whichOne: () => 'Wane bashi?',
  none: () => 'Ba ka da bashi a wurinmu. Ka ce “bashi” don ganin abin da za ka iya samu.',
  nothingToRepay: () => 'Ba ma bin ka komai.',
  list: (f) => f.loans.map(statusLine).join('\n\n'),
  scoreLine: (f) => `Makin bashinka ${f.score} ne cikin 850.`,

  reminder: (f) =>
    `Biyan bashinka na ${printNaira(f.amount)} ranar ${printDay(f.dueAt)} ne. Don Allah ka ajiye shi a asusunka; za mu cire a lokacin.`,
  collected: (f) =>
    `Mun cire biyan bashinka na ${printNaira(f.amount)}. Abin da ya rage: ${printNaira(f.loan.outstanding)}.\nLambar shaida: ${f.loan.reference}`,
  closed: (f) =>
    `✅ Mun cire biyanka na ƙarshe na ${printNaira(f.amount)}. Ka gama biyan bashinka. Ka kyauta!\nLambar shaida: ${f.loan.reference}`,
  short: (f) =>
    f.taken > 0n
      ? `Mun cire ${printNaira(f.taken)} na bashinka; saura ${printNaira(f.missing)}. Don Allah ka saka kuɗi cikin kwana 3: bayan haka akwai tarar makara.`
      : `Biyan bashinka na ${printNaira(f.missing)} ya yi, amma babu shi a asusunka. Don Allah ka saka kuɗi cikin kwana 3: bayan haka akwai tarar makara.`,
  late: (f) =>
    `Biyan bashinka ya makara. ${f.fee > 0n ? `An ƙara tarar makara ${printNaira(f.fee)}. ` : ''}Za a biya yanzu: ${printNaira(f.missing)}. Idan kana cikin wahala, ka ce MUTUM: za mu nemo hanya tare.`,
  writtenOff: (f) =>
    `Abin da ya rage a bashinka ${f.loan.reference}, ${printNaira(f.amount)}, an cire shi daga lissafi. Ba za mu ƙara karɓa ba. Zai ci gaba da kasancewa a tarihin bashinka. Idan za ka iya biya nan gaba, amsa MUTUM.`,
};
