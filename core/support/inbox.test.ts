import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receive } from '../chat/channel/inbox.ts';
import { languages } from '../kernel/ports.ts';
import { phrasesIn } from '../phrases/index.ts';
import { approver, type TestBank, testBank } from '../sandbox/testing.ts';
import { answerThread, listThreads } from './tickets.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const MINUTE_MS = 60_000;

const write = async (address: string): Promise<void> => {
  await receive(bank, {
    channel: 'terminal',
    address,
    providerId: randomUUID(),
    kind: 'text',
    text: 'is anybody there',
    sentAt: bank.clock.now(),
  });
};

/** Somebody writes, and is given to a person. */
async function handOver(address: string): Promise<bigint> {
  await write(address);
  const { id } = await bank.db
    .updateTable('conversation')
    .set({ humanAt: bank.clock.now() })
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('whoever has waited longest for an answer stands first, and not whoever was handed over first', async () => {
  const administrator = await approver(bank);
  const first = await handOver('first');
  bank.clock.advance(MINUTE_MS);
  const second = await handOver('second');
  const handedAt = bank.clock.now();
  const ids = async () => (await listThreads(bank.db)).map(({ id }) => id);
  expect(await ids()).toEqual([first, second]);
  bank.clock.advance(MINUTE_MS);
  await answerThread(bank, { id: first, message: 'I am here', administrator });
  const answered = await listThreads(bank.db);
  expect(answered.map(({ id }) => id)).toEqual([second, first]);
  expect(answered.at(-1)).toMatchObject({ waitingSince: undefined, answerBy: undefined });
  // They write again, twice, and wait since the first of these: after the other, who waits since before.
  bank.clock.advance(MINUTE_MS);
  const askedAgain = bank.clock.now();
  await write('first');
  bank.clock.advance(MINUTE_MS);
  await write('first');
  const [longest, newest] = await listThreads(bank.db);
  expect(longest).toMatchObject({ id: second, waitingSince: handedAt });
  expect(newest).toMatchObject({
    id: first,
    waitingSince: askedAgain,
    answerBy: new Date(askedAgain.getTime() + 10 * MINUTE_MS),
  });
});

test('ready answers are the same five in each language, each in words of its own', () => {
  const names = languages.map((language) => Object.keys(phrasesIn(language).support.ready));
  expect(new Set(names.map((each) => each.join())).size).toBe(1);
  const texts = languages.map((language) =>
    Object.values(phrasesIn(language).support.ready).map((say) => say()),
  );
  expect(new Set(texts.flat()).size).toBe(languages.length * 5);
});
