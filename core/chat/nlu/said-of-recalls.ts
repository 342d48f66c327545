import { plain } from '../../kernel/index.ts';

/** What a customer answers to a sending bank that asks for money back. */
export type RecallWish = { act: 'give' | 'keep'; reference?: string };

const MOST = 60;

const gives =
  /\b(?:(?:give|send|return)(?: (?:it|am|them|the money))? back|return (?:it|am|the money)|(?:mayar|maida) da (?:shi|kudin)|da (?:a|owo (?:naa|na)) pada|weghachi(?:e)?(?: (?:ya|ego))?)\b/;
const keeps =
  /\b(?:keep (?:it|am|the money)|(?:rike|ajiye) (?:shi|kudin)|pa (?:a|owo (?:naa|na)) mo|debe (?:ya|ego))\b/;

/** Whether a short message says to give a payment back or to keep it; it means a recall only where one is open. */
export function recallWish(text: string): RecallWish | undefined {
  const folded = plain(text).replaceAll('’', "'").trim();
  if (folded.length > MOST || /\b(?:dont|don't|do not|no)\b.*\b(?:give|return|send)\b/.test(folded))
    return undefined;
  const reference = /\bki\d{6}[a-z0-9]{8}\b/.exec(folded)?.[0]?.toUpperCase();
  const about = reference === undefined ? {} : { reference };
  if (keeps.test(folded)) return { act: 'keep', ...about };
  return gives.test(folded) ? { act: 'give', ...about } : undefined;
}
