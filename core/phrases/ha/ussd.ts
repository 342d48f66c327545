import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { ussd as english } from '../en/ussd.ts';
import { printDay } from './print.ts';

const charges = (f: { fee: Kobo; total: Kobo }): string =>
  f.fee > 0n ? `Caji ${printNaira(f.fee)}, jimla ${printNaira(f.total)}` : 'Babu caji';

/** What a phone without internet shows, in Hausa. */
export const ussd: typeof english = {
  home: () => 'Karo\n1 Tura kuɗi\n2 Kuɗina\n3 Sayi katin waya\n4 Biyan kuɗi\n5 Taimako',
  homeStranger: () => 'Barka da zuwa Karo, bankinka.\n1 Buɗe asusu\n2 Taimako',
  resume: (f) => `Ba ka gama ba: ${f.what}\n1 Ci gaba\n2 Babban menu`,
  amount: () => 'Nawa? Da naira, kamar 5000\n0 Koma baya',
  account: () => 'Lambar asusu? Lambobi 10 ne\n0 Koma baya',
  bank: () => 'Wane banki?',
  more: () => 'Sauran',
  approveSend: (f) =>
    `Tura ${printNaira(f.amount)} ga ${f.name}, ${f.bank} ${f.account}. ${charges(f)}\nSa PIN. 0 don tsayawa`,
  sending: (f) => `${printNaira(f.amount)} zuwa ga ${f.name} yana kan hanya. Za mu turo rasit.`,
  sent: (f) => `Ka tura ${printNaira(f.amount)} zuwa ga ${f.name}. Za mu turo rasit.`,
  balanceOrLast: () => 'Kuɗina\n1 Abin da nake da shi\n2 Abin da ya faru na ƙarshe\n0 Koma baya',
  pinForBalance: () => 'Sa PIN ɗinka don gani. 0 don tsayawa',
  balance: (f) => `Kana da ${printNaira(f.available)}.\nLambar asusu ${f.nuban}`,
  nothingYet: () => 'Babu abin da ya faru a asusunka tukuna.',
  line: (f) =>
    `${printDay(f.at).replace(/ \d{4}$/, '')} ${f.amount < 0n ? '-' : '+'}${printNaira(f.amount).replace('-', '')} ${f.who}`,
  airtimeFor: (f) => `Katin waya na wa?\n1 Wannan lamba, ${f.phone}\n2 Wata lamba\n0 Koma baya`,
  phone: () => 'Wace lambar waya? Kamar 08031234567\n0 Koma baya',
  network: (f) => `Wane layi ne ${f.phone}?`,
  approveAirtime: (f) =>
    `Sayi katin ${printNaira(f.amount)} na ${f.network} ${f.phone}. Babu caji\nSa PIN. 0 don tsayawa`,
  airtimeSending: (f) => `Katin ${printNaira(f.amount)} na ${f.phone} yana zuwa. Za mu turo saƙo.`,
  bills: () => 'Biyan kuɗi\n1 Wuta\n2 Talabijin\n3 Data\n0 Koma baya',
  dataFor: (f) => `Data na wa?\n1 Wannan lamba, ${f.phone}\n2 Wata lamba\n0 Koma baya`,
  approveBill: (f) =>
    `Biya ${printNaira(f.amount)} ga ${f.biller}${f.plan ? ` ${f.plan}` : ''} don ${f.number}${f.holder ? `, ${f.holder}` : ''}. Babu caji\nSa PIN. 0 don tsayawa`,
  billSending: (f) => `${printNaira(f.amount)} zuwa ga ${f.biller} yana kan hanya. Za mu turo rasit.`,
  billWhat: (f) => `${printNaira(f.amount)} zuwa ga ${f.biller}`,
  help: () =>
    'Taimako\n1 Ina kuɗina?\n2 Kulle asusuna\n3 Magana da mutum\n4 Caji da iyaka\n5 Canza harshe\n6 Sabon PIN\n0 Koma baya',
  helpStranger: () => 'Taimako\n1 Menene Karo?\n2 Abin da ake bukata\n0 Koma baya',
  about: () =>
    'Karo banki ne a WhatsApp da kuma wannan lamba. Tura kuɗi, sayi kati, biya kuɗi, yi ajiya. Ba sai babbar waya ba.',
  needed: () =>
    'Kana bukatar BVN (danna *565*0#), lambar waya, da shekara 18 ko fiye. Danna *347*5276# don farawa.',
  pinForWhere: () => 'Sa PIN ɗinka don ganin turawarka ta ƙarshe. 0 don tsayawa',
  noTransfer: () => 'Ba ka tura wani kuɗi ba tukuna.',
  where: {
    waiting: (f) => `${printNaira(f.amount)} zuwa ga ${f.name} bai fita ba tukuna.`,
    pending: (f) =>
      `${printNaira(f.amount)} zuwa ga ${f.name} yana kan hanya. Bai ɓace ba: muna ta tambaya, za mu gaya maka. Kada ka sake turawa.`,
    success: (f) => `${printNaira(f.amount)} ya isa ga ${f.name}.`,
    back: (f) => `${printNaira(f.amount)} zuwa ga ${f.name} bai tafi ba. Yana asusunka.`,
  },
  sureBlock: () => 'A kulle asusunka? Babu abin da zai fita sai ka yi magana da mu.\n1 Eh, a kulle\n2 A’a',
  blocked: () =>
    'An kulle asusunka. Babu abin da zai fita. Za mu kira ka. Danna *347*5276# ka zaɓi 3 don samun mu.',
  ownPhoneOnly: () => 'Don kare ka, sai da wayar da ke da asusun ake yin haka.',
  resetTexted: () =>
    'Mun aika maka adireshi ta SMS. Buɗe shi a wayar da ke da kyamara: lamba za ta zo wannan waya, sannan mu duba fuskarka.',
  personAsked: (f) => `Mutum zai kira ka a wannan lamba cikin awa 24. Lambar ƙararka ${f.ticket}.`,
  personSubject: () => 'Don Allah a kira ni (daga *347*5276#)',
  charges: (f) =>
    `Turawa ba ta wuce N53.75, da haraji N50 daga N10,000; kati da biyan kuɗi kyauta. A rana za ka iya tura ${printNaira(f.daily)}, ka biya ${printNaira(f.bills)}.`,
  languages: () => 'Harshe\n1 English\n2 Pidgin\n3 Hausa\n4 Yoruba\n5 Igbo\n0 Koma baya',
  languageSet: () => 'Daga yanzu za mu rubuta Hausa. Danna *347*5276# don ci gaba.',
  fullName: () => 'Sunanka da sunan mahaifi, kamar yadda suke a BVN?\n0 Koma baya',
  openOnPage: (site: string) => `Rajistar BVN za ta aika maka lamba: bude asusunka a ${site}/onboarding`,
  bvn: () => 'BVN ɗinka? Lambobi 11. Danna *565*0# don gani\n0 Koma baya',
  newPin: () => 'Zaɓi PIN mai lambobi 4. Rubuta shi sau biyu a jere, kamar 13571357\n0 don tsayawa',
  pinsDiffer: () => 'Biyun ba iri ɗaya ba ne.',
  opened: (f) =>
    `Barka da zuwa, ${f.firstName}. Lambar asusunka ${f.nuban}. Mun turo maka abin da za ka iya yi.`,
  choose: () => 'Don Allah ka zaɓi lamba daga jerin.',
  pinApart: () => 'Kada ka taɓa sa PIN a cikin lambar da kake dannawa.',
  stopped: () => 'An tsaya. Babu kuɗin da ya fita.',
  expired: () => 'Ya wuce minti 5, don haka mun rufe. Babu kuɗin da ya fita. Sake danna *347*5276#.',
  trouble: () => 'An sami matsala a wajenmu. Babu kuɗin da ya fita. Don Allah ka sake danna *347*5276#.',
  late: () =>
    'Yana ɗaukar lokaci fiye da kullum. Idan ka amince da PIN ɗinka, SMS zai gaya maka abin da ya faru. Idan ba haka ba, ka sake danna *347*5276#.',
  code: () => 'Don tabbatar da kai ne, mun turo maka lambobi 6 ta saƙo. Sa su. 0 don tsayawa',
  codeRight: () => 'Daidai ne.',
  pinAgain: () => 'Sa PIN. 0 don tsayawa',
  sendingWhat: (f) => `${printNaira(f.amount)} zuwa ga ${f.name}`,
  airtimeWhat: (f) => `Katin ${printNaira(f.amount)} na ${f.phone}`,
  done: () => 'An riga an yi wannan. Za mu turo rasit.',
  codes: {
    menu: 'Babban menu',
    send: 'Tura kuɗi zuwa kowane banki',
    balance: 'Kuɗinka da lambar asusunka',
    last: 'Abin da ya faru na ƙarshe a asusunka',
    airtimeSelf: 'Katin waya don wayarka',
    airtimeOther: 'Katin waya don wata waya',
    bills: 'Wuta, talabijin da data',
    light: 'Wuta, mita ta prepaid',
    tv: 'DStv, GOtv, StarTimes',
    data: 'Data don wayarka',
    where: 'Inda turawarka ta ƙarshe take',
    block: 'Kulle asusunka nan take',
    person: 'Mutum ya kira ka',
    charges: 'Caji da iyakarka',
  },
};
