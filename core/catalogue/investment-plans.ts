import { type Kobo, naira } from '../kernel/index.ts';

export const mixes = ['conservative', 'moderate', 'aggressive'] as const;
export type MixName = (typeof mixes)[number];

/** One kind of plan: what each contribution buys, in per cent, and what a year may bring, in hundredths of a percent. */
export type Mix = {
  risk: MixName;
  assets: readonly { asset: string; percent: number }[];
  returns: readonly [fromBp: number, toBp: number];
};

const mix = (risk: MixName, returns: Mix['returns'], parts: Record<string, number>): Mix => ({
  risk,
  returns,
  assets: Object.entries(parts).map(([asset, percent]) => ({ asset, percent })),
});

const all: Record<MixName, Mix> = {
  conservative: mix('conservative', [500, 700], { 'money-market': 50, 'fgn-savings': 30, 'bond-fund': 20 }),
  moderate: mix('moderate', [800, 1_200], {
    'balanced-fund': 40,
    'bond-fund': 30,
    dangcem: 15,
    zenithbank: 15,
  }),
  aggressive: mix('aggressive', [1_200, 1_800], { 'equity-fund': 40, btc: 25, mtnn: 20, seplat: 15 }),
};

/** The kind of plan by its name. */
export const findMix = (risk: string): Mix | undefined =>
  mixes.map((name) => all[name]).find((each) => each.risk === risk);

/** All kinds, the calmest first. */
export const listMixes = (): Mix[] => mixes.map((name) => all[name]);

/** The middle of what a year may bring. */
export const expectedBp = ({ returns: [from, to] }: Mix): number => (from + to) / 2;

/** The years that a plan may run. */
export const planYears = [1, 2, 3, 5, 10] as const;

/** The least monthly contribution. */
export const LEAST_MONTHLY: Kobo = naira(1_000);
