import type { Limits } from '../../catalogue/index.ts';
import { type Kobo, type Language, printNaira } from '../../kernel/index.ts';
import type { Line, SecretKind, Waiting } from '../en/chat.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';
import { products } from './site.ts';

const languageNames: Record<Language, string> = {
  en: 'Bekee',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
};

const size = (amount: Kobo): string => printNaira(amount).replace('-', '');

const secretNames: Record<SecretKind, string> = {
  pin: 'PIN gị',
  bvn: 'BVN gị',
  code: 'koodu',
  card: 'nọmba kaadị ụlọ akụ',
};

const waitingFor = ({ operation, amount, name }: Waiting): string => {
  if (operation === 'transfer') return `${printNaira(amount)} nye ${name}`;
  if (operation === 'airtime') return `Kaadị ekwentị ${printNaira(amount)} maka ${name}`;
  if (operation === 'set_pin') return 'Akaụntụ ọhụrụ gị';
  return operation === 'change_pin' ? 'PIN ọhụrụ gị' : amount > 0n ? `${name} (${printNaira(amount)})` : name;
};

const lineWords: Record<Line['kind'], (who: string) => string> = {
  transfer_out: (who) => `nye ${who}`,
  transfer_in: (who) => `site n'aka ${who}`,
  airtime: (who) => `kaadị ekwentị ${who}`,
  opening: () => 'ego mmalite',
  reversal: (who) => (who ? `lọtara site n'aka ${who}` : 'e weghachiri ya'),
  ...products,
  other: (who) => who,
};

const lineEnds: Record<Line['status'], string> = {
  success: '',
  pending: " (ọ nọ n'ụzọ)",
  failed: ' (o gaghị)',
};

const printLine = (line: Line): string =>
  `${printDay(line.at).replace(/ \d{4}$/, '')}: ${line.amount < 0n ? '−' : '+'}${size(line.amount)} ${lineWords[line.kind](line.who)}${lineEnds[line.status]}`;

const periodNames: Record<string, string> = {
  today: 'taa',
  yesterday: 'ụnyaahụ',
  this_week: 'izu a',
  last_week: 'izu gara aga',
  last_7_days: 'ụbọchị asaa gara aga',
  this_month: 'ọnwa a',
  last_month: 'ọnwa gara aga',
  this_year: 'afọ a',
  last_year: 'afọ gara aga',
};
const DAY_MS = 86_400_000;

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What each limit is a limit of. */
const limitCalled: Record<keyof Limits, string> = {
  single: 'iziga ego otu mgbe',
  daily: 'iziga ego otu ụbọchị',
  monthly: 'iziga ego otu ọnwa',
  dailyBills: 'kaadị na ụgwọ otu ụbọchị',
  withdrawal: 'iwepụta ego otu ụbọchị',
};

