import { Writable } from 'node:stream';
import { adminKeyHash } from '@karo/core/auth';
import { work } from '@karo/core/chat/channel';
import { type Config, openLog } from '@karo/core/kernel';
import { settleOrder } from '@karo/core/orders';
import { type TestBank, testBank, testConfig } from '@karo/core/sandbox';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from './app.ts';
import type { Services } from './call.ts';

export type TestSite = {
  bank: TestBank;
  app: FastifyInstance;
  /** Every line that was logged, as it was written. */
  logs: string[];
  /** Settles what was approved, as a worker would. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** The bank over HTTP on a database of its own; who writes into a conversation is answered in this process, with no queue. */
export async function testSite(services: Services = {}, config: Partial<Config> = {}): Promise<TestSite> {
  const logs: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk));
      done();
    },
  });
  const busy = new Set<Promise<unknown>>();
  const settling: bigint[] = [];
  const bank = await testBank({
    seed: config.sandbox !== false,
    config: { burstMs: { ...testConfig.burstMs, web: 0 }, adminKeyHash: adminKeyHash('right'), ...config },
    ports: {
      log: openLog({ level: 'trace' }, sink),
      wake: {
        inbound: async (id) => {
          const working = work(bank, id).finally(() => busy.delete(working));
          busy.add(working);
        },
        outbound: async () => {},
        settle: async (id) => void settling.push(id),
        events: async () => {},
        notices: async () => {},
      },
    },
  });
  const app = await buildApp(bank, { site: null, unlimited: true, ...services });
  await app.ready();
  return {
    bank,
    app,
    logs,
    settle: async () => {
      for (const id of settling.splice(0)) await settleOrder(bank, id);
    },
    close: async () => {
      await app.close();
      await Promise.allSettled(busy);
      await bank.drop();
    },
  };
}

/** The site that a file of tests shares: opened before the first, closed after the last; and a browser of somebody new on it. */
export function siteForTests() {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await testSite()));
  afterAll(() => site.close());
  return { site, agent: () => request.agent(site.app.server) };
}

/** A caller with the administrators' key `right`; the site must know its hash. */
export function administrator(site: TestSite): ReturnType<typeof request.agent> {
  return request.agent(site.app.server).set('x-admin-key', 'right');
}

/** Of a line of the log, what is only a number by chance: the clock's, the process's, and the call's. */
const byChance = ['time', 'pid', 'reqId', 'ms', 'hostname'];

const DRAWN_LEAST = 16;
const SESSION_ID = 30;
/** What is drawn by chance, or made by hashing: identifiers and digests of 16 hexadecimal digits and more, and the 30 digits of a NIP session. A card's number is none of these. */
const isDrawn = (run: string): boolean =>
  run.length >= DRAWN_LEAST && (/[a-f]/.test(run) || run.length === SESSION_ID);

/** Everything that was logged, without numbers that hold any four digits sooner or later. */
export const loggedWords = (logs: readonly string[]): string =>
  logs
    .flatMap((chunk) => chunk.split('\n'))
    .filter(Boolean)
    .map((line) =>
      JSON.stringify(JSON.parse(line), (name, value) => (byChance.includes(name) ? undefined : value)),
    )
    .join('\n')
    .replace(/[\da-f-]+/g, (run) => (isDrawn(run) ? '' : run));

/** Another person, who may approve what the bearer of the key `right` proposes. */
export async function approverOf(site: TestSite, name = 'Chika'): Promise<ReturnType<typeof request.agent>> {
  const { body } = await administrator(site)
    .post('/api/admin/administrators')
    .send({ name, role: 'approver' })
    .expect(200);
  return request.agent(site.app.server).set('x-admin-key', body.adminKey);
}
