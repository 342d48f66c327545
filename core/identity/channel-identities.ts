import { type Db, type Trx, transact } from '@karo/db/client';
import { type Origin, record } from '../audit/index.ts';
import { maskAddress, sendCode } from '../auth/index.ts';
import { newIdentityCap } from '../catalogue/index.ts';
import {
  findCustomerByIdentity,
  type IdentityKind,
  isBsuid,
  lockCustomer,
  parsePhone,
} from '../customers/index.ts';
import { type Bank, Fault, type Language } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import type { Phrases } from '../phrases/index.ts';
import { type CarriedOut, createQuote, type OperationHandler, type Quote } from '../quotes/index.ts';
import { capNewIdentity } from './sign-in.ts';

const LINK_MS = 10 * 60_000;

/** A number or a chat that is a customer's. */
export type KnownIdentity = { id: bigint; kind: IdentityKind; value: string; verifiedAt?: Date };

/** The customer's numbers and chats, oldest first. */
export async function listIdentities(db: Db, customerId: string): Promise<KnownIdentity[]> {
  const rows = await db
    .selectFrom('identity')
    .select(['id', 'kind', 'value', 'verifiedAt'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, verifiedAt, ...row }) => ({
    ...row,
    kind: kind as IdentityKind,
    ...(verifiedAt && { verifiedAt }),
  }));
}

/** Takes a chat off the account: whoever writes from it is a stranger again. The number itself stays, and the customer is told. Throws Fault `not_found`. */
export async function removeIdentity(
  bank: Bank,
  gone: { customerId: string; id: bigint; origin: Origin },
): Promise<void> {
  const { customerId, id, origin } = gone;
  await transact(bank, async (trx) => {
    const at = bank.clock.now();
    const words = ({ security }: Phrases) => ({ text: security.chatRemoved() });
    await notifyCustomer(trx, { customerId }, { at, dedupe: `link:${id}:removed`, words });
    const row = await trx
      .deleteFrom('identity')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('kind', '<>', 'phone')
      .returning(['kind', 'value'])
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await trx
      .updateTable('conversation')
      .set({ customerId: null, state: '{}' })
      .where('customerId', '=', customerId)
      .where('channel', '<>', 'web')
      .where('address', '=', row.value)
      .execute();
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'identity_removed',
      origin,
      customerId,
      subject: { kind: 'identity', id: String(id) },
      facts: { kind: row.kind },
    });
  });
}

/** A chat that says to be a customer's: the code that was sent to their number, and then their PIN, make it so. */
export type LinkOffer = { quoteId: string; to: string };

/**
 * Begins to link a chat to the customer whose number this is: a code goes to the number, and the code and the customer's PIN on the secure page approve the link: numbers are
 * given to other people, and codes with them. Throws Fault `account_missing`, and those of `sendCode`.
 */
export async function startLink(
  bank: Bank,
  chat: {
    conversationId: bigint;
    channel: 'whatsapp' | 'terminal';
    address: string;
    phone: string;
    language: Language;
  },
): Promise<LinkOffer> {
  const { conversationId, channel, address, language } = chat;
  const phone = parsePhone(chat.phone);
  const customer = phone ? await findCustomerByIdentity(bank.db, 'phone', phone) : undefined;
  if (!customer || customer.status === 'closed') throw new Fault('account_missing');
  const quote = await transact(bank, (trx) => {
    const at = bank.clock.now();
    return createQuote(trx, {
      operation: 'link',
      facts: { channel, address, shown: { account: maskAddress(phone ?? '') } },
      customerId: customer.id,
      conversationId,
      at,
      expiresAt: new Date(at.getTime() + LINK_MS),
    });
  });
  const { to } = await sendCode(bank, {
    to: { customerId: customer.id, quoteId: quote.id },
    method: 'sms',
    purpose: 'link',
    origin: { channel },
    language,
  });
  return { quoteId: quote.id, to };
}

/** What a chat's address is, where its customer proves it to be theirs: a number, a business-scoped id, or WhatsApp Web's other name. */
const addressKind = (address: string): IdentityKind => {
  if (parsePhone(address)) return 'wa_id';
  return isBsuid(address) ? 'bsuid' : 'lid';
};

/**
 * Asks whoever writes from a number that may have another owner to prove by the customer's PIN that the chat is still theirs: a code to the number would prove nothing. Answers what
 * is to be approved.
 */
export async function askForProof(
  bank: Bank,
  chat: { conversationId: bigint; channel: string; address: string; customerId: string },
): Promise<{ quoteId: string }> {
  const { conversationId, address, customerId } = chat;
  return transact(bank, async (trx) => {
    const at = bank.clock.now();
    const quote = await createQuote(trx, {
      operation: 'link',
      facts: { channel: 'whatsapp', address, proof: 'pin', shown: {} },
      customerId,
      conversationId,
      at,
      expiresAt: new Date(at.getTime() + LINK_MS),
    });
    await record(trx, bank, {
      actor: { kind: 'visitor' },
      action: 'identity_doubted',
      customerId,
      origin: { channel: 'whatsapp' },
    });
    return { quoteId: quote.id };
  });
}

type LinkQuote = Quote & { operation: 'link' };

/** The chat becomes the customer's; where they were heard before, they are told, and little money moves for a day. */
async function acceptLink(trx: Trx, bank: Bank, quote: LinkQuote): Promise<CarriedOut> {
  const { customerId, conversationId, facts } = quote;
  const at = bank.clock.now();
  await lockCustomer(trx, customerId);
  const until = await capNewIdentity(trx, customerId, at);
  await notifyCustomer(
    trx,
    { customerId },
    {
      at,
      dedupe: `link:${quote.id}`,
      words: ({ security }) => ({ text: security.identityLinked({ limit: newIdentityCap, until }) }),
    },
  );
  const kind = addressKind(facts.address);
  await trx
    .insertInto('identity')
    .values({ customerId, kind, value: facts.address, verifiedAt: at, createdAt: at })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ customerId, verifiedAt: at }))
    .execute();
  if (conversationId !== undefined)
    await trx
      .updateTable('conversation')
      .set({ customerId, unsureAt: null, proofOf: null })
      .where('id', '=', conversationId)
      .execute();
  await notifyCustomer(trx, quote, {
    at,
    dedupe: `quote:${quote.id}`,
    words: ({ security }) => ({ text: security.linked({ limit: newIdentityCap, until }) }),
  });
  await record(trx, bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'identity_linked',
    origin: { channel: facts.channel },
    customerId,
    facts: { kind },
  });
  return { status: 'done' };
}

/** What is approved here. */
export const identityHandlers: { link: OperationHandler<'link'> } = {
  link: {
    accept: acceptLink,
    message: async (bank, _, { security }) => {
      const until = new Date(bank.clock.now().getTime() + 24 * 3_600_000);
      return security.linked({ limit: newIdentityCap, until });
    },
  },
};
