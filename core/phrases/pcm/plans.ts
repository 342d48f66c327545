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
  basics: [
    'Chat for five languages',
    'Send money to every Nigerian bank',
    'Airtime, data, light and TV',
    'Esusu and savings circles',
    'USSD banking without internet',
  ],
  adds: {
    allOf: (f) => `Everything for ${f.plan}`,
    daily: (f) => `Send reach ${printNaira(f.daily)} every day`,
    cards: (f) => (f.cards === 1 ? 'One virtual card' : `${f.cards} virtual cards`),
    interest: (f) => `Savings interest of ${f.percent}% every year`,
    loans: (f) => `Loan reach ${printNaira(f.most)}`,
    investing: (f) => `Invest from ${printNaira(f.least)}`,
    support: () => 'We dey answer your question first',
  },
  held: (f) =>
    `For your level, na only ${printNaira(f.daily)} fit comot for one day, no matter the plan. You fit use everything for ${f.plan} from level ${f.tier}: raise your level for settings first.`,
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
