import type { Words } from '../words.ts';

export const brand: Words['brand'] = {
  title: 'Àmì Karo',
  lead: 'Àmì wa, àwọ̀ wa àti lẹ́tà wa, àti bí a ṣe ń lò wọ́n.',
  mark: {
    title: 'Àmì ìdánimọ̀',
    text: 'Oòrùn ń yọ nínú àpò ọ̀rọ̀: “Ẹ káàárọ̀” ni ìkíni òwúrọ̀.',
    alone: 'Àmì nìkan',
    withName: 'Àmì pẹ̀lú orúkọ',
    download: 'Gba SVG',
    rules: [
      'Fi àyè tó jẹ́ ìdámẹ́rin fífẹ̀ rẹ̀ sílẹ̀ ní gbogbo ẹ̀gbẹ́.',
      'Má ṣe fi hàn ní kékeré ju píksẹ́lì 24 lọ.',
      'Má yí i, má fà á, má sì yí àwọ̀ rẹ̀ padà.',
    ],
  },
  colours: {
    title: 'Àwọ̀',
    text: 'Àwọ̀ ewé ló gbé ojú-ìwé, àwọ̀ ìpara ni ìwé rẹ̀, wúrà sì ń tọ́ka sí ohun kan lójú fóònù.',
    names: {
      deep: 'Àwọ̀ ewé dúdú',
      leaf: 'Àwọ̀ ewé',
      gold: 'Wúrà oòrùn',
      cream: 'Àwọ̀ ìpara',
      ink: 'Àwọ̀ yíńkì',
    },
    contrast: (ratio) => `Ọ̀rọ̀ lórí rẹ̀: ìyàtọ̀ ${ratio} sí 1`,
    copy: (name) => `kóòdù ${name}`,
  },
  type: {
    title: 'Lẹ́tà',
    text: 'Lẹ́tà tó wà lórí fóònù kọ̀ọ̀kan ni a ń lò: kò sí ohun tí a ó gbà wọlé, gbogbo àmì ohùn èdè wa márùn-ún sì wà níbẹ̀.',
    heading: 'Àkọlé: nípọn gan-an',
    body: 'Ọ̀rọ̀: bí ó ṣe yẹ, píksẹ́lì 16 tàbí jù bẹ́ẹ̀ lọ',
    figures: 'Owó: nọ́ńbà tó fẹ̀ bákan náà, kí wọ́n lè tò dáadáa',
  },
  cloth: {
    title: 'Àdìrẹ',
    text: 'A ya àwòrán tó wà lẹ́yìn àwọ̀ ewé wa bíi àdìrẹ, aṣọ aláró ti Abẹ́òkúta.',
  },
};
