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
  basics: [
    'Ìtàkùrọ̀sọ ní èdè márùn-ún',
    'Fífi owó ránṣẹ́ sí gbogbo báńkì Nàìjíríà',
    'Káàdì ìpè, data, iná àti tẹlifíṣọ̀n',
    'Èsúsú àti ẹgbẹ́ ìfowópamọ́',
    'Báńkì USSD láìsí íńtánẹ́ẹ̀tì',
  ],
  adds: {
    allOf: (f) => `Gbogbo ohun tó wà nínú ${f.plan}`,
    daily: (f) => `Fífi owó ránṣẹ́ títí dé ${printNaira(f.daily)} lóòjọ́`,
    cards: (f) => `Káàdì orí íńtánẹ́ẹ̀tì: ${f.cards}`,
    interest: (f) => `Èlé ìfowópamọ́ ${f.percent}% lọ́dún`,
    loans: (f) => `Ẹ̀yáwó títí dé ${printNaira(f.most)}`,
    investing: (f) => `Ìdókòwò láti ${printNaira(f.least)}`,
    support: () => 'Àwọn ìbéèrè rẹ la kọ́kọ́ ń dáhùn',
  },
  held: (f) =>
    `Ní ìpele rẹ, ${printNaira(f.daily)} nìkan ló lè jáde lóòjọ́, ètò yòówù kó jẹ́. A lè lo gbogbo ${f.plan} láti ìpele ${f.tier}: kọ́kọ́ gbé ìpele rẹ ga nínú ètò àkántì.`,
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
