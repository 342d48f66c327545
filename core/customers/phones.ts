import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const mobile = /^(?:\+?2340?|0)?([789][01]\d{8})$/;

/** A Nigerian mobile number in any usual writing (`+234 (0)803…` too), as E.164; undefined for anything else. */
export function parsePhone(text: string): string | undefined {
  const match = mobile.exec(text.replace(/[\s\-().]/g, ''));
  const phone = match && parsePhoneNumberFromString(`+234${match[1]}`);
  return phone?.isValid() ? phone.number : undefined;
}

/** A Nigerian number in E.164 as people write it: `08030000001`. */
export const localPhone = (phone: string): string => phone.replace('+234', '0');
