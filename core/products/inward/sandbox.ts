import type { RecallReason } from '../../catalogue/index.ts';
import { type Bank, bankByCode, Fault, findBank, type Kobo, kobo, nipSessionId } from '../../kernel/index.ts';
import { rememberInward } from '../../providers/index.ts';
import { answerEnquiry, receiveCredit } from './credits.ts';
import { receiveRecall } from './recalls.ts';
import type { InwardAnswer } from './records.ts';
import { receiveReversal } from './reversals.ts';

/** What somebody orders at another bank of the sandbox. */
export type PayIn = {
  /** The bank by its code, name or nickname. */
  bank: string;
  senderName: string;
  senderAccount?: string;
  account: string;
  amount: Kobo;
  narration?: string;
  /** The session id of an order that was sent before, to deliver it once more. */
  sessionId?: string;
};

const SENDER = '0123456789';

function checkSandbox(bank: Bank): void {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
}

/** Another bank of the sandbox asks whose account it is. Throws Fault `sandbox_only`. */
export function enquireFromOutside(bank: Bank, account: string): Promise<{ code: string; name?: string }> {
  checkSandbox(bank);
  return answerEnquiry(bank, account);
}

/** Another bank of the sandbox pays one of our accounts, or delivers the same order again. Throws Fault `sandbox_only`, `bank_unknown`. */
export async function payIn(bank: Bank, order: PayIn): Promise<InwardAnswer & { sessionId: string }> {
  checkSandbox(bank);
  const sender = findBank(order.bank);
  if (!sender) throw new Fault('bank_unknown', { bank: order.bank });
  const at = bank.clock.now();
  const sessionId = order.sessionId ?? nipSessionId(at, sender.code);
  const { senderName, account, amount, senderAccount = SENDER, narration = '' } = order;
  const credit = { sessionId, bankCode: sender.code, senderName, senderAccount, account, amount, narration };
  const answer = await receiveCredit(bank, credit);
  if (answer.code === '00')
    await rememberInward(bank.db, {
      sessionId,
      kind: 'credit',
      bankCode: sender.code,
      amount,
      code: answer.code,
      at,
    });
  return { ...answer, sessionId };
}

/** Another bank of the sandbox sends a transfer of ours back after it had arrived. Throws Fault `sandbox_only`. */
export async function sendBack(bank: Bank, transferSessionId: string): Promise<{ code: string }> {
  checkSandbox(bank);
  const sent = await bank.db
    .selectFrom('sandboxNipCredit')
    .select(['amount', 'bankCode'])
    .where('sessionId', '=', transferSessionId)
    .executeTakeFirst();
  if (!sent) return { code: '25' };
  const there = bankByCode(sent.bankCode)?.short ?? sent.bankCode;
  const amount = kobo(sent.amount);
  const answer = await receiveReversal(bank, {
    transferSessionId,
    amount,
    reason: `${there} could not apply it`,
  });
  if (answer.code === '00')
    await rememberInward(bank.db, {
      sessionId: `R${transferSessionId}`,
      kind: 'reversal',
      originalSessionId: transferSessionId,
      bankCode: sent.bankCode,
      amount,
      code: '00',
      at: bank.clock.now(),
    });
  return answer;
}

/** Another bank of the sandbox asks for a credit back, or asks again how its request stands. Throws Fault `sandbox_only`. */
export async function askBack(
  bank: Bank,
  sessionId: string,
  reason: RecallReason,
): Promise<{ code: string; status?: string }> {
  checkSandbox(bank);
  return receiveRecall(bank, { sessionId, reason });
}
