export {
  closeCase,
  getCase,
  listCases,
  noteCase,
  type SuspicionCase,
  takeCase,
  type WholeCase,
} from './cases.ts';
export { largeMovementsCsv } from './large.ts';
export { reportFile } from './report.ts';
export { watchMovements } from './watching.ts';
