import type { Limits } from '../../catalogue/index.ts';
import { type Kobo, type Language, printNaira } from '../../kernel/index.ts';
import type { Line, SecretKind, Waiting } from '../en/chat.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';
import { products } from './site.ts';

const languageNames: Record<Language, string> = {
  en: 'Turanci',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yarbanci',
  ig: 'Igbo',
};

const size = (amount: Kobo): string => printNaira(amount).replace('-', '');

const secretNames: Record<SecretKind, string> = {
  pin: 'lambar sirrinka (PIN)',
  bvn: 'BVN ɗinka',
  code: 'lambar tabbatarwa',
  card: 'lambar katin banki',
};

const waitingFor = ({ operation, amount, name }: Waiting): string => {
  if (operation === 'transfer') return `Tura ${printNaira(amount)} zuwa ga ${name}`;
  if (operation === 'airtime') return `Katin waya na ${printNaira(amount)} don ${name}`;
  if (operation === 'set_pin') return 'Sabon asusunka';
  return operation === 'change_pin'
    ? 'Sabuwar lambar sirrinka'
    : amount > 0n
      ? `${name} (${printNaira(amount)})`
      : name;
};

const lineWords: Record<Line['kind'], (who: string) => string> = {
  transfer_out: (who) => `zuwa ga ${who}`,
  transfer_in: (who) => `daga ${who}`,
  airtime: (who) => `katin waya ${who}`,
  opening: () => 'kuɗin buɗewa',
  reversal: (who) => (who ? `an dawo daga ${who}` : 'an dawo da shi'),
  ...products,
  other: (who) => who,
};

const lineEnds: Record<Line['status'], string> = {
  success: '',
  pending: ' (yana kan hanya)',
  failed: ' (bai yi ba)',
};

const printLine = (line: Line): string =>
  `${printDay(line.at).replace(/ \d{4}$/, '')}: ${line.amount < 0n ? '−' : '+'}${size(line.amount)} ${lineWords[line.kind](line.who)}${lineEnds[line.status]}`;

const periodNames: Record<string, string> = {
  today: 'yau',
  yesterday: 'jiya',
  this_week: 'wannan makon',
  last_week: 'makon da ya gabata',
  last_7_days: 'kwanaki 7 da suka gabata',
  this_month: 'wannan watan',
  last_month: 'watan da ya gabata',
  this_year: 'wannan shekarar',
  last_year: 'shekarar da ta gabata',
};
const DAY_MS = 86_400_000;

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What each limit is a limit of. */
const limitCalled: Record<keyof Limits, string> = {
  single: 'turawa a lokaci guda',
  daily: 'turawa a rana',
  monthly: 'turawa a wata',
  dailyBills: 'katin waya da bil a rana',
  withdrawal: 'kuɗin hannu a rana',
};

