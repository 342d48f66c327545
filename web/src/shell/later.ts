import { useSyncExternalStore } from 'react';
import { type ApiError, call, newKey } from '../api.ts';

/** What may wait for the network: a name for the waitlist, a word to support. Never money. */
type Waiting = { key?: string } & (
  | { endpoint: 'POST /api/waitlist'; body: { name: string; phone: string; email: string } }
  | { endpoint: 'POST /api/support/chat'; body: { message: string } }
  | {
      endpoint: 'POST /api/inquiries';
      body: { name: string; message: string; email?: string; phone?: string };
    }
);

const KEY = 'karo-later';
const MOST = 20;
const listeners = new Set<() => void>();

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
};

const read = (): Waiting[] => {
  try {
    return JSON.parse(stored()) as Waiting[];
  } catch {
    return [];
  }
};

const write = (list: readonly Waiting[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
};

const isOutage = (failure: unknown): boolean => (failure as ApiError | undefined)?.status === undefined;

/** Keeps a message that the network did not take, to be sent later; false where it was refused, and should not be. */
export function queueMessage<E extends Waiting['endpoint']>(
  endpoint: E,
  body: Extract<Waiting, { endpoint: E }>['body'],
  failure: unknown,
): boolean {
  if (!isOutage(failure)) return false;
  return write([...read(), { endpoint, body, key: newKey() } as Waiting].slice(-MOST));
}

async function deliver({ key, ...item }: Waiting): Promise<void> {
  // Each keeps the name that it was given: one that arrived unheard is not written twice.
  const options = { ...(key && { key }) };
  if (item.endpoint === 'POST /api/waitlist') await call(item.endpoint, { body: item.body }, options);
  else if (item.endpoint === 'POST /api/inquiries') await call(item.endpoint, { body: item.body }, options);
  else await call(item.endpoint, { body: item.body }, options);
}

/** Sends what waited, oldest first, until the network fails again. */
export async function sendLater(): Promise<void> {
  for (const item of read()) {
    try {
      await deliver(item);
    } catch (failure) {
      if (isOutage(failure)) return;
    }
    write(read().slice(1));
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The words to support that wait for the network, oldest first. */
export function useWaitingWords(): string[] {
  useSyncExternalStore(subscribe, stored, () => '[]');
  return read().flatMap((item) => (item.endpoint === 'POST /api/support/chat' ? [item.body.message] : []));
}
