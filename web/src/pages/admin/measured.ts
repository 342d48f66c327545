import type { Answer } from '@karo/core/contract';
import { printWhole } from '../../ui/money.ts';
import { nairaText } from '../../ui/Naira.tsx';

export type Measurements = Answer<'GET /api/admin/measurements'>;
type Measured = NonNullable<Measurements['series'][number]['steps'][number]>;

type Kind = {
  /** What one step of several series comes to; of what is counted the sum, of levels and durations the highest. */
  of: (measured: Measured) => number;
  join: (one: number, other: number) => number;
  print: (amount: number) => string;
};

const KOBO = 100;
const whole = (amount: number): string => printWhole(Math.round(amount));
const duration = (seconds: number): string =>
  seconds < 1
    ? `${Math.round(seconds * 1_000)} ms`
    : `${seconds < 10 ? seconds.toFixed(1) : whole(seconds)} s`;
const add = (one: number, other: number) => one + other;

const counted: Kind = { of: ({ count }) => count, join: add, print: whole };
const level: Kind = { of: ({ peak }) => peak, join: add, print: whole };
const slowest: Kind = { of: ({ peak }) => peak, join: Math.max, print: duration };
const mean: Kind = {
  of: ({ sum, count }) => sum / count,
  join: Math.max,
  print: (amount) => (Math.round(amount * 10) / 10).toString(),
};
const money: Kind = { of: ({ peak }) => peak, join: add, print: (kobo) => nairaText(kobo / KOBO, true) };

type Figure = { title: string; name: string; labels?: RegExp; kind: Kind };

/** What the overview draws, in order: what customers feel, what waits, and the machines under it. */
export const figures: readonly Figure[] = [
  { title: 'Messages answered', name: 'turns', labels: /^acted$/, kind: counted },
  { title: 'Received until worked on', name: 'turns', labels: /^heard$/, kind: slowest },
  { title: 'Reading a message', name: 'turns', labels: /^understood$/, kind: slowest },
  { title: 'Acting on a message', name: 'turns', labels: /^acted$/, kind: slowest },
  { title: 'Sending a reply', name: 'turns', labels: /^sent$/, kind: slowest },
  { title: 'Replies sent', name: 'replies', labels: / sent$/, kind: counted },
  { title: 'Replies not delivered', name: 'replies', labels: / (given_up|undelivered)$/, kind: counted },
  { title: 'News not delivered', name: 'notices', labels: / (given_up|undelivered)$/, kind: counted },
  { title: 'Calls to the API', name: 'calls', kind: counted },
  { title: 'Calls that failed', name: 'calls', labels: /^5xx$/, kind: counted },
  { title: 'Slowest calls', name: 'calls', kind: slowest },
  { title: 'Calls to providers', name: 'providers', kind: counted },
  { title: 'Providers that failed', name: 'providers', labels: /^(silence|error)$/, kind: counted },
  { title: 'Slowest provider calls', name: 'providers', kind: slowest },
  { title: 'Transfers without an end', name: 'unresolved', kind: level },
  { title: 'Money in transit', name: 'in-transit', kind: money },
  { title: 'Rows that wait', name: 'waiting', kind: level },
  { title: 'Oldest that waits', name: 'oldest', kind: slowest },
  { title: 'Jobs that failed', name: 'jobs', labels: /^failed$/, kind: counted },
  { title: 'Postings a batch, mean', name: 'batches', kind: mean },
  { title: 'Waiting for the ledger', name: 'ledger-waits', kind: slowest },
  { title: 'Callers awaiting a connection', name: 'connections', labels: /^awaited$/, kind: level },
  { title: 'Event loop late', name: 'event-loop', kind: slowest },
];

/** The steps of a figure, each joined over its series; null where nothing was measured of it. */
export function stepsOf({ name, labels, kind }: Figure, { from, series }: Measurements): (number | null)[] {
  const own = series.filter((one) => one.name === name && (!labels || labels.test(one.label)));
  return from.map((_, at) => {
    const amounts = own.flatMap(({ steps }) => (steps[at] ? [kind.of(steps[at])] : []));
    return amounts.length > 0 ? amounts.reduce((one, other) => kind.join(one, other)) : null;
  });
}
