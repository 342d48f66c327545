import type { Words } from '../words.ts';

export const status: Words['status'] = {
  title: 'Ṣé Karo ń ṣiṣẹ́?',
  lead: 'Bí apá kọ̀ọ̀kan ṣe wà báyìí, láti ọ̀dọ̀ báńkì fúnra rẹ̀.',
  ok: 'Gbogbo rẹ̀ ń ṣiṣẹ́',
  trouble: 'Nǹkan kan kò ṣiṣẹ́ bó ṣe yẹ',
  states: {
    ok: 'Ó ń ṣiṣẹ́',
    slow: 'Ó falẹ̀, tàbí ó máa ń kùnà nígbà mìíràn',
    paused: 'A dá a dúró fún ìgbà díẹ̀',
  },
  held: 'Owó tí a dì mú fún ọ nígbà tí apá kan dúró kò sọnù: yóò dé tàbí kí ó padà, a ó sì sọ fún ọ.',
  parts: {
    chat: 'Ìwíjọ̀',
    transfers: 'Fífi owó ránṣẹ́ sí báńkì mìíràn',
    bills: 'Airtime, data àti ìsanwó',
    cards: 'Káàdì orí ayélujára',
    abroad: 'Owó láti òkè òkun',
    opening: 'Ṣíṣí àkántì',
    levels: 'Gbígbé ìpele ga',
  },
  checked: 'A yẹ̀ ẹ́ wò',
  again: 'Tún wò ó',
};
