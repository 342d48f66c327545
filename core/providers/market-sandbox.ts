import { type Clock, type Exchange, Fault, kobo, type Market } from '../kernel/index.ts';

/** How an asset's price moves: naira at the beginning of 2026, what a year adds (of one), and how wildly it swings. */
type Course = { base: number; drift: number; swing: number };

const courses: Record<string, Course> = {
  dangcem: { base: 540, drift: 0.18, swing: 0.07 },
  mtnn: { base: 285, drift: 0.22, swing: 0.08 },
  zenithbank: { base: 52, drift: 0.15, swing: 0.09 },
  gtco: { base: 71, drift: 0.17, swing: 0.08 },
  seplat: { base: 5_600, drift: 0.1, swing: 0.12 },
  airtelafri: { base: 2_180, drift: 0.08, swing: 0.06 },
  btc: { base: 148_000_000, drift: 0.2, swing: 0.18 },
  eth: { base: 5_200_000, drift: 0.15, swing: 0.22 },
  sol: { base: 265_000, drift: 0.12, swing: 0.28 },
  usdt: { base: 1_520, drift: 0.06, swing: 0.015 },
  'fgn-savings': { base: 1_000, drift: 0.145, swing: 0.0004 },
  'fgn-2031': { base: 980, drift: 0.16, swing: 0.006 },
  'tbill-364': { base: 870, drift: 0.15, swing: 0.0008 },
  'money-market': { base: 100, drift: 0.19, swing: 0.0002 },
  'bond-fund': { base: 128, drift: 0.14, swing: 0.004 },
  'balanced-fund': { base: 162, drift: 0.16, swing: 0.03 },
  'equity-fund': { base: 214, drift: 0.19, swing: 0.06 },
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const BEGIN = Date.UTC(2026, 0, 1);
const STEP_MS = 60_000;
/** The waves that a price rides on: how long each is, and its share of the swing. */
const waves: readonly [periodMs: number, share: number][] = [
  [3.1 * HOUR_MS, 0.03],
  [11.7 * HOUR_MS, 0.06],
  [2.6 * DAY_MS, 0.13],
  [9.3 * DAY_MS, 0.2],
  [41 * DAY_MS, 0.28],
  [173 * DAY_MS, 0.3],
];

/** A number between 0 and 1 that a name and a seed always give. */
function chance(name: string, seed: number): number {
  let state = seed ^ 0x9e3779b9;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  state ^= state >>> 13;
  return (Math.imul(state, 0xc2b2ae35) >>> 0) / 2 ** 32;
}

function priceAt(asset: string, course: Course, seed: number, at: number): bigint {
  const time = Math.floor(at / STEP_MS) * STEP_MS - BEGIN;
  const wave = waves.reduce((total, [period, share], index) => {
    const phase = chance(`${asset}${index}`, seed) * 2 * Math.PI;
    return total + share * Math.sin((2 * Math.PI * time) / period + phase);
  }, 0);
  const factor = Math.exp(Math.log1p(course.drift) * (time / YEAR_MS) + course.swing * wave);
  const price = BigInt(Math.round(course.base * 100 * factor));
  return price > 0n ? price : 1n;
}

/** The market as the sandbox plays it: prices move by the minute, and have a past, with nothing remembered. */
export function sandboxMarket(options: { clock: Clock; seed?: number; fails?: () => boolean }): Market {
  const { clock, seed = 1, fails = () => false } = options;
  const answer = () => {
    if (fails()) throw new Fault('unavailable', { what: 'market' });
    return clock.now();
  };
  return {
    name: 'Sandbox market',
    prices: async () => {
      const at = answer();
      const now = at.getTime();
      return Object.entries(courses).map(([asset, course]) => ({
        asset,
        price: kobo(priceAt(asset, course, seed, now)),
        dayAgo: kobo(priceAt(asset, course, seed, now - DAY_MS)),
        yearAgo: kobo(priceAt(asset, course, seed, now - YEAR_MS)),
        at: new Date(Math.floor(now / STEP_MS) * STEP_MS),
      }));
    },
    history: async (asset, days) => {
      const now = answer().getTime();
      const course = courses[asset];
      if (!course) return [];
      const step = days <= 7 ? HOUR_MS : DAY_MS;
      const points = Math.floor((days * DAY_MS) / step);
      return Array.from({ length: points + 1 }, (_, index) => {
        const at = now - (points - index) * step;
        return { at: new Date(at), price: kobo(priceAt(asset, course, seed, at)) };
      });
    },
  };
}

const currencies: Record<string, Course> = {
  USD: { base: 1_520, drift: 0.05, swing: 0.012 },
  GBP: { base: 2_030, drift: 0.05, swing: 0.016 },
  EUR: { base: 1_755, drift: 0.05, swing: 0.015 },
  CAD: { base: 1_090, drift: 0.05, swing: 0.014 },
};

/** Foreign exchange as the sandbox plays it; it moves as the market does. */
export function sandboxExchange(options: { clock: Clock; seed?: number; fails?: () => boolean }): Exchange {
  const { clock, seed = 1, fails = () => false } = options;
  return {
    name: 'Sandbox exchange',
    rates: async () => {
      if (fails()) throw new Fault('unavailable', { what: 'market' });
      const at = new Date(Math.floor(clock.now().getTime() / STEP_MS) * STEP_MS);
      return Object.entries(currencies).map(([currency, course]) => ({
        currency,
        at,
        kobo: kobo(priceAt(currency, course, seed, at.getTime())),
      }));
    },
  };
}
