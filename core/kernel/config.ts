import type { DbLimits } from '@karo/db/client';
import { ConfigFault, type Env, type Finding, sentenceOf } from './environment/finding.ts';
import { readModelADay, readModelInHouse, readModelUrl, readUnderstand } from './environment/model.ts';
import { type Providers, readProviders } from './environment/providers.ts';
import { redisUrlOf } from './environment/redis.ts';
import { unsafeIn } from './environment/safety.ts';
import {
  type AfricasTalking,
  keyHash,
  languageCodes,
  number,
  oneOf,
  originOf,
  readAfricasTalking,
  readSmtp,
  readSpeech,
  readTraces,
  type Smtp,
  secretOf,
} from './environment/values.ts';
import { readDbLimits, readProviderDeadline } from './environment/waits.ts';
import { readWhatsappCloud, readWhatsappNumber, type WhatsappCloud } from './environment/whatsapp.ts';
import type { Language } from './ports.ts';

/** What the environment decides; `.env.example` lists every variable with its meaning. */
export type Config = {
  port: number;
  publicUrl: string;
  /** The other banks, registers and carriers are played: only where the environment asks for it by name. */
  sandbox: boolean;
  /** Where the process serves its figures to Prometheus; no port, no figures. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The bank's number at the financial intelligence unit, once it is registered there: its reports are no goAML without. */
  goamlEntityId: number | undefined;
  /** Who takes the traces, by OTLP over HTTP, and of what share of them; no collector, no traces. */
  traces: { endpoint: string; ratio: number } | undefined;
  /** The address of a caller is what the one proxy in front says it is. */
  trustProxy: boolean;
  /** Signs cookies and seals personal data; 32 bytes in hex. Made once under `.karo/` where unset in a sandbox. */
  secret: string;
  redisUrl: string | undefined;
  /** How long connections wait: those that serve customers, and those that migrate, seed, check or report. */
  dbLimits: { usual: DbLimits; long: DbLimits };
  /** How long a call to a provider may take, in ms. */
  providerDeadlineMs: number;
  /** What hashing a PIN costs: `least` is for tests, is taken in a sandbox alone, and no environment can say it. */
  pinCost: 'usual' | 'least';
  /** SHA-256 of the administrators' shared key, in hex. */
  adminKeyHash: string | undefined;
  /** How long to wait for more text of a burst, by channel, in ms. */
  burstMs: { whatsapp: number; web: number; ussd: number; terminal: number };
  speech: 'embedded' | 'openai' | 'google' | 'http' | 'off';
  /** What the provider `openai`, `google` or `http` is trusted to hear, with the code that it knows each language by. */
  speechLanguages: Partial<Record<Language, string>>;
  /** Where the provider `http` listens, and the bearer key that it wants. */
  speechUrl: string | undefined;
  speechKey: string | undefined;
  openaiKey: string | undefined;
  openaiUrl: string | undefined;
  openaiModel: string;
  /** Who reads messages: the net alone, or a model beside it. */
  understand: 'net' | 'both';
  /** The model's server stands in the bank's own house: no text leaves it, and no consent is needed. */
  modelInHouse: boolean;
  /** How often a day a model may be asked about one customer's messages. */
  modelADay: number;
  openaiSpeechModel: string;
  /** `cloud` is Meta's own API, and the one for production. */
  whatsapp: 'cloud' | 'web' | 'off';
  whatsappCloud: WhatsappCloud | undefined;
  /** Where customers write to, as `+234…`; the site names no number without it. */
  whatsappNumber: string | undefined;
  /** The licence, in the words in which the site may say it; without it no licence is claimed. */
  licence: string | undefined;
  sandboxSeed: number;
  /** A folder of settlement reports (`yyyy-mm-dd.csv`), each in place of the one that the sandbox would make. */
  sandboxReports: string | undefined;
  /** What the telephone provider's calls carry in their address (`?key=`); without it they are taken only in a sandbox. */
  ussdKey: string | undefined;
  /** What carries SMS and mail outside the sandbox. */
  africasTalking: AfricasTalking | undefined;
  smtp: Smtp | undefined;
  /** Who stands behind the rails, the billers and the registers. */
  providers: Providers;
};

