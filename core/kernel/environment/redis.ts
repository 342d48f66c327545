import { ConfigFault } from './finding.ts';

/** Redis under Sentinel: who is asked which server is the primary of `name`, and what both are signed in to with. */
export type RedisSentinel = {
  sentinels: { host: string; port: number }[];
  name: string;
  username?: string;
  password?: string;
};

const SCHEME = 'redis+sentinel:';
const SENTINEL_PORT = 26_379;
const EXAMPLE = 'set it as in redis+sentinel://:password@host-a:26379,host-b:26379,host-c:26379/karo';

const refused = (problem: string) => new ConfigFault('REDIS_URL', problem, EXAMPLE);

/** Several hosts are no address to a parser of addresses, but each of them is. */
function sentinelOf(place: string): { host: string; port: number } {
  const address = `${SCHEME}//${place}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || url.username || url.pathname || url.search || url.hash)
    throw refused('names a sentinel that is no host');
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || SENTINEL_PORT) };
}

/**
 * What an address of Redis says where it names sentinels (`redis+sentinel://user:password@host:port,…/name`), and nothing where it is the address of one server.
 * Throws ConfigFault, which tells nothing of the password, where it is neither.
 */
export function sentinelsOf(url: string): RedisSentinel | undefined {
  if (!url.startsWith(`${SCHEME}//`)) return undefined;
  const rest = url.slice(SCHEME.length + 2);
  const path = rest.indexOf('/', rest.lastIndexOf('@') + 1);
  const name = path < 0 ? '' : rest.slice(path + 1);
  if (!/^[\w.-]+$/.test(name)) throw refused('does not say at its end what the sentinels call the primary');
  const authority = rest.slice(0, path);
  const at = authority.lastIndexOf('@');
  const places = authority.slice(at + 1).split(',');
  const sentinels = places.map(sentinelOf);
  const account = `redis://${authority.slice(0, at + 1)}host`;
  if (!URL.canParse(account)) throw refused('has a name or a password that has to be escaped');
  const { username, password } = new URL(account);
  return {
    sentinels,
    name,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  };
}

/** The address of the queues' Redis. Throws ConfigFault where it names sentinels in a way that cannot be read. */
export function redisUrlOf(url: string | undefined): string | undefined {
  if (url) sentinelsOf(url);
  return url || undefined;
}
