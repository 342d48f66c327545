import type { Card } from '../../catalogue/index.ts';
import { Fault, kobo } from '../../kernel/index.ts';
import {
  cardQuoteWords,
  changeCardLimits,
  closeCard,
  freezeCard,
  listCards,
  offerCard,
  offerShow,
  offerUnfreeze,
} from '../../products/cards/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Completion, Flow, Question, Scene, Slot } from './flow.ts';
import type { Values } from './state.ts';

/** Which cards each of the acts is for. */
const fit: Record<string, readonly Card['status'][]> = {
  show: ['active'],
  freeze: ['active'],
  unfreeze: ['frozen'],
  close: ['active', 'frozen'],
  replace: ['active', 'frozen'],
  limit: ['active', 'frozen'],
};

const actOf = (values: Values, usual: string): string => values.card_act ?? usual;
const nameOf = (card: Card): string => `${card.label} •••• ${card.lastFour}`;

async function cardsFor(scene: Scene, act: string): Promise<Card[]> {
  const customer = await scene.customer();
  const all = await listCards(scene.bank, scene.bank.db, customer.id);
  return all.filter((card) => fit[act]?.includes(card.status));
}

const askCard =
  (usual: string) =>
  async (scene: Scene, values: Values): Promise<Question> => ({
    text: scene.phrases.cards.which(),
    options: (await cardsFor(scene, actOf(values, usual))).map((card) => ({
      title: nameOf(card),
      values: { card: String(card.id) },
    })),
  });

/** The card that is meant: asked only where there are several; `none` where there is none that it could be. */
const cardSlot = (usual: string): Slot => ({
  name: 'card',
  presume: async (scene, values) => {
    const [only, other] = await cardsFor(scene, actOf(values, usual));
    if (other) return undefined;
    return only ? String(only.id) : 'none';
  },
  ask: askCard(usual),
});

async function meant(scene: Scene, values: Values, usual: string): Promise<Card | undefined> {
  const cards = await cardsFor(scene, actOf(values, usual));
  return cards.find((card) => String(card.id) === values.card);
}

const offered = (scene: Scene, quote: Quote, before = ''): Completion => ({
  quoteId: quote.id,
  say: {
    text: `${before}${cardQuoteWords(quote, scene.phrases)}\n\n${scene.phrases.chat.orCancel()}`,
    approval: { quoteId: quote.id },
  },
});

/** There is no card for that: which there are is told, or how to get one. */
async function none(scene: Scene): Promise<Completion> {
  const { id } = await scene.customer();
  const all = (await listCards(scene.bank, scene.bank.db, id)).filter((card) => card.status !== 'closed');
  if (all.length === 0) return { say: { text: scene.phrases.cards.none() }, menu: ['card_create'] };
  return { say: { text: all.map((card) => scene.phrases.cards.line({ card })).join('\n') } };
}

/** A new virtual card. */
export const cardCreate: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [],
  complete: async (scene) => {
    const { id: customerId } = await scene.customer();
    return offered(scene, await offerCard(scene.bank, { customerId, conversationId: scene.conversation.id }));
  },
};

/** The customer's cards, and the number of one of them on the page of the approval. */
export const cardShow: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [cardSlot('show')],
  complete: async (scene, values) => {
    const { id: customerId } = await scene.customer();
    const all = (await listCards(scene.bank, scene.bank.db, customerId)).filter(
      (card) => card.status !== 'closed',
    );
    if (all.length === 0) return none(scene);
    const lines = all.map((card) => scene.phrases.cards.line({ card })).join('\n');
    const card = await meant(scene, values, 'show');
    if (!card) return { say: { text: lines } };
    const who = { customerId, conversationId: scene.conversation.id, cardId: card.id };
    return offered(scene, await offerShow(scene.bank, who), `${lines}\n\n`);
  },
};

async function changeLimit(scene: Scene, card: Card, values: Values): Promise<Completion> {
  const { customerId } = card;
  const { quote } = await changeCardLimits(scene.bank, {
    customerId,
    conversationId: scene.conversation.id,
    cardId: card.id,
    dailyLimit: kobo(BigInt(values.amount ?? '0')),
  });
  if (quote) return offered(scene, quote);
  return { say: { text: scene.phrases.cards.limitsChanged({ card: nameOf(card) }) } };
}

/** What can be done with a card that is there. */
const acts: Record<string, (scene: Scene, card: Card, values: Values) => Promise<Completion>> = {
  freeze: async ({ bank, phrases }, card) => {
    await freezeCard(bank, card.customerId, card.id);
    return { say: { text: phrases.cards.frozen({ card: nameOf(card) }) } };
  },
  unfreeze: async (scene, card) => {
    const who = { customerId: card.customerId, conversationId: scene.conversation.id, cardId: card.id };
    return offered(scene, await offerUnfreeze(scene.bank, who));
  },
  close: async ({ bank, phrases }, card) => {
    await closeCard(bank, card.customerId, card.id);
    return { say: { text: phrases.cards.closed({ card: nameOf(card) }) } };
  },
  replace: async (scene, card) => {
    const who = { customerId: card.customerId, conversationId: scene.conversation.id };
    return offered(scene, await offerCard(scene.bank, { ...who, replaces: card.id }));
  },
  limit: changeLimit,
};

/** Freezes a card; or lets it pay again, closes it, replaces it, or changes its limit, where that is said. */
export const cardFreeze: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'card_act' },
    {
      name: 'amount',
      needed: (_, values) => values.card_act === 'limit',
      ask: ({ phrases }) => ({ text: phrases.chat.ask.amount() }),
      check: async (_, values) => {
        if (BigInt(values.amount ?? '0') <= 0n) throw new Fault('amount_invalid');
        return undefined;
      },
    },
    cardSlot('freeze'),
    {
      name: 'sure',
      needed: (_, values) => values.card_act === 'close' && values.card !== 'none',
      ask: async (scene, values) => {
        const card = await meant(scene, values, 'freeze');
        const { yes, no } = scene.phrases.chat.titles;
        return {
          text: scene.phrases.cards.sureClose({ card: card ? nameOf(card) : '' }),
          options: [
            { title: yes, values: { sure: 'yes' } },
            { title: no, values: { sure: 'no' } },
          ],
        };
      },
    },
  ],
  complete: async (scene, values) => {
    const card = await meant(scene, values, 'freeze');
    const act = acts[actOf(values, 'freeze')];
    if (!card || !act) return none(scene);
    return act(scene, card, values);
  },
};
