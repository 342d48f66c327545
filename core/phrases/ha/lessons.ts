import type { lessons as en } from '../en/lessons.ts';

/** The school's courses, in Hausa. */
export const lessons: typeof en = {
  'money-basics': {
    title: 'Inda kuɗinka yake zuwa',
    about: 'Ka ga abin da ke shigowa, abin da ke fita, da abin da ke zubewa.',
    lessons: [
      {
        title: 'Shiga da fita',
        text: 'Kuɗi abu ne mai sauƙi: wani yana shigowa, wani yana fita. Idan abin da ke fita ya fi abin da ke shigowa, bambancin bashi ne. Mako ɗaya, ka rubuta kowace naira da ka kashe, har da ruwan leda da okada. Kada ka canza komai tukuna. Ka duba kawai.',
        keep: 'Ba za ka iya gyara abin da ba ka gani ba.',
      },
      {
        title: 'Bukata, so da zubewa',
        text: 'Haya, abinci da kuɗin motar zuwa aiki bukatu ne. Sabuwar waya so ce. Zubewa ita ce kuɗin da ya fita ba daɗi, ba bukata: data da ta ƙare ba a yi amfani da ita ba, cajin katin da ba ka amfani da shi, kwalba ta biyu. Ga yawancin mutane, naira ɗaya cikin goma tana zubewa.',
        keep: 'Ka fara toshe zubewa: ba ya cutar da kowa.',
      },
      {
        title: 'Lambarka ɗaya',
        text: 'Ka ɗauki abin da ya shigo watan jiya, ka cire abin da ya fita. Wannan lambar ɗaya tana nuna maka ko kana gini ko kana faɗuwa. Ka tambaye ni “nawa na kashe a wannan wata”, zan lissafa maka. Kowane wata ka duba ta a irin wannan rana.',
        keep: 'Abin da ya shigo, a cire abin da ya fita: ka san shi kowane wata.',
      },
    ],
    quiz: [
      {
        question: 'Wanne ne zubewa cikin waɗannan?',
        options: ['Kuɗin makaranta', 'Data da ta ƙare kafin ka yi amfani da ita', 'Abincin mako'],
        why: 'Ta fita ba bukata, ba daɗi.',
      },
      {
        question: 'Kowane wata abin da ke fita ya fi abin da ke shigowa. Me yake girma?',
        options: ['Ajiya', 'Ba komai', 'Bashi'],
        why: 'Dole bambancin ya fito daga wani: ana bin ka shi.',
      },
      {
        question: 'Me za ka yi a makon farko?',
        options: [
          'Ka rubuta abin da kake kashewa, ka duba kawai',
          'Ka daina sayen abinci',
          'Ka ci bashi don ka cika giɓi',
        ],
        why: 'A fara gani, sannan a canza.',
      },
    ],
  },
  budgeting: {
    title: 'Tsarin kuɗi na wata duka',
    about: 'Tsari don kuɗinka, ko da kuɗin shiga ba ya zuwa daidai.',
    lessons: [
      {
        title: 'Tukwane uku',
        text: 'Ka raba abin da ya shigo zuwa tukwane uku: rabi don bukatu, kashi uku cikin goma don abin da kake so, kashi biyu cikin goma don gobe (ajiya da bashi). Idan kuɗin shiga kaɗan ne, bukatu za su iya ɗaukar kashi bakwai cikin goma. To ka bar wa gobe aƙalla kashi ɗaya cikin goma. Yin rabon ya fi yawan rabon muhimmanci.',
        keep: 'Bukata, so, gobe: ka ba kowanne rabonsa.',
      },
      {
        title: 'Idan kuɗin shiga ba daidai yake ba',
        text: 'Ɗan kasuwa ko direba yana da makonni masu kyau da makonni marasa kyau. Ka ɗauki wata mafi muni cikin shida da suka wuce, ka yi tsari da shi. A mako mai kyau ka ajiye sauran; a mako marar kyau ka biya kanka irin wannan “albashi” daga ciki.',
        keep: 'Ka yi tsari da wata mafi muni, ba mafi kyau ba.',
      },
      {
        title: 'Tsari na mako',
        text: 'Wata yana da tsawo; mako ana iya riƙe shi a kai. Ka raba kuɗin abinci da na sufuri gida huɗu, kowace Litinin ka fitar da kashi ɗaya. Idan kuɗin mako ya ƙare ranar Jumma’a, ka koyi wani abu, kuma wata bai lalace ba.',
        keep: 'Mako bayan mako.',
      },
    ],
    quiz: [
      {
        question: 'Kuɗin shiganka ba daidai yake ba. Da wane wata za ka yi tsari?',
        options: ['Mafi kyau', 'Matsakaici', 'Mafi muni cikin shida da suka wuce'],
        why: 'Abin da ya dace da wata mafi muni ya dace da kowane wata.',
      },
      {
        question: 'Idan kuɗin shiga kaɗan ne, nawa aƙalla za a bar wa gobe?',
        options: ['Kashi ɗaya cikin goma', 'Ba komai', 'Rabi'],
        why: 'Kashi ɗaya cikin goma yana riƙe da halin ajiya.',
      },
      {
        question: 'Me ya sa ake tsari na mako?',
        options: ['Makonni sun fi arha', 'Kuskure yana ɓata mako ɗaya, ba wata ba', 'Bankuna ne suke nema'],
        why: 'Za ka lura da wuri, kafin komai ya ƙare.',
      },
    ],
  },
  'saving-first': {
    title: 'Ka fara biyan kanka',
    about: 'Me ya sa ajiyar ragowa ba ta yi, da abin da ke yi.',
    lessons: [
      {
        title: 'Farko, ba ƙarshe ba',
        text: 'Idan za ka ajiye abin da ya rage a ƙarshe, babu abin da zai rage. Ka ware ajiyarka a ranar da kuɗi ya shigo, kafin komai. Ko ₦500 a mako ₦26,000 ne a shekara. Halin ya fi yawan kuɗin daraja.',
        keep: 'Ka ajiye ranar samun kuɗi, kafin ka kashe.',
      },
      {
        title: 'Ka ba shi suna',
        text: 'Kuɗi marar suna ana kashe shi. “Hayar Yuni” ko “idon Mama” ya fi wuyar taɓawa. Ka buɗe ajiya mai suna, adadi da rana. Ka raba: ₦120,000 a wata goma sha biyu ₦10,000 ne a wata. Ka ce “buɗe ajiya”, zan ware maka.',
        keep: 'Suna, adadi, rana.',
      },
      {
        title: 'Ya riƙa yi da kansa',
        text: 'Ƙarfin zuciya yana gajiya; biyan da yake yin kansa ba ya gajiya. Ka sa tsarin da yake ajiya kowane mako ko wata. Idan kana tsoron kanka, ka kulle kuɗin har wata rana. Yana samun riba duk da haka, kuma kana ganin yana girma.',
        keep: 'Ka sa ya yi da kansa, sannan ka manta.',
      },
    ],
    quiz: [
      {
        question: 'Yaushe za ka yi ajiya?',
        options: ['Ranar da kuɗi ya shigo', 'A ƙarshen wata', 'Idan kuɗi ya yi yawa'],
        why: 'Abin da aka bar wa ƙarshe ba ya ragewa.',
      },
      {
        question: '₦500 kowane mako, a shekara …',
        options: ['₦6,000', '₦26,000', '₦50,000'],
        why: 'Mako 52 sau ₦500.',
      },
      {
        question: 'Me yake sa ajiya ta yi ƙarfi?',
        options: ['Babban banki', 'Sirri', 'Suna, adadi da rana'],
        why: 'Sannan ka san abin da kowane mako zai kawo.',
      },
    ],
  },
  'safe-account': {
    title: 'Ka kiyaye asusunka',
    about: 'PIN, lambobi, wayoyi: abubuwan da ke hana ɓarawo.',
    lessons: [
      {
        title: 'Abin da babu mai ikon tambaya',
        text: 'Babu banki, babu ɗan sanda, babu “customer care” da yake bukatar PIN ɗinka, lambar da aka turo maka, ko lambobi uku na bayan katinka. Duk mai tambaya ɓarawo ne, ko da muryarsa mai daɗi ce. Mu ba ma tambaya a hira ko a waya: kana rubuta PIN a shafin da bankin ya buɗe kawai.',
        keep: 'PIN da lambobi na yatsunka ne kawai.',
      },
      {
        title: 'PIN da ba ranar haihuwarka ba',
        text: 'Ɓarayi suna fara gwada 1234, 0000 da shekarar haihuwarka. Ka ɗauki lambar da kai kaɗai ka san ma’anarta, kada ka yi amfani da ita a wayarka ma. Idan wani ya iya ganinta, ka canza nan take: ka ce “canza pin dina”.',
        keep: 'Ba mai sauƙin hasashe, ba ta kowa, ba ta wani wuri.',
      },
      {
        title: 'Idan waya ta ɓace',
        text: 'SIM ɗinka makullin asusunka ne. Idan wayar ta ɓace, ko layi ya ɗauke na awoyi ba dalili, ka ce FREEZE daga kowace waya, ko ka danna *347*5276#. Kullewa kyauta ne, kuma ana iya buɗewa. Sannan ka kira kamfanin layinka su toshe SIM.',
        keep: 'Ka fara kullewa, sannan ka nema.',
      },
    ],
    quiz: [
      {
        question: 'Wani ya kira daga “banki” yana neman lambar da ka samu yanzu. Kai …',
        options: [
          'ka karanta masa',
          'ka tambayi sunansa, sannan ka karanta',
          'ka kashe wayar, kada ka gaya wa kowa lambar',
        ],
        why: 'Lambar makulli ce. Banki yana da nasa.',
      },
      {
        question: 'Wane PIN ne ya fi?',
        options: ['Shekarar haihuwarka', 'Lambar da kai kaɗai ka san ma’anarta', '1234, mai sauƙin tunawa'],
        why: 'Sauran su ne ɓarayi suke fara gwadawa.',
      },
      {
        question: 'An sace wayarka. Me za a fara yi?',
        options: ['A kulle asusun', 'A sayi sabuwar waya', 'A jira sai Litinin'],
        why: 'Ɓarawo mintoci kawai yake bukata. Ana iya buɗe abin da aka kulle.',
      },
    ],
  },
  charges: {
    title: 'Cajin banki',
    about: 'Caji, VAT da harajin gwamnati: me ake cirewa, yaushe, da yadda za a rage.',
    lessons: [
      {
        title: 'Caji iri uku',
        text: 'Caji kuɗin aikin banki ne. VAT haraji ne a kan wannan caji, ba a kan kuɗinka ba. Harajin gwamnati ₦50 ne a kan turawar ₦10,000 ko fiye, kuma tun 2026 mai turawa yake biya. Dole a nuna maka duka ukun kafin ka amince.',
        keep: 'Ka ga duka farashi kafin ka ce eh.',
      },
      {
        title: 'Ka biya kaɗan, da gaskiya',
        text: 'Turawa ɗaya ta ₦20,000 caji ɗaya ne da haraji ɗaya; huɗu na ₦5,000 caji huɗu ne. Biyan mutum a banki ɗaya yawanci kyauta ne. Kati da biyan kuɗi a nan ba caji. Don haka ka tsara: turawa ɗaya ta mako maimakon ta kowace rana.',
        keep: 'Turawa kaɗan manya sun fi arha.',
      },
      {
        title: 'Ka duba bayanin asusunka',
        text: 'Sau ɗaya a wata ka karanta bayanin asusunka layi-layi. Cajin da ba ka sani ba: ka tambaya cikin kwanaki, ba watanni ba. Idan kuɗi ya fita bai isa ba, kana da ikon a mayar maka da sauri; ka ajiye lambar shaida.',
        keep: 'Ka karanta kowane wata; ka tambaya nan take; ka ajiye lambar shaida.',
      },
    ],
    quiz: [
      {
        question: 'Ana cire VAT a kan …',
        options: ['duk abin da ka tura', 'cajin', 'ajiyarka'],
        why: 'Haraji ne a kan aiki, don haka a kan farashinsa.',
      },
      {
        question: 'Wanne ya fi arha?',
        options: ['Turawa ɗaya ta ₦20,000', 'Turawa huɗu na ₦5,000', 'Ɗaya suke'],
        why: 'Kowace turawa tana da cajinta.',
      },
      {
        question: 'Ka ga cajin da ba ka sani ba. Kai …',
        options: ['ka manta da shi', 'ka rufe asusun', 'ka tambaya yanzu, da lambar shaida'],
        why: 'Da ka tambaya da wuri, gyara ya fi sauƙi.',
      },
    ],
  },
  esusu: {
    title: 'Adashi: ku yi ajiya tare da kyau',
    about: 'Yadda adashi yake aiki, abin da ke lalata shi, da ƙa’idojin da ke hana haka.',
    lessons: [
      {
        title: 'Yadda yake zagayawa',
        text: 'Mutum goma, kowa yana biyan ₦10,000 a wata. Kowane wata ɗayansu yana kwashe duka ₦100,000. Bayan wata goma kowa ya biya ₦100,000, kuma ya karɓi ₦100,000. Na farko ya sami bashi marar riba; na ƙarshe ya yi ajiya tare da jama’a. Babu mai riba ko asara, sai lokaci kawai.',
        keep: 'Abin da ka biya shi za ka karɓa; wuri yana canza lokaci kawai.',
      },
      {
        title: 'Abin da ke lalata shi',
        text: 'Wani ya karɓi wurin farko ya daina biya. Mai shiryawa ya ba abokansa wurare masu kyau. Kuɗin yana hannun mutum ɗaya da “matsala ta same shi”. Duka ukun maganinsu ɗaya ne: ƙa’idojin da aka yarda da su kafin biyan farko, jerin da babu mai iya zaɓa, da kuɗin da babu mai iya kashewa.',
        keep: 'Ƙa’ida farko, kuɗi daga baya.',
      },
      {
        title: 'Abin da za a daidaita kafin ka shiga',
        text: 'Ka tambaya: yaya ake fitar da jeri? Jinkirin kwana nawa? Idan mai karɓa na gaba bai biya ba fa? Idan wani ya fita, ko ya rasu fa? Wa yake riƙe da kuɗin? A adashin Karo kowane mamba zai iya duba jerin, kuɗin yana asusun da ba na kowa ba, kuma kowane biya yana littafin da kowa zai iya karantawa.',
        keep: 'Idan ba su da amsa, kada ka shiga.',
      },
    ],
    quiz: [
      {
        question: 'Mambobi goma suna biyan ₦10,000 a wata. Nawa kowa ya samu a ƙarshe?',
        options: ['₦100,000, daidai abin da ya biya', '₦110,000', 'Ya danganta da wurinsa'],
        why: 'Wuri yana canza lokaci, ba yawa ba.',
      },
      {
        question: 'Wa ya kamata ya riƙe kuɗin adashi?',
        options: ['Mamba mafi tsufa', 'Mai shiryawa', 'Asusun da babu mai iya kashewa'],
        why: 'Sannan babu matsalar da za ta cinye shi.',
      },
      {
        question: 'Yaushe ake yarda da ƙa’idar mai makara?',
        options: ['Idan wani ya makara', 'Kafin biyan farko', 'Ba a yi, tana ɓata abota'],
        why: 'Ƙa’idar da aka yi da fushi ba ta da adalci.',
      },
    ],
  },
  'emergency-fund': {
    title: 'Kuɗin ranar wahala',
    about: 'Nawa za ka ajiye don abin da ba ka sani ba, da inda za ka ajiye.',
    lessons: [
      {
        title: 'Me ya sa ake fara da shi',
        text: 'Mota ta lalace, yaro ba shi da lafiya, ruwa ya shiga shago. Idan ba ka ware kuɗi ba, za ka ci bashi da tsada, a lokaci mafi wuya. Kuɗin ranar wahala ba don ya girma ba ne; don ka yi barci lafiya ne.',
        keep: 'Kwanciyar hankali aka saya, ba jari ba.',
      },
      {
        title: 'Nawa',
        text: 'Ka fara da ₦50,000 ko bukatun mako ɗaya. Sannan ka kai na wata ɗaya, a hankali kuma na wata uku. Idan kuɗin shiganka ba daidai yake ba, ko wasu sun dogara da shi, ka kai na wata shida. Bukatu kawai: haya, abinci, sufuri, makaranta.',
        keep: 'Da farko mako ɗaya, sannan wata ɗaya, sannan uku.',
      },
      {
        title: 'A ina, kuma yaushe za a taɓa',
        text: 'Ka ajiye shi inda za ka same shi cikin kwana ɗaya, amma ba a asusun da kake kashewa ba. Ka yi tambaya uku kafin ka taɓa: yana da gaggawa? ya zama dole? ban iya sanin zai zo ba? Biki ba bala’i ba ne. Idan ka yi amfani da kuɗin, ka fara cika shi tukuna.',
        keep: 'Kusa, amma a ware. Gaggawa, dole, bazata.',
      },
    ],
    quiz: [
      {
        question: 'Wanne ne na gaggawa?',
        options: ['Bikin ɗan’uwa', 'Kuɗin asibiti na bazata', 'Rangwamen waya'],
        why: 'Yana da gaggawa, ya zama dole, ba a san zai zo ba.',
      },
      {
        question: 'A ina kuɗin ya kamata ya kasance?',
        options: ['A ware, amma ana samunsa cikin kwana ɗaya', 'A sayen fili', 'A ba aboki rance'],
        why: 'Fili da aboki ba sa biya da tsakar dare.',
      },
      {
        question: 'Kuɗin shiganka ba daidai yake ba, mutum huɗu sun dogara da shi. Za ka tara …',
        options: ['bukatun mako ɗaya', 'ba komai', 'bukatun wata shida'],
        why: 'Idan kuɗin shiga bai tabbata ba, sai ajiyar ta ƙara yawa.',
      },
    ],
  },
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
