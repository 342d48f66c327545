import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  level: {
    title: 'Ìpele rẹ',
    now: (level, of) => `O wà ní ìpele ${level} nínú ${of}.`,
    begins: 'O ní',
    upTo: 'O lè yan títí dé',
    next: (level) => `Ìpele ${level}`,
    nextBegins: 'Wàá bẹ̀rẹ̀ pẹ̀lú',
    amounts: (of) =>
      `${of.daily} lóòjọ́ àti ${of.monthly} lóṣù fún fífi ránṣẹ́, ${of.bills} lóòjọ́ fún sísan owó`,
    most: (daily) => `${daily} lóòjọ́`,
    takes: 'Ohun tó nílò',
    needs: {
      bvn: 'BVN rẹ',
      nin: 'NIN rẹ',
      address: 'Àdírẹ́sì ilé rẹ',
      selfie: 'Àwòrán ojú rẹ, tí o yà báyìí',
    },
    shown: 'o ti fi hàn',
    nin: 'NIN (nọ́ńbà 11; pe *346# láti rí i)',
    street: 'Nọ́ńbà ilé àti òpópónà',
    city: 'Ìlú',
    state: 'Ìpínlẹ̀',
    picture:
      'Wo kámẹ́rà tààrà, nínú ìmọ́lẹ̀ tó dára, láìsí fìlà tàbí gíláàsì. A ń fi àwòrán náà wé ti ìwé àkọsílẹ̀, a kì í sì í tọ́jú rẹ̀.',
    required: {
      nin: 'Tẹ nọ́ńbà 11 ti NIN rẹ',
      address: 'Kún ìlà mẹ́ta àdírẹ́sì náà',
      selfie: 'Kọ́kọ́ ya àwòrán',
    },
    go: (level) => `Gbé e dé ìpele ${level}`,
    highest: 'Èyí ni ìpele tó ga jù lọ.',
    raised: (level) => `O ti wà ní ìpele ${level}`,
    raisedText: 'Òpin rẹ ti ga láti ìsinsìnyí.',
    pending: 'A ń yẹ àdírẹ́sì rẹ wò. Ó lè gba ọjọ́ díẹ̀; a ó sọ fún ọ ní kété tó bá parí.',
    rejected: 'A kò lè fìdí ohun tí o fi ránṣẹ́ múlẹ̀. Yẹ̀ ẹ́ wò, kí o tún fi ránṣẹ́.',
  },
  phone: {
    title: 'Yí nọ́ńbà fóònù rẹ padà',
    lead: (to) => `A ń fi kóòdù ránṣẹ́ sí ${to}. Lẹ́yìn náà PIN rẹ ni yóò sọ ọ́ di nọ́ńbà àkáǹtì rẹ.`,
    send: 'Fi kóòdù ránṣẹ́',
    sent: (to) => `Kóòdù ń bọ̀ sí ${to}`,
    pin: 'PIN rẹ onínọ́ńbà 4',
    after: (cap) =>
      `Láti dáàbò bò ọ́, ${cap} nìkan ló lè jáde tàbí wọlé láàárín wákàtí 24 tó ń bọ̀, a ó sì sọ fún nọ́ńbà rẹ àtijọ́.`,
    save: 'Yí nọ́ńbà padà',
    done: 'Nọ́ńbà fóònù ti yí padà',
  },
};
