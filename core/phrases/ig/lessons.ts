import type { lessons as en } from '../en/lessons.ts';

/** The school's courses, in Igbo. */
export const lessons: typeof en = {
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
