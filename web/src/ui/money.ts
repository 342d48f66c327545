import { once } from './once.ts';

const whole = once(() => new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 }));

/** `1500` as `1,500`. */
export const printWhole = (figure: number | bigint): string => whole().format(figure);

/** `'1500.00'` as `₦1,500`, with kobo only where there are some. */
export function printNaira(amount: string): string {
  const [naira = '0', kobo = '00'] = amount.replace('-', '').split('.');
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}₦${printWhole(BigInt(naira))}${kobo === '00' ? '' : `.${kobo}`}`;
}

export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);

/** `0123456789` as `012 345 6789`, as people read it out. */
export const printAccount = (account: string): string =>
  account.length === 10 ? `${account.slice(0, 3)} ${account.slice(3, 6)} ${account.slice(6)}` : account;
