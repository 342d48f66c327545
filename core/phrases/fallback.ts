/** A language of which parts are still to be written. */
export type Begun<T> = T extends (...facts: never[]) => unknown
  ? T
  : T extends object
    ? { [K in keyof T]?: Begun<T[K]> }
    : T;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** English where a language says nothing yet, phrase by phrase. */
export function withFallback<T>(whole: T, begun: Begun<T>): T {
  if (!isGroup(whole) || !isGroup(begun)) return (begun ?? whole) as T;
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [
      key,
      key in begun ? withFallback(value, begun[key] as Begun<unknown>) : value,
    ]),
  ) as T;
}
