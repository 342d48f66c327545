import type { Language } from '../../kernel/index.ts';

/** A number read from words, in hundredths; several values where the words leave it open. It took the words up to `next`. */
export type Reading = { values: bigint[]; next: number; marked: boolean };

const ONE = 100n;
const HUNDRED = 100n * ONE;
const K = 1_000n * ONE;
const M = 1_000_000n * ONE;
const B = 1_000_000_000n * ONE;

type Lexicon = Readonly<Record<string, bigint>>;

const list = (words: string, first: bigint, step = 1n): [string, bigint][] =>
  words
    .split(' ')
    .flatMap((each, index) =>
      each.split('/').map((word): [string, bigint] => [word, (first + BigInt(index) * step) * ONE]),
    );

/** Hundredths of a number in figures; undefined for anything else. */
export function readFigure(word: string | undefined): bigint | undefined {
  if (!word || !/^\d/.test(word)) return undefined;
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replace(/,/g, '') : word;
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(grouped);
  if (!match) return undefined;
  return BigInt(match[1] ?? 0) * ONE + BigInt((match[2] ?? '').padEnd(2, '0'));
}

// --- English and Pidgin -------------------------------------------------------------------------------------------------------------------

const enUnits: Lexicon = Object.fromEntries([
  ...list(
    'zero/oh one two three/tri four five/fiv six seven eight nine ten eleven twelve/twelf thirteen fourteen/forteen fifteen/fiften sixteen seventeen eighteen/eightteen nineteen/ninteen',
    0n,
  ),
]);
const enTens: Lexicon = Object.fromEntries(
  list(
    'twenty/twenti thirty/thirthy forty/fourty fifty/fifthy/fivty sixty seventy eighty/eighthy ninety/ninty',
    20n,
    10n,
  ),
);
const enScales: Lexicon = {
  k: K,
  thousand: K,
  thousands: K,
  tausand: K,
  tausan: K,
  thousan: K,
  tousand: K,
  thosand: K,
  thousnd: K,
  thusand: K,
  grand: K,
  m: M,
  mil: M,
  million: M,
  millions: M,
  milion: M,
  millon: M,
  mili: M,
  b: B,
  bn: B,
  billion: B,
  billions: B,
  bilion: B,
};
const enHundred = new Set(['hundred', 'hundreds', 'hundrd', 'handred', 'hudred', 'hundread']);

type Chunk = { value: bigint; hundreds: boolean; joined: boolean };

/** The numbers below a hundred that stand in a group, each with the "hundred" that may follow it. */
function chunksOf(words: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  let joined = false;
  let open = false;
  for (const word of words) {
    const last = chunks.at(-1);
    const unit = enUnits[word];
    const figure = readFigure(word);
    if (word === 'and') joined = true;
    else if (enHundred.has(word)) {
      if (last && !last.hundreds) Object.assign(last, { value: last.value * 100n, hundreds: true });
      else chunks.push({ value: HUNDRED, hundreds: true, joined });
      open = false;
    } else if (unit !== undefined && open && last && unit < 10n * ONE && unit > 0n) {
      last.value += unit;
      open = false;
    } else {
      const value = enTens[word] ?? unit ?? figure;
      if (value === undefined) continue;
      chunks.push({ value, hundreds: false, joined });
      open = word in enTens;
    }
    if (word !== 'and') joined = false;
  }
  return chunks;
}

const TEN = 10n * ONE;

/** What a group below a scale can mean: as schools write it one value, as traders say it ("one five", "two fifty") more. */
function readGroup(words: readonly string[], scaled: boolean): bigint[] {
  const chunks = chunksOf(words);
  const [first, second] = chunks;
  if (!first) return scaled ? [ONE] : [];
  if (!second) return [first.value];
  if (first.hundreds && chunks.length === 2 && second.value < HUNDRED) return [first.value + second.value];
  if (chunks.length > 2 || first.hundreds || second.hundreds) return [];
  const [a, b] = [first.value, second.value];
  if (a < TEN && b >= TEN) return scaled ? [a * 100n + b] : [a * 100n + b, (a * 100n + b) * 1000n];
  if (a < TEN) return scaled ? [a * 10n + b, a + b / 10n] : [a * 1000n + b * 100n, (a * 10n + b) * 1000n];
  return [a * 1000n + b * 100n, a * 1000n + b];
}

