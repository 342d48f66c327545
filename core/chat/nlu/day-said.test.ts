import { expect, test } from 'vitest';
import type { Schedule } from '../../catalogue/index.ts';
import { amendSchedule, daySaid } from './day-said.ts';

/** A Friday. */
const now = new Date('2026-11-27T12:00:00Z');
const weekly: Schedule = { rhythm: 'weekly', firstOn: '2026-12-04' };
const amended = (
  said: string,
  before: Schedule | undefined = weekly,
  language: 'en' | 'ha' | 'yo' | 'ig' = 'en',
) => {
  const day = daySaid(said, language, now);
  return day && amendSchedule(before, day, now);
};

test('a day alone keeps the rhythm', () => {
  expect(amended('make it monday')).toEqual({ rhythm: 'weekly', firstOn: '2026-11-30' });
  expect(amended('sorry the 15th', { rhythm: 'once', firstOn: '2026-12-05' })).toEqual({
    rhythm: 'once',
    firstOn: '2026-12-15',
  });
});

test('a rhythm alone keeps the day, and its end', () => {
  expect(amended('no, monthly', { ...weekly, times: 3 })).toEqual({
    rhythm: 'monthly',
    firstOn: '2026-12-04',
    monthDay: 4,
    times: 3,
  });
  expect(amended('just once', { ...weekly, times: 3 })).toEqual({ rhythm: 'once', firstOn: '2026-12-04' });
});

test('of two rhythms the last is meant, and none that is taken back', () => {
  expect(amended('weekly... no, monthly')).toMatchObject({ rhythm: 'monthly' });
  expect(amended('not friday, monday')).toMatchObject({ firstOn: '2026-11-30' });
});

test('the first of the month', () => {
  expect(amended('on the first of every month')).toEqual({
    rhythm: 'monthly',
    firstOn: '2026-12-01',
    monthDay: 1,
  });
});

test('in Hausa, Yoruba and Igbo', () => {
  expect(amended('a mayar da shi ranar alhamis', weekly, 'ha')).toMatchObject({ firstOn: '2026-12-03' });
  expect(amended('rara, ojo aje ni', weekly, 'yo')).toMatchObject({ firstOn: '2026-11-30' });
  expect(amended('mba, ka o buru monde', weekly, 'ig')).toMatchObject({ firstOn: '2026-11-30' });
});

test('what names no time changes none', () => {
  expect(daySaid('make it 6k', 'en', now)).toBeUndefined();
  expect(amendSchedule(undefined, { rhythm: 'once' }, now)).toBeUndefined();
});
