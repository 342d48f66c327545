import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@karo/core/contract';
import { type Fault, faultStatus, isFault, type Kobo, type Language, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './caller.ts';

/** A problem document (RFC 9457); `detail` is one sentence for the customer, in their language. */
type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  instance: string;
  facts?: Record<string, string | number>;
};

const printable = (value: unknown): string | number => {
  if (typeof value === 'bigint') return toNaira(value as Kobo);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? value : String(value);
};

const sentence = (fault: Fault, language: Language): string => {
  const say = phrasesIn(language).faults[fault.code] as (facts: unknown) => string;
  return say(fault.facts);
};

/** The document of a refusal. */
export function problemOf(fault: Fault, language: Language, instance: string): Problem {
  const status = faultStatus[fault.code];
  const facts = Object.entries(fault.facts).map(([name, value]) => [name, printable(value)] as const);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail: sentence(fault, language),
    code: fault.code,
    instance,
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  };
}

/** What the web server itself refuses, in words: the body's form, its size, its type, the rate. */
const serverWords: Record<number, string> = {
  413: 'That is too large to send.',
  415: 'Please send JSON.',
  429: 'Too many tries. Please wait a little and try again.',
};

const fieldOf = (error: FastifyError): string => {
  const first = error.validation?.[0];
  const missing = first?.params.missingProperty;
  return String(missing ?? first?.instancePath.split('/').at(-1) ?? '') || 'the request';
};

function refusedByServer(error: FastifyError, request: FastifyRequest): Problem | undefined {
  const status = error.statusCode ?? 500;
  if (status >= 500) return undefined;
  const detail = error.validation
    ? `Please check: ${fieldOf(error)}.`
    : (serverWords[status] ?? 'Please check what you sent and try again.');
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail,
    code: status === 429 ? 'too_many_requests' : 'bad_request',
    instance: request.id,
    ...(error.validation && { facts: { field: fieldOf(error) } }),
  };
}

function outage(request: FastifyRequest): Problem {
  return {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: `Something went wrong on our side. Please try again; if it stays, tell us this number: ${request.id}.`,
    code: 'internal',
    instance: request.id,
  };
}

const send = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(problem);

/** Answers every error: a refusal with its phrase, anything else as a bug, logged whole and told in one sentence. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (isFault(error)) {
    const language = languageOf(request, request.caller?.customer);
    return send(reply, problemOf(error, language, request.id));
  }
  const refused = refusedByServer(error as FastifyError, request);
  if (refused) return send(reply, refused);
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return send(reply, outage(request));
}
