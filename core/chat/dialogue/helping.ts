import { findCustomer, localPhone, parsePhone } from '../../customers/index.ts';
import { isFault } from '../../kernel/index.ts';
import {
  countUnread,
  getNoticeSettings,
  listNotifications,
  saveNoticeSettings,
} from '../../messaging/index.ts';
import { findWhoTrusts, freezeCustomer } from '../../security/index.ts';
import {
  addToTicket,
  listDisputes,
  listTickets,
  openTicket,
  type TicketCategory,
  type TicketPriority,
} from '../../support/index.ts';
import type { Completion, Flow, Question, Scene } from './flow.ts';

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
  return { say: { text: risk.frozenFor({ phone: localPhone(phone) }) } };
}

/** Who asks how to block their account is told so, and asked whether to do it. */
const askSure = ({ phrases }: Scene): Question => ({
  text: `${phrases.knowledge['lost-phone'].answer}\n\n${phrases.support.sureBlock()}`,
  options: [
    { title: phrases.chat.titles.yes, values: { sure: 'yes' } },
    { title: phrases.chat.titles.no, values: { sure: 'no' } },
  ],
});

/** Keeps an account still at once, by one word: who is in a hurry is not asked twice. */
export const freezing: Flow = {
  kind: 'order',
  who: 'anyone',
  slots: [
    { name: 'phone' },
    { name: 'enquiry' },
    {
      name: 'sure',
      needed: ({ conversation }, values) =>
        values.enquiry === 'how' && values.phone === undefined && conversation.customerId !== undefined,
      ask: askSure,
    },
  ],
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

type Kind = { words: RegExp; category: TicketCategory; priority: TicketPriority };

/** Of what a complaint is, by its words, in the order in which they count. */
const kinds: readonly Kind[] = [
  {
    words: /fraud|scam|hack|stole|steal|thief|wayo|\b419\b|unauthori[sz]ed|not me|no be me/i,
    category: 'Security Concerns',
    priority: 'urgent',
  },
  {
    words:
      /debit|deduct|transfer|money|naira|airtime|data|token|electric|nepa|bill|card|paid|pay|refund|charge/i,
    category: 'Transaction Problems',
    priority: 'high',
  },
  {
    words: /esusu|ajo|adashi|group|circle|contribution|club/i,
    category: 'Community Savings',
    priority: 'medium',
  },
  { words: /voice|hear/i, category: 'Voice Banking', priority: 'medium' },
  {
    words: /account|block|\b(?:pin|bvn|nin)\b|limit|level/i,
    category: 'Account Issues',
    priority: 'high',
  },
  { words: /app|site|slow|error|network|load/i, category: 'Technical Support', priority: 'medium' },
];

const SUBJECT_MOST = 60;
const about = /\b(?:my|the)\b.*\b(?:complaint|complain|case|ticket)\b/i;

/**
 * What is said to a complaint before a person takes over: the ticket that it opens, or how those stand that are open already where it asks about them. What is
 * told more of the same within the hour is added to it.
 */
export async function noteComplaint(scene: Scene, text: string): Promise<string> {
  const { bank, conversation, phrases } = scene;
  if (conversation.customerId === undefined) return '';
  const { id } = await scene.customer();
  const { support } = phrases;
  const open = (await listTickets(bank.db, id)).filter(({ status }) => /^(?:open|in-progress)$/.test(status));
  if (open.length > 0 && about.test(text))
    return open
      .slice(0, CASES)
      .map((ticket) => support.ticketLine({ ...ticket, ticket: String(ticket.id) }))
      .join('\n');
  const { category, priority } = kinds.find(({ words }) => words.test(text)) ?? {
    category: 'General Inquiry' as const,
    priority: 'medium' as const,
  };
  const added = await addToTicket(bank, { customerId: id, priority, message: text });
  if (added) return support.ticketAdded({ ticket: String(added.id) });
  const line = text.trim().replace(/\s+/g, ' ');
  const subject = line.length > SUBJECT_MOST ? `${line.slice(0, SUBJECT_MOST - 1)}…` : line;
  try {
    const ticket = await openTicket(bank, { customerId: id, subject, category, priority, message: text });
    return support.ticketOpened({ ticket: String(ticket.id) });
  } catch (error) {
    if (isFault(error, 'too_many_requests') || isFault(error, 'bad_request')) return '';
    throw error;
  }
}

const NOTICES = 5;

/** What the customer has not read yet, and where they choose how they are told. */
export const notices: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'act' }],
  complete: async ({ bank, phrases, customer, conversation }, values) => {
    const { id } = await customer();
    if (values.act === 'fewer') {
      const settings = await getNoticeSettings(bank.db, id);
      const { channel } = conversation;
      if (settings.marketing)
        await saveNoticeSettings(bank, id, { ...settings, marketing: false }, { channel });
      const link = `${bank.config.publicUrl}/notifications?tab=settings`;
      return { say: { text: phrases.support.fewer({ link }) } };
    }
    const unread = await countUnread(bank.db, id);
    const newest = (await listNotifications(bank.db, id, 'unread')).slice(0, NOTICES);
    const link = `${bank.config.publicUrl}/notifications`;
    return { say: { text: phrases.support.unread({ unread, lines: newest, link }) } };
  },
};

/** How to bank without internet. */
export const dialling: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [],
  complete: async (scene) => ({ say: { text: scene.phrases.knowledge['no-internet'].answer } }),
};
