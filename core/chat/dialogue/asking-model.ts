import { findModelConsent, takeModelAsk } from '../../customers/index.ts';
import { metrics } from '../../kernel/index.ts';
import { askForFrames, type Context, hasClauses, isUnsure, type Read, type Setting } from '../nlu/index.ts';
import { offerConsent } from './model-agreeing.ts';
import type { Said } from './said-types.ts';
import type { SlotName } from './state.ts';
import type { Talk } from './turn.ts';

/** A text of more letters is read by the net alone: of a part of it a model would make something else. */
const LETTERS_MOST = 600;
const WORDS_LEAST = 2;
/** Of a word or two that nothing open explains a model knows no more than the net. */
const UNSURE_WORDS_LEAST = 3;

/** What is asked for and goes to nobody outside, whatever is answered. */
const kept: readonly (SlotName | undefined)[] = ['bvn', 'code', 'full_name'];

/** Whether a message is one that a model is asked about: the net is not sure, it has several clauses, or something is open and it is no plain answer. */
export function needsModel({ state, offered }: Talk, { text, understood, heard, secrets }: Said): boolean {
  const words = text.trim().split(/\s+/).length;
  if (heard.choiceId !== undefined || secrets.length > 0 || understood.bare) return false;
  if (words < WORDS_LEAST || text.length > LETTERS_MOST) return false;
  const top = state.stack.at(-1);
  if (kept.includes(top?.asked)) return false;
  if (top || offered) return true;
  return hasClauses(text) || (isUnsure(understood) && words >= UNSURE_WORDS_LEAST);
}

/** Whether the customer's text may go to the model: anybody's to one in the bank's own house, and to one outside that of whoever agreed. */
async function mayRead({ bank, conversation: { customerId }, modelWord }: Talk): Promise<boolean> {
  if (bank.config.modelInHouse) return true;
  // What was said in this very turn is not written yet.
  if (modelWord === 'withdrawn' || modelWord === 'refused') return false;
  if (customerId === undefined) return false;
  return (await findModelConsent(bank.db, customerId))?.kind === 'given';
}

function settingOf({ state, offered, language }: Talk): Setting {
  const top = state.stack.at(-1);
  const waits = !top && offered !== undefined;
  const under = top ?? (waits ? state.offer : undefined);
  return {
    language,
    open: under?.flow,
    asked: top?.hold ? 'yes or no' : top?.asked,
    filled: Object.keys(under?.values ?? {}),
    waits,
  };
}

/** The clauses of a message as a model reads it, their values as the bank reads them; undefined where the net's word stands. */
export async function readByModel(
  talk: Talk,
  said: Said,
  names: readonly string[],
): Promise<Read[] | undefined> {
  const { bank, conversation, language, now } = talk;
  if (!bank.model || !needsModel(talk, said)) return undefined;
  const refusal = await refusalOf(talk, conversation.customerId ?? `conversation:${conversation.id}`);
  if (refusal) {
    metrics.model.add({ outcome: refusal });
    return undefined;
  }
  const context: Context = { language, now, names };
  const masked = await talk.read('maskForModel', said.text, context);
  const told = await askForFrames(bank.model, masked, settingOf(talk));
  metrics.model.add({ outcome: typeof told === 'string' ? told : 'used' });
  return typeof told === 'string' ? undefined : talk.read('groundFrames', told, context);
}

/** Why a model is not asked, as the metric says it; the question whether it may is put where it never was. */
async function refusalOf(talk: Talk, person: string): Promise<'no_consent' | 'over_budget' | undefined> {
  if (await mayRead(talk)) return (await takeModelAsk(talk.bank, person)) ? undefined : 'over_budget';
  await offerConsent(talk);
  return 'no_consent';
}
