import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Trace, Tracer } from './spans.ts';

/** A collector that is silent holds up neither a turn nor the end of a process. */
const EXPORT_MS = 5_000;
const EVERY_MS = 2_000;

const printTrace = ({ traceId, spanId, traceFlags }: SpanContext): Trace =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Undefined for what is none. */
function parseTrace(text: Trace): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = text.split('-');
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) && context.traceFlags >= 0 ? context : undefined;
}

function tracerOver(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('karo');
  return (name, attributes, { from, began }) => {
    const parent = from ? parseTrace(from) : undefined;
    const under = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { attributes, startTime: began }, under);
    return {
      trace: printTrace(span.spanContext()),
      end: (failure) => {
        if (failure) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

/** Opens what sends spans to a collector that speaks OTLP over HTTP, of `ratio` of all traces (0 to 1); `close` sends what is left. */
export function openExport(
  to: { endpoint: string; ratio: number },
  service: string,
): { start: Tracer; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${to.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(to.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS, exportTimeoutMillis: EXPORT_MS }),
    ],
  });
  return { start: tracerOver(provider), close: () => provider.shutdown().catch(() => {}) };
}
