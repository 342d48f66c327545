import { printNaira } from '../../kernel/index.ts';
import type { plans as english } from '../en/plans.ts';
import { printDay } from './print.ts';

/** What the bank says of its plans, in Yoruba. */
export const plans: typeof english = {
  names: { basic: 'Basic', premium: 'Premium', business: 'Business', vip: 'VIP' },
  about: {
    basic: 'Báńkì ojoojúmọ́ nínú ìtàkùrọ̀sọ',
    premium: 'Òpin tó ga àti káàdì púpọ̀ sí i',
    business: 'Fún ìsọ̀ àti òwò tó ń dàgbà',
    vip: 'Èyí tó pọ̀ jù lọ tí a ní',
  },
  features: {
    basic: [
      'Báńkì nípa kíkọ àti ohùn ní èdè márùn-ún',
      'Fífi owó ránṣẹ́ sí gbogbo báńkì Nàìjíríà',
      'Káàdì ìpè, data, iná àti tẹlifíṣọ̀n',
      'Èsúsú àti ẹgbẹ́ ìfowópamọ́',
      'Káàdì orí íńtánẹ́ẹ̀tì kan',
      'Báńkì USSD láìsí íńtánẹ́ẹ̀tì',
    ],
    premium: [
      'Gbogbo ohun tó wà nínú Basic',
      'Fífi owó ránṣẹ́ títí dé ₦500,000 lóòjọ́',
      'Káàdì orí íńtánẹ́ẹ̀tì mẹ́ta',
      'Èlé ìfowópamọ́ 5.5% lọ́dún',
      'Ẹ̀yáwó títí dé mílíọ̀nù ₦5',
      'Àlàyé ohun tí o ná àti gbígbà rẹ̀',
    ],
    business: [
      'Gbogbo ohun tó wà nínú Premium',
      'Fífi owó ránṣẹ́ títí dé mílíọ̀nù ₦1 lóòjọ́',
      'Káàdì orí íńtánẹ́ẹ̀tì mẹ́wàá',
      'Èlé ìfowópamọ́ 6.5% lọ́dún',
      'Ẹ̀yáwó títí dé mílíọ̀nù ₦20',
      'Ìrànlọ́wọ́ kíákíá',
    ],
    vip: [
      'Gbogbo ohun tó wà nínú Business',
      'Fífi owó ránṣẹ́ títí dé mílíọ̀nù ₦2 lóòjọ́',
      'Káàdì orí íńtánẹ́ẹ̀tì mẹ́ẹ̀ẹ́dọ́gbọ̀n',
      'Èlé ìfowópamọ́ 8% lọ́dún',
      'Ẹ̀yáwó títí dé mílíọ̀nù ₦50',
      'Ìrànlọ́wọ́ kíákíá, lọ́sàn-án lóru',
    ],
  },
  which: (f) => `O wà lórí ${f.plan}. Ètò wo lo fẹ́?`,
  line: (f) => `${f.fee > 0n ? `${printNaira(f.fee)} lóṣù` : 'Ọ̀fẹ́'}, títí dé ${printNaira(f.daily)} lóòjọ́`,
  offer: (f) => `${f.plan} jẹ́ ${printNaira(f.amount)}. Fi PIN rẹ fọwọ́ sí i.`,
  scheduled: (f) => `Wàá bọ́ sí ${f.plan} ní ${printDay(f.at)}.`,
  kept: (f) => `O ṣì wà lórí ${f.plan}.`,
  upgraded: (f) =>
    `O ti wà lórí ${f.plan} báyìí. Láti dáàbò bò ọ́, òpin gíga rẹ̀ yóò bẹ̀rẹ̀ ní ${printDay(f.limitsFrom)}.`,
  renewed: (f) => `A ti tún ${f.plan} ṣe pẹ̀lú ${printNaira(f.amount)}, títí di ${printDay(f.until)}.`,
  unpaid: (f) =>
    `A kò lè gba ${printNaira(f.amount)} fún ${f.plan}. Jọ̀wọ́ jẹ́ kó wà nínú àkántì rẹ kó tó di ${printDay(f.until)}, bí bẹ́ẹ̀ kọ́ wàá padà sí Basic.`,
  fellBack: () => 'O ti padà sí Basic.',
};
