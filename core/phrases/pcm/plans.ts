import { printNaira } from '../../kernel/index.ts';
import type { plans as english } from '../en/plans.ts';
import { printDay } from '../print.ts';

export const plans: typeof english = {
  names: { basic: 'Basic', premium: 'Premium', business: 'Business', vip: 'VIP' },
  about: {
    basic: 'Everyday banking for chat',
    premium: 'Bigger limits and more cards',
    business: 'For shop and business wey dey grow',
    vip: 'The highest wey we get',
  },
  features: {
    basic: [
      'Chat and voice banking for five languages',
      'Send money to every Nigerian bank',
      'Airtime, data, light and TV',
      'Esusu and savings circles',
      'One virtual card',
      'USSD banking without internet',
    ],
    premium: [
      'Everything for Basic',
      'Send reach ₦500,000 every day',
      'Three virtual cards',
      'Savings interest of 5.5% every year',
      'Loan reach ₦5 million',
      'See how you dey spend, and export am',
    ],
    business: [
      'Everything for Premium',
      'Send reach ₦1 million every day',
      'Ten virtual cards',
      'Savings interest of 6.5% every year',
      'Loan reach ₦20 million',
      'Priority support',
    ],
    vip: [
      'Everything for Business',
      'Send reach ₦2 million every day',
      'Twenty-five virtual cards',
      'Savings interest of 8% every year',
      'Loan reach ₦50 million',
      'Priority support, day and night',
    ],
  },
  which: (f) => `You dey ${f.plan}. Which plan you want?`,
  line: (f) =>
    `${f.fee > 0n ? `${printNaira(f.fee)} every month` : 'Free'}, reach ${printNaira(f.daily)} every day`,
  offer: (f) => `${f.plan} na ${printNaira(f.amount)}. Approve am with your PIN.`,
  scheduled: (f) => `You go move to ${f.plan} on ${printDay(f.at)}.`,
  kept: (f) => `You still dey ${f.plan}.`,
  upgraded: (f) =>
    `You dey ${f.plan} now. To protect you, the bigger limits go start on ${printDay(f.limitsFrom)}.`,
  renewed: (f) => `We don renew ${f.plan} for ${printNaira(f.amount)}, reach ${printDay(f.until)}.`,
  unpaid: (f) =>
    `We no fit take ${printNaira(f.amount)} for ${f.plan}. Abeg put am for your account before ${printDay(f.until)}, or you go move to Basic.`,
  fellBack: () => 'You dey Basic again.',
};
