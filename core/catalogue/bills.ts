import { type Kobo, naira } from '../kernel/index.ts';
import type { Network } from './networks.ts';

export type BillKind = 'data' | 'electricity' | 'tv';

/** A data bundle, or a month of television. */
export type BillPlan = { id: string; biller: string; name: string; price: Kobo; days: number };

const bundle = (biller: Network, name: string, price: number, days: number): BillPlan => ({
  id: `${biller}-${name.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}`,
  biller,
  name,
  price: naira(price),
  days,
});

/** The networks sell the same sizes at nearly the same prices; the sandbox's are of one shape. */
const bundlesOf = (biller: Network, dearer: number): BillPlan[] => [
  bundle(biller, '500MB daily', 350 + dearer, 1),
  bundle(biller, '1GB daily', 500 + dearer, 1),
  bundle(biller, '1GB weekly', 800 + dearer, 7),
  bundle(biller, '3GB weekly', 1_500 + dearer, 7),
  bundle(biller, '2GB monthly', 1_500 + dearer, 30),
  bundle(biller, '5GB monthly', 2_500 + dearer, 30),
  bundle(biller, '10GB monthly', 4_500 + dearer, 30),
  bundle(biller, '20GB monthly', 7_500 + dearer, 30),
];

const bouquet = (biller: string, name: string, price: number): BillPlan => ({
  id: `${biller}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  biller,
  name,
  price: naira(price),
  days: 30,
});

/** All that is sold at a fixed price. */
export const billPlans: readonly BillPlan[] = [
  ...bundlesOf('mtn', 0),
  ...bundlesOf('airtel', 0),
  ...bundlesOf('glo', -50),
  ...bundlesOf('9mobile', 50),
  bouquet('dstv', 'Padi', 4_400),
  bouquet('dstv', 'Yanga', 6_000),
  bouquet('dstv', 'Confam', 11_000),
  bouquet('dstv', 'Compact', 19_000),
  bouquet('dstv', 'Compact Plus', 30_000),
  bouquet('dstv', 'Premium', 44_500),
  bouquet('gotv', 'Smallie', 1_900),
  bouquet('gotv', 'Jinja', 3_900),
  bouquet('gotv', 'Jolli', 5_800),
  bouquet('gotv', 'Max', 8_500),
  bouquet('gotv', 'Supa', 11_400),
  bouquet('gotv', 'Supa Plus', 16_800),
  bouquet('startimes', 'Nova', 2_100),
  bouquet('startimes', 'Basic', 4_000),
  bouquet('startimes', 'Classic', 6_000),
  bouquet('startimes', 'Super', 9_800),
];

export type Disco = { id: string; name: string; short: string; area: string };

const disco = (id: string, name: string, area: string): Disco => ({
  id,
  name,
  area,
  short: id.toUpperCase(),
});

/** The electricity distribution companies, each alone in its area. */
export const discos: readonly Disco[] = [
  disco('ikedc', 'Ikeja Electric', 'Lagos mainland'),
  disco('ekedc', 'Eko Electricity', 'Lagos island and south'),
  disco('aedc', 'Abuja Electricity', 'Abuja, Kogi, Nasarawa, Niger'),
  disco('ibedc', 'Ibadan Electricity', 'Oyo, Ogun, Osun, Kwara'),
  disco('eedc', 'Enugu Electricity', 'Enugu, Anambra, Imo, Abia, Ebonyi'),
  disco('phed', 'Port Harcourt Electricity', 'Rivers, Bayelsa, Cross River, Akwa Ibom'),
  disco('bedc', 'Benin Electricity', 'Edo, Delta, Ondo, Ekiti'),
  disco('kedco', 'Kano Electricity', 'Kano, Katsina, Jigawa'),
  disco('kaedco', 'Kaduna Electric', 'Kaduna, Kebbi, Sokoto, Zamfara'),
  disco('jed', 'Jos Electricity', 'Plateau, Bauchi, Benue, Gombe'),
  disco('yedc', 'Yola Electricity', 'Adamawa, Borno, Taraba, Yobe'),
];

/** Pay television. */
export const televisions: Readonly<Record<string, string>> = {
  dstv: 'DStv',
  gotv: 'GOtv',
  startimes: 'StarTimes',
};

/** The least and the most for one electricity payment. */
export const electricityLeast = naira(500);
export const electricityMost = naira(500_000);

/** A distribution company by its id. */
export const findDisco = (id: string): Disco | undefined => discos.find((each) => each.id === id);

/** What one biller sells, cheapest first. */
export const plansOf = (biller: string): BillPlan[] =>
  billPlans.filter((plan) => plan.biller === biller).sort((a, b) => Number(a.price - b.price));

/** A biller's plan by its id or by its name as people say it: `1gb weekly`, `compact`. A size alone is the one that lasts longest. */
export function findPlan(biller: string, said: string): BillPlan | undefined {
  const wanted = said.toLowerCase().replace(/\s+/g, ' ').trim();
  const all = plansOf(biller);
  const named = all.find((plan) => plan.id === wanted || plan.name.toLowerCase() === wanted);
  if (named) return named;
  return /^\d+(?:\.\d+)?[gm]b$/.test(wanted)
    ? all
        .filter((plan) => plan.name.toLowerCase().startsWith(`${wanted} `))
        .sort((a, b) => b.days - a.days)[0]
    : undefined;
}
