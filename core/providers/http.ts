import { type Kobo, kobo, maskSecrets, parseNaira, readAtMost } from '../kernel/index.ts';

/** JSON as providers write it, with every number as its text: no amount passes through a float. */
export type Json = string | boolean | null | undefined | Json[] | { [name: string]: Json };

const number = /^-?\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,4})?$/;
const ofNumbers = new Set('0123456789+-.eE');

/** The place behind a string that begins here; of one that never ends, the end of the text. */
function afterString(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return Math.min(end + 1, text.length);
}

function afterNumber(text: string, from: number): number {
  let end = from;
  while (end < text.length && ofNumbers.has(text[end] ?? '')) end += 1;
  return end;
}

/** JSON with every number in quotes, in one walk over it; what is no number is left for the parser to refuse. */
function quoted(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const letter = text[at] ?? '';
    const isNumber = letter === '-' || (letter >= '0' && letter <= '9');
    const end = letter === '"' ? afterString(text, at) : isNumber ? afterNumber(text, at) : at + 1;
    const part = text.slice(at, end);
    parts.push(isNumber && number.test(part) ? `"${part}"` : part);
    at = end;
  }
  return parts.join('');
}

/** Reads JSON, with numbers as text; undefined where it is none. */
export function readJson(text: string): Json {
  try {
    return JSON.parse(quoted(text)) as Json;
  } catch {
    return undefined;
  }
}

/** What stands at a path of names; undefined where it does not lead there. */
export function at(json: Json, ...path: string[]): Json {
  let here = json;
  for (const name of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined;
    here = Object.hasOwn(here, name) ? here[name] : undefined;
  }
  return here;
}

/** The text at a path; undefined where there is none, and where it is empty. */
export function textAt(json: Json, ...path: string[]): string | undefined {
  const found = at(json, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A provider's words at a path, for people to read, and so without the secrets that they may repeat; undefined where there are none. */
export function wordsAt(json: Json, ...path: string[]): string | undefined {
  const text = textAt(json, ...path);
  return text && maskSecrets(text);
}

/** An amount that is written in whole kobo; undefined where it is none, and where it is less than nothing. */
export function koboAt(json: Json, ...path: string[]): Kobo | undefined {
  const text = textAt(json, ...path);
  return text && /^\d{1,15}$/.test(text) ? kobo(BigInt(text)) : undefined;
}

/** An amount that is written in naira, with as many noughts after the kobo as the provider likes; undefined where it is none, and where it is less than nothing. */
export function nairaAt(json: Json, ...path: string[]): Kobo | undefined {
  const amount = parseNaira((textAt(json, ...path) ?? '').replace(/(\.\d\d)0+$/, '$1'));
  return amount !== undefined && amount >= 0n ? amount : undefined;
}

/** The rows at a path; none where it is no list. */
export function listAt(json: Json, ...path: string[]): Json[] {
  const found = at(json, ...path);
  return Array.isArray(found) ? found : [];
}

/** A JSON object with one number of which the text is given, since an amount is no float. */
export function withNumber(name: string, number: string, rest: Readonly<Record<string, unknown>>): string {
  if (!/^\d+(\.\d+)?$/.test(number)) throw new Error(`${name} is no number`);
  const others = JSON.stringify(rest).slice(1);
  return `{"${name}":${number}${others === '}' ? '' : ','}${others}`;
}

/** An answer, or none that can be relied on: a time-out, a broken connection, 429, 5xx, or a body that is no JSON. */
export type Heard =
  | { silent: false; status: number; body: Json }
  | { silent: true; why: string; status?: number };

export type Asking = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  /** A body as the text of its JSON. */
  json?: string;
  headers?: Readonly<Record<string, string>>;
};

export type Ask = (asking: Asking) => Promise<Heard>;

/** Where it is written down that a provider failed, and why: for the metrics, the operators and `npm run doctor`. */
export type Trouble = (provider: string, why: string) => void;

export type Connection = {
  name: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  trouble: Trouble;
};

const TOO_MANY = 429;
const SERVER_FAULT = 500;
/** The longest answer that is read, in bytes: a hundred transactions, or every bank there is, are a few hundred thousand. */
const ANSWER_MOST = 4_000_000;

async function send({ url, headers, timeoutMs }: Connection, asking: Asking): Promise<Heard> {
  const address = new URL(asking.path, url);
  for (const [name, value] of Object.entries(asking.query ?? {})) address.searchParams.set(name, value);
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(asking.headers ?? {})) all.set(name, value);
  all.set('accept', 'application/json');
  if (asking.json !== undefined) all.set('content-type', 'application/json');
  const response = await fetch(address, {
    method: asking.method ?? 'GET',
    headers: all,
    body: asking.json,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = response;
  const body = readJson((await readAtMost(response, ANSWER_MOST)).toString('utf8'));
  const message = wordsAt(body, 'message') ?? wordsAt(body, 'responseMessage') ?? '';
  if (status === TOO_MANY || status >= SERVER_FAULT)
    return { silent: true, why: `HTTP ${status} ${message}`.trim(), status };
  if (typeof body !== 'object' || body === null)
    return { silent: true, why: `HTTP ${status}, no JSON`, status };
  return { silent: false, status, body };
}

const UNAUTHORISED = new Set([401, 403]);

/** A path as it may be written down: some providers take a BVN, an account or a reference in it. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d{6}/.test(part) ? '…' : part))
    .join('/');

/** Opens the way to one provider. Calls never throw; whether the order was carried out is unknown after a silence. */
export const connect =
  (connection: Connection): Ask =>
  async (asking) => {
    const { name, trouble } = connection;
    const heard = await send(connection, asking).catch((error: unknown): Heard => {
      const { name: kind, cause } = error as Error & { cause?: { code?: string } };
      return { silent: true, why: cause?.code ?? kind };
    });
    if (heard.silent) trouble(name, `${placeOf(asking.path)}: ${heard.why}`);
    else if (UNAUTHORISED.has(heard.status)) trouble(name, `HTTP ${heard.status}: the key was not taken`);
    return heard;
  };
