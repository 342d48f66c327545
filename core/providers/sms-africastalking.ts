import type { AfricasTalking, Codes } from '../kernel/index.ts';

type Recipient = { statusCode?: number; number?: string; status?: string };
type Answer = { SMSMessageData?: { Message?: string; Recipients?: Recipient[] } };

const TIMEOUT_MS = 10_000;
/** Processed, sent, queued. Every other code says that the message will not be delivered. */
const ACCEPTED = new Set([100, 101, 102]);

const hostOf = ({ url, username }: AfricasTalking): string =>
  url ??
  (username === 'sandbox' ? 'https://api.sandbox.africastalking.com' : 'https://api.africastalking.com');

async function ask(account: AfricasTalking, form: URLSearchParams, timeoutMs: number): Promise<Answer> {
  const response = await fetch(new URL('/version1/messaging', hostOf(account)), {
    method: 'POST',
    headers: {
      apiKey: account.apiKey,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Africa's Talking answered ${response.status}`);
  }
  return (await response.json()) as Answer;
}

/**
 * SMS by Africa's Talking (`POST /version1/messaging`). HTTP says only that the request was read: whether the number was taken stands beside it in
 * the answer. Throws an Error without the number or the text where it was not, or where nothing was answered in time.
 */
export function africasTalking(account: AfricasTalking, timeoutMs = TIMEOUT_MS): Pick<Codes, 'sms'> {
  return {
    sms: async (phone, text) => {
      const form = new URLSearchParams({
        username: account.username,
        to: phone,
        message: text,
        bulkSMSMode: '1',
        ...(account.sender && { from: account.sender }),
      });
      const { SMSMessageData: data } = await ask(account, form, timeoutMs);
      const [recipient] = data?.Recipients ?? [];
      if (!recipient) throw new Error(`Africa's Talking took no number: ${data?.Message ?? 'no reason'}`);
      if (!ACCEPTED.has(recipient.statusCode ?? 0))
        throw new Error(`Africa's Talking refused: ${recipient.statusCode} ${recipient.status}`);
    },
  };
}
