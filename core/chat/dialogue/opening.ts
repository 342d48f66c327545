import { findCustomerByIdentity, localPhone, parsePhone } from '../../customers/index.ts';
import { quotePinChange, startCustomer, startLink } from '../../identity/index.ts';
import { Fault, isFault } from '../../kernel/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

/** Where the sender is known by a phone number, it is offered. */
const phoneOf = (scene: Scene): string | undefined =>
  scene.conversation.channel === 'web' ? undefined : parsePhone(scene.conversation.address);

/** WhatsApp keeps what is sent, so there a BVN is given on the secure page; and so is everywhere the one that a register sends its own code for. */
const takesBvn = (scene: Scene): boolean =>
  scene.conversation.channel !== 'whatsapp' && !scene.bank.bvn.consent;

const askPhone = (scene: Scene, _: Values, plain: boolean): Question => {
  const { ask, titles } = scene.phrases.chat;
  const known = phoneOf(scene);
  if (!known || plain) return { text: ask.phone() };
  return {
    text: ask.myPhone({ phone: localPhone(known) }),
    options: [
      { title: titles.yes, values: { phone: known } },
      { title: titles.otherPhone, values: {} },
    ],
  };
};

const firstOf = (fullName: string | undefined): string => fullName?.split(' ')[0] ?? '';

/** A first name and a surname; what is between them goes with the first. */
function checkFullName(_: Scene, values: Values): Promise<Checked> {
  const words = (values.full_name ?? '').trim().split(/\s+/);
  if (words.length < 2 || words.some((word) => !/^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word)))
    throw new Fault('name_invalid');
  return Promise.resolve(undefined);
}

/** The number has an account: whoever has the number and its PIN may have this chat linked to it. On the site one signs in instead. */
async function offerLink(scene: Scene, phone: string, error: unknown): Promise<Completion> {
  const { id: conversationId, channel, address } = scene.conversation;
  if (!isFault(error, 'customer_exists') || (channel !== 'whatsapp' && channel !== 'terminal')) throw error;
  if (!(await findCustomerByIdentity(scene.bank.db, 'phone', parsePhone(phone) ?? ''))) throw error;
  const chat = { conversationId, channel, address, phone, language: scene.language };
  const { quoteId, to } = await startLink(scene.bank, chat);
  return { quoteId, say: { text: scene.phrases.security.linkCode({ to }), approval: { quoteId } } };
}

async function open(scene: Scene, values: Values): Promise<Completion> {
  // The sheet in a browser's chat has no place for the register's own code; the wizard and the page behind a link have.
  if (scene.conversation.channel === 'web' && scene.bank.bvn.consent)
    return { say: { text: scene.phrases.ussd.openOnPage(scene.bank.config.publicUrl) } };
  try {
    return await begin(scene, values);
  } catch (error) {
    return offerLink(scene, values.phone ?? '', error);
  }
}

async function begin(scene: Scene, values: Values): Promise<Completion> {
  const words = (values.full_name ?? '').trim().split(/\s+/);
  const customer = await startCustomer(scene.bank, {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    phone: values.phone ?? '',
    bvn: values.bvn,
    language: scene.language,
    conversationId: scene.conversation.id,
  });
  const { quoteId } = customer;
  const text = scene.phrases.chat.setPin({
    firstName: firstOf(customer.firstName),
    needsBvn: values.bvn === undefined,
  });
  return { quoteId, say: { text, approval: { quoteId } } };
}

/** Opens an account: name, phone, BVN, and a PIN that is set out of band. */
export const openAccount: Flow = {
  kind: 'order',
  who: 'stranger',
  slots: [
    {
      name: 'full_name',
      ask: (scene) => ({ text: scene.phrases.chat.ask.fullName() }),
      check: checkFullName,
    },
    { name: 'phone', ask: askPhone },
    {
      name: 'bvn',
      secret: true,
      needed: takesBvn,
      ask: (scene, values) => ({
        text: scene.phrases.chat.ask.bvn({ firstName: firstOf(values.full_name) }),
      }),
    },
  ],
  complete: open,
};

/** Changes the PIN, out of band. */
export const pinChange: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [],
  complete: async (scene) => {
    const customer = await scene.customer();
    const { id: quoteId } = await quotePinChange(scene.bank, {
      customerId: customer.id,
      conversationId: scene.conversation.id,
    });
    return { quoteId, say: { text: scene.phrases.chat.changePin(), approval: { quoteId } } };
  },
};
