import type { Kobo } from '../kernel/index.ts';
import type { BillKind } from './bills.ts';

export type MeterType = 'prepaid' | 'postpaid';

export type BillFacts = {
  shown: { name?: string; bank: string; account: string; narration?: string };
  kind: BillKind;
  biller: string;
  number: string;
  holder: string | null;
  plan: string | null;
  meterType: MeterType | null;
};

/** What the bank says of a bill: to whom, for what, how much. */
export type BillWords = {
  kind: BillKind;
  biller: string;
  number: string;
  holder?: string;
  plan?: string;
  meterType?: MeterType;
  amount: Kobo;
};
