import type { knowledge as english } from '../en/knowledge.ts';
import { firstDay, fresh, verified } from '../levels.ts';

/** What the bank knows of itself, in Igbo. */
export const knowledge: typeof english = {
  'what-is-karo': {
    question: 'Gịnị bụ Karo?',
    answer:
      'Karo bụ ụlọ akụ dị na mkparịta ụka gị. Dee ya ma ọ bụ zite olu, ị ga-eziga ego, zụta kaadị ekwentị, kwụọ ụgwọ, chekwaa ego ma binye ego. Saịtị a dịkwa, na *347*5276# maka ekwentị enweghị ịntanetị.',
  },
  'open-account': {
    question: 'Kedu ka m ga-esi mepee akaụntụ?',
    answer:
      'Kelee anyị na WhatsApp, debanye aha na saịtị a, ma ọ bụ pịa *347*5276#. Ị ga-enwe BVN gị, nọmba ekwentị gị, na afọ 18 ma ọ bụ karịa. Ọ bụ ihe dịka nkeji abụọ.',
  },
  'what-you-need': {
    question: 'Gịnị ka m ga-eji debanye aha?',
    answer:
      'Aha gị na aha nna gị dịka ha dị na BVN, BVN gị (nọmba 11; pịa *565*0# ka ị hụ ya), na nọmba ekwentị. Mgbe ahụ, họrọ PIN nọmba 4.',
  },
  'minimum-age': {
    question: 'Afọ ole ka m ga-adị?',
    answer: 'Ị ga-eru afọ 18. Ụbọchị ọmụmụ dị na BVN gị ka anyị na-ele.',
  },
  'verify-more': {
    question: 'Kedu ka m ga-esi bulie oke m?',
    answer:
      'Gosikwuo onye ị bụ na Settings, Limits: NIN na-eme ka i ruo ọkwa 2, adreesị na foto ozugbo na-eme ka i ruo ọkwa 3. Ọkwa ọ bụla na-ekwe ka ego karịa pụọ n’ụbọchị.',
  },
  'forgot-pin': {
    question: 'Echefuru m PIN m. Gịnị ka m ga-eme?',
    answer:
      'Ị ga-eji aka gị tọọ nke ọhụrụ: na webụsaịtị anyị n’okpuru “I chefuru PIN gị?”, ma ọ bụ kpọọ *347*5276# họrọ 5, emesịa 6. Anyị na-ezigara ekwentị gị koodu ma lee foto ihu gị; otu ụbọchị gachaa, naanị obere ego na-apụ. Ọ bụrụ na ị ka ma PIN ochie, sị “gbanwee pin m”.',
  },
  'close-account': {
    question: 'Kedu ka m ga-esi kwụsị akaụntụ m kpamkpam?',
    answer:
      'Gaa na Settings, Privacy, Delete Account. Buru ụzọ wepụ ego gị ma dozie mbinye ego na isusu. Anyị na-edebe akwụkwọ gị naanị oge iwu kwuru.',
  },
  'transfer-fee': {
    question: 'Ego ole ka nziga ego na-eri?',
    answer:
      'Na ụlọ akụ ọzọ, ruo ₦5,000 bụ ₦10.75, ruo ₦50,000 bụ ₦26.88, karịa nke ahụ ₦53.75. Site na ₦10,000 gọọmentị na-anara ụtụ ₦50. Na akaụntụ Karo ọzọ ọ bụ n’efu. Ị na-ahụ ụgwọ ọrụ tupu i tinye PIN.',
  },
  'bills-fee': {
    question: 'Kaadị ekwentị na ụgwọ ọkụ ọ na-eri ego ọzọ?',
    answer: 'Mba. Anyị anaghị anara ụgwọ ọrụ na kaadị ekwentị, data, ọkụ na onyonyo.',
  },
  'meter-number': {
    question: 'Ebee ka m ga-ahụ nọmba mita ma ọ bụ dikoda m?',
    answer:
      "Nọmba mita dị n'ihu mita na n'akwụkwọ token ikpeazụ gị: mkpụrụ ọnụọgụ 11 ma ọ bụ 13. Nọmba dikoda (smart card, IUC) dị na sitika dị n'okpuru ya: mkpụrụ ọnụọgụ 10 ma ọ bụ 11. Ọ bụrụ na mita adịghị, ọ bụ nọmba akaụntụ dị n'akwụkwọ ụgwọ ọkụ gị.",
  },
  'transfer-time': {
    question: 'Oge ole ka nziga ego na-ewe?',
    answer: 'Na akaụntụ Karo ọ bụ ozugbo. Na ụlọ akụ ndị ọzọ ọ bụ sekọnd, mgbe ụfọdụ nkeji 2 ruo 5.',
  },
  'daily-limit': {
    question: 'Ego ole ka m nwere ike iziga n’ụbọchị?',
    answer: `Akaụntụ e ji BVN na NIN nyochaa (ọkwa 2) na-amalite na ${verified.daily} n’ụbọchị na ${verified.monthly} n’ọnwa maka nziga ego, na ${verified.dailyBills} n’ụbọchị maka ụgwọ. Akaụntụ ọhụrụ nwere naanị BVN (ọkwa 1) nwere ${fresh.daily}, ${fresh.monthly} na ${fresh.dailyBills}. Ị nwere ike ibelata oke ozugbo, ma ọ bụ bulie ya mgbe otu ụbọchị gachara. Sị “oke m” ka ị hụ nke gị.`,
  },
  'pending-transfer': {
    question: 'Ego m zigara ka na-eche. O furu efu?',
    answer:
      'Mba. Ọ bụ ụlọ akụ nke ọzọ azabeghị. Anyị na-ajụ, anyị ga-agwa gị ozugbo o ruru ma ọ bụ ego gị lọtara. Biko ezigala ya ọzọ. Sị “ebee ka ego m nọ” ka ị mara.',
  },
  'wrong-transfer': {
    question: 'E zigara m ego na akaụntụ na-ezighi ezi.',
    answer:
      'Sị RECALL na nọmba akaebe ozugbo. Anyị ga-emepe okwu nwere nọmba, gwa ụlọ akụ nke ọzọ n’ime nkeji 30, ma gwa gị ihe a hụrụ n’ime ụbọchị ọrụ 14. Nnukwu ego mbụ i zigara onye ọhụrụ na-eche sekọnd 30, ka i nwee ike ịkagbu ya.',
  },
  'international-fee': {
    question: 'Ego ole ka ịkwụ ụgwọ na mba ọzọ na-eri?',
    answer:
      'Ịkwụ ụgwọ na mba ọzọ na-eri 1.5% na ₦100. Ị na-ahụ ụgwọ ọrụ tupu ị kwado. Ego si mba ọzọ na-ewe nkeji; ego na-aga mba ọzọ na-ewe ụbọchị ọrụ 1 ruo 3.',
  },
  'virtual-card': {
    question: 'Ego ole bụ kaadị ụlọ akụ nke ịntanetị?',
    answer:
      'Kaadị ụlọ akụ nke ịntanetị bụ ₦500, otu ugboro. Ị nwere ike ịkpọchi ya, tinye ya oke, ma ọ bụ mechie ya na mkparịta ụka. Ọ na-akwụ ụgwọ n’ịntanetị ebe ọ bụla a na-anara kaadị.',
  },
  'receive-money': {
    question: 'Kedu ka ndị mmadụ ga-esi kwụọ m?',
    answer:
      'Nye ha nọmba akaụntụ gị na aha ụlọ akụ, Karo. Sị “ego ole ka m nwere” ka ị hụ nọmba ahụ. Ọ bụrụ na i nwere @aha, ha nwekwara ike iji ya kwụọ gị.',
  },
  'is-it-safe': {
    question: 'Ego m ọ nọ na nchekwa?',
    answer: `Ihe ọ bụla anaghị apụ site n’okwu ọnụ naanị: ịkwụ ụgwọ ọ bụla chọrọ PIN, passkey ma ọ bụ koodu gị, na mpụga mkparịta ụka. Ekwentị ọhụrụ enweghị ike iziga karịa ${firstDay} otu ụbọchị. A na-ede ihe niile na ndekọ a na-apụghị ịgbanwe.`,
  },
  'never-share': {
    question: 'Karo ọ ga-ajụ PIN m?',
    answer:
      'Anyị anaghị ajụ ya na mkparịta ụka, oku ma ọ bụ imel. Tinye PIN naanị na peeji nchekwa anyị ma ọ bụ na *347*5276#. Onye na-ajụ ya ebe ọzọ bụ onye ohi. Ọ bụrụ na i dere ya na mkparịta ụka, gbanwee ya ozugbo.',
  },
  'lost-phone': {
    question: 'E zuru ekwentị m. Gịnị ka m ga-eme?',
    answer:
      'Sị FREEZE site na ekwentị gị ọzọ, ma ọ bụ pịa *347*5276# họrọ Enyemaka, Mechie akaụntụ m. Site n’oge ahụ ihe ọ bụla agaghị apụ. Gị na mmadụ ga-emeghe ya ọzọ.',
  },
  'two-factor': {
    question: 'Gịnị bụ mbanye nzọụkwụ abụọ?',
    answer:
      'E wezụga PIN gị, ị na-etinye koodu nọmba 6 anyị zitere site na SMS ma ọ bụ imel. Gbanye ya na Settings, Security. Ebe anyị amaghị na-ajụ koodu mgbe niile.',
  },
  biometrics: {
    question: 'Enwere m ike iji mkpịsị aka ma ọ bụ ihu m?',
    answer:
      'Ee, site na passkey: ekwentị gị na-elele mkpịsị aka ma ọ bụ ihu gị, na-agwa anyị naanị na ọ bụ gị. Tinye ya na Settings, Security.',
  },
  'scam-message': {
    question: 'Onye ji ozi dị iche na-arịọ m ego.',
    answer:
      'Akwụla ụgwọ. Buru ụzọ kpọọ onye ahụ ka ị nụ olu ya: a na-ezu akaụntụ kwa ụbọchị. Lee aha anyị gosiri tupu PIN. Ọ bụrụ na ị kwụọla, sị RECALL ozugbo.',
  },
  'if-karo-closes': {
    question: 'Ọ bụrụ na Karo emechie?',
    answer:
      'Ihe dị n’akaụntụ gị bụ nke gị, ọ bụghị nke Karo: a na-ede ego ndị ahịa iche, ruo na kobo, kwa ụbọchị. Ọ bụrụ na Karo akwụsị, Central Bank of Nigeria (CBN) ga-ekwu otú a ga-esi akwụ ya. Statement gị bụ ihe àmà gị: sị “statement” debe ya.',
  },
  licence: {
    question: 'Karo o nwere ikike?',
    answer:
      'Karo na-agbaso iwu Central Bank of Nigeria (CBN): ọkwa, oke, akụkọ na mkpesa. Ihe ị na-ahụ n’ebe nnwale bụ naanị ego egwuregwu.',
  },
  'voice-languages': {
    question: 'Kedu asụsụ m nwere ike ịsụ?',
    answer:
      'Taa ị nwere ike ịsụ Bekee na Pidgin, ma dee Hausa, Yoruba na Igbo. A ga-anụkwu mgbe ntị anyị kara mma. Anyị na-agụghachiri gị ego na aha mgbe niile.',
  },
  'voice-how': {
    question: 'Kedu ka m ga-esi jiri olu mee ihe ụlọ akụ?',
    answer:
      'Jide igwe okwu kwuo ihe ị chọrọ, dịka “send five thousand to Chidi at GTBank”. Anyị ga-agwa gị ihe anyị nụrụ, ị ga-eji PIN kwado ya. Olu naanị anaghị eziga ego.',
  },
  'voice-accuracy': {
    question: 'Ọ bụrụ na ọ nụhie m?',
    answer:
      'Ọ bụrụ na okwu doro anya, anyị na-anụ 95% ma ọ bụ karịa nke ọma. Ebe o doghị anyị anya anyị na-ajụ, anyị anaghị echepụta ego. A na-egosi iri na ise na iri ise ka ị họrọ. A na-ede nọmba akaụntụ ede, a naghị ekwu ya ekwu.',
  },
  'esusu-what': {
    question: 'Gịnị bụ isusu na Karo?',
    answer:
      'Ndị otu na-akwụ otu ego kwa izu ma ọ bụ kwa ọnwa, oge ọ bụla otu onye na-ewere ha niile. Tupu oge ahụ, ego dị na akaụntụ onye ọ bụla na-apụghị imefu. A na-ahọpụta usoro n’ụzọ onye otu ọ bụla ga-elele.',
  },
  'esusu-join': {
    question: 'Kedu ka m ga-esi sonye ma ọ bụ malite otu?',
    answer:
      'Sị “malite isusu” ma ọ bụ mepee Community Savings. Họrọ ego, izu ma ọ bụ ọnwa, na ole ndị otu bụ: 5 ruo 20 n’isusu, 10 ruo 50 n’otu nchekwa, 15 ruo 30 n’otu itinye ego. Ndị ọzọ na-eji njikọ gị sonye.',
  },
  'esusu-miss': {
    question: 'Ọ bụrụ na onye otu akwụghị?',
    answer:
      'Ọ naghị emekarị: ihe ịga nke ọma nke esusu bụ 99.8%. E nwere obere oge mgbaghara na ncheta, mgbe ahụ ọ na-eji ụgwọ, onye ọ bụla na-ahụ ya. A na-ahọrọ iwu ọpụpụ na nke ụgwọ mgbe e guzobere otu, a naghị agbanwe ya n’etiti.',
  },
  'savings-interest': {
    question: 'Ọmụrụ nwa ole ka nchekwa m na-eweta?',
    answer:
      'Nchekwa na-eweta ọmụrụ nwa 4% ruo 8% n’afọ, dịka atụmatụ gị si dị. A na-agụ ya kwa ụbọchị, kwụọ ya n’ụbọchị ikpeazụ nke ọnwa. Iwu sị anyị wepụ 10% nke ọmụrụ nwa dịka ụtụ; ihe batara bụ nke gị.',
  },
  'whatsapp-start': {
    question: 'Kedu ka m ga-esi malite na WhatsApp?',
    answer:
      'Zite “ndewo” na nọmba anyị. Anyị ga-akpọ aha gị ma i nwee akaụntụ, ma ọ bụ mepere gị otu. Dee ya ka ị na-ekwu okwu; iwu pụrụ iche adịghị.',
  },
  'whatsapp-approve': {
    question: 'Gịnị mere njikọ ji emeghe mgbe m na-akwụ ụgwọ?',
    answer:
      'PIN gị ekwesịghị ịdị na mkparịta ụka. Njikọ ahụ na-emepe peeji nchekwa anyị maka otu ịkwụ ụgwọ a, gosi ihe ị na-akwado, ọ na-arụ ọrụ otu ugboro n’ime nkeji iri.',
  },
  'whatsapp-person': {
    question: 'Enwere m ike ịgwa mmadụ okwu?',
    answer:
      'Ee, mgbe ọ bụla: sị “mmadụ”. Onye enyemaka na-agba nkịtị mgbe mmadụ anyị na-aza gị. Sị BOT ka ọ lọta. Ekwentị bụ elekere 9 ụtụtụ ruo 6 mgbede, mkparịta ụka bụ ehihie na abalị.',
  },
  'no-internet': {
    question: 'Enwere m ike iji ụlọ akụ n’enweghị ịntanetị?',
    answer:
      'Ee. Pịa *347*5276# na ekwentị ọ bụla, na MTN, Airtel, Glo ma ọ bụ 9mobile. Ị nwere ike iziga ego, hụ ego gị, zụta kaadị ma mechie akaụntụ gị. Netwọk na-ewere ₦6.98 na kaadị gị oge ọ bụla.',
  },
  'support-hours': {
    question: 'Olee mgbe enyemaka dị?',
    answer:
      'Mkparịta ụka na-aza ehihie na abalị. Ekwentị: Mọnde ruo Fraịde elekere 9 ụtụtụ ruo 6 mgbede, Satọde elekere 10 ụtụtụ ruo 4 mgbede (oge Naịjirịa); imechi akaụntụ na-arụ ọrụ mgbe niile. A na-aza okwu n’ime awa 24.',
  },
};
