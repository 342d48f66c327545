import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intent, Topic } from '@karo/core/chat/intents';
import { type Language, languages } from '@karo/core/kernel';

/** The public sets (see NOTICE), read from a folder that the repository does not hold. */
export type Sets = {
  language: { language: Language; text: string }[];
  clinc: { split: string; intent: string; text: string }[];
  clincDomains: Record<string, string[]>;
  banking: { intent: string; text: string }[];
};

export const defaultFolder = join(import.meta.dirname, '../../../shared/data');

const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Reads the sets of a folder; undefined where it is not there. */
export function readSets(folder: string): Sets | undefined {
  if (!existsSync(join(folder, 'language-train.tsv'))) return undefined;
  const language = lines(join(folder, 'language-train.tsv')).flatMap((line) => {
    const [code, text = ''] = line.split('\t');
    const known = languages.find((each) => each === code);
    return known ? [{ language: known, text }] : [];
  });
  const clinc = lines(join(folder, 'clinc150-train.tsv')).map((line) => {
    const [split = '', intent = '', text = ''] = line.split('\t');
    return { split, intent, text };
  });
  const banking = lines(join(folder, 'banking77-train.csv'))
    .slice(1)
    .flatMap((line) => {
      const match = /^(?:"((?:[^"]|"")*)"|([^"]*)),([\w?]+)\s*$/.exec(line);
      return match
        ? [{ text: (match[1] ?? match[2] ?? '').replace(/""/g, '"'), intent: match[3] ?? '' }]
        : [];
    });
  const clincDomains = JSON.parse(readFileSync(join(folder, 'clinc150-domains.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return { language, clinc, clincDomains, banking };
}

type Label = Intent | Topic;

/** CLINC150's intents as the catalogue has them; `undefined` for those that fit nowhere and are left out, anything else is out of scope. */
export const fromClinc: Record<string, Label | undefined> = {
  balance: 'balance',
  transfer: 'transfer',
  transactions: 'transactions',
  spending_history: 'spending',
  pay_bill: 'bill',
  bill_due: 'bill_due',
  bill_balance: 'bill_balance',
  min_payment: 'min_payment',
  interest_rate: 'interest_rate',
  routing: 'routing',
  order_checks: 'order_checks',
  account_blocked: 'account_blocked',
  report_fraud: 'report_fraud',
  freeze_account: 'freeze_account',
  pin_change: 'pin_change',
  report_lost_card: 'card_freeze',
  damaged_card: 'card_create',
  replacement_card_duration: 'card_create',
  new_card: 'card_create',
  card_declined: 'complaint',
  expiration_date: 'card_show',
  credit_limit: 'limits',
  credit_limit_change: 'limits',
  greeting: 'greet',
  goodbye: 'thanks',
  thank_you: 'thanks',
  repeat: 'repeat',
  change_speed: 'repeat',
  cancel: 'cancel',
  change_language: 'language',
  what_can_i_ask_you: 'help',
  are_you_a_bot: 'help',
  what_is_your_name: 'help',
  who_do_you_work_for: 'help',
  exchange_rate: 'remittance',
  yes: undefined,
  no: undefined,
  maybe: undefined,
  apr: undefined,
  credit_score: undefined,
  improve_credit_score: undefined,
  redeem_rewards: undefined,
  rewards_balance: undefined,
  application_status: undefined,
  international_fees: undefined,
  direct_deposit: undefined,
};

/** What a CLINC150 row is to the bank. */
export const clincLabel = (intent: string): Label | undefined =>
  intent in fromClinc ? fromClinc[intent] : 'out_of_scope';

/** Banking77's intents, those that match. */
export const fromBanking: Record<string, Label> = {
  lost_or_stolen_card: 'card_freeze',
  compromised_card: 'card_freeze',
  card_swallowed: 'card_freeze',
  lost_or_stolen_phone: 'freeze_account',
  order_physical_card: 'card_create',
  getting_virtual_card: 'card_create',
  get_disposable_virtual_card: 'card_create',
  getting_spare_card: 'card_create',
  card_arrival: 'card_create',
  card_delivery_estimate: 'card_create',
  card_about_to_expire: 'card_create',
  change_pin: 'pin_change',
  passcode_forgotten: 'pin_change',
  pin_blocked: 'pin_change',
  pending_transfer: 'where_is_my_money',
  transfer_not_received_by_recipient: 'where_is_my_money',
  transfer_timing: 'where_is_my_money',
  failed_transfer: 'where_is_my_money',
  cancel_transfer: 'recall',
  extra_charge_on_statement: 'complaint',
  transaction_charged_twice: 'complaint',
  wrong_amount_of_cash_received: 'complaint',
  declined_card_payment: 'complaint',
  declined_cash_withdrawal: 'complaint',
  card_payment_fee_charged: 'complaint',
  cash_withdrawal_charge: 'complaint',
  Request_refund: 'complaint',
  exchange_rate: 'remittance',
  verify_my_identity: 'tier_upgrade',
  unable_to_verify_identity: 'tier_upgrade',
  cash_withdrawal_not_recognised: 'report_fraud',
  card_payment_not_recognised: 'report_fraud',
  direct_debit_payment_not_recognised: 'report_fraud',
};
