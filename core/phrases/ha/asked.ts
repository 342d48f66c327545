import type { asked as english } from '../en/asked.ts';
import { firstDay, leastInvested, sendingCountries } from '../levels.ts';

/** Short answers, in Hausa. */
export const asked: typeof english = {
  'loan-who':
    'Duk wanda yake da asusun Karo da kuɗi ke shiga, ɗan kasuwa ko mai albashi. Makin bashinka, abin da ke shigowa da matakinka ne ke ƙayyade yawan. Ka ce “bashi” don ganin abin da za ka iya samu.',
  'loan-when':
    'Yawancin bashi ana yanke shi cikin daƙiƙoƙi, kuɗin kuma yana asusunka idan ka amince da tayin da PIN ɗinka. Babba mutum ne ke dubawa, yawanci cikin kwana ɗaya.',
  'loan-taken':
    'A ranar kowane biya muna ɗauka daga asusunka, kuma muna tunatar da kai kafin. Don ka biya da kanka, ko fiye, ka ce “biya bashina”.',
  'loan-guarantor':
    'Ba a neman mai tsaya maka ko jingina. Makin bashinka da abin da ke shiga asusunka ne ke yanke hukunci.',
  'credit-score':
    'Makin bashinka yana ƙaruwa da daɗewar asusu, matakinka, kuɗin da ke shigowa kowane wata, ajiya, da bashi da gudunmawar ƙungiya da aka biya a kan lokaci. Idan aka hana bashi, ana faɗa maka dalili.',
  'goal-out':
    'Eh, a kowane lokaci, duka ko wani ɓangare, da PIN ɗinka kuma ba caji. Sai dai abin da ka kulle har wata rana, idan ka fitar kafin ta, zai rasa ribar wannan watan.',
  'goal-auto':
    'Eh: ka faɗi nawa da sau nawa, misali “ajiye 2k kowace Juma’a a Haya”, ka amince sau ɗaya. Za ka iya canzawa ko tsayarwa a kowane lokaci.',
  'goal-missed':
    'Ba abin da zai ɓace, ba kuma wanda zai ci ka tara. Idan ajiyar da kanta ta tarar kuɗin asusunka bai isa ba, zan sake gwadawa har mako guda.',
  'esusu-order':
    'Ba wanda ke zaɓa: ana yin ƙuri’a idan duk mambobi sun shiga. Ina rufe sirri kafin kowa ya shiga, kuma kowane mamba zai iya bincika ƙuri’ar. Mambobi biyu za su iya musayar wuri idan sun yarda.',
  'esusu-account':
    'Eh: kowane mamba yana buƙatar asusun Karo, domin gudunmawa da tarin kuɗin suna bi ta nan. Buɗewa kyauta ne kuma minti biyu kusan; sannan su shiga da lambar ƙungiyar.',
  'esusu-leave':
    'Mamba zai iya fita bisa dokar da aka zaɓa tun farko: ya daidaita da kowane ɗaya daga sauran, ko ya nemo wanda zai maye gurbinsa. Abin da aka biya yana rubuce ga kowa.',
  'esusu-pot':
    'A asusun ƙungiyar da ba wanda zai iya kashewa, har da wanda ya fara ƙungiyar. Ana biyan mamban da lokacinsa ya yi, kuma duk mambobi suna gani.',
  'esusu-begin':
    'Idan duk wurare sun cika, ko idan wanda ya fara ƙungiyar ya ce haka da isassun mambobi. Ina sanar da kowane mamba idan ta fara.',
  'esusu-cost': 'Ba komai: Karo ba ya karɓar caji a kan ƙungiya. Abin da mambobi suka biya shi ake biya.',
  'card-where':
    'Katin na intanet ne: yana biya ta intanet, duk inda ake karɓar kati. Babu katin roba na POS ko na’urar ATM.',
  'card-stop':
    'Ka ce “daskare katina”: daga nan ba zai biya komai ba. “Buɗe katina” da PIN ɗinka suna sa shi biya kuma; za ka iya rufe shi har abada, ko ka sauya shi.',
  'card-number':
    'Ka ce “nuna katina”: PIN ɗinka zai buɗe shafi mai lambar, ranar ƙarewa da CVV, sau ɗaya. Ba a rubuta su a wannan hira.',
  'card-declined':
    'Kati ba ya biya idan an daskare shi, ya wuce iyakar rana, a shagunan da ka kashe, ko idan kuɗin asusu bai isa ba. Ina faɗa maka dalili duk lokacin da aka ƙi biya.',
  'limit-change':
    'Ka ce misali “rage iyakata zuwa 20k”. Ƙaramar iyaka tana aiki nan take, babba tana farawa bayan kwana ɗaya, har zuwa abin da matakinka ya yarda. Ka ce “iyakata” don ganin taka.',
  'new-number-cap': `A ranar farko ta sabuwar waya, lamba ko PIN, ${firstDay} ne kawai mafi yawan da zai iya fita, don ɓarawo kada ya samu da yawa. Yana ƙarewa da kansa bayan wannan ranar.`,
  'standing-stop':
    'Ka ce “tsayar da biya na kai-tsaye”: daga nan ba abin da zai fita da kansa. Za ka iya kuma dakatarwa, ci gaba ko tsallake ɗaya.',
  'standing-how':
    'Eh: ka faɗi tare da rana, misali “kowace Juma’a tura 2k zuwa Chidi”. Sau ɗaya za ka amince da PIN ɗinka, ina gaya maka kwana ɗaya kafin kowane biya, kuma za ka iya tsayarwa a kowane lokaci.',
  'standing-short':
    'To ba a biya ba: zan sake gwadawa a wannan ranar, ba zan taɓa ajiyarka ba, kuma zan gaya maka. Biyan da ya wuce ba a yin sa daga baya.',
  'statement-stamp':
    'PDF ɗin yana ɗauke da suna da alamar Karo da bayananka, amma babu hatimi ko sa hannu. Idan ofishin jakadanci ko wani ofis yana son mai hatimi, amsa MUTUM.',
  'receipt-get':
    'Ka ce “risiti”, zan nuna na biyan ƙarshe; ka faɗi sunan mutumin ko lambar shaida don wani. Za ka iya tura shi a matsayin shaida.',
  'request-how':
    'Ka ce misali “nemi 5k daga @ada”, ko ka ba da lambar wayar abokin cinikin Karo. Za a tambaye shi, kuma zai biya ne idan ya amince. Ba abin da zai fita daga asusunka.',
  'recall-sure':
    'Ba zan iya alƙawari ba. Muna tambayar ɗayan bankin nan take, kuma sai abokin cinikinsa ya mayar ko bankin ya ga dole. Ana gaya maka abin da aka gano; ka ce “ƙararrakina” don ganin inda aka kai.',
  'frozen-in':
    'Eh. Toshewa tana hana abin da ke fita; kuɗin da mutane suka turo maka, har da albashi, yana shigowa ya zauna har sai an sake buɗe asusun.',
  'frozen-enter':
    'Ba wanda zai iya ɗaukar komai yanzu: ba turawa, kati, biyan kuɗi ko biya na kai-tsaye da zai fita daga asusun da aka toshe, ko da PIN ɗinka. Haka zai kasance har mu san kai ne ka nema.',
  'frozen-open':
    'Ka amsa MUTUM: wani a Karo zai sake buɗe shi tare da kai, da zarar mun san kai ne. Babu ƙayyadadden lokaci; kafin nan ba abin da zai fita.',
  'pin-change':
    'Ka ce “canza PIN ɗina”: shafin tsaro zai tambayi tsohon da sabon. Idan ba ka da tsohon, ka saita sabo a shafinmu na intanet a “Forgot your PIN?”. Idan an toshe asusun, mutum zai fara buɗe shi.',
  'page-safe':
    'Shafin da nake turowa nan a ƙasan tayi na Karo ne: yana nuna abin da kake amincewa, sau ɗaya yake aiki, kuma a can kaɗai ake rubuta PIN. Kada ka buɗe irin wannan shafi da wani ya turo maka.',
  'offer-expires':
    'Har lokacin da aka rubuta a tayin, kusan minti goma. Bayan haka ba abin da ya fita: ka sake faɗa za ka samu sabo.',
  'payee-sees':
    'Za su ga sunanka, adadin da abin da ka rubuta na mene ne, kamar kowane banki. Ba sa taɓa ganin kuɗin asusunka.',
  'payee-alert':
    'Eh: bankinsu yana sanar da su idan ya shiga, abokin cinikin Karo kuwa ni nake sanar da shi. Kai kuma za ka samu risiti da za ka iya turawa.',
  'no-funds':
    'To ba abin da za a biya, ba kuma caji: zan gaya maka, sai ka tura ƙasa da haka ko ka fara ƙara kuɗi. Asusun ba zai iya yin ƙasa da sifili ba.',
  'person-when':
    'Mutum zai amsa a nan cikin wannan hira, cikin awa 24. Kafin nan ina ci gaba da taimakawa da sauran abubuwa. Duk wanda ya kira yana neman PIN ko lambar sirri ba daga Karo yake ba.',
  'invest-risk':
    'Eh, zai yiwu: farashi yana hawa yana sauka, kuma za ka iya samun ƙasa da abin da ka saka. Money market da takardun gwamnati su ne mafi ƙarancin haɗari; hannun jari da crypto za su iya faɗuwa sosai.',
  'invest-least': `Daga ${leastInvested} a tsarin Basic, kuma ƙasa da haka a tsari mafi girma. Idan akwai caji, yana cikin tayin kafin PIN ɗinka.`,
  'remit-how': `Wanda yake ƙasar waje zai buɗe shafinmu na intanet, ya faɗi nawa da wace lambar waya, ya biya da kati. Zai shigo nan da naira. Katunan waɗannan ƙasashe suna biya: ${sendingCountries}.`,
  'remit-without':
    'Ana gayyatar su da saƙo zuwa lambarsu, kuɗin kuma yana jira: nasu ne idan suka buɗe asusun Karo kyauta da wannan lambar. Idan ba su buɗe ba, duka yana komawa katin mai turawa.',
  'ussd-safe':
    'Eh: PIN ɗin da ka rubuta a *347*5276# ba ya cikin wani saƙo ko rajista. Ka kira da lambar asusunka, kada wani ya kalla, kuma kada ka gaya wa kowa PIN ɗin.',
  'token-missing':
    'Token yana cikin risiti da zarar kamfanin wuta ya bayar: ka ce “risiti” don sake ganinsa. Idan har yanzu yana jira, ina ci gaba da tambaya; idan kamfanin ya ƙi, kuɗinka zai dawo da kansa.',
  'airtime-wrong':
    'Abin da kamfanin waya ya riga ya kai ba zan iya dawo da shi ba: ka tambayi mai lambar. Idan bai kai ba, kuɗin zai dawo da kansa.',
  'account-cost':
    'Buɗe asusu kyauta ne, tsarin Basic ba a biyan komai a wata, kuma ba dole wani abu ya zauna a asusun ba. Abin da turawa take ci kana gani kowane lokaci kafin PIN ɗinka.',
  'bvn-why':
    'Babban Banki yana so kowane asusu ya zama na wanda aka sani: BVN yana nuna mana sunanka da ranar haihuwarka. Ba wanda zai iya ɗaukar kuɗi da shi kaɗai, kuma ba ya nuna mana sauran asusunka.',
  privacy:
    'Kai da Karo. Wanda yake taimaka maka a Karo yana ganin hirar da lambobi a ɓoye; PIN ko BVN da ke ciki ana gogewa. Ba wanda yake ganin asusunka, har iyalinka. Ƙari yana Settings, Privacy.',
  'new-phone': `Da lambar nan taka za ka ci gaba a nan: idan mun tambaya, ka tabbatar da PIN ɗinka a shafin tsaro. Da sabuwar lamba kuwa, ka rubuto daga gare ta, mu haɗa ta da lambar da za mu turo wa tsohuwar. A ranar farko ${firstDay} ne mafi yawan da zai fita.`,
  'cancel-late':
    'Kafin PIN ɗinka, SOKE yana tsayar da shi. Bayansa sai abin da har yanzu yake jira, kamar babbar turawa ta farko ga sabon mutum. Abin da ya tafi sai dai a nemi dawowarsa: ka ce RECALL.',
};
