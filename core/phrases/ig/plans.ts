import { printNaira } from '../../kernel/index.ts';
import type { plans as english } from '../en/plans.ts';
import { printDay } from './print.ts';

/** What the bank says of its plans, in Igbo. */
export const plans: typeof english = {
  names: { basic: 'Basic', premium: 'Premium', business: 'Business', vip: 'VIP' },
  about: {
    basic: 'Ụlọ akụ kwa ụbọchị na mkparịta ụka',
    premium: 'Oke ka elu na kaadị ndị ọzọ',
    business: 'Maka ụlọ ahịa na azụmahịa na-eto eto',
    vip: 'Nke kacha elu anyị nwere',
  },
  basics: [
    'Mkparịta ụka n’asụsụ ise',
    'Nziga ego na ụlọ akụ niile na Naịjirịa',
    'Kaadị ekwentị, data, ọkụ na onyonyo',
    'Isusu na otu nchekwa ego',
    'Ụlọ akụ USSD n’enweghị ịntanetị',
  ],
  adds: {
    allOf: (f) => `Ihe niile dị na ${f.plan}`,
    daily: (f) => `Nziga ego ruo ${printNaira(f.daily)} n’ụbọchị`,
    cards: (f) => `Kaadị nke ịntanetị: ${f.cards}`,
    interest: (f) => `Ọmụrụ nwa nchekwa ${f.percent}% n’afọ`,
    loans: (f) => `Mbinye ego ruo ${printNaira(f.most)}`,
    investing: (f) => `Itinye ego malite na ${printNaira(f.least)}`,
    support: () => 'A na-ebu ụzọ aza ajụjụ gị',
  },
  held: (f) =>
    `N’ọkwa gị, naanị ${printNaira(f.daily)} ga-apụli n’ụbọchị, n’agbanyeghị atụmatụ. A pụrụ iji ${f.plan} niile site na ọkwa ${f.tier}: buru ụzọ bulie ọkwa gị na ntọala.`,
  which: (f) => `Ị nọ na ${f.plan}. Kedu atụmatụ ị chọrọ?`,
  line: (f) => `${f.fee > 0n ? `${printNaira(f.fee)} n’ọnwa` : 'N’efu'}, ruo ${printNaira(f.daily)} n’ụbọchị`,
  offer: (f) => `${f.plan} bụ ${printNaira(f.amount)}. Jiri PIN gị kwado ya.`,
  scheduled: (f) => `Ị ga-aga ${f.plan} na ${printDay(f.at)}.`,
  kept: (f) => `Ị ka nọ na ${f.plan}.`,
  upgraded: (f) =>
    `Ị nọ na ${f.plan} ugbu a. Maka nchekwa gị, oke ya ka elu ga-amalite na ${printDay(f.limitsFrom)}.`,
  renewed: (f) => `E mere ka ${f.plan} gaa n’ihu na ${printNaira(f.amount)}, ruo ${printDay(f.until)}.`,
  unpaid: (f) =>
    `Anyị enweghị ike iwere ${printNaira(f.amount)} maka ${f.plan}. Biko mee ka ọ dị n’akaụntụ gị tupu ${printDay(f.until)}, ma ọ bụghị ya ị ga-alaghachi na Basic.`,
  fellBack: () => 'Ị laghachila na Basic.',
};
