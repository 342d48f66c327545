const sorry = 'Ndo, ọ wutere m nke ukwuu.';

/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
  life: () =>
    'Kpọọ 112 ugbu a: ọ bụ n’efu, ọbụlagodi na-enweghị ego ekwentị, ha na-eziga enyemaka ebe ị nọ. Kwuo ebe ị nọ na ihe mere, tikuo onye agbata obi ma ọ bụ okenye ọ bụla. Ọ bụrụ na ọ bụ gị nọ na mgbu, ha ga-ege gị ntị. Abụ m nkata ụlọ akụ, enweghị m ike ịkpọ maka gị. Ego nwere ike ichere.',
  hold: () => 'Enweghị ike ịkwụ ụgwọ na mkparịta ụka a ugbu a. Biko nwaa ọzọ mgbe otu awa gachara.',
  duress: () =>
    'Ndụ gị karịrị ego ọ bụla. Anaghị m enye ịkwụ ụgwọ ọ bụla ugbu a, ewepụkwala m nke na-eche. Ozugbo ị nwere ike ikwu okwu n’udo, kpọọ 112. Zaa FREEZE mgbe ọ bụla: m ga-ajụ otu ugboro, wee mechie akaụntụ ahụ.',
  kidnap: () =>
    'Ọ wutere m nke ukwuu. Kpọọ 112 na ndị uwe ojii tupu akwụọ ihe ọ bụla, agwakwala ha okwu naanị gị. Anaghị m enye ịkwụ ụgwọ maka nke a ebe a. Debe nọmba ekwentị na akaụntụ niile ha nyere gị: ndị uwe ojii nwere ike iso ha. Zaa MMADU ka onye nọ na Karo soro gị rụọ ya; zaa FREEZE ka emechie akaụntụ.',
  scam: () =>
    'Biko kwụsị, akwụbeghị ihe ọ bụla. Otu a ka aghụghọ a ma ama si aga: onye ị na-enweghị ike inyocha na-ebu ụzọ achọ ego maọbụ koodu. Onyinye, ọrụ, mgbazinye maọbụ onye na-ere ahịa bụ eziokwu ga-eche ruo mgbe ị hụrụ ya n’anya gị, ọ nweghịkwa ụlọ akụ maọbụ uwe ojii ga-asị gị bufee ego ka ọ dị nchebe. Anaghị m enye ịkwụ ụgwọ maka nke a. Ị kwụọlarị, maọbụ nye koodu? Gwa m, m ga-enyere gị aka ozugbo. Ọ bụrụ na i nyochaala ya n’onwe gị, nye ya iwu ọzọ n’otu ahịrị.',
  defrauded: () =>
    'Ọ dị m nwute. Mee nke a ugbu a: pịa “Mechie akaụntụ m”, ọ nweghị ihe ga-apụ ọzọ n’akaụntụ gị. Mgbe ahụ zaa PERSON: onye nọ na Karo ga-arịọ ụlọ akụ natara ego ahụ ka o jide ya; ka ọ na-anụ ngwa ngwa ka mma, mana onweghị onye ga-ekwe nkwa na ọ ga-alọghachi. Debe nnata nwere session ID, nọmba akaụntụ, aha na ekwentị ha ji mee ihe. Ezigala ha ihe ọ bụla ọzọ, agwala onye ọ bụla PIN maọbụ koodu. Maka ndị uwe ojii, kpọọ 112.',
  secret_given: () =>
    'Mee ngwa: onye nwetara ya nwere ike iwere ego gị. Agụkwarala onye ọ bụla koodu ọzọ, ọbụna onye sị na ọ bụ ụlọ akụ. Mgbe emechiri akaụntụ, ihe ọ bụla agaghị apụ; mgbe ahụ sị “gbanwee pin m”.',
  stranger: () =>
    'Ọ bụrụ na akaụntụ gị dị n’ụlọ akụ ọzọ, kpọọ ha maka aghụghọ ugbu a ka ha mechie akaụntụ na kaadị.',
  sorry: () => sorry,
  death: () =>
    `${sorry} Enweghị ọsọ ọsọ, ihe ọ bụla efughị: ego dị n’akaụntụ bụ nke ndị nketa. Maka akaụntụ na Karo, ezinụlọ ga-eweta asambodo ọnwụ na akwụkwọ ụlọ ikpe (probate maọbụ letters of administration). Biko ejila PIN maọbụ kaadị onye nwụrụ, akwụkwala onye sị na ọ ga-“atọhapụ” ego ahụ ụgwọ. Zaa MMADU ka onye nọ na Karo soro unu mee ya.`,
  child: () =>
    'Daalụ na ị gwara m afọ gị. Akaụntụ Karo bụ maka ndị gbara afọ 18 gbagoo, ya mere anaghị m emepe maọbụ kwụọ ihe ọ bụla, i mereghịkwa ihe ọjọọ. Gwa nne, nna maọbụ onye nlekọta gị ka ha jiri ekwentị ha degara m. Agwala onye ọ bụla PIN maọbụ koodu. Ọ bụrụ na onye na-akpagbu gị maka ego, gwa okenye ị tụkwasịrị obi, maọbụ kpọọ 112.',
  secret_asked: () =>
    'Enyela onye ọ bụla. Karo anaghị arịọ PIN, okwuntughe maọbụ koodu na mkparịta ụka, n’oku maọbụ n’ozi email, ọ nweghịkwa ụlọ akụ maọbụ uwe ojii na-eme ya; onye na-arịọ ya bụ onye ohi. Kwụsị ebe ahụ, akwụla ihe ọ bụla. Ị gụpụtarala ya ha maọbụ pịnye ya ebe? Gwa m, m ga-emechi akaụntụ ahụ.',
  asked_next: () =>
    'Mba. Ndị Karo anaghị asị gị buru ụzọ kwụọ ụgwọ, ha anaghịkwa arịọ PIN, BVN maọbụ koodu gị. Akwụla ihe ọ bụla, azakwala ha ọzọ. Ọ bụrụ na ị kwụọla, maọbụ gwa ha koodu, kwuo ya, m ga-enyere gị aka ozugbo.',
  secret_next: () =>
    'Akaụntụ gị ka meghere emeghe, onye nwere ya nwere ike iji ya. Pịa “Mechie akaụntụ m” ugbu a: ihe ọ bụla agaghị apụ. Mgbe ahụ sị “gbanwee pin m”, ka anyị lelee azụmahịa ikpeazụ gị. Agwala ha ihe ọ bụla ọzọ.',
  fraud_next: () =>
    'Ihe abụọ ugbu a. Pịa “Mechie akaụntụ m” ma ha nwere PIN, koodu maọbụ ekwentị gị. Pịakwa “Rịọ ya azụ”: m ga-agwa ụlọ akụ natara ego ahụ. Ezigala ha ihe ọ bụla ọzọ, debe nọmba na akaụntụ ha.',
  elsewhere: () =>
    'Ahụghị m ịkwụ ụgwọ ọ bụla nye ha site n’akaụntụ Karo gị. Ọ bụrụ na o si n’ụlọ akụ ọzọ pụọ, kpọọ ụlọ akụ ahụ maka aghụghọ ugbu a: ọ bụ naanị ha nwere ike ịrịọ ka e weghachi ya. Debe akwụkwọ nnata, nọmba akaụntụ na aha ahụ.',
  not_owner: () =>
    'Akaụntụ a bụ nke onye ọzọ, ya mere anaghị m akwụ maọbụ gosi ihe ọ bụla ebe a, ọbụna ma ị maara PIN. Onye nwe ya nwere ike iji ekwentị ya degara m, maọbụ zite olu ma ide siri ike. Ọ bụrụ na ihe mere akaụntụ ahụ, sị FREEZE maọbụ MMADU. Ọ bụrụ na ọ bụ gị nwe ya, sị “abụ m onye nwe ya”.',
  minor_again: () =>
    'Ọ bụ naanị na okenye ka m ga-eme nke ahụ: ka nne, nna maọbụ onye nlekọta gị jiri ekwentị ha na akaụntụ ha degara m. I mereghị ihe ọjọọ. Ọ bụrụ na onye na-akpagbu gị maka ego, gwa okenye ị tụkwasịrị obi. Ọ bụrụ na ị gbara afọ 18 ma ọ bụ karịa, kwuo “abụ m okenye”.',
  others_bvn: () =>
    'Mba, biko. Ọ bụ BVN nke gị ka e ji emepe akaụntụ, ọ bụghị nke onye ọzọ: ana m eji ya atụnyere aha gị, anaghị anabata nke onye ọzọ. Enyela BVN na-abụghị nke gị, enyekwala onye ọ bụla nke gị.',
  deaf: () =>
    'Anụla m: m ga na-edegara gị, onye ọ bụla nọ ebe a agaghị akpọ gị. Mmadụ nọ na Karo ga-edekwa na mkparịta ụka a. Ihe niile na-arụ ọrụ site na ide: iziga ego, PIN gị na peeji nchekwa, imechi akaụntụ. Gịnị ka ị chọrọ?',
  deaf_help: () => 'Ọ bụrụ na ị nọ n’ihe egwu, gosi onye nọ gị nso nke a ka ọ kpọọrọ gị 112.',
  mourn: {
    papers: () =>
      'Akwụkwọ abụọ: asambodo ọnwụ, na akwụkwọ ụlọ ikpe (probate maọbụ letters of administration) na-ekwu onye na-anọchite anya ezinụlọ. Onye ahụ ga-egosikwa njirimara ya. Zaa MMADU, onye nọ na Karo ga-agwa gị ebe a otu e si eweta ha.',
    howlong: () =>
      'Akwụkwọ ụlọ ikpe na-ewe oge kacha, oge ya adịghịkwa n’aka anyị. Mgbe onye nọ na Karo nwetara akwụkwọ abụọ ahụ, ọ ga-agwa gị ebe a ihe na-eso na mgbe. Zaa MMADU ka anyị malite; ihe ọ bụla agaghị efu tupu mgbe ahụ.',
    holds: () =>
      'Ndo, apụghị m ịgwa onye ọ bụla nke ahụ ma ọ bụghị onye akwụkwọ ụlọ ikpe kpọrọ aha, ọbụna ezinụlọ. O jiri akwụkwọ ahụ hụ ego dị ya na ihe niile batara maọbụ pụrụ.',
    stopuse: () =>
      'Ọ dị mma na ị jụrụ. Site na mkparịta ụka a apụghị m ịkwụsị ihe bụ nke onye ọzọ, ya mere akpọọla m onye nọ na Karo nwere ike ime ya. Biko dee aha zuru ezu na nọmba ekwentị onye nwụrụ ebe a.',
    usepin: () =>
      'Biko emela ya, ọbụna maka olili ozu: mgbe mmadụ nwụrụ, ọ bụ naanị onye akwụkwọ ụlọ ikpe kpọrọ aha nwere ike iji akaụntụ ahụ. Tupu mgbe ahụ, ka onye ọ bụla ghara iji PIN, kaadị maọbụ ekwentị ahụ.',
    other: () =>
      'Anọnyeere m gị. Jụọ m akwụkwọ achọrọ, oge ole ọ ga-ewe maọbụ otu e si akwụsị kaadị, maọbụ zaa MMADU ka onye nọ na Karo soro gị mee ya ebe a.',
  },
};