const decimalOf = (words: readonly string[], at: number): bigint | undefined => {
  const whole = at === 0 ? [0n] : readGroup(words.slice(0, at), false);
  const digits = words
    .slice(at + 1)
    .map((word) => (enUnits[word] ?? readFigure(word) ?? -1n) / ONE)
    .join('');
  if (whole.length !== 1 || !/^\d{1,4}$/.test(digits)) return undefined;
  return (whole[0] ?? 0n) * 100n + BigInt(digits.padEnd(4, '0').slice(0, 4));
};

/** The count before a scale, in hundredths of itself, so that "one point two five million" keeps its quarter. */
function readCount(words: readonly string[]): bigint[] {
  const half = words.indexOf('half');
  if (half >= 0) {
    const before = readGroup(words.slice(0, half), false);
    return before.length > 0 ? before.map((value) => value * 100n + HUNDRED / 2n) : [HUNDRED / 2n];
  }
  if (words.includes('quarter')) return [HUNDRED / 4n];
  const point = words.indexOf('point');
  if (point >= 0) {
    const decimal = decimalOf(words, point);
    return decimal === undefined ? [] : [decimal];
  }
  return readGroup(words, true).map((value) => value * 100n);
}

const distinct = (values: bigint[]): bigint[] => [...new Set(values)];
const cross = (a: bigint[], b: bigint[]): bigint[] => distinct(a.flatMap((x) => b.map((y) => x + y)));

/** What follows the last scale: "five thousand five" is 5,500 to a trader and 5,005 to a school. */
function withRest(totals: bigint[], rest: readonly string[], scale: bigint, money: boolean): bigint[] {
  if (rest.includes('half')) return totals.map((total) => total + scale / 2n);
  const joined = rest[0] === 'and';
  const values = readGroup(rest, false);
  const chunks = chunksOf(rest);
  const lone = chunks.length === 1 ? chunks[0] : undefined;
  if (scale > 0n && lone && !joined && !rest.some((word) => /^\d{2,}/.test(word))) {
    if (lone.value < TEN) return cross(totals, [lone.value * (scale / 10n / ONE), lone.value]);
    if (scale === M && lone.hundreds && !money) return cross(totals, [lone.value * 1000n, lone.value]);
  }
  if (scale > 0n && values.length > 1)
    return scale === M ? cross(totals, [(values[0] ?? 0n) * 1000n]) : cross(totals, values.slice(0, 1));
  return values.length === 0 ? [] : cross(totals, values);
}

const glue = new Set(['and', 'a', 'an', 'point', 'of', ',']);
const enNumber = (word: string | undefined): boolean =>
  word !== undefined &&
  (word in enUnits || word in enTens || enHundred.has(word) || (word in enScales && word.length > 1));
const enAtom = (word: string | undefined): boolean =>
  enNumber(word) || word === 'half' || word === 'quarter' || readFigure(word) !== undefined;

/** How far the run of number words goes. A lone letter is a scale only right after a number. */
function endOfRun(words: readonly string[], from: number): number {
  let end = from;
  let index = from;
  while (index < words.length) {
    const word = words[index] ?? '';
    const scale = index > from && word in enScales && !glue.has(words[index - 1] ?? '');
    if (enAtom(word) || scale) end = index + 1;
    else if (!glue.has(word)) break;
    index += 1;
  }
  return end;
}

