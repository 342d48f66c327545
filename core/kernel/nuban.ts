/** Karo's own institution codes: CBN's five digits for NUBAN with the 9 of "other institutions", and the six of NIP. */
export const karoCodes = { nuban: '990527', nip: '090527' } as const;

const WEIGHTS = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3] as const;

/** CBN's institution code for NUBAN: a bank's three digits as `000ddd`, any other institution's five as `9ddddd`. */
export const nubanInstitution = (cbnCode: string): string =>
  cbnCode.length === 3 ? `000${cbnCode}` : cbnCode.length === 5 ? `9${cbnCode}` : cbnCode;

/** The check digit of a nine-digit serial at an institution (six digits): weights 3-7-3 (CBN's revised standard of 2020). */
export function checkDigit(institution: string, serial: string): string {
  const digits = `${institution}${serial}`;
  if (!/^\d{15}$/.test(digits)) throw new RangeError('six digits of the institution and nine of the serial');
  const total = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
  return String((10 - (total % 10)) % 10);
}

/** An account number of ours for a serial below 10^9. */
export function issueNuban(serial: bigint): string {
  const digits = String(serial).padStart(9, '0');
  return `${digits}${checkDigit(karoCodes.nuban, digits)}`;
}

/** Whether a text is ten digits, whatever its check digit says. */
export const isAccountNumber = (text: string): boolean => /^\d{10}$/.test(text);

/**
 * Whether a ten-digit number could be an account at the institution. It never tells which bank a number belongs to: Access, First and UBA share
 * every check digit. Wallets that use the phone number as the account fit by chance only, so for those a miss is a warning, not a refusal.
 */
export const nubanFits = (cbnCode: string, account: string): boolean =>
  isAccountNumber(account) && checkDigit(nubanInstitution(cbnCode), account.slice(0, 9)) === account[9];
