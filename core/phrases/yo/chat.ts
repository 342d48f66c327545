import type { Limits } from '../../catalogue/index.ts';
import { type Kobo, type Language, printNaira } from '../../kernel/index.ts';
import type { Line, SecretKind, Waiting } from '../en/chat.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';
import { products } from './site.ts';

const languageNames: Record<Language, string> = {
  en: 'Gẹ̀ẹ́sì',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
};

const size = (amount: Kobo): string => printNaira(amount).replace('-', '');

const secretNames: Record<SecretKind, string> = {
  pin: 'PIN rẹ',
  bvn: 'BVN rẹ',
  code: 'kóòdù',
  card: 'nọ́ńbà káàdì báńkì',
};

const waitingFor = ({ operation, amount, name }: Waiting): string => {
  if (operation === 'transfer') return `${printNaira(amount)} sí ${name}`;
  if (operation === 'airtime') return `Káàdì ìpè ${printNaira(amount)} fún ${name}`;
  if (operation === 'set_pin') return 'Àkántì tuntun rẹ';
  return operation === 'change_pin'
    ? 'PIN tuntun rẹ'
    : amount > 0n
      ? `${name} (${printNaira(amount)})`
      : name;
};

const lineWords: Record<Line['kind'], (who: string) => string> = {
  transfer_out: (who) => `sí ${who}`,
  transfer_in: (who) => `láti ọ̀dọ̀ ${who}`,
  airtime: (who) => `káàdì ìpè ${who}`,
  opening: () => 'owó ìbẹ̀rẹ̀',
  reversal: (who) => (who ? `padà láti ọ̀dọ̀ ${who}` : 'a dá a padà'),
  ...products,
  other: (who) => who,
};

const lineEnds: Record<Line['status'], string> = {
  success: '',
  pending: ' (ó wà lọ́nà)',
  failed: ' (kò lọ)',
};

const printLine = (line: Line): string =>
  `${printDay(line.at).replace(/ \d{4}$/, '')}: ${line.amount < 0n ? '−' : '+'}${size(line.amount)} ${lineWords[line.kind](line.who)}${lineEnds[line.status]}`;

const periodNames: Record<string, string> = {
  today: 'òní',
  yesterday: 'àná',
  this_week: 'ọ̀sẹ̀ yìí',
  last_week: 'ọ̀sẹ̀ tó kọjá',
  last_7_days: 'ọjọ́ méje tó kọjá',
  this_month: 'oṣù yìí',
  last_month: 'oṣù tó kọjá',
  this_year: 'ọdún yìí',
  last_year: 'ọdún tó kọjá',
};
const DAY_MS = 86_400_000;

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What each limit is a limit of. */
const limitCalled: Record<keyof Limits, string> = {
  single: 'ìfowóránṣẹ́ lẹ́ẹ̀kan',
  daily: 'ìfowóránṣẹ́ lójúmọ́',
  monthly: 'ìfowóránṣẹ́ lóṣù',
  dailyBills: 'káàdì ìpè àti owó iná lójúmọ́',
  withdrawal: 'owó tí a lè gbà lójúmọ́',
};

