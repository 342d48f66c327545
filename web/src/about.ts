import type { Answer } from '@karo/core/contract';
import { useRead } from './api.ts';
import { nairaText } from './ui/Naira.tsx';

export type About = Answer<'GET /api/about'>;

/** What this bank is: a sandbox or real, its licence and its WhatsApp number; undefined until that is known, and then nothing is claimed. */
export const useAbout = (): About | undefined => useRead('GET /api/about', {}).data;

/** The most that moves in the first day of an account, a phone or a PIN, as it is said; a dash until that is known. */
export const useNewIdentityCap = (): string => nairaText(useAbout()?.newIdentityCap);
