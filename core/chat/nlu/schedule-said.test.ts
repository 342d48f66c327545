import { expect, test } from 'vitest';
import type { Language } from '../../kernel/index.ts';
import { dateThatIsNot, findSchedule } from './schedule-said.ts';

/** Friday, 27 November 2026, at noon in Lagos. */
const now = new Date('2026-11-27T11:00:00Z');

const weekly: [Language, string, string][] = [
  ['en', 'every friday send 2k to chidi', '2026-12-04'],
  ['pcm', 'abeg make you dey send 2k give mama every friday', '2026-12-04'],
  ['ha', "duk ranar juma'a a tura dubu biyu zuwa 1234567896", '2026-12-04'],
  ['ha', 'kowace Juma’a a tura dubu biyu', '2026-12-04'],
  ['yo', 'gbogbo ojo jimoh fi egberun meji ranse si 1234567896', '2026-12-04'],
  ['yo', 'ní gbogbo ọjọ́ ẹtì fi 2k ranṣẹ́', '2026-12-04'],
  ['ig', 'kwa Fraide zigara 1234567896 puku abuo', '2026-12-04'],
  ['ig', 'kwa ụbọchị Fraịdee ziga 2k', '2026-12-04'],
  ['en', 'every sunday send 2k', '2026-11-29'],
];

test.each(weekly)('%s: %s is paid every week', (language, said, firstOn) => {
  expect(findSchedule(said, now, language)).toEqual({ rhythm: 'weekly', firstOn });
});

const once: [Language, string, string][] = [
  ['en', 'send 5k to chidi on 5 december', '2026-12-05'],
  ['en', 'pay him 5k on Dec 5th', '2026-12-05'],
  ['en', 'send 5k on the 5th of december', '2026-12-05'],
  ['en', 'send 5k on 29 february', '2028-02-29'],
  ['en', 'send 5k tomorrow', '2026-11-28'],
  ['ha', 'a tura dubu biyar ranar litinin', '2026-11-30'],
  ['ha', 'a tura 5k 5 disamba', '2026-12-05'],
];

test.each(once)('%s: %s is paid once', (language, said, firstOn) => {
  expect(findSchedule(said, now, language)).toEqual({ rhythm: 'once', firstOn });
});

test.each([
  'send 5k to chidi',
  'i may send 5,000 may be',
  'send 10 may be more',
  'it is for tomorrow’s trip',
  'send 5k to Friday Okoro',
])('no later day is named: %s', (said) => {
  expect(findSchedule(said, now)).toBeUndefined();
});

test.each([
  ['send 5k on 31 february', '31 february'],
  ['send 5k on 31 November', '31 November'],
  ['pay it 32nd december', '32nd december'],
  ['on the 30th of Feb', '30th of Feb'],
])('a date that does not exist is told: %s', (said, date) => {
  expect(dateThatIsNot(said, 'en', now)).toBe(date);
});

test.each(['send 5k on 29 february', 'send 5k on 31 december', 'send 31 people'])(
  'a date that exists, or none: %s',
  (said) => {
    expect(dateThatIsNot(said, 'en', now)).toBeUndefined();
  },
);
