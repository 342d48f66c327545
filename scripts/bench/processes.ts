import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Place, Workers, workerEnv } from '../chaos/workers.ts';
import { freePort } from '../database.ts';

/** What a process has counted since it began. */
export type Counted = { cpuSeconds: number; jobs(task: string): number };

const TICKS_A_SECOND = 100;
const SCRAPE_EVERY_MS = 200;

/** Every series of a scrape by its name and labels, as they are written. */
async function scrape(port: number): Promise<Counted> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const series = new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  return {
    cpuSeconds: series.get('process_cpu_seconds_total') ?? 0,
    jobs: (task) => series.get(`karo_job_duration_seconds_count{task="${task}",outcome="done"}`) ?? 0,
  };
}

/** Processes of one kind over a run's servers, each with a port that its figures are read from. */
export type Fleet = { counted(): Promise<Counted[]>; close(): Promise<void> };

/** Starts so many processes of a program, and waits until each serves its figures. Throws Error where that takes longer than `withinMs`. */
export async function startFleet(
  place: Place,
  options: {
    program: string;
    many: number;
    log: string;
    secret: string;
    env?: NodeJS.ProcessEnv;
    withinMs?: number;
  },
): Promise<Fleet> {
  const { program, many, log, secret, env = {}, withinMs = 120_000 } = options;
  const ports: number[] = [];
  for (let each = 0; each < many; each += 1) ports.push(await freePort());
  const own = Object.assign({}, workerEnv(place, secret), env);
  const hire = (at: number) => ({
    args: [],
    env: Object.assign({}, own, { METRICS_PORT: String(ports[at]) }),
  });
  const processes = new Workers(log, hire, program);
  processes.start(many);
  const counted = () => Promise.all(ports.map(scrape));
  const until = performance.now() + withinMs;
  while (!(await counted().catch(() => undefined))) {
    if (performance.now() > until) {
      await processes.close();
      throw new Error(`${program} did not start; see ${log}`);
    }
    await sleep(SCRAPE_EVERY_MS);
  }
  return { counted, close: () => processes.close() };
}

/** The fields of a process's line in /proc after its name, which may hold blanks: the first is its state. */
function statOf(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  } catch {
    return undefined;
  }
}

/** Seconds of the processor that a server and all its children have taken, those that ended included; 0 where the system keeps no /proc. */
export function cpuOfTree(pid: number): number {
  const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14] as const;
  let ticks = 0;
  for (const each of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(each);
    if (!stat || (each !== String(pid) && stat[PARENT] !== String(pid))) continue;
    const fields = each === String(pid) ? [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] : [USER, SYSTEM];
    for (const field of fields) ticks += Number(stat[field]);
  }
  return ticks / TICKS_A_SECOND;
}
