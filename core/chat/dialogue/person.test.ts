import { expect, test } from 'vitest';
import { type Asked, careAtLoss, careFor } from './person.ts';

const told = (...concepts: string[]): Pick<Asked, 'has'> => ({
  has: (concept) => concepts.includes(concept),
});
const asked = (given: Partial<Asked>): Asked => ({
  has: () => false,
  wish: undefined,
  isSure: false,
  isWhole: false,
  hasSum: false,
  hasValue: false,
  complains: false,
  ordersMoney: false,
  ordersPlainly: false,
  ofMandates: false,
  bare: false,
  isYes: false,
  isAsked: false,
  answersOpen: false,
  isKnown: true,
  ...given,
});
const order: Partial<Asked> = { wish: 'transfer', isSure: true, isWhole: true, hasSum: true };

test.each(['child', 'other'] as const)('no order, no balance and no value is taken from %s', (speaker) => {
  expect(careFor({ speaker }, asked(order))).toEqual({ do: 'refuse' });
  expect(careFor({ speaker }, asked({ wish: 'balance', isSure: true }))).toEqual({ do: 'refuse' });
  expect(careFor({ speaker }, asked({ wish: 'open_account' }))).toEqual({ do: 'refuse' });
  expect(careFor({ speaker }, asked({ bare: true }))).toEqual({ do: 'refuse' });
});

test('nothing is paid a while after somebody told that they are forced, and all else goes on', () => {
  const forced = { exposed: 'forced' } as const;
  expect(careFor(forced, asked({ ...order, ordersMoney: true }))).toEqual({ do: 'hold' });
  expect(careFor(forced, asked({ wish: 'airtime', ordersMoney: true }))).toEqual({ do: 'hold' });
  expect(careFor(forced, asked({ isYes: true }))).toEqual({ do: 'hold' });
  expect(careFor(forced, asked({ bare: true, hasValue: true }))).toEqual({ do: 'hold' });
  expect(careFor(forced, asked({ wish: 'balance', isSure: true }))).toBeUndefined();
  expect(careFor(forced, asked({ wish: 'freeze_account', isSure: true }))).toBeUndefined();
  expect(careFor(forced, asked({ isYes: true, bare: true, answersOpen: true }))).toBeUndefined();
});

test.each(['secret', 'fraud'] as const)(
  'who has %s of theirs: a block of the card is one of the account, and a yes means it',
  (exposed) => {
    expect(careFor({ exposed }, asked({ wish: 'card_freeze' }))).toEqual({ do: 'block', asksFirst: true });
    expect(careFor({ exposed }, asked({ isYes: true }))).toEqual({ do: 'block' });
    expect(careFor({ exposed }, asked({ isYes: true, isAsked: true }))).toBeUndefined();
  },
);

test('what a lesson or a block asks is answered, also by a child', () => {
  expect(careFor({ speaker: 'child' }, asked({ bare: true, answersOpen: true }))).toBeUndefined();
});

test('a sum that a question asked for is its answer, also of somebody who was defrauded', () => {
  expect(careFor({ exposed: 'fraud' }, asked({ bare: true, hasValue: true }))).toEqual({ do: 'ask_back' });
  expect(careFor({ exposed: 'fraud' }, asked({ bare: true, hasValue: true, isAsked: true }))).toBeUndefined();
});

test('whoever has the phone may block the account, and learn', () => {
  expect(careFor({ speaker: 'other' }, asked({ wish: 'freeze_account', isSure: true }))).toBeUndefined();
  expect(careFor({ speaker: 'child' }, asked({ wish: 'lesson', isSure: true }))).toBeUndefined();
});

test('nobody who is exposed is kept from a whole order', () => {
  expect(careFor({ exposed: 'fraud' }, asked(order))).toBeUndefined();
});

test('where money went is no new payment', () => {
  const where = asked({ wish: 'transfer', isSure: true });
  expect(careFor({ exposed: 'fraud' }, where)).toEqual({ do: 'ask_back' });
  expect(careFor({}, where)).toBeUndefined();
  expect(careFor({ exposed: 'fraud' }, asked({ bare: true, hasValue: true }))).toEqual({ do: 'ask_back' });
  // A plain no asks nothing back.
  expect(careFor({ exposed: 'fraud' }, asked({ bare: true }))).toBeUndefined();
});

test('a block that is asked for in few words is one, unless it is forbidden', () => {
  expect(careFor({ exposed: 'secret' }, asked(told('blockit')))).toEqual({ do: 'block' });
  expect(careFor({ exposed: 'secret' }, asked(told('blockit', 'forbids')))).toBeUndefined();
  expect(careFor({}, asked(told('blockit')))).toBeUndefined();
});

test('to stop whoever has the secret is to block the account', () => {
  expect(careFor({ exposed: 'secret' }, asked(told('stopthem')))).toEqual({ do: 'block' });
  expect(careFor({}, asked(told('stopthem')))).toBeUndefined();
  // Who asks for their money back is not blocked unasked.
  expect(careFor({ exposed: 'secret' }, asked(told('holdit')))).toBeUndefined();
});

test('what the dead left is not told, and the customer’s own account is', () => {
  expect(careFor({ bereaved: true }, asked(told('holds', 'ofdead')))).toEqual({ do: 'mourn', of: 'holds' });
  expect(careFor({ bereaved: true }, asked(told('holds', 'ofdead', 'own')))).toBeUndefined();
  expect(careFor({ bereaved: true }, asked({ ...order, ...told('ofdead') }))).toBeUndefined();
});

test('a family that does not bank here opens an account only where it asks for one', () => {
  const stranger = { isKnown: false, isSure: true };
  expect(careFor({ bereaved: true }, asked({ ...stranger, wish: 'balance' }))).toEqual({
    do: 'mourn',
    of: 'other',
  });
  expect(careFor({ bereaved: true }, asked({ ...stranger, wish: 'open_account' }))).toBeUndefined();
});

test('what is not understood is answered from the gravest that is known', () => {
  expect(careAtLoss({ speaker: 'child', exposed: 'fraud' })).toEqual({ do: 'refuse' });
  expect(careAtLoss({ exposed: 'secret', bereaved: true })).toEqual({ do: 'next' });
  expect(careAtLoss({ deaf: true })).toBeUndefined();
});