const vague = new Set([
  'few',
  'couple',
  'several',
  'some',
  'many',
  'plenty',
  'lots',
  'hundreds',
  'thousands',
  '/',
  '½',
  '¼',
  '¾',
]);

/** After "3/4", as in "3/4 million". */
const isPart = (words: readonly string[], from: number): boolean =>
  words[from - 2] === '/' && readFigure(words[from - 1]) !== undefined;

/** "A couple of thousand", "3/4 million": a scale with no count of its own is no sum where so many or a part stands before. */
function isVague(words: readonly string[], from: number): boolean {
  const word = words[from] ?? '';
  if (!enHundred.has(word) && !(word in enScales) && word !== 'a') return false;
  const before = words[from - 1] === 'of' ? words[from - 2] : words[from - 1];
  return isPart(words, from) || (before !== undefined && vague.has(before));
}

function readEnglish(
  words: readonly string[],
  from: number,
  money: (next: number) => boolean,
): Reading | undefined {
  const opens =
    enAtom(words[from]) || ((words[from] === 'a' || words[from] === 'an') && enNumber(words[from + 1]));
  if (!opens || isVague(words, from)) return undefined;
  const end = endOfRun(words, from);
  const run = words
    .slice(from, end)
    .filter((word) => word !== 'of' && word !== 'a' && word !== 'an' && word !== ',');
  if (!run.some(enNumber)) return undefined;
  let totals = [0n];
  let lastScale = 0n;
  let group: string[] = [];
  let marked = run.some((word) => enHundred.has(word));
  for (const [index, word] of run.entries()) {
    const scale = enScales[word];
    if (scale === undefined) {
      group.push(word);
      continue;
    }
    // "a hundred k", "two hundred thousand million" do not climb; what climbs is another amount.
    if (lastScale > 0n && scale >= lastScale) return undefined;
    if (index === 0 && words[from] !== 'a' && word === 'grand') return undefined;
    totals = cross(
      totals,
      readCount(group.filter((each, at) => at > 0 || each !== 'and')).map(
        (count) => (count * scale) / HUNDRED,
      ),
    );
    lastScale = scale;
    group = [];
    marked = true;
  }
  if (group.length > 0) totals = withRest(totals, group, lastScale, money(end));
  if (run.includes('point') && lastScale === 0n) {
    const decimal = decimalOf(run, run.indexOf('point'));
    totals = decimal === undefined ? [] : [(decimal * 1000n) / 100n, (decimal * 1_000_000n) / 100n];
  }
  return totals.length === 0 ? undefined : { values: totals, next: end, marked };
}

// --- Hausa, Igbo, Yoruba: the unit word first, then how many ------------------------------------------------------------------------------

type Grammar = {
  scales: Lexicon;
  half: ReadonlySet<string>;
  /** Between the groups of a number. */
  joins: ReadonlySet<string>;
  /** Says "so many times" between a scale and its count. */
  times: ReadonlySet<string>;
  /** A number below a thousand. */
  small(words: readonly string[], from: number): { value: bigint; next: number } | undefined;
};

const currency = new Set(['naira', 'nira', 'nera', 'ngn', '₦', 'n', '#']);

type Small = { value: bigint; next: number };

const haUnits: Lexicon = Object.fromEntries(
  list('daya/guda biyu/biu uku hudu/fudu biyar/biyer shida/shidda bakwai/bakwe takwas/takwos tara goma', 1n),
);
const haTens: Lexicon = Object.fromEntries(
  list(
    "ashirin talatin/talatin arba'in/arbain hamsin sittin/sitin saba'in/sabain tamanin tis'in/tisin/casa'in/casain",
    20n,
    10n,
  ),
);
const haHundred = new Set(['dari', 'darin', 'ɗari']);

