import type { Payee } from '../../catalogue/index.ts';
import { isSameName } from '../../customers/index.ts';
import { kobo } from '../../kernel/index.ts';
import { quoteMandate } from '../../products/mandates/index.ts';
import { isRelation, unpackSchedule } from '../nlu/index.ts';
import type { Completion, Scene } from './flow.ts';
import type { Values } from './state.ts';

/** Offers what is to be paid on a later day, or again and again; nothing is paid now. */
export async function offerLater(scene: Scene, values: Values, payee: Payee): Promise<Completion> {
  const { bank, conversation, phrases, now } = scene;
  const schedule = unpackSchedule(values.schedule ?? '', now);
  if (!schedule) return { say: { text: phrases.chat.ask.onlyNow() } };
  const customer = await scene.customer();
  const { quote, message, name } = await quoteMandate(bank, {
    customerId: customer.id,
    conversationId: conversation.id,
    payee,
    schedule,
    amount: kobo(BigInt(values.amount ?? '0')),
    retries: true,
  });
  const said = payee.operation === 'transfer' ? (values.payee ?? values.name) : undefined;
  const differs = said !== undefined && !isRelation(said) && !isSameName(said, name);
  const warning = differs ? [phrases.chat.nameDiffers({ said, found: name })] : [];
  const text = [...warning, message, phrases.chat.orCancel()].join('\n\n');
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}
