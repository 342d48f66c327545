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
  features: {
    basic: [
      'Ụlọ akụ site na ide na olu n’asụsụ ise',
      'Nziga ego na ụlọ akụ niile na Naịjirịa',
      'Kaadị ekwentị, data, ọkụ na onyonyo',
      'Isusu na otu nchekwa ego',
      'Otu kaadị nke ịntanetị',
      'Ụlọ akụ USSD n’enweghị ịntanetị',
    ],
    premium: [
      'Ihe niile dị na Basic',
      'Nziga ego ruo ₦500,000 n’ụbọchị',
      'Kaadị nke ịntanetị atọ',
      'Ọmụrụ nwa nchekwa 5.5% n’afọ',
      'Mbinye ego ruo nde ₦5',
      'Nkọwa ihe i mefuru na mbudata',
    ],
    business: [
      'Ihe niile dị na Premium',
      'Nziga ego ruo nde ₦1 n’ụbọchị',
      'Kaadị nke ịntanetị iri',
      'Ọmụrụ nwa nchekwa 6.5% n’afọ',
      'Mbinye ego ruo nde ₦20',
      'Enyemaka ngwa ngwa',
    ],
    vip: [
      'Ihe niile dị na Business',
      'Nziga ego ruo nde ₦2 n’ụbọchị',
      'Kaadị nke ịntanetị iri abụọ na ise',
      'Ọmụrụ nwa nchekwa 8% n’afọ',
      'Mbinye ego ruo nde ₦50',
      'Enyemaka ngwa ngwa, ehihie na abalị',
    ],
  },
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
