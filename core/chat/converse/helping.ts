import { findCustomer, parsePhone } from '../../customers.ts';
import { listDisputes } from '../../disputes.ts';
import { freezeCustomer } from '../../freezing.ts';
import { findAnswer } from '../../knowledge.ts';
import { listTickets } from '../../support.ts';
import { findWhoTrusts } from '../../trusted.ts';
import type { Intent } from '../intents.ts';
import type { Move } from './decide.ts';
import type { Completion, Flow, Scene } from './flow.ts';
import type { Said } from './said.ts';

/** The number that the channel vouches for; a browser's is nobody's. */
const speakerOf = ({ conversation }: Scene): string | undefined =>
  conversation.channel === 'web' ? undefined : parsePhone(conversation.address);

/** Somebody else's account, which a number that its owner trusts may block and nothing more. */
async function freezeFor(scene: Scene, phone: string): Promise<Completion> {
  const { risk } = scene.phrases;
  const speaker = speakerOf(scene);
  const who = speaker && (await findWhoTrusts(scene.bank.db, { speaker, phone }));
  if (!who) return { say: { text: risk.notTrusted() }, menu: ['human'] };
  const { channel } = scene.conversation;
  const why = `asked by the trusted number ${speaker.slice(-4)}`;
  await freezeCustomer(scene.bank, { customerId: who.customerId, channel, why });
  return { say: { text: risk.frozenFor({ phone: phone.replace('+234', '0') }) } };
}

/** Keeps an account still at once, by one word: who is in a hurry is not asked twice. */
export const freezing: Flow = {
  kind: 'order',
  who: 'anyone',
  slots: [{ name: 'phone' }],
  complete: async (scene, values) => {
    const known = scene.conversation.customerId !== undefined;
    const own = known ? await scene.customer() : undefined;
    const phone = values.phone && parsePhone(values.phone);
    if (phone && phone !== own?.phone) return freezeFor(scene, phone);
    const { support, risk } = scene.phrases;
    if (!own) return { say: { text: risk.whichNumber() } };
    const now = await findCustomer(scene.bank.db, own.id);
    if (now?.status === 'frozen') return { say: { text: support.frozenAlready() }, menu: ['human'] };
    const { channel } = scene.conversation;
    await freezeCustomer(scene.bank, {
      customerId: own.id,
      channel,
      why: 'asked in conversation',
      told: true,
    });
    return { say: { text: support.frozen() }, menu: ['human'] };
  },
};

const CASES = 3;

/** What the customer asked back or complained of, how it stands, and by when there is an answer. */
export const myCases: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [],
  complete: async (scene) => {
    const { id } = await scene.customer();
    const { db } = scene.bank;
    const disputes = (await listDisputes(db, id)).slice(0, CASES);
    const tickets = (await listTickets(db, id))
      .filter((ticket) => ticket.status !== 'closed')
      .slice(0, CASES);
    const { support } = scene.phrases;
    const lines = [
      ...disputes.map((dispute) => support.caseLine(dispute)),
      ...tickets.map((ticket) => support.ticketLine({ ...ticket, ticket: String(ticket.id) })),
    ];
    return { say: { text: lines.length > 0 ? lines.join('\n') : support.noCases() }, menu: ['human'] };
  },
};

/** How to bank without internet. */
export const dialling: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [],
  complete: async (scene) => ({ say: { text: scene.phrases.knowledge['no-internet'].answer } }),
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
