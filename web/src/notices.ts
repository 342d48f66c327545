import useSWRSubscription from 'swr/subscription';
import { urlOf } from './api.ts';

/** How many notices are unread, as the bank counts them from one moment to the next; `onNews` hears that another came. */
export function useUnread(onNews: () => void): number | undefined {
  const { data } = useSWRSubscription<number, Error>(
    'unread notifications',
    (_key: string, { next }: { next: (error: Error | null, count: number) => void }) => {
      const source = new EventSource(urlOf('GET /api/notifications/stream', {}));
      let known: number | undefined;
      source.addEventListener('unread', (event) => {
        const count = Number((JSON.parse(event.data) as { count?: number }).count ?? 0);
        if (known !== undefined && count !== known) onNews();
        known = count;
        next(null, count);
      });
      return () => source.close();
    },
  );
  return data;
}
