import { type AfricasTalking, type Codes, type Health, parseNaira } from '../kernel/index.ts';
import { connect, type Trouble, textAt } from './http.ts';

type Recipient = { statusCode?: number; number?: string; status?: string };
type Answer = { SMSMessageData?: { Message?: string; Recipients?: Recipient[] } };

const TIMEOUT_MS = 10_000;
/** Processed, sent, queued. Every other code says that the message will not be delivered. */
const ACCEPTED = new Set([100, 101, 102]);
/** What only a person can mend: a held account, a sender's name that is not taken, an empty balance. */
const ours: Readonly<Record<number, string>> = {
  401: 'holds our messages as a risk',
  402: 'does not take our sender name',
  405: 'has no balance left for us: no SMS goes out',
};

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

/** How long a call may take, whom a person's work is told, and where what went wrong is written down. */
type Telling = { timeoutMs?: number; alarm?(why: string): void; trouble?: Trouble };

/** Whether the key is taken, and the balance, which it writes as `NGN 1785.50`. */
async function health(account: AfricasTalking, timeoutMs: number, trouble: Trouble): Promise<Health> {
  const headers = { apikey: account.apiKey };
  const ask = connect({ name: 'africastalking', url: hostOf(account), headers, timeoutMs, trouble });
  const heard = await ask({ path: '/version1/user', query: { username: account.username } });
  if (heard.silent) return { works: false, problem: heard.why };
  const [, text = ''] = /^NGN (\d+(?:\.\d+)?)$/.exec(textAt(heard.body, 'UserData', 'balance') ?? '') ?? [];
  // Its fractions of a kobo are nobody's money.
  const balance = parseNaira(text.replace(/(\.\d\d)\d+$/, '$1'));
  if (heard.status >= 300) return { works: false, problem: 'the key was not taken' };
  return { works: true, ...(balance !== undefined && { balance }) };
}

/**
 * SMS by Africa's Talking (`POST /version1/messaging`). HTTP says only that the request was read: whether the number was taken stands beside it in
 * the answer. Throws an Error without the number or the text where it was not, or where nothing was answered in time.
 */
export function africasTalking(
  account: AfricasTalking,
  { timeoutMs = TIMEOUT_MS, alarm = () => {}, trouble = () => {} }: Telling = {},
): Pick<Codes, 'sms' | 'health'> {
  return {
    health: () => health(account, timeoutMs, trouble),
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
      const mend = ours[recipient.statusCode ?? 0];
      if (mend) alarm(mend);
      if (!ACCEPTED.has(recipient.statusCode ?? 0))
        throw new Error(`Africa's Talking refused: ${recipient.statusCode} ${recipient.status}`);
    },
  };
}
