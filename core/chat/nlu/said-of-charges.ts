import { parseNaira, plain, transferCharges } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { findAmounts } from './amounts.ts';

const around =
  /^(?:(?:and|but|so|ok|abeg|na|toh?|kuma|amma|idan|ati|sugbon|bi|ti|ma|mana|o buru|what (?:of|about|if)|(?:how|wetin) about|if (?:na|it is|it'?s|i send)|i send|send|sending|in (?:na|zan) tura|kedu maka|maka|zuwa|fun)[ ,]+)*$/;
const after = /^(?:[ ,]+(?:fa|n ko|nk[eo]|kwanu|too|then|naira|only|ma|kuma|o))*[\s?!.]*$/;

/** "What of 50k", "and 50000": only another sum, of what was asked before; a bare sum is none. */
export function asksOfSum(text: string): boolean {
  const folded = plain(text).trim();
  const [found, other] = findAmounts(folded, 'en');
  if (!found || other) return false;
  const [before, behind] = [folded.slice(0, found.start), folded.slice(found.end)];
  return (before + behind).replace(/[\s?!.]/g, '') !== '' && around.test(before) && after.test(behind);
}

const asks = /\b(?:what|how|wetin) (?:of|about)\b|\b(?:fa|nko|kwanu)\b|\?/;
/** "What of 50k", and not "and 50000", which may be said of an order. */
export const asksPlainlyOfSum = (text: string): boolean => asksOfSum(text) && asks.test(plain(text));

/** Whether the bank told what it costs to send. */
export function speaksOfCharges(said: string, { chat, knowledge }: Phrases): boolean {
  if (said.includes(knowledge['transfer-fee'].answer)) return true;
  return [...said.matchAll(/₦([\d,]+(?:\.\d+)?)/g)].some(([, figure = '']) => {
    const amount = parseNaira(figure.replaceAll(',', ''));
    return (
      amount !== undefined && said.includes(chat.chargesFor({ amount, ...transferCharges('nip', amount) }))
    );
  });
}
