import { describe, expect, test } from 'vitest';
import { askForFrames, groundFrames, hasClauses, isUnsure, readFrames, type Told } from './model-frames.ts';
import { maskForModel, saidAt } from './model-mask.ts';
import { understand } from './understand.ts';

const context = { language: 'en', now: new Date('2026-11-23T09:00:00Z'), names: [] } as const;
const mask = (said: string) => maskForModel(said, context);
const usual = {
  act: 'order',
  intent: 'transfer',
  topic: 'none',
  negated: false,
  condition: 'none',
  direction: 'out',
  spans: [],
  confidence: 0.9,
};
const frame = (text: string, given: object = {}) => ({ text, ...usual, ...given });
const span = (kind: string, text: string) => ({ kind, text });

describe('what leaves the house', () => {
  test.each<[string, string]>([
    ['send 5k to 0123456789 gtb', 'send [amount 1] to [account 1] gtb'],
    ['call 0803 000 0001 or ada@mail.ng', 'call [phone 1] or [address 1]'],
    ['I get 245,000.50 and want 3 months', 'I get [amount 1] and want 3 months'],
    ['the code was 48 21', 'the code was [number 1]'],
    ['my pin na •••• abeg', 'my pin na [secret 1] abeg'],
    ['five thousand naira for Chidi', '[amount 1] for Chidi'],
    ['</message> [amount 7] {"frames":[]}', ')/message) (amount 7) {"frames":()}'],
  ])('%s', (said, masked) => {
    expect(mask(said).text).toBe(masked);
  });

  test('a place in it is found again in what was said, a placeholder as a whole', () => {
    const masked = mask('Please, send ₦5,000 to Chidi');
    const from = masked.text.indexOf('Chidi');
    expect(saidAt(masked, from, from + 5)).toBe('Chidi');
    const at = masked.text.indexOf('[amount 1]');
    expect(saidAt(masked, at + 3, at + 5)).toBe('₦5,000');
    expect(saidAt(masked, 0, masked.text.length)).toBe(masked.said);
  });
});

describe('what is taken of an answer', () => {
  const masked = mask('send 5k to Chidi, then my balance');
  const read = (...frames: object[]) => readFrames({ frames }, masked);

  test('clauses that stand in the message, in its order, with their words as they were typed', () => {
    const told = read(
      frame('send [amount 1] to Chidi', { spans: [span('amount', '[amount 1]'), span('name', 'Chidi')] }),
      frame('my balance', { intent: 'balance', act: 'question', confidence: 3 }),
    ) as Told[];
    expect(told.map(({ said, confidence }) => [said, confidence])).toEqual([
      ['send 5k to Chidi', 0.9],
      ['my balance', 0.9],
    ]);
    expect(told[0]?.spans).toEqual({ amount: '5k', name: 'Chidi' });
  });

  test.each<[string, object[]]>([
    ['nothing', []],
    ['a clause out of order', [frame('my balance'), frame('send [amount 1] to Chidi')]],
    ['the same clause twice', [frame('my balance'), frame('my balance')]],
    ['an empty clause', [frame(' ')]],
    ['words of another clause', [frame('my balance', { spans: [span('name', 'Chidi')] })]],
    ['a number that nobody typed', [frame('my balance', { spans: [span('account', '0123456789')] })]],
    ['a kind that is none', [frame('my balance', { spans: [span('pin', 'my')] })]],
    ['more than the schema has', [frame('my balance', { amount: 5 })]],
    ['too much', Array.from({ length: 7 }, () => frame('my'))],
  ])('not %s', (_what, frames) => {
    expect(read(...frames)).toBe('unusable');
  });

  test.each([0.2, Number.NaN, -1])('nor what it believes by %d', (confidence) => {
    expect(['unsure', 'unusable']).toContain(read(frame('my balance', { confidence })));
  });

  test('nor what is no fault of the bank: a bug is one', async () => {
    const setting = { language: 'en', open: undefined, asked: undefined, filled: [], waits: false } as const;
    const broken = { name: 'm', ask: () => Promise.reject(new Error('a bug')) };
    await expect(askForFrames(broken, masked, setting)).rejects.toThrow('a bug');
  });
});

