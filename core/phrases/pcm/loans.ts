import type { FactorName, Habits, Loan, LoanReason, ProductId } from '../../catalogue/index.ts';
import { type Kobo, printNaira, zero } from '../../kernel/index.ts';
import type { loans as en } from '../en/loans.ts';
import { printDay } from '../print.ts';

const names: Record<ProductId, string> = {
  quick: 'Quick loan',
  salary: 'Salary advance',
  personal: 'Personal loan',
  business: 'Business loan',
  asset: 'Asset loan',
  home: 'House loan',
};

const early = 'You fit pay am back early, no charge';

const products: (typeof en)['products'] = {
  quick: {
    about: 'Small money for wetin no fit wait.',
    processing: 'Sharp sharp',
    features: ['We go answer you sharp sharp', 'No paper', early],
    requirements: ['Karo account', 'Money wey dey enter am'],
  },
  salary: {
    about: 'Your salary, before payday.',
    processing: 'Sharp sharp',
    features: ['We go answer you sharp sharp', 'Same payment every month', early],
    requirements: ['Money wey dey enter every month', 'Score of 480 or more'],
  },
  personal: {
    about: 'School fees, rent, wedding: wetin one month no fit carry.',
    processing: 'Sharp sharp, or inside one day',
    features: ['Reach 24 months', 'Same payment every month', early],
    requirements: ['Money wey dey enter every month', 'Score of 520 or more', 'Level 2 if e pass ₦50,000'],
  },
  business: {
    about: 'Goods, machine, another shop.',
    processing: 'Sharp sharp, or inside one day',
    features: ['Reach 36 months', 'Same payment every month', early],
    requirements: ['Business wey dey bring money', 'Score of 540 or more', 'Level 3 if e pass ₦5,000,000'],
  },
  asset: {
    about: 'Motor, gen, solar: use am as you dey pay.',
    processing: 'Inside one day',
    features: ['Reach 36 months', 'Lower interest', early],
    requirements: ['Money wey dey enter every month', 'Score of 600 or more', 'Level 3 if e pass ₦5,000,000'],
  },
  home: {
    about: 'Build house, repair am, or buy am.',
    processing: 'Inside one day',
    features: ['Reach ₦50,000,000', 'Our lowest interest', early],
    requirements: ['Steady money', 'Score of 650 or more', 'Level 3 if e pass ₦5,000,000'],
  },
};

type ReasonFacts = { amount: Kobo | undefined; words: string | undefined; score: number; scoreLeast: number };

const because = (words: string | undefined): string => (words ? ` ${words}` : '');
const THOUSAND = 100_000n;
const roundDown = (amount: Kobo): Kobo => ((amount / THOUSAND) * THOUSAND) as Kobo;

const reasons: Record<LoanReason, (facts: ReasonFacts) => string> = {
  within_means: () => 'E match the money wey dey enter your account.',
  large: () => 'Na big loan, so person go look am first. You go hear from us inside one day.',
  income_unseen: () =>
    'We never see that kind money enter your account, so person go look am first. You go hear from us inside one day.',
  score: (f) => `This loan need score of ${f.scoreLeast}; your own na ${f.score}.`,
  arrears: () => 'You never pay another loan on time. Abeg pay that one first.',
  unaffordable: (f) =>
    f.amount && f.amount >= 500_000n
      ? `The payment go pass two out of every five naira wey dey enter. About ${printNaira(roundDown(f.amount))} go fit you.`
      : 'The payment go pass two out of every five naira wey dey enter your account.',
  tier: (f) =>
    `For your level you fit borrow reach ${printNaira(f.amount ?? zero)}. Talk “upgrade” make e go up.`,
  plan: (f) =>
    `Your plan fit lend you reach ${printNaira(f.amount ?? zero)}. Higher plan dey lend more: check am for your settings.`,
  purpose: () => 'We no dey lend money for betting: wetin e dey collect pass wetin e dey give.',
  too_new: () => 'Your number still new for this account. Abeg try again tomorrow.',
  person_said_yes: (f) => `We don look am, and we gree.${because(f.words)}`,
  person_said_no: (f) => `We don look am, and we no fit give am now.${because(f.words)}`,
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
  `${printNaira(loan.payment)} every month for ${loan.months} months`,
  `Interest na ${percent(loan.rateBp)} a year: ${printNaira(loan.totalInterest)} altogether`,
];

