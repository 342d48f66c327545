import type { Answer } from '@karo/core/contract';
import { directory } from '../../words/en/directory.ts';

export type Category = Answer<'GET /api/directory'>[number]['category'];

/** The kinds of business, in the order in which they are offered. */
export const categories = Object.keys(directory.categories) as Category[];
