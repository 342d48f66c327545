import type { AddressInfo } from 'node:net';
import type { Bank } from '@karo/core/kernel';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Services } from './call.ts';

export type Server = { app: FastifyInstance; port: number; close(): Promise<void> };

/** Builds the bank's HTTP and listens: on the configured port, or any free one where `port` is 0. */
export async function serve(
  bank: Bank,
  services: Services = {},
  at: { port?: number; host?: string } = {},
): Promise<Server> {
  const app = await buildApp(bank, services);
  await app.listen({ port: at.port ?? bank.config.port, host: at.host ?? '0.0.0.0' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, close: () => app.close() };
}
