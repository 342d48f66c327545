/** Kobo: the hundredth of a naira, the only unit that money has inside the bank. */
export type Kobo = bigint & { readonly unit: 'kobo' };

/** Brands whole kobo. */
export const kobo = (amount: bigint | number): Kobo => BigInt(amount) as Kobo;

/** Whole naira as kobo. */
export const naira = (amount: bigint | number): Kobo => (BigInt(amount) * 100n) as Kobo;

export const zero = kobo(0);

/** Sum of amounts in kobo. */
export const sum = (amounts: Iterable<Kobo>): Kobo => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total as Kobo;
};

/** The lesser of two amounts. */
export const minimum = (a: Kobo, b: Kobo): Kobo => (a < b ? a : b);

/** The greater of two amounts. */
export const maximum = (a: Kobo, b: Kobo): Kobo => (a > b ? a : b);

const plain = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Reads naira as they travel at the edges (`'1500'`, `'1500.00'`); undefined for anything else. */
export function parseNaira(text: string): Kobo | undefined {
  const match = plain.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return (sign ? -amount : amount) as Kobo;
}

/** Naira as they travel at the edges: `'1500.00'`. */
export function toNaira(amount: Kobo): string {
  const size = amount < 0n ? -amount : amount;
  return `${amount < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** Digits with a comma before each three: `1,250,000`. */
export function inThrees(digits: string): string {
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(',');
}

/** Naira as people read them: `₦1,500`, with kobo only where there are some (`₦26.88`). */
export function printNaira(amount: Kobo): string {
  const size = amount < 0n ? -amount : amount;
  const whole = inThrees(String(size / 100n));
  const rest = size % 100n;
  return `${amount < 0n ? '-' : ''}₦${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** amount x numerator / denominator, rounded half up to the kobo (away from zero). */
export function fraction(amount: Kobo, numerator: bigint, denominator: bigint): Kobo {
  const product = amount * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return (product < 0n ? -rounded : rounded) as Kobo;
}

/** Splits an amount by weights without losing a kobo; the first shares take the remainder. */
export function split(amount: Kobo, weights: readonly bigint[]): Kobo[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n);
  const shares = weights.map((weight) => (amount * weight) / whole);
  let rest = amount - shares.reduce((total, share) => total + share, 0n);
  const step = rest < 0n ? -1n : 1n;
  return shares.map((share) => {
    if (rest === 0n) return share as Kobo;
    rest -= step;
    return (share + step) as Kobo;
  });
}
