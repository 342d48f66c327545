import { plain } from '../text.ts';

const acts: [RegExp, string][] = [
  [
    /\b(?:un-?freeze|un-?lock|un-?block|thaw|open (?:am|it|my card) again|activate|bude (?:min )?(?:kati|katina)|si kaadi|kpoghe+ kaadi)\b/,
    'unfreeze',
  ],
  [/\b(?:replace|renew|change my card|new card in the place)\b/, 'replace'],
  [/\b(?:close|delete|terminate|destroy|remove)\b/, 'close'],
  [/\blimit\b/, 'limit'],
];

/** What is to be done with a card, where it is not freezing. */
export const cardActSaid = (text: string): string | undefined =>
  acts.find(([pattern]) => pattern.test(plain(text)))?.[1];
