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
import { printDay } from '../print.ts';

type Words = {
  about: string;
  processing: string;
  features: string[];
  requirements: string[];
};

const names: Record<ProductId, string> = {
  quick: 'Quick loan',
  salary: 'Salary advance',
  personal: 'Personal loan',
  business: 'Business loan',
  asset: 'Asset finance',
  home: 'Home loan',
};

const early = 'Pay back early at no cost';

const products: Record<ProductId, Words> = {
  quick: {
    about: 'Small money for what cannot wait.',
    processing: 'At once',
    features: ['Decided in seconds', 'No papers', early],
    requirements: ['A Karo account', 'Money coming into it'],
  },
  salary: {
    about: 'Your pay, before payday.',
    processing: 'At once',
    features: ['Decided in seconds', 'Fixed payments', early],
    requirements: ['A regular income', 'A score of 480 or more'],
  },
  personal: {
    about: 'School fees, rent, a wedding: what is too big for one month.',
    processing: 'At once, or within a day',
    features: ['Up to 24 months', 'Fixed payments', early],
    requirements: ['A regular income', 'A score of 520 or more', 'Level 2 for more than ₦50,000'],
  },
  business: {
    about: 'Stock, a machine, another shop.',
    processing: 'At once, or within a day',
    features: ['Up to 36 months', 'Fixed payments', early],
    requirements: ['A business that earns', 'A score of 540 or more', 'Level 3 for more than ₦5,000,000'],
  },
  asset: {
    about: 'A car, a generator, solar panels: pay while you use it.',
    processing: 'Within a day',
    features: ['Up to 36 months', 'A lower rate', early],
    requirements: ['A regular income', 'A score of 600 or more', 'Level 3 for more than ₦5,000,000'],
  },
  home: {
    about: 'Build, repair or buy a home.',
    processing: 'Within a day',
    features: ['Up to ₦50,000,000', 'Our lowest rate', early],
    requirements: ['A steady income', 'A score of 650 or more', 'Level 3 for more than ₦5,000,000'],
  },
};

type ReasonFacts = { amount: Kobo | undefined; words: string | undefined; score: number; scoreLeast: number };

const because = (words: string | undefined): string => (words ? ` ${words}` : '');

const reasons: Record<LoanReason, (facts: ReasonFacts) => string> = {
  within_means: () => 'It fits what comes into your account.',
  large: () => 'It is a large loan, so a person looks at it first. You hear from us within a day.',
  income_unseen: () =>
    'We have not seen so much come into your account, so a person looks at it first. You hear from us within a day.',
  score: (f) => `This loan needs a score of ${f.scoreLeast}; yours is ${f.score}.`,
  arrears: () => 'A payment of another loan is late. Please pay that first.',
  unaffordable: (f) =>
    f.amount && f.amount >= 500_000n
      ? `The payments would be more than two fifths of what comes in. About ${printNaira(roundDown(f.amount))} would fit.`
      : 'The payments would be more than two fifths of what comes into your account.',
  tier: (f) =>
    `At your level you can borrow at most ${printNaira(f.amount ?? zero)}. Say “upgrade” to raise it.`,
  plan: (f) =>
    `Your plan lends at most ${printNaira(f.amount ?? zero)}. A higher plan lends more: see it in your settings.`,
  purpose: () => 'We do not lend for betting: it takes more than it gives.',
  too_new: () => 'Your number is new on the account. Please try again tomorrow.',
  person_said_yes: (f) => `We looked at it, and the answer is yes.${because(f.words)}`,
  person_said_no: (f) => `We looked at it, and cannot give it now.${because(f.words)}`,
};

const THOUSAND = 100_000n;
const roundDown = (amount: Kobo): Kobo => ((amount / THOUSAND) * THOUSAND) as Kobo;

const reasonOf = (loan: Loan): string =>
  reasons[loan.reason]({
    amount: loan.reasonAmount,
    words: loan.reasonWords,
    score: loan.score,
    scoreLeast: loan.product.scoreLeast,
  });

const percent = (rateBp: number): string => `${rateBp / 100}%`;

const terms = (loan: Loan): string[] => [
  `${printNaira(loan.payment)} a month for ${loan.months} months`,
  `Interest ${percent(loan.rateBp)} a year: ${printNaira(loan.totalInterest)} in all`,
];

