import { faults } from './en/faults.ts';

export const en = { faults };
