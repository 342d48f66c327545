import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The first half of the courses: income, spending, saving and a safe account. */
export const firstLessons: Pick<
  Record<ModuleId, CourseWords>,
  'money-basics' | 'budgeting' | 'saving-first' | 'safe-account' | 'charges' | 'esusu' | 'emergency-fund'
> = {
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
};
