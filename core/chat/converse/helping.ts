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

/** What may be a question about the bank rather than an order; an order carries what it is about. */
const asksAbout: readonly Intent[] = [
  'help',
  'transfer',
  'airtime',
  'data',
  'electricity',
  'tv',
  'bill',
  'card_create',
  'group_create',
  'group_join',
  'group_status',
  'loan_apply',
  'ussd',
  'tier_upgrade',
  'remittance',
  'pin_change',
  'complaint',
  'recall',
  'balance',
  'open_account',
  'freeze_account',
  'where_is_my_money',
];

const isOrder = ({ understood }: Said): boolean =>
  understood.source === 'pattern' || Object.keys(understood.slots).some((name) => name !== 'language');

/** What the knowledge base says to a question about the bank itself; undefined where the message is something else. */
export function tellFromKnowledge(
  move: Move,
  said: Said,
  language: Parameters<typeof findAnswer>[0],
): string | undefined {
  const asked =
    move.do === 'miss' || (move.do === 'begin' && asksAbout.includes(move.intent) && !isOrder(said));
  if (!asked || !question.test(said.text)) return undefined;
  return findAnswer(language, said.text)?.answer;
}
