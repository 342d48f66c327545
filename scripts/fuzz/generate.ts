import type { Row } from '@karo/core/contract';

/** Numbers between 0 and 1, the same ones for a seed. */
export type Random = () => number;

/** A small generator (mulberry32): what one run found, the next one finds again. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(from: readonly T[], next: Random): T => from[Math.floor(next() * from.length)] as T;

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
};

/** What breaks programs: wrong types, edges of numbers, other people's languages, and pieces of programs. */
const nasty: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    'é'.normalize('NFD'),
    '👩‍👩‍👧‍👦',
    '🏦'.repeat(200),
    'ẹ́kọ́',
    '١٢٣٤',
    '１２３４',
  ],
  ...[
    "'; drop table customer; --",
    "' or '1'='1",
    '1) or 1=1 --',
    '\\',
    '%',
    '_',
    '$1',
    '{{7*7}}',
    '$\u007b7*7}',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../../etc/passwd',
  ],
  ...[
    '%00',
    '\r\nSet-Cookie: a=b',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    'true',
    '-0',
    '0x10',
    '1e309',
  ],
  ...['x'.repeat(1_000), 'x'.repeat(20_000), '9'.repeat(40), '0'.repeat(11), '1'.repeat(10)],
  ...[null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 'no' }, nested(20), nested(2_000)],
  ...[0, -0, -1, 1, 0.1, 1e21, 1e-7, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 63, Number.MAX_VALUE],
];

/** Amounts at every edge, and over it. */
const amounts = [
  ...['0', '0.00', '0.01', '0.001', '-0.01', '-1', '1', '00001', '1.', '.5', '1,000', '1e3', ' 1', '₦1'],
  ...['9999999999999', '9999999999999.99', '99999999999999', '20000.00', '20000.01', '1000000.01'],
];

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const digits = (count: number, next: Random): string =>
  Array.from({ length: count }, () => Math.floor(next() * 10)).join('');

const hex = (count: number, next: Random): string =>
  Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('');

const LEARNT_MOST = 300;
const learnt: string[] = [];

/** Remembers the short texts of an answer (ids, references, codes), so that later calls name what there is. */
export function learn(answer: unknown): void {
  const open: unknown[] = [answer];
  for (let left = 200; left > 0 && open.length > 0; left -= 1) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
    const isShort = typeof value === 'string' && value !== '' && value.length <= 40;
    if (isShort && !learnt.includes(value)) learnt.push(value);
  }
  learnt.splice(0, learnt.length - LEARNT_MOST);
}

/** Something that was learnt and has this form. */
function known(pattern: string, next: Random): string | undefined {
  const form = new RegExp(pattern);
  const fits = learnt.filter((each) => form.test(each));
  return fits.length > 0 && next() < 0.6 ? pick(fits, next) : undefined;
}

/** Words for the patterns of the contract, so that a call comes further than its schema. */
function patterned(pattern: string, next: Random): string {
  const real = known(pattern, next);
  if (real !== undefined) return real;
  if (pattern.includes('[0-9a-fA-F]{8}'))
    return `${hex(8, next)}-${hex(4, next)}-4${hex(3, next)}-8${hex(3, next)}-${hex(12, next)}`;
  if (/\\d\{1,13\}/.test(pattern)) return pick(amounts, next);
  const count = /^\^\\d\{(\d+)\}\$$/.exec(pattern);
  if (count) return digits(Number(count[1]), next);
  if (/\\d\{1,18\}/.test(pattern)) return digits(1 + Math.floor(next() * 18), next);
  return pick(['abcd1234', 'KR26112312345678', 'C20261123001', 'out-1', digits(10, next)], next);
}

const said = ['08030000001', '+2348030000002', 'Ada', 'Obi', 'gtb', 'karo', 'ada@example.com', 'rice', 'en'];

const nastyWords = nasty.filter((one): one is string => typeof one === 'string' && one !== '');

function fittingWord(schema: Schema, next: Random): string {
  if (schema.pattern) return patterned(schema.pattern, next);
  const word = next() < 0.6 ? (known('', next) ?? pick(said, next)) : pick(nastyWords, next);
  return word.slice(0, schema.maxLength ?? 200).padEnd(schema.minLength ?? 0, 'x');
}

