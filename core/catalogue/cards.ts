import type { merchantKinds } from '../contract/index.ts';
import type { Kobo } from '../kernel/index.ts';

/** A virtual debit card as its customer sees it. The bank has no more of its number than this. */
export type Card = {
  id: bigint;
  customerId: string;
  label: string;
  status: 'requested' | 'active' | 'frozen' | 'closed' | 'failed';
  brand: string;
  lastFour: string;
  expires?: string;
  holder: string;
  dailyLimit: Kobo;
  spentToday: Kobo;
  kindLimits: KindLimits;
  createdAt: Date;
};

export type CardFacts = { shown: { name: string; bank: string; account?: string } };

/** What an approved change does to a card. Limits are whole: those that are not named are gone. */
export type CardChange = { unfreeze: true } | { dailyLimit: string; kindLimits: Record<string, string> };

export type MerchantKind = (typeof merchantKinds)[number];

export type KindLimits = { [kind in MerchantKind]?: Kobo };

/** Why a payment was declined. */
export type Decline =
  | 'card_frozen'
  | 'card_closed'
  | 'account_frozen'
  | 'daily_limit'
  | 'kind_limit'
  | 'kind_refused'
  | 'cash_limit'
  | 'funds'
  | 'new_identity';
