import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { ussd as english } from '../en/ussd.ts';
import { printDay } from './print.ts';

const charges = (f: { fee: Kobo; total: Kobo }): string =>
  f.fee > 0n ? `Ụgwọ ọrụ ${printNaira(f.fee)}, ha niile ${printNaira(f.total)}` : 'Ụgwọ ọrụ adịghị';

/** What a phone without internet shows, in Igbo. */
export const ussd: typeof english = {
  home: () => 'Karo\n1 Ziga ego\n2 Ego m\n3 Zụta kaadị ekwentị\n4 Kwụọ ụgwọ\n5 Enyemaka',
  homeStranger: () => 'Nnọọ na Karo, ụlọ akụ gị.\n1 Mepee akaụntụ\n2 Enyemaka',
  resume: (f) => `Ị gwụchaghị: ${f.what}\n1 Gaa n’ihu\n2 Mmalite`,
  amount: () => 'Ego ole? Na naira, dịka 5000\n0 Laghachi',
  account: () => 'Nọmba akaụntụ? Ọ bụ nọmba 10\n0 Laghachi',
  bank: () => 'Kedu ụlọ akụ?',
  more: () => 'Ndị ọzọ',
  approveSend: (f) =>
    `Ziga ${f.name} ${printNaira(f.amount)}, ${f.bank} ${f.account}. ${charges(f)}\nTinye PIN. 0 ka ọ kwụsị`,
  sending: (f) => `${printNaira(f.amount)} nke ${f.name} nọ n’ụzọ. Anyị ga-ezitere gị risiti.`,
  sent: (f) => `I zigaara ${f.name} ${printNaira(f.amount)}. Anyị ga-ezitere gị risiti.`,
  balanceOrLast: () => 'Ego m\n1 Ihe m nwere\n2 Ihe mere ikpeazụ\n0 Laghachi',
  pinForBalance: () => 'Tinye PIN gị ka ị hụ ya. 0 ka ọ kwụsị',
  balance: (f) => `Ị nwere ${printNaira(f.available)}.\nNọmba akaụntụ ${f.nuban}`,
  nothingYet: () => 'Ihe ọ bụla emebeghị na akaụntụ gị.',
  line: (f) =>
    `${printDay(f.at).replace(/ \d{4}$/, '')} ${f.amount < 0n ? '-' : '+'}${printNaira(f.amount).replace('-', '')} ${f.who}`,
  airtimeFor: (f) => `Kaadị ekwentị maka onye?\n1 Nọmba a, ${f.phone}\n2 Nọmba ọzọ\n0 Laghachi`,
  phone: () => 'Kedu nọmba ekwentị? Dịka 08031234567\n0 Laghachi',
  network: (f) => `Kedu netwọk ${f.phone} nọ?`,
  approveAirtime: (f) =>
    `Zụta kaadị ${printNaira(f.amount)} maka ${f.network} ${f.phone}. Ụgwọ ọrụ adịghị\nTinye PIN. 0 ka ọ kwụsị`,
  airtimeSending: (f) => `Kaadị ${printNaira(f.amount)} maka ${f.phone} na-abịa. Anyị ga-agwa gị.`,
  bills: () => 'Kwụọ ụgwọ\n1 Ọkụ\n2 Onyonyo\n3 Data\n0 Laghachi',
  dataFor: (f) => `Data maka onye?\n1 Nọmba a, ${f.phone}\n2 Nọmba ọzọ\n0 Laghachi`,
  approveBill: (f) =>
    `Kwụọ ${f.biller}${f.plan ? ` ${f.plan}` : ''} ${printNaira(f.amount)} maka ${f.number}${f.holder ? `, ${f.holder}` : ''}. Ụgwọ ọrụ adịghị\nTinye PIN. 0 ka ọ kwụsị`,
  billSending: (f) => `${printNaira(f.amount)} nke ${f.biller} nọ n’ụzọ. Anyị ga-ezitere gị risiti.`,
  billWhat: (f) => `${printNaira(f.amount)} nye ${f.biller}`,
  help: () =>
    'Enyemaka\n1 Ebee ka ego m nọ?\n2 Mechie akaụntụ m\n3 Gwa mmadụ okwu\n4 Ụgwọ ọrụ na oke\n5 Gbanwee asụsụ\n6 PIN ọhụrụ\n0 Laghachi',
  helpStranger: () => 'Enyemaka\n1 Gịnị bụ Karo?\n2 Ihe ị ga-eji\n0 Laghachi',
  about: () =>
    'Karo bụ ụlọ akụ na WhatsApp na na nọmba a. Ziga ego, zụta kaadị, kwụọ ụgwọ, chekwaa ego. Nnukwu ekwentị adịghị mkpa.',
  needed: () =>
    'Ị ga-enwe BVN gị (pịa *565*0#), nọmba ekwentị, na afọ 18 ma ọ bụ karịa. Pịa *347*5276# ka ị malite.',
  pinForWhere: () => 'Tinye PIN gị ka ị hụ ego ikpeazụ i zigara. 0 ka ọ kwụsị',
  noTransfer: () => 'I zigabeghị ego ọ bụla.',
  where: {
    waiting: (f) => `${printNaira(f.amount)} nke ${f.name} apụbeghị.`,
    pending: (f) =>
      `${printNaira(f.amount)} nke ${f.name} nọ n’ụzọ. O fughị: anyị na-ajụ, anyị ga-agwa gị. Biko ezigala ya ọzọ.`,
    success: (f) => `${printNaira(f.amount)} eruola ${f.name} aka.`,
    back: (f) => `${printNaira(f.amount)} nke ${f.name} agaghị. Ọ dị na akaụntụ gị.`,
  },
  sureBlock: () =>
    'Ka anyị mechie akaụntụ gị? Ihe ọ bụla agaghị apụ ruo mgbe gị na anyị kwurịtara.\n1 Ee, mechie ya\n2 Mba',
  blocked: () =>
    'E mechiela akaụntụ gị. Ihe ọ bụla agaghị apụ. Anyị ga-akpọ gị. Pịa *347*5276# họrọ 3 ka gị na anyị kwurịta.',
  ownPhoneOnly: () => 'Maka nchekwa gị, naanị ekwentị nwe akaụntụ ahụ nwere ike ime nke ahụ.',
  resetTexted: () =>
    'Anyị ezigala gị njikọ. Mepee ya n’ekwentị nwere igwefoto: koodu ga-abịa na nọmba a, emesịa anyị elee ihu gị.',
  personAsked: (f) => `Mmadụ ga-akpọ gị na nọmba a n’ime awa 24. Okwu gị bụ ${f.ticket}.`,
  personSubject: () => 'Biko kpọọ m (site na *347*5276#)',
  charges: (f) =>
    `Nziga ego anaghị akarị N53.75, na ụtụ N50 site na N10,000; kaadị na ụgwọ bụ n’efu. Otu ụbọchị ị ga-eziga ${printNaira(f.daily)}, kwụọ ụgwọ ${printNaira(f.bills)}.`,
  languages: () => 'Asụsụ\n1 English\n2 Pidgin\n3 Hausa\n4 Yoruba\n5 Igbo\n0 Laghachi',
  languageSet: () => 'Site ugbu a anyị ga-ede Igbo. Pịa *347*5276# ka ị gaa n’ihu.',
  fullName: () => 'Aha gị na aha nna gị, dịka ha dị na BVN gị?\n0 Laghachi',
  openOnPage: (site: string) => `Ndeko BVN ga-ezitere gi koodu: mepee akauntu gi na ${site}/onboarding`,
  bvn: () => 'BVN gị? Nọmba 11. Pịa *565*0# ka ị hụ ya\n0 Laghachi',
  newPin: () => 'Họrọ PIN nọmba 4. Pịa ya ugboro abụọ n’otu, dịka 13571357\n0 ka ọ kwụsị',
  pinsDiffer: () => 'Abụọ ahụ abụghị otu.',
  opened: (f) => `Nnọọ, ${f.firstName}. Nọmba akaụntụ gị bụ ${f.nuban}. Anyị ezitela gị ihe ị nwere ike ime.`,
  choose: () => 'Biko họrọ nọmba dị na ndepụta.',
  pinApart: () => 'Etinyela PIN gị na nọmba ị na-apị.',
  stopped: () => 'A kwụsịla ya. Ego ọ bụla apụghị.',
  expired: () => 'Ọ karịala nkeji 5, ya mere anyị mechiri ya. Ego ọ bụla apụghị. Pịa *347*5276# ọzọ.',
  trouble: () => 'Nsogbu mere n’aka anyị. Ego ọ bụla apụghị. Biko pịa *347*5276# ọzọ.',
  late: () =>
    'Ọ na-ewe oge karịa ka ọ dị. Ọ bụrụ na i ji PIN gị kwado ya, SMS ga-agwa gị ihe mere. Ma ọ bụghị ya, pịa *347*5276# ọzọ.',
  code: () => 'Ka anyị mara na ọ bụ gị, anyị ezitela gị koodu nọmba 6. Tinye ya. 0 ka ọ kwụsị',
  codeRight: () => 'Ọ dị mma.',
  pinAgain: () => 'Tinye PIN. 0 ka ọ kwụsị',
  sendingWhat: (f) => `${printNaira(f.amount)} nye ${f.name}`,
  airtimeWhat: (f) => `Kaadị ${printNaira(f.amount)} maka ${f.phone}`,
  done: () => 'E meelarị nke ahụ. Anyị ga-ezitere gị risiti.',
  codes: {
    menu: 'Mmalite',
    send: 'Ziga ego na ụlọ akụ ọ bụla',
    balance: 'Ego gị na nọmba akaụntụ gị',
    last: 'Ihe mere ikpeazụ na akaụntụ gị',
    airtimeSelf: 'Kaadị maka ekwentị gị',
    airtimeOther: 'Kaadị maka ekwentị ọzọ',
    bills: 'Ọkụ, onyonyo na data',
    light: 'Ọkụ, mita prepaid',
    tv: 'DStv, GOtv, StarTimes',
    data: 'Data maka ekwentị gị',
    where: 'Ebe ego ikpeazụ i zigara nọ',
    block: 'Mechie akaụntụ gị ozugbo',
    person: 'Ka mmadụ kpọọ gị',
    charges: 'Ụgwọ ọrụ na oke gị',
  },
};
