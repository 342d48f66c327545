import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

type Send = { amount: Kobo; name: string; bank: string; account: string; fee: Kobo; total: Kobo };

const charges = (f: { fee: Kobo; total: Kobo }): string =>
  f.fee > 0n ? `Charges ${printNaira(f.fee)}, total ${printNaira(f.total)}` : 'No charges';

/** What a phone without internet shows: short, because a screen holds 182 characters. */
export const ussd = {
  home: () => 'Karo\n1 Send money\n2 My balance\n3 Buy airtime\n4 Pay bills\n5 Help',
  homeStranger: () => 'Welcome to Karo, your bank.\n1 Open an account\n2 Help',
  resume: (f: { what: string }) => `You were not done: ${f.what}\n1 Go on\n2 Main menu`,
  amount: () => 'How much? In naira, like 5000\n0 Back',
  account: () => 'Account number? It has 10 digits\n0 Back',
  bank: () => 'Which bank?',
  more: () => 'More',
  approveSend: (f: Send) =>
    `Send ${printNaira(f.amount)} to ${f.name}, ${f.bank} ${f.account}. ${charges(f)}\nEnter PIN. 0 stops`,
  sending: (f: { amount: Kobo; name: string }) =>
    `${printNaira(f.amount)} to ${f.name} is on its way. We will text you the receipt.`,
  sent: (f: { amount: Kobo; name: string }) =>
    `You sent ${printNaira(f.amount)} to ${f.name}. We will text you the receipt.`,
  balanceOrLast: () => 'Balance\n1 What I have\n2 What happened last\n0 Back',
  pinForBalance: () => 'Enter your PIN to see it. 0 stops',
  balance: (f: { available: Kobo; nuban: string }) =>
    `You have ${printNaira(f.available)}.\nAccount number ${f.nuban}`,
  nothingYet: () => 'Nothing has happened on your account yet.',
  line: (f: { at: Date; amount: Kobo; who: string }) =>
    `${printDay(f.at).replace(/ \d{4}$/, '')} ${f.amount < 0n ? '-' : '+'}${printNaira(f.amount).replace('-', '')} ${f.who}`,
  airtimeFor: (f: { phone: string }) => `Airtime for?\n1 This number, ${f.phone}\n2 Another number\n0 Back`,
  phone: () => 'Which phone number? Like 08031234567\n0 Back',
  network: (f: { phone: string }) => `Which network is ${f.phone} on?`,
  approveAirtime: (f: { amount: Kobo; network: string; phone: string }) =>
    `Buy ${printNaira(f.amount)} airtime for ${f.network} ${f.phone}. No charges\nEnter PIN. 0 stops`,
  airtimeSending: (f: { amount: Kobo; phone: string }) =>
    `${printNaira(f.amount)} airtime for ${f.phone} is on its way. We will text you.`,
  bills: () => 'Pay bills\n1 Light\n2 TV\n3 Data\n0 Back',
  dataFor: (f: { phone: string }) => `Data for?\n1 This number, ${f.phone}\n2 Another number\n0 Back`,
  approveBill: (f: { amount: Kobo; biller: string; number: string; holder?: string; plan?: string }) =>
    `Pay ${printNaira(f.amount)} to ${f.biller}${f.plan ? ` ${f.plan}` : ''} for ${f.number}${f.holder ? `, ${f.holder}` : ''}. No charges\nEnter PIN. 0 stops`,
  billSending: (f: { amount: Kobo; biller: string }) =>
    `${printNaira(f.amount)} to ${f.biller} is on its way. We will text you the receipt.`,
  billWhat: (f: { amount: Kobo; biller: string }) => `${printNaira(f.amount)} to ${f.biller}`,
  help: () =>
    'Help\n1 Where is my money?\n2 Block my account\n3 Talk to a person\n4 Charges and limits\n5 Change language\n6 New PIN\n0 Back',
  helpStranger: () => 'Help\n1 What is Karo?\n2 What you need\n0 Back',
  about: () =>
    'Karo is a bank on WhatsApp and on this code. Send money, buy airtime, pay bills, save. No smartphone is needed.',
  needed: () =>
    'You need your BVN (dial *565*0#), a phone number, and to be 18 or over. Dial *347*5276# to begin.',
  pinForWhere: () => 'Enter your PIN to see your last transfer. 0 stops',
  noTransfer: () => 'You have not sent any money yet.',
  where: {
    waiting: (f: { amount: Kobo; name: string }) => `${printNaira(f.amount)} to ${f.name} has not left yet.`,
    pending: (f: { amount: Kobo; name: string }) =>
      `${printNaira(f.amount)} to ${f.name} is on its way. It is not lost: we keep asking and will text you. Please do not send it again.`,
    success: (f: { amount: Kobo; name: string }) => `${printNaira(f.amount)} reached ${f.name}.`,
    back: (f: { amount: Kobo; name: string }) =>
      `${printNaira(f.amount)} to ${f.name} was not sent. It is in your account.`,
  },
  sureBlock: () =>
    'Block your account? Nothing can leave it until you have spoken to us.\n1 Yes, block it\n2 No',
  blocked: () =>
    'Your account is blocked. Nothing can leave it. We will call you. Dial *347*5276# and choose 3 to reach us.',
  ownPhoneOnly: () => 'For your safety that works only from the phone of the account.',
  resetTexted: () =>
    'We have texted you a link. Open it on any phone with a camera: a code comes to this number, then we look at your face.',
  personAsked: (f: { ticket: string }) =>
    `A person will call you on this number within 24 hours. Your ticket is ${f.ticket}.`,
  personSubject: () => 'Please call me (from *347*5276#)',
  charges: (f: { daily: Kobo; bills: Kobo }) =>
    `Transfers cost at most N53.75 and N50 duty from N10,000; airtime and bills are free. A day you can send ${printNaira(f.daily)} and pay ${printNaira(f.bills)} of bills.`,
  languages: () => 'Language\n1 English\n2 Pidgin\n3 Hausa\n4 Yoruba\n5 Igbo\n0 Back',
  languageSet: () => 'From now on we write English. Dial *347*5276# to go on.',
  fullName: () => 'Your first name and surname, as your BVN has them?\n0 Back',
  openOnPage: (site: string) =>
    `The BVN register sends you a code, so open your account at ${site}/onboarding`,
  bvn: () => 'Your BVN? 11 digits. Dial *565*0# to see it\n0 Back',
  newPin: () => 'Choose a PIN of 4 digits. Type it twice together, like 13571357\n0 stops',
  pinsDiffer: () => 'Those two are not the same.',
  opened: (f: { firstName: string; nuban: string }) =>
    `Welcome, ${f.firstName}. Your account number is ${f.nuban}. We have texted you what you can do.`,
  choose: () => 'Please choose a number of the list.',
  pinApart: () => 'Never put your PIN in the code that you dial.',
  stopped: () => 'Stopped. No money moved.',
  expired: () => 'That took longer than 5 minutes, so we closed it. No money moved. Dial *347*5276# again.',
  trouble: () => 'Something went wrong on our side. No money moved. Please dial *347*5276# again.',
  late: () =>
    'This takes longer than usual. If you approved it with your PIN, an SMS will tell you what became of it. If not, dial *347*5276# again.',
  code: () => 'To be sure that it is you, we have texted you a code of 6 digits. Enter it. 0 stops',
  codeRight: () => 'That is right.',
  pinAgain: () => 'Enter PIN. 0 stops',
  sendingWhat: (f: { amount: Kobo; name: string }) => `${printNaira(f.amount)} to ${f.name}`,
  airtimeWhat: (f: { amount: Kobo; phone: string }) => `${printNaira(f.amount)} airtime for ${f.phone}`,
  done: () => 'That was done already. We will text you the receipt.',

  /** The codes that can be dialled straight, as the site lists them. */
  codes: {
    menu: 'The main menu',
    send: 'Send money to any bank',
    balance: 'Your balance and account number',
    last: 'What happened last on your account',
    airtimeSelf: 'Airtime for your own phone',
    airtimeOther: 'Airtime for another phone',
    bills: 'Light, TV and data',
    light: 'Electricity, prepaid meter',
    tv: 'DStv, GOtv, StarTimes',
    data: 'Data for your own phone',
    where: 'Where your last transfer is',
    block: 'Block your account at once',
    person: 'Have a person call you',
    charges: 'Charges and your limits',
  },
};
