/** Secrets in words that people at the bank read or that are set aside: hidden before they are written down, in time linear in the text. */

const secretWord =
  /\b(?:pins?|passwords?|passcodes?|otps?|cvv2?|cvc2?|codes?|tokens?|bvn|nin|sirri\w{0,3}|asiri|nzuzo|koodu)\b/i;
const cardWord = /\b(?:cards?|kati|kaadi|expir\w{1,5})\b/i;
const figures = /\p{Nd}(?:[ .-]?\p{Nd})*/gu;
const figureWords =
  'zero|ziro|oh|one|two|three|four|five|six|seven|eight|nine|daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|odo|eji|meji|eta|meta|erin|merin|marun|mefa|meje|mejo|mesan|otu|abuo|ato|ano|ise|isii|asaa|asato|itolu';
const saidFigures = new Set(figureWords.split('|'));
/** Fewer figures than these in words are no secret. */
const FIGURES_LEAST = 4;

/** How far from its digits the word for a secret may stand, in characters. */
const BEFORE = 40;
const AFTER = 25;

const digitsOf = (run: string): string => run.replace(/\P{Nd}/gu, '');
const hidden = (run: string): string => run.replace(/\p{Nd}/gu, '•');

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isPhone = (digits: string): boolean => /^(?:0[789]\d{9}|234[789]\d{9})$/.test(digits);

function isSecret(text: string, run: string, at: number): boolean {
  const digits = digitsOf(run);
  if (isPhone(digits)) return false;
  if (digits.length === 11) return true;
  if (digits.length >= 13 && digits.length <= 19 && isLuhn(digits)) return true;
  const around = `${text.slice(Math.max(0, at - BEFORE), at)} ${text.slice(at + run.length, at + run.length + AFTER)}`;
  if (digits.length >= 3 && digits.length <= 8) {
    if (text.trim() === run) return digits.length === 4 || digits.length === 6;
    // A sum says so beside its digits.
    if (
      /(?:₦|#|\bngn|\bn) ?$/i.test(text.slice(0, at)) ||
      /^ ?(?:k\b|naira|ngn)/i.test(text.slice(at + run.length))
    )
      return false;
    return secretWord.test(around);
  }
  return digits.length >= 13 && digits.length <= 19 && cardWord.test(around);
}

type Span = { from: number; to: number; figures: number };

/** Where figures are said in words, one after the other: runs of four and more, found in one walk over the words. */
function runsOfFigures(text: string): Span[] {
  const runs: Span[] = [];
  for (const { 0: word, index: from } of text.matchAll(/\p{L}+/gu)) {
    if (!saidFigures.has(word.toLowerCase())) continue;
    const to = from + word.length;
    const last = runs.at(-1);
    if (last && /^[ ,-]{1,3}$/.test(text.slice(last.to, from)))
      Object.assign(last, { to, figures: last.figures + 1 });
    else runs.push({ from, to, figures: 1 });
  }
  return runs.filter(({ figures }) => figures >= FIGURES_LEAST);
}

function hideWords(text: string): string {
  let shown = '';
  let at = 0;
  for (const { from, to } of runsOfFigures(text)) {
    shown += text.slice(at, from) + text.slice(from, to).replace(/\p{L}/gu, '•');
    at = to;
  }
  return shown + text.slice(at);
}

/** A text without the PINs, codes, BVNs, NINs and cards in it; account numbers, telephone numbers, references and sums stay. */
export const maskSecrets = (text: string): string =>
  hideWords(text.replace(figures, (run, at: number) => (isSecret(text, run, at) ? hidden(run) : run)));

/** A text without any figure, of which nothing is understood: whatever was a secret in it is none. */
export const maskFigures = (text: string): string => hideWords(hidden(text));
