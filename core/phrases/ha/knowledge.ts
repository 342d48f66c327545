import type { knowledge as english } from '../en/knowledge.ts';
import { firstDay, fresh, verified } from '../levels.ts';

/** What the bank knows of itself, in Hausa. */
export const knowledge: typeof english = {
  'what-is-karo': {
    question: 'Menene Karo?',
    answer:
      'Karo banki ne a cikin hirarka. Ka rubuta ko ka turo murya, za ka iya tura kuɗi, sayen katin waya, biyan kuɗi, ajiya da bashi. Akwai kuma wannan shafi, da *347*5276# don waya marar intanet.',
  },
  'open-account': {
    question: 'Yaya zan buɗe asusu?',
    answer:
      'Ka gaishe mu a WhatsApp, ko ka yi rajista a wannan shafi, ko ka danna *347*5276#. Kana bukatar BVN, lambar waya, da shekara 18 ko fiye. Minti biyu ne kawai.',
  },
  'what-you-need': {
    question: 'Me ake bukata don rajista?',
    answer:
      'Sunanka da sunan mahaifi kamar yadda suke a BVN, BVN ɗinka (lambobi 11; danna *565*0# don gani), da lambar waya. Sannan ka zaɓi PIN mai lambobi 4.',
  },
  'minimum-age': {
    question: 'Shekara nawa ake bukata?',
    answer: 'Dole ka kai shekara 18. Ranar haihuwar da ke BVN ɗinka ake dubawa.',
  },
  'verify-more': {
    question: 'Yaya zan ƙara iyakata?',
    answer:
      'Ka ƙara tabbatar da kanka a Saituna, Iyakoki: da NIN ka kai mataki na 2, da adireshi da hoton kai tsaye mataki na 3. Kowane mataki yana ba da damar fitar da ƙarin kuɗi a rana.',
  },
  'forgot-pin': {
    question: 'Na manta PIN. Me zan yi?',
    answer:
      'Kai da kanka za ka saita sabo: a shafinmu a ƙarƙashin “Ka manta PIN?”, ko ka buga *347*5276# ka zaɓi 5, sannan 6. Muna aika lamba zuwa wayarka mu duba hoton fuskarka; kwana ɗaya bayan haka, kuɗi kaɗan ne ke fita. Idan ka san tsohon PIN, ka ce “canza pin dina”.',
  },
  'close-account': {
    question: 'Yaya zan rufe asusuna?',
    answer:
      'Ka shiga Settings, Privacy, Delete Account. Ka fara cire kuɗinka, ka gama da bashi da ƙungiya. Muna ajiye bayananka iya lokacin da doka ta ce kawai.',
  },
  'transfer-fee': {
    question: 'Nawa ne cajin tura kuɗi?',
    answer:
      'Zuwa wani banki har ₦5,000 caji ₦10.75, har ₦50,000 ₦26.88, sama da haka ₦53.75. Daga ₦10,000 gwamnati tana karɓar haraji na ₦50. Zuwa asusun Karo kyauta ne. Kullum kana ganin caji kafin ka sa PIN.',
  },
  'bills-fee': {
    question: 'Ana ƙarin caji a kan kati da biyan kuɗi?',
    answer: 'A’a. Katin waya, data, wuta da talabijin, ba mu karɓar caji.',
  },
  'meter-number': {
    question: 'Ina zan ga lambar mita ko dikoda ta?',
    answer:
      'Lambar mita tana gaban mitar da kuma takardar token ɗinka na ƙarshe: lambobi 11 ko 13. Lambar dikoda (smart card, IUC) tana sitikar da ke ƙarƙashinta: lambobi 10 ko 11. Idan babu mita, lambar asusun da ke kan takardar kuɗin wutarka ce.',
  },
  'transfer-time': {
    question: 'Tura kuɗi yana ɗaukar lokaci nawa?',
    answer: 'Zuwa asusun Karo nan take. Zuwa wasu bankuna daƙiƙoƙi ne, wani lokaci minti 2 zuwa 5.',
  },
  'daily-limit': {
    question: 'Nawa zan iya turawa a rana?',
    answer: `Asusun da aka tabbatar da BVN da NIN (mataki na 2) yana farawa da ${verified.daily} a rana da ${verified.monthly} a wata na turawa, da ${verified.dailyBills} a rana na biyan kuɗi. Sabon asusu mai BVN kaɗai (mataki na 1) yana da ${fresh.daily}, ${fresh.monthly} da ${fresh.dailyBills}. Za ka iya rage iyaka nan take, ko ka ƙara bayan kwana ɗaya. Ka ce “iyakata” don ganin naka.`,
  },
  'pending-transfer': {
    question: 'Turawata tana jira. Kuɗina ya ɓace?',
    answer:
      'A’a. Ɗayan bankin ne bai amsa ba tukuna. Muna ta tambaya, za mu gaya maka da zarar ya isa ko kuɗin ya dawo. Don Allah kada ka sake turawa. Ka ce “ina kudina” don ganin inda yake.',
  },
  'wrong-transfer': {
    question: 'Na tura kuɗi zuwa asusun da ba daidai ba.',
    answer:
      'Ka ce RECALL da lambar shaida nan take. Za mu buɗe ƙara mai lamba, mu gaya wa ɗayan bankin cikin minti 30, mu gaya maka abin da aka gano cikin kwana 14 na aiki. Babbar turawa ta farko zuwa sabon mutum tana jira daƙiƙa 30, don ka iya sokewa.',
  },
  'international-fee': {
    question: 'Nawa ne cajin biya a ƙasar waje?',
    answer:
      'Biya a ƙasar waje caji 1.5% da ₦100. Kana ganin caji kafin ka amince. Kuɗi daga ƙasar waje mintoci ne; zuwa ƙasar waje kwana 1 zuwa 3 na aiki.',
  },
  'virtual-card': {
    question: 'Nawa ne katin banki na intanet?',
    answer:
      'Katin banki na intanet ₦500 ne, sau ɗaya. Za ka iya kulle shi, sa masa iyaka, ko rufe shi ta hira. Yana biya a intanet duk inda ake karɓar kati.',
  },
  'receive-money': {
    question: 'Yaya mutane za su biya ni?',
    answer:
      'Ka ba su lambar asusunka da sunan banki Karo. Ka ce “nawa nake da shi” don ganin lambar. Idan kana da @suna za su iya biyanka da shi ma.',
  },
  'is-it-safe': {
    question: 'Kuɗina yana cikin tsaro?',
    answer: `Babu abin da zai fita daga asusunka da magana kawai: kowane biya sai da PIN, passkey ko lamba, a wajen hira. Sabuwar waya ba ta wuce ${firstDay} a kwana ɗaya. Ana rubuta kowane mataki a littafin da ba a iya canzawa.`,
  },
  'never-share': {
    question: 'Karo zai tambaye ni PIN?',
    answer:
      'Ba za mu taɓa tambaya a hira, kira ko imel ba. Kana ba da PIN a amintaccen shafinmu ko a *347*5276# kawai. Duk mai tambaya a wani wuri ɓarawo ne. Idan ka rubuta shi a hira, ka canza nan take.',
  },
  'lost-phone': {
    question: 'An sace wayata. Me zan yi?',
    answer:
      'Ka ce FREEZE daga wata wayarka, ko ka danna *347*5276# ka zaɓi Taimako, Kulle asusuna. Daga lokacin babu abin da zai fita. Mutum zai buɗe maka idan ya tabbatar.',
  },
  'two-factor': {
    question: 'Menene shiga mataki biyu?',
    answer:
      'Bayan PIN kana ba da lambobi 6 da muke turowa ta SMS ko imel. Ka kunna shi a Settings, Security. Wurin da ba mu sani ba kullum yana neman lamba.',
  },
  biometrics: {
    question: 'Zan iya amfani da yatsa ko fuska?',
    answer:
      'Eh, da passkey: wayarka tana duba yatsa ko fuskarka, tana gaya mana kai ne kawai. Ka ƙara shi a Settings, Security.',
  },
  'scam-message': {
    question: 'Wani yana neman kuɗi da baƙon saƙo.',
    answer:
      'Kada ka biya. Ka fara kiran mutumin ka ji muryarsa: kowace rana ana sace asusun mutane. Ka duba sunan da muke nunawa kafin PIN. Idan ka riga ka biya, ka ce RECALL nan take.',
  },
  'if-karo-closes': {
    question: 'Idan Karo ya rufe fa?',
    answer:
      'Abin da ke asusunka naka ne, ba na Karo ba: ana rubuta kuɗin kwastomomi a ware, har zuwa kobo, kowace rana. Idan Karo ya daina aiki, Babban Bankin Najeriya (CBN) ne zai faɗi yadda za a biya. Statement ɗinka shaida ce: ka ce “statement” ka ajiye.',
  },
  licence: {
    question: 'Karo yana da lasisi?',
    answer:
      'Karo yana bin dokokin Babban Bankin Najeriya (CBN): matakai, iyaka, rahoto da ƙorafi. Abin da kake gani a wurin gwaji kuɗin wasa ne kawai.',
  },
  'voice-languages': {
    question: 'Da wane harshe zan iya magana?',
    answer:
      'Yau za ka iya magana da Turanci da Pidgin, ka kuma rubuta Hausa, Yoruba da Igbo. Za a ƙara idan jinmu ya gyaru. Kullum muna maimaita maka kuɗi da suna.',
  },
  'voice-how': {
    question: 'Yaya zan yi banki da murya?',
    answer:
      'Ka riƙe makirufo ka faɗi abin da kake so, kamar “send five thousand to Chidi at GTBank”. Za mu gaya maka abin da muka ji, ka amince da PIN. Murya kaɗai ba ta tura kuɗi.',
  },
  'voice-accuracy': {
    question: 'Idan ya ji ni ba daidai ba fa?',
    answer:
      'Idan an yi magana a fili, muna ji daidai kashi 95% ko fiye. Idan ba mu tabbata ba muna tambaya, ba mu taɓa hasashen adadi. Ana ba da maɓallin sha biyar da hamsin. Lambar asusu rubutawa ake, ba faɗa ba.',
  },
  'esusu-what': {
    question: 'Menene adashi a Karo?',
    answer:
      'Mambobi suna biyan kuɗi ɗaya kowane mako ko wata, kowane zagaye ɗaya ya kwashe duka. Kafin lokaci kuɗin yana asusun da babu mai iya kashewa. Ana fitar da jeri ta hanyar da kowane mamba zai iya dubawa.',
  },
  'esusu-join': {
    question: 'Yaya zan shiga ko fara ƙungiya?',
    answer:
      'Ka ce “fara adashi” ko ka buɗe Community Savings. Ka zaɓi kuɗi, mako ko wata, da yawan mambobi: 5 zuwa 20 a adashi, 10 zuwa 50 a ƙungiyar ajiya, 15 zuwa 30 a ƙungiyar zuba jari. Wasu suna shiga da hanyar da ka tura.',
  },
  'esusu-miss': {
    question: 'Idan wani mamba bai biya ba fa?',
    answer:
      'Ba ya yawan faruwa: nasarar adashi kashi 99.8% ce. Akwai ɗan lokacin jinkiri da tunatarwa, sannan ana bin mamban bashi kuma kowa yana gani. Ana zaɓar ƙa’idar fita da ta bashi lokacin kafa ƙungiya, ba a canza ta ana cikin zagaye.',
  },
  'savings-interest': {
    question: 'Nawa ne ribar ajiyata?',
    answer:
      'Ajiya tana samun riba 4% zuwa 8% a shekara, bisa tsarinka. Ana lissafin riba kullum, ana biya ranar ƙarshe ta wata. Doka ta ce mu cire 10% na riba a matsayin haraji; abin da ya shigo maka naka ne.',
  },
  'whatsapp-start': {
    question: 'Yaya zan fara a WhatsApp?',
    answer:
      'Ka turo “sannu” zuwa lambarmu. Za mu kira sunanka idan kana da asusu, in babu mu buɗe maka. Ka rubuta kamar yadda kake magana; babu umarni na musamman.',
  },
  'whatsapp-approve': {
    question: 'Me ya sa ake buɗe shafi idan zan biya?',
    answer:
      'Bai kamata PIN ya shiga hira ba. Hanyar tana buɗe amintaccen shafinmu don wannan biya kaɗai, tana nuna abin da kake amincewa, tana aiki sau ɗaya cikin minti goma.',
  },
  'whatsapp-person': {
    question: 'Zan iya magana da mutum?',
    answer:
      'Eh, kowane lokaci: ka ce “mutum”. Mataimakin yana yin shiru yayin da mutuminmu yake amsa maka. Ka ce BOT don ya dawo. Waya 9 na safe zuwa 6 na yamma, hira dare da rana.',
  },
  'no-internet': {
    question: 'Zan iya yin banki ba intanet?',
    answer:
      'Eh. Ka danna *347*5276# a kowace waya, da MTN, Airtel, Glo ko 9mobile. Za ka iya tura kuɗi, ganin kuɗinka, sayen kati da kulle asusu. Kamfanin layi yana cire ₦6.98 daga katinka kowane lokaci.',
  },
  'support-hours': {
    question: 'Yaushe ake taimako?',
    answer:
      'Hira tana amsawa dare da rana. Ta waya Litinin zuwa Juma’a 9 na safe zuwa 6 na yamma, Asabar 10 na safe zuwa 4 na yamma (lokacin Najeriya); kulle asusu kullum yana aiki. Ana amsa ƙara cikin awa 24.',
  },
};
