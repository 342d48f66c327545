import { shell } from './en/shell.ts';
import type { Translation } from './words.ts';

export const words: Translation = { shell };
