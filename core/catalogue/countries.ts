import { inThrees } from '../kernel/index.ts';

/** Hundredths of a foreign currency. */
export type Cents = bigint;

export type Currency = 'USD' | 'GBP' | 'EUR';

/** Where money can come from, or will once. The name and the flag are the same in every language. */
export type Country = {
  code: string;
  name: string;
  flag: string;
  currency: Currency;
  supported: boolean;
};

const country = (
  code: string,
  name: string,
  flag: string,
  currency: Currency,
  supported = true,
): Country => ({
  code,
  name,
  flag,
  currency,
  supported,
});

export const countries: readonly Country[] = [
  country('US', 'United States', '🇺🇸', 'USD'),
  country('UK', 'United Kingdom', '🇬🇧', 'GBP'),
  country('DE', 'Germany', '🇩🇪', 'EUR'),
  country('FR', 'France', '🇫🇷', 'EUR'),
  country('IE', 'Ireland', '🇮🇪', 'EUR'),
  country('IT', 'Italy', '🇮🇹', 'EUR'),
  country('NL', 'Netherlands', '🇳🇱', 'EUR'),
  country('ES', 'Spain', '🇪🇸', 'EUR'),
  country('CA', 'Canada', '🇨🇦', 'USD', false),
  country('AE', 'United Arab Emirates', '🇦🇪', 'USD', false),
  country('ZA', 'South Africa', '🇿🇦', 'USD', false),
  country('GH', 'Ghana', '🇬🇭', 'USD', false),
];

/** A country by its code, `GB` being another name of `UK`. */
export const findCountry = (code: string): Country | undefined => {
  const upper = code.toUpperCase();
  return countries.find((each) => each.code === (upper === 'GB' ? 'UK' : upper));
};

const symbols: Record<Currency, string> = { USD: '$', GBP: '£', EUR: '€' };

/** `$`, `£` or `€`. */
export const symbolOf = (currency: Currency): string => symbols[currency];

/** `$1,250` or `£19.99`. */
export function printForeign(amount: Cents, currency: Currency): string {
  const whole = inThrees(String(amount / 100n));
  const rest = amount % 100n;
  return `${symbols[currency]}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** Of what is sent, in hundredths of a percent; and a fixed part worth about NGN 100. */
export const FEE_BP = 150n;
const fixed: Record<Currency, Cents> = { USD: 7n, GBP: 5n, EUR: 6n };

/** The fixed part of the fee. */
export const fixedFee = (currency: Currency): Cents => fixed[currency];

/** The least and the most of one remittance, in any of the currencies. */
export const LEAST: Cents = 1_000n;
export const MOST: Cents = 500_000n;
