import type { Db } from '@karo/db/client';
import { type Bank, type Config, type Health, type Kobo, naira, type Provided } from '../kernel/index.ts';
import { listTroubles, type ProviderTrouble } from './trouble.ts';

/** How one port stands: who is behind it, what they say of themselves, what went wrong last, and what customers cannot do while it does not work. */
export type PortReport = Health & {
  port:
    | 'RAILS'
    | 'INWARD'
    | 'BILLERS'
    | 'BVN'
    | 'NIN'
    | 'FACES'
    | 'SMS'
    | 'MAIL'
    | 'CARDS'
    | 'MARKET'
    | 'ABROAD';
  provider: string;
  /** The balance there is less than a day's need. */
  low: boolean;
  trouble?: ProviderTrouble;
  without: string;
};

type Port = { name: PortReport['port']; provider: string; behind: Provided; without: string; least?: Kobo };

type Ports = Pick<Bank, 'rails' | 'inward' | 'billers' | 'bvn' | 'identity' | 'codes'>;
type Chosen = Pick<Config, 'providers' | 'africasTalking' | 'smtp' | 'sandbox'>;

/** Ports that nobody stands behind yet outside the sandbox. */
const played = (sandbox: boolean): Port[] => {
  const of = (name: Port['name'], without: string): Port => ({
    name,
    provider: sandbox ? 'sandbox' : 'off',
    behind: {},
    without,
  });
  return [
    of('CARDS', 'have a virtual card'),
    of('MARKET', 'invest'),
    of('ABROAD', 'be sent money from abroad'),
  ];
};

const portsOf = (
  { rails, inward, billers, bvn, identity, codes }: Ports,
  { providers, africasTalking, smtp, sandbox }: Chosen,
): Port[] => [
  {
    name: 'RAILS',
    provider: providers.rails,
    behind: rails,
    least: naira(1_000_000),
    without: 'send money to other banks',
  },
  { name: 'INWARD', provider: providers.inward, behind: inward, without: 'be paid from other banks' },
  {
    name: 'BILLERS',
    provider: providers.billers,
    behind: billers,
    least: naira(100_000),
    without: 'buy airtime, data, electricity or television',
  },
  {
    name: 'BVN',
    provider: providers.bvn,
    behind: bvn,
    least: naira(5_000),
    without: 'open an account',
  },
  { name: 'NIN', provider: providers.nin, behind: identity, without: 'move to the second tier' },
  {
    name: 'FACES',
    provider: providers.faces,
    behind: identity.faces ?? {},
    without: 'set a new PIN where they forgot theirs, or move to the third tier',
  },
  {
    name: 'SMS',
    provider: sandbox ? 'sandbox' : africasTalking ? 'africastalking' : 'off',
    behind: codes.health ? { health: codes.health } : {},
    least: naira(2_000),
    without: 'get a code, nor open an account',
  },
  {
    name: 'MAIL',
    provider: sandbox ? 'sandbox' : smtp ? 'smtp' : 'off',
    behind: codes.mailHealth ? { health: codes.mailHealth } : {},
    without: 'get a code or a statement by mail',
  },
  ...played(sandbox),
];

/** Asks every provider that is set for what costs nothing: whether the key is taken, and the balance. The sandbox's ports are left out; nothing is changed. */
export async function examinePorts(ports: Ports, config: Chosen, db: Db | undefined): Promise<PortReport[]> {
  const troubles = db ? await listTroubles(db).catch(() => []) : [];
  const real = portsOf(ports, config).filter(({ provider }) => !provider.startsWith('sandbox'));
  return Promise.all(
    real.map(async ({ name: port, provider, behind, without, least }) => {
      const absent: Health = { works: false, problem: 'nobody stands behind it' };
      const silent: Health = { works: false, problem: 'no answer' };
      const health: Health = (await behind.health?.().catch(() => silent)) ?? absent;
      const trouble = troubles.find((each) => each.provider === provider);
      const low = least !== undefined && health.balance !== undefined && health.balance < least;
      return { port, provider, ...health, low, without, ...(trouble && { trouble }) };
    }),
  );
}

/** Tells the operators of providers that do not work, want mending, or run dry; for the rounds. */
export async function watchProviders(bank: Bank): Promise<void> {
  for (const { port, provider, works, problem, balance, low } of await examinePorts(
    bank,
    bank.config,
    bank.db,
  )) {
    if (provider === 'off' || (works && !problem && !low)) continue;
    const facts = { port, provider, problem, balance: balance?.toString() };
    bank.log.error(facts, low ? 'the balance at a provider runs dry' : 'a provider needs somebody to look');
  }
}
