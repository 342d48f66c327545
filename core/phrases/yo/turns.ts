import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `O ní ${printNaira(f.available)}, nítorí náà mo ń bá a lọ:`,
  fails: (f) => `O ní ${printNaira(f.available)}, nítorí náà mi ò gbé ohunkóhun kalẹ̀. Owó kankan kò jáde.`,
  cannotWait: () =>
    `Mi ò lè fúnra mi dúró de ìyẹn, nítorí náà mi ò gbé ohunkóhun kalẹ̀. Sọ fún mi tí ó bá ti ṣẹlẹ̀, tàbí dárúkọ ọjọ́: “fi 5k ránṣẹ́ sí Chidi ní ọjọ́ Ẹtì”.`,
  noSuchDate: (f) => `Kò sí ${f.said}, nítorí náà mi ò gbé ohunkóhun kalẹ̀. Ọjọ́ wo lo ní lọ́kàn?`,
  unchanged: () => `Ó dáa. Mi ò yí ohunkóhun padà.`,
  onlyOwn: () => 'Àkántì tìrẹ nìkan ni mo lè fi hàn ọ́. Ẹni tó ni àkántì yẹn ni kó béèrè láti orí fóònù rẹ̀.',
  later: () => 'Ó dáa, kò sí ìkánjú. Kò sí ohun tí a máa ṣe àfi bí o bá sọ.',
  noted: () => 'O ṣé tí o sọ fún mi.',
  welcome: () => 'O ṣé tí o sọ fún mi. Kí ni mo lè ṣe fún ọ?',
  whichPart: () =>
    'Má bínú, mi ò ṣàlàyé dáadáa. Sọ fún mi ní ṣókí ohun tí kí n ṣàlàyé, tàbí dáhùn ENIYAN kí ẹnìkan ṣàlàyé rẹ̀ fún ọ.',
  sayAgain: () => 'Má bínú, mo ṣì í gbọ́. Tún sọ bí o ṣe fẹ́ kó rí.',
  noStaff: () =>
    'Kò sí ẹni tó lè pàṣẹ fún mi nínú ìfọ̀rọ̀wérọ̀, kò sì sí òṣìṣẹ́ Karo tó ń ṣiṣẹ́ níbẹ̀. Ẹni tó ni àkántì ni mò ń ṣiṣẹ́ fún, PIN tirẹ̀ nìkan ló ń fi owó ránṣẹ́.',
  notKnown: () => `Mi ò mọ ìyẹn. Mi ò yí ohunkóhun padà.`,
  takenBack: () =>
    `Mo ti gbà á padà: a kò lè fọwọ́ sí i mọ́. Kí ni ó yẹ kí ó yàtọ̀? Sọ iye owó, àkántì tàbí báńkì fún mi.`,
  pinPlace: () =>
    `Ṣí ojú ewé ààbò tó wà lábẹ́ rẹ̀, kí o sì tẹ PIN rẹ síbẹ̀, kì í ṣe nínú ìtàkùrọ̀sọ yìí. Ojú ewé náà rèé lẹ́ẹ̀kan sí i.`,
  pageAgain: () =>
    `Ojú ewé ààbò náà rèé lẹ́ẹ̀kan sí i. Bí kò bá ṣí, pa á dé kí o tún ṣí i, tàbí lo browser mìíràn.`,
  walletOf: (f) => `Wallet tàbí báńkì wo ni ${f.phone} wà?`,
  karoByPhone: (f) => `${f.phone} jẹ́ ti ${f.name} ní Karo. Ṣé kí n fi ránṣẹ́ síbẹ̀?`,
  queueFull: (f: { said: string }) =>
    `Àṣẹ márùn-ún péré ni mo lè dì mú lẹ́ẹ̀kan. Lẹ́yìn ìwọ̀nyí, tún sọ fún mi: “${f.said}”.`,
  queued: (f) => `Èyí tó kàn, tí o bá fọwọ́ sí èyí tàbí fagi lé e: “${f.said}”.`,
  next: (f) => `Èyí tó kàn: “${f.said}”.`,
  either: (f: { titles: readonly string[] }) =>
    `Ṣé ohun tí o ní lọ́kàn ni ${f.titles.map((title) => `“${title}”`).join(' tàbí ')}? Tẹ ọ̀kan, tàbí sọ ọ́ ní ọ̀nà mìíràn.`,
  listening: () => 'Bẹ́ẹ̀ni, máa bá a lọ: mò ń gbọ́.',
  bot: () =>
    'Olùrànlọ́wọ́ Karo ni mí, ètò kọ̀ǹpútà ni mí. Àwọn ènìyàn náà ń ṣiṣẹ́ ní Karo: sọ pé ENIYAN, ọ̀kan nínú wọn á dá ọ lóhùn nínú ìfọ̀rọ̀wérọ̀ yìí.',
  owner: () =>
    'Báńkì tó ń tẹ̀lé òfin Central Bank of Nigeria ni Karo. Mi ò lè fúnra mi sọ ẹni tó ni ín: sọ pé ENIYAN, ẹnìkan ní Karo á dáhùn ìyẹn níbí.',
  details: () =>
    'Orúkọ tó wà lórí BVN rẹ ni orúkọ rẹ níbí. Bí ó bá jẹ́ àṣìṣe níbẹ̀ tàbí ó ti yí padà, jẹ́ kí báńkì tó ń forúkọ BVN sílẹ̀ tún un ṣe; lẹ́yìn náà ẹnìkan ní Karo á yí i padà níbí. Fún àdírẹ́sì, ímeèlì tàbí nọ́ńbà fóònù, tẹ “Bá ènìyàn sọ̀rọ̀” kí o sì sọ tuntun.',
  openingFree: () =>
    'Ọ̀fẹ́ ni ṣíṣí àkántì. Iye tí ìfiránṣẹ́ owó ń ná, wàá máa rí i nígbà gbogbo kí o tó fi PIN sí i.',
  business: () =>
    'Orúkọ ènìyàn ni àkántì Karo máa ń wà, kódà bí o bá ń fi ṣòwò. Fún àwọn oníṣọ́ọ̀bù ètò “Business” wà pẹ̀lú òpin tó ga jù: sọ pé “upgrade my plan”. Fún àkántì ní orúkọ ilé-iṣẹ́, tẹ “Bá ènìyàn sọ̀rọ̀”.',
  stopped: (f) => `Mo ti fagi lé e: “${f.said}”.`,
  whichStop: () => 'Èwo ni kí n fagi lé? Èyí tó ń dúró nìyí:',
  wasStopped: () => 'Bẹ́ẹ̀ ni, mo ti fagi lé e. Owó kankan kò jáde.',
  askMoney: (f) =>
    `Ṣé kí n béèrè ${printNaira(f.amount)} lọ́wọ́ ${f.to}${f.note ? ` (${f.note})` : ''}? Nǹkan kan kò ní jáde nínú àkántì rẹ.`,
};
