import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
type Answered = { status?: number; body: unknown };

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
};

/** A bank on a port of its own, at which the page under test is then shown; `drop` breaks connections as a dead network does. */
export async function startServer(answer: (received: Received) => Answered) {
  const received: Received[] = [];
  let isDown = false;
  const server = createServer(async (request, response) => {
    if (isDown) return void request.socket.destroy();
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await readBody(request),
    };
    received.push(one);
    const { status = 200, body } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const page = window as unknown as { happyDOM: { setURL(url: string): void } };
  page.happyDOM.setURL(`http://127.0.0.1:${port}/`);
  return {
    received,
    drop: (down: boolean) => {
      isDown = down;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
