import { createHmac } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@karo/api/serve';
import { openGateway } from '@karo/bot/gateway';
import { whatsappCloud } from '@karo/bot/whatsapp-cloud/channel';
import { openLog } from '@karo/core/kernel';
import { bootBank } from '../boot.ts';
import { quantile, round } from '../evaluation/figures.ts';
import { openProviders } from '../provided/servers.ts';
import { type Bench, type BenchOptions, below } from '../report.ts';

const SECRET = 'appsecret123';
const PACE_MS = 50;
const BATCH = 1_000;
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

/** Milliseconds until one webhook is answered 200. Throws where it is answered otherwise. */
async function post(url: string, body: string): Promise<number> {
  const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
  const began = performance.now();
  const answer = await fetch(`${url}/api/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`a webhook was answered ${answer.status}`);
  return performance.now() - began;
}

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
  for (let warm = 0; warm < 20; warm += 1) await post(url, one(next()));

  const times: number[] = [];
  const calls: Promise<void>[] = [];
  for (let call = 0; call < (quick ? 100 : 600); call += 1) {
    calls.push(post(url, one(next())).then((ms) => void times.push(ms)));
    await sleep(PACE_MS);
  }
  await Promise.all(calls);

  const batches: number[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const long = 'hello '.repeat(450);
    const messages = Array.from({ length: BATCH }, () => messageFrom(next(), long));
    const body = bodyOf(phoneNumberId, messages);
    if (body.length > BYTES_MOST) throw new Error(`a body of ${body.length} bytes`);
    batches.push(await post(url, body));
  }
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
