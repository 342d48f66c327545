import { expect, test } from 'vitest';
import { withoutOpenEnd, withoutShorthand } from './shorthand.ts';

test.each([
  ['15k 4 sch fees', '15k for sch fees'],
  ['ask bola 2 send my money b4 2moro', 'ask bola to send my money before tomorrow'],
  ['4 my sister', 'for my sister'],
  ['we are 4 people', 'we are 4 people'],
  ['for 2 months', 'for 2 months'],
  ['2 bags of rice', '2 bags of rice'],
  ['send 2', 'send 2'],
  ['the 4 of us', 'the 4 of us'],
  ['1234567896 gtb', '1234567896 gtb'],
  ['send 4 thousand to Ada', 'send 4 thousand to Ada'],
  ['4 million', '4 million'],
  ['send 5k to Ada on 4 December', 'send 5k to Ada on 4 December'],
  ['4 pm', '4 pm'],
  ['4 please', '4 please'],
  ['4 hundred', '4 hundred'],
])('%s is read as %s', (said, read) => expect(withoutShorthand(said)).toBe(read));

test.each([
  ['en', 'send 2k every friday until i say stop', 'send 2k every friday'],
  ['ha', 'kowane mako dubu biyu, sai na ce a tsaya', 'kowane mako dubu biyu,'],
  ['yo', 'gbogbo ose 2k titi ti mo ba ni ki e duro', 'gbogbo ose 2k'],
  ['ig', 'kwa izu 2k ruo mgbe m siri kwusi', 'kwa izu 2k'],
  ['en', 'stop it', undefined],
] as const)('in %s, %s has no end', (language, said, rest) => {
  const read = withoutOpenEnd(said, language);
  expect(read).toEqual({ text: rest ?? said, isOpen: rest !== undefined });
});
