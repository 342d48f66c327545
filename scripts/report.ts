/** A figure that must reach a bar: `want` says how, `ok` whether it did. */
export type Bar = { name: string; value: number; want: string; ok: boolean };
export type Bench = { figures: Record<string, number | string>; bars: Bar[] };
export type BenchOptions = { quick: boolean; say(line: string): void };

export const atLeast = (name: string, value: number, bar: number): Bar => ({
  name,
  value,
  want: `>= ${bar}`,
  ok: value >= bar,
});
export const below = (name: string, value: number, bar: number): Bar => ({
  name,
  value,
  want: `< ${bar}`,
  ok: value < bar,
});

export const equal = (name: string, value: number, bar: number): Bar => ({
  name,
  value,
  want: `= ${bar}`,
  ok: value === bar,
});

/** Prints what was measured (`--json`: one object as the last line, with what a reader saw as tables) and ends with 1 where a bar is not met. */
export function report({ figures, bars }: Bench, json: boolean, tables: object = {}): void {
  for (const bar of bars) console.log(`${bar.ok ? '✓' : '✗'} ${bar.name}: ${bar.value} (${bar.want})`);
  if (json) console.log(JSON.stringify({ figures, bars, ...tables }));
  process.exitCode = bars.every((bar) => bar.ok) ? 0 : 1;
}
