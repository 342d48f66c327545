import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

type PlanName = 'basic' | 'premium' | 'business' | 'vip';

/** What the bank says of its plans. */
export const plans = {
  names: { basic: 'Basic', premium: 'Premium', business: 'Business', vip: 'VIP' } satisfies Record<
    PlanName,
    string
  >,
  about: {
    basic: 'Everyday banking in chat',
    premium: 'Higher limits and more cards',
    business: 'For shops and growing businesses',
    vip: 'The most that we offer',
  } satisfies Record<PlanName, string>,
  /** What every plan has. */
  basics: [
    'Chat in five languages',
    'Transfers to every Nigerian bank',
    'Airtime, data, electricity and TV',
    'Esusu and savings circles',
    'USSD banking without internet',
  ],
  /** What a plan adds, each from the plan's own figures. */
  adds: {
    allOf: (f: { plan: string }) => `Everything in ${f.plan}`,
    daily: (f: { daily: Kobo }) => `Transfers up to ${printNaira(f.daily)} a day`,
    cards: (f: { cards: number }) => (f.cards === 1 ? 'One virtual card' : `${f.cards} virtual cards`),
    interest: (f: { percent: number }) => `Savings interest of ${f.percent}% a year`,
    loans: (f: { most: Kobo }) => `Loans up to ${printNaira(f.most)}`,
    investing: (f: { least: Kobo }) => `Investments from ${printNaira(f.least)}`,
    support: () => 'Your questions are answered first',
  },
  /** What the customer's level holds back of a plan, said before it is sold. */
  held: (f: { plan: string; daily: Kobo; tier: number }) =>
    `At your level at most ${printNaira(f.daily)} may leave in a day, whatever the plan. All of ${f.plan} can be used from level ${f.tier}: raise your level in the settings first.`,
  which: (f: { plan: string }) => `You are on ${f.plan}. Which plan would you like?`,
  line: (f: { fee: Kobo; daily: Kobo }) =>
    `${f.fee > 0n ? `${printNaira(f.fee)} a month` : 'Free'}, up to ${printNaira(f.daily)} a day`,
  offer: (f: { plan: string; amount: Kobo }) =>
    `${f.plan} costs ${printNaira(f.amount)}. Approve it with your PIN.`,
  scheduled: (f: { plan: string; at: Date }) => `You move to ${f.plan} on ${printDay(f.at)}.`,
  kept: (f: { plan: string }) => `You stay on ${f.plan}.`,
  upgraded: (f: { plan: string; limitsFrom: Date }) =>
    `You are on ${f.plan} now. To protect you, its higher limits begin on ${printDay(f.limitsFrom)}.`,
  renewed: (f: { plan: string; amount: Kobo; until: Date }) =>
    `${f.plan} was renewed for ${printNaira(f.amount)}, until ${printDay(f.until)}.`,
  unpaid: (f: { plan: string; amount: Kobo; until: Date }) =>
    `We could not take ${printNaira(f.amount)} for ${f.plan}. Please have it in your account by ${printDay(f.until)}, or you move to Basic.`,
  fellBack: () => 'You are on Basic again.',
};
