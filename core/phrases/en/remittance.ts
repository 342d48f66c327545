import {
  type Cents,
  type Currency,
  printForeign,
  type Remittance,
  type RemittanceStatus,
  symbolOf,
} from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

const status: Record<RemittanceStatus, (r: Remittance) => string> = {
  awaiting_payment: (r) => `Pay by card before ${printTime(r.payBefore)} to send at this rate.`,
  challenge: () => 'Your bank wants to know that it is you. Enter the code that it sent you.',
  processing: () => 'We are waiting for your bank’s answer. Please do not pay again.',
  review: () => 'We have to look at this one first. Nothing moves until we have, usually within a day.',
  paid_in: () => 'Your payment has come in. The money is on its way.',
  held: (r) =>
    r.invited
      ? `${r.recipientPhone} has no Karo account yet, so we have invited them. If they do not open one by ${r.heldUntil ? printDay(r.heldUntil) : ''}, all of it goes back to your card.`
      : 'The account is new and takes it as soon as its first day is over.',
  success: () => 'Your money has been sent to Nigeria via WhatsApp.',
  declined: () => 'The card was declined. Nothing was taken. You can try another card.',
  expired: () => 'This price is over. Nothing was taken. Please begin again.',
  refused: () => 'We cannot send this one. Nothing was taken.',
  refunding: () => 'It is on its way back to your card.',
  refunded: () => 'It was returned to your card in full.',
};

/** What the bank says about money from abroad. */
export const remittance = {
  status: (r: Remittance): string => status[r.status](r),
  told: (r: Remittance): string =>
    `Your ${printForeign(r.amount, r.currency)} to ${r.recipientPhone} (${r.reference}): ${status[r.status](r)}`,
  received: (f: { remittance: Remittance; from: string; balance: Kobo }) =>
    `💰 You received ${printNaira(f.remittance.receives)} from abroad, from ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nReference: ${f.remittance.reference}\nBalance: ${printNaira(f.balance)}`,
  invitation: (f: { remittance: Remittance; link: string }) =>
    `${printNaira(f.remittance.receives)} from ${f.remittance.cardholder ?? 'abroad'} waits for you at Karo. Open a free account with this number: ${f.link} Ref ${f.remittance.reference}. Karo never asks for your PIN.`,
  nairaOnly: () =>
    'I keep naira only: I do not buy, sell or hold dollars or other foreign money. Whoever is abroad can send it to you, and it comes here in naira.',
  onlyInward: () =>
    'I cannot send money out of Nigeria yet. I can receive it: who is abroad can send it to you here.',
  whichCountry: () => 'Which country does the money come from?',
  howMuch: (f: { currency: Currency }) =>
    `How much is sent, in ${f.currency}? For example ${symbolOf(f.currency)}100.`,
  estimate: (f: {
    amount: Cents;
    currency: Currency;
    fee: Cents;
    rate: Kobo;
    receives: Kobo;
    expiresAt: Date;
    phone: string | undefined;
    link: string;
  }) =>
    [
      `${printForeign(f.amount, f.currency)} sent now arrives as ${printNaira(f.receives)}.`,
      `Fee ${printForeign(f.fee, f.currency)}, rate ${printNaira(f.rate)} for ${symbolOf(f.currency)}1, good until ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `The sender pays by card at ${f.link} and gives your number, ${f.phone}. It arrives here in 1 to 5 minutes.`
        : `The sender pays by card at ${f.link} and gives the phone number of who gets it.`,
    ].join('\n'),
};
