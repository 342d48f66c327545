import { createHmac, timingSafeEqual } from 'node:crypto';
import { isJson, type Json } from './json.ts';

/** What Meta posts, as far as the bank reads it. Everything else in it is passed over. */

/** Whether these bytes were signed by one of our app's secrets (`X-Hub-Signature-256`); the old one counts while it is exchanged. */
export function isSigned(raw: Buffer, header: unknown, secrets: readonly string[]): boolean {
  const [, hex] = typeof header === 'string' ? (/^sha256=([0-9a-f]{64})$/i.exec(header) ?? []) : [];
  if (hex === undefined) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(raw).digest(), given));
}

/** Who wrote: a number, a business-scoped id, or both. */
export type Sender = { phone?: string; bsuid?: string; identityKey?: string };

export type CloudMessage = {
  kind: 'message';
  sender: Sender;
  id: string;
  sentAt: Date;
  says: 'text' | 'voice' | 'other';
  text?: string;
  choiceId?: string;
  mediaId?: string;
  /** An edited message comes without its words. */
  edited?: true;
};
export type CloudStatus = {
  kind: 'status';
  id: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  callback: unknown;
  problem?: number;
};
/** Somebody's number or id became another. */
export type CloudChange = {
  kind: 'change';
  oldPhone?: string;
  oldBsuid?: string;
};
/** Something about our own account that a person should know. */
export type CloudAlert = { kind: 'alert'; field: string; facts: string };
export type CloudEvent = CloudMessage | CloudStatus | CloudChange | CloudAlert;

const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
/** Without NUL, which the database does not take. */
const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.replaceAll('\0', '') : '';
  return text === '' ? undefined : text;
};

const phoneOf = (value: unknown): string | undefined => {
  const digits = textOf(value)?.replace(/^\+/, '');
  return digits && /^\d{7,15}$/.test(digits) ? `+${digits}` : undefined;
};
/** `NG.1502576394655843`, and in a portfolio with a parent `NG.ENT.…`. */
const bsuidOf = (value: unknown): string | undefined => {
  const id = textOf(value);
  return id && /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/.test(id) ? id : undefined;
};
const instantOf = (value: unknown): Date => {
  const seconds = Number(value);
  return Number.isInteger(seconds) && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : new Date(0);
};

type Content = Omit<CloudMessage, 'kind' | 'sender' | 'id' | 'sentAt'>;
const other: Content = { says: 'other' };

/** "MUSA BELLO 08030000004": what somebody would have typed. A card may hold several people; a number may stand only in the vCard's `wa_id`. */
function cardText(card: Json): string {
  const name = textOf(jsonOf(card.name).formatted_name) ?? textOf(jsonOf(card.name).first_name) ?? '';
  const [phone] = listOf(card.phones);
  const number = textOf(phone?.phone)?.replace(/[^\d+]/g, '') ?? phoneOf(phone?.wa_id) ?? '';
  return `${name} ${number}`.trim();
}

function interactiveOf(interactive: Json): Content | undefined {
  // What a Flow ends with: what it did was told by what it did, and its values are nobody's message.
  if (interactive.type === 'nfm_reply') return undefined;
  const reply = jsonOf(interactive[String(interactive.type)]);
  const choiceId = textOf(reply.id);
  return choiceId ? { says: 'text', text: textOf(reply.title) ?? '', choiceId } : other;
}

/** What a message says; undefined where nothing is answered to it (a reaction approves nothing, and asks nothing). */
function contentOf(message: Json): Content | undefined {
  const type = String(message.type);
  const part = jsonOf(message[type]);
  switch (type) {
    case 'text':
      return { says: 'text', text: textOf(part.body) ?? '' };
    case 'audio': {
      const mediaId = textOf(part.id);
      return { says: 'voice', ...(mediaId && { mediaId }) };
    }
    case 'interactive':
      return interactiveOf(part);
    case 'button':
      return { says: 'text', text: textOf(part.text) ?? '' };
    case 'contacts':
      return { says: 'text', text: listOf(message.contacts).map(cardText).filter(Boolean).join(', ') };
    case 'reaction':
    case 'system':
      return undefined;
    case 'unsupported':
    case 'unknown':
      return jsonOf(message.unsupported).type === 'edit' ? { says: 'other', edited: true } : other;
    default: {
      const caption = textOf(part.caption);
      return { says: 'other', ...(caption && { text: caption }) };
    }
  }
}

