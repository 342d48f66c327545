import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/** What a worker process is started with, by its place among them. */
export type Hire = (place: number) => { args: readonly string[]; env: NodeJS.ProcessEnv };

/** Processes of one program, the workers' unless another is named, each of which is replaced when it ends. */
export class Workers {
  readonly #logFile: string;
  readonly #hire: Hire;
  readonly #program: string;
  readonly #all = new Map<ChildProcess, number>();
  #closing = false;

  constructor(logFile: string, hire: Hire, program = 'workers/main.ts') {
    this.#logFile = logFile;
    this.#hire = hire;
    this.#program = program;
  }

  start(many: number): void {
    for (let place = 0; place < many; place += 1) this.#start(place);
  }

  #start(place: number): void {
    const log = openSync(this.#logFile, 'a');
    const { args, env } = this.#hire(place);
    const child = spawn(process.execPath, [...process.execArgv, ...args, this.#program], {
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#all.set(child, place);
    child.once('exit', () => {
      this.#all.delete(child);
      if (!this.#closing) this.#start(place);
    });
  }

  /** The one that has run longest ends in the middle of whatever it does; answers whether there was one. */
  killOldest(): boolean {
    const [oldest] = this.#all.keys();
    return oldest?.kill('SIGKILL') ?? false;
  }

  async close(): Promise<void> {
    this.#closing = true;
    const children = [...this.#all.keys()];
    const gone = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(gone);
  }
}

/** Where the processes of a run find its servers. */
export type Place = { readonly databaseUrl: string; readonly redisUrl: string | undefined };

/** The environment of a worker of a run: this process's own, over the run's servers. */
export function workerEnv({ databaseUrl, redisUrl }: Place, secret: string): NodeJS.ProcessEnv {
  const { REDIS_URL: _none, ...env } = process.env;
  return {
    ...env,
    DATABASE_URL: databaseUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    KARO_SECRET: secret,
    SANDBOX: 'on',
    BURST_MS: '0',
    SPEECH: 'off',
    LOG_LEVEL: 'warn',
  };
}
