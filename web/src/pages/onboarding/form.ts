import type { Body } from '@karo/core/contract';
import { readPhone } from '../../ui/phone.ts';
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

/** Kept for this tab until the account is open, so that a page loaded again asks no name twice: no BVN, no code, no PIN. */
const KEPT = 'karo-onboarding';

/** What was kept, as it was written; nothing where the browser keeps nothing. */
export function keptText(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** Keeps who opens the account. */
export function keep({ firstName, lastName, phone, email }: Form): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ firstName, lastName, phone, email }));
  } catch {
    // What is not kept is typed again.
  }
}

/** Forgets who opened the account. */
export function forget(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

/** The form with what was kept in it. */
export function withKept(text: string): Form {
  try {
    return { ...blank, ...(JSON.parse(text) as Partial<Form>) };
  } catch {
    return blank;
  }
}

/** The fields of each step; the fifth has none. */
export const fieldsOf: readonly (readonly Field[])[] = [
  ['firstName', 'lastName', 'phone', 'email'],
  ['bvn'],
  ['verificationCode'],
  ['transactionPin', 'confirmPin'],
  [],
];

/** The step up to which all is filled in: none behind it may be shown. */
export function furthest(form: Form): number {
  const open = fieldsOf.findIndex((fields) => fields.some((field) => form[field].trim() === ''));
  return open < 0 ? fieldsOf.length - 2 : open;
}

/** What a mobile number, an address and a BVN look like; whether they are somebody's is the bank's to say. */
const shapes = {
  phone: (text: string) => readPhone(text) !== undefined,
  email: (text: string) => /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/.test(text.trim()),
  bvn: (text: string) => /^\d{11}$/.test(text.trim()),
};

/** The fields of a step that cannot be right as they stand, so that nobody is sent back from a later one. */
const malformedIn = (form: Form, step: number, words: Words['onboarding']): Errors =>
  Object.fromEntries(
    (['phone', 'email', 'bvn'] as const)
      .filter((field) => fieldsOf[step]?.includes(field) && !shapes[field](form[field]))
      .map((field) => [field, words.malformed[field]]),
  );

/** What is wrong with a step, field by field. */
export function check(form: Form, step: number, words: Words['onboarding']): Errors {
  const missing = (fieldsOf[step] ?? [])
    .filter((field) => form[field].trim() === '')
    .map((field) => [field, words.required[field]] as const);
  const found: Errors = { ...malformedIn(form, step, words), ...Object.fromEntries(missing) };
  // In the order of the fields: the first one is where the focus goes.
  const errors: Errors = Object.fromEntries(
    (fieldsOf[step] ?? []).flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
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
