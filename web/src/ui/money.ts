// No Intl, for the reason that dates give.
function inThrees(figure: string): string {
  const sign = figure.startsWith('-') ? '-' : '';
  const digits = figure.slice(sign.length);
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${sign}${parts.join(',')}`;
}

/** `1500` as `1,500`. */
export const printWhole = (figure: number | bigint): string =>
  inThrees(typeof figure === 'number' ? figure.toFixed(0) : String(figure));

/** `1500.5` as `1,500.50`; with `least` 0 as `1,500.5`. */
export function printFigure(figure: number, least: 0 | 2 = 2): string {
  const [whole = '0', part = ''] = figure.toFixed(2).split('.');
  const kept = least === 2 ? part : part.replace(/0{1,2}$/, '');
  return `${inThrees(whole)}${kept && `.${kept}`}`;
}

const scales = ['', 'K', 'M', 'B', 'T'];

/** `12345` as `12.3K`: three figures and the scale, for what is read at a glance. */
export function printShort(figure: number): string {
  let scale = 0;
  let scaled = figure;
  while (Math.round(scaled * 10) >= 10_000 && scale < scales.length - 1) {
    scaled /= 1000;
    scale += 1;
  }
  return `${Math.round(scaled * 10) / 10}${scales[scale]}`;
}

/** `'1500.00'` as `₦1,500`, with kobo only where there are some. */
export function printNaira(amount: string): string {
  const [naira = '0', kobo = '00'] = amount.replace('-', '').split('.');
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}₦${printWhole(BigInt(naira))}${kobo === '00' ? '' : `.${kobo}`}`;
}

/** An amount as a voice reads it: no sign that it would skip. */
export const sayNaira = (amount: string): string => `${printNaira(amount).replace('₦', '')} naira`;

export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount);

/** `0123456789` as `012 345 6789`, as people read it out. */
export const printAccount = (account: string): string =>
  account.length === 10 ? `${account.slice(0, 3)} ${account.slice(3, 6)} ${account.slice(6)}` : account;
