import { printNaira } from '../../kernel/index.ts';
import type { compliance as en } from '../en/compliance.ts';
import { printDay } from '../print.ts';

/** What the law has the bank do with an account, in Pidgin. */
export const compliance: typeof en = {
  lienPlaced: (f) =>
    `We must hold ${printNaira(f.amount)} for your account: ${f.authority}, order ${f.reference} of ${printDay(f.datedAt)}. Na your money still, but no payment fit take am${f.endsAt ? ` till ${printDay(f.endsAt)} don pass` : ''}. If e no reach, we go hold wetin come in till e reach. Na ${f.authority} go answer for the order. Reply PERSON make you talk to us.`,
  lienEnded: (f) =>
    `The ${printNaira(f.amount)} wey we hold for your account (${f.authority}, order ${f.reference}) don free. You fit use the money again.`,
  lien: (f) =>
    `We hold am because of order: ${printNaira(f.amount)} (${f.authority}, ${f.reference} of ${printDay(f.datedAt)}).`,
  lienPaid: (f) =>
    `${printNaira(f.paid)} dey comot from your account go ${f.payee}, as ${f.authority} order (${f.order}). ${f.left > 0n ? `The order still dey hold ${printNaira(f.left)}.` : 'This order no dey hold anything again.'}\nReference: ${f.reference}\nReply PERSON make you talk to us.`,
  lienReturned: (f) =>
    `↩️ The ${printNaira(f.paid)} for ${f.authority} (order ${f.reference}) don come back to your account. The order dey hold am again.`,
  /** On a telephone’s screen. */
  deceasedShort: () =>
    'Dem tell us say the owner of this account don die. We sorry. Nothing fit comot. Family: ask for PERSON for our chat.',
};
