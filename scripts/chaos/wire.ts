import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Has a server listen on a free port of this machine, and answers which. */
export const listening = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

/** Passes Redis on to some of the workers until it is told to be silent: what was said then is never answered, as behind a network that drops everything. */
export class Wire {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #port = 0;
  #isSilent = false;

  constructor(to: number) {
    this.#server = createServer((here) => {
      this.#keep(here);
      if (this.#isSilent) return;
      const there = this.#keep(connect(to, '127.0.0.1'));
      here.pipe(there).pipe(here);
      here.once('close', () => there.destroy());
      there.once('close', () => here.destroy());
    });
  }

  async open(): Promise<void> {
    this.#port = await listening(this.#server);
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  #keep(socket: Socket): Socket {
    this.#ends.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.#ends.delete(socket));
    return socket;
  }

  silence(): void {
    this.#isSilent = true;
    for (const end of this.#ends) end.unpipe().pause();
  }

  speak(): void {
    this.#isSilent = false;
    for (const end of this.#ends) end.destroy();
  }

  close(): void {
    this.speak();
    this.#server.close();
  }
}
