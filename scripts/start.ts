import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { serve } from '@karo/api/serve';
import { openGateway } from '@karo/bot/gateway';
import { whatsappStatus } from '@karo/bot/status';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { loadWhatsapp } from '@karo/bot/whatsapp-library';
import { whatsappWeb } from '@karo/bot/whatsapp-web';
import { adminKeyHash, newAdminKey } from '@karo/core/auth';
import type { Bank } from '@karo/core/kernel';
import { keepMeasurements } from '@karo/core/orders';
import { serveMetrics } from '@karo/workers/metrics';
import { onSignal } from '@karo/workers/open';
import { bootBank, readEnv } from './boot.ts';
import { openedAt } from './opened.ts';
import { buildSite } from './site.ts';

/** `npm start`: the whole bank in one process, on one address. */

/** Throws Error where something listens on the port already. */
const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} is taken. If Karo runs there already, stop it; or choose another port: PORT=${port + 1} npm start`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });

const whatsapp = (bank: Bank, browser: string | undefined) =>
  whatsappWeb(bank, {
    library: () => loadWhatsapp({ folder: '.karo/whatsapp', browser, warn: (text) => bank.log.warn(text) }),
    print: (code) => console.log(`Scan this with WhatsApp (Linked devices):\n${code}`),
  });

const channelsOf = {
  cloud: (bank: Bank) => [whatsappCloud(bank)],
  web: (bank: Bank, browser: string | undefined) => [whatsapp(bank, browser)],
  off: () => [],
};

const KEY_FILE = '.karo/admin-key';

/** The administrators' shared key of a bank that was given none: made once, and printed. */
function developmentKey(env: Record<string, string | undefined>): string | undefined {
  if (env.ADMIN_KEY_HASH || env.SANDBOX !== 'on') return undefined;
  mkdirSync('.karo', { recursive: true });
  if (!existsSync(KEY_FILE)) writeFileSync(KEY_FILE, newAdminKey().key, { mode: 0o600 });
  return readFileSync(KEY_FILE, 'utf8').trim();
}

async function start(): Promise<void> {
  const given = readEnv();
  const adminKey = developmentKey(given);
  const env = adminKey ? { ...given, ADMIN_KEY_HASH: adminKeyHash(adminKey) } : given;
  await checkPort(Number(env.PORT || 3000));
  const building = buildSite();
  let gateway: ReturnType<typeof openGateway> | undefined;
  const booted = await bootBank({
    env,
    lived: true,
    say: console.log,
    senders: (bank) => {
      gateway = openGateway(bank, channelsOf[bank.config.whatsapp](bank, env.CHROMIUM));
      return gateway.senders;
    },
  });
  const { bank, queues, config } = booted;
  try {
    await building;
    const site = await serve(bank, {
      queueReady: queues.ready,
      redis: queues.redis,
      whatsappQr: async () => (await whatsappStatus(bank.db, bank.clock.now())).qrSvg,
      trustProxy: config.trustProxy,
    });
    await gateway?.start();
    const figures = await serveMetrics(bank);
    const endMeasuring = keepMeasurements(bank, 'karo');
    onSignal(async () => {
      console.log('\nStopping …');
      endMeasuring();
      await figures?.close();
      await site.close();
      await gateway?.stop();
      await booted.close();
    });
    const over = queues.backend === 'redis' ? 'Redis' : 'PostgreSQL (no REDIS_URL)';
    console.log(`Queues run over ${over}.`);
    if (adminKey) console.log(`The administrators' key (${config.publicUrl}/admin): ${adminKey}`);
    console.log(openedAt(config.publicUrl, site.port));
  } catch (error) {
    await booted.close();
    throw error;
  }
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
