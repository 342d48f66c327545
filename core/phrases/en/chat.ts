import type { Limits, TransactionKind } from '../../catalogue/index.ts';
import { type Kobo, type Language, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';
import { products } from './site.ts';

/** What a quote that waits for its approval is about. */
export type Waiting = { operation: string; amount: Kobo; name: string };
/** One line of what happened on an account. */
export type Line = {
  at: Date;
  kind: TransactionKind;
  who: string;
  amount: Kobo;
  status: 'success' | 'pending' | 'failed';
};
type Transfer = {
  amount: Kobo;
  total: Kobo;
  name: string;
  bank: string;
  reference: string;
  sessionId?: string;
  at: Date;
};
/** What of the menu somebody outside stands behind. */
type Offers = { bills: boolean; investments: boolean };
/** Something typed that must not be typed. */
export type SecretKind = 'pin' | 'bvn' | 'code' | 'card';

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
  code: 'a code',
  card: 'a card number',
};

const waitingFor = ({ operation, amount, name }: Waiting): string => {
  if (operation === 'transfer') return `${printNaira(amount)} to ${name}`;
  if (operation === 'airtime') return `${printNaira(amount)} airtime for ${name}`;
  if (operation === 'set_pin') return 'Your new account';
  return operation === 'change_pin'
    ? 'The change of your PIN'
    : amount > 0n
      ? `${name} (${printNaira(amount)})`
      : name;
};

const lineWords: Record<Line['kind'], (who: string) => string> = {
  transfer_out: (who) => `to ${who}`,
  transfer_in: (who) => `from ${who}`,
  airtime: (who) => `airtime ${who}`,
  opening: () => 'opening balance',
  reversal: (who) => (who ? `back from ${who}` : 'sent back'),
  ...products,
  other: (who) => who,
};

const lineEnds: Record<Line['status'], string> = {
  success: '',
  pending: ' (on its way)',
  failed: ' (failed)',
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
  single: 'sending at one time',
  daily: 'sending in a day',
  monthly: 'sending in a month',
  dailyBills: 'airtime and bills in a day',
  withdrawal: 'cash in a day',
};

