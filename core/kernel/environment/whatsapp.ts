import { createPrivateKey, type KeyObject } from 'node:crypto';
import { ConfigFault, type Env } from './finding.ts';
import { urlOf } from './values.ts';

/** What the WhatsApp Cloud API is reached with, and what Meta's calls are checked by. */
export type WhatsappCloud = {
  /** Meta's id of our number, and of the business account that it belongs to. */
  phoneNumberId: string;
  businessAccountId: string;
  /** A system user's token. */
  token: string;
  /** The app's secrets: the present one, and the one before it while it is exchanged. */
  appSecrets: string[];
  /** What Meta says when it subscribes. */
  verifyToken: string;
  /** With the version, as in `https://graph.facebook.com/v26.0`. */
  graphUrl: string;
  /** The Flow in which a PIN is entered; without it, a message carries the link of the page. */
  flow: { id: string; keys: KeyObject[] } | undefined;
};

/** The newest version of the Graph API that this was written for; it is served for two years. */
const GRAPH_URL = 'https://graph.facebook.com/v26.0';
const SECRET_LENGTH_LEAST = 16;

function needed(env: Env, name: string, remedy: string): string {
  const value = env[name];
  if (!value) throw new ConfigFault(name, 'is missing', `WHATSAPP=cloud needs it: ${remedy}`);
  return value;
}

const idOf = (env: Env, name: string): string => {
  const id = needed(env, name, 'it stands in Meta’s WhatsApp manager');
  if (!/^\d{5,20}$/.test(id)) throw new ConfigFault(name, 'is no id of Meta’s', 'it takes digits only');
  return id;
};

function keyOf(text: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 2048) return key;
  } catch {
    // Said below, without a word of the key.
  }
  throw new ConfigFault(
    'WHATSAPP_FLOW_KEY',
    'is no RSA key of 2048 bits',
    'it takes PKCS#8 in DER and base64, as npm run whatsapp:setup makes it',
  );
}

/** The keys that Flow messages are decrypted with, the present one first. Throws ConfigFault. */
export const flowKeysOf = (text: string): KeyObject[] => text.split(',').map((key) => keyOf(key.trim()));

function flowOf(env: Env): WhatsappCloud['flow'] {
  const { WHATSAPP_FLOW_ID: id, WHATSAPP_FLOW_KEY: keys } = env;
  if (!id && !keys) return undefined;
  if (!keys)
    throw new ConfigFault(
      'WHATSAPP_FLOW_KEY',
      'is missing',
      'WHATSAPP_FLOW_ID needs it: npm run whatsapp:setup',
    );
  const known = flowKeysOf(keys);
  return id ? { id, keys: known } : undefined;
}

/** The number that customers write to, as `+234…`; undefined where none is set. Throws ConfigFault where it is none. */
export function readWhatsappNumber({ WHATSAPP_NUMBER: text }: Env): string | undefined {
  if (!text) return undefined;
  const number = text.replace(/[\s()-]/g, '');
  if (!/^\+\d{8,15}$/.test(number))
    throw new ConfigFault('WHATSAPP_NUMBER', 'is not a phone number', 'write it as +2347000000000');
  return number;
}

/** What WHATSAPP=cloud is told; undefined where another channel is chosen. Throws ConfigFault. */
export function readWhatsappCloud(env: Env): WhatsappCloud | undefined {
  if (env.WHATSAPP !== 'cloud') return undefined;
  const secrets = needed(env, 'WHATSAPP_APP_SECRET', 'the app’s secret signs what Meta sends');
  const graphUrl = urlOf(env, 'WHATSAPP_GRAPH_URL', GRAPH_URL);
  const verifyToken = needed(env, 'WHATSAPP_VERIFY_TOKEN', 'make it with openssl rand -hex 16');
  if (verifyToken.length < SECRET_LENGTH_LEAST)
    throw new ConfigFault(
      'WHATSAPP_VERIFY_TOKEN',
      `is shorter than ${SECRET_LENGTH_LEAST}`,
      'make it with openssl rand -hex 16',
    );
  return {
    phoneNumberId: idOf(env, 'WHATSAPP_PHONE_NUMBER_ID'),
    businessAccountId: idOf(env, 'WHATSAPP_BUSINESS_ACCOUNT_ID'),
    token: needed(env, 'WHATSAPP_TOKEN', 'the token of a system user'),
    appSecrets: secrets.split(',').map((secret) => secret.trim()),
    verifyToken,
    graphUrl: graphUrl.replace(/\/$/, ''),
    flow: flowOf(env),
  };
}
