/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
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
  death: () =>
    'Ndo, ọ wutere m nke ukwuu. Enweghị ọsọ ọsọ, ihe ọ bụla efughị: ego dị n’akaụntụ bụ nke ndị nketa. Maka akaụntụ na Karo, ezinụlọ ga-eweta asambodo ọnwụ na akwụkwọ ụlọ ikpe (probate maọbụ letters of administration). Biko ejila PIN maọbụ kaadị onye nwụrụ, akwụkwala onye sị na ọ ga-“atọhapụ” ego ahụ ụgwọ. Zaa MMADU ka onye nọ na Karo soro unu mee ya.',
  child: () =>
    'Daalụ na ị gwara m afọ gị. Akaụntụ Karo bụ maka ndị gbara afọ 18 gbagoo, ya mere anaghị m emepe maọbụ kwụọ ihe ọ bụla, i mereghịkwa ihe ọjọọ. Gwa nne, nna maọbụ onye nlekọta gị ka ha jiri ekwentị ha degara m. Agwala onye ọ bụla PIN maọbụ koodu. Ọ bụrụ na onye na-akpagbu gị maka ego, gwa okenye ị tụkwasịrị obi, maọbụ kpọọ 112.',
};
