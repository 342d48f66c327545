import { sentinelsOf } from '@karo/core/kernel';
import { Redis, type RedisOptions, type SentinelConnectionOptions, SentinelConnector } from 'ioredis';

/** A sentinel or a server that does not answer within this is passed over: behind a cut network nothing is refused, and the next one may know more. */
const CONNECT_MS = 3_000;
const AGAIN_MOST_MS = 1_000;
/** A sentinel that is away is told of once a try: it need not be often, while the others are heard. */
const LISTEN_AGAIN_MS = 60_000;

/** A primary that was made a replica still answers until its connections are ended: what it refuses goes to the new one. */
const CONNECT_AND_SEND_AGAIN = 2;
const onReadOnly = (error: Error) => (error.message.startsWith('READONLY') ? CONNECT_AND_SEND_AGAIN : false);

/**
 * What the sentinels of a connection that was lost still say is nobody's to follow any more. ioredis leaves them listening until the next connection stands, and a failover that they
 * hear of while it is being made ends the client for good: a worker then takes nothing until it is started again.
 */
class Following extends SentinelConnector {
  // ioredis gives every connector the options of its client.
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
  }

  override connect(tell: Parameters<SentinelConnector['connect']>[0]) {
    this.disconnect();
    return super.connect(tell);
  }
}

/**
 * A client of the Redis at an address of `REDIS_URL`. Where that names sentinels it follows their primary: it hears of a failover, leaves the old one even where that says nothing
 * any more, and asks again until there is a new one. Throws ConfigFault where the address cannot be read.
 */
export function redisAt(url: string, options: RedisOptions = {}): Redis {
  const found = sentinelsOf(url);
  if (!found) return new Redis(url, options);
  const { sentinels, name, username, password } = found;
  const under: RedisOptions = {
    Connector: Following,
    sentinels,
    name,
    ...(username && { username }),
    ...(password && { password, sentinelPassword: password }),
    connectTimeout: CONNECT_MS,
    sentinelCommandTimeout: CONNECT_MS,
    failoverDetector: true,
    sentinelRetryStrategy: (times) => Math.min(times * 50, AGAIN_MOST_MS),
    sentinelReconnectStrategy: () => LISTEN_AGAIN_MS,
    reconnectOnError: onReadOnly,
  };
  return new Redis(Object.assign(under, options));
}
