import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findAnswer,
  findReply,
  findVoiceHeard,
  listMessages,
  openBrowserConversation,
  receive,
  senderFrom,
  speakReply,
} from '@karo/core/chat/channel';
import type { Answer } from '@karo/core/contract';
import { Fault, type Language } from '@karo/core/kernel';
import type { AnyCall, Call, Handlers } from '../call.ts';
import { giveConversation, mayStillHear } from '../caller.ts';

type Said = Answer<'POST /api/chat/message'>;
type Input = {
  kind: 'text' | 'voice';
  text?: string;
  media?: { mime: string; bytes: Buffer };
  choiceId?: string;
};

const ANSWER_WITHIN_MS = 8_000;
const VOICE_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = [20, 40, 60, 100, 150, 200];

const languages: Record<string, Language> = {
  english: 'en',
  pidgin: 'pcm',
  hausa: 'ha',
  yoruba: 'yo',
  igbo: 'ig',
};
const languageCalled = (name: string | undefined): Language | undefined =>
  name === undefined ? undefined : (languages[name] ?? (name as Language));

/** The name under which the browser sent it: the same name again is the same message. */
function sentAs(call: AnyCall): string {
  const key = call.request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : randomUUID();
}

async function answerTo(call: AnyCall, inboxId: bigint, withinMs: number): Promise<Said> {
  const deadline = performance.now() + withinMs;
  for (let look = 0; performance.now() < deadline; look += 1) {
    const messages = await findAnswer(call.bank.db, inboxId);
    if (messages) {
      const said = messages.filter((message) => message.from === 'bank').map((message) => message.text);
      return { response: said.join('\n\n'), messages, pending: false };
    }
    await sleep(LOOK_EVERY_MS[look] ?? LOOK_EVERY_MS.at(-1));
  }
  return { response: '', messages: [], pending: true };
}

/** Puts what the browser said into the inbox, and waits a little for the answer. */
export async function hear(call: AnyCall, input: Input, language: Language | undefined, withinMs: number) {
  const { bank, caller } = call;
  const address = giveConversation(bank, caller, call.reply);
  const at = bank.clock.now();
  if (!caller.conversation)
    await openBrowserConversation(bank.db, {
      address,
      customerId: caller.customer?.id,
      language: language ?? call.language,
      at,
      sender: senderFrom(bank, call.request.ip),
    });
  const { inboxId } = await receive(bank, {
    channel: 'web',
    address,
    providerId: sentAs(call),
    sentAt: at,
    ...(language && { language }),
    ...input,
  });
  return answerTo(call, inboxId, call.services.answerWithinMs ?? withinMs);
}

/** A page that believes itself signed in as somebody is told when it is not. */
function checkSpeaker(call: Call<'POST /api/chat/message'>): void {
  const { userId } = call.body;
  if (!userId) return;
  if (!call.customer) throw new Fault('unauthenticated');
  if (call.customer.id !== userId) throw new Fault('forbidden');
}

export const chat = {
  'POST /api/chat/message': async (call) => {
    checkSpeaker(call);
    const { message, choiceId, language } = call.body;
    const input: Input = { kind: 'text', text: message, ...(choiceId && { choiceId }) };
    return hear(call, input, languageCalled(language), ANSWER_WITHIN_MS);
  },

  'POST /api/chat/voice': async (call) => {
    const { mime, bytes } = call.body;
    const language = languageCalled(call.query.language);
    const said = await hear(call, { kind: 'voice', media: { mime, bytes } }, language, VOICE_WITHIN_MS);
    const own = said.messages.find((message) => message.from === 'customer');
    const heard = own && (await findVoiceHeard(call.bank.db, BigInt(own.id.slice('in-'.length))));
    return { ...said, ...(heard && { heard }) };
  },

  'GET /api/chat/messages': async ({ bank, caller }) => {
    const { conversation } = caller;
    return { messages: conversation ? await listMessages(bank.db, conversation.id) : [] };
  },

  'GET /api/chat/replies': async ({ bank, services, caller, customer, request, reply }) => {
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    const { address, sessionSecret } = caller;
    if (!address) throw new Fault('not_found');
    const stream = services.replies.listen(address, () => mayStillHear(bank, address, sessionSecret));
    return services.streams.open(stream, {
      customerId: customer?.id,
      conversation: address,
      ip: request.ip,
    });
  },

  'GET /api/chat/replies/{id}/audio': async ({ bank, caller, params, reply }) => {
    const { conversation } = caller;
    const outboxId = BigInt(params.id.slice('out-'.length));
    const said = conversation && (await findReply(bank.db, conversation.id, outboxId));
    const spoken = said && (await speakReply(bank, said));
    if (!spoken) throw new Fault('not_found');
    reply.header('cache-control', 'private, max-age=3600');
    return spoken;
  },
} satisfies Partial<Handlers>;