/** A value that the schema takes, as far as its form goes. */
export function fitting(schema: Schema, next: Random): unknown {
  if (schema.enum) return pick(schema.enum, next);
  if (schema.anyOf) return fitting(pick(schema.anyOf, next), next);
  const type = Array.isArray(schema.type) ? pick(schema.type, next) : schema.type;
  if (type === 'object') return fittingObject(schema, next);
  if (type === 'array')
    return Array.from({ length: 1 + Math.floor(next() * 3) }, () => fitting(schema.items ?? {}, next));
  if (type === 'boolean') return next() < 0.5;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') {
    const [least, most] = [schema.minimum ?? 0, schema.maximum ?? 1_000_000];
    return pick([least, most, Math.floor(least + next() * (most - least))], next);
  }
  return fittingWord(schema, next);
}

function fittingObject(schema: Schema, next: Random): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || next() < 0.5,
  );
  return Object.fromEntries(fields.map(([name, inner]) => [name, fitting(inner, next)]));
}

/** The same with one thing wrong: a field missing, another's type, an edge passed, a field nobody asked for. */
export function broken(schema: Schema, next: Random): unknown {
  const whole = fitting(schema, next);
  if (typeof whole !== 'object' || whole === null || next() < 0.1) return pick(nasty, next);
  const body = { ...(whole as Record<string, unknown>) };
  const names = Object.keys(schema.properties ?? {});
  const name = names.length > 0 ? pick(names, next) : 'x';
  const how = next();
  if (how < 0.2) delete body[name];
  else if (how < 0.75) body[name] = pick(nasty, next);
  else if (how < 0.85) body[name] = pick(amounts, next);
  else
    Object.assign(body, {
      constructor: { prototype: { admin: true } },
      role: 'approver',
      isAdmin: true,
      [name]: body[name],
    });
  return body;
}

const rawBodies = [
  '{',
  '',
  '[]',
  '"text"',
  'null',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":'.repeat(5_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  '<xml/>',
  'a=b&c=d',
];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'application/xml',
];
const oddHeaders: readonly Record<string, string>[] = [
  {},
  { 'idempotency-key': "'; drop table quote; --" },
  { 'idempotency-key': 'k'.repeat(5_000) },
  { 'accept-language': 'xx-'.repeat(2_000) },
  { 'accept-language': '*;q=NaN' },
  { authorization: 'Bearer nonsense' },
  { authorization: 'Basic YTpi' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'karo_session=a.b; karo_chat=%00; karo_admin=x' },
  { 'x-forwarded-for': '1.2.3.4, ::1' },
  { 'user-agent': 'x'.repeat(5_000) },
  { 'content-length': '0' },
];

/** One generated call. */
export type Generated = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  isBroken: boolean;
};

const inUrl = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 1_500);
};

function urlOf(path: string, row: Row, next: Random, isBroken: boolean): string {
  const params = (row.params ? fitting(row.params as Schema, next) : {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isBroken && next() < 0.4 ? pick(nasty, next) : params[name];
    return inUrl(value ?? 'x') || 'x';
  });
  if (!row.query) return filled;
  const query = (isBroken ? broken(row.query as Schema, next) : fitting(row.query as Schema, next)) as object;
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? filled
    : `${filled}?${pairs.map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`).join('&')}`;
}

/** A call of an endpoint: as its schemas have it, or broken somewhere. */
export function generate(endpoint: string, row: Row, next: Random): Generated {
  const [method = '', path = ''] = endpoint.split(' ');
  const isBroken = next() < 0.6;
  const url = urlOf(path, row, next, isBroken);
  const odd = isBroken && next() < 0.2 ? pick(oddHeaders, next) : {};
  if (method === 'GET') return { method, url, headers: { ...odd }, payload: undefined, isBroken };
  if (isBroken && next() < 0.15) {
    const headers = { 'content-type': pick(contentTypes, next), ...odd };
    return { method, url, headers, payload: pick(rawBodies, next), isBroken };
  }
  const schema = (row.body ?? { type: 'object' }) as Schema;
  const body = isBroken ? broken(schema, next) : fitting(schema, next);
  const headers = { 'content-type': 'application/json', ...odd };
  return { method, url, headers, payload: JSON.stringify(body ?? null), isBroken };
}
