import { type Language, languages } from '../ports.ts';
import { ConfigFault, type Env } from './finding.ts';

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

/** A whole number from nought to `most`, or what is meant where nothing is given. Throws ConfigFault. */
export function number(
  name: string,
  text: string | undefined,
  otherwise: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new ConfigFault(name, `is ${text}`, `it takes a whole number up to ${most}`);
  return value;
}

/** One of the words that a variable takes. Throws ConfigFault. */
export function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (text === undefined || text === '') return otherwise;
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigFault(name, `is ${text}`, `it takes ${allowed.join(', ')}`);
  return found;
}

/** `en:en-NG,ha:ha-NG`: our language, and the provider's code for it where that is another. Throws ConfigFault. */
export function languageCodes(text: string): Partial<Record<Language, string>> {
  const pairs = text.split(',').map((pair) => pair.trim().split(':'));
  return Object.fromEntries(
    pairs.map(([name = '', code = name]) => [oneOf('SPEECH_LANGUAGES', name, languages, 'en'), code]),
  );
}

const isHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The administrators' key hash, where there is one. Throws ConfigFault. */
export function keyHash(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!isHex(text))
    throw new ConfigFault('ADMIN_KEY_HASH', 'is not 64 hexadecimal digits', 'make it with npm run admin:key');
  return text;
}

/** The bank's one secret. Throws ConfigFault. */
export function secretOf(text: string | undefined): string {
  if (!text || !isHex(text))
    throw new ConfigFault(
      'KARO_SECRET',
      text ? 'is not 64 hexadecimal digits' : 'is missing',
      'make it with openssl rand -hex 32',
    );
  return text;
}

/** The address that customers open: an origin, without a path. Throws ConfigFault. */
export function originOf(text: string | undefined, otherwise: string): string {
  if (!text) return otherwise;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isWeb || address.pathname !== '/' || address.search || address.username)
    throw new ConfigFault('PUBLIC_URL', 'is no address of a site', 'set it as in https://karo.example');
  return text.replace(/\/$/, '');
}

/** What carries mail. Throws ConfigFault. */
export function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: Env): Smtp | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/./.test(url))
    throw new ConfigFault(
      'SMTP_URL',
      'is no mail server',
      'set it as in smtp://user:password@host:587 or smtps://user:password@host:465',
    );
  if (!from)
    throw new ConfigFault('MAIL_FROM', 'is missing', 'SMTP_URL needs it, as in Karo <codes@karo.example>');
  return { url, from };
}

/** What carries SMS. Throws ConfigFault. */
export function readAfricasTalking(env: Env): AfricasTalking | undefined {
  const { AFRICASTALKING_USERNAME: username, AFRICASTALKING_API_KEY: apiKey } = env;
  if (!username && !apiKey) return undefined;
  if (!username)
    throw new ConfigFault('AFRICASTALKING_USERNAME', 'is missing', 'AFRICASTALKING_API_KEY needs it');
  if (!apiKey)
    throw new ConfigFault('AFRICASTALKING_API_KEY', 'is missing', 'AFRICASTALKING_USERNAME needs it');
  const { AFRICASTALKING_SENDER: sender, AFRICASTALKING_URL: other } = env;
  const url = other && urlOf(env, 'AFRICASTALKING_URL', 'https://api.africastalking.com');
  return { username, apiKey, ...(sender && { sender }), ...(url && { url }) };
}

export const speeches = ['embedded', 'openai', 'google', 'http', 'off'] as const;

/** What hears voice notes, with what it cannot do without. Throws ConfigFault. */
export function readSpeech(env: Env): (typeof speeches)[number] {
  const speech = oneOf('SPEECH', env.SPEECH, speeches, 'embedded');
  if (speech === 'openai' && !env.OPENAI_API_KEY)
    throw new ConfigFault('OPENAI_API_KEY', 'is missing', 'SPEECH=openai needs it');
  if (speech === 'http' && !env.SPEECH_URL)
    throw new ConfigFault('SPEECH_URL', 'is missing', 'SPEECH=http needs it');
  return speech;
}

/** Where a provider listens. Throws ConfigFault where it is no address that keys may be sent to. */
export function urlOf(env: Env, variable: string, otherwise: string): string {
  const url = env[variable] || otherwise;
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = address !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && isLocal)) return url;
  throw new ConfigFault(variable, 'is no https address', `leave it unset for ${otherwise}`);
}

/** Who takes the traces. Spans hold no customer's words, so that a collector on the bank's own network needs no TLS. Throws ConfigFault. */
export function readTraces(env: Env): { endpoint: string; ratio: number } | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!endpoint) return undefined;
  const isWeb = URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
  if (!isWeb)
    throw new ConfigFault(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'is no address',
      'set it as in http://collector:4318',
    );
  const ratio = share ? Number(share) : 1;
  if (!(ratio >= 0 && ratio <= 1))
    throw new ConfigFault('OTEL_TRACES_SAMPLER_ARG', `is ${share}`, 'it takes a share from 0 to 1');
  return { endpoint, ratio };
}
