import type { Origin } from '@karo/core/audit';
import type { Admin } from '@karo/core/auth';
import type { Answer, Body, Contract, Endpoint, Params, Query } from '@karo/core/contract';
import type { Customer } from '@karo/core/customers';
import { type Bank, Fault, type Language } from '@karo/core/kernel';
import type { WebhookSource } from '@karo/core/providers';
import type { Queues } from '@karo/workers/queues';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { Draining } from './draining.ts';
import type { Replies } from './replies.ts';
import type { Streams } from './streams.ts';

/** How long a caller may take to send the head of a request and the whole of it, how long a line may stand without a byte, and how often that is looked at, in ms. */
export type Patience = { headMs: number; requestMs: number; idleMs: number; lookMs: number };

/** What stands beside the bank in the process that serves: other processes' state, and the built site. */
export type Services = {
  /** The queue answers; absent where nothing is queued (a test). */
  queueReady?: () => Promise<boolean>;
  /** Where calls a minute are counted for all processes at once; each counts its own without it. */
  redis?: Queues['redis'];
  /** The QR code that would pair WhatsApp, as SVG, while it waits to be paired. */
  whatsappQr?: () => Promise<string | undefined>;
  /** The folder of the built site; null serves none. */
  site?: string | null;
  /** How long a chat message waits for its answer before the page is told to wait for news, in ms. */
  answerWithinMs?: number;
  /** The address of the caller is what the proxy in front says it is. */
  trustProxy?: boolean;
  /** How long a caller may take, in ms, where that is not the usual. */
  patience?: Patience;
  /** The providers' webhooks that are taken. */
  webhooks?: readonly WebhookSource[];
  /** Calls a minute are not counted, as where a test makes many. */
  unlimited?: boolean;
};

/** A recording as it came. */
export type Recording = { mime: string; bytes: Buffer };

type Known<E extends Endpoint> = {
  customer: Contract[E]['auth'] extends 'customer' | 'owner' ? Customer : Customer | undefined;
  admin: Contract[E]['auth'] extends 'admin' ? Admin : Admin | undefined;
};

/** What every call carries, whatever its endpoint. */
export type AnyCall = {
  bank: Bank;
  services: Services & { replies: Replies; streams: Streams; draining: Draining };
  customer: Customer | undefined;
  admin: Admin | undefined;
  caller: Caller;
  /** From where, for the audit log. */
  origin: Origin;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** One call of an endpoint: its checked input, and who makes it. */
export type Call<E extends Endpoint> = Omit<AnyCall, 'customer' | 'admin'> &
  Known<E> & {
    params: Params<E>;
    query: Query<E>;
    body: Contract[E] extends { audio: true }
      ? Recording
      : Contract[E] extends { raw: true }
        ? Buffer
        : Body<E>;
  };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A handler for every row of the contract: one that is missing, or answers another shape, does not compile. */
export type Handlers = { [E in Endpoint]: Handler<E> };

const KEY = /^[\w.:-]{8,100}$/;

/** The name that the caller gives what it asks for, so that it is done once however often it is asked. Throws Fault `bad_request`. */
export function keyOf({ request }: Pick<AnyCall, 'request'>): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Fault('bad_request', { field: 'Idempotency-Key' });
  return key;
}
