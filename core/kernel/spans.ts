/** Where a span stands, as W3C writes it (`traceparent`): it goes with jobs and rows, and tells nothing of anybody. */
export type Trace = string;

/** Everything that is traced: what came in, each stage of a turn, an approval, what moves money, what asks others, what went out. */
export type SpanName =
  | 'webhook'
  | 'gateway'
  | 'turn'
  | 'heard'
  | 'understood'
  | 'acted'
  | 'approval'
  | 'settlement'
  | 'provider'
  | 'posting'
  | 'delivery';

/** Words of the bank's own, and counts: what could be a customer's is written as `other`. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Place = {
  /** What it is part of; where nothing is given, what its caller is part of. */
  from?: Trace | null;
  /** When it began, in ms of 1970; now where it is not said. */
  began?: number;
};

export type Running = { trace: Trace; end(failure?: string): void };

/** Begins spans. */
export type Tracer = (name: SpanName, attributes: Attributes, place: Place) => Running;
