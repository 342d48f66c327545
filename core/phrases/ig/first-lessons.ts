import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The first half of the courses: income, spending, saving and a safe account. */
export const firstLessons: Pick<
  Record<ModuleId, CourseWords>,
  'money-basics' | 'budgeting' | 'saving-first' | 'safe-account' | 'charges' | 'esusu' | 'emergency-fund'
> = {
  'money-basics': {
    title: 'Ebe ego gị na-aga',
    about: 'Hụ ihe na-abata, ihe na-apụ, na ihe na-awụpụ.',
    lessons: [
      {
        title: 'Nke na-abata na nke na-apụ',
        text: 'Okwu ego dị mfe: ụfọdụ na-abata, ụfọdụ na-apụ. Ọ bụrụ na ihe na-apụ karịrị ihe na-abata, ihe karịrị bụ ụgwọ. Ruo otu izu, dee naira ọ bụla i mefuru, ọbụna mmiri sachet na okada. Agbanwela ihe ọ bụla ugbu a. Naanị lee anya.',
        keep: 'Ị pụghị idozi ihe ị na-ahụbeghị.',
      },
      {
        title: 'Mkpa, ọchịchọ na ihe na-awụpụ',
        text: 'Ego ụlọ, nri na ego ụgbọ ịga ọrụ bụ mkpa. Ekwentị ọhụrụ bụ ọchịchọ. Ihe na-awụpụ bụ ego pụrụ n’enweghị ọṅụ, n’enweghịkwa mkpa: data gwụrụ tupu i jiri ya, ụgwọ kaadị ị na-anaghị eji, karama nke abụọ. N’ebe ọtụtụ mmadụ nọ, otu naira n’ime iri na-awụpụ.',
        keep: 'Buru ụzọ kwụsị ihe na-awụpụ: ọ naghị ewute onye ọ bụla.',
      },
      {
        title: 'Otu ọnụ ọgụgụ gị',
        text: 'Were ihe batara n’ọnwa gara aga, wepụ ihe pụrụ. Otu ọnụ ọgụgụ ahụ na-agwa gị ma ị na-ewu ma ị na-ada. Jụọ m “ego ole ka m mefuru n’ọnwa a”, m ga-agbakọrọ gị ya. Lee ya n’otu ụbọchị ahụ n’ọnwa ọ bụla.',
        keep: 'Ihe batara wepụ ihe pụrụ: mara ya kwa ọnwa.',
      },
    ],
    quiz: [
      {
        question: 'Kedu nke bụ ihe na-awụpụ?',
        options: ['Ego akwụkwọ', 'Data gwụrụ tupu i jiri ya', 'Nri otu izu'],
        why: 'Ọ pụrụ n’enweghị mkpa, n’enweghịkwa ọṅụ.',
      },
      {
        question: 'Kwa ọnwa, ihe na-apụ karịrị ihe na-abata. Gịnị na-eto?',
        options: ['Nchekwa', 'Ọ nweghị', 'Ụgwọ'],
        why: 'Ihe karịrị ga-esi n’aka mmadụ bịa: i ji ya ụgwọ.',
      },
      {
        question: 'Gịnị ka ị ga-eme n’izu mbụ?',
        options: ['Dee ihe i mefuru, naanị lee ya', 'Kwụsị ịzụ nri', 'Binye ego iji mejuo ya'],
        why: 'Buru ụzọ hụ, mgbe ahụ gbanwee.',
      },
    ],
  },
  budgeting: {
    title: 'Atụmatụ ego ga-eru ngwụcha ọnwa',
    about: 'Atụmatụ maka ego gị, ọbụna mgbe ego anaghị abata otu mgbe.',
    lessons: [
      {
        title: 'Ite atọ',
        text: 'Kee ihe batara n’ite atọ: ọkara maka mkpa, ụzọ atọ n’ime iri maka ọchịchọ, ụzọ abụọ n’ime iri maka echi (nchekwa na ụgwọ). Ọ bụrụ na ego na-abata pere mpe, mkpa nwere ike iri ụzọ asaa n’ime iri. Mgbe ahụ nye echi otu ụzọ n’ime iri, ọ dịkarịa ala. Na i kere ya ka ole i kere mkpa.',
        keep: 'Mkpa, ọchịchọ, echi: nye nke ọ bụla oke ya.',
      },
      {
        title: 'Mgbe ego na-abata anaghị aha otu',
        text: 'Onye ahịa ma ọ bụ ọkwọ ụgbọala nwere izu ọma na izu ọjọọ. Were ọnwa kacha njọ n’ime isii gara aga, jiri ya mee atụmatụ. N’izu ọma, debe nke fọdụrụ; n’izu ọjọọ, si na ya kwụọ onwe gị otu “ụgwọ ọnwa” ahụ.',
        keep: 'Jiri ọnwa gị kacha njọ mee atụmatụ, ọ bụghị nke kacha mma.',
      },
      {
        title: 'Mee atụmatụ n’izu n’izu',
        text: 'Ọnwa dị ogologo; isi nwere ike ijide otu izu. Kee ego nri na ego ụgbọ ụzọ anọ, wepụta otu ụzọ na Mọnde ọ bụla. Ọ bụrụ na ego izu ahụ agwụ na Fraịde, ị mụtala ihe, ọnwa emebighịkwa.',
        keep: 'Otu izu n’otu oge.',
      },
    ],
    quiz: [
      {
        question: 'Ego gị na-abata anaghị aha otu. Kedu ọnwa ị ga-eji mee atụmatụ?',
        options: ['Nke kacha mma', 'Nke dị n’etiti', 'Nke kacha njọ n’ime isii gara aga'],
        why: 'Ihe zuru n’ọnwa kacha njọ ga-ezu n’ọnwa niile.',
      },
      {
        question: 'Ọ bụrụ na ego na-abata pere mpe, ole ka ị ga-enye echi, ọ dịkarịa ala?',
        options: ['Otu ụzọ n’ime iri', 'Ọ nweghị', 'Ọkara'],
        why: 'Otu ụzọ n’ime iri na-eme ka omume ahụ dịrị ndụ.',
      },
      {
        question: 'Gịnị mere e ji eme atụmatụ n’izu n’izu?',
        options: ['Izu dị ọnụ ala', 'Ihe mehiere na-emebi otu izu, ọ bụghị ọnwa', 'Ụlọ akụ na-arịọ ya'],
        why: 'Ị ga-ahụ ya n’oge, mgbe ihe ka fọdụrụ.',
      },
    ],
  },
  'saving-first': {
    title: 'Buru ụzọ kwụọ onwe gị',
    about: 'Ihe mere ichekwa naanị nke fọdụrụ anaghị arụ ọrụ, na nke na-arụ.',
    lessons: [
      {
        title: 'Ụzọ mbụ, ọ bụghị ikpeazụ',
        text: 'Ọ bụrụ na ị ga-echekwa ihe fọdụrụ n’ikpeazụ, ihe ọ bụla agaghị afọdụ. Wepụta nchekwa gị n’ụbọchị ego batara, tupu ihe ọ bụla ọzọ. Ọbụna ₦500 n’izu bụ ₦26,000 n’afọ. Omume ahụ ka ego ahụ mkpa.',
        keep: 'Chekwaa n’ụbọchị ego batara, tupu i mefuo ya.',
      },
      {
        title: 'Nye ya aha',
        text: 'A na-emefu ego na-enweghị aha. “Ego ụlọ nke June” ma ọ bụ “anya Mama” siri ike imetụ aka. Mepee nchekwa nwere aha, ego ole na ụbọchị. Kee ya: ₦120,000 n’ọnwa iri na abụọ bụ ₦10,000 n’ọnwa. Sị “mepee nchekwa”, m ga-edebere gị ya iche.',
        keep: 'Aha, ego ole, ụbọchị.',
      },
      {
        title: 'Ka ọ na-eme n’onwe ya',
        text: 'Mkpebi obi na-ada mbà; ịkwụ ụgwọ nke na-eme n’onwe ya anaghị ada mbà. Mee atụmatụ na-echekwa ego kwa izu ma ọ bụ kwa ọnwa. Ọ bụrụ na ị na-atụ onwe gị ụjọ, kpọchie ego ahụ ruo otu ụbọchị. Ọ ka na-eweta ọmụrụ nwa, ị na-ahụkwa ka ọ na-eto.',
        keep: 'Mee ka ọ na-eme n’onwe ya, wee chefuo ya.',
      },
    ],
    quiz: [
      {
        question: 'Olee mgbe ị ga-echekwa ego?',
        options: ['N’ụbọchị ego batara', 'N’ọgwụgwụ ọnwa', 'Mgbe ego hiri nne'],
        why: 'Ihe a hapụrụ n’ikpeazụ anaghị afọdụ.',
      },
      {
        question: '₦500 kwa izu bụ, n’otu afọ …',
        options: ['₦6,000', '₦26,000', '₦50,000'],
        why: 'Izu 52 ugboro ₦500.',
      },
      {
        question: 'Gịnị na-eme ka nchekwa sie ike?',
        options: ['Nnukwu ụlọ akụ', 'Ihe nzuzo', 'Aha, ego ole na ụbọchị'],
        why: 'Mgbe ahụ ị maara ihe izu ọ bụla ga-eweta.',
      },
    ],
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
    lessons: [
      {
        title: 'Ụdị ụgwọ atọ',
        text: 'Ụgwọ ọrụ bụ ihe ụlọ akụ na-anara maka ọrụ. VAT bụ ụtụ na ụgwọ ọrụ ahụ, ọ bụghị na ego gị. Ụtụ gọọmentị bụ ₦50 na nziga ₦10,000 ma ọ bụ karịa, site n’afọ 2026 ọ bụ onye na-eziga na-akwụ ya. A ga-egosi gị atọ ahụ niile tupu ị kwado.',
        keep: 'Hụ ọnụego niile tupu i kweta.',
      },
      {
        title: 'Kwụọ obere, n’eziokwu',
        text: 'Otu nziga ₦20,000 bụ otu ụgwọ ọrụ na otu ụtụ; anọ nke ₦5,000 bụ ụgwọ ọrụ anọ. Ịkwụ onye nọ n’otu ụlọ akụ na-abụkarị n’efu. Kaadị ekwentị na ụgwọ ọkụ ebe a enweghị ụgwọ ọrụ. Ya mere mee atụmatụ: otu nziga n’izu kama kwa ụbọchị.',
        keep: 'Nziga ole na ole buru ibu na-eri obere.',
      },
      {
        title: 'Lelee nkwupụta akaụntụ gị',
        text: 'Otu ugboro n’ọnwa gụọ nkwupụta akaụntụ gị n’ahịrị n’ahịrị. Ụgwọ ị na-amaghị: jụọ ya n’ime ụbọchị ole na ole, ọ bụghị ọnwa. Ọ bụrụ na ego pụrụ ma o rughị, i nwere ikike inweta ya ọzọ n’oge na-adịghị anya; debe nọmba akaebe.',
        keep: 'Gụọ ya kwa ọnwa; jụọ ozugbo; debe nọmba akaebe.',
      },
    ],
    quiz: [
      {
        question: 'A na-ewere VAT na …',
        options: ['ihe niile i zigara', 'ụgwọ ọrụ', 'nchekwa gị'],
        why: 'Ọ bụ ụtụ na ọrụ, ya mere na ọnụego ya.',
      },
      {
        question: 'Kedu nke dị ọnụ ala?',
        options: ['Otu nziga ₦20,000', 'Nziga anọ nke ₦5,000', 'Ha bụ otu'],
        why: 'Nziga ọ bụla nwere ụgwọ ọrụ nke ya.',
      },
      {
        question: 'Ị hụrụ ụgwọ ị na-amaghị. Ị ga- …',
        options: ['echefu ya', 'emechi akaụntụ', 'ajụ ya ugbu a, na nọmba akaebe'],
        why: 'I jụọ n’oge, ọ na-adị mfe idozi.',
      },
    ],
  },
  esusu: {
    title: 'Isusu: chekwaanụ ego ọnụ nke ọma',
    about: 'Otu isusu si arụ ọrụ, ihe na-emebi ya, na iwu na-egbochi ya.',
    lessons: [
      {
        title: 'Otu o si agba gburugburu',
        text: 'Mmadụ iri, onye ọ bụla na-akwụ ₦10,000 n’ọnwa. Kwa ọnwa otu onye n’ime ha na-ewere ₦100,000 niile. Mgbe ọnwa iri gachara, onye ọ bụla akwụọla ₦100,000, natakwa ₦100,000. Onye buru ụzọ nwetara mbinye na-enweghị ọmụrụ nwa; onye ikpeazụ soro ndị ọzọ chekwaa ego. Ọ nweghị onye ritere uru ma ọ bụ tụfuru, ma e wezụga oge.',
        keep: 'Ihe ị kwụrụ ka ị na-enweta; ọnọdụ na-agbanwe naanị mgbe.',
      },
      {
        title: 'Ihe na-emebi ya',
        text: 'Otu onye were ọnọdụ mbụ, kwụsị ịkwụ. Onye na-ahazi ya nyere ndị enyi ya ọnọdụ ọma. Ego dị n’aka otu onye “nsogbu dakwasịrị”. Ọgwụ ha atọ bụ otu: iwu e kwekọrịtara tupu ịkwụ nke mbụ, usoro onye ọ bụla na-apụghị ịhọrọ, na ego onye ọ bụla na-apụghị imefu.',
        keep: 'Iwu mbụ, ego emesịa.',
      },
      {
        title: 'Ihe a ga-edozi tupu i sonye',
        text: 'Jụọ: olee otu e si ahọpụta usoro? Ụbọchị ndidi ole? Ọ bụrụ na onye ga-anata ọzọ ji ụgwọ? Ọ bụrụ na mmadụ apụọ, ma ọ bụ nwụọ? Onye ji ego ahụ? N’isusu Karo, onye otu ọ bụla nwere ike ilele usoro ahụ, ego dị n’akaụntụ na-enweghị onye nwe ya, ịkwụ ọ bụla dịkwa n’akwụkwọ mmadụ niile nwere ike ịgụ.',
        keep: 'Ọ bụrụ na ha enweghị azịza, esonyela.',
      },
    ],
    quiz: [
      {
        question: 'Ndị otu iri na-akwụ ₦10,000 n’ọnwa. Ego ole ka onye ọ bụla natara n’ikpeazụ?',
        options: ['₦100,000, otu ihe ọ kwụrụ', '₦110,000', 'Ọ dabere n’ọnọdụ ya'],
        why: 'Ọnọdụ na-agbanwe mgbe, ọ bụghị ole.',
      },
      {
        question: 'Onye kwesịrị ijide ego isusu?',
        options: ['Onye otu kacha okenye', 'Onye na-ahazi ya', 'Akaụntụ onye ọ bụla na-apụghị imefu'],
        why: 'Mgbe ahụ nsogbu ọ bụla apụghị iri ya.',
      },
      {
        question: 'Olee mgbe a na-ekwekọrịta iwu maka onye kwụrụ n’azụ oge?',
        options: ['Mgbe mmadụ kwụrụ n’azụ oge', 'Tupu ịkwụ nke mbụ', 'Ọ dịghị mgbe, ọ na-emebi enyi'],
        why: 'Iwu e mere n’iwe abụghị iwu ziri ezi.',
      },
    ],
  },
  'emergency-fund': {
    title: 'Ego ụbọchị ọjọọ',
    about: 'Ego ole ị ga-edebe maka ihe ị na-amaghị, na ebe ị ga-edebe ya.',
    lessons: [
      {
        title: 'Ihe mere o ji ebu ụzọ',
        text: 'Ụgbọala mebie, nwa na-arịa ọrịa, mmiri ejuo ụlọ ahịa. Ọ bụrụ na i debeghị ego iche, ị ga-ebinye ego n’ọnụego kacha njọ, n’oge kacha njọ. Ego ụbọchị ọjọọ abụghị ka o too; ọ bụ ka i rahụ ụra nke ọma.',
        keep: 'Ọ bụ udo obi ka ị zụtara, ọ bụghị itinye ego ka ọ mụọ.',
      },
      {
        title: 'Ego ole',
        text: 'Malite na ₦50,000 ma ọ bụ mkpa gị nke otu izu. Mgbe ahụ ruo otu ọnwa, jiri nwayọọ ruo mkpa ọnwa atọ. Ọ bụrụ na ego gị na-abata anaghị aha otu, ma ọ bụ na ndị ọzọ na-eri ya, ruo ọnwa isii. Naanị mkpa: ego ụlọ, nri, ụgbọ, ego akwụkwọ.',
        keep: 'Otu izu mbụ, mgbe ahụ otu ọnwa, mgbe ahụ atọ.',
      },
      {
        title: 'Ebe ọ ga-adị, na mgbe ị ga-emetụ ya aka',
        text: 'Debe ya ebe aka gị ga-eru ya n’ime otu ụbọchị, mana ọ bụghị n’akaụntụ ị na-emefu. Jụọ ajụjụ atọ tupu i metụ ya aka: ọ bụ ihe ngwa ngwa? ọ dị mkpa? amaghị m na ọ ga-abịa? Agbamakwụkwọ abụghị nsogbu mberede. Mgbe i jiri ya, buru ụzọ mejupụta ya ọzọ.',
        keep: 'Nso, mana iche. Ngwa ngwa, mkpa, mberede.',
      },
    ],
    quiz: [
      {
        question: 'Kedu nke bụ nsogbu mberede?',
        options: ['Agbamakwụkwọ nwanne', 'Ụgwọ ụlọ ọgwụ na mberede', 'Ekwentị ọnụ ya dara ada'],
        why: 'Ọ bụ ihe ngwa ngwa, ọ dị mkpa, a maghị na ọ ga-abịa.',
      },
      {
        question: 'Ebee ka ego ahụ kwesịrị ịdị?',
        options: ['Iche, mana aka ga-eru ya n’ime otu ụbọchị', 'N’ịzụta ala', 'N’aka enyi i binyere'],
        why: 'Ala na enyi anaghị akwụ n’etiti abalị.',
      },
      {
        question: 'Ego gị na-abata anaghị aha otu, mmadụ anọ na-eri ya. Ị ga-edebe …',
        options: ['mkpa otu izu', 'ọ nweghị', 'mkpa ọnwa isii'],
        why: 'Ọ bụrụ na ego na-abata edoghị anya, ego e debere ga-abawanye.',
      },
    ],
  },
};
