/** Money from other banks: what the rest of the bank may use of it. */

export type { InwardFacts } from '../../catalogue/inward.ts';
export { balanceCeilings } from './ceilings.ts';
export { answerEnquiry, receiveCredit } from './credits.ts';
export { listUnsettledInward, settleInward } from './holds.ts';
export type { InwardAnswer, InwardOrder, InwardStatus } from './records.ts';
export { findCredit } from './records.ts';
export { receiveReversal } from './reversals.ts';
export { enquireFromOutside, type PayIn, payIn, sendBack } from './sandbox.ts';
