import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kobo, naira } from '../../kernel/money.ts';
import { phrasesIn } from '../../phrases/languages.ts';
import { type Intent, intents } from '../intents.ts';
import type { Understood } from '../nlu/understood.ts';
import { decide } from './decide.ts';
import { doubt, fill } from './engine.ts';
import { flows } from './flows.ts';
import { optionId, pickOf, soundsLike, take } from './said.ts';
import type { Said } from './said-types.ts';
import { transfer } from './sending.ts';
import { type Conversing, type Option, type Pending, readState, slotNames } from './state.ts';

const now = new Date('2026-11-23T09:00:00Z');

const said = (text: string, meaning: Partial<Understood> = {}, choiceId?: string): Said => ({
  heard: { inboxId: 1n, kind: 'text', text, sentAt: now, receivedAt: now, ...(choiceId && { choiceId }) },
  text,
  understood: {
    language: 'en',
    languageConfidence: 1,
    intent: 'out_of_scope',
    confidence: 0.2,
    slots: {},
    source: 'classifier',
    secrets: [],
    ...meaning,
  },
  secrets: [],
});

const clean: Conversing = { v: 1, stack: [], misses: 0 };
const people: Option[] = [
  { title: 'ADA EZE', about: 'GTBank 1234567896', values: { account: '1234567896', bank: '000013' } },
  { title: 'ADA BELLO', about: 'Zenith 1234567899', values: { account: '1234567899', bank: '000015' } },
];
const asking = (pending: Partial<Pending>): Conversing => ({
  ...clean,
  stack: [{ flow: 'transfer', values: {}, ...pending }],
});
const whichAda = asking({ values: { amount: '500000', name: 'ada' }, asked: 'name', options: people });
const offering: Conversing = {
  ...clean,
  offer: {
    quoteId: 'q',
    flow: 'transfer',
    values: { amount: '500000', account: '1234567896', bank: '000013' },
  },
};
const asks = (intent: Intent, more: Partial<Understood> = {}): Partial<Understood> => ({
  intent,
  confidence: 0.95,
  source: 'pattern',
  ...more,
});

describe('an open question', () => {
  test('is answered by number, by button, by title, and by a word that only one choice has', () => {
    const second = { do: 'pick', values: people[1]?.values };
    expect(decide(whichAda, said('2', { choice: 2 }), flows)).toEqual(second);
    expect(decide(whichAda, said('ada bello'), flows)).toEqual(second);
    expect(decide(whichAda, said('the zenith one'), flows)).toEqual(second);
    const zenith = { slots: { bank: { code: '000015', name: 'Zenith Bank' } } };
    expect(decide(whichAda, said('zenith', zenith), flows)).toEqual(second);
    const id = optionId('name', people[1] as Option);
    expect(decide(whichAda, said('ADA BELLO', {}, id), flows)).toEqual(second);
  });

  test('is not answered by a number that is not there, nor by a word that two choices have', () => {
    expect(decide(whichAda, said('7', { choice: 7 }), flows).do).toBe('miss');
    expect(pickOf(said('ada'), [])).toBeUndefined();
    expect(decide(whichAda, said('ada', { bare: true, slots: { name: 'ada' } }), flows).do).toBe('fill');
  });

  test('a button of an older question says that it is over', () => {
    expect(decide(clean, said('₦1,500', {}, 'amount:150000'), flows)).toEqual({ do: 'over' });
    expect(decide(whichAda, said('₦1,500', {}, 'amount:150000'), flows)).toEqual({ do: 'over' });
  });

  test('another request is a request, a value is an answer', () => {
    const bank = asking({ values: { amount: '500000', account: '1234567896' }, asked: 'bank' });
    expect(decide(bank, said('my balance', asks('balance')), flows)).toMatchObject({
      do: 'begin',
      intent: 'balance',
    });
    const gtb = { slots: { bank: { code: '000013', name: 'Guaranty Trust Bank' } }, bare: true };
    expect(decide(bank, said('gtb', gtb), flows)).toEqual({
      do: 'fill',
      taken: { values: { bank: '000013' } },
    });
    const guessed = { ...gtb, bare: false, intent: 'balance' as const, confidence: 0.8 };
    expect(decide(bank, said('gtb please', guessed), flows).do).toBe('fill');
  });

  test('yes and no are answers where yes and no were asked', () => {
    const late = asking({ hold: 'late' });
    expect(decide(late, said('yes', { answer: 'yes' }), flows).do).toBe('yes');
    expect(decide(late, said('no', { answer: 'no' }), flows).do).toBe('no');
    const bank = asking({ asked: 'bank' });
    expect(decide(bank, said('yes', { answer: 'yes' }), flows).do).toBe('miss');
    expect(decide(bank, said('no', { answer: 'no' }), flows).do).toBe('no');
  });

  test('cancelling, repeating and a person are heard everywhere', () => {
    for (const state of [clean, whichAda, offering]) {
      expect(decide(state, said('cancel', asks('cancel')), flows).do).toBe('cancel');
      expect(decide(state, said('repeat', asks('repeat')), flows).do).toBe('repeat');
      expect(decide(state, said('a person', asks('human')), flows).do).toBe('human');
      expect(decide(state, said('complaint', asks('complaint')), flows).do).toBe('human');
    }
  });
});

