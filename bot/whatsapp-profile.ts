import { readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const locks = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];

/** Who holds a browser's profile, as its lock says (`host-pid`); undefined where nobody does. */
function holderOf(profile: string): { host: string; pid: number } | undefined {
  try {
    const match = /^(.*)-(\d+)$/.exec(readlinkSync(join(profile, 'SingletonLock')));
    return match ? { host: match[1] ?? '', pid: Number(match[2]) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Frees a browser profile that a killed process left locked: ends the orphaned browser, which only we could have started on it, and removes its locks. A
 * new container has another host name, and its lock means nothing.
 */
export function freeProfile(profile: string): void {
  const holder = holderOf(profile);
  if (!holder) return;
  if (holder.host === hostname()) {
    try {
      process.kill(holder.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
  for (const lock of locks) rmSync(join(profile, lock), { force: true });
}
