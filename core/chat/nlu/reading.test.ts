import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Allowances } from './reading.ts';
import { Overran, ReadingPool } from './reading-pool.ts';
import { threadNumber } from './thread-time.ts';

const context = { language: 'en', now: new Date(0), names: [] } as const;
const limits = { limitMs: 400, anonymous: false };

const module = new URL('./fixtures/reading-worker.ts', import.meta.url);
const open = () => new ReadingPool({ size: 2, module });

let pool: ReadingPool;
beforeAll(() => {
  pool = open();
});
afterAll(() => pool.close());

const read = async (text: string, more: Partial<typeof limits> = {}): Promise<unknown> =>
  (await pool.ask('understand', [text, context], { ...limits, ...more })).answer;

describe('C1 the threads that read', () => {
  test('end over a text that never ends, and are replaced', async () => {
    for (let round = 0; round < 2; round += 1) await expect(read('loop')).rejects.toThrow(Overran);
    expect(await read('hello')).toBe('hello');
  });

  test('read for others meanwhile, whatever strangers send', async () => {
    const slow = Promise.allSettled(Array.from({ length: 2 }, () => read('loop', { anonymous: true })));
    const order: string[] = [];
    const quick = Promise.all(
      Array.from({ length: 20 }, async () => order.push(String(await read('hello')))),
    ).then(() => order.push('all quick'));
    await slow.then(() => order.push('all slow'));
    await quick;
    expect(order.indexOf('all quick')).toBeLessThan(order.indexOf('all slow'));
  });

  test('are replaced over a text that never ends without losing what they were given to read after it', async () => {
    const slow = Promise.allSettled(Array.from({ length: 4 }, () => read('loop')));
    const quick = await Promise.all(Array.from({ length: 12 }, (_, at) => read(`hello ${at}`)));
    expect(quick).toEqual(Array.from({ length: 12 }, (_, at) => `hello ${at}`));
    expect((await slow).every((each) => each.status === 'rejected' && each.reason instanceof Overran)).toBe(
      true,
    );
  });

  test('come to a stranger who waits, however many known texts come after', async () => {
    const whole = open();
    await whole.warm();
    const order: string[] = [];
    const told = async (text: string, anonymous: boolean) => {
      const { answer } = await whole.ask('understand', [text, context], { ...limits, anonymous });
      order.push(String(answer));
    };
    const known = (count: number) => Array.from({ length: count }, () => told('known', false));
    await Promise.all([...known(20), told('stranger', true), ...known(200)]);
    await whole.close();
    expect(order.indexOf('stranger')).toBeLessThan(100);
  });

  test('do not take a thread that has no processor for one that reads for ever', async () => {
    // Where the system does not tell a thread's own time, such a text is tried again and then given up.
    if (threadNumber() === undefined) return;
    expect(await read('idle', { limitMs: 300 })).toBe('idle');
  });

  test('fail a text for a bug alone, and go on', async () => {
    await expect(read('fault')).rejects.toThrow();
    expect(await read('hello')).toBe('hello');
  });

  test('leave nobody waiting when they are closed', async () => {
    const closing = open();
    const ask = (text: string) => closing.ask('understand', [text, context], limits);
    const ended = expect(Promise.all([ask('loop'), ask('hello')])).rejects.toThrow('closed');
    await closing.close();
    await ended;
    await expect(ask('hello')).rejects.toThrow('closed');
  });
});

describe('C1 what slow texts of strangers may take', () => {
  const of = (conversation: string, address?: string) => ({ conversation, ...(address && { address }) });

  test('is used up by texts without pause, and comes back slowly', () => {
    let now = 0;
    const allowances = new Allowances(() => now);
    allowances.use(of('a'), 2_000);
    expect(allowances.isUsedUp(of('a'))).toBe(true);
    expect(allowances.isUsedUp(of('b'))).toBe(false);
    now += 50_000;
    expect(allowances.isUsedUp(of('a'))).toBe(false);
  });

  test('is bounded for an address too, whatever the number of its conversations', () => {
    const allowances = new Allowances(() => 0);
    for (let count = 0; count < 4; count += 1) {
      expect(allowances.isUsedUp(of(`new ${count}`, 'address'))).toBe(count === 3);
      allowances.use(of(`new ${count}`, 'address'), 2_000);
    }
    expect(allowances.isUsedUp(of('another', 'elsewhere'))).toBe(false);
  });

  test('is not touched by quick ones', () => {
    const allowances = new Allowances(() => 0);
    for (let count = 0; count < 1_000; count += 1) allowances.use(of('a', 'address'), 20);
    expect(allowances.isUsedUp(of('a', 'address'))).toBe(false);
  });
});
