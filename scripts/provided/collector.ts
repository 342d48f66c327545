import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };

/** A span as a collector is told of it. */
export type TakenSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number; message?: string };
};

type Told = { resourceSpans: { scopeSpans: { spans: TakenSpan[] }[] }[] };

export type Collector = { url: string; spans: TakenSpan[]; raw: string[]; close(): Promise<void> };

/** A collector of traces on this machine: it takes OTLP over HTTP, as JSON, and keeps what it is told. */
export async function openCollector(): Promise<Collector> {
  const spans: TakenSpan[] = [];
  const raw: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (request.method !== 'POST' || request.url !== '/v1/traces') {
        response.writeHead(404).end();
        return;
      }
      raw.push(body);
      const told = JSON.parse(body) as Told;
      for (const { scopeSpans } of told.resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The spans of the trace in which this one stands, by their names, each with the name of what it is part of. */
export function partsOf(spans: readonly TakenSpan[], traceId: string): Map<string, string | undefined> {
  const own = spans.filter((span) => span.traceId === traceId);
  const names = new Map(own.map(({ spanId, name }) => [spanId, name]));
  return new Map(own.map(({ name, parentSpanId }) => [name, parentSpanId && names.get(parentSpanId)]));
}
