import { useEffect, useRef } from 'react';
import { mutate } from 'swr';
import useSWRSubscription from 'swr/subscription';
import { segments, urlOf, useRead } from './api.ts';

const UNREAD = 'GET /api/notifications/unread';

/** How many notices are unread, as the bank counts them from one moment to the next; `onNews` hears that another came. */
export function useUnread(onNews: () => void): number | undefined {
  const { data } = useSWRSubscription<number, Error>(
    'unread notifications',
    (_key: string, { next }: { next: (error: Error | null, count: number) => void }) => {
      const source = new EventSource(urlOf('GET /api/notifications/stream', {}));
      source.addEventListener('unread', (event) => {
        const count = Number((JSON.parse(event.data) as { count?: number }).count ?? 0);
        next(null, count);
        // What the head of the page shows is the same figure.
        void mutate(segments(UNREAD), { count }, { revalidate: false });
      });
      return () => source.close();
    },
  );
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current !== undefined && known.current !== data) onNews();
    known.current = data;
  }, [data, onNews]);
  return data;
}

/** How many are unread, for the head of every page: read once, and from then on what a page hears that listens. */
export const useUnreadCount = (): number => useRead(UNREAD, {}).data?.count ?? 0;
