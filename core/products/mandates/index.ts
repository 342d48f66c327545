export { quoteMandate } from './quoting.ts';
export { runMandates } from './runs.ts';