/** Hausa below a hundred: "goma sha biyar" 15, "ashirin da biyar" 25, "ashirin babu biyu" 18. */
function haBelowHundred(words: readonly string[], from: number): Small | undefined {
  const word = words[from] ?? '';
  const figure = readFigure(word);
  if (figure !== undefined && figure < HUNDRED) return { value: figure, next: from + 1 };
  const sha = word === 'goma' && words[from + 1] === 'sha' ? from + 2 : word === 'sha' ? from + 1 : 0;
  const teen = sha > 0 ? haUnits[words[sha] ?? ''] : undefined;
  if (teen !== undefined) return { value: TEN + teen, next: sha + 1 };
  const ten = haTens[word];
  if (ten === undefined) {
    const unit = haUnits[word];
    return unit === undefined ? undefined : { value: unit, next: from + 1 };
  }
  const less = words[from + 1] === 'babu' ? haUnits[words[from + 2] ?? ''] : undefined;
  if (less !== undefined) return { value: ten - less, next: from + 3 };
  const joined = words[from + 1] === 'da' ? 2 : 1;
  const unit = haUnits[words[from + joined] ?? ''];
  return unit !== undefined && unit < TEN
    ? { value: ten + unit, next: from + joined + 1 }
    : { value: ten, next: from + 1 };
}

/** "dari 5" is five hundred, as "dari biyar" is. */
const oneDigit = (word: string | undefined): bigint | undefined => {
  const figure = readFigure(word);
  return figure !== undefined && figure >= ONE && figure < TEN && figure % ONE === 0n ? figure : undefined;
};

function haSmall(words: readonly string[], from: number): Small | undefined {
  const figure = readFigure(words[from]);
  if (figure !== undefined) return { value: figure, next: from + 1 };
  if (!haHundred.has(words[from] ?? '')) return haBelowHundred(words, from);
  const count = haUnits[words[from + 1] ?? ''] ?? oneDigit(words[from + 1]);
  const hundreds = (count !== undefined && count < TEN ? count : ONE) * 100n;
  let next = count !== undefined && count < TEN ? from + 2 : from + 1;
  const rest = haBelowHundred(words, words[next] === 'da' ? next + 1 : next);
  if (!rest) return { value: hundreds, next };
  next = rest.next;
  return { value: hundreds + rest.value, next };
}

const hausa: Grammar = {
  scales: {
    dubu: K,
    alif: K,
    dubun: K,
    miliyan: M,
    miliyon: M,
    million: M,
    milyan: M,
    milion: M,
    biliyan: B,
    billion: B,
  },
  half: new Set(['rabi', 'rabin']),
  joins: new Set(['da', ',']),
  times: new Set(),
  small: haSmall,
};

const igUnits: Lexicon = Object.fromEntries(
  list(
    'otu/ofu abuo/abo/ibua ato/ito ano ise isii/ishii/isi asaa/asa/asaato asato itoolu/itolu/iteghete/itenani/itenaani iri',
    1n,
  ),
);
const igHundred = new Set(['nari', 'nnari']);
const igScaleWords = new Set(['puku', 'nde', 'ijeri', 'nari', 'nnari', 'million', 'milion']);

/** Igbo below a hundred: "iri na ise" 15, "iri ise" 50, "iri ise na otu" 51, "ohu" 20. */
function igBelowHundred(words: readonly string[], from: number): Small | undefined {
  const word = words[from] ?? '';
  const figure = readFigure(word);
  if (figure !== undefined && figure < HUNDRED) return { value: figure, next: from + 1 };
  let value: bigint;
  let next = from + 1;
  if (word === 'ohu' || word === 'ogu') value = 20n * ONE;
  else if (word === 'iri') {
    const count = igUnits[words[next] ?? ''];
    const tens =
      count !== undefined && count < TEN && count > ONE && !igScaleWords.has(words[next + 1] ?? '');
    value = tens ? count * 10n : TEN;
    if (tens) next += 1;
  } else {
    const unit = igUnits[word];
    return unit === undefined ? undefined : { value: unit, next };
  }
  const unit = words[next] === 'na' ? igUnits[words[next + 1] ?? ''] : undefined;
  // "nde iri na otu puku" counts the thousand, not the millions.
  const counts = igScaleWords.has(words[next + 2] ?? '');
  return unit !== undefined && unit < TEN && !counts
    ? { value: value + unit, next: next + 2 }
    : { value, next };
}

