import { expect, test } from 'vitest';
import type { Frame } from '../nlu/index.ts';
import { fallback, policy } from './policy.ts';
import type { Standing } from './standing.ts';

const frame = (given: Partial<Frame>): Frame => ({
  act: 'statement',
  intent: 'out_of_scope',
  confidence: 0,
  negated: false,
  about: new Set(),
  description: { concepts: new Set(), words: new Set() },
  direction: 'out',
  facets: [],
  isBrief: true,
  entities: {},
  ...given,
});
const quiet: Standing = {
  isOffered: false,
  takesDay: false,
  now: new Date('2026-11-27T12:00:00Z'),
  lapsed: false,
  given: {},
  asking: {},
  things: [],
  wantsOrder: false,
  own: ['8030000001', '2000000011'],
};
const values = { amount: '2000000', account: '1234567896', bank: '058' };
const offered: Standing = {
  ...quiet,
  under: { flow: 'transfer', isOrder: true, isHeld: false, values },
  isOffered: true,
};

test('a statement over an offer changes nothing', () => {
  expect(policy(frame({}), { ...offered, given: { amount: '5000000' } })).toEqual({ do: 'unchanged' });
});

test('the same sum as an answer goes the way of answers', () => {
  expect(policy(frame({ act: 'answer' }), { ...offered, given: { amount: '5000000' } })).toBeUndefined();
});

test('a statement fills the slot that was asked', () => {
  const asked: Standing = {
    ...quiet,
    under: { flow: 'transfer', asked: 'amount', isOrder: true, isHeld: false, values: {} },
    given: { amount: '5000000' },
  };
  expect(policy(frame({}), asked)).toBeUndefined();
});

test('a statement fills no slot that was not asked', () => {
  const asked: Standing = {
    ...quiet,
    under: { flow: 'limits', asked: 'sure', isOrder: true, isHeld: false, values: { amount: '2000000' } },
    given: { amount: '5000000' },
  };
  expect(policy(frame({}), asked)).toEqual({ do: 'unchanged' });
});

test('an offer does not survive a correction of it, though past money could be meant', () => {
  const given = { account: '1234567899', bank: '057' };
  const move = policy(frame({ act: 'correction', intent: 'recall', confidence: 0.9 }), { ...offered, given });
  expect(move).toMatchObject({ do: 'reopen', taken: { values: given } });
  expect(move).toMatchObject({ without: expect.arrayContaining(['name', 'payee', 'bank']) });
});

test('another account alone stays with the bank that was named', () => {
  const given = { account: '1234567899' };
  const move = policy(frame({ act: 'correction', intent: 'recall' }), { ...offered, given });
  expect(move).toMatchObject({ do: 'reopen', without: ['name', 'payee', 'narration'] });
});

test('an offer that is wrong, and not said how, is taken back', () => {
  const about = new Set(['mistake'] as const);
  const missed = { do: 'miss', beyond: false, guesses: [] } as const;
  expect(fallback(frame({ act: 'correction', about }), offered, missed)).toEqual({ do: 'take_back' });
  const cancels = { do: 'cancel' } as const;
  expect(fallback(frame({ act: 'correction', about }), offered, cancels)).toBe(cancels);
  const past = new Set(['mistake', 'past'] as const);
  expect(fallback(frame({ act: 'correction', about: past }), offered, missed)).toBe(missed);
});

test('what was taken back is said right, and nothing else of it is asked', () => {
  const move = policy(frame({ act: 'answer' }), {
    ...quiet,
    dropped: { flow: 'transfer', values: { ...values, name: 'Chidi', payee: 'CHIDI OKAFOR' } },
    given: { account: '1234567899' },
  });
  expect(move).toEqual({
    do: 'begin',
    intent: 'transfer',
    taken: { values: { ...values, account: '1234567899' } },
  });
});

test('the page of an offer, or of one whose time is over, is shown again; where nothing waits it is no business of this table', () => {
  const about = new Set(['page'] as const);
  expect(policy(frame({ about }), offered)).toEqual({ do: 'resend', why: 'page' });
  expect(policy(frame({ about }), { ...quiet, lapsed: true })).toEqual({ do: 'resend', why: 'page' });
  expect(policy(frame({ about }), quiet)).toBeUndefined();
});

