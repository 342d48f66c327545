import type { SpendingCategory } from '@karo/core/contract';
import { analytics } from '../../words/en/analytics.ts';

/** What spending and income are sorted into. */
export const categories = Object.keys(analytics.categories) as SpendingCategory[];
