import { existsSync, readFileSync } from 'node:fs';
import { replay } from './whatsapp/replay.ts';

/**
 * `npm run replay -- FILE.jsonl [--url URL]`: signs the webhooks and Flow requests of a file with the bank's own secrets and posts them, in order, to a bank that runs; exit 1
 * where an answer is not the one that the file expects.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const { env, argv } = process;
const [file] = argv.slice(2).filter((word) => !word.startsWith('--'));
const at = argv.indexOf('--url');
const url = (at > 0 ? argv[at + 1] : undefined) ?? env.PUBLIC_URL ?? `http://localhost:${env.PORT || 3000}`;
if (!file || !existsSync(file)) {
  console.error('Usage: npm run replay -- FILE.jsonl [--url http://localhost:3000]');
  process.exit(1);
}
const results = await replay(readFileSync(file, 'utf8'), {
  url: url.replace(/\/$/, ''),
  secret: (env.WHATSAPP_APP_SECRET ?? '').split(',')[0] ?? '',
  flowKey: env.WHATSAPP_FLOW_KEY,
  verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
  phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
});
for (const { line, about, status, ok, answer } of results)
  console.log(`${ok ? 'ok  ' : 'FAIL'} line ${line} ${status} ${about}${answer ? ` ${answer}` : ''}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
