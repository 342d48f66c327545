import { expect, test } from 'vitest';
import { figures, type Measurements, stepsOf } from './measured.ts';

const figureOf = (title: string) => {
  const found = figures.find((figure) => figure.title === title);
  if (!found) throw new Error(`no figure ${title}`);
  return found;
};
const step = (count: number, sum: number, peak: number) => ({ count, sum, peak });
const from = ['2026-11-29T10:00:00.000Z', '2026-11-29T11:00:00.000Z'];
const measured: Measurements = {
  from,
  series: [
    { name: 'calls', label: '2xx', steps: [step(10, 1, 0.25), null] },
    { name: 'calls', label: '503', steps: [step(7, 1, 0.1), null] },
    { name: 'replies', label: 'whatsapp sent', steps: [step(5, 0, 0), null] },
    { name: 'replies', label: 'whatsapp delivered', steps: [step(5, 0, 0), null] },
    { name: 'calls', label: '5xx', steps: [step(2, 1, 2.5), null] },
    { name: 'waiting', label: 'inbox', steps: [step(1, 3, 3), step(60, 60, 1)] },
    { name: 'waiting', label: 'outbox', steps: [step(1, 4, 4), null] },
    { name: 'batches', label: '', steps: [step(4, 10, 8), null] },
    { name: 'in-transit', label: 'transfer', steps: [step(1, 150_000, 150_000), null] },
  ],
};
const stepsNamed = (title: string) => stepsOf(figureOf(title), measured);

test('counts and levels are added up, durations are the slowest, and what was not measured is not nought', () => {
  expect(stepsNamed('Calls to the API')).toEqual([19, null]);
  // A reply that is delivered was sent before, and a provider that is away is no fault of ours.
  expect(stepsNamed('Replies sent')).toEqual([5, null]);
  expect(stepsNamed('Calls that failed')).toEqual([2, null]);
  expect(stepsNamed('Slowest calls')).toEqual([2.5, null]);
  expect(stepsNamed('Rows that wait')).toEqual([7, 1]);
  expect(stepsNamed('Postings a batch, mean')).toEqual([2.5, null]);
  expect(stepsNamed('Messages answered')).toEqual([null, null]);
});

test('each is printed in its own unit', () => {
  expect(figureOf('Slowest calls').kind.print(0.25)).toBe('250 ms');
  expect(figureOf('Slowest calls').kind.print(2.5)).toBe('2.5 s');
  expect(figureOf('Oldest that waits').kind.print(1_234)).toBe('1,234 s');
  expect(figureOf('Money in transit').kind.print(150_000)).toBe('₦1,500');
  expect(figureOf('Rows that wait').kind.print(1_200)).toBe('1,200');
});

test('no two figures have one title', () => {
  expect(new Set(figures.map(({ title }) => title)).size).toBe(figures.length);
});