function igSmall(words: readonly string[], from: number): Small | undefined {
  const figure = readFigure(words[from]);
  if (figure !== undefined) return { value: figure, next: from + 1 };
  const counted = words[from] === 'otu' && igHundred.has(words[from + 1] ?? '');
  if (!counted && !igHundred.has(words[from] ?? '')) return igBelowHundred(words, from);
  let next = counted ? from + 2 : from + 1;
  // "nari naira ise" is five hundred; after a thousand it could be either.
  const alone = !counted && !igScaleWords.has(words[from - 1] ?? '');
  if (alone && currency.has(words[next] ?? '') && igUnits[words[next + 1] ?? ''] !== undefined) next += 1;
  const count = igUnits[words[next] ?? ''] ?? oneDigit(words[next]);
  const multiplied = !counted && count !== undefined && count < TEN;
  const hundreds = multiplied ? count * 100n : HUNDRED;
  if (multiplied) next += 1;
  const rest = words[next] === 'na' ? igBelowHundred(words, next + 1) : undefined;
  const counts = rest && igScaleWords.has(words[rest.next] ?? '') && rest.value < TEN;
  return rest && !counts ? { value: hundreds + rest.value, next: rest.next } : { value: hundreds, next };
}

const igbo: Grammar = {
  scales: { puku: K, nde: M, million: M, milion: M, ijeri: B, billion: B },
  half: new Set(['okara']),
  joins: new Set(['na', ',']),
  times: new Set(),
  small: igSmall,
};

const yoUnits: Lexicon = Object.fromEntries([
  ...list(
    'kan/okan/ookan/eni meji/eji meta/eta merin/erin marun/arun mefa/efa meje/eje mejo/ejo mesan/esan mewa/ewa/mewaa/eewa mokanla/okanla mejila/ejila metala/etala merinla/erinla medogun/meedogun/meeedogun/eedogun/edogun',
    1n,
  ),
]);
const yoTens: Lexicon = Object.fromEntries(
  list(
    'ogun/ogun ogbon ogoji aadota/adota ogota aadorin/adorin ogorin/ogorin aadorun/adorun ogorun',
    20n,
    10n,
  ),
);
const yoFixed: Lexicon = {
  ...Object.fromEntries(
    list('aadofa/adofa ogofa aadoje/adoje ogoje aadojo/adojo ogojo aadosan/adosan ogosan', 110n, 10n),
  ),
  igba: 200n * ONE,
  oodunrun: 300n * ONE,
  odunrun: 300n * ONE,
  irinwo: 400n * ONE,
  eedegbeta: 500n * ONE,
  edegbeta: 500n * ONE,
  egbeta: 600n * ONE,
  eedegberin: 700n * ONE,
  edegberin: 700n * ONE,
  egberin: 800n * ONE,
  eedegberun: 900n * ONE,
  edegberun: 900n * ONE,
};
/** The old twenties of two hundreds, each a whole amount. */
const yoOld: Lexicon = {
  egbewa: 2000n * ONE,
  egbaa: 2000n * ONE,
  egbeedogun: 3000n * ONE,
  egbaaji: 4000n * ONE,
  egbeedogbon: 5000n * ONE,
  egbaata: 6000n * ONE,
  egbaarin: 8000n * ONE,
  egbaarun: 10_000n * ONE,
};
const yoStems: Lexicon = Object.fromEntries(list('mokan/okan meji/eji meta/eta merin/erin marun/arun', 1n));
const yoCompound =
  /^(mokan|okan|meji|eji|meta|eta|merin|erin|marun|arun)(le|din)l?(ogun|ogbon|ogoji|aadota|adota|ogota|aadorin|adorin|ogorin|aadorun|adorun|ogorun)$/;

