import type { InwardFacts, RecallReason } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

type Held = Parameters<(typeof en)['inward']['held']>[0];

const lifts: Record<Held['reason'], (f: Held) => string> = {
  new_identity: (f) =>
    `Fóònù tàbí ẹ̀rọ rẹ ṣì jẹ́ tuntun níbí, nítorí náà ${printNaira(f.limit)} nìkan ló lè wọlé${f.until ? ` títí di ${printDay(f.until)} ${printTime(f.until)}` : ' ní ọjọ́ àkọ́kọ́'}. Lẹ́yìn náà yóò wọlé fúnra rẹ̀.`,
  ceiling: (f) =>
    `Àkántì rẹ lè gba ${printNaira(f.limit)} nìkan ní ìpele rẹ. Gbé ìpele rẹ sókè (sọ pé “upgrade my account”) tàbí ná díẹ̀, yóò wọlé fúnra rẹ̀.`,
};

const about = (f: InwardFacts): string => (f.narration ? `\nFún: ${f.narration}` : '');

const recallReasons: Record<RecallReason, string> = {
  mistake: 'wọ́n fi ránṣẹ́ ní àṣìṣe',
  twice: 'wọ́n fi ránṣẹ́ lẹ́ẹ̀mejì',
  amount: 'iye náà kò tọ́',
  fraud: 'oníbàárà wọn fi ẹjọ́ jìbìtì sùn',
};

/** What the bank says of money from other banks, in Yoruba. */
export const inward: Begun<(typeof en)['inward']> = {
  received: (f) =>
    `💰 O gba ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from} (${f.bank}).${about(f)}\nNọ́ńbà ẹ̀rí: ${f.reference}\nÓ kù: ${printNaira(f.balance)}`,
  held: (f) =>
    `⏳ ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from} (${f.bank}) ti dé, ṣùgbọ́n ó ń dúró. ${lifts[f.reason](f)}\nBí kò bá lè wọlé kó tó di ${printDay(f.returnBy)} ${printTime(f.returnBy)}, yóò padà sí ${f.bank}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  returned: (f) =>
    f.why === 'held'
      ? `↩️ ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from} (${f.bank}) kò lè wọlé lásìkò, ó ti padà sí ${f.bank}.\nNọ́ńbà ẹ̀rí: ${f.reference}`
      : `↩️ O dá ${printNaira(f.amount)} padà fún ${f.from} (${f.bank}).\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  recallAsked: (f) =>
    `${f.bank} ń bẹ̀ ọ́ kí o dá ${printNaira(f.amount)} tó wá láti ọ̀dọ̀ ${f.from} padà.\nÌdí wọn: ${recallReasons[f.reason]}.\nÌwọ ni wàá pinnu. A kò ní mú nǹkan kan àyàfi tí o bá fi PIN rẹ fọwọ́ sí i kó tó di ${printDay(f.answerBy)} ${printTime(f.answerBy)}. Sọ “dá a padà” láti fọwọ́ sí i, tàbí “pa á mọ́”; bí o kò bá ṣe nǹkan kan, tìrẹ ni.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  recallOffer: (f) =>
    `Ṣé kí a dá ${printNaira(f.amount)} padà fún ${f.from} (${f.bank})?\nYóò jáde tí o bá fi PIN rẹ fọwọ́ sí i kó tó di ${printTime(f.expiresAt)}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  recallLapsed: (f) =>
    `Àkókò láti dá ${f.bank} lóhùn ti kọjá: ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from} jẹ́ tìrẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  recallDeclined: (f) =>
    `O pa ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from} (${f.bank}) mọ́. A ti sọ fún ${f.bank}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  fund: (f) =>
    [
      'Ẹnikẹ́ni lè san owó sínú àkántì rẹ láti báńkì èyíkéyìí:',
      `Báńkì: ${f.bank}`,
      `Nọ́ńbà àkántì: ${f.nuban}`,
      `Orúkọ: ${f.name}`,
      '',
      'Owó náà yóò wọlé lẹ́sẹ̀kẹsẹ̀, màá sì sọ fún ọ tó bá dé.',
      `Láti dà á kọ, fi kóòdù QR hàn tàbí ní kí ẹnìkan san owó fún ọ: ${f.link}`,
    ].join('\n'),
};
