import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** Where Linux tells how long a thread has had a processor, in nanoseconds. */
const fileOf = (thread: string): string => `/proc/self/task/${thread}/schedstat`;

/** The operating system's number of the thread that asks; undefined where it does not tell. */
export function threadNumber(): string | undefined {
  try {
    const number = readlinkSync('/proc/thread-self').split('/').at(-1);
    return number !== undefined && timeOfThread(number) !== undefined ? number : undefined;
  } catch {
    return undefined;
  }
}

/** How many ms of a processor a thread of this process has had; undefined where that is not told. */
export function timeOfThread(thread: string): number | undefined {
  try {
    const [nanoseconds] = readFileSync(fileOf(thread), 'latin1').split(' ');
    const ms = Number(nanoseconds) / 1e6;
    return ms > 0 ? ms : undefined;
  } catch {
    return undefined;
  }
}

/** A clock of the processor time of the thread that asks, in ms; of the time of day where the system does not tell it. */
export function ownTime(): () => number {
  const thread = threadNumber();
  if (thread === undefined) return () => performance.now();
  const file = openSync(fileOf(thread), 'r');
  const bytes = Buffer.alloc(64);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return Number(bytes.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  };
}
