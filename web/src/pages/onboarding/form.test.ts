import { describe, expect, test } from 'vitest';
import { onboarding } from '../../words/en/onboarding.ts';
import { blank, check } from './form.ts';

const person = { ...blank, firstName: 'Ada', lastName: 'Obi', email: 'ada@example.ng' };
const found = (phone: string) => check({ ...person, phone }, 0, onboarding);

describe('a phone number', () => {
  test.each([
    '08031234567',
    '8031234567',
    '+2348031234567',
    '2348031234567',
    '+234 (0)803 123 4567',
    '0803.123.4567',
    '(0803) 123-4567',
  ])('is taken as the bank takes it: %s', (phone) => expect(found(phone)).toEqual({}));

  test.each(['0803123456', '080312345678', '0603 123 4567', '0823 123 4567', '+1 803 123 4567', 'none'])(
    'is sent back: %s',
    (phone) => expect(found(phone)).toEqual({ phone: onboarding.malformed.phone }),
  );
});

test('what is wrong with a step stands in the order of its fields', () => {
  const errors = check({ ...blank, lastName: 'Obi', phone: '12', email: 'ada' }, 0, onboarding);
  expect(Object.entries(errors)).toEqual([
    ['firstName', onboarding.required.firstName],
    ['phone', onboarding.malformed.phone],
    ['email', onboarding.malformed.email],
  ]);
});

test('a BVN of eleven digits is asked for, and two PINs that are the same', () => {
  expect(check({ ...blank, bvn: '2222' }, 1, onboarding)).toEqual({ bvn: onboarding.malformed.bvn });
  expect(check({ ...blank, bvn: ' 22222222222 ' }, 1, onboarding)).toEqual({});
  const pins = { ...blank, transactionPin: '2580', confirmPin: '2581' };
  expect(check(pins, 3, onboarding)).toEqual({ confirmPin: onboarding.mismatch });
  expect(check({ ...pins, confirmPin: '' }, 3, onboarding)).toEqual({
    confirmPin: onboarding.required.confirmPin,
  });
});
