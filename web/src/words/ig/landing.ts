import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  title: 'Karo · ụlọ akụ dị na nkata gị',
  hero: {
    badge: 'Ịchekwa ego site na nkata na olu, n’asụsụ ise',
    title: 'Ụlọ akụ gị dị na nkata.',
    lead: 'Dee ya, ma ọ bụ kwuo ya otú i si agwa mmadụ okwu: Bekee, Pidgin, Hausa, Yoruba ma ọ bụ Igbo. Karo na-emepe akaụntụ gị, na-elele aha tupu ego apụọ, wee weta akwụkwọ nnata.',
    try: 'Nwalee ugbu a',
    join: 'Banye na ndepụta nchere',
    chat: [
      ['me', 'Zigara Chidi 5k na GTB'],
      ['bank', 'CHIDI OKAFOR, GTBank 1234567896. ₦5,000, ụgwọ ọrụ ₦10.75. Ị ga-eji PIN kwado ya?'],
      ['me', 'PIN akwadola ✓'],
      ['bank', 'Ezipula. Chidi anatala. Akwụkwọ nnata gị: KR-58213.'],
    ],
    online: 'nọ n’ịntanetị',
    chatLabel: 'Ihe atụ nkata',
    figures: [
      ['10,000+', 'ndị mbụ'],
      ['₦2 billion+', 'gafere'],
      ['15+', 'ụlọ akụ mmekọ'],
      ['60+', 'ọnụ API'],
      ['50+', 'ọrụ'],
      ['5', 'asụsụ'],
      ['24/7', 'onye enyemaka'],
    ],
  },
  showcase: {
    title: 'Ụlọ akụ otú Naịjirịa si ekwu ma na-echekwa',
    voice: {
      title: 'Ụlọ akụ olu',
      text: 'Jide bọtịnụ kwuo okwu. Karo na-anụ asụsụ ise, na-agụghachi ihe ọ nụrụ, olu anaghị akwado ego.',
      say: 'Kwuo ya na',
      go: 'Nwalee olu',
    },
    savings: {
      title: 'Isusu',
      text: 'Isusu nne gị na-ede n’akwụkwọ, nwere akwụkwọ onye ọ bụla nwere ike ịgụ, onye ọ bụla enweghị ike ịgbanwe.',
      groups: [
        ['Esusu', 'Ntụgharị', 'mmadụ 5–20'],
        ['Savings Circle', 'Nchekwa maka otu ihe', 'mmadụ 10–50'],
        ['Investment Club', 'Zụkọta ọnụ', 'mmadụ 15–30'],
      ],
      sample: 'Isusu Ndị Ahịa Balogun',
      weekly: 'Ego izu',
      members: 'Ndị otu',
      next: 'Ịnara ọzọ',
      nextDay: 'Fraịdee, 27 Nọvemba',
      position: 'Ọnọdụ gị',
      positionOf: 'Nke 4 n’ime 12',
      go: 'Lee otu dị iche iche',
    },
  },
  features: {
    title: 'Ihe niile ụlọ akụ na-eme, n’otu nkata',
    lead: 'Enweghị alaka, enweghị ahịrị, enweghị app ị ga-ebudata.',
    cards: [
      ['Ụlọ Akụ Olu', 'Kwuo n’asụsụ ise. Karo na-anụ otú anyị si ekwu.'],
      ['Isusu', 'Isusu, otu nchekwa na otu itinye ego nwere akwụkwọ meghere emeghe.'],
      ['Onye Enyemaka AI', 'Ọ na-aghọta, na-ajụ mgbe o doghị ya anya, anaghị eji ego akọ nkọ.'],
      ['Izipu Ozugbo', 'Gaa n’ụlọ akụ ọ bụla. Ị na-ahụ aha tupu i kwado.'],
      ['Ịkwụ Ụgwọ', 'Ọkụ, kaadị ekwentị, data na TV. Token na-abata na nkata.'],
      ['Kaadị Ịntanetị', 'Kaadị ịzụ ahịa n’ịntanetị ị ga-eji otu okwu kpọchie.'],
      ['Mgbazinye', 'Ruo ₦50 nde, ụdị isii, na usoro ịkwụ tupu i kwe.'],
      ['Itinye Ego', 'Òkè, crypto, bond na ego mkpokọta, site n’obere ego.'],
      ['Ebumnuche Nchekwa', 'Ruo 8% n’afọ, na azịza “ebee ka ego m gara?”'],
      ['USSD', 'Data adịghị? Pịa *347*5276# n’ekwentị ọ bụla.'],
    ],
    more: 'Mụtakwuo',
  },
  platform: {
    title: 'Usoro zuru ezu',
    lead: 'Akụkụ isii n’otu akaụntụ.',
    categories: [
      [
        'Nkata na olu',
        [
          ['Ụlọ akụ WhatsApp', 'Na-aga'],
          ['Olu n’asụsụ ise', '95% ziri ezi'],
          ['Onye enyemaka AI', 'N’ime sekọnd 2'],
        ],
      ],
      [
        'Ịkwụ ụgwọ',
        [
          ['Gaa ụlọ akụ ọ bụla', 'Ozugbo'],
          ['Ụgwọ ọkụ na ekwentị', 'N’efu'],
          ['Kaadị ịntanetị', 'Kpọchie na nkata'],
        ],
      ],
      [
        'Chekwa ma too',
        [
          ['Otu isusu', '99.8% mere'],
          ['Ebumnuche', 'Ruo 8%'],
          ['Itinye ego', 'Site ₦1,000'],
        ],
      ],
      [
        'Mgbazinye',
        [
          ['Mgbazinye onwe', 'Ruo ₦50m'],
          ['Akara mgbazinye', 'N’efu'],
          ['Usoro ịkwụ', 'Doro anya'],
        ],
      ],
      [
        'Iru mmadụ niile',
        [
          ['USSD', 'Enweghị ịntanetị'],
          ['Ego si mba ọzọ', 'Nkeji 1–5'],
          ['Mmụta ego', 'Ụgwọ ọrụ'],
        ],
      ],
      [
        'Ntụkwasị obi',
        [
          ['Igbochi wayo', 'Mgbe niile'],
          ['Njirimara na QR', 'Enyochala'],
          ['API', '15+ API'],
        ],
      ],
    ],
  },
  how: {
    title: 'Otu o si arụ ọrụ',
    steps: [
      ['Kelee ya', 'Zigara Karo “Ndewo” na WhatsApp. Ọ ga-aza n’asụsụ gị.'],
      ['Nyochaa', 'BVN na nọmba ekwentị gị, otu ugboro. Nkeji abụọ.'],
      ['Jiri nkata ma ọ bụ olu', 'Zipu, kwụọ, chekwaa, gbazite. Ịkwụ ụgwọ ọ bụla na-eche PIN gị.'],
    ],
    open: 'Mepee akaụntụ',
  },
  demo: {
    title: 'Gwa ya okwu',
    lead: 'Nke a bụ ezigbo ụlọ akụ n’igbe, nwere ego egwuregwu. Pịa bọtịnụ maka njem nkenke, ma ọ bụ dee ihe ịchọrọ.',
    greeting:
      'Ndewo! Abụ m Karo, ụlọ akụ gị na nkata. Ana m asụ Bekee, Pidgin, Hausa, Yoruba na Igbo. Gịnị ka anyị ga-eme taa?',
    tour: 'Njem nkenke',
    note: 'Edere njem ahụ ede. Ihe i dere n’onwe gị na-aga n’ụlọ akụ.',
    scripts: {
      voice: [
        'Ụlọ akụ olu',
        '🎤 Kwuo okwu: jide igwe okwu sị “Zigara Chidi puku naira ise”. Ana m agụghachi ihe m nụrụ tupu ihe ọ bụla emee.',
      ],
      esusu: [
        'Banye isusu',
        '👥 Ahụrụ m otu isusu na-achọ mmadụ. Ndị Ahịa Balogun: ₦10,000 n’izu, 9 n’ime 12, ịnara ọzọ bụ Fraịdee. Ị ga-abụ nke 10. Ka m gosi gị akwụkwọ ya?',
      ],
      send: [
        'Zipu ego',
        '💸 Gwa m ego ole, onye, na ụlọ akụ: “5k gaa 1234567896 GTB”. Ana m elele aha, gosi ụgwọ ọrụ, naanị PIN gị na-ezipu ya.',
      ],
      bills: [
        'Kwụọ ụgwọ',
        '💡 Ọkụ, kaadị ekwentị, data ma ọ bụ TV? Maka ọkụ achọrọ m nọmba mita; token ga-abata ebe a.',
      ],
      balance: [
        'Lelee ego',
        '💰 Na nnwale ego gị bụ ₦250,000.00. N’akaụntụ gị, naanị gị ka m na-egosi, mgbe ị jụrụ.',
      ],
      card: [
        'Kaadị ịntanetị',
        '💳 Kaadị ịntanetị bụ ₦500, ọ na-adị njikere ozugbo. Ị nwere ike ịkpọchi ya: sị “kpọchie kaadị m”.',
      ],
    },
    asAda: 'Nwalee dị ka Ada, jiri ₦250,000',
    asAdaNote: 'Onye ahịa nnwale nwere ego egwuregwu. Ọ bụrụ na Karo jụọ PIN, ọ bụ',
    opening: 'Nkata na-emeghe …',
    sayThis: 'Mgbe ahụ nwaa ikwu',
  },
  pricing: {
    title: 'Atụmatụ na-eso gị eto',
    lead: 'Bido n’efu. Rigoo mgbe ị chọrọ.',
    monthly: 'Kwa ọnwa',
    annual: 'Kwa afọ',
    save: 'Mbelata 17%',
    free: 'N’efu',
    perMonth: 'n’ọnwa',
    perYear: 'n’afọ',
    popular: 'Nke a kacha họrọ',
    current: 'Atụmatụ gị ugbu a',
    choose: 'Họrọ',
    daily: 'Oke ụbọchị',
    level: (level) => `Ha niile site na ọkwa ${level} n’ime 3`,
    held: { title: 'Tupu ị kwụọ ụgwọ', raise: 'Bulie ọkwa m', anyway: 'Gaa n’ihu n’agbanyeghị' },
    compare: 'Tụnyere atụmatụ',
    feature: 'Ihe',
    rows: {
      dailyTransferLimit: 'Izipu otu ụbọchị',
      monthlyTransferLimit: 'Izipu otu ọnwa',
      virtualCardsLimit: 'Kaadị ịntanetị',
      savingsInterestRate: 'Ọmụrụnwa nchekwa',
      investmentMinimum: 'Itinye ego kacha nta',
      loanMaximum: 'Mgbazinye kacha elu',
      prioritySupport: 'Enyemaka ọsọ ọsọ',
    },
    unlimited: 'Enweghị oke',
    yes: 'Ee',
    no: 'Mba',
    perYearShort: 'n’afọ',
  },
  testimonials: {
    title: 'Ihe ndị mmadụ na-ekwu',
    note: 'Ndị nnwale mbụ kwuru ya; agbanwere aha.',
    people: [
      [
        'Ana m ere tomato. Aka m na-ade mmiri, ya mere ana m agwa ụlọ akụ m okwu. Ọ na-aza m na Yoruba.',
        'Mama Sade',
        'Onye ahịa, Mile 12, Lagos',
      ],
      [
        'Akwụkwọ isusu anyị bụ esemokwu kwa ọnwa. Ugbu a anyị iri na abụọ na-ahụ otu ibe.',
        'Emeka O.',
        'Mekaniki, Nnewi',
      ],
      [
        'Nna m nwere obere ekwentị, data adịghị. Ọ na-apịa, ana m akpa nkata, ọ bụ otu akaụntụ.',
        'Hauwa B.',
        'Onye nkuzi, Kano',
      ],
    ],
  },
  security: {
    title: 'Naanị gị ka ego gị na-anụ',
    lead: 'Enwere ike ịnụ, iṅomi ma ọ bụ mepụta okwu dị na nkata. Ya mere okwu anaghị ebugharị ego.',
    points: [
      [
        'Naanị PIN gị na-akwado',
        'Ma ọ bụ mkpịsị aka gị, ma ọ bụ koodu n’ekwentị gị: maka otu ihe, otu ugboro.',
      ],
      ['Aha tupu ego', 'Anyị na-ajụ ụlọ akụ nke ọzọ onye nwe akaụntụ, gosi gị.'],
      ['Igbochi wayo', 'Ekwentị ọhụrụ ma ọ bụ oge iju anya na-ebelata oke ruo mgbe anyị mara na ọ bụ gị.'],
      [
        'A na-ehichapụ PIN',
        'PIN ma ọ bụ BVN edere na nkata na-apụ na ozi ahụ, anyị na-agwa gị ihe kpatara ya.',
      ],
    ],
    go: 'Nwalee nchekwa',
  },
  reach: {
    title: 'A hapụghị onye ọ bụla n’èzí',
    parts: [
      [
        'Ụlọ akụ USSD',
        'Ekwentị ọ bụla, enweghị ịntanetị: *347*5276# na MTN, Airtel, Glo na 9mobile.',
        'Lee koodu',
      ],
      ['Mmụta ego', 'Ihe mmụta nkenke na-akwụ ụgwọ: akara na-aghọ ego.', 'Bido mmụta'],
      ['API', 'Tinye Karo n’azụ ụlọ ahịa gị jiri mkpịsị API.', 'Gụọ nkọwa'],
      ['Ego si mba ọzọ', 'Zite ego n’ụlọ n’ime nkeji otu ruo ise.', 'Gbakọọ'],
    ],
    try: 'Nwalee',
    join: 'Banye na ndepụta nchere',
  },
  waitlist: {
    title: 'Nọrọ ebe ahụ n’ụbọchị mbụ',
    lead: 'Hapụ nọmba gị. Anyị ga-edere gị na WhatsApp mgbe oghere gị dị njikere.',
    name: 'Aha zuru ezu',
    phone: 'Nọmba WhatsApp',
    email: 'Email',
    button: 'Banye na ndepụta nchere',
    count: (count) => `Mmadụ ${count} na-echere`,
    thanks: 'Ị batala na ndepụta. Anyị ga-edere gị na WhatsApp.',
    offline: 'Edebere ya n’ekwentị a; ọ ga-aga mgbe netwọk lọtara.',
  },
};
