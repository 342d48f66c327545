import type { Answer } from '@karo/core/contract';
import { kobo, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  askBack,
  enquireFromOutside,
  factsOf,
  keepCredit,
  listRecalls,
  payIn,
  quoteRecall,
  sayRecall,
  sendBack,
} from '@karo/core/products/inward';
import { transact } from '@karo/db/client';
import { readAmount } from '../amounts.ts';
import type { Handlers } from '../call.ts';

type RecallView = Answer<'GET /api/recalls'>[number];
type Standing = Answer<'POST /api/pay-in/recall'>['status'];

export const inward = {
  'GET /api/recalls': async ({ bank, customer, language }) => {
    const open = await listRecalls(bank.db, customer.id, bank.clock.now());
    return open.map((each) => {
      const { from, bank: there, reference } = factsOf(each.credit);
      return {
        reference,
        from,
        bank: there,
        amount: toNaira(kobo(each.credit.amount)),
        reason: each.recall.reason as RecallView['reason'],
        message: sayRecall(each, phrasesIn(language)),
        answerBy: each.recall.answerBy.toISOString(),
      };
    });
  },

  'POST /api/recalls/{reference}': async ({ bank, customer, params, body, language }) => {
    const wanted = { customerId: customer.id, reference: params.reference };
    if (body.answer === 'give_back') {
      const { quote, message } = await quoteRecall(bank, wanted);
      return { quoteId: quote.id, message };
    }
    const kept = await transact(bank.db, (trx) => keepCredit(trx, bank, wanted));
    return { quoteId: null, message: phrasesIn(language).inward.recallDeclined(factsOf(kept)) };
  },

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

  'POST /api/pay-in/recall': async ({ bank, body }) => {
    const { code, status } = await askBack(bank, body.sessionId, body.reason);
    return { code, status: (status as Standing | undefined) ?? null };
  },

  'POST /api/pay-in/reversal': async ({ bank, body }) => sendBack(bank, body.sessionId),
} satisfies Partial<Handlers>;
