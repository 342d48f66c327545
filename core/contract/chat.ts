import Type from 'typebox';
import { day, instant, language, languageIn, object, oneOf, rows, text, uuid } from './row.ts';

const choice = object({ id: Type.String(), title: Type.String(), about: Type.Optional(Type.String()) });

/** One bubble of the conversation; `id` orders and names it for ever. */
export const message = object({
  id: Type.String(),
  from: oneOf(['customer', 'bank'] as const),
  kind: oneOf(['text', 'voice', 'other'] as const),
  text: Type.String(),
  at: instant,
  /** The id under which the browser sent it, so that it knows its own bubble again. */
  sentAs: Type.Optional(Type.String()),
  /** The bank has answered this message. */
  answered: Type.Optional(Type.Boolean()),
  choices: Type.Optional(Type.Array(choice)),
  /** The quote to approve on the PIN pad. */
  approval: Type.Optional(object({ quoteId: uuid })),
  receipt: Type.Optional(object({ reference: Type.String() })),
  /** The days of a statement, of which `GET /api/account/statement` has the PDF. */
  statement: Type.Optional(object({ from: day, to: day })),
  /** The language in which this reply can be heard. */
  speak: Type.Optional(language),
});

const answer = object({
  /** The reply's words; empty where it takes longer than the caller was kept waiting, and follows on /api/chat/replies. */
  response: Type.String(),
  /** The customer's message as the bank keeps it, and what the bank said to it. */
  messages: Type.Array(message),
  pending: Type.Boolean(),
});

/** What was made of a voice note: its words, how sure the bank is, and what they ask for. */
const heard = object({
  text: Type.String(),
  language,
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  intent: Type.String(),
  parameters: Type.Record(Type.String(), Type.String()),
});

export const chat = rows({
  'POST /api/chat/message': {
    about:
      'Says something to the bank, as the customer of the session or as a visitor. The Idempotency-Key header names the message, so that one sent twice is heard once.',
    auth: 'visitor',
    body: object({
      userId: Type.Optional(Type.String({ maxLength: 36 })),
      message: text(1000),
      language: Type.Optional(languageIn),
      choiceId: Type.Optional(text(100)),
    }),
    reply: answer,
    faults: ['forbidden'],
    perMinute: 60,
  },
  'POST /api/chat/voice': {
    about: 'Says it aloud: a voice note as audio/ogg (opus) or audio/wav, at most two minutes.',
    auth: 'visitor',
    query: object({ language: Type.Optional(languageIn) }),
    audio: true,
    reply: object({ ...answer.properties, heard: Type.Optional(heard) }),
    faults: ['forbidden'],
    perMinute: 20,
  },
  'GET /api/chat/messages': {
    about: 'The conversation of this browser, oldest first, as far back as the page shows.',
    auth: 'visitor',
    reply: object({ messages: Type.Array(message) }),
    faults: [],
    perMinute: 120,
  },
  'GET /api/chat/replies': {
    about: 'What the bank says, as it says it: server-sent events, each `message` with one bubble.',
    auth: 'visitor',
    reply: Type.Unsafe<AsyncIterable<unknown>>({}),
    produces: 'text/event-stream',
    faults: [],
    perMinute: 60,
  },
  'GET /api/chat/replies/{id}/audio': {
    about: 'One reply, spoken.',
    auth: 'visitor',
    params: object({ id: Type.String({ pattern: '^out-\\d{1,18}$' }) }),
    reply: Type.Unsafe<Uint8Array>({}),
    produces: 'audio/ogg',
    faults: ['not_found', 'unavailable'],
    perMinute: 30,
  },
});
