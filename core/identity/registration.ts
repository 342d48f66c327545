import { type Origin, record } from '../audit/index.ts';
import { checkFormCode, parseEmail } from '../auth/index.ts';
import { type Customer, checkName, checkNewPin, parsePhone } from '../customers/index.ts';
import { type Bank, Fault, type Language } from '../kernel/index.ts';
import { openProvedCustomer } from './account-opening.ts';
import { askConsent, type ConsentState } from './bvn-consent.ts';

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
  await checkFormCode(bank, {
    to: { phone },
    purpose: 'register',
    method: 'sms',
    code: form.verificationCode,
    origin,
  });
  const applicant = { firstName, lastName, phone, email, bvn, pin, language };
  return openProvedCustomer(bank, applicant, (trx, { id }) =>
    record(trx, bank, {
      actor: { kind: 'customer', id },
      action: 'customer_opened',
      origin,
      customerId: id,
      facts: { how: 'wizard', tier: 1 },
    }),
  );
}

/** One step of the BVN register's consent for who opens an account by the wizard: only who has the phone's code spends the bank's money. Throws Fault `phone_invalid`, those of the code, and those of `askConsent`. */
export async function consentForWizard(
  bank: Bank,
  form: Pick<Registration, 'phone' | 'bvn' | 'verificationCode' | 'origin'> & { way?: string; code?: string },
): Promise<ConsentState> {
  const phone = parsePhone(form.phone);
  if (!phone) throw new Fault('phone_invalid');
  const { bvn, verificationCode, origin, way, code } = form;
  await checkFormCode(bank, {
    to: { phone },
    purpose: 'register',
    method: 'sms',
    code: verificationCode,
    origin,
  });
  return askConsent(bank, { phone, bvn, asker: phone }, { way, code });
}
