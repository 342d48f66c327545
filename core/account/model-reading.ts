import { transact } from '@karo/db/client';
import { findModelConsent, recordModelConsent } from '../customers/index.ts';
import type { Bank, Language } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';

/** Whether a model outside the house may read a customer's messages. `isAsked` is false where there is none; `wording` is what is agreed to. */
export type ModelReading = { isAsked: boolean; isGiven: boolean; at: Date | undefined; wording: string };

/** How it stands with a customer, in a language. */
export async function viewModelReading(
  { db, config }: Bank,
  customerId: string,
  language: Language,
): Promise<ModelReading> {
  const last = await findModelConsent(db, customerId);
  const isGiven = last?.kind === 'given';
  return {
    isAsked: (config.understand === 'both' && !config.modelInHouse) || isGiven,
    isGiven,
    at: last?.at,
    wording: phrasesIn(language).model.what(),
  };
}

/** Agrees to it, or takes that back, in the words that were shown. Saying the same twice is said once. */
export async function setModelReading(
  bank: Bank,
  { customerId, agrees, language }: { customerId: string; agrees: boolean; language: Language },
): Promise<ModelReading> {
  const before = await viewModelReading(bank, customerId, language);
  if (before.isGiven === agrees) return before;
  const kind = agrees ? 'given' : 'withdrawn';
  const at = bank.clock.now();
  await transact(bank.db, (trx) =>
    recordModelConsent(trx, customerId, { kind, by: 'site', wording: before.wording, language, at }),
  );
  return { ...before, isGiven: agrees, at };
}
