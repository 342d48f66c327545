import type { Limits } from '../../catalogue/index.ts';
import { type Kobo, type Language, printNaira } from '../../kernel/index.ts';
import type { chat as en, Line, SecretKind, Waiting } from '../en/chat.ts';
import { printDay, printTime } from '../print.ts';
import { products } from './site.ts';

const languageNames: Record<Language, string> = {
  en: 'English',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
};

const size = (amount: Kobo): string => printNaira(amount).replace('-', '');

const secretNames: Record<SecretKind, string> = {
  pin: 'your PIN',
  bvn: 'your BVN',
  code: 'code',
  card: 'card number',
};

const waitingFor = ({ operation, amount, name }: Waiting): string => {
  if (operation === 'transfer') return `${printNaira(amount)} to ${name}`;
  if (operation === 'airtime') return `${printNaira(amount)} airtime for ${name}`;
  if (operation === 'set_pin') return 'Your new account';
  return operation === 'change_pin'
    ? 'Your PIN change'
    : amount > 0n
      ? `${name} (${printNaira(amount)})`
      : name;
};

const lineWords: Record<Line['kind'], (who: string) => string> = {
  transfer_out: (who) => `go ${who}`,
  transfer_in: (who) => `from ${who}`,
  airtime: (who) => `airtime ${who}`,
  opening: () => 'first money',
  reversal: (who) => (who ? `come back from ${who}` : 'come back'),
  ...products,
  other: (who) => who,
};

const lineEnds: Record<Line['status'], string> = {
  success: '',
  pending: ' (still dey road)',
  failed: ' (e no go)',
};

const printLine = (line: Line): string =>
  `${printDay(line.at).replace(/ \d{4}$/, '')}: ${line.amount < 0n ? '−' : '+'}${size(line.amount)} ${lineWords[line.kind](line.who)}${lineEnds[line.status]}`;

const periodNames: Record<string, string> = {
  today: 'today',
  yesterday: 'yesterday',
  this_week: 'this week',
  last_week: 'last week',
  last_7_days: 'the last 7 days',
  this_month: 'this month',
  last_month: 'last month',
  this_year: 'this year',
  last_year: 'last year',
};
const DAY_MS = 86_400_000;

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What each limit is a limit of. */
const limitCalled: Record<keyof Limits, string> = {
  single: 'sending one time',
  daily: 'sending for one day',
  monthly: 'sending for one month',
  dailyBills: 'airtime and bills for one day',
  withdrawal: 'cash for one day',
};