const status: Record<Loan['status'], string> = {
  pending: 'we dey look am',
  approved: 'we don gree, e dey wait for you',
  rejected: 'we no give am',
  withdrawn: 'you don leave am',
  disbursed: 'e dey run',
  in_arrears: 'e don late',
  repaid: 'you don pay am finish',
  written_off: 'we don write am off',
};

function statusLine(loan: Loan): string {
  const head = `${names[loan.product.id]} ${printNaira(loan.amount)}: ${status[loan.status]}`;
  if (loan.status === 'rejected' || loan.status === 'pending') return `${head}. ${reasonOf(loan)}`;
  if (loan.outstanding === 0n) return head;
  const late = loan.due > 0n ? `\nYou suppose pay now: ${printNaira(loan.due)}` : '';
  const next = loan.next ? `\nNext payment ${printDay(loan.next.dueAt)}` : '';
  return `${head}\nE remain ${printNaira(loan.outstanding)} today${late}${next}`;
}

const explained: Record<FactorName, (habits: Habits) => string> = {
  history: (h) => `Your account don reach ${h.months} ${h.months === 1 ? 'month' : 'months'}.`,
  identity: (h) => `You dey level ${h.tier} out of 3.`,
  income: (h) =>
    `Money enter for ${h.monthsWithIncome} of the last 3 months, about ${printNaira(h.incomeSeen)} every month.`,
  savings: (h) =>
    `You get ${printNaira(h.balance)}, and you dey spend about ${printNaira(h.outgoing)} every month.`,
  repayment: (h) =>
    h.instalmentsPaid + h.instalmentsLate === 0
      ? 'You never pay back any loan with us.'
      : `You pay ${h.instalmentsPaid} times on time and ${h.instalmentsLate} times late.`,
  groups: (h) =>
    h.contributionsPaid + h.contributionsLate === 0
      ? 'You never save for any group.'
      : `You contribute ${h.contributionsPaid} times on time and ${h.contributionsLate} times late.`,
};

const named = (loan: Loan): string => names[loan.product.id].toLowerCase();

