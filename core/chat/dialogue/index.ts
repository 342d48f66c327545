export { type Conversation, converse, type Outcome, type Turn } from './converse.ts';
export { GO_ON } from './queue.ts';
export type { Heard } from './said-types.ts';
export type { State } from './state.ts';