/** Yoruba below a hundred in one word: "mokanlelogun" 21, "marundinlogbon" 25, "merindinlogun" 16. */
function yoAtom(said: string): bigint | undefined {
  const word = said.replace(/(marun|aadorun|adorun|ogorun)un$/, '$1').replace(/mesanan$/, 'mesan');
  const compound = yoCompound.exec(word);
  if (!compound) return yoUnits[word] ?? yoTens[word];
  const stem = yoStems[compound[1] ?? ''] ?? 0n;
  const ten = yoTens[compound[3] ?? ''] ?? 0n;
  return compound[2] === 'le' ? ten + stem : ten - stem;
}

const over = (words: readonly string[], at: number): number => {
  if (words[at] === 'o' && words[at + 1] === 'le') return at + 2;
  return words[at] === 'ole' || words[at] === 'le' ? at + 1 : 0;
};

function yoBelowHundred(words: readonly string[], from: number): Small | undefined {
  const figure = readFigure(words[from]);
  if (figure !== undefined && figure < HUNDRED) return { value: figure, next: from + 1 };
  const value = yoAtom(words[from] ?? '');
  if (value === undefined || value > HUNDRED) return undefined;
  const more = value >= 20n * ONE && value % TEN === 0n ? over(words, from + 1) : 0;
  const unit = more > 0 ? yoAtom(words[more] ?? '') : undefined;
  return unit !== undefined && unit < TEN
    ? { value: value + unit, next: more + 1 }
    : { value, next: from + 1 };
}

/** Behind "igba" these make it the time that it also is: "igba wo" is "when", "igba mi" "my turn". */
const yoTime = new Set('wo ti yii yi yen mi naa kan meji meta melo die gbogbo miran miiran'.split(' '));
const yoCounted = new Set('lona naira egberun milionu le ole'.split(' '));

const isYoTime = (words: readonly string[], at: number): boolean =>
  words[at] === 'igba' && yoTime.has(words[at + 1] ?? '') && !yoCounted.has(words[at - 1] ?? '');

function yoSmall(words: readonly string[], from: number): Small | undefined {
  const figure = readFigure(words[from]);
  if (figure !== undefined) return { value: figure, next: from + 1 };
  if (isYoTime(words, from)) return undefined;
  const word = (words[from] ?? '').replace(/unun$/, 'un').replace(/anan$/, 'an');
  const old = yoOld[word];
  if (old !== undefined) return { value: old, next: from + 1 };
  if (word === 'oke' && words[from + 1] === 'kan') return { value: 20_000n * ONE, next: from + 2 };
  let hundreds = yoFixed[word];
  let next = from + 1;
  if (word === 'ogorun') {
    const count = yoUnits[(words[next] ?? '').replace(/unun$/, 'un')];
    hundreds = count !== undefined && count < TEN ? count * 100n : HUNDRED;
    if (count !== undefined && count < TEN) next += 1;
  }
  if (hundreds === undefined) return yoBelowHundred(words, from);
  const more = over(words, next);
  const rest = more > 0 ? yoBelowHundred(words, more) : undefined;
  return rest && rest.value < HUNDRED
    ? { value: hundreds + rest.value, next: rest.next }
    : { value: hundreds, next };
}

const yoruba: Grammar = {
  scales: {
    egberun: K,
    egbeerun: K,
    egberunun: K,
    milionu: M,
    miliyonu: M,
    million: M,
    milion: M,
    miliyan: M,
    bilionu: B,
    biliyonu: B,
    billion: B,
  },
  half: new Set(['idaji', 'aabo', 'abo']),
  joins: new Set(['ati', 'pelu', 'o', 'le', 'ole', ',']),
  times: new Set(['lona']),
  small: yoSmall,
};

