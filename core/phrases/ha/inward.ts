import type { InwardFacts, RecallReason } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

type Held = Parameters<(typeof en)['inward']['held']>[0];

const lifts: Record<Held['reason'], (f: Held) => string> = {
  new_identity: (f) =>
    `Wayarka ko na’urarka sabuwa ce a nan, saboda haka ${printNaira(f.limit)} ne kawai zai iya shigowa${f.until ? ` har ${printDay(f.until)} ${printTime(f.until)}` : ' a ranar farko'}. Bayan haka zai shigo da kansa.`,
  ceiling: (f) =>
    `Asusunka zai iya riƙe ${printNaira(f.limit)} ne kawai a matakinka. Ka ɗaga matakinka (ka ce “upgrade my account”) ko ka kashe wani abu, zai shigo da kansa.`,
};

const about = (f: InwardFacts): string => (f.narration ? `\nDon: ${f.narration}` : '');

const recallReasons: Record<RecallReason, string> = {
  mistake: 'an aika bisa kuskure',
  twice: 'an aika sau biyu',
  amount: 'adadin ba daidai ba ne',
  fraud: 'abokin cinikinsu ya kai ƙarar zamba',
};

/** What the bank says of money from other banks, in Hausa. */
export const inward: Begun<(typeof en)['inward']> = {
  received: (f) =>
    `💰 Ka karɓi ${printNaira(f.amount)} daga ${f.from} (${f.bank}).${about(f)}\nLambar shaida: ${f.reference}\nRagowa: ${printNaira(f.balance)}`,
  held: (f) =>
    `⏳ ${printNaira(f.amount)} daga ${f.from} (${f.bank}) ya zo, amma yana jira. ${lifts[f.reason](f)}\nIdan bai iya shigowa ba kafin ${printDay(f.returnBy)} ${printTime(f.returnBy)}, zai koma ${f.bank}.\nLambar shaida: ${f.reference}`,
  returned: (f) =>
    f.why === 'held'
      ? `↩️ ${printNaira(f.amount)} daga ${f.from} (${f.bank}) bai iya shigowa a kan lokaci ba, ya koma ${f.bank}.\nLambar shaida: ${f.reference}`
      : `↩️ Ka mayar da ${printNaira(f.amount)} ga ${f.from} (${f.bank}).\nLambar shaida: ${f.reference}`,
  recallAsked: (f) =>
    `${f.bank} yana roƙon ka mayar da ${printNaira(f.amount)} da ya zo daga ${f.from}.\nDalilinsu: ${recallReasons[f.reason]}.\nKai ne za ka yanke shawara. Ba za a ɗauki komai ba sai ka amince da PIN naka kafin ${printDay(f.answerBy)} ${printTime(f.answerBy)}. Ka ce “mayar da shi” don ka amince, ko “riƙe shi”; idan ba ka yi komai ba, naka ne.\nLambar shaida: ${f.reference}`,
  recallOffer: (f) =>
    `A mayar da ${printNaira(f.amount)} ga ${f.from} (${f.bank})?\nZai fita idan ka amince da PIN naka kafin ${printTime(f.expiresAt)}.\nLambar shaida: ${f.reference}`,
  recallLapsed: (f) =>
    `Lokacin amsa wa ${f.bank} ya wuce: ${printNaira(f.amount)} daga ${f.from} ya zama naka.\nLambar shaida: ${f.reference}`,
  recallDeclined: (f) =>
    `Ka riƙe ${printNaira(f.amount)} daga ${f.from} (${f.bank}). Mun gaya wa ${f.bank}.\nLambar shaida: ${f.reference}`,
  fund: (f) =>
    [
      'Kowa zai iya sa kuɗi a asusunka daga kowane banki:',
      `Banki: ${f.bank}`,
      `Lambar asusu: ${f.nuban}`,
      `Suna: ${f.name}`,
      '',
      'Kuɗin zai shigo nan take, kuma zan gaya maka idan ya zo.',
      `Don ka kwafa, ka nuna lambar QR ko ka nemi wani ya biya ka: ${f.link}`,
    ].join('\n'),
};
