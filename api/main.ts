import { whatsappStatus } from '@karo/bot/status';
import { onSignal, openHouse } from '@karo/workers/open';
import { serve } from './serve.ts';

/** The container that serves HTTP: the API and the built site, with the workers and the bot in containers of their own. */
const house = await openHouse('api');
const { bank, queues } = house;
const services = {
  queueReady: queues.ready,
  redis: queues.redis,
  whatsappQr: async () => (await whatsappStatus(bank.db, bank.clock.now())).qrSvg,
  trustProxy: bank.config.trustProxy,
};
/** In all less than the time in which a process has to end, `DRAIN_MOST_MS` of workers/open.ts. */
const drain = { graceMs: 5_000, mostMs: 12_000 };
const server = await serve(bank, services, {}, drain);
bank.log.info({ port: server.port }, 'serving');
onSignal(async () => {
  await server.close();
  await house.close();
});
