import { randomDigits } from './crypto.ts';
import { stamp } from './lagos-time.ts';
import { karoCodes } from './nuban.ts';
import type { NipCode } from './ports.ts';

/** A NIP session id: our six digits, the second in WAT, and twelve random digits. Each call has its own. */
export const nipSessionId = (at: Date, sender: string = karoCodes.nip): string =>
  `${sender}${stamp(at)}${randomDigits(12)}`;

/** What an answer means for the money. */
export type NipMeaning = 'paid' | 'failed' | 'pending';

/** Refusals after which the other bank certainly has nothing. 91: the bank could not be reached at all. */
const definite = new Set(
  '03 05 06 07 08 12 13 14 15 16 17 18 21 30 34 35 51 57 58 61 63 65 69 70 71 91'.split(' '),
);

/** To a status query these may be about the question itself, not about the credit. */
const aboutTheQuestion = new Set(['12', '30', '91']);

/**
 * Reads an answer code. Everything that is not a success or a certain refusal is unknown (01 09 25 68 94 96 97, silence, and codes that nobody told us of):
 * it is asked about again, and never taken for a failure.
 */
export function nipMeaning(code: NipCode, answered: 'call' | 'status query' = 'call'): NipMeaning {
  if (code === '00') return 'paid';
  if (answered === 'status query' && aboutTheQuestion.has(code)) return 'pending';
  return definite.has(code) ? 'failed' : 'pending';
}

/** Why a transfer failed, in the words that customers are told. */
export type NipReason =
  | 'bank_down'
  | 'account_invalid'
  | 'account_dormant'
  | 'name_mismatch'
  | 'limit'
  | 'refused';

const reasons: Record<string, NipReason> = {
  '91': 'bank_down',
  '07': 'account_invalid',
  '06': 'account_dormant',
  '08': 'name_mismatch',
  '61': 'limit',
  '65': 'limit',
};

/** The reason behind a definite refusal. */
export const nipReason = (code: NipCode): NipReason => reasons[code] ?? 'refused';
