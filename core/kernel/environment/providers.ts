import { ConfigFault, type Env } from './finding.ts';
import { number, oneOf, urlOf } from './values.ts';

/** An account with Paystack. */
export type Paystack = {
  secretKey: string;
  url: string;
  /** Which bank issues customers' account numbers, by Paystack's word for it. */
  bank: string;
};

/** An account with Monnify: its wallet is where money is sent from. */
export type Monnify = {
  apiKey: string;
  secretKey: string;
  contractCode: string;
  wallet: string;
  url: string;
};

/** An account with VTpass. */
export type Vtpass = {
  apiKey: string;
  publicKey: string;
  secretKey: string;
  webhookKey: string | undefined;
  url: string;
};

export type Dojah = { appId: string; secret: string; url: string };
export type QoreId = { clientId: string; secret: string; url: string };
/** An account with Mono, which asks for a BVN's record with its person's consent. */
export type Mono = {
  secretKey: string;
  url: string;
  /** Sessions a day that the bank pays for in all. */
  sessionsADay: number;
};

export const railsProviders = ['sandbox', 'paystack', 'monnify', 'off'] as const;
export type RailsProvider = (typeof railsProviders)[number];

/** Which provider stands behind each port, and the accounts with those that are set. */
export type Providers = {
  rails: RailsProvider;
  /** Asked for names where the first does not answer; it never moves money. */
  railsFallback: 'paystack' | 'monnify' | 'off';
  inward: RailsProvider;
  billers: 'sandbox' | 'vtpass' | 'off';
  /** `sandbox-igree` plays a register that sends its own code. */
  bvn: 'sandbox' | 'sandbox-igree' | 'dojah' | 'qoreid' | 'mono' | 'off';
  nin: 'sandbox' | 'dojah' | 'qoreid' | 'off';
  /** Who says whether a picture is of a living person, and of the one in the register. */
  faces: 'sandbox' | 'dojah' | 'off';
  paystack: Paystack | undefined;
  monnify: Monnify | undefined;
  vtpass: Vtpass | undefined;
  dojah: Dojah | undefined;
  qoreid: QoreId | undefined;
  mono: Mono | undefined;
};

const bvnRegisters = ['sandbox', 'sandbox-igree', 'dojah', 'qoreid', 'mono', 'off'] as const;

/** The variables of an account; undefined where none of its keys is set. Throws ConfigFault where only some are. */
function account<N extends string>(env: Env, names: Record<N, string>): Record<N, string> | undefined {
  const pairs = Object.entries<string>(names);
  const missing = pairs.filter(([, variable]) => !env[variable]);
  if (missing.length === pairs.length) return undefined;
  const [first] = missing;
  if (first) throw new ConfigFault(first[1], 'is missing', 'the other keys of that provider need it');
  return Object.fromEntries(pairs.map(([name, variable]) => [name, env[variable] ?? ''])) as Record<
    N,
    string
  >;
}

const accounts = (env: Env) => {
  const paystack = account(env, { secretKey: 'PAYSTACK_SECRET_KEY' });
  const monnify = account(env, {
    apiKey: 'MONNIFY_API_KEY',
    secretKey: 'MONNIFY_SECRET_KEY',
    contractCode: 'MONNIFY_CONTRACT_CODE',
    wallet: 'MONNIFY_WALLET',
  });
  const vtpass = account(env, {
    apiKey: 'VTPASS_API_KEY',
    publicKey: 'VTPASS_PUBLIC_KEY',
    secretKey: 'VTPASS_SECRET_KEY',
  });
  const dojah = account(env, { appId: 'DOJAH_APP_ID', secret: 'DOJAH_SECRET_KEY' });
  const qoreid = account(env, { clientId: 'QOREID_CLIENT_ID', secret: 'QOREID_SECRET' });
  const mono = account(env, { secretKey: 'MONO_SECRET_KEY' });
  const isTest = (key: string) => key.startsWith('MK_TEST');
  return {
    paystack: paystack && {
      ...paystack,
      url: urlOf(env, 'PAYSTACK_URL', 'https://api.paystack.co'),
      bank: env.PAYSTACK_BANK || (paystack.secretKey.startsWith('sk_test') ? 'test-bank' : 'wema-bank'),
    },
    monnify: monnify && {
      ...monnify,
      url: urlOf(
        env,
        'MONNIFY_URL',
        isTest(monnify.apiKey) ? 'https://sandbox.monnify.com' : 'https://api.monnify.com',
      ),
    },
    vtpass: vtpass && {
      ...vtpass,
      webhookKey: env.VTPASS_WEBHOOK_KEY || undefined,
      url: urlOf(env, 'VTPASS_URL', 'https://vtpass.com'),
    },
    dojah: dojah && { ...dojah, url: urlOf(env, 'DOJAH_URL', 'https://api.dojah.io') },
    qoreid: qoreid && { ...qoreid, url: urlOf(env, 'QOREID_URL', 'https://api.qoreid.com') },
    mono: mono && {
      ...mono,
      url: urlOf(env, 'MONO_URL', 'https://api.withmono.com'),
      sessionsADay: number('MONO_SESSIONS_A_DAY', env.MONO_SESSIONS_A_DAY, 500),
    },
  };
};

type Account = keyof ReturnType<typeof accounts>;
/** The first variable of each account, which is named where it is missing. */
const keys: Record<Account, string> = {
  paystack: 'PAYSTACK_SECRET_KEY',
  monnify: 'MONNIFY_API_KEY',
  vtpass: 'VTPASS_API_KEY',
  dojah: 'DOJAH_APP_ID',
  qoreid: 'QOREID_CLIENT_ID',
  mono: 'MONO_SECRET_KEY',
};

const isAccount = (name: string): name is Account => Object.hasOwn(keys, name);

/** Who stands behind each port: the sandbox where that is on and nothing else is named. Throws ConfigFault where a provider's keys are missing. */
export function readProviders(env: Env): Providers {
  const usual = env.SANDBOX === 'on' ? 'sandbox' : 'off';
  const all = accounts(env);
  const chosen = {
    rails: oneOf('RAILS', env.RAILS, railsProviders, usual),
    railsFallback: oneOf(
      'RAILS_FALLBACK',
      env.RAILS_FALLBACK,
      ['paystack', 'monnify', 'off'] as const,
      'off',
    ),
    inward: oneOf('INWARD', env.INWARD, railsProviders, usual),
    billers: oneOf('BILLERS', env.BILLERS, ['sandbox', 'vtpass', 'off'] as const, usual),
    bvn: oneOf('BVN', env.BVN, bvnRegisters, usual),
    nin: oneOf('NIN', env.NIN, ['sandbox', 'dojah', 'qoreid', 'off'] as const, usual),
    faces: oneOf('FACES', env.FACES, ['sandbox', 'dojah', 'off'] as const, usual),
  };
  for (const [port, name] of Object.entries(chosen))
    if (isAccount(name) && !all[name])
      throw new ConfigFault(keys[name], 'is missing', `${variableOf(port)}=${name} needs it`);
  return { ...chosen, ...all };
}

const variableOf = (port: string): string =>
  port === 'railsFallback' ? 'RAILS_FALLBACK' : port.toUpperCase();
