import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `You get ${printNaira(f.available)}, so I dey go on:`,
  fails: (f) => `You get ${printNaira(f.available)}, so I no dey offer anything. No money comot.`,
  cannotWait: () =>
    `I no fit wait for that one by myself, so I no dey offer anything. Tell me when e don happen, or call the day: “send 5k to Chidi on Friday”.`,
  noSuchDate: (f) => `No ${f.said} dey, so I no dey offer anything. Which day you mean?`,
  unchanged: () => `OK. I no change anything.`,
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
};
