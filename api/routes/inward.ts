import { toNaira } from '@karo/core/kernel';
import { enquireFromOutside, payIn, sendBack } from '@karo/core/products/inward';
import { readAmount } from '../amounts.ts';
import type { Handlers } from '../call.ts';

export const inward = {
  'POST /api/pay-in/enquiry': async ({ bank, body }) => {
    const { code, name = null } = await enquireFromOutside(bank, body.accountNumber);
    return { code, name };
  },

  'POST /api/pay-in/credit': async ({ bank, body }) => {
    const { accountNumber: account, bank: from, senderName, narration, sessionId } = body;
    const amount = readAmount(body.amount);
    const answer = await payIn(bank, { bank: from, senderName, account, amount, narration, sessionId });
    const { code, status, reference = null } = answer;
    return { code, status, reference, sessionId: answer.sessionId, amount: toNaira(amount) };
  },

  'POST /api/pay-in/reversal': async ({ bank, body }) => sendBack(bank, body.sessionId),
} satisfies Partial<Handlers>;
