import { type Kobo, naira } from '../kernel/index.ts';

export type ProductId = 'quick' | 'salary' | 'personal' | 'business' | 'asset' | 'home';

/** One kind of loan. Its words are in the phrases. */
export type Product = {
  id: ProductId;
  least: Kobo;
  most: Kobo;
  /** Hundredths of a percent a year. */
  rateBp: number;
  months: readonly number[];
  /** Below this score it is not given. */
  scoreLeast: number;
  /** How easily it is had by somebody of whom nothing is known. */
  eligibility: Eligibility;
};

export type Eligibility = 'high' | 'medium' | 'low';

/** The six loans, the smallest first. */
export const products: readonly Product[] = [
  {
    id: 'quick',
    least: naira(5_000),
    most: naira(200_000),
    rateBp: 3_000,
    months: [6, 12],
    scoreLeast: 400,
    eligibility: 'high',
  },
  {
    id: 'salary',
    least: naira(20_000),
    most: naira(1_000_000),
    rateBp: 2_400,
    months: [6, 12],
    scoreLeast: 480,
    eligibility: 'high',
  },
  {
    id: 'personal',
    least: naira(50_000),
    most: naira(5_000_000),
    rateBp: 2_600,
    months: [6, 12, 18, 24],
    scoreLeast: 520,
    eligibility: 'medium',
  },
  {
    id: 'business',
    least: naira(100_000),
    most: naira(10_000_000),
    rateBp: 2_200,
    months: [6, 12, 18, 24, 36],
    scoreLeast: 540,
    eligibility: 'medium',
  },
  {
    id: 'asset',
    least: naira(500_000),
    most: naira(20_000_000),
    rateBp: 2_000,
    months: [12, 18, 24, 36],
    scoreLeast: 600,
    eligibility: 'low',
  },
  {
    id: 'home',
    least: naira(1_000_000),
    most: naira(50_000_000),
    rateBp: 1_800,
    months: [12, 18, 24, 36],
    scoreLeast: 650,
    eligibility: 'low',
  },
];

/** The loan with this id. */
export const findProduct = (id: string): Product | undefined => products.find((each) => each.id === id);

/** From so far above what it asks a loan is had easily. */
const EASY = 80;

/** How easily somebody with this score has it. */
export function eligibilityOf(product: Product, score: number | undefined): Eligibility {
  if (score === undefined) return product.eligibility;
  if (score < product.scoreLeast) return 'low';
  return score < product.scoreLeast + EASY ? 'medium' : 'high';
}
