import type { receiptOperations } from '../contract/index.ts';
import type { Kobo } from '../kernel/index.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Bill } from '../products/vending/index.ts';

export type Status = 'waiting' | 'sending' | 'pending' | 'success' | 'failed' | 'cancelled' | 'reversed';

/** One line of a receipt. */
export type ReceiptLine = { label: string; value: string; strong?: boolean; small?: boolean };

/** What a receipt shows of a transfer, an airtime order, a bill, or of any other product. */
export type ReceiptView = {
  reference: string;
  /** What this receipt is asked for by, where another has the same reference: the receiver’s. */
  key?: string;
  /** Whose receipt it is. */
  customerId: string;
  operation: (typeof receiptOperations)[number];
  /** Who else may have it. */
  alsoOf?: string;
  /** What another product than those three shows between its sum and its date. */
  lines?: (phrases: Phrases) => ReceiptLine[];
  status: Status;
  amount: Kobo;
  fee: Kobo;
  vat: Kobo;
  duty: Kobo;
  total: Kobo;
  /** Who gets it: a person and their bank, or a network. */
  to: { name: string; bank: string; account: string };
  from: { name: string; account: string };
  narration: string;
  sessionId?: string;
  /** Of a bill: what was bought, and the token that came back. */
  bought?: Pick<Bill, 'plan' | 'token' | 'units'>;
  at: Date;
};
