import type { AddressInfo } from 'node:net';
import type { Bank } from '@karo/core/kernel';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Services } from './call.ts';
import type { Drain } from './draining.ts';

export type Server = { app: FastifyInstance; port: number; close(): Promise<void> };

/** Nobody balances calls between processes of one machine: there is nobody to be told first. */
const usualDrain: Drain = { graceMs: 0, mostMs: 2_000 };

/** Builds the bank's HTTP and listens: on the configured port, or any free one where `port` is 0. Its `close` lets calls in flight end. */
export async function serve(
  bank: Bank,
  services: Services = {},
  at: { port?: number; host?: string } = {},
  drain: Drain = usualDrain,
): Promise<Server> {
  const app = await buildApp(bank, services);
  await app.listen({ port: at.port ?? bank.config.port, host: at.host ?? '0.0.0.0' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    close: async () => {
      await app.draining.drain(drain);
      await app.close();
    },
  };
}