/** What the bank says in conversation, in Igbo. */
export const chat: Begun<(typeof en)['chat']> = {
  sorry: () => "Ndo, nsogbu mere n'aka anyị. Ego ọ bụla apụghị. Biko kwuo ya ọzọ.",
  unreadable: () =>
    'Ndo, enweghị m ike ịgụ ozi ahụ. Ego ọ bụla apụghị. Biko dee ya nkenke, ma ọ bụ jiri okwu ndị ọzọ.',
  tooManySlow: () => 'Biko chere nkeji ole na ole tupu i deekwa ọzọ: ozi gị ndị ikpeazụ siri ike ọgụgụ.',
  hello: (f) => `Nnọọ ${f.firstName}, nke a bụ Karo. Gịnị ka ị chọrọ ime?`,
  helloStranger: () =>
    'Nnọọ, nke a bụ Karo, ụlọ akụ gị na mkparịta ụka a. Ị nwere ike ide ma ọ bụ zite olu gị.',
  menu: (f) =>
    `Ị nwere ike iziga ego, ${f.bills ? 'zụta kaadị ekwentị, ' : ''}hụ ego gị na azụmahịa gị. Kwuo ya, ma ọ bụ họrọ.`,
  menuStranger: (f) =>
    `Enwere m ike imepere gị akaụntụ. Mgbe ahụ ị ga-eziga ego${f.bills ? ' ma zụta kaadị' : ''} site na ide ma ọ bụ olu.`,
  greetedBack: () => 'Obi dị m ụtọ ịnụ olu gị. Ana m ekele gị na ndị be gị. Gịnị ka m ga-emere gị?',
  thanks: () => 'Ọ dị mma.',
  abuse: () => 'Ndo na iwe na-ewe gị. Achọrọ m inyere gị aka. Gwa m ihe mere, ma ọ bụ zaa MMADU.',
  outOfScope: (f) =>
    `Enweghị m ike ime nke ahụ. Enwere m ike iziga ego, ${f.bills ? 'zụta kaadị ekwentị, ' : ''}ma gwa gị maka akaụntụ gị.`,
  heardAs: (text) => `Anụrụ m: “${text}”`,
  notUnderstood: () => 'Ndo, aghọtaghị m.',
  notUnderstoodAgain: () =>
    'Ndo, aghọtabeghị m. Jiri okwu ọzọ kwuo ya, ma ọ bụ họrọ otu. Zaa MMADU ka gị na mmadụ kwurịta.',
  wrongAgain: (f) =>
    `${f.example ? `O kwesịrị ịdị ka ${f.example}. ` : ''}Ihe i kwuru na mbụ ka dị. Zaa MMADU ka gị na mmadụ kwurịta.`,
  nothingAsked: () => 'Anaghị m echere azịza. Gịnị ka ị chọrọ ime?',
  onlyText: () => 'Enwere m ike ịgụ ihe e dere ma nụ olu, mana ọ bụghị nke a. Biko dee ya ma ọ bụ kwuo ya.',
  invite: () => 'Ị nwebeghị akaụntụ Karo. Ka m mepere gị otu? Ọ bụ nkeji abụọ.',
  openFirst: () => 'Ka anyị buru ụzọ mepee akaụntụ gị.',
  declined: () => 'Ọ dị mma. Anọ m ebe a mgbe ị chọrọ m.',
  alreadyOpen: (f) => `Ị nwelarị akaụntụ n'aka anyị: ${f.nuban}.`,
  notYet: (f) => `${f.what} adịbeghị ebe a. Agaghị m aghọgbu gị. Nke a bụ ihe m nwere ike ime ugbu a:`,
  putAside: () => 'Akwụsịla m ihe anyị na-eme na mbụ. Ego ọ bụla apụghị.',
  titles: {
    balance: 'Ego m',
    transfer: 'Ziga ego',
    airtime: 'Zụta kaadị ekwentị',
    transactions: 'Azụmahịa m',
    beneficiaries: 'Ndị m kwụrụla',
    receipt: 'Risiti',
    where_is_my_money: 'Ebee ka ego m nọ?',
    statement: 'Nkwupụta akaụntụ m',
    spending: 'Ihe m mefuru',
    limits: 'Oke m',
    pin_change: 'Gbanwee PIN m',
    open_account: 'Mepee akaụntụ',
    human: 'Gwa mmadụ okwu',
    freeze_account: 'Mechie akaụntụ m',
    help: 'Gịnị ka ị nwere ike ime?',
    recall: 'Rịọ ya azụ',
    language: 'Gbanwee asụsụ',
    cancel: 'Kagbuo',
    yes: 'Ee',
    no: 'Mba',
    another: 'Ego ọzọ',
    otherPhone: 'Nọmba ọzọ',
    bot: 'Laghachi na Karo',
    my_requests: 'Arịrịọ ego',
    data: 'Zụta data',
    electricity: 'Kwụọ ụgwọ ọkụ',
    tv: 'Kwụọ ụgwọ onyonyo',
    bill: 'Kwụọ ụgwọ',
    card_create: 'Mee kaadị ụlọ akụ',
    card_freeze: 'Kpọchie kaadị m',
    card_show: 'Kaadị m',
    loan_apply: 'Biri ego',
    loan_status: 'Mbinye m',
    loan_repay: 'Kwụọ mbinye m',
    invest: 'Tinye ego ka ọ mụọ',
    portfolio: 'Ego m tinyere',
    remittance: 'Ego si mba ọzọ',
    group_create: 'Malite isusu',
    group_join: 'Sonye na isusu',
    group_contribute: 'Kwụọ isusu m',
    group_status: 'Isusu m',
    goal: 'Chekwaa ego',
    lesson: 'Mụta maka ego',
    nextLesson: 'Nke na-esote',
    quiz: 'Ajụjụ',
  },
  products: {
    open_account: 'Imepe akaụntụ',
    airtime: 'Ịzụta kaadị ekwentị',
    market: 'Ahịa itinye ego',
    data: 'Ịzụta data',
    electricity: 'Ịkwụ ụgwọ ọkụ',
    tv: 'Ịkwụ ụgwọ onyonyo',
    bill: 'Ịkwụ ụgwọ ahụ',
    card_create: 'Kaadị ụlọ akụ',
    card_freeze: 'Ikpochi kaadị',
    card_show: 'Kaadị ụlọ akụ',
    group_create: 'Isusu',
    group_join: 'Isusu',
    group_contribute: 'Isusu',
    group_status: 'Isusu',
    goal: 'Ichekwa ego',
    loan_apply: 'Mbinye ego',
    loan_status: 'Mbinye ego',
    loan_repay: 'Mbinye ego',
    invest: 'Itinye ego ka ọ mụọ',
    portfolio: 'Itinye ego ka ọ mụọ',
    remittance: 'Ego si mba ọzọ',
    lesson: 'Ihe ọmụmụ maka ego',
    tier_upgrade: 'Ogo ka elu',
    ussd: 'Ụlọ akụ na *347*5276#',
  },
  ask: {
    amount: () => 'Ego ole?',
    amountAgain: () => 'Gwa m ego ọzọ, ma ọ bụ zaa KAGBUO.',
    whichAmount: () => 'Kedu ego ị na-ekwu?',
    sendOrTopUp: (f) =>
      `${printNaira(f.amount)} maka ${f.phone}: ka m zụta kaadị ekwentị, ka ọ bụ ka m ziga ego?`,
    received: (f) => `${f.name} zitere gị ${printNaira(f.amount)} na ${printDay(f.at)}.`,
    to: () => 'Onye ga-enweta ya? Nye nọmba akaụntụ na ụlọ akụ, ma ọ bụ aha onye ị kwụtụrụla.',
    toUnknown: (f) => `Amabeghị m ${f.name}. Gịnị bụ nọmba akaụntụ ya? Ọ bụ nọmba iri.`,
    accountTyped: () => 'Agaghị m echepụta nọmba akaụntụ site na olu. Biko dee ya.',
    whichPerson: (f) => `Kedu ${f.name} ị na-ekwu?`,
    bank: (f) => `Kedu ụlọ akụ ${f.account} dị?`,
    phone: () => 'Kedu nọmba ekwentị? Dịka 0803 000 0000.',
    phoneFor: (f) => `Gịnị bụ nọmba ekwentị ${f.name}?`,
    myPhone: (f) => `Ka m jiri nọmba a, ${f.phone}?`,
    network: (f) => `Kedu netwọk ${f.phone} nọ?`,
    fullName: () => "Ọ dị mma. Kedu aha gị? Aha gị na aha nna gị, dịka ọ dị n'BVN.",
    bvn: (f) =>
      `Daalụ, ${f.firstName}. Gịnị bụ BVN gị? Ọ bụ nọmba iri na otu; pịa *565*0# ka ị hụ ya. Aga m ehichapụ ya ebe a ozugbo.`,
    period: () => 'Maka oge ole?',
    language: () => 'Kedu asụsụ ị chọrọ?',
    sureRecall: (f) =>
      `Ka m rịọ ka e weghachi ${printNaira(f.amount)} i zigaara ${f.name} na ${printDay(f.at)}?`,
    sureLate: (f) =>
      `I zitere nke a na ${printTime(f.at)}, ${printDay(f.at)}, mana o rutere m ugbu a, ya mere emeghị m ihe ọ bụla. Ị ka chọrọ ya?`,
    unknownAccount: () =>
      'Jụọ onye ahụ: nọmba iri ahụ dị na app ụlọ akụ ya ma ọ bụ n’alert ya. Onye nwere Karo, i nwere ike iji nọmba ekwentị ma ọ bụ @aha ya kwụọ ya.',
    unknownBank: () =>
      'Họrọ otu n’ime ndepụta ahụ, ma ọ bụ jụọ ya. M ga-egosi gị aha dị n’akaụntụ ahụ, ọ nweghị ihe ga-apụ tupu ị kwado ya.',
    onlyNow: () =>
      'M ga-eziga nke a ozugbo ị kwadoro. Iji kwụọ n’ụbọchị ọzọ, ma ọ bụ ugboro ugboro, kagbuo ya kwuo ya n’otu ozi: “send 5k to Chidi every Friday”.',
    onceOnly: () => 'Otu otu ka m na-eme ya. Mgbe nke a gwụchara, kwuo ya ọzọ maka nke na-esote.',
    sentAlready: (f) =>
      `⚠️ I zigalarị ${f.name} ${printNaira(f.amount)} ${f.minutes === 0 ? 'ugbu a' : f.minutes === 1 ? 'otu nkeji gara aga' : `nkeji ${f.minutes} gara aga`}. Ka m zigharịa ya?`,
    sendToOwner: (f) =>
      `${f.name} nwe ${f.account} na ${f.bank}. Ego ole ka m ga-eziga ebe ahụ? Ma ọ bụ zaa KAGBUO.`,
    retry: () => 'Ka m nwaa ọzọ?',
    change: () => 'Ọ dị mma. Gịnị ka m ga-agbanwe? Ma ọ bụ zaa KAGBUO.',
  },
  late: (f) => `Ozi gị nke ${printTime(f.at)} rutere m ugbu a, ya mere emeghị m ihe ọ bụla na ya.`,
  longAgo: () => 'Oge agaala, ka m jụọ ọzọ.',
  offerExpired: () => 'Oge nke ahụ agafeela. Ego ọ bụla apụghị. Lee nke ọhụrụ:',
  cancelled: () => 'Ọ dị mma, akagbuola m ya. Ego ọ bụla apụghị.',
  nothingToCancel: () => 'Ọ nweghị ihe a ga-akagbu.',
  goneAlready: (f) =>
    `Ọ nweghị ihe na-eche, ya mere ọ nweghị ihe a ga-akagbu. ${printNaira(f.amount)} gị nye ${f.name} apụọla: zaa RECALL ka ị rịọ ya azụ.`,
  noted: (f) => `Ọ dị mma, ${f.what}.`,
  nothingToRepeat: () => 'Ekwubeghị m ihe ọ bụla.',
  nameDiffers: (f) =>
    `⚠️ Kpachara anya: ị sịrị ${f.said}, mana akaụntụ a bụ nke ${f.found}. Ọ bụrụ na ọ bụghị onye ahụ, zaa KAGBUO.`,
  chargesFor: (f) =>
    `Iziga ${printNaira(f.amount)} n'ụlọ akụ ọzọ bụ ${printNaira(f.fee)}${f.duty > 0n ? ` na ụtụ stampụ ${printNaira(f.duty)}` : ''}. N'akaụntụ Karo ọ bụ n'efu.`,
  billsOfOthers: () =>
    'Ụlọ ọrụ ndị ọzọ anaghị agwa m ego ole i ji ha, ma ọ bụ ụbọchị ịkwụ ya: ọ dị n’akwụkwọ ụgwọ ha. Ụgwọ adịghị na kaadị Karo: ọ bụ ego dị n’akaụntụ gị na-akwụ. Iji kwụọ ya ugbu a, sị “kwuo ugwo oku”.',
  askSender: () =>
    'Nke na-adịghị ebe a erubeghị. Ka onye zitere ya jụọ ụlọ akụ nke ya, jiri session ID dị n’akwụkwọ nnata ya.',
  heirs: () =>
    'Ọ gaghị efu: ego gị ga-agara ndị ga-eketa ihe gị. Karo anaghị edebe aha onye nketa, ya mere gwa ndị ezinụlọ gị na i nwere akaụntụ ebe a. Ha ga-eweta akwụkwọ ọnwụ na akwụkwọ ụlọ ikpe (probate ma ọ bụ letters of administration), mmadụ nọ ebe a ga-elekọta ya. Ahapụrụla ha PIN gị.',
  cameInError: () =>
    'Hapụ ya ebe ọ dị, ezigala ya onye ọ bụla kpọrọ gị ma ọ bụ degaara gị: ọtụtụ ndị ohi na-ekwu ya. Ego e zigara na mmejọ, ụlọ akụ onye zigara ya ga-arịọ anyị ya, anyị ajụọ gị. Ọ bụrụ na ị chọrọ iji aka gị weghachi ya, sị “gwa mmadụ okwu”: ọ ga-alaghachi n’akaụntụ o si na ya bịa.',
  notMailed: () =>
    'Anaghị m eziga akụkọ akaụntụ na imel: ana m egosi ya ebe a, na WhatsApp na na webụsaịtị ọ na-abịa dị ka PDF ị nwere ike izigara onye ọzọ. Iji nweta akụkọ na imel kwa ọnwa, sị “email me my monthly report”.',
  noCash: () =>
    'Enweghị m alaka ma ọ bụ ATM: ebe a ka a na-eme ihe niile. Iji nweta ego n’aka, ziga ya onye POS ma ọ bụ akaụntụ gị n’ụlọ akụ ọzọ. Iji tinye ego, nye onye POS nọmba akaụntụ gị; sị “ego ole ka m nwere” ka ị hụ ya.',
  leftAfter: (f) => `Mgbe nke a gasịrị, ${printNaira(f.left)} ga-afọdụrụ gị.`,
  sureName: (f) =>
    `${f.bank} sịrị na ọ bụ ${f.name} nwe ${f.account}. Ọ bụ naanị gị maara ma ọ bụ ya ka ị na-ekwu: ọ bụrụ na ọ bụghị, zaa KAGBUO.`,
  noAccountThere: () =>
    'Ha nwere ike imepe akaụntụ ebe a na nkeji ole na ole: ka ha kelee nọmba a. Ma ọ bụ ziga ya onye nọ ha nso nwere akaụntụ.',
  orCancel: () => 'KAGBUO ga-akwụsị ya.',
  notByWords: () =>
    'Okwu ọnụ enweghị ike ibupụ ego ebe a. Jiri PIN gị kwado ya na peeji nchekwa, edela ya ebe a. Ma ọ bụ zaa KAGBUO.',
  gaveWay: (f) =>
    `Ewepụla m nke a: ${waitingFor(f)}. Ị gaghị enwezi ike ịkwado ya. Ọ bụrụ na ị chọrọ ya, kwuo ya ọzọ.`,
  soFar: (f) => `Ihe m nwere ruo ugbu a: ${f.what}.`,
  extremes: {
    cheapest: (f) => `N’ime ndị a, nke kacha dị ọnụ ala bụ ${f.title}.`,
    smallest: (f) => `N’ime ndị a, nke kacha nta bụ ${f.title}.`,
    biggest: (f) => `N’ime ndị a, nke kacha ibu bụ ${f.title}.`,
    safest: (f) => `N’ime ndị a, nke ihe ize ndụ ya kacha nta bụ ${f.title}.`,
  },
  stillWaits: (f) => `${waitingFor(f)} ka na-eche PIN gị na peeji nchekwa. KAGBUO ga-akwụsị ya.`,
  secret: (f) =>
    f.kind === 'bvn'
      ? 'Ehichapụla m BVN gị ebe a, ejighị m ya mee ihe. Ezitela ya na ozi: naanị mgbe ị na-emepe akaụntụ ka m na-ajụ ya.'
      : `Edela ${secretNames[f.kind]} na mkparịta ụka: onye hụrụ ya nwere ike iwere ego gị. Ehichapụla m ya, ejighị m ya mee ihe. Hichapụkwa ya n'ekwentị gị.`,
  bvnEarly: () =>
    'Ehichapụla m BVN gị na nkata a, ejighị m ya. Ị ga-enye ya na ngwụcha, mgbe i nyechara aha na nọmba gị.',
  pinSeen: () => 'Ọ bụrụ na onye hụrụ ya, sị “gbanwee pin m”.',
  sumWiped: () => 'Ọ bụrụ na ọ bụ ego ọzọ ka ị na-ekwu, dee N n’ihu ya.',
  setPin: (f) =>
    f.needsBvn
      ? `Ọ fọrọ obere, ${f.firstName}. Na peeji nchekwa, tinye BVN gị ma họrọ PIN nọmba anọ. Edela ha ebe a.`
      : `Ọ fọrọ obere, ${f.firstName}. Na peeji nchekwa, họrọ PIN nọmba anọ. Edela ya ebe a.`,
  changePin: () => 'Ị nwere ike ịgbanwe PIN gị na peeji nchekwa. Edela ya ebe a.',
  balance: (f) =>
    [
      `Ị nwere ${printNaira(f.available)}.`,
      ...(f.held > 0n ? [`${printNaira(f.held)} ọzọ na-apụ apụ.`] : []),
      ...f.liens,
      `Nọmba akaụntụ: ${f.nuban}`,
    ].join('\n'),
  transactions: (f) =>
    f.lines.length === 0 ? 'Ihe ọ bụla emebeghị na akaụntụ gị.' : f.lines.map(printLine).join('\n'),
  oneWay: (f) => {
    const isIn = f.way === 'in';
    const who = f.name ? ` ${isIn ? 'site n’aka' : 'nye'} ${f.name}` : '';
    if (f.lines.length === 0)
      return `Ego ọ bụla ${isIn ? 'abatabeghị' : 'apụbeghị'}${who}${f.label ? ` (${f.label})` : ''}.`;
    return [
      `Ego ${isIn ? 'batara' : 'pụrụ'}${who}${f.label ? `, ${f.label}: ${printNaira(f.total)}` : ':'}`,
      ...f.lines.map(printLine),
      ...(f.more > 0 ? [`na ${f.more} ọzọ tupu nke a`] : []),
    ].join('\n');
  },
  statement: (f) =>
    [
      `Akaụntụ gị, ${f.label}:`,
      `Batara ${printNaira(f.into)}`,
      `Pụrụ ${printNaira(f.out)}`,
      `Fọdụrụ ugbu a ${printNaira(f.balance)}`,
      ...(f.lines.length ? ['', ...f.lines.map(printLine)] : []),
      ...(f.more > 0 ? [`na ${f.more} ọzọ tupu nke ahụ`] : []),
    ].join('\n'),
  period: (f) =>
    periodNames[f.label] ?? `${printDay(f.from)} ruo ${printDay(new Date(f.to.getTime() - DAY_MS))}`,
  sentTo: (f) =>
    `I zigaara ${f.name} ${printNaira(f.amount)} (${f.label})${f.fees > 0n ? `, ụgwọ ọrụ bụ ${printNaira(f.fees)}` : ''}.`,
  limits: (f) =>
    [
      `Ego fọdụrụ ị nwere ike iziga taa: ${printNaira(f.left.today)}`,
      `nke fọdụrụ n’ọnwa a: ${printNaira(f.left.month)}`,
      `nke fọdụrụ maka kaadị na ụgwọ taa: ${printNaira(f.left.bills)}`,
      `\nEgo ị nwere ike iziga:\notu mgbe ${printNaira(f.single)}\notu ụbọchị ${printNaira(f.daily)}\notu ọnwa ${printNaira(f.monthly)}\nkaadị na ụgwọ otu ụbọchị ${printNaira(f.dailyBills)}`,
    ].join('\n'),
  limiting: {
    howMuch: (f) => `Ego ole ka oke ${limitCalled[f.name]} ga-abụ? Ọ bụ ${printNaira(f.from)} ugbu a.`,
    sure: (f) =>
      `Ka m belata oke ${limitCalled[f.name]} site na ${printNaira(f.from)} ruo ${printNaira(f.to)}? Ọ ga-amalite ozugbo. Ibuli ya ọzọ chọrọ koodu na otu ụbọchị.`,
    lowered: (f) =>
      `✅ Emechara. Oke ${limitCalled[f.name]} bụ ${printNaira(f.to)} ugbu a. Ihe karịrị ya agaghị apụ.`,
    stays: (f) => `Ọ dị ka ọ dị: oke ${limitCalled[f.name]} bụ ${printNaira(f.from)}.`,
    isSo: (f) => `Oke ${limitCalled[f.name]} bụlarị ${printNaira(f.to)}.`,
    higher: (f) =>
      `Oke ka elu chọrọ koodu, ọ na-amalite mgbe awa 24 gachara, ka onye ọzọ ghara ibuli ya were ego gị. Ebe a ka ị na-edozi ya: ${f.link}`,
  },
  people: {
    list: (f) =>
      f.names.length === 0
        ? 'Onye ọ bụla anọghị na ndepụta gị. Onye ị kwụrụ ụgwọ, anyị na-echeta ya; ma ọ bụ sị “chekwaa beneficiary” na nọmba akaụntụ na ụlọ akụ.'
        : `Ndị ị na-akwụ ụgwọ:\n${f.names.join('\n')}\nSị “zigara … 5k” na aha. “Wepụ … na ndepụta m” na-ewepụ mmadụ.`,
    which: () => 'Kedu onye n’ime ha?',
    nobody: (f) => `Onye aha ya bụ ${f.name} anọghị na ndepụta gị. Kedu onye n’ime ha?`,
    askAccount: () => 'Gịnị bụ nọmba akaụntụ ya? Ọ bụ nọmba 10.',
    askNickname: (f) => `Gịnị ka ị chọrọ ịna-akpọ ${f.name}?`,
    sureSave: (f) => `⚠️ Lezie anya: ị kwuru ${f.said}, mana ${f.found} nwe akaụntụ a. Ka m chekwaa ya?`,
    sureRemove: (f) => `Ka m wepụ onye a na ndepụta gị?\n${f.who}`,
    saved: (f) => `✅ Echekwala m ya: ${f.who}.\nSị “zigara ${f.name} 5k”.`,
    removed: (f) => `✅ Ewepụla m ${f.who} na ndepụta gị. Ego ọ bụla apụghị.`,
    renamed: (f) => `✅ Emeela m ya: ${f.who}.\nSị “zigara ${f.name} 5k”.`,
  },

  terms: {
    transfer: () =>
      'Izipu ego bụ iwepụ ego n’akaụntụ gị tinye na nke ọzọ. Kwuo onye na ego ole, dịka “zipu 5k na 0123456789 GTBank”. M ga-egosi aha na ụgwọ ọrụ; ihe ọ bụla agaghị apụ tupu PIN gị.',
    standingOrder: () =>
      'Standing order na-akwụ otu ego ahụ n’onwe ya, ugboro ugboro. Kwuo dịka “every Friday send 2k to 1234567896 GTB”: ị ga-akwado ya otu ugboro, m ga-agwa gị ụbọchị bu ụzọ, ị nwekwara ike ịkwụsị ya mgbe ọ bụla. Ego isusu na nchekwa nwekwara ike ime otu ahụ.',
    overdraft: () =>
      'Overdraft bụ imefu karịa ihe dị n’akaụntụ: ụlọ akụ agbazinye gị nke fọdụrụ. Enweghị m ya: akaụntụ gị anaghị agafe efu. Sị “mbinye ego” ka ị hụ ihe ị nwere ike ịgbaziri.',
    mortgage: () =>
      'Mortgage bụ mbinye ego ogologo oge iji zụta ma ọ bụ wuo ụlọ, ụlọ ahụ na-eguzo maka ya ruo mgbe a kwụchara ya. Sị “home loan” ka ị hụ nke anyị.',
    interest: () =>
      'Ọmụrụ nwa bụ ọnụ ahịa ego: onye gbaziri ego na-akwụ ya, onye chekwara ego na-enweta ya. A na-agụ ya dịka akụkụ nke ego ahụ kwa afọ.',
    goal: () =>
      'Nchekwa nwere ebumnuche na-edebe ego iche maka otu ihe, dịka ụgwọ ụlọ. Ọ na-amụ nwa, ị nwere ike iwepụ ya. Sị “chekwaa 200k maka ụlọ ruo June”.',
    bond: () =>
      'Treasury bill ma ọ bụ bond bụ ego ị gbazinyere gọọmentị ruo oge ụfọdụ. Ọ na-alọta na ọmụrụ nwa. Sị “show bonds” ka ị hụ ndị dị.',
    crypto: () =>
      'Bitcoin na crypto ndị ọzọ bụ ego gọọmentị ọ bụla na-anọghị n’azụ ya. Ọnụ ya nwere ike ịrị elu ma ọ bụ ịda ọkara n’ime izu ole na ole: tinye naanị ihe ị nwere ike itufu. Sị “market” ka ị hụ ọnụ ahịa.',
    share: () =>
      'Òkè bụ obere akụkụ nke ụlọ ọrụ. Ọ bụrụ na ụlọ ọrụ ahụ eme nke ọma, ọnụ ya na-arị elu; ma ọ bụghị, ọ na-ada. Sị “market” ka ị hụ ọnụ ahịa.',
    nin: () =>
      'NIN bụ nọmba njirimara mba: mkpụrụ ọnụọgụ 11 nke NIMC na-enye onye ọ bụla na Naịjirịa, otu ugboro na ndụ. Pịa *346# ka ị hụ nke gị. Ị nwere ike iji ya ruo ọkwa dị elu ebe a. Dee ya naanị na peeji nchekwa anyị, edela ya na mkparịta ụka.',
    fakeAlert: () =>
      'Ozi ma ọ bụ foto nke ego e zipụrụ nwere ike ịbụ adịgboroja. Kwere naanị ego dị n’akaụntụ gị ebe a: sị “ego ole ka m nwere” tupu ị nye mmadụ ihe. Onye na-akwagide gị bụ ihe ọjọọ.',
  },
  noTransfer: () => 'I zigabeghị ego ọ bụla.',
  noTransferTo: (f) => `Ahụghị m ego i zigaara ${f.name}.`,
  where: {
    waiting: (f) =>
      `${printNaira(f.amount)} gị nye ${f.name} (${f.bank}) apụbeghị. Zaa KAGBUO ugbu a ka ị kwụsị ya.\nNọmba akaebe: ${f.reference}`,
    pending: (f) =>
      `${printNaira(f.amount)} gị nye ${f.name} nọ n'ụzọ. ${f.bank} azabeghị. O furughị efu: anyị na-ajụ, anyị ga-agwa gị. Biko ezigala ya ọzọ.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
    success: (f) =>
      `${printNaira(f.amount)} gị ruru ${f.name} (${f.bank}) na ${printDay(f.at)}, ${printTime(f.at)}. Ọ bụrụ na ha ahụghị ya, ha gosi ụlọ akụ ha session ID.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
    failed: (f) =>
      `${printNaira(f.amount)} gị nye ${f.name} agaghị. ${printNaira(f.total)} niile dị na akaụntụ gị.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
    cancelled: (f) =>
      `Ị kwụsịrị ${printNaira(f.amount)} nye ${f.name}. Ọ dị na akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
    reversed: (f) =>
      `${printNaira(f.amount)} gị nye ${f.name} lọtara. ${printNaira(f.total)} niile dị na akaụntụ gị.\nNọmba akaebe: ${f.reference}${session(f.sessionId)}`,
  },
  languageNames,
  languageSet: (f) => `Ọ dị mma. Site ugbu a, aga m ede ${languageNames[f.language]}.`,
  languageNotYet: (f) =>
    `Enwebeghị m ike ide ${languageNames[f.language]}. Ugbu a, aga m anọgide na ${languageNames[f.stays]}.`,
  person: () => 'Mmadụ si Karo ga-aza gị ebe a. Tupu mgbe ahụ a ka m na-enyere gị aka: kwuo ihe ị chọrọ.',
  personWaits: () =>
    "Ozi gị dị n'aka mmadụ na Karo, onye ga-aza gị ebe a. Tupu mgbe ahụ a ka m na-enyere gị aka n'ihe ndị ọzọ.",
  personHas: () => 'Mmadụ na Karo na-ede gị ebe a, ya mere agbara m nkịtị. Zaa BOT ma ị chọọ ka m lọta.',
  personAfterAll: () => 'Ndo, anaghị m aghọta gị nke ọma.',
  back: () => 'Alọtala m. Gịnị ka ị chọrọ ime?',
  silent: () => 'Anụghị m ihe ọ bụla na olu ahụ. Biko jide bọtịnụ mgbe ị na-ekwu okwu, ma ọ bụ dee ya.',
  tooLong: () => "Olu ahụ toro ogologo. Biko kwuo ya n'ime otu nkeji, ma ọ bụ dee ya.",
  unclear: () => 'Anụghị m nke ọma. Biko kwuo ya ọzọ nwayọ, ma ọ bụ dee ya.',
  cannotHear: (f) => `Enwebeghị m ike ịnụ ${languageNames[f.language]} na olu. Biko dee ya.`,
  deaf: () => 'Enweghị m ike ịnụ olu ugbu a. Biko dee ya.',
};