describe('an offer that waits for its PIN', () => {
  test('a yes is only a yes, whatever its words', () => {
    expect(decide(offering, said('yes', { answer: 'yes' }), flows).do).toBe('yes');
    expect(decide(offering, said('send it', asks('transfer')), flows).do).toBe('yes');
  });

  test('a correction, or a value alone, opens the order again', () => {
    const seven = { slots: { amount: { kobo: naira(7000) } } };
    const move = { do: 'reopen', taken: { values: { amount: '700000' } } };
    expect(decide(offering, said('no, 7k', { ...seven, answer: 'no', correction: true }), flows)).toEqual(
      move,
    );
    expect(decide(offering, said('7k', { ...seven, bare: true }), flows)).toEqual(move);
  });

  test('another order is another order', () => {
    const other = asks('transfer', { slots: { amount: { kobo: naira(9000) }, name: 'bola' } });
    expect(decide(offering, said('send 9k to bola', other), flows)).toMatchObject({ do: 'begin' });
    expect(decide(offering, said('buy airtime', asks('airtime')), flows)).toMatchObject({ do: 'begin' });
  });
});

const pending = (values: Pending['values']): Pending => ({ flow: 'transfer', values });
const words = phrasesIn('en');

describe('filling', () => {
  test('slots come in any order, several at once', () => {
    const meaning = asks('transfer', {
      slots: {
        amount: { kobo: naira(5000) },
        account: '1234567896',
        bank: { code: '000013', name: 'Guaranty Trust Bank' },
      },
    });
    const taken = take(transfer, said('1234567896 gtb 5k', meaning), undefined);
    expect(taken).toEqual({ values: { amount: '500000', account: '1234567896', bank: '000013' } });
  });

  test('a name said anew drops the account that came with the old one', () => {
    const top = pending({ amount: '500000', name: 'Chidi', account: '1', bank: '2', payee: 'CHIDI' });
    fill(transfer, top, { values: { name: 'Amina' } }, words);
    expect(top.values).toEqual({ amount: '500000', name: 'Amina' });
  });

  test('an amount that could be two things is nothing until it is chosen', () => {
    const top = pending({ amount: '500000' });
    const amounts = [naira(1500), naira(15_000)];
    fill(transfer, top, { values: {}, between: { slot: 'amount', amounts } }, words);
    expect(top.values.amount).toBeUndefined();
    expect(top.between?.options.map((option) => option.title)).toEqual([
      '₦1,500',
      '₦15,000',
      'Another amount',
    ]);
    fill(transfer, top, { values: { amount: '1500000' } }, words);
    expect(top).toMatchObject({ values: { amount: '1500000' } });
    expect(top.between).toBeUndefined();
  });

  test('an account refused at one bank is tried at the bank said next', () => {
    const top: Pending = { ...pending({ bank: '000013' }), aside: { account: '1234567899' } };
    fill(transfer, top, { values: { bank: '000015' } }, words);
    expect(top.values).toEqual({ bank: '000015', account: '1234567899' });
  });

  test('what was heard badly gives no digits, and its amount is asked about', () => {
    const doubted = doubt({
      values: { amount: '1500000', account: '1234567896', bank: '000013', name: 'Ada' },
    });
    expect(doubted.values).toEqual({ bank: '000013', name: 'Ada' });
    expect(doubted.between?.amounts).toEqual([naira(15_000), naira(50_000)]);
  });

  test('fifteen sounds like fifty, and fifty like fifteen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(13, 14, 15, 16, 17, 18, 19),
        fc.constantFrom(1, 1000, 1_000_000),
        (teen, scale) => {
          const ty = (teen - 10) * 10;
          expect(soundsLike(naira(teen * scale))).toEqual([naira(ty * scale)]);
          expect(soundsLike(naira(ty * scale))).toEqual([naira(teen * scale)]);
        },
      ),
    );
    expect(soundsLike(naira(5000))).toEqual([]);
    expect(soundsLike(kobo(1234))).toEqual([]);
  });
});

