import { type Path, paths } from './paths.ts';

type Head = { title: string; description: string };

/** What search engines, previews and the browser's tab say of a page before it runs. */
export const heads: Record<Path, Head> = {
  [paths.home]: {
    title: 'Karo · the bank in your chat',
    description:
      'Karo is a Nigerian bank that lives in WhatsApp. Open an account, send money, save and borrow by chat or voice note, in five languages.',
  },
  [paths.admin]: { title: 'Admin Dashboard · Karo', description: 'For the people who run Karo.' },
  [paths.bankingDemo]: {
    title: 'Banking Demo · Karo',
    description: 'A whole Karo account in a browser: transfers, bills, airtime, cards and the assistant.',
  },
  [paths.voiceBanking]: {
    title: 'Voice Banking · Karo',
    description: 'Talk to your bank, and see what it understood.',
  },
  [paths.communitySavings]: {
    title: 'Community Savings · Karo',
    description: 'Esusu groups, savings circles and investment clubs with a book that every member can read.',
  },
  [paths.onboarding]: {
    title: 'Open your account · Karo',
    description: 'Open a Karo account in five short steps with your BVN and your phone.',
  },
  [paths.faq]: {
    title: 'Frequently Asked Questions · Karo',
    description: 'Short answers about accounts, payments, security, voice banking and esusu at Karo.',
  },
  [paths.security]: {
    title: 'Security · Karo',
    description: 'Try the locks that protect your money at Karo, and check whether a receipt is real.',
  },
  [paths.notifications]: {
    title: 'Notifications · Karo',
    description: 'What Karo has told you, and how it may.',
  },
  [paths.support]: {
    title: 'Support Center · Karo',
    description: 'Live chat day and night, tickets answered within 24 hours, and every way to reach Karo.',
  },
  [paths.analytics]: {
    title: 'Financial Analytics · Karo',
    description: 'Where your money came from and went, by month and by category.',
  },
  [paths.settings]: {
    title: 'Account Settings · Karo',
    description: 'Your details, your locks, your limits and your data at Karo.',
  },
  [paths.loans]: {
    title: 'Personal Loans · Karo',
    description: 'Six loan products up to ₦50 million, with the whole schedule before you say yes.',
  },
  [paths.standingOrders]: {
    title: 'Standing orders · Karo',
    description:
      'What is paid later, or again and again: approved once, checked again on its day, stopped at any time.',
  },
  [paths.directory]: {
    title: 'Find a business · Karo',
    description:
      'Verified businesses by what they sell and where they are: find a plumber in Ibadan, and pay by @name.',
  },
  [paths.brand]: {
    title: 'The Karo brand · Karo',
    description: 'The mark, the colours and the letters of Karo, and how to use them.',
  },
  [paths.status]: {
    title: 'Is Karo working? · Karo',
    description: 'How chat, transfers, bills, cards and the other parts of Karo are at this moment.',
  },
  [paths.investments]: {
    title: 'Investments · Karo',
    description: 'Stocks, crypto, bonds and mutual funds in naira, from small money.',
  },
  [paths.ussdBanking]: {
    title: 'USSD Banking · Karo',
    description: 'Bank without internet on any phone: dial *347*5276# on MTN, Airtel, Glo or 9mobile.',
  },
  [paths.financialEducation]: {
    title: 'Financial Education · Karo',
    description: 'Short lessons about money with points that become real rewards.',
  },
  [paths.developerApis]: {
    title: 'Developer APIs · Karo',
    description: 'Put Karo behind your product: endpoints, keys, code samples and prices.',
  },
  [paths.diasporaRemittance]: {
    title: 'Diaspora Remittance · Karo',
    description: 'Send money home to Nigeria in one to five minutes, at a rate that you see.',
  },
  [paths.pay]: {
    title: 'Pay by code · Karo',
    description: 'A scanned code says whom you pay and how much; you approve it with your PIN.',
  },
  [paths.payIn]: {
    title: 'Another bank · Karo',
    description: 'Sandbox: pay into a Karo account as somebody at another bank.',
  },
  [paths.resetPin]: {
    title: 'Set a new PIN · Karo',
    description: 'A code to your phone and a picture of your face set a new PIN for your account.',
  },
  [paths.approve]: { title: 'Approve · Karo', description: 'Approve one payment with your PIN.' },
};
