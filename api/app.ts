import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type Bank, Fault, offeredBy } from '@karo/core/kernel';
import { webhooksOf } from '@karo/workers/webhooks';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Handlers, Patience, Services } from './call.ts';
import type { Caller } from './caller.ts';
import { type Draining, watchDraining } from './draining.ts';
import { registerEndpoints } from './endpoints.ts';
import { helmetOptions, refuseForeignOrigins } from './guards.ts';
import { measureCalls } from './measuring.ts';
import { answerError } from './problems.ts';
import { watchReplies } from './replies.ts';
import { account } from './routes/account.ts';
import { administration } from './routes/administration.ts';
import { administrators } from './routes/administrators.ts';
import { analytics } from './routes/analytics.ts';
import { approvals } from './routes/approvals.ts';
import { banking } from './routes/banking.ts';
import { bills } from './routes/bills.ts';
import { cards } from './routes/cards.ts';
import { chat } from './routes/chat.ts';
import { operators } from './routes/console.ts';
import { deaths } from './routes/deaths.ts';
import { developer } from './routes/developer.ts';
import { doubts } from './routes/doubts.ts';
import { education } from './routes/education.ts';
import { entry } from './routes/entry.ts';
import { goals } from './routes/goals.ts';
import { groups } from './routes/groups.ts';
import { house } from './routes/house.ts';
import { investments } from './routes/investments.ts';
import { inward } from './routes/inward.ts';
import { liens } from './routes/liens.ts';
import { loans } from './routes/loans.ts';
import { mandates } from './routes/mandates.ts';
import { names } from './routes/names.ts';
import { notifications } from './routes/notifications.ts';
import { pinReset } from './routes/pin-reset.ts';
import { remittances } from './routes/remittance.ts';
import { returns } from './routes/returns.ts';
import { risk } from './routes/risk.ts';
import { sanctions } from './routes/sanctions.ts';
import { settlement } from './routes/settlement.ts';
import { support } from './routes/support.ts';
import { suspicions } from './routes/suspicions.ts';
import { tiers } from './routes/tiers.ts';
import { users } from './routes/users.ts';
import { ussd } from './routes/ussd.ts';
import { waitlist } from './routes/waitlist.ts';
import { watching } from './routes/watching.ts';
import { webhooks } from './routes/webhooks.ts';
import { serveSite } from './site.ts';
import { countStreams } from './streams.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    draining: Draining;
  }
  interface FastifyContextConfig {
    takesForm?: boolean;
    takesRaw?: boolean;
  }
}

const handlers: Handlers = {
  ...users,
  ...entry,
  ...pinReset,
  ...account,
  ...tiers,
  ...administrators,
  ...operators,
  ...administration,
  ...banking,
  ...approvals,
  ...chat,
  ...house,
  ...waitlist,
  ...watching,
  ...doubts,
  ...ussd,
  ...support,
  ...developer,
  ...risk,
  ...sanctions,
  ...liens,
  ...deaths,
  ...suspicions,
  ...returns,
  ...names,
  ...loans,
  ...investments,
  ...remittances,
  ...inward,
  ...mandates,
  ...settlement,
  ...groups,
  ...goals,
  ...education,
  ...bills,
  ...cards,
  ...notifications,
  ...analytics,
  ...webhooks,
};

/** A picture of 5 MB takes two minutes at 350 kbit/s; a line of news beats every 20 s, so one that is silent for two minutes has nobody at its end. */
const patienceUsual: Patience = { headMs: 15_000, requestMs: 120_000, idleMs: 120_000, lookMs: 5_000 };
const BODY_BYTES_MAX = 64 * 1024;
const FORM_BYTES_MAX = 8 * 1024;
const builtSite = fileURLToPath(new URL('../web/dist', import.meta.url));

const cookieKey = (bank: Bank): string =>
  createHmac('sha256', bank.config.secret).update('cookies').digest('base64url');

function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/')) return;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  });
}

type ReadBody = (
  request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, read?: unknown) => void,
) => void;

const notTaken = () => Object.assign(new Error('not taken here'), { statusCode: 415 });

/** JSON in and out; a recording, a telephone provider's form, and the bytes that a provider signed are the bodies that are not. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'error');
  const take = (type: string | RegExp, read: ReadBody, bodyLimit?: number) =>
    app.addContentTypeParser<Buffer>(
      type,
      { parseAs: 'buffer', ...(bodyLimit && { bodyLimit }) },
      (request, body, done) => {
        if (request.routeOptions.config.takesRaw) done(null, body);
        else read(request, body, done);
      },
    );
  take('application/json', (request, body, done) => json(request, body.toString(), done));
  take(/^audio\/[a-z0-9.+-]+/, (_request, body, done) => done(null, body));
  take(
    'application/x-www-form-urlencoded',
    (request, body, done) => {
      if (!request.routeOptions.config.takesForm) return done(notTaken());
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
    FORM_BYTES_MAX,
  );
  take('*', (_request, _body, done) => done(notTaken()));
}

/** The bank over HTTP, built and not listening. */
export async function buildApp(bank: Bank, services: Services = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = bank.log.child({ part: 'api' });
  const { headMs, requestMs, idleMs, lookMs } = services.patience ?? patienceUsual;
  const app = fastify({
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    forceCloseConnections: true,
    // What the router refuses before any route is known: an address that is too long, or cannot be read.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: () => randomUUID(),
    // One proxy, the one in front: what stands before its own word in X-Forwarded-For anybody may have written.
    trustProxy: services.trustProxy ? (_address, hop) => hop === 0 : false,
  });
  app.decorateRequest('caller');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Fault('not_found'), request, reply));
  readBodies(app);
  const site = services.site === null ? null : (services.site ?? builtSite);
  await app.register(helmet, helmetOptions(bank, site));
  await app.register(cookie, { secret: cookieKey(bank) });
  const { redis } = services;
  await app.register(rateLimit, {
    global: false,
    // A Redis that is away counts nothing: nobody is kept out for it.
    ...(redis && { redis: redis.client, nameSpace: `${redis.prefix}calls:`, skipOnError: true }),
  });
  const draining = watchDraining(app);
  app.decorate('draining', draining);
  refuseForeignOrigins(app, bank);
  logCalls(app);
  measureCalls(app, bank);
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const replies = watchReplies(bank);
  const streams = countStreams(bank);
  app.addHook('preClose', async () => {
    replies.close();
    streams.close();
  });
  const hooks = services.webhooks ?? webhooksOf(bank);
  const all = { ...services, webhooks: hooks, replies, streams, draining };
  registerEndpoints(app, bank, all, handlers);
  if (site !== null) {
    const lacks = Object.entries(offeredBy(bank)).flatMap(([service, isOffered]) =>
      isOffered ? [] : [service],
    );
    serveSite(app, site, { sandbox: bank.config.sandbox, lacks });
  }
  return app;
}
