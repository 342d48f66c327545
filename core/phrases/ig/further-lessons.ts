import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The second half of the courses: credit, fraud, business and investing. */
export const furtherLessons: Pick<
  Record<ModuleId, CourseWords>,
  'credit' | 'credit-score' | 'scams' | 'business-money' | 'interest-inflation' | 'investing-first' | 'ponzi'
> = {
  credit: {
    title: 'Ibinye ego na-enweghị anya mmiri',
    about: 'Ihe mbinye na-eri n’ezie, mgbe o na-enye aka, na mgbe ị ga-agba ọsọ.',
    lessons: [
      {
        title: 'Ọnụego ya n’ezie',
        text: '“Naanị 10%” apụtaghị ihe ọ bụla ruo mgbe ị jụrụ: n’oge ole? Pasent iri n’ọnwa karịrị 120% n’afọ. Jụọ ego niile ị ga-akwụghachi, tinyere ụgwọ ọrụ niile, were nke ahụ tụnyere. Binye ₦100,000, kwụghachi ₦118,000 n’ọnwa isii: mbinye ahụ riri ₦18,000.',
        keep: 'Jiri ihe niile ị ga-akwụghachi tụnyere.',
      },
      {
        title: 'Ezi ihe kpatara ya, ajọ ihe kpatara ya',
        text: 'Mbinye na-eweta karịa ihe ọ na-eri nwere ike ịdị mma: ngwa ahịa na-ere ngwa ngwa, igwe ịkwa akwa, ọmụmụ ga-abawanye ụgwọ ọnwa gị. Mbinye maka oriri, a na-eri ya otu ụbọchị, kwụọ ya otu afọ. Ebinyekwala ego iji kwụọ mbinye ọzọ, belụsọ na nke ọhụrụ dị ọnụ ala n’ezie.',
        keep: 'Binye maka ihe na-eweta ego, ọ bụghị maka ihe oriri.',
      },
      {
        title: 'Ego ole karịrị akarị',
        text: 'Ịkwụ mbinye gị niile ọnụ ekwesịghị iru otu ụzọ n’ime atọ nke ihe na-abata. Kpachara anya maka app na-achọ nọmba ndị enyi gị na foto gị: ụfọdụ na-eme mmadụ ihere n’ihu ndị enyi ya. Onye na-ebinye ego nwere ikike na-egosi iwu ya tupu ị bịanye aka, ọ naghị ebu ụzọ arịọ ego.',
        keep: 'Ịkwụ na-erughị otu ụzọ n’ime atọ; ụgwọ adịghị tupu mbinye.',
      },
    ],
    quiz: [
      {
        question: 'Mbinye 10% n’ọnwa na-eri ihe dịka … n’afọ.',
        options: ['10%', '12%', '120% ma ọ bụ karịa'],
        why: 'Pasent iri ruo ọnwa iri na abụọ, na ọmụrụ nwa n’elu ọmụrụ nwa.',
      },
      {
        question: 'Kedu mbinye nwere ike ịka mma?',
        options: [
          'Maka oriri ụbọchị ọmụmụ',
          'Maka ngwa ahịa ga-ere n’izu ole na ole',
          'Iji kwụọ mbinye ọzọ nke otu ọnụego',
        ],
        why: 'Ọ na-eweta karịa ihe ọ na-eri.',
      },
      {
        question: 'Onye na-ebinye ego rịọrọ ₦5,000 “processing” tupu mbinye. Ị ga- …',
        options: ['apụ laa', 'akwụ ya, wee chere', 'ebinye ₦5,000 ahụ'],
        why: 'Onye na-ebinye ego achọghị ego gị na mbụ.',
      },
    ],
  },
  'credit-score': {
    title: 'Akara mbinye gị na otu ị ga-esi bulie ya',
    about: 'Ihe onye na-ebinye ego na-ele, na obere omume na-ebuli ya.',
    lessons: [
      {
        title: 'Ihe ọ bụ',
        text: 'Akara mbinye bụ ọnụ ọgụgụ, ebe a site na 300 ruo 850, na-egosi ma ị ga-akwụghachi. Ụlọ akụ na-ajụkwa ndị na-edebe ndekọ mbinye (credit bureau), ndị maara mbinye gị n’ebe ndị ọzọ. Akara ka mma pụtara ego karịa n’ọnụego dị ala.',
        keep: 'Ọ bụ ezi aha gị, n’ọnụ ọgụgụ.',
      },
      {
        title: 'Ihe na-agbanwe ya',
        text: 'Nke kacha: ịkwụ n’oge. Otu ịkwụ n’azụ oge dị arọ karịa ọtụtụ n’oge. Mgbe ahụ: ego na-abata mgbe niile, nchekwa na-anọdụ, oge ole ị nọrọ ebe a, na omume gị n’isusu. A naghị agụ agbụrụ gị, okpukpe gị na ndị enyi gị.',
        keep: 'N’oge, mgbe niile.',
      },
      {
        title: 'Otu ị ga-esi bulie ya',
        text: 'Ka ego gị na-abata n’otu akaụntụ. Kwụọ otu ụbọchị tupu oge. Binye obere ego, kwụọ ya nke ọma, tupu ị rịọ nnukwu. Arịọla n’ebe ise n’otu izu. Otu ugboro n’afọ, lee ndekọ gị ka e dozie ihe mehiere: ọ bụ ikike gị.',
        keep: 'Obere n’oge ka nnukwu n’azụ oge mma.',
      },
    ],
    quiz: [
      {
        question: 'Gịnị kacha arọ?',
        options: ['Ịkwụ n’oge', 'Inwe ọtụtụ akaụntụ', 'Aha ọrụ gị'],
        why: 'Ọ bụ ihe onye na-ebinye ego chọrọ ịma.',
      },
      {
        question: 'Kedu nke a na-anaghị agụ?',
        options: ['Ego na-abata mgbe niile', 'Ịkwụ n’azụ oge', 'Agbụrụ gị'],
        why: 'Naanị omume gị n’ego ka a na-agụ.',
      },
      {
        question: 'Ị chọrọ nnukwu mbinye n’afọ ọzọ. Gịnị ga-enyere gị aka ugbu a?',
        options: ['Rịọ n’ụlọ akụ ise taa', 'Binye obere, kwụọ ya n’oge', 'Mechie akaụntụ gị'],
        why: 'Ọ na-egosi ihe onye na-ebinye ego chọrọ ịhụ.',
      },
    ],
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
    lessons: [
      {
        title: 'Akpa ego abụọ',
        text: 'Ọ bụrụ na ụlọ ahịa na ezinụlọ gị na-eri n’otu akpa, ezinụlọ ga-eri ụlọ ahịa. Nwee akaụntụ abụọ. Kwa izu kwụọ onwe gị “ụgwọ ọnwa” na-anaghị agbanwe, ewerela ihe ọzọ. Mgbe ahụ ị ga-ahụ ma ụlọ ahịa ọ na-adị ndụ n’onwe ya.',
        keep: 'Akaụntụ abụọ, otu ụgwọ ọnwa.',
      },
      {
        title: 'Ire ahịa abụghị uru',
        text: 'I rere ahịa ₦100,000. Ngwa ahịa riri ₦70,000, ụgbọ ₦8,000, ego ụlọ na ọkụ ₦10,000. Uru gị bụ ₦12,000, ọ bụghị ₦100,000. Ọ bụrụ na i mefuo ₦30,000 n’ime ya, i riela ₦18,000 nke ngwa ahịa gị. Dee ọnụ ọgụgụ anọ a kwa izu.',
        keep: 'Ire ahịa wepụ ihe niile o riri; naanị nke ahụ bụ nke gị.',
      },
      {
        title: 'Ire ndị ahịa n’ụgwọ',
        text: 'Ngwa ahịa i nyere n’ụgwọ bụ mbinye na-enweghị ọmụrụ nwa. Nye naanị onye kwụrụ nke gara aga, dee ụbọchị, tinye oke maka ha niile ọnụ: ka ọ ghara ịkarị otu ụzọ n’ime iri nke ngwa ahịa gị. Chetara ha n’ụbọchị ahụ, n’obi ọma, mgbe niile.',
        keep: 'Dee ya, tinye ụbọchị, tinye oke.',
      },
    ],
    quiz: [
      {
        question: 'Ire ahịa ₦100,000, ihe niile o riri ₦88,000. Ego ole kacha ka ị ga-eburu laa ụlọ?',
        options: ['₦100,000', '₦30,000', '₦12,000'],
        why: 'Ihe karịrị uru ka e si na ngwa ahịa rie.',
      },
      {
        question: 'Gịnị mere o ji bụrụ akaụntụ abụọ?',
        options: ['Ịhụ ma ụlọ ahịa ọ na-adị ndụ n’onwe ya', 'Izo ego', 'N’ihi na ọ bụ iwu'],
        why: 'N’otu akpa, ị pụghị ịhụ nke ọ bụla.',
      },
      {
        question: 'Ụgwọ ole maka ndị ahịa niile ọnụ?',
        options: ['Ole ọ bụla ha rịọrọ', 'Nke na-akarịghị otu ụzọ n’ime iri nke ngwa ahịa', 'Ọkara'],
        why: 'Ọ bụrụ na ha niile fuo, ụlọ ahịa ka na-eguzo.',
      },
    ],
  },
  'interest-inflation': {
    title: 'Ọmụrụ nwa na ọnụ ahịa na-arị elu',
    about: 'Ihe mere ₦100,000 nke taa abụghị ₦100,000 nke afọ ọzọ, na otu oge ga-esi nyere gị aka.',
    lessons: [
      {
        title: 'Ọmụrụ nwa n’elu ọmụrụ nwa',
        text: 'Tinye ₦100,000 na 8% n’afọ. Mgbe otu afọ gachara ọ ghọọ ₦108,000. N’afọ nke abụọ ₦8,000 ahụ na-ewetakwa ọmụrụ nwa: ₦116,640. Mgbe afọ itoolu gachara ọ fọrọ nke nta ka ọ bụrụ okpukpu abụọ. Ụzọ dị mfe: jiri ọnụego kee 72, azịza ya bụ afọ ọ ga-ewe iru okpukpu abụọ. Ụgwọ na-abawanyekwa otu ahụ.',
        keep: 'Jiri ọnụego kee 72: afọ iru okpukpu abụọ.',
      },
      {
        title: 'Onye ohi na-anaghị eme mkpọtụ',
        text: 'Ọ bụrụ na ọnụ ahịa arịa elu 20% n’afọ (inflation), ihe dị ₦100,000 ghọọ ₦120,000. Ego dị n’okpuru ihe ndina atụfuola otu ụzọ n’ime isii nke ihe ọ ga-azụta. Uru gị n’ezie bụ ọmụrụ nwa wepụ ọnụ ahịa rịrị elu: ọmụrụ nwa 8% na ọnụ ahịa rịrị elu 20% bụ mfu ihe dịka 12%.',
        keep: 'Uru n’ezie: ọmụrụ nwa wepụ ọnụ ahịa rịrị elu.',
      },
      {
        title: 'Ihe ị ga-eme',
        text: 'Ihe ị ga-achọ n’oge na-adịghị anya, debe ya nso, ọbụna ma ọ tụfuo ntakịrị: nchebe nwere ọnụ ya. Ihe ị na-agaghị achọ ruo ọtụtụ afọ kwesịrị ịdị n’ihe nwere ike iso ọnụ ahịa rịa elu: bond na bill gọọmentị nwere ezi ọnụego, oke ụlọ ọrụ siri ike, nka gị na azụmahịa gị. Ọ nweghị onye nwere ike ikwe nkwa imeri ọnụ ahịa na-arị elu n’enweghị ihe ize ndụ.',
        keep: 'N’oge na-adịghị anya: nchebe. Emesịa: uto.',
      },
    ],
    quiz: [
      {
        question: 'Na 8% n’afọ, ego na-aghọ okpukpu abụọ n’ihe dịka …',
        options: ['afọ 9', 'afọ 3', 'afọ 20'],
        why: 'Jiri 8 kee 72.',
      },
      {
        question: 'Ọmụrụ nwa 8%, ọnụ ahịa rịrị elu 20%. Uru gị n’ezie bụ …',
        options: ['28%', 'mfu ihe dịka 12%', '8%'],
        why: 'Ọnụ ahịa gbara ọsọ karịa ego gị.',
      },
      {
        question: 'Ego ị ga-achọ n’ọnwa ọzọ kwesịrị ịdị …',
        options: ['n’oke ụlọ ọrụ', 'n’ịzụta ala', 'n’ebe nchebe dị nso'],
        why: 'Oge adịghị ichere ka afọ ọjọọ gafee.',
      },
    ],
  },
  'investing-first': {
    title: 'Nzọụkwụ mbụ n’itinye ego',
    about: 'Bill, bond, ego nchịkọta, oke ụlọ ọrụ: ihe nke ọ bụla bụ, na otu ị ga-esi malite n’atụghị egwu.',
    lessons: [
      {
        title: 'Ihe ị nwere ike ịzụta',
        text: 'Treasury bill ma ọ bụ bond bụ ego i binyere gọọmentị: ọ na-akwụ ọmụrụ nwa a maara. Oke ụlọ ọrụ bụ akụkụ nke ụlọ ọrụ: o nwere ike ịrị elu, ikesa uru, ma ọ bụ ịda. Ego nchịkọta na-ejidere gị ọtụtụ n’ime ha. Crypto bụ ịgba chaa chaa n’ọnụ ahịa; tinye naanị ihe ị nwere ike ịtụfu kpamkpam.',
        keep: 'Binye, nwee oke, ma ọ bụ kesaa: mara nke ị na-eme.',
      },
      {
        title: 'Ihe ize ndụ na uru na-agakọ',
        text: 'Ihe nwere ike iweta 30% n’afọ nwekwara ike ịtụfu 30%. Onye na-ekwe nkwa nnukwu uru n’enweghị ihe ize ndụ amaghị ihe, ma ọ bụ na-agha ụgha. Oge gị na-ekpebi: ego nke afọ ọzọ banye na bill, ego nke afọ iri nwere ike ijide oke ụlọ ọrụ, n’ihi na afọ ọjọọ nwere oge ịgbake.',
        keep: 'Uru karịa, ihe ize ndụ karịa; oge karịa, ụjọ belata.',
      },
      {
        title: 'Ntakịrị, ugboro ugboro, n’ọtụtụ ebe',
        text: 'Jiri otu ego zụọ kwa ọnwa, n’agbanyeghị ọnụ ahịa: mgbe ọ dara ị ga-enweta karịa. Etinyela karịa otu ụzọ n’ime iri n’otu ụlọ ọrụ. Lee ụgwọ ọrụ anya: 2% n’afọ na-eri otu ụzọ n’ime atọ nke uru n’afọ iri abụọ. Emekwala ihe ọ bụla n’ụjọ: ọ bụ mgbe i rere ka mfu na-abịa.',
        keep: 'Otu ego, kwa ọnwa, n’ọtụtụ ihe.',
      },
    ],
    quiz: [
      {
        question: 'Treasury bill bụ …',
        options: ['akụkụ nke ụlọ ọrụ', 'ego e binyere gọọmentị', 'ụdị inshọransị'],
        why: 'Ị na-ebinye ya, ọ na-akwụ ọmụrụ nwa a maara.',
      },
      {
        question: 'Ị na-echekwa ego maka ụlọ n’afọ iri. Oke ụlọ ọrụ …',
        options: [
          'ga-ekwe mee, n’ihi na afọ ọjọọ nwere oge ịgbake',
          'bụ ihe a machibidoro',
          'enweghị ihe ize ndụ',
        ],
        why: 'Oge na-eme ka e nwee ike ịnagide ihe ize ndụ.',
      },
      {
        question: 'Iji otu ego zụọ kwa ọnwa pụtara na …',
        options: [
          'ị ga-enweta uru mgbe niile',
          'ị na-azụ naanị mgbe ọ dị ọnụ',
          'ị na-enweta karịa mgbe ọ dị ọnụ ala',
        ],
        why: 'Otu ego na-azụta karịa mgbe ọnụ ahịa dị ala.',
      },
    ],
  },
  ponzi: {
    title: 'Mata Ponzi tupu ya amata gị',
    about:
      'Otu ndị na-amụba ego okpukpu abụọ si eme, ihe mere ha ji ada mgbe niile, na otu ị ga-esi nyochaa.',
    lessons: [
      {
        title: 'Otu o si arụ ọrụ',
        text: 'A kwụrụ ₦100,000, nweta ₦130,000 n’ọnwa na-esote. O toghị eto: ọ bụ ego B na C bịara emesịa. Iji kwụọ B na C a chọrọ D ruo G, otu ahụ. Mgbe ọ mụbara ugboro ole na ole, ndị Naịjirịa agaghị ezu. MMM dara n’afọ 2016 na ego nde mmadụ, ndị ọzọ na-ada kwa afọ.',
        keep: 'Uru ahụ bụ naanị ego onye na-eso gị.',
      },
      {
        title: 'Ihe ama ise',
        text: 'Nnukwu uru e kwere nkwa (“30% kwa ọnwa”). Azụmahịa doro anya adịghị n’azụ ya. Ị na-enweta karịa ma ị kpọta ndị ọzọ. A na-agba gị ume ka i tinyeghachi uru ahụ. Ikike adịghị: jụọ SEC, ndepụta ha meghere onye ọ bụla. Abụọ n’ime ise ezuola ka ị zere ya. Na a kwụrụ enyi gị abụghị ihe akaebe: a na-akwụ ndị mbụ mgbe niile.',
        keep: 'Nkwa, ukwuu, kpọta mmadụ, ọsọ ọsọ, ikike adịghị.',
      },
      {
        title: 'Ọ bụrụ na ị nọ n’otu',
        text: 'Kwụsị ịkpọta ndị ọzọ, taa: ha ga-atụfu ego n’ihi gị. Rịọ ego nke gị, ọ bụghị uru. Dee aha, akaụntụ na ụbọchị, gwa SEC na ndị uwe ojii. Kpachara anya maka onye ohi na-esote: ọ ga-asị na ọ ga-ewetara gị ego gị ma ị kwụọ ụgwọ ọrụ.',
        keep: 'Pụọ ngwa ngwa, kọọ ya, akwụla ụgwọ nke abụọ.',
      },
    ],
    quiz: [
      {
        question: 'Ebee ka “uru” Ponzi si abịa?',
        options: ['Site n’azụmahịa', 'Site na mba ọzọ', 'Site n’aka ndị sonyere emesịa'],
        why: 'Ebe ọzọ adịghị. Ya mere o ji agwụ.',
      },
      {
        question: 'A kwụrụ enyi gị ugboro abụọ. Gịnị ka nke ahụ na-egosi?',
        options: ['Na ọ dị nchebe', 'Ihe ọ bụla: a na-akwụ ndị mbụ mgbe niile', 'Na ị ga-akpọta ndị ọzọ'],
        why: 'Ịkwụ ndị mbụ ka e ji ejide ndị ọzọ.',
      },
      {
        question: 'Kedu ka ị ga-esi nyochaa onye na-anara ego itinye?',
        options: ['Jụọ ikike ya ma lee ndepụta SEC', 'Lee ọfịs ha', 'Gụọ ndị na-eso ha'],
        why: 'E nwere ike inyocha ikike; kapeeti apụghị.',
      },
    ],
  },
};
