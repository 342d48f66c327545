import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../database.ts';

const UP_MS = 300_000;
const LOOK_MS = 100;
const COUNTED = ['inbound', 'settle'].map((task) => `karo_job_duration_seconds_count{task="${task}"`);

/** How a process ended that was told to: after how many ms, with what, and when its readiness fell and its port closed, in ms after the signal. */
export type Ended = { ms: number; code: number | null; unreadyAfterMs: number; closedAfterMs: number };

/** The status of the answer; `closed` where nobody listens, `silent` where none came. */
async function answers(url: string): Promise<number | 'closed' | 'silent'> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code === 'ECONNREFUSED' ? 'closed' : 'silent';
  }
}

/** One process of one version, over the drill's servers. */
export class Process {
  readonly url: string;
  readonly metricsUrl: string;
  readonly #child: ChildProcess;
  readonly #logFile: string;
  readonly #exit: Promise<unknown>;

  private constructor(child: ChildProcess, ports: { serves: number; measures: number }, logFile: string) {
    this.#child = child;
    this.#logFile = logFile;
    this.#exit = once(child, 'exit');
    this.url = `http://127.0.0.1:${ports.serves}`;
    this.metricsUrl = `http://127.0.0.1:${ports.measures}/metrics`;
  }

  /** Starts `main` of the tree in `folder`; its words go to `logFile`. */
  static async start(
    main: 'api/main.ts' | 'workers/main.ts',
    at: { folder: string; env: NodeJS.ProcessEnv; logFile: string },
  ): Promise<Process> {
    const ports = { serves: await freePort(), measures: await freePort() };
    const log = openSync(at.logFile, 'a');
    const env = { ...at.env, PORT: String(ports.serves), METRICS_PORT: String(ports.measures) };
    const child = spawn(process.execPath, [...process.execArgv, main], {
      cwd: at.folder,
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return new Process(child, ports, at.logFile);
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Waits until it serves what `path` asks for. Throws Error where it ends before, or does not come up. */
  async comesUp(url: string): Promise<void> {
    const until = performance.now() + UP_MS;
    while ((await answers(url)) !== 200) {
      if (this.#hasEnded) throw this.#failed(`ended with ${this.#child.exitCode} before it was up`);
      if (performance.now() > until) throw this.#failed('did not come up');
      await sleep(LOOK_MS);
    }
  }

  /** With the last of what the processes of its version said. */
  #failed(how: string): Error {
    return new Error(`a process ${how}:\n${readFileSync(this.#logFile, 'utf8').slice(-2_000)}`);
  }

  /** Waits until it ends by itself; answers with what. */
  async refuses(): Promise<number | null> {
    if (!this.#hasEnded) await this.#exit;
    return this.#child.exitCode;
  }

  /** How many messages and orders it has worked on. */
  async jobsDone(): Promise<number> {
    const text = await (await fetch(this.metricsUrl)).text();
    const counts = text
      .split('\n')
      .filter((line) => COUNTED.some((start) => line.startsWith(start)))
      .map((line) => Number(line.slice(line.lastIndexOf(' '))));
    return counts.reduce((total, count) => total + count, 0);
  }

  /** Tells it to end, and watches how it does; `ready` is what its balancer asks, where it has one. */
  async end(ready?: string): Promise<Ended> {
    const from = performance.now();
    const after = () => Math.round(performance.now() - from);
    const seen = { unreadyAfterMs: Number.POSITIVE_INFINITY, closedAfterMs: Number.POSITIVE_INFINITY };
    this.#child.kill('SIGTERM');
    while (ready && !this.#hasEnded) {
      const status = await answers(ready);
      if (status === 503) seen.unreadyAfterMs = Math.min(seen.unreadyAfterMs, after());
      if (status === 'closed') seen.closedAfterMs = Math.min(seen.closedAfterMs, after());
      await sleep(LOOK_MS);
    }
    if (!this.#hasEnded) await this.#exit;
    return { ms: after(), code: this.#child.exitCode, ...seen };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
