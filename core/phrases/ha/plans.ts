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
  basics: [
    'Hira a harsuna biyar',
    'Tura kuɗi zuwa kowane banki a Najeriya',
    'Katin waya, data, wuta da talabijin',
    'Adashi da ƙungiyoyin ajiya',
    'Banki ta USSD ba intanet',
  ],
  adds: {
    allOf: (f) => `Duk abin da ke cikin ${f.plan}`,
    daily: (f) => `Tura kuɗi har ${printNaira(f.daily)} a rana`,
    cards: (f) => `Katin banki na intanet: ${f.cards}`,
    interest: (f) => `Ribar ajiya ${f.percent}% a shekara`,
    loans: (f) => `Bashi har ${printNaira(f.most)}`,
    investing: (f) => `Zuba jari daga ${printNaira(f.least)}`,
    support: () => 'Ana fara amsa tambayoyinka',
  },
  held: (f) =>
    `A matakinka, ${printNaira(f.daily)} kawai za su iya fita a rana, ko da wane tsari. Ana iya amfani da duk ${f.plan} daga mataki na ${f.tier}: fara ɗaga matakinka a saituna.`,
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
