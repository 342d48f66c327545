import { type Kobo, naira } from '../kernel/index.ts';

export type Category = 'stocks' | 'crypto' | 'bonds' | 'funds';
export type Risk = 'low' | 'medium' | 'high';

/** Something that can be bought. Its description is in the phrases; its price comes from the market. */
export type Asset = {
  id: string;
  symbol: string;
  name: string;
  category: Category;
  risk: Risk;
  least: Kobo;
  /** How people call it, folded. */
  said: RegExp;
};

const asset = (
  category: Category,
  risk: Risk,
  least: number,
  [id, name, said]: readonly [string, string, RegExp],
): Asset => ({ id, symbol: id.toUpperCase(), name, category, risk, least: naira(least), said });

/** All that can be bought. */
export const assets: readonly Asset[] = [
  asset('stocks', 'medium', 2_000, ['dangcem', 'Dangote Cement', /\bdangote(?: cement)?|dangcem\b/]),
  asset('stocks', 'medium', 2_000, [
    'mtnn',
    'MTN Nigeria',
    /\bmtn(?:n| nigeria| shares?| stocks?)\b|\b(?:invest|shares?|stocks?) (?:[\w,₦]{1,12} ){0,4}mtn\b/,
  ]),
  asset('stocks', 'medium', 2_000, ['zenithbank', 'Zenith Bank', /\bzenith(?:bank)?(?: bank)?\b/]),
  asset('stocks', 'medium', 2_000, ['gtco', 'Guaranty Trust Holding', /\bgtco|guaranty|gt ?bank shares?\b/]),
  asset('stocks', 'high', 2_000, ['seplat', 'Seplat Energy', /\bseplat\b/]),
  asset('stocks', 'medium', 2_000, [
    'airtelafri',
    'Airtel Africa',
    /\bairtel(?:afri| africa)? ?(?:shares?|stocks?)?\b/,
  ]),
  asset('crypto', 'high', 1_000, ['btc', 'Bitcoin', /\bbit ?coins?|btc\b/]),
  asset('crypto', 'high', 1_000, ['eth', 'Ethereum', /\bethereum|ether|eth\b/]),
  asset('crypto', 'high', 1_000, ['sol', 'Solana', /\bsolana\b/]),
  asset('crypto', 'medium', 1_000, ['usdt', 'Tether (US dollar)', /\busdt|tether|dollars?\b/]),
  asset('bonds', 'low', 5_000, ['fgn-savings', 'FGN Savings Bond', /\b(?:fgn )?savings? bonds?|bonds?\b/]),
  asset('bonds', 'low', 5_000, [
    'fgn-2031',
    'FGN Bond 2031',
    /\bfgn(?: bond)? 2031|2031(?: (?:fgn )?bonds?)?\b/,
  ]),
  asset('bonds', 'low', 10_000, ['tbill-364', 'Treasury Bill 364 days', /\b(?:treasury|t) ?-?bills?\b/]),
  asset('funds', 'low', 1_000, ['money-market', 'Money Market Fund', /\bmoney market|mutual funds?\b/]),
  asset('funds', 'low', 1_000, ['bond-fund', 'Bond Fund', /\bbond funds?\b/]),
  asset('funds', 'medium', 1_000, ['balanced-fund', 'Balanced Fund', /\bbalanced(?: fund)?\b/]),
  asset('funds', 'high', 1_000, ['equity-fund', 'Equity Fund', /\bequity(?: fund)?\b/]),
];

/** The asset with this id or symbol. */
export const findAsset = (id: string): Asset | undefined =>
  assets.find((each) => each.id === id.toLowerCase());

/** The asset that a text speaks of: the one whose name is the longest there. */
export function assetSaid(text: string): Asset | undefined {
  const folded = text.toLowerCase();
  const found = assets
    .map((each) => ({ each, length: each.said.exec(folded)?.[0].length ?? 0 }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return found[0]?.each ?? assets.find((each) => folded.split(/[^a-z0-9-]+/).includes(each.id));
}
