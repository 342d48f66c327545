import { describe, expect, test } from 'vitest';
import { naira } from '../../kernel/index.ts';
import type { Matter } from './frame.ts';
import { interpret, splitCondition } from './interpret.ts';
import type { Understood } from './understood.ts';

const now = new Date('2026-11-27T11:00:00Z');
const nothing: Understood = {
  language: 'en',
  languageConfidence: 1,
  intent: 'out_of_scope',
  confidence: 0,
  slots: {},
  source: 'classifier',
  secrets: [],
};

describe('what a clause is', () => {
  test.each([
    ['my rent is 50000', 'statement'],
    ['school fees is 80k this term', 'statement'],
    ['make it 50000', 'answer'],
    ['sorry the account is wrong', 'correction'],
    ['is it possible to pay for 3 months', 'question'],
    ['i dont want an account', 'denial'],
  ])('%s: %s', (said, act) => {
    expect(interpret(said, nothing, 'en', now).act).toBe(act);
  });
});

test('a refusal in one clause does not refuse the wish in the next', () => {
  expect(interpret('i dont want to send money', nothing, 'en', now).negated).toBe(true);
  expect(interpret('i dont want to send money, i want to buy airtime', nothing, 'en', now).negated).toBe(
    false,
  );
  expect(interpret('i dont want an account', nothing, 'en', now).negated).toBe(true);
});

describe('what of the conversation is spoken of', () => {
  const told: [Understood['language'], string, Matter][] = [
    ['en', 'where do i type the pin?', 'pin_place'],
    ['pcm', 'where i go put pin', 'pin_place'],
    ['ha', 'a ina zan saka pin', 'pin_place'],
    ['yo', 'nibo ni mo ti ma te pin', 'pin_place'],
    ['ig', 'ebee ka m ga-etinye pin, tinye pin', 'pin_place'],
    ['en', 'the page is not opening', 'page'],
    ['en', 'send me the link again', 'page'],
    ['en', 'the link has expired', 'page'],
    ['pcm', 'the page no gree open', 'page'],
    ['ha', 'shafin baya budewa', 'page'],
    ['yo', 'oju ewe naa ko si', 'page'],
    ['ig', 'peeji ahu anaghi emeghe', 'page'],
    ['en', 'same thing again', 'same_again'],
    ['ha', 'sake yin haka', 'same_again'],
    ['yo', 'tun se lekan si', 'same_again'],
    ['ig', 'otu ihe ahu ozo', 'same_again'],
  ];
  test.each(told)('%s: %s: %s', (language, said, matter) => {
    expect(interpret(said, nothing, language, now).about).toContain(matter);
  });

  test.each([
    'say the same thing again please',
    'send 5k to chidi',
    'what is my balance',
    'change my pin',
    'open an account',
  ])('of none of it: %s', (said) => {
    const { about } = interpret(said, nothing, 'en', now);
    for (const matter of ['page', 'pin_place', 'same_again'] as const) expect(about).not.toContain(matter);
  });
});

describe('conditions', () => {
  test('a balance that the order needs, and what otherwise', () => {
    const said = "if my balance is above 300k send 5k to 1234567896 gtbank, otherwise don't";
    expect(splitCondition(said, 'en')).toEqual({
      condition: { on: 'balance', than: 'above', amount: naira(300_000) },
      wish: 'send 5k to 1234567896 gtbank',
    });
  });

  test('behind the order, and with another order otherwise', () => {
    expect(splitCondition('send 5k to Chidi if i have up to 300k, otherwise send 2k to Chidi', 'en')).toEqual(
      {
        condition: { on: 'balance', than: 'above', amount: naira(300_000) },
        wish: 'send 5k to Chidi',
        otherwise: 'send 2k to Chidi',
      },
    );
  });

  test.each([
    ['pcm', 'if wetin dey my account pass 300k abeg send 5k give Chidi'],
    ['ha', 'idan kudina sun wuce 300k, tura 5k ga Chidi'],
    ['yo', 'ti owo mi ba ju 300k lo, fi 5k ranse si Chidi'],
    ['ig', 'o buru na ego m karia 300k, zigara Chidi 5k'],
  ] as const)('%s: %s', (language, said) => {
    expect(splitCondition(said, language)?.condition).toEqual({
      on: 'balance',
      than: 'above',
      amount: naira(300_000),
    });
  });

  test.each([
    'if my salary has entered send 5k to Chidi',
    'when my salary enters send 5k to Chidi',
    'send 5k to mum if she calls me',
  ])('the bank cannot look at it: %s', (said) => {
    expect(splitCondition(said, 'en')?.condition).toEqual({ on: 'else' });
  });

  test.each([
    'check if my money has entered',
    'send 5k to Chidi if possible',
    'let me know if it goes',
    'when will the money enter',
  ])('none: %s', (said) => {
    expect(splitCondition(said, 'en')).toBeUndefined();
  });
});
