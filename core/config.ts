import { type Language, languages } from './ports.ts';

/** What the environment decides; `.env.example` lists every variable with its meaning. */
export type Config = {
  port: number;
  publicUrl: string;
  sandbox: boolean;
  /** Signs cookies and seals personal data; 32 bytes in hex. Made once under `.karo/` where unset in a sandbox. */
  secret: string;
  redisUrl: string | undefined;
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
  openaiSpeechModel: string;
  whatsapp: 'web' | 'off';
  sandboxSeed: number;
  /** What the telephone provider's calls carry in their address (`?key=`); without it they are taken only in a sandbox. */
  ussdKey: string | undefined;
  /** What carries SMS and mail outside the sandbox. */
  africasTalking: AfricasTalking | undefined;
  smtp: Smtp | undefined;
};

type Env = Record<string, string | undefined>;

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text === undefined || text === '' || Number.isNaN(value) ? otherwise : value;
};

const oneOf = <T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
  otherwise: T,
): T => {
  if (text === undefined || text === '') return otherwise;
  const found = allowed.find((value) => value === text);
  if (!found) throw new Error(`${name}=${text}: it takes ${allowed.join(', ')}`);
  return found;
};

/** `en:en-NG,ha:ha-NG`: our language, and the provider's code for it where that is another. */
function languageCodes(text: string): Partial<Record<Language, string>> {
  const pairs = text.split(',').map((pair) => pair.trim().split(':'));
  return Object.fromEntries(
    pairs.map(([name = '', code = name]) => [oneOf('SPEECH_LANGUAGES', name, languages, 'en'), code]),
  );
}

/** 64 hexadecimal digits, where there are any. */
function hexOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${name}: 64 hexadecimal digits (npm run admin:key)`);
  return text;
}

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: Env): Smtp | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/./.test(url))
    throw new Error('SMTP_URL: smtp://user:password@host:587 or smtps://user:password@host:465');
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM');
  return { url, from };
}

function readAfricasTalking(env: Env): AfricasTalking | undefined {
  const { AFRICASTALKING_USERNAME: username, AFRICASTALKING_API_KEY: apiKey } = env;
  if (!username && !apiKey) return undefined;
  if (!username) throw new Error('AFRICASTALKING_API_KEY needs AFRICASTALKING_USERNAME');
  if (!apiKey) throw new Error('AFRICASTALKING_USERNAME needs AFRICASTALKING_API_KEY');
  const sender = env.AFRICASTALKING_SENDER;
  return { username, apiKey, ...(sender && { sender }) };
}

/** What a choice of provider cannot do without. */
function checkSpeech(config: Config): Config {
  if (config.speech === 'openai' && !config.openaiKey) throw new Error('SPEECH=openai needs OPENAI_API_KEY');
  if (config.speech === 'http' && !config.speechUrl) throw new Error('SPEECH=http needs SPEECH_URL');
  return config;
}

/** Reads the environment; throws Error, naming the variable, where a value is not one that it takes. */
export function readConfig(env: Env): Config {
  const port = number(env.PORT, 3000);
  const sandbox = oneOf('SANDBOX', env.SANDBOX, ['on', 'off'], 'on') === 'on';
  const secret = env.KARO_SECRET ?? '';
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new Error('KARO_SECRET: 64 hexadecimal digits (openssl rand -hex 32)');
  return checkSpeech({
    port,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    sandbox,
    secret,
    redisUrl: env.REDIS_URL || undefined,
    adminKeyHash: hexOf('ADMIN_KEY_HASH', env.ADMIN_KEY_HASH),
    burstMs: {
      whatsapp: number(env.BURST_MS, 1000),
      web: number(env.BURST_MS, 600),
      ussd: 0,
      terminal: 0,
    },
    speech: oneOf('SPEECH', env.SPEECH, ['embedded', 'openai', 'google', 'http', 'off'], 'embedded'),
    speechLanguages: languageCodes(env.SPEECH_LANGUAGES || 'en:en-NG,pcm:en-NG'),
    speechUrl: env.SPEECH_URL || undefined,
    speechKey: env.SPEECH_KEY || undefined,
    openaiKey: env.OPENAI_API_KEY || undefined,
    openaiUrl: env.OPENAI_BASE_URL || undefined,
    openaiModel: env.OPENAI_MODEL || 'gpt-4.1-mini',
    openaiSpeechModel: env.OPENAI_SPEECH_MODEL || 'gpt-4o-transcribe',
    whatsapp: oneOf('WHATSAPP', env.WHATSAPP, ['web', 'off'], 'off'),
    sandboxSeed: number(env.SANDBOX_SEED, 1),
    ussdKey: env.USSD_KEY || undefined,
    africasTalking: readAfricasTalking(env),
    smtp: readSmtp(env),
  });
}

/** A mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`, and whom the mail is from. */
export type Smtp = { url: string; from: string };

/** An account with Africa's Talking; `sandbox` is the name of its own test account, which has its own host. */
export type AfricasTalking = {
  username: string;
  apiKey: string;
  /** The alphanumeric sender that the networks have approved; without one it goes from a shared short code. */
  sender?: string;
  /** Another host than Africa's Talking's own. */
  url?: string;
};
