import type { Db, TurnLease } from '@karo/db/client';
import type { Replica } from '@karo/db/replica';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { KeyRing } from './key-ring.ts';
import type {
  Billers,
  BvnRegister,
  Cards,
  Clock,
  Codes,
  Exchange,
  Identity,
  InwardRails,
  Market,
  Model,
  Payments,
  Push,
  Rails,
  Speech,
  Voice,
  Wake,
} from './ports.ts';

/** The whole bank as one value: the database, the ports, the clock. Operations take it where they speak to the outside. */
export type Bank = {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** A copy of the database that follows it, for what only reads (`reading`). */
  replica?: Replica;
  /** The lease under which a turn has the bank: what it offers is offered only while the lease stands. */
  turn?: TurnLease;
  /** Seals what the database alone must not tell. */
  keys: KeyRing;
  log: Logger;
  clock: Clock;
  rails: Rails;
  inward: InwardRails;
  bvn: BvnRegister;
  billers: Billers;
  cards: Cards;
  codes: Codes;
  identity: Identity;
  market: Market;
  exchange: Exchange;
  payments: Payments;
  push: Push;
  speech: Speech;
  voice: Voice;
  model: Model | undefined;
  wake: Wake;
  close(): Promise<void>;
};
