import { printNaira } from '../../kernel/index.ts';
import type { plans as english } from '../en/plans.ts';
import { printDay } from './print.ts';

/** What the bank says of its plans, in Hausa. */
export const plans: typeof english = {
  names: { basic: 'Basic', premium: 'Premium', business: 'Business', vip: 'VIP' },
  about: {
    basic: 'Bankin yau da kullum a hira',
    premium: 'Ƙarin iyaka da ƙarin kati',
    business: 'Don shaguna da sana’o’i masu girma',
    vip: 'Mafi girman da muke bayarwa',
  },
  features: {
    basic: [
      'Banki da hira da murya a harsuna biyar',
      'Tura kuɗi zuwa kowane banki a Najeriya',
      'Katin waya, data, wuta da talabijin',
      'Adashi da ƙungiyoyin ajiya',
      'Katin banki na intanet ɗaya',
      'Banki ta USSD ba intanet',
    ],
    premium: [
      'Duk abin da ke cikin Basic',
      'Tura kuɗi har ₦500,000 a rana',
      'Katin banki na intanet uku',
      'Ribar ajiya 5.5% a shekara',
      'Bashi har ₦5 miliyan',
      'Bayanin kashe kuɗi da saukewa',
    ],
    business: [
      'Duk abin da ke cikin Premium',
      'Tura kuɗi har ₦1 miliyan a rana',
      'Katin banki na intanet goma',
      'Ribar ajiya 6.5% a shekara',
      'Bashi har ₦20 miliyan',
      'Taimako na gaggawa',
    ],
    vip: [
      'Duk abin da ke cikin Business',
      'Tura kuɗi har ₦2 miliyan a rana',
      'Katin banki na intanet ashirin da biyar',
      'Ribar ajiya 8% a shekara',
      'Bashi har ₦50 miliyan',
      'Taimako na gaggawa, dare da rana',
    ],
  },
  which: (f) => `Kana kan ${f.plan}. Wane tsari kake so?`,
  line: (f) => `${f.fee > 0n ? `${printNaira(f.fee)} a wata` : 'Kyauta'}, har ${printNaira(f.daily)} a rana`,
  offer: (f) => `${f.plan} ${printNaira(f.amount)} ne. Ka amince da PIN.`,
  scheduled: (f) => `Za ka koma ${f.plan} ranar ${printDay(f.at)}.`,
  kept: (f) => `Kana nan a kan ${f.plan}.`,
  upgraded: (f) =>
    `Yanzu kana kan ${f.plan}. Don kare ka, ƙarin iyaka zai fara ranar ${printDay(f.limitsFrom)}.`,
  renewed: (f) => `An sabunta ${f.plan} da ${printNaira(f.amount)}, har ${printDay(f.until)}.`,
  unpaid: (f) =>
    `Ba mu iya cire ${printNaira(f.amount)} na ${f.plan} ba. Don Allah ka saka kuɗin a asusunka kafin ${printDay(f.until)}, in ba haka ba za ka koma Basic.`,
  fellBack: () => 'Ka koma Basic.',
};
