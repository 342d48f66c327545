/** What a phone's screen holds, `CON ` or `END ` before it included. */
const SCREEN_MAX = 182;
const PREFIX = 4;

const folds: Record<string, string> = {
  '₦': 'N',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '−': '-',
  '–': '-',
  '•': '*',
  ɗ: 'd',
  Ɗ: 'D',
  ɓ: 'b',
  Ɓ: 'B',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
};

/** Text in letters that every phone shows and that do not halve what a message holds (GSM 03.38, without its marks above letters). */
export const gsm = (text: string): string =>
  text
    .replace(/[₦’‘“”…−–•ɗƊɓƁƙƘƴƳ]/g, (letter) => folds[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\n\x20-\x7e]/g, '');

/** A text up to its last space, so that no word is cut; one without any stays. */
function wholeWords(text: string): string {
  const at = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  return at < 0 ? text : text.slice(0, at).trimEnd();
}

/** A screen that fits: a note that is too long gives way to the question under it. */
export function fit(text: string, note?: string): string {
  const most = SCREEN_MAX - PREFIX;
  const question = gsm(text).slice(0, most);
  if (!note) return question;
  const room = most - question.length - 1;
  const said = gsm(note);
  if (said.length <= room) return `${said}\n${question}`;
  const sentence = said.slice(0, said.indexOf('. ') + 1);
  if (sentence && sentence.length <= room) return `${sentence}\n${question}`;
  const cut = wholeWords(said.slice(0, Math.max(0, room - 3)));
  return cut ? `${cut}...\n${question}` : question;
}
