import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { ussd as english } from '../en/ussd.ts';
import { printDay } from '../print.ts';

const charges = (f: { fee: Kobo; total: Kobo }): string =>
  f.fee > 0n ? `Charges ${printNaira(f.fee)}, total ${printNaira(f.total)}` : 'No charges';

export const ussd: typeof english = {
  home: () => 'Karo\n1 Send money\n2 My balance\n3 Buy airtime\n4 Pay bills\n5 Help',
  homeStranger: () => 'Welcome to Karo, your bank.\n1 Open account\n2 Help',
  resume: (f) => `You never finish: ${f.what}\n1 Continue\n2 Main menu`,
  amount: () => 'How much? For naira, like 5000\n0 Go back',
  account: () => 'Account number? E get 10 digits\n0 Go back',
  bank: () => 'Which bank?',
  more: () => 'More',
  approveSend: (f) =>
    `Send ${printNaira(f.amount)} give ${f.name}, ${f.bank} ${f.account}. ${charges(f)}\nPut PIN. 0 go stop am`,
  sending: (f) => `${printNaira(f.amount)} for ${f.name} dey go. We go text you receipt.`,
  sent: (f) => `You don send ${printNaira(f.amount)} give ${f.name}. We go text you receipt.`,
  balanceOrLast: () => 'Balance\n1 Wetin I get\n2 Wetin happen last\n0 Go back',
  pinForBalance: () => 'Put your PIN make you see am. 0 go stop',
  balance: (f) => `You get ${printNaira(f.available)}.\nAccount number ${f.nuban}`,
  nothingYet: () => 'Nothing don happen for your account yet.',
  line: (f) =>
    `${printDay(f.at).replace(/ \d{4}$/, '')} ${f.amount < 0n ? '-' : '+'}${printNaira(f.amount).replace('-', '')} ${f.who}`,
  airtimeFor: (f) => `Airtime for who?\n1 This number, ${f.phone}\n2 Another number\n0 Go back`,
  phone: () => 'Which phone number? Like 08031234567\n0 Go back',
  network: (f) => `Which network ${f.phone} dey?`,
  approveAirtime: (f) =>
    `Buy ${printNaira(f.amount)} airtime for ${f.network} ${f.phone}. No charges\nPut PIN. 0 go stop am`,
  airtimeSending: (f) => `${printNaira(f.amount)} airtime for ${f.phone} dey come. We go text you.`,
  bills: () => 'Pay bills\n1 Light\n2 TV\n3 Data\n0 Go back',
  dataFor: (f) => `Data for who?\n1 This number, ${f.phone}\n2 Another number\n0 Go back`,
  approveBill: (f) =>
    `Pay ${printNaira(f.amount)} give ${f.biller}${f.plan ? ` ${f.plan}` : ''} for ${f.number}${f.holder ? `, ${f.holder}` : ''}. No charges\nPut PIN. 0 go stop am`,
  billSending: (f) => `${printNaira(f.amount)} for ${f.biller} dey go. We go text you receipt.`,
  billWhat: (f) => `${printNaira(f.amount)} for ${f.biller}`,
  help: () =>
    'Help\n1 Where my money dey?\n2 Block my account\n3 Talk to person\n4 Charges and limits\n5 Change language\n6 New PIN\n0 Go back',
  helpStranger: () => 'Help\n1 Wetin be Karo?\n2 Wetin you need\n0 Go back',
  about: () =>
    'Karo na bank for WhatsApp and for this code. Send money, buy airtime, pay bills, save. You no need big phone.',
  needed: () =>
    'You need your BVN (dial *565*0#), phone number, and you suppose reach 18. Dial *347*5276# make we start.',
  pinForWhere: () => 'Put your PIN make you see your last transfer. 0 go stop',
  noTransfer: () => 'You never send any money yet.',
  where: {
    waiting: (f) => `${printNaira(f.amount)} for ${f.name} never comot yet.`,
    pending: (f) =>
      `${printNaira(f.amount)} for ${f.name} dey go. E no loss: we dey ask and we go text you. Abeg no send am again.`,
    success: (f) => `${printNaira(f.amount)} don reach ${f.name}.`,
    back: (f) => `${printNaira(f.amount)} for ${f.name} no go. E dey your account.`,
  },
  sureBlock: () =>
    'Make we block your account? Nothing go fit comot until you talk to us.\n1 Yes, block am\n2 No',
  blocked: () =>
    'We don block your account. Nothing fit comot. We go call you. Dial *347*5276# and choose 3 to reach us.',
  ownPhoneOnly: () => 'To protect you, that one dey work only from the phone wey get the account.',
  resetTexted: () =>
    'We don text you link. Open am for any phone wey get camera: code go come this number, then we go look your face.',
  personAsked: (f) => `Person go call you for this number before 24 hours. Your ticket na ${f.ticket}.`,
  personSubject: () => 'Abeg call me (from *347*5276#)',
  charges: (f) =>
    `Transfer no pass N53.75, plus N50 duty from N10,000; airtime and bills na free. For one day you fit send ${printNaira(f.daily)} and pay bills ${printNaira(f.bills)}.`,
  languages: () => 'Language\n1 English\n2 Pidgin\n3 Hausa\n4 Yoruba\n5 Igbo\n0 Go back',
  languageSet: () => 'From now we go dey write Pidgin. Dial *347*5276# make we continue.',
  fullName: () => 'Your first name and surname, as e dey your BVN?\n0 Go back',
  openOnPage: (site: string) => `BVN register go send you code, so open your account for ${site}/onboarding`,
  bvn: () => 'Your BVN? Na 11 digits. Dial *565*0# to see am\n0 Go back',
  newPin: () => 'Choose PIN of 4 digits. Type am two times together, like 13571357\n0 go stop',
  pinsDiffer: () => 'The two no be the same.',
  opened: (f) =>
    `Welcome, ${f.firstName}. Your account number na ${f.nuban}. We don text you wetin you fit do.`,
  choose: () => 'Abeg choose number wey dey the list.',
  pinApart: () => 'No ever put your PIN inside the code wey you dial.',
  stopped: () => 'We don stop am. No money move.',
  expired: () => 'E don pass 5 minutes, so we close am. No money move. Dial *347*5276# again.',
  trouble: () => 'Something spoil for our side. No money move. Abeg dial *347*5276# again.',
  late: () =>
    'E dey take time pass before. If you don approve am with your PIN, SMS go tell you wetin happen. If not, dial *347*5276# again.',
  code: () => 'To sure say na you, we don text you code of 6 digits. Put am. 0 go stop',
  codeRight: () => 'E correct.',
  pinAgain: () => 'Put PIN. 0 go stop',
  sendingWhat: (f) => `${printNaira(f.amount)} for ${f.name}`,
  airtimeWhat: (f) => `${printNaira(f.amount)} airtime for ${f.phone}`,
  done: () => 'We don do that one before. We go text you receipt.',
  codes: {
    menu: 'Main menu',
    send: 'Send money go any bank',
    balance: 'Your balance and account number',
    last: 'Wetin happen last for your account',
    airtimeSelf: 'Airtime for your own phone',
    airtimeOther: 'Airtime for another phone',
    bills: 'Light, TV and data',
    light: 'Light, prepaid meter',
    tv: 'DStv, GOtv, StarTimes',
    data: 'Data for your own phone',
    where: 'Where your last transfer dey',
    block: 'Block your account sharp sharp',
    person: 'Make person call you',
    charges: 'Charges and your limits',
  },
};
