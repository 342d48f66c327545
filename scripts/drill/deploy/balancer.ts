import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 250;
/** One that says that it is not ready is left at once; one that says nothing, after so many looks. */
const SILENT_MOST = 3;

type Target = { name: string; url: string; isReady: boolean; silent: number; answered: number };

/** What stands in front of several processes as in production: it asks each whether it is ready, and sends each call to one that is, and never twice. */
export class Balancer {
  readonly #targets: Target[] = [];
  readonly #server = createServer((call, answer) => {
    const target = this.#next();
    if (!target) {
      answer.writeHead(503).end();
      return;
    }
    const { method, headers, url = '/' } = call;
    const passed = request(new URL(url, target.url), { method, headers, agent: false }, (back) => {
      target.answered += 1;
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    passed.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    call.pipe(passed);
  });
  #turn = 0;
  #isClosed = false;
  #looking: Promise<void> = Promise.resolve();

  #next(): Target | undefined {
    const ready = this.#targets.filter(({ isReady }) => isReady);
    this.#turn += 1;
    return ready[this.#turn % Math.max(ready.length, 1)];
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#looking = this.#look();
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #look(): Promise<void> {
    while (!this.#isClosed) {
      await Promise.all(
        this.#targets.map(async (target) => {
          const asked = fetch(`${target.url}/api/ready`, { signal: AbortSignal.timeout(2_000) });
          await asked.then(
            async (answer) => {
              await answer.body?.cancel();
              target.isReady = answer.ok;
              target.silent = 0;
            },
            () => {
              target.silent += 1;
              if (target.silent >= SILENT_MOST) target.isReady = false;
            },
          );
        }),
      );
      await sleep(LOOK_MS);
    }
  }

  add(name: string, url: string): void {
    this.#targets.push({ name, url, isReady: false, silent: 0, answered: 0 });
  }

  /** Waits until a process of this name is ready. */
  async sees(name: string): Promise<void> {
    while (!this.#targets.some((each) => each.name === name && each.isReady)) await sleep(LOOK_MS);
  }

  /** How many calls the processes of this name have answered. */
  answeredBy(name: string): number {
    return this.#targets
      .filter((each) => each.name === name)
      .reduce((sum, { answered }) => sum + answered, 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#looking;
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
