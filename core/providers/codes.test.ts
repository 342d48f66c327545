import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { productionEnv } from '../sandbox/testing.ts';
import { openCodes } from './codes.ts';

const env = productionEnv;
const never = (): never => {
  throw new Error('played');
};

test('the environment says what carries SMS and mail', async () => {
  const config = readConfig({
    ...env,
    SMTP_URL: 'smtps://karo:secret@mail.example:465',
    MAIL_FROM: 'Karo <codes@karo.example>',
    AFRICASTALKING_USERNAME: 'karo',
    AFRICASTALKING_API_KEY: 'atsk_test',
    AFRICASTALKING_SENDER: 'KARO',
  });
  expect(config.smtp).toEqual({
    url: 'smtps://karo:secret@mail.example:465',
    from: 'Karo <codes@karo.example>',
  });
  expect(config.africasTalking).toEqual({ username: 'karo', apiKey: 'atsk_test', sender: 'KARO' });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const SMSMessageData = { Recipients: [{ statusCode: 101, number: '+2348030000001', status: 'Success' }] };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ SMSMessageData }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { username: 'karo', apiKey: 'atsk_test', url };
  await openCodes({ sandbox: false, africasTalking: account, smtp: undefined }, never).sms(
    '+2348030000001',
    'x',
  );
  expect(asked).toEqual(['/version1/messaging']);
  await new Promise((done) => server.close(done));
});

test('what it does not name refuses plainly, and nothing is played outside the sandbox', async () => {
  const codes = openCodes(readConfig(env), never);
  await expect(codes.sms('+2348030000001', 'x')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(codes.mail('ada@example.com', 'x', 'x')).rejects.toMatchObject({ code: 'unavailable' });
});

test('half of what a service takes is refused, by name', () => {
  const read = (more: Record<string, string>) => () => readConfig({ ...env, ...more });
  expect(read({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
  expect(read({ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' })).toThrow('SMTP_URL');
  expect(read({ AFRICASTALKING_USERNAME: 'karo' })).toThrow('AFRICASTALKING_API_KEY');
  expect(read({ AFRICASTALKING_API_KEY: 'atsk_test' })).toThrow('AFRICASTALKING_USERNAME');
});
