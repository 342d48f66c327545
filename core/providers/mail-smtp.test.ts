import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpMail } from './mail-smtp.ts';

type Mail = { from: string; to: string[]; text: string; user?: string };
type Options = ConstructorParameters<typeof SMTPServer>[0];

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** A real SMTP server that keeps what it was given. */
async function serve(options: Options = {}): Promise<{ port: number; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          text,
          ...(typeof session.user === 'string' && { user: session.user }),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', () => done()));
  close = () => new Promise((done) => server.close(() => done()));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails };
}

const from = 'Karo <codes@karo.example>';

describe('mail over SMTP', () => {
  test('arrives, from whom and to whom it says, in UTF-8', async () => {
    const { port, mails } = await serve();
    const { mail } = smtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    await mail('ada@example.com', 'Your Karo code', 'Karo: 482113. ₦60,000 to Ọlá.\n');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'codes@karo.example', to: ['ada@example.com'] });
    expect(mails[0]?.text).toContain('Subject: Your Karo code');
    expect(mails[0]?.text).toContain('Auto-Submitted: auto-generated');
    const encoded = mails[0]?.text.split('\r\n\r\n')[1] ?? '';
    const decoded = mails[0]?.text.includes('base64')
      ? Buffer.from(encoded, 'base64').toString()
      : encoded
          .replace(/=\r\n/g, '')
          .replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
    expect(decoded).toContain('₦60,000 to Ọlá');
  });

  test('takes a file with it', async () => {
    const { port, mails } = await serve();
    const bytes = Buffer.from('%PDF-1.7 figures');
    const enclosed = { name: 'karo-2026-11.pdf', mime: 'application/pdf', bytes };
    await smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).mail('ada@example.com', 'x', 'x', enclosed);
    expect(mails[0]?.text).toContain('filename=karo-2026-11.pdf');
    expect(mails[0]?.text).toContain('Content-Type: application/pdf');
    expect(mails[0]?.text).toContain(bytes.toString('base64'));
  });

  test('signs in where the address says how', async () => {
    const { port, mails } = await serve({ authOptional: false, allowInsecureAuth: true });
    const user = encodeURIComponent('karo@example.com');
    await smtpMail({ url: `smtp://${user}:p%40ss%2Fword@127.0.0.1:${port}`, from }).mail(
      'ada@example.com',
      'x',
      'x',
    );
    expect(mails[0]?.user).toBe('karo@example.com');
    const right = smtpMail({ url: `smtp://${user}:p%40ss%2Fword@127.0.0.1:${port}`, from });
    expect(await right.mailHealth?.()).toEqual({ works: true });
    expect(mails).toHaveLength(1);
    const wrong = smtpMail({ url: `smtp://${user}:wrong@127.0.0.1:${port}`, from });
    await expect(wrong.mail('ada@example.com', 'x', 'x')).rejects.toThrow();
    expect(await wrong.mailHealth?.()).toMatchObject({
      works: false,
      problem: expect.stringMatching(/^\w+$/),
    });
  });

  test('an address with a comma is not two, and a header cannot be put in', async () => {
    const { port, mails } = await serve();
    const { mail } = smtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    await mail('ada@example.com,eve@example.com', 'x', 'x').catch(() => {});
    await mail('ada@example.com', 'x\r\nBcc: eve@example.com', 'x');
    expect(mails.flatMap((one) => one.to)).not.toContain('eve@example.com');
    expect(mails.at(-1)?.text).not.toMatch(/^Bcc:/im);
  });

  test('without TLS nothing is sent to another machine', async () => {
    const { port, mails } = await serve();
    const { mail } = smtpMail({ url: `smtp://127.0.0.2:${port}`, from });
    await expect(mail('ada@example.com', 'x', 'x')).rejects.toThrow();
    expect(mails).toEqual([]);
  });

  test('a server that refuses the address is a failure', async () => {
    const { port } = await serve({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    });
    const { mail } = smtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    await expect(mail('nobody@example.com', 'x', 'x')).rejects.toThrow('no such mailbox');
  });

  test('a server that says nothing is a failure after a while', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    close = () => new Promise((done) => silent.close(() => done()));
    const { port } = silent.address() as AddressInfo;
    const { mail } = smtpMail({ url: `smtp://127.0.0.1:${port}`, from }, 150);
    await expect(mail('ada@example.com', 'x', 'x')).rejects.toThrow();
  });

  test('nobody at the address is a failure', async () => {
    const { mail } = smtpMail({ url: 'smtp://127.0.0.1:1', from });
    await expect(mail('ada@example.com', 'x', 'x')).rejects.toThrow();
  });
});
