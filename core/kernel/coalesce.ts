import { again, isOutage } from '@karo/db/client';

const FLIGHTS = 3;
/** A batch that is out for longer holds nobody up: the next one goes beside it. */
const YOUNG_MS = 20;
const MOST = 64;

type Waiting<Ask, Answer> = { ask: Ask; done: (answer: Answer) => void; fail: (error: unknown) => void };

/**
 * Makes of many callers' questions few statements: while a batch is in flight the next one fills, and beside one that takes longer than YOUNG_MS it goes, up to `flights` at
 * a time. `run` answers in the order of what it is asked; what has one key is never asked twice at a time. A batch that fails is asked again one by one, so that a question fails
 * only for its own sake (or for the database's).
 */
export function coalesce<Ask, Answer>(options: {
  run: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  keyOf?: (ask: Ask) => unknown;
  most?: number;
  flights?: number;
}): (ask: Ask) => Promise<Answer> {
  const { run, keyOf, most = MOST, flights = FLIGHTS } = options;
  const busy = new Set<unknown>();
  let waiting: Waiting<Ask, Answer>[] = [];
  let inFlight = 0;
  let young: readonly Waiting<Ask, Answer>[] | undefined;
  let woken = false;

  const settle = async (batch: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const asks = batch.map(({ ask }) => ask);
      const answers = await again(() => run(asks));
      batch.forEach(({ done }, index) => {
        done(answers[index] as Answer);
      });
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) for (const { fail } of batch) fail(error);
      else for (const one of batch) await settle([one]);
    }
  };

  const take = (): Waiting<Ask, Answer>[] => {
    if (!keyOf) return waiting.splice(0, most);
    const batch: Waiting<Ask, Answer>[] = [];
    const behind: Waiting<Ask, Answer>[] = [];
    for (const item of waiting) {
      const key = keyOf(item.ask);
      if (batch.length >= most || busy.has(key)) behind.push(item);
      else {
        busy.add(key);
        batch.push(item);
      }
    }
    waiting = behind;
    return batch;
  };

  const pump = (): void => {
    woken = false;
    if (young || inFlight >= flights) return;
    const batch = take();
    if (batch.length === 0) return;
    inFlight += 1;
    young = batch;
    const age = (): void => {
      if (young === batch) young = undefined;
    };
    const aging = setTimeout(() => {
      age();
      pump();
    }, YOUNG_MS);
    void settle(batch).finally(() => {
      clearTimeout(aging);
      age();
      inFlight -= 1;
      if (keyOf) for (const { ask } of batch) busy.delete(keyOf(ask));
      pump();
    });
  };

  return (ask) =>
    new Promise((done, fail) => {
      waiting.push({ ask, done, fail });
      if (woken || young || inFlight >= flights) return;
      woken = true;
      // What is asked in one turn of the event loop goes together.
      setImmediate(pump);
    });
}

/** The same, once for each place that is asked (a bank, a database): `run` is told which. */
export function coalesceIn<Place extends object, Ask, Answer>(options: {
  run: (place: Place, asks: readonly Ask[]) => Promise<readonly Answer[]>;
  keyOf?: (ask: Ask) => unknown;
}): (place: Place, ask: Ask) => Promise<Answer> {
  const { run, keyOf } = options;
  const lines = new WeakMap<Place, (ask: Ask) => Promise<Answer>>();
  return (place, ask) => {
    const line = lines.get(place) ?? coalesce({ run: (asks) => run(place, asks), ...(keyOf && { keyOf }) });
    lines.set(place, line);
    return line(ask);
  };
}
