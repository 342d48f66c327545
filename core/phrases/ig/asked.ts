import type { asked as english } from '../en/asked.ts';
import { firstDay, leastInvested, sendingCountries } from '../levels.ts';

/** Short answers, in Igbo. */
export const asked: typeof english = {
  'loan-who':
    'Onye ọ bụla nwere akaụntụ Karo nke ego na-abata na ya, onye ahịa ma ọ bụ onye na-anata ụgwọ ọnwa. Akara ibi ego gị, ihe na-abata na ọkwa gị na-ekpebi ego ole. Kwuo “mbinye ego” ka ị hụ nke ị ga-enweta.',
  'loan-when':
    'A na-ekpebi ọtụtụ mbinye n’ime sekọnd, ego ahụ na-adịkwa n’akaụntụ gị mgbe i jiri PIN gị kwado ya. Nke buru ibu, mmadụ na-ele ya, ọtụtụ mgbe n’ime otu ụbọchị.',
  'loan-taken':
    'N’ụbọchị ịkwụ nke ọ bụla, anyị na-ewepụ ya n’akaụntụ gị, ma na-echetara gị tupu. Iji kwụọ n’onwe gị, ma ọ bụ karịa, kwuo “kwụọ mbinye ego m”.',
  'loan-guarantor':
    'A naghị achọ onye akaebe ma ọ bụ ihe nkwado. Akara ibi ego gị na ihe na-abata n’akaụntụ gị na-ekpebi.',
  'credit-score':
    'Akara ibi ego gị na-arị elu site n’afọ akaụntụ, ọkwa gị, ego na-abata kwa ọnwa, nchekwa, na mbinye na ego otu a kwụrụ n’oge. Ọ bụrụ na a jụ mbinye, a na-agwa gị ihe kpatara ya.',
  'goal-out':
    'Ee, mgbe ọ bụla, ya niile ma ọ bụ akụkụ ya, site na PIN gị na-enweghị ụgwọ. Naanị nke ị kpọchiri ruo ụbọchị ga-atụfu ọmụrụ nwa nke ọnwa ahụ ma i wepụ ya tupu oge eruo.',
  'goal-auto':
    'Ee: kwuo ego ole na mgbe ole, dịka “chekwaa 2k kwa Fraịdee na Rent”, ma kwado ya otu ugboro. Ị nwere ike ịgbanwe ya ma ọ bụ kwụsị ya mgbe ọ bụla.',
  'goal-missed':
    'O nweghị ihe furu efu, o nweghịkwa ntaramahụhụ. Ọ bụrụ na ego dị n’akaụntụ gị ezughị n’ụbọchị ahụ, m ga-anwale ọzọ ruo otu izu.',
  'esusu-order':
    'O nweghị onye na-ahọrọ: a na-efe nza mgbe ndị otu niile banyere. A na m ezobe ihe nzuzo tupu onye ọ bụla abanye, onye otu ọ bụla nwekwara ike inyocha ya. Mmadụ abụọ nwere ike ịgbanwe oge ma ha kwekọrịta.',
  'esusu-account':
    'Ee: onye otu ọ bụla chọrọ akaụntụ Karo, n’ihi na ego a na-atụ na nke a na-anata na-esi ebe ahụ. Imepe ya bụ n’efu, ihe dịka nkeji abụọ; mgbe ahụ ha jiri koodu otu banye.',
  'esusu-leave':
    'Onye otu nwere ike ịpụ dịka iwu a họọrọ na mbụ: ọ ga-edozi ya na onye ọ bụla n’ime ndị ọzọ, ma ọ bụ chọta onye ga-anọchi ya. E dere ihe a kwụrụ nye mmadụ niile.',
  'esusu-pot':
    'N’akaụntụ otu nke onye ọ bụla na-enweghị ike imefu, ma onye malitere otu ahụ. A na-akwụ ya onye oge ya ruru, ndị otu niile na-ahụkwa ya.',
  'esusu-begin':
    'Mgbe oghere niile juru, ma ọ bụ mgbe onye malitere otu ahụ kwuru ya na ndị otu zuru ezu. Ana m agwa onye otu ọ bụla mgbe ọ malitere.',
  'esusu-cost': 'O nweghị: Karo anaghị ana ụgwọ maka otu. Ihe ndị otu tinyere ka a na-akwụpụta.',
  'card-where':
    'Kaadị ahụ bụ nke ịntanetị: ọ na-akwụ ụgwọ n’ịntanetị, ebe ọ bụla a na-anabata kaadị. O nweghị kaadị rọba maka POS ma ọ bụ ATM.',
  'card-stop':
    'Kwuo “kpọchie kaadị m”: ọ gaghị akwụ ihe ọ bụla site na mgbe ahụ. “Meghee kaadị m” na PIN gị ga-eme ka ọ kwụọ ọzọ; ị nwekwara ike imechi ya kpamkpam, ma ọ bụ gbanwee ya.',
  'card-number':
    'Kwuo “gosi kaadị m”: PIN gị ga-emeghe peeji nwere nọmba, ụbọchị na CVV, otu ugboro. A naghị ede ha na mkparịta ụka a.',
  'card-declined':
    'Kaadị anaghị akwụ mgbe a kpọchiri ya, mgbe ọ gafere oke nke ụbọchị, n’ụlọ ahịa ị gbanyụrụ, ma ọ bụ mgbe ego akaụntụ ezughị. Ana m agwa gị ihe kpatara ya mgbe ọ bụla a jụrụ ya.',
  'limit-change':
    'Kwuo dịka “belata oke m na 20k”. Oke dị ala na-amalite ozugbo, nke dị elu na-amalite mgbe otu ụbọchị gachara, ruo ihe ọkwa gị kwere. Kwuo “oke m” ka ị hụ nke gị.',
  'new-number-cap': `N’ụbọchị mbụ nke ekwentị, nọmba ma ọ bụ PIN ọhụrụ, naanị ${firstDay} nwere ike ịpụ, ka onye ohi ghara inweta nnukwu ego. Ọ na-akwụsị n’onwe ya mgbe ụbọchị ahụ gachara.`,
  'standing-stop':
    'Kwuo “kwụsị ịkwụ akpaaka”: o nweghị ihe ga-apụ n’onwe ya ọzọ. Ị nwekwara ike ikwụsịtụ ya, gaa n’ihu ma ọ bụ hapụ otu.',
  'standing-how':
    'Ee: kwuo ya na ụbọchị ya, dịka “kwa Fraịdee ziga 2k nye Chidi”. Ị ga-eji PIN gị kwado ya otu ugboro, m ga-agwa gị otu ụbọchị tupu ịkwụ nke ọ bụla, ị nwekwara ike ịkwụsị ya mgbe ọ bụla.',
  'standing-short':
    'Mgbe ahụ a gaghị akwụ ya: m ga-anwale ọzọ n’ụbọchị ahụ, agaghị m emetụ nchekwa gị aka, m ga-agwakwa gị. A naghị akwụ nke gafere ma e mesịa.',
  'statement-stamp':
    'PDF ahụ nwere aha na akara Karo na nkọwa gị, mana o nweghị stampụ ma ọ bụ mbinye aka. Ọ bụrụ na embasị ma ọ bụ ụlọ ọrụ chọrọ nke nwere stampụ, zaa MMADU.',
  'receipt-get':
    'Kwuo “rasiiti”, m ga-egosi nke ịkwụ ikpeazụ; kpọọ aha onye ahụ ma ọ bụ nọmba ntụaka maka nke ọzọ. Ị nwere ike iziga ya dịka ihe akaebe.',
  'request-how':
    'Kwuo dịka “rịọ @ada 5k”, ma ọ bụ nye nọmba ekwentị onye ahịa Karo. A ga-ajụ ya, ọ na-akwụkwa naanị ma ọ kwado ya. O nweghị ihe na-apụ n’akaụntụ gị.',
  'recall-sure':
    'Enweghị m ike ikwe nkwa. Anyị na-ajụ ụlọ akụ nke ọzọ ozugbo, onye ahịa ya ga-eweghachi ya ma ọ bụ ụlọ akụ ahụ hụ na o kwesịrị. A na-agwa gị ihe a chọtara; kwuo “ikpe m” ka ị hụ ebe o ruru.',
  'frozen-in':
    'Ee. Mgbochi na-akwụsị ihe na-apụ apụ; ego ndị mmadụ na-ezitere gị, ụgwọ ọnwa kwa, ka na-abata ma nọrọ ebe ahụ ruo mgbe e meghere akaụntụ ahụ.',
  'frozen-enter':
    'O nweghị onye nwere ike iwere ihe ọ bụla ugbu a: o nweghị nzipu, kaadị, ụgwọ ma ọ bụ ịkwụ akpaaka na-apụ n’akaụntụ a gbochiri, ọbụna site na PIN gị. Ọ ga-adị otu ahụ ruo mgbe anyị ga-ama na ọ bụ gị.',
  'frozen-open':
    'Zaa MMADU: onye ọrụ Karo ga-eso gị meghee ya ọzọ, mgbe anyị matara na ọ bụ gị. O nweghị oge akara aka; ruo mgbe ahụ o nweghị ihe ga-apụ.',
  'pin-change':
    'Kwuo “gbanwee PIN m”: peeji nchekwa ga-ajụ nke ochie na nke ọhụrụ. Ọ bụrụ na i nweghị nke ochie, mee PIN ọhụrụ na webụsaịtị anyị n’okpuru “Forgot your PIN?”. Ọ bụrụ na e gbochiri akaụntụ, mmadụ ga-ebu ụzọ meghee ya.',
  'page-safe':
    'Peeji m na-eziga ebe a n’okpuru onyinye bụ nke Karo n’onwe ya: ọ na-egosi ihe ị na-akwado, ọ na-arụ ọrụ otu ugboro, ọ bụkwa naanị ebe ahụ ka ị ga-ede PIN gị. Emeghela ụdị peeji ahụ onye ọzọ zitere gị.',
  'offer-expires':
    'Ruo oge e dere n’onyinye ahụ, ihe dịka nkeji iri. Mgbe ahụ gachara o nweghị ego pụrụ: kwuo ya ọzọ, ị ga-enweta nke ọhụrụ.',
  'payee-sees':
    'Ha ga-ahụ aha gị, ego ole na ihe i dere na ọ bụ maka ya, dịka n’ụlọ akụ ọ bụla. Ha anaghị ahụ ego i nwere.',
  'payee-alert':
    'Ee: ụlọ akụ ha ga-agwa ha mgbe ọ batara, mụ onwe m na-agwakwa onye ahịa Karo. Gị onwe gị ga-enweta rasiiti ị nwere ike iziga.',
  'no-funds':
    'Mgbe ahụ a gaghị akwụ ihe ọ bụla, a gaghịkwa ana ụgwọ: m ga-agwa gị, ị nwere ike iziga nke dị obere ma ọ bụ buru ụzọ tinye ego. Akaụntụ enweghị ike ịgbada n’okpuru efu.',
  'person-when':
    'Mmadụ ga-aza ebe a na mkparịta ụka a, n’ime awa 24. Ruo mgbe ahụ ana m enyere gị aka n’ihe ndị ọzọ. Onye ọ bụla kpọrọ gị jụọ PIN ma ọ bụ koodu abụghị onye Karo.',
  'invest-risk':
    'Ee, o nwere ike ime: ọnụ ahịa na-arị elu ma na-agbada, ị nwere ike inweta ihe na-erughị ihe i tinyere. Money market fund na bond gọọmenti nwere ihe ize ndụ kacha nta; shares na crypto nwere ike ịda nke ukwuu.',
  'invest-least': `Site na ${leastInvested} n’atụmatụ Basic, na nke dị ala karịa n’atụmatụ dị elu. Ọ bụrụ na e nwere ụgwọ ọrụ, ọ dị n’onyinye tupu PIN gị.`,
  'remit-how': `Onye nọ mba ọzọ ga-emeghe webụsaịtị anyị, kwuo ego ole na nọmba ekwentị ole, jiri kaadị kwụọ. Ọ na-abata ebe a na naịra. Kaadị nke mba ndị a nwere ike ịkwụ: ${sendingCountries}.`,
  'remit-without':
    'A na-eji ozi kpọọ ha na nọmba ha, ego ahụ na-echere: ọ bụ nke ha mgbe ha ji nọmba ahụ mepee akaụntụ Karo n’efu. Ọ bụrụ na ha emepeghị ya, ya niile ga-alaghachi na kaadị onye zitere ya.',
  'ussd-safe':
    'Ee: PIN ị na-ede na *347*5276# adịghị n’ozi ma ọ bụ ndekọ ọ bụla. Jiri nọmba akaụntụ gị kpọọ ya, ekwela ka onye ọ bụla lee anya, agwakwala onye ọ bụla PIN ahụ.',
  'token-missing':
    'Token dị na rasiiti ozugbo ụlọ ọrụ ọkụ nyere ya: kwuo “rasiiti” ka ị hụ ya ọzọ. Ọ bụrụ na ọ ka na-eche, ana m ajụ; ọ bụrụ na ụlọ ọrụ ahụ jụ, ego gị ga-alọghachi n’onwe ya.',
  'airtime-wrong':
    'Ihe netwọk nyefere enweghị m ike iweghachi ya: jụọ onye nwe nọmba ahụ. Ọ bụrụ na o rughị, ego ahụ ga-alọghachi n’onwe ya.',
  'account-cost':
    'Imepe akaụntụ bụ n’efu, atụmatụ Basic anaghị ana ego kwa ọnwa, ọ dịghịkwa ego ga-anọrịrị n’akaụntụ. Ihe nzipu na-efu, ị na-ahụ ya mgbe niile tupu PIN gị.',
  'bvn-why':
    'Ụlọ Akụ Etiti chọrọ ka akaụntụ ọ bụla bụrụ nke onye a maara: BVN na-egosi anyị aha gị na ụbọchị ọmụmụ gị. O nweghị onye ga-eji naanị ya were ego, ọ naghịkwa egosi anyị akaụntụ gị ndị ọzọ.',
  privacy:
    'Gị na Karo. Onye ọrụ Karo na-enyere gị aka na-ahụ mkparịta ụka ahụ na nọmba zoro ezo; a na-ehichapụ PIN ma ọ bụ BVN dị na ya. O nweghị onye ọzọ na-ahụ akaụntụ gị, ma ezinụlọ gị. Ihe ndị ọzọ dị na Settings, Privacy.',
  'new-phone': `Site n’otu nọmba ahụ ị ga-aga n’ihu ebe a: ma anyị jụọ, jiri PIN gị gosi ya na peeji nchekwa. Maka nọmba ọhụrụ, si na ya dee ozi, anyị ga-eji koodu jikọọ ya na nke ochie. N’ụbọchị mbụ naanị ${firstDay} nwere ike ịpụ.`,
  'cancel-late':
    'Tupu PIN gị, KAGBUO na-akwụsị ya. Mgbe e mesịrị, naanị nke ka na-eche ka a ga-akwụsị, dịka nnukwu nzipu mbụ nye onye ọhụrụ. Nke garala ka anyị ga-arịọ nlọghachi ya: kwuo RECALL.',
};
