import { type ApiError, call } from '../api.ts';

/** What may wait for the network: a name for the waitlist, a word to support. Never money. */
type Waiting =
  | { endpoint: 'POST /api/waitlist'; body: { name: string; phone: string; email: string } }
  | { endpoint: 'POST /api/support/chat'; body: { message: string } };

const KEY = 'karo-later';
const MOST = 20;

const read = (): Waiting[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Waiting[];
  } catch {
    return [];
  }
};

const write = (list: readonly Waiting[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
};

const isOutage = (failure: unknown): boolean => (failure as ApiError | undefined)?.status === undefined;

/** Keeps a message that the network did not take, to be sent later; false where it was refused, and should not be. */
export function queueMessage<E extends Waiting['endpoint']>(
  endpoint: E,
  body: Extract<Waiting, { endpoint: E }>['body'],
  failure: unknown,
): boolean {
  if (!isOutage(failure)) return false;
  return write([...read(), { endpoint, body } as Waiting].slice(-MOST));
}

/** Sends what waited, oldest first, until the network fails again. */
export async function sendLater(): Promise<void> {
  for (const item of read()) {
    try {
      await (item.endpoint === 'POST /api/waitlist'
        ? call(item.endpoint, { body: item.body })
        : call(item.endpoint, { body: item.body }));
    } catch (failure) {
      if (isOutage(failure)) return;
    }
    write(read().slice(1));
  }
}
