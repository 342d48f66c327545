/** Into how many parts an axis is divided at most. */
const PARTS = 4;
const steps = [1, 2, 2.5, 5, 10];

/** The marks of an axis from 0 to the first round figure that no amount passes, in even steps. */
export function axisOf(most: number): number[] {
  const least = Math.max(most, 1) / PARTS;
  const scale = 10 ** Math.floor(Math.log10(least));
  const step = (steps.find((one) => one * scale >= least) ?? 10) * scale;
  const count = Math.max(1, Math.ceil(Math.max(most, 1) / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
