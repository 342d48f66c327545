import { afterEach, expect, test } from 'vitest';
import { type Collector, openCollector } from '../../scripts/provided/collector.ts';
import { Fault } from './faults.ts';
import { openLog } from './logging.ts';
import { currentTrace, noteSpan, startTracing, traced, withinTrace } from './tracing.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** What was traced while `work` ran. */
async function collecting(work: () => Promise<unknown>, ratio = 1): Promise<Collector> {
  const collector = await openCollector();
  ends.push(collector.close);
  const end = await startTracing({ endpoint: collector.url, ratio }, 'karo-test');
  await work();
  await end();
  return collector;
}

const logging = () => {
  const lines: string[] = [];
  return { lines, log: openLog({ level: 'info' }, { write: (line) => void lines.push(line) }) };
};

test('without a collector the work is done, and nothing is made of it', async () => {
  const end = await startTracing(undefined, 'karo-test');
  const { lines, log } = logging();
  const answer = await traced('turn', { channel: 'web' }, async () => {
    log.info('within');
    noteSpan('heard', {}, 10);
    return currentTrace() ?? 'untraced';
  });
  await end();
  expect(answer).toBe('untraced');
  expect(lines[0]).not.toContain('trace_id');
});

test('a span is part of its caller’s, or of what a row has kept, and a line of the log names it', async () => {
  const { lines, log } = logging();
  let kept: string | undefined;
  const { spans } = await collecting(async () => {
    await traced('gateway', { channel: 'web' }, async () => {
      kept = currentTrace();
    });
    expect(currentTrace()).toBeUndefined();
    await traced('turn', {}, () => traced('acted', {}, async () => log.info('answered')), { from: kept });
    await withinTrace(kept, () => traced('delivery', {}, async () => {}));
  });
  const byName = new Map(spans.map((span) => [span.name, span]));
  const gateway = byName.get('gateway');
  expect(kept).toBe(`00-${gateway?.traceId}-${gateway?.spanId}-01`);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(byName.get('turn')?.parentSpanId).toBe(gateway?.spanId);
  expect(byName.get('acted')?.parentSpanId).toBe(byName.get('turn')?.spanId);
  expect(byName.get('delivery')?.parentSpanId).toBe(gateway?.spanId);
  const acted = byName.get('acted');
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ trace_id: acted?.traceId, span_id: acted?.spanId });
});

test('no span tells what a customer said, who they are, or the words of an error', async () => {
  const { spans, raw } = await collecting(async () => {
    const said = { text: 'send 5k to Chidi', phone: '+2348031234567', pin: '739112', kind: 'transfer' };
    await traced('turn', said, async () => {});
    await expect(traced('acted', {}, () => Promise.reject(new Error('BVN 22212345678')))).rejects.toThrow();
    await expect(traced('posting', {}, () => Promise.reject(new Fault('account_missing')))).rejects.toThrow();
  });
  const [turn, acted, posting] = spans;
  expect(turn?.attributes.map(({ key, value }) => [key, value.stringValue])).toEqual([
    ['text', 'other'],
    ['phone', 'other'],
    ['pin', 'other'],
    ['kind', 'transfer'],
  ]);
  expect(acted?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'Error' } }]);
  expect(posting?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'account_missing' } }]);
  for (const secret of ['Chidi', '2348031234567', '739112', '22212345678'])
    expect(raw.join().includes(secret), secret).toBe(false);
});

test('of a share of nought nothing is sent, and a collector that is away holds nobody up', async () => {
  expect((await collecting(() => traced('turn', {}, async () => {}), 0)).spans).toEqual([]);
  const away = await startTracing({ endpoint: 'http://127.0.0.1:9', ratio: 1 }, 'karo-test');
  await traced('turn', {}, async () => {});
  await away();
});
