import { createHmac } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveThread } from '@karo/core/providers';

/** Bodies to post: one every `paceMs`, whether or not the one before was answered; without a pace each after the answer to the one before. */
export type Posting = { url: string; secret: string; bodies: string[]; paceMs?: number };

/** Milliseconds until one webhook is answered 200. Throws where it is answered otherwise. */
async function post({ url, secret }: Posting, body: string): Promise<number> {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
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

/** Meta, in a thread of its own: what it takes to send is not the bank's time. Answers the milliseconds of each. */
serveThread(async () => async (posting: Posting): Promise<number[]> => {
  const { bodies, paceMs } = posting;
  const times: Promise<number>[] = [];
  for (const body of bodies) {
    const answered = post(posting, body);
    times.push(answered);
    await (paceMs === undefined ? answered : sleep(paceMs));
  }
  return Promise.all(times);
});
