import type { Words } from '../words.ts';

export const brand: Words['brand'] = {
  title: 'Akara Karo',
  lead: 'Akara anyị, agba anyị na mkpụrụ edemede anyị, na otu esi eji ha.',
  mark: {
    title: 'Akara njirimara',
    text: 'Anyanwụ na-awa n’ime afụ okwu: “Ẹ káàárọ̀” bụ ụtụtụ ọma n’asụsụ Yoruba.',
    alone: 'Naanị akara',
    withName: 'Akara na aha',
    download: 'Budata SVG',
    rules: [
      'Hapụ oghere ruru otu ụzọ n’ime anọ nke obosara ya n’akụkụ niile.',
      'Egosila ya ka ọ pere mpe karịa piksel 24.',
      'Atụgharịla ya, adọla ya, agbanwekwala agba ya.',
    ],
  },
  colours: {
    title: 'Agba',
    text: 'Agba ndụ na-ebu peeji, agba ude bụ akwụkwọ ya, ọlaedo na-egosi otu ihe n’ihu ekwentị.',
    names: {
      deep: 'Agba ndụ gbara ọchịchịrị',
      leaf: 'Agba akwụkwọ ndụ',
      gold: 'Ọlaedo anyanwụ',
      cream: 'Agba ude',
      ink: 'Agba ink',
    },
    contrast: (ratio) => `Ederede n’elu ya: ọdịiche ${ratio} na 1`,
    copy: (name) => `koodu nke ${name}`,
  },
  type: {
    title: 'Mkpụrụ edemede',
    text: 'Anyị na-eji mkpụrụ edemede dị n’ekwentị ọ bụla: ọ nweghị ihe a ga-ebudata, akara ụda niile nke asụsụ ise anyị dịkwa ya.',
    heading: 'Isiokwu: gbara oke',
    body: 'Ederede: nkịtị, piksel 16 ma ọ bụ karịa',
    figures: 'Ego: ọnụọgụ nwere otu obosara, ka ha kwụrụ n’ahịrị',
  },
  cloth: {
    title: 'Adire',
    text: 'E sere usoro dị n’azụ agba ndụ anyị dị ka adire, akwa acha anụnụ anụnụ nke Abeokuta.',
  },
};
