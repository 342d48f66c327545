import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Json, readJson } from '../http.ts';

/** A call as a provider's server hears it; numbers of a JSON body are text. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
  body: Json;
};

/** What it answers. A text is sent as it is, everything else as JSON. */
export type Reply = { status?: number; body: unknown; headers?: Record<string, string> };

/**
 * What befalls the next call to a path: it is never answered (`hang`), it is carried out and the connection breaks before the answer (`lost`), the connection breaks before it is
 * heard (`cut`), or it is answered with this and not carried out.
 */
export type Mishap = 'hang' | 'lost' | 'cut' | Reply;

export type ProviderServer = {
  url: string;
  /** Every call that was heard, in order. */
  calls: Asked[];
  /** `path` may begin with a method and a blank, to befall that method alone. */
  befall(path: string, mishap: Mishap, times?: number): void;
  close(): Promise<void>;
};

const page: Reply = {
  status: 502,
  body: '<html><body>Bad Gateway</body></html>',
  headers: { 'content-type': 'text/html' },
};
/** A gateway's page in place of the provider's answer. */
export const badGateway: Mishap = page;

function write(response: ServerResponse, made: Reply): void {
  const isText = typeof made.body === 'string';
  response.writeHead(made.status ?? 200, {
    'content-type': isText ? 'text/plain' : 'application/json',
    ...made.headers,
  });
  response.end(isText ? (made.body as string) : JSON.stringify(made.body));
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const text = Buffer.concat(parts).toString();
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    text,
    body: readJson(text),
  };
}

/** A provider's server on this machine, for tests and for the journey of a day with no sandbox; `answer` is what the provider does. */
export async function openProviderServer(
  answer: (asked: Asked) => Reply | undefined,
): Promise<ProviderServer> {
  const calls: Asked[] = [];
  const mishaps: { path: string; mishap: Mishap }[] = [];
  const take = ({ method, path }: Asked): Mishap | undefined => {
    const index = mishaps.findIndex((each) =>
      [path, `${method} ${path}`].some((asked) => asked === each.path || asked.startsWith(`${each.path}/`)),
    );
    return index < 0 ? undefined : mishaps.splice(index, 1)[0]?.mishap;
  };
  const server = createServer(async (request, response) => {
    const asked = await readAsked(request);
    const mishap = take(asked);
    if (mishap === 'cut') return void request.socket.destroy();
    calls.push(asked);
    if (mishap === 'hang') return;
    const made =
      typeof mishap === 'object' ? mishap : (answer(asked) ?? { status: 404, body: 'no such path' });
    if (mishap === 'lost') return void request.socket.destroy();
    write(response, made);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    befall: (path, mishap, times = 1) => {
      for (let turn = 0; turn < times; turn += 1) mishaps.push({ path, mishap });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
