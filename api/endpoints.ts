import { isAtLeast } from '@karo/core/auth';
import { contract, type Endpoint, type Row } from '@karo/core/contract';
import { checkScope, countCall } from '@karo/core/developer';
import { type Bank, Fault, reading } from '@karo/core/kernel';
import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify';
import type { AnyCall, Call, Handlers, Recording, Services } from './call.ts';
import { languageOf, originOf, readCaller } from './caller.ts';
import { checkFinite, checkWritable } from './guards.ts';

const PER_MINUTE = 300;
/** Two minutes of 16 kHz mono WAV, with its header. */
const AUDIO_BYTES_MAX = 2 * 60 * 16_000 * 2 + 1024;

function checkAdmin(row: Row, request: FastifyRequest): void {
  const { admin } = request.caller;
  if (!admin) throw new Fault('unauthenticated');
  if (!isAtLeast(admin.role, row.role ?? 'viewer')) throw new Fault('forbidden');
}

const ownerIn = (request: FastifyRequest): unknown =>
  (request.params as { id?: unknown }).id ?? (request.body as { userId?: unknown } | null)?.userId;

/** A program may call what its key's scopes name, and what anybody may: there it is nobody, or any scope would tell of the customer. */
async function checkKey(bank: Bank, row: Row, request: FastifyRequest): Promise<void> {
  const { apiKey } = request.caller;
  if (!apiKey) return;
  if (row.auth === 'anyone' && !row.scope) {
    request.caller = { ...request.caller, customer: undefined };
    return;
  }
  checkScope(apiKey, row.scope);
  await countCall(bank, apiKey);
}

/** Who may call is settled before what they sent is looked at. */
function checkAuth(row: Row, request: FastifyRequest): void {
  if (row.auth === 'admin') checkAdmin(row, request);
  if (row.auth !== 'customer' && row.auth !== 'owner') return;
  const { customer } = request.caller;
  if (!customer) throw new Fault('unauthenticated');
  if (row.auth === 'owner' && ownerIn(request) !== customer.id) throw new Fault('forbidden');
}

const schemaOf = (row: Row) => ({
  ...(row.params && { params: row.params }),
  ...(row.query && { querystring: row.query }),
  ...(row.body && { body: row.body }),
  ...(!row.produces && { response: { 200: row.reply } }),
});

const optionsOf = (row: Row, services: Services): RouteShorthandOptions => ({
  schema: schemaOf(row),
  ...(row.audio && { bodyLimit: AUDIO_BYTES_MAX }),
  ...(row.bodyBytes && { bodyLimit: row.bodyBytes }),
  config: {
    takesForm: row.form === true,
    takesRaw: row.raw === true,
    rateLimit: services.unlimited ? false : { max: row.perMinute ?? PER_MINUTE, timeWindow: 60_000 },
  },
});

function recordingIn(request: FastifyRequest): Recording {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0)
    throw new Fault('bad_request', { field: 'audio' });
  const mime = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  return { mime, bytes: request.body };
}

function register<E extends Endpoint>(
  app: FastifyInstance,
  bank: Bank,
  services: AnyCall['services'],
  endpoint: E,
  handlers: Handlers,
): void {
  const row: Row = contract[endpoint];
  const [method = '', path = ''] = endpoint.split(' ');
  app.route({
    method: method as HTTPMethods,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...optionsOf(row, services),
    // Asking for the head of a line of news must not open one.
    exposeHeadRoute: row.produces !== 'text/event-stream',
    preValidation: async (request) => {
      request.caller = await readCaller(bank, request);
      await checkKey(bank, row, request);
      checkAuth(row, request);
      checkWritable(request.params, request.query, request.body);
      // A body of which nothing is needed may be left out.
      if (row.body && !row.audio) request.body ??= {};
    },
    preHandler: async (request) => checkFinite(request.params, request.query, request.body),
    handler: async (request, reply) => {
      const call = {
        bank,
        services,
        params: request.params,
        query: request.query,
        body: row.audio ? recordingIn(request) : request.body,
        caller: request.caller,
        customer: request.caller.customer,
        admin: request.caller.admin,
        origin: originOf(request),
        language: languageOf(request, request.caller.customer),
        request,
        reply,
      } as Call<E>;
      if (row.produces) reply.type(row.produces);
      if (!row.reads) return handlers[endpoint](call);
      return reading(bank, (read) => handlers[endpoint](Object.assign({}, call, { bank: read })));
    },
  });
}

/** Registers a route for every row of the contract. */
export function registerEndpoints(
  app: FastifyInstance,
  bank: Bank,
  services: AnyCall['services'],
  handlers: Handlers,
): void {
  for (const endpoint of Object.keys(contract) as Endpoint[])
    register(app, bank, services, endpoint, handlers);
}
