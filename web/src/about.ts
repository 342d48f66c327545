import type { Answer } from '@karo/core/contract';
import { useRead } from './api.ts';

export type About = Answer<'GET /api/about'>;

/** What this bank is: a sandbox or real, its licence and its WhatsApp number; undefined until that is known, and then nothing is claimed. */
export const useAbout = (): About | undefined => useRead('GET /api/about', {}).data;
