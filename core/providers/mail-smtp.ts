import { createTransport } from 'nodemailer';
import type { Codes, Smtp } from '../kernel/index.ts';

const TIMEOUT_MS = 10_000;

const isHere = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Mail over SMTP. A code never crosses the network in the clear: without TLS it is sent to this machine only. Throws where the server does not take
 * the message in time.
 */
export function smtpMail({ url, from }: Smtp, timeoutMs = TIMEOUT_MS): Pick<Codes, 'mail' | 'mailHealth'> {
  const server = new URL(url);
  const secure = server.protocol === 'smtps:';
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere(server.hostname),
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    mailHealth: () =>
      transport.verify().then(
        () => ({ works: true }),
        (error: Error & { code?: string }) => ({
          works: false,
          problem: error.code ?? 'it does not let us in',
        }),
      ),
    mail: async (to, subject, text, enclosed) => {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever commas it has.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(enclosed && {
          attachments: [{ filename: enclosed.name, contentType: enclosed.mime, content: enclosed.bytes }],
        }),
      });
    },
  };
}
