import { type Env, errorIn, type Finding, warningIn } from './finding.ts';

/** What must hold before the bank takes real money, or lets strangers at the sandbox. Each rule looks at the environment alone. */

/** Whether the environment calls itself production, however it spells that. */
export const isNamedProduction = (env: Env): boolean =>
  (env.NODE_ENV ?? '').trim().toLowerCase().startsWith('prod');

const local = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (url: string): boolean => URL.canParse(url) && local.has(new URL(url).hostname);

/** Of 32 random bytes about 30 differ, and as many of their steps; fewer than 20 come of a pattern. */
const DIFFERENT_LEAST = 20;
const KEY_LENGTH_LEAST = 16;
const PASSWORD_LENGTH_LEAST = 16;

/** Whether 32 bytes in hexadecimal follow a pattern, as nobody's random secret does. */
export function isWeakSecret(hex: string): boolean {
  const bytes = [...Buffer.from(hex, 'hex')];
  const steps = bytes.slice(1).map((byte, index) => (byte - (bytes[index] ?? 0)) & 255);
  return new Set(bytes).size < DIFFERENT_LEAST || new Set(steps).size < DIFFERENT_LEAST;
}

type Rule = (env: Env) => Finding | undefined;

const publicUrl: Rule = ({ PUBLIC_URL: url }) => {
  if (!url) return errorIn('PUBLIC_URL', 'is missing', 'set the https address that customers open');
  if (url.startsWith('https:')) return undefined;
  return errorIn(
    'PUBLIC_URL',
    'is not https',
    'have a proxy end https in front of the bank, and set the address that begins with https',
  );
};

/** The bank itself speaks http: where customers come by https, something in front of it ends that. */
const trustProxy: Rule = ({ TRUST_PROXY: trust }) => {
  if (trust === 'on' || trust === 'off') return undefined;
  return errorIn(
    'TRUST_PROXY',
    trust ? `is ${trust}` : 'is missing',
    'set on where one proxy of yours stands in front and writes X-Forwarded-For, and off where callers reach the bank directly',
  );
};

const untrustedProxy: Rule = ({ TRUST_PROXY: trust, PUBLIC_URL: url }) =>
  trust === 'off' && url?.startsWith('https:')
    ? warningIn(
        'TRUST_PROXY',
        'is off though customers come by https, so all of them seem to call from one address',
        'set on where a proxy ends https',
      )
    : undefined;

const secret: Rule = ({ KARO_SECRET: given }) =>
  given && /^[0-9a-f]{64}$/.test(given) && isWeakSecret(given)
    ? errorIn('KARO_SECRET', 'follows a pattern', 'make it with openssl rand -hex 32')
    : undefined;

const ussdKey: Rule = ({ USSD_KEY: key }) =>
  key && key.length < KEY_LENGTH_LEAST
    ? errorIn('USSD_KEY', `is shorter than ${KEY_LENGTH_LEAST}`, 'make it with openssl rand -hex 16')
    : undefined;

const passwordOf = (url: string): string =>
  URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';

/** A database on this machine may know its callers without a password. */
const passwordIn =
  (name: 'DATABASE_URL' | 'DATABASE_REPLICA_URL'): Rule =>
  ({ [name]: url }) => {
    if (!url || isLocal(url)) return undefined;
    if (passwordOf(url).length >= PASSWORD_LENGTH_LEAST) return undefined;
    return errorIn(
      name,
      `has a password shorter than ${PASSWORD_LENGTH_LEAST}`,
      'make one with openssl rand -hex 24 (docker-compose.yml takes it from POSTGRES_PASSWORD)',
    );
  };

/** A key that several share is nobody's: it is taken in the sandbox alone. */
const adminKey: Rule = ({ ADMIN_KEY_HASH: hash }) =>
  hash
    ? warningIn(
        'ADMIN_KEY_HASH',
        'is set, and not taken outside the sandbox',
        'leave it out, and invite the first owner with npm run admin:invite -- "NAME"',
      )
    : undefined;

