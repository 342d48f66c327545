import { isFault } from '../../kernel/index.ts';
import { fundingLink, fundingNumber } from '../../products/inward/index.ts';
import { actOnMandate, factsOf, listMandates, type MandateRow } from '../../products/scheduled/index.ts';
import { asksToFund, type MandateWish, mandateWish } from '../nlu/index.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

/** Which one is meant: by its number in the list, by whom it pays, or the only one that there is. */
function meant(rows: readonly MandateRow[], wish: MandateWish): MandateRow | undefined {
  if (wish.number !== undefined) return rows[wish.number - 1];
  if (wish.to === undefined) return rows.length === 1 ? rows[0] : undefined;
  const words = wish.to.toUpperCase().split(/\s+/);
  const named = rows.filter((row) => words.every((word) => row.name.toUpperCase().includes(word)));
  return named.length === 1 ? named[0] : undefined;
}

async function manage(talk: Talk, wish: MandateWish): Promise<string> {
  const { bank, now, phrases, conversation } = talk;
  const { scheduled } = phrases;
  const customerId = conversation.customerId ?? '';
  const rows = await listMandates(bank.db, customerId);
  if (rows.length === 0) return scheduled.none();
  const list = scheduled.listed(rows.map((row) => scheduled.line(factsOf(row))));
  const one = meant(rows, wish);
  const { act } = wish;
  if (act === 'list' || !one) return list;
  const { reference } = one;
  talk.effects.push(async (trx) => {
    try {
      return scheduled.acts[act](factsOf(await actOnMandate(trx, now, { customerId, reference, act })));
    } catch (error) {
      if (!isFault(error, 'not_found')) throw error;
      return list;
    }
  });
  return scheduled.acts[act](factsOf(one));
}

/** How long after it was set up "cancel that" means a payment of later. */
const RECENT_MS = 60 * 60_000;

/** What is paid later, for whoever cancels and has nothing that waits: the one that was just set up is stopped, and otherwise all are listed; undefined where there is none. */
export async function cancelLater(talk: Talk, customerId: string): Promise<string | undefined> {
  const rows = await listMandates(talk.bank.db, customerId);
  if (rows.length === 0) return undefined;
  const [recent, ...others] = rows.filter((row) => talk.now.getTime() - row.createdAt.getTime() < RECENT_MS);
  if (!recent || others.length > 0) return manage(talk, { act: 'list' });
  return manage(talk, { act: 'stop', number: rows.indexOf(recent) + 1 });
}

async function tellFunding(talk: Talk): Promise<string> {
  const customer = await talk.customer();
  const { bank } = talk;
  const at = await fundingNumber(bank, customer);
  if (!at) return talk.phrases.faults.unavailable({ what: 'rails' });
  const { bankName, account: nuban, accountName: name } = at;
  const link = fundingLink(bank.config.publicUrl);
  return talk.phrases.inward.fund({ bank: bankName, nuban, name, link });
}

/** Lists, pauses, resumes, skips or stops what is paid later, and tells how money comes in; undefined where neither is asked. */
export async function answerOfMandates(talk: Talk, said: Said): Promise<string | undefined> {
  if (said.heard.choiceId !== undefined || talk.conversation.customerId === undefined) return undefined;
  const wish = mandateWish(said.text);
  if (wish) return manage(talk, wish);
  return asksToFund(said.text, said.understood.language) ? tellFunding(talk) : undefined;
}
