import { ConfigFault, type Env } from './finding.ts';
import { number, oneOf, urlOf } from './values.ts';

/** Who owns the protocol: a server there is nobody's own. */
const OPENAI = 'https://api.openai.com/v1';
/** How often a day a model may be asked about the messages of one customer, where nothing else is said. */
const A_DAY = 40;

/** Whether the server at OPENAI_BASE_URL stands in the bank's own house, so that no text leaves it. Throws ConfigFault. */
export function readModelInHouse(env: Env): boolean {
  const { OPENAI_BASE_URL: url } = env;
  if (oneOf('MODEL_IN_HOUSE', env.MODEL_IN_HOUSE, ['on', 'off'], 'off') === 'off') return false;
  if (!url || !URL.canParse(url) || new URL(url).hostname.endsWith('openai.com'))
    throw new ConfigFault('MODEL_IN_HOUSE', 'is on with no server of the bank', 'set OPENAI_BASE_URL to it');
  return true;
}

/** Where a server of the protocol listens; one outside the house is reached by https. Throws ConfigFault. */
export function readModelUrl(env: Env): string | undefined {
  if (!env.OPENAI_BASE_URL) return undefined;
  if (env.MODEL_IN_HOUSE === 'on') return env.OPENAI_BASE_URL;
  return urlOf(env, 'OPENAI_BASE_URL', OPENAI);
}

/** What reads messages: the bank's own net, or a model beside it, which is so where there is one. Throws ConfigFault. */
export function readUnderstand(env: Env): 'net' | 'both' {
  const isThere = Boolean(env.OPENAI_API_KEY) || readModelInHouse(env);
  const chosen = oneOf('UNDERSTAND', env.UNDERSTAND, ['net', 'both'], isThere ? 'both' : 'net');
  if (chosen === 'both' && !isThere)
    throw new ConfigFault(
      'UNDERSTAND',
      'is both, and there is no model',
      'set OPENAI_API_KEY, or OPENAI_BASE_URL with MODEL_IN_HOUSE=on',
    );
  return chosen;
}

/** How often a day a model may be asked about one customer's messages. Throws ConfigFault. */
export const readModelADay = (env: Env): number => number('MODEL_A_DAY', env.MODEL_A_DAY, A_DAY, 10_000);
