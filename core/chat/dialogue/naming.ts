import { findCustomer, nameOnOrders } from '../../customers/index.ts';
import { Fault, type Kobo, kobo } from '../../kernel/index.ts';
import {
  askMoney,
  declineRequest,
  getNamed,
  getNamedOrPhone,
  handleOf,
  listRequests,
  type Named,
  namedById,
  type PaymentRequest,
  quoteRequest,
  splitBill,
  takeHandle,
} from '../../products/transfers/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

const amountOf = (values: Values): Kobo => kobo(BigInt(values.amount ?? '0'));
const OWN = 'own';
const NONE = 'none';

/** Whom an @name is, as a transfer needs it; undefined where the name is no @name. Throws Fault `handle_unknown`. */
export async function findByHandle(scene: Scene, values: Values, bankCode: string): Promise<Checked> {
  const { name, account } = values;
  if (!name?.startsWith('@') || account) return undefined;
  const named = await getNamed(scene.bank.db, name);
  const receiver = await findCustomer(scene.bank.db, named.customerId);
  if (!receiver?.nuban) throw new Fault('handle_unknown', { name });
  return { values: { name, account: receiver.nuban, bank: bankCode, payee: nameOnOrders(receiver) } };
}

/** Shows the customer's @name, or takes one. */
export const myName: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    {
      name: 'handle',
      presume: async (scene) => {
        const { id } = await scene.customer();
        return (await handleOf(scene.bank.db, id)) ? OWN : undefined;
      },
      ask: (scene) => ({ text: scene.phrases.names.whichName() }),
    },
  ],
  complete: async (scene, values) => {
    const { id } = await scene.customer();
    const { names } = scene.phrases;
    if (values.handle === OWN) {
      const handle = (await handleOf(scene.bank.db, id)) ?? '';
      return { say: { text: names.yours({ handle }) } };
    }
    const handle = await takeHandle(scene.bank, { customerId: id, handle: values.handle ?? '' });
    return { say: { text: names.taken({ handle }) } };
  },
};

const amountSlot = {
  name: 'amount',
  ask: (scene: Scene): Question => ({ text: scene.phrases.chat.ask.amount() }),
} as const;

/** Whom it would be asked of; each look-up counts, so it is made once. Throws Fault `handle_unknown`. */
async function findAsked(scene: Scene, { handle, phone }: Values): Promise<string> {
  const { id } = await scene.customer();
  return (await getNamedOrPhone(scene.bank, id, handle ?? phone ?? '')).customerId;
}

const askedOf = async (scene: Scene, { beneficiary = '' }: Values): Promise<Named> => {
  const of = await namedById(scene.bank.db, beneficiary);
  if (!of) throw new Fault('handle_unknown', { name: '' });
  return of;
};

/** Whom it would be asked of, and for what, read back before anything goes to them. */
async function askWhetherToAsk(scene: Scene, values: Values): Promise<Question> {
  const { turns, chat } = scene.phrases;
  const of = await askedOf(scene, values);
  return {
    text: turns.askMoney({ to: of.displayName, amount: amountOf(values), note: values.narration ?? '' }),
    options: [
      { title: chat.titles.yes, values: { sure: 'yes' } },
      { title: chat.titles.no, values: { sure: 'no' } },
    ],
  };
}

/** Asks somebody for money, by @name or phone number. */
export const requestMoney: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    amountSlot,
    { name: 'phone', drops: ['beneficiary'] },
    {
      name: 'handle',
      needed: (_, values) => values.phone === undefined,
      ask: (scene) => ({ text: scene.phrases.names.whom() }),
      drops: ['beneficiary'],
    },
    { name: 'beneficiary', presume: findAsked },
    { name: 'narration' },
    { name: 'sure', ask: askWhetherToAsk },
  ],
  complete: async (scene, values) => {
    const { id } = await scene.customer();
    const of = await askedOf(scene, values);
    const amount = amountOf(values);
    await askMoney(scene.bank, { customerId: id, of, amount, note: values.narration });
    return { say: { text: scene.phrases.names.sent({ amount, to: of.displayName }) } };
  },
};

