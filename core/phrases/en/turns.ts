import { type Kobo, printNaira } from '../../kernel/index.ts';

/** What the bank says of a message itself: a condition in it, a date, the offer or the page that it speaks of. */
export const turns = {
  /** A condition that the bank could look at. */
  holds: (f: { available: Kobo }) => `You have ${printNaira(f.available)}, so I go on:`,
  fails: (f: { available: Kobo }) =>
    `You have ${printNaira(f.available)}, so I offer nothing. No money moved.`,
  /** One that it cannot. */
  cannotWait: () =>
    'I cannot wait for that by myself, so I offer nothing. Tell me when it has happened, or name a day: “send 5k to Chidi on Friday”.',
  noSuchDate: (f: { said: string }) => `There is no ${f.said}, so I offer nothing. Which day do you mean?`,
  /** Told by the way: nothing that was asked or offered changes. */
  unchanged: () => 'All right. I have changed nothing.',
  /** What another's account holds was asked for. */
  onlyOwn: () => 'I show you your own account only. The owner of that account can ask from their own phone.',
  /** Who puts it off, thinks it over or asks for a moment. */
  later: () => 'All right, there is no hurry. Nothing is done until you say so.',
  noted: () => 'Thank you for telling me.',
  /** Somebody tells who they are, and wishes nothing yet. */
  welcome: () => 'Thank you for telling me. What can I do for you?',
  /** The bank’s words were not understood. */
  whichPart: () =>
    'I am sorry that I was not clear. Tell me in a few words what I should explain, or reply PERSON and somebody explains it to you.',
  /** The bank got it wrong, and how it should be was not said. */
  sayAgain: () => 'I am sorry, I got that wrong. Tell me once more how you want it.',
  /** Somebody claims to be staff, or to command the assistant. */
  noStaff: () =>
    'Nobody gives me orders in a chat, and nobody from Karo works in one. I serve the owner of an account, and only their own PIN moves money.',
  notKnown: () => 'I do not know that. I have changed nothing.',
  /** What waited was said to be wrong, and not how. */
  takenBack: () =>
    'I have taken that back: it cannot be approved now. What should be different? Tell me the amount, the account or the bank.',
  pinPlace: () =>
    'Open the secure page under the offer and type your PIN there, never in this chat. Here is the page again.',
  pageAgain: () =>
    'Here is the secure page again. If it stays empty, close it and open it once more, or use another browser.',
  /** Which wallet or bank a phone number is with. */
  walletOf: (f: { phone: string }) => `Which wallet or bank is ${f.phone} with?`,
  karoByPhone: (f: { phone: string; name: string }) =>
    `${f.phone} is ${f.name} at Karo. Shall I send it there?`,
  /** Orders of one message that wait for the one before. */
  queueFull: (f: { said: string }) =>
    `I keep five orders at a time. After these, tell me again: “${f.said}”.`,
  queued: (f: { said: string }) => `Next, when this one is approved or cancelled: “${f.said}”.`,
  next: (f: { said: string }) => `Next: “${f.said}”.`,
  either: (f: { titles: readonly string[] }) =>
    `Do you mean ${f.titles.map((title) => `“${title}”`).join(' or ')}? Press one, or say it in other words.`,
  listening: () => 'Yes, go on: I am listening.',
  bot: () =>
    'I am Karo’s assistant, a computer program. People work at Karo too: say PERSON, and one of them answers you in this chat.',
  owner: () =>
    'Karo is a bank that follows the rules of the Central Bank of Nigeria. Who owns it I cannot tell you myself: say PERSON, and somebody at Karo answers that here.',
  details: () =>
    'Your name here is the one on your BVN. If it is wrong there or has changed, have the BVN record corrected at a bank that registers BVNs; then somebody at Karo takes it over. For an address, an email or a phone number press “Talk to a person” and say what is new.',
  openingFree: () =>
    'Opening an account costs nothing. What transfers cost you see each time before your PIN.',
  business: () =>
    'An account at Karo stands in a person’s own name, also where you trade with it. For shops there is the plan “Business” with higher limits: say “upgrade my plan”. For an account in a company’s name press “Talk to a person”.',
  stopped: (f: { said: string }) => `Stopped: “${f.said}”.`,
  whichStop: () => 'Which one shall I stop? This is what waits:',
  wasStopped: () => 'Yes, it is stopped. No money moved.',
  /** Before somebody is asked for money. */
  askMoney: (f: { to: string; amount: Kobo; note: string }) =>
    `Shall I ask ${f.to} for ${printNaira(f.amount)}${f.note ? ` (${f.note})` : ''}? Nothing leaves your account.`,
};