/** What the bank says in conversation, in Yoruba. */
export const chat: Begun<(typeof en)['chat']> = {
  sorry: () => 'Má bínú, àṣìṣe kan ṣẹlẹ̀ lọ́dọ̀ wa. Owó kankan kò jáde. Jọ̀ọ́ tún un sọ.',
  unreadable: () =>
    'Má bínú, mi ò lè ka iṣẹ́ yẹn. Owó kankan kò jáde. Jọ̀ọ́ kọ ọ́ ní ṣókí, tàbí pẹ̀lú ọ̀rọ̀ mìíràn.',
  tooManySlow: () => 'Jọ̀ọ́ dúró fún ìṣẹ́jú díẹ̀ kí o tó tún kọ̀wé: àwọn iṣẹ́ rẹ tó kẹ́yìn nira láti kà.',
  hello: (f) => `Ẹ káàbọ̀ ${f.firstName}, Karo nìyí. Kí lo fẹ́ ṣe?`,
  helloStranger: () => 'Ẹ káàbọ̀, Karo nìyí, báńkì rẹ nínú ìtàkùrọ̀sọ yìí. O lè kọ ọ́ tàbí kí o fi ohùn ránṣẹ́.',
  menu: (f) =>
    `O lè fi owó ránṣẹ́, ${f.bills ? 'ra káàdì ìpè, ' : ''}wo owó rẹ àti ìdúnàádúrà rẹ. Sọ ọ́, tàbí kí o yan.`,
  menuStranger: (f) =>
    `Mo lè ṣí àkántì fún ọ. Lẹ́yìn náà o lè fi owó ránṣẹ́${f.bills ? ', kí o sì ra káàdì' : ''} nípa kíkọ tàbí ohùn.`,
  greetedBack: () => 'Inú mi dùn láti gbọ́ láti ọ̀dọ̀ rẹ. Mo kí ìwọ àti ará ilé rẹ. Kí ni mo lè ṣe fún ọ?',
  thanks: () => 'Kò tọ́pẹ́.',
  abuse: () => 'Má bínú pé inú rẹ kò dùn. Mo fẹ́ ràn ọ́ lọ́wọ́. Sọ ohun tó ṣẹlẹ̀, tàbí kí o dáhùn ENIYAN.',
  outOfScope: (f) =>
    `Mi ò lè ṣe ìyẹn. Mo lè fi owó ránṣẹ́, ${f.bills ? 'ra káàdì ìpè, ' : ''}kí n sì sọ nípa àkántì rẹ.`,
  heardAs: (text) => `Mo gbọ́: “${text}”`,
  notUnderstood: () => 'Má bínú, kò yé mi.',
  notUnderstoodAgain: () =>
    'Má bínú, kò tíì yé mi. Sọ ọ́ ní ọ̀nà mìíràn, tàbí kí o yan ọ̀kan. Dáhùn ENIYAN láti bá ènìyàn sọ̀rọ̀.',
  wrongAgain: (f) =>
    `${f.example ? `Ó yẹ kó rí báyìí: ${f.example}. ` : ''}Ohun tí o sọ tẹ́lẹ̀ ṣì wà. Dáhùn ENIYAN láti bá ènìyàn sọ̀rọ̀.`,
  nothingAsked: () => 'Mi ò dúró de ìdáhùn. Kí lo fẹ́ ṣe?',
  onlyText: () => 'Mo lè ka ọ̀rọ̀, mo sì lè gbọ́ ohùn, ṣùgbọ́n kì í ṣe èyí. Jọ̀ọ́ kọ ọ́ tàbí kí o sọ ọ́.',
  invite: () => 'O kò tíì ní àkántì Karo. Ṣé kí n ṣí ọ̀kan? Ìṣẹ́jú méjì péré ni.',
  openFirst: () => 'Ẹ jẹ́ ká kọ́kọ́ ṣí àkántì rẹ.',
  declined: () => 'Ó dáa. Mo wà níbí nígbà tí o bá nílò mi.',
  alreadyOpen: (f) => `O ti ní àkántì lọ́dọ̀ wa: ${f.nuban}.`,
  notYet: (f) => `${f.what} kò tíì sí níbí. Mi ò ní díbọ́n. Ohun tí mo lè ṣe báyìí nìyí:`,
  putAside: () => 'Mo ti dá ohun tí à ń ṣe tẹ́lẹ̀ dúró. Owó kankan kò jáde.',
  titles: {
    balance: 'Owó mi',
    transfer: 'Fi owó ránṣẹ́',
    airtime: 'Ra káàdì ìpè',
    transactions: 'Ìdúnàádúrà mi',
    beneficiaries: 'Àwọn tí mo ti san fún',
    receipt: 'Rìsíìtì',
    where_is_my_money: 'Níbo ni owó mi wà?',
    statement: 'Ìwé àkántì mi',
    spending: 'Ohun tí mo ná',
    limits: 'Òpin mi',
    pin_change: 'Yí PIN mi padà',
    open_account: 'Ṣí àkántì',
    human: 'Bá ènìyàn sọ̀rọ̀',
    freeze_account: 'Ti àkántì mi pa',
    help: 'Kí lo lè ṣe?',
    recall: 'Béèrè fún un padà',
    language: 'Yí èdè padà',
    cancel: 'Fagi lé e',
    yes: 'Bẹ́ẹ̀ni',
    no: 'Rárá',
    another: 'Iye mìíràn',
    otherPhone: 'Nọ́ńbà mìíràn',
    bot: 'Padà sọ́dọ̀ Karo',
    my_requests: 'Àwọn ìbéèrè owó',
    data: 'Ra data',
    electricity: 'San owó iná',
    tv: 'San owó tẹlifíṣọ̀n',
    bill: 'San owó kan',
    card_create: 'Ṣe káàdì báńkì',
    card_freeze: 'Ti káàdì mi pa',
    card_show: 'Káàdì mi',
    loan_apply: 'Yá owó',
    loan_status: 'Ẹ̀yáwó mi',
    loan_repay: 'San ẹ̀yáwó mi',
    invest: 'Dókòwò',
    portfolio: 'Ìdókòwò mi',
    remittance: 'Owó láti òkè òkun',
    group_create: 'Dá èésú sílẹ̀',
    group_join: 'Darapọ̀ mọ́ èésú',
    group_contribute: 'San èésú mi',
    group_status: 'Èésú mi',
    goal: 'Fi owó pamọ́',
    lesson: 'Kọ́ nípa owó',
    nextLesson: 'Tó kàn',
    quiz: 'Ìbéèrè',
  },
  products: {
    open_account: 'Ṣíṣí àkántì',
    airtime: 'Ríra káàdì ìpè',
    market: 'Ọjà ìdókòwò',
    data: 'Ríra data',
    electricity: 'Sísan owó iná',
    tv: 'Sísan owó tẹlifíṣọ̀n',
    bill: 'Sísan owó yẹn',
    card_create: 'Káàdì báńkì',
    card_freeze: 'Títi káàdì pa',
    card_show: 'Káàdì báńkì',
    group_create: 'Èésú',
    group_join: 'Èésú',
    group_contribute: 'Èésú',
    group_status: 'Èésú',
    goal: 'Fífi owó pamọ́',
    loan_apply: 'Ẹ̀yáwó',
    loan_status: 'Ẹ̀yáwó',
    loan_repay: 'Ẹ̀yáwó',
    invest: 'Ìdókòwò',
    portfolio: 'Ìdókòwò',
    remittance: 'Owó láti òkè òkun',
    lesson: 'Ẹ̀kọ́ nípa owó',
    tier_upgrade: 'Ìpele tó ga jù',
    ussd: 'Báńkì lórí *347*5276#',
  },
  ask: {
    amount: () => 'Èló ni?',
    amountAgain: () => 'Sọ iye mìíràn, tàbí kí o dáhùn FAGILE.',
    whichAmount: () => 'Iye wo lo ní lọ́kàn?',
    sendOrTopUp: (f) =>
      `${printNaira(f.amount)} fún ${f.phone}: ṣé kí n ra káàdì ìpè, tàbí kí n fi owó ránṣẹ́?`,
    received: (f) => `${f.name} fi ${printNaira(f.amount)} ránṣẹ́ sí ọ ní ${printDay(f.at)}.`,
    to: () => 'Ta ni kí ó gbà á? Fún mi ní nọ́ńbà àkántì àti báńkì, tàbí orúkọ ẹni tí o ti san fún rí.',
    toUnknown: (f) => `Mi ò tíì mọ ${f.name}. Kí ni nọ́ńbà àkántì rẹ̀? Nọ́ńbà 10 ni.`,
    accountTyped: () => 'Mi ò ní méfò nọ́ńbà àkántì láti inú ohùn. Jọ̀ọ́ kọ ọ́.',
    whichPerson: (f) => `${f.name} wo lo ní lọ́kàn?`,
    bank: (f) => `Báńkì wo ni ${f.account} wà?`,
    phone: () => 'Nọ́ńbà fóònù wo? Bí àpẹẹrẹ 0803 000 0000.',
    phoneFor: (f) => `Kí ni nọ́ńbà fóònù ${f.name}?`,
    myPhone: (f) => `Ṣé kí n lo nọ́ńbà yìí, ${f.phone}?`,
    network: (f) => `Nẹ́tíwọ̀kì wo ni ${f.phone}?`,
    fullName: () => 'Ó dáa. Kí ni orúkọ rẹ? Orúkọ rẹ àti orúkọ bàbá rẹ, bí ó ṣe wà lórí BVN.',
    bvn: (f) =>
      `O ṣé, ${f.firstName}. Kí ni BVN rẹ? Nọ́ńbà 11 ni; tẹ *565*0# láti rí i. Màá pa á rẹ́ kúrò níbí lẹ́sẹ̀kẹsẹ̀.`,
    period: () => 'Fún ìgbà wo?',
    language: () => 'Èdè wo lo fẹ́?',
    sureRecall: (f) =>
      `Ṣé kí n béèrè fún ${printNaira(f.amount)} tí o fi ránṣẹ́ sí ${f.name} ní ${printDay(f.at)} padà?`,
    sureLate: (f) =>
      `O fi èyí ránṣẹ́ ní aago ${printTime(f.at)}, ${printDay(f.at)}, ṣùgbọ́n ìsinsìnyí ló dé, nítorí náà mi ò ṣe ohunkóhun. Ṣé o ṣì fẹ́ ẹ?`,
    unknownAccount: () =>
      'Béèrè lọ́wọ́ ẹni náà: nọ́ńbà mẹ́wàá náà wà nínú áàpù báńkì rẹ̀ tàbí nínú alert rẹ̀. Ẹni tó ní Karo, o lè san án pẹ̀lú nọ́ńbà fóònù tàbí @orúkọ rẹ̀.',
    unknownBank: () =>
      'Yan ọ̀kan nínú àkójọ náà, tàbí kí o béèrè. Màá fi orúkọ tó wà lórí àkántì náà hàn ọ́, kò sí ohun tó máa jáde kí o tó fọwọ́ sí i.',
    onlyNow: () =>
      'Mo máa fi èyí ránṣẹ́ ní kété tí o bá fọwọ́ sí i. Láti san ní ọjọ́ mìíràn, tàbí léraléra, fagi lé e kí o sọ ọ́ nínú ọ̀rọ̀ kan: “send 5k to Chidi every Friday”.',
    onceOnly: () => 'Ọ̀kọ̀ọ̀kan ni mo ń ṣe é. Tí èyí bá parí, tún sọ ọ́ fún èyí tó kàn.',
    sentAlready: (f) =>
      `⚠️ O ti fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name} ${f.minutes === 0 ? 'ní ìṣẹ́jú yìí' : f.minutes === 1 ? 'ní ìṣẹ́jú kan sẹ́yìn' : `ní ìṣẹ́jú ${f.minutes} sẹ́yìn`}. Ṣé kí n tún fi ránṣẹ́?`,
    sendToOwner: (f) =>
      `${f.name} ló ni ${f.account} ní ${f.bank}. Èló ni kí n fi ránṣẹ́ síbẹ̀? Tàbí dáhùn FAGILE.`,
    retry: () => 'Ṣé kí n tún gbìyànjú?',
    change: () => 'Ó dáa. Kí ni kí n yí padà? Tàbí dáhùn FAGILE.',
  },
  late: (f) => `Ìfiránṣẹ́ rẹ ti aago ${printTime(f.at)} ṣẹ̀ṣẹ̀ dé, nítorí náà mi ò ṣe nǹkan kan pẹ̀lú rẹ̀.`,
  longAgo: () => 'Ó ti pẹ́ díẹ̀, ẹ jẹ́ kí n tún béèrè.',
  offerExpired: () => 'Àkókò ìyẹn ti kọjá. Owó kankan kò jáde. Tuntun rèé:',
  cancelled: () => 'Ó dáa, mo ti fagi lé e. Owó kankan kò jáde.',
  nothingToCancel: () => 'Kò sí ohun tí a fẹ́ fagi lé.',
  goneAlready: (f) =>
    `Kò sí ohun tó ń dúró, nítorí náà kò sí ohun tí a fẹ́ fagi lé. ${printNaira(f.amount)} rẹ sí ${f.name} ti lọ ná: dáhùn RECALL láti béèrè fún un padà.`,
  noted: (f) => `Ó dáa, ${f.what}.`,
  nothingToRepeat: () => 'Mi ò tíì sọ nǹkan kan.',
  nameDiffers: (f) =>
    `⚠️ Ṣọ́ra: o sọ ${f.said}, ṣùgbọ́n ${f.found} ló ni àkántì yìí. Bí kì í bá ṣe ẹni tí o ní lọ́kàn, dáhùn FAGILE.`,
  chargesFor: (f) =>
    `Fífi ${printNaira(f.amount)} ránṣẹ́ sí báǹkì mìíràn jẹ́ ${printNaira(f.fee)}${f.duty > 0n ? ` àti owó òǹtẹ̀ ${printNaira(f.duty)}` : ''}. Sí àkántì Karo, ọ̀fẹ́ ni.`,
  billsOfOthers: () =>
    'Àwọn ilé-iṣẹ́ mìíràn kì í sọ iye tí o jẹ wọ́n fún mi, tàbí ọjọ́ tí wọ́n fẹ́ gbà á: ó wà lórí ìwé owó wọn. Kò sí gbèsè lórí káàdì Karo: owó inú àkántì rẹ ni ó ń san. Láti san án báyìí, sọ “san owo ina”.',
  askSender: () =>
    'Èyí tí kò sí níbí kò tíì dé. Kí ẹni tó fi ránṣẹ́ bi báńkì rẹ̀, pẹ̀lú session ID tó wà lórí ìwé ẹ̀rí rẹ̀.',
  heirs: () =>
    'Kò ní sọnù: owó rẹ yóò lọ sí ọwọ́ àwọn ajogún rẹ. Karo kì í tọ́jú orúkọ ajogún, nítorí náà sọ fún ẹbí rẹ pé o ní àkántì níbí. Kí wọ́n mú ìwé ẹ̀rí ikú àti ìwé ilé ẹjọ́ (probate tàbí letters of administration) wá, ènìyàn kan níbí yóò bójú tó o. Má ṣe fi PIN rẹ sílẹ̀ fún wọn.',
  cameInError: () =>
    'Fi sílẹ̀ síbi tó wà, má ṣe fi ránṣẹ́ sí ẹnikẹ́ni tó bá pè tàbí kọ̀wé: ọ̀pọ̀ olè ló máa ń sọ bẹ́ẹ̀. Owó tí wọ́n fi ránṣẹ́ ní àṣìṣe, báńkì ẹni tó fi ránṣẹ́ á béèrè rẹ̀ lọ́wọ́ wa, a ó sì bi ọ́. Tí o bá fẹ́ dá a padà fúnra rẹ, sọ “bá ènìyàn sọ̀rọ̀”: yóò padà sí àkántì tó ti wá.',
  notMailed: () =>
    'N kì í fi àkọsílẹ̀ àkántì ránṣẹ́ sí ímeèlì: mo ń fi hàn níbí, ó sì ń wá gẹ́gẹ́ bí PDF tí o lè fi ránṣẹ́ lórí WhatsApp àti lórí ìkànnì. Láti gba ìròyìn ní ímeèlì lóṣooṣù, sọ “email me my monthly report”.',
  noCash: () =>
    'Mi ò ní ẹ̀ka tàbí ATM: ibí ni gbogbo nǹkan ti ń ṣẹlẹ̀. Láti gba owó lọ́wọ́, fi owó náà ránṣẹ́ sí oní POS tàbí àkántì rẹ ní báǹkì mìíràn. Láti fi owó sí i, fún oní POS ní nọ́mbà àkántì rẹ; sọ “elo ni mo ni” láti rí i.',
  leftAfter: (f) => `Lẹ́yìn èyí, ${printNaira(f.left)} ni yóò kù fún ọ.`,
  sureName: (f) =>
    `${f.bank} sọ pé ${f.name} ló ni ${f.account}. Ìwọ nìkan lo mọ̀ bóyá ẹni tí o ní lọ́kàn nìyẹn: bí kò bá rí bẹ́ẹ̀, dáhùn FAGILE.`,
  noAccountThere: () =>
    'Wọ́n lè ṣí àkántì níbí láàárín ìṣẹ́jú díẹ̀: kí wọ́n kí nọ́ńbà yìí. Tàbí kí o fi ránṣẹ́ sí ẹni tó wà nítòsí wọn tó ní àkántì.',
  orCancel: () => 'FAGILE máa dá a dúró.',
  notByWords: () =>
    'Ọ̀rọ̀ ẹnu kò lè fi owó ránṣẹ́ níbí. Fi PIN rẹ fọwọ́ sí i lórí ojú ewé ààbò, má kọ ọ́ síbí láé. Tàbí dáhùn FAGILE.',
  gaveWay: (f) => `Mo ti mú èyí kúrò: ${waitingFor(f)}. O kò lè fọwọ́ sí i mọ́. Bí o bá fẹ́ ẹ, tún un sọ.`,
  soFar: (f) => `Ohun tí mo ní títí di ìsinsìnyí: ${f.what}.`,
  extremes: {
    cheapest: (f) => `Nínú ìwọ̀nyí, èyí tí owó rẹ̀ kéré jù ni ${f.title}.`,
    smallest: (f) => `Nínú ìwọ̀nyí, èyí tó kéré jù ni ${f.title}.`,
    biggest: (f) => `Nínú ìwọ̀nyí, èyí tó tóbi jù ni ${f.title}.`,
    safest: (f) => `Nínú ìwọ̀nyí, èyí tí ewu rẹ̀ kéré jù ni ${f.title}.`,
  },
  stillWaits: (f) => `${waitingFor(f)} ṣì ń dúró de PIN rẹ lórí ojú ewé ààbò. FAGILE máa dá a dúró.`,
  secret: (f) =>
    f.kind === 'bvn'
      ? 'Mo ti pa BVN rẹ rẹ́ kúrò níbí, mi ò sì lò ó. Má fi í ránṣẹ́: ìgbà tí o bá ń ṣí àkántì nìkan ni mo máa ń béèrè fún un.'
      : `Má kọ ${secretNames[f.kind]} sínú ìtàkùrọ̀sọ láé: ẹni tó bá rí i lè mú owó rẹ. Mo ti pa á rẹ́, mi ò sì lò ó. Pa á rẹ́ lórí fóònù rẹ náà.`,
  bvnEarly: () =>
    'Mo ti pa BVN rẹ rẹ́ kúrò níbí, mi ò sì lò ó. Ní ìparí ni o máa fún mi, lẹ́yìn orúkọ àti nọ́ńbà rẹ.',
  pinSeen: () => 'Bí ẹnìkan bá ti rí i, sọ pé “yi pin mi pada”.',
  sumWiped: () => 'Bí iye owó mìíràn lo ní lọ́kàn, kọ N síwájú rẹ̀.',
  setPin: (f) =>
    f.needsBvn
      ? `Ó ti fẹ́rẹ̀ẹ́ parí, ${f.firstName}. Lórí ojú ewé ààbò, fi BVN rẹ sí i, kí o sì yan PIN nọ́ńbà 4. Má kọ wọ́n síbí láé.`
      : `Ó ti fẹ́rẹ̀ẹ́ parí, ${f.firstName}. Lórí ojú ewé ààbò, yan PIN nọ́ńbà 4. Má kọ ọ́ síbí láé.`,
  changePin: () => 'O lè yí PIN rẹ padà lórí ojú ewé ààbò. Má kọ ọ́ síbí láé.',
  balance: (f) =>
    [
      `O ní ${printNaira(f.available)}.`,
      ...(f.held > 0n ? [`${printNaira(f.held)} mìíràn wà lọ́nà àtijáde.`] : []),
      ...f.liens,
      `Nọ́ńbà àkántì: ${f.nuban}`,
    ].join('\n'),
  transactions: (f) =>
    f.lines.length === 0 ? 'Nǹkan kan kò tíì ṣẹlẹ̀ lórí àkántì rẹ.' : f.lines.map(printLine).join('\n'),
  oneWay: (f) => {
    const isIn = f.way === 'in';
    const who = f.name ? ` ${isIn ? 'láti ọ̀dọ̀' : 'sí'} ${f.name}` : '';
    if (f.lines.length === 0)
      return `Owó kankan kò tíì ${isIn ? 'wọlé' : 'jáde'}${who}${f.label ? ` (${f.label})` : ''}.`;
    return [
      `Owó tó ${isIn ? 'wọlé' : 'jáde'}${who}${f.label ? `, ${f.label}: ${printNaira(f.total)}` : ':'}`,
      ...f.lines.map(printLine),
      ...(f.more > 0 ? [`àti ${f.more} mìíràn ṣáájú`] : []),
    ].join('\n');
  },
  statement: (f) =>
    [
      `Àkántì rẹ, ${f.label}:`,
      `Wọlé ${printNaira(f.into)}`,
      `Jáde ${printNaira(f.out)}`,
      `Ó kù báyìí ${printNaira(f.balance)}`,
      ...(f.lines.length ? ['', ...f.lines.map(printLine)] : []),
      ...(f.more > 0 ? [`àti ${f.more} mìíràn ṣáájú ìyẹn`] : []),
    ].join('\n'),
  period: (f) =>
    periodNames[f.label] ?? `${printDay(f.from)} sí ${printDay(new Date(f.to.getTime() - DAY_MS))}`,
  sentTo: (f) =>
    `O fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name} (${f.label})${f.fees > 0n ? `, owó iṣẹ́ sì jẹ́ ${printNaira(f.fees)}` : ''}.`,
  limits: (f) =>
    [
      `Iye tó kù tí o lè fi ránṣẹ́ lónìí: ${printNaira(f.left.today)}`,
      `iye tó kù lóṣù yìí: ${printNaira(f.left.month)}`,
      `iye tó kù fún káàdì ìpè àti owó iná lónìí: ${printNaira(f.left.bills)}`,
      `\nIye tí o lè fi ránṣẹ́:\nlẹ́ẹ̀kan ${printNaira(f.single)}\nlójúmọ́ ${printNaira(f.daily)}\nlóṣù ${printNaira(f.monthly)}\nkáàdì ìpè àti owó iná lójúmọ́ ${printNaira(f.dailyBills)}`,
    ].join('\n'),
  limiting: {
    howMuch: (f) => `Eélòó ni kí òpin ${limitCalled[f.name]} jẹ́? ${printNaira(f.from)} ni báyìí.`,
    sure: (f) =>
      `Ṣé kí n dín òpin ${limitCalled[f.name]} kù láti ${printNaira(f.from)} sí ${printNaira(f.to)}? Yóò bẹ̀rẹ̀ lẹ́sẹ̀kẹsẹ̀. Láti gbé e ga padà gba kóòdù àti ọjọ́ kan.`,
    lowered: (f) =>
      `✅ Ó ti parí. Òpin ${limitCalled[f.name]} jẹ́ ${printNaira(f.to)} báyìí. Ohun tó bá kọjá rẹ̀ kò ní jáde.`,
    stays: (f) => `Ó wà bó ṣe wà: òpin ${limitCalled[f.name]} jẹ́ ${printNaira(f.from)}.`,
    isSo: (f) => `Òpin ${limitCalled[f.name]} ti jẹ́ ${printNaira(f.to)} tẹ́lẹ̀.`,
    higher: (f) =>
      `Òpin tó ga jù gba kóòdù, ó sì máa bẹ̀rẹ̀ lẹ́yìn wákàtí 24, kí ẹlòmíràn má bàa gbé e ga kó owó rẹ. Ibí ni o ti lè ṣe é: ${f.link}`,
  },
  people: {
    list: (f) =>
      f.names.length === 0
        ? 'Kò sí ẹnikẹ́ni nínú àkójọ rẹ. Ẹni tí o bá san owó fún, a máa rántí rẹ̀; tàbí sọ “fi beneficiary pamọ́” pẹ̀lú nọ́ńbà àkántì àti báńkì.'
        : `Àwọn tí o máa ń san owó fún:\n${f.names.join('\n')}\nSọ “fi 5k ránṣẹ́ sí …” pẹ̀lú orúkọ. “Yọ … kúrò” máa yọ ẹnìkan.`,
    which: () => 'Èwo nínú wọn?',
    nobody: (f) => `Kò sí ẹni tó ń jẹ́ ${f.name} nínú àkójọ rẹ. Èwo nínú wọn?`,
    askAccount: () => 'Kí ni nọ́ńbà àkántì náà? Nọ́ńbà 10 ni.',
    askNickname: (f) => `Kí lo fẹ́ máa pe ${f.name}?`,
    sureSave: (f) => `⚠️ Ṣọ́ra: o sọ ${f.said}, ṣùgbọ́n ${f.found} ló ni àkántì yìí. Ṣé kí n fi í pamọ́?`,
    sureRemove: (f) => `Ṣé kí n yọ ẹni yìí kúrò nínú àkójọ rẹ?\n${f.who}`,
    saved: (f) => `✅ Mo ti fi í pamọ́: ${f.who}.\nSọ “fi 5k ránṣẹ́ sí ${f.name}”.`,
    removed: (f) => `✅ Mo ti yọ ${f.who} kúrò nínú àkójọ rẹ. Owó kankan kò jáde.`,
    renamed: (f) => `✅ Ó ti parí: ${f.who}.\nSọ “fi 5k ránṣẹ́ sí ${f.name}”.`,
  },

  terms: {
    transfer: () =>
      'Fífi owó ránṣẹ́ ni kí owó kúrò nínú àkántì rẹ lọ sí òmíràn. Sọ ẹni àti iye, bíi “fi 5k ránṣẹ́ sí 0123456789 GTBank”. Màá fi orúkọ àti owó iṣẹ́ hàn; ohunkóhun kò ní jáde kí PIN rẹ tó dé.',
    standingOrder: () =>
      'Standing order máa ń san iye kan náà fúnra rẹ̀, léraléra. Sọ bíi “every Friday send 2k to 1234567896 GTB”: wàá fọwọ́ sí i lẹ́ẹ̀kan, màá sọ fún ọ ní ọjọ́ tó ṣáájú, o sì lè dá a dúró nígbàkígbà. Owó àjọ àti ìfowópamọ́ náà lè ṣe bẹ́ẹ̀.',
    overdraft: () =>
      'Overdraft ni ìnáwó tó ju ohun tó wà nínú àkántì lọ: báńkì á yá ọ ní ìyókù. Èmi kò ní in: àkántì rẹ kì í lọ sísàlẹ̀ òdo. Sọ “awin” láti rí ohun tí o lè yá.',
    mortgage: () =>
      'Mortgage ni àwìn ọlọ́jọ́ pípẹ́ láti ra tàbí kọ́ ilé, ilé náà sì ni ìdúró rẹ̀ títí a ó fi san án tán. Sọ “home loan” láti rí tiwa.',
    interest: () =>
      'Èlé ni iye owó lórí owó: ẹni tó yá owó á san án, ẹni tó fowó pamọ́ á jẹ ẹ́. Ìdá kan owó náà lọ́dún ni a fi ń kà á.',
    goal: () =>
      'Ìfowópamọ́ àfojúsùn máa ń ya owó sọ́tọ̀ fún ohun kan, bíi owó ilé. Ó ń jèrè, o sì lè mú un jáde. Sọ “fi 200k pamọ́ fún ilé títí di June”.',
    bond: () =>
      'Treasury bill tàbí bond ni owó tí o yá ìjọba fún ìgbà kan. Ó máa ń padà pẹ̀lú èlé. Sọ “show bonds” láti rí èyí tó wà.',
    crypto: () =>
      'Bitcoin àti crypto mìíràn jẹ́ owó tí ìjọba kankan kò dúró fún. Iye wọn lè lọ sókè tàbí wálẹ̀ dé ìdajì láàárín ọ̀sẹ̀ díẹ̀: ohun tí o lè pàdánù nìkan ni kí o fi sí i. Sọ “market” láti rí iye wọn.',
    share: () =>
      'Ìpín ni apá kékeré nínú ilé-iṣẹ́ kan. Bí ilé-iṣẹ́ bá ṣe dáadáa, iye rẹ̀ á lọ sókè; bí bẹ́ẹ̀ kọ́, á wálẹ̀. Sọ “market” láti rí iye wọn.',
    nin: () =>
      'NIN ni nọ́ńbà ìdánimọ̀ orílẹ̀-èdè: nọ́ńbà 11 tí NIMC ń fún gbogbo ènìyàn ní Nàìjíríà, ẹ̀ẹ̀kan láyé. Tẹ *346# láti rí tìrẹ. Pẹ̀lú rẹ̀ o lè dé ìpele gíga níbí. Ojú ewé ààbò wa nìkan ni kí o ti kọ ọ́, má kọ ọ́ sínú ìtàkùrọ̀sọ láé.',
    fakeAlert: () =>
      'Àtẹ̀jíṣẹ́ tàbí àwòrán owó tí a fi ránṣẹ́ lè jẹ́ ayédèrú. Iye tó wà nínú àkántì rẹ níbí nìkan ni kí o gbà: sọ “elo ni mo ni” kí o tó fún ẹnikẹ́ni ní nǹkan. Ẹni tó ń kán ọ lójú, àmì burúkú ni.',
  },
  noTransfer: () => 'O kò tíì fi owó kankan ránṣẹ́.',
  noTransferTo: (f) => `Mi ò rí owó tí o fi ránṣẹ́ sí ${f.name}.`,
  where: {
    waiting: (f) =>
      `${printNaira(f.amount)} rẹ sí ${f.name} (${f.bank}) kò tíì lọ. Dáhùn FAGILE báyìí láti dá a dúró.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
    pending: (f) =>
      `${printNaira(f.amount)} rẹ sí ${f.name} wà lọ́nà. ${f.bank} kò tíì dáhùn. Kò sọnù: à ń béèrè, a ó sì sọ fún ọ. Jọ̀ọ́ má tún un fi ránṣẹ́.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
    success: (f) =>
      `${printNaira(f.amount)} rẹ dé ọ̀dọ̀ ${f.name} (${f.bank}) ní ${printDay(f.at)} aago ${printTime(f.at)}. Bí wọn kò bá rí i, kí wọ́n fi session ID han báńkì wọn.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
    failed: (f) =>
      `${printNaira(f.amount)} rẹ sí ${f.name} kò lọ. Gbogbo ${printNaira(f.total)} wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
    cancelled: (f) =>
      `O dá ${printNaira(f.amount)} sí ${f.name} dúró. Ó wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
    reversed: (f) =>
      `${printNaira(f.amount)} rẹ sí ${f.name} padà wá. Gbogbo ${printNaira(f.total)} wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
  },
  languageNames,
  languageSet: (f) => `Ó dáa. Láti ìsinsìnyí lọ, màá máa kọ ${languageNames[f.language]}.`,
  languageNotYet: (f) =>
    `Mi ò tíì lè kọ ${languageNames[f.language]}. Fún ìsinsìnyí, màá máa lo ${languageNames[f.stays]}.`,
  person: () =>
    'Ènìyàn kan láti Karo máa dá ọ lóhùn níbí. Títí di ìgbà náà mo ṣì ń ràn ọ́ lọ́wọ́: sọ ohun tí o nílò.',
  personWaits: () =>
    'Ìfiránṣẹ́ rẹ wà lọ́dọ̀ ènìyàn ní Karo, tí yóò dáhùn níbí. Títí di ìgbà náà mo ṣì ń ràn ọ́ lọ́wọ́ pẹ̀lú ohun mìíràn.',
  personHas: () => 'Ènìyàn ní Karo ń bá ọ sọ̀rọ̀ níbí, nítorí náà mo dákẹ́. Dáhùn BOT bí o bá fẹ́ kí n padà.',
  personAfterAll: () => 'Má bínú, ọ̀rọ̀ rẹ kò yé mi dáadáa.',
  back: () => 'Mo ti padà. Kí lo fẹ́ ṣe?',
  silent: () => 'Mi ò gbọ́ nǹkan kan nínú ohùn náà. Jọ̀ọ́ di bọ́tìnì mú bí o ṣe ń sọ̀rọ̀, tàbí kí o kọ ọ́.',
  tooLong: () => 'Ohùn náà ti gùn jù. Jọ̀ọ́ sọ ọ́ láàárín ìṣẹ́jú kan, tàbí kí o kọ ọ́.',
  unclear: () => 'Mi ò gbọ́ ọ dáadáa. Jọ̀ọ́ tún un sọ díẹ̀díẹ̀, tàbí kí o kọ ọ́.',
  cannotHear: (f) => `Mi ò tíì lè gbọ́ ${languageNames[f.language]} nínú ohùn. Jọ̀ọ́ kọ ọ́.`,
  deaf: () => 'Mi ò lè gbọ́ ohùn báyìí. Jọ̀ọ́ kọ ọ́.',
};
