import { serve } from '@karo/api/serve';
import { openGateway } from '@karo/bot/gateway';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { openLog } from '@karo/core/kernel';
import { Thread } from '@karo/core/providers';
import { bootBank } from '../boot.ts';
import { quantile, round } from '../evaluation/figures.ts';
import { openProviders } from '../provided/servers.ts';
import { type Bench, type BenchOptions, below } from '../report.ts';
import type { Posting } from './webhook-client.ts';

const SECRET = 'appsecret123';
const PACE_MS = 50;
const BATCH = 1_000;
const BATCHES = 5;
/** Meta’s own limit of a webhook’s body. */
const BYTES_MOST = 3 * 1024 * 1024;

const messageFrom = (serial: number, body: string) => ({
  from: `23480900${String(10_000 + (serial % 40))}`,
  id: `wamid.bench-${serial}`,
  timestamp: String(Math.floor(Date.now() / 1000)),
  type: 'text',
  text: { body },
});

const bodyOf = (phoneNumberId: string, messages: object[]): string => {
  const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneNumberId }, messages };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: 'WABA', changes: [{ field: 'messages', value }] }],
  });
};

/** Times Meta's webhooks at a bank that works on them meanwhile: one message each, twenty a second, and then a thousand updates in one body of nearly three megabytes. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  const providers = await openProviders();
  const booted = await bootBank({
    fresh: true,
    env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL, ...providers.env('paystack') },
    family: 'bench-webhooks',
    log: openLog({ level: 'error' }),
    senders: (bank) => openGateway(bank, [whatsappCloud(bank)]).senders,
  });
  const site = await serve(booted.bank, { unlimited: true, site: null }, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${site.port}`;
  const { phoneNumberId } = providers.meta.config();
  const one = (serial: number) => bodyOf(phoneNumberId, [messageFrom(serial, 'hello')]);
  let serial = 0;
  const next = () => {
    serial += 1;
    return serial;
  };
  const meta = new Thread<Posting, number[]>(new URL('./webhook-client.ts', import.meta.url), {
    timeoutMs: 600_000,
  });
  const many = (count: number, make: (serial: number) => string) =>
    Array.from({ length: count }, () => make(next()));
  const posting = { url, secret: SECRET };
  await meta.ask({ ...posting, bodies: many(20, one) });
  const times = await meta.ask({ ...posting, bodies: many(quick ? 100 : 600, one), paceMs: PACE_MS });

  const long = 'hello '.repeat(450);
  const batch = () =>
    bodyOf(
      phoneNumberId,
      Array.from({ length: BATCH }, () => messageFrom(next(), long)),
    );
  const bodies = many(BATCHES, batch);
  const longest = Math.max(...bodies.map((body) => body.length));
  if (longest > BYTES_MOST) throw new Error(`a body of ${longest} bytes`);
  const batches = await meta.ask({ ...posting, bodies });
  await meta.close();
  await site.close();
  await booted.close();
  await providers.close();

  const figures = {
    webhooks: times.length,
    'one message, median ms': round(quantile(times, 0.5), 1),
    'one message, p99 ms': round(quantile(times, 0.99), 1),
    'over a second, percent': round((times.filter((ms) => ms > 1_000).length / times.length) * 100, 2),
    'a thousand messages, median ms': round(quantile(batches, 0.5), 1),
  };
  for (const [name, value] of Object.entries(figures)) say(`${name}: ${value}`);
  return {
    figures,
    bars: [
      below('a webhook is answered, median ms', figures['one message, median ms'], 250),
      below('answered after more than a second, percent', figures['over a second, percent'], 1),
      below(
        'a thousand messages in one are answered, median ms',
        figures['a thousand messages, median ms'],
        250,
      ),
    ],
  };
}
