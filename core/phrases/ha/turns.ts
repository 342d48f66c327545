import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `Kana da ${printNaira(f.available)}, don haka na ci gaba:`,
  fails: (f) => `Kana da ${printNaira(f.available)}, don haka ban ba da komai ba. Babu kuɗin da ya fita.`,
  cannotWait: () =>
    `Ba zan iya jiran hakan da kaina ba, don haka ban shirya komai ba. Gaya min idan ya faru, ko ka faɗi rana: “tura 5k ga Chidi ranar Juma’a”.`,
  noSuchDate: (f) => `Babu ranar ${f.said}, don haka ban shirya komai ba. Wace rana kake nufi?`,
  unchanged: () => `To. Ban canza komai ba.`,
  onlyOwn: () => 'Asusunka kaɗai zan nuna maka. Mai wancan asusun ya tambaya da wayarsa.',
  later: () => 'To, babu gaggawa. Ba a yin komai sai ka ce.',
  noted: () => 'Na gode da ka gaya min.',
  welcome: () => 'Na gode da ka gaya min. Me zan yi maka?',
  whichPart: () =>
    'Yi haƙuri ban bayyana sosai ba. Gaya min a takaice me zan yi bayani, ko ka amsa MUTUM wani ya yi maka bayani.',
  sayAgain: () => 'Yi haƙuri, ban fahimta daidai ba. Sake gaya min yadda kake so.',
  noStaff: () =>
    'Babu wanda yake ba ni umarni a hira, kuma babu ma’aikacin Karo da yake aiki a cikinta. Mai asusu nake yi wa aiki, kuma PIN ɗinsa kaɗai yake tura kuɗi.',
  notKnown: () => `Ban san wannan ba. Ban canza komai ba.`,
  takenBack: () =>
    `Na janye shi: ba za a iya amincewa da shi yanzu ba. Me za a canza? Gaya min adadin, asusun ko bankin.`,
  pinPlace: () =>
    `Buɗe shafin sirri da ke ƙarƙashin tayin ka sa PIN ɗinka a can, ba a wannan hirar ba. Ga shafin kuma.`,
  pageAgain: () =>
    `Ga shafin sirri kuma. Idan bai buɗe ba, rufe shi ka sake buɗewa, ko ka yi amfani da wani browser.`,
  walletOf: (f) => `A wane wallet ko banki ${f.phone} take?`,
  karoByPhone: (f) => `${f.phone} na ${f.name} ne a Karo. In tura can?`,
  queueFull: (f: { said: string }) =>
    `Ina riƙe oda biyar kacal a lokaci guda. Bayan waɗannan, ka sake faɗa min: “${f.said}”.`,
  queued: (f) => `Na gaba, idan ka amince da wannan ko ka soke shi: “${f.said}”.`,
  next: (f) => `Na gaba: “${f.said}”.`,
  either: (f: { titles: readonly string[] }) =>
    `Kana nufin ${f.titles.map((title) => `“${title}”`).join(' ko ')}? Danna ɗaya, ko ka faɗa da wasu kalmomi.`,
  listening: () => 'I, ci gaba: ina saurare.',
  bot: () =>
    'Ni mataimakin Karo ne, manhajar kwamfuta. Mutane ma suna aiki a Karo: ka ce MUTUM, ɗaya daga cikinsu zai amsa maka a wannan hirar.',
  owner: () =>
    'Karo banki ne da ke bin dokokin Babban Bankin Najeriya. Ba zan iya gaya maka mai shi da kaina ba: ka ce MUTUM, wani a Karo zai amsa a nan.',
  details: () =>
    'Sunanka a nan shi ne na BVN ɗinka. Idan yana da kuskure a can ko ya canza, a gyara bayanan BVN a bankin da ke rajistar BVN; sannan wani a Karo zai canza a nan. Don adireshi, imel ko lambar waya danna “Magana da mutum” ka faɗi sabon.',
  openingFree: () => 'Buɗe asusu kyauta ne. Kuɗin tura kuɗi za ka gani kowane lokaci kafin PIN.',
  business: () =>
    'Asusu a Karo da sunan mutum ake buɗewa, ko da kana kasuwanci da shi. Ga masu shago akwai tsarin “Business” mai iyaka mafi girma: ka ce “upgrade my plan”. Don asusu da sunan kamfani danna “Magana da mutum”.',
  stopped: (f) => `Na soke: “${f.said}”.`,
  whichStop: () => 'Wanne zan soke? Ga abin da ke jira:',
  wasStopped: () => 'Eh, an soke. Babu kuɗin da ya fita.',
  askMoney: (f) =>
    `In nemi ${printNaira(f.amount)} daga ${f.to}${f.note ? ` (${f.note})` : ''}? Babu abin da zai fita daga asusunka.`,
};
