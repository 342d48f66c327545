import type { TSchema } from 'typebox';
import type { Row } from './row.ts';

type Shape = {
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  pattern?: string;
  minimum?: number;
};

const samples: [RegExp, string][] = [
  [/phone/i, '08031234567'],
  [/email/i, 'ada@example.com'],
  [/account/i, '1234567896'],
  [/bank/i, 'gtb'],
  [/firstName/, 'Ada'],
  [/lastName/, 'Obi'],
  [/name/i, 'Chidi Okafor'],
  [/bvn/i, '22212345678'],
  [/pin/i, '••••'],
];

function sampleText(name: string, shape: Shape): string {
  if (shape.enum) return String(shape.enum[0]);
  if (shape.pattern?.includes('[0-9a-fA-F]{8}')) return '3f2b1c4e-5d6a-4b7c-8d9e-0f1a2b3c4d5e';
  if (shape.pattern?.includes('\\.')) return '1500.00';
  const known = samples.find(([pattern]) => pattern.test(name))?.[1];
  return known ?? 'text';
}

/** A value that fits a schema, as an example shows it. */
function sampleOf(shape: Shape, name = ''): unknown {
  if (shape.anyOf) return sampleOf(shape.anyOf[0] ?? {}, name);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties)
        .filter(([field]) => shape.required?.includes(field))
        .map(([field, inner]) => [field, sampleOf(inner, field)]),
    );
  if (shape.type === 'object') return {};
  if (shape.type === 'array') return [sampleOf(shape.items ?? {}, name)];
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  return sampleText(name, shape);
}

const sample = (schema: TSchema | undefined) =>
  sampleOf(JSON.parse(JSON.stringify(schema ?? { properties: {} })) as Shape) as Record<string, unknown>;

const isEmpty = (fields: Record<string, unknown>): boolean => Object.keys(fields).length === 0;

const takesJson = (row: Row): boolean => row.body !== undefined && !row.form && !row.audio;

/** A call by curl, with what is needed and nothing that may be left out. */
export function curlOf(method: string, path: string, row: Row): string {
  const query = new URLSearchParams(sample(row.query) as Record<string, string>).toString();
  const lines = [`curl -X ${method} "$KARO${path}${query && `?${query}`}"`];
  if (row.scope) lines.push('-H "Authorization: Bearer $KARO_KEY"');
  if (row.auth === 'admin') lines.push('-H "x-admin-key: $ADMIN_KEY"');
  if (takesJson(row)) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(sample(row.body))}'`);
  }
  return lines.join(' \\\n  ');
}

/** As it is published, for whoever writes a program. */
const CLIENT = '@karo/client';

const identifier = /^[A-Za-z_]\w*$/;
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A value as TypeScript writes it, indented by so many spaces. */
function literal(value: unknown, indent: number): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pad = ' '.repeat(indent + 2);
  const fields = Object.entries(value).map(
    ([name, inner]) =>
      `${pad}${identifier.test(name) ? name : quoted(name)}: ${literal(inner, indent + 2)},\n`,
  );
  return fields.length > 0 ? `{\n${fields.join('')}${' '.repeat(indent)}}` : '{}';
}

/** How the client is opened, by who may call. */
function opening(row: Row): string {
  if (row.scope)
    return `const { KARO = 'https://karo.ng', KARO_KEY = '' } = process.env;\nconst call = karo({ baseUrl: KARO, key: KARO_KEY });`;
  if (row.auth === 'anyone')
    return `const { KARO = 'https://karo.ng' } = process.env;\nconst call = karo({ baseUrl: KARO });`;
  if (row.auth === 'admin')
    return `const { KARO = 'https://karo.ng', ADMIN_KEY = '' } = process.env;
const asAdmin: typeof fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...init?.headers, 'x-admin-key': ADMIN_KEY } });
const call = karo({ baseUrl: KARO, fetch: asAdmin });`;
  return `// In a page of the bank, as whoever is signed in there: no key can call it.\nconst call = karo({ baseUrl: location.origin });`;
}

/** The same call by the published client `@karo/client`; null where a telephone company calls, with a form and not with JSON. */
export function typescriptOf(endpoint: string, row: Row): string | null {
  if (row.form) return null;
  const given = Object.entries({ params: sample(row.params), query: sample(row.query) })
    .filter(([, fields]) => !isEmpty(fields))
    .map(([name, fields]) => `  ${name}: ${literal(fields, 2)},\n`);
  if (row.audio) given.push(`  body: await openAsBlob('voice.ogg', { type: 'audio/ogg' }),\n`);
  else if (row.body ?? row.raw) given.push(`  body: ${literal(sample(row.body), 2)},\n`);
  const argument = given.length > 0 ? `, {\n${given.join('')}}` : '';
  return `${row.audio ? "import { openAsBlob } from 'node:fs';\n" : ''}import { karo } from '${CLIENT}';

${opening(row)}
const answer = await call('${endpoint}'${argument});`;
}
