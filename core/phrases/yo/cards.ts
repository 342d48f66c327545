import type { Card, Decline } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const status: Record<Card['status'], string> = {
  requested: 'à ń ṣe é',
  active: 'ó ti ṣetán',
  frozen: 'ó wà ní títì',
  closed: 'a ti pa á dé',
  failed: 'a kò rí i ṣe',
};

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What the bank says about cards, in Yoruba. */
export const cards: Begun<(typeof en)['cards']> = {
  status,
  createQuote: (f) =>
    `Káàdì virtual, “${f.label}”.\nOwó rẹ̀ ${printNaira(f.fee)}, lẹ́ẹ̀kan\n\nFi PIN rẹ fọwọ́ sí i.`,
  replaceQuote: (f) =>
    `Káàdì tuntun dípò “${f.label}”. Ti àtijọ́ yóò parí nígbà tí tuntun bá dé.\nOwó rẹ̀ ${printNaira(f.fee)}\n\nFi PIN rẹ fọwọ́ sí i.`,
  showQuote: (f) =>
    `PIN rẹ yóò ṣí ojú ewé tó ní nọ́ńbà àti CVV ${f.card}, lẹ́ẹ̀kan. A kì í kọ wọ́n sínú ọ̀rọ̀ yìí.`,
  unfreezeQuote: (f) => `Jẹ́ kí ${f.card} tún máa sanwó.\n\nFi PIN rẹ fọwọ́ sí i.`,
  limitQuote: (f) => `${f.card}: títí dé ${printNaira(f.limit)} lójúmọ́.\n\nFi PIN rẹ fọwọ́ sí i.`,
  making: () => 'A ti gbà á. À ń ṣe káàdì rẹ.',
  ready: (f) =>
    `✅ Káàdì rẹ “${f.label}” •••• ${f.lastFour} ti ṣetán. A yọ ${printNaira(f.fee)}.\nSọ “fi káàdì mi hàn” láti rí nọ́ńbà rẹ̀, “ti káàdì mi pa” láti dá a dúró.`,
  pending: () => '⏳ Káàdì rẹ kò tíì ṣetán. A ń béèrè, a ó sọ fún ọ.',
  failed: () => '❌ A kò lè ṣe káàdì náà. A kò yọ nǹkan kan.',
  shown: (f) =>
    `${grouped(f.number)}\nÓ parí ${f.expires}   CVV ${f.cvv}\n${f.holder}\nMá kọ ọ́ síbikíbi: tún fi í hàn nígbà tí o bá nílò rẹ̀.`,
  unfrozen: (f) => `${f.card} lè sanwó báyìí.`,
  limitsChanged: (f) => `A ti yí ààlà ${f.card} padà.`,
  frozen: (f) => `❄️ A ti ti ${f.card} pa: kò san nǹkan kan. Sọ “ṣí káàdì mi” láti tún un lò.`,
  closed: (f) => `A ti pa ${f.card} dé.`,
  sureClose: (f) => `Ṣé kí n pa ${f.card} dé títí láé?`,
  which: () => 'Káàdì wo?',
  none: () => 'O kò ní káàdì. Sọ “káàdì tuntun” láti gba ọ̀kan.',
  line: (f) =>
    `${f.card.label} •••• ${f.card.lastFour}: ${status[f.card.status]}. Lónìí ${printNaira(f.card.spentToday)} nínú ${printNaira(f.card.dailyLimit)}.`,
  charged: {
    held: (f) => `💳 ${printNaira(f.amount)} ní ${f.merchant} pẹ̀lú káàdì rẹ ${f.card}.`,
    declined: (f) =>
      `💳 A kọ ${printNaira(f.amount)} ní ${f.merchant} pẹ̀lú káàdì rẹ ${f.card}: ${f.reason}. Bí kì í bá ṣe ìwọ, sọ “ti káàdì mi pa”.`,
    refunded: (f) => `↩️ ${f.merchant} dá ${printNaira(f.amount)} padà sí káàdì rẹ ${f.card}.`,
    released: (f) => `↩️ ${f.merchant} kò gba ${printNaira(f.amount)}: ó ti padà sínú àkántì rẹ.`,
  },
  reasons: {
    card_frozen: 'káàdì náà wà ní títì',
    card_closed: 'a ti pa káàdì náà dé',
    account_frozen: 'àkántì náà wà ní títì',
    daily_limit: 'ààlà káàdì náà fún òní ti pé',
    kind_limit: 'ààlà fún irú ọjà bẹ́ẹ̀ ti pé',
    kind_refused: 'o ti pa irú ọjà bẹ́ẹ̀',
    cash_limit: 'ààlà owó tí a lè gbà jáde lónìí ti pé',
    funds: 'owó kò tó',
    new_identity: 'nọ́ńbà tàbí fóònù náà jẹ́ tuntun, nítorí náà owó ní ààlà fún ọjọ́ kan',
  } satisfies Record<Decline, string>,
};