/** Splits a bill with others, and asks each for their part. */
export const splitting: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    amountSlot,
    { name: 'people', ask: (scene) => ({ text: scene.phrases.names.withWhom() }) },
    { name: 'narration' },
  ],
  complete: async (scene, values) => {
    const { id } = await scene.customer();
    const handles = (values.people ?? '').split(',');
    const others = await Promise.all(handles.map((handle) => getNamed(scene.bank.db, handle)));
    const total = amountOf(values);
    const { own, requests } = await splitBill(scene.bank, {
      customerId: id,
      others,
      total,
      note: values.narration,
    });
    const each = requests[0]?.amount ?? own;
    const names = others.map((other) => other.displayName);
    return { say: { text: scene.phrases.names.split({ own, each, names }) } };
  },
};

async function factsOf(scene: Scene, request: PaymentRequest) {
  const asker = await namedById(scene.bank.db, request.askerId);
  const { amount, note } = request;
  return { amount, note, from: asker?.displayName ?? '', handle: asker?.handle };
}

const openRequests = async (scene: Scene): Promise<PaymentRequest[]> => {
  const { id } = await scene.customer();
  const all = await listRequests(scene.bank.db, { payerId: id }, 'open');
  return all.filter((request) => request.expiresAt > scene.now);
};

async function askWhich(scene: Scene): Promise<Question> {
  const { names } = scene.phrases;
  const requests = (await openRequests(scene)).slice(0, 8);
  const options = await Promise.all(
    requests.map(async (request) => ({
      title: names.line(await factsOf(scene, request)),
      values: { request: request.id },
    })),
  );
  return { text: names.which(), options };
}

/** The one request there is; several are asked about. */
async function presumeRequest(scene: Scene): Promise<string | undefined> {
  const [only, other] = await openRequests(scene);
  if (!only) return NONE;
  return other ? undefined : only.id;
}

const findMeant = async (scene: Scene, values: Values): Promise<PaymentRequest> => {
  const found = (await openRequests(scene)).find((request) => request.id === values.request);
  if (!found) throw new Fault('request_over');
  return found;
};

async function askAction(scene: Scene, values: Values): Promise<Question> {
  const { names } = scene.phrases;
  const facts = await factsOf(scene, await findMeant(scene, values));
  return {
    text: names.what(facts),
    options: [
      { title: names.pay(), values: { action: 'pay' } },
      { title: names.decline(), values: { action: 'decline' } },
      { title: names.block(), values: { action: 'block' } },
    ],
  };
}

async function answer(scene: Scene, values: Values): Promise<Completion> {
  const { names, money, chat } = scene.phrases;
  if (values.request === NONE) return { say: { text: names.noRequests() } };
  const { id: customerId } = await scene.customer();
  const request = await findMeant(scene, values);
  if (values.action !== 'pay') {
    const block = values.action === 'block';
    const facts = await factsOf(scene, request);
    await declineRequest(scene.bank, { id: request.id, customerId, block });
    return { say: { text: block ? names.youBlocked(facts) : names.youDeclined(facts) } };
  }
  const { id: conversationId } = scene.conversation;
  const quote = await quoteRequest(scene.bank, { id: request.id, customerId, conversationId });
  const text = `${money.quote({ ...quote, bank: quote.bankName })}\n\n${chat.orCancel()}`;
  const { quoteId } = quote;
  return { quoteId, say: { text, approval: { quoteId } } };
}

/** Who asks the customer for money: to be paid, declined, or asked by no more. */
export const myRequests: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'request', presume: presumeRequest, ask: askWhich },
    { name: 'action', needed: (_, values) => values.request !== NONE, ask: askAction },
  ],
  complete: answer,
};
