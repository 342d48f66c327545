import type { Payee } from '../../catalogue/index.ts';
import { isSameName } from '../../customers/index.ts';
import { kobo } from '../../kernel/index.ts';
import { quoteMandate } from '../../products/mandates/index.ts';
import { factsOf, type MandateRow } from '../../products/scheduled/index.ts';
import { isRelation, unpackSchedule } from '../nlu/index.ts';
import type { Completion, Scene } from './flow.ts';
import type { Values } from './state.ts';

/** What an offer of a later payment says before it, and the standing order that it takes the place of. */
type Beside = { before?: string; replaces?: MandateRow };

/** Offers what is to be paid on a later day, or again and again; nothing is paid now. */
export async function offerLater(
  scene: Scene,
  values: Values,
  payee: Payee,
  { before, replaces }: Beside = {},
): Promise<Completion> {
  const { bank, conversation, phrases, now } = scene;
  const schedule = values.schedule === undefined ? undefined : unpackSchedule(values.schedule, now);
  if (!schedule) return { say: { text: phrases.chat.ask.onlyNow() } };
  const customer = await scene.customer();
  const { quote, message, name } = await quoteMandate(bank, {
    customerId: customer.id,
    conversationId: conversation.id,
    payee,
    schedule,
    amount: kobo(BigInt(values.amount ?? '0')),
    retries: true,
    ...(replaces && { replaces: replaces.reference }),
  });
  const said = payee.operation === 'transfer' ? (values.payee ?? values.name) : undefined;
  const differs = said !== undefined && !isRelation(said) && !isSameName(said, name);
  const warning = differs ? [phrases.chat.nameDiffers({ said, found: name })] : [];
  const instead = replaces ? [phrases.scheduled.instead(factsOf(replaces))] : [];
  const text = [...(before ? [before] : []), ...warning, message, ...instead, phrases.chat.orCancel()].join(
    '\n\n',
  );
  return { quoteId: quote.id, say: { text, approval: { quoteId: quote.id } } };
}
