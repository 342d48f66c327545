import { createServer as createHttp } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '@karo/core/customers';
import type { Bank } from '@karo/core/kernel';
import { sql } from 'kysely';
import { type Bar, equal } from '../report.ts';
import { insist } from './customer.ts';
import { listening } from './wire.ts';
import type { World } from './world.ts';

/** What a break stands on: its own PostgreSQL, Redis and workers, and who banks there. */
export type Scene = { bank: Bank; world: World; customers: readonly Customer[] };

/**
 * Something that is broken for a while under customers who bank. `begin` breaks it and answers how it is mended; `prepare` comes before the workers start; `prove` is what must hold
 * beside the audit. With `stopsAll` nobody can be served meanwhile, and only what comes before and after is timed.
 */
export type Break = {
  about: string;
  stopsAll?: true;
  /** Some customers pay what the rails never answer. */
  hasVictims?: true;
  prepare?(scene: Scene): Promise<void>;
  begin(scene: Scene): Promise<() => Promise<void>>;
  prove?(scene: Scene): Promise<Bar[]>;
};

/** A server that takes calls and never answers, until it is told to hear; it keeps the id of every event that it took. */
class Receiver {
  readonly #held = new Set<() => void>();
  readonly taken: string[] = [];
  isDeaf: boolean;
  readonly #server;

  constructor(isDeaf: boolean) {
    this.isDeaf = isDeaf;
    this.#server = createHttp((request, response) => {
      request.resume();
      if (this.isDeaf) return void this.#held.add(() => response.destroy());
      this.taken.push(String(request.headers['karo-event-id']));
      response.end();
    });
  }

  async open(): Promise<string> {
    return `http://localhost:${await listening(this.#server)}/`;
  }

  close(): void {
    for (const leave of this.#held) leave();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

async function tell(bank: Bank, customers: readonly Customer[], url: string): Promise<void> {
  const secret = bank.keys.seal('whsec_chaos');
  const events = ['transfer.success', 'transfer.failed', 'transfer.received'];
  const createdAt = bank.clock.now();
  const rows = customers.map(({ id }) => ({
    customerId: id,
    actsFor: id,
    url,
    mode: 'live',
    events,
    secret,
    createdAt,
  }));
  await bank.db.insertInto('webhook').values(rows).execute();
}

type Deliveries = { written: number; delivered: number; lost: number; doubled: number };

async function deliveriesTo({ db }: Bank, url: string): Promise<Deliveries> {
  const { rows } = await sql<Deliveries>`
    select count(*)::int as written, count(*) filter (where d.status = 'delivered')::int as delivered,
      count(*) filter (where d.status = 'failed')::int as lost,
      (count(*) - count(distinct (d.webhook_id, d.event, d.subject)))::int as doubled
    from webhook_delivery d join webhook w on w.id = d.webhook_id where w.url = ${url}`.execute(db);
  return rows[0] ?? { written: 0, delivered: 0, lost: 0, doubled: 0 };
}

const DELIVERED_WITHIN_MS = 60_000;

/** A receiver that never answers, beside one that does: the one must not keep events from the other. */
function deafServer(): Break {
  const [deaf, well] = [new Receiver(true), new Receiver(false)];
  const urls = { deaf: '', well: '' };
  return {
    about: 'a webhook server that never answers',
    prepare: async ({ bank, customers }) => {
      Object.assign(urls, { deaf: await deaf.open(), well: await well.open() });
      await tell(bank, customers, urls.deaf);
      await tell(bank, customers, urls.well);
    },
    begin: async () => async () => {
      deaf.isDeaf = false;
    },
    prove: async ({ bank }) => {
      const until = performance.now() + DELIVERED_WITHIN_MS;
      let one = await deliveriesTo(bank, urls.well);
      while (one.delivered < one.written && performance.now() < until) {
        await sleep(500);
        one = await deliveriesTo(bank, urls.well);
      }
      const other = await deliveriesTo(bank, urls.deaf);
      deaf.close();
      well.close();
      return [
        equal('events that the well server did not get', one.written - new Set(well.taken).size, 0),
        equal('events written for one server only', Math.abs(one.written - other.written), 0),
        equal('events given up or written twice', one.lost + other.lost + one.doubled + other.doubled, 0),
      ];
    },
  };
}

/** Every break by its name on the command line. */
export const breaks: Record<string, () => Break> = {
  provider: () => ({
    about: 'a bank behind the rails that never answers',
    hasVictims: true,
    begin: async () => async () => {},
  }),
  webhook: deafServer,
  clock: () => ({
    about: 'the clock of one worker an hour ahead',
    prepare: async ({ world }) => world.setClocksAhead(1),
    begin: async () => async () => {},
  }),
  disk: () => ({
    about: 'a full disk for PostgreSQL',
    stopsAll: true,
    begin: async ({ world, bank }) => {
      const filling = world.fillDisk();
      return async () => {
        await filling.stop();
        await insist(() => bank.pool.query('select 1'));
      };
    },
  }),
  redis: () => ({
    about: 'two workers that cannot see Redis',
    prepare: async ({ world }) => world.wireRedis(2),
    begin: async ({ world }) => {
      world.wire?.silence();
      return async () => world.wire?.speak();
    },
  }),
};
