export { quoteMandate, quoteRaise } from './quoting.ts';
export { runMandates } from './runs.ts';