const status: Record<Loan['status'], string> = {
  pending: 'being looked at',
  approved: 'approved, waiting for you',
  rejected: 'not given',
  withdrawn: 'withdrawn',
  disbursed: 'running',
  in_arrears: 'late',
  repaid: 'paid back',
  written_off: 'written off',
};

function statusLine(loan: Loan): string {
  const head = `${names[loan.product.id]} ${printNaira(loan.amount)}: ${status[loan.status]}`;
  if (loan.status === 'rejected' || loan.status === 'pending') return `${head}. ${reasonOf(loan)}`;
  if (loan.outstanding === 0n) return head;
  const late = loan.due > 0n ? `\nDue now: ${printNaira(loan.due)}` : '';
  const next = loan.next ? `\nNext payment ${printDay(loan.next.dueAt)}` : '';
  return `${head}\nLeft to pay today: ${printNaira(loan.outstanding)}${late}${next}`;
}

const explained: Record<FactorName, (habits: Habits) => string> = {
  history: (h) => `Your account is ${h.months} ${h.months === 1 ? 'month' : 'months'} old.`,
  identity: (h) => `You are at level ${h.tier} of 3.`,
  income: (h) =>
    `Money came in during ${h.monthsWithIncome} of the last 3 months, about ${printNaira(h.incomeSeen)} a month.`,
  savings: (h) => `You keep ${printNaira(h.balance)}, and spend about ${printNaira(h.outgoing)} a month.`,
  repayment: (h) =>
    h.instalmentsPaid + h.instalmentsLate === 0
      ? 'You have not paid back a loan with us yet.'
      : `You paid ${h.instalmentsPaid} times on time and ${h.instalmentsLate} times late.`,
  groups: (h) =>
    h.contributionsPaid + h.contributionsLate === 0
      ? 'You have not saved in a group yet.'
      : `You contributed ${h.contributionsPaid} times on time and ${h.contributionsLate} times late.`,
};

