/**
 * What the English model writes for words that it does not know, put right before anything is understood. Only words are mended, never a number or a name:
 * those are read back to the customer instead.
 */
const NUMBER =
  '(?:\\d[\\d,.]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|k)';

const mended: readonly [RegExp, string][] = [
  // "naira" after a number.
  [
    new RegExp(
      `(${NUMBER})[ -]+(?:nirra|nira|nyra|nyrah|naara|nara|nera|nerra|nayra|niara|nairah|narra|nair|nearly|nearing|nerdy|narrow|mirror|merit|nerd|narrator|nyer|neera|nearer|myra|maira|naire|nairas|nerves)\\b`,
      'gi',
    ),
    '$1 naira',
  ],
  [/\b(take|get|want|need|borrow|repay|pay back|pay) alone\b/gi, '$1 a loan'],
  [/\b(?:air|ear|add|our|hair|ad)[ -]?times?\b/gi, 'airtime'],
  [/\ba bag\b|\babag\b|\ba beg\b|\babec\b|\baback\b/gi, 'abeg'],
  [
    /^by (?=(?:me|a|\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|airtime|data)\b)/i,
    'buy ',
  ],
  [/^(?:bye|bite) (?=(?:me|\d|one|two|three|four|five|airtime|data)\b)/i, 'buy '],
  [/\bwhat in (?=(?:dey|remain|i don)\b)/gi, 'wetin '],
  [/\b(?:m ?t ?n|empty ?n)\b/gi, 'MTN'],
  [/\bg ?t ?b\b/gi, 'GTB'],
  [/\bu ?b ?a\b/gi, 'UBA'],
];

/** A transcript with the model's known mishearings mended. */
export const mendWords = (text: string): string =>
  mended.reduce((said, [pattern, word]) => said.replace(pattern, word), text);