/** What the bank says in conversation, in Hausa. */
export const chat: Begun<(typeof en)['chat']> = {
  sorry: () => 'Yi haƙuri, an sami matsala a wurinmu. Babu kuɗin da ya fita. Don Allah ka sake faɗa.',
  unreadable: () =>
    'Yi haƙuri, ban iya karanta wannan saƙon ba. Babu kuɗin da ya fita. Don Allah ka rubuta shi a gajarce, ko da wasu kalmomi.',
  tooManySlow: () =>
    'Don Allah ka jira mintuna kaɗan kafin ka sake rubutu: saƙonninka na ƙarshe sun yi wuyar karantawa.',
  hello: (f) => `Sannu ${f.firstName}, Karo ne. Me kake so ka yi?`,
  helloStranger: () => 'Sannu, wannan Karo ne, bankinka a cikin wannan hirar. Ka rubuta ko ka aiko da murya.',
  menu: (f) =>
    `Za ka iya tura kuɗi, ${f.bills ? 'sayen katin waya, ' : ''}ganin kuɗinka da cinikayyarka. Ka faɗa kawai, ko ka zaɓa.`,
  menuStranger: (f) =>
    `Zan iya buɗe maka asusu. Sannan za ka iya tura kuɗi${f.bills ? ' da sayen katin waya' : ''} ta hira ko murya.`,
  greetedBack: () => 'Na ji daɗin jin ka. Ina maka fatan alheri, kai da iyalinka. Me zan yi maka?',
  thanks: () => 'Babu komai, mun gode.',
  abuse: () => 'Yi haƙuri idan ranka ya ɓaci. Ina so in taimaka. Faɗa min matsalar, ko ka amsa MUTUM.',
  outOfScope: (f) =>
    `Ba zan iya taimakawa da wannan ba. Ina iya tura kuɗi, ${f.bills ? 'sayen katin waya, ' : ''}da gaya maka game da asusunka.`,
  heardAs: (text) => `Na ji: “${text}”`,
  notUnderstood: () => 'Yi haƙuri, ban gane ba.',
  notUnderstoodAgain: () =>
    'Yi haƙuri, har yanzu ban gane ba. Faɗa da wasu kalmomi, ko ka zaɓi ɗaya. Amsa MUTUM don magana da mutum.',
  wrongAgain: (f) =>
    `${f.example ? `Ya kamata ya yi kama da ${f.example}. ` : ''}Abin da ka faɗa tun farko yana nan. Amsa MUTUM don magana da mutum.`,
  nothingAsked: () => 'Ba na jiran amsa. Me kake so ka yi?',
  onlyText: () => 'Ina iya karanta rubutu da jin murya, amma ban da wannan. Don Allah rubuta ko ka faɗa.',
  invite: () => 'Ba ka da asusun Karo tukuna. In buɗe maka? Minti biyu kawai.',
  openFirst: () => 'Da farko mu buɗe maka asusu.',
  declined: () => 'To shi kenan. Ina nan duk lokacin da kake bukata.',
  alreadyOpen: (f) => `Kana da asusu da mu: ${f.nuban}.`,
  notYet: (f) => `${f.what} bai samu ba tukuna. Ba zan yi ƙarya ba. Ga abin da zan iya yi yanzu:`,
  putAside: () => 'Na tsayar da abin da muke yi da farko. Babu kuɗin da ya fita.',
  titles: {
    balance: 'Kuɗin asusuna',
    transfer: 'Tura kuɗi',
    airtime: 'Sayi katin waya',
    transactions: 'Cinikayyata',
    beneficiaries: 'Waɗanda na biya',
    receipt: 'Rasit',
    where_is_my_money: 'Ina kuɗina?',
    statement: 'Bayanin asusu',
    spending: 'Abin da na kashe',
    limits: 'Iyakata',
    pin_change: 'Canza PIN',
    open_account: 'Buɗe asusu',
    human: 'Magana da mutum',
    freeze_account: 'Kulle asusuna',
    help: 'Me za ka iya yi?',
    recall: 'A dawo da shi',
    language: 'Canza harshe',
    cancel: 'Soke',
    yes: 'Eh',
    no: "A'a",
    another: 'Wani adadi',
    otherPhone: 'Wata lamba',
    bot: 'Koma wurin Karo',
    my_requests: 'Buƙatun kuɗi',
    data: 'Sayi data',
    electricity: 'Biya kuɗin wuta',
    tv: 'Biya kuɗin talabijin',
    bill: 'Biya bil',
    card_create: 'Yi katin banki',
    card_freeze: 'Kulle katina',
    card_show: 'Katina',
    loan_apply: 'Karɓi bashi',
    loan_status: 'Bashina',
    loan_repay: 'Biya bashina',
    invest: 'Zuba jari',
    portfolio: 'Jarina',
    remittance: 'Kuɗi daga waje',
    group_create: 'Fara adashi',
    group_join: 'Shiga adashi',
    group_contribute: 'Zuba adashina',
    group_status: 'Adashina',
    goal: 'Ajiya don buri',
    lesson: 'Koyi game da kuɗi',
    nextLesson: 'Na gaba',
    quiz: 'Tambayoyi',
  },
  products: {
    open_account: 'Buɗe asusu',
    airtime: 'Sayen katin waya',
    market: 'Kasuwar hannun jari',
    data: 'Sayen data',
    electricity: 'Biyan kuɗin wuta',
    tv: 'Biyan kuɗin talabijin',
    bill: 'Biyan wannan bil',
    card_create: 'Katin banki',
    card_freeze: 'Kulle katin banki',
    card_show: 'Katin banki',
    group_create: 'Adashi',
    group_join: 'Adashi',
    group_contribute: 'Adashi',
    group_status: 'Adashi',
    goal: 'Ajiya don buri',
    loan_apply: 'Bashi',
    loan_status: 'Bashi',
    loan_repay: 'Bashi',
    invest: 'Zuba jari',
    portfolio: 'Zuba jari',
    remittance: 'Kuɗi daga ƙasar waje',
    lesson: 'Darussan kuɗi',
    tier_upgrade: 'Ɗaga matakin asusu',
    ussd: 'Banki ta *347*5276#',
  },
  ask: {
    amount: () => 'Nawa ne?',
    amountAgain: () => 'Faɗa min wani adadi, ko ka amsa SOKE.',
    whichAmount: () => 'Wane adadi kake nufi?',
    sendOrTopUp: (f) => `${printNaira(f.amount)} zuwa ${f.phone}: katin waya za a saya, ko kuɗi za a tura?`,
    received: (f) => `${f.name} ya turo maka ${printNaira(f.amount)} ranar ${printDay(f.at)}.`,
    to: () => 'Wa za a tura wa? Ba da lambar asusu da banki, ko sunan wanda ka taɓa biya.',
    toUnknown: (f) => `Ban san ${f.name} ba tukuna. Menene lambar asusun? Lambobi 10 ne.`,
    accountTyped: () => 'Ba zan yi hasashen lambar asusu daga murya ba. Don Allah rubuta ta.',
    whichPerson: (f) => `Wane ${f.name} kake nufi?`,
    bank: (f) => `A wane banki ${f.account} yake?`,
    phone: () => 'Wace lambar waya? Misali 0803 000 0000.',
    phoneFor: (f) => `Menene lambar wayar ${f.name}?`,
    myPhone: (f) => `In yi amfani da wannan lambar, ${f.phone}?`,
    network: (f) => `Wane network ${f.phone} yake kai?`,
    fullName: () => 'To. Menene sunanka? Suna da sunan mahaifi, yadda yake a BVN.',
    bvn: (f) =>
      `Na gode, ${f.firstName}. Menene BVN ɗinka? Lambobi 11 ne; danna *565*0# ka gani. Zan goge shi daga hirar nan take.`,
    period: () => 'Na wane lokaci?',
    language: () => 'Wane harshe kake so?',
    sureRecall: (f) =>
      `In nemi a dawo da ${printNaira(f.amount)} da ka tura wa ${f.name} ran ${printDay(f.at)}?`,
    sureLate: (f) =>
      `Ka aiko da wannan ƙarfe ${printTime(f.at)} ran ${printDay(f.at)}, amma yanzu ya iso gare ni, don haka ban yi komai ba. Har yanzu kana so?`,
    unknownAccount: () =>
      'Ka tambaye shi: lambobi 10 suna cikin manhajar bankinsa ko a kowane alert. Mai asusun Karo ana iya biyansa da lambar waya ko @suna.',
    unknownBank: () =>
      'Ka zaɓi ɗaya a jerin, ko ka tambaya. Zan nuna sunan da ke kan asusun, kuma babu abin da zai fita sai ka amince.',
    onlyNow: () =>
      'Zan tura wannan da zarar ka amince. Don biya a wata rana, ko akai-akai, ka soke shi ka faɗa a saƙo ɗaya: “kowace Juma’a tura 5k zuwa ga Chidi”.',
    onceOnly: () => 'Ina yin ɗaya bayan ɗaya. Idan wannan ya kammala, ka sake faɗa don na gaba.',
    sentAlready: (f) =>
      `⚠️ Ka tura ${printNaira(f.amount)} wa ${f.name} ${f.minutes === 0 ? 'yanzu-yanzu' : f.minutes === 1 ? 'minti 1 da ya wuce' : `minti ${f.minutes} da suka wuce`}. In sake turawa?`,
    sendToOwner: (f) => `${f.account} na ${f.bank} na ${f.name} ne. Nawa zan tura can? Ko ka amsa SOKE.`,
    retry: () => 'In sake gwadawa?',
    change: () => 'To. Me zan canza? Ko ka amsa SOKE.',
  },
  late: (f) => `Saƙonka na ƙarfe ${printTime(f.at)} yanzu ya iso, don haka ban yi komai da shi ba.`,
  longAgo: () => 'An daɗe, bari in sake tambaya.',
  offerExpired: () => 'Lokacin wannan ya wuce. Babu kuɗin da ya fita. Ga sabo:',
  cancelled: () => 'To, na soke. Babu kuɗin da ya fita.',
  nothingToCancel: () => 'Babu abin da za a soke.',
  goneAlready: (f) =>
    `Babu abin da ke jira, don haka babu abin da za a soke. ${printNaira(f.amount)} ɗinka zuwa ga ${f.name} ya riga ya tafi: amsa RECALL don neman a dawo da shi.`,
  noted: (f) => `To, ${f.what}.`,
  nothingToRepeat: () => 'Ban faɗi komai ba tukuna.',
  nameDiffers: (f) =>
    `⚠️ Ka kula: ka ce ${f.said}, amma asusun na ${f.found} ne. Idan ba shi kake nufi ba, amsa SOKE.`,
  chargesFor: (f) =>
    `Tura ${printNaira(f.amount)} zuwa wani banki yana cin ${printNaira(f.fee)}${f.duty > 0n ? ` da harajin hatimi ${printNaira(f.duty)}` : ''}. Zuwa asusun Karo kyauta ne.`,
  billsOfOthers: () =>
    'Sauran kamfanoni ba sa gaya min nawa suke bin ka, ko ranar biya: yana kan takardar kuɗinsu. Katin Karo ba ya kawo bashi: daga kuɗin asusunka ake biya. Don biya yanzu, ka ce “biya kuɗin wuta”.',
  askSender: () =>
    'Abin da ba a gani a nan bai iso ba tukuna. Wanda ya turo ya tambayi bankinsa, da session ID da ke kan rasiɗinsa.',
  heirs: () =>
    'Ba za a rasa su ba: kuɗinka za su koma ga magadanka. Karo ba ya ajiye sunan magaji, don haka ka gaya wa iyalinka cewa kana da asusu a nan. Su kawo takardar shaidar mutuwa da takardar kotu (probate ko letters of administration), wani ma’aikaci zai kula da su. Kada ka bar musu PIN ɗinka.',
  cameInError: () =>
    'Ka bar su inda suke, kada ka tura wa wanda ya kira ko ya rubuta: ɓarayi da yawa suna faɗar haka. Kuɗin da aka tura bisa kuskure, bankin mai aikawa zai nema a wurinmu, mu kuma mu tambaye ka. Idan kana so ka mayar da kanka, ka ce “magana da mutum”: za su koma asusun da suka fito.',
  notMailed: () =>
    'Ba na tura bayanin asusu ta imel: ina nuna shi a nan, kuma a WhatsApp da shafin yanar gizo yana zuwa a matsayin PDF da za ka iya turawa. Don samun rahoto ta imel kowane wata, ka ce “email me my monthly report”.',
  noCash: () =>
    'Ba ni da reshe ko na’urar ATM: a nan ake yin komai. Don karɓar kuɗi a hannu, tura wa mai POS ko asusunka na wani banki. Don saka kuɗi, ba mai POS lambar asusunka; ka ce “nawa nake da shi” don ganin ta.',
  leftAfter: (f) => `Bayan wannan, ${printNaira(f.left)} zai rage maka.`,
  sureName: (f) =>
    `${f.bank} ya ce asusun ${f.account} na ${f.name} ne. Kai kaɗai ka san ko shi kake nufi: idan ba shi ba, amsa SOKE.`,
  noAccountThere: () =>
    'Zai iya buɗe asusu a nan cikin mintuna kaɗan: ya gaishe da wannan lambar. Ko ka tura wa wani na kusa da shi mai asusu.',
  orCancel: () => 'SOKE yana tsayar da shi.',
  notByWords: () =>
    'Kalma ba ta iya tura kuɗi a nan. Ka amince da PIN a shafin sirri, kada ka rubuta shi a hirar nan. Ko ka amsa SOKE.',
  gaveWay: (f) =>
    `An ajiye wannan: ${waitingFor(f)}. Ba za a iya amincewa da shi yanzu ba. In kana so, ka sake faɗa.`,
  soFar: (f) => `Abin da na ji zuwa yanzu: ${f.what}.`,
  extremes: {
    cheapest: (f) => `A cikin waɗannan, mafi arha shi ne ${f.title}.`,
    smallest: (f) => `A cikin waɗannan, mafi ƙanƙanta shi ne ${f.title}.`,
    biggest: (f) => `A cikin waɗannan, mafi girma shi ne ${f.title}.`,
    safest: (f) => `A cikin waɗannan, mafi ƙarancin haɗari shi ne ${f.title}.`,
  },
  stillWaits: (f) => `${waitingFor(f)} yana jiran PIN ɗinka a shafin sirri. SOKE yana tsayar da shi.`,
  secret: (f) =>
    f.kind === 'bvn'
      ? 'Na goge BVN ɗinka daga hirar nan ban yi amfani da shi ba. Kada ka aika shi a saƙo: ina tambaya ne kawai lokacin buɗe asusu.'
      : `Kada ka taɓa rubuta ${secretNames[f.kind]} a hira: wanda ya gani zai iya ɗaukar kuɗinka. Na goge ban yi amfani da shi ba. Kai ma goge a wayarka.`,
  bvnEarly: () =>
    'Na goge BVN ɗinka daga wannan hira, ban yi amfani da shi ba. Za ka ba da shi a ƙarshe, bayan sunanka da lambar waya.',
  pinSeen: () => 'Idan wani ya gani, ka ce “canza PIN dina”.',
  sumWiped: () => 'Idan wani adadi ne kake nufi, ka sa N a gabansa.',
  setPin: (f) =>
    f.needsBvn
      ? `An kusa gamawa, ${f.firstName}. A shafin sirri, saka BVN ɗinka ka zaɓi PIN na lambobi 4. Kada ka rubuta su a nan.`
      : `An kusa gamawa, ${f.firstName}. A shafin sirri, zaɓi PIN na lambobi 4. Kada ka rubuta shi a nan.`,
  changePin: () => 'Za ka iya canza PIN a shafin sirri. Kada ka rubuta shi a nan.',
  balance: (f) =>
    [
      `Kana da ${printNaira(f.available)}.`,
      ...(f.held > 0n ? [`Wani ${printNaira(f.held)} yana kan hanyar fita.`] : []),
      ...f.liens,
      `Lambar asusu: ${f.nuban}`,
    ].join('\n'),
  transactions: (f) =>
    f.lines.length === 0 ? 'Babu abin da ya faru a asusunka tukuna.' : f.lines.map(printLine).join('\n'),
  oneWay: (f) => {
    const isIn = f.way === 'in';
    const who = f.name ? ` ${isIn ? 'daga' : 'zuwa ga'} ${f.name}` : '';
    if (f.lines.length === 0)
      return `Babu kuɗin da ya ${isIn ? 'shigo' : 'fita'}${who}${f.label ? ` (${f.label})` : ' tukuna'}.`;
    return [
      `Kuɗin da ya ${isIn ? 'shigo' : 'fita'}${who}${f.label ? `, ${f.label}: ${printNaira(f.total)}` : ':'}`,
      ...f.lines.map(printLine),
      ...(f.more > 0 ? [`da wasu ${f.more} kafin wannan`] : []),
    ].join('\n');
  },
  statement: (f) =>
    [
      `Asusunka, ${f.label}:`,
      `Ya shigo ${printNaira(f.into)}`,
      `Ya fita ${printNaira(f.out)}`,
      `Abin da ke ciki yanzu ${printNaira(f.balance)}`,
      ...(f.lines.length ? ['', ...f.lines.map(printLine)] : []),
      ...(f.more > 0 ? [`da wasu ${f.more} kafin wannan`] : []),
    ].join('\n'),
  period: (f) =>
    periodNames[f.label] ?? `${printDay(f.from)} zuwa ${printDay(new Date(f.to.getTime() - DAY_MS))}`,
  sentTo: (f) =>
    `Ka tura wa ${f.name} ${printNaira(f.amount)} (${f.label})${f.fees > 0n ? `, caji kuma ${printNaira(f.fees)}` : ''}.`,
  limits: (f) =>
    [
      `Saura abin da za ka iya turawa yau: ${printNaira(f.left.today)}`,
      `saura wannan watan: ${printNaira(f.left.month)}`,
      `saura na katin waya da bil yau: ${printNaira(f.left.bills)}`,
      `\nAbin da za ka iya turawa:\na lokaci guda ${printNaira(f.single)}\na rana ${printNaira(f.daily)}\na wata ${printNaira(f.monthly)}\nkatin waya da bil a rana ${printNaira(f.dailyBills)}`,
    ].join('\n'),
  limiting: {
    howMuch: (f) => `Nawa kake so iyakar ${limitCalled[f.name]} ta zama? Yanzu ${printNaira(f.from)} ce.`,
    sure: (f) =>
      `In rage iyakar ${limitCalled[f.name]} daga ${printNaira(f.from)} zuwa ${printNaira(f.to)}? Za ta fara aiki nan take. Ƙara ta kuma yana bukatar lambar tabbatarwa da kwana ɗaya.`,
    lowered: (f) =>
      `✅ An gama. Iyakar ${limitCalled[f.name]} yanzu ${printNaira(f.to)} ce. Abin da ya wuce ta ba zai fita ba.`,
    stays: (f) => `Tana nan yadda take: iyakar ${limitCalled[f.name]} ${printNaira(f.from)} ce.`,
    isSo: (f) => `Iyakar ${limitCalled[f.name]} dama ${printNaira(f.to)} ce.`,
    higher: (f) =>
      `Ƙarin iyaka yana bukatar lambar tabbatarwa, kuma yana farawa bayan awa 24, don kada wani ya ƙara ta ya kwashe kuɗinka. A nan za ka saita: ${f.link}`,
  },
  people: {
    list: (f) =>
      f.names.length === 0
        ? 'Babu kowa a jerinka tukuna. Duk wanda ka biya ana tuna shi; ko ka ce “ajiye beneficiary” da lambar asusu da banki.'
        : `Waɗanda kake biya:\n${f.names.join('\n')}\nKa ce “tura 5k zuwa ga …” da suna. “Goge … daga jerina” yana cire mutum.`,
    which: () => 'Wane ne cikinsu?',
    nobody: (f) => `Babu mai suna ${f.name} a jerinka. Wane ne cikinsu?`,
    askAccount: () => 'Menene lambar asusun? Lambobi 10 ne.',
    askNickname: (f) => `Me kake so ka riƙa kiran ${f.name}?`,
    sureSave: (f) => `⚠️ Ka kula: ka ce ${f.said}, amma asusun na ${f.found} ne. In ajiye shi?`,
    sureRemove: (f) => `In cire wannan mutumin daga jerinka?\n${f.who}`,
    saved: (f) => `✅ An ajiye: ${f.who}.\nKa ce “tura 5k zuwa ga ${f.name}”.`,
    removed: (f) => `✅ An cire ${f.who} daga jerinka. Babu kuɗin da ya fita.`,
    renamed: (f) => `✅ An gama: ${f.who}.\nKa ce “tura 5k zuwa ga ${f.name}”.`,
  },

  terms: {
    transfer: () =>
      'Tura kuɗi shi ne kai kuɗi daga asusunka zuwa wani. Ka faɗi wa da nawa, kamar “tura 5k zuwa 0123456789 GTBank”. Zan nuna suna da caji; babu abin da zai fita kafin PIN ɗinka.',
    standingOrder: () =>
      'Umarnin dindindin yana biyan kuɗi iri ɗaya da kansa, akai-akai. Misali ka ce “kowace Juma’a tura 2k zuwa 1234567896 GTB”: za ka amince sau ɗaya, zan tuna maka kwana ɗaya kafin lokaci, kuma za ka iya tsayarwa kowane lokaci. Gudummawar adashi da ajiya ma suna iya yin haka.',
    overdraft: () =>
      'Overdraft shi ne kashe fiye da abin da ke asusunka: banki ya ranta maka sauran. Ba na yin haka: asusunka ba ya sauka ƙasa da sifili. Ka ce “bashi” don ganin abin da za ka iya ranta.',
    mortgage: () =>
      'Mortgage rance ne na dogon lokaci don saye ko gina gida, kuma gidan ne jinginar sai an biya. Ka ce “home loan” don ganin namu.',
    interest: () =>
      'Riba ita ce farashin kuɗi: mai rance yana biya, mai ajiya yana samu. Ana lissafa ta a matsayin kaso na kuɗin a shekara.',
    goal: () =>
      'Ajiya mai manufa tana ware kuɗi don abu ɗaya, kamar haya. Tana samun riba, kuma za ka iya ɗauka. Ka ce “ajiye 200k don haya zuwa Yuni”.',
    bond: () =>
      'Treasury bill ko bond kuɗi ne da ka ranta wa gwamnati na wani lokaci. Yana dawowa da riba. Ka ce “show bonds” don ganin abin da ake da shi.',
    crypto: () =>
      'Bitcoin da sauran crypto kuɗi ne da babu gwamnati a bayansu. Farashi na iya hawa ko faɗuwa da rabi a cikin makonni: ka saka abin da za ka iya rasawa kawai. Ka ce “market” don ganin farashi.',
    share: () =>
      'Hannun jari ƙaramin kaso ne na kamfani. In kamfanin ya yi kyau darajarsa ta hau; in bai yi ba ta sauka. Ka ce “market” don ganin farashi.',
    nin: () =>
      'NIN ita ce lambar shaidar ɗan ƙasa: lambobi 11 da NIMC take ba kowa a Nijeriya, sau ɗaya a rayuwa. Danna *346# don ganin taka. Da ita za ka iya kai matakin da ya fi a nan. Ka rubuta ta a amintaccen shafinmu kawai, kada ka rubuta ta a hira.',
    fakeAlert: () =>
      'Saƙo ko hoton tura kuɗi yana iya zama na ƙarya. Ka yarda da kuɗin da ke asusunka kawai: ka ce “kuɗina nawa” kafin ka ba da komai. Mai yi maka gaggawa alama ce mara kyau.',
  },
  noTransfer: () => 'Ba ka tura kuɗi ba tukuna.',
  noTransferTo: (f) => `Ban ga kuɗin da ka tura wa ${f.name} ba.`,
  where: {
    waiting: (f) =>
      `${printNaira(f.amount)} ɗinka zuwa ga ${f.name} (${f.bank}) bai fita ba tukuna. Amsa SOKE yanzu don tsayar da shi.\nLambar shaida: ${f.reference}`,
    pending: (f) =>
      `${printNaira(f.amount)} ɗinka zuwa ga ${f.name} yana kan hanya. ${f.bank} bai amsa ba tukuna. Bai ɓata ba: muna ta tambaya, za mu gaya maka. Don Allah kada ka sake turawa.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
    success: (f) =>
      `${printNaira(f.amount)} ɗinka ya isa ga ${f.name} (${f.bank}) ran ${printDay(f.at)} ƙarfe ${printTime(f.at)}. Idan bai gani ba, ya nuna wa bankinsa session ID.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
    failed: (f) =>
      `${printNaira(f.amount)} ɗinka zuwa ga ${f.name} bai tafi ba. Duka ${printNaira(f.total)} yana asusunka.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
    cancelled: (f) =>
      `Ka tsayar da ${printNaira(f.amount)} zuwa ga ${f.name}. Yana asusunka.\nLambar shaida: ${f.reference}`,
    reversed: (f) =>
      `${printNaira(f.amount)} ɗinka zuwa ga ${f.name} ya dawo. Duka ${printNaira(f.total)} yana asusunka.\nLambar shaida: ${f.reference}${session(f.sessionId)}`,
  },
  languageNames,
  languageSet: (f) => `To. Daga yanzu zan rubuta ${languageNames[f.language]}.`,
  languageNotYet: (f) =>
    `Ban iya rubuta ${languageNames[f.language]} ba tukuna. Yanzu zan ci gaba da ${languageNames[f.stays]}.`,
  person: () =>
    'Mutum daga Karo zai amsa maka a nan. Kafin nan ina ci gaba da taimako: faɗi abin da kake bukata.',
  personWaits: () =>
    'Saƙonka yana wurin mutum a Karo, zai amsa a nan. Kafin nan ina ci gaba da taimako da sauran abubuwa.',
  personHas: () =>
    'Mutum a Karo yana magana da kai a nan, don haka na yi shiru. Amsa BOT idan kana so in dawo.',
  personAfterAll: () => 'Yi haƙuri, ba na fahimtarka sosai.',
  back: () => 'Na dawo. Me kake so ka yi?',
  silent: () => 'Ban ji komai a muryar ba. Don Allah riƙe maɓallin yayin magana, ko ka rubuta.',
  tooLong: () => 'Muryar ta yi tsawo. Don Allah faɗa cikin minti ɗaya, ko ka rubuta.',
  unclear: () => 'Ban ji sosai ba. Don Allah sake faɗa a hankali, ko ka rubuta.',
  cannotHear: (f) => `Ba zan iya jin ${languageNames[f.language]} a murya ba tukuna. Don Allah ka rubuta.`,
  deaf: () => 'Ba zan iya sauraron murya yanzu ba. Don Allah ka rubuta.',
};
