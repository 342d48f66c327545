import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { africasTalking } from './sms-africastalking.ts';

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; form: URLSearchParams };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that speaks Africa's Talking's protocol, and writes down what it was asked. */
async function serve(answer: (seen: Seen, response: ServerResponse) => void) {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      const one = { method, url, headers, form: new URLSearchParams(body) };
      seen.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}` };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const taken = (number: string, statusCode: number, status: string) => ({
  SMSMessageData: {
    Message: 'Sent to 1/1 Total Cost: NGN 2.2000',
    Recipients: [{ statusCode, number, status, cost: 'NGN 2.2000', messageId: 'ATXid_1' }],
  },
});

const account = { username: 'karo', apiKey: 'atsk_test', sender: 'KARO' };
const [phone, text] = ['+2348030000001', 'Karo: 482113 is your code & nobody else’s.'];

describe("Africa's Talking", () => {
  test('gets a form with the key in a header', async () => {
    const { seen, url } = await serve((_, response) => json(response, 201, taken(phone, 101, 'Success')));
    await africasTalking({ ...account, url }).sms(phone, text);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/version1/messaging' });
    expect(seen[0]?.headers).toMatchObject({
      apikey: 'atsk_test',
      accept: 'application/json',
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    });
    expect(Object.fromEntries(seen[0]?.form ?? [])).toEqual({
      username: 'karo',
      to: phone,
      message: text,
      bulkSMSMode: '1',
      from: 'KARO',
    });
  });

  test.each([100, 102])(
    'takes %d for sent, and sends without a name of its own where it has none',
    async (code) => {
      const { seen, url } = await serve((_, response) => json(response, 201, taken(phone, code, 'Queued')));
      await africasTalking({ username: 'karo', apiKey: 'k', url }).sms(phone, text);
      expect(seen[0]?.form.has('from')).toBe(false);
    },
  );

  test.each([
    [403, 'InvalidPhoneNumber'],
    [405, 'InsufficientBalance'],
    [406, 'UserInBlacklist'],
    [500, 'InternalServerError'],
  ])('%d %s is a failure though HTTP says 201', async (code, status) => {
    const { url } = await serve((_, response) => json(response, 201, taken(phone, code, status)));
    const sent = africasTalking({ ...account, url }).sms(phone, text);
    await expect(sent).rejects.toThrow(`${code} ${status}`);
    await expect(sent).rejects.not.toThrow(phone);
  });

  test.each([
    [405, 'InsufficientBalance', 1],
    [402, 'InvalidSenderId', 1],
    [406, 'UserInBlacklist', 0],
    [101, 'Success', 0],
  ])('%d %s tells a person %d times', async (code, status, times) => {
    const { url } = await serve((_, response) => json(response, 201, taken(phone, code, status)));
    const alarms: string[] = [];
    const alarm = (why: string) => void alarms.push(why);
    await africasTalking({ ...account, url }, { alarm })
      .sms(phone, text)
      .catch(() => {});
    expect(alarms).toHaveLength(times);
    expect(alarms.join()).not.toContain(phone);
  });

  test.each([
    [{ UserData: { balance: 'NGN 1785.5049' } }, 200, { works: true, balance: 178_550n }],
    [{ UserData: { balance: 'KES 1785.50' } }, 200, { works: true }],
    [{ message: 'bad key' }, 401, { works: false, problem: 'the key was not taken' }],
    ['<html>', 200, { works: false, problem: 'HTTP 200, no JSON' }],
  ])('its balance: %j', async (body, status, said) => {
    const { url, seen } = await serve((_, response) => json(response, status, body));
    expect(await africasTalking({ ...account, url }).health?.()).toEqual(said);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/version1/user?username=karo' });
  });

  test('a refusal of the whole order says why', async () => {
    const { url } = await serve((_, response) =>
      json(response, 201, { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } }),
    );
    await expect(africasTalking({ ...account, url }).sms(phone, text)).rejects.toThrow('InvalidSenderId');
  });

  test.each([401, 400, 503])('HTTP %d is a failure', async (status) => {
    const { url } = await serve((_, response) =>
      response.writeHead(status).end('The supplied authentication is invalid'),
    );
    await expect(africasTalking({ ...account, url }).sms(phone, text)).rejects.toThrow(String(status));
  });

  test('what is not JSON is a failure', async () => {
    const { url } = await serve((_, response) => response.writeHead(200).end('<html>'));
    await expect(africasTalking({ ...account, url }).sms(phone, text)).rejects.toThrow();
  });

  test('the key does not follow to another host', async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    );
    await expect(africasTalking({ ...account, url }).sms(phone, text)).rejects.toThrow();
  });

  test('silence is a failure after a while', async () => {
    const { url, seen } = await serve(() => {});
    await expect(africasTalking({ ...account, url }, { timeoutMs: 100 }).sms(phone, text)).rejects.toThrow(
      /timeout|aborted/i,
    );
    expect(seen).toHaveLength(1);
  });

  test('nobody at the address is a failure', async () => {
    await expect(
      africasTalking({ ...account, url: 'http://127.0.0.1:1' }).sms(phone, text),
    ).rejects.toThrow();
  });
});
