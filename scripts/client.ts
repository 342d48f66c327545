import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApi } from '@karo/core/contract';

/** `npm run client`: writes client/endpoints.ts, the types of every endpoint, from the OpenAPI document. */

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
};
type Media = Record<string, { schema?: Schema }>;
type Operation = {
  summary: string;
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
};

const target = fileURLToPath(new URL('../client/endpoints.ts', import.meta.url));
const words: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function objectOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${nameOf(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const [pattern] = Object.values(schema.patternProperties ?? {});
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : pattern;
  if (rest) return `Record<string, ${typeOf(rest)}>`;
  return schema.additionalProperties === false ? 'Record<string, never>' : 'Record<string, unknown>';
}

/** A JSON schema as TypeScript writes it. */
function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => words[type] ?? 'unknown').join(' | ');
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`;
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  return words[schema.type ?? ''] ?? 'unknown';
}

function givenOf(operation: Operation): string {
  const parts: string[] = [];
  for (const [where, name] of [
    ['path', 'params'],
    ['query', 'query'],
  ] as const) {
    const fields = (operation.parameters ?? []).filter((parameter) => parameter.in === where);
    if (fields.length === 0) continue;
    const inner = fields.map(
      (field) => `${nameOf(field.name)}${field.required ? '' : '?'}: ${typeOf(field.schema)}`,
    );
    parts.push(`${name}${fields.some((field) => field.required) ? '' : '?'}: { ${inner.join('; ')} }`);
  }
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (media)
    parts.push(
      media[0].startsWith('audio/') ? 'body: Blob | Uint8Array' : `body: ${typeOf(media[1].schema ?? {})}`,
    );
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Record<never, never>';
}

function answerOf(operation: Operation): string {
  const [media] = Object.entries(operation.responses['200']?.content ?? {});
  if (!media) return 'unknown';
  const [type, { schema }] = media;
  if (schema) return typeOf(schema);
  if (type === 'application/json') return 'unknown';
  return type.startsWith('text/') || type.includes('svg') ? 'string' : 'Blob';
}

/** The types of every endpoint, as client/endpoints.ts holds them. */
export function clientTypes(): string {
  const { paths } = openApi('https://karo.example') as { paths: Record<string, Record<string, Operation>> };
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `  /** ${operation.summary}. */\n  '${method.toUpperCase()} ${path}': {\n    given: ${givenOf(operation)};\n    answer: ${answerOf(operation)};\n  };`,
    ),
  );
  return `/** What every endpoint takes and answers. Made by \`npm run client\` from the OpenAPI document; not written by hand. */\nexport type Endpoints = {\n${rows.join('\n')}\n};\n`;
}

/** Whether client/endpoints.ts says what the contract says. */
export const isClientFresh = (): boolean => readFileSync(target, 'utf8') === clientTypes();

if (process.argv[1] === fileURLToPath(import.meta.url) || process.argv[1]?.endsWith('scripts/client.ts')) {
  writeFileSync(target, clientTypes());
  console.log('client/endpoints.ts is written.');
}
