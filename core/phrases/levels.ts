import { countries, type Limits, limitNames, newIdentityCap, plans, tiers } from '../catalogue/index.ts';
import { printNaira } from '../kernel/index.ts';

const printed = (limits: Limits) =>
  Object.fromEntries(limitNames.map((name) => [name, printNaira(limits[name])])) as Record<
    keyof Limits,
    string
  >;

/** What a new account begins with, as answers print it: opened by BVN alone. */
export const fresh = printed(tiers[1].normal);
/** What an account begins with that is verified by BVN and NIN, as answers print it. */
export const verified = printed(tiers[2].normal);
/** The most that moves in the day after a new phone, as answers print it. */
export const firstDay = printNaira(newIdentityCap);
/** The least that is invested on the plan that costs nothing, as answers print it. */
export const leastInvested = printNaira(plans.basic.investmentMinimum);
/** The countries from which money can be sent, as answers name them. */
export const sendingCountries = countries
  .filter(({ supported }) => supported)
  .map(({ name }) => name)
  .join(', ');
