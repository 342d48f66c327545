import { setTimeout as sleep } from 'node:timers/promises';
import { within } from '@karo/core/kernel';
import type { FastifyInstance } from 'fastify';

/** How a process that is told to end does so without a gap: how long it says that it is not ready before it goes, and how long the calls in it may take at most, in ms. */
export type Drain = { graceMs: number; mostMs: number };

export type Draining = {
  isDraining(): boolean;
  /** Says from now on that the process is not ready, serves on for `graceMs` so that the balancer sees it, and waits until no call is in flight or `mostMs` are over. */
  drain(how: Drain): Promise<void>;
};

/** A line of news lasts as long as its page is open, and is ended with the server. */
const ENDLESS = '/api/chat/replies';

/** Counts the calls that are in flight. */
export function watchDraining(app: FastifyInstance): Draining {
  let inFlight = 0;
  let draining = false;
  let emptied = () => {};
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === ENDLESS) return;
    inFlight += 1;
    // Answered, or its caller gone: it comes for both, and once.
    reply.raw.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) emptied();
    });
  });
  return {
    isDraining: () => draining,
    drain: async ({ graceMs, mostMs }) => {
      draining = true;
      if (graceMs > 0) await sleep(graceMs);
      const empty = new Promise<void>((done) => {
        emptied = done;
        if (inFlight === 0) done();
      });
      await within(mostMs, empty).catch(() => {});
    },
  };
}
