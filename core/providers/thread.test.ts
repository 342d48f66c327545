import { afterAll, expect, test } from 'vitest';
import { Thread, ThreadLost } from './thread.ts';

const thread = new Thread<string, string>(new URL('./fixtures/moody-thread.ts', import.meta.url), {
  timeoutMs: 1000,
});
afterAll(() => thread.close());

test('a thread answers in order', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((word) => thread.ask(word)))).toEqual(['A', 'B', 'C']);
});

test('a refusal of the work is the asker’s alone', async () => {
  await expect(thread.ask('fail')).rejects.toThrow('no such thing');
  expect(await thread.ask('still here')).toBe('STILL HERE');
});

test('a crash fails what was asked, and the next finds a new thread', async () => {
  const [crashed, next] = await Promise.allSettled([thread.ask('crash'), thread.ask('next')]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: expect.any(ThreadLost) });
  expect(next).toEqual({ status: 'fulfilled', value: 'NEXT' });
});

test('one that hangs is ended, and those behind it are answered', async () => {
  const [hung, next] = await Promise.allSettled([thread.ask('hang'), thread.ask('next')]);
  expect(hung).toMatchObject({ status: 'rejected', reason: { message: 'too slow' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'NEXT' });
});

test('once closed it answers nobody', async () => {
  const closing = new Thread<string, string>(new URL('./fixtures/moody-thread.ts', import.meta.url), {
    timeoutMs: 5000,
  });
  const [asked] = await Promise.allSettled([closing.ask('hang'), closing.close()]);
  expect(asked).toMatchObject({ status: 'rejected', reason: { message: 'closed' } });
  await expect(closing.ask('a')).rejects.toThrow('closed');
});
