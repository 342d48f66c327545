import { expect, test } from 'vitest';
import { reportOf } from './bars.ts';
import { figuresOfText, labelOf, measure, printPredictions, readRows, strangeNames } from './text.ts';

test('reads a file as people make them: a mark of order, other line ends, blank lines, missing cells', () => {
  const rows = readRows(
    '\uFEFFEN\ttransfer\tsend 5k to Ada\t₦5,000\r\n\r\nha\tbalance\tnawa ne\r\nyo\toos\t\r\n',
  );
  expect(rows).toEqual([
    { language: 'en', intent: 'transfer', text: 'send 5k to Ada', amount: 500_000n },
    { language: 'ha', intent: 'balance', text: 'nawa ne' },
    { language: 'yo', intent: 'oos', text: '' },
  ]);
});

test('lets a heading name the columns in any order, and leave out all but the text', () => {
  expect(readRows('text\tIntent\nhow far\tgreet\n')).toEqual([
    { language: '', intent: 'greet', text: 'how far' },
  ]);
  expect(readRows('text\nhow far\n')).toEqual([{ language: '', intent: '', text: 'how far' }]);
});

test('says what a line must be where no tab stands in it', () => {
  expect(() => readRows('send 5k to Ada\n')).toThrow('a line is language, intent and text');
  expect(readRows('')).toEqual([]);
});

test('knows intents by the names of other catalogues, and names those that it does not know', () => {
  expect(labelOf('Send Money')).toBe('transfer');
  expect(labelOf('play_music')).toBe('out_of_scope');
  expect(labelOf('spending_history')).toBe('spending');
  const rows = readRows('en\tcard\tmy card\nen\tpay_bill\tpay my bill\nen\tflying\tto Kano\n');
  expect(strangeNames(rows)).toEqual(['flying']);
});

test('tells what a file showed as one list of figures', () => {
  const rows = readRows('en\tbalance\twhat is my balance\t\nen\ttransfer\tsend 5k to Ada\t4000\n');
  const figures = figuresOfText(measure(rows, new Date()).report);
  expect(figures).toMatchObject({ texts: 2, 'intent, %': 100, 'intent en, %': 100, 'amount, %': 0 });
  expect(figures).not.toHaveProperty('bank actions on out-of-scope text, %');
});

test('writes what it understood by the names that every catalogue has, with the subject beside it', () => {
  const rows = readRows('en\tinvest\twhat is the price of Dangote cement stock\nen\tbalance\tmy balance\n');
  const { report, understood } = measure(rows, new Date());
  expect(printPredictions(understood).split('\n').slice(1)).toEqual([
    'en\tinvest\t\tmarket',
    'en\tbalance\t\t',
  ]);
  expect(figuresOfText(report)).toMatchObject({ 'intent, %': 100 });
});

test('holds a share to its bar, and leaves out what was never tried', () => {
  expect(
    reportOf([
      { name: 'intent', share: { right: 96, of: 100 }, least: 95 },
      { name: 'false orders', share: { right: 2, of: 100 }, most: 1 },
      { name: 'Igbo', share: { right: 0, of: 0 }, least: 95 },
    ]),
  ).toEqual({
    figures: { 'intent, texts': 100, 'false orders, texts': 100 },
    bars: [
      { name: 'intent, %', value: 96, want: '>= 95', ok: true },
      { name: 'false orders, %', value: 2, want: '<= 1', ok: false },
    ],
  });
});
