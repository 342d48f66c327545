import { AsyncLocalStorage } from 'node:async_hooks';
import { isFault } from './faults.ts';
import { boundedValue } from './metrics.ts';
import type { Attributes, Place, Running, SpanName, Trace, Tracer } from './spans.ts';

const current = new AsyncLocalStorage<Trace>();
let tracer: Tracer | undefined;

/**
 * Begins to trace this process, where the environment names a collector; answers how to send what is left, and end. Nothing of what sends is loaded
 * where it names none.
 */
export async function startTracing(
  collector: { endpoint: string; ratio: number } | undefined,
  service: string,
): Promise<() => Promise<void>> {
  if (!collector) return async () => {};
  const { openExport } = await import('./tracing-otlp.ts');
  const exporting = openExport(collector, service);
  tracer = exporting.start;
  return async () => {
    tracer = undefined;
    await exporting.close();
  };
}

const cleaned = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : boundedValue(`span ${name}`, value),
    ]),
  );

const failureOf = (error: unknown): string => {
  if (isFault(error)) return error.code;
  return error instanceof Error ? error.constructor.name : 'error';
};

const begin = (start: Tracer, name: SpanName, attributes: Attributes, place: Place): Running =>
  start(name, cleaned(attributes), { ...place, from: place.from ?? current.getStore() });

/** Does `work` as a span; where nothing is traced that is all. An error is told by its kind: its words may be a customer's. */
export async function traced<T>(
  name: SpanName,
  attributes: Attributes,
  work: () => Promise<T>,
  place: Place = {},
): Promise<T> {
  if (!tracer) return work();
  const span = begin(tracer, name, attributes, place);
  try {
    const value = await current.run(span.trace, work);
    span.end();
    return value;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** Notes a span of the caller's that ends now, and began `lastedMs` ago. */
export function noteSpan(name: SpanName, attributes: Attributes, lastedMs: number): void {
  if (!tracer) return;
  const began = performance.timeOrigin + performance.now() - lastedMs;
  begin(tracer, name, attributes, { began }).end();
}

/** Does `work` as part of what its caller was part of, which a job or a row has kept. */
export const withinTrace = <T>(trace: Trace | null | undefined, work: () => T): T =>
  tracer && trace ? current.run(trace, work) : work();

/** What the caller is part of, to be kept with what goes on elsewhere; undefined where nothing is traced. */
export const currentTrace = (): Trace | undefined => (tracer ? current.getStore() : undefined);

/** The ids of the caller's span, by the names under which a line of the log is found from a trace. */
export function traceOfLog(): { trace_id?: string; span_id?: string } {
  const [, traceId, spanId] = currentTrace()?.split('-') ?? [];
  return traceId && spanId ? { trace_id: traceId, span_id: spanId } : {};
}