/** What the bank says in conversation. Short lines for a small screen; never a claim of what has not happened. */
export const chat = {
  sorry: () => 'Sorry, something went wrong on our side. No money moved. Please say it again.',
  unreadable: () =>
    'Sorry, I could not read that message. No money moved. Please write it shorter, or in other words.',
  tooManySlow: () =>
    'Please wait a few minutes before you write again: your last messages were hard to read.',
  hello: (f: { firstName: string }) => `Hello ${f.firstName}, this is Karo. What would you like to do?`,
  helloStranger: () => 'Hello, this is Karo, your bank in this chat. You can type or send a voice note.',
  menu: (f: Offers) =>
    `You can send money, ${f.bills ? 'buy airtime, ' : ''}see your balance and your transactions. Just say it, or choose.`,
  menuStranger: (f: Offers) =>
    `I can open an account for you. Then you can send money${f.bills ? ' and buy airtime' : ''} by chat or voice.`,
  greetedBack: () => 'It is good to hear from you. I wish you and yours well. What can I do for you?',
  thanks: () => 'You are welcome.',
  abuse: () => 'I am sorry that you are upset. I want to help. Tell me what is wrong, or reply PERSON.',
  outOfScope: (f: Offers) =>
    `I cannot help with that. I can send money, ${f.bills ? 'pay airtime and bills, ' : ''}and help you save${f.investments ? ', borrow and invest' : ' and borrow'}. Say MENU to see it all.`,
  heardAs: (text: string) => `I heard: “${text}”`,
  notUnderstood: () => 'Sorry, I did not understand that.',
  notUnderstoodAgain: () =>
    'Sorry, I still do not understand. Say it in other words, or choose one. Reply PERSON to talk to a person.',
  /** The same was refused three times and more. */
  wrongAgain: (f: { example: string | undefined }) =>
    `${f.example ? `It looks like ${f.example}. ` : ''}What you said before stays. Reply PERSON to talk to a person.`,
  nothingAsked: () => 'I am not waiting for an answer. What would you like to do?',
  onlyText: () => 'I can read text and hear voice notes, but not this. Please type it or say it.',
  invite: () => 'You do not have a Karo account yet. Shall I open one? It takes two minutes.',
  openFirst: () => 'First let us open your account.',
  declined: () => 'All right. I am here when you need me.',
  alreadyOpen: (f: { nuban: string }) => `You already have an account with us: ${f.nuban}.`,
  notYet: (f: { what: string }) =>
    `${f.what} is not here yet. I will not pretend. This is what I can do now:`,
  putAside: () => 'I have stopped what we were doing before. No money moved.',

  titles: {
    balance: 'My balance',
    transfer: 'Send money',
    airtime: 'Buy airtime',
    transactions: 'My transactions',
    beneficiaries: 'People I have paid',
    receipt: 'Receipt',
    where_is_my_money: 'Where is my money?',
    statement: 'My statement',
    spending: 'What I spent',
    limits: 'My limits',
    pin_change: 'Change my PIN',
    open_account: 'Open an account',
    human: 'Talk to a person',
    freeze_account: 'Block my account',
    help: 'What can you do?',
    recall: 'Ask it back',
    language: 'Change language',
    cancel: 'Cancel',
    yes: 'Yes',
    no: 'No',
    another: 'Another amount',
    otherPhone: 'Another number',
    my_requests: 'Requests for money',
    bot: 'Back to Karo',
    data: 'Buy data',
    electricity: 'Pay for light',
    tv: 'Pay for TV',
    bill: 'Pay a bill',
    card_create: 'Create a card',
    card_freeze: 'Freeze my card',
    card_show: 'My card',
    loan_apply: 'Get a loan',
    loan_status: 'My loans',
    loan_repay: 'Pay back my loan',
    invest: 'Invest',
    portfolio: 'My investments',
    remittance: 'Money from abroad',
    group_create: 'Start a group',
    group_join: 'Join a group',
    group_contribute: 'Pay my contribution',
    group_status: 'My groups',
    goal: 'Save for a goal',
    lesson: 'Learn about money',
    nextLesson: 'Next',
    quiz: 'Quiz',
  },

  products: {
    open_account: 'Opening an account',
    airtime: 'Buying airtime',
    market: 'The market',
    data: 'Buying data',
    electricity: 'Paying for light',
    tv: 'Paying for TV',
    bill: 'Paying that bill',
    card_create: 'A card',
    card_freeze: 'Locking a card',
    card_show: 'A card',
    group_create: 'Esusu',
    group_join: 'Esusu',
    group_contribute: 'Esusu',
    group_status: 'Esusu',
    goal: 'Saving for a goal',
    loan_apply: 'A loan',
    loan_status: 'A loan',
    loan_repay: 'A loan',
    invest: 'Investing',
    portfolio: 'Investing',
    remittance: 'Money from abroad',
    lesson: 'Lessons about money',
    tier_upgrade: 'A higher plan',
    ussd: 'Banking by *347*5276#',
  },

  ask: {
    amount: () => 'How much?',
    amountAgain: () => 'Tell me another amount, or reply CANCEL.',
    whichAmount: () => 'Which amount do you mean?',
    sendOrTopUp: (f: { amount: Kobo; phone: string }) =>
      `${printNaira(f.amount)} for ${f.phone}: buy airtime, or send money?`,
    received: (f: { name: string; amount: Kobo; at: Date }) =>
      `${f.name} sent you ${printNaira(f.amount)} on ${printDay(f.at)}.`,
    to: () =>
      'Who should get it? Give the account number and bank, or the name of somebody you have paid before.',
    toUnknown: (f: { name: string }) =>
      `I do not know ${f.name} yet. What is the account number? It has 10 digits.`,
    accountTyped: () => 'I will not guess the account number from a voice note. Please type it.',
    whichPerson: (f: { name: string }) => `Which ${f.name} do you mean?`,
    bank: (f: { account: string }) => `Which bank is ${f.account} with?`,
    phone: () => 'Which phone number? For example 0803 000 0000.',
    phoneFor: (f: { name: string }) => `What is ${f.name}’s phone number?`,
    myPhone: (f: { phone: string }) => `Shall I use this number, ${f.phone}?`,
    network: (f: { phone: string }) => `Which network is ${f.phone} on?`,
    fullName: () => 'Good. What is your name? First name and surname, as your BVN has it.',
    bvn: (f: { firstName: string }) =>
      `Thank you, ${f.firstName}. What is your BVN? It has 11 digits; dial *565*0# to see it. I wipe it from this chat at once.`,
    period: () => 'For which time?',
    language: () => 'Which language do you want?',
    sureRecall: (f: { amount: Kobo; name: string; at: Date }) =>
      `Shall I ask back the ${printNaira(f.amount)} that you sent to ${f.name} on ${printDay(f.at)}?`,
    sureLate: (f: { at: Date }) =>
      `You sent this at ${printTime(f.at)} on ${printDay(f.at)}, but it reached me only now, so I did nothing. Do you still want it?`,
    unknownAccount: () =>
      'Ask them for it: the 10 digits are in their bank’s app or in any alert. Who banks with Karo can be paid by phone number or @name.',
    unknownBank: () =>
      'Choose one of the list, or ask them. I show the name that the account has there, and nothing leaves before you approve it.',
    onlyNow: () =>
      'I send this one as soon as you approve it. To pay on another day, or again and again, cancel it and say it in one message: “send 5k to Chidi every Friday”.',
    onceOnly: () => 'I offer one at a time. When this one is done, say it again for the next.',
    sentAlready: (f: { amount: Kobo; name: string; minutes: number }) =>
      `⚠️ You sent ${printNaira(f.amount)} to ${f.name} ${f.minutes === 0 ? 'a moment' : f.minutes === 1 ? '1 minute' : `${f.minutes} minutes`} ago. Send again?`,
    sendToOwner: (f: { account: string; bank: string; name: string }) =>
      `${f.account} with ${f.bank} belongs to ${f.name}. How much shall I send there? Or reply CANCEL.`,
    retry: () => 'Shall I try again?',
    change: () => 'All right. What should I change? Or reply CANCEL.',
  },

  /** Where an answer came so late that it is not taken. */
  late: (f: { at: Date }) =>
    `Your message of ${printTime(f.at)} reached me only now, so I did nothing with it.`,
  longAgo: () => 'It has been a while, so let me ask again.',
  offerExpired: () => 'That offer has expired. No money moved. Here is a fresh one:',
  cancelled: () => 'All right, I have stopped. No money moved.',
  nothingToCancel: () => 'There is nothing to cancel.',
  /** Where nothing waits, and the last transfer was a moment ago. */
  goneAlready: (f: { amount: Kobo; name: string }) =>
    `Nothing is waiting, so there is nothing to cancel. Your ${printNaira(f.amount)} to ${f.name} has gone already: reply RECALL to ask for it back.`,
  /** What was said while something else was asked. */
  noted: (f: { what: string }) => `OK, ${f.what}.`,
  nothingToRepeat: () => 'I have not said anything yet.',

  nameDiffers: (f: { said: string; found: string }) =>
    `⚠️ Careful: you said ${f.said}, but this account belongs to ${f.found}. If that is not who you mean, reply CANCEL.`,
  chargesFor: (f: { amount: Kobo; fee: Kobo; duty: Kobo }) =>
    `Sending ${printNaira(f.amount)} to another bank costs ${printNaira(f.fee)}${f.duty > 0n ? ` and ${printNaira(f.duty)} stamp duty` : ''}. To a Karo account it is free.`,
  billsOfOthers: () =>
    'Other companies do not tell me what you owe them, or by when: it stands on their bill. On a Karo card nothing is owed: it is paid from your balance. To pay a bill now, say “pay a bill”.',
  askSender: () =>
    'What is not here has not arrived yet. Whoever sent it can ask their own bank, with the session ID on their receipt.',
  heirs: () =>
    'Nobody loses it: your money goes to your heirs. Karo keeps no next of kin for an account, so tell your family that you bank here. They bring the death certificate and the court’s letter (probate, or letters of administration), and a person here settles it with them. Do not leave them your PIN.',
  cameInError: () =>
    'Leave it where it is, and send it to nobody who calls or writes: many thieves say this. Money that was sent in error is what the sender’s bank asks us for, and we then ask you. To give it back yourself, say “talk to a person”: it goes to the account that it came from.',
  notMailed: () =>
    'I do not mail a statement: I show it here, and on WhatsApp and on the site it comes as a PDF that you can forward. For a report by email each month, say “email me my monthly report”.',
  noCash: () =>
    'I have no branch and no cash machine: all is done here. To get cash, send the money to an agent (POS) or to your account at another bank. To put cash in, give an agent your account number; say “my balance” to see it.',
  leftAfter: (f: { left: Kobo }) => `After this you will have ${printNaira(f.left)} left.`,
  sureName: (f: { bank: string; account: string; name: string }) =>
    `${f.bank} says that ${f.account} belongs to ${f.name}. Only you know whether that is who you mean: if not, reply CANCEL.`,
  noAccountThere: () =>
    'They can open one here in a few minutes: let them greet this number. Or send to somebody near them who has an account.',
  orCancel: () => 'CANCEL stops it.',
  notByWords: () =>
    'A word cannot move money here. Approve with your PIN on the secure page, never in this chat. Or reply CANCEL.',
  /** An order that waited gives way to the one that was asked for after it. */
  gaveWay: (f: Waiting) =>
    `${waitingFor(f)} no longer waits: it cannot be approved now. Say it again if you want it.`,
  /** What an order that is not complete holds. */
  soFar: (f: { what: string }) => `So far: ${f.what}.`,
  /** Which of a list, for who asks; the list stays. */
  extremes: {
    cheapest: (f: { title: string }) => `Of these, the cheapest is ${f.title}.`,
    smallest: (f: { title: string }) => `Of these, the smallest is ${f.title}.`,
    biggest: (f: { title: string }) => `Of these, the biggest is ${f.title}.`,
    safest: (f: { title: string }) => `Of these, the least risk is in ${f.title}.`,
  },
  stillWaits: (f: Waiting) =>
    `${waitingFor(f)} still waits for your PIN on the secure page. CANCEL stops it.`,
  secret: (f: { kind: SecretKind }) =>
    f.kind === 'bvn'
      ? 'I have wiped your BVN from this chat and did not use it. Do not send it in a message: I ask for it only when you open an account.'
      : `Never type ${secretNames[f.kind]} in a chat: whoever sees it could take your money. I have wiped it and did not use it. Delete it on your phone too.`,
  /** A BVN that was typed before an opening asks for it. */
  bvnEarly: () =>
    'I have wiped your BVN from this chat and did not use it. You give it at the end, after your name and number.',
  pinSeen: () => 'If somebody may have seen it, say “change my PIN”.',
  /** Four round digits were wiped where an order waits: they may have been a sum. */
  sumWiped: () => 'If it was another amount, write N before it.',

  setPin: (f: { firstName: string; needsBvn: boolean }) =>
    f.needsBvn
      ? `Almost done, ${f.firstName}. On the secure page, give your BVN and choose a PIN of 4 digits. Never type them here.`
      : `Almost done, ${f.firstName}. On the secure page, choose a PIN of 4 digits. Never type it here.`,
  changePin: () => 'You can change your PIN on the secure page. Never type it here.',

  balance: (f: { available: Kobo; held: Kobo; liens: readonly string[]; nuban: string }) =>
    [
      `You have ${printNaira(f.available)}.`,
      ...(f.held > 0n ? [`Another ${printNaira(f.held)} is on its way out.`] : []),
      ...f.liens,
      `Account number: ${f.nuban}`,
    ].join('\n'),
  transactions: (f: { lines: Line[] }) =>
    f.lines.length === 0 ? 'Nothing has happened on your account yet.' : f.lines.map(printLine).join('\n'),
  /** What came in, or went out, alone; without a label of all time. */
  oneWay: (f: {
    way: 'in' | 'out';
    label?: string;
    name?: string;
    total: Kobo;
    lines: Line[];
    more: number;
  }) => {
    const isIn = f.way === 'in';
    const who = f.name ? ` ${isIn ? 'from' : 'to'} ${f.name}` : '';
    if (f.lines.length === 0)
      return `No money has ${isIn ? 'come in' : 'gone out'}${who}${f.label ? ` (${f.label})` : ' yet'}.`;
    return [
      `Money that ${isIn ? 'came in' : 'went out'}${who}${f.label ? `, ${f.label}: ${printNaira(f.total)}` : ':'}`,
      ...f.lines.map(printLine),
      ...(f.more > 0 ? [`and ${f.more} more before that`] : []),
    ].join('\n');
  },
  statement: (f: { label: string; lines: Line[]; more: number; into: Kobo; out: Kobo; balance: Kobo }) =>
    [
      `Your account, ${f.label}:`,
      `In ${printNaira(f.into)}`,
      `Out ${printNaira(f.out)}`,
      `Balance now ${printNaira(f.balance)}`,
      ...(f.lines.length ? ['', ...f.lines.map(printLine)] : []),
      ...(f.more > 0 ? [`and ${f.more} more before that`] : []),
    ].join('\n'),
  /** A stretch of time; `to` is the first moment after it. */
  period: (f: { label: string; from: Date; to: Date }): string =>
    periodNames[f.label] ?? `${printDay(f.from)} to ${printDay(new Date(f.to.getTime() - DAY_MS))}`,
  sentTo: (f: { name: string; amount: Kobo; fees: Kobo; label: string }) =>
    `You sent ${f.name} ${printNaira(f.amount)} (${f.label})${f.fees > 0n ? `, and paid ${printNaira(f.fees)} in charges` : ''}.`,
  limits: (f: {
    single: Kobo;
    daily: Kobo;
    monthly: Kobo;
    dailyBills: Kobo;
    left: { today: Kobo; month: Kobo; bills: Kobo };
  }) =>
    [
      `Left to send today: ${printNaira(f.left.today)}`,
      `left this month: ${printNaira(f.left.month)}`,
      `airtime and bills left today: ${printNaira(f.left.bills)}`,
      `\nWhat you can send:\nat one time ${printNaira(f.single)}\na day ${printNaira(f.daily)}\na month ${printNaira(f.monthly)}\nairtime and bills a day ${printNaira(f.dailyBills)}`,
    ].join('\n'),
  /** A limit of the customer's own choice. */
  limiting: {
    howMuch: (f: { name: keyof Limits; from: Kobo }) =>
      `What should the limit for ${limitCalled[f.name]} be? It is ${printNaira(f.from)} now.`,
    sure: (f: { name: keyof Limits; from: Kobo; to: Kobo }) =>
      `Lower the limit for ${limitCalled[f.name]} from ${printNaira(f.from)} to ${printNaira(f.to)}? It holds at once. To raise it again takes a code and a day.`,
    lowered: (f: { name: keyof Limits; to: Kobo }) =>
      `✅ Done. The limit for ${limitCalled[f.name]} is ${printNaira(f.to)} now. Nothing above it goes out.`,
    stays: (f: { name: keyof Limits; from: Kobo }) =>
      `It stays: the limit for ${limitCalled[f.name]} is ${printNaira(f.from)}.`,
    isSo: (f: { name: keyof Limits; to: Kobo }) =>
      `The limit for ${limitCalled[f.name]} is ${printNaira(f.to)} already.`,
    higher: (f: { link: string }) =>
      `A higher limit takes a code, and begins after 24 hours, so that nobody else can raise it and empty your account. You set it here: ${f.link}`,
  },
  /** Those whom the customer pays. */
  people: {
    list: (f: { names: string[] }) =>
      f.names.length === 0
        ? 'Nobody is on your list yet. Whoever you pay is remembered; or say “save beneficiary” with an account number and bank.'
        : `People you pay:\n${f.names.join('\n')}\nSay “send 5k to …” with a name. “Remove …” takes one off.`,
    which: () => 'Which of them?',
    nobody: (f: { name: string }) => `Nobody on your list is called ${f.name}. Which of them?`,
    askAccount: () => 'What is the account number? It has 10 digits.',
    askNickname: (f: { name: string }) => `What do you want to call ${f.name}?`,
    sureSave: (f: { said: string; found: string }) =>
      `⚠️ Careful: you said ${f.said}, but this account belongs to ${f.found}. Shall I save it?`,
    sureRemove: (f: { who: string }) => `Shall I take this person off your list?\n${f.who}`,
    saved: (f: { who: string; name: string }) => `✅ Saved: ${f.who}.\nSay “send 5k to ${f.name}”.`,
    removed: (f: { who: string }) => `✅ ${f.who} is off your list. No money moved.`,
    renamed: (f: { who: string; name: string }) => `✅ Done: ${f.who}.\nSay “send 5k to ${f.name}”.`,
  },

  /** What the words of banking mean, for who asks that and orders nothing. */
  terms: {
    transfer: () =>
      'A transfer moves money from your account to another. Say whom and how much, like “send 5k to 0123456789 GTBank”. I show the name and the charges; nothing leaves before your PIN.',
    standingOrder: () =>
      'A standing order pays the same sum by itself, again and again. Say for example “every Friday send 2k to 1234567896 GTB”: you approve it once, I tell you the day before, and you can stop it at any time. A contribution to your group and a savings goal can run so as well.',
    overdraft: () =>
      'An overdraft is spending more than your account holds: the bank lends the rest. I have none: your account never goes below zero. Say “loan” to see what you can borrow.',
    mortgage: () =>
      'A mortgage is a long loan to buy or build a home, and the home stands for it until it is paid back. Say “home loan” to see ours.',
    interest: () =>
      'Interest is the price of money: who borrows pays it, who saves earns it. It is counted as a part of the sum for each year.',
    goal: () =>
      'A savings goal keeps money apart for one thing, like rent. It earns interest, and you can take it out. Say “save 200k for rent by June”.',
    bond: () =>
      'A treasury bill or a bond is money that you lend to the government for a set time. It comes back with interest. Say “show bonds” to see what there is.',
    crypto: () =>
      'Bitcoin and other crypto are money that no state stands behind. Their price can rise or fall by half in weeks: put in only what you can lose. Say “market” to see prices.',
    share: () =>
      'A share is a small part of a company. When the company does well it is worth more; when not, less. Say “market” to see prices.',
    nin: () =>
      'The NIN is the national identification number: 11 digits that NIMC gives to everybody in Nigeria, once for life. Dial *346# to see yours. With it you can reach a higher level here. Type it only on our secure page, never in the chat.',
    fakeAlert: () =>
      'A message or a screenshot of a transfer can be false. Believe only your balance here: say “my balance” before you hand anything over. Who hurries you is a bad sign.',
  },
  noTransfer: () => 'You have not sent any money yet.',
  noTransferTo: (f: { name: string }) => `I do not see any money that you sent to ${f.name}.`,
  where: {
    waiting: (f: Transfer) =>
      `Your ${printNaira(f.amount)} to ${f.name} (${f.bank}) has not left yet. Reply CANCEL now to stop it.\nReference: ${f.reference}`,
    pending: (f: Transfer) =>
      `Your ${printNaira(f.amount)} to ${f.name} is on its way. ${f.bank} has not answered yet. It is not lost: we keep asking, and we will tell you. Please do not send it again.\nReference: ${f.reference}${session(f.sessionId)}`,
    success: (f: Transfer) =>
      `Your ${printNaira(f.amount)} reached ${f.name} (${f.bank}) on ${printDay(f.at)} at ${printTime(f.at)}. If they do not see it, they can show their bank the session ID.\nReference: ${f.reference}${session(f.sessionId)}`,
    failed: (f: Transfer) =>
      `Your ${printNaira(f.amount)} to ${f.name} wasn’t sent. The full ${printNaira(f.total)} is back in your account.\nReference: ${f.reference}${session(f.sessionId)}`,
    cancelled: (f: Transfer) =>
      `You stopped the ${printNaira(f.amount)} to ${f.name}. It is in your account.\nReference: ${f.reference}`,
    reversed: (f: Transfer) =>
      `Your ${printNaira(f.amount)} to ${f.name} came back. All ${printNaira(f.total)} is in your account.\nReference: ${f.reference}${session(f.sessionId)}`,
  },

  languageNames,
  languageSet: (f: { language: Language }) => `All right. From now on I write ${languageNames[f.language]}.`,
  languageNotYet: (f: { language: Language; stays: Language }) =>
    `I do not write ${languageNames[f.language]} yet. For now I stay with ${languageNames[f.stays]}.`,

  person: () => 'A person from Karo will answer you here. Until then I go on helping: say what you need.',
  personWaits: () =>
    'Your message is with a person at Karo, who will answer here. Until then I go on helping with everything else.',
  /** Where the person writes already. */
  personHas: () =>
    'A person at Karo is writing with you here, so I keep quiet. Reply BOT if you want me back.',
  personAfterAll: () => 'I am sorry, I do not understand you well enough.',
  back: () => 'I am back. What would you like to do?',

  silent: () => 'I heard nothing in that voice note. Please hold the button while you speak, or type it.',
  tooLong: () => 'That voice note is too long for me. Please say it in less than a minute, or type it.',
  unclear: () => 'I could not hear that well. Please say it again slowly, or type it.',
  cannotHear: (f: { language: Language }) =>
    `I cannot hear ${languageNames[f.language]} yet. Please type it.`,
  deaf: () => 'I cannot listen to voice notes right now. Please type it.',
};
