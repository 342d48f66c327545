import type { Random } from './generate.ts';

/** What an expression is made of, as far as texts are grown from it. */
type Part =
  | { kind: 'one'; atom: string }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'any'; parts: Part[] }
  | { kind: 'times'; part: Part; least: number; most: number }
  | { kind: 'nothing' };

const nothing: Part = { kind: 'nothing' };
const MANY = 1_000;
const STEPS_MOST = 20_000;

/** Letters of all the languages that the bank reads, of some that it does not, digits of several scripts, signs and pictures. */
const characters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...' \n\t.,;:!?\'"’“”()[]{}<>/\\|@#₦$%&*+-–—=_~^`',
  ...'ɓɗƙƴẹọṣńǹáàéèíìóòúùịụṅȯ\u0301\u0300\u0323',
  ...'عشرةмиллион一二三١٢３４\u00a0\u200b\u200d\u202e',
  ...['😀', '🏦', '👩‍👧', '🇳🇬', '\ud800'],
];

const pick = <T>(from: readonly T[], next: Random): T => from[Math.floor(next() * from.length)] as T;

/** Reads an expression's source; what only looks around it is left out. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): Part {
    const branches: Part[][] = [[]];
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at += 1;
        branches.push([]);
      } else branches.at(-1)?.push(this.#counted(this.#one()));
    }
    const parts = branches.map((branch): Part => ({ kind: 'all', parts: branch }));
    return parts.length === 1 ? (parts[0] ?? nothing) : { kind: 'any', parts };
  }

  /** What stands here, by an expression that is tied to this place. */
  #take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found) this.#at = expression.lastIndex;
    return found ?? undefined;
  }

  #one(): Part {
    if (this.#source[this.#at] === '(') return this.#group();
    if (this.#take(/[$^]|\\[bB]|\\[1-9]|\\k<\w+>/y)) return nothing;
    const atom =
      this.#take(/\[\^?\]?(?:\\.|[^\]\\])*\]/y) ??
      this.#take(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Z]|\\.|./suy);
    return { kind: 'one', atom: atom?.[0] ?? '' };
  }

  #group(): Part {
    const looks = this.#take(/\(\?<?[!=]/y);
    if (!looks) this.#take(/\(\?<\w+>|\(\?[a-z-]*:|\(/y);
    const inner = this.read();
    this.#at += 1;
    // What must follow is grown as well; what must not, or stands before, is not.
    return looks && looks[0] !== '(?=' ? nothing : inner;
  }

  #counted(part: Part): Part {
    const sign = this.#take(/([*+?]|\{(\d{1,6})(,?)(\d{0,6})\})\??/y);
    if (!sign) return part;
    const [, how = '', from = '0', comma, to] = sign;
    if (how === '?') return { kind: 'times', part, least: 0, most: 1 };
    if (how === '*' || how === '+') return { kind: 'times', part, least: how === '+' ? 1 : 0, most: MANY };
    const least = Number(from);
    return { kind: 'times', part, least, most: to ? Number(to) : comma ? MANY : least };
  }
}

/** Which characters an atom stands for. */
const fitting = new Map<string, readonly string[]>();
function charactersOf(atom: string, flags: string): readonly string[] {
  const key = `${flags} ${atom}`;
  let known = fitting.get(key);
  if (!known) {
    try {
      const form = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
      known = characters.filter((each) => form.test(each));
    } catch {
      known = [];
    }
    if (known.length === 0) known = [atom.replace(/^\\/, '')];
    fitting.set(key, known);
  }
  return known;
}

/** Grows texts that an expression matches, or nearly does: the same ones for the same numbers. */
export class Grower {
  readonly #root: Part;
  readonly #flags: string;
  readonly #next: Random;
  #left = 0;
  /** What repeats nothing uses no characters up: it must end as well. */
  #steps = 0;

  constructor(expression: { source: string; flags: string }, next: Random) {
    this.#root = new Reader(expression.source).read();
    this.#flags = expression.flags;
    this.#next = next;
  }

  /** A text of `most` characters at the most. */
  grow(most: number): string {
    this.#left = most;
    this.#steps = 0;
    return this.#of(this.#root).slice(0, most);
  }

  #of(part: Part): string {
    this.#steps += 1;
    if (this.#left <= 0 || this.#steps > STEPS_MOST) return '';
    if (part.kind === 'one') {
      this.#left -= 1;
      return pick(charactersOf(part.atom, this.#flags), this.#next);
    }
    if (part.kind === 'any') return this.#of(pick(part.parts, this.#next));
    if (part.kind === 'all') return part.parts.map((each) => this.#of(each)).join('');
    return part.kind === 'times' ? this.#repeated(part) : '';
  }

  /** Mostly as few times as can be, and now and then as often as there is room: there lies what takes long. */
  #repeated({ part, least, most }: Part & { kind: 'times' }): string {
    const chance = this.#next();
    const spread = chance < 0.5 ? 1 : chance < 0.85 ? 4 : MANY;
    const count = Math.min(most, least + Math.floor(this.#next() * (spread + 1)));
    const isSame = this.#next() < 0.5;
    let text = '';
    let piece: string | undefined;
    for (let nth = 0; nth < count && this.#left > 0 && this.#steps <= STEPS_MOST; nth += 1) {
      if (piece === undefined || !isSame) piece = this.#of(part);
      else this.#left -= piece.length;
      text += piece;
    }
    return text;
  }
}

const between = ['', ' ', '  ', '\n', ', ', '. ', ' and ', ' then ', ' ati ', ' da ', ' na '];

/** Texts of one expression and its neighbours: itself, cut short, with a stranger's character, joined with others, and again and again. */
export function textOf(own: Grower, other: Grower, most: number, next: Random): string {
  const text = own.grow(next() < 0.3 ? most : 200);
  const kind = Math.floor(next() * 6);
  if (kind === 0) return text;
  if (kind === 1) return text.slice(0, -1);
  if (kind === 2) return `${text}${pick(characters, next)}`.slice(0, most);
  if (kind === 3) return `${text}${pick(between, next)}${other.grow(200)}`.slice(0, most);
  if (kind === 4) {
    const at = Math.floor(next() * text.length);
    return `${text.slice(0, at)}${pick(characters, next)}${text.slice(at)}`.slice(0, most);
  }
  const piece = `${text.slice(0, 60)}${pick(between, next)}` || ' ';
  return `${piece.repeat(Math.ceil(most / piece.length)).slice(0, most - 1)}${pick(characters, next)}`;
}
