import { printForeign, type Remittance, type RemittanceStatus, symbolOf } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { remittance as en } from '../en/remittance.ts';
import { printDay, printTime } from '../print.ts';

const status: Record<RemittanceStatus, (r: Remittance) => string> = {
  awaiting_payment: (r) => `Pay with card before ${printTime(r.payBefore)} make e go for this rate.`,
  challenge: () => 'Your bank wan know say na you. Put the code wey dem send you.',
  processing: () => 'We dey wait for your bank answer. Abeg no pay again.',
  review: () => 'We go first look this one well. Nothing go move before then, e fit take one day.',
  paid_in: () => 'Your payment don enter. The money dey come.',
  held: (r) =>
    r.invited
      ? `${r.recipientPhone} never get Karo account, so we don invite am. If e no open one by ${r.heldUntil ? printDay(r.heldUntil) : ''}, everything go return to your card.`
      : 'The account still new; e go collect am once the first day don pass.',
  success: () => 'Your money don reach Nigeria through WhatsApp.',
  declined: () => 'The card no go through. We no collect anything. You fit try another card.',
  expired: () => 'This price don expire. We no collect anything. Abeg start again.',
  refused: () => 'We no fit send this one. We no collect anything.',
  refunding: () => 'E dey go back to your card.',
  refunded: () => 'We don return everything to your card.',
};

/** What the bank says about money from abroad, in Pidgin. */
export const remittance: typeof en = {
  status: (r) => status[r.status](r),
  told: (r) =>
    `Your ${printForeign(r.amount, r.currency)} to ${r.recipientPhone} (${r.reference}): ${status[r.status](r)}`,
  received: (f) =>
    `💰 ${printNaira(f.remittance.receives)} don enter from abroad, from ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nReference: ${f.remittance.reference}\nBalance: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} from ${f.remittance.cardholder ?? 'abroad'} dey wait for you for Karo. Open free account with this number: ${f.link} Ref ${f.remittance.reference}. Karo no dey ask for PIN.`,
  nairaOnly: () =>
    'Na only naira I dey keep: I no dey buy, sell or hold dollar or other foreign money. Person wey dey abroad fit send am give you, and e go enter here as naira.',
  onlyInward: () =>
    'I never fit send money comot Nigeria. But I fit receive am: person wey dey abroad fit send am come meet you here.',
  whichCountry: () => 'Which country the money dey come from?',
  howMuch: (f) => `How much dem dey send, for ${f.currency}? Like ${symbolOf(f.currency)}100.`,
  estimate: (f) =>
    [
      `${printForeign(f.amount, f.currency)} wey dem send now go be ${printNaira(f.receives)}.`,
      `Charge ${printForeign(f.fee, f.currency)}, rate na ${printNaira(f.rate)} for ${symbolOf(f.currency)}1, e good till ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `The person go pay with card for ${f.link} and put your number, ${f.phone}. E go reach here inside 1 to 5 minutes.`
        : `The person go pay with card for ${f.link} and put the phone number of who go collect am.`,
    ].join('\n'),
};