/** A scale with its count, "and a half" included. Where the naira stands right after a bare "puku nari" the count is open. */
function readScaled(grammar: Grammar, words: readonly string[], from: number, scale: bigint): Reading {
  let next = from;
  while (grammar.times.has(words[next] ?? '')) next += 1;
  if (currency.has(words[next] ?? '') && grammar.small(words, next + 1)) next += 1;
  const count = grammar.half.has(words[next] ?? '') ? undefined : grammar.small(words, next);
  const whole = count && count.value < K ? count : undefined;
  let values = [((whole?.value ?? ONE) * scale) / ONE];
  next = whole?.next ?? next;
  // "puku nari naira iri": 110 thousand, or 100 thousand and ten.
  const bare = whole !== undefined && words[next - 1] !== undefined && igHundred.has(words[next - 1] ?? '');
  if (grammar === igbo && bare && currency.has(words[next] ?? '')) {
    const rest = igBelowHundred(words, next + 1);
    if (rest && whole) {
      values = [((whole.value + rest.value) * scale) / ONE, (whole.value * scale) / ONE + rest.value];
      next = rest.next;
    }
  }
  const half = grammar.joins.has(words[next] ?? '') ? next + 1 : next;
  if (grammar.half.has(words[half] ?? '') && grammar.scales[words[half + 1] ?? ''] === undefined) {
    values = values.map((value) => value + scale / 2n);
    next = half + 1;
  }
  return { values, next, marked: true };
}

/** Skips what may stand between two groups of one number: joins and a repeated "naira". */
const skipJoins = (grammar: Grammar, words: readonly string[], from: number): number => {
  let next = from;
  while (grammar.joins.has(words[next] ?? '') || currency.has(words[next] ?? '')) next += 1;
  return next;
};

/** "Egberun lona …" and no number that is known. */
const isUncounted = (grammar: Grammar, words: readonly string[], at: number): boolean =>
  grammar.times.has(words[at] ?? '') &&
  words[at + 1] !== undefined &&
  !grammar.times.has(words[at + 1] ?? '') &&
  !currency.has(words[at + 1] ?? '') &&
  !grammar.half.has(words[at + 1] ?? '') &&
  grammar.small(words, at + 1) === undefined;

/** One group of a number: a half or counted scale, or what is left below a thousand. */
function readPart(
  grammar: Grammar,
  words: readonly string[],
  from: number,
): (Reading & { scale: bigint }) | undefined {
  const word = words[from] ?? '';
  const halfOf = grammar.half.has(word) ? grammar.scales[words[from + 1] ?? ''] : undefined;
  if (halfOf) return { values: [halfOf / 2n], next: from + 2, marked: true, scale: halfOf };
  const figure = readFigure(word);
  // "mutum 5 dubu goma": the thousand has its count behind it, and the figure counts something else.
  const isCounted =
    figure !== undefined &&
    readFigure(words[from + 2]) === undefined &&
    grammar.small(words, from + 2) !== undefined;
  const one =
    (word === 'otu' || (figure !== undefined && !isCounted)) && grammar.scales[words[from + 1] ?? ''];
  if (one) {
    const count = figure ?? ONE;
    return { values: [(count * one) / ONE], next: from + 2, marked: true, scale: one };
  }
  const scale = grammar.scales[word];
  // Of a count that is said and not known no sum is made.
  if (scale && isUncounted(grammar, words, from + 1)) return undefined;
  if (scale) return { ...readScaled(grammar, words, from + 1, scale), scale };
  const small = grammar.small(words, from);
  return small && { values: [small.value], next: small.next, marked: false, scale: ONE };
}

