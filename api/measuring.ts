import { measure, type Served } from '@karo/core/developer';
import { type Bank, metrics } from '@karo/core/kernel';
import type { FastifyInstance } from 'fastify';

const EVERY_MS = 15_000;
const nothing = (): Served => ({ calls: 0, failed: 0, totalMs: 0 });

/** Counts what is served and how long it takes, and writes it down by the minute of the real clock, whether or not anybody called. */
export function measureCalls(app: FastifyInstance, bank: Bank): void {
  let served = nothing();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    // 503 says that somebody outside does not answer; every other 5xx is a fault of ours.
    const status = reply.statusCode === 503 ? '503' : `${Math.floor(reply.statusCode / 100)}xx`;
    // What no route was found for, and the site's files, are one each: their addresses are whatever callers like.
    const place = route?.startsWith('/api/') ? route : route ? 'site' : 'none';
    // A line of news lasts as long as its page is open.
    if (place !== '/api/chat/replies')
      metrics.http.observe({ method: request.method, route: place, status }, reply.elapsedTime / 1_000);
    // A stream of news lasts as long as its page is open, and tells nothing of how fast the bank answers.
    if (!route?.startsWith('/api/') || route === '/api/chat/replies') return;
    served.calls += 1;
    served.totalMs += reply.elapsedTime;
    if (reply.statusCode >= 500 && reply.statusCode !== 503) served.failed += 1;
  });
  const flush = async () => {
    const now = served;
    served = nothing();
    await measure(bank.db, new Date(), now).catch((error: unknown) => {
      bank.log.warn({ err: error }, 'what was served was not written down');
    });
  };
  const timer = setInterval(() => void flush(), EVERY_MS);
  timer.unref();
  app.addHook('onReady', flush);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