/** What the bank says about loans, in Pidgin. */
export const loans: typeof en = {
  names,
  products,
  months: (f) => `${f.least} to ${f.most} months`,
  factors: {
    history: 'How old your account be',
    identity: 'Proof of who you be',
    income: 'Money wey dey enter',
    savings: 'Wetin you dey save',
    repayment: 'How you dey pay back',
    groups: 'Group savings',
  },
  explain: (f) => explained[f.factor.name](f.habits),
  advice: {
    history: 'Dey use your account: as e dey old, e dey help.',
    identity: 'Raise your level with your NIN and your address.',
    income: 'Make your salary or your sales dey enter this account every month.',
    savings: 'Leave small money for the account every month.',
    repayment: 'Take small loan and pay am on time.',
    groups: 'Join savings group and no ever miss contribution.',
  },
  ratings: { Excellent: 'e good well well', Good: 'e good', Fair: 'e dey middle', Poor: 'e low' },
  reason: reasonOf,

  which: () => 'Which loan you want?',
  productLine: (f) => `${printNaira(f.least)} reach ${printNaira(f.most)}, ${percent(f.rateBp)} a year`,
  howMuch: (f) => `${names[f.product]}: how much? From ${printNaira(f.least)} reach ${printNaira(f.most)}.`,
  howLong: () => 'How many months you go take pay am back?',
  monthsTitle: (f) => `${f.months} months`,
  eachMonth: (f) => `For ${printNaira(f.amount)}, na this you go dey pay every month:`,
  eachMonthDepends: () => 'E depend on how much you borrow and how many months.',
  whatFor: () => 'Wetin you wan use am do?',
  purposes: { business: 'Business', school: 'School fees', rent: 'Rent', health: 'Health', family: 'Family' },
  howMuchIncome: () => 'How much dey enter your hand every month, from everything wey you dey do?',
  approved: (loan) =>
    [
      `Good news: we don gree for ${names[loan.product.id]} of ${printNaira(loan.amount)}.`,
      ...terms(loan),
      'No other charge. You fit pay am back early, no charge.',
      '',
      `Put your PIN make you collect am. The offer dey till ${loan.offerUntil ? printDay(loan.offerUntil) : ''}.`,
    ].join('\n'),
  pending: (loan) =>
    `We don see your application for ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  rejected: (loan) => `We no fit give you ${printNaira(loan.amount)} now. ${reasonOf(loan)}`,
  decided: (loan) =>
    loan.status === 'approved'
      ? `✅ We don gree for your loan of ${printNaira(loan.amount)}. ${reasonOf(loan)}\n${terms(loan).join('\n')}\nTalk “my loan” make you collect am.`
      : `Your application for ${printNaira(loan.amount)} (${loan.reference}) no pass. ${reasonOf(loan)}`,
  disbursed: (f) =>
    `✅ ${printNaira(f.amount)} don enter your account.\nReference: ${f.loan.reference}\nFirst payment na ${printNaira(f.loan.payment)}${f.loan.next ? ` for ${printDay(f.loan.next.dueAt)}` : ''}\nBalance: ${printNaira(f.balance)}`,
  lateRule: () =>
    'You get 3 days after the day. After that 1% of wetin due go join, e no go pass ₦5,000, and your credit score go drop. If e hard you, reply PERSON first: we go find way together.',
  earlyFree: () => 'You fit pay am back early, all or part, no extra charge: wetin remain go reduce.',
  repayAmount: (f) => `How much you wan pay back? Everything wey remain today na ${printNaira(f.all)}.`,
  repayAll: () => 'Everything',
  repayNext: () => 'The next payment',
  repayQuote: (f) =>
    f.closes
      ? `Pay ${printNaira(f.amount)} and finish your ${named(f.loan)}.\nNo charge\n\nPut your PIN.`
      : `Pay ${printNaira(f.amount)} for your ${named(f.loan)}.\nNo charge. Wetin remain go small.\n\nPut your PIN.`,
  repaid: (f) =>
    f.loan.outstanding === 0n
      ? `✅ You don pay ${printNaira(f.amount)}. Your ${named(f.loan)} don finish. Well done!\nReference: ${f.loan.reference}`
      : `✅ You don pay ${printNaira(f.amount)}. E remain ${printNaira(f.loan.outstanding)}.\nReference: ${f.loan.reference}`,
  whichOne: () => 'Which loan?',
  none: () => 'You no get any loan with us. Talk “loan” make you see wetin you fit get.',
  nothingToRepay: () => 'You no owe us anything.',
  list: (f) => f.loans.map(statusLine).join('\n\n'),
  scoreLine: (f) => `Your credit score na ${f.score} out of 850.`,

  reminder: (f) =>
    `Your loan payment of ${printNaira(f.amount)} go due for ${printDay(f.dueAt)}. Abeg make the money dey your account; na then we go take am.`,
  collected: (f) =>
    `We don take your loan payment of ${printNaira(f.amount)}. E remain ${printNaira(f.loan.outstanding)}.\nReference: ${f.loan.reference}`,
  closed: (f) =>
    `✅ We don take your last payment of ${printNaira(f.amount)}. You don pay your loan finish. Well done!\nReference: ${f.loan.reference}`,
  short: (f) =>
    f.taken > 0n
      ? `We take ${printNaira(f.taken)} for your loan; ${printNaira(f.missing)} still dey. Abeg add money before 3 days: after that late fee go dey.`
      : `Your loan payment of ${printNaira(f.missing)} don due, and the money no dey your account. Abeg add money before 3 days: after that late fee go dey.`,
  late: (f) =>
    `Your loan payment don late. ${f.fee > 0n ? `We add late fee of ${printNaira(f.fee)}. ` : ''}You suppose pay ${printNaira(f.missing)} now. If e hard for you, reply PERSON: we go find way together.`,
  writtenOff: (f) =>
    `Wetin remain for your loan ${f.loan.reference}, ${printNaira(f.amount)}, we don write am off. We no go collect again. E go remain for your credit history. If you fit pay later, reply PERSON.`,
};
