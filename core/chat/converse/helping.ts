import { findCustomer } from '../../customers.ts';
import { freezeCustomer } from '../../freezing.ts';
import { findAnswer } from '../../knowledge.ts';
import type { Intent } from '../intents.ts';
import type { Move } from './decide.ts';
import type { Flow } from './flow.ts';
import type { Said } from './said.ts';

/** Keeps the account still at once, by one word: who is in a hurry is not asked twice. */
export const freezing: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [],
  complete: async (scene) => {
    const { id } = await scene.customer();
    const now = await findCustomer(scene.bank.db, id);
    const { support } = scene.phrases;
    if (now?.status === 'frozen') return { say: { text: support.frozenAlready() }, menu: ['human'] };
    const { channel } = scene.conversation;
    await freezeCustomer(scene.bank, { customerId: id, channel, why: 'asked in conversation', told: true });
    return { say: { text: support.frozen() }, menu: ['human'] };
  },
};

const question =
  /^\s*(?:please |abeg |pls )?(?:how|what|whats|why|when|where|who|which|is|are|can|could|do|does|will|should|explain|tell me|wetin|shey|se)\b|\?\s*$/i;

/** Questions, whatever else they hold; what else the bank can be asked to do is a question about it only where the intent is unsure. */
const questions: readonly Intent[] = ['help', 'ussd', 'complaint', 'freeze_account'];
const SURE = 0.8;

const isOrder = ({ understood }: Said): boolean =>
  understood.source === 'pattern' || Object.keys(understood.slots).some((name) => name !== 'language');

/** What the knowledge base says to a question about the bank itself; undefined where the message is something else. */
export function tellFromKnowledge(
  move: Move,
  said: Said,
  language: Parameters<typeof findAnswer>[0],
): string | undefined {
  const about = move.do === 'begin' && (questions.includes(move.intent) || said.understood.confidence < SURE);
  const asked = move.do === 'miss' || (about && !isOrder(said));
  if (!asked || !question.test(said.text)) return undefined;
  return findAnswer(language, said.text)?.answer;
}