const PORT_MOST = 65_535;
const ENTITY_MOST = 2_147_483_647;

const readers: { [Key in keyof Config]: (env: Env) => Config[Key] } = {
  port: (env) => number('PORT', env.PORT, 3000, PORT_MOST),
  publicUrl: (env) => originOf(env.PUBLIC_URL, `http://localhost:${env.PORT || 3000}`),
  sandbox: (env) => oneOf('SANDBOX', env.SANDBOX, ['on', 'off'], 'off') === 'on',
  metricsPort: (env) => number('METRICS_PORT', env.METRICS_PORT, 0, PORT_MOST) || undefined,
  metricsHost: (env) => env.METRICS_HOST || '127.0.0.1',
  goamlEntityId: (env) => number('GOAML_ENTITY_ID', env.GOAML_ENTITY_ID, 0, ENTITY_MOST) || undefined,
  traces: readTraces,
  trustProxy: (env) => oneOf('TRUST_PROXY', env.TRUST_PROXY, ['on', 'off'], 'off') === 'on',
  secret: (env) => secretOf(env.KARO_SECRET),
  redisUrl: (env) => redisUrlOf(env.REDIS_URL),
  dbLimits: readDbLimits,
  providerDeadlineMs: readProviderDeadline,
  pinCost: () => 'usual',
  adminKeyHash: (env) => keyHash(env.ADMIN_KEY_HASH),
  burstMs: (env) => ({
    whatsapp: number('BURST_MS', env.BURST_MS, 1000),
    web: number('BURST_MS', env.BURST_MS, 600),
    ussd: 0,
    terminal: 0,
  }),
  speech: readSpeech,
  speechLanguages: (env) => languageCodes(env.SPEECH_LANGUAGES || 'en:en-NG,pcm:en-NG'),
  speechUrl: (env) => env.SPEECH_URL || undefined,
  speechKey: (env) => env.SPEECH_KEY || undefined,
  openaiKey: (env) => env.OPENAI_API_KEY || undefined,
  openaiUrl: readModelUrl,
  openaiModel: (env) => env.OPENAI_MODEL || 'gpt-4.1-mini',
  understand: readUnderstand,
  modelInHouse: readModelInHouse,
  modelADay: readModelADay,
  openaiSpeechModel: (env) => env.OPENAI_SPEECH_MODEL || 'gpt-4o-transcribe',
  whatsapp: (env) => oneOf('WHATSAPP', env.WHATSAPP, ['cloud', 'web', 'off'], 'off'),
  whatsappCloud: readWhatsappCloud,
  whatsappNumber: readWhatsappNumber,
  licence: (env) => env.LICENCE?.trim() || undefined,
  sandboxSeed: (env) => number('SANDBOX_SEED', env.SANDBOX_SEED, 1),
  sandboxReports: (env) => env.SANDBOX_REPORTS || undefined,
  ussdKey: (env) => env.USSD_KEY || undefined,
  africasTalking: readAfricasTalking,
  smtp: readSmtp,
  providers: readProviders,
};

function read(env: Env): { config: Partial<Config>; findings: Finding[] } {
  const findings: Finding[] = [];
  const values = Object.entries(readers).map(([key, reader]) => {
    try {
      return [key, reader(env)];
    } catch (error) {
      if (!(error instanceof ConfigFault)) throw error;
      findings.push(error.finding);
      return [key, undefined];
    }
  });
  return { config: Object.fromEntries(values), findings };
}

/** All that is wrong with an environment, each variable once; `npm run doctor` prints it. */
export function examine(env: Env): Finding[] {
  const found = [...read(env).findings, ...unsafeIn(env)];
  const firsts = new Map(
    found.toReversed().map((finding) => [`${finding.variable} ${finding.level}`, finding]),
  );
  return found.filter((finding) => firsts.get(`${finding.variable} ${finding.level}`) === finding);
}

/** Reads the environment; throws Error, a sentence for each variable that the bank does not start with. */
export function readConfig(env: Env): Config {
  const errors = examine(env).filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(sentenceOf).join('\n'));
  return read(env).config as Config;
}
