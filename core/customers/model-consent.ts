import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { type Bank, dayOf, type Language } from '../kernel/index.ts';

/** What became of the question whether a model outside the house may read a customer's messages. */
export type ModelConsentKind = 'asked' | 'given' | 'refused' | 'withdrawn';

/** One line of it: with the words that the customer was shown. */
export type ModelConsent = {
  kind: ModelConsentKind;
  by: 'chat' | 'site';
  wording: string;
  language: Language;
  at: Date;
};

/** All that a customer was asked and said of it, the oldest first. */
export async function listModelConsents(db: Db | Trx, customerId: string): Promise<ModelConsent[]> {
  const lines = await db
    .selectFrom('modelConsent')
    .select(['kind', 'by', 'wording', 'language', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  return lines as ModelConsent[];
}

/** The last line of it; undefined where the customer was never asked. */
export async function findModelConsent(db: Db | Trx, customerId: string): Promise<ModelConsent | undefined> {
  const last = await db
    .selectFrom('modelConsent')
    .select(['kind', 'by', 'wording', 'language', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last as ModelConsent | undefined;
}

/** Writes down what a customer was asked or said. Lines stay: nobody changes or takes out one. */
export async function recordModelConsent(trx: Trx, customerId: string, consent: ModelConsent): Promise<void> {
  await trx
    .insertInto('modelConsent')
    .values({ customerId, ...consent })
    .execute();
}

/** Takes one of the questions to a model that a day has for one person: a customer's id, or a conversation's name. False where they are used up. */
export async function takeModelAsk({ db, clock, config }: Bank, person: string): Promise<boolean> {
  if (config.modelADay === 0) return false;
  const { rows } = await sql`
    insert into model_ask as held (person, day, asked) values (${person}, ${dayOf(clock.now())}, 1)
    on conflict (person, day) do update set asked = held.asked + 1 where held.asked < ${config.modelADay}
    returning asked`.execute(db);
  return rows.length > 0;
}
