import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

/** The school's courses, in Igbo: all by name; in full the ones that keep money safe. */
export const lessons: Begun<(typeof en)['lessons']> = {
  'money-basics': {
    title: 'Ebe ego gị na-aga',
    about: 'Hụ ihe na-abata, ihe na-apụ, na ihe na-awụpụ.',
  },
  budgeting: {
    title: 'Atụmatụ ego ga-eru ngwụcha ọnwa',
    about: 'Atụmatụ maka ego gị, ọbụna mgbe ego anaghị abata otu mgbe.',
  },
  'saving-first': {
    title: 'Buru ụzọ kwụọ onwe gị',
    about: 'Ihe mere ichekwa naanị nke fọdụrụ anaghị arụ ọrụ, na nke na-arụ.',
  },
  'safe-account': {
    title: 'Chebe akaụntụ gị',
    about: 'PIN, koodu, ekwentị: ihe ole na ole na-egbochi onye ohi.',
    lessons: [
      {
        title: 'Ihe onye ọ bụla ekwesịghị ịjụ gị',
        text: 'Ọ nweghị ụlọ akụ, onye uwe ojii ma ọ bụ “customer care” chọrọ PIN gị, koodu e zitere gị, ma ọ bụ nọmba atọ dị n’azụ kaadị gị. Onye na-ajụ ya bụ onye ohi, ọbụna ma olu ya dị ụtọ. Anyị anaghị ajụ ya na mkparịta ụka ma ọ bụ n’ekwentị: ị na-ede PIN naanị na peeji ụlọ akụ mepere.',
        keep: 'PIN na koodu bụ naanị nke mkpịsị aka gị.',
      },
      {
        title: 'PIN na-abụghị ụbọchị ọmụmụ gị',
        text: 'Ndị ohi na-ebu ụzọ anwa 1234, 0000 na afọ a mụrụ gị. Were nọmba naanị gị maara ihe ọ pụtara, ejikwala ya n’ekwentị gị. Ọ bụrụ na mmadụ nwere ike ịhụ ya, gbanwee ya ozugbo: sị “gbanwee pin m”.',
        keep: 'Ka ọ ghara ịdị mfe ịmata, ekela ya, ejila ya ebe ọzọ.',
      },
      {
        title: 'Mgbe ekwentị furu',
        text: 'SIM gị bụ igodo akaụntụ gị. Ọ bụrụ na ekwentị furu, ma ọ bụ netwọk apụọ ọtụtụ awa, sị FREEZE site na ekwentị ọ bụla, ma ọ bụ pịa *347*5276#. Imechi ya bụ n’efu, e nwekwara ike imeghe ya. Mgbe ahụ kpọọ netwọk gị ka ha gbochie SIM ahụ.',
        keep: 'Buru ụzọ mechie, mgbe ahụ chọọ.',
      },
    ],
    quiz: [
      {
        question: 'Onye sị na ya si “ụlọ akụ” chọrọ koodu i nwetara ugbu a. Ị ga- …',
        options: [
          'agụrụ ya koodu ahụ',
          'ajụ aha ya, wee gụọ ya',
          'akwụsị oku ahụ, agwaghị onye ọ bụla koodu',
        ],
        why: 'Koodu bụ igodo. Ụlọ akụ nwere nke ya.',
      },
      {
        question: 'Kedu PIN kacha mma?',
        options: ['Afọ a mụrụ gị', 'Nọmba naanị gị maara ihe ọ pụtara', '1234, ọ dị mfe icheta'],
        why: 'Ndị ọzọ bụ ihe ndị ohi na-ebu ụzọ anwa.',
      },
      {
        question: 'E zuru ekwentị gị. Gịnị ka ị ga-ebu ụzọ mee?',
        options: ['Mechie akaụntụ', 'Zụta ekwentị ọhụrụ', 'Chere ruo Mọnde'],
        why: 'Onye ohi chọrọ naanị nkeji ole na ole. E nwere ike imeghe ihe e mechiri.',
      },
    ],
  },
  charges: {
    title: 'Ihe ụlọ akụ na-anara',
    about: 'Ụgwọ ọrụ, VAT na ụtụ: ihe a na-ewere, mgbe ọ bụ, na otu ị ga-esi belata ya.',
  },
  esusu: {
    title: 'Isusu: chekwaanụ ego ọnụ nke ọma',
    about: 'Otu isusu si arụ ọrụ, ihe na-emebi ya, na iwu na-egbochi ya.',
  },
  'emergency-fund': {
    title: 'Ego ụbọchị ọjọọ',
    about: 'Ego ole ị ga-edebe maka ihe ị na-amaghị, na ebe ị ga-edebe ya.',
  },
  credit: {
    title: 'Ibinye ego na-enweghị anya mmiri',
    about: 'Ihe mbinye na-eri n’ezie, mgbe o na-enye aka, na mgbe ị ga-agba ọsọ.',
  },
  'credit-score': {
    title: 'Akara mbinye gị na otu ị ga-esi bulie ya',
    about: 'Ihe onye na-ebinye ego na-ele, na obere omume na-ebuli ya.',
  },
  scams: {
    title: 'Otu aghụghọ si arụ ọrụ',
    about: 'Ihe dị n’azụ aghụghọ, ka nke ọhụrụ ghara ijide gị.',
    lessons: [
      {
        title: 'Ọsọ ọsọ, ụjọ, anyaukwu',
        text: 'Aghụghọ ọ bụla na-adọ otu n’ime eriri atọ: ọsọ ọsọ (“a ga-emechi akaụntụ gị n’otu awa”), ụjọ (“e gbochiela BVN gị”) ma ọ bụ anyaukwu (“i meriela”). Ọ bụrụ na ị hụ otu, kwụsị. Debe ekwentị nkeji iri. Eziokwu ka dị mgbe nkeji iri gachara; aghụghọ adịghị.',
        keep: 'Ọ bụrụ na ọ na-akwagide gị, jiri nwayọọ.',
      },
      {
        title: 'Enyi na-abụghị ya',
        text: 'Enyi dere na WhatsApp: “biko ziga 50k, aga m eweghachi ya echi”. Aha ọzọ dị n’akaụntụ ahụ. E zuru WhatsApp ya. Kpọọ ya, edegharịla. Lekwaa aha m gosiri tupu ị kwado: ọ bụrụ na ọ bụghị nke enyi gị, ezigala ya.',
        keep: 'Kpọọ tupu i ziga; lee aha.',
      },
      {
        title: 'Alert ụgha na ọrụ ụtọ',
        text: 'Onye na-azụ ahịa gosiri gị SMS sị na ego abatala. Kwere naanị ego dị n’akaụntụ gị. Ọrụ chọrọ ka ị kwụọ ụgwọ, onyinye chọrọ ụgwọ ọrụ, ego ga-alọta chọrọ kaadị gị: ha niile bụ otu. Ọ bụrụ na o mere: mechie akaụntụ, gwa anyị ebe a, gwa ụlọ akụ gị n’ime otu awa. Ihere emela gị: ihere na-enyere naanị onye ohi aka.',
        keep: 'Kwere ego dị n’akaụntụ gị, ọ bụghị ozi.',
      },
    ],
    quiz: [
      {
        question: 'Kedu okwu dị ka aghụghọ?',
        options: [
          'Nkwupụta akaụntụ gị dị njikere',
          'Mee ya ugbu a ma ọ bụ akaụntụ gị emechie n’otu awa',
          'A naghị emeghe ọfịs na Sọnde',
        ],
        why: 'Ọ na-akwagide gị, na-atụkwa gị ụjọ.',
      },
      {
        question: 'Enyi gị dere na-arịọ ego, n’akaụntụ nwere aha ọzọ. Ị ga- …',
        options: ['eziga ọkara', 'eziga ya, ọ bụ enyi', 'ebu ụzọ kpọọ ya'],
        why: 'O nwere ike e zuru akaụntụ ya. Oku ga-egosi ya.',
      },
      {
        question: 'Kedu ka ị ga-esi mara na onye zụrụ ahịa akwụọla?',
        options: ['Site n’ego dị n’akaụntụ gị', 'Site na SMS dị n’ekwentị ya', 'Site n’okwu ọnụ ya'],
        why: 'E nwere ike ime ozi ụgha; ego akaụntụ gị apụghị ịbụ ụgha.',
      },
    ],
  },
  'business-money': {
    title: 'Ego ụlọ ahịa abụghị nke gị',
    about: 'Kewaa azụmahịa na ụlọ, mara uru gị, tinye ọnụ ahịa ziri ezi.',
  },
  'interest-inflation': {
    title: 'Ọmụrụ nwa na ọnụ ahịa na-arị elu',
    about: 'Ihe mere ₦100,000 nke taa abụghị nke afọ ọzọ, na otu oge ga-esi nyere gị aka.',
  },
  'investing-first': {
    title: 'Nzọụkwụ mbụ n’itinye ego',
    about: 'Bill, bond, ego nchịkọta, oke ụlọ ọrụ: ihe nke ọ bụla bụ, na otu ị ga-esi malite n’atụghị egwu.',
  },
  ponzi: {
    title: 'Mata Ponzi tupu ya amata gị',
    about:
      'Otu ndị na-amụba ego okpukpu abụọ si eme, ihe mere ha ji ada mgbe niile, na otu ị ga-esi nyochaa.',
  },
};
