import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The second half of the courses: credit, fraud, business and investing. */
export const furtherLessons: Pick<
  Record<ModuleId, CourseWords>,
  'credit' | 'credit-score' | 'scams' | 'business-money' | 'interest-inflation' | 'investing-first' | 'ponzi'
> = {
  credit: {
    title: 'Bashi ba tare da kuka ba',
    about: 'Ainihin kuɗin bashi, lokacin da yake taimako, da lokacin gudu.',
    lessons: [
      {
        title: 'Ainihin farashi',
        text: '“10% kawai” ba ta nuna komai sai ka tambaya: cikin wane lokaci? Kashi goma cikin ɗari a wata ya fi 120% a shekara. Ka tambayi duka kuɗin da za ka mayar, tare da kowane caji, ka kwatanta shi. Ka ci bashin ₦100,000, ka mayar da ₦118,000 cikin wata shida: bashin ya ci ₦18,000.',
        keep: 'Ka kwatanta duka abin da za ka mayar.',
      },
      {
        title: 'Dalili mai kyau, dalili marar kyau',
        text: 'Bashin da yake kawo fiye da abin da yake ci zai iya zama mai kyau: kayan da ake saya da sauri, keken ɗinki, koyon da zai ƙara albashinka. Bashin biki a rana ɗaya ake cinye shi, ana biya shekara guda. Kuma kada ka ci bashi don biyan wani bashi, sai idan sabon ya fi arha da gaske.',
        keep: 'Ka ci bashi don abin da zai kawo kuɗi, ba don abin da za a cinye ba.',
      },
      {
        title: 'Nawa ne ya yi yawa',
        text: 'Duka biyan basussukanka tare kada su kai kashi ɗaya cikin uku na abin da ke shigowa. Ka kula da app da yake neman lambobin abokanka da hotunanka: wasu suna kunyata mutum a gaban abokansa. Mai ba da bashi mai lasisi yana nuna sharuɗɗa kafin ka sa hannu, kuma ba ya fara neman kuɗi.',
        keep: 'Biya ƙasa da kashi ɗaya cikin uku; babu caji kafin bashi.',
      },
    ],
    quiz: [
      {
        question: 'Bashi mai 10% a wata yana cin kamar … a shekara.',
        options: ['10%', '12%', '120% ko fiye'],
        why: 'Wata goma sha biyu na kashi goma cikin ɗari, da riba a kan riba.',
      },
      {
        question: 'Wane bashi ne ya fi yiwuwar zama mai kyau?',
        options: [
          'Don bikin ranar haihuwa',
          'Don kayan da za a sayar cikin makonni',
          'Don biyan wani bashi mai farashi ɗaya',
        ],
        why: 'Yana kawo fiye da abin da yake ci.',
      },
      {
        question: 'Mai ba da bashi yana neman ₦5,000 na “processing” kafin bashi. Kai …',
        options: ['ka tafi abinka', 'ka biya, sannan ka jira', 'ka ci bashin ₦5,000'],
        why: 'Mai ba da bashi ba ya bukatar kuɗinka da farko.',
      },
    ],
  },
  'credit-score': {
    title: 'Makin bashinka da yadda yake ƙaruwa',
    about: 'Abin da mai ba da bashi yake dubawa, da ƙananan halayen da ke gyara shi.',
    lessons: [
      {
        title: 'Menene shi',
        text: 'Makin bashi lamba ce, a nan daga 300 zuwa 850, da ke nuna ko za ka mayar da bashi. Bankuna kuma suna tambayar masu riƙe bayanan bashi (credit bureau), waɗanda suka san basussukanka na wasu wurare. Maki mai kyau yana kawo ƙarin kuɗi da farashi kaɗan.',
        keep: 'Mutuncinka ne, a lamba.',
      },
      {
        title: 'Abin da ke motsa shi',
        text: 'Mafi girma: biya a kan lokaci. Makara ɗaya ta fi biya da yawa a kan lokaci nauyi. Sannan: kuɗin da ke shigowa kullum, ajiyar da ke zaune, tsawon zamanka a nan, da halinka a adashi. Ƙabilarka, addininka da abokanka ba a ƙidaya su.',
        keep: 'A kan lokaci, kowane lokaci.',
      },
      {
        title: 'Yadda za a ƙara shi',
        text: 'Ka sa kuɗin shiganka ya riƙa zuwa asusu ɗaya. Ka biya kwana ɗaya kafin lokaci. Ka ɗauki ƙaramin bashi ka biya da kyau kafin ka nemi babba. Kada ka nema a wuri biyar cikin mako ɗaya. Sau ɗaya a shekara ka duba rahotonka, a gyara kuskure: haƙƙinka ne.',
        keep: 'Ƙarami a kan lokaci ya fi babba a makare.',
      },
    ],
    quiz: [
      {
        question: 'Me ya fi nauyi?',
        options: ['Biya a kan lokaci', 'Samun asusu da yawa', 'Sunan aikinka'],
        why: 'Shi ne abin da mai ba da bashi yake son sani.',
      },
      {
        question: 'Wanne ba a ƙidaya shi?',
        options: ['Kuɗin shiga na kullum', 'Biya a makare', 'Ƙabilarka'],
        why: 'Halinka da kuɗi kaɗai ake ƙidayawa.',
      },
      {
        question: 'Kana son babban bashi shekara mai zuwa. Me zai taimaka yanzu?',
        options: ['Ka nema a banki biyar yau', 'Ka ɗauki ƙarami ka biya a kan lokaci', 'Ka rufe asusunka'],
        why: 'Yana nuna abin da mai ba da bashi yake son gani.',
      },
    ],
  },
  scams: {
    title: 'Yadda zamba take aiki',
    about: 'Dabarun da ke bayan zamba, don kada sabuwa ta kama ka.',
    lessons: [
      {
        title: 'Gaggawa, tsoro, kwaɗayi',
        text: 'Kowace zamba tana jan igiya ɗaya cikin uku: gaggawa (“za a rufe asusunka cikin awa ɗaya”), tsoro (“an toshe BVN ɗinka”) ko kwaɗayi (“ka ci kyauta”). Idan ka ji ɗaya, ka tsaya. Ka ajiye wayar minti goma. Gaskiya tana nan bayan minti goma; zamba ba ta nan.',
        keep: 'Idan yana maka gaggawa, ka yi a hankali.',
      },
      {
        title: 'Abokin da ba shi ba ne',
        text: 'Aboki ya rubuta a WhatsApp: “don Allah ka turo 50k, zan mayar gobe”. Asusun yana da wani suna. An sace WhatsApp ɗinsa. Ka kira shi, kada ka rubuta. Kuma ka duba sunan da nake nunawa kafin ka amince: idan ba na abokinka ba ne, kada ka tura.',
        keep: 'Ka kira kafin ka tura; ka duba sunan.',
      },
      {
        title: 'Alert na ƙarya da aikin daɗi',
        text: 'Mai saye ya nuna maka SMS cewa kuɗi ya shigo. Ka yarda da ragowar asusunka kawai. Aikin da ake biya kafin a samu, kyautar da ake bukatar caji, kuɗin da zai dawo sai da katinka: duka ɗaya ne. Idan ya faru: ka kulle asusu, ka gaya mana a nan, ka gaya wa bankinka cikin awa ɗaya. Kada ka ji kunya: kunya ɓarawo kaɗai take taimako.',
        keep: 'Ka yarda da ragowarka, ba da saƙo ba.',
      },
    ],
    quiz: [
      {
        question: 'Wace magana ce take kama da zamba?',
        options: [
          'Bayanin asusunka ya shirya',
          'Ka yi yanzu ko a rufe asusunka cikin awa ɗaya',
          'Ofishin a rufe yake ranar Lahadi',
        ],
        why: 'Tana maka gaggawa, tana ba ka tsoro.',
      },
      {
        question: 'Abokinka yana neman kuɗi a hira, zuwa asusu mai wani suna. Kai …',
        options: ['ka tura rabi', 'ka tura, abokinka ne', 'ka fara kiransa'],
        why: 'Wataƙila an sace asusunsa. Kira zai nuna.',
      },
      {
        question: 'Yaya za ka san mai saye ya biya?',
        options: ['Da ragowar asusunka', 'Da SMS na wayarsa', 'Da maganarsa'],
        why: 'Ana iya yin saƙon ƙarya; ragowarka ba a iyawa.',
      },
    ],
  },
  'business-money': {
    title: 'Kuɗin shago ba naka ba ne',
    about: 'Ka raba sana’a da gida, ka san ribarka, ka sa farashi daidai.',
    lessons: [
      {
        title: 'Jaka biyu',
        text: 'Idan shago da gida suna ci daga jaka ɗaya, gida zai cinye shago. Ka riƙe asusu biyu. Kowane mako ka biya kanka “albashi” da ba ya canzawa, kada ka ɗauki wani abu daban. Sannan za ka ga ko shago yana rayuwa da kansa.',
        keep: 'Asusu biyu, albashi ɗaya.',
      },
      {
        title: 'Ciniki ba riba ba ne',
        text: 'Ka yi cinikin ₦100,000. Kaya ₦70,000, sufuri ₦8,000, haya da wuta ₦10,000. Ribarka ₦12,000 ce, ba ₦100,000 ba. Idan ka kashe ₦30,000 daga ciki, ka cinye ₦18,000 na kayanka. Ka rubuta waɗannan lambobi huɗu kowane mako.',
        keep: 'Ciniki, a cire duk abin da aka kashe; saura kaɗai naka ne.',
      },
      {
        title: 'Bashi ga masu saye',
        text: 'Kayan da aka bayar bashi rance ne marar riba. Ka ba wanda ya biya na baya kawai, ka rubuta rana, ka sa iyaka ga na kowa tare: kada ya wuce kashi ɗaya cikin goma na kayanka. Ka tunatar a ranar, da ladabi, kullum.',
        keep: 'Ka rubuta, ka sa rana, ka sa iyaka.',
      },
    ],
    quiz: [
      {
        question: 'Ciniki ₦100,000, duk abin da aka kashe ₦88,000. Nawa mafi yawa za ka kai gida?',
        options: ['₦100,000', '₦30,000', '₦12,000'],
        why: 'Abin da ya wuce riba daga kaya ake cinsa.',
      },
      {
        question: 'Me ya sa asusu biyu?',
        options: ['Don a ga ko shago yana rayuwa da kansa', 'Don a ɓoye kuɗi', 'Domin doka ce'],
        why: 'A jaka ɗaya ba za ka ga ko ɗaya ba.',
      },
      {
        question: 'Nawa ne bashi ga duk masu saye tare?',
        options: ['Duk yadda suka nema', 'Mafi yawa kashi ɗaya cikin goma na kaya', 'Rabi'],
        why: 'Ko an rasa shi duka, shago zai tsaya.',
      },
    ],
  },
  'interest-inflation': {
    title: 'Riba da tsadar kaya',
    about:
      'Me ya sa ₦100,000 ta yau ba ita ce ₦100,000 ta shekara mai zuwa ba, da yadda lokaci zai taimake ka.',
    lessons: [
      {
        title: 'Riba a kan riba',
        text: 'Ka ajiye ₦100,000 a 8% a shekara. Bayan shekara ɗaya ta zama ₦108,000. A shekara ta biyu ₦8,000 ma tana samun riba: ₦116,640. Bayan shekara tara ta kusan ninkawa. Ƙa’ida mai sauƙi: ka raba 72 da yawan ribar, amsar ita ce shekarun ninkawa. Bashi ma haka yake ninkawa.',
        keep: '72 a raba da yawan riba: shekarun ninkawa.',
      },
      {
        title: 'Ɓarawo marar sauti',
        text: 'Idan farashi ya tashi 20% a shekara (inflation), abin ₦100,000 ya zama ₦120,000. Kuɗin da ke ƙarƙashin katifa ya rasa kashi ɗaya cikin shida na abin da zai iya saya. Ainihin ribarka ita ce riba a cire tsadar kaya: riba 8% da tsadar kaya 20% asara ce ta kamar 12%.',
        keep: 'Ainihin riba: riba a cire tsadar kaya.',
      },
      {
        title: 'Abin da za a yi',
        text: 'Abin da kake bukata ba da daɗewa ba, ka ajiye shi kusa, ko da ya rasa kaɗan: tsaro yana da farashi. Abin da ba ka bukata sai bayan shekaru, ka sa shi a abin da zai iya tashi tare da farashi: bond da bill na gwamnati masu riba mai kyau, hannun jarin kamfanoni masu ƙarfi, ƙwarewarka da sana’arka. Babu mai iya alƙawarin ya fi tsadar kaya ba tare da haɗari ba.',
        keep: 'Na kusa: tsaro. Na nesa: girma.',
      },
    ],
    quiz: [
      {
        question: 'A 8% a shekara, kuɗi yana ninkawa cikin kamar …',
        options: ['shekara 9', 'shekara 3', 'shekara 20'],
        why: '72 a raba da 8.',
      },
      {
        question: 'Riba 8%, tsadar kaya 20%. Ainihin ribarka ita ce …',
        options: ['28%', 'asarar kamar 12%', '8%'],
        why: 'Farashi ya fi kuɗinka gudu.',
      },
      {
        question: 'Kuɗin da kake bukata wata mai zuwa ya kamata ya kasance …',
        options: ['a hannun jari', 'a fili', 'a wuri mai tsaro, kusa'],
        why: 'Babu lokacin jiran mummunar shekara ta wuce.',
      },
    ],
  },
  'investing-first': {
    title: 'Matakin farko na zuba jari',
    about: 'Bill, bond, asusun jari, hannun jari: menene kowanne, da yadda za a fara ba tsoro.',
    lessons: [
      {
        title: 'Abin da za ka iya saya',
        text: 'Treasury bill ko bond bashi ne ga gwamnati: yana biyan riba da aka sani. Hannun jari ɓangare ne na kamfani: zai iya tashi, ya raba riba, ko ya faɗi. Asusun haɗin jari yana riƙe maka da yawa daga cikinsu. Crypto caca ce a kan farashi; ka saka abin da za ka iya rasawa duka kawai.',
        keep: 'Ka ba da bashi, ka mallaka, ko ka rarraba: ka san wanne kake yi.',
      },
      {
        title: 'Haɗari da riba tare suke tafiya',
        text: 'Abin da zai iya kawo 30% a shekara zai iya rasa 30% ma. Mai alƙawarin babbar riba ba haɗari, ko bai sani ba ko ƙarya yake. Lokacinka ne yake yanke hukunci: kuɗin shekara mai zuwa a bill, kuɗin shekara goma zai iya riƙe hannun jari, domin mummunar shekara tana da lokacin warkewa.',
        keep: 'Riba da yawa, haɗari da yawa; lokaci da yawa, tsoro kaɗan.',
      },
      {
        title: 'Kaɗan, akai-akai, a wurare da yawa',
        text: 'Kowane wata ka saya da kuɗi ɗaya, ko nawa ne farashin: idan ya sauka za ka sami da yawa. Kada ka sa fiye da kashi ɗaya cikin goma a hannun jarin kamfani ɗaya. Ka kula da caji: 2% a shekara yana cinye kashi ɗaya cikin uku na riba cikin shekara ashirin. Kuma kada ka yi komai cikin firgici: sai ka sayar ne asara take tabbata.',
        keep: 'Kuɗi ɗaya, kowane wata, a abubuwa da yawa.',
      },
    ],
    quiz: [
      {
        question: 'Treasury bill …',
        options: ['ɓangaren kamfani ne', 'bashi ne ga gwamnati', 'irin inshora ne'],
        why: 'Ka ba da bashi, yana biyan riba da aka sani.',
      },
      {
        question: 'Kana ajiya don gida cikin shekara goma. Hannun jari …',
        options: [
          'zai yiwu, domin mummunar shekara tana da lokacin warkewa',
          'an hana shi',
          'ba shi da haɗari',
        ],
        why: 'Lokaci ne yake sa a iya jure haɗari.',
      },
      {
        question: 'Saya da kuɗi ɗaya kowane wata yana nufin …',
        options: [
          'kullum za ka ci riba',
          'kana saya sai idan ya yi tsada',
          'kana samun da yawa idan ya yi arha',
        ],
        why: 'Kuɗi ɗaya yana sayen fiye idan farashi ya sauka.',
      },
    ],
  },
  ponzi: {
    title: 'Ka gane Ponzi kafin ta kama ka',
    about: 'Yadda masu ninka kuɗi suke aiki, me ya sa kullum suke faɗuwa, da yadda za a bincika.',
    lessons: [
      {
        title: 'Yadda take aiki',
        text: 'A ya biya ₦100,000, wata mai zuwa ya samu ₦130,000. Kuɗin bai girma ba: na B da C ne da suka zo daga baya. Don a biya B da C ana bukatar D zuwa G, haka nan. Bayan ɗan ninkawa mutanen Najeriya ba za su isa ba. MMM ta faɗi a 2016 da kuɗin miliyoyin mutane, kowace shekara wasu sun faɗi.',
        keep: 'Ribar kuɗin na bayanka ne kawai.',
      },
      {
        title: 'Alamu biyar',
        text: 'Babbar riba da aka tabbatar (“30% kowane wata”). Babu sana’ar da aka gani a bayansa. Kana samun ƙari idan ka kawo wasu. Ana matsa maka ka mayar da riba ciki. Babu lasisi: ka tambayi SEC, jerinsu a buɗe yake. Biyu cikin biyar sun isa ka guje. Don an biya abokinka ba hujja ba ce: na farko kullum ana biyansu.',
        keep: 'Tabbatacciya, babba, kawo wasu, gaggawa, ba lasisi.',
      },
      {
        title: 'Idan kana ciki',
        text: 'Ka daina kawo wasu, yau: za su yi asara saboda kai. Ka nemi kuɗinka, ba riba ba. Ka rubuta sunaye, asusu da ranaku, ka kai ƙara wa SEC da ’yan sanda. Ka kula da ɓarawo na gaba: zai ce zai dawo da kuɗinka idan ka biya caji.',
        keep: 'Ka fita da wuri, ka kai ƙara, kada ka sake biyan caji.',
      },
    ],
    quiz: [
      {
        question: 'Daga ina “ribar” Ponzi take zuwa?',
        options: ['Daga kasuwanci', 'Daga ƙasar waje', 'Daga masu shiga daga baya'],
        why: 'Babu wata hanya. Shi ya sa take ƙarewa.',
      },
      {
        question: 'An biya abokinka sau biyu. Me hakan ya nuna?',
        options: ['Cewa babu haɗari', 'Ba komai: na farko kullum ana biyansu', 'Cewa ka kawo wasu'],
        why: 'Biyan na farko ne ake kama sauran da shi.',
      },
      {
        question: 'Yaya za ka bincika mai karɓar jari?',
        options: ['Ka nemi lasisi ka duba jerin SEC', 'Ka duba ofishinsu', 'Ka ƙidaya mabiyansu'],
        why: 'Ana iya bincika lasisi; kafet ba a iyawa.',
      },
    ],
  },
};