/** What the bank says about loans. */
export const loans = {
  names,
  products,
  months: (f: { least: number; most: number }) => `${f.least} to ${f.most} months`,
  factors: {
    history: 'Age of the account',
    identity: 'Proof of who you are',
    income: 'Money coming in',
    savings: 'Savings',
    repayment: 'Paying back',
    groups: 'Saving in groups',
  } satisfies Record<FactorName, string>,
  explain: (f: { factor: Factor; habits: Habits }) => explained[f.factor.name](f.habits),
  advice: {
    history: 'Keep using your account: age helps by itself.',
    identity: 'Raise your level with your NIN and your address.',
    income: 'Have your pay or your takings come into this account every month.',
    savings: 'Leave a little in the account each month.',
    repayment: 'Take a small loan and pay it on time.',
    groups: 'Join a savings group and never miss a contribution.',
  } satisfies Record<FactorName, string>,
  ratings: { Excellent: 'excellent', Good: 'good', Fair: 'fair', Poor: 'low' } satisfies Record<
    Rating,
    string
  >,
  reason: reasonOf,

  which: () => 'Which loan would you like?',
  productLine: (f: { least: Kobo; most: Kobo; rateBp: number }) =>
    `${printNaira(f.least)} to ${printNaira(f.most)}, ${percent(f.rateBp)} a year`,
  howMuch: (f: { product: ProductId; least: Kobo; most: Kobo }) =>
    `${names[f.product]}: how much? From ${printNaira(f.least)} to ${printNaira(f.most)}.`,
  howLong: () => 'Over how many months do you want to pay it back?',
  monthsTitle: (f: { months: number }) => `${f.months} months`,
  eachMonth: (f: { amount: Kobo }) => `For ${printNaira(f.amount)} you would pay each month:`,
  eachMonthDepends: () => 'That depends on how much you borrow and for how long.',
  whatFor: () => 'What is it for?',
  purposes: { business: 'Business', school: 'School fees', rent: 'Rent', health: 'Health', family: 'Family' },
  howMuchIncome: () => 'How much comes in for you in a month, from all you do?',
  approved: (loan: Loan) =>
    [
      `Good news: ${names[loan.product.id]} of ${printNaira(loan.amount)} is approved.`,
      ...terms(loan),
      'No other charge. You may pay it back early at no cost.',
      '',
      `Approve with your PIN to take it. The offer stands until ${loan.offerUntil ? printDay(loan.offerUntil) : ''}.`,
    ].join('\n'),
  pending: (loan: Loan) =>
    `We have your application for ${printNaira(loan.amount)} (${loan.reference}). ${reasonOf(loan)}`,
  rejected: (loan: Loan) => `We cannot give you ${printNaira(loan.amount)} now. ${reasonOf(loan)}`,
  decided: (loan: Loan) =>
    loan.status === 'approved'
      ? `✅ Your loan of ${printNaira(loan.amount)} is approved. ${reasonOf(loan)}\n${terms(loan).join('\n')}\nSay “my loan” to take it.`
      : `Your application for ${printNaira(loan.amount)} (${loan.reference}) was not approved. ${reasonOf(loan)}`,
  disbursed: (f: { loan: Loan; amount: Kobo; balance: Kobo }) =>
    `✅ ${printNaira(f.amount)} is in your account.\nReference: ${f.loan.reference}\nFirst payment ${printNaira(f.loan.payment)}${f.loan.next ? ` on ${printDay(f.loan.next.dueAt)}` : ''}\nBalance: ${printNaira(f.balance)}`,
  lateRule: () =>
    'You have 3 days after the day. Then 1% of what is due is added, ₦5,000 at most, and your credit score falls. In difficulty, reply PERSON first: we find a way together.',
  earlyFree: () => 'You may pay back early, all or a part, at no cost: it makes what is left smaller.',
  repayAmount: (f: { next: Kobo; all: Kobo }) =>
    `How much do you want to pay back? All that is left today is ${printNaira(f.all)}.`,
  repayAll: () => 'All of it',
  repayNext: () => 'The next payment',
  repayQuote: (f: { loan: Loan; amount: Kobo; closes: boolean }) =>
    f.closes
      ? `Pay ${printNaira(f.amount)} and finish your ${names[f.loan.product.id].toLowerCase()}.\nNo charge\n\nApprove with your PIN.`
      : `Pay ${printNaira(f.amount)} towards your ${names[f.loan.product.id].toLowerCase()}.\nNo charge. What is left becomes smaller.\n\nApprove with your PIN.`,
  repaid: (f: { loan: Loan; amount: Kobo }) =>
    f.loan.outstanding === 0n
      ? `✅ ${printNaira(f.amount)} paid. Your ${names[f.loan.product.id].toLowerCase()} is paid back in full. Well done!\nReference: ${f.loan.reference}`
      : `✅ ${printNaira(f.amount)} paid. Left to pay: ${printNaira(f.loan.outstanding)}.\nReference: ${f.loan.reference}`,
  whichOne: () => 'Which loan?',
  none: () => 'You have no loan with us. Say “loan” to see what you can have.',
  nothingToRepay: () => 'You owe us nothing.',
  list: (f: { loans: readonly Loan[] }) => f.loans.map(statusLine).join('\n\n'),
  scoreLine: (f: { score: number; rating: Rating }) => `Your credit score is ${f.score} of 850.`,

  reminder: (f: { loan: Loan; amount: Kobo; dueAt: Date }) =>
    `Your loan payment of ${printNaira(f.amount)} is due on ${printDay(f.dueAt)}. Please have it in your account; we take it then.`,
  collected: (f: { loan: Loan; amount: Kobo }) =>
    `We took your loan payment of ${printNaira(f.amount)}. Left to pay: ${printNaira(f.loan.outstanding)}.\nReference: ${f.loan.reference}`,
  closed: (f: { loan: Loan; amount: Kobo }) =>
    `✅ We took your last payment of ${printNaira(f.amount)}. Your loan is paid back. Well done!\nReference: ${f.loan.reference}`,
  short: (f: { loan: Loan; taken: Kobo; missing: Kobo }) =>
    f.taken > 0n
      ? `We took ${printNaira(f.taken)} for your loan; ${printNaira(f.missing)} is still due. Please add money within 3 days: after that there is a late fee.`
      : `Your loan payment of ${printNaira(f.missing)} is due, and your account does not have it. Please add money within 3 days: after that there is a late fee.`,
  late: (f: { loan: Loan; missing: Kobo; fee: Kobo }) =>
    `Your loan payment is late. ${f.fee > 0n ? `A late fee of ${printNaira(f.fee)} was added. ` : ''}Due now: ${printNaira(f.missing)}. If you are in difficulty, reply PERSON: we find a way together.`,
  writtenOff: (f: { loan: Loan; amount: Kobo }) =>
    `What you still owed on your loan ${f.loan.reference}, ${printNaira(f.amount)}, was written off. We collect nothing more. It stays in your credit history. If you can pay later, reply PERSON.`,
};
