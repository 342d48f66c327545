import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

/** The school's courses, in Hausa: all by name; in full the ones that keep money safe. */
export const lessons: Begun<(typeof en)['lessons']> = {
  'money-basics': {
    title: 'Inda kuɗinka yake zuwa',
    about: 'Ka ga abin da ke shigowa, abin da ke fita, da abin da ke zubewa.',
  },
  budgeting: {
    title: 'Tsarin kuɗi na wata duka',
    about: 'Tsari don kuɗinka, ko da kuɗin shiga ba ya zuwa daidai.',
  },
  'saving-first': {
    title: 'Ka fara biyan kanka',
    about: 'Me ya sa ajiyar ragowa ba ta yi, da abin da ke yi.',
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
  },
  esusu: {
    title: 'Adashi: ku yi ajiya tare da kyau',
    about: 'Yadda adashi yake aiki, abin da ke lalata shi, da ƙa’idojin da ke hana haka.',
  },
  'emergency-fund': {
    title: 'Kuɗin ranar wahala',
    about: 'Nawa za ka ajiye don abin da ba ka sani ba, da inda za ka ajiye.',
  },
  credit: {
    title: 'Bashi ba tare da kuka ba',
    about: 'Ainihin kuɗin bashi, lokacin da yake taimako, da lokacin gudu.',
  },
  'credit-score': {
    title: 'Makin bashinka da yadda yake ƙaruwa',
    about: 'Abin da mai ba da bashi yake dubawa, da ƙananan halayen da ke gyara shi.',
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
  },
  'interest-inflation': {
    title: 'Riba da tsadar kaya',
    about: 'Me ya sa ₦100,000 ta yau ba ɗaya take da ta shekara mai zuwa ba, da yadda lokaci zai taimake ka.',
  },
  'investing-first': {
    title: 'Matakin farko na zuba jari',
    about: 'Bill, bond, asusun jari, hannun jari: menene kowanne, da yadda za a fara ba tsoro.',
  },
  ponzi: {
    title: 'Ka gane Ponzi kafin ta kama ka',
    about: 'Yadda masu ninka kuɗi suke aiki, me ya sa kullum suke faɗuwa, da yadda za a bincika.',
  },
};
