import { type BankName, banks } from '../../kernel/index.ts';

/** A bank and where it is named in the folded text. */
export type FoundBank = { bank: BankName; start: number; end: number };

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How people write banks beside their names: nicknames, spacing, and slips that one letter does not explain. */
const nicknames: Record<string, string> = {
  guarantytrustbank: '000013',
  guaranteetrustbank: '000013',
  guarantee: '000013',
  gtbank: '000013',
  gtbnk: '000013',
  fbnbank: '000016',
  firstbnk: '000016',
  '1stbank': '000016',
  accessbnk: '000014',
  unitedbankforafrica: '000004',
  unionbnk: '000018',
  titantrust: '000025',
  oipay: '100004',
  opey: '100004',
  pampay: '100033',
  palmpey: '100033',
  monipoint: '090405',
  monniepoint: '090405',
  moneypoint: '090405',
  monie: '090405',
  stanbicbank: '000012',
  ekobank: '000010',
  skyebank: '000008',
  firstcitymonument: '000003',
  kudabank: '090267',
};

/** Words of every day that are also banks: they count only where an account or "bank" stands by, or a bank was asked for. */
const everyday = new Set([
  'first',
  'access',
  'union',
  'eco',
  'palm',
  'lotus',
  'diamond',
  'titan',
  'unity',
  'sterling',
  'fidelity',
  'globus',
  'keystone',
  'monie',
  'guarantee',
  'gt',
  'karo',
  'firstcity',
]);

const byName = new Map<string, BankName>();
for (const each of banks) {
  const bare = each.name.replace(/\b(bank|plc|nigeria|of nigeria|microfinance)\b/gi, '');
  for (const name of [each.name, bare, each.short, ...each.aliases]) {
    const key = squeeze(name);
    if (key.length >= 2) {
      byName.set(key, each);
      byName.set(`${key}bank`, each);
    }
  }
}
for (const [name, code] of Object.entries(nicknames)) {
  const bank = banks.find((each) => each.code === code);
  if (bank) byName.set(name, bank);
}

const FUZZY_MIN = 5;
const targets = [...byName.keys()].filter(
  (name) => name.length >= FUZZY_MIN && !everyday.has(name) && !name.endsWith('bank'),
);
const initials = new Map<string, string[]>();
for (const name of targets) initials.set(name[0] ?? '', [...(initials.get(name[0] ?? '') ?? []), name]);

/** One letter more, less, other, or two swapped. */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const left = [endA - start, endB - start];
  if (left[0] === 2 && left[1] === 2) return a[start] === b[start + 1] && a[start + 1] === b[start];
  return Math.max(...left) <= 1;
}

/** English words one slip from a bank's name. */
const notBanks = new Set(['providers', 'provides', 'solaris']);

const wholeNames = [...byName.keys()].filter((name) => name.endsWith('bank') && name.length >= 8);

function lookUp(said: string): BankName | undefined {
  const exact = byName.get(said);
  if (exact || said.length < FUZZY_MIN || notBanks.has(said)) return exact;
  if (said.endsWith('bank')) {
    const whole = wholeNames.find((name) => isSlip(said, name));
    return whole ? byName.get(whole) : undefined;
  }
  const near = (initials.get(said[0] ?? '') ?? []).find((name) => isSlip(said, name));
  return near ? byName.get(near) : undefined;
}

const WORDS_MOST = 4;

// An account that is already read stands blanked out, as ten full stops.
const besideAccount = /(?:\d{10}|\.{10})[\s,.:;-]*$/;
const beforeAccount =
  /^[\s,.:;-]*(?:account|acct|acc|a\/c)?[\s,.:;-]*(?:number|no|num)?(?:[\s.:]*\d{10}|[\s:]*\.{10})/;

/** Whether a word of every day stands where a bank stands. */
function standsAsBank(text: string, start: number, end: number, asked: boolean): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (asked && text.trim().split(/\s+/).length <= 4) return true;
  if (besideAccount.test(before) || beforeAccount.test(after)) return true;
  if (
    /\b(?:banki?n?|i mean|actually|sorry,?|rather|use|it is|it's|it to|no,?|in|for|of|at|na|to|with|his|her|my|your|ụlọ akụ|ulo aku|ile ifowopamo)\s*$/.test(
      before,
    ) &&
    /^\s*(?:bank|account|acct|$|[,.!?]|\d{10}|o$|abeg)/.test(after)
  )
    return true;
  return /^\s*bank\b/.test(after);
}

/** The banks named in a folded text: by name, nickname or a slip of the finger; "first" and "access" only where a bank is meant. */
export function findBanks(text: string, asked = false): FoundBank[] {
  const words = [...text.matchAll(/[a-z0-9]+/g)];
  const found: FoundBank[] = [];
  let index = 0;
  while (index < words.length) {
    let step = 1;
    for (let size = Math.min(WORDS_MOST, words.length - index); size >= 1; size -= 1) {
      const span = words.slice(index, index + size);
      const start = span[0]?.index ?? 0;
      const last = span.at(-1);
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      if (!/^[a-z0-9]+(?:[ .-][a-z0-9]+)*$/.test(text.slice(start, end))) continue;
      const key = span.map((word) => word[0]).join('');
      const bank = /\d{4}/.test(key) ? undefined : size > 2 ? byName.get(key) : lookUp(key);
      if (!bank || (everyday.has(key) && !standsAsBank(text, start, end, asked))) continue;
      const tail = /^\s*bank\b/.exec(text.slice(end))?.[0].length ?? 0;
      found.push({ bank, start, end: end + tail });
      step = size;
      break;
    }
    index += step;
    const end = found.at(-1)?.end ?? 0;
    while (index < words.length && (words[index]?.index ?? 0) < end) index += 1;
  }
  return found;
}
