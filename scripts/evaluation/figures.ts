/** How often something was right. */
export type Share = { right: number; of: number };

/** Adds one trial to a share. */
export function count(share: Share, right: boolean): void {
  share.of += 1;
  if (right) share.right += 1;
}

/** A share by key, begun where the key is new. */
export function shareOf(shares: Map<string, Share>, key: string): Share {
  const known = shares.get(key) ?? { right: 0, of: 0 };
  shares.set(key, known);
  return known;
}

/** A share in percent, to a tenth; undefined of nothing. */
export const percent = ({ right, of }: Share): number | undefined =>
  of === 0 ? undefined : Math.round((right / of) * 1000) / 10;

/** `95.1 % (97 of 102)`. */
export const printShare = (share: Share): string =>
  `${percent(share) ?? '-'} % (${share.right} of ${share.of})`;

/** What was taken for what, by group. */
export type Confusion = Map<string, Map<string, number>>;

/** Notes one mistake of a group. */
export function confuse(confusion: Confusion, group: string, wanted: string, got: string): void {
  const mistakes = confusion.get(group) ?? new Map<string, number>();
  const key = `${wanted} → ${got}`;
  mistakes.set(key, (mistakes.get(key) ?? 0) + 1);
  confusion.set(group, mistakes);
}

const SHOWN = 12;

/** The commonest mistakes of each group, most first. */
export const commonest = (confusion: Confusion, shown = SHOWN): Record<string, Record<string, number>> =>
  Object.fromEntries(
    [...confusion].map(([group, mistakes]) => [
      group,
      Object.fromEntries([...mistakes].sort((a, b) => b[1] - a[1]).slice(0, shown)),
    ]),
  );

/** The value below which a share of a list lies. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A number with so many decimals at most. */
export const round = (value: number, decimals = 2): number => Number(value.toFixed(decimals));

/** Shares by key as percentages with their sizes. */
export const tableOf = (
  shares: Map<string, Share>,
): Record<string, Share & { percent: number | undefined }> =>
  Object.fromEntries([...shares].sort().map(([key, share]) => [key, { ...share, percent: percent(share) }]));
