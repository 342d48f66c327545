import { openDb } from '@karo/db/client';
import { type Logger, pino } from 'pino';
import type { Bank, Config, Wake } from '../kernel/index.ts';
import {
  absentBillers,
  absentBvn,
  absentCards,
  absentExchange,
  absentIdentity,
  absentInward,
  absentMarket,
  absentPayments,
  absentRails,
} from './absent.ts';
import { sandboxBillers } from './billers-sandbox.ts';
import { sandboxBvn } from './bvn-sandbox.ts';
import { sandboxCards } from './cards-sandbox.ts';
import { sandboxClock, systemClock } from './clock.ts';
import { openCodes } from './codes.ts';
import { sandboxCodes } from './codes-sandbox.ts';
import { sandboxIdentity } from './identity-sandbox.ts';
import { sandboxInward } from './inward-sandbox.ts';
import { sandboxExchange, sandboxMarket } from './market-sandbox.ts';
import { openModel } from './openai-model.ts';
import { sandboxPayments } from './payments-sandbox.ts';
import { webPush } from './push-web.ts';
import { sandboxRails } from './rails-sandbox.ts';
import { openSpeech, openVoice } from './speech.ts';

const silent: Wake = { inbound: async () => {}, outbound: async () => {}, settle: async () => {} };

/**
 * Opens the bank over a migrated database. Without `wake` nothing tells the workers to look (a sweep still would);
 * `ports` replaces single providers, as a test of a failing world does.
 */
export async function openBank(
  config: Config,
  options: {
    databaseUrl: string;
    name?: string;
    max?: number;
    log?: Logger;
    wake?: Wake;
    ports?: Partial<Bank>;
  },
): Promise<Bank> {
  const { db, pool } = openDb(options.databaseUrl, { name: options.name, max: options.max });
  const log = options.log ?? pino({ level: 'silent' });
  const ports = options.ports ?? {};
  const clock = ports.clock ?? (config.sandbox ? await sandboxClock(db) : systemClock);
  const bank: Bank = {
    config,
    db,
    pool,
    log,
    clock,
    rails: config.sandbox ? sandboxRails({ db, clock, seed: config.sandboxSeed }) : absentRails,
    inward: config.sandbox ? sandboxInward({ db, clock }) : absentInward,
    bvn: config.sandbox ? sandboxBvn() : absentBvn,
    billers: config.sandbox ? sandboxBillers({ db, clock }) : absentBillers,
    cards: config.sandbox ? sandboxCards({ db, clock, secret: config.secret }) : absentCards,
    codes: openCodes(config, () => sandboxCodes({ db, clock })),
    identity: config.sandbox ? sandboxIdentity() : absentIdentity,
    market: config.sandbox ? sandboxMarket({ clock, seed: config.sandboxSeed }) : absentMarket,
    exchange: config.sandbox ? sandboxExchange({ clock, seed: config.sandboxSeed }) : absentExchange,
    payments: config.sandbox ? sandboxPayments({ db, clock, secret: config.secret }) : absentPayments,
    push: webPush({ secret: config.secret, site: config.publicUrl, clock }),
    speech: ports.speech ?? openSpeech(config),
    voice: ports.voice ?? openVoice(config),
    model: openModel(config),
    wake: options.wake ?? silent,
    close: async () => {
      await Promise.all([bank.speech.close(), bank.voice.close()]);
      await db.destroy();
    },
    ...ports,
  };
  return bank;
}
