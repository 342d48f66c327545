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
  features: {
    basic: [
      'Chat and voice banking in five languages',
      'Transfers to every Nigerian bank',
      'Airtime, data, electricity and TV',
      'Esusu and savings circles',
      'One virtual card',
      'USSD banking without internet',
    ],
    premium: [
      'Everything in Basic',
      'Transfers up to ₦500,000 a day',
      'Three virtual cards',
      'Savings interest of 5.5% a year',
      'Loans up to ₦5 million',
      'Spending insights and export',
    ],
    business: [
      'Everything in Premium',
      'Transfers up to ₦1 million a day',
      'Ten virtual cards',
      'Savings interest of 6.5% a year',
      'Loans up to ₦20 million',
      'Priority support',
    ],
    vip: [
      'Everything in Business',
      'Transfers up to ₦2 million a day',
      'Twenty-five virtual cards',
      'Savings interest of 8% a year',
      'Loans up to ₦50 million',
      'Priority support, day and night',
    ],
  } satisfies Record<PlanName, string[]>,
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