/** What the bank says in conversation, in Pidgin. */
export const chat: typeof en = {
  sorry: () => 'Abeg no vex, something spoil for our side. No money comot. Abeg talk am again.',
  unreadable: () =>
    'Abeg no vex, I no fit read that message. No money comot. Abeg write am short, or use other words.',
  tooManySlow: () => 'Abeg wait small minutes before you write again: your last messages hard to read.',
  hello: (f) => `How far ${f.firstName}, na Karo be this. Wetin you wan do?`,
  helloStranger: () =>
    'How far, na Karo be this, your bank inside this chat. You fit type or send voice note.',
  menu: (f) =>
    `You fit send money, ${f.bills ? 'buy airtime, ' : ''}check your balance and your transactions. Just talk am, or choose.`,
  menuStranger: (f) =>
    `I fit open account for you. After that you fit send money${f.bills ? ' and buy airtime' : ''} with chat or voice.`,
  greetedBack: () => 'E sweet me to hear from you. I wish you and your people well. Wetin I fit do for you?',
  thanks: () => 'You welcome.',
  abuse: () => 'Abeg no vex. I wan help you. Tell me wetin happen, or reply PERSON.',
  outOfScope: (f) =>
    `I no fit help with that one. I fit send money, ${f.bills ? 'pay airtime and bills, ' : ''}help you save${f.investments ? ', borrow and invest' : ' and borrow'}. Talk MENU make you see everything.`,
  heardAs: (text) => `I hear: “${text}”`,
  notUnderstood: () => 'Abeg no vex, I no understand that one.',
  notUnderstoodAgain: () =>
    'Abeg no vex, I still no understand. Talk am another way, or choose one. Reply PERSON make you talk to somebody.',
  wrongAgain: (f) =>
    `${f.example ? `E suppose be like ${f.example}. ` : ''}Wetin you talk before still dey. Reply PERSON make you talk to somebody.`,
  nothingAsked: () => 'I no dey wait for any answer. Wetin you wan do?',
  onlyText: () => 'I fit read text and hear voice note, but I no fit use this one. Abeg type am or talk am.',
  invite: () => 'You never get Karo account. Make I open one for you? E no go pass two minutes.',
  openFirst: () => 'First make we open your account.',
  declined: () => 'No wahala. I dey here when you need me.',
  alreadyOpen: (f) => `You don get account with us already: ${f.nuban}.`,
  notYet: (f) => `${f.what} never dey here. I no go lie for you. Na this one I fit do now:`,
  putAside: () => 'I don stop wetin we dey do before. No money comot.',

  titles: {
    balance: 'My balance',
    transfer: 'Send money',
    airtime: 'Buy airtime',
    transactions: 'My transactions',
    beneficiaries: 'People wey I don pay',
    receipt: 'Receipt',
    where_is_my_money: 'Where my money dey?',
    statement: 'My statement',
    spending: 'Wetin I don spend',
    limits: 'My limits',
    pin_change: 'Change my PIN',
    open_account: 'Open account',
    human: 'Talk to person',
    freeze_account: 'Block my account',
    help: 'Wetin you fit do?',
    recall: 'Ask for am back',
    language: 'Change language',
    cancel: 'Cancel',
    yes: 'Yes',
    no: 'No',
    another: 'Another amount',
    otherPhone: 'Another number',
    my_requests: 'Who dey ask me for money',
    bot: 'Back to Karo',
    data: 'Buy data',
    electricity: 'Pay for light',
    tv: 'Pay for TV',
    bill: 'Pay bill',
    card_create: 'Create card',
    card_freeze: 'Lock my card',
    card_show: 'My card',
    loan_apply: 'Collect loan',
    loan_status: 'My loans',
    loan_repay: 'Pay back my loan',
    invest: 'Invest',
    portfolio: 'My investments',
    remittance: 'Money from abroad',
    group_create: 'Start group',
    group_join: 'Join group',
    group_contribute: 'Pay my contribution',
    group_status: 'My groups',
    goal: 'Save for something',
    lesson: 'Learn about money',
    nextLesson: 'Next',
    quiz: 'Quiz',
  },

  products: {
    open_account: 'To open account',
    airtime: 'To buy airtime',
    market: 'Market',
    data: 'To buy data',
    electricity: 'To pay light bill',
    tv: 'To pay for TV',
    bill: 'To pay that bill',
    card_create: 'Card',
    card_freeze: 'To lock card',
    card_show: 'Card',
    group_create: 'Esusu',
    group_join: 'Esusu',
    group_contribute: 'Esusu',
    group_status: 'Esusu',
    goal: 'To save for something',
    loan_apply: 'Loan',
    loan_status: 'Loan',
    loan_repay: 'Loan',
    invest: 'To invest',
    portfolio: 'To invest',
    remittance: 'Money from abroad',
    lesson: 'Lesson about money',
    tier_upgrade: 'Higher plan',
    ussd: 'To bank with *347*5276#',
  },

  ask: {
    amount: () => 'How much?',
    amountAgain: () => 'Tell me another amount, or reply CANCEL.',
    whichAmount: () => 'Which amount you mean?',
    sendOrTopUp: (f) => `${printNaira(f.amount)} for ${f.phone}: you wan buy airtime, or send money?`,
    received: (f) => `${f.name} send you ${printNaira(f.amount)} for ${printDay(f.at)}.`,
    to: () =>
      'Who go collect am? Give me the account number and the bank, or the name of person wey you don pay before.',
    toUnknown: (f) => `I never know ${f.name}. Wetin be the account number? E get 10 numbers.`,
    accountTyped: () => 'I no go guess account number from voice note. Abeg type am.',
    whichPerson: (f) => `Which ${f.name} you mean?`,
    bank: (f) => `Which bank get ${f.account}?`,
    phone: () => 'Which phone number? E go be like 0803 000 0000.',
    phoneFor: (f) => `Wetin be ${f.name} phone number?`,
    myPhone: (f) => `Make I use this number, ${f.phone}?`,
    network: (f) => `Which network ${f.phone} dey use?`,
    fullName: () => 'Correct. Wetin be your name? First name and surname, as e dey for your BVN.',
    bvn: (f) =>
      `Thank you, ${f.firstName}. Wetin be your BVN? E get 11 numbers; dial *565*0# make you see am. I go wipe am from this chat sharp sharp.`,
    period: () => 'For which time?',
    language: () => 'Which language you want?',
    sureRecall: (f) =>
      `Make I ask back the ${printNaira(f.amount)} wey you send give ${f.name} on ${printDay(f.at)}?`,
    sureLate: (f) =>
      `You send this one ${printTime(f.at)} on ${printDay(f.at)}, but na now e reach me, so I never do anything. You still want am?`,
    unknownAccount: () =>
      'Ask the person: the 10 numbers dey their bank app or inside any alert. Person wey get Karo, you fit pay am with phone number or @name.',
    unknownBank: () =>
      'Choose one for the list, or ask the person. I go show you the name wey dey the account, and nothing go comot before you approve am.',
    onlyNow: () =>
      'Once you approve, I go send this one now now. To pay another day, or every time, cancel am and talk am for one message: “send 5k to Chidi every Friday”.',
    onceOnly: () => 'I dey do am one by one. When this one don finish, talk am again for the next one.',
    sentAlready: (f) =>
      `⚠️ You don send ${printNaira(f.amount)} give ${f.name} ${f.minutes === 0 ? 'now now' : f.minutes === 1 ? '1 minute ago' : `${f.minutes} minutes ago`}. Make I send am again?`,
    sendToOwner: (f) =>
      `Na ${f.name} get ${f.account} for ${f.bank}. How much make I send go there? Or reply CANCEL.`,
    retry: () => 'Make I try again?',
    change: () => 'No wahala. Wetin make I change? Or reply CANCEL.',
  },

  late: (f) => `Your message of ${printTime(f.at)} na now e reach me, so I no do anything with am.`,
  longAgo: () => 'E don tey small, so make I ask again.',
  offerExpired: () => 'The time for that one don pass. No money comot. See new one:',
  cancelled: () => 'No wahala, I don stop am. No money comot.',
  nothingToCancel: () => 'Nothing dey to cancel.',
  goneAlready: (f) =>
    `Nothing dey wait, so nothing dey to cancel. Your ${printNaira(f.amount)} to ${f.name} don go already: reply RECALL make we ask for am back.`,
  noted: (f) => `Okay, ${f.what}.`,
  nothingToRepeat: () => 'I never talk anything.',

  nameDiffers: (f) =>
    `⚠️ Shine your eye: you talk ${f.said}, but na ${f.found} get this account. If no be the person be that, reply CANCEL.`,
  chargesFor: (f) =>
    `To send ${printNaira(f.amount)} go another bank na ${printNaira(f.fee)}${f.duty > 0n ? ` plus ${printNaira(f.duty)} stamp duty` : ''}. To send go Karo account na free.`,
  billsOfOthers: () =>
    'Other companies no dey tell me how much you dey owe dem, or the day to pay: e dey for their bill. Nobody dey owe for Karo card: na your balance dey pay. To pay bill now, talk “pay a bill”.',
  askSender: () =>
    'If you no see am here, e never enter. Make the person wey send am ask their own bank, with the session ID wey dey their receipt.',
  heirs: () =>
    'E no go lost: your money go go meet the people wey law give am. Karo no dey keep next of kin for account, so tell your family say you dey bank here. Make dem bring death certificate and court letter (probate, or letters of administration), and person for here go settle am with dem. No leave your PIN for dem.',
  cameInError: () =>
    'Leave am where e dey, and no send am give anybody wey call or write you: many thief dey talk am. If person send money by mistake, im bank go ask us for am, and we go ask you. To give am back yourself, talk “talk to a person”: e go go the account wey e come from.',
  notMailed: () =>
    'I no dey send statement for email: I dey show am here, and for WhatsApp and for the site e dey come as PDF wey you fit forward. To get report for email every month, talk “email me my monthly report”.',
  noCash: () =>
    'I no get branch or ATM: everything dey happen here. To collect cash, send the money give POS agent or your account for another bank. To put cash, give agent your account number; talk “my balance” to see am.',
  leftAfter: (f) => `After this one, ${printNaira(f.left)} go remain for you.`,
  sureName: (f) =>
    `${f.bank} talk say na ${f.name} get ${f.account}. Na only you sabi whether na the person: if no be am, reply CANCEL.`,
  noAccountThere: () =>
    'Dem fit open one here sharp sharp: make dem greet this number. Or send am give somebody wey dey near dem wey get account.',
  orCancel: () => 'CANCEL go stop am.',
  notByWords: () =>
    'Mouth no fit move money here. Put your PIN for the secure page make e go, no be inside this chat. Or reply CANCEL.',
  gaveWay: (f) =>
    `${waitingFor(f)} no dey wait again: you no fit approve am now. If you want am, talk am again.`,
  soFar: (f) => `Wetin I get so far: ${f.what}.`,
  extremes: {
    cheapest: (f) => `For inside these ones, the one wey cheap pass na ${f.title}.`,
    smallest: (f) => `For inside these ones, the one wey small pass na ${f.title}.`,
    biggest: (f) => `For inside these ones, the one wey big pass na ${f.title}.`,
    safest: (f) => `For inside these ones, wetin get small risk pass na ${f.title}.`,
  },
  stillWaits: (f) => `${waitingFor(f)} still dey wait for your PIN for the secure page. CANCEL go stop am.`,
  secret: (f) =>
    f.kind === 'bvn'
      ? 'I don wipe your BVN from this chat and I no use am. No send am for message: na only when you dey open account I dey ask for am.'
      : `No ever type ${secretNames[f.kind]} for chat: who see am fit carry your money. I don wipe am and I no use am. Delete am for your phone too.`,
  bvnEarly: () =>
    'I don wipe your BVN from this chat and I no use am. You go give am for the end, after your name and number.',
  pinSeen: () => 'If anybody fit don see am, talk “change my PIN”.',
  sumWiped: () => 'If na another amount you mean, put N before am.',

  setPin: (f) =>
    f.needsBvn
      ? `E remain small, ${f.firstName}. For the secure page, put your BVN and choose PIN wey get 4 numbers. No type am here.`
      : `E remain small, ${f.firstName}. For the secure page, choose PIN wey get 4 numbers. No type am here.`,
  changePin: () => 'You fit change your PIN for the secure page. No type am here.',

  balance: (f) =>
    [
      `You get ${printNaira(f.available)}.`,
      ...(f.held > 0n ? [`Another ${printNaira(f.held)} dey go out.`] : []),
      ...f.liens,
      `Account number: ${f.nuban}`,
    ].join('\n'),
  transactions: (f) =>
    f.lines.length === 0 ? 'Nothing never happen for your account.' : f.lines.map(printLine).join('\n'),
  oneWay: (f) => {
    const isIn = f.way === 'in';
    const who = f.name ? ` ${isIn ? 'from' : 'go'} ${f.name}` : '';
    if (f.lines.length === 0)
      return `No money don ${isIn ? 'enter' : 'comot'}${who}${f.label ? ` (${f.label})` : ''}.`;
    return [
      `Money wey ${isIn ? 'enter' : 'comot'}${who}${f.label ? `, ${f.label}: ${printNaira(f.total)}` : ':'}`,
      ...f.lines.map(printLine),
      ...(f.more > 0 ? [`and ${f.more} more before dat`] : []),
    ].join('\n');
  },
  statement: (f) =>
    [
      `Your account, ${f.label}:`,
      `Wetin enter ${printNaira(f.into)}`,
      `Wetin comot ${printNaira(f.out)}`,
      `Balance now ${printNaira(f.balance)}`,
      ...(f.lines.length ? ['', ...f.lines.map(printLine)] : []),
      ...(f.more > 0 ? [`and ${f.more} more before that one`] : []),
    ].join('\n'),
  period: (f) =>
    periodNames[f.label] ?? `${printDay(f.from)} reach ${printDay(new Date(f.to.getTime() - DAY_MS))}`,
  sentTo: (f) =>
    `You send ${f.name} ${printNaira(f.amount)} (${f.label})${f.fees > 0n ? `, and the charges na ${printNaira(f.fees)}` : ''}.`,
  limits: (f) =>
    [
      `Wetin remain wey you fit send today: ${printNaira(f.left.today)}`,
      `this month: ${printNaira(f.left.month)}`,
      `airtime and bills today: ${printNaira(f.left.bills)}`,
      `\nWetin you fit send:\none time ${printNaira(f.single)}\none day ${printNaira(f.daily)}\none month ${printNaira(f.monthly)}\nairtime and bills one day ${printNaira(f.dailyBills)}`,
    ].join('\n'),
  limiting: {
    howMuch: (f) => `How much make the limit for ${limitCalled[f.name]} be? E dey ${printNaira(f.from)} now.`,
    sure: (f) =>
      `Make I bring the limit for ${limitCalled[f.name]} down from ${printNaira(f.from)} to ${printNaira(f.to)}? E go start now now. To raise am again go take code and one day.`,
    lowered: (f) =>
      `✅ Done. The limit for ${limitCalled[f.name]} na ${printNaira(f.to)} now. Nothing wey pass am go comot.`,
    stays: (f) => `E remain as e dey: the limit for ${limitCalled[f.name]} na ${printNaira(f.from)}.`,
    isSo: (f) => `The limit for ${limitCalled[f.name]} don already be ${printNaira(f.to)}.`,
    higher: (f) =>
      `Higher limit need code, and e go start after 24 hours, so that nobody else fit raise am empty your account. You fit set am here: ${f.link}`,
  },
  people: {
    list: (f) =>
      f.names.length === 0
        ? 'Nobody dey your list. Anybody wey you pay, I go remember; or talk “save beneficiary” with the account number and bank.'
        : `People wey you dey pay:\n${f.names.join('\n')}\nTalk “send 5k to …” with the name. “Remove …” go comot person.`,
    which: () => 'Which of them?',
    nobody: (f) => `Nobody for your list dey answer ${f.name}. Which of them?`,
    askAccount: () => 'Wetin be the account number? E get 10 numbers.',
    askNickname: (f) => `Wetin you wan dey call ${f.name}?`,
    sureSave: (f) =>
      `⚠️ Look am well: you talk ${f.said}, but the account na ${f.found} get am. Make I save am?`,
    sureRemove: (f) => `Make I comot this person for your list?\n${f.who}`,
    saved: (f) => `✅ I don save am: ${f.who}.\nTalk “send 5k to ${f.name}”.`,
    removed: (f) => `✅ I don comot ${f.who} for your list. No money move.`,
    renamed: (f) => `✅ I don do am: ${f.who}.\nTalk “send 5k to ${f.name}”.`,
  },

  terms: {
    transfer: () =>
      'Transfer na to move money from your account go another. Talk who and how much, like “send 5k to 0123456789 GTBank”. I go show you the name and the charges; nothing go comot before your PIN.',
    standingOrder: () =>
      'Standing order dey pay the same money by itself, again and again. Talk like “every Friday send 2k to 1234567896 GTB”: you go approve am once, I go tell you the day before, and you fit stop am anytime. Group contribution and savings goal fit run like that too.',
    overdraft: () =>
      'Overdraft na when you spend pass wetin dey your account: the bank go lend you the rest. I no get am: your account no dey go below zero. Talk “loan” make you see wetin you fit borrow.',
    mortgage: () =>
      'Mortgage na long loan to buy or build house, and the house dey stand for am till you pay finish. Talk “home loan” make you see our own.',
    interest: () =>
      'Interest na the price of money: who borrow go pay am, who save go earn am. Dem dey count am as part of the money for every year.',
    goal: () =>
      'Savings goal dey keep money separate for one thing, like rent. E dey earn interest, and you fit comot am. Talk “save 200k for rent by June”.',
    bond: () =>
      'Treasury bill or bond na money wey you lend government for some time. E go come back with interest. Talk “show bonds” make you see wetin dey.',
    crypto: () =>
      'Bitcoin and other crypto na money wey no government stand behind. The price fit go up or fall by half inside few weeks: put only wetin you fit lose. Talk “market” make you see the prices.',
    share: () =>
      'Share na small part of one company. If the company do well, e go cost pass; if not, e go fall. Talk “market” make you see the prices.',
    nin: () =>
      'NIN na the national identification number: 11 digits wey NIMC dey give everybody for Nigeria, once for life. Dial *346# to see your own. With am you fit reach higher level for here. Type am only for our secure page, no ever type am for chat.',
    fakeAlert: () =>
      'Message or screenshot of transfer fit be fake. Believe only your balance for here: talk “my balance” before you give anything out. Person wey dey rush you na bad sign.',
  },
  noTransfer: () => 'You never send any money.',
  noTransferTo: (f) => `I no see any money wey you send give ${f.name}.`,
  where: {
    waiting: (f) =>
      `Your ${printNaira(f.amount)} to ${f.name} (${f.bank}) never comot. Reply CANCEL now if you wan stop am.\nReference: ${f.reference}`,
    pending: (f) =>
      `Your ${printNaira(f.amount)} to ${f.name} dey road. ${f.bank} never answer us. E no lost: we still dey ask, we go tell you. Abeg no send am again.\nReference: ${f.reference}${session(f.sessionId)}`,
    success: (f) =>
      `Your ${printNaira(f.amount)} don reach ${f.name} (${f.bank}) on ${printDay(f.at)} by ${printTime(f.at)}. If dem no see am, make dem show their bank the session ID.\nReference: ${f.reference}${session(f.sessionId)}`,
    failed: (f) =>
      `Your ${printNaira(f.amount)} to ${f.name} no go. All the ${printNaira(f.total)} dey your account.\nReference: ${f.reference}${session(f.sessionId)}`,
    cancelled: (f) =>
      `You stop the ${printNaira(f.amount)} to ${f.name}. E dey your account.\nReference: ${f.reference}`,
    reversed: (f) =>
      `Your ${printNaira(f.amount)} to ${f.name} don come back. All the ${printNaira(f.total)} dey your account.\nReference: ${f.reference}${session(f.sessionId)}`,
  },

  languageNames,
  languageSet: (f) => `No wahala. From now I go dey write ${languageNames[f.language]}.`,
  languageNotYet: (f) =>
    `I never sabi write ${languageNames[f.language]}. For now I go still dey use ${languageNames[f.stays]}.`,

  person: () => 'Person from Karo go answer you here. Before e come, I still dey help: talk wetin you need.',
  personWaits: () =>
    'Person for Karo don get your message, e go answer here. Before e come, I still dey help with other things.',
  personHas: () =>
    'Person for Karo dey write with you here, so I dey quiet. Reply BOT if you want make I come back.',
  personAfterAll: () => 'Abeg no vex, I no dey understand you well.',
  back: () => 'I don come back. Wetin you wan do?',

  silent: () =>
    'I no hear anything inside that voice note. Abeg hold the button as you dey talk, or type am.',
  tooLong: () => 'That voice note too long for me. Abeg talk am make e no reach one minute, or type am.',
  unclear: () => 'I no hear that one well. Abeg talk am again small small, or type am.',
  cannotHear: (f) => `I never fit hear ${languageNames[f.language]}. Abeg type am.`,
  deaf: () => 'I no fit hear voice note now. Abeg type am.',
};
