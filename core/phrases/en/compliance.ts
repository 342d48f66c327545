import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

/** An order on an account: whose it is, what they call it, and of which days. */
export type Ordered = { amount: Kobo; authority: string; reference: string; datedAt: Date; endsAt?: Date };

/** What the law has the bank do with an account, and what its customer is told of it. */
export const compliance = {
  lienPlaced: (f: Ordered) =>
    `${printNaira(f.amount)} of your account must be held: ${f.authority}, order ${f.reference} of ${printDay(f.datedAt)}. It stays yours, and no payment can take it${f.endsAt ? ` until ${printDay(f.endsAt)} is over` : ''}. If there is less, what comes in is held until it is reached. The order itself is answered by ${f.authority}. Reply PERSON to speak with us.`,
  lienEnded: (f: Ordered) =>
    `The hold of ${printNaira(f.amount)} on your account (${f.authority}, order ${f.reference}) has ended. The money is free again.`,
  lien: (f: Ordered) =>
    `Held by order: ${printNaira(f.amount)} (${f.authority}, ${f.reference} of ${printDay(f.datedAt)}).`,
  /** As it leaves; `left` is what the order holds on. */
  lienPaid: (f: {
    paid: Kobo;
    payee: string;
    authority: string;
    order: string;
    left: Kobo;
    reference: string;
  }) =>
    `${printNaira(f.paid)} of your account goes to ${f.payee}, as ${f.authority} ordered (${f.order}). ${f.left > 0n ? `${printNaira(f.left)} is still held by the order.` : 'Nothing more is held by this order.'}\nReference: ${f.reference}\nReply PERSON to speak with us.`,
  lienReturned: (f: { paid: Kobo; authority: string; reference: string }) =>
    `↩️ ${printNaira(f.paid)} for ${f.authority} (order ${f.reference}) came back to your account. The order holds it again.`,
  /** On a telephone’s screen. */
  deceasedShort: () =>
    'We were told that this account’s holder has died, and we are sorry. Nothing can leave it. Next of kin: write to us, or ask for a PERSON in our chat.',
};