const carriers: Rule = ({ SMTP_URL: mail, AFRICASTALKING_API_KEY: sms }) =>
  mail || sms
    ? undefined
    : warningIn(
        'SMTP_URL',
        'and AFRICASTALKING_API_KEY are missing, so no code reaches a customer',
        'set one of them',
      );

const whatsappWeb: Rule = ({ WHATSAPP: whatsapp }) =>
  whatsapp === 'web'
    ? warningIn('WHATSAPP', 'is web, which is for trying out and not for real money', 'set cloud')
    : undefined;

/** Without the Flow a PIN is entered on the page that a message links to, which works but takes the customer out of WhatsApp. */
const whatsappFlow: Rule = ({ WHATSAPP: whatsapp, WHATSAPP_FLOW_ID: flow }) =>
  whatsapp === 'cloud' && !flow
    ? warningIn(
        'WHATSAPP_FLOW_ID',
        'is missing, so PINs are entered on the page and not in WhatsApp',
        'run npm run whatsapp:setup',
      )
    : undefined;

const wordyLog: Rule = ({ LOG_LEVEL: level }) =>
  level === 'debug' || level === 'trace'
    ? warningIn('LOG_LEVEL', `is ${level}, which tells more than a log should keep`, 'set info')
    : undefined;

const publicSandbox: Rule = ({ PUBLIC_URL: url }) =>
  url && !isLocal(url)
    ? warningIn(
        'SANDBOX',
        'is on at an address that others reach, and shows one-time codes to anybody',
        'set off unless nothing there is real',
      )
    : undefined;

const sandboxInProduction: Rule = (env) =>
  env.SANDBOX === 'on' && isNamedProduction(env)
    ? errorIn(
        'SANDBOX',
        'is on together with NODE_ENV=production, and would show one-time codes to anybody',
        'set off, or leave NODE_ENV unset where nothing is real',
      )
    : undefined;

const ports = ['RAILS', 'INWARD', 'BILLERS', 'BVN', 'NIN', 'FACES'] as const;

/** Outside the sandbox nothing is played: a port is a provider's, or it is off. */
const playedPort: Rule = (env) => {
  const played = ports.find((port) => env[port] === 'sandbox');
  return played && errorIn(played, 'is sandbox outside the sandbox', 'name a provider, or set off');
};

/** What customers cannot do while nobody stands behind a port. */
const withoutProvider: Record<(typeof ports)[number], string> = {
  RAILS: 'nobody can send money to other banks',
  INWARD: 'nobody can be paid from other banks',
  BILLERS: 'nobody can buy airtime, data, electricity or television',
  BVN: 'no account can be opened',
  NIN: 'nobody can move to the second tier',
  FACES: 'nobody who forgot their PIN can set another, nor move to the third tier',
};
const absentPort =
  (port: (typeof ports)[number]): Rule =>
  (env) =>
    !env[port] || env[port] === 'off'
      ? warningIn(port, `is off, so ${withoutProvider[port]}`, 'name a provider and set its keys')
      : undefined;

const vtpassKey: Rule = ({ BILLERS: billers, VTPASS_WEBHOOK_KEY: key }) =>
  billers === 'vtpass' && key && key.length < KEY_LENGTH_LEAST
    ? errorIn(
        'VTPASS_WEBHOOK_KEY',
        `is shorter than ${KEY_LENGTH_LEAST}`,
        'make it with openssl rand -hex 16',
      )
    : undefined;

const ofProduction: readonly Rule[] = [
  ...[secret, publicUrl, trustProxy, passwordIn('DATABASE_URL'), passwordIn('DATABASE_REPLICA_URL'), ussdKey],
  ...[playedPort, vtpassKey],
  ...ports.map(absentPort),
  ...[untrustedProxy, adminKey, carriers, whatsappWeb, whatsappFlow, wordyLog],
];
const ofSandbox: readonly Rule[] = [sandboxInProduction, publicSandbox];

/** What is unsafe in an environment. The sandbox is what asks for it by name; everything else is held to be production. */
export const unsafeIn = (env: Env): Finding[] =>
  (env.SANDBOX === 'on' ? ofSandbox : ofProduction).flatMap((rule) => rule(env) ?? []);
