import { parentPort, type Transferable, Worker } from 'node:worker_threads';

/** Thrown where a thread crashed, was too slow, or was closed; the next request finds a new one. */
export class ThreadLost extends Error {}

type Request = { id: number; ask: unknown };
type Answer = { id: number; answer?: unknown; error?: string } | { ready: true };

type Waiting = {
  request: Request;
  transfer: readonly Transferable[];
  done(said: unknown): void;
  failed(error: Error): void;
};

/** Starts a thread over a module; a `quiet` one prints nothing, and has to be read from. Node from 22.18 strips types in threads too; before that a thread registers the loader that its parent runs under. */
export function startWorker(module: URL, { quiet = false } = {}): Worker {
  const options = { execArgv: [], stdout: quiet, stderr: quiet };
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return new Worker(module, options);
  const loader = import.meta.resolve('tsx/esm/api');
  const load = `import('${loader}').then(({ register }) => { register(); return import('${module.href}'); })`;
  return new Worker(load, { ...options, eval: true });
}

/**
 * A thread over a module that calls `serveThread`: stays warm, answers one request at a time, in order. Nothing starts before the first request or
 * `warm`; a request that takes longer than `timeoutMs` ends the thread, since WebAssembly cannot be interrupted otherwise. An idle thread does not
 * keep the process alive.
 */
export class Thread<Ask, Said> {
  readonly #module: URL;
  readonly #timeoutMs: number;
  readonly #startMs: number;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #ready = false;
  #closed = false;
  #sequence = 0;
  #timer: NodeJS.Timeout | undefined;
  #current: Waiting | undefined;

  constructor(module: URL, options: { timeoutMs: number; startMs?: number }) {
    this.#module = module;
    this.#timeoutMs = options.timeoutMs;
    this.#startMs = options.startMs ?? 120_000;
  }

  /** Throws ThreadLost where the thread could not answer. */
  async ask(ask: Ask, transfer: readonly Transferable[] = []): Promise<Said> {
    return (await this.#send(ask, transfer)) as Said;
  }

  /** Starts the thread and waits until it has loaded. */
  async warm(): Promise<void> {
    await this.#send(undefined, []);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.failed(new ThreadLost('closed'));
    const ending = this.#worker;
    if (ending) this.#lose(ending, 'closed');
    await ending?.terminate();
  }

  #send(ask: unknown, transfer: readonly Transferable[]): Promise<unknown> {
    if (this.#closed) return Promise.reject(new ThreadLost('closed'));
    return new Promise((done, failed) => {
      this.#sequence += 1;
      this.#queue.push({ request: { id: this.#sequence, ask }, transfer, done, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (!this.#current) {
      this.#worker?.unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#arm(this.#worker);
    this.#worker.postMessage(this.#current.request, [...this.#current.transfer]);
  }

  #start(): Worker {
    const worker = startWorker(this.#module, { quiet: true });
    let said = '';
    worker.stdout.resume();
    worker.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-500);
    });
    worker.on('message', (message: Answer) => this.#take(worker, message));
    worker.on('error', (error) => this.#lose(worker, error.message));
    worker.on('exit', (code) => this.#lose(worker, `ended with ${code}: ${said}`));
    return worker;
  }

  #arm(worker: Worker): void {
    clearTimeout(this.#timer);
    const [ms, why] = this.#ready ? [this.#timeoutMs, 'too slow'] : [this.#startMs, 'too slow to start'];
    this.#timer = setTimeout(() => this.#lose(worker, why), ms);
  }

  #take(worker: Worker, message: Answer): void {
    if (worker !== this.#worker) return;
    if ('ready' in message) {
      this.#ready = true;
      if (this.#current) this.#arm(worker);
      return;
    }
    const current = this.#current;
    if (!current || message.id !== current.request.id) return;
    clearTimeout(this.#timer);
    this.#current = undefined;
    if (message.error === undefined) current.done(message.answer);
    else current.failed(new ThreadLost(message.error));
    this.#next();
  }

  #lose(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    clearTimeout(this.#timer);
    this.#worker = undefined;
    this.#ready = false;
    const current = this.#current;
    this.#current = undefined;
    void worker.terminate();
    current?.failed(new ThreadLost(why));
    this.#next();
  }
}

/** The thread's side: loads once, then answers each request; a request of nothing only waits for the loading. */
export function serveThread<Ask, Said>(load: () => Promise<(ask: Ask) => Promise<Said> | Said>): void {
  const port = parentPort;
  if (!port) throw new Error('serveThread runs in a worker thread');
  const loading = load();
  loading.then(
    () => port.postMessage({ ready: true }),
    (error) => {
      throw error;
    },
  );
  port.on('message', async ({ id, ask }: { id: number; ask: Ask | undefined }) => {
    try {
      const handle = await loading;
      port.postMessage({ id, answer: ask === undefined ? undefined : await handle(ask) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
