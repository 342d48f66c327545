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
};