describe('the state', () => {
  test('comes back from JSON as it was', () => {
    const state: Conversing = { ...whichAda, offer: offering.offer, at: now.toISOString(), misses: 1 };
    expect(readState(JSON.parse(JSON.stringify(state)), now)).toEqual(state);
  });

  test.each([
    [{}],
    [null],
    ['transfer'],
    [{ v: 2, stack: [], misses: 0 }],
    [{ v: 1, stack: [{ flow: 'teleport', values: {} }], misses: 0 }],
    [{ v: 1, stack: [{ flow: 'transfer', values: { amount: 5 } }], misses: 0 }],
    [{ v: 1, stack: [{ flow: 'transfer', values: {}, asked: 'colour' }], misses: 0 }],
    [{ v: 1, stack: 'none', misses: 0 }],
  ])('what it does not know starts clean: %j', (raw) => {
    expect(readState(raw, now)).toEqual(clean);
  });

  test('is forgotten after a day, but for the language that was chosen', () => {
    const old = { ...whichAda, languageKept: true, at: '2026-11-21T09:00:00.000Z' };
    expect(readState(old, now)).toEqual({ ...clean, languageKept: true });
  });
});

const anyMeaning = fc.record({
  intent: fc.constantFrom(...intents),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  answer: fc.option(fc.constantFrom('yes' as const, 'no' as const), { nil: undefined }),
  choice: fc.option(fc.integer({ min: -3, max: 99 }), { nil: undefined }),
  correction: fc.boolean(),
  bare: fc.boolean(),
  slots: fc.constantFrom<Understood['slots'][]>(
    {},
    { amount: { kobo: naira(5) } },
    { amount: { options: [naira(1), naira(2)] } },
    { name: 'Ada', phone: '+2348031234567' },
    { account: '1234567896', bank: { code: '000013', name: 'Guaranty Trust Bank' } },
  ),
});

test('whatever is said, the state is only read, and an offer is never approved', () => {
  const moves = new Set(['begin', 'fill', 'pick', 'reopen', 'yes', 'no', 'over', 'miss', 'return']);
  for (const control of ['cancel', 'repeat', 'human']) moves.add(control);
  const states = [clean, whichAda, offering, { ...offering, ...whichAda }, asking({ hold: 'invite' })];
  fc.assert(
    fc.property(fc.constantFrom(...states), anyMeaning, fc.string(), (state, meaning, text) => {
      const before = structuredClone(state);
      expect(moves.has(decide(state, said(text, meaning), flows).do)).toBe(true);
      expect(state).toEqual(before);
    }),
  );
});

test('every intent has a row, and every slot of a flow a way to be filled', () => {
  expect(Object.keys(flows).sort()).toEqual([...intents].sort());
  for (const row of Object.values(flows))
    if (typeof row !== 'string') for (const slot of row.slots) expect(slotNames).toContain(slot.name);
});
