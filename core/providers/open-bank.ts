import { type Db, openDb } from '@karo/db/client';
import { openReplica } from '@karo/db/replica';
import { type Logger, pino } from 'pino';
import {
  type Bank,
  type Clock,
  type Config,
  metrics,
  openKeyRing,
  passWakes,
  type Wake,
} from '../kernel/index.ts';
import { absentCards, absentExchange, absentMarket, absentPayments } from './absent.ts';
import { sandboxCards } from './cards-sandbox.ts';
import { chooseBillers, chooseBvn, chooseIdentity, chooseInward } from './chosen.ts';
import { databaseClock, type SetClock, sandboxClock } from './clock.ts';
import { openCodes } from './codes.ts';
import { sandboxCodes } from './codes-sandbox.ts';
import { guard, type Outside } from './guarded.ts';
import { sandboxInward } from './inward-sandbox.ts';
import { sandboxExchange, sandboxMarket } from './market-sandbox.ts';
import { openModel } from './openai-model.ts';
import { isPaused } from './pauses.ts';
import { sandboxPayments } from './payments-sandbox.ts';
import { webPush } from './push-web.ts';
import { chooseRails } from './rails-chosen.ts';
import { sandboxRails } from './rails-sandbox.ts';
import { openSpeech, openVoice } from './speech.ts';
import { recordTrouble } from './trouble.ts';

const nobody = async () => {};
const silent: Wake = { inbound: nobody, outbound: nobody, settle: nobody, events: nobody, notices: nobody };

/** Who carries out what the bank orders outside: played in the sandbox, absent where nobody is connected. */
function openOutside(config: Config, db: Db, clock: Clock, log: Logger): Outside {
  const opening = { config, trouble: recordTrouble({ db, clock, log }), log };
  const { sandbox, secret, sandboxSeed: seed, publicUrl: site } = config;
  return {
    rails: chooseRails(opening, () => sandboxRails({ db, clock, seed })),
    inward: chooseInward(opening, db, () => sandboxInward({ db, clock, reports: config.sandboxReports })),
    bvn: chooseBvn(opening),
    billers: chooseBillers(opening, { db, clock }),
    cards: sandbox ? sandboxCards({ db, clock, secret }) : absentCards,
    codes: openCodes(config, () => sandboxCodes({ db, clock }), opening),
    identity: chooseIdentity(opening),
    market: sandbox ? sandboxMarket({ clock, seed }) : absentMarket,
    exchange: sandbox ? sandboxExchange({ clock, seed }) : absentExchange,
    payments: sandbox ? sandboxPayments({ db, clock, secret }) : absentPayments,
    push: webPush({ secret, site }),
  };
}

/** The ports alone, as the environment names them, over real time: for whoever only asks how they stand. */
export const openProvided = (config: Config, db: Db, log: Logger): Outside =>
  openOutside(config, db, { now: () => new Date() }, log);

/** Those of the given ports that call somebody outside: they are guarded as the bank's own are. */
function outsideOf(ports: Partial<Bank>): Partial<Outside> {
  const { rails, inward, bvn, billers, cards, codes, identity, market, exchange, payments, push } = ports;
  const all = { rails, inward, bvn, billers, cards, codes, identity, market, exchange, payments, push };
  return Object.fromEntries(Object.entries(all).filter(([, port]) => port !== undefined));
}

const RELOAD_MS = 2_000;

/** Sets the clock anew every two seconds until the bank is closed: a machine's own clock drifts, and another process may have moved a sandbox's. */
function keepTime(bank: Bank): Bank {
  const { clock, close } = bank as Bank & { clock: Partial<SetClock> };
  if (!clock.reload) return bank;
  const timer = setInterval(() => void clock.reload?.().catch(() => {}), RELOAD_MS);
  timer.unref();
  bank.close = async () => {
    clearInterval(timer);
    await close();
  };
  return bank;
}

type Opening = { name?: string; max?: number };

/** The replica at an address, if there is one, with where each read went counted. */
function replicaAt(url: string | undefined, primary: Db, { name, max }: Opening): Pick<Bank, 'replica'> {
  if (!url) return {};
  const told = (place: string) => metrics.reads.add({ place });
  return { replica: openReplica(url, { primary, name: name && `${name}-reads`, max, told }) };
}

/**
 * Opens the bank over a migrated database. Without `wake` nothing tells the workers to look (a sweep still would);
 * `ports` replaces single providers, as a test of a failing world does.
 */
export async function openBank(
  config: Config,
  options: Opening & {
    databaseUrl: string;
    replicaUrl?: string;
    log?: Logger;
    wake?: Wake;
    ports?: Partial<Bank>;
  },
): Promise<Bank> {
  const { name, max } = options;
  const { db, pool } = openDb(options.databaseUrl, { name, max, limits: config.dbLimits.usual });
  const log = options.log ?? pino({ level: 'silent' });
  const ring = await openKeyRing(db, config.secret, (error) =>
    log.error({ error }, 'the key ring was not read'),
  );
  const ports = options.ports ?? {};
  const clock = ports.clock ?? (await (config.sandbox ? sandboxClock : databaseClock)(db));
  const outside = guard(
    { ...openOutside(config, db, clock, log), ...outsideOf(ports) },
    { clock, deadlineMs: config.providerDeadlineMs, isPaused: (port) => isPaused(db, port) },
  );
  const reads = replicaAt(options.replicaUrl, db, { name, max });
  const bank: Bank = {
    config,
    db,
    pool,
    ...reads,
    keys: ring.keys,
    log,
    clock,
    speech: ports.speech ?? openSpeech(config),
    voice: ports.voice ?? openVoice(config),
    model: openModel(config),
    wake: options.wake ?? silent,
    close: async () => {
      await Promise.all([bank.speech.close(), bank.voice.close(), ring.close(), reads.replica?.close()]);
      await db.destroy();
    },
    ...ports,
    ...outside,
  };
  passWakes(bank);
  return keepTime(bank);
}