function messageOf(message: Json, contacts: readonly Json[]): CloudEvent | undefined {
  const id = textOf(message.id);
  const phone = phoneOf(message.from);
  const bsuid = bsuidOf(message.from_user_id);
  if (message.type === 'system') return changeOf(message, jsonOf(message.system));
  const content = contentOf(message);
  if (!id || !content || !(phone || bsuid)) return undefined;
  const contact = contacts.find(
    ({ wa_id: waId, user_id: userId }) => (phone && phoneOf(waId) === phone) || (bsuid && userId === bsuid),
  );
  const identityKey = textOf(contact?.identity_key_hash);
  return {
    kind: 'message',
    id,
    sentAt: instantOf(message.timestamp),
    ...content,
    sender: { ...(phone && { phone }), ...(bsuid && { bsuid }), ...(identityKey && { identityKey }) },
  };
}

function changeOf(message: Json, system: Json): CloudChange | undefined {
  if (system.type !== 'user_changed_number' && system.type !== 'user_changed_user_id') return undefined;
  const oldPhone = system.type === 'user_changed_number' ? phoneOf(message.from) : undefined;
  const oldBsuid = bsuidOf(system.previous_user_id);
  if (!oldPhone && !oldBsuid) return undefined;
  return { kind: 'change', ...(oldPhone && { oldPhone }), ...(oldBsuid && { oldBsuid }) };
}

/** `played` is a voice note that was heard, and so read. */
const statuses = new Map<unknown, CloudStatus['status']>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
]);

function statusOf(status: Json): CloudStatus | undefined {
  const id = textOf(status.id);
  const known = statuses.get(status.status);
  if (!id || !known) return undefined;
  const [error] = listOf(status.errors);
  const problem = Number(error?.code);
  return {
    kind: 'status',
    id,
    status: known,
    callback: status.biz_opaque_callback_data,
    ...(Number.isInteger(problem) && { problem }),
  };
}

/** What Meta tells of our own account: its quality, its templates, its Flow. */
const alertFields: readonly string[] = [
  ...['account_alerts', 'account_update', 'phone_number_quality_update', 'phone_number_name_update'],
  ...['message_template_status_update', 'message_template_quality_update', 'template_category_update'],
  ...['business_capability_update', 'security', 'flows'],
];
/** The fields of webhooks that an app has to be subscribed to. */
export const webhookFields: readonly string[] = ['messages', ...alertFields];

function eventsOf(change: Json, phoneNumberId: string): (CloudEvent | undefined)[] {
  const value = jsonOf(change.value);
  const field = String(change.field);
  if (alertFields.includes(field))
    return [{ kind: 'alert', field, facts: JSON.stringify(value).slice(0, 500) }];
  if (field !== 'messages' || jsonOf(value.metadata).phone_number_id !== phoneNumberId) return [];
  const contacts = listOf(value.contacts);
  return [
    ...listOf(value.messages).map((message) => messageOf(message, contacts)),
    ...listOf(value.statuses).map(statusOf),
    ...listOf(value.errors).map(
      ({ code }): CloudAlert => ({ kind: 'alert', field: 'errors', facts: String(code) }),
    ),
  ];
}

/** All that a webhook tells of our number, messages in the order that they were sent; undefined where it is no webhook of WhatsApp's. */
export function readWebhook(raw: Buffer, phoneNumberId: string): CloudEvent[] | undefined {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
  if (!isJson(body) || body.object !== 'whatsapp_business_account') return undefined;
  const events = listOf(body.entry)
    .flatMap(({ changes }) => listOf(changes))
    .flatMap((change) => eventsOf(change, phoneNumberId))
    .filter((event) => event !== undefined);
  const timeOf = (event: CloudEvent): number => (event.kind === 'message' ? event.sentAt.getTime() : 0);
  return events.toSorted((a, b) => timeOf(a) - timeOf(b));
}
