import { spanOf } from '../../kernel/index.ts';
import { prepare } from './prepare.ts';
import type { Context } from './understand.ts';

/** A part of the masked text and the part of what was said that it stands for. */
type Piece = { from: number; to: number; start: number; end: number; hidden: boolean };

/** A message as it may be shown to a model, and where each part of it stood in what was said. */
export type Masked = { text: string; said: string; pieces: readonly Piece[] };

const kinds: Readonly<Record<string, string>> = {
  xamt: 'amount',
  xacct: 'account',
  xphone: 'phone',
  xmeter: 'number',
  xref: 'number',
  xsecret: 'secret',
};
const addresses = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const figures = /\d(?:[^\p{L}\d]{0,3}\d){3,}/gu;
/** Four figures, as a PIN has: fewer are a count, a day or a choice. */
const LONG = /(?:\d\D?){4}/;

type Hidden = { start: number; end: number; kind: string };

/** What of a message no model sees: sums, long figures, addresses, and whatever a secret was wiped from. */
function hiddenIn(said: string, context: Context): Hidden[] {
  const { folded, read } = prepare(said, context);
  const masks = read.spans.flatMap(({ start, end, mask }) => {
    const kind = kinds[mask];
    return kind ? [{ ...spanOf(folded, start, end), kind }] : [];
  });
  const sums = read.amounts.flatMap(({ start, end, marked }) =>
    marked || LONG.test(folded.text.slice(start, end))
      ? [{ ...spanOf(folded, start, end), kind: 'amount' }]
      : [],
  );
  const inSaid = (pattern: RegExp, kind: string): Hidden[] =>
    [...said.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      kind,
    }));
  const all = [...masks, ...sums, ...inSaid(addresses, 'address'), ...inSaid(figures, 'number')];
  const kept: Hidden[] = [];
  for (const next of all.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    // What overlaps is hidden as one.
    if (last && next.start < last.end) last.end = Math.max(last.end, next.end);
    else kept.push(next);
  }
  return kept;
}

/** Signs that could close the message's quotes or pass for a placeholder; each becomes one sign, so that places stay. */
const shown = (text: string): string => text.replace(/[<>[\]]/g, (sign) => (sign === '[' ? '(' : ')'));

/** Masks a message: each thing hidden is a placeholder of its own, "[amount 1]". Pure. */
export function maskForModel(said: string, context: Context): Masked {
  const pieces: Piece[] = [];
  const counts = new Map<string, number>();
  let text = '';
  const add = (part: string, start: number, end: number, hidden: boolean): void => {
    pieces.push({ from: text.length, to: text.length + part.length, start, end, hidden });
    text += part;
  };
  let from = 0;
  for (const { start, end, kind } of hiddenIn(said, context)) {
    const place = said.slice(start, end);
    const trimmed = start + place.trimEnd().length;
    if (start > from) add(shown(said.slice(from, start)), from, start, false);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    add(`[${kind} ${count}]`, start, trimmed, true);
    from = trimmed;
  }
  if (from < said.length) add(shown(said.slice(from)), from, said.length, false);
  return { text, said, pieces };
}

/** What was said where a part of the masked text stands; a placeholder counts as a whole. */
export function saidAt({ said, pieces }: Masked, from: number, to: number): string {
  const first = pieces.find((piece) => from < piece.to);
  const last = pieces.findLast((piece) => to > piece.from);
  if (!first || !last) return '';
  const start = first.hidden ? first.start : first.start + (from - first.from);
  const end = last.hidden ? last.end : last.start + (to - last.from);
  return said.slice(start, end).trim();
}
