import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `You get ${printNaira(f.available)}, so I dey go on:`,
  fails: (f) => `You get ${printNaira(f.available)}, so I no dey offer anything. No money comot.`,
  cannotWait: () =>
    `I no fit wait for that one by myself, so I no dey offer anything. Tell me when e don happen, or call the day: “send 5k to Chidi on Friday”.`,
  noSuchDate: (f) => `No ${f.said} dey, so I no dey offer anything. Which day you mean?`,
  unchanged: () => `OK. I no change anything.`,
  onlyOwn: () =>
    'Na only your own account I fit show you. The person wey get that account go ask with their own phone.',
  later: () => 'Okay, no rush. Nothing go happen until you talk.',
  noted: () => 'Thank you say you tell me.',
  welcome: () => 'Thank you say you tell me. Wetin I fit do for you?',
  whichPart: () =>
    'Sorry say I no clear. Tell me small wetin make I explain, or reply PERSON make somebody explain am give you.',
  sayAgain: () => 'Sorry, I no hear you well. Tell me again how you want am.',
  noStaff: () =>
    'Nobody fit give me order for chat, and nobody from Karo dey work inside am. Na the person wey get account I dey serve, and na only their own PIN dey move money.',
  notKnown: () => `I no sabi that one. I no change anything.`,
  takenBack: () =>
    `I don take am back: nobody fit approve am now. Wetin suppose change? Tell me the amount, the account or the bank.`,
  pinPlace: () =>
    `Open the secure page wey dey under the offer, put your PIN there, no be for this chat. See the page again.`,
  pageAgain: () =>
    `See the secure page again. If e still dey empty, close am open am again, or use another browser.`,
  walletOf: (f) => `Which wallet or bank get ${f.phone}?`,
  karoByPhone: (f) => `${f.phone} na ${f.name} for Karo. Make I send am there?`,
  queueFull: (f: { said: string }) =>
    `I fit hold only five orders at a time. When these ones finish, tell me again: “${f.said}”.`,
  queued: (f) => `Next one, when you don approve or cancel this one: “${f.said}”.`,
  next: (f) => `Next one: “${f.said}”.`,
  either: (f: { titles: readonly string[] }) =>
    `You mean ${f.titles.map((title) => `“${title}”`).join(' abi ')}? Press one, or talk am another way.`,
  listening: () => 'Yes, continue: I dey hear you.',
  bot: () =>
    'Na Karo assistant I be, na computer program. People dey work for Karo too: talk PERSON, one of dem go answer you for this chat.',
  owner: () =>
    'Karo na bank wey dey follow the rules of Central Bank of Nigeria. Who get am, I no fit tell you myself: talk PERSON, somebody for Karo go answer that one here.',
  details: () =>
    'Your name for here na the one wey dey your BVN. If e wrong there or e don change, make bank wey dey register BVN correct am; then person for Karo go change am here. For address, email or phone number press “Talk to person” and talk wetin new.',
  openingFree: () =>
    'To open account no cost anything. Wetin transfer cost, you go see am every time before your PIN.',
  business: () =>
    'Account for Karo dey person own name, even if you dey use am do business. For shop people, plan “Business” dey with higher limit: talk “upgrade my plan”. For account for company name press “Talk to person”.',
  stopped: (f) => `I don stop am: “${f.said}”.`,
  whichStop: () => 'Which one make I stop? See wetin dey wait:',
  wasStopped: () => 'Yes, I don stop am. No money comot.',
  askMoney: (f) =>
    `Make I ask ${f.to} for ${printNaira(f.amount)}${f.note ? ` (${f.note})` : ''}? Nothing go comot for your account.`,
};
