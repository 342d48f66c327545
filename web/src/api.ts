import type { Answer, Body, Endpoint, Params, Query, Reading } from '@karo/core/contract';
import { useDeferredValue, useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { paths } from '../paths.ts';
import { wasTouched } from './presence.ts';
import { openSignInAgain } from './shell/sign-in.ts';
import { shell } from './words/en/shell.ts';
import { currentLanguage, type Language, useLanguage, wordsNow } from './words/words.ts';

type Part<K extends string, T> = [T] extends [undefined] ? { [key in K]?: undefined } : { [key in K]: T };
type Asked<E extends Endpoint> = [Query<E>] extends [undefined]
  ? { query?: undefined }
  : { query?: Query<E> };
type Given<E extends Endpoint> = Part<'params', Params<E>> & Part<'body', Body<E>> & Asked<E>;

/** What the bank answers where it refuses: a problem document, of which `detail` is for the customer. */
export type Problem = { code?: string; detail?: string; facts?: Record<string, string | number> };

const problemIn = (body: string): Problem => {
  try {
    return JSON.parse(body) as Problem;
  } catch {
    return {};
  }
};

/** A non-OK answer; its message is the status, a colon and a space, and the body. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problemIn(body);
  }
}

/** One sentence for the customer about what went wrong. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError
    ? (error.problem.detail ?? wordsNow('shell', shell).wentWrong)
    : wordsNow('shell', shell).noNetwork;

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** True where the bank refused with this code. */
export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.problem.code ?? '');

async function request(method: string, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, 'accept-language': currentLanguage() };
  const response = await fetch(url, { method, credentials: 'include', ...init, headers });
  if (response.ok) return response;
  const body = await response.text();
  throw new ApiError(response.status, body || response.statusText);
}

/** True where the bank refused because a customer's session has ended; an administrator has another way in. */
export const isSignedOut = (error: unknown): boolean =>
  isCode(error, 'unauthenticated') && location.pathname !== paths.admin;

const wasSignedIn = (): boolean => document.documentElement.dataset.known === 'yes';

/** Offers the way in over what somebody is doing: by the PIN alone where their session only rests. */
export async function offerWayIn(): Promise<void> {
  const response = await request('GET', '/api/session').catch(() => undefined);
  const answer = (await response?.json()) as Answer<'GET /api/session'> | undefined;
  openSignInAgain(answer?.resting);
}

type Loose = { params?: object; query?: object };

/** The segments of the address of an endpoint; joined with slashes they are its URL. */
export function segments(endpoint: Endpoint, given: Loose = {}): string[] {
  const path = endpoint.slice(endpoint.indexOf('/') + 1);
  const params = (given.params ?? {}) as Record<string, string>;
  const parts = path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name ? encodeURIComponent(params[name] ?? '') : part;
  });
  const query = new URLSearchParams(Object.entries(given.query ?? {}) as [string, string][]).toString();
  const last = parts.length - 1;
  return ['', ...parts.map((part, at) => (at === last && query ? `${part}?${query}` : part))];
}

/** The URL of an endpoint, for a picture, a sound or a stream. */
export const urlOf = <E extends Reading>(endpoint: E, given: Omit<Given<E>, 'body'>): string =>
  segments(endpoint, given as Loose).join('/');

const bodyOf = (body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body, headers: { 'content-type': body.type } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** Calls an endpoint. `key` names the call, so that one sent again is done once. */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options: { key?: string; signal?: AbortSignal } = {},
): Promise<Answer<E>> {
  const method = endpoint.slice(0, endpoint.indexOf(' '));
  const { body, headers } = bodyOf(given.body);
  const response = await request(method, segments(endpoint, given as Loose).join('/'), {
    body,
    headers: { ...headers, ...(options.key && { 'idempotency-key': options.key }) },
    signal: options.signal,
  }).catch((failure: unknown) => {
    if (isSignedOut(failure) && wasSignedIn()) void offerWayIn();
    throw failure;
  });
  return (await response.json()) as Answer<E>;
}

/** What came back from a call of a developer's; no status where nothing did. */
export type Tried = { status: number; ms: number; body: string };

/** Calls a path as a developer's program would: with a key in place of the browser's own sign-in, where there is one. */
export async function tryCall(method: string, path: string, key: string): Promise<Tried> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const init: RequestInit = key
      ? { method, credentials: 'omit', headers: { authorization: `Bearer ${key}` } }
      : { method, credentials: 'include' };
    const response = await fetch(path, init);
    return { status: response.status, body: await response.text(), ms: took() };
  } catch {
    return { status: 0, body: wordsNow('shell', shell).noNetwork, ms: took() };
  }
}

const pause = () => new Promise((done) => setTimeout(done));

/** Each in a task of its own: a page asks for several things as it is drawn, and each takes a slow phone some milliseconds to send. */
async function read(key: readonly string[]): Promise<unknown> {
  await pause();
  return (await request('GET', key.join('/'))).json();
}

/** Read again by itself: the bank is told where nobody touched the page since the last time, so that an open page keeps nobody signed in. */
const readLive = async <T>(key: readonly string[]): Promise<T> => {
  const init = wasTouched() ? {} : { headers: { 'x-unattended': '1' } };
  const response = await request('GET', key.slice(0, -1).join('/'), init);
  return (await response.json()) as T;
};

const LIVE_MS = 20_000;

/** Reads an endpoint again every twenty seconds while the page is seen. */
export const useLive = <E extends Reading>(
  endpoint: E,
  given: Omit<Given<E>, 'body'>,
): SWRResponse<Answer<E>, Error> =>
  useSWR<Answer<E>, Error>([...segments(endpoint, given as Loose), 'live'], readLive<Answer<E>>, {
    refreshInterval: LIVE_MS,
  });

/** The bytes behind a URL of `urlOf`. */
export const readBlob = async (url: string): Promise<Blob> => (await request('GET', url)).blob();

/** Data never goes stale by itself, nothing is polled, and nothing is tried again unasked. */
export const swrDefaults: SWRConfiguration = {
  fetcher: read,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
};

/**
 * Reads an endpoint through the cache; undefined in place of `given` reads nothing yet. What comes first is drawn in slices, for it is most of a page, and SWR
 * alone would draw it in one piece while a slow phone answers no touch; what changes later is drawn at once.
 */
export function useRead<E extends Reading>(
  endpoint: E,
  given: Omit<Given<E>, 'body'> | undefined,
): SWRResponse<Answer<E>, Error> {
  const read = useSWR<Answer<E>, Error>(given ? segments(endpoint, given as Loose) : null);
  const { data, mutate } = read;
  const isDrawn = useDeferredValue(data !== undefined);
  return {
    data: isDrawn ? data : undefined,
    mutate,
    // Read only by those who show it: SWR draws a component again for what it has read.
    get error() {
      return read.error;
    },
    get isLoading() {
      return read.isLoading || (data !== undefined && !isDrawn);
    },
    get isValidating() {
      return read.isValidating;
    },
  };
}

/** Reads what pages are made with beforehand, in English: it is read again as soon as another language is spoken. */
export function usePublished<E extends 'GET /api/account/tiers' | 'GET /api/support/knowledge'>(
  endpoint: E,
): SWRResponse<Answer<E>, Error> {
  const language = useLanguage();
  const published = useRead<E>(endpoint, {} as Omit<Given<E>, 'body'>);
  const { mutate } = published;
  const said = useRef<Language>('en');
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    mutate();
  }, [language, mutate]);
  return published;
}

/** A name for a call that must not be done twice. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
