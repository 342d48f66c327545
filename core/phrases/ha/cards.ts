import type { Card, Decline } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const status: Record<Card['status'], string> = {
  requested: 'ana yi',
  active: 'a shirye',
  frozen: 'a kulle',
  closed: 'a rufe',
  failed: 'ba a yi ba',
};

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What the bank says about cards, in Hausa. */
export const cards: Begun<(typeof en)['cards']> = {
  status,
  createQuote: (f) =>
    `Katin virtual, “${f.label}”.\nCaji ${printNaira(f.fee)}, sau ɗaya\n\nKa amince da PIN.`,
  replaceQuote: (f) =>
    `Sabon kati a madadin “${f.label}”. Za a rufe tsohon idan sabon ya zo.\nCaji ${printNaira(f.fee)}\n\nKa amince da PIN.`,
  showQuote: (f) =>
    `PIN ɗinka zai buɗe shafi mai lambar ${f.card} da CVV, sau ɗaya. Ba a rubuta su a wannan hira.`,
  unfreezeQuote: (f) => `Bar ${f.card} ya sake biya.\n\nKa amince da PIN.`,
  limitQuote: (f) => `${f.card}: har ${printNaira(f.limit)} a rana.\n\nKa amince da PIN.`,
  making: () => 'An amince. Ana yin katinka.',
  ready: (f) =>
    `✅ Katinka “${f.label}” •••• ${f.lastFour} ya shirya. An cire ${printNaira(f.fee)}.\nKa ce “nuna katina” don ganin lambarsa, “kulle katina” don tsayar da shi.`,
  pending: () => '⏳ Katinka bai samu ba tukuna. Muna ta tambaya, za mu gaya maka.',
  failed: () => '❌ Ba a iya yin katin ba. Ba a cire komai ba.',
  shown: (f) =>
    `${grouped(f.number)}\nƘarewa ${f.expires}   CVV ${f.cvv}\n${f.holder}\nKada ka rubuta shi ko’ina: ka sake nuna shi idan kana buƙata.`,
  unfrozen: (f) => `${f.card} yana iya biya kuma.`,
  limitsChanged: (f) => `An canza iyakar ${f.card}.`,
  frozen: (f) => `❄️ An kulle ${f.card}: ba ya biyan komai. Ka ce “buɗe katina” don sake amfani da shi.`,
  closed: (f) => `An rufe ${f.card}.`,
  sureClose: (f) => `A rufe ${f.card} har abada?`,
  which: () => 'Wane kati?',
  none: () => 'Ba ka da kati. Ka ce “sabon kati” don samu.',
  line: (f) =>
    `${f.card.label} •••• ${f.card.lastFour}: ${status[f.card.status]}. Yau ${printNaira(f.card.spentToday)} cikin ${printNaira(f.card.dailyLimit)}.`,
  charged: {
    held: (f) => `💳 ${printNaira(f.amount)} a ${f.merchant} da katinka ${f.card}.`,
    declined: (f) =>
      `💳 An ƙi ${printNaira(f.amount)} a ${f.merchant} da katinka ${f.card}: ${f.reason}. Idan ba kai ba ne, ka ce “kulle katina”.`,
    refunded: (f) => `↩️ ${f.merchant} ya dawo da ${printNaira(f.amount)} zuwa katinka ${f.card}.`,
    released: (f) => `↩️ ${f.merchant} bai ɗauki ${printNaira(f.amount)} ba: kuɗin yana asusunka kuma.`,
  },
  reasons: {
    card_frozen: 'an kulle katin',
    card_closed: 'an rufe katin',
    account_frozen: 'an kulle asusun',
    daily_limit: 'an kai iyakar katin na yau',
    kind_limit: 'an kai iyakar irin wannan shago',
    kind_refused: 'ka hana irin wannan shago',
    cash_limit: 'an kai iyakar kuɗin da za a cire a yau',
    funds: 'babu isasshen kuɗi',
    new_identity: 'lambar ko wayar sabuwa ce, don haka an iyakance kuɗi na kwana ɗaya',
  } satisfies Record<Decline, string>,
};
