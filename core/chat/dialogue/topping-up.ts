import { type Network, networks } from '../../catalogue/index.ts';
import { localPhone } from '../../customers/index.ts';
import { kobo } from '../../kernel/index.ts';
import { guessNetwork, listBills, quoteAirtime } from '../../products/vending/index.ts';
import { isAgain } from '../nlu/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import { offerLater } from './scheduling.ts';
import { checkAffordable } from './sending.ts';
import type { Values } from './state.ts';

/** One's own number, where nobody else is spoken of. */
export async function ownPhone(scene: Scene, values: Values): Promise<string | undefined> {
  return values.name || values.whose ? undefined : (await scene.customer()).phone;
}

/** Whose number is topped up, by the name that was said. */
export const askPhone = (scene: Scene, values: Values): Question => {
  const { ask } = scene.phrases.chat;
  return { text: values.name ? ask.phoneFor({ name: values.name }) : ask.phone() };
};

const askNetwork = (scene: Scene, values: Values): Question => ({
  text: scene.phrases.chat.ask.network({ phone: localPhone(values.phone ?? '') }),
  options: Object.entries(networks).map(([network, title]) => ({ title, values: { network } })),
});

const isNetwork = (text: string | undefined): text is Network => text !== undefined && text in networks;

async function offer(scene: Scene, values: Values): Promise<Completion> {
  if (values.schedule) return offerLater(scene, values, { operation: 'airtime', phone: values.phone ?? '' });
  const customer = await scene.customer();
  const { network } = values;
  const quote = await quoteAirtime(scene.bank, {
    customerId: customer.id,
    conversationId: scene.conversation.id,
    network: isNetwork(network) ? network : undefined,
    phone: values.phone ?? '',
    amount: kobo(BigInt(values.amount ?? '0')),
  });
  const text = `${scene.phrases.money.airtimeQuote({ ...quote, network: quote.networkName })}\n\n${scene.phrases.chat.orCancel()}`;
  const { quoteId } = quote;
  return { quoteId, say: { text, approval: { quoteId } } };
}

/** The last airtime fills what is not said anew. */
async function sameAgain(scene: Scene, values: Values): Promise<Checked> {
  if (!isAgain(values.again) || (values.name && !values.phone)) return undefined;
  const { id } = await scene.customer();
  const [last] = await listBills(scene.bank.db, id, { kind: 'airtime', limit: 1 });
  if (!last) return undefined;
  const amount = values.amount ?? String(last.amount);
  const to = values.phone ? {} : { phone: last.number, network: values.network ?? last.biller };
  return { values: { ...to, amount, again: 'done' } };
}

/** Buys airtime for one's own phone or another. */
export const airtime: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'again', check: sameAgain },
    {
      name: 'amount',
      ask: (scene) => ({ text: scene.phrases.chat.ask.amount() }),
      check: checkAffordable,
    },
    { name: 'name', drops: ['phone', 'network'] },
    { name: 'whose', drops: ['phone', 'network'] },
    { name: 'phone', ask: askPhone, presume: ownPhone, drops: ['network'] },
    {
      name: 'network',
      ask: askNetwork,
      presume: async (_, values) => guessNetwork(values.phone ?? ''),
    },
    { name: 'schedule' },
  ],
  complete: offer,
};
