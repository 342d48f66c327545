import type { Trx } from '@karo/db/client';
import type { Bank } from './bank.ts';
import { billCarriers } from './bills.ts';
import { cardCarriers } from './cards.ts';
import { developerCarriers } from './developer.ts';
import { goalCarriers } from './goals.ts';
import { groupCarriers } from './groups/acts.ts';
import { clubCarriers } from './groups/investing.ts';
import { identityCarriers } from './identities.ts';
import { investmentPlanCarriers } from './investments/plans.ts';
import { tradeCarrier } from './investments.ts';
import { loanCarriers } from './loans.ts';
import type { Phrases } from './phrases/index.ts';
import { planCarriers } from './plans.ts';
import type { Operation, Quote } from './quotes.ts';

/** What carrying an approved offer out came to: `wake` are conversations to look at, `orderId` what is still to be settled. */
export type CarriedOut = {
  status: 'done' | 'sending';
  reference?: string;
  orderId?: bigint;
  settleInMs?: number;
  wake: bigint[];
};

/** How one operation is carried out once its offer is approved. */
export type Carrier<O extends Operation> = {
  /** In the approval's transaction: throws the Fault that refuses it, and then nothing has moved. */
  accept(trx: Trx, bank: Bank, quote: Quote & { operation: O }): Promise<CarriedOut>;
  /** What is said after commit, where it was approved. */
  message(bank: Bank, quote: Quote & { operation: O }, phrases: Phrases): Promise<string>;
};

type Carriers = { [O in Operation]?: Carrier<O> };

/** The products' operations; those of the house itself (transfers, airtime, PINs) stand in `approvals`. */
const carriers: Carriers = {
  ...goalCarriers,
  ...groupCarriers,
  ...clubCarriers,
  ...billCarriers,
  ...cardCarriers,
  ...loanCarriers,
  invest_trade: tradeCarrier,
  ...investmentPlanCarriers,
  ...developerCarriers,
  ...planCarriers,
  ...identityCarriers,
};

/** How a quote is carried out, where a product does it. */
export const carrierOf = (quote: Quote): Carrier<Operation> | undefined =>
  carriers[quote.operation] as Carrier<Operation> | undefined;
