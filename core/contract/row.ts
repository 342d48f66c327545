import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import type { FaultCode } from '../kernel/index.ts';

/**
 * Whom an endpoint answers. `visitor` gives a browser a conversation of its own where it has none; `owner` is the customer whose id
 * the path or body carries; `approver` is the quote's customer, or whoever holds the secret of its approval link.
 */
export type Auth = 'anyone' | 'visitor' | 'customer' | 'owner' | 'approver' | 'admin';

/** What a reply is, where it is not JSON. */
export type Produces =
  | 'application/json'
  | 'image/svg+xml'
  | 'image/png'
  | 'audio/ogg'
  | 'text/event-stream'
  | 'application/pdf'
  | 'application/xml'
  | 'text/plain'
  | 'text/csv';

/** One endpoint: everything that its handler, its caller and its documentation need to know. */
export type Row = {
  about: string;
  auth: Auth;
  /** The least that an administrator must be, where `auth` is `admin`; a viewer otherwise. */
  role?: 'viewer' | 'support' | 'operations' | 'approver' | 'owner' | 'compliance';
  /** What an API key needs in order to call it. */
  scope?: string;
  params?: TSchema;
  query?: TSchema;
  /** A JSON body; or, where `audio`, a recording as it is. */
  body?: TSchema;
  audio?: true;
  /** The longest body, in bytes, where it is longer than usual. */
  bodyBytes?: number;
  /** The body comes as a form, as a telephone provider sends it, and not as JSON. */
  form?: true;
  /** The body comes as the bytes that were sent, of whatever kind: somebody signed them. */
  raw?: true;
  /** It only reads, and a replica may answer it: what is seen at it decides nothing that moves money. */
  reads?: true;
  reply: TSchema;
  produces?: Produces;
  /** The refusals that are this endpoint's own; those of its `auth` and of a wrong body come with every row. */
  faults: readonly FaultCode[];
  /** Calls a minute from one address. */
  perMinute?: number;
};

/** Rows as they are written, so that every schema keeps its type. */
export const rows = <const R extends Record<string, Row>>(all: R): R => all;

/** An object with these fields and no other: what is not named is dropped on the way in and on the way out. */
export const object = <const P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** One of some words. */
export const oneOf = <const W extends readonly string[]>(words: W) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: [...words] });

/** Text of at most `maxLength` characters, not empty. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** The schema or null. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });

/** Naira as the payloads carry them: `'1500.00'`. */
export const money = Type.String({ pattern: '^-?\\d{1,15}\\.\\d{2}$', description: "Naira, as '1500.00'" });

/** Naira as a caller may write them: `'1500'` or `'1500.00'`. */
export const moneyIn = Type.String({
  pattern: '^\\d{1,13}(\\.\\d{1,2})?$',
  description: "Naira, as '1500' or '1500.00'",
});

/** Naira as a number, where a page computes with them: never more than two decimals. */
export const amount = Type.Number({ description: 'Naira, at most two decimals' });

/** Naira, or a foreign currency, as a caller may write an amount: 1500, 1500.5 or `'1500.00'`. */
export const amountIn = Type.Unsafe<number | string>({
  anyOf: [
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'string', pattern: '^\\d{1,13}(\\.\\d{1,2})?$' },
  ],
  description: "1500, 1500.5 or '1500.00'",
});

export const uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });

/** An instant, as ISO 8601 in UTC. */
export const instant = Type.String({ description: 'ISO 8601, UTC' });

export const day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day in Lagos, yyyy-mm-dd',
});

export const pin = Type.String({
  pattern: '^\\d{4}$',
  description: 'Four digits; never logged, never stored as it is',
});

/** The words of the site's payloads for the five languages, and their codes. */
export const languageIn = oneOf([
  'english',
  'pidgin',
  'hausa',
  'yoruba',
  'igbo',
  'en',
  'pcm',
  'ha',
  'yo',
  'ig',
] as const);

export const language = oneOf(['en', 'pcm', 'ha', 'yo', 'ig'] as const);
