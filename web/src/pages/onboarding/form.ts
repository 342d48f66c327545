import type { Body } from '@karo/core/contract/index';
import type { Words } from '../../words/words.ts';

/** What the wizard collects: the payload of the registration. */
export type Form = { [name in keyof Required<Body<'POST /api/users/register'>>]: string };
export type Field = keyof Form;
export type Errors = Partial<Record<Field, string>>;

export const blank: Form = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  bvn: '',
  verificationCode: '',
  transactionPin: '',
  confirmPin: '',
};

/** The fields of each step; the fifth has none. */
export const fieldsOf: readonly (readonly Field[])[] = [
  ['firstName', 'lastName', 'phone', 'email'],
  ['bvn'],
  ['verificationCode'],
  ['transactionPin', 'confirmPin'],
  [],
];

/** What is wrong with a step, field by field. */
export function check(form: Form, step: number, words: Words['onboarding']): Errors {
  const missing = (fieldsOf[step] ?? [])
    .filter((field) => form[field].trim() === '')
    .map((field) => [field, words.required[field]] as const);
  const errors: Errors = Object.fromEntries(missing);
  if (step === 3 && !errors.confirmPin && form.transactionPin !== form.confirmPin)
    errors.confirmPin = words.mismatch;
  return errors;
}

/** The field that a refusal is about, so that the wizard goes back to it. */
export const fieldOfRefusal: Partial<Record<string, Field>> = {
  phone_invalid: 'phone',
  customer_exists: 'phone',
  name_invalid: 'firstName',
  email_invalid: 'email',
  bvn_invalid: 'bvn',
  bvn_mismatch: 'bvn',
  under_age: 'bvn',
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  pin_weak: 'transactionPin',
  pin_mismatch: 'confirmPin',
};
