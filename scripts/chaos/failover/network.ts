import { execFileSync, spawnSync } from 'node:child_process';

/** Addresses that RFC 2544 keeps for tests, which no network of this machine is on. */
const SUBNET = '198.18.7';
const BRIDGE = 'karo-ha';

const ip = (...words: string[]): string => execFileSync('ip', words, { encoding: 'utf8', stdio: 'pipe' });
const tryIp = (...words: string[]): boolean => spawnSync('ip', words, { stdio: 'ignore' }).status === 0;

const spaceOf = (machine: string) => `karo-ha-${machine}`;
const cableOf = (machine: string) => `karo-ha-${machine}0`;

/** The ids of the processes in a machine's namespace. */
function inside(machine: string): number[] {
  const found = spawnSync('ip', ['netns', 'pids', spaceOf(machine)], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n').filter(Boolean).map(Number) : [];
}

/**
 * A network of this machine's own: a bridge, on which this machine is the first, and two namespaces that are machines of their own on it. It can be cut between the two, and one
 * can be cut off from all. Needs root on Linux.
 */
export class Network {
  readonly host = `${SUBNET}.1`;
  readonly #machines: readonly string[];

  private constructor(machines: readonly string[]) {
    this.#machines = machines;
  }

  /** Throws Error with one sentence where this machine allows no namespaces, or where another run stands on the same ones. */
  static open(machines: readonly string[]): Network {
    const network = new Network(machines);
    if (machines.some((machine) => inside(machine).length > 0))
      throw new Error('Another failover runs on this machine: let it end, and begin again.');
    network.#remove();
    try {
      ip('link', 'add', BRIDGE, 'type', 'bridge');
      ip('addr', 'add', `${network.host}/24`, 'dev', BRIDGE);
      ip('link', 'set', BRIDGE, 'up');
      for (const machine of machines) network.#connect(machine);
    } catch (error) {
      network.#remove();
      throw new Error(`A failover needs networks of its own, which this machine allows nobody (${error}).`);
    }
    return network;
  }

  #connect(machine: string): void {
    const [space, cable] = [spaceOf(machine), cableOf(machine)];
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', BRIDGE, 'up');
    ip('-n', space, 'addr', 'add', `${this.addressOf(machine)}/24`, 'dev', 'eth0');
    for (const own of ['lo', 'eth0']) ip('-n', space, 'link', 'set', own, 'up');
  }

  addressOf(machine: string): string {
    return `${SUBNET}.${11 + this.#machines.indexOf(machine)}`;
  }

  /** The words before a command that runs on a machine. */
  on(machine: string): string[] {
    return ['ip', 'netns', 'exec', spaceOf(machine)];
  }

  /** The two do not see one another; each sees this machine still. */
  setBetween(isCut: boolean): void {
    for (const machine of this.#machines)
      ip('link', 'set', cableOf(machine), 'type', 'bridge_slave', 'isolated', isCut ? 'on' : 'off');
  }

  /** One machine sees nobody, and nobody sees it. */
  setCutOff(machine: string, isCut: boolean): void {
    ip('link', 'set', cableOf(machine), isCut ? 'down' : 'up');
  }

  /** Everything on a machine ends at once, as its power would. */
  kill(machine: string): void {
    for (let pids = inside(machine); pids.length > 0; pids = inside(machine))
      for (const pid of pids) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended by itself.
        }
      }
  }

  #remove(): void {
    for (const machine of this.#machines) {
      tryIp('link', 'del', cableOf(machine));
      tryIp('netns', 'del', spaceOf(machine));
    }
    tryIp('link', 'del', BRIDGE);
  }

  close(): void {
    for (const machine of this.#machines) this.kill(machine);
    this.#remove();
  }
}
