import { openProviderServer, type ProviderServer } from './server.ts';

export type AfricasTalkingServer = ProviderServer & {
  account: { username: string; apiKey: string };
  /** Every SMS that was taken, oldest first. */
  sent: { to: string; text: string; id: string }[];
};

/** Africa's Talking as its documents describe it: an SMS is answered 201 with what became of each number; the balance is a text with its currency. */
export async function openAfricasTalkingServer(): Promise<AfricasTalkingServer> {
  const account = { username: 'karo', apiKey: 'atsk_karo' };
  const sent: AfricasTalkingServer['sent'] = [];
  const server = await openProviderServer(({ method, path, headers, text }) => {
    if (headers.apikey !== account.apiKey)
      return { status: 401, body: 'The supplied authentication is invalid' };
    if (`${method} ${path}` === 'GET /version1/user')
      return { body: { UserData: { balance: 'NGN 1785.5000' } } };
    if (`${method} ${path}` !== 'POST /version1/messaging') return undefined;
    const form = new URLSearchParams(text);
    const number = form.get('to') ?? '';
    const messageId = `ATXid_${sent.length + 1}`;
    sent.push({ to: number, text: form.get('message') ?? '', id: messageId });
    const taken = { statusCode: 101, number, status: 'Success', cost: 'NGN 2.2000', messageId };
    return {
      status: 201,
      body: { SMSMessageData: { Message: 'Sent to 1/1 Total Cost: NGN 2.2000', Recipients: [taken] } },
    };
  });
  return { ...server, account, sent };
}
