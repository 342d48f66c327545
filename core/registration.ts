import { type Origin, record } from './audit.ts';
import type { Bank } from './bank-type.ts';
import { checkFormCode, parseEmail } from './codes.ts';
import { checkName } from './customers/names.ts';
import { parsePhone } from './customers/phones.ts';
import type { Customer } from './customers.ts';
import { Fault } from './faults.ts';
import { openProvedCustomer } from './opening.ts';
import { checkNewPin } from './pins.ts';
import type { Language } from './ports.ts';

/** What the sign-up wizard gathers. */
export type Registration = {
  phone: string;
  firstName: string;
  lastName: string;
  email: string;
  bvn: string;
  verificationCode: string;
  transactionPin: string;
  confirmPin: string;
  language: Language;
  origin: Origin;
};

/**
 * Opens the account of the sign-up wizard. The phone's code comes before the BVN is looked up, so that only who has the phone learns anything. Throws Fault `phone_invalid`,
 * `name_invalid`, `email_invalid`, `pin_mismatch`, `pin_weak`, those of the code, and those of `openProvedCustomer`.
 */
export async function registerCustomer(bank: Bank, form: Registration): Promise<Customer> {
  const phone = parsePhone(form.phone);
  if (!phone) throw new Fault('phone_invalid');
  const [firstName, lastName] = [checkName(form.firstName), checkName(form.lastName)];
  const email = parseEmail(form.email);
  if (!email) throw new Fault('email_invalid');
  const { transactionPin: pin, bvn, language, origin } = form;
  if (pin !== form.confirmPin) throw new Fault('pin_mismatch');
  checkNewPin(pin);
  await checkFormCode(bank, { phone, code: form.verificationCode, origin });
  const applicant = { firstName, lastName, phone, email, bvn, pin, language };
  return openProvedCustomer(bank, applicant, (trx, { id }) =>
    record(trx, bank, {
      ...{ actor: { kind: 'customer', id }, action: 'customer_opened', origin, customerId: id },
      facts: { how: 'wizard', tier: 1 },
    }),
  );
}