/** "Ogorun egberun": the count said before its scale, as in English, where none follows. */
function countFirst(
  grammar: Grammar,
  words: readonly string[],
  small: Reading & { scale: bigint },
): Reading & { scale: bigint } {
  const scale = grammar.scales[words[small.next] ?? ''];
  const after = words[small.next + 1] ?? '';
  const [count = 0n] = small.values;
  if (!scale || count < TEN || count >= K || grammar.half.has(after) || grammar.times.has(after))
    return small;
  // "Iri puku abuo": the tens of thousands, counted behind.
  const tens = grammar === igbo && count === TEN ? igUnits[after] : undefined;
  if (tens !== undefined && tens > ONE && tens < TEN && !grammar.scales[words[small.next + 2] ?? ''])
    return { values: [(tens * 10n * scale) / ONE], next: small.next + 2, marked: true, scale };
  if (grammar.small(words, small.next + 1)) return small;
  return {
    values: [(count * scale) / ONE],
    next: small.next + 1,
    marked: true,
    scale: grammar === igbo ? scale : ONE,
  };
}

/** "Puku iri abuo na puku ise": in Igbo the thousands may be counted twice, the tens and then the ones. */
const addsOnes = (
  grammar: Grammar,
  tens: readonly bigint[],
  part: ReturnType<typeof readPart>,
  scale: bigint,
) =>
  grammar === igbo &&
  part?.scale === scale &&
  tens.every((value) => value % (10n * scale) === 0n) &&
  part.values.every((value) => value < 10n * scale);

function readLocal(grammar: Grammar, words: readonly string[], from: number): Reading | undefined {
  if (readFigure(words[from]) !== undefined && !(words[from + 1] && grammar.scales[words[from + 1] ?? '']))
    return undefined;
  if (grammar.scales[words[from] ?? ''] && isPart(words, from)) return undefined;
  let part = readPart(grammar, words, from);
  if (!part) return undefined;
  if (part.scale === ONE) part = countFirst(grammar, words, part);
  let { values, next, marked, scale } = part;
  while (scale > ONE) {
    const at = skipJoins(grammar, words, next);
    const figure = readFigure(words[at]);
    // "dubu biyu da 500": what "and" joins to a thousand is its rest.
    const isRest =
      figure !== undefined && figure < K && figure < scale && /^[a-z]+$/.test(words[at - 1] ?? '');
    const isJoined = isRest && grammar.joins.has(words[at - 1] ?? '');
    if (at === next || (figure !== undefined && !isJoined)) {
      const glued = grammar.scales[words[at] ?? ''];
      if (!glued || glued >= scale) break;
    }
    part = readPart(grammar, words, at);
    // "…naira, aadota kobo": the kobo are counted by themselves.
    if (words[part?.next ?? 0] === 'kobo') break;
    const isOnes = words[at - 1] === 'na' && addsOnes(grammar, values, part, scale);
    if (!part || (part.scale >= scale && !isOnes) || (part.scale === ONE && (part.values[0] ?? 0n) >= K))
      break;
    values = cross(values, part.values);
    ({ next, scale } = part);
  }
  marked ||= values.some((value) => value >= HUNDRED);
  return { values, next, marked };
}

const grammars: Partial<Record<Language, Grammar>> = { ha: hausa, ig: igbo, yo: yoruba };

/** The words of a text as the grammars take them, with where each stands in the folded text. */
export function numberWords(folded: string): { text: string; start: number; end: number }[] {
  return [...folded.matchAll(/\d+(?:[.,]\d+)*|[a-z]+(?:'[a-z]+)*(?:-(?:un|an)(?![a-z]))?|[^\sa-z\d]/gu)].map(
    (match) => ({
      text: match[0].replace(/-(?=(?:un|an)$)/, ''),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
}

/** Reads the number that begins at a word, by the grammar of one language; `money` tells whether a currency follows a word. */
export function readNumber(
  language: Language,
  words: readonly string[],
  from: number,
  money: (next: number) => boolean,
): Reading | undefined {
  const grammar = grammars[language];
  return grammar ? readLocal(grammar, words, from) : readEnglish(words, from, money);
}