test('the same once more is ordered anew, and never where something is under way', () => {
  const about = new Set(['same_again'] as const);
  const done = { flow: 'transfer' as const, values };
  expect(policy(frame({ about }), { ...quiet, done })).toEqual({
    do: 'begin',
    intent: 'transfer',
    taken: { values },
  });
  expect(policy(frame({ about, act: 'question' }), { ...quiet, done })).toBeUndefined();
  expect(policy(frame({ about }), { ...offered, done })).toBeUndefined();
});

test('a question on the way begins no other order; one with values is a wish', () => {
  const asks = { act: 'question', intent: 'pin_change', confidence: 0.9 } as const;
  expect(policy(frame(asks), { ...offered, wantsOrder: true })).toEqual({ do: 'aside' });
  const wish = { ...asks, intent: 'airtime', entities: { network: 'mtn' } } as const;
  expect(policy(frame(wish), { ...offered, wantsOrder: true })).toBeUndefined();
});

test('what is not wanted is not begun', () => {
  const refuses = frame({ act: 'denial', negated: true, intent: 'open_account', confidence: 0.9 });
  expect(policy(refuses, { ...quiet, wantsOrder: true })).toEqual({ do: 'decline' });
});

test('a date that does not exist offers nothing', () => {
  const order = frame({ act: 'order', intent: 'transfer', confidence: 0.9, noDate: '31 February' });
  expect(policy(order, { ...quiet, wantsOrder: true })).toEqual({ do: 'no_date', said: '31 February' });
});

test('money asked of somebody is no payment', () => {
  const asks = frame({ direction: 'request', act: 'answer' });
  expect(policy(asks, { ...quiet, asking: { amount: '100000', name: 'Bola' } })).toMatchObject({
    do: 'begin',
    intent: 'request_money',
  });
});

test('a stranger who says yes in a sentence, or gives a name, is opening an account', () => {
  const invited: Standing = {
    ...quiet,
    under: { flow: 'open_account', isOrder: true, isHeld: true, values: {} },
  };
  const yes = frame({ act: 'answer', about: new Set(['yes', 'a_sentence'] as const) });
  expect(policy(yes, invited)).toEqual({ do: 'yes', taken: { values: {} } });
  const named = { ...invited, given: { full_name: 'Tunde Bakare' } };
  expect(policy(frame({ act: 'answer' }), named)).toMatchObject({
    do: 'yes',
    taken: { values: named.given },
  });
  expect(policy(frame({ act: 'question', about: new Set(['yes'] as const) }), invited)).toBeUndefined();
});

test('a sentence is nobody’s name', () => {
  const asked: Standing = {
    ...quiet,
    under: { flow: 'open_account', asked: 'full_name', isOrder: true, isHeld: false, values: {} },
    given: { full_name: 'my mummy said i should ask' },
  };
  expect(policy(frame({ about: new Set(['a_sentence'] as const) }), asked)).toEqual({ do: 'aside' });
  expect(policy(frame({}), asked)).toBeUndefined();
});

test('closing an account blocks nothing, unless it is in danger', () => {
  const closes = { intent: 'freeze_account', confidence: 0.9, act: 'order' } as const;
  expect(policy(frame({ ...closes, about: new Set(['closing'] as const) }), quiet)).toEqual({
    do: 'closing',
  });
  expect(policy(frame({ ...closes, about: new Set(['closing', 'unsafe'] as const) }), quiet)).toBeUndefined();
});

test('a thing that is named alone is asked about, and drafts nothing', () => {
  const card = frame({ intent: 'card_create', confidence: 0.97, about: new Set(['thing_alone']) });
  expect(policy(card, { ...quiet, wantsOrder: true })).toEqual({ do: 'which' });
  expect(policy({ ...card, about: new Set() }, { ...quiet, wantsOrder: true })).toBeUndefined();
});
