import { openProviderServer, type ProviderServer, type Reply } from './server.ts';

/** What a server of chat completions heard of one message: all that left the house. */
export type ModelAsked = { system: string; user: string };

export type ModelServer = ProviderServer & {
  key: string;
  /** What is answered to a message, masked as it comes: an object as JSON, a text as it is, a choice as the whole choice. */
  record(message: string, answer: unknown): void;
  asked(): ModelAsked[];
};

type Schema = {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
} & Record<string, unknown>;

const keywords = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum']);
const DEPTH_MOST = 5;
const WORDS_MOST = 500;

/** What Structured Outputs refuse of a schema, as their documents say; undefined where they take it. */
function refusalOf(schema: Schema, depth = 1): string | undefined {
  const unknown = Object.keys(schema).find((word) => !keywords.has(word));
  if (unknown) return `'${unknown}' is not permitted`;
  if (schema.enum && schema.enum.length > WORDS_MOST) return 'too many words';
  if (schema.type === 'array')
    return schema.items ? refusalOf(schema.items, depth) : 'an array without items';
  if (schema.type !== 'object') return undefined;
  if (depth > DEPTH_MOST) return 'nested too deep';
  const names = Object.keys(schema.properties ?? {});
  const required = schema.required as string[] | undefined;
  if (schema.additionalProperties !== false) return "'additionalProperties' is required to be false";
  if (names.some((name) => !required?.includes(name))) return "'required' must name every key";
  return Object.values(schema.properties ?? {})
    .map((each) => refusalOf(each, depth + 1))
    .find(Boolean);
}

type Body = {
  model?: string;
  messages?: { role: string; content: string }[];
  response_format?: { type?: string; json_schema?: { name?: string; strict?: boolean; schema?: Schema } };
};

const bad = (message: string): Reply => ({ status: 400, body: { error: { message } } });

/** What is wrong with a request, as the protocol has it. */
function wrongIn({ model, messages, response_format: format }: Body): Reply | undefined {
  const { name = '', strict, schema } = format?.json_schema ?? {};
  if (!model || !messages?.length) return bad('model and messages are required');
  if (format?.type !== 'json_schema' || strict !== true || !schema) return bad('no strict schema');
  if (!/^[\w-]{1,64}$/.test(name)) return bad('the name of the schema');
  const refusal = schema.type === 'object' ? refusalOf(schema) : 'the root is no object';
  return refusal === undefined ? undefined : bad(`Invalid schema: ${refusal}`);
}

const OPENS = '<message>';
const messageIn = (user: string): string =>
  user.slice(user.indexOf(OPENS) + OPENS.length, user.lastIndexOf('</message>'));

function choiceOf(answer: unknown): object {
  if (typeof answer === 'object' && answer !== null && 'finish_reason' in answer) return answer;
  const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return { finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } };
}

/** A server of chat completions with strict schemas, which answers what was recorded for a message; what nobody recorded is answered with no frame. */
export async function openModelServer(): Promise<ModelServer> {
  const key = 'sk-recorded';
  const recorded = new Map<string, unknown>();
  const bodies: Body[] = [];
  const server = await openProviderServer(({ method, path, headers, text }) => {
    if (headers.authorization !== `Bearer ${key}`)
      return { status: 401, body: { error: { message: 'key' } } };
    if (`${method} ${path}` === 'GET /v1/models') return { body: { object: 'list', data: [] } };
    if (`${method} ${path}` !== 'POST /v1/chat/completions') return undefined;
    const request = JSON.parse(text) as Body;
    const wrong = wrongIn(request);
    if (wrong) return wrong;
    bodies.push(request);
    const user = request.messages?.find(({ role }) => role === 'user')?.content ?? '';
    const choice = choiceOf(recorded.get(messageIn(user)) ?? { frames: [] });
    return {
      body: {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: request.model,
        choices: [{ index: 0, ...choice }],
      },
    };
  });
  return {
    ...server,
    url: `${server.url}/v1`,
    key,
    record: (message, answer) => void recorded.set(message, answer),
    asked: () =>
      bodies.map(({ messages = [] }) => ({
        system: messages.find(({ role }) => role === 'system')?.content ?? '',
        user: messages.find(({ role }) => role === 'user')?.content ?? '',
      })),
  };
}
