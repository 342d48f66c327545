import type { TSchema } from 'typebox';
import { type FaultCode, faultStatus } from '../kernel/index.ts';
import { type endpointCategories, webhookTells } from './developer.ts';
import { contract } from './endpoints.ts';
import { errorCodes } from './errors.ts';
import { curlOf, typescriptOf } from './examples.ts';
import type { Row } from './row.ts';

export type EndpointCategory = (typeof endpointCategories)[number];
type Json = Record<string, unknown>;

const PER_MINUTE = 300;

const rowsOf = (): [string, Row][] => Object.entries(contract) as [string, Row][];

/** The schema alone, without what TypeBox keeps beside it. */
const plain = (schema: TSchema): Json => JSON.parse(JSON.stringify(schema)) as Json;

const categories: [RegExp, EndpointCategory][] = [
  [/^\/api\/(?:auth|session|sign-in|passkeys?|approvals|admin|users\/register)/, 'auth'],
  [/^\/api\/(?:notifications|chat)/, 'notifications'],
  [/^\/api\/(?:analytics|stats|health|ready|openapi|developer|waitlist|inquiries)/, 'analytics'],
  [/^\/api\/(?:user|users|account|support|education|names|directory|business)/, 'users'],
];

const categoryOf = (path: string): EndpointCategory =>
  categories.find(([pattern]) => pattern.test(path))?.[1] ?? 'payments';

const idOf = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.replace('/api/', '').split(/[/{}.-]+/)]
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

function parametersOf(schema: TSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plain(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(row: Row): Json {
  if (row.audio) return { requestBody: { required: true, content: { 'audio/ogg': {}, 'audio/wav': {} } } };
  if (row.raw) return { requestBody: { required: true, content: { 'application/json': {} } } };
  if (!row.body) return {};
  const type = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: plain(row.body) } } } };
}

/** Refusals that come with an endpoint's kind, beside its own. */
const common = (row: Row): FaultCode[] => [
  'bad_request',
  'too_many_requests',
  ...(row.auth === 'anyone' || row.auth === 'visitor' ? [] : (['unauthenticated', 'forbidden'] as const)),
  ...(row.scope ? (['scope_missing', 'quota_spent'] as const) : []),
];

function responsesOf(row: Row): Json {
  const ok = row.produces ? { [row.produces]: {} } : { 'application/json': { schema: plain(row.reply) } };
  const refusals = new Map<number, Set<string>>();
  for (const code of [...common(row), ...row.faults]) {
    const status = faultStatus[code];
    refusals.set(status, (refusals.get(status) ?? new Set()).add(code));
  }
  const problems = [...refusals]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: [...codes].sort().join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]);
  return { 200: { description: 'Done', content: ok }, ...Object.fromEntries(problems) };
}

const securityOf = (row: Row): Json[] => {
  if (row.auth === 'admin') return [{ adminSession: [] }, { adminKey: [] }];
  if (row.auth !== 'customer' && row.auth !== 'owner') return row.scope ? [{}, { apiKey: [row.scope] }] : [];
  return row.scope ? [{ session: [] }, { apiKey: [row.scope] }] : [{ session: [] }];
};

function operationOf(endpoint: string, row: Row): Json {
  const [method = '', path = ''] = endpoint.split(' ');
  const parameters = [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query')];
  return {
    operationId: idOf(method, path),
    tags: [categoryOf(path)],
    summary: row.about.split(/[.:;] /)[0]?.replace(/\.$/, ''),
    description: row.about,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(row),
    responses: responsesOf(row),
    security: securityOf(row),
    'x-calls-per-minute': row.perMinute ?? PER_MINUTE,
  };
}

const problem: Json = {
  type: 'object',
  description: 'A refusal (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'One sentence for the customer, in their language' },
    code: { type: 'string', enum: errorCodes, description: 'What programs read' },
    instance: { type: 'string', description: 'The number of the call' },
    facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

const eventSchema = (event: string): Json => ({
  type: 'object',
  required: ['id', 'event', 'createdAt', 'data'],
  properties: {
    id: { type: 'string', description: 'The same in every try' },
    event: { const: event },
    createdAt: { type: 'string', format: 'date-time' },
    data: { type: 'object', description: 'What it is about; amounts as everywhere' },
  },
});

/** What the bank sends to a developer's own server. */
const webhooksOf = (): Json =>
  Object.fromEntries(
    Object.entries(webhookTells).map(([event, about]) => [
      event,
      {
        post: {
          operationId: event,
          summary: about,
          description:
            'Signed: `karo-signature` is `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body" under the webhook’s secret>`. Any answer of 2xx takes it.',
          requestBody: { required: true, content: { 'application/json': { schema: eventSchema(event) } } },
          responses: { 200: { description: 'Taken' } },
        },
      },
    ]),
  );

/** This API as an OpenAPI 3.1 document; `server` is where it is served. */
export function openApi(server: string): Json {
  const paths: Record<string, Json> = {};
  // Cookies are bound to their host by name wherever they can be.
  const bound = server.startsWith('https:') ? '__Host-' : '';
  for (const [endpoint, row] of rowsOf()) {
    const [method = '', path = ''] = endpoint.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karo',
      version: '1.0.0',
      description:
        'A Nigerian bank in a chat, for programs. Amounts are naira as text (`"1500.00"`). What moves money takes an `Idempotency-Key` header: sent twice, it is done once.',
    },
    servers: [{ url: server }],
    tags: [...new Set(rowsOf().map(([endpoint]) => categoryOf(endpoint.split(' ')[1] ?? '')))].map(
      (name) => ({ name }),
    ),
    paths,
    webhooks: webhooksOf(),
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `${bound}karo_session` },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of the developer portal' },
        adminSession: { type: 'apiKey', in: 'cookie', name: `${bound}karo_admin` },
        adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key' },
      },
    },
  };
}

/** Every endpoint as the developer portal lists it. */
export const endpointList = () =>
  rowsOf().map(([endpoint, row]) => {
    const [method = '', path = ''] = endpoint.split(' ');
    return {
      id: idOf(method, path),
      category: categoryOf(path),
      method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      endpoint: path,
      authenticated: row.auth !== 'anyone' && row.auth !== 'visitor',
      scope: row.scope ?? null,
      rateLimit: `${row.perMinute ?? PER_MINUTE}/min`,
      description: row.about,
      example: curlOf(method, path, row),
      typescript: typescriptOf(endpoint, row),
      errors: [...new Set([...common(row), ...row.faults])].sort(),
    };
  });