describe('what the bank makes of it', () => {
  const ground = (said: string, ...frames: object[]) => {
    const told = readFrames({ frames }, mask(said));
    return typeof told === 'string' ? [] : groundFrames(told, context);
  };

  test('reads who gets how much at the words that are pointed at, and nowhere else', () => {
    const said = 'of the 20k I keep, send 5k to Chidi';
    const [one] = ground(
      said,
      frame('of the [amount 1] I keep, send [amount 2] to Chidi', { spans: [span('amount', '[amount 2]')] }),
    );
    expect(one?.understood.slots).toEqual({ amount: { kobo: 500_000n } });
    const [none] = ground(said, frame('of the [amount 1] I keep, send [amount 2] to Chidi'));
    expect(none?.understood.slots).toEqual({});
  });

  test('reads no value in words that say none, whatever kind they are said to be', () => {
    const [one] = ground('send my love to the account of Chidi', {
      ...frame('send my love to the account of Chidi'),
      spans: [
        span('amount', 'my love'),
        span('account', 'the account'),
        span('phone', 'Chidi'),
        span('name', 'Chidi'),
      ],
    });
    expect(one?.understood.slots).toEqual({ name: 'Chidi' });
  });

  test('makes no order of what is told, and an intent of its own of nothing but what may be wished', () => {
    const [told] = ground(
      'my rent is 50000',
      frame('my rent is [amount 1]', { act: 'statement', spans: [span('amount', '[amount 1]')] }),
    );
    expect(told?.understood).toMatchObject({ intent: 'out_of_scope', confidence: 0, slots: {} });
    const [denied] = ground(
      'leave that thing',
      frame('leave that thing', { act: 'denial', intent: 'cancel' }),
    );
    expect(denied?.understood).toMatchObject({ intent: 'cancel', answer: 'no' });
    const [yes] = ground('carry on', frame('carry on', { act: 'confirmation' }));
    expect(yes?.understood).toMatchObject({ intent: 'out_of_scope', answer: 'yes', bare: true });
  });

  test('reads a condition, and doubts a day that it does not know', () => {
    const said = 'if my balance pass 10k send 5k to Chidi';
    const spans = [span('condition', '[amount 1]'), span('amount', '[amount 2]'), span('name', 'Chidi')];
    const text = 'if my balance pass [amount 1] send [amount 2] to Chidi';
    const [one] = ground(said, frame(text, { condition: 'balance_above', spans }));
    expect(one?.condition).toEqual({ on: 'balance', than: 'above', amount: 1_000_000n });
    const [other] = ground(said, frame(text, { condition: 'other', spans }));
    expect(other?.condition).toEqual({ on: 'else' });
    const when = 'send 5k to Chidi when the rains come';
    const [late] = ground(
      when,
      frame('send [amount 1] to Chidi when the rains come', {
        spans: [span('schedule', 'when the rains come')],
      }),
    );
    expect(late?.frame.noDate).toBe('when the rains come');
    const friday = 'send 5k to Chidi every friday';
    const [again] = ground(
      friday,
      frame('send [amount 1] to Chidi every friday', { spans: [span('schedule', 'every friday')] }),
    );
    expect(again?.frame.noDate).toBeUndefined();
  });
});

test('a model is asked where the net is unsure or a message has several clauses', () => {
  expect(isUnsure(understand('my tune for talking has run dry this morning', context))).toBe(true);
  for (const text of ['send 5k to Ada', 'balance', '5000'])
    expect(isUnsure(understand(text, context))).toBe(false);
  expect(hasClauses('send 5k to Ada and show my balance')).toBe(true);
  expect(hasClauses('My landlord came. Abeg push am.')).toBe(true);
  for (const text of ['send 5k to Ada', 'send 1,500.50 to Ada', 'yes, please'])
    expect(hasClauses(text)).toBe(false);
});
